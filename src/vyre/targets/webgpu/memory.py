"""The memory of WebGPU devices."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from vyre.ir.dtypes import DType
from vyre.ir.problem import CallError
from vyre.targets.memory import is_on_device
from vyre.targets.webgpu import arrays
from vyre.targets.webgpu.arrays import AdapterArray
from vyre.targets.webgpu.device import device


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


def space_of(values: Mapping[str, Any]) -> WebGpuMemory | None:
    """The device that the arrays among arguments are on; a CallError if there are several."""
    places = {name: value.gpu.index for name, value in values.items() if isinstance(value, AdapterArray)}
    if not places:
        return None
    (first, index), *others = places.items()
    for name, place in others:
        if place != index:
            what = f"{first} is on webgpu:{index}, and {name} on webgpu:{place}"
            raise CallError(f"{what}. Fix: bring them to one device first.")
    for name, value in values.items():
        if name in places:
            continue
        is_array = isinstance(value, np.ndarray) and value.ndim > 0
        if is_array or is_on_device(value):
            where = "an array of the host" if is_array else "on another device"
            what = f"{first} is on webgpu:{index}, and {name} is {where}"
            raise CallError(f"{what}. Fix: pass vyre.array({name}, device='webgpu:{index}').")
    return WebGpuMemory(index)
