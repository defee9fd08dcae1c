# mypy: ignore-errors
# The annotations of kernels are those of the kernel language, which mypy does not know.
"""Selections in one pass, for devices on which workgroups run side by side and start in order.

A workgroup packs the kept elements of its tile in shared memory, learns from `group_prefix` how many are kept
before the tile, and stores its own behind them.
"""

from __future__ import annotations

from vyre import (
    Buf,
    Const,
    Out,
    barrier,
    bool_,
    dtype,
    func,
    group_prefix_add,
    group_prefix_max,
    i32,
    kernel,
    lid,
    local,
    num_groups,
    popcount,
    shared,
    subgroup_ballot,
    subgroup_lane,
    u32,
    unroll,
    wid,
)
from vyre.run.kernel import total

GROUP = 256
LANES = 32
EACH = 16  # elements of a lane
SHARE = LANES * EACH  # of a subgroup, side by side
PARTS = GROUP // LANES
TILE = GROUP * EACH


@func
def shares(sizes, own):
    """The number of kept elements in the subgroups before this one, and in the tile."""
    if subgroup_lane() == 0:
        sizes[lid() // LANES] = own
    barrier()
    before, size = 0, 0
    for part in unroll(range(PARTS)):
        before = size if part == lid() // LANES else before
        size += sizes[part]
    return before, size


@total
@kernel(workgroup=GROUP)
def packed(
    x: Buf[T], keep: Buf[K], y: Out[R, "m"], z: Out[R, "others"], count: Out[C, "one"], m: i32, others: i32,
    one: i32, T: Const[dtype], K: Const[dtype], R: Const[dtype], C: Const[dtype], is_place: Const[bool],
    is_both: Const[bool],
):  # fmt: skip
    """The kept elements, or their places, in order, and their number; `is_both`: the others too, in z."""
    staged = shared(i32 if is_place else T, TILE)
    sizes = shared(i32, PARTS)
    flags = local(K, EACH)
    held = local(T, EACH)
    n, lane, tile = len(keep), subgroup_lane(), wid() * TILE
    base = tile + lid() // LANES * SHARE + lane
    for k in unroll(range(EACH)):
        flags[k] = keep[base + k * LANES] if base + k * LANES < n else K(0)
    own = 0
    kept = u32(0)
    for k in unroll(range(EACH)):
        own += i32(popcount(subgroup_ballot(bool_(flags[k]))))
        kept = kept | (u32(1) << k if bool_(flags[k]) else u32(0))
    before, size = shares(sizes, own)
    if not is_place:
        for k in unroll(range(EACH)):
            is_wanted = base + k * LANES < n if is_both else (kept >> k) & 1 != 0
            held[k] = x[base + k * LANES] if is_wanted else T(0)
    below = (u32(1) << u32(lane)) - 1
    for k in unroll(range(EACH)):
        is_kept = (kept >> k) & 1 != 0
        mask = subgroup_ballot(is_kept)
        rank = before + i32(popcount(mask & below))
        if is_kept:
            staged[rank] = base + k * LANES if is_place else held[k]
        elif is_both and base + k * LANES < n:
            staged[size + base - tile + k * LANES - rank] = held[k]
        before += i32(popcount(mask))
    prefix = group_prefix_add(size)
    for i in range(lid(), size, GROUP):
        y[prefix + i] = R(staged[i])
    if is_both:
        for i in range(size + lid(), min(n - tile, TILE), GROUP):
            z[tile - prefix + i - size] = R(staged[i])
    if wid() == num_groups() - 1 and lid() == 0:
        count[0] = C(prefix + size)


# For arrays that are passed: their elements beyond those that are kept stay.
packed_into = kernel(workgroup=GROUP)(packed.function)


@total
@kernel(workgroup=GROUP)
def packed_runs(
    x: Buf[T], values: Out[T, "m"], lengths: Out[L, "sized"], count: Out[C, "one"], m: i32, sized: i32,
    one: i32, T: Const[dtype], L: Const[dtype], C: Const[dtype], has_lengths: Const[bool],
):  # fmt: skip
    """The values of runs of equal neighbours, their lengths, and their number.

    The length of a run is known where the next one starts, so a tile needs the last start before it.
    """
    staged = shared(i32, TILE)
    sizes = shared(i32, PARTS)
    held = local(T, EACH)
    earlier = local(T, EACH)
    n, lane, tile = len(x), subgroup_lane(), wid() * TILE
    base = tile + lid() // LANES * SHARE + lane
    for k in unroll(range(EACH)):
        held[k] = x[base + k * LANES] if base + k * LANES < n else T(0)
    for k in unroll(range(EACH)):
        at = base + k * LANES - 1
        earlier[k] = x[at] if 0 <= at < n else T(0)
    own = 0
    kept = u32(0)
    for k in unroll(range(EACH)):
        at = base + k * LANES
        starts = at < n and (at == 0 or held[k] != earlier[k])
        own += i32(popcount(subgroup_ballot(starts)))
        kept = kept | (u32(1) << k if starts else u32(0))
    before, size = shares(sizes, own)
    below = (u32(1) << u32(lane)) - 1
    for k in unroll(range(EACH)):
        is_kept = (kept >> k) & 1 != 0
        mask = subgroup_ballot(is_kept)
        if is_kept:
            staged[before + i32(popcount(mask & below))] = base + k * LANES
        before += i32(popcount(mask))
    prefix = group_prefix_add(size)
    last = -1
    if has_lengths:
        last = group_prefix_max(staged[size - 1] if size > 0 else -1)
    for i in range(lid(), size, GROUP):
        start = staged[i]
        values[prefix + i] = x[start]
        if has_lengths and prefix + i > 0:
            lengths[prefix + i - 1] = L(start - (staged[i - 1] if i > 0 else last))
    if wid() == num_groups() - 1 and lid() == 0:
        count[0] = C(prefix + size)
        if has_lengths:
            lengths[prefix + size - 1] = L(n - (staged[size - 1] if size > 0 else last))


packed_runs_into = kernel(workgroup=GROUP)(packed_runs.function)
