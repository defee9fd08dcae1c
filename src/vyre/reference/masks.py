"""The lanes of a chunk that run a statement. A mask knows its count: testing for none and for all is
cheap.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from vyre.ops.row import Array


@dataclass(frozen=True, slots=True, eq=False)
class Mask:
    """The active lanes: a truth value per lane, and how many are true."""

    bits: Array
    count: int

    def __bool__(self) -> bool:
        return self.count > 0

    @property
    def full(self) -> bool:
        return self.count == self.bits.size

    def where(self, test: Array) -> Mask:
        """Return the active lanes for which `test` holds; `test` is a truth value per lane or one for all."""
        if test.ndim == 0:
            return self if test else none(self.bits.size)
        return _counted(test if self.full else self.bits & test, self)

    def without(self, other: Mask) -> Mask:
        """Return the active lanes that are not in `other`."""
        if not other:
            return self
        return none(self.bits.size) if other is self else _counted(self.bits & ~other.bits, self)

    def joined(self, other: Mask) -> Mask:
        """Return the union of two disjoint masks."""
        if not other:
            return self
        return Mask(self.bits | other.bits, self.count + other.count) if self else other


def every(lanes: int) -> Mask:
    return Mask(np.ones(lanes, np.bool_), lanes)


@lru_cache(maxsize=4)
def none(lanes: int) -> Mask:
    return Mask(np.zeros(lanes, np.bool_), 0)


def _counted(bits: Array, whole: Mask) -> Mask:
    """Return the mask of `bits`, a subset of `whole`; `whole` itself if they are equal."""
    count = int(np.count_nonzero(bits))
    return whole if count == whole.count else Mask(bits, count)


def choose(mask: Mask, new: Array, old: Array) -> Array:
    """Return `new` for the active lanes, `old` for the others; one value for all where that is enough."""
    if mask.full:
        return new
    return np.where(mask.bits, new, old) if mask else old
