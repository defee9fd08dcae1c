"""How fast compiled kernels run: against gcc, numba and NumPy, in the caches and beyond them."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np
from bench.cpu import jobs
from bench.cpu.code import C, Slots, compiled, copying
from bench.cpu.jobs import Job
from bench.cpu.tables import Table, factor, spread
from bench.cpu.timing import THREAD, Times, Work, in_turns, ratio

from vyre.targets.cpu import pool

Tick = Callable[[str], None]

HEADS = ("kernel", "threads", "vyre", "GB/s or GF/s", "ns/element", "peers", "vyre is ... as fast", "aim")

# What issue and design ask for: at least this many times the speed of that peer.
AIMS: dict[str, tuple[tuple[str, float], ...]] = {
    "saxpy": (("gcc", 0.95), ("numba", 1.0)),
    "chain": (("gcc", 0.95), ("numba", 1.0)),
    "stencil": (("gcc", 0.9), ("numba", 1.0)),
    "reduce_tree": (("gcc", 0.9), ("numba", 1.0)),
    "reduce_strided": (("gcc", 0.9), ("numba", 1.0)),
    "softmax": (("gcc -ffast-math", 1 / 1.3), ("numba", 1.0)),
    "column_sum": (("gcc", 5.0),),
    "mandelbrot": (("gcc", 3.0),),
    "matmul": (("OpenBLAS, 1 thread", 0.8),),
}


@dataclass(frozen=True, slots=True)
class Effort:
    """How long to measure: rounds, and the nanoseconds of a batch in each."""

    rounds: int
    batch_ns: float


def has_numba() -> bool:
    return importlib.util.find_spec("numba") is not None


def copy_time(job: Job, threads: int, effort: Effort) -> Times:
    """The time to copy as many bytes as the job moves, half of them read and half written."""
    count = max(job.bytes // 2, 64)
    source, target = np.ones(count, np.uint8), np.zeros(count, np.uint8)
    if threads == 1:
        return in_turns(
            {"copy": lambda: np.copyto(target, source)}, rounds=effort.rounds, batch_ns=effort.batch_ns
        )["copy"]
    cuts = [count * part // threads for part in range(threads + 1)]
    parts = [slice(low, high) for low, high in pairwise(cuts)]
    with ThreadPoolExecutor(threads) as threads_of_ours:

        def copy() -> None:
            list(threads_of_ours.map(lambda part: np.copyto(target[part], source[part]), parts))

        return in_turns({"copy": copy}, rounds=effort.rounds, batch_ns=effort.batch_ns)["copy"]


def public_works(job: Job, c: C, threads: int) -> dict[str, Work]:
    """The job as a user of each calls it, each checked."""
    given = [float(value) if isinstance(value, np.floating) else value for value in job.arguments]
    works = {"vyre": job.checked(lambda: job.kernel(*given, **job.options), exact=True)}
    if job.in_c and c.is_here:
        slots = Slots(*job.arguments)
        works["gcc"] = job.checked(c.call(job.name, slots, job.loops, threads=threads).once())
        if job.name == "softmax":
            fast = c.call(job.name, slots, job.loops, threads=threads, fast=True)
            works["gcc -ffast-math"] = job.checked(fast.once())
    if job.in_numba and has_numba():
        from bench.cpu import loops

        loops.set_threads(threads)
        function = getattr(loops, job.name)
        works["numba"] = job.checked(lambda: function(*job.arguments))
    if job.numpy is not None:
        works["OpenBLAS, 1 thread" if job.name == "matmul" else "NumPy"] = job.checked(job.numpy)
    return works


def large(c: C, effort: Effort, only: str, seed: int, tick: Tick) -> Table:
    """Whole calls on data beyond the caches, on one thread and on two, by wall time."""
    table = Table(
        "large", "Whole calls, wall time",
        (*HEADS[:5], "copying as many bytes", *HEADS[5:]),
    )  # fmt: skip
    for title, make in _chosen(jobs.LARGE, only):
        job = make(np.random.default_rng(seed))
        for threads in (1, 2):
            tick(f"{title}, {threads} threads")
            pool.threads(threads)
            times = in_turns(public_works(job, c, threads), rounds=effort.rounds, batch_ns=effort.batch_ns)
            floor = copy_time(job, threads, effort)
            table.add(_row(title, job, threads, times, floor), _record(title, job, threads, times, floor))
    return table


def small(c: C, effort: Effort, only: str, seed: int, tick: Tick) -> Table:
    """Machine code alone on data in the caches, one thread, by the time that the thread itself spends."""
    table = Table(
        "small", "Machine code alone, data in the caches, one thread, CPU time",
        (*HEADS[:5], "memcpy of as many bytes", *HEADS[5:-1]),
    )  # fmt: skip
    for title, make in _chosen(jobs.SMALL, only):
        tick(title)
        job = make(np.random.default_rng(seed))
        slots = Slots(*job.arguments, grid=job.grid)
        calls = {"vyre": compiled(job.kernel.program, slots, job.grid)}
        job.checked(calls["vyre"].once(), exact=True)
        if job.in_c and c.is_here:
            calls["gcc"] = c.call(job.name, slots, job.loops)
            job.checked(calls["gcc"].once())
            if job.name == "softmax":
                calls["gcc -ffast-math"] = c.call(job.name, slots, job.loops, fast=True)
        half = np.ones(max(job.bytes // 2, 1), np.uint8)
        calls["copy"] = copying(half, np.zeros_like(half))
        again = max(1, round(2e5 / max(job.elements, job.flops / 8) / 0.1))
        works = {name: call.repeated(again) for name, call in calls.items()}
        if job.name == "matmul" and job.numpy is not None:
            works["OpenBLAS, 1 thread"] = _several(job.numpy, again)
        measured = in_turns(works, rounds=effort.rounds, batch_ns=effort.batch_ns / 4, clock=THREAD)
        times = {name: Times(tuple(ns / again for ns in found.rounds)) for name, found in measured.items()}
        floor = times.pop("copy")
        table.add(_row(title, job, 1, times, floor)[:-1], _record(title, job, 1, times, floor))
    return table


def _several(work: Work, count: int) -> Work:
    def run() -> None:
        for _ in range(count):
            work()

    return run


def _chosen(all_jobs: dict[str, jobs.Make], only: str) -> Iterator[tuple[str, jobs.Make]]:
    return ((title, make) for title, make in all_jobs.items() if only in title)


def _row(title: str, job: Job, threads: int, times: dict[str, Times], floor: Times) -> tuple[str, ...]:
    ours = times["vyre"]
    rate = job.flops if job.name in ("matmul", "mandelbrot") else job.bytes
    peers = {name: found for name, found in times.items() if name != "vyre"}
    faster = {name: _times_as_fast(name, threads, ours, found) for name, found in peers.items()}
    return (
        title, str(threads), spread(ours), f"{rate / ours.median:.1f}", f"{ours.median / job.elements:.3f}",
        f"{spread(floor)}: {ours.median / floor.median:.2f} of it",
        "; ".join(f"{name} {spread(found)}" for name, found in peers.items()) or "none",
        "; ".join(f"{factor(found)} {name}" for name, found in faster.items()) or "-",
        _verdict(job, threads, times),
    )  # fmt: skip


def _times_as_fast(name: str, threads: int, ours: Times, theirs: Times) -> float:
    """Our speed over theirs; over OpenBLAS on one thread, our speed per thread."""
    return ratio(ours, theirs) / (threads if name.startswith("OpenBLAS") else 1)


def _verdict(job: Job, threads: int, times: dict[str, Times]) -> str:
    said = []
    for peer, least in AIMS.get(job.name, ()):
        if peer in times:
            found = _times_as_fast(peer, threads, times["vyre"], times[peer])
            said.append(f"{factor(least)} {peer}: {'met' if found >= least else 'missed'}")
    return "; ".join(said) or "-"


def _record(title: str, job: Job, threads: int, times: dict[str, Times], floor: Times) -> dict[str, Any]:
    ours = times["vyre"]
    ns = {name: {"median": t.median, "best": t.best, "quartiles": t.quartiles} for name, t in times.items()}
    faster = {name: _times_as_fast(name, threads, ours, t) for name, t in times.items() if name != "vyre"}
    return {
        "kernel": title, "threads": threads, "elements": job.elements, "bytes": job.bytes, "flops": job.flops,
        "copy_ns": floor.median, "ns": ns, "times_as_fast": faster,
    }  # fmt: skip
