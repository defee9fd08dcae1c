"""Arrays on a WebGPU device: a buffer, from a byte on."""

from __future__ import annotations

import sys
from collections.abc import Callable
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from vyre.ir.dtypes import DType
from vyre.targets.memory import ArrayOnDevice
from vyre.targets.webgpu.commands import Commands
from vyre.targets.webgpu.device import Adapter

DLPACK = 15  # DLPack's number for WebGPU


class AdapterArray(ArrayOnDevice):
    """An array on a WebGPU device: `vyre.array(values, device="webgpu")` makes one, `.numpy()` copies it
    back.
    """

    __slots__ = ("__weakref__", "_owns", "buffer", "dtype", "gpu", "offset", "owner", "shape", "writable")

    gpu: Adapter

    def __init__(
        self, gpu: Adapter, buffer: Any, shape: tuple[int, ...], dtype: DType, *,
        offset: int = 0, owner: object = None,
    ) -> None:  # fmt: skip
        self.gpu, self.buffer, self.shape, self.dtype = gpu, buffer, shape, dtype
        self.offset, self.owner, self.writable = offset, owner, True
        self._owns = owner is None

    def __del__(self, is_ending: Callable[[], bool] = sys.is_finalizing) -> None:
        if getattr(self, "_owns", False) and not is_ending():
            self._owns = False
            self.gpu.give(self.buffer)

    @property
    def address(self) -> int:
        """A number that identifies the element's memory: different buffers have disjoint ranges."""
        return id(self.buffer) * (1 << 40) + self.offset

    @property
    def key(self) -> object:
        """The properties that prepared code depends on."""
        return self.dtype.name, self.shape

    def numpy(self) -> NDArray[Any]:
        """Return a copy in host memory, once all writes to the array are done (bf16: uint16 bits)."""
        made = np.empty(self.shape, self.dtype.storage)
        if made.nbytes:
            self.gpu.read([(self.buffer, self.offset, made)])
        return made

    def __dlpack_device__(self) -> tuple[int, int]:
        return DLPACK, self.gpu.index

    def __dlpack__(self, **_: Any) -> Any:
        raise BufferError("no other library takes arrays of WebGPU where they are. Fix: call .numpy().")

    def viewed(self, dtype: DType, shape: tuple[int, ...] | None = None) -> AdapterArray:
        """Return the same memory as another type of the same width, and in another shape."""
        shape = self.shape if shape is None else shape
        if dtype is self.dtype and shape == self.shape:
            return self
        return AdapterArray(self.gpu, self.buffer, shape, dtype, offset=self.offset, owner=self)


def made(gpu: Adapter, shape: tuple[int, ...], dtype: DType, *, is_cleared: bool) -> AdapterArray:
    """Return a new array, zeroed or uninitialized."""
    array = AdapterArray(gpu, gpu.take(prod(shape) * dtype.itemsize), shape, dtype)
    if is_cleared:
        gpu.zeroed([array.buffer])
    return array


def copied(gpu: Adapter, values: NDArray[Any], dtype: DType) -> AdapterArray:
    """Copy a contiguous array of the host."""
    array = made(gpu, values.shape, dtype, is_cleared=False)
    gpu.upload(array.buffer, values)
    return array


def duplicate(array: AdapterArray) -> AdapterArray:
    """Copy an array on its device."""
    copy = made(array.gpu, array.shape, array.dtype, is_cleared=False)
    if array.nbytes:
        size = -(-array.nbytes // 4) * 4
        with array.gpu.lock, Commands(array.gpu, "copying an array") as commands:
            commands.copy(array.buffer, array.offset, copy.buffer, 0, size)
            commands.submit()
    return copy
