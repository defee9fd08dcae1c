"""`python -m bench.gallery [--out bench/gallery/times.json] [names...]`: the gallery beside its peers.

Each program is compared with its NumPy version on a small size, and so is its peer; then whole calls on the
size of the picture are timed in turns, all with the same number of threads: the median of the rounds, the
least and the greatest. All run on the CPU: most programs call kernels on NumPy arrays in a loop. The site
shows the stored times.
"""

from __future__ import annotations

import argparse
import datetime
import importlib
import json
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

Span = tuple[float, ...]
ROOT = Path(__file__).resolve().parents[2]
SECONDS = 0.6  # for all rounds of one contender, and one round at least


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, help="write the times to this file")
    parser.add_argument("--threads", type=int, default=len(os.sched_getaffinity(0)))
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("names", nargs="*", help="only these programs")
    given = parser.parse_args()
    sys.path.insert(0, str(ROOT / "examples" / "gallery"))
    from bench.gallery.peers import PEERS, threads

    import vyre as vy

    vy.use("cpu")
    vy.threads(given.threads)
    threads(given.threads)
    np.seterr(all="ignore")
    names = given.names or list(PEERS)
    rows: dict[str, dict[str, Span]] = {}
    for name in names:
        if len(names) > 1:  # in a process of its own: the threads of one library disturb those of another
            with tempfile.TemporaryDirectory() as folder:
                path = Path(folder) / "times.json"
                options = ["--threads", str(given.threads), "--rounds", str(given.rounds), "--out", str(path)]
                subprocess.run([sys.executable, "-m", "bench.gallery", *options, name], check=True, cwd=ROOT)
                rows |= json.loads(path.read_text(encoding="utf-8"))["programs"]
            continue
        rows[name] = row(importlib.import_module(name), *PEERS[name], given.rounds)
        cells = (
            f"{who} {middle:g} ({least:g}..{most:g}) ms" for who, (middle, least, most) in rows[name].items()
        )
        print(f"{name:12} " + "  ".join(cells), flush=True)
    command = "python -m bench.gallery --out bench/gallery/times.json"
    stored = {"command": command, "machine": machine(given.threads), "programs": rows}
    if given.out:
        given.out.write_text(json.dumps(stored, indent=1) + "\n", encoding="utf-8")


def row(program: Any, library: str, peer: Callable[..., Any], rounds: int) -> dict[str, Span]:
    """Milliseconds of a call by contender: median, least, greatest."""
    close = getattr(program, "close", lambda a, b: np.allclose(a, b, rtol=1e-3, atol=1e-4))
    expected = program.plain(*program.inputs(program.SMALL))
    for way in (program.compute, peer):
        assert close(way(*program.inputs(program.SMALL)), expected), f"{program.__name__}: {way} differs"
    arguments = program.inputs(program.LARGE)
    contenders = {"Vyre": program.compute, library: peer, "NumPy": program.plain}
    program.compute(*arguments)
    peer(*arguments)
    times: dict[str, list[float]] = {name: [] for name in contenders}
    for _ in range(rounds):
        for name, work in contenders.items():
            if sum(times[name]) < SECONDS:
                times[name].append(timed(work, arguments))
    return {
        name: tuple(float(f"{1e3 * way(each):.4g}") for way in (statistics.median, min, max))
        for name, each in times.items()
    }


def timed(work: Callable[..., Any], arguments: tuple[Any, ...]) -> float:
    start = time.perf_counter()
    work(*arguments)
    return time.perf_counter() - start


def machine(threads: int) -> str:
    """The day, the machine and the versions."""
    from importlib.metadata import PackageNotFoundError, version

    from vyre.targets.cpu.machine import host

    found = []
    for name in ("numpy", "numba", "torch"):
        try:
            found.append(f"{name} {version(name)}")
        except PackageNotFoundError:
            continue
    place = f"{platform.machine()} ({host().cpu}), {os.cpu_count()} processors, {threads} threads"
    versions = ", ".join((f"Python {platform.python_version()}", *found))
    return f"{datetime.date.today().isoformat()}, {place}, load {os.getloadavg()[0]:.1f}, {versions}"


if __name__ == "__main__":
    main()
