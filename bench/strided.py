"""Measure kernels on strided arrays beside the same kernels on contiguous ones, and print a table.

python -m bench.strided                       on the CPU, one thread
python -m bench.strided --only 2-D --rounds 99

The result must have the bytes that a contiguous copy gives. Both calls take turns in one process; a ratio is
the contiguous time divided by the strided time, the median over the rounds. Where gcc is there, the same map
as a C loop over the rows of the view is the floor that rows set: a contiguous map runs over one long row. The
views at the end of the table have no contiguous last axis; their maps are transpositions or gathers.
"""

from __future__ import annotations

import argparse
import ctypes
import os
import shutil
import statistics
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from bench.machine import machine
from bench.progress import shown

import vyre as vy
from vyre import Buf, Out, f32, gid

AIM = 0.9
BATCH = 0.0004  # seconds of one measurement
MAP_IN_C = """
void scaled(const float *restrict x, float *restrict y, long d, long h, long w, long plane, long row) {
    for (long i = 0; i < d; i++)
        for (long j = 0; j < h; j++) {
            const float *from = x + i * plane + j * row;
            float *to = y + (i * h + j) * w;
            for (long k = 0; k < w; k++) to[k] = 2.0f * from[k] + 1.0f;
        }
}
"""


@vy.kernel
def scaled(x: Buf[f32], y: Out[f32]):
    y[gid()] = 2.0 * x[gid()] + 1.0


@vy.kernel
def three_points(x: Buf[f32], y: Out[f32]):
    i = gid()
    y[i] = 0.25 * (x[i - 1] + 2.0 * x[i] + x[i + 1])


@vy.kernel
def scaled_2d(x: Buf[f32, 2], y: Out[f32, 2]):
    i, j = gid(0), gid(1)
    y[i, j] = 2.0 * x[i, j] + 1.0


@vy.kernel
def added_2d(x: Buf[f32, 2], z: Buf[f32, 2], y: Out[f32, 2]):
    i, j = gid(0), gid(1)
    y[i, j] = x[i, j] + z[i, j]


@vy.kernel
def five_points(x: Buf[f32, 2], y: Out[f32, 2]):
    i, j = gid(0), gid(1)
    y[i, j] = 0.2 * (x[i, j] + x[i - 1, j] + x[i + 1, j] + x[i, j - 1] + x[i, j + 1])


@vy.kernel
def nine_points(x: Buf[f32, 2], y: Out[f32, 2]):
    i, j = gid(0), gid(1)
    total = f32(0)
    for a in vy.unroll(range(-1, 2)):
        for b in vy.unroll(range(-1, 2)):
            total += x[i + a, j + b]
    y[i, j] = total


@vy.kernel
def guarded_points(x: Buf[f32, 2], y: Out[f32, 2]):
    i, j = gid(0), gid(1)
    if 0 < i < x.shape[0] - 1 and 0 < j < x.shape[1] - 1:
        y[i, j] = 0.25 * (x[i - 1, j] + x[i + 1, j] + x[i, j - 1] + x[i, j + 1])


@vy.kernel
def row_sums(x: Buf[f32, "n", "m"], y: Out[f32, "n"]):
    i = gid()
    total = f32(0)
    for k in range(x.shape[1]):
        total += x[i, k]
    y[i] = total


@vy.kernel
def column_sums(x: Buf[f32, "n", "m"], y: Out[f32, "m"]):
    j = gid()
    total = f32(0)
    for k in range(x.shape[0]):
        total += x[k, j]
    y[j] = total


@vy.kernel
def scaled_3d(x: Buf[f32, 3], y: Out[f32, 3]):
    i, j, k = gid(0), gid(1), gid(2)
    y[i, j, k] = 2.0 * x[i, j, k] + 1.0


@vy.kernel
def seven_points(x: Buf[f32, 3], y: Out[f32, 3]):
    i, j, k = gid(0), gid(1), gid(2)
    y[i, j, k] = (
        x[i - 1, j, k] + x[i + 1, j, k] + x[i, j - 1, k] + x[i, j + 1, k] + x[i, j, k - 1] + x[i, j, k + 1]
        - 6.0 * x[i, j, k]
    )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Case:
    """A kernel, the form of its view, and the view; `is_row` if its last axis is contiguous."""

    title: str
    kernel: Any
    views: tuple[Any, ...]
    is_row: bool = True


