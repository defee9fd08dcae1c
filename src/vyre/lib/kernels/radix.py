# mypy: ignore-errors
# The annotations of kernels are those of the kernel language, which mypy does not know.
"""Radix sorts of rows of unsigned keys, and the maps between elements and keys.

A pass sorts by one digit, and keeps the order of equal digits. With lanes, a workgroup ranks the keys of a
tile among each other, sorts the tile in shared memory, and writes runs of equal digits; without, a chunk is a
counting sort by a loop. Rows are sorted side by side: a tile or chunk belongs to one row.
"""

from __future__ import annotations

from vyre import (
    Buf,
    Const,
    InOut,
    Out,
    atomic_add,
    barrier,
    bits,
    ctz,
    dtype,
    from_bits,
    func,
    gid,
    i32,
    i64,
    kernel,
    lid,
    local,
    popcount,
    shared,
    subgroup_ballot,
    subgroup_exclusive_add,
    subgroup_lane,
    subgroup_shuffle,
    u32,
    unroll,
    wid,
)  # fmt: skip
from vyre.lib.kernels.choose import GROUP, add_tables, ahead_of, load_ahead
from vyre.run.kernel import total

LANES = 256


@kernel
def float_keys(
    x: Buf[T, "n"], y: Out[K, "n"], T: Const[dtype], K: Const[dtype], top: K, descending: Const[bool]
):
    """Floats as unsigned keys."""
    word = bits(x[gid()])
    key = ~word if word & top != 0 else word | top
    key = ~key if descending else key
    y[gid()] = key if x[gid()] == x[gid()] else ~K(0)


@kernel
def keys_float(
    x: Buf[K, "n"], y: Out[T, "n"], T: Const[dtype], K: Const[dtype], top: K, nan: T, descending: Const[bool]
):
    """The floats of keys."""
    own = x[gid()]
    word = ~own if descending else own
    y[gid()] = nan if own == ~K(0) else from_bits(T, word & ~top if word & top != 0 else ~word)


@kernel
def whole_keys(x: Buf[T, "n"], y: Out[K, "n"], T: Const[dtype], K: Const[dtype], flip: K):
    """Integers and bools as unsigned keys: `flip` has the sign, and all bits if the order descends."""
    y[gid()] = K(x[gid()]) ^ flip


@kernel
def keys_whole(x: Buf[K, "n"], y: Out[T, "n"], T: Const[dtype], K: Const[dtype], flip: K):
    """The integers and bools of keys."""
    y[gid()] = T(x[gid()] ^ flip)


@total
@kernel(workgroup=1)
def chunk_digits(
    keys: Buf[K], counts: Out[i32, "m"], m: i32, n: i32, parts: i32, chunk: i32, shift: i32,
    width: Const[int], K: Const[dtype],
):  # fmt: skip
    """Count each digit in a chunk; two tables in turn, so that equal neighbours do not wait."""
    own = shared(i32, 1 << width)
    other = shared(i32, 1 << width)
    row, first = wid() // parts * n, wid() % parts * chunk
    start, end = row + first, row + min(first + chunk, n)
    for k in range(start, end - 1, 2):
        own[i32((keys[k] >> K(shift)) & ((1 << width) - 1))] += 1
        other[i32((keys[k + 1] >> K(shift)) & ((1 << width) - 1))] += 1
    if (end - start) % 2 == 1:
        own[i32((keys[end - 1] >> K(shift)) & ((1 << width) - 1))] += 1
    for b in range(1 << width):
        counts[wid() * (1 << width) + b] = own[b] + other[b]


@func
def key_of(x, K, top, flip, is_float, descending):
    """The key of an element, as `float_keys` and `whole_keys` have it."""
    if is_float:
        word = bits(x)
        key = ~word if word & top != 0 else word | top
        key = ~key if descending else key
        return key if x == x else ~K(0)
    return K(x) ^ flip


@kernel(workgroup=GROUP)
def leading_counts(
    x: Buf[T], y: InOut[i64], shift: i32, top: K, flip: K, T: Const[dtype], K: Const[dtype],
    is_float: Const[bool], descending: Const[bool], bins: Const[int], tables: Const[int], size: Const[int],
    rounds: Const[int], each: Const[int], ahead: Const[int],
):  # fmt: skip
    """Counts of the leading digits of keys, as `group_bins`."""
    table = shared(i32, tables * size)
    own = lid() // 32 % tables * size
    held = local(T, ahead * each)
    for r in range(0, rounds, ahead):
        base = load_ahead(x, held, r, rounds, each, ahead)
        for u in unroll(range(ahead * each)):
            digit = i32(key_of(held[u], K, top, flip, is_float, descending) >> K(shift))
            if base + ahead_of(u, each) < len(x):
                atomic_add(table, own + digit, 1)
    add_tables(table, y, bins, tables, size)


