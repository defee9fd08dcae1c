"""Measure pipelines beside their peers and print the tables; `make bench` runs this too.

python -m bench.pipelines                        all tables
python -m bench.pipelines --table long           one of them
python -m bench.pipelines --only softmax --rounds 31
python -m bench.pipelines --json out.json        the numbers behind the tables
python -m bench.pipelines --readme               the tables into bench/README.md as well
"""

from __future__ import annotations

import json
import os
import tempfile
from pathlib import Path

import click
from bench.cpu.__main__ import README, machine
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

START, END = "<!-- tables of python -m bench.pipelines -->", "<!-- end of tables of pipelines -->"
TABLES = ("pipelines", "long")
FLAGS = ("-fno-math-errno", "-fno-trapping-math")  # or gcc does not take square roots and choices by vectors
STEPS = 2 * 6 + 2 * 3  # of the progress bar: pipelines by threads, lengths by ways to fuse


@click.command()
@click.option(
    "--table", "chosen", multiple=True, type=click.Choice(TABLES), help="One table; may be repeated."
)
@click.option("--only", default="", help="Only pipelines whose title contains this.")
@click.option("--rounds", default=15, type=click.IntRange(2), help="How often contenders take turns.")
@click.option("--seed", default=None, type=int, help="Of the data; another one each time unless given.")
@click.option("--json", "json_path", type=click.Path(dir_okay=False), help="Write the numbers here.")
@click.option("--readme", is_flag=True, help="Write the tables into bench/README.md.")
def main(
    chosen: tuple[str, ...], only: str, rounds: int, seed: int | None, json_path: str | None, readme: bool
) -> None:
    """Measure pipelines, fused and one by one, beside their peers."""
    console = Console()
    data = seed if seed is not None else os.getpid()
    with tempfile.TemporaryDirectory() as folder:
        os.environ["VYRE_CACHE_DIR"] = str(Path(folder) / "cache")  # before vyre reads it
        from bench.cpu.code import C
        from bench.pipelines.contest import contest
        from bench.pipelines.long import long

        c = C(Path(folder), Path(__file__).with_name("peers.c"), FLAGS)
        about = machine(c.version)
        columns = (
            TextColumn("{task.description:50}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeElapsedColumn(),
        )
        with Progress(*columns, console=console, transient=True) as progress:
            bar = progress.add_task("", total=STEPS)

            def tick(text: str) -> None:
                progress.update(bar, description=text, advance=1)

            tables = []
            for key in chosen or TABLES:
                tables.append(
                    contest(c, rounds, only, data, tick) if key == "pipelines" else long(rounds, data, tick)
                )
                console.print(tables[-1].rich())
    console.print(about)
    if json_path is not None:
        records = {table.key: table.records for table in tables}
        Path(json_path).write_text(json.dumps({"machine": about, **records}, indent=1))
    if readme:
        before, _, rest = README.read_text().partition(START)
        text = "\n".join([START, "", f"{about}.", "", *(table.markdown() for table in tables), END])
        README.write_text(before + text + rest.partition(END)[2])


if __name__ == "__main__":
    main()
