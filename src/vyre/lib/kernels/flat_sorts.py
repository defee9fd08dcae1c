# mypy: ignore-errors
# The annotations of kernels are those of the kernel language, which mypy does not know.
"""Sorts of rows on a device whose workgroups are loops.

They sort words: unsigned keys in the order of the elements, or such keys above the places of the elements.
A row of up to 1024 words, or 4096 of up to 32 bits, is sorted by a network, whose steps are vector
operations. A longer one is sorted by digits, from the lowest, or by `quick_sorts`: as a whole, or after it
has been cut into buckets that fit the cache. A row that is in order is only copied.
"""

from __future__ import annotations

from vyre import (
    Buf,
    Const,
    InOut,
    Out,
    barrier,
    clz,
    dtype,
    func,
    gid,
    i32,
    i64,
    kernel,
    lid,
    popcount,
    shared,
    subgroup_any,
    subgroup_ballot,
    subgroup_broadcast,
    subgroup_exclusive_add,
    subgroup_max,
    subgroup_min,
    subgroup_shuffle_up,
    subgroup_shuffle_xor,
    u8,
    u32,
    u64,
    unroll,
    while_,
    wid,
)  # fmt: skip
from vyre.lib.kernels.pack import key_of
from vyre.lib.kernels.radix import element_of
from vyre.run.kernel import total

LANES = 32
DIGIT = 8  # bits
MUCH = 32  # bits that distinguish words, for which insertions may be fewer than passes
SPARE = 6  # bits beyond those that number the words; and of floats, for their exponents:
SPARE_OF_FLOATS = 14
MOST_MOVES = 64  # of a word
BINS = 14  # bits that number the bins of the range of the words
SAMPLES = 1 << 16  # words that are counted to find buckets
BUCKETS = 256
FACTS = 3  # of a part or bucket: its least and its greatest word, and whether words are out of order


@func
def word_of(x, j, W, K, top, flip, is_float, descending, pairs):
    """The word of an element, whose place is j."""
    key = key_of(x, K, top, flip, is_float, descending)
    return W(key) << W(32) | W(j) if pairs else W(key)


@func
def result_of(word, R, K, top, flip, nan, is_float, descending, pairs):
    """The element of a word, or its place."""
    return R(u32(word)) if pairs else element_of(K(word), R, K, top, flip, nan, is_float, descending)


@func
def digit_at(word, shift, W):
    return i32((word >> W(shift)) & W((1 << DIGIT) - 1))


@func
def bucket_at(word, bucket_of, low, shift):
    return i32(bucket_of[i32((word - low) >> shift) & ((1 << BINS) - 1)])


@func
def in_step(v, apart, is_down):
    """Put lanes `apart` lanes from each other in order."""
    other = subgroup_shuffle_xor(v, apart)
    return min(v, other) if (lid() & apart == 0) != is_down else max(v, other)


@func
def in_steps(v, count, is_down):
    """The last steps of a bitonic sort."""
    for s in unroll(range(count)):
        v = in_step(v, 1 << (count - 1 - s), is_down)
    return v


