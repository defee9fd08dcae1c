"""Times of the programs, and the tables."""

from __future__ import annotations

import argparse
import math
import statistics
import time
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

import numpy as np
from bench.progress import shown
from bench.suite.program import Program, everything

import vyre as vy

SLOW = 0.5  # seconds of one call, after which a version is called twice only


def tables(given: argparse.Namespace) -> None:
    """Print a table for each size."""
    vy.use("cpu")
    vy.threads(given.threads)
    chosen = [p for p in everything() if not given.only or any(part in p.name for part in given.only)]
    compiled: dict[str, dict[str, Callable[..., Any]]] = {}
    for size in given.size:
        ratios: list[tuple[str, float]] = []
        print(f"\n{size}, threads {given.threads}, {'CPU' if given.cpu else 'wall'} time\n")
        print("| program | vyre | numba | NumPy | vyre is ... as fast as numba | as NumPy |")
        print("| --- | --- | --- | --- | --- | --- |", flush=True)
        for program in shown(chosen, f"programs of size {size}"):
            if program.name not in compiled:
                compiled[program.name] = _versions(program, given.threads)
            versions = compiled[program.name]
            line, ratio = _row(program, size, versions, given)
            print(line, flush=True)
            if ratio:
                ratios.append((program.name, ratio))
        if ratios:
            mean = math.exp(statistics.fmean(math.log(ratio) for _, ratio in ratios))
            behind = ", ".join(f"{name} {ratio:.2f}" for name, ratio in ratios if ratio < 0.8)
            print(
                f"\n{size}: {len(ratios)} programs, geometric mean against numba {mean:.2f};"
                f" below 0.8: {behind or 'none'}",
                flush=True,
            )


def _versions(program: Program, threads: int) -> dict[str, Callable[..., Any]]:
    versions = {"vyre": program.vyre, "NumPy": program.numpy}
    if find_spec("numba") is not None:
        import numba

        for number, loops in enumerate(program.loops):
            versions[f"numba {number}"] = numba.njit(loops)
            if threads > 1:
                versions[f"numba {number} parallel"] = numba.njit(loops, parallel=True)
    return versions


def _row(
    program: Program, size: str, versions: dict[str, Callable[..., Any]], given: argparse.Namespace
) -> tuple[str, float | None]:
    """A line of the table, and the ratio to numba."""
    arguments = program.make(np.random.default_rng(1), *program.size(size))
    wanted = None
    for name in ("NumPy", *(name for name in versions if name != "NumPy")):
        result = versions[name](*_fresh(program, arguments))
        if wanted is None:
            wanted = result
        elif not equal(wanted, result, program.tolerance):
            return f"| {program.name} | {name} is WRONG |", None
    timed = {name: call for name, call in versions.items() if name != "NumPy" or not given.no_numpy}
    times = in_turns(program, timed, arguments, given)
    ours = times["vyre"]
    peers = [name for name in times if name.startswith("numba")]
    best = min(peers, key=lambda name: statistics.median(times[name]), default="")
    cells = [program.name, _spread(ours)]
    cells.append(_spread(times[best]) if best else "-")
    cells.append(_spread(times["NumPy"]) if "NumPy" in times else "-")
    ratio = _ratio(ours, times[best]) if best else None
    cells.append(f"{ratio:.2f}" if ratio else "-")
    cells.append(f"{_ratio(ours, times['NumPy']):.2f}" if "NumPy" in times else "-")
    return f"| {' | '.join(cells)} |", ratio


def in_turns(
    program: Program,
    versions: dict[str, Callable[..., Any]],
    arguments: tuple[Any, ...],
    given: argparse.Namespace,
) -> dict[str, list[float]]:
    """Seconds of one call of each version, a number for each round."""
    clock = time.process_time if given.cpu else time.perf_counter
    times: dict[str, list[float]] = {name: [] for name in versions}
    left = dict.fromkeys(versions, given.seconds)
    names = list(versions)
    number = 0
    while number < 5 or any(value > 0 for value in left.values()):
        for name in names[number % len(names) :] + names[: number % len(names)]:
            call = versions[name]
            if number >= 2 and times[name][0] > SLOW:
                times[name].append(times[name][-1])
                left[name] = 0
                continue
            # By the least time: the second call of a kernel prepares those after it.
            calls = 1 if program.changes else max(1, min(100, int(3e-4 / min(times[name], default=1))))
            copies = _fresh(program, arguments)
            started = clock()
            for _ in range(calls):
                call(*copies)
            took = clock() - started
            times[name].append(max(took, 1e-9) / calls)
            left[name] -= took
        number += 1
        if number >= 200:
            break
    return {name: values[1:] for name, values in times.items()}


def _fresh(program: Program, arguments: tuple[Any, ...]) -> tuple[Any, ...]:
    if not program.changes:
        return arguments
    return tuple(value.copy() if isinstance(value, np.ndarray) else value for value in arguments)


def equal(wanted: Any, result: Any, tolerance: float) -> bool:
    """Whether two results are equal but for rounding."""
    if not isinstance(wanted, tuple):
        wanted, result = (wanted,), (result,)
    return len(wanted) == len(result) and all(
        np.shape(a) == np.shape(b) and np.allclose(a, b, rtol=tolerance, atol=tolerance)
        for a, b in zip(wanted, result, strict=True)
    )


def _ratio(ours: list[float], theirs: list[float]) -> float:
    return statistics.median(b / a for a, b in zip(ours, theirs, strict=True))


def _spread(times: list[float]) -> str:
    low, middle, high = statistics.quantiles(times, n=4, method="inclusive")
    unit, scale = ("ms", 1e3) if middle >= 1e-3 else ("µs", 1e6)
    return f"{middle * scale:.3g} ({low * scale:.3g}..{high * scale:.3g}) {unit}"
