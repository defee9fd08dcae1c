# mypy: ignore-errors
# The annotations of kernels are those of the kernel language, which mypy does not know.
"""Distributions in 16.16 fixed point, one for each row, each computed by one workgroup.

Fractions are compared exactly: the remainder after rounding down goes to the largest of them, found by
bisection, bit by bit, so that a row of any length takes the time of 63 sums over it.
"""

from vyre import (
    Buf,
    Out,
    barrier,
    i32,
    i64,
    kernel,
    lid,
    pipeline,
    shared,
    subgroup_add,
    subgroup_exclusive_add,
    subgroup_lane,
    u32,
    u64,
    wid,
)
from vyre.tune.kernels.groups import LANES, SUBGROUPS, added, greatest

ONE = 1 << 16
HALF = ONE // 2
LOG2_E = 1_549_082_005  # log2(e) in 2.30
# 2^f on 0 <= f < 1 as a polynomial of f in 0.32, fitted at Chebyshev's points; its error is below 2^-23
POWERS = (4_294_966_859, 2_977_075_864, 1_031_401_256, 239_918_321, 38_438_198, 8_133_612)
C0, C1, C2, C3, C4, C5 = POWERS


@kernel(workgroup=LANES)
def shares(weights: Buf[u32, "rows", "n"], p: Out[u32, "rows", "n"], rest: Out[u64, "rows", "n"]):
    """Return each row of weights as parts of ONE that sum to ONE; a row of zeros as equal parts.

    `rest` holds the remainder of each part after rounding down, in units of one over the row's sum.
    """
    parts = shared(u64, SUBGROUPS)
    row, n = wid(), weights.shape[1]
    mine = u64(0)
    for i in range(lid(), n, LANES):
        mine += u64(weights[row, i])
    total = added(mine, parts)
    is_even = total == 0
    whole = u64(n) if is_even else total
    handed_out = u64(0)
    for i in range(lid(), n, LANES):
        scaled = (u64(1) if is_even else u64(weights[row, i])) * ONE
        part = scaled // whole
        p[row, i] = u32(part)
        rest[row, i] = scaled - part * whole
        handed_out += part
    left = u64(ONE) - added(handed_out, parts)
    edge = u64(0)  # the greatest rest that at least `left` elements reach
    for step in range(63):  # rests are below the sum of 2^31 numbers of 32 bits
        tried = edge | u64(1) << u64(62 - step)
        count = u64(0)
        for i in range(lid(), n, LANES):
            if rest[row, i] >= tried:
                count += 1
        edge = tried if added(count, parts) >= left else edge
    above = u64(0)
    equal = u64(0)
    chunk = (n + LANES - 1) // LANES  # in order, so that of equal rests the first ones win
    start = lid() * chunk
    end = min(start + chunk, n)
    for i in range(start, end):
        if rest[row, i] > edge:
            above += 1
        if rest[row, i] == edge:
            equal += 1
    ties = left - added(above, parts)
    inside = subgroup_exclusive_add(equal)
    all_equal = subgroup_add(equal)
    barrier()
    if subgroup_lane() == 0:
        parts[lid() // 32] = all_equal
    barrier()
    for k in range(lid() // 32):
        inside += parts[k]
    for i in range(start, end):
        if rest[row, i] > edge:
            p[row, i] += 1
        if rest[row, i] == edge:
            if inside < ties:
                p[row, i] += 1
            inside += 1


@kernel(workgroup=LANES)
def exponentials(logits: Buf[i32, "rows", "n"], sizes: Buf[i32, "rows"], weights: Out[u32, "rows", "n"]):
    """exp(logit - the row's greatest) in 16.16, for the first `sizes[row]` of each row; 0 after them."""
    parts = shared(i32, SUBGROUPS)
    row = wid()
    n = sizes[row]
    top = i32(-(1 << 31))
    for i in range(lid(), n, LANES):
        top = max(top, logits[row, i])
    top = greatest(top, parts)
    for i in range(lid(), weights.shape[1], LANES):
        doublings = (i64(logits[row, i]) - i64(top)) * LOG2_E >> 14  # the exponent to base 2, in .32
        f = u64(doublings & 0xFFFFFFFF)
        power = C3 + (f * (C4 + (f * C5 >> 32)) >> 32)
        power = C0 + (f * (C1 + (f * (C2 + (f * power >> 32)) >> 32)) >> 32)
        halvings = u64(min(16 - (doublings >> 32), i64(62)))  # from .32 to .16, and those of the exponent
        rounded = power + (u64(1) << halvings - 1) >> halvings
        weights[row, i] = u32(rounded) if i < n else u32(0)


@pipeline
def pick(weights, p):
    """`shares` into `p`."""
    return shares(weights, p=p)[0]


@pipeline
def pick_logits(logits, sizes, p):
    """The softmax of each row of 16.16 logits into `p`."""
    weights = exponentials(logits, sizes)
    return shares(weights, p=p)[0]
