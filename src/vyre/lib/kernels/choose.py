# mypy: ignore-errors
# The annotations of kernels are those of the kernel language, which mypy does not know.
"""Selections, gathers, scatters, counts and searches."""

from __future__ import annotations

from functools import lru_cache
from types import SimpleNamespace

from vyre import (
    Buf,
    Const,
    InOut,
    Out,
    atomic_add,
    atomic_max,
    barrier,
    bool_,
    dtype,
    f64,
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
    subgroup_broadcast,
    subgroup_exclusive_add,
    u32,
    unroll,
    while_,
    wid,
)  # fmt: skip
from vyre.lib.kernels import fold
from vyre.run.kernel import total

GROUP = 256
LANES = 32
CHUNK = fold.TILE  # of a device that selects in several passes
BINS = 1 << 13  # that a workgroup counts in shared memory, at most


@total
@kernel(workgroup=1)
def chunk_select(
    x: Buf[T, "n"], keep: Buf[K, "n"], before: Buf[i32], y: Out[R, "count"], count: i32,
    T: Const[dtype], K: Const[dtype], R: Const[dtype], is_place: Const[bool], others: Const[bool],
):  # fmt: skip
    """The kept elements, or their places, in order, by a loop; `others`: those that are not kept.

    Every element up to the last that is kept is stored, and the place moves on if it is kept: no branch
    depends on that, and no place is beyond those of the chunk.
    """
    first = wid() * CHUNK
    end = min(first + CHUNK, len(keep))
    for _ in while_(end > first and bool_(keep[end - 1]) == others, most=CHUNK):
        end -= 1
    at = first - before[wid()] if others else before[wid()]
    for j in range(first, end):
        y[at] = R(j) if is_place else R(x[j])
        at += i32(bool_(keep[j]) != others)


@total
@kernel(workgroup=LANES)
def chunk_select_together(
    x: Buf[T, "n"], keep: Buf[K, "n"], before: Buf[i32], y: Out[R, "count"], count: i32,
    T: Const[dtype], K: Const[dtype], R: Const[dtype], is_place: Const[bool], others: Const[bool],
):  # fmt: skip
    """As `chunk_select`, for CPUs that bring the elements of a mask together."""
    own = subgroup_broadcast(wid(), 0)  # so that its accesses are tested where they are, in one form
    first = own * CHUNK
    end = min(first + CHUNK, len(keep))
    at = first - before[own] if others else before[own]
    for k in range(first, end, LANES):
        j = k + lid()
        is_kept = j < end and bool_(keep[j]) != others
        value = R(j) if is_place else R(x[j])
        to = at + subgroup_exclusive_add(i32(is_kept))
        at += i32(popcount(subgroup_ballot(is_kept)))
        if is_kept:
            y[to] = value


@total
@kernel(workgroup=1)
def packed_in_turn(
    x: Buf[T, "n"], keep: Buf[K, "n"], y: Out[R, "m"], z: Out[R, "others"], count: Out[i32, "one"], m: i32,
    others: i32, one: i32, T: Const[dtype], K: Const[dtype], R: Const[dtype], is_place: Const[bool],
    is_both: Const[bool],
):  # fmt: skip
    """As `pack.packed`, by a loop."""
    at = 0
    for j in range(len(keep)):
        y[at] = R(j) if is_place else R(x[j])
        if is_both:
            z[j - at] = R(x[j])
        at += i32(bool_(keep[j]))
    count[0] = at


@total
@kernel(workgroup=1)
def runs_in_turn(
    x: Buf[T, "n"], values: Out[T, "n"], lengths: Out[i64, "n"], count: Out[i32, "one"], one: i32,
    T: Const[dtype],
):  # fmt: skip
    """The values of runs, their lengths, and their number, by a loop."""
    at, value = 0, x[0]
    for j in range(len(x)):
        is_start = j > 0 and x[j] != x[j - 1]
        at += i32(is_start)
        value = x[j] if is_start else value  # the first of a run: -0 and +0 are equal
        values[at] = value
        lengths[at] = i64(j)  # where the run ends
    for k in range(at):
        lengths[at - k] = lengths[at - k] - lengths[at - k - 1]
    lengths[0] = lengths[0] + 1
    count[0] = at + 1


