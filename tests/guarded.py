"""Arrays between guard zones, so that a test sees every access outside of an array.

`Memory` places each array in a larger buffer. The bytes around it are the zones:

    | zone, 16 KiB | 0 to 15 elements | the array | zone, 16 KiB |

A zone that has changed was written to. `twice` runs the same thing in two memories whose zones differ in
every byte, and in which arrays begin at other multiples of their element size: a result that differs was read
from outside of an array, or depends on the alignment.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import cache
from typing import Any, TypeVar

import numpy as np

ZONE = 1 << 14  # bytes
ALIGNED = 64  # bytes: as arrays lie that NumPy and Vyre allocate, or better
MOST_SHIFT = 16  # elements

T = TypeVar("T")
Shape = tuple[int, ...]


class Outside(AssertionError):
    """Something outside of an array was read or written."""


class Memory:
    """Arrays, each between two zones; `filling` chooses the bytes of the zones, `seed` the alignments.

    With a filling of 0 every array is aligned.
    """

    def __init__(self, filling: int = 0, seed: int = 0) -> None:
        self.filling, self._seed = filling, seed
        self._arrays: list[tuple[str, Any, Any, bytes]] = []  # name, its buffer, itself, the buffer at first

    def copy(self, value: Any, name: str = "an array") -> Any:
        """A copy of an array; one without axes is a number, and lies anywhere."""
        value = np.asarray(value)
        if value.ndim == 0:
            return value.copy()
        made = self.array(value.shape, value.dtype, name)
        made[...] = value
        return made

    def array(self, shape: Shape, dtype: Any, name: str = "an array") -> Any:
        """A new array of zeros."""
        dtype = np.dtype(dtype)
        size = int(np.prod(shape, dtype=np.int64)) * dtype.itemsize
        shift = self._shift() * dtype.itemsize
        buffer = np.empty(2 * ZONE + ALIGNED + MOST_SHIFT * dtype.itemsize + size, np.uint8)
        buffer[...] = np.resize(_noise(), buffer.size) ^ (0xFF if self.filling & 1 else 0)
        before = ZONE + -(buffer.ctypes.data + ZONE) % ALIGNED + shift
        place = slice(before, before + size)
        buffer[place] = 0
        made = buffer[place].view(dtype).reshape(shape)
        self._arrays.append((name, buffer, place, buffer.tobytes()))
        return made

    def _shift(self) -> int:
        if self.filling == 0:
            return 0
        return (self._seed * 5 + len(self._arrays) * 3 + 1) % MOST_SHIFT

    def touched(self) -> list[str]:
        """Which zones have changed, and how far from their array."""
        found = []
        for name, buffer, place, before in self._arrays:
            old = np.frombuffer(before, np.uint8)
            front = np.flatnonzero(buffer[: place.start] != old[: place.start])
            behind = np.flatnonzero(buffer[place.stop :] != old[place.stop :])
            if front.size:
                near, far = place.start - front[-1], place.start - front[0]
                found.append(f"{front.size} bytes in front of {name} were written, {near} to {far} away")
            if behind.size:
                near, far = behind[0], behind[-1]
                found.append(f"{behind.size} bytes behind {name} were written, {near} to {far} away")
        return found


@cache
def _noise() -> Any:
    """Bytes for zones; the length is odd, so that they repeat nowhere alike within elements."""
    return np.random.default_rng(13).integers(0, 256, 65_521, np.uint8)


def once(run: Callable[[Memory], T], filling: int = 0, seed: int = 0) -> T:
    """What `run` gives in a memory of guarded arrays, which it must not leave."""
    memory = Memory(filling, seed)
    result = run(memory)
    touched = memory.touched()
    if touched:
        raise Outside("; ".join(touched))
    return result


def twice(run: Callable[[Memory], T], seed: int = 0) -> T:
    """What `run` gives, which must be the same whatever lies around its arrays, and however they begin."""
    first, second = once(run, 0, seed), once(run, 1, seed)
    if first != second:
        names = _differing(first, second)
        raise Outside(f"{names} changed with what lies outside of the arrays, or where they begin")
    return first


def _differing(first: object, second: object) -> str:
    if isinstance(first, Mapping) and isinstance(second, Mapping):
        return ", ".join(str(name) for name in first if first[name] != second.get(name))
    return "the result"


def outcome(
    arguments: Mapping[str, Any],
    written: Collection[str],
    run: Callable[[dict[str, Any], Memory], None],
    seed: int = 0,
) -> dict[str, bytes]:
    """The bytes of the written arrays after two runs on guarded copies of arguments, of which no other may
    be changed.
    """
    return twice(lambda memory: _written(arguments, written, run, memory), seed)


def result(
    arguments: Mapping[str, Any], written: Collection[str], run: Callable[[dict[str, Any], Memory], None]
) -> dict[str, bytes]:
    """The bytes of the written arrays after one run on guarded copies of arguments."""
    return once(lambda memory: _written(arguments, written, run, memory))


def _written(
    arguments: Mapping[str, Any],
    written: Collection[str],
    run: Callable[[dict[str, Any], Memory], None],
    memory: Memory,
) -> dict[str, bytes]:
    copies = {name: memory.copy(value, name) for name, value in arguments.items()}
    run(copies, memory)
    for name, value in arguments.items():
        if name not in written and copies[name].tobytes() != np.asarray(value).tobytes():
            raise Outside(f"{name} is only read, and was written")
    return {name: copies[name].tobytes() for name in written}
