"""Memory spaces: how the arrays of a call are viewed, new ones allocated, and results returned.

The host's is here: arrays of other libraries are viewed as NumPy arrays, and new arrays are returned as
arrays of the first argument's library. Calls on arrays of the host load no other.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from importlib import import_module
from math import prod
from typing import Any, Protocol, Self

import numpy as np
from numpy.typing import NDArray

from vyre.ir import dtypes
from vyre.ir.dtypes import DType
from vyre.ir.problem import CallError
from vyre.targets.host_arrays import (
    dlpack_device,
    empty,
    fresh,
    host_view,
    in_parts,
    is_foreign,
    like,
    require_memory,
    require_unmasked,
    zeros,
)

# Memory spaces of Vyre's own targets, by DLPack's number for the kind of device.
_SPACES = {2: "vyre.targets.cuda.memory", 15: "vyre.targets.webgpu.memory"}
_PLAIN = frozenset((np.ndarray, int, float, bool, str, type(None)))


class MemorySpace(Protocol):
    """Memory that arrays are in."""

    @property
    def device(self) -> str | None:
        """The name of the only device that uses it; None for the host's memory."""

    def view(self, name: str, value: Any) -> Any:
        """The memory of an array that was passed as the argument of this name."""

    def made(self, shape: tuple[int, ...], dtype: DType, *, is_cleared: bool = False) -> Any:
        """A new array."""

    def new(self, shape: tuple[int, ...], dtype: DType, *, is_cleared: bool = False) -> Any:
        """A new array that a user asked for."""

    def returned_as(self, made: Any, element: np.dtype[Any] | DType | None = None) -> Any:
        """A new array in the form that the caller gets, of complex numbers or of a type."""

    def clear(self, arrays: Iterable[Any]) -> None:
        """Set arrays to zero."""

    def copied(self, values: NDArray[Any], dtype: DType) -> Any:
        """A copy of a contiguous array of the host."""

    def duplicate(self, value: Any) -> Any:
        """A copy of an array in this memory."""


class DeviceSpaces(Protocol):
    """The memory spaces of one kind of device: a module that calls on host arrays do not load."""

    KIND: str

    def place(self, value: Any) -> int | None:
        """The number of the device that an array is on; None for another kind of device."""

    def space(self, value: Any, index: int) -> MemorySpace:
        """The memory of a device, for a call whose first array is this one."""


class ArrayOnDevice:
    """Base of arrays on a device: properties that follow from shape and type, views, copies to the host."""

    __slots__ = ()

    gpu: Any  # the target's record of the device, which has a name
    shape: tuple[int, ...]
    dtype: DType
    element: np.dtype[Any] | None = None  # of complex numbers, whose parts are along the last axis

    @property
    def device(self) -> str:
        """The name of the device."""
        return str(self.gpu.name)

    def numpy(self) -> NDArray[Any]:
        """Return a copy in host memory, once all writes to the array are done (bf16: uint16 bits)."""
        raise NotImplementedError

    def viewed(self, dtype: DType, shape: tuple[int, ...] | None = None) -> Self:
        """Return the same memory as another type of the same width, and in another shape."""
        raise NotImplementedError

    @property
    def ndim(self) -> int:
        return len(self.shape)

    @property
    def size(self) -> int:
        return prod(self.shape)

    @property
    def nbytes(self) -> int:
        return prod(self.shape) * self.dtype.itemsize

    def __len__(self) -> int:
        return self.shape[0]

    def __repr__(self) -> str:
        return f"<array of {self.dtype} {self.shape} on {self.device}>"

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> NDArray[Any]:
        if copy is False:
            raise ValueError("an array on a GPU cannot be seen by NumPy without a copy. Fix: call .numpy().")
        values = self.numpy()
        return values if dtype is None else values.astype(dtype)

    def reshape(self, *shape: int | tuple[int, ...]) -> Self:
        """Return the same memory in another shape of as many elements; one extent may be -1."""
        asked: Any = shape[0] if len(shape) == 1 else shape
        extents = np.broadcast_to(np.False_, self.shape).reshape(asked).shape  # checks, and takes no memory
        return self.viewed(self.dtype, extents)

    def stand_in(self) -> NDArray[Any]:
        """Return a host array of this shape and type for checks; its elements are never accessed."""
        return np.empty(self.shape, self.dtype.storage)


@dataclass(frozen=True, slots=True)
class Host:
    """The host's memory, for a call whose first array is the example."""

    example: object = None

    @property
    def device(self) -> str | None:
        return None

    def view(self, name: str, value: Any) -> NDArray[Any]:
        return host_view(name, value, writes=True) if is_foreign(value) else value

    def made(self, shape: tuple[int, ...], dtype: DType, *, is_cleared: bool = False) -> NDArray[Any]:
        return fresh(shape, dtype.storage)

    def new(self, shape: tuple[int, ...], dtype: DType, *, is_cleared: bool = False) -> NDArray[Any]:
        return (zeros if is_cleared else empty)(shape, dtype.storage)

    def returned_as(self, made: NDArray[Any], element: np.dtype[Any] | DType | None = None) -> Any:
        dtype = element if isinstance(element, DType) else None
        return made if not is_foreign(self.example) else like(self.example, made, dtype)

    def clear(self, arrays: Iterable[NDArray[Any]]) -> None:
        for array in arrays:
            array[...] = 0

    def copied(self, values: NDArray[Any], dtype: DType) -> NDArray[Any]:
        return values.copy()

    def duplicate(self, value: NDArray[Any]) -> NDArray[Any]:
        return value.copy()


HOST = Host()


def is_on_device(value: Any) -> bool:
    """True for an array outside of the host's memory, of any library."""
    return _space_module(value) is not None


