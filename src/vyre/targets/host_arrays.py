"""New arrays on the host: NumPy arrays whose first element is at the start of a cache line.

Where vectors are as long as a line, every access to an array with another alignment touches two lines.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import gcd, prod
from typing import Any

import numpy as np
from numpy.lib.stride_tricks import as_strided
from numpy.typing import NDArray

from vyre.ir import dtypes, floats, limits
from vyre.ir.dtypes import DType
from vyre.ir.problem import CallError, OutOfMemory
from vyre.ir.spoken import short
from vyre.targets.foreign_arrays import is_foreign, require_unmasked, seen

Array = NDArray[Any]

LINE = 64  # bytes
SMALL = 4096  # bytes, below which allocation takes longer than alignment saves
LARGEST = 1 << 46  # bytes of an array: more than the memory of any machine


def zeros(shape: tuple[int, ...], storage: np.dtype[Any]) -> Array:
    """Return aligned zeros; for a large array the system allocates pages when they are first accessed."""
    return _aligned(np.zeros, shape, storage)


def fresh(shape: tuple[int, ...], storage: np.dtype[Any]) -> Array:
    """Return zeros for a call to write to, aligned if that pays."""
    small = prod(shape) * storage.itemsize < SMALL
    return np.zeros(shape, storage) if small else zeros(shape, storage)


def empty(shape: tuple[int, ...], storage: np.dtype[Any]) -> Array:
    """Return an aligned, uninitialized array."""
    return _aligned(np.empty, shape, storage)


def unbacked(shape: tuple[int, ...], storage: np.dtype[Any]) -> Array:
    """Return a contiguous array for checks of shape and type; it has no memory, so no element is accessed."""
    strides = [storage.itemsize * prod(shape[axis + 1 :]) for axis in range(len(shape))]
    return as_strided(np.empty(1, storage), shape, strides)


def copied(values: Any, dtype: DType | None, *, own: DType | None = None) -> Array:
    """Return an aligned copy of an array, or of anything that NumPy converts to one, in a type or its own.

    `own` is the type that it has, where NumPy has none for it.
    """
    require_unmasked("a", values)
    source = seen("a", values, writes=False) if is_foreign(values) else _read(values)
    if not source.dtype.isnative:
        source = source.astype(source.dtype.newbyteorder("="))
    own = own or dtypes.of_numpy(source.dtype)
    if own is None:
        what = f"a has dtype {source.dtype}, and kernels take {', '.join(t.name for t in dtypes.ALL)}."
        raise CallError(f"{what} Fix: convert it to one of these first.")
    require_rank(source.shape)
    wanted = dtype or own
    made = empty(source.shape, wanted.storage)
    np.copyto(made, _converted(source, own, wanted), casting="unsafe")
    return made


def storage_of(dtype: object) -> DType:
    """Return the type that a user names: one of Vyre's, or NumPy's name of one."""
    known = dtype if isinstance(dtype, DType) else dtypes.of_numpy(dtype)
    if known is None or dtype is None:
        raise CallError(f"{short(dtype)} names no type. Fix: pass one such as vyre.f32 or np.float32.")
    return known


def sizes(word: str, extents: object) -> tuple[int, ...]:
    """Validate the extents that a user passes: an integer, or several of them; `word` names them in
    the error.
    """
    items = tuple(extents) if isinstance(extents, tuple | list) else (extents,)
    whole = all(isinstance(size, int | np.integer) and not isinstance(size, bool) for size in items)
    is_rank = 1 <= len(items) <= limits.RANK
    if not whole or not is_rank or any(not 0 <= int(size) <= limits.AXIS for size in items):
        what = f"{word} is {short(extents)}."
        wanted = f"a whole number from 0 to {limits.AXIS}, or 1 to {limits.RANK} of them"
        raise CallError(f"{what} Fix: pass {wanted}.")
    return tuple(int(size) for size in items)


def require_rank(shape: tuple[Any, ...]) -> None:
    """Raise a CallError unless kernels take arrays of this rank."""
    if not 1 <= len(shape) <= limits.RANK:
        what = f"the array has {len(shape)} dimensions, and kernels take 1 to {limits.RANK}."
        raise CallError(f"{what} Fix: reshape it.")


def require_size(shape: tuple[int, ...], dtype: DType) -> None:
    """Raise a CallError for an array larger than any machine's memory."""
    if prod(shape) * dtype.itemsize > LARGEST:
        raise CallError(f"{shape} elements do not fit memory. Fix: make it smaller.")


def _aligned(make: Callable[..., Array], shape: tuple[int, ...], storage: np.dtype[Any]) -> Array:
    size = prod(shape) * storage.itemsize
    try:
        room = make(size + LINE, np.uint8)
    except MemoryError:
        what = f"an array of {' x '.join(map(str, shape))} {storage} needs {size} bytes, which cannot be had"
        raise OutOfMemory(f"{what}. Fix: work on smaller arrays, or a smaller domain.") from None
    return np.ndarray(shape, storage, room, -room.ctypes.data % LINE)


