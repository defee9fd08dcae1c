"""Tune the kernels of bench.cpu and print the gain; each is then timed anew, tuned and untuned in turn.

python -m bench.tuning.kernels                     all of them, 20 s each
python -m bench.tuning.kernels --only stencil --seconds 5 --device cuda
"""

from __future__ import annotations

import os
import statistics
import tempfile
import time
from collections.abc import Callable
from typing import Any

import click
import numpy as np
from rich.console import Console

ROUNDS = 60


def in_turn(works: list[Callable[[], Any]]) -> list[float]:
    """The least seconds of each, run in turn."""
    best = [float("inf")] * len(works)
    for _ in range(ROUNDS):
        for at, work in enumerate(works):
            began = time.perf_counter()
            work()
            best[at] = min(best[at], time.perf_counter() - began)
    return best


@click.command()
@click.option("--only", default="", help="Only kernels whose name contains this.")
@click.option("--seconds", default=20.0, show_default=True, help="How long to tune each.")
@click.option("--device", default="cpu", show_default=True)
def main(only: str, seconds: float, device: str) -> None:
    """Tune kernels, and print what it gains."""
    console = Console()
    console.print("| kernel | untuned | tuned | gain | configuration |\n|---|---|---|---|---|", markup=False)
    gains = []
    with tempfile.TemporaryDirectory() as folder:
        os.environ["VYRE_CACHE_DIR"] = folder  # before vyre reads it
        from bench.cpu import jobs

        from vyre.tuner import plot

        rng = np.random.default_rng(0)
        for name, make in JOBS.items():
            if only not in name:
                continue
            job = make(jobs, rng)
            found = job.kernel.tune(*job.arguments, seconds=seconds, device=device, **job.options)
            untuned, tuned = confirmed(job, device, found)
            gains.append(untuned / tuned)
            how = plot.spoken(found.records[0].best) if found.records else "nothing to choose"
            cells = f"{name} | {untuned * 1e6:.1f} µs | {tuned * 1e6:.1f} µs | {untuned / tuned:.2f} | {how}"
            console.print(f"| {cells} |", markup=False, soft_wrap=True)
    console.print(f"\ngeometric mean {statistics.geometric_mean(gains):.2f}", markup=False)


def confirmed(job: Any, device: str, found: Any) -> tuple[float, float]:
    """The seconds of a launch untuned and tuned, run in turn."""
    from vyre.driver.cache import Cache
    from vyre.driver.registry import Registry, built_in
    from vyre.driver.run import Ready
    from vyre.targets.configuration import DEFAULT

    built, launch, place = job.kernel.prepare(job.arguments, {"device": device, **job.options})
    works = []
    for best in (DEFAULT, found.records[0].best if found.records else DEFAULT):
        cache = Cache(None, choose=lambda program, device, units, best=best: best)
        backend = Registry(built_in(lambda cache=cache: cache)).named(place.name).backend
        ready, arguments = Ready(built.ready.program), built.arguments(launch)

        def work(backend: Any = backend, ready: Any = ready, arguments: Any = arguments) -> None:
            backend.run(ready, arguments, grid=launch.grid, index=place.index)

        work()
        works.append(work)
    untuned, tuned = in_turn(works)
    return untuned, tuned


JOBS: dict[str, Callable[[Any, np.random.Generator], Any]] = {
    "saxpy": lambda jobs, rng: jobs.saxpy(1 << 20, rng),
    "chain": lambda jobs, rng: jobs.chain(1 << 20, rng),
    "stencil": lambda jobs, rng: jobs.stencil(1 << 20, rng),
    "reduce_tree": lambda jobs, rng: jobs.reduce_tree(1 << 20, rng),
    "reduce_strided": lambda jobs, rng: jobs.reduce_strided(1 << 20, rng),
    "softmax": lambda jobs, rng: jobs.softmax(1024, 1024, rng),
    "column_sum": lambda jobs, rng: jobs.column_sum(1024, 1024, rng),
    "mandelbrot": lambda jobs, rng: jobs.mandelbrot(512, rng),
    "matmul": lambda jobs, rng: jobs.matmul(256, rng),
    "gather": lambda jobs, rng: jobs.gather(1 << 20, rng),
    "histogram": lambda jobs, rng: jobs.histogram(1 << 20, rng),
}

if __name__ == "__main__":
    main()
