"""The arrays of a kernel, and the effect of loads and stores on them.

All arrays are flat here: an address is the position of an element, in 64 bits. It is the row-major one; in a
strided argument, the one in the memory from its lowest to its highest element. Shared and private arrays are
one flat array for the whole chunk too, with a row per workgroup or per lane; `base` is where a lane's row
begins. An index outside the array never becomes an address, whatever its integer type: a load gives 0, a
store is dropped.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Literal

import numpy as np
from numpy.lib.stride_tricks import as_strided

from vyre.ir import floats
from vyre.ir.dtypes import DType
from vyre.ir.nodes import Name
from vyre.ops.row import Array
from vyre.reference.masks import Mask

Where = Literal["buffer", "shared", "local"]


@dataclass(frozen=True, slots=True, eq=False)
class MachineArray:
    """An array: its elements in storage format, flat, and where each lane's row begins (None: one row).

    `strides` are those of a strided argument, in elements, and `first` is the address of its element 0.
    """

    name: Name
    where: Where
    dtype: DType
    shape: tuple[int, ...]
    data: Array
    base: Array | None = None
    strides: tuple[int, ...] | None = None
    first: int = 0

    @property
    def size(self) -> int:
        """The elements of one row."""
        return math.prod(self.shape)


@dataclass(frozen=True, slots=True, eq=False)
class Location:
    """The target of an access: index, address, and whether it is in bounds; per lane or one for all."""

    index: tuple[Array, ...]
    address: Array  # meaningless where not inside
    inside: Array


def buffer(name: Name, dtype: DType, array: Array) -> MachineArray:
    """Return the argument `array`, written in place."""
    assert array.dtype == dtype.storage, f"{name} holds {array.dtype}, not {dtype.storage}"
    if array.flags.c_contiguous:
        return MachineArray(name, "buffer", dtype, array.shape, array.reshape(-1))
    assert not any(stride % array.itemsize for stride in array.strides), f"{name} has gaps within elements"
    strides = tuple([stride // array.itemsize for stride in array.strides])
    ends = [(extent - 1) * stride for extent, stride in zip(array.shape, strides, strict=True)]
    lowest = array[tuple([slice(None, None, -1 if stride < 0 else 1) for stride in strides])]
    memory = as_strided(lowest, (sum(map(abs, ends)) + 1,), (array.itemsize,))
    first = -sum(min(end, 0) for end in ends)
    return MachineArray(name, "buffer", dtype, array.shape, memory, strides=strides, first=first)


def addresses(memory: MachineArray) -> Array:
    """Return the address of each element of a row."""
    place = locate(memory, tuple(np.indices(memory.shape, np.int64, sparse=True)))
    return np.broadcast_to(place.address, memory.shape)


def index_at(memory: MachineArray, address: int) -> tuple[int, ...]:
    """Return the index of an element within its row, the first one with this address."""
    if memory.strides is None:
        at = np.unravel_index(address % memory.size, memory.shape)
    else:
        at = tuple(np.argwhere(addresses(memory) == address)[0])
    return tuple([int(axis) for axis in at])


def rows(
    name: Name, where: Where, dtype: DType, *, shape: tuple[int, ...], row_of_lane: Array
) -> MachineArray:
    """Return zeros: a row of `shape` for every group or lane; `row_of_lane` ascends."""
    size = math.prod(shape)
    count = int(row_of_lane[-1]) + 1
    return MachineArray(name, where, dtype, shape, np.zeros(count * size, dtype.storage), row_of_lane * size)


def locate(memory: MachineArray, index: tuple[Array, ...]) -> Location:
    """Return the location of `memory[index]`."""
    inside = _within(index[0], memory.shape[0])
    for axis, extent in zip(index[1:], memory.shape[1:], strict=True):
        inside = inside & _within(axis, extent)
    address = _address(memory, [axis.astype(np.int64) for axis in index])
    return Location(index, address if memory.base is None else address + memory.base, np.asarray(inside))


def _address(memory: MachineArray, index: list[Array]) -> Array:
    if memory.strides is not None:
        terms = [axis * stride for axis, stride in zip(index, memory.strides, strict=True)]
        return np.asarray(memory.first + sum(terms))
    address = index[0]
    for axis, extent in zip(index[1:], memory.shape[1:], strict=True):
        address = address * extent + axis
    return address


def load(memory: MachineArray, place: Location) -> Array:
    """Return the elements at `place`; 0 outside the array."""
    zero = np.zeros((), memory.dtype.carrier)
    if memory.data.size == 0:
        return zero
    value = floats.from_storage(memory.dtype, memory.data.take(place.address, mode="clip"))
    return value if place.inside.all() else np.where(place.inside, value, zero)


def store(memory: MachineArray, place: Location, value: Array, *, mask: Mask) -> None:
    """Write `value` at `place` for the active lanes; if several write one element, the last lane wins."""
    stored = np.asarray(floats.to_storage(memory.dtype, value))
    if place.address.ndim == 0 and stored.ndim == 0:
        if place.inside:
            memory.data[place.address] = stored
        return
    lanes = reached(place, mask)
    memory.data[at(place.address, mask, lanes)] = at(stored, mask, lanes)


def reached(place: Location, mask: Mask) -> Array | None:
    """Return the active lanes that are in bounds, by number within the chunk; None for all lanes."""
    everywhere = bool(place.inside.all())
    if everywhere and mask.full:
        return None
    return np.flatnonzero(mask.bits if everywhere else mask.bits & place.inside)


def at(value: Array, mask: Mask, lanes: Array | None) -> Array:
    """Return the value of each of these lanes (None: of all lanes of the chunk)."""
    if lanes is None:
        return value if value.ndim else np.broadcast_to(value, mask.bits.shape)
    return value[lanes] if value.ndim else np.broadcast_to(value, lanes.shape)


def _within(index: Array, extent: int) -> Array:
    """Test 0 <= index < extent in one comparison, a negative number being a large unsigned one."""
    bits = index.dtype.itemsize * 8
    bound = min(extent, 1 << (bits - 1) if index.dtype.kind == "i" else extent)
    return np.asarray(index.view(np.dtype(f"u{bits // 8}")) < bound)
