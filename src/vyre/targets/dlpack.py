"""DLPack capsules, read and made: they pass arrays between libraries without a copy.

A capsule holds a record with a function that its last owner calls. An exported array is kept alive here until
that call. Both forms are supported, the old one and that of version 1, which states whether memory may be
written.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from vyre.ir import dtypes
from vyre.ir.dtypes import DType

CPU, CUDA = 1, 2
_READ_ONLY = 1
_OLD, _NEW = b"dltensor", b"dltensor_versioned"
_CODES = {"int": 0, "uint": 1, "float": 2, "bool": 6}


def _code(dtype: DType) -> int:
    return dtype.dlpack if dtype.dlpack >= 0 else _CODES[dtype.kind]


_COMPLEX = 5
PARTS = {"complex64": dtypes.f32, "complex128": dtypes.f64}  # the types of the two parts of complex numbers
_TYPES = {(_code(t), t.itemsize * 8): t for t in dtypes.ALL}


class _Tensor(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.c_void_p), ("kind", ctypes.c_int32), ("index", ctypes.c_int32),
        ("rank", ctypes.c_int32), ("code", ctypes.c_uint8), ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16), ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)), ("offset", ctypes.c_uint64),
    )  # fmt: skip


class _Managed(ctypes.Structure):
    _fields_ = (("tensor", _Tensor), ("context", ctypes.c_void_p), ("deleter", ctypes.c_void_p))


class _Versioned(ctypes.Structure):
    _fields_ = (
        ("major", ctypes.c_uint32), ("minor", ctypes.c_uint32), ("context", ctypes.c_void_p),
        ("deleter", ctypes.c_void_p), ("flags", ctypes.c_uint64), ("tensor", _Tensor),
    )  # fmt: skip


class Exchange(ctypes.Structure):
    """Functions of a class of arrays, by which machine code reads the contents of capsules without making
    them: `describe` describes an array, `take` makes an array from the record of a capsule.
    """

    _fields_ = (
        ("major", ctypes.c_uint32), ("minor", ctypes.c_uint32), ("before", ctypes.c_void_p),
        ("allocate", ctypes.c_void_p), ("export", ctypes.c_void_p), ("take", ctypes.c_void_p),
        ("describe", ctypes.c_void_p), ("stream", ctypes.c_void_p),
    )  # fmt: skip


_api = ctypes.pythonapi
_DELETE = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
_DESTROY = ctypes.PYFUNCTYPE(None, ctypes.c_void_p)
_is_valid = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.py_object, ctypes.c_char_p)(("PyCapsule_IsValid", _api))
_is_valid_at = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_char_p)(("PyCapsule_IsValid", _api))
_pointer = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.py_object, ctypes.c_char_p)(
    ("PyCapsule_GetPointer", _api)
)
_pointer_at = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_char_p)(
    ("PyCapsule_GetPointer", _api)
)
_rename = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.py_object, ctypes.c_char_p)(("PyCapsule_SetName", _api))
_new = ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)(
    ("PyCapsule_New", _api)
)
_EXCHANGE = b"dlpack_exchange_api"
_USED = {_OLD: b"used_dltensor", _NEW: b"used_dltensor_versioned"}  # names must outlive their capsules


def exchange(kind: type) -> Exchange | None:
    """Return the functions of a class of arrays; None if the class has none."""
    capsule = getattr(kind, "__dlpack_c_exchange_api__", None)
    if not _is_valid(capsule, _EXCHANGE):
        return None
    offered = Exchange.from_address(_pointer(capsule, _EXCHANGE))
    return offered if offered.major == 1 else None


def type_word(rank: int, dtype: DType, *, is_complex: bool = False) -> int:
    """Return the rank and the type of an array as one word, in the format of `describe`. The type of
    complex numbers is stated by that of their parts.
    """
    code, bits = (_COMPLEX, 2 * dtype.bits) if is_complex else (_code(dtype), max(dtype.bits, 8))
    return rank | (code | bits << 8 | 1 << 16) << 32


# Making

_GIVEN: dict[int, object] = {}  # exported arrays, by the address of their record


def _forget(record: int | None) -> None:
    _GIVEN.pop(record or 0, None)


def _unconsumed(capsule: int) -> None:
    """Release a capsule that was never consumed."""
    for name in (_OLD, _NEW):
        if _is_valid_at(capsule, name):
            _forget(_pointer_at(capsule, name))


_DELETER, _DESTRUCTOR = _DELETE(_forget), _DESTROY(_unconsumed)


def exported(
    array: Any, address: int, shape: tuple[int, ...], dtype: DType, index: int, is_versioned: bool
) -> Any:
    """Return a capsule that holds an array of a GPU."""
    rank = len(shape)
    extents, steps = (ctypes.c_int64 * rank)(*shape), (ctypes.c_int64 * rank)(*strides(shape))
    code = _code(dtype)
    pointer = ctypes.POINTER(ctypes.c_int64)
    tensor = _Tensor(
        address, CUDA, index, rank, code, max(dtype.bits, 8), 1,
        ctypes.cast(extents, pointer), ctypes.cast(steps, pointer), 0,
    )  # fmt: skip
    deleter = ctypes.cast(_DELETER, ctypes.c_void_p)
    record: _Managed | _Versioned
    if is_versioned:
        record = _Versioned(1, 0, None, deleter, 0 if array.writable else _READ_ONLY, tensor)
    else:
        if not array.writable:
            raise BufferError("this array may not be written, which the old form of DLPack cannot say.")
        record = _Managed(tensor, None, deleter)
    at = ctypes.addressof(record)
    _GIVEN[at] = (record, extents, steps, array)
    return _new(at, _NEW if is_versioned else _OLD, ctypes.cast(_DESTRUCTOR, ctypes.c_void_p))


def is_contiguous(shape: Sequence[int], steps: Sequence[int]) -> bool:
    """True if the elements are contiguous in C order; steps count elements."""
    wanted = zip(shape, steps, strides(shape), strict=True)
    return 0 in shape or all(size == 1 or have == want for size, have, want in wanted)


def strides(shape: Sequence[int]) -> list[int]:
    """Return the steps along each axis of a contiguous array, in elements."""
    steps, step = [], 1
    for size in reversed(shape):
        steps.append(step)
        step *= max(size, 1)
    return steps[::-1]


# Reading


class Taken:
    """A capsule's record; its memory is valid as long as this object exists."""

    def __init__(self, record: Any) -> None:
        self._record = record

    def __del__(self, is_ending: Callable[[], bool] = sys.is_finalizing) -> None:
        record, self._record = self._record, None
        if record is not None and record.deleter and not is_ending():
            _DELETE(record.deleter)(ctypes.addressof(record))


