"""A launch prepared once and made many times: one block of words that the driver reads, of which a call
changes only addresses, scalars and the stream.

The words of a kernel: for each parameter in order the address and extents of an array, or the bits of a
scalar; then three extents of the grid, and tensor maps.
"""

from __future__ import annotations

import ctypes
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import gcd, prod
from typing import Any

import numpy as np

from vyre.ir.dtypes import u32
from vyre.ir.nodes import Extents, Name, Param
from vyre.ir.problem import CallError
from vyre.lower.launch import EVEN, Facts, row_bound
from vyre.targets.batch import grid_words
from vyre.targets.bounded import BoundedCache, CacheKind
from vyre.targets.cuda import tensor_maps
from vyre.targets.cuda.arrays import ALIGNED, DeviceArray, made
from vyre.targets.cuda.device import GpuFunction
from vyre.targets.cuda.ptx import PtxKernel

STREAM, _ATTRIBUTES = 4, 5  # words of the launch's record: the stream, the attributes and how many they are
_COOPERATIVE = 2  # the attribute of a launch whose blocks are all resident
EXTRA, SIZE, ARGUMENTS = 7, 12, 13  # words where the list of extras, the size and the arguments begin
_BUFFER, _BUFFER_SIZE, _END = 1, 2, 0
_NARROW = (1 << 31) - (1 << 20)  # bytes: numbers beside offsets leave 31 bits neither
_FLAT = 1 << 31  # elements: ids have 32 bits
_SHORT = 1024  # elements of a row
_COUNTERS = CacheKind("device counters", entries=1 << 12, bytes=4 << 20)
_COUNTER_BYTES = 512  # the least that a pool of the driver gives
_FEW = 1 << 18  # elements: 132 multiprocessors, of 2,048 threads each, run about as many


def slots(params: Sequence[Param]) -> dict[Name, int]:
    """Return the word at which each parameter begins, and under "" that of the grid."""
    starts: dict[Name, int] = {}
    free = 0
    for param in params:
        starts[param.name] = free
        free += 1 + param.rank if param.is_array else 1
    starts[""] = free
    return starts


def arguments(params: Sequence[Param], shapes: Mapping[Name, Extents], grid: Extents) -> list[int]:
    """Return the words of a launch with zeros for addresses and scalars."""
    words: list[int] = []
    for param in params:
        words.append(0)
        if param.is_array:
            words += shapes[param.name]
    return [*words, *grid_words(grid)]


def bits(value: Any) -> int:
    """Return a scalar as the word that holds it."""
    return int.from_bytes(np.asarray(value).tobytes(), "little")


def is_apart(written: Sequence[DeviceArray], read: Sequence[DeviceArray]) -> bool:
    """True if no written array shares memory with another one."""
    return not any(
        array.address < other.end and other.address < array.end
        for at, array in enumerate(written)
        for other in (*written[at + 1 :], *read)
    )


def facts_of(params: Sequence[Param], arrays: Mapping[Name, DeviceArray], grid: Extents | None) -> Facts:
    """Return the facts about the arrays of a launch; `grid` is the domain of an element kernel."""
    every = [arrays[param.name] for param in params if param.is_array]
    written = [arrays[p.name] for p in params if p.is_array and p.access != "in"]
    read = [arrays[p.name] for p in params if p.is_array and p.access == "in"]
    rows = [array.shape for array in every if len(array.shape) > 1]
    if grid is not None and len(grid) > 1:
        rows.append(grid)
    even = all(shape[-1] % EVEN == 0 for shape in rows)
    domain = grid if grid is not None and len(grid) > 1 else ()  # of several axes
    return Facts(
        aligned=all(array.address % ALIGNED == 0 and array.nbytes for array in every),
        distinct=is_apart(written, read),
        narrow=all(array.nbytes < _NARROW for array in every),
        even=even,
        alike=frozenset(p.name for p in params if p.is_array and arrays[p.name].shape == grid),
        phase=0 if even or grid is None or len(grid) == 1 else grid[-1] % EVEN,
        flat=bool(domain) and prod(domain) < _FLAT and all(array.shape == domain for array in every),
        row=_row(rows, domain, is_group=grid is None),
        few=grid is not None and prod(grid) < _FEW,
        lone=bool(domain) and prod(domain[:-1]) == 1,
        plane=prod(domain[1:]) % EVEN if len(domain) == 3 else 0,
        by=gcd(EVEN, *(shape[-1] for shape in rows)) if grid is None else 1,
        tiled=frozenset(p.name for p in params if grid is None and p.is_array and _has_tiles(arrays[p.name])),
        channels=() if grid is not None else _channels(params, arrays),
    )


