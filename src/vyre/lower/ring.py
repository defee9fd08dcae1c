"""Products of matrices by tiles that a ring in shared memory hands from one warp to the others.

A ring has stages, each a tile of either operand, 128 bytes long along the sum. One warp of a block fills
them; the others, four for each 64 rows, multiply them and add to sums in registers.
"""

from __future__ import annotations

from dataclasses import dataclass

from vyre.ir.dtypes import DType

SPAN = 128  # bytes of a tile along the sum, and of a row of shared memory
BLOCK = 64  # elements of a row that is along the other axis
ROWS = 64  # of a product that four warps make together
ALIGNED = 1024  # bytes: that the swizzle of shared memory permutes among themselves
BARRIER = 8  # bytes
_SMALL = 128 * 128  # elements of a tile, of which a processor has two


@dataclass(frozen=True, slots=True)
class RingShape:
    """The tiles of a product: `rows` by `columns`, of elements of a `kind`, in so many `stages`.

    `across`: whether neighbours in memory are along the rows or columns of the product instead of the sum,
    for the left and the right operand; only elements of 16 bits may be.
    """

    kind: DType
    rows: int
    columns: int
    stages: int
    across: tuple[bool, bool]

    @property
    def depth(self) -> int:
        """The number of products of a sum that a stage has."""
        return SPAN // self.kind.itemsize

    @property
    def blocks(self) -> int:
        """The number of blocks of a processor: one stores results while the other one multiplies."""
        return 1 if self.rows * self.columns > _SMALL else 2

    @property
    def left_bytes(self) -> int:
        return self.rows * SPAN

    @property
    def stage_bytes(self) -> int:
        return (self.rows + self.columns) * SPAN

    @property
    def barriers(self) -> int:
        """The offset of the barriers: those of full stages, then those of empty ones."""
        return self.stages * self.stage_bytes

    @property
    def bytes(self) -> int:
        """The shared memory of a block, whose start is not aligned as tiles must be."""
        return ALIGNED + self.barriers + 2 * BARRIER * self.stages

    def box(self, side: int) -> tuple[int, int]:
        """The columns and rows of an operand's array that one copy reads."""
        size = self.columns if side else self.rows
        return (BLOCK, self.depth) if self.across[side] else (self.depth, size)


@dataclass(frozen=True, slots=True)
class RingStep:
    """A statement about the ring of a block; this one prepares it: all stages are empty."""

    shape: RingShape