def cases(rng: np.random.Generator) -> Iterator[Case]:
    def wide(*shape: int) -> Any:
        return rng.random(shape, np.float32)

    for n in (1_000, 20_000, 1_000_000):
        for kernel in (scaled, three_points):
            yield Case(f"1-D row of a matrix, {n:,}", kernel, (wide(2, n + 7)[1, 3:-4],))
    planes = (scaled_2d, added_2d, five_points, nine_points, guarded_points, row_sums, column_sums)
    for h, w in ((400, 30), (200, 100), (128, 257), (64, 1000), (1000, 1024), (1500, 1500)):
        for kernel in planes:
            views = (
                (wide(h, w + 16)[:, :w],)
                if kernel is not added_2d
                else tuple(wide(h, w + 16)[:, :w] for _ in range(2))
            )
            yield Case(f"2-D [:, :w], {h} x {w}", kernel, views)
    for h, w in ((200, 100), (64, 1000)):
        for kernel in planes[2:4]:
            yield Case(f"2-D [:, 3:w + 3], {h} x {w}", kernel, (wide(h, w + 9)[:, 3 : w + 3],))
            yield Case(f"2-D [::2], {h} x {w}", kernel, (wide(2 * h, w)[::2],))
            yield Case(f"2-D [::-1], {h} x {w}", kernel, (wide(h, w)[::-1],))
            yield Case(f"2-D [1:-1, 1:-1], {h} x {w}", kernel, (wide(h + 2, w + 2)[1:-1, 1:-1],))
    for d, h, w in ((20, 30, 30), (16, 40, 100), (10, 20, 300), (64, 128, 256)):
        for kernel in (scaled_3d, seven_points):
            yield Case(f"3-D [:, :, :w], {d} x {h} x {w}", kernel, (wide(d, h, w + 16)[:, :, :w],))
            yield Case(f"3-D axes (1, 0, 2), {d} x {h} x {w}", kernel, (wide(h, d, w).transpose(1, 0, 2),))
    for h, w in ((200, 100), (64, 1000), (1000, 1024)):
        for kernel in (scaled_2d, five_points, row_sums, column_sums):
            yield Case(f"2-D A.T, {h} x {w}", kernel, (wide(w, h).T,), is_row=False)
            yield Case(f"2-D [:, ::-1], {h} x {w}", kernel, (wide(h, w)[:, ::-1],), is_row=False)
            yield Case(f"2-D [:, ::2], {h} x {w}", kernel, (wide(h, 2 * w)[:, ::2],), is_row=False)
    for kernel in (scaled, three_points):
        yield Case("1-D A[:, k], 20,000", kernel, (wide(20_000, 8)[:, 3],), is_row=False)
        yield Case("1-D [::-1], 20,000", kernel, (wide(20_000)[::-1],), is_row=False)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure kernels on strided arrays.")
    parser.add_argument("--only", default="", help="only cases whose title or kernel contains this")
    parser.add_argument("--rounds", default=41, type=int, help="how often contenders take turns")
    asked = parser.parse_args()
    os.environ.setdefault("VYRE_THREADS", "1")
    vy.use("cpu")
    in_c = compiled()
    chosen = [c for c in cases(np.random.default_rng()) if asked.only in f"{c.title} {c.kernel.__name__}"]
    rows = [(case, *measured(case, asked.rounds, in_c)) for case in shown(chosen, "strided")]
    print(f"{machine(1)}\n")
    print(f"{'view':36} {'kernel':16} {'contiguous':>12} {'strided':>10} {'ratio':>6} {'gcc':>10}")
    for case, plain, strided, ratio, floor in rows:
        note = "" if not case.is_row or ratio >= AIM else "  below"
        in_gcc = f"{floor:7.2f} us" if floor else ""
        times = f"{plain:9.2f} us {strided:7.2f} us {ratio:6.2f} {in_gcc:10}"
        print(f"{case.title:36} {case.kernel.__name__:16} {times}{note}")
    ratios = [ratio for case, _, _, ratio, _ in rows if case.is_row]
    low = sum(ratio < AIM for ratio in ratios)
    print(f"last axis contiguous: {len(ratios)} cases, least {min(ratios):.2f}, {low} below {AIM}")


def compiled() -> Any:
    """The map over the rows of a view as a C function; None without gcc."""
    if shutil.which("gcc") is None:
        return None
    with tempfile.TemporaryDirectory() as folder:
        code = Path(folder, "map.c")
        code.write_text(MAP_IN_C)
        library = code.with_suffix(".so")
        subprocess.run(["gcc", "-O3", "-march=native", "-shared", "-fPIC", code, "-o", library], check=True)
        return ctypes.CDLL(str(library)).scaled


def measured(case: Case, rounds: int, in_c: Any) -> tuple[float, float, float, float]:
    """The least microseconds of a call on contiguous arrays and on the views, the median ratio, and the least
    microseconds of the loop in C, 0 if there is none.
    """
    copies = tuple(np.ascontiguousarray(view) for view in case.views)
    out = case.kernel(*copies)
    if case.kernel(*case.views).tobytes() != out.tobytes():
        raise SystemExit(f"{case.title}: {case.kernel.__name__} gives other bytes")
    works = [lambda: case.kernel(*copies, out), lambda: case.kernel(*case.views, out)]
    if in_c is not None and case.is_row and case.kernel in (scaled_2d, scaled_3d):
        works.append(_call_in_c(in_c, case.views[0], out))
    for _ in range(3):
        for work in works:
            work()
    count = max(int(BATCH / _spent(works[0], 1)), 1)
    times = [[_spent(work, count) for work in works] for _ in range(rounds)]
    least = [min(column) * 1e6 for column in zip(*times, strict=True)]
    floor = least[2] if len(works) == 3 else 0.0
    return least[0], least[1], statistics.median(plain / strided for plain, strided, *_ in times), floor


def _call_in_c(in_c: Any, view: Any, out: Any) -> Callable[[], Any]:
    d, h, w = (1, *view.shape)[-3:]
    plane, row, _ = (0, *(step // view.itemsize for step in view.strides))[-3:]
    addresses = ctypes.c_void_p(view.ctypes.data), ctypes.c_void_p(out.ctypes.data)
    numbers = [ctypes.c_long(number) for number in (d, h, w, plane, row)]
    return lambda: in_c(*addresses, *numbers)


def _spent(work: Callable[[], Any], count: int) -> float:
    start = time.thread_time()
    for _ in range(count):
        work()
    return (time.thread_time() - start) / count


if __name__ == "__main__":
    main()
