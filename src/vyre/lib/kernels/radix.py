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
    atomic_load,
    atomic_store,
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
    workgroup_sum,
)  # fmt: skip
from vyre.lib.kernels.choose import GROUP, add_columns, ahead_of, count_in, load_ahead
from vyre.lib.kernels.pack import EACH, NEAR, ROUNDS, TILE, key_of, load_near, step
from vyre.lib.kernels.pack import GROUP as PACKED
from vyre.run.kernel import total

LANES = 256
MANY = 1024
AHEAD = 8


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
    x: Buf[T], y: Out[K, "m"], m: i32, span: i32, top: K, flip: K, T: Const[dtype], K: Const[dtype],
    is_float: Const[bool], descending: Const[bool],
):  # fmt: skip
    """The least key of every `span` tiles of `pack.TILE` elements."""
    held = local(T, EACH)
    least = ~K(0)
    for tile in range(wid() * span, wid() * span + span):
        base = tile * TILE + lid() * NEAR
        load_near(x, held, base)
        for r in range(ROUNDS):
            for c in unroll(range(NEAR)):
                key = key_of(held[r * NEAR + c], K, top, flip, is_float, descending)
                least = min(least, key if base + step(r, c) < len(x) else ~K(0))
    least = workgroup_min(least)
    if lid() == 0:
        y[wid()] = least


