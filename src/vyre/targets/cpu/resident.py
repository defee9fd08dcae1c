"""Our own machine code that every process with kernels needs: the thread pool and the entry of fast calls.

It is one object, made when it is first needed and kept until the process ends: threads sleep in it. Whoever
has a cache puts it between with `make_by`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from vyre.targets.cpu import entry_code, float_code, loader, pool_code
from vyre.targets.cpu.elf import LoadError
from vyre.targets.cpu.loader import Loaded
from vyre.targets.cpu.locks import SHARED
from vyre.targets.cpu.machine import Target, host

Make = Callable[[str, Target, Collection[str]], bytes]


def compiled(text: str, target: Target, also: Collection[str]) -> bytes:
    """The object of a text, compiled anew."""
    from vyre.targets.cpu import compile

    return compile.compile_object(text, target, also=also, level=0)


class _Resident:
    """The loaded code, once there is any."""

    def __init__(self) -> None:
        self.make: Make = compiled
        self.loaded: Loaded | None = None


_RESIDENT = _Resident()


def make_by(make: Make) -> None:
    """Ask `make(text, target, intrinsics)` for the object: a cache, which calls `compiled` for a new one."""
    _RESIDENT.make = make


def code(offsets: entry_code.Offsets | None) -> Loaded:
    """The pool's functions, and the entry where Python's objects have these offsets."""
    with SHARED:
        if _RESIDENT.loaded is None:
            _RESIDENT.loaded = _load(offsets).pin()
        return _RESIDENT.loaded


def piece(text: str, exports: tuple[str, ...], *, symbols: Sequence[str] = loader.KERNEL_SYMBOLS) -> Loaded:
    """Other code of our own that stays until the process ends; it may set the floating-point state."""
    target = host()
    whole, also = float_code.text(target) + text, float_code.intrinsics(target)
    with SHARED:
        try:
            return loader.load(_RESIDENT.make(whole, target, also), exports, symbols=symbols).pin()
        except LoadError:
            return loader.load(compiled(whole, target, also), exports, symbols=symbols).pin()


def _load(offsets: entry_code.Offsets | None) -> Loaded:
    target = host()
    text = pool_code.text(target) + (entry_code.text(offsets) if offsets else "")
    also = pool_code.intrinsics(target)
    exports = pool_code.EXPORTS + (entry_code.EXPORTS if offsets else ())
    symbols = (*loader.KERNEL_SYMBOLS, *pool_code.symbols(target), *entry_code.SYMBOLS)
    try:
        return loader.load(_RESIDENT.make(text, target, also), exports, symbols=symbols)
    except LoadError:
        return loader.load(compiled(text, target, also), exports, symbols=symbols)
