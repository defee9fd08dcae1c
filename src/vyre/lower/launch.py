"""Facts that code for NVIDIA GPUs is specialized for, and its launch shape: all that a cached kernel
needs.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import prod

ALIGNED = 16  # bytes of the widest access
ALL = -1  # copies of a loop's body: one for each iteration
EVEN = 16  # elements: a multiple of every vector's
_MOST_ROWS = 65535  # blocks along CUDA's y and z
_ROWS = 4  # rows for each thread, so that it prepares once for all of them: if that leaves many blocks
_MANY = 2048
_SHORT, _LONGEST = 1024, 1 << 15  # elements of rows: a workgroup of 1,024 can keep the longest


@dataclass(frozen=True, slots=True)
class Facts:
    """Facts about the arrays of a launch that its code may assume.

    `aligned`: every array has elements, and its address is a multiple of 16. `distinct`: no written array
    overlaps another one. `narrow`: every array has fewer than 2**31 - 2**20 bytes. `even`: the last extents
    of all arrays, and of the domain, that have more than one dimension are multiples of 16. `alike`: the
    arrays of the domain's shape. `phase`: by how many elements, modulo 16, a row of that shape begins after
    the one before; 0 if unknown. `flat`: the domain has several axes, and all arrays its shape, so that it
    may be one long row. `row`: the power of two that holds a row of the domain, if that is short; else 0.
    `few`: the domain has too few elements to occupy all threads of a large GPU. `lone`: it has several axes,
    of which all but the last have one element. `plane`: by how many
    elements, modulo 16, a plane of the domain begins after the one before. Of a group kernel, `row` is a
    bound of the last extent that all arrays of several dimensions have, or 0, `by` the largest power of two
    up to 16 that divides their last extents, `tiled` are the matrices that tiles can be copied from, whose
    addresses and rows are multiples of 16 bytes, and `channels` the last extents of arrays of less than
    words, where these are less than 16 bytes.
    """

    aligned: bool = False
    distinct: bool = False
    narrow: bool = False
    even: bool = False
    alike: frozenset[str] = frozenset()
    phase: int = 0
    flat: bool = False
    row: int = 0
    few: bool = False
    lone: bool = False
    plane: int = 0
    by: int = 1
    tiled: frozenset[str] = frozenset()
    channels: tuple[tuple[str, int], ...] = ()

    @property
    def divisor(self) -> int:
        """The number that divides the last extents of all arrays of several dimensions."""
        return EVEN if self.even else self.by

    @property
    def rows(self) -> range:
        """The lengths of rows that the `row` of a group kernel is a bound of."""
        return range(self.row - _row_step(self.row) + 1, self.row + 1) if self.row else range(0)

    def is_whole(self, lanes: int) -> bool:
        """True if the rows of the domain's shape, if it has several axes, are known to be whole vectors of
        `lanes`.
        """
        return self.even or (self.phase > 0 and self.phase % lanes == 0)

    def key(self) -> tuple[object, ...]:
        """Return the part of the facts that goes into the key of compiled code."""
        alike, tiled = tuple(sorted(self.alike)), tuple(sorted(self.tiled))
        layout = (self.aligned, self.distinct, self.narrow, self.even, alike, self.phase)
        domain = (self.flat, self.row, self.few, self.lone, self.plane)
        return (*layout, *domain, self.by, tiled, self.channels)


def row_bound(length: int) -> int:
    """Return the bound that stands for a length of rows in a group kernel: few enough are to be compiled."""
    step = _row_step(length)
    return -(-length // step) * step if 0 < length <= _LONGEST else 0


def _row_step(length: int) -> int:
    return 32 if length <= _SHORT else 256


@dataclass(frozen=True, slots=True)
class MapShape:
    """A tensor map: how tiles of so many `columns` and `rows` are copied from an array of two axes."""

    array: str
    columns: int
    rows: int


@dataclass(frozen=True, slots=True)
class LaunchShape:
    """The launch shape of a kernel: threads of a block in CUDA's order, neighbours for each thread, elements
    that a row may begin late, and rows for each thread. If `meets`, it has a thread for every invocation, all
    of them resident, and one more word: the address of two zeros of 32 bits. If `is_flat`, the domain is one
    row. `ends`: blocks for the ends of rows, after all others along them. `shared`: bytes of shared memory,
    where they are more than a kernel can declare; else 0. `maps`: the tensor maps after all words.
    `resident`: the most blocks, each of which runs workgroups until all are done; 0 if each runs one.
    """

    block: tuple[int, int, int]
    items: int = 1
    slack: int = 0
    tall: int = 1
    meets: bool = False
    is_group: bool = False
    is_flat: bool = False
    ends: int = 0
    shared: int = 0
    maps: tuple[MapShape, ...] = ()
    resident: int = 0

    def blocks(self, grid: tuple[int, ...]) -> tuple[int, int, int]:
        """Return the blocks of a launch over a domain, or over workgroups, along CUDA's axes."""
        if self.is_group:
            return (min(prod(grid), self.resident or prod(grid)), 1, 1)
        last, *outer = reversed((prod(grid),) if self.is_flat else grid)
        outer[1:] = [prod(outer[1:])] * (len(outer) > 1)  # the axes before the last two together
        width = self.block[0] * self.items
        x = -(-(last + self.slack) // width) + self.ends
        steps = (self.block[1] * self.tall, self.block[2])
        rows = [-(-size // step) for size, step in zip(outer, steps, strict=False)]
        if self.meets:
            y, z = (*rows, 1, 1)[:2]
            return (x, y, z)
        if rows and self.tall == 1 and x * prod(rows) >= _MANY * _ROWS:
            rows[0] = -(-rows[0] // _ROWS)
        y, z = (*(min(count, _MOST_ROWS) for count in rows), 1, 1)[:2]
        return (x, y, z)