@total
@kernel(workgroup=1)
def put_in_turn(
    x: Buf[T, "n"], at: Buf[K], values: Buf[T], y: Out[T, "n"], wrong: Out[i32, "one"], one: i32,
    T: Const[dtype], K: Const[dtype],
):  # fmt: skip
    """x with values at places, by a loop; `wrong` is 1 if one is not there."""
    for j in range(len(x)):
        y[j] = x[j]
    has_wrong = 0
    for j in range(len(at)):
        k = from_front(i64(at[j]), len(x))
        if k >= 0:
            y[k] = values[j]
        else:
            has_wrong = 1
    wrong[0] = has_wrong


@func
def bin_of(x, bins):
    """The value as a bin; `bins` if there is no such bin."""
    value = i64(x)
    return i32(value) if 0 <= value < i64(bins) else bins


# For arrays that are passed: their elements beyond those that are kept stay.
chunk_select_into = kernel(workgroup=1)(chunk_select.function)


@kernel
def numbered(before: Buf[i32], count: Out[C], at: i32, C: Const[dtype]):
    """One number of a vector, as another type."""
    count[gid()] = C(before[at])


@kernel
def copied(x: Buf[T, "n"], y: Out[T, "n"], T: Const[dtype]):
    """The elements, in memory of their own."""
    y[gid()] = x[gid()]


@kernel
def beside_each_other(a: Buf[T], b: Buf[T], y: Out[T, "two"], two: i32, T: Const[dtype]):
    """Two arrays of one element as one."""
    y[gid()] = a[0] if gid() == 0 else b[0]


@kernel
def run_sizes_into(places: Buf[i64], count: Buf[C], y: Out[L], n: i32, C: Const[dtype], L: Const[dtype]):
    """The lengths of runs from the places where they begin, of which there are `count`."""
    i = gid()
    if i < i32(count[0]):
        y[i] = L((places[i + 1] if i + 1 < i32(count[0]) else i64(n)) - places[i])


@kernel
def limited(x: Buf[T, "n"], y: Out[i32, "n"], bins: i32, T: Const[dtype]):
    """Values as bins; `bins` for others."""
    y[gid()] = bin_of(x[gid()], bins)


@kernel
def added_weights(x: Buf[T, "n"], y: Out[f64, "n"], T: Const[dtype]):
    """Weights as f64, added to 0: their sums begin with 0, so none is -0."""
    y[gid()] = f64(x[gid()]) + 0.0


@kernel(workgroup=1)
def weighted_bins(
    x: Buf[T], weights: Buf[W], y: Out[f64, "bins"], bins: i32, T: Const[dtype], W: Const[dtype]
):
    """Sums of weights by value, one after the other."""
    for j in range(len(x)):
        value = bin_of(x[j], bins)
        if value < bins:
            y[value] += f64(weights[j])


@kernel
def unravelled(places: Buf[i64, "n"], y: Out[i64, "n"], step: i64, size: i64):
    """One coordinate of flat places."""
    y[gid()] = places[gid()] // step % size


@func
def from_front(k, n):
    """A place counted from the front, where a negative one counts from the end; -1 if it is not there."""
    k = k + i64(n) if k < 0 else k
    return i32(k) if 0 <= k < i64(n) else -1


@kernel
def gathered(
    x: Buf[T], at: Buf[K], y: Out[T, "outer", "m", "inner"], outer: i32, m: i32, inner: i32, n: i32,
    T: Const[dtype], K: Const[dtype],
):  # fmt: skip
    """Elements of (outer, n, inner) at places along n; a negative place counts from the end."""
    j = from_front(i64(at[gid(1)]), n)
    y[gid(0), gid(1), gid(2)] = x[(gid(0) * n + j) * inner + gid(2)] if j >= 0 else T(0)


@kernel
def gathered_rows(
    x: Buf[T, 2], at: Buf[K], y: Out[T, "outer", "m"], outer: i32, m: i32, T: Const[dtype], K: Const[dtype],
    W: Const[dtype],
):  # fmt: skip
    """Elements of rows at places, as W; a negative place counts from the end."""
    k = W(at[gid(1)])
    y[gid(0), gid(1)] = x[gid(0), k + W(x.shape[1]) if k < 0 else k]


@kernel
def checked_rows(
    x: Buf[T, 2], at: Buf[K], wrong: InOut[i32], y: Out[T, "outer", "m"], outer: i32, m: i32,
    T: Const[dtype], K: Const[dtype], W: Const[dtype],
):  # fmt: skip
    """As `gathered_rows`; `wrong` becomes 1 if a place is not there."""
    k = W(at[gid(1)])
    k = k + W(x.shape[1]) if k < 0 else k
    if k < 0 or k >= W(x.shape[1]):
        atomic_max(wrong, 0, 1)
    y[gid(0), gid(1)] = x[gid(0), k]