@total
@kernel(workgroup=MANY)
def first_keys(
    keys: Buf[K], bounds: Out[K, "two"], places: Out[i32, "most"], number: Out[i64, "one"], one: i32,
    two: i32, most: i32, k: i32, K: Const[dtype], width: Const[int],
):  # fmt: skip
    """0 and the k-th key in order, the places of the keys up to it, as many as there is room for, and their
    number, by one workgroup: digit by digit from the leading one, by counting the keys that share the digits
    before it.
    """
    counts = shared(i32, 256)
    chosen = shared(i32, 2)  # the digit, and the number of keys before it
    held = local(K, AHEAD)  # on their way at a time
    before = K(0)
    rest = k
    for turn in range(width // 8):
        shift = width - 8 - 8 * turn
        if lid() < 256:
            counts[lid()] = 0
        barrier()
        for base in range(0, len(keys), MANY * AHEAD):
            for a in range(AHEAD):
                held[a] = keys[base + a * MANY + lid()]
            for a in range(AHEAD):
                key = held[a]
                is_in = base + a * MANY + lid() < len(keys)
                is_near = is_in and (turn == 0 or (key ^ before) >> K((shift + 8) % width) == 0)
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
    run = 0
    for base in range(0, len(keys), MANY * AHEAD):
        found = 0
        for a in range(AHEAD):
            held[a] = keys[base + lid() * AHEAD + a]
        for a in range(AHEAD):
            found += i32(held[a] <= before and base + lid() * AHEAD + a < len(keys))
        at = run + workgroup_exclusive_scan(found)
        for a in range(AHEAD):
            if held[a] <= before and base + lid() * AHEAD + a < len(keys):
                places[at] = base + lid() * AHEAD + a
                at += 1
        run += workgroup_sum(found)
    if lid() == 0:
        bounds[0] = K(0)
        bounds[1] = before
        number[0] = i64(run)


@func
def digit_of(key, shift, K):
    return i32((key >> K(shift)) & 255)


@func
def turned_digit(word, shift, turned, K):
    """The digit of the key that has the bits of `turned` otherwise than a word."""
    return digit_of(word, shift, K) ^ turned


@func
def count_digits(key, own, shift, turned, each, K):
    """Count the digits of the keys of each subgroup."""
    for k in range(each):
        atomic_add(own, (lid() // 32, turned_digit(key[k], shift, turned, K)), 1)


@func
def take_place(key, own, shift, turned, most, K):
    """The place of a key in its tile: the next one for its digit in its subgroup, in the order of lanes."""
    lane, group, digit = subgroup_lane(), lid() // 32, turned_digit(key, shift, turned, K)
    peers = ~u32(0)
    for b in unroll(range(8)):
        flip = (digit << (31 - b)) >> 31  # all bits that one of the digit
        peers = peers & ~(subgroup_ballot(flip < 0) ^ u32(flip))
    leader = 31 - i32(clz(peers))
    first = 0
    if lane == leader:
        first = atomic_add(own, (group, digit), i32(popcount(peers)))
    below = (u32(1) << u32(lane)) - 1
    return (subgroup_shuffle(first, leader) + i32(popcount(peers & below))) & (most - 1)


@func
def before_digit(count, entries):
    """The sum of the counts of the digits before the one that is the invocation's number."""
    group = lid() // 32
    start = subgroup_exclusive_add(count)
    if subgroup_lane() == 31:
        entries[group] = start + count
    barrier()
    for g in unroll(range(8)):
        entry = entries[g]
        start += entry if g < group else 0
    return start


@func
def start_digits(own, entries):
    """Turn the counts of digits by subgroup into their starts in the tile; returns the count and the start of
    the digit that is the invocation's number.
    """
    barrier()
    count = 0
    for g in unroll(range(8)):
        count += own[g, lid()]
    start = before_digit(count, entries)
    run = start
    for g in unroll(range(8)):
        next_run = run + own[g, lid()]
        own[g, lid()] = run
        run = next_run
    return count, start


@total
@kernel(workgroup=LANES)
def tile_digits(
    x: Buf[T], counts: Out[i32, "m"], m: i32, n: i32, tiles: i32, shift: i32, top: K, flip: K,
    T: Const[dtype], K: Const[dtype], is_float: Const[bool], descending: Const[bool], each: Const[int],
):  # fmt: skip
    """Count each digit in each tile; the counts of a row are digit by digit, for one scan."""
    own = shared(i32, (8, 256))  # by subgroup and digit
    row, first = wid() // tiles, wid() % tiles * (LANES * each) + lid()
    held = local(T, each)
    for k in range(each):
        held[k] = x[row * n + first + k * LANES]
    for k in range(each):
        key = key_of(held[k], K, top, flip, is_float, descending)
        if first + k * LANES < n:
            atomic_add(own, (lid() // 32, digit_of(key, shift, K)), 1)
    barrier()
    count = 0
    for g in unroll(range(8)):
        count += own[g, lid()]
    counts[row * (256 * tiles) + lid() * tiles + wid() % tiles] = count


@kernel(workgroup=LANES)
def digit_counts(
    x: Buf[T], counts: InOut[i32], n: i32, part: i32, parts: i32, top: K, flip: K, T: Const[dtype],
    K: Const[dtype], is_float: Const[bool], descending: Const[bool], passes: Const[int], each: Const[int],
):  # fmt: skip
    """Count the elements of rows by each digit of their keys; a workgroup counts a part of a row."""
    own = shared(i32, (passes, 256))
    row, begin = wid() // parts, wid() % parts * part
    held = local(T, each)
    for first in range(begin, min(begin + part, n), LANES * each):
        for k in range(each):
            held[k] = x[row * n + first + k * LANES + lid()]
        for k in range(each):
            key = key_of(held[k], K, top, flip, is_float, descending)
            if first + k * LANES + lid() < n:
                for p in unroll(range(passes)):
                    atomic_add(own, (p, digit_of(key, 8 * p, K)), 1)
    barrier()
    for p in unroll(range(passes)):
        atomic_add(counts, (row * passes + p) * 256 + lid(), own[p, lid()])


@func
def published(state, at, sum, how, W):
    """Publish a sum of counts: of the tile alone if `how` is 1, of all tiles up to it if it is 2."""
    atomic_store(state, at, W(sum) << W(2) | W(how))


@func
def sum_before(state, tile, W):
    """The sum of the published counts of earlier tiles of the row, by the invocation's digit."""
    sum, at = 0, (wid() - 1) * LANES + lid()
    ahead = tile
    for _ in range(2147483647):
        if ahead <= 0:
            break
        word = atomic_load(state, at)
        how = i32(word & W(3))
        if how != 0:
            sum += i32(word >> W(2))
            at -= LANES
            ahead = ahead - 1 if how == 1 else 0
    return sum


@func
def run_of(held, begin, k, rest, outside, shift, turned, K):
    """Key k of an invocation in a sorted tile of `rest` keys, and its place among all."""
    at = k * LANES + lid()
    own_key = held[at]
    return own_key, begin[turned_digit(own_key, shift, turned, K)] + at if at < rest else outside


@total
@kernel(workgroup=LANES)
def tile_scatter(
    x: Buf[T], places: Buf[i32], starts: Buf[i32], state: InOut[W], to: Out[M, "m"], also: Out[i32, "moved"],
    made: Out[R, "made_size"], last: Out[P, "last_size"], m: i32, moved: i32, made_size: i32, last_size: i32,
    n: i32, tiles: i32, shift: i32, begins: i32, ends: i32, top: K, flip: K, nan: R,
    each: Const[int], T: Const[dtype], K: Const[dtype], M: Const[dtype], R: Const[dtype], P: Const[dtype],
    W: Const[dtype], is_float: Const[bool], gives_floats: Const[bool], descending: Const[bool],
    pairs: Const[bool], width: Const[int], room: Const[int], sweeps: Const[bool],
):  # fmt: skip
    """Rank each key among those of its tile, sort the tile in shared memory, and write runs of digits. What
    is beyond the end comes last. Between the first pass, which `begins`, and the last one, which `ends`,
    there are keys instead of floats. Integers stay as they are, and bits of their digits are turned: loads
    whose results are used at once would not be on their way together.

    `starts` has the starts of the digits in the tiles; if it `sweeps`, the counts of the digits in rows: then
    tiles learn the counts of earlier ones from `state`, so that keys are read once in a pass. This is the one
    sweep of Adinets and Merrill (2022): counts are published before keys are ranked, and awaited after.
    """
    own = shared(i32, (8, 256))  # by subgroup and digit: counts, then starts
    held = shared(K, room)
    kept = shared(i32, room if pairs else 1)
    begin = shared(i32, 256)
    entries = shared(i32, 8)
    row, tile = wid() // tiles, wid() % tiles * (LANES * each)
    first = tile + lid() // 32 * (32 * each) + subgroup_lane()
    key = local(K, each)
    place = local(i32, each if pairs else 1)
    to_digit = row * n
    if sweeps:
        to_digit += before_digit(starts[(row * (width // 8) + shift // 8) * 256 + lid()], entries)
    else:
        to_digit += starts[row * (256 * tiles) + lid() * tiles + wid() % tiles]
    if pairs:
        if begins != 0:
            for k in range(each):
                place[k] = first + k * 32
        else:
            for k in range(each):
                place[k] = places[row * n + first + k * 32]
    for k in range(each):
        word = x[row * n + first + k * 32]
        own_key = key_of(word, K, top, flip, True, descending) if is_float else K(word)
        key[k] = own_key if first + k * 32 < n else ~flip
    turned = digit_of(flip, shift, K)
    count_digits(key, own, shift, turned, each, K)
    again = shift + i32(n < 1)  # the shift, but digits are not kept in registers meanwhile
    count, start = start_digits(own, entries)
    if sweeps:
        count -= max(tile + LANES * each - n, 0) if lid() == 255 else 0
        published(state, wid() * LANES + lid(), count, 2 if tile == 0 else 1, W)
    barrier()
    for k in range(each):
        near = take_place(key[k], own, again, turned, room, K)
        held[near] = key[k]
        if pairs:
            kept[near] = place[k]
    if sweeps:
        sum = sum_before(state, wid() % tiles, W)
        published(state, wid() * LANES + lid(), sum + count, 2, W)
        to_digit += sum
    begin[lid()] = to_digit - start
    barrier()
    outside = max(max(m, moved), max(made_size, last_size))
    if ends != 0:
        for k in range(each):
            own_key, j = run_of(held, begin, k, n - tile, outside, shift, turned, K)
            if pairs:
                last[j] = P(kept[k * LANES + lid()])
            else:
                made[j] = element_of(own_key, R, K, top, K(0), nan, gives_floats, descending)
    else:
        for k in range(each):
            own_key, j = run_of(held, begin, k, n - tile, outside, shift, turned, K)
            to[j] = M(own_key)
            if pairs:
                also[j] = kept[k * LANES + lid()]


@func
def sort_group(key, place, own, held, kept, entries, inside, n, each, width, K, pairs):
    """Sort the keys of a workgroup, of which n are wanted, and their places, digit by digit."""
    for shift in range(0, width, 8):
        count_digits(key, own, shift, 0, each, K)
        again = shift + i32(n < 1)
        start_digits(own, entries)
        barrier()
        for k in range(each):
            near = take_place(key[k], own, again, 0, LANES * each, K)
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
    base = wid() * n
    for k in range(each):
        j = inside + k * 32
        key[k] = key_of(x[base + j], K, top, flip, is_float, descending) if j < n else ~K(0)
        if pairs:
            place[k] = j
    sort_group(key, place, own, held, kept, entries, inside, n, each, width, K, pairs)
    for k in range(each):
        j = inside + k * 32
        if j < n:
            if pairs:
                also[base + j] = i64(place[k])
            else:
                to[base + j] = element_of(key[k], T, K, top, flip, nan, is_float, descending)


@total
@kernel(workgroup=LANES)
def group_first(
    x: Buf[T], places: Buf[i64], count: Buf[i64], values: Out[T, "k"], first: Out[i64, "k"], k: i32, top: K,
    flip: K, each: Const[int], T: Const[dtype], K: Const[dtype], is_float: Const[bool],
    descending: Const[bool], width: Const[int],
):  # fmt: skip
    """The first k of the elements at places, in order, and their places, by one workgroup; the second number
    of `count` is that of the places.
    """
    own = shared(i32, (8, 256))
    held = shared(K, LANES * each)
    kept = shared(i32, LANES * each)
    entries = shared(i32, 8)
    inside = lid() // 32 * (32 * each) + subgroup_lane()
    key = local(K, each)
    place = local(i32, each)
    for e in range(each):
        j = inside + e * 32
        place[e] = i32(places[j]) if j < i32(count[1]) else 0
    for e in range(each):
        own_key = key_of(x[place[e]], K, top, flip, is_float, descending)
        key[e] = own_key if inside + e * 32 < i32(count[1]) else ~K(0)
    sort_group(key, place, own, held, kept, entries, inside, k, each, width, K, True)
    for e in range(each):
        j = inside + e * 32
        if j < k:
            values[j] = x[place[e]]
            first[j] = i64(place[e])


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
