"""Replay strategies on recorded tuning spaces and print the table; needs a folder of recordings.

python -m bench.tuning FOLDER                        ours, the ablation, and Kernel Tuner's if it is installed
python -m bench.tuning FOLDER --only gemm --seeds 5  one space, quickly
python -m bench.tuning FOLDER --ours                 without Kernel Tuner
python -m bench.tuning FOLDER --json out.json        the numbers behind the table
python -m bench.tuning FOLDER --readme               the tables into bench/README.md as well

FOLDER may also be given by the environment variable VYRE_RECORDINGS. Recordings of one kernel on several
devices must lie in files named `kernel-device.json.gz`, or `kernel/device.json.gz`.
"""

from __future__ import annotations

import importlib.util
import json
import os
import platform
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from importlib import metadata
from pathlib import Path

os.environ.setdefault("OMP_NUM_THREADS", "1")  # matrices are small: threads only take turns
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import click
import numpy as np
from bench.cpu.__main__ import README
from rich.console import Console
from rich.progress import Progress

from vyre.tuner import ascent, replay
from vyre.tuner.replay import Recording
from vyre.tuner.strategies.alone import alone
from vyre.tuner.strategies.enumerated import enumerated
from vyre.tuner.strategies.natural import natural
from vyre.tuner.strategies.random import random
from vyre.tuner.strategies.vanilla import RATE as VANILLA
from vyre.tuner.strategies.vanilla import vanilla

START, END = "<!-- tables of python -m bench.tuning -->", "<!-- end of tables of tuning -->"
BUDGETS = (10, 25, 50, 100, 200)
SCORED = 100  # evaluations that the field's score looks at, at most
AIMS = {25: 0.90, 50: 0.95, 100: 0.985}

Runner = Callable[[Recording, int], np.ndarray]  # a recording and a seed to times


@dataclass
class Row:
    """What a strategy got on each space: a run per seed, and the milliseconds that it thought per step."""

    title: str
    runs: dict[str, list[np.ndarray]] = field(default_factory=dict)
    times: list[float] = field(default_factory=list)


def in_floats(space, seed, *, prior=None):  # type: ignore[no-untyped-def]
    """The default with its policy in floats."""
    return natural(space, seed, prior=prior, policy=ascent.FloatPolicy(space))


def alone_plainly(space, seed, *, prior=None):  # type: ignore[no-untyped-def]
    """The policy without a surrogate, along the plain gradient."""
    return alone(space, seed, policy=ascent.FixedPolicy(space, natural=False, rate=VANILLA))


def ours(budget: int, *, is_alone: bool) -> dict[str, Runner]:
    """The default, alone or with what it would be without one of its parts."""
    strategies = {
        "**the default: surrogate, policy in 16.16, natural gradient**": natural,
        "the policy in floats": in_floats,
        "vanilla gradient": vanilla,
        "no policy: every score looked at": enumerated,
        "no surrogate: the policy alone": alone,
        "no surrogate, vanilla gradient": alone_plainly,
        "random search": random,
    }
    found: dict[str, Runner] = {
        title: lambda recording, seed, s=strategy: replay.run(s, recording, seed=seed, budget=budget)
        for title, strategy in strategies.items()
    }
    return dict(list(found.items())[:1]) if is_alone else found


def theirs(budget: int) -> dict[str, Runner]:
    """Kernel Tuner's strategies, where it is installed."""
    if importlib.util.find_spec("kernel_tuner") is None:
        return {}
    from bench.tuning.peers import STRATEGIES, Simulated

    known: dict[str, Simulated] = {}

    def runner(name: str) -> Runner:
        def run(recording: Recording, seed: int) -> np.ndarray:
            simulated = known.setdefault(recording.name, Simulated(recording))
            return simulated.run(name, seed, budget)

        return run

    return {f"Kernel Tuner: {title}": runner(name) for title, name in STRATEGIES.items()}


