"""Machine code called without a language in between: compiled kernels, and C built with gcc, behind one ABI.

Code takes the address of its argument slots and a range of work. `Repeated` calls it many times from machine
code, so that even a call of 50 ns can be timed.
"""

from __future__ import annotations

import ctypes
import math
import shutil
import subprocess
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from vyre.ir.nodes import Program
from vyre.passes import expand, optimize
from vyre.targets.cpu import native, pool
from vyre.targets.cpu.compile import compile_object
from vyre.targets.cpu.loader import load
from vyre.targets.cpu.machine import host

SOURCE = Path(__file__).with_name("peers.c")
FLAGS = {
    "serial": ["-O3", "-march=native"],
    "openmp": ["-O3", "-march=native", "-fopenmp"],
    "fast": ["-O3", "-march=native", "-ffast-math"],
    "fast openmp": ["-O3", "-march=native", "-ffast-math", "-fopenmp"],
}

_REPEAT = """
define void @repeat(ptr %code, ptr %args, i64 %lo, i64 %hi, i64 %times, ptr %watch) {
entry:
  br label %head
head:
  %done = phi i64 [ 0, %entry ], [ %next, %body ]
  %more = icmp ult i64 %done, %times
  br i1 %more, label %body, label %end
body:
  call void %code(ptr %args, i64 %lo, i64 %hi, ptr %watch)
  %next = add i64 %done, 1
  br label %head
end:
  ret void
}

define void @copy(ptr %args, i64 %lo, i64 %hi) {
  %from = load ptr, ptr %args
  %slot = getelementptr i64, ptr %args, i64 2
  %to = load ptr, ptr %slot
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 %hi, i1 false)
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
"""

RANGED = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64, ctypes.c_void_p)
_REPEATED = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, *[ctypes.c_int64] * 3, ctypes.c_void_p)


class Slots:
    """The argument slots of a launch, alive as long as this is."""

    def __init__(self, *values: Any, grid: tuple[int, ...] = ()) -> None:
        words: list[int] = []
        for value in values:
            if isinstance(value, np.ndarray):
                words += [value.ctypes.data, *value.shape]
            else:
                words.append(int.from_bytes(np.asarray(value).tobytes(), "little"))
        self._kept = values
        self._block = (ctypes.c_uint64 * (len(words) + 3))(*words, *(*grid, 1, 1, 1)[:3])
        self.address = ctypes.addressof(self._block)


@dataclass(frozen=True, slots=True)
class Call:
    """Code with its arguments and its whole range: call it, or call it many times."""

    address: int
    slots: Slots
    total: int
    owner: object = None  # what keeps the code in memory

    def once(self) -> Any:
        """A function that runs the whole range."""
        code, slots, total = RANGED(self.address), self.slots, self.total
        at, watch = slots.address, ctypes.addressof(unwatched())
        return lambda slots=slots: code(at, 0, total, watch)  # which keeps the slots alive

    def repeated(self, times: int) -> Any:
        """A function that runs the whole range `times` times."""
        again, at, total = _REPEATED(_helpers()["repeat"]), self.slots.address, self.total
        watch = ctypes.addressof(unwatched())
        return lambda: again(self.address, at, 0, total, times, watch)


@cache
def unwatched() -> Any:
    """What kernels are given to ask: nothing stops them."""
    return pool.unwatched()


@cache
def _helpers() -> Any:
    return load(compile_object(_REPEAT, host(), also=["memcpy"]), ["repeat", "copy"])


def copying(source: np.ndarray[Any, Any], target: np.ndarray[Any, Any]) -> Call:
    """memcpy of one array to another."""
    return Call(_helpers()["copy"], Slots(source.reshape(-1), target.reshape(-1)), target.nbytes)


def compiled(program: Program, slots: Slots, grid: tuple[int, ...]) -> Call:
    """A Program as machine code, over a grid."""
    code = native.loaded(native.object_code(expand(optimize(program)), len(grid)), program)
    return Call(code.address, slots, math.prod(grid), code)


class C:
    """The peers in C, built by gcc in a folder; without gcc there are none."""

    def __init__(self, folder: Path, source: Path = SOURCE, also: tuple[str, ...] = ()) -> None:
        self._folder, self._source, self._also = folder, source, also
        self.is_here = shutil.which("gcc") is not None

    @property
    def version(self) -> str:
        return _first_line(["gcc", "--version"]) if self.is_here else "gcc is not installed"

    @cache  # noqa: B019  # one instance, as long as the process
    def _library(self, kind: str) -> ctypes.CDLL:
        target = self._folder / f"{self._source.parent.name}_{kind.replace(' ', '_')}.so"
        command = [
            "gcc",
            *FLAGS[kind],
            *self._also,
            "-shared",
            "-fPIC",
            "-o",
            str(target),
            str(self._source),
            "-lm",
        ]
        subprocess.run(command, check=True)
        return ctypes.CDLL(str(target))

    def call(self, name: str, slots: Slots, total: int, *, threads: int = 1, fast: bool = False) -> Call:
        """A function of the C source on these arguments."""
        parallel = "openmp" if threads > 1 else ""
        library = self._library(f"fast {parallel}".strip() if fast else parallel or "serial")
        if threads > 1:
            library.set_threads(threads)
        address = ctypes.cast(getattr(library, name), ctypes.c_void_p).value
        assert address is not None
        return Call(address, slots, total, library)


def _first_line(command: list[str]) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()[0]
