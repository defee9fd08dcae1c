"""Whether Python's and NumPy's objects are laid out as `native/python.h` declares them.

Machine code reads their fields directly. The layout is that of CPython 3.11 to 3.14 and NumPy 2, and is
verified on objects with known contents; if anything differs, Python reads the arguments of calls.
"""

from __future__ import annotations

import ctypes
import functools
import sys
from types import CellType, FunctionType
from typing import Any

import numpy as np
from numpy.typing import NDArray

_HEADER = 16  # reference count and type; larger where there is no global interpreter lock, or in debug builds

# Offsets in native/python.h: of a tuple's items, a list's and a bytes object's; the fields of an array.
_TUPLE, _LIST, _BYTES = 24, 24, 32
ARRAY_DATA = _HEADER
ARRAY_DTYPE = _HEADER + 40
_RANK, _EXTENTS, _FLAGS = _HEADER + 8, _HEADER + 16, _HEADER + 48
_BYTE_ORDER, _TYPE_NUMBER = _HEADER + 8 + 2, _HEADER + 8 + 4


@functools.cache
def is_as_declared() -> bool:
    """True if machine code may read Python's and NumPy's objects."""
    if sys.implementation.name != "cpython" or object.__basicsize__ != _HEADER:
        return False
    return _python_agrees() and _numpy_agrees()


@functools.cache
def function_field(name: str) -> int | None:
    """Return the offset of `__code__`, `__defaults__` or `__kwdefaults__` in functions; None if unknown.

    It differs between versions of Python, so a function is searched for the value that it has there. The
    field of one that has none, for which Python says None, is empty.
    """

    def probe(positional: object = object(), *, named: object = object()) -> None: ...

    places = range(_HEADER, FunctionType.__basicsize__, 8)
    offsets = [at for at in places if _word(probe, at) == id(getattr(probe, name))]
    return offsets[0] if len(offsets) == 1 else None


def as_cell(function: FunctionType, name: str) -> int:
    """Return the address of a pseudo-cell whose content is this field of the function.

    Where the field is not known, it is the address of a cell whose content nothing else is.
    """
    at = function_field(name)
    return id(_NEVER) if at is None else id(function) + at - _HEADER


_NEVER = CellType(object())


def _python_agrees() -> bool:
    content = b"8 bytes."
    cell, number = CellType(content), 0.1 + sys.getrefcount(content)
    pair, both = (cell, content), [cell, content]
    items = _word(both, _LIST)
    return (
        content == ctypes.string_at(id(content) + _BYTES, len(content))
        and (2, id(cell), id(content)) == (_word(pair, 16), _word(pair, _TUPLE), _word(pair, _TUPLE + 8))
        and (2, id(content)) == (_word(both, 16), ctypes.c_int64.from_address(items + 8).value)
        and id(content) == _word(cell, _HEADER)
        and number == ctypes.c_double.from_address(id(number) + _HEADER).value
        and id(float) == _word(number, 8)
    )


def _numpy_agrees() -> bool:
    made = np.zeros((3, 5, 7), np.float32)
    frozen = np.arange(6, dtype=np.int16)
    frozen.flags.writeable = False
    views = (made, frozen, made[:, ::2], made[1:], np.frombuffer(b"12345678", np.uint8)[1:5].view(np.uint16))
    scalars = np.float64(0.3), np.int64(-7)
    single = np.complex64(complex(2, 8))
    pairs = complex(0.25, -4), np.complex128(complex(0.25, -4))
    return (
        all(_array_agrees(view) for view in views)
        and all(_dtype_agrees(np.dtype(letter)) for letter in ("<f4", ">f4", "?", "u8"))
        and scalars[0] == ctypes.c_double.from_address(id(scalars[0]) + _HEADER).value
        and scalars[1] == ctypes.c_int64.from_address(id(scalars[1]) + _HEADER).value
        and all([0.25, -4] == [*(ctypes.c_double * 2).from_address(id(pair) + _HEADER)] for pair in pairs)
        and [2, 8] == [*(ctypes.c_float * 2).from_address(id(single) + _HEADER)]
    )


def _dtype_agrees(dtype: np.dtype[Any]) -> bool:
    order = ctypes.c_char.from_address(id(dtype) + _BYTE_ORDER).value
    number = ctypes.c_int32.from_address(id(dtype) + _TYPE_NUMBER).value
    return (dtype.byteorder.encode(), dtype.num) == (order, number)


def _array_agrees(array: np.ndarray[Any, Any]) -> bool:
    extents = _word(array, _EXTENTS)
    rank = ctypes.c_int32.from_address(id(array) + _RANK).value
    flags = ctypes.c_int32.from_address(id(array) + _FLAGS).value
    want = array.flags.c_contiguous | array.flags.aligned << 8 | array.flags.writeable << 10
    return (
        (id(np.ndarray), array.ctypes.data) == (_word(array, 8), _word(array, ARRAY_DATA))
        and array.ndim == rank
        and list(array.shape) == [ctypes.c_int64.from_address(extents + 8 * k).value for k in range(rank)]
        and id(array.dtype) == _word(array, ARRAY_DTYPE)
        and want == flags & 0x501
    )


def offset_of(cls: type, slot: str) -> int | None:
    """Return the offset of a slot in instances of a class; None if it cannot be determined."""
    probe: Any = object.__new__(cls)
    mark = object()
    object.__setattr__(probe, slot, mark)  # also of a frozen one
    places = [at for at in range(_HEADER, cls.__basicsize__, 8) if _word(probe, at) == id(mark)]
    return places[0] if len(places) == 1 else None


def _word(thing: object, offset: int) -> int:
    return ctypes.c_int64.from_address(id(thing) + offset).value


def address(array: NDArray[Any]) -> int:
    """The address of an array's elements, read from NumPy's object where possible: asking takes 2 µs."""
    if not is_as_declared():
        return int(array.ctypes.data)
    return ctypes.c_int64.from_address(id(array) + ARRAY_DATA).value
