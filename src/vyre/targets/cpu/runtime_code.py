"""Our own machine code that every process with kernels needs: the runtime.

It is made when it is first needed and kept until the process ends: threads sleep in it. Whoever has a cache
puts it between with `make_by`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from vyre import native
from vyre.ir.problem import CallError
from vyre.targets.cpu import loader
from vyre.targets.cpu.elf import LoadError
from vyre.targets.cpu.loader import LoadedCode
from vyre.targets.cpu.machine import Processor, host
from vyre.targets.locks import SHARED

Make = Callable[[str, Processor, Collection[str]], bytes]


def compiled(text: str, target: Processor, also: Collection[str]) -> bytes:
    """The object of a text, compiled now."""
    from vyre.targets.cpu import compile  # needed once for each version of the runtime

    return compile.compile_object(text, target, also=also, passes="none")


class _Resident:
    """The loaded code, once there is any."""

    def __init__(self) -> None:
        self.make: Make = compiled
        self.runtime: LoadedCode | None = None


_RESIDENT = _Resident()


def make_by(make: Make) -> None:
    """Ask `make(text, target, intrinsics)` for the object: a cache, which calls `compiled` for a new one."""
    _RESIDENT.make = make


def code() -> LoadedCode:
    """The runtime's functions."""
    with SHARED:
        return _runtime()


def _runtime() -> LoadedCode:
    if _RESIDENT.runtime is None:
        target = host()
        text = native.text(target.triple)
        if text is None:
            what = f"the cpu backend has no runtime for {target.triple}"
            raise CallError(f"{what}. Fix: use device='reference', or build one: vyre/native/build.py.")
        _RESIDENT.runtime = _loaded(text, native.EXPORTS, native.INTRINSICS, native.SYMBOLS, {})
    return _RESIDENT.runtime


def _loaded(
    text: str, exports: Sequence[str], also: Collection[str], symbols: Sequence[str], known: Mapping[str, int]
) -> LoadedCode:
    target = host()
    try:
        return loader.load(_RESIDENT.make(text, target, also), exports, symbols=symbols, known=known).pin()
    except LoadError:
        return loader.load(compiled(text, target, also), exports, symbols=symbols, known=known).pin()
