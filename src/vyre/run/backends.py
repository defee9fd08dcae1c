"""The Backend protocol, and Vyre's own backends. Importing this module loads none of their dependencies.

A package adds a backend with an entry point of the group `vyre.backends`: the entry point's name is the
device's, its object is a Backend, or a class or function that returns one when called without arguments.

    [project.entry-points."vyre.backends"]
    mine = "my_package:MyBackend"
"""

from __future__ import annotations

import importlib.util
import os
import platform
import sys
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from math import prod
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from vyre.cache.artifacts import Cache
from vyre.cache.keys import digest
from vyre.run.ready import Arguments, Grid, Ready
from vyre.run.route import EVERYTHING, Abilities
from vyre.targets.configuration import Configuration, Unfit, with_splits

if TYPE_CHECKING:
    from vyre.targets.cpu.machine import Target


@dataclass(frozen=True, slots=True)
class Probe:
    """The number of devices a backend has on this machine; if 0, the reason and a fix."""

    count: int
    why: str = ""
    fix: str = ""


@runtime_checkable
class Backend(Protocol):
    """A way to run programs, on one or several devices that are numbered from 0."""

    def probe(self) -> Probe:
        """The available devices; called once, before any other method."""

    def describe(self, index: int) -> str:
        """A short description of a device, such as its name and memory."""

    def abilities(self, index: int) -> Abilities:
        """The programs that a device accepts."""

    def run(self, ready: Ready, arguments: Arguments, *, grid: Grid, index: int) -> None:
        """Run a program over a grid, and return when its arrays are written.

        `ready.program` is checked, `ready.expanded` has no op that others can express, `ready.lowered` is
        also optimised; there is one `ready` object per program, so it can be a cache key for code compiled
        from it. `arguments` are NumPy arrays by parameter name, contiguous, and of rank 0 for scalars (bf16:
        uint16 bits). `grid` is the domain of an element kernel, or the number of workgroups along each axis.
        """


class Tunable(Protocol):
    """The additional methods of a backend whose configurations can be tuned.

    It may also have `staged(array, dtype, index)`, which returns the array in device memory, `finish(index)`,
    which waits until the device has finished all submitted work, and `repeated(ready, arguments, runs, grid=,
    index=)`, which returns a function that makes `runs` launches at once, so that timings exclude the host;
    None where that is not possible.
    """

    def fingerprint(self, index: int) -> str:
        """Everything that times on a device depend on: devices with equal fingerprints take the same time."""

    def choices(self, ready: Ready, *, grid: Grid, index: int) -> Sequence[Configuration]:
        """The configurations to try; some may not fit the program."""

    def misfit(self, ready: Ready, configuration: Configuration, grid: Grid) -> str:
        """Why a configuration does not fit a program; empty if it does."""


class Cpu:
    """Machine code for this processor, compiled by LLVM."""

    def __init__(self, cache: Callable[[], Cache]) -> None:
        self._cache = cache
        keep_resident(cache)

    def probe(self) -> Probe:
        from vyre.targets.cpu.machine import host

        if sys.maxsize < 1 << 32 or sys.byteorder != "little":
            return Probe(0, "code is made for 64-bit little-endian systems only", "use device='reference'")
        if importlib.util.find_spec("llvmlite") is None:
            return Probe(0, "llvmlite, which has LLVM in it, is not installed", "run pip install llvmlite")
        try:
            host()
        except (NotImplementedError, OSError, ImportError) as fault:
            return Probe(0, str(fault), "use device='reference', or an x86-64 or AArch64 processor")
        return Probe(1)

    def describe(self, index: int) -> str:
        from vyre.targets.cpu import pool
        from vyre.targets.cpu.machine import host

        width = pool.threads()
        threads = "1 thread" if width == 1 else f"{width} threads"
        words = [processor_name(), threads, f"{host().vector_bytes * 8}-bit vectors"]
        memory = _memory_bytes()
        return ", ".join(words if memory is None else [*words, f"{memory / (1 << 30):.1f} GiB memory"])

    def abilities(self, index: int) -> Abilities:
        return EVERYTHING

    def run(self, ready: Ready, arguments: Arguments, *, grid: Grid, index: int) -> None:
        ready.on_cpu(arguments, grid, self._cache())

    def fingerprint(self, index: int) -> str:
        from vyre.targets.cpu import pool
        from vyre.targets.cpu.machine import host

        return f"{processor_name()}, {host().cpu}, {pool.threads()} threads"

    def choices(self, ready: Ready, *, grid: Grid, index: int) -> Sequence[Configuration]:
        from vyre.targets.cpu import choices

        layouts = choices.choices(prod(grid))
        return with_splits(layouts) if ready.has_barriers else layouts

    def misfit(self, ready: Ready, configuration: Configuration, grid: Grid) -> str:
        from vyre.targets.cpu import native

        try:
            native.text(ready.lowered, len(grid), configuration=configuration)
        except Unfit as fault:
            return str(fault)
        return ""


def keep_resident(cache: Callable[[], Cache]) -> None:
    """Keep the machine code of the thread pool and of fast calls in the cache."""
    from vyre.targets.cpu import native, resident

    def cached(text: str, target: Target, also: Collection[str]) -> bytes:
        key = digest(("resident", text, native.fingerprint(target), tuple(sorted(also))))
        code = cache().get(key)
        if code is None:
            code = resident.compiled(text, target, also)
            cache().put(key, code, {"kernel": "(thread pool and fast calls)", "target": target.cpu})
        return code

    resident.make_by(cached)


class Reference:
    """The interpreter that defines the meaning of programs."""

    def probe(self) -> Probe:
        return Probe(1)

    def describe(self, index: int) -> str:
        return "the interpreter that defines the language; for getting kernels right, not for speed"

    def abilities(self, index: int) -> Abilities:
        return EVERYTHING

    def run(self, ready: Ready, arguments: Arguments, *, grid: Grid, index: int) -> None:
        ready.on_reference(arguments, grid)


@dataclass(frozen=True, slots=True)
class Absent:
    """A backend that is known by name but not available."""

    why: str
    fix: str

    def probe(self) -> Probe:
        return Probe(0, self.why, self.fix)

    def describe(self, index: int) -> str:
        return ""

    def abilities(self, index: int) -> Abilities:
        return EVERYTHING

    def run(self, ready: Ready, arguments: Arguments, *, grid: Grid, index: int) -> None:
        raise NotImplementedError(self.why)


def processor_name() -> str:
    """The processor's name as the operating system reports it."""
    try:
        text = Path("/proc/cpuinfo").read_text(encoding="utf-8", errors="replace")
    except OSError:
        text = ""
    for line in text.splitlines():
        key, _, name = line.partition(":")
        if key.strip() in ("model name", "Model"):
            return name.strip()
    return platform.processor() or platform.machine()


def _memory_bytes() -> int | None:
    try:
        return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    except (AttributeError, OSError, ValueError):  # sysconf or these names are missing on some systems
        return None
