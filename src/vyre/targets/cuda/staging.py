"""NumPy arrays on a GPU for one call: copied there before it, and back after it if they were written.

Arrays that share memory on the host share it on the GPU too: each stretch of memory is copied once, and
arrays have the same offsets in it as on the host.
"""

from __future__ import annotations

import ctypes
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from vyre.ir import dtypes
from vyre.ir.dtypes import DType
from vyre.targets.cuda import arrays, copies
from vyre.targets.cuda.arrays import ALIGNED, DeviceArray
from vyre.targets.cuda.device import Gpu

Array = NDArray[Any]


@dataclass(frozen=True, slots=True)
class HostRange:
    """Bytes of the host from `start` to `end` that contain one or several arrays, by name."""

    start: int
    end: int
    names: tuple[str, ...]


def host_ranges(spans: Iterable[tuple[int, int, str]]) -> list[HostRange]:
    """Return disjoint ranges of memory that contain the arrays, which are passed as start, end and name."""
    merged: list[HostRange] = []
    for start, end, name in sorted(spans):
        last = merged[-1] if merged else None
        if last is not None and start < last.end:
            merged[-1] = HostRange(last.start, max(last.end, end), (*last.names, name))
        else:
            merged.append(HostRange(start, end, (name,)))
    return merged


def _span(array: Array) -> tuple[int, int]:
    start = int(array.ctypes.data)
    return start, start + array.nbytes


class Staged:
    """Arrays of the host with their copies on a GPU, and how many bytes were copied there and back."""

    def __init__(
        self, gpu: Gpu, host: Mapping[str, Array], types: Mapping[str, DType], *,
        unread: Collection[str], stream: int,
    ) -> None:  # fmt: skip
        self._gpu, self._host, self._stream = gpu, host, stream
        self.arrays: dict[str, DeviceArray] = {}  # in the order of those of the host
        self.bytes_in = self.bytes_out = 0
        for host_range in host_ranges((*_span(array), name) for name, array in host.items() if array.nbytes):
            skew = host_range.start % ALIGNED
            room = arrays.made(
                gpu, (skew + host_range.end - host_range.start,), dtypes.u8, stream=stream, is_cleared=False
            )
            if not all(name in unread for name in host_range.names):
                values = _bytes_at(host[host_range.names[0]], host_range)
                copies.copy_in(gpu, room.address + skew, values, stream)
                self.bytes_in += values.nbytes
            for name in host_range.names:
                at = room.address + skew + int(host[name].ctypes.data) - host_range.start
                self.arrays[name] = _inside(gpu, room, at, host[name].shape, types[name], stream)
        for name, array in host.items():
            if not array.nbytes:
                self.arrays[name] = DeviceArray(gpu, 0, array.shape, types[name], stream=stream)
        self.arrays = {name: self.arrays[name] for name in host}

    def give_back(self, written: Collection[str]) -> None:
        """Copy written arrays back to the host, after their kernels."""
        for name in written:
            array = self._host[name]
            copies.copy_out(self._gpu, array, self.arrays[name].address, self._stream)
            self.bytes_out += array.nbytes


def _inside(
    gpu: Gpu, room: DeviceArray, at: int, shape: tuple[int, ...], dtype: DType, stream: int
) -> DeviceArray:
    return DeviceArray(gpu, at, shape, dtype, stream=stream, owner=room)


def _bytes_at(array: Array, host_range: HostRange) -> Array:
    """Return the bytes of a range that begins with an array; the caller keeps its arrays alive."""
    if array.nbytes == host_range.end - host_range.start:
        return array
    memory = (ctypes.c_uint8 * (host_range.end - host_range.start)).from_address(host_range.start)
    return np.ctypeslib.as_array(memory)
