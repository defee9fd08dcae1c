# mypy: ignore-errors
# The annotations of kernels are those of the kernel language, which mypy does not know.
"""The smoothed argmin of costs, and the argmin itself, by one workgroup; sums in a fixed order."""

import math

from vyre import Buf, Out, bits, exp, f64, i32, isnan, kernel, lid, pipeline, shared, u64
from vyre.tune.kernels.groups import LANES, SUBGROUPS, added, least

INFINITY = math.inf
LAST = (1 << 64) - 1


@kernel(workgroup=LANES)
def softmin(costs: Buf[f64], p: Out[f64], temperature: f64, scale: f64):
    """scale * softmax(-costs / temperature); a NaN counts as infinite; if all are infinite, equal parts."""
    parts = shared(f64, SUBGROUPS)
    n = len(costs)
    low = f64(INFINITY)
    for i in range(lid(), n, LANES):
        low = min(low, costs[i])
    low = least(low, parts)
    mine = f64(0)
    for i in range(lid(), n, LANES):
        cost = f64(INFINITY) if isnan(costs[i]) else costs[i]
        weight = f64(1) if cost == low else exp((low - cost) / temperature)
        p[i] = weight
        mine += weight
    total = added(mine, parts)
    for i in range(lid(), n, LANES):
        p[i] = p[i] / total * scale


@kernel(workgroup=LANES)
def argmin(costs: Buf[f64], found: Out[i32]):
    """The index of the least cost: the first of equals, -0 before +0, NaN after everything else."""
    parts = shared(u64, SUBGROUPS)
    n = len(costs)
    low = u64(LAST)
    place = u64(LAST)
    for i in range(lid(), n, LANES):
        word = bits(costs[i])
        key = ~word if word >> 63 == 1 else word | u64(1) << 63
        if key < low:
            low = key
            place = u64(i)
    lowest = least(low, parts)
    first = least(place if low == lowest else u64(LAST), parts)
    if lid() == 0:
        found[0] = i32(first)


@pipeline
def pick(costs, p, temperature, scale):
    """`softmin` into `p`."""
    return softmin(costs, p=p, temperature=temperature, scale=scale, groups=1)


@pipeline
def best(costs, found):
    """`argmin` into `found`."""
    return argmin(costs, found=found, groups=1)
