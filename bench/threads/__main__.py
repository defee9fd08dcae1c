"""`python -m bench.threads`: the CPU on 1, 2, 4, ... threads beside C with OpenMP, alone and in company.

    python -m bench.threads                 all jobs, on each number of threads that the machine has
    python -m bench.threads --only saxpy    those whose name contains this
    python -m bench.threads --json out.json the figures as well

Each number of threads has a process of its own. "In company" is the time of a call right after a region of an
OpenMP library, whose threads spin for a while when it ends, as those of torch's operations on the CPU do.
Figures are medians, in microseconds; the spread is in the JSON. It needs gcc.
"""

from __future__ import annotations

import argparse
import ctypes
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
from bench.progress import shown

import vyre as vy
from vyre import Buf, Out, exp, f32, gid, i32

SECONDS = 0.25  # for each contender
RESULT = "RESULT "


@vy.kernel
def saxpy(x: Buf[f32], y: Buf[f32], o: Out[f32], a: f32):  # type: ignore[no-untyped-def]
    o[gid()] = a * x[gid()] + y[gid()]


@vy.kernel
def five(x: Buf[f32, 2], y: Out[f32, 2]):  # type: ignore[no-untyped-def]
    i, j = gid(0), gid(1)
    y[i, j] = 0.2 * (x[i, j] + x[i - 1, j] + x[i + 1, j] + x[i, j - 1] + x[i, j + 1])


@vy.kernel
def softmax(x: Buf[f32, 2], y: Out[f32, 2]):  # type: ignore[no-untyped-def]
    i = gid(0)
    most, total = x[i, 0], f32(0)
    for j in range(x.shape[1]):
        most = max(most, x[i, j])
    for j in range(x.shape[1]):
        e = exp(x[i, j] - most)
        y[i, j] = e
        total += e
    for j in range(x.shape[1]):
        y[i, j] = y[i, j] / total


@vy.kernel
def mandelbrot(y: Out[i32, 2], most: i32):  # type: ignore[no-untyped-def]
    i, j = gid(0), gid(1)
    cr = -2.0 + 3.0 * f32(j) / f32(vy.domain(1))
    ci = -1.5 + 3.0 * f32(i) / f32(vy.domain(0))
    zr, zi, n = f32(0), f32(0), 0
    for _ in range(most):
        if zr * zr + zi * zi > 4.0:
            break
        zr, zi = zr * zr - zi * zi + cr, 2.0 * zr * zi + ci
        n += 1
    y[i, j] = n


@vy.kernel
def matmul(a: Buf[f32, 2], b: Buf[f32, 2], c: Out[f32, 2]):  # type: ignore[no-untyped-def]
    i, j = gid(0), gid(1)
    total = f32(0)
    for k in range(a.shape[1]):
        total += a[i, k] * b[k, j]
    c[i, j] = total


Job = tuple[str, Callable[[], object], Callable[[], object]]


def jobs(library: Any) -> Iterator[Job]:
    """The name of each job, Vyre's call and C's."""
    chance = np.random.default_rng(0)

    def array(*shape: int) -> Any:
        return chance.random(shape, dtype=np.float32)

    def at(values: Any) -> Any:
        return ctypes.c_void_p(values.ctypes.data)

    for power in (10, 14, 16, 18, 20, 22, 26):
        size = 1 << power
        x, y, o, p = array(size), array(size), array(size), array(size)
        c = [at(x), at(y), at(p), ctypes.c_float(2), ctypes.c_size_t(size)]
        yield f"saxpy 2^{power}", lambda x=x, y=y, o=o: saxpy(x, y, o, 2.0), lambda c=c: library.saxpy(*c)
    for size in (128, 512, 2048, 8192):
        x, o, p = array(size, size), array(size, size), array(size, size)
        c = [at(x), at(p), size, size]
        yield f"5 points {size}²", lambda x=x, o=o: five(x, o), lambda c=c: library.five(*c)
    for rows, width in ((64, 256), (1024, 1024), (16384, 1024)):
        x, o, p = array(rows, width), array(rows, width), array(rows, width)
        c = [at(x), at(p), rows, width]
        call = softmax.over(rows)
        yield f"softmax {rows} x {width}", lambda x=x, o=o, f=call: f(x, o), lambda c=c: library.softmax(*c)
    for size in (64, 256, 1024):
        m, p = np.zeros((size, size), np.int32), np.zeros((size, size), np.int32)
        c = [at(p), size, size, 300]
        yield f"mandelbrot {size}²", lambda m=m: mandelbrot(m, 300), lambda c=c: library.mandelbrot(*c)
    for size in (32, 128, 512, 1024):
        x, y, o, p = array(size, size), array(size, size), array(size, size), array(size, size)
        c = [at(x), at(y), at(p), size]
        yield f"matmul {size}³", lambda x=x, y=y, o=o: matmul(x, y, o), lambda c=c: library.matmul(*c)


