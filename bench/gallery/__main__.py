"""`python -m bench.gallery [--out bench/gallery/times.json] [names...]`: the gallery beside its peers.

Each program is compared with its NumPy version on a small size, and so is its peer: several at a time, which
compiles them into caches. Then whole calls on the size of the picture are timed in turns, one program after
the other, all with the same number of threads: the median of the rounds, the least and the greatest. All run
on the CPU: most programs call kernels on NumPy arrays in a loop. The site shows the stored times.
"""

from __future__ import annotations

import argparse
import importlib
import json
import multiprocessing
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from bench.machine import machine

Span = tuple[float, ...]
ROOT = Path(__file__).resolve().parents[2]
COMMAND = "python -m bench.gallery --out bench/gallery/times.json"
SECONDS = 0.4  # for all rounds of one contender, and one round at least


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, help="write the times to this file")
    parser.add_argument("--threads", type=int, default=len(os.sched_getaffinity(0)))
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("names", nargs="*", help="only these programs")
    given = parser.parse_args()
    sys.path.insert(0, str(ROOT / "examples" / "gallery"))
    rows: dict[str, dict[str, Span]] = {}
    with tempfile.TemporaryDirectory() as folder:
        os.environ |= {"NUMBA_CACHE_DIR": folder, "VYRE_CACHE_DIR": folder}  # before they are imported
        from bench.gallery.peers import PEERS
        from bench.progress import shown

        names = given.names or list(PEERS)
        fork = multiprocessing.get_context("fork")  # what is imported here is not imported 40 times
        with fork.Pool(len(os.sched_getaffinity(0)), maxtasksperchild=1) as pool:
            pool.starmap(check, [(name, given.threads) for name in names], chunksize=1)
        began = machine(given.threads)
        for name in shown(names, "the gallery"):
            with fork.Pool(1) as pool:  # the threads of one library disturb those of another in one process
                rows[name] = pool.apply(row, (name, given.threads, given.rounds))
            cells = (
                f"{who} {mid:g} ({least:g}..{most:g}) ms" for who, (mid, least, most) in rows[name].items()
            )
            print(f"{name:12} " + "  ".join(cells), flush=True)
            if given.out:  # after each program: a run that is stopped keeps what it has
                stored = {"command": COMMAND, "machine": began, "programs": rows}
                given.out.write_text(json.dumps(stored, indent=1) + "\n", encoding="utf-8")


def contenders(name: str, threads: int) -> tuple[Any, str, Callable[..., Any]]:
    """A program, and the name and the code of its peer, ready to run on so many threads."""
    from bench.gallery import peers

    import vyre as vy

    vy.use("cpu")
    vy.threads(threads)
    peers.threads(threads)
    np.seterr(all="ignore")
    return importlib.import_module(name), *peers.PEERS[name]


def check(name: str, threads: int) -> None:
    """Compare a program and its peer with NumPy, and compile what the size of the picture needs."""
    program, _, peer = contenders(name, threads)
    close = getattr(program, "close", lambda a, b: np.allclose(a, b, rtol=1e-3, atol=1e-4))
    expected = program.plain(*program.inputs(program.SMALL))
    for way in (program.compute, peer):
        assert close(way(*program.inputs(program.SMALL)), expected), f"{name}: {way} differs"
    program.compute(*program.inputs(program.LARGE))


def row(name: str, threads: int, rounds: int) -> dict[str, Span]:
    """Milliseconds of a call by contender: median, least, greatest."""
    program, library, peer = contenders(name, threads)
    arguments = program.inputs(program.LARGE)
    calls = {"Vyre": program.compute, library: peer, "NumPy": program.plain}
    program.compute(*arguments)
    peer(*arguments)
    times: dict[str, list[float]] = {who: [] for who in calls}
    for _ in range(rounds):
        for who, work in calls.items():
            if sum(times[who]) < SECONDS:
                times[who].append(timed(work, arguments))
    return {
        who: tuple(float(f"{1e3 * way(each):.4g}") for way in (statistics.median, min, max))
        for who, each in times.items()
    }


def timed(work: Callable[..., Any], arguments: tuple[Any, ...]) -> float:
    start = time.perf_counter()
    work(*arguments)
    return time.perf_counter() - start


if __name__ == "__main__":
    main()