def _space_module(value: Any) -> str | None:
    kind = type(value)
    if kind is np.ndarray or kind in (int, float, bool, type(None)):
        return None
    if hasattr(kind, "__dlpack_device__") and not isinstance(value, np.ndarray | np.generic):
        device = dlpack_device(value)
        return None if device is None else _SPACES.get(device)
    return "vyre.targets.cuda.memory" if hasattr(value, "__cuda_array_interface__") else None


def space_of(values: Mapping[str, Any]) -> MemorySpace | None:
    """The memory that the arrays among arguments are in, None for the host's; a CallError if there are
    several.
    """
    modules = {name: module for name, value in values.items() if (module := _space_module(value)) is not None}
    if not modules:
        return None
    spaces: DeviceSpaces = import_module(next(iter(modules.values())))
    places = {name: spaces.place(values[name]) for name in modules}
    (first, index), *others = [(name, place) for name, place in places.items() if place is not None]
    here = f"{first} is on {spaces.KIND}:{index}"
    for name, place in others:
        if place != index:
            what = f"{here}, and {name} on {spaces.KIND}:{place}"
            raise CallError(f"{what}. Fix: bring them to one device first.")
    for name, value in values.items():
        is_on_host = isinstance(value, np.ndarray) and value.ndim > 0
        if is_on_host or (name in places and places[name] is None):
            what = f"{here}, and {name} is {'an array of the host' if is_on_host else 'on another device'}"
            raise CallError(f"{what}. Fix: pass vyre.array({name}, device='{spaces.KIND}:{index}').")
    return spaces.space(values[first], index)


def memory_of(name: str, value: Any) -> Any:
    """The memory of an array on a device; None for anything else."""
    space = space_of({name: value})
    return None if space is None else space.view(name, value)


def on_host(arguments: Mapping[str, Any]) -> dict[str, Any]:
    """The arguments with arrays on a device copied to the host."""
    return {name: value.numpy() if is_on_device(value) else value for name, value in arguments.items()}


def view_as_memory(arguments: Mapping[str, Any]) -> tuple[Mapping[str, Any], MemorySpace]:
    """The arguments with arrays viewed as memory, also inside containers; and their memory space."""
    if all(type(value) in _PLAIN and in_parts(value) is value for value in arguments.values()):
        return arguments, HOST
    arrays: dict[int, tuple[str, Any]] = {}
    for name, value in arguments.items():
        _find(name, value, arrays)
    if all(isinstance(value, np.ndarray) and in_parts(value) is value for _, value in arrays.values()):
        return arguments, HOST
    numbered = {f"{name} ({at})" if at else name: value for at, (name, value) in enumerate(arrays.values())}
    space: MemorySpace = space_of(numbered) or Host(next(iter(arrays.values()))[1])
    memory = {key: in_parts(space.view(name, value)) for key, (name, value) in arrays.items()}
    return {name: _put(value, memory) for name, value in arguments.items()}, space


def require_together(brought: Iterable[Any], space: MemorySpace) -> None:
    """Raise CallError if an array from outside of the arguments is in another memory than the call's."""
    here = space.device or "the host"
    for value in brought:
        there = str(value.device) if is_on_device(value) else "the host"
        if there != here:
            what = f"the function uses an array on {there}, and the arrays of the call are on {here}"
            raise CallError(f"{what}. Fix: pass it as an argument, and all arrays on one device.")


def _find(name: str, value: Any, arrays: dict[int, tuple[str, Any]]) -> None:
    if isinstance(value, np.ndarray) or is_foreign(value) or is_on_device(value):
        require_unmasked(name, value)
        arrays.setdefault(id(value), (name, value))
    elif type(value) in (tuple, list, dict):
        for item in value.values() if type(value) is dict else value:
            _find(name, item, arrays)


def _put(value: Any, memory: Mapping[int, Any]) -> Any:
    if type(value) in (tuple, list):
        return type(value)(_put(item, memory) for item in value)
    if type(value) is dict:
        return {key: _put(item, memory) for key, item in value.items()}
    return memory.get(id(value), value)


def dtype_of(value: Any) -> DType | None:
    """The element type of an array; None for anything that kernels do not take as an array, and for an array
    of no dimensions, which kernels take as a number.
    """
    if isinstance(value, np.ndarray):
        return dtypes.of_numpy(value.dtype) if value.ndim else None
    dtype = value.dtype if hasattr(type(value), "dtype") else None  # asking the instance may have effects
    return dtype if isinstance(dtype, DType) else None


def as_dtype(name: str, value: Any, dtype: DType, *, shape: tuple[int, ...], writes: bool) -> Any:
    """The memory of an array with the dtype and shape that kernels take; a CallError if they would need a
    copy.
    """
    if isinstance(value, np.ndarray):
        require_memory(name, value, writes=writes)
        return viewed(value, dtype, shape)
    if writes and not value.writable:
        what = f"{name} cannot be written to, and the pipeline writes to it"
        raise CallError(f"{what}. Fix: pass vyre.array({name}), which is a copy.")
    return value.viewed(dtype, shape)


def viewed(array: Any, dtype: DType, shape: tuple[int, ...]) -> Any:
    """The memory of a contiguous array with another dtype of the same width, and another shape."""
    if not isinstance(array, np.ndarray):
        return array.viewed(dtype, shape)
    array = array if array.dtype is dtype.storage else array.view(dtype.storage)
    return array if array.shape == shape else array.reshape(shape)


def share_memory(one: Any, other: Any) -> bool:
    """True if two contiguous arrays may share elements."""
    begin, end = max(_start(one), _start(other)), min(_start(one) + one.nbytes, _start(other) + other.nbytes)
    return bool(begin < end)


def _start(array: Any) -> int:
    return int(array.ctypes.data if isinstance(array, np.ndarray) else array.address)
