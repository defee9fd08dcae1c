"""Replay strategies on recorded tuning spaces and print the tables; needs a folder of recordings.

python -m bench.tuning FOLDER                        ours, the ablation, and Kernel Tuner's if it is installed
python -m bench.tuning FOLDER --only gemm --seeds 5  one space, quickly
python -m bench.tuning FOLDER --strategies "random"  only strategies whose name has this, or else that: a|b
python -m bench.tuning FOLDER --json runs.json.gz    keep every run, and go on from those that are kept there
python -m bench.tuning FOLDER --also other.json.gz   with runs of another day; --seeds 0 for these alone
python -m bench.tuning FOLDER --readme               the tables into bench/README.md as well

FOLDER may also be given by the environment variable VYRE_RECORDINGS. Recordings of one kernel on several
devices must lie in files named `kernel-device.json.gz`, or `kernel/device.json.gz`.
"""

from __future__ import annotations

import importlib.util
import os
import platform
import re
import time
from importlib import metadata
from pathlib import Path

os.environ.setdefault("OMP_NUM_THREADS", "1")  # matrices are small: threads only take turns
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import click
from bench.cpu.__main__ import README
from bench.tuning import contest, tables
from bench.tuning.contest import Run
from rich.console import Console
from rich.progress import Progress

START, END = "<!-- tables of python -m bench.tuning -->", "<!-- end of tables of tuning -->"


def about() -> str:
    """The day and the versions that the figures belong to."""
    known = [name for name in ("numpy", "kernel_tuner") if importlib.util.find_spec(name) is not None]
    versions = ", ".join(f"{name} {metadata.version(name)}" for name in known)
    return f"{time.strftime('%Y-%m-%d')}, Python {platform.python_version()}, {versions}."


def measured(
    work: list[contest.Task], jobs: int, console: Console, keep: Path | None, runs: list[Run]
) -> None:
    """Add the runs of all tasks to those that are there, and keep them in a file as they come."""
    with Progress(console=console, transient=True) as progress:
        bar, kept = progress.add_task("", total=len(work)), time.monotonic()
        for found in contest.contest(work, jobs):
            runs += found
            progress.update(bar, description=f"{found[0].strategy.strip('*')[:40]}", advance=1)
            if keep is not None and time.monotonic() - kept > 30:
                contest.save(keep, runs)
                kept = time.monotonic()
    if keep is not None:
        contest.save(keep, runs)


def report(runs: list[Run], folder_spaces: dict[str, Path], budget: int) -> list[str]:
    """The tables of some runs."""
    found = tables.grouped(runs)
    recordings = [contest.read(path) for path in folder_spaces.values()]
    budgets = [one for one in tables.BUDGETS if one <= budget]
    order = [title for title in contest.entrants() if title in found] or list(found)
    ordered = {title: found[title] for title in [*order, *(set(found) - set(order))]}
    moved = tables.transfer_table(found, recordings)
    return [
        about(),
        "",
        f"Optimum over best found after so many evaluations, the mean of {len(recordings)} spaces and "
        f"{min(len(one) for row in found.values() for one in row.values())} seeds or more, with its standard "
        "error:",
        "",
        *tables.contest_table(ordered, runs, recordings, budgets),
        *(
            ["", "The default, space by space:", "", *tables.spaces_table(found, recordings, budgets)]
            if contest.DEFAULT in found
            else []
        ),
        *(
            ["", "With the times of other devices for the same kernel, and without:", "", *moved]
            if moved
            else []
        ),
    ]


@click.command()
@click.argument(
    "folder", envvar="VYRE_RECORDINGS", type=click.Path(exists=True, file_okay=False, path_type=Path)
)
@click.option("--only", default="", help="Only spaces whose name contains this.")
@click.option("--strategies", default="", help="Only strategies whose name matches this expression.")
@click.option("--seeds", default=20, show_default=True, type=click.IntRange(0), help="Runs of each strategy.")
@click.option(
    "--budget", default=200, show_default=True, type=click.IntRange(10), help="Evaluations of a run."
)
@click.option("--jobs", default=contest.cores(), type=click.IntRange(1), help="Processes; as many as cores.")
@click.option(
    "--also", multiple=True, type=click.Path(exists=True, path_type=Path), help="Add the runs of a --json."
)
@click.option(
    "--json",
    "keep",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Keep runs here, and go on from them.",
)
@click.option("--readme", is_flag=True, help="Write the tables into bench/README.md.")
def main(
    folder: Path, only: str, strategies: str, seeds: int, budget: int, jobs: int, also: tuple[Path, ...],
    keep: Path | None, readme: bool,
) -> None:  # fmt: skip
    """Replay strategies on recorded spaces."""
    spaces, console = contest.recorded_in(folder, only), Console()
    kept = [path for path in (*also, keep) if path is not None and path.exists()]
    known = {run.key: run for path in kept for run in contest.load(path) if run.space in spaces}
    wanted = [title for title in contest.entrants() if re.search(strategies, title)]
    runs = list(known.values())
    measured(contest.tasks(wanted, spaces, seeds, budget, set(known)), jobs, console, keep, runs)
    lines = report(runs, spaces, budget)
    console.print("\n".join(lines), markup=False, highlight=False, soft_wrap=True)
    if readme:
        text = README.read_text(encoding="utf-8")
        head, _, rest = text.partition(START)
        _, _, tail = rest.partition(END)
        README.write_text("\n".join([f"{head}{START}", "", *lines, "", f"{END}{tail}"]), encoding="utf-8")


if __name__ == "__main__":
    main()