def timed(call: Callable[[], object], before: Callable[[], object] | None = None) -> list[float]:
    """Microseconds of calls, each right after `before`."""
    time.sleep(0.02)  # threads that still spin would take the processors of this one
    times: list[float] = []
    for _ in range(2):
        call()
    end = time.perf_counter() + SECONDS
    while time.perf_counter() < end or len(times) < 7:
        if before is not None:
            before()
        start = time.perf_counter()
        call()
        times.append(1e6 * (time.perf_counter() - start))
    return times


def measure(library_path: str, only: str) -> dict[str, dict[str, list[float]]]:
    """Quartiles of each job's contenders, in this process."""
    library = ctypes.CDLL(library_path)
    few = np.zeros(1 << 14, np.float32)

    def company() -> None:
        library.region(ctypes.c_void_p(few.ctypes.data), few.size)

    found = {}
    for name, ours, theirs in jobs(library):
        if only in name:
            times = {"vyre": timed(ours), "c": timed(theirs), "in company": timed(ours, company)}
            found[name] = {who: statistics.quantiles(some, n=4) for who, some in times.items()}
    return found


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--only", default="")
    parser.add_argument("--json", type=Path)
    parser.add_argument("--threads", type=int, nargs="*")
    parser.add_argument("--child", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.child:
        print(RESULT + json.dumps(measure(given.child, given.only)))
        return
    most = len(os.sched_getaffinity(0))
    counts = given.threads or [count for count in (1, 2, 4, 8, 16, 32, 64) if count <= most]
    with tempfile.TemporaryDirectory() as folder:
        library = f"{folder}/peers.so"
        source = str(Path(__file__).with_name("peers.c"))
        flags = ["-O3", "-march=native", "-ffast-math", "-fopenmp", "-shared", "-fPIC"]
        subprocess.run(["gcc", *flags, "-o", library, source, "-lm"], check=True)
        tables = {}
        for count in shown(counts, "threads"):
            threads = {"VYRE_THREADS": str(count), "OMP_NUM_THREADS": str(count), "VYRE_DEVICE": "cpu"}
            command = [sys.executable, "-m", "bench.threads", "--child", library, "--only", given.only]
            ran = subprocess.run(
                command, env={**os.environ, **threads}, capture_output=True, text=True, check=False
            )
            lines = [line for line in ran.stdout.splitlines() if line.startswith(RESULT)]
            if not lines:
                sys.exit(ran.stderr)
            tables[count] = json.loads(lines[0].removeprefix(RESULT))
    if given.json:
        given.json.write_text(json.dumps(tables, indent=1))
    print("| job | " + " | ".join(f"{count}: vyre, C, in company" for count in counts) + " |")
    print("| --- |" + " --- |" * len(counts))
    for name in tables[counts[0]]:
        cells = []
        for count in counts:
            ours, c, company = (tables[count][name][who][1] for who in ("vyre", "c", "in company"))
            cells.append(f"{ours:.3g}, {c:.3g} ({c / ours:.2f}x), {company:.3g} ({company / ours:.2f}x)")
        print(f"| {name} | " + " | ".join(cells) + " |")


if __name__ == "__main__":
    main()
