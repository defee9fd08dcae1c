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
    bits,
    bool_,
    dtype,
    func,
    group_prefix_add,
    group_prefix_max,
    i32,
    i64,
    kernel,
    lid,
    local,
    num_groups,
    popcount,
    shared,
    subgroup_inclusive_add,
    subgroup_lane,
    subgroup_shuffle,
    u16,
    u32,
    unroll,
    wid,
)
from vyre.run.kernel import total

GROUP = 128
LANES = 32
PARTS = GROUP // LANES  # subgroups
NEAR = 4  # neighbours of a lane in a round: one vector
ROUNDS = 8  # of four neighbours in turn: a lane has the bits of a word
EACH = NEAR * ROUNDS  # elements of a lane
TILE = GROUP * EACH


@func
def step(r, c):
    """The distance of neighbour c of round r of a lane from its first element."""
    return r * (GROUP * NEAR) + c


@func
def load_near(x, held, base):
    """Load the elements of a lane, the first from `base`. Only unrolled loops load bytes in words."""
    for r in unroll(range(ROUNDS)):
        for c in unroll(range(NEAR)):
            held[r * NEAR + c] = x[base + step(r, c)]


@func
def ranks(sizes, kept, rank):
    """Count the kept elements of a tile before each round of a lane, by the bits of `kept`; returns the
    number of all. A subgroup has up to 128 in a round, so a byte counts them, and one scan of words is for
    four rounds.
    """
    lane, part = subgroup_lane(), lid() // LANES
    for w in unroll(range(ROUNDS // 4)):
        counts = u32(0)
        for r in unroll(range(4)):
            counts += popcount((kept >> ((w * 4 + r) * NEAR)) & (2**NEAR - 1)) << (r * 8)
        ends = subgroup_inclusive_add(counts)
        totals = subgroup_shuffle(ends, LANES - 1)
        if lane < 4:
            sizes[(w * 4 + lane) * PARTS + part] = i32((totals >> u32(lane * 8)) & 255)
        for r in unroll(range(4)):
            rank[w * 4 + r] = i32(((ends - counts) >> (r * 8)) & 255)
    barrier()
    size = 0
    for e in unroll(range(ROUNDS * PARTS // LANES)):
        own = sizes[e * LANES + lane]
        upto = subgroup_inclusive_add(own)
        for r in unroll(range(LANES // PARTS)):
            rank[e * (LANES // PARTS) + r] += size + subgroup_shuffle(upto - own, r * PARTS + part)
        size += subgroup_shuffle(upto, LANES - 1)
    return size


@total
@kernel(workgroup=GROUP)
def packed(
    x: Buf[T], keep: Buf[K], y: Out[R, "m"], z: Out[R, "others"], count: Out[C, "one"], m: i32, others: i32,
    one: i32, T: Const[dtype], K: Const[dtype], R: Const[dtype], C: Const[dtype], is_place: Const[bool],
    is_both: Const[bool],
):  # fmt: skip
    """The kept elements, or their places, in order, and their number; `is_both`: the others too, in z."""
    staged = shared(u16 if is_place else T, TILE)
    sizes = shared(i32, ROUNDS * PARTS)
    flags = local(K, EACH)
    held = local(T, 1 if is_place else EACH)
    rank = local(i32, ROUNDS)
    n, tile, base = len(keep), wid() * TILE, wid() * TILE + lid() * NEAR
    load_near(keep, flags, base)
    if not is_place:
        load_near(x, held, base)
    kept = u32(0)
    for r in range(ROUNDS):
        for c in unroll(range(NEAR)):
            is_kept = bool_(flags[r * NEAR + c]) and base + step(r, c) < n
            kept = kept | u32(is_kept) << u32(r * NEAR + c)
    size = ranks(sizes, kept, rank)
    for r in range(ROUNDS):
        for c in unroll(range(NEAR)):
            is_kept = (kept >> u32(r * NEAR + c)) & 1 != 0
            to = rank[r]
            if is_both:
                to = to if is_kept else size + lid() * NEAR + step(r, c) - to
            if is_kept or (is_both and base + step(r, c) < n):
                staged[to & (TILE - 1)] = u16(lid() * NEAR + step(r, c)) if is_place else held[r * NEAR + c]
            rank[r] += i32(is_kept)
    prefix = group_prefix_add(size)
    for i in range(lid(), size, GROUP):
        y[prefix + i] = R(tile + i32(staged[i])) if is_place else R(staged[i])
    if is_both:
        for i in range(size + lid(), min(n - tile, TILE), GROUP):
            z[tile - prefix + i - size] = R(staged[i])
    if wid() == num_groups() - 1 and lid() == 0:
        count[0] = C(prefix + size)


@func
def key_of(x, K, top, flip, is_float, descending):
    """The unsigned key of an element: `top` is its sign bit, `flip` the bits of integers that are turned, all
    if the order descends. Keys of NaN come last, in any order.
    """
    if is_float:
        word = bits(x)
        key = ~word if word & top != 0 else word | top
        key = ~key if descending else key
        return key if x == x else ~K(0)
    return K(x) ^ flip


@total
@kernel(workgroup=GROUP)
def packed_first(
    x: Buf[T], tiles: Buf[i32], listed: Buf[i64], bounds: Buf[K], y: Out[R, "m"], count: Out[i64, "two"],
    m: i32, two: i32, span: i32, top: K, flip: K, T: Const[dtype], K: Const[dtype], R: Const[dtype],
    is_float: Const[bool], descending: Const[bool], is_listed: Const[bool], is_place: Const[bool],
):  # fmt: skip
    """The elements whose keys are between two bounds, or their places, in order, and their number behind that
    of tiles; `is_listed`: of those in the `listed` first ones of `tiles`, each of which is `span` tiles.
    """
    staged = shared(u16, TILE)
    sizes = shared(i32, ROUNDS * PARTS)
    held = local(T, EACH)
    rank = local(i32, ROUNDS)
    n = len(x)
    tile = wid() * TILE
    if is_listed:
        tile = (tiles[wid() // span] * span + wid() % span) * TILE if wid() // span < i32(listed[0]) else n
    base, least, last = tile + lid() * NEAR, bounds[0], bounds[1]
    for r in range(ROUNDS):
        for c in unroll(range(NEAR)):
            held[r * NEAR + c] = x[base + step(r, c)]
    kept = u32(0)
    for r in range(ROUNDS):
        for c in unroll(range(NEAR)):
            key = key_of(held[r * NEAR + c], K, top, flip, is_float, descending)
            kept = kept | u32(least <= key <= last and base + step(r, c) < n) << u32(r * NEAR + c)
    size = ranks(sizes, kept, rank)
    for r in range(ROUNDS):
        for c in unroll(range(NEAR)):
            is_kept = (kept >> u32(r * NEAR + c)) & 1 != 0
            if is_kept:
                staged[rank[r] & (TILE - 1)] = u16(lid() * NEAR + step(r, c))
            rank[r] += i32(is_kept)
    prefix = group_prefix_add(size)
    for i in range(lid(), size, GROUP):
        at = tile + i32(staged[i])
        y[prefix + i] = R(at) if is_place else R(x[at])
    if wid() == num_groups() - 1 and lid() == 0:
        count[0] = listed[0]
        count[1] = i64(prefix + size)


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
    staged = shared(T, TILE)
    starts = shared(u16, TILE if has_lengths else 1)  # in the tile
    sizes = shared(i32, ROUNDS * PARTS)
    held = local(T, EACH)
    earlier = local(T, ROUNDS)
    rank = local(i32, ROUNDS)
    n, tile, base = len(x), wid() * TILE, wid() * TILE + lid() * NEAR
    load_near(x, held, base)
    for r in range(ROUNDS):
        earlier[r] = x[base + step(r, 0) - 1]
    kept = u32(0)
    for r in range(ROUNDS):
        other = earlier[r]
        for c in unroll(range(NEAR)):
            j, own = base + step(r, c), held[r * NEAR + c]
            kept = kept | u32(j < n and (j == 0 or own != other)) << u32(r * NEAR + c)
            other = own
    size = ranks(sizes, kept, rank)
    for r in range(ROUNDS):
        for c in unroll(range(NEAR)):
            is_start = (kept >> u32(r * NEAR + c)) & 1 != 0
            to = rank[r] & (TILE - 1)
            if is_start:
                staged[to] = held[r * NEAR + c]
                if has_lengths:
                    starts[to] = u16(lid() * NEAR + step(r, c))
            rank[r] += i32(is_start)
    prefix = group_prefix_add(size)
    last = -1
    if has_lengths:
        last = group_prefix_max(tile + i32(starts[size - 1]) if size > 0 else -1)
    for i in range(lid(), size, GROUP):
        values[prefix + i] = staged[i]
        if has_lengths and prefix + i > 0:
            start = tile + i32(starts[i - 1]) if i > 0 else last
            lengths[prefix + i - 1] = L(tile + i32(starts[i]) - start)
    if wid() == num_groups() - 1 and lid() == 0:
        count[0] = C(prefix + size)
        if has_lengths:
            lengths[prefix + size - 1] = L(n - (tile + i32(starts[size - 1]) if size > 0 else last))


packed_runs_into = kernel(workgroup=GROUP)(packed_runs.function)