@kernel
def leading_flags(
    x: Buf[T, "n"], y: Out[bool, "n"], shift: i32, digit: i32, top: K, flip: K, T: Const[dtype],
    K: Const[dtype], is_float: Const[bool], descending: Const[bool],
):  # fmt: skip
    """Whether the leading digit of each element's key is at most `digit`."""
    y[gid()] = (key_of(x[gid()], K, top, flip, is_float, descending) >> K(shift)) <= K(digit)


@kernel
def up_to_digit(keys: Buf[K, "n"], y: Out[bool, "n"], shift: i32, digit: i32, K: Const[dtype]):
    """Whether the leading digit of each key is at most `digit`."""
    y[gid()] = (keys[gid()] >> K(shift)) <= K(digit)


@total
@kernel(workgroup=1)
def chunk_starts(counts: Buf[i32], starts: Out[i32, "m"], m: i32, n: i32, parts: i32, width: Const[int]):
    """The places at which the keys of each chunk of a row begin, by digit."""
    run = wid() * n
    base = wid() * parts * (1 << width)
    for b in range(1 << width):
        for c in range(parts):
            starts[base + c * (1 << width) + b] = run
            run += counts[base + c * (1 << width) + b]


@total
@kernel(workgroup=1)
def chunk_scatter(
    keys: Buf[K], places: Buf[i32], starts: Buf[i32], to: Out[K, "m"], also: Out[i32, "places_out"], m: i32,
    places_out: i32, n: i32, parts: i32, chunk: i32, shift: i32, width: Const[int], K: Const[dtype],
    pairs: Const[bool], begins: Const[bool],
):  # fmt: skip
    """Put the keys of a chunk where their digits belong; `pairs`: the places that they had, too."""
    at = shared(i32, 1 << width)
    for b in range(1 << width):
        at[b] = starts[wid() * (1 << width) + b]
    row, first = wid() // parts * n, wid() % parts * chunk
    for k in range(row + first, row + min(first + chunk, n)):
        key = keys[k]
        digit = i32((key >> K(shift)) & ((1 << width) - 1))
        j = at[digit]
        at[digit] = j + 1
        to[j] = key
        if pairs:
            also[j] = k - row if begins else places[k]