def _has_tiles(array: DeviceArray) -> bool:
    """True if tiles of an array can be copied to shared memory."""
    row_bytes = array.shape[-1] * array.dtype.itemsize if len(array.shape) == 2 else 0
    return bool(array.nbytes) and bool(row_bytes) and not (array.address | row_bytes) % ALIGNED


def _channels(params: Sequence[Param], arrays: Mapping[Name, DeviceArray]) -> tuple[tuple[Name, int], ...]:
    """Return the short last extents of arrays of several dimensions whose elements are less than words."""
    narrow = [p for p in params if p.is_array and p.rank > 1 and p.access == "in" and p.dtype.itemsize < 4]
    sizes = {p.name: (arrays[p.name].shape[-1], p.dtype.itemsize) for p in narrow}
    return tuple((name, size) for name, (size, each) in sizes.items() if size * each < ALIGNED)


def _row(shapes: Sequence[Extents], domain: Extents, *, is_group: bool) -> int:
    """Return a bound of the length of rows, for which code is specialized; 0 for any length."""
    if not is_group:
        return _holding(domain[-1]) if domain and domain[-1] <= _SHORT else 0
    lengths = {shape[-1] for shape in shapes}
    return row_bound(lengths.pop()) if len(lengths) == 1 else 0


def _holding(size: int) -> int:
    return 1 << max(size - 1, 0).bit_length()


@dataclass(frozen=True, slots=True)
class LoadedKernel:
    """A loaded kernel and how it is launched."""

    function: GpuFunction
    kernel: PtxKernel

    @property
    def bytes(self) -> int:
        """The memory that it takes, about."""
        return len(self.kernel.ptx)


class LaunchWords:
    """The words of one launch, used by one call at a time."""

    __slots__ = ("_memory", "bytes", "config", "extra", "words")

    def __init__(self, head: Sequence[int], block: Sequence[int]) -> None:
        self._memory = (ctypes.c_uint64 * (ARGUMENTS + len(block)))(*head, *block)
        self.config = ctypes.addressof(self._memory)
        self.extra = self.config + 8 * EXTRA
        size, start = self.config + 8 * SIZE, self.config + 8 * ARGUMENTS
        self._memory[EXTRA : EXTRA + 5] = [_BUFFER, start, _BUFFER_SIZE, size, _END]
        self._memory[SIZE] = 8 * len(block)
        self.bytes = memoryview(self._memory).cast("B")
        self.words = self.bytes.cast("Q")


