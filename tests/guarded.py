"""Arrays between guard zones, so that a test sees every access outside of an array.

`Memory` places each array in a larger buffer. The bytes around it are the zones:

    | zone, 16 KiB | 0 to 15 elements | the array | zone, 16 KiB |

A zone that has changed was written to. `twice` runs the same thing in two memories whose zones differ in
every byte, and in which arrays begin at other multiples of their element size: a result that differs was read
from outside of an array, or depends on the alignment.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
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


@dataclass(frozen=True, slots=True, eq=False)
class Placed:
    """An array: its name, the buffer that it lies in, where, and the bytes of the buffer at first.

    The buffer begins at a multiple of 64, so the array lies in a copy of the buffer as it lies here.
    """

    name: str
    buffer: Any
    place: slice
    before: bytes


class Memory:
    """Arrays, each between two zones; `filling` chooses the bytes of the zones, `seed` the alignments.

    With a filling of 0 every array is aligned.
    """

    def __init__(self, filling: int = 0, seed: int = 0) -> None:
        self.filling, self._seed = filling, seed
        self.placed: list[Placed] = []

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
        before = ZONE + self._shift() * dtype.itemsize
        whole = np.empty(before + size + ZONE + ALIGNED, np.uint8)
        start = -whole.ctypes.data % ALIGNED
        buffer, place = whole[start : start + before + size + ZONE], slice(before, before + size)
        buffer[...] = np.frombuffer(noise(buffer.size, self.filling), np.uint8)
        buffer[place] = 0
        self.placed.append(Placed(name, buffer, place, buffer.tobytes()))
        return buffer[place].view(dtype).reshape(shape)

    def _shift(self) -> int:
        if self.filling == 0:
            return 0
        return (self._seed * 5 + len(self.placed) * 3 + 1) % MOST_SHIFT

    def touched(self) -> list[str]:
        """Which zones have changed, and how far from their array."""
        found = []
        for placed in self.placed:
            changed = np.flatnonzero(placed.buffer != np.frombuffer(placed.before, np.uint8))
            front = placed.place.start - changed[changed < placed.place.start]
            behind = changed[changed >= placed.place.stop] - placed.place.stop
            for where, far in (("in front of", front), ("behind", behind)):
                if far.size:
                    reach = f"{far.min()} to {far.max()} away"
                    found.append(f"{far.size} bytes {where} {placed.name} were written, {reach}")
        return found


def noise(size: int, filling: int) -> bytes:
    """Bytes for zones; those of an odd filling differ in every bit from those of an even one."""
    return (np.resize(_noise(), size) ^ (0xFF if filling & 1 else 0)).tobytes()


@cache
def _noise() -> Any:
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