@kernel
def gathered_along(
    x: Buf[T], at: Buf[K], y: Out[T, "outer", "m", "inner"], outer: i32, m: i32, inner: i32, n: i32,
    T: Const[dtype], K: Const[dtype],
):  # fmt: skip
    """Elements of (outer, n, inner) at places of their own along n."""
    j = from_front(i64(at[(gid(0) * m + gid(1)) * inner + gid(2)]), n)
    y[gid(0), gid(1), gid(2)] = x[(gid(0) * n + j) * inner + gid(2)] if j >= 0 else T(0)


@kernel
def last_writers(at: Buf[K], owner: InOut[i32], n: i32, K: Const[dtype]):
    """The number of the last value that is put at each place, plus 1."""
    k = from_front(i64(at[gid()]), n)
    if k >= 0:
        atomic_max(owner, k, gid() + 1)


@kernel
def put_values(x: Buf[T, "n"], values: Buf[T], owner: Buf[i32], y: Out[T, "n"], T: Const[dtype]):
    """x with values at the places that have one."""
    j = owner[gid()]
    y[gid()] = values[j - 1] if j > 0 else x[gid()]


@kernel
def places_from_front(at: Buf[K, "m"], y: Out[i32, "m"], n: i32, K: Const[dtype]):
    """Places counted from the front; n for those that are not there, so that they are sorted last."""
    k = from_front(i64(at[gid()]), n)
    y[gid()] = k if k >= 0 else n


@lru_cache(64)
def combines(op):
    """The kernels that combine values into elements, one after the other."""

    @kernel(workgroup=1)
    def in_turn(
        x: Buf[T, "n"], at: Buf[K], values: Buf[T], y: Out[T, "n"], T: Const[dtype], A: Const[dtype],
        K: Const[dtype],
    ):  # fmt: skip
        """By a loop over the values."""
        for j in range(len(x)):
            y[j] = x[j]
        for j in range(len(at)):
            k = from_front(i64(at[j]), len(x))
            if k >= 0:
                y[k] = T(op(A(y[k]), A(values[j])))

    @kernel
    def by_place(
        x: Buf[T, "n"], values: Buf[T], ends: Buf[i64], y: Out[T, "n"], T: Const[dtype], A: Const[dtype]
    ):
        """By an invocation for each element, with the values in the order of their places."""
        total = A(x[gid()])
        for j in range(i32(ends[gid()]), i32(ends[gid() + 1])):
            total = A(T(op(total, A(values[j]))))
        y[gid()] = T(total)

    return SimpleNamespace(in_turn=in_turn, by_place=by_place)


@kernel(workgroup=1)
def chunk_bins(
    x: Buf[T], y: Out[i32, "m"], m: i32, bins: i32, chunk: i32, T: Const[dtype], is_small: Const[bool]
):
    """Counts of the values in each chunk, by a loop; the counts of a chunk are a row."""
    table = shared(i32, BINS if is_small else 1)
    for j in range(wid() * chunk, min(wid() * chunk + chunk, len(x))):
        value = bin_of(x[j], bins)
        if is_small:
            table[value] += 1
        elif value < bins:
            y[wid() * bins + value] += 1
    if is_small:
        for k in range(bins):
            y[wid() * bins + k] = table[k]


@func
def ahead_of(u, each):
    """The distance of element u of an invocation from its first, of `each` neighbours in every round."""
    return u // each * (GROUP * each) + u % each


@func
def load_ahead(x, held, r, rounds, each, ahead):
    """Load the elements of `ahead` rounds from round r on; returns the place of the first."""
    base = wid() * (rounds * GROUP * each) + r * (GROUP * each) + lid() * each
    for u in unroll(range(ahead * each)):
        held[u] = x[base + ahead_of(u, each)]
    return base


@func
def count_in(table, k, is_counted, columns, size, W):
    """Count in row k of a table, or in the row after all others: lanes count in different columns, which are
    in different banks, and no branch depends on an element.
    """
    row = i32(min(k, W(size)) if is_counted else W(size))
    atomic_add(table, row * columns + lid() % columns, 1)


@func
def add_columns(table, y, bins, columns):
    """Add the counts of a workgroup to those of all."""
    barrier()
    for k in range(lid(), bins, GROUP):
        sum = 0
        for t in unroll(range(columns)):
            sum += table[k * columns + (t + lid()) % columns]
        if sum != 0:
            atomic_add(y, k, i64(sum))