@total
@kernel(workgroup=LANES)
def network_sort(
    x: Buf[T], w: Out[W, "words"], y: Out[R, "m"], words: i32, m: i32, n: i32, rows: i32, top: K, flip: K,
    nan: R, T: Const[dtype], K: Const[dtype], W: Const[dtype], R: Const[dtype], is_float: Const[bool],
    descending: Const[bool], pairs: Const[bool],
):  # fmt: skip
    """Batcher's bitonic sort of rows of n elements, as `rows` rows of lanes, a power of two."""
    base = wid() * (rows * LANES) + lid()
    own = wid() * n
    for r in range(rows):
        j = r * LANES + lid()
        word = ~W(0)
        if j < n:
            word = word_of(x[own + j], j, W, K, top, flip, is_float, descending, pairs)
        for k in unroll(range(1, 5)):
            word = in_steps(word, k, (lid() >> k) & 1 == 1)
        w[base + r * LANES] = in_steps(word, 5, r & 1 == 1)
    size = 2
    for _ in while_(size <= rows, most=32):
        apart = size // 2
        for _ in while_(apart > 0, most=32):
            for p in range(rows // 2):
                r = ((p & -apart) << 1) | (p & (apart - 1))
                is_down = r & size != 0
                low = base + r * LANES
                a = w[low]
                b = w[low + apart * LANES]
                barrier()
                w[low] = max(a, b) if is_down else min(a, b)
                w[low + apart * LANES] = min(a, b) if is_down else max(a, b)
            apart = apart // 2
        for r in range(rows):
            w[base + r * LANES] = in_steps(w[base + r * LANES], 5, r & size != 0)
        size = size * 2
    for r in range(rows):
        j = r * LANES + lid()
        if j < n:
            y[own + j] = result_of(w[base + r * LANES], R, K, top, flip, nan, is_float, descending, pairs)


@total
@kernel(workgroup=LANES)
def survey(
    x: Buf[T], w: Out[W, "words"], facts: Out[W, "m"], words: i32, m: i32, n: i32, parts: i32, part: i32,
    top: K, flip: K, T: Const[dtype], K: Const[dtype], W: Const[dtype], is_float: Const[bool],
    descending: Const[bool], pairs: Const[bool], stores: Const[bool],
):  # fmt: skip
    """The facts of each of the parts of rows of n elements, of which the order of neighbouring parts is none;
    `stores`: the words, too.
    """
    row, first = wid() // parts * n, wid() % parts * part
    low, high, is_wrong, last = ~W(0), W(0), False, W(0)
    end = min(first + part, n)
    for k in range(first, end, LANES):
        is_in = k + lid() < end
        word = ~W(0)
        if is_in:
            word = word_of(x[row + k + lid()], k + lid(), W, K, top, flip, is_float, descending, pairs)
            if stores:
                w[row + k + lid()] = word
        before = subgroup_shuffle_up(word, 1)
        before = last if lid() == 0 else before
        last = subgroup_broadcast(word, LANES - 1)
        low = min(low, word)
        high = max(high, word if is_in else W(0))
        is_wrong = is_wrong or before > word
    low, high, is_wrong = subgroup_min(low), subgroup_max(high), subgroup_any(is_wrong)
    if lid() == 0:
        facts[wid() * FACTS] = low
        facts[wid() * FACTS + 1] = high
        facts[wid() * FACTS + 2] = W(is_wrong)


@total
@kernel(workgroup=1)
def plan_buckets(
    x: Buf[T], facts: Buf[W], bucket_of: Out[u8, "bins"], counts: Out[i32, "bins"], spans: Out[W, "m"],
    scale: Out[W, "two"], bins: i32, m: i32, two: i32, n: i32, parts: i32, step: i32, top: K, flip: K,
    T: Const[dtype], K: Const[dtype], W: Const[dtype], is_float: Const[bool], descending: Const[bool],
    pairs: Const[bool], bits: Const[int],
):  # fmt: skip
    """Buckets of neighbouring bins with about as many samples each, and the facts of the buckets; `scale`:
    the least word, and the bits that a bin leaves out.
    """
    low, high, wrong = ~W(0), W(0), W(0)
    for p in range(parts):
        low = min(low, facts[p * FACTS])
        high = max(high, facts[p * FACTS + 1])
        wrong = wrong | facts[p * FACTS + 2]
        if p > 0:
            wrong = wrong | W(facts[p * FACTS - 2] > facts[p * FACTS])
    shift = max(bits - i32(clz(high - low)) - BINS, 0)
    most = 1
    for b in range(bins):
        counts[b] = 0
    for j in range(0, n, step):
        word = word_of(x[j], j, W, K, top, flip, is_float, descending, pairs)
        counts[i32((word - low) >> W(shift))] += 1
        most += 1
    most = most // (BUCKETS // 2) + 1
    bucket, held, first = 0, 0, low
    for b in range(bins):
        if held > 0 and held + counts[b] > most:
            spans[bucket * FACTS] = first
            first = low + (W(b) << W(shift))
            spans[bucket * FACTS + 1] = first - 1
            spans[bucket * FACTS + 2] = wrong
            bucket = min(bucket + 1, BUCKETS - 1)
            held = 0
        held += counts[b]
        bucket_of[b] = u8(bucket)
    for k in range(bucket, BUCKETS):
        spans[k * FACTS] = first
        spans[k * FACTS + 1] = high
        spans[k * FACTS + 2] = wrong
    scale[0] = low
    scale[1] = W(shift)


@total
@kernel(workgroup=1)
def count_buckets(
    x: Buf[T], bucket_of: Buf[u8], spans: Buf[W], scale: Buf[W], counts: Out[i32, "m"], m: i32, n: i32,
    part: i32, top: K, flip: K, T: Const[dtype], K: Const[dtype], W: Const[dtype], is_float: Const[bool],
    descending: Const[bool], pairs: Const[bool],
):  # fmt: skip
    """Count the words of each part by bucket."""
    own = shared(i32, BUCKETS)
    low, shift = scale[0], scale[1]
    if spans[2] != 0:
        for j in range(wid() * part, min(wid() * part + part, n)):
            word = word_of(x[j], j, W, K, top, flip, is_float, descending, pairs)
            own[bucket_at(word, bucket_of, low, shift)] += 1
    for b in range(BUCKETS):
        counts[wid() * BUCKETS + b] = own[b]


@total
@kernel(workgroup=1)
def start_buckets(counts: Buf[i32], starts: Out[i32, "m"], m: i32, parts: i32):
    """The places at which the words of each part begin, by bucket."""
    run = 0
    for b in range(BUCKETS):
        for p in range(parts):
            starts[p * BUCKETS + b] = run
            run += counts[p * BUCKETS + b]


@total
@kernel(workgroup=1)
def fill_buckets(
    x: Buf[T], bucket_of: Buf[u8], spans: Buf[W], scale: Buf[W], counts: Buf[i32], starts: Buf[i32],
    w: Out[W, "words"], words: i32, n: i32, part: i32, top: K, flip: K, T: Const[dtype], K: Const[dtype],
    W: Const[dtype], is_float: Const[bool], descending: Const[bool], pairs: Const[bool],
):  # fmt: skip
    """Put the words of a part into their buckets: first bucket by bucket into the part's own place behind all
    buckets, and then in runs, which share lines of the cache.
    """
    at = shared(i32, BUCKETS)
    to = shared(i32, BUCKETS)
    low, shift = scale[0], scale[1]
    first, end = wid() * part, min(wid() * part + part, n)
    if spans[2] == 0:
        for j in range(first, end):
            w[j] = word_of(x[j], j, W, K, top, flip, is_float, descending, pairs)
    else:
        run = n + first
        for b in range(BUCKETS):
            at[b] = run
            to[b] = starts[wid() * BUCKETS + b] - run
            run += counts[wid() * BUCKETS + b]
        for j in range(first, end):
            word = word_of(x[j], j, W, K, top, flip, is_float, descending, pairs)
            b = bucket_at(word, bucket_of, low, shift)
            k = at[b]
            at[b] = k + 1
            w[k] = word
        for k in range(n + first, n + end):
            word = w[k]
            w[to[bucket_at(word, bucket_of, low, shift)] + k] = word


@func
def inserted(w, own, size, W):
    """Sort words by insertions, if these take few moves; equal words stay in order. True if it did."""
    moves = 0
    for k in range(own + 1, own + size):
        if w[k - 1] > w[k]:
            word = w[k]
            j = k
            for _ in while_(j > own and w[j - 1] > word, most=MOST_MOVES):
                w[j] = w[j - 1]
                j -= 1
            w[j] = word
            moves += k - j if k - j < MOST_MOVES else size
            if moves >= size:
                break
    return moves < size


@total
@kernel(workgroup=1)
def digit_sort(
    w: InOut[W], facts: Buf[W], starts: Buf[i32], y: Out[R, "m"], m: i32, n: i32, top: K, flip: K, nan: R,
    K: Const[dtype], W: Const[dtype], R: Const[dtype], is_float: Const[bool], descending: Const[bool],
    pairs: Const[bool], bits: Const[int], is_row: Const[bool],
):  # fmt: skip
    """Sort a row or a bucket of words by digits, with the other half of `w` as its spare place. Digits that
    all words share are skipped, and so are the places below keys, which are in order.

    If there are far more digits than it takes to tell as many words apart, the leading ones come first, and
    insertions follow; all digits if these are too many.
    """
    counts = shared(i32, 1 << DIGIT)
    also = shared(i32, 1 << DIGIT)  # in turn, so that equal neighbours do not wait for each other
    begin, size = wid() * n, n
    wrong = facts[wid() * FACTS + 2] != 0
    if not is_row:
        part = -(-n // BUCKETS)
        begin = starts[wid()] if wrong else min(wid() * part, n)
        end = min(begin + part, n)
        if wrong:
            end = starts[wid() + 1] if wid() + 1 < BUCKETS else n
        size = end - begin
    own, other = begin, begin + m
    floor = 32 if pairs else 0
    low = facts[wid() * FACTS] >> W(floor) << W(floor)
    most = bits - i32(clz(facts[wid() * FACTS + 1] - low))
    first, is_done = floor, False
    if bits > MUCH and most - floor > MUCH:
        wanted = 32 - i32(clz(u32(size))) + (SPARE_OF_FLOATS if is_float else SPARE)
        first = max(floor, most - (wanted + DIGIT - 1) // DIGIT * DIGIT)
    for _ in range(2 if wrong and size > 1 else 0):
        for shift in range(first, most, DIGIT):
            for b in range(1 << DIGIT):
                counts[b] = 0
                also[b] = 0
            for k in range(own, own + size - 1, 2):
                counts[digit_at(w[k] - low, shift, W)] += 1
                also[digit_at(w[k + 1] - low, shift, W)] += 1
            if size % 2 == 1:
                counts[digit_at(w[own + size - 1] - low, shift, W)] += 1
            digit = digit_at(w[own] - low, shift, W)
            if counts[digit] + also[digit] < size:
                is_done = shift + DIGIT >= most and first == floor
                run = begin if is_done else other
                for b in range(1 << DIGIT):
                    count = counts[b] + also[b]
                    counts[b] = run
                    run += count
                if is_done:
                    for k in range(own, own + size):
                        word = w[k]
                        digit = digit_at(word - low, shift, W)
                        j = counts[digit]
                        counts[digit] = j + 1
                        y[j] = result_of(word, R, K, top, flip, nan, is_float, descending, pairs)
                else:
                    for k in range(own, own + size):
                        word = w[k]
                        digit = digit_at(word - low, shift, W)
                        j = counts[digit]
                        counts[digit] = j + 1
                        w[j] = word
                spare = own
                own = other
                other = spare
        if bits <= MUCH or pairs:  # known when it is compiled: most sorts have no insertions
            break
        if first == floor or inserted(w, own, size, W):
            break
        first = floor
    for k in range(0 if is_done else size):
        y[begin + k] = result_of(w[own + k], R, K, top, flip, nan, is_float, descending, pairs)


@kernel
def lower_halves(keys: Buf[u64, "n"], y: Out[u32, "n"]):
    y[gid()] = u32(keys[gid()])


@kernel
def upper_halves(keys: Buf[u64, "n"], order: Buf[i64, "n"], y: Out[u32, "n"], size: i32):
    """The upper halves of the keys of rows of a size, in an order."""
    y[gid()] = u32(keys[gid() // size * size + i32(order[gid()])] >> 32)


@kernel
def places_of(order: Buf[i64, "n"], at: Buf[i64, "n"], y: Out[i64, "n"], size: i32):
    """The elements of rows of a size at places."""
    y[gid()] = order[gid() // size * size + i32(at[gid()])]


@kernel
def column_least(
    x: Buf[T], y: Out[K, "columns"], columns: i32, rows: i32, top: K, flip: K, T: Const[dtype],
    K: Const[dtype], is_float: Const[bool], descending: Const[bool],
):  # fmt: skip
    """The least key of each column of a vector that is written in rows."""
    least = ~K(0)
    for r in range(rows):
        j = r * columns + gid()
        if j < len(x):
            least = min(least, key_of(x[j], K, top, flip, is_float, descending))
    y[gid()] = least


@kernel(workgroup=LANES)
def places_up_to(
    x: Buf[T], bounds: Buf[K], y: Out[i64, "most"], count: Out[i64, "one"], most: i32, one: i32, at: i32,
    top: K, flip: K, T: Const[dtype], K: Const[dtype], is_float: Const[bool], descending: Const[bool],
):  # fmt: skip
    """The places of the elements whose keys are at most a bound, as many as there is room for, and their
    number.
    """
    bound = bounds[at]
    found = 0
    for k in range(0, len(x), LANES):
        j = k + lid()
        is_found = j < len(x) and key_of(x[j], K, top, flip, is_float, descending) <= bound
        if subgroup_any(is_found):
            to = found + subgroup_exclusive_add(i32(is_found))
            if is_found:
                y[to] = i64(j)
            found += i32(popcount(subgroup_ballot(is_found)))
    if lid() == 0:
        count[0] = i64(found)


@total
@kernel(workgroup=1)
def leading_digits(
    x: Buf[T], counts: Out[i32, "m"], m: i32, part: i32, shift: i32, top: K, flip: K, T: Const[dtype],
    K: Const[dtype], is_float: Const[bool], descending: Const[bool], bins: Const[int],
):  # fmt: skip
    """Count the leading digits of the keys of each part."""
    own = shared(i32, bins)
    for j in range(wid() * part, min(wid() * part + part, len(x))):
        own[i32(key_of(x[j], K, top, flip, is_float, descending) >> K(shift)) & (bins - 1)] += 1
    for b in range(bins):
        counts[wid() * bins + b] = own[b]
