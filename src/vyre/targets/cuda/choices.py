"""The candidate configurations of an element kernel on a GPU."""

from __future__ import annotations

from itertools import product
from math import prod

from vyre.targets.specialization import Configuration

LANES = (1, 2, 4, 8, 16)
ROWS = (1, 2, 3, 4)
SIZES = tuple(1 << power for power in range(11))
DEEP = (1, 2, 4, 8)  # threads along the first of three axes
LEAST, MOST = 64, 1024  # threads of a block


def choices(rank: int) -> list[Configuration]:
    """Return blocks of every shape, their last axis half a warp or more, with some elements for each
    thread.
    """
    axes = (DEEP, SIZES, SIZES)[3 - rank :]
    blocks = [block for block in product(*axes) if LEAST <= prod(block) <= MOST and block[-1] >= 16]
    rows = ROWS if rank > 1 else (0,)
    return [
        Configuration(lanes=lanes, strips=strips, block=block)
        for block, lanes, strips in product(blocks, LANES, rows)
    ]
