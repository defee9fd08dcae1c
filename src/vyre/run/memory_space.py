"""The memory space of a call's arrays: the host, or one GPU, on which the call then runs.

Calls on arrays of the host load nothing of CUDA.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from vyre.ir import dtypes, limits
from vyre.ir.dtypes import DType
from vyre.ir.problem import CallError

if TYPE_CHECKING:
    from vyre.ir.nodes import Program
    from vyre.run.bind import Launch
    from vyre.targets.cuda.arrays import DeviceArray

_CUDA = 2  # DLPack's device type kDLCUDA


def is_on_device(value: Any) -> bool:
    """True for an array on a GPU, of any library."""
    kind = type(value)
    if kind is np.ndarray or kind in (int, float, bool, type(None)):
        return False
    if hasattr(kind, "__dlpack_device__") and not isinstance(value, np.ndarray | np.generic):
        return bool(value.__dlpack_device__()[0] == _CUDA)
    return hasattr(value, "__cuda_array_interface__")


@dataclass(frozen=True, slots=True)
class Home:
    """The GPU that all arrays of a call are on, the stream to use, and the first of the arrays."""

    index: int
    stream: int
    example: Any

    @property
    def name(self) -> str:
        return f"cuda:{self.index}"

    def seen(self, name: str, value: Any) -> DeviceArray:
        """The memory of an array that is the argument of this name."""
        from vyre.targets.cuda import foreign

        return foreign.seen(name, value, stream=self.stream)

    def made(self, shape: tuple[int, ...], dtype: DType, *, is_cleared: bool = False) -> DeviceArray:
        """A new array; `given_back` converts it to the array type of the call."""
        from vyre.targets.cuda import foreign
        from vyre.targets.cuda.device import device

        gpu = device(self.index)
        return foreign.made_like(self.example, gpu, shape, dtype, stream=self.stream, is_cleared=is_cleared)

    def clear(self, program: Program, launch: Launch) -> None:
        """Set the arrays that a launch allocated to zero, unless it writes all of their elements."""
        from vyre.run.cuda import overwritten
        from vyre.targets.cuda.device import device

        made = [launch.results[place] for place in launch.fresh]
        named = zip(program.params, launch.values, strict=True)
        arrays: dict[str, Any] = {
            param.name: value for param, value in named if any(value is m for m in made)
        }
        filled = overwritten(program, launch.grid, arrays)
        gpu = device(self.index)
        with gpu.current():
            for name, array in arrays.items():
                if name not in filled:
                    gpu.clear(array.address, array.nbytes, self.stream)

    def given_back(self, made: DeviceArray) -> Any:
        from vyre.targets.cuda import foreign

        return foreign.given_back(self.example, made)


def home_of(values: Mapping[str, Any]) -> Home | None:
    """The GPU that the arrays among arguments are on, None for the host; a CallError if there are several."""
    places: dict[str, int] = {}
    for name, value in values.items():
        if is_on_device(value):
            from vyre.targets.cuda import foreign

            place = foreign.place(value)
            if place is not None:
                places[name] = place
    if not places:
        return None
    (first, index), *others = places.items()
    for name, place in others:
        if place != index:
            what = f"{first} is on cuda:{index}, and {name} on cuda:{place}"
            raise CallError(f"{what}. Fix: bring them to one device first.")
    for name, value in values.items():
        if name not in places and _is_host_array(value):
            what = f"{first} is on cuda:{index}, and {name} is an array of the host"
            raise CallError(f"{what}. Fix: pass vyre.array({name}, device='cuda:{index}').")
    from vyre.targets.cuda import foreign

    return Home(index, foreign.stream_for(values[first], index), values[first])


def _is_host_array(value: Any) -> bool:
    return isinstance(value, np.ndarray) and value.ndim > 0


def memory_of(name: str, value: Any) -> DeviceArray | None:
    """The memory of an array on a GPU; None for anything else."""
    home = home_of({name: value})
    return None if home is None else home.seen(name, value)


def on_host(arguments: Mapping[str, Any]) -> dict[str, Any]:
    """The arguments with arrays on a GPU copied to the host."""
    return {name: value.numpy() if is_on_device(value) else value for name, value in arguments.items()}


STAY = -1  # instead of a GPU's index: the device that the values are on


def copied(values: Any, dtype: object, to: int | None) -> Any:
    """A copy of an array or of anything NumPy converts to one: on the GPU `to`, or the host for None."""
    from vyre.targets import host_arrays

    wanted = None if dtype is None else host_arrays.storage_of(dtype)
    if not is_on_device(values):
        if to in (None, STAY):
            return host_arrays.copied(values, wanted)
        host = values if _is_plain(values, wanted) else host_arrays.copied(values, wanted)
        return _uploaded(host, wanted or host_arrays.storage_of(host.dtype), to)
    from vyre.targets.cuda.arrays import duplicate

    source = memory_of("a", values)
    assert source is not None, "it is on a GPU"
    index = source.gpu.index if to == STAY else to
    if index == source.gpu.index and wanted in (None, source.dtype):
        return duplicate(source)
    host = host_arrays.copied(source.numpy(), wanted, own=source.dtype)
    return host if index is None else _uploaded(host, wanted or source.dtype, index)


def _is_plain(values: Any, dtype: DType | None) -> bool:
    """True if a NumPy array can be uploaded without a conversion."""
    if type(values) is not np.ndarray or not values.flags.c_contiguous or not values.dtype.isnative:
        return False
    own = dtypes.of_numpy(values.dtype)
    return own is not None and dtype in (None, own) and 1 <= values.ndim <= limits.RANK


def _uploaded(values: NDArray[Any], dtype: DType, index: int | None) -> DeviceArray:
    from vyre.targets.cuda import arrays

    assert index is not None
    return arrays.copied(values, dtype, index)


def made(shape: object, dtype: object, index: int | None, *, is_cleared: bool) -> Any:
    """A new array that a user requested: on the GPU with this index, or the host for None."""
    from vyre.targets import host_arrays

    sizes, kind = host_arrays.sizes("the shape", shape), host_arrays.storage_of(dtype)
    host_arrays.require_size(sizes, kind)
    if index is None:
        return (host_arrays.zeros if is_cleared else host_arrays.empty)(sizes, kind.storage)
    from vyre.targets.cuda import arrays as on_gpu
    from vyre.targets.cuda import streams
    from vyre.targets.cuda.device import device

    stream = streams.current(index)
    return on_gpu.made(device(index), sizes, kind, stream=stream, is_cleared=is_cleared)