@dataclass(frozen=True, slots=True)
class ForeignArray:
    """An array of another library: its address, shape and type (None if unsupported), and its owner.

    `steps` are the strides in elements; None if elements are not at multiples of their size.
    """

    address: int
    shape: tuple[int, ...]
    dtype: DType | None
    index: int
    steps: tuple[int, ...] | None
    is_writable: bool
    owner: object
    element: np.dtype[Any] | None = None  # of complex numbers, whose parts are along one more axis

    @property
    def is_contiguous(self) -> bool:
        return self.steps is not None and is_contiguous(self.shape, self.steps)


def in_parts(numbers: ForeignArray, part: DType | None) -> ForeignArray:
    """Return an array of complex numbers as one of their parts, along one more axis; any other unchanged."""
    if part is None:
        return numbers
    steps = None if numbers.steps is None else (*[2 * step for step in numbers.steps], 1)
    element = np.dtype(f"c{2 * part.itemsize}")
    return replace(numbers, shape=(*numbers.shape, 2), dtype=part, steps=steps, element=element)


def imported(value: Any, stream: int) -> ForeignArray:
    """Import another library's array, ready for work on a stream."""
    try:
        capsule = value.__dlpack__(stream=stream, max_version=(1, 0))
    except TypeError:  # it does not support versions
        capsule = value.__dlpack__(stream=stream)
    name = _NEW if _is_valid(capsule, _NEW) else _OLD
    at = _pointer(capsule, name)
    record = (_Versioned if name == _NEW else _Managed).from_address(at)
    _rename(capsule, _USED[name])
    owner = Taken(record)
    tensor = record.tensor
    shape = tuple(tensor.shape[axis] for axis in range(tensor.rank))
    steps = [tensor.strides[axis] for axis in range(tensor.rank)] if tensor.strides else strides(shape)
    kind = (tensor.code, tensor.bits)
    dtype = _TYPES.get(kind)
    read_only = name == _NEW and bool(record.flags & _READ_ONLY)
    numbers = ForeignArray(
        (tensor.data or 0) + tensor.offset, shape, dtype if tensor.lanes == 1 else None, tensor.index,
        tuple(steps), not read_only, owner,
    )  # fmt: skip
    return in_parts(numbers, PARTS.get(f"complex{tensor.bits}") if tensor.code == _COMPLEX else None)
