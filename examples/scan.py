"""Running totals of a long array: workgroups scan blocks by subgroups, and a second kernel joins the blocks.

python examples/scan.py
"""

import sys

import numpy as np

import vyre as vy
from vyre import Buf, InOut, Out, gid, i64, lid, subgroup_add, subgroup_exclusive_add, subgroup_lane, wid

BLOCK = 256


@vy.kernel(workgroup=BLOCK)
def scan_blocks(x: Buf[i64], before: Out[i64], totals: Out[i64]):
    """For every element the sum of those before it in its block, and the total of each block."""
    sums = vy.shared(i64, BLOCK // 32)
    value = x[gid()]
    inside = subgroup_exclusive_add(value)
    whole = subgroup_add(value)
    if subgroup_lane() == 0:
        sums[lid() // 32] = whole
    vy.barrier()
    above = i64(0)
    for k in vy.unroll(range(BLOCK // 32)):
        if k < lid() // 32:
            above += sums[k]
    before[gid()] = above + inside
    if lid() == BLOCK - 1:
        totals[wid()] = above + whole


@vy.kernel(workgroup=BLOCK)
def add_offsets(before: InOut[i64], offsets: Buf[i64]):
    """Add to every element what came before its block."""
    before[gid()] += offsets[wid()]


def exclusive_scan(x: np.ndarray) -> np.ndarray:
    """The sum of all elements before each one; blocks of blocks until one block is left."""
    groups = -(-x.size // BLOCK)
    before, totals = scan_blocks(x, totals=np.zeros(groups, np.int64), before=np.zeros_like(x), groups=groups)
    if groups > 1:
        add_offsets(before, exclusive_scan(totals), groups=groups)
    return before


def main() -> None:
    x = np.random.default_rng(7).integers(-1000, 1000, 200_001)
    before = exclusive_scan(x)
    expected = np.concatenate([[0], np.cumsum(x)[:-1]])
    same = np.array_equal(before, expected)
    sys.stdout.write(f"{x[:8]} ...\n{before[:8]} ...\n")
    sys.stdout.write(f"running totals of {x.size} numbers, as NumPy computes them: {same}\n")
    assert same


if __name__ == "__main__":
    main()
