"""Arrays on a GPU: memory of a pool, or of another library's array, which is kept alive.

An array knows the stream that last used it. Another stream waits for that one before it uses the array, and
the memory returns to the pool in the order of the last stream; so the host never has to wait.
"""

from __future__ import annotations

import itertools
import sys
from collections.abc import Callable
from dataclasses import replace
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from vyre.ir.dtypes import DType
from vyre.targets import dlpack
from vyre.targets.bounded import BoundedCache, CacheKind
from vyre.targets.cuda import copies, streams
from vyre.targets.cuda.device import LEGACY, Gpu, device
from vyre.targets.host_arrays import Strided
from vyre.targets.memory import ArrayOnDevice

ALIGNED = 16  # bytes: the alignment of whole vectors
_KEY_BYTES = 512


class _Keys:
    """Small numbers for the properties of arrays that compiled code depends on; no number is used twice."""

    def __init__(self) -> None:
        kind = CacheKind("device array keys", entries=1 << 15, bytes=16 << 20)
        self._known: BoundedCache[object, int] = kind.cache()
        self._numbers = itertools.count(1)

    def of(self, facts: object) -> int:
        key = self._known.get(facts)
        return self._known.add(facts, next(self._numbers), _KEY_BYTES) if key is None else key


_KEYS = _Keys()


class DeviceArray(ArrayOnDevice):
    """An array on a GPU: `vyre.array(values, device="cuda")` makes one, `.numpy()` copies it back.

    torch, CuPy and JAX take it without a copy, by `__dlpack__` and `__cuda_array_interface__`.
    """

    __slots__ = (
        "__weakref__", "_owns", "address", "dtype", "element", "end", "gpu", "key", "owner", "shape",
        "stream", "strided", "writable",
    )  # fmt: skip

    gpu: Gpu

    def __init__(
        self, gpu: Gpu, address: int, shape: tuple[int, ...], dtype: DType, *,
        stream: int, owner: object = None, writable: bool = True, element: np.dtype[Any] | None = None,
    ) -> None:  # fmt: skip
        size = prod(shape) * dtype.itemsize
        self.gpu, self.shape, self.dtype, self.element = gpu, shape, dtype, element
        self._owns = owner is None and size > 0
        self.owner, self.stream, self.writable = owner, stream, writable
        self.address = address if size else gpu.zeros  # the first element of every array can be read
        self.end = self.address + size
        own = (gpu.index, dtype.name, shape, writable, self.address % ALIGNED == 0)
        self.key = _KEYS.of(own if element is None else (*own, element))
        self.strided: Strided | None = None  # its memory and strides, if its elements are not contiguous

    def with_strides(self, strided: Strided) -> DeviceArray:
        """Set the strides of an array whose elements are not contiguous; return the array."""
        self.strided = strided
        self.key = _KEYS.of((self.key, strided.strides, strided.offset))
        return self

    def __del__(self, is_ending: Callable[[], bool] = sys.is_finalizing) -> None:
        if getattr(self, "_owns", False) and not is_ending():  # when modules may be unloaded already
            self._owns = False
            _release(self)

    def numpy(self) -> NDArray[Any]:
        """Return a copy in host memory, once all writes to the array are done (bf16: uint16 bits)."""
        if self.strided is not None:
            row, width = self.strided.memory.numpy(), self.dtype.itemsize
            steps = [step * width for step in self.strided.strides]
            return np.lib.stride_tricks.as_strided(row[self.strided.offset :], self.shape, steps).copy()
        made = np.empty(self.shape, self.dtype.storage)
        copies.copy_out(self.gpu, made, self.address, self._living_stream())
        return made

    def _living_stream(self) -> int:
        """Return the stream that last used the array; if it may not exist any more, the default one, after a
        full synchronization.
        """
        self.stream = streams.safe(self.stream, self.gpu)
        return self.stream

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        if self.dtype.foreign:
            raise AttributeError(f"{self.dtype} is no type of __cuda_array_interface__. Fix: use DLPack.")
        return {
            "shape": self.shape, "typestr": self.dtype.storage.str, "version": 3, "strides": None,
            "data": (self.address if self.nbytes else 0, not self.writable), "stream": self._living_stream(),
        }  # fmt: skip

    def __dlpack_device__(self) -> tuple[int, int]:
        return dlpack.CUDA, self.gpu.index

    def __dlpack__(
        self, *, stream: Any = None, max_version: tuple[int, int] | None = None,
        dl_device: tuple[int, int] | None = None, copy: bool | None = None,
    ) -> Any:  # fmt: skip
        if copy or (dl_device is not None and tuple(dl_device) != self.__dlpack_device__()):
            raise BufferError(
                "this array is given where it is, and not copied. Fix: call .numpy() for a copy."
            )
        if stream != -1:  # the consumer orders its own streams
            self.use_on(streams.given(stream))
        is_versioned = max_version is not None and max_version[0] >= 1
        return dlpack.exported(self, self.address, self.shape, self.dtype, self.gpu.index, is_versioned)

    def use_on(self, stream: int) -> None:
        """Let a stream wait for the array's last one, and become its last one."""
        if stream != self.stream:
            with self.gpu.current():
                self.gpu.order(streams.safe(self.stream, self.gpu), stream)
            self.stream = stream

    def viewed(self, dtype: DType, shape: tuple[int, ...] | None = None) -> DeviceArray:
        """Return the same memory as another type of the same width, and in another shape."""
        shape = self.shape if shape is None else shape
        if dtype is self.dtype and shape == self.shape:
            return self
        view = DeviceArray(
            self.gpu, self.address, shape, dtype,
            stream=self.stream, owner=self, writable=self.writable,
        )  # fmt: skip
        return (
            view
            if self.strided is None
            else view.with_strides(replace(self.strided, memory=self.strided.memory.viewed(dtype)))
        )


