"""This processor as a target: machine code by LLVM. Importing this module loads none of that."""

from __future__ import annotations

import importlib.util
import os
import platform
import sys
from collections.abc import Collection, Sequence
from dataclasses import replace
from functools import cache
from math import prod
from pathlib import Path

from vyre.ir.keys import Field
from vyre.ir.nodes import Extents
from vyre.targets.batch import Batch, Source
from vyre.targets.cpu import loader, native, pool
from vyre.targets.cpu.elf import LoadError
from vyre.targets.cpu.machine import Processor as Machine
from vyre.targets.cpu.machine import host
from vyre.targets.locks import SHARED
from vyre.targets.specialization import Configuration, Specialization, Unfit, compiled_form, with_splits
from vyre.targets.target import (
    Availability,
    Capabilities,
    Executable,
    HostTarget,
    Keep,
    OneByOne,
    Rejected,
    Runtime,
    on_host,
)


@cache
def _capabilities() -> Capabilities:
    return Capabilities(
        is_compiled=True, is_general=True, has_bands=True, vector_bytes=host().vector_bytes,
        architecture=host().cpu,
    )  # fmt: skip


class Cpu(HostTarget):
    """Machine code for this processor, compiled by LLVM."""

    def __init__(self, keep: Keep | None = None) -> None:
        if keep is not None:
            keep_resident(keep)

    def probe(self) -> Availability:
        if sys.maxsize < 1 << 32 or sys.byteorder != "little":
            return Availability(
                0, "code is made for 64-bit little-endian systems only", "use device='reference'"
            )
        if importlib.util.find_spec("llvmlite") is None:
            return Availability(
                0, "llvmlite, which has LLVM in it, is not installed", "run pip install llvmlite"
            )
        try:
            host()
        except (NotImplementedError, OSError, ImportError) as fault:
            return Availability(0, str(fault), "use device='reference', or an x86-64 or AArch64 processor")
        return Availability(1)

    def describe(self, index: int) -> str:
        width = pool.threads()
        threads = "1 thread" if width == 1 else f"{width} threads"
        words = [processor_name(), threads, f"{host().vector_bytes * 8}-bit vectors"]
        memory = _memory_bytes()
        return ", ".join(words if memory is None else [*words, f"{memory / (1 << 30):.1f} GiB memory"])

    def capabilities(self, index: int) -> Capabilities:
        return _capabilities()

    def code_key(self, index: int) -> Field:
        return native.fingerprint(host())

    def compile(self, source: Source, special: Specialization, index: int) -> bytes:
        with SHARED:  # a fork waits until no compilation or import is in progress
            program = compiled_form(source, special, strided=True)
            return native.object_code(
                program, special.rank, configuration=special.configuration, is_inside=source.is_inside
            )

    def load(self, code: bytes, source: Source, special: Specialization, index: int) -> native.NativeKernel:
        face = source.face
        if special.values:
            kept = tuple(param for param in face.params if param.name not in special.values)
            face = replace(face, params=kept)
        try:
            return native.loaded(
                code, face, special.configuration, cost=source.cost_ns, in_order=source.in_order
            )
        except LoadError as fault:  # an object in another format
            raise Rejected(str(fault)) from None

    def prepare(self, batch: Batch, runtime: Runtime) -> Executable:
        one_by_one = OneByOne(batch, on_host(runtime))
        if batch.is_call:
            (launch,) = batch.launches
            if not launch.source.has_barriers or runtime.chosen(launch.source, launch.units).is_split:
                return one_by_one
        from vyre.targets.cpu.sequence import Together  # not needed by kernels alone

        return Together(batch, runtime, one_by_one)

    def fingerprint(self, index: int) -> str:
        return f"{processor_name()}, {host().cpu}, {pool.threads()} threads"

    def choices(
        self, source: Source, *, grid: Extents, index: int, is_alone: bool = True
    ) -> Sequence[Configuration]:
        from vyre.targets.cpu import choices  # with the emitters, which running code does not need

        layouts = choices.choices(prod(grid))
        return with_splits(layouts) if source.has_barriers and is_alone else layouts  # a batch is not split

    def misfit(self, source: Source, configuration: Configuration, grid: Extents) -> str:
        try:
            native.text(
                compiled_form(source, Specialization(), strided=True), len(grid), configuration=configuration
            )
        except Unfit as fault:
            return str(fault)
        return ""


def keep_resident(keep: Keep) -> None:
    """Keep the machine code of the thread pool and of fast calls in the cache."""

    def kept(text: str, target: Machine, also: Collection[str]) -> bytes:
        key = ("resident", text, native.fingerprint(target), tuple(sorted(also)))
        about = {"kernel": "(thread pool and fast calls)", "target": target.cpu}
        return keep(key, lambda: loader.compiled(text, target, also), about)

    loader.make_runtime_by(kept)


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