def about() -> str:
    """The day and the versions that the figures belong to."""
    known = [name for name in ("numpy", "kernel_tuner") if importlib.util.find_spec(name) is not None]
    versions = ", ".join(f"{name} {metadata.version(name)}" for name in known)
    return f"{time.strftime('%Y-%m-%d')}, Python {platform.python_version()}, {versions}."


def earlier(path: Path) -> list[Row]:
    """The rows that an earlier run wrote."""
    found = json.loads(path.read_text())
    return [
        Row(title, {name: [np.array(run, float) for run in runs] for name, runs in row.items()}, [np.nan])
        for title, row in found.items()
    ]


def measured(
    runners: dict[str, Runner], recordings: list[Recording], seeds: int, tick: Callable[[str], None]
) -> list[Row]:
    rows = []
    for title, run in runners.items():
        row = Row(title)
        for recording in recordings:
            tick(f"{title.strip('*')[:40]} on {recording.name}")
            began = time.process_time()
            row.runs[recording.name] = [run(recording, seed) for seed in range(seeds)]
            steps = sum(len(times) for times in row.runs[recording.name])
            row.times.append(1e3 * (time.process_time() - began) / steps)
        rows.append(row)
    return rows


def means(row: Row, recordings: list[Recording], budgets: Iterable[int]) -> np.ndarray:
    """Optimum over best found, the mean over seeds for each space (a row) and budget (a column)."""
    found = [replay.fractions(one, row.runs[one.name], list(budgets)).mean(axis=0) for one in recordings]
    return np.array(found)


def table(rows: list[Row], recordings: list[Recording], budgets: list[int]) -> list[str]:
    """The table of all strategies, the mean over the spaces."""
    lines = [
        f"| strategy | {' | '.join(str(budget) for budget in budgets)} | score | ms per step |",
        f"|---|{'---|' * (len(budgets) + 2)}",
    ]
    for row in rows:
        values = means(row, recordings, budgets).mean(axis=0)
        score = np.mean([replay.score(one, row.runs[one.name], SCORED) for one in recordings])
        lengths = {len(times) for runs in row.runs.values() for times in runs}
        ended = lengths.pop() if len(lengths) == 1 else max(budgets)  # by the budget of an earlier run
        cells = " | ".join(
            f"{value:.3f}" if budget <= ended else "" for value, budget in zip(values, budgets, strict=True)
        )
        took = "" if np.isnan(row.times).any() else f"{np.mean(row.times):.1f}"
        lines.append(f"| {row.title} | {cells} | {score:.2f} | {took} |")
    aims = " | ".join(f"{AIMS[budget]:.3f}" if budget in AIMS else "" for budget in budgets)
    return [*lines, f"| aim | {aims} | | < 50 |"]


def spaces_table(row: Row, recordings: list[Recording], budgets: list[int]) -> list[str]:
    """The default on each space."""
    lines = [
        f"| space | configurations | {' | '.join(str(budget) for budget in budgets)} |",
        f"|---|---|{'---|' * len(budgets)}",
    ]
    for recording, values in zip(recordings, means(row, recordings, budgets), strict=True):
        cells = " | ".join(f"{value:.3f}" for value in values)
        lines.append(f"| {recording.name} | {len(recording.space)} | {cells} |")
    return lines


def read_all(folder: Path, only: str) -> list[Recording]:
    """The recordings in a folder and those inside it, which name the kernel then; each space once."""
    found: dict[str, Recording] = {}
    for path in sorted(folder.rglob("*.json*")):
        one = replay.read(path)
        if path.parent != folder:
            one = replace(one, name=f"{path.parent.name}-{one.name}")
        if only in one.name:
            found.setdefault(one.name, one)
    return list(found.values())


