"""The words that a launch passes to a kernel beside its arrays, in one uniform block.

The first two are the zeros of fences. The extents of the domain follow, or the numbers of workgroups along
each axis; then, for each parameter in order, the extents of an array and where it begins in a joined buffer
(a byte), or the words of a scalar.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from vyre.ir.limits import RANK
from vyre.lower.form import Ref
from vyre.lower.lowered import Buffer

GRID = 2  # the first word of the extents of the domain


@dataclass(frozen=True, slots=True)
class BlockLayout:
    """The place of everything in the block, in words, and its size, a multiple of 4."""

    extents: dict[str, int]  # of arrays: where their first extent is; where they begin comes after the last
    scalars: dict[str, int]
    words: int


def layout(params: Sequence[Buffer | Ref]) -> BlockLayout:
    """The layout of the block for a kernel with these parameters."""
    extents: dict[str, int] = {}
    scalars: dict[str, int] = {}
    at = GRID + RANK
    for param in params:
        if isinstance(param, Buffer):
            extents[param.name] = at
            at += param.rank + 1
        else:
            assert not isinstance(param.type, str)
            scalars[param.name] = at
            at += 2 if param.type.bits == 64 else 1
    return BlockLayout(extents, scalars, -(-at // 4) * 4)


def word(at: int) -> str:
    """A word of the block in WGSL."""
    return f"P[{at // 4}].{'xyzw'[at % 4]}"
