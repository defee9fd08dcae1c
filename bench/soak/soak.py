"""Calls of many shapes, scalars, Const values and kernels, with new kernels and pipelines all the time, by a
process whose memory must stay flat.

    python bench/soak/soak.py --calls 1000000 --each 1000

First everything is called three times, and a tenth of the calls is made; what the process takes then is
what it may take in the end, beside two things that are counted: artifacts of new kernels, which are kept up
to the limit of their cache, and what LLVM does not give back of each compilation. It fails with a line that
says what grew. Arrays of the caller must be gone as soon as the caller drops them, by reference counts alone,
without the cyclic collector.
"""

from __future__ import annotations

import argparse
import gc
import random
import resource
import sys
import time
import weakref
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

import vyre as vy
from vyre import Buf, Const, InOut, Out, f32, gid

CHECKS = 10
# What comes and goes by itself: blocks of Python's allocator, bytes, mappings; and blocks for each artifact.
BLOCKS, BYTES, MAPS = 4000, 8 << 20, 64
OF_ARTIFACT = 16
OF_COMPILATION = 8 << 10  # bytes that LLVM's emitter does not give back: 2 to 7 KB of one text, measured


@vy.kernel
def scaled(x: Buf[f32], c: f32, n: Const[int], y: Out[f32]):  # type: ignore[no-untyped-def]
    y[gid()] = x[gid()] * c + n


@vy.kernel
def raised(x: InOut[f32], c: f32):  # type: ignore[no-untyped-def]
    x[gid()] += c


@vy.pipeline
def steps(x, c):  # type: ignore[no-untyped-def]
    return scaled(scaled(x, c, n=1), c, n=2)


def kernel_of(number: int) -> Any:
    """A kernel like no other."""

    @vy.kernel
    def numbered(x: Buf[f32], y: Out[f32]):  # type: ignore[no-untyped-def]
        y[gid()] = x[gid()] + number

    return numbered


def pipeline_of(kernel: Any) -> Any:
    @vy.pipeline
    def twice(x):  # type: ignore[no-untyped-def]
        return kernel(kernel(x))

    return twice


@dataclass(frozen=True, slots=True)
class Taken:
    """What the process takes: memory and blocks of Python, without those of artifacts; mappings."""

    bytes: int
    blocks: int
    maps: int

    @classmethod
    def now(cls) -> Taken:
        gc.collect()
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
        maps = Path("/proc/self/maps").read_text(encoding="utf-8").count("\n")
        kept = vy.counters()["caches"]["artifacts"]
        blocks = sys.getallocatedblocks() - OF_ARTIFACT * kept["entries"]
        beside = kept["bytes"] + OF_COMPILATION * vy.counters()["compiled"]
        return cls(pages * resource.getpagesize() - beside, blocks, maps)


class Soak:
    """Calls of many kinds, whose arrays are watched."""

    def __init__(self, each: int) -> None:
        self._each, self._random = each, random.Random(7)
        self._kernels = [kernel_of(number) for number in range(each)]
        self._made = 0
        self._arrays: list[weakref.ref[Any]] = []
        self.kinds: list[Callable[[int], None]] = [
            self._shape, self._scalar, self._const, self._kernel, self._pipeline_shape, self._pipeline_scalar,
            self._in_place, self._bad,
        ]  # fmt: skip

    def every(self) -> None:
        """Call everything that there is."""
        for _ in range(3):  # the third time by a fast call
            for number in range(self._each):
                for kind in self.kinds:
                    kind(number)

    def some(self, count: int) -> None:
        """Make so many calls, and now and then a kernel and a pipeline that were never there."""
        for turn in range(count):
            self._random.choice(self.kinds)(self._random.randrange(self._each))
            if turn % 1000 == 0:
                self._new()
        left = sum(array() is not None for array in self._arrays)
        assert not left, f"{left} arrays of the caller's are still there"
        self._arrays.clear()

    def _x(self, size: int) -> Any:
        x = np.ones(size, np.float32)
        self._arrays.append(weakref.ref(x))
        if len(self._arrays) > 10_000:
            left = sum(array() is not None for array in self._arrays[:-2])  # which a call here has still
            assert not left, f"{left} arrays of the caller's are still there"
            del self._arrays[:-2]
        return x

    def _shape(self, number: int) -> None:
        assert 3.0 == scaled(self._x(number + 1), 2.0, n=1)[-1]

    def _scalar(self, number: int) -> None:
        y = self._x(8)
        scaled(self._x(8), float(number), 1, y)
        assert number + 1 == y[-1]

    def _const(self, number: int) -> None:
        assert number + 2 == scaled(self._x(8), 2.0, n=number)[0]

    def _kernel(self, number: int) -> None:
        assert number + 1 == self._kernels[number](self._x(16))[-1]

    def _pipeline_shape(self, number: int) -> None:
        assert 8.0 == steps(self._x(number + 1), 2.0)[-1]

    def _pipeline_scalar(self, number: int) -> None:
        c = float(number % 100)
        assert (c + 1) * c + 2 == steps(self._x(8), c)[0]

    def _in_place(self, number: int) -> None:
        x = self._x(number + 1)
        raised(x, 1.0)
        assert 2.0 == x[-1]

    def _bad(self, number: int) -> None:
        try:
            scaled(self._x(number + 1), "no", n=1)
        except vy.CallError:
            return
        raise AssertionError("a text was taken for a number")

    def _new(self) -> None:
        self._made += 1
        kernel = kernel_of(-self._made)
        twice = pipeline_of(kernel)
        for size in (3, 3, 3, 4):
            assert 1 - 2 * self._made == twice(self._x(size))[0]
            assert 1 - self._made == kernel(self._x(size))[0]


def grown(before: Taken, after: Taken) -> list[str]:
    """What has grown beyond what comes and goes."""
    found = []
    if after.bytes - before.bytes > BYTES:
        found.append(f"memory from {before.bytes / 1e6:.1f} to {after.bytes / 1e6:.1f} MB")
    if after.blocks - before.blocks > BLOCKS:
        found.append(f"blocks of Python from {before.blocks:,} to {after.blocks:,}")
    if after.maps - before.maps > MAPS:
        found.append(f"mappings from {before.maps} to {after.maps}")
    return found


def show(seconds: float, calls: int, now: Taken) -> None:
    taken = f"{now.bytes / 1e6:8.1f} MB  {now.blocks:>10,} blocks  {now.maps:>6} mappings"
    print(f"{seconds:8.1f} s  {calls:>9,} calls  {taken}", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--calls", type=int, default=20_000)
    parser.add_argument("--each", type=int, default=100, help="shapes, scalars, Const values and kernels")
    given = parser.parse_args()
    began = time.perf_counter()
    soak = Soak(given.each)
    soak.every()
    soak.some(given.calls // CHECKS)
    before = now = Taken.now()
    for number in range(CHECKS):
        show(time.perf_counter() - began, number * given.calls // CHECKS, now)
        soak.some(given.calls // CHECKS)
        now = Taken.now()
    show(time.perf_counter() - began, given.calls, now)
    for name, use in vy.counters()["caches"].items():
        held = f"{use['entries']:>7,} of {use['most_entries']:>7,} {use['bytes']:>12,} bytes"
        asked = f"{use['hits']:>10,} hits {use['misses']:>9,} misses {use['evictions']:>7,} evicted"
        print(f"  {name:<20}{held}{asked}")
    faults = grown(before, now)
    print("flat" if not faults else f"grown: {'; '.join(faults)}")
    return bool(faults)


if __name__ == "__main__":
    sys.exit(main())
