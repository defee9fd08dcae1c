"""Who competes, and their runs: every strategy on every space with every seed, in many processes.

A run is kept with all of its times, so that parts measured on different days, or machines, fit together.
"""

from __future__ import annotations

import gzip
import importlib.util
import json
import os
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from functools import cache
from multiprocessing import get_context
from pathlib import Path

import numpy as np
from bench.tuning import replay
from bench.tuning.replay import Recording
from bench.tuning.strategies import alone, enumerated, in_floats, random, vanilla

from vyre.tune import ascent
from vyre.tune.strategies import Search, Strategy, natural

PLAIN = 4.0  # the best rate of the plain gradient without a surrogate, of 1 and 4

DEFAULT = "**the default: surrogate, policy in 16.16, natural gradient**"
TRANSFER = "with the times of other devices"
THEIRS = "Kernel Tuner: "
BLOCK = 5  # seeds that a process runs before it is given something else


@dataclass(frozen=True, slots=True)
class Run:
    """What one strategy got on one space with one seed: times, None for failures, and CPU ms per step."""

    strategy: str
    space: str
    seed: int
    times: tuple[float | None, ...]
    ms: float

    @property
    def key(self) -> tuple[str, str, int]:
        return self.strategy, self.space, self.seed


@dataclass(frozen=True, slots=True)
class Task:
    """Some seeds of one strategy on one space; `others` are recordings of the same kernel elsewhere."""

    strategy: str
    path: Path
    others: tuple[Path, ...]
    seeds: tuple[int, ...]
    budget: int


def alone_plainly(space, seed, *, prior=None) -> Search:  # type: ignore[no-untyped-def]
    """The policy without a surrogate, along the plain gradient."""
    return alone(space, seed, policy=ascent.Policy(space, natural=False, rate=PLAIN))


OURS: dict[str, Strategy] = {
    DEFAULT: natural,
    "the policy in floats": in_floats,
    "vanilla gradient, in floats": vanilla,
    "no policy: every score looked at": enumerated,
    "no surrogate: the policy alone": alone,
    "no surrogate, vanilla gradient": alone_plainly,
    "random search": random,
}


def entrants() -> list[str]:
    """All strategies: ours, and Kernel Tuner's where that is installed."""
    if importlib.util.find_spec("kernel_tuner") is None:
        return [*OURS, TRANSFER]
    from bench.tuning.peers import STRATEGIES

    return [*OURS, TRANSFER, *(THEIRS + title for title in STRATEGIES)]


def tasks(
    strategies: Iterable[str],
    spaces: dict[str, Path],
    seeds: int,
    budget: int,
    known: set[tuple[str, str, int]],
) -> list[Task]:
    """What is left to run, apart from the runs that are known."""
    found = []
    for strategy in strategies:
        for name, path in spaces.items():
            kernel = name.partition("-")[0]
            others = tuple(
                other
                for title, other in spaces.items()
                if title != name and title.partition("-")[0] == kernel
            )
            left = [seed for seed in range(seeds) if (strategy, name, seed) not in known]
            if strategy == TRANSFER and not others:
                continue
            found += [
                Task(strategy, path, others, tuple(left[at : at + BLOCK]), budget)
                for at in range(0, len(left), BLOCK)
            ]
    return found


def contest(work: list[Task], jobs: int) -> Iterator[list[Run]]:
    """The runs of each task, as they end."""
    if jobs == 1:
        yield from map(done, work)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        for future in as_completed([pool.submit(done, task) for task in work]):
            yield future.result()


def done(task: Task) -> list[Run]:
    """The runs of a task."""
    recording, found = read(task.path), []
    run = _runner(task, recording)
    for seed in task.seeds:
        began = time.process_time()
        times = run(seed)
        ms = 1e3 * (time.process_time() - began) / len(times)
        known = tuple(None if np.isnan(one) else float(one) for one in times)
        found.append(Run(task.strategy, recording.name, seed, known, ms))
    return found


def _runner(task: Task, recording: Recording) -> Callable[[int], np.ndarray]:
    if task.strategy.startswith(THEIRS):
        from bench.tuning.peers import STRATEGIES

        simulated, name = _simulated(task.path), STRATEGIES[task.strategy.removeprefix(THEIRS)]
        return lambda seed: simulated.run(name, seed, task.budget)
    strategy, prior = OURS.get(task.strategy, natural), None
    if task.strategy == TRANSFER:
        prior = replay.surfaces(recording, [read(other) for other in task.others])
    return lambda seed: replay.run(strategy, recording, seed=seed, budget=task.budget, prior=prior)


@cache
def _simulated(path: Path):  # type: ignore[no-untyped-def]
    from bench.tuning.peers import Simulated

    return Simulated(read(path))


@cache
def read(path: Path) -> Recording:
    return replay.read(path)


def recorded_in(folder: Path, only: str) -> dict[str, Path]:
    """The recordings in a folder by name; each space once."""
    found: dict[str, Path] = {}
    for path in sorted(folder.rglob("*.json*")):
        name = read(path).name
        if only in name:
            found.setdefault(name, path)
    return found


def save(path: Path, runs: Iterable[Run]) -> None:
    """Write runs into a file, packed where its name ends in .gz."""
    text = json.dumps([asdict(run) for run in runs]).encode()
    path.write_bytes(gzip.compress(text) if path.suffix == ".gz" else text)


def load(path: Path) -> list[Run]:
    """The runs in a file."""
    data = path.read_bytes()
    rows = json.loads(gzip.decompress(data) if path.suffix == ".gz" else data)
    return [Run(**{**row, "times": tuple(row["times"])}) for row in rows]


def cores() -> int:
    return os.cpu_count() or 1
