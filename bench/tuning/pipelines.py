"""Tune pipelines, some with grid barriers, and print the gain of whole calls, tuned and untuned in turn.

python -m bench.tuning.pipelines                   on the CPU, 20 s each
python -m bench.tuning.pipelines --seconds 5 --device cuda --json out.json
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
from bench.tuning.gains import Works, print_table

import vyre as vy
from vyre import Buf, InOut, Out, exp, f32, gid

ROUNDS = 40
SAMPLE_SECONDS = 2e-3
HEADS = ("pipeline", "untuned", "tuned", "gain", "launches", "plans tried", "what was found")

Work = Callable[[], Any]


@vy.kernel
def scaled(x: Buf[f32], y: Out[f32], a: f32):
    y[gid()] = a * x[gid()] + 0.25


@vy.kernel
def grown(x: Buf[f32], y: Out[f32]):
    y[gid()] = exp(x[gid()])


@vy.kernel
def summed(x: Buf[f32], y: Out[f32]):
    i = gid()
    y[i] = (x[i - 2] + x[i - 1] + x[i] + x[i + 1] + x[i + 2]) * 0.2


@vy.kernel
def five_point(x: Buf[f32, 2], y: Out[f32, 2]):
    i, j = gid(0), gid(1)
    y[i, j] = 0.2 * (x[i, j] + x[i - 1, j] + x[i + 1, j] + x[i, j - 1] + x[i, j + 1])


@vy.kernel
def met(x: InOut[f32]):
    """Eight steps of a sum with a neighbour, and a barrier of the whole grid between them."""
    i = gid()
    for k in range(8):
        value = 0.5 * (x[i] + x[i + (1 << k)])
        vy.grid_sync()
        x[i] = value
        vy.grid_sync()


@vy.pipeline
def cheap_then_stencils(x):
    return summed(scaled(summed(scaled(x, a=1.5)), a=0.5))


@vy.pipeline
def dear_then_stencils(x):
    return summed(grown(summed(grown(summed(x)))))


@vy.pipeline
def jacobi(x):
    for _ in range(8):
        x = five_point(x)
    return x


@vy.pipeline
def meeting(x):
    return met(scaled(x, a=0.5))


PIPELINES: dict[str, tuple[Any, tuple[int, ...]]] = {
    "cheap maps before stencils, 64 K": (cheap_then_stencils, (1 << 16,)),
    "cheap maps before stencils, 4 M": (cheap_then_stencils, (1 << 22,)),
    "exp before stencils, 64 K": (dear_then_stencils, (1 << 16,)),
    "exp before stencils, 4 M": (dear_then_stencils, (1 << 22,)),
    "8 steps of Jacobi, 1024 x 1024": (jacobi, (1024, 1024)),
    "16 grid barriers, 64 K": (meeting, (1 << 16,)),
    "16 grid barriers, 1 M": (meeting, (1 << 20,)),
}


def main() -> None:
    """Tune pipelines, and print what it gains."""
    print_table("python -m bench.tuning.pipelines", "pipelines", HEADS, works, cells)


def works(device: str) -> Works:
    """What tunes each pipeline."""
    return {name: partial(row, *what, device) for name, what in PIPELINES.items()}


def row(pipeline: Any, shape: tuple[int, ...], device: str, seconds: float) -> dict[str, Any]:
    """What tuning a pipeline gives, and what calls of it say about that."""
    from vyre.run import context
    from vyre.tune import plot

    x = np.random.default_rng(0).random(shape, np.float32)
    there = x if device == "cpu" else vy.array(x, device=device)
    place, cache = context.place_of(device), context.code_cache()
    finish = getattr(place.target, "finish", lambda index: None)

    def work_of(called: Any) -> Work:
        def work() -> Any:
            made = called(there)
            finish(place.index)
            return made

        return work

    found = pipeline.tune(x, seconds=seconds, device=device)
    tuned = work_of(vy.pipeline(pipeline.function))
    last = np.asarray(tuned()).tobytes()
    choose, cache.choose = cache.choose, None
    plain = vy.pipeline(pipeline.function)
    untuned = work_of(plain)
    if np.asarray(untuned()).tobytes() != last:
        raise AssertionError(f"{pipeline.__name__}: tuned code gives other bytes")
    before = plain.explain(there).launches_after
    times = in_turn([untuned, tuned], lambda at: setattr(cache, "choose", choose if at else None))
    cache.choose = choose
    after = pipeline.explain(there).launches_after
    records = [*found.plans, *found.records]
    said = [f"{r.kernel}: {plot.described(r.best)}" for r in records if r.share < 1]
    return {
        "untuned_us": [1e6 * min(times[0]), 1e6 * statistics.median(times[0])],
        "tuned_us": [1e6 * min(times[1]), 1e6 * statistics.median(times[1])],
        "gain": min(times[0]) / min(times[1]),
        "launches": [before, after],
        "plans": [[t.configuration.threshold, t.share, t.why] for r in found.plans for t in r.trials],
        "found": "; ".join(said) or "as the compiler has it",
    }


def in_turn(works: list[Work], prepare: Callable[[int], None]) -> list[list[float]]:
    """The seconds of a call, a number for each round, of each work."""
    times: list[list[float]] = [[] for _ in works]
    began = time.perf_counter()
    works[0]()
    runs = max(1, round(SAMPLE_SECONDS / (time.perf_counter() - began)))
    for turn in range(ROUNDS):
        for at in range(len(works)) if turn % 2 else reversed(range(len(works))):
            prepare(at)
            works[at]()
            began = time.perf_counter()
            for _ in range(runs):
                works[at]()
            times[at].append((time.perf_counter() - began) / runs)
    return times


def cells(name: str, row: dict[str, Any]) -> list[str]:
    """A row of the table; of the times the least, and in brackets the median."""
    times = [f"{row[which][0]:.1f} ({row[which][1]:.1f}) µs" for which in ("untuned_us", "tuned_us")]
    launches = " to ".join(str(count) for count in dict.fromkeys(row["launches"]))
    return [name, *times, f"{row['gain']:.2f}", launches, str(len(row["plans"])), row["found"]]


if __name__ == "__main__":
    main()
