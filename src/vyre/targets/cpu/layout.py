"""Offsets of fields in the objects of CPython and NumPy, measured on probes.

Machine code reads those fields directly. The offsets are those of CPython 3.11 to 3.14 and NumPy 2, and every
one is verified on objects with known contents; if any is wrong, there are no fast calls.
"""

from __future__ import annotations

import ctypes
import functools
import sys
from types import CellType, FunctionType
from typing import Any

import numpy as np

from vyre.targets.cpu.entry_code import Offsets

_HEADER = 16  # reference count and type; larger where there is no global interpreter lock, or in debug builds

C_CONTIGUOUS, ALIGNED, WRITEABLE = 0x1, 0x100, 0x400


class Fast:
    """The `self` of a fast call: the fallback function, the record, and the objects that the record points
    to.
    """

    __slots__ = ("keep", "record", "slow")  # laid out in this order, which is alphabetical

    def __init__(self, slow: Any, record: bytes, keep: object) -> None:
        self.slow, self.record, self.keep = slow, record, keep


@functools.cache
def offsets() -> Offsets | None:
    """Return the offsets, or None if fast calls are not possible."""
    if sys.implementation.name != "cpython" or object.__basicsize__ != _HEADER:
        return None
    guess = Offsets(
        slow=_HEADER + 16, record=_HEADER + 8, bytes_data=bytes.__basicsize__ - 1,
        tuple_items=tuple.__basicsize__, cell_content=_HEADER, float_value=_HEADER,
        array_data=_HEADER, array_rank=_HEADER + 8, array_extents=_HEADER + 16,
        array_dtype=_HEADER + 40, array_flags=_HEADER + 48,
    )  # fmt: skip
    return guess if _python_agrees(guess) and _numpy_agrees(guess) else None


def as_cell(function: FunctionType, value: object) -> int:
    """Return the address of a pseudo-cell whose content is this value of the function: its defaults, say.

    The layout of a function object differs between versions of Python, so it is searched for the value. A
    function that no longer holds the value gets the address of a cell that never will.
    """
    size = FunctionType.__basicsize__
    at = next((at for at in range(_HEADER, size, 8) if _word(function, at) == id(value)), None)
    return id(_NEVER) if at is None else id(function) + at - _HEADER


_NEVER = CellType(object())


def _python_agrees(at: Offsets) -> bool:
    slow, record = object(), b"8 bytes."
    fast = Fast(slow, record, None)
    pair, content, number = (slow, record), CellType(record), 0.1 + sys.getrefcount(slow)
    return (
        (id(slow), id(record)) == (_word(fast, at.slow), _word(fast, at.record))
        and record == ctypes.string_at(id(record) + at.bytes_data, len(record))
        and (2, id(slow), id(record))
        == (_word(pair, 16), _word(pair, at.tuple_items), _word(pair, at.tuple_items + 8))
        and id(record) == _word(content, at.cell_content)
        and number == ctypes.c_double.from_address(id(number) + at.float_value).value
        and id(float) == _word(number, 8)
    )


def _numpy_agrees(at: Offsets) -> bool:
    made = np.zeros((3, 5, 7), np.float32)
    frozen = np.arange(6, dtype=np.int16)
    frozen.flags.writeable = False
    views = (made, frozen, made[:, ::2], made[1:], np.frombuffer(b"12345678", np.uint8)[1:5].view(np.uint16))
    return all(_array_agrees(at, view) for view in views)


def _array_agrees(at: Offsets, array: np.ndarray[Any, Any]) -> bool:
    extents = _word(array, at.array_extents)
    rank = ctypes.c_int32.from_address(id(array) + at.array_rank).value
    flags = ctypes.c_int32.from_address(id(array) + at.array_flags).value
    have = (flags & C_CONTIGUOUS, flags & ALIGNED, flags & WRITEABLE)
    want = (array.flags.c_contiguous, array.flags.aligned, array.flags.writeable)
    return (
        (id(np.ndarray), array.ctypes.data) == (_word(array, 8), _word(array, at.array_data))
        and array.ndim == rank
        and list(array.shape) == [ctypes.c_int64.from_address(extents + 8 * k).value for k in range(rank)]
        and id(array.dtype) == _word(array, at.array_dtype)
        and want == tuple(map(bool, have))
    )


def offset_of(cls: type, slot: str) -> int | None:
    """Return the offset of a slot in instances of a class; None if it cannot be determined."""
    probe: Any = object.__new__(cls)
    mark = object()
    setattr(probe, slot, mark)
    places = [at for at in range(_HEADER, cls.__basicsize__, 8) if _word(probe, at) == id(mark)]
    return places[0] if len(places) == 1 else None


def _word(thing: object, offset: int) -> int:
    return ctypes.c_int64.from_address(id(thing) + offset).value
