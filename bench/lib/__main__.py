"""`python -m bench.lib [--device cuda] [--size 24] [--threads 1] [names...]`: the library beside its peers.

Times are the best of several, in microseconds: CPU time of the process on one thread of the CPU, wall time on
several, and with the device waited for on a GPU. A ratio above 1 means that Vyre is faster than that peer.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from bench.lib.cases import arrays, cases, moved

import vyre as vy


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--device", default="cpu", choices=("cpu", "cuda"))
    parser.add_argument("--size", type=int, default=24, help="log2 of the number of elements")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("names", nargs="*", help="only cases whose name begins so")
    given = parser.parse_args()
    host = arrays(1 << given.size)
    peers: dict[str, tuple[Any, dict[str, Any]]]
    if given.device == "cpu":
        vy.use("cpu")  # where there is a GPU, NumPy arrays would be copied there and back
        vy.threads(given.threads)
        own, peers = host, {"numpy": (import_module("numpy"), host)}
        clock, finish = time.process_time if given.threads == 1 else time.perf_counter, _nothing
    else:
        own, peers = moved(host, "vyre"), {}
        for name, module in (("torch", "torch"), ("cupy", "cupy"), ("jax", "jax.numpy")):
            if find_spec(name) is not None:
                peers[name] = (import_module(module), moved(host, name))
        clock, finish = time.perf_counter, _finish(peers)
    for case in cases(own, peers):
        if given.names and not any(case.name.startswith(name) for name in given.names):
            continue
        started = time.perf_counter()
        try:
            case.vyre()
            finish()
        except Exception as fault:  # noqa: BLE001  # the others are still of interest
            print(f"{case.name:20} failed: {type(fault).__name__}: {str(fault)[:90]}")
            continue
        first = time.perf_counter() - started
        took = best(case.vyre, finish, clock, given.runs)
        line = f"{case.name:20} {took * 1e6:10.1f} us {case.bytes / took / 1e9:8.1f} GB/s"
        for peer, call in case.peers.items():
            try:
                theirs = best(call, finish, clock, given.runs)
            except Exception as fault:  # noqa: BLE001  # a peer may lack a function or a type
                line += f"  {peer} -- ({type(fault).__name__})"
                continue
            line += f"  {peer} {theirs * 1e6:9.1f} ({theirs / took:5.2f}x)"
        print(f"{line}  first {first * 1e3:6.0f} ms", flush=True)


def best(call: Callable[[], Any], finish: Callable[[], None], clock: Callable[[], float], runs: int) -> float:
    """The least time of a call; fast ones are repeated."""
    call()
    finish()
    started = clock()
    call()
    finish()
    repeats = max(1, min(100, int(1e-3 / max(clock() - started, 1e-7))))
    times = []
    for _ in range(runs):
        started = clock()
        for _ in range(repeats):
            call()
        finish()
        times.append((clock() - started) / repeats)
    return min(times)


def _nothing() -> None:
    pass


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