class ArrayFactory:
    """A factory of arrays of one shape and type."""

    __slots__ = ("_dtype", "_gpu", "_key", "_shape", "_size")

    def __init__(self, gpu: Gpu, shape: tuple[int, ...], dtype: DType) -> None:
        self._gpu, self._shape, self._dtype = gpu, shape, dtype
        self._size = prod(shape) * dtype.itemsize
        self._key = _KEYS.of((gpu.index, dtype.name, shape, True, True))

    def made(self, stream: int) -> DeviceArray:
        """Return a new, uninitialized array."""
        gpu, size = self._gpu, self._size
        if not size:
            return DeviceArray(gpu, 0, self._shape, self._dtype, stream=stream)
        array = DeviceArray.__new__(DeviceArray)
        array.address = address = gpu.take(size, stream)
        array.end = address + size
        array.gpu, array.shape, array.dtype, array.key = gpu, self._shape, self._dtype, self._key
        array.element = None
        array._owns, array.owner, array.stream, array.writable, array.strided = True, None, stream, True, None
        return array


def _release(array: DeviceArray) -> None:
    gpu, stream = array.gpu, array.stream
    gpu.give(array.address, array.end - array.address, streams.safe(stream, gpu))


def made(gpu: Gpu, shape: tuple[int, ...], dtype: DType, *, stream: int, is_cleared: bool) -> DeviceArray:
    """Return a new array, zeroed or uninitialized."""
    array = ArrayFactory(gpu, shape, dtype).made(stream)
    if is_cleared:
        with gpu.current():
            gpu.clear(array.address, array.nbytes, stream)
    return array


def copied(values: NDArray[Any], dtype: DType, index: int) -> DeviceArray:
    """Copy a contiguous array of the host to a GPU."""
    gpu = device(index)
    array = made(gpu, values.shape, dtype, stream=streams.current(index), is_cleared=False)
    copies.copy_in(gpu, array.address, values, array.stream)
    return array


def duplicate(array: DeviceArray) -> DeviceArray:
    """Copy an array on the same GPU; one whose elements are not in a row goes by way of the host."""
    gpu = array.gpu
    if array.strided is not None:
        return copied(array.numpy(), array.dtype, gpu.index)
    stream = streams.current(gpu.index)
    array.use_on(stream)
    copy = made(gpu, array.shape, array.dtype, stream=stream, is_cleared=False)
    with gpu.current():
        status = gpu.cuda.cuMemcpyDtoDAsync_v2(copy.address, array.address, array.nbytes, stream)
        gpu.check(status, "copying an array")
    return copy


__all__ = ["ALIGNED", "LEGACY", "DeviceArray", "copied", "duplicate", "made"]