@total
@kernel(workgroup=LANES)
def tile_digits(
    keys: Buf[K], counts: Out[i32, "m"], m: i32, n: i32, tiles: i32, shift: i32, each: Const[int],
    K: Const[dtype],
):  # fmt: skip
    """Count each digit in each tile; the counts of a row are digit by digit, for one scan."""
    own = shared(i32, (8, 256))  # by subgroup and digit
    row, first = wid() // tiles, wid() % tiles * (LANES * each) + lid()
    key = local(K, each)
    for k in unroll(range(each)):
        key[k] = keys[row * n + first + k * LANES] if first + k * LANES < n else K(0)
    for k in unroll(range(each)):
        if first + k * LANES < n:
            atomic_add(own, (lid() // 32, i32((key[k] >> K(shift)) & 255)), 1)
    barrier()
    count = 0
    for g in unroll(range(8)):
        count += own[g, lid()]
    counts[row * (256 * tiles) + lid() * tiles + wid() % tiles] = count


@total
@kernel(workgroup=LANES)
def tile_scatter(
    keys: Buf[K], places: Buf[i32], starts: Buf[i32], to: Out[K, "m"], also: Out[i32, "places_out"], m: i32,
    places_out: i32, n: i32, tiles: i32, shift: i32, each: Const[int], K: Const[dtype],
    pairs: Const[bool], begins: Const[bool],
):  # fmt: skip
    """Rank each key among those of its tile, sort the tile in shared memory, and write runs of digits."""
    own = shared(i32, (8, 256))  # by subgroup and digit: counts, then starts
    held = shared(K, LANES * each)
    kept = shared(i32, LANES * each if pairs else 1)
    begin = shared(i32, 256)
    entries = shared(i32, 8)
    row, tile = wid() // tiles, wid() % tiles
    lane, group = subgroup_lane(), lid() // 32
    first = tile * (LANES * each) + group * (32 * each) + lane
    below = (u32(1) << u32(lane)) - 1
    start = starts[row * (256 * tiles) + lid() * tiles + tile]
    key = local(K, each)
    rank = local(i32, each)
    for k in unroll(range(each)):
        key[k] = keys[row * n + first + k * 32] if first + k * 32 < n else K(0)
    for k in unroll(range(each)):
        j = first + k * 32
        digit = i32((key[k] >> K(shift)) & 255) if j < n else 256
        peers = subgroup_ballot(j < n)
        for b in unroll(range(8)):
            is_set = (digit >> b) & 1 == 1
            with_bit = subgroup_ballot(is_set)
            peers = peers & (with_bit if is_set else ~with_bit)
        leader = i32(ctz(peers))
        old = 0
        if lane == leader and j < n:
            old = atomic_add(own, (group, digit), i32(popcount(peers)))
        rank[k] = subgroup_shuffle(old, leader) + i32(popcount(peers & below))
    barrier()
    run = 0
    for g in unroll(range(8)):
        count = own[g, lid()]
        own[g, lid()] = run
        run += count
    inside = subgroup_exclusive_add(run)
    if lane == 31:
        entries[group] = inside + run
    barrier()
    above = 0
    for g in unroll(range(8)):
        above += entries[g] if g < group else 0
    begin[lid()] = above + inside
    barrier()
    for k in unroll(range(each)):
        j = first + k * 32
        if j < n:
            digit = i32((key[k] >> K(shift)) & 255)
            rank[k] += begin[digit] + own[group, digit]
            held[rank[k]] = key[k]
            if pairs:
                kept[rank[k]] = j if begins else places[row * n + j]
    barrier()
    begin[lid()] = row * n + start - begin[lid()]
    barrier()
    most = min(n - tile * (LANES * each), LANES * each)
    for k in unroll(range(each)):
        at = k * LANES + lid()
        if at < most:
            j = begin[i32((held[at] >> K(shift)) & 255)] + at
            to[j] = held[at]
            if pairs:
                also[j] = kept[at]


@total
@kernel
def short_sort(
    keys: Buf[K], to: Out[K, "m"], also: Out[i32, "m"], m: i32, outer: i32, n: i32, K: Const[dtype]
):
    """Short rows: the place of each key is the number of keys before it."""
    own = keys[gid(0) * n + gid(1)]
    rank = 0
    for j in range(n):
        other = keys[gid(0) * n + j]
        rank += i32(other < own or (other == own and j < gid(1)))
    to[gid(0) * n + rank] = own
    also[gid(0) * n + rank] = gid(1)


@kernel
def heads(x: Buf[T], y: Out[T, "outer", "k"], outer: i32, k: i32, n: i32, T: Const[dtype]):
    """The first k elements of rows of n."""
    y[gid(0), gid(1)] = x[gid(0) * n + gid(1)]


@kernel
def widened(x: Buf[i32, "n"], y: Out[i64, "n"]):
    """Places as i64."""
    y[gid()] = i64(x[gid()])


@kernel
def run_starts(x: Buf[T, "n"], y: Out[bool, "n"], T: Const[dtype]):
    """Whether an element differs from the one before it; NaN differs from all."""
    i = gid()
    y[i] = i == 0 or x[i] != x[i - 1]


@kernel
def with_one_zero(x: Buf[T, "n"], y: Out[T, "n"], T: Const[dtype]):
    """The elements, with +0 for -0."""
    y[gid()] = x[gid()] if x[gid()] != 0 else T(0)


@kernel
def run_sizes(starts: Buf[i64, "m"], y: Out[i64, "m"], n: i64):
    """The lengths of runs, from their starts."""
    i = gid()
    y[i] = (starts[i + 1] if i + 1 < len(starts) else n) - starts[i]


@kernel
def run_numbers(order: Buf[i64, "n"], number: Buf[i64, "n"], y: Out[i64, "n"]):
    """The number of the run that each element of the unsorted array is in; `number` counts from 1."""
    y[order[gid()]] = number[gid()] - 1


@kernel
def merged(
    x: Buf[T, "n"], own: Buf[i64, "n"], v: Buf[T, "k"], other: Buf[i64, "k"], y: Out[T, "m"], m: i32,
    T: Const[dtype],
):  # fmt: skip
    """Two sorted vectors in one: each element goes behind those of the other that come before it."""
    i = gid()
    if i < len(x):
        y[i64(i) + own[i]] = x[i]
    if i < len(v):
        y[i64(i) + other[i]] = v[i]


@func
def lerp(a, b, t):
    """a + (b - a) * t, and a where both are equal."""
    return a if a == b or t == 0 else b if t == 1 else a + (b - a) * t


@kernel
def picked(
    x: Buf[T], at: Buf[P], y: Out[R, "q", "outer"], q: i32, outer: i32, n: i32, T: Const[dtype],
    P: Const[dtype], R: Const[dtype],
):  # fmt: skip
    """Quantiles of sorted rows, between neighbours; NaN if a row has one."""
    base = gid(1) * n
    place = at[gid(0)] * P(n - 1)
    low = min(i32(place), n - 1)
    high = min(low + 1, n - 1)
    last = R(x[base + n - 1])
    found = lerp(R(x[base + low]), R(x[base + high]), R(place - P(low)))
    y[gid(0), gid(1)] = last if last != last else found