def _read(values: Any) -> Array:
    try:
        return np.asarray(values)
    except (TypeError, ValueError) as fault:
        what = f"a cannot be made an array: {str(fault).rstrip('.')}."
        raise CallError(f"{what} Fix: pass numbers in a row.") from None


def _converted(source: Array, own: DType, wanted: DType) -> Array:
    """Convert values to their storage format; unsigned values for a type that NumPy lacks are its bits."""
    if not wanted.foreign:
        with np.errstate(all="ignore"):
            return floats.from_storage(own, source.view(own.storage)).astype(wanted.storage)
    if own in (wanted, wanted.unsigned):
        return source.view(wanted.storage)
    values = floats.from_storage(own, source.view(own.storage))
    wide = values if values.dtype == np.float32 else values.astype(np.float64)
    return floats.to_storage(wanted, floats.round_to(wanted, wide))


@dataclass(frozen=True, slots=True)
class Strided:
    """An array whose elements are not in a row: the memory from the first to the last of them, in a row, and
    strides in elements.
    """

    memory: Any
    shape: tuple[int, ...]
    strides: tuple[int, ...]
    offset: int  # of the element at index 0

    @property
    def ndim(self) -> int:
        return len(self.shape)


def strided(value: Any) -> Strided | None:
    """An array as memory and strides; None if its elements are in a row."""
    if not isinstance(value, np.ndarray):
        lies: Strided | None = value.lies if hasattr(type(value), "lies") else None  # on a GPU
        return lies
    if value.flags.c_contiguous:
        return None
    size = value.itemsize
    ends = [(extent - 1) * stride for extent, stride in zip(value.shape, value.strides, strict=True)]
    low, high = sum(end for end in ends if end < 0), sum(end for end in ends if end > 0)
    steps = tuple(stride // size for stride in value.strides)
    corner = value[tuple(slice(None, None, -1 if stride < 0 else 1) for stride in value.strides)]
    row = np.lib.stride_tricks.as_strided(
        corner, ((high - low) // size + 1,), (size,), writeable=bool(value.flags.writeable)
    )
    return Strided(row, value.shape, steps, -low // size)


def in_row(value: Any) -> Any:
    """The memory of an array from its first to its last element; the array itself if they are in a row."""
    found = strided(value)
    return value if found is None else found.memory


class HostElements(np.ndarray[Any, Any]):
    """The numbers of an array of complex numbers or structs, those of each element along one more axis."""

    element: np.dtype[Any] | None = None  # the type of those elements


def element_of(value: object) -> np.dtype[Any] | None:
    """The type of the complex numbers or structs whose numbers an array holds."""
    return value.element if isinstance(value, HostElements) else None


def marked(numbers: Array, element: np.dtype[Any] | None) -> Array:
    """An array of numbers that says what their elements are."""
    if element is None:
        return numbers
    made = numbers.view(HostElements)
    made.element = element
    return made


def number_type(element: np.dtype[Any]) -> np.dtype[Any] | None:
    """The type of the numbers of complex numbers or structs: that of all fields, else unsigned words of which
    each field is a whole number. None if there are gaps between fields, or other things than numbers.
    """
    leaves = _leaves(element)
    if not leaves or sum(leaf.itemsize for leaf in leaves) != element.itemsize:
        return None
    if any(dtypes.of_numpy(leaf) is None or not leaf.isnative for leaf in leaves):
        return None
    width = gcd(*(leaf.itemsize for leaf in leaves))
    return leaves[0] if len(set(leaves)) == 1 else np.dtype(f"u{width}")


def _leaves(element: np.dtype[Any]) -> list[np.dtype[Any]]:
    if element.names is not None:
        return [leaf for name in element.names for leaf in _leaves(element[name])]
    if element.subdtype is not None:
        return _leaves(element.base) * prod(element.shape)
    if element.kind == "c":
        return [np.dtype(f"f{element.itemsize // 2}")] * 2
    return [element]


@dataclass(frozen=True, slots=True)
class _HostMemory:
    """The memory of an array, as NumPy asks for it."""

    owner: Array
    __array_interface__: dict[str, Any]


def in_parts(value: Any) -> Any:
    """An array of complex numbers or structs as its numbers, without a copy; any other value unchanged."""
    if not isinstance(value, np.ndarray) or value.dtype.kind not in "cV" or not value.ndim:
        return value
    kind = number_type(value.dtype)
    if kind is None or (value.dtype.kind == "c" and not value.dtype.isnative):
        return value
    described = {
        "shape": (*value.shape, value.itemsize // kind.itemsize),
        "strides": (*value.strides, kind.itemsize),
        "typestr": kind.str,
        "data": (value.ctypes.data, not value.flags.writeable),
        "version": 3,
    }
    return marked(np.asarray(_HostMemory(value, described)), value.dtype)


def in_whole(numbers: Array, element: np.dtype[Any]) -> Array:
    """New numbers as complex numbers or structs, of which the last axis holds the parts."""
    return numbers.view(np.ndarray).view(element)[..., 0]


def is_complex(value: Any) -> bool:
    """True for an array of complex numbers."""
    return (
        isinstance(value, np.ndarray) and value.dtype.kind == "c" and value.dtype.isnative and value.ndim > 0
    )
