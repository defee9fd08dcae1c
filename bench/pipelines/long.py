"""A pipeline of 200 stages: what planning and compiling it take, and a warm call against its launches."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
from bench.cpu.code import Slots, compiled
from bench.cpu.tables import Table, duration, factor, spread
from bench.cpu.timing import THREAD, Work, in_turns, ratio
from bench.pipelines import stages

import vyre as vy
from vyre.plan.plan import Plan
from vyre.targets.cpu import pool

Array = np.ndarray[Any, Any]

HEADS = (
    "elements",
    "fuse",
    "launches",
    "planning",
    "compiling",
    "warm call",
    "its launches alone",
    "warm call takes",
    "aim",
)
AT_MOST = 1.2


def long(rounds: int, seed: int, tick: Any) -> Table:
    """200 stages on one thread, by the time that the thread itself spends."""
    table = Table("long", "A pipeline of 200 stages, one thread, CPU time", HEADS)
    pool.threads(1)
    for count in (64, 4096, 65536):
        x = np.random.default_rng(seed).random(count, np.float32)
        expected = stages.long(x)
        for fuse in ("auto", "off"):
            tick(f"200 stages of {count}, fuse={fuse!r}")
            pipeline = vy.pipeline(stages.long)
            began = THREAD()
            plan = pipeline.explain(x, fuse=fuse).plan
            planned = THREAD()
            found = pipeline(x, fuse=fuse)
            done = THREAD()
            if found.tobytes() != expected.tobytes():
                raise AssertionError(
                    "the pipeline of 200 stages gives other bytes than its kernels one by one"
                )
            works: dict[str, Work] = {
                "warm": lambda p=pipeline, f=fuse, x=x: p(x, fuse=f),  # type: ignore[misc]
                "launches": _kernel_calls(x) if fuse == "off" else _step_calls(plan),
            }
            times = in_turns(works, rounds=rounds, batch_ns=4e6, clock=THREAD)
            over = 1 / ratio(times["warm"], times["launches"])
            table.add(
                (
                    f"{count:,}", fuse, str(len(plan.steps)), duration(planned - began),
                    duration(done - planned), spread(times["warm"]), spread(times["launches"]),
                    factor(over), f"at most {factor(AT_MOST)}: {'met' if over <= AT_MOST else 'missed'}",
                ),
                {
                    "elements": count, "fuse": fuse, "launches": len(plan.steps),
                    "plan_ns": planned - began, "compile_ns": done - planned,
                    "warm_ns": times["warm"].median, "launches_ns": times["launches"].median,
                },
            )  # fmt: skip
    return table


def _kernel_calls(x: Array) -> Work:
    """The stages as a user calls them with their outputs given: they enter machine code at once."""
    calls: list[Work] = []
    for number in range(stages.TURNS):
        for kernel, named in stages.turn(number):
            y = np.zeros_like(x)
            calls.append(partial(kernel, x, y, **named))
            x = y
    return _all(calls)


def _step_calls(plan: Plan) -> Work:
    """The machine code of the launches of a plan."""
    arrays = {name: np.ones(made.shape, made.dtype.storage) for name, made in plan.graph.arrays.items()}
    kept = []  # with their slots, as long as they are called
    for step in plan.steps:
        values = [arrays.get(param.name, np.float32(1)) for param in step.program.params]
        kept.append(compiled(step.program, Slots(*values, grid=step.piece.grid), step.piece.grid))
    work = _all([call.once() for call in kept])
    return lambda kept=kept: work()  # type: ignore[misc]


def _all(calls: list[Work]) -> Work:
    def work() -> None:
        for call in calls:
            call()

    return work
