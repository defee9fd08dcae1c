"""Whole calls of pipelines, fused and not, in turns with their peers."""

from __future__ import annotations

import importlib.util
from typing import Any

import numpy as np
from bench.cpu.code import C, Slots
from bench.cpu.tables import Table, factor, spread
from bench.cpu.timing import Times, Work, in_turns, ratio
from bench.pipelines.cases import CASES, Case
from bench.pipelines.others import in_jax, in_numexpr

from vyre.plan.plan import Plan
from vyre.targets.cpu import pool

HEADS = (
    "pipeline",
    "threads",
    "launches",
    "MB moved",
    "fused",
    "unfused and peers",
    "fused is ... as fast",
    "aim",
)
AT_MOST = 1 / 1.03  # with fuse="auto" no plan may be slower than unfused by more than 3 %


def contest(c: C, rounds: int, only: str, seed: int, tick: Any) -> Table:
    """Each pipeline on one thread and on two; every contender makes its results anew in every call."""
    table = Table("pipelines", "Pipelines, whole calls, wall time", HEADS)
    for title, make in CASES.items():
        if only not in title:
            continue
        case = make(np.random.default_rng(seed))
        for threads in (1, 2):
            tick(f"{title}, {threads} threads")
            pool.threads(threads)
            plan = case.plan(case.pipeline)
            times = in_turns(_works(case, c, threads), rounds=rounds, batch_ns=4e6)
            fused = times["fused"]
            others = {name: found for name, found in times.items() if name != "fused"}
            faster = {name: ratio(fused, found) for name, found in others.items()}
            table.add(
                (
                    title, str(threads), _launches(plan),
                    f"{plan.bytes_before / 1e6:.0f} -> {plan.bytes_after / 1e6:.0f}", spread(fused),
                    "; ".join(f"{name} {spread(found)}" for name, found in others.items()),
                    "; ".join(f"{factor(found)} {name}" for name, found in faster.items()),
                    _verdict(case, faster),
                ),
                {
                    "pipeline": title, "threads": threads,
                    "launches": [len(plan.graph.pieces), len(plan.steps)],
                    "bytes": [plan.bytes_before, plan.bytes_after], "times_as_fast": faster,
                    "ns": {name: _numbers(found) for name, found in times.items()},
                },
            )  # fmt: skip
    return table


def _numbers(times: Times) -> dict[str, Any]:
    return {"median": times.median, "best": times.best, "quartiles": times.quartiles}


def _verdict(case: Case, faster: dict[str, float]) -> str:
    aims = (("fuse='off'", AT_MOST), *case.aims)
    return "; ".join(
        f"{factor(least)} {peer}: {'met' if faster[peer] >= least else 'missed'}"
        for peer, least in aims
        if peer in faster
    )


def _works(case: Case, c: C, threads: int) -> dict[str, Work]:
    """The contenders; ours have given the same bytes, the others nearly the same numbers."""
    arguments, pipeline = case.arguments, case.pipeline
    expected = case.function(*arguments).copy()
    works: dict[str, Work] = {
        "fused": lambda: pipeline(*arguments),
        "fuse='off'": lambda: pipeline(*arguments, fuse="off"),
        "eager": lambda: case.function(*arguments),
    }
    for name, work in works.items():
        if expected.tobytes() != work().tobytes():  # type: ignore[attr-defined]  # an array
            raise AssertionError(f"{case.name}: {name} gives other bytes than the kernels one by one")
    for name, work in _peers(case, c, threads).items():
        _require_near(f"{case.name}: {name}", case, expected, work())
        works[name] = work
    return works


def _require_near(name: str, case: Case, expected: Any, found: Any) -> None:
    wrong = ~np.isclose(found, expected, rtol=1e-3, atol=1e-3)
    if wrong.mean() > case.jittery:
        raise AssertionError(f"{name}: {wrong.mean():.2%} of the results are wrong")


def _peers(case: Case, c: C, threads: int) -> dict[str, Work]:
    arguments, peers = case.arguments, dict[str, Work]()
    if c.is_here:
        peers["gcc, fused by hand"] = _in_c(case, c, threads)
    if importlib.util.find_spec("numba") is not None:
        from bench.pipelines import loops

        loops.set_threads(threads)
        by_numba = getattr(loops, case.name)
        peers["numba"] = lambda: by_numba(*arguments)
    by_numexpr = in_numexpr(case.name, threads)
    if by_numexpr is not None:
        peers["numexpr"] = lambda: by_numexpr(*arguments)
    by_jax = (
        in_jax(case.name) if threads > 1 else None
    )  # which takes all processors, and cannot be told not to
    if by_jax is not None:
        peers["JAX"] = lambda: by_jax(*arguments)
    return peers


def _in_c(case: Case, c: C, threads: int) -> Work:
    """The C function on an array made anew, as the others make theirs."""
    given = [np.float32(value) if isinstance(value, float) else value for value in case.arguments]
    arrays = [value for value in given if isinstance(value, np.ndarray)]
    scalars = [np.int64(v) if isinstance(v, int) else v for v in given if not isinstance(v, np.ndarray)]

    def work() -> Any:
        if case.like is None:
            *read, result = arrays
        else:
            read, result = arrays, np.empty(*case.like)
        call = c.call(case.name, Slots(*read, result, *scalars), case.loops, threads=threads)
        call.once()()  # while the call is there, and with it its slots
        return result

    return work


def _launches(plan: Plan) -> str:
    """How many launches there are, and of how many runs in bands those are that run so."""
    text = f"{len(plan.graph.pieces)} -> {len(plan.steps)}"
    return f"{text}, {len(plan.bands)} in bands" if plan.bands else text