@kernel(workgroup=GROUP)
def group_bins(
    x: Buf[T], y: InOut[i64], bins: i32, T: Const[dtype], W: Const[dtype], columns: Const[int],
    size: Const[int], rounds: Const[int], each: Const[int], ahead: Const[int],
):  # fmt: skip
    """Counts of values, by a table of each workgroup; an invocation loads `each` neighbours of `ahead`
    rounds, and counts them. As numbers of W without a sign, negative values are greater than all bins.
    """
    table = shared(i32, (size + 1) * columns)
    held = local(T, ahead * each)
    for r in range(0, rounds, ahead):
        base = load_ahead(x, held, r, rounds, each, ahead)
        for u in unroll(range(ahead * each)):
            count_in(table, W(held[u]), base + ahead_of(u, each) < len(x), columns, size, W)
    add_columns(table, y, bins, columns)


@kernel
def global_bins(x: Buf[T], y: InOut[i64], bins: i32, T: Const[dtype]):
    """Counts of values, where they are too many for a table in shared memory."""
    value = bin_of(x[gid()], bins)
    if value < bins:
        atomic_add(y, value, 1)


@kernel(workgroup=GROUP)
def group_histogram(
    x: Buf[T], edges: Buf[f64], y: InOut[i64], bins: i32, low: C, high: C, scale: C, slack: C,
    T: Const[dtype], C: Const[dtype], columns: Const[int], size: Const[int], rounds: Const[int],
    each: Const[int], ahead: Const[int],
):  # fmt: skip
    """Counts of elements in bins of one width, as `group_bins`; near an edge, that decides."""
    table = shared(i32, (size + 1) * columns)
    held = local(T, ahead * each)
    for r in range(0, rounds, ahead):
        base = load_ahead(x, held, r, rounds, each, ahead)
        for u in unroll(range(ahead * each)):
            value = C(held[u])
            is_counted = low <= value <= high and base + ahead_of(u, each) < len(x)
            place = (value - low) * scale
            k = max(min(i32(place), bins - 1), 0)
            rest = place - C(k)
            if is_counted and (rest < slack or rest > C(1) - slack):
                if f64(value) < edges[k]:
                    k -= 1
                elif k < bins - 1 and f64(value) >= edges[k + 1]:
                    k += 1
            count_in(table, u32(k), is_counted, columns, size, u32)
    add_columns(table, y, bins, columns)


@kernel
def uniform_edges(
    x: Buf[T], y: Out[f64, "m"], m: i32, low: f64, step: f64, high: f64, T: Const[dtype]
):  # fmt: skip
    """The edges of bins of one width, as NumPy's linspace has them."""
    y[gid()] = high if gid() == m - 1 else f64(gid()) * step + low


@func
def is_before(a, b):
    """The order of sorts: NaN comes last."""
    return a < b or (b != b and a == a)


@kernel
def searched(
    x: Buf[T, "n"], v: Buf[T, "m"], y: Out[i64, "m"], steps: i32, T: Const[dtype], A: Const[dtype],
    is_right: Const[bool],
):  # fmt: skip
    """The place before (or after) the equals of each value in a sorted vector, by halving."""
    value = A(v[gid()])
    low, size = 0, len(x)
    for _ in range(steps):
        half = size // 2
        other = A(x[low + half])
        is_up = not is_before(value, other) if is_right else is_before(other, value)
        low = low + half + 1 if size > 0 and is_up else low
        size = size - half - 1 if is_up else half
        size = max(size, 0)
    y[gid()] = i64(low)


@kernel
def uniform_bins(x: Buf[T, "n"], edges: Buf[f64], y: Out[i32, "n"], bins: i32, T: Const[dtype]):
    """The bin of each element among bins of one width; `bins` for what is outside."""
    value = f64(x[gid()])
    low, high = edges[0], edges[bins]
    is_inside = low <= value <= high
    k = i32((value - low) / (high - low) * f64(bins)) if is_inside else 0
    k = min(max(k, 0), bins - 1)
    if value < edges[k]:
        k -= 1
    elif value >= edges[k + 1] and k < bins - 1:
        k += 1
    y[gid()] = k if is_inside else bins


@kernel
def edge_bins(places: Buf[i64, "n"], x: Buf[T, "n"], edges: Buf[T], y: Out[i32, "n"], T: Const[dtype]):
    """The bin of each element from its place among edges; the last bin has its upper edge."""
    bins = len(edges) - 1
    k = i32(places[gid()]) - 1
    k = bins - 1 if k == bins and x[gid()] == edges[bins] else k
    y[gid()] = k if 0 <= k < bins else bins
