"""What a backend is, and the ones that Vyre brings along. Importing this loads none of what they need.

A package brings another one by an entry point of the group `vyre.backends`: its name is the device's, its
object a Backend, or a class or function that gives one when called without arguments.

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
    """How many devices a backend has here; if none, why, and what to do about it."""

    count: int
    why: str = ""
    fix: str = ""


@runtime_checkable
class Backend(Protocol):
    """A way to run programs, on one or several devices that are numbered from 0."""

    def probe(self) -> Probe:
        """What is there; asked once, before anything else."""

    def describe(self, index: int) -> str:
        """A device in a few words, such as its name and memory."""

    def abilities(self, index: int) -> Abilities:
        """Which programs a device takes."""

    def run(self, ready: Ready, arguments: Arguments, *, grid: Grid, index: int) -> None:
        """Run a program over a grid, and return when its arrays are written.

        `ready.program` is checked, `ready.expanded` has no op that others can express, `ready.lowered` is
        optimised too; `ready` is one object per program, so it may be the key of what was made of it.
        `arguments` are NumPy arrays by parameter name, contiguous, and of rank 0 for scalars (bf16: uint16
        bits). `grid` is the domain of an element kernel, or how many workgroups there are along each axis.
        """


class Tunable(Protocol):
    """What a backend has beside, whose configurations can be tuned.

    It may also have `staged(array, dtype, index)`, which gives an array where the device works on it,
    `finish(index)`, which waits until the device has done all that it was given, and
    `repeated(ready, arguments, runs, grid=, index=)`, which gives a function that launches so many times at
    once, for times that the host has no part in; None where there is no such way.
    """

    def fingerprint(self, index: int) -> str:
        """What times on a device depend on: devices with the same words take the same time."""

    def choices(self, ready: Ready, *, grid: Grid, index: int) -> Sequence[Configuration]:
        """The configurations to try; some may not fit the program."""

    def misfit(self, ready: Ready, configuration: Configuration, grid: Grid) -> str:
        """Why a configuration does not fit a program; empty if it does."""


class Cpu:
    """Machine code of this processor, made by LLVM."""

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
    """Take the code of the pool and of fast calls from the cache, if it is there."""
    from vyre.targets.cpu import native, resident

    def made(text: str, target: Target, also: Collection[str]) -> bytes:
        key = digest(("resident", text, native.fingerprint(target), tuple(sorted(also))))
        found = cache().get(key)
        if found is None:
            found = resident.compiled(text, target, also)
            cache().put(key, found, {"kernel": "(thread pool and fast calls)", "target": target.cpu})
        return found

    resident.make_by(made)


class Reference:
    """The interpreter that defines what programs mean."""

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
    """A backend that is known by name and not there."""

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
    """What the system calls the processor."""
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
    except (AttributeError, OSError, ValueError):  # not asked in this way on every system
        return None
