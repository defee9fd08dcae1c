"""`python -m bench.lib [--device cuda] [--size 24] [--threads 1] [names...]`: the library beside its peers.

Times are the best of several, in microseconds: CPU time of the process on one thread of the CPU, wall time on
several, and with the device waited for on a GPU. A ratio above 1 means that Vyre is faster than that peer.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from bench.lib.cases import arrays, cases, moved
from bench.machine import limit_blas, machine
from bench.progress import shown

import vyre as vy

WARM = 5  # calls


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--device", default="cpu", choices=("cpu", "cuda"))
    parser.add_argument("--size", type=int, default=24, help="log2 of the number of elements")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("names", nargs="*", help="only cases whose name begins so")
    given = parser.parse_args()
    peers: dict[str, tuple[Any, dict[str, Any]]]
    if given.device == "cpu":
        limit_blas(given.threads)
        vy.use("cpu")  # where there is a GPU, NumPy arrays would be copied there and back
        vy.threads(given.threads)
        host = arrays(1 << given.size)
        own, peers = host, {"numpy": (import_module("numpy"), host)}
        clock, finish = time.process_time if given.threads == 1 else time.perf_counter, _nothing
    else:
        os.environ["XLA_PYTHON_CLIENT_PREALLOCATE"] = "false"  # JAX takes most of the GPU otherwise
        host = arrays(1 << given.size)
        own, peers = moved(host, "vyre"), {}
        for name, module in (("torch", "torch"), ("cupy", "cupy"), ("jax", "jax.numpy")):
            if find_spec(name) is not None:
                peers[name] = (import_module(module), moved(host, name))
        clock, finish = time.perf_counter, _finish(peers)
    print(f"{machine(given.threads)}, 2^{given.size} elements\n")
    print(f"| function | Vyre, µs | GB/s | {''.join(f'{peer}, µs | ' for peer in peers)}first call, ms |")
    print(f"|{' --- |' * (4 + len(peers))}")
    for case in shown(cases(own, peers), "the library"):
        if given.names and not any(case.name.startswith(name) for name in given.names):
            continue
        started = time.perf_counter()
        try:
            case.vyre()
            finish()
        except Exception as fault:  # noqa: BLE001  # the others are still of interest
            print(f"| {case.name} | failed: {type(fault).__name__}: {str(fault)[:90]} |")
            continue
        first = time.perf_counter() - started
        took = best(case.vyre, finish, clock, given.runs)
        cells = [case.name, f"{took * 1e6:,.1f}", f"{case.bytes / took / 1e9:.1f}"]
        for peer in peers:
            try:
                theirs = best(case.peers[peer], finish, clock, given.runs)
            except Exception:  # noqa: BLE001  # a peer may lack a function or a type
                cells.append("-")
                continue
            cells.append(f"{theirs * 1e6:,.1f} ({theirs / took:.2f}x)")
        print(f"| {' | '.join(cells)} | {first * 1e3:.0f} |", flush=True)
        _free(peers)


def best(call: Callable[[], Any], finish: Callable[[], None], clock: Callable[[], float], runs: int) -> float:
    """The least time of a call; fast ones are repeated.

    A library learns the form of a call in its first calls, which do not count.
    """
    for _ in range(WARM):
        call()
    finish()
    trials, times = [], []
    for _ in range(3):
        started = clock()
        call()
        finish()
        trials.append(clock() - started)
    repeats = max(1, min(100, int(2e-3 / max(min(trials), 1e-7))))
    for _ in range(runs):
        started = clock()
        for _ in range(repeats):
            call()
        finish()
        times.append((clock() - started) / repeats)
    return min(times)


def _nothing() -> None:
    pass


def _free(peers: dict[str, tuple[Any, dict[str, Any]]]) -> None:
    """Give back the memory that libraries keep for later calls."""
    if "torch" in peers:
        peers["torch"][0].cuda.empty_cache()
    if "cupy" in peers:
        peers["cupy"][0].get_default_memory_pool().free_all_blocks()


def _finish(peers: dict[str, tuple[Any, dict[str, Any]]]) -> Callable[[], None]:
    """A function that waits for the GPU."""
    from vyre.run import context

    place = context.registry().named("cuda")

    def finish() -> None:
        place.target.finish(place.index)  # type: ignore[attr-defined]
        if "torch" in peers:
            peers["torch"][0].cuda.synchronize()
        if "cupy" in peers:
            peers["cupy"][0].cuda.Device().synchronize()

    return finish


if __name__ == "__main__":
    main()
