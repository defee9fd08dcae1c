"""Measure Vyre on the CPU beside its peers and print the tables; `make bench` runs all of them.

python -m bench.cpu                          all tables
python -m bench.cpu --table calls            one of them
python -m bench.cpu --table large --only saxpy --rounds 31
python -m bench.cpu --json out.json          the numbers behind the tables
python -m bench.cpu --readme                 the tables into bench/README.md as well
"""

from __future__ import annotations

import datetime
import json
import os
import platform
import tempfile
from importlib import metadata
from pathlib import Path

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # read by OpenBLAS when NumPy loads it
os.environ.setdefault(
    "OMP_WAIT_POLICY", "passive"
)  # or the threads of libgomp and numba spin into others' time

import click
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

README = Path(__file__).parents[1] / "README.md"
START, END = "<!-- tables of python -m bench.cpu -->", "<!-- end of tables -->"
TABLES = ("start", "compile", "memory", "calls", "small", "large")


def machine(gcc: str) -> str:
    """The machine, the day and the versions that the figures belong to."""
    name = platform.processor() or platform.machine()
    lines = Path("/proc/cpuinfo").read_text().splitlines() if Path("/proc/cpuinfo").exists() else []
    name = next((line.split(":")[1].strip() for line in lines if line.startswith("model name")), name)
    versions = [
        f"{package} {metadata.version(package)}"
        for package in ("numpy", "llvmlite", "numba")
        if _has(package)
    ]
    from vyre.targets.cpu.machine import host

    return (
        f"{datetime.date.today().isoformat()}, {name} ({host().cpu}), {os.cpu_count()} processors, "
        f"load {os.getloadavg()[0]:.1f} at the start, {platform.system()} {platform.release()}, "
        f"Python {platform.python_version()}, {', '.join(versions)}, {gcc}"
    )


def _has(package: str) -> bool:
    try:
        metadata.version(package)
    except metadata.PackageNotFoundError:
        return False
    return True


@click.command()
@click.option(
    "--table", "chosen", multiple=True, type=click.Choice(TABLES), help="One table; may be repeated."
)
@click.option("--only", default="", help="Only kernels whose title contains this.")
@click.option("--rounds", default=21, type=click.IntRange(2), help="How often contenders take turns.")
@click.option(
    "--kernels", default=1000, type=click.IntRange(100), help="How many kernels the memory table compiles."
)
@click.option("--seed", default=None, type=int, help="Of the data; another one each time unless given.")
@click.option("--json", "json_path", type=click.Path(dir_okay=False), help="Write the numbers here.")
@click.option("--readme", is_flag=True, help="Write the tables into bench/README.md.")
def main(
    chosen: tuple[str, ...],
    only: str,
    rounds: int,
    kernels: int,
    seed: int | None,
    json_path: str | None,
    readme: bool,
) -> None:
    """Measure Vyre on the CPU beside its peers."""
    console = Console()
    with tempfile.TemporaryDirectory() as folder:
        os.environ["VYRE_CACHE_DIR"] = str(Path(folder) / "cache")  # before vyre reads it
        from bench.cpu import measure

        session = measure.Session(
            Path(folder), rounds, kernels, only, seed if seed is not None else os.getpid()
        )
        about = machine(session.c.version)
        columns = (TextColumn("{task.description:50}"), BarColumn(), TimeElapsedColumn())
        with Progress(*columns, console=console, transient=True) as progress:
            bar = progress.add_task("", total=None)
            tables = []
            for key in chosen or TABLES:
                progress.update(bar, description=key)
                tables.append(
                    session.table(
                        key, lambda text, key=key: progress.update(bar, description=f"{key}: {text}")
                    )
                )  # type: ignore[misc]
                console.print(tables[-1].rich())
    console.print(about)
    if json_path is not None:
        Path(json_path).write_text(
            json.dumps({"machine": about, **{table.key: table.records for table in tables}}, indent=1)
        )
    if readme:
        before, _, rest = README.read_text().partition(START)
        text = "\n".join([START, "", f"{about}.", "", *(table.markdown() for table in tables), END])
        README.write_text(before + text + rest.partition(END)[2])


if __name__ == "__main__":
    main()
