"""The memory of GPUs: arrays of Vyre and of other libraries are used in place."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from vyre.ir.dtypes import DType
from vyre.targets.cuda import arrays, foreign, streams
from vyre.targets.cuda.arrays import DeviceArray
from vyre.targets.cuda.device import device

KIND = "cuda"


@dataclass(frozen=True, slots=True)
class CudaMemory:
    """The memory of one GPU, the stream to use, and the first of the call's arrays, if there are any."""

    index: int
    stream: int
    example: Any = None

    @property
    def device(self) -> str | None:
        return f"cuda:{self.index}"

    def view(self, name: str, value: Any) -> DeviceArray:
        return foreign.view(name, value, stream=self.stream)

    def made(self, shape: tuple[int, ...], dtype: DType, *, is_cleared: bool = False) -> DeviceArray:
        gpu = device(self.index)
        return foreign.made_like(self.example, gpu, shape, dtype, stream=self.stream, is_cleared=is_cleared)

    new = made

    def returned_as(self, made: DeviceArray, element: np.dtype[Any] | DType | None = None) -> Any:
        theirs = foreign.returned_as(self.example, made)
        if isinstance(element, np.dtype) and element.kind == "c":
            return foreign.in_whole(theirs, element)
        return theirs

    def clear(self, arrays: Iterable[DeviceArray]) -> None:
        gpu = device(self.index)
        with gpu.current():
            for array in arrays:
                gpu.clear(array.address, array.nbytes, self.stream)

    def copied(self, values: NDArray[Any], dtype: DType) -> DeviceArray:
        return arrays.copied(values, dtype, self.index)

    def duplicate(self, value: DeviceArray) -> DeviceArray:
        return arrays.duplicate(value)


def memory(index: int) -> CudaMemory:
    """The memory of a GPU, on the current stream."""
    return CudaMemory(index, streams.current(index))


def place(value: Any) -> int | None:
    """The number of the GPU that an array is on; None for another kind of device."""
    return foreign.place(value)


def space(value: Any, index: int) -> CudaMemory:
    """The memory of a GPU, on the stream for a call whose first array is this one."""
    return CudaMemory(index, foreign.stream_for(value, index), value)
