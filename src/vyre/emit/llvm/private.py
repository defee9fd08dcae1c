"""Private arrays, stored with the lanes of a strip side by side for every element, so that a uniform index is
one vector access.
"""

from __future__ import annotations

from vyre.emit.llvm import memory
from vyre.emit.llvm.builder import Val
from vyre.emit.llvm.memory import BufferPlace
from vyre.emit.llvm.numbers import PRIVATE, Numbers, natural_align
from vyre.ir import dtypes

NO_UNROLL = ", !llvm.loop !0"
_REGISTER = {
    "i1": dtypes.bool_, "i8": dtypes.u8, "i16": dtypes.u16, "i32": dtypes.u32, "i64": dtypes.u64,
    "float": dtypes.f32, "double": dtypes.f64,
}  # fmt: skip


def clear(e: Numbers, address: Val, elem: str, size: int, lanes: int, mask: Val | None) -> None:
    """Set a strip's array to 0 in the lanes of the mask."""
    zero, align = e.const(elem, lanes, 0), natural_align(elem)

    def one(at: Val) -> None:
        where, cleared = e.gep(address, zero.type, at), zero
        if mask is not None:
            cleared = e.select(mask, zero, e.load(elem, lanes, where, align))
        e.store(cleared, where, align)

    if size <= e.unrolled:
        for at in range(size):
            one(e.const("i64", 0, at))
    else:
        e.loop(e.const("i64", 0, 0), e.const("i64", 0, size), one, note=NO_UNROLL)


def load(e: Numbers, address: Val, place: BufferPlace, at: Val, test: Val, lanes: int) -> Val:
    """Load a strip's elements at one offset, or at one for each lane; 0 where the test fails."""
    elem = PRIVATE[place.dtype.name]
    if at.lanes:
        found = memory.gather(e, _gathered(address, elem), _apart(e, at), test)
    else:
        where = _at(e, address, elem, at, test, lanes)
        loaded = e.load(elem, lanes, where, natural_align(elem))
        found = e.select(e.splat(test, lanes), loaded, e.const(elem, lanes, 0))
    return e.icmp("ne", found, e.like(found, 0)) if place.dtype.kind == "bool" else found


def store(
    e: Numbers, address: Val, place: BufferPlace, at: Val, test: Val, mask: Val | None, value: Val, lanes: int
) -> None:
    """Store a strip's elements where the test holds, in the lanes of the mask."""
    elem = PRIVATE[place.dtype.name]
    kept = e.splat(e.convert("zext", value, "i8") if place.dtype.kind == "bool" else value, lanes)
    both = e.splat(test, lanes) if mask is None else e.bin("and", e.splat(test, lanes), mask)
    if at.lanes:
        memory.scatter(e, _gathered(address, elem), _apart(e, at), kept, both)
        return
    where = _at(e, address, elem, at, test, lanes)
    old = e.load(elem, lanes, where, natural_align(elem))
    e.store(e.select(both, kept, old), where, natural_align(elem))


def _at(e: Numbers, address: Val, elem: str, at: Val, test: Val, lanes: int) -> Val:
    """Return the address of all lanes' elements at one offset; that of the first where the test fails."""
    safe = e.select(test, at, e.const("i64", 0, 0))
    return e.gep(address, f"<{lanes} x {elem}>" if lanes else elem, safe)


def _apart(e: Numbers, at: Val) -> Val:
    """Return the offset of each lane's element among those of all lanes."""
    return e.bin("add", e.bin("mul", at, e.like(at, at.lanes)), e.iota("i64", at.lanes))


def _gathered(address: Val, elem: str) -> BufferPlace:
    return BufferPlace(address, (), _REGISTER[elem], ())
