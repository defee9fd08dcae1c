"""Tune the kernels of bench.cpu and print the gain; each is then timed anew, tuned and untuned in turn.

python -m bench.tuning.kernels                     all of them, 20 s each
python -m bench.tuning.kernels --only stencil --seconds 5 --device cuda
python -m bench.tuning.kernels --json out.json     the numbers behind the table as well
"""

from __future__ import annotations

import statistics
from collections.abc import Callable
from typing import Any

import numpy as np
from bench.tuning.gains import Row, Works, print_table

ROUNDS = 60
HEADS = ("kernel", "untuned", "tuned", "gain", "tried", "unfit", "configuration")

Jobs = dict[str, Callable[[Any, np.random.Generator], Any]]


def main() -> None:
    """Tune kernels, and print what it gains."""
    print_table("python -m bench.tuning.kernels", "kernels", HEADS, works, cells)


def works(device: str) -> Works:
    """What tunes each kernel."""
    from bench.cpu import jobs

    rng = np.random.default_rng(0)

    def work(make: Callable[[Any, np.random.Generator], Any]) -> Callable[[float], Row]:
        return lambda seconds: row(make(jobs, rng), device, seconds)

    return {name: work(make) for name, make in jobs_of(device).items()}


def row(job: Any, device: str, seconds: float) -> dict[str, Any]:
    """What tuning a kernel gives, and what a run of its own says about that."""
    from vyre.tune import plot

    found = job.kernel.tune(*job.arguments, seconds=seconds, device=device, **job.options)
    untuned, tuned = confirmed(job, device, found)
    trials = [trial for record in found.records for trial in record.trials]
    reasons = sorted({trial.why for trial in trials if trial.share is None})
    return {
        "untuned_us": [1e6 * each for each in (min(untuned), *quartiles(untuned))],
        "tuned_us": [1e6 * each for each in (min(tuned), *quartiles(tuned))],
        "gain": min(untuned) / min(tuned),
        "promised": 1 / found.share,
        "tried": len(trials),
        "unfit": sum(trial.share is None for trial in trials),
        "reasons": reasons,
        "seconds": found.evaluations[-1].seconds if found.evaluations else 0.0,
        "configuration": plot.described(found.records[0].best) if found.records else "nothing to choose",
    }


def quartiles(times: list[float]) -> list[float]:
    """The first, the median and the third."""
    return statistics.quantiles(times, n=4, method="inclusive")


def cells(name: str, row: dict[str, Any]) -> list[str]:
    """A row of the table; of the times the least, and in brackets the median."""
    times = [f"{row[which][0]:.1f} ({row[which][2]:.1f}) µs" for which in ("untuned_us", "tuned_us")]
    return [name, *times, f"{row['gain']:.2f}", str(row["tried"]), str(row["unfit"]), row["configuration"]]


def confirmed(job: Any, device: str, found: Any) -> tuple[list[float], list[float]]:
    """The seconds of a launch untuned and tuned, run in turn, on arrays that are where the device works."""
    from vyre.cache.artifacts import Cache
    from vyre.targets.registry import Registry, built_in
    from vyre.targets.specialization import DEFAULT
    from vyre.tune.jobs import Job
    from vyre.tune.measure import Contest

    built, launch, place = job.kernel._prepare(job.arguments, {"device": device, **job.options})
    cache = Cache(None)
    measured = Registry(built_in()).named(place.name)
    arguments = {name: np.asarray(value) for name, value in built.arguments(launch).items()}
    measured_job = Job(built.ready.program, arguments, launch.grid, place.name, 0)
    contest = Contest(measured_job.on(measured, cache))
    works = (DEFAULT, found.records[0].best if found.records else DEFAULT)
    if not all(contest.is_right(how) for how in works):
        raise AssertionError(f"{job.name}: tuned code gives other bytes")
    times: dict[Any, list[float]] = {how: [] for how in works}  # one, where nothing better was found
    for turn in range(ROUNDS):
        for how in works[:: 1 if turn % 2 else -1][: len(times)]:
            times[how].append(contest.timed(how, contest.runs))
    return times[works[0]], times[works[1]]


def jobs_of(device: str) -> Jobs:
    """The kernels, on arrays of 4 MB each, or of 64 MB for a GPU, with which it has something to do."""
    more = 1 if device == "cpu" else 16
    n, side = more << 20, 1024 if device == "cpu" else 4096
    return {
        "saxpy": lambda jobs, rng: jobs.saxpy(n, rng),
        "chain": lambda jobs, rng: jobs.chain(n, rng),
        "stencil": lambda jobs, rng: jobs.stencil(n, rng),
        "reduce_tree": lambda jobs, rng: jobs.reduce_tree(n, rng),
        "reduce_strided": lambda jobs, rng: jobs.reduce_strided(n, rng),
        "softmax": lambda jobs, rng: jobs.softmax(side, side if more == 1 else 1024, rng),
        "column_sum": lambda jobs, rng: jobs.column_sum(1024, more * 1024, rng),
        "mandelbrot": lambda jobs, rng: jobs.mandelbrot(512 if more == 1 else 1024, rng),
        "matmul": lambda jobs, rng: jobs.matmul(side // 4, rng),
        "gather": lambda jobs, rng: jobs.gather(n, rng),
        "histogram": lambda jobs, rng: jobs.histogram(n, rng),
    }


if __name__ == "__main__":
    main()
