"""The memory of WebGPU devices."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from vyre.ir.dtypes import DType
from vyre.ir.problem import CallError
from vyre.targets.webgpu import arrays
from vyre.targets.webgpu.arrays import AdapterArray
from vyre.targets.webgpu.device import device

KIND = "webgpu"


@dataclass(frozen=True, slots=True)
class WebGpuMemory:
    """The memory of one device."""

    index: int

    @property
    def device(self) -> str | None:
        return f"webgpu:{self.index}"

    def view(self, name: str, value: Any) -> AdapterArray:
        if not isinstance(value, AdapterArray):
            what = f"{name} is on another device than webgpu:{self.index}"
            raise CallError(f"{what}. Fix: bring all arrays to one device first.")
        return value

    def made(self, shape: tuple[int, ...], dtype: DType, *, is_cleared: bool = False) -> AdapterArray:
        return arrays.made(device(self.index), shape, dtype, is_cleared=is_cleared)

    new = made

    def returned_as(self, made: AdapterArray, element: np.dtype[Any] | DType | None = None) -> Any:
        return made

    def clear(self, arrays: Iterable[AdapterArray]) -> None:
        device(self.index).zeroed([array.buffer for array in arrays])

    def copied(self, values: NDArray[Any], dtype: DType) -> AdapterArray:
        return arrays.copied(device(self.index), values, dtype)

    def duplicate(self, value: AdapterArray) -> AdapterArray:
        return arrays.duplicate(value)


def place(value: Any) -> int | None:
    """The number of the device that an array is on; None for another kind of device."""
    return value.gpu.index if isinstance(value, AdapterArray) else None


def space(value: Any, index: int) -> WebGpuMemory:
    """The memory of a device."""
    return WebGpuMemory(index)
