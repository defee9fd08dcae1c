# mypy: ignore-errors
# The annotations of kernels are those of the kernel language, which mypy does not know.
"""Radix sorts of rows of unsigned keys, and the maps between elements and keys.

A pass sorts by one digit, and keeps the order of equal digits. With lanes, a workgroup ranks the keys of a
tile among each other, sorts the tile in shared memory, and writes runs of equal digits; `flat_sorts` is for
devices without. Rows are sorted side by side: a tile belongs to one row.
"""

from __future__ import annotations

from vyre import (
    Buf,
    Const,
    InOut,
    Out,
    atomic_add,
    barrier,
    clz,
    dtype,
    f64,
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
    subgroup_match,
    subgroup_shuffle,
    u32,
    unroll,
    wid,
    workgroup_exclusive_scan,
    workgroup_min,
)  # fmt: skip
from vyre.lib.kernels.choose import GROUP, add_columns, ahead_of, count_in, load_ahead
from vyre.lib.kernels.pack import EACH, NEAR, ROUNDS, TILE, key_of, load_near, step
from vyre.lib.kernels.pack import GROUP as PACKED
from vyre.run.kernel import total

LANES = 256
MANY = 1024


@func
def element_of(key, T, K, top, flip, nan, is_float, descending):
    """The element of a key."""
    if is_float:
        word = ~key if descending else key
        return nan if key == ~K(0) else from_bits(T, word & ~top if word & top != 0 else ~word)
    return T(key ^ flip)


@kernel
def keys_as(
    x: Buf[T, "n"], y: Out[K, "n"], top: K, flip: K, T: Const[dtype], K: Const[dtype], is_float: Const[bool],
    descending: Const[bool],
):  # fmt: skip
    """Elements as unsigned keys in their order."""
    y[gid()] = key_of(x[gid()], K, top, flip, is_float, descending)


@kernel
def elements_as(
    x: Buf[K, "n"], y: Out[T, "n"], top: K, flip: K, nan: T, T: Const[dtype], K: Const[dtype],
    is_float: Const[bool], descending: Const[bool],
):  # fmt: skip
    """The elements of keys."""
    y[gid()] = element_of(x[gid()], T, K, top, flip, nan, is_float, descending)


@kernel
def converted(x: Buf[T, "n"], y: Out[R, "n"], T: Const[dtype], R: Const[dtype]):
    """Integers of another type."""
    y[gid()] = R(x[gid()])


@kernel(workgroup=GROUP)
def leading_counts(
    x: Buf[T], y: InOut[i64], shift: i32, top: K, flip: K, T: Const[dtype], K: Const[dtype],
    is_float: Const[bool], descending: Const[bool], bins: Const[int], columns: Const[int],
    size: Const[int], rounds: Const[int], each: Const[int], ahead: Const[int],
):  # fmt: skip
    """Counts of the leading digits of keys, as `group_bins`."""
    table = shared(i32, (size + 1) * columns)
    held = local(T, ahead * each)
    for r in range(0, rounds, ahead):
        base = load_ahead(x, held, r, rounds, each, ahead)
        for u in unroll(range(ahead * each)):
            digit = u32(key_of(held[u], K, top, flip, is_float, descending) >> K(shift))
            count_in(table, digit, base + ahead_of(u, each) < len(x), columns, size, u32)
    add_columns(table, y, bins, columns)


@total
@kernel(workgroup=PACKED)
def least_keys(
    x: Buf[T], y: Out[K, "m"], m: i32, top: K, flip: K, T: Const[dtype], K: Const[dtype],
    is_float: Const[bool], descending: Const[bool],
):  # fmt: skip
    """The least key of each tile of `pack.TILE` elements."""
    held = local(T, EACH)
    base = wid() * TILE + lid() * NEAR
    load_near(x, held, base)
    least = ~K(0)
    for r in range(ROUNDS):
        for c in unroll(range(NEAR)):
            key = key_of(held[r * NEAR + c], K, top, flip, is_float, descending)
            least = min(least, key if base + step(r, c) < len(x) else ~K(0))
    least = workgroup_min(least)
    if lid() == 0:
        y[wid()] = least


