"""The memory space of a pipeline's arrays: how arguments are viewed, arrays allocated and results returned.

`Home` is this for a GPU, `Host` for the host: there, arrays of other libraries are viewed as NumPy arrays,
and new arrays are returned as arrays of the first argument's library.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from vyre.ir import dtypes
from vyre.ir.dtypes import DType
from vyre.ir.problem import CallError
from vyre.run.bind import require_memory
from vyre.run.launch_words import address
from vyre.run.memory_space import Home, home_of, is_on_device
from vyre.targets.foreign_arrays import is_foreign, like, require_unmasked, seen
from vyre.targets.host_arrays import fresh


class Lodging(Protocol):
    """A memory space that arrays are in."""

    def seen(self, name: str, value: Any) -> Any:
        """The memory of an array that was passed."""

    def made(self, shape: tuple[int, ...], dtype: DType, *, is_cleared: bool = False) -> Any:
        """A new array."""

    def given_back(self, made: Any) -> Any:
        """A new array as the caller gets it."""


@dataclass(frozen=True, slots=True)
class Host:
    """The host's memory, for a call whose first array is the example."""

    example: object = None

    def seen(self, name: str, value: Any) -> NDArray[Any]:
        return seen(name, value, writes=True) if is_foreign(value) else value

    def made(self, shape: tuple[int, ...], dtype: DType, *, is_cleared: bool = True) -> NDArray[Any]:
        return fresh(shape, dtype.storage)

    def given_back(self, made: NDArray[Any]) -> Any:
        return made if self.example is None or not is_foreign(self.example) else like(self.example, made)


HOST = Host()
_PLAIN = frozenset((np.ndarray, int, float, bool, str, type(None)))


def lodged(given: Mapping[str, Any]) -> tuple[Mapping[str, Any], Lodging]:
    """The arguments with arrays viewed as memory, also inside containers; and their memory space."""
    if all(type(value) in _PLAIN for value in given.values()):
        return given, HOST
    arrays: dict[int, tuple[str, Any]] = {}
    for name, value in given.items():
        _find(name, value, arrays)
    if all(isinstance(value, np.ndarray) for _, value in arrays.values()):
        return given, HOST
    numbered = {f"{name} ({at})" if at else name: value for at, (name, value) in enumerate(arrays.values())}
    home: Lodging = home_of(numbered) or Host(next(iter(arrays.values()))[1])
    memory = {key: home.seen(name, value) for key, (name, value) in arrays.items()}
    return {name: _put(value, memory) for name, value in given.items()}, home


def require_together(brought: Iterable[Any], lodging: Lodging) -> None:
    """Raise CallError if an array brought in by the function is in another memory space than the call's."""
    here = lodging.name if isinstance(lodging, Home) else "the host"
    for value in brought:
        there = str(value.device) if is_on_device(value) else "the host"
        if there != here:
            what = (
                f"an array that the function brings in itself is on {there}, and those of the call on {here}"
            )
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


def as_dtype(name: str, value: Any, dtype: DType, *, writes: bool) -> Any:
    """The memory of an array with the dtype that kernels take; a CallError if they would need a copy."""
    if isinstance(value, np.ndarray):
        require_memory(name, value, writes=writes)
        return value if value.dtype is dtype.storage else value.view(dtype.storage)
    if writes and not value.writable:
        what = f"{name} cannot be written to, and the pipeline writes to it"
        raise CallError(f"{what}. Fix: pass vyre.array({name}), which is a copy.")
    return value.viewed(dtype)


def share_memory(one: Any, other: Any) -> bool:
    """True if two contiguous arrays may share elements."""
    begin, end = max(_start(one), _start(other)), min(_start(one) + one.nbytes, _start(other) + other.nbytes)
    return bool(begin < end)


def _start(array: Any) -> int:
    return address(array) if isinstance(array, np.ndarray) else int(array.address)