class Prepared:
    """A kernel over one grid, on arrays of fixed shapes."""

    def __init__(
        self, code: LoadedKernel, params: Sequence[Param], shapes: Mapping[Name, Extents], grid: Extents
    ) -> None:
        self.code, self.gpu = code, code.function.device
        self.handle = code.function.handle
        self.gpu.adopt()  # so that the first launch finds a context
        self.blocks = blocks = code.kernel.blocks(grid)
        reason = self.gpu.limits_of(code.kernel.block, blocks)
        if reason is not None:
            fix = "launch parts of the domain, or use device='cpu'"
            raise CallError(f"this launch is too large for {self.gpu.name}: {reason}. Fix: {fix}.")
        self.is_empty = not prod(grid)
        self.meets = code.kernel.meets
        words = arguments(params, shapes, grid) + ([0] if self.meets else [])
        maps, self.words = code.kernel.maps, len(words)  # before the tensor maps
        first = self.gpu.parameter_offset(self.handle, len(words)) // 8 if maps else len(words)
        self.block = [*words, *[0] * (first - len(words))]
        if maps:
            with self.gpu.current():
                self.block += tensor_maps.words(self.gpu.cuda, self.gpu.zeros, maps, params, shapes)
        # By stream: launches of one stream never overlap.
        self._counters: BoundedCache[int, DeviceArray] = _COUNTERS.cache()
        at = slots(params)
        # A map begins with the address of its array.
        self.map_slots = [
            (map_shape.array, ARGUMENTS + first + number * tensor_maps.WORDS)
            for number, map_shape in enumerate(maps)
        ]
        self.array_slots = [(p.name, ARGUMENTS + at[p.name]) for p in params if p.is_array]
        self.array_slots += self.map_slots
        self.scalar_slots = [(p.name, ARGUMENTS + at[p.name]) for p in params if not p.is_array]
        bx, by, bz = blocks
        tx, ty, tz = code.kernel.block
        pairs = ((bx, by), (bz, tx), (ty, tz), (code.kernel.shared, 0))
        self.head = [low | high << 32 for low, high in pairs] + [0] * (ARGUMENTS - len(pairs))
        self._together = (ctypes.c_uint64 * 9)(_COOPERATIVE, 1)  # an attribute's number, and its value
        if self.meets:
            self.head[_ATTRIBUTES : _ATTRIBUTES + 2] = [ctypes.addressof(self._together), 1]
        self.instances: list[LaunchWords] = []
        self._launch = self.gpu.cuda.cuLaunchKernelEx

    def instance(self) -> LaunchWords:
        """Return words that no other call uses; `instances` takes them back."""
        try:
            return self.instances.pop()
        except IndexError:
            return LaunchWords(self.head, self.block)

    def run(self, values: Mapping[Name, Any], stream: int) -> None:
        """Launch on arrays and scalars by name."""
        if self.is_empty:
            return
        words = {at: values[name].address for name, at in self.array_slots}
        words |= {at: bits(values[name]) for name, at in self.scalar_slots}
        counter = self.counter(stream)  # which must not be freed before the launch
        self.launch([*words.items(), *self.own_words(counter).items()], stream)

    @property
    def is_resident(self) -> bool:
        """True if all blocks fit the GPU at once, as a kernel with grid barriers needs."""
        threads = prod(self.code.kernel.block)
        return prod(self.blocks) <= self.gpu.resident_blocks(self.handle, threads, self.code.kernel.shared)

    def counter(self, stream: int) -> DeviceArray | None:
        """Return the counter of arrived blocks for launches on a stream, if they have grid barriers."""
        if not self.meets:
            return None
        counter = self._counters.get(stream)
        if counter is None:
            counter = made(self.gpu, (2,), u32, stream=stream, is_cleared=True)
            counter = self._counters.add(stream, counter, _COUNTER_BYTES)
        return counter

    def own_words(self, counter: DeviceArray | None) -> dict[int, int]:
        """Return the words that are no arguments, by their position."""
        return {} if counter is None else {ARGUMENTS + self.words - 1: counter.address}

    def launch(self, changed: Iterable[tuple[int, int]], stream: int) -> None:
        """Launch with these words, by their position."""
        instance = self.instance()
        words = instance.words
        for at, word in changed:
            words[at] = word
        words[STREAM] = stream
        status = self.call(instance)
        if status:
            status = self.gpu.again(status, lambda: self.call(instance))
        self.instances.append(instance)
        self.gpu.check(status, "launching a kernel")

    def call(self, instance: LaunchWords) -> int:
        """Return the driver's status for a launch with these words."""
        return self._launch(instance.config, self.handle, None, instance.extra)
