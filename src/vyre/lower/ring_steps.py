"""The statements of both sides of a ring."""

from __future__ import annotations

from dataclasses import dataclass

from vyre.lower.form import Value
from vyre.lower.ring import RingStep


@dataclass(frozen=True, slots=True)
class TileSource:
    """The array of an operand, and the position of a tile in it: along the rows or columns of the product,
    and along the sum.
    """

    array: str
    own: Value
    first: Value


@dataclass(frozen=True, slots=True)
class FillRing(RingStep):
    """Hand the tiles of one product over, for a sum of this `length`; outside of the arrays they are 0."""

    left: TileSource
    right: TileSource
    length: Value


@dataclass(frozen=True, slots=True)
class MultiplyTiles(RingStep):
    """Add the product of the tiles that are handed over to the private array `sums`. `offsets` are those of
    an invocation's elements in it, in the order of the columns of the tile, each 8 as `mma_*` has them.
    """

    sums: str
    offsets: tuple[int, ...]
    length: Value


def values(step: RingStep) -> tuple[Value, ...]:
    """Return the values that a statement reads."""
    if isinstance(step, FillRing):
        return (step.left.own, step.left.first, step.right.own, step.right.first, step.length)
    return (step.length,) if isinstance(step, MultiplyTiles) else ()