def transferred(recordings: list[Recording], seeds: int, tick: Callable[[str], None]) -> list[str]:
    """The default with and without what other devices have for the same kernel."""
    budgets = [5, 10, 25, 50]
    lines = [
        f"| space | from | {' | '.join(str(budget) for budget in budgets)} | without |",
        f"|---|---|{'---|' * (len(budgets) + 1)}",
    ]
    for target in recordings:
        kernel = target.name.partition("-")[0]
        others = [one for one in recordings if one is not target and one.name.partition("-")[0] == kernel]
        if not others:
            continue
        tick(f"transfer to {target.name}")
        found = []
        for prior in (replay.surfaces(target, others), None):
            runs = [replay.run(natural, target, seed=seed, budget=50, prior=prior) for seed in range(seeds)]
            found.append([f"{value:.3f}" for value in replay.fractions(target, runs, budgets).mean(axis=0)])
        sources = ", ".join(one.name.partition("-")[2] for one in others)
        lines.append(f"| {target.name} | {sources} | {' | '.join(found[0])} | {' / '.join(found[1])} |")
    return lines if len(lines) > 2 else []


@click.command()
@click.argument(
    "folder", envvar="VYRE_RECORDINGS", type=click.Path(exists=True, file_okay=False, path_type=Path)
)
@click.option("--only", default="", help="Only spaces whose name contains this.")
@click.option("--seeds", default=20, show_default=True, type=click.IntRange(1), help="Runs of each strategy.")
@click.option(
    "--budget", default=200, show_default=True, type=click.IntRange(10), help="Evaluations of a run."
)
@click.option("--ours", "is_ours", is_flag=True, help="Leave Kernel Tuner out.")
@click.option("--alone", "is_alone", is_flag=True, help="Only the default.")
@click.option(
    "--also",
    multiple=True,
    type=click.Path(exists=True, path_type=Path),
    help="Add rows of an earlier --json.",
)
@click.option("--json", "json_path", type=click.Path(dir_okay=False), help="Write the numbers here.")
@click.option("--readme", is_flag=True, help="Write the tables into bench/README.md.")
def main(
    folder: Path, only: str, seeds: int, budget: int, is_ours: bool, is_alone: bool, also: tuple[Path, ...],
    json_path: str | None, readme: bool,
) -> None:  # fmt: skip
    """Replay strategies on recorded spaces."""
    recordings = read_all(folder, only)
    budgets = [one for one in BUDGETS if one <= budget]
    runners = ours(budget, is_alone=is_alone) | ({} if is_ours or is_alone else theirs(budget))
    console = Console()
    with Progress(console=console, transient=True) as progress:
        bar = progress.add_task("", total=len(runners) * len(recordings))

        def tick(text: str) -> None:
            progress.update(bar, description=text, advance=1)

        rows = measured(runners, recordings, seeds, tick)
        moved = transferred(recordings, seeds, tick)
    known = {row.title for row in rows}
    rows += [row for path in also for row in earlier(path) if row.title not in known]
    lines = [
        about(),
        "",
        f"Optimum over best found after so many evaluations, the mean of {len(recordings)} spaces and "
        f"{seeds} seeds:",
        "",
        *table(rows, recordings, budgets),
        "",
        "The default, space by space:",
        "",
        *spaces_table(rows[0], recordings, budgets),
        *(
            ["", "With what other devices have for the same kernel, and without:", "", *moved]
            if moved
            else []
        ),
    ]
    console.print("\n".join(lines), markup=False, highlight=False, soft_wrap=True)
    if json_path is not None:
        numbers = {
            row.title: {name: [r.tolist() for r in runs] for name, runs in row.runs.items()} for row in rows
        }
        Path(json_path).write_text(json.dumps(numbers))
    if readme:
        text = README.read_text(encoding="utf-8")
        head, _, rest = text.partition(START)
        _, _, tail = rest.partition(END)
        README.write_text("\n".join([f"{head}{START}", "", *lines, "", f"{END}{tail}"]), encoding="utf-8")


if __name__ == "__main__":
    main()