@total
@kernel(workgroup=MANY)
def kth_key(keys: Buf[K], y: Out[K, "one"], one: i32, k: i32, K: Const[dtype], width: Const[int]):
    """The k-th key in order, by one workgroup: digit by digit from the leading one, by counting the keys that
    share the digits before it.
    """
    counts = shared(i32, 256)
    chosen = shared(i32, 2)  # the digit, and the number of keys before it
    before = K(0)
    rest = k
    for turn in unroll(range(width // 8)):
        shift = width - 8 - 8 * turn
        if lid() < 256:
            counts[lid()] = 0
        barrier()
        for base in range(0, len(keys), MANY):
            j = base + lid()
            key = keys[j]
            is_near = j < len(keys) and (turn == 0 or (key ^ before) >> K((shift + 8) % width) == 0)
            digit = digit_of(key, shift, K) if is_near else 256
            peers = subgroup_match(digit)
            if is_near and subgroup_lane() == 31 - i32(clz(peers)):
                atomic_add(counts, digit, i32(popcount(peers)))
        barrier()
        own = counts[lid()] if lid() < 256 else 0
        start = workgroup_exclusive_scan(own)
        if start < rest <= start + own:
            chosen[0] = lid()
            chosen[1] = start
        barrier()
        before = before | K(chosen[0]) << K(shift)
        rest -= chosen[1]
        barrier()
    if lid() == 0:
        y[0] = before


@kernel
def at_most(keys: Buf[K, "n"], bound: Buf[K], y: Out[bool, "n"], K: Const[dtype]):
    """Whether each key is at most the bound."""
    y[gid()] = keys[gid()] <= bound[0]


@func
def digit_of(key, shift, K):
    return i32((key >> K(shift)) & 255)


@func
def rank_digits(key, found, own, shift, each, K):
    """Find the rank of each key among those of its subgroup with the same digit, and the digit: a word that
    keeps both needs one register. Counts the digits in `own`.
    """
    lane, group = subgroup_lane(), lid() // 32
    below = (u32(1) << u32(lane)) - 1
    for k in range(each):
        digit = digit_of(key[k], shift, K)
        peers = ~u32(0)
        for b in unroll(range(8)):
            flip = (digit << (31 - b)) >> 31  # all bits that one of the digit
            peers = peers & ~(subgroup_ballot(flip < 0) ^ u32(flip))
        leader = 31 - i32(clz(peers))
        old = 0
        if lane == leader:
            old = atomic_add(own, (group, digit), i32(popcount(peers)))
        word = (subgroup_shuffle(old, leader) + i32(popcount(peers & below))) << 8 | digit
        found[k] = subgroup_shuffle(word, lane)  # so that its operands do not stay in registers


@func
def place_of(found, own, most):
    """The place of a key in its tile."""
    return (own[lid() // 32, found & 255] + (found >> 8)) & (most - 1)


@func
def start_digits(own, entries):
    """Turn the counts of digits by subgroup into their starts in the tile; returns the start of the digit
    that is the invocation's number.
    """
    lane, group = subgroup_lane(), lid() // 32
    barrier()
    count = 0
    for g in unroll(range(8)):
        count += own[g, lid()]
    inside = subgroup_exclusive_add(count)
    if lane == 31:
        entries[group] = inside + count
    barrier()
    start = inside
    for g in unroll(range(8)):
        entry = entries[g]
        start += entry if g < group else 0
    run = start
    for g in unroll(range(8)):
        next_run = run + own[g, lid()]
        own[g, lid()] = run
        run = next_run
    return start


@total
@kernel(workgroup=LANES)
def tile_digits(
    x: Buf[T], counts: Out[i32, "m"], m: i32, n: i32, tiles: i32, shift: i32, top: K, flip: K,
    T: Const[dtype], K: Const[dtype], is_float: Const[bool], descending: Const[bool], is_key: Const[bool],
    each: Const[int],
):  # fmt: skip
    """Count each digit in each tile of elements, or of keys if `is_key`; the counts of a row are digit by
    digit, for one scan.
    """
    own = shared(i32, (8, 256))  # by subgroup and digit
    row, first = wid() // tiles, wid() % tiles * (LANES * each) + lid()
    held = local(T, each)
    for k in range(each):
        held[k] = x[row * n + first + k * LANES]
    for k in range(each):
        key = held[k] if is_key else key_of(held[k], K, top, flip, is_float, descending)
        if first + k * LANES < n:
            atomic_add(own, (lid() // 32, digit_of(key, shift, K)), 1)
    barrier()
    count = 0
    for g in unroll(range(8)):
        count += own[g, lid()]
    counts[row * (256 * tiles) + lid() * tiles + wid() % tiles] = count


@total
@kernel(workgroup=LANES)
def tile_scatter(
    x: Buf[T], places: Buf[i32], starts: Buf[i32], to: Out[R, "m"], also: Out[P, "places_out"], m: i32,
    places_out: i32, n: i32, tiles: i32, shift: i32, top: K, flip: K, nan: R, each: Const[int],
    T: Const[dtype], K: Const[dtype], R: Const[dtype], P: Const[dtype], is_float: Const[bool],
    descending: Const[bool], is_key: Const[bool], ends: Const[bool], gives: Const[bool], pairs: Const[bool],
    begins: Const[bool],
):  # fmt: skip
    """Rank each key among those of its tile, sort the tile in shared memory, and write runs of digits. What
    is beyond the end has all bits set, so that it comes last. `is_key`: x has keys, and not elements; `ends`:
    elements are written; `gives`: anything but places is.
    """
    own = shared(i32, (8, 256))  # by subgroup and digit: counts, then starts
    held = shared(K, LANES * each)
    kept = shared(i32, LANES * each if pairs else 1)
    begin = shared(i32, 256)
    entries = shared(i32, 8)
    row, tile = wid() // tiles, wid() % tiles * (LANES * each)
    first = tile + lid() // 32 * (32 * each) + subgroup_lane()
    key = local(K, each)
    found = local(i32, each)
    to_digit = row * n + starts[row * (256 * tiles) + lid() * tiles + wid() % tiles]
    for k in range(each):
        own_x = x[row * n + first + k * 32]
        own_key = own_x if is_key else key_of(own_x, K, top, flip, is_float, descending)
        key[k] = own_key if first + k * 32 < n else ~K(0)
    rank_digits(key, found, own, shift, each, K)
    begin[lid()] = to_digit - start_digits(own, entries)
    barrier()
    for k in range(each):
        j = first + k * 32
        near = place_of(found[k], own, LANES * each)
        held[near] = key[k]
        if pairs:
            kept[near] = j if begins else places[row * n + j]
    barrier()
    for k in unroll(range(each)):
        at = k * LANES + lid()
        if tile + at < n:
            j = begin[digit_of(held[at], shift, K)] + at
            if gives:
                to[j] = element_of(held[at], R, K, top, flip, nan, is_float, descending) if ends else held[at]
            if pairs:
                also[j] = P(kept[at])


@total
@kernel(workgroup=LANES)
def group_sort(
    x: Buf[T], to: Out[T, "m"], also: Out[i64, "places_out"], m: i32, places_out: i32, n: i32, top: K,
    flip: K, nan: T, each: Const[int], T: Const[dtype], K: Const[dtype], is_float: Const[bool],
    descending: Const[bool], width: Const[int], pairs: Const[bool],
):  # fmt: skip
    """Sort rows of up to LANES * each elements, or find their order, by a workgroup each: all digits in one
    launch.
    """
    own = shared(i32, (8, 256))
    held = shared(K, LANES * each)
    kept = shared(i32, LANES * each if pairs else 1)
    entries = shared(i32, 8)
    inside = lid() // 32 * (32 * each) + subgroup_lane()
    key = local(K, each)
    place = local(i32, each if pairs else 1)
    found = local(i32, each)
    base = wid() * n
    for k in range(each):
        j = inside + k * 32
        key[k] = key_of(x[base + j], K, top, flip, is_float, descending) if j < n else ~K(0)
        if pairs:
            place[k] = j
    for shift in range(0, width, 8):
        rank_digits(key, found, own, shift, each, K)
        start_digits(own, entries)
        barrier()
        for k in range(each):
            near = place_of(found[k], own, LANES * each)
            held[near] = key[k]
            if pairs:
                kept[near] = place[k]
        barrier()
        for g in unroll(range(8)):
            own[g, lid()] = 0
        for k in range(each):
            key[k] = held[inside + k * 32]
            if pairs:
                place[k] = kept[inside + k * 32]
        barrier()
    for k in range(each):
        j = inside + k * 32
        if j < n:
            if pairs:
                also[base + j] = i64(place[k])
            else:
                to[base + j] = element_of(key[k], T, K, top, flip, nan, is_float, descending)


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
    """a + (b - a) * t, and a where both are equal; a * (1 - t) + b * t if they are infinitely far apart."""
    apart = b - a
    inside = a + apart * t if apart - apart == 0 else a * (1 - t) + b * t
    return a if a == b or t == 0 else b if t == 1 else inside


@func
def between_places(x, base, place, n, R):
    """A quantile of a sorted row, between neighbours; NaN if the row has one."""
    low = min(i32(place), n - 1)
    high = min(low + 1, n - 1)
    last = R(x[base + n - 1])
    found = lerp(R(x[base + low]), R(x[base + high]), R(place - f64(low)))
    return last if last != last else found


@kernel
def picked_one(x: Buf[T], y: Out[R, "outer"], outer: i32, n: i32, at: f64, T: Const[dtype], R: Const[dtype]):
    """One quantile of sorted rows."""
    y[gid()] = between_places(x, gid() * n, at * f64(n - 1), n, R)


@kernel
def picked(
    x: Buf[T], at: Buf[f64], y: Out[R, "q", "outer"], q: i32, outer: i32, n: i32, T: Const[dtype],
    R: Const[dtype],
):  # fmt: skip
    """Quantiles of sorted rows."""
    y[gid(0), gid(1)] = between_places(x, gid(1) * n, at[gid(0)] * f64(n - 1), n, R)
