"""Sorts, and what follows from them: places, quantiles, unique elements, runs, merges."""

from __future__ import annotations

from typing import Any

import numpy as np

from vyre.front.template import Func
from vyre.ir.dtypes import DType, f64, i32, i64, u8
from vyre.ir.problem import CallError
from vyre.ir.spoken import short
from vyre.lib.arrays import (
    axis_of,
    flat,
    has_lanes,
    require_ascending,
    reshaped,
    result_of_shape,
    size_of,
    taken,
    type_of,
)
from vyre.lib.calls import eager, recorded, recorded_after
from vyre.lib.kernels import choose, pack, radix
from vyre.lib.kernels import flat_sorts as flat_kernels
from vyre.lib.kernels.choose import combines
from vyre.lib.kernels.layout import constant
from vyre.lib.permute import moved_axis
from vyre.lib.radix_sorts import PART, argsort, as_keys, sort, sorted_places, sorted_rows, tile_of
from vyre.lib.reductions import SUM, fold
from vyre.lib.scans import operation, scanned, segmented_reduce
from vyre.lib.selections import (
    beside,
    counts_of,
    front_of,
    gathered,
    is_at_once,
    is_packed,
    nonzero,
    nonzero_into,
    number_at,
    on_host,
    placed,
    put,
    range_of,
    require_eager,
    require_out,
    searchsorted,
    select_into,
    table_of,
    take_along_axis,
)
from vyre.plan import record

MANY = 1 << 22  # elements, of which a GPU finds the first sooner than it sorts them all
SPAN = 4  # tiles whose least key is one of those that are compared: a workgroup reads them fast enough
FEW = 8  # finding the elements pays if a sort then has this many times fewer
COLUMNS = 4  # for each of the first elements, whose least keys are a bound for these


@recorded
def sort_by_key(keys: Any, values: Any, *, descending: bool = False) -> tuple[Any, Any]:
    """Vectors of keys in order, and of values in the order of their keys; equal keys stay in order."""
    keys, values = taken("keys", keys), taken("values", values)
    if len(keys.shape) != 1 or tuple(keys.shape) != tuple(values.shape):
        raise CallError("sort_by_key takes two vectors of one length. Fix: reshape them.")
    order = argsort(keys, descending=descending)
    return gathered(keys, order, 0), gathered(values, order, 0)


@recorded_after(require_ascending)
def segmented_sort(x: Any, offsets: Any, *, descending: bool = False) -> Any:
    """The segments x[offsets[k]:offsets[k + 1]] of a vector, each sorted separately."""
    x, offsets = taken("x", x), taken("offsets", offsets)
    K = type_of("offsets", offsets)
    if len(x.shape) != 1 or len(offsets.shape) != 1 or not K.is_integer:
        what = f"x has {len(x.shape)} axes, and offsets {len(offsets.shape)} of {K}"
        raise CallError(f"{what}. Fix: pass two vectors, with offsets of integers.")
    if size_of(x) == 0:
        return x
    order = argsort(x, descending=descending)
    places = _ramp(x)
    owner = searchsorted(_as(offsets, i64), places, side="right")
    again = argsort(gathered(owner, order, 0))
    return gathered(x, gathered(order, again, 0), 0)


@eager
def topk(x: Any, k: int, *, axis: int = -1, largest: bool = True) -> tuple[Any, Any]:
    """The k greatest (or least) elements along an axis in order, and their indices; the first of equals."""
    x = taken("x", x)
    at = axis_of(axis, len(x.shape))
    if not isinstance(k, int | np.integer) or not 0 <= k <= x.shape[at]:
        raise CallError(f"k is {short(k)}. Fix: pass a whole number from 0 to {x.shape[at]}.")
    if record.current() is None and len(x.shape) == 1 and 0 < k and x.shape[0] >= 4 * COLUMNS * max(k, 256):
        places = None if has_lanes(x) else _leading(x, int(k), largest)
        if places is not None:
            return gathered(x, places, 0), places
    if record.current() is None and len(x.shape) == 1 and k and x.shape[0] >= max(FEW * k, MANY):
        first = _first(x, int(k), largest) if is_packed(x) else None
        if first is not None:
            return first
    return _sorted_topk(x, int(k), at, largest)


def _first(x: Any, k: int, largest: bool) -> tuple[Any, Any] | None:
    """The first k elements of a vector and their places, on a device that selects in one pass; None if too
    many elements are equal.

    They are in the k spans of tiles whose least keys are the first: each of these has an element before those
    of the other spans. If k is so large that these are many tiles, all elements are counted by leading digits
    instead.
    """
    n, tiles = size_of(x), -(-size_of(x) // pack.TILE)
    if 4 * k <= tiles:
        span = SPAN if 4 * k * SPAN <= tiles else 1
        places, numbers, values, first = _among_tiles(x, k, span, largest)
        listed, count = on_host(numbers).tolist()
        if listed > _most_listed(k):  # equal ones
            return None
        if size_of(first) == k and count <= tile_of(type_of("x", x)):
            return values, first
        places = front_of(places, count)
    else:
        ends = np.cumsum(on_host(leading_counts(x, largest)))
        digit = int(np.searchsorted(ends, k))
        if ends[digit] > n // FEW:
            return None
        count = int(ends[digit])
        places = within_digits(x, (0, digit), count, largest, is_place=True)
    order = argsort(gathered(x, places, 0), descending=largest)
    first = gathered(places, flat(radix.heads(order, outer=1, k=k, n=count)), 0)
    return gathered(x, first, 0), first


def _most_listed(k: int) -> int:
    """The spans of tiles that may have elements up to the k-th least key, if few of these are equal."""
    return k + k // 8 + 64


@recorded
def _among_tiles(x: Any, k: int, span: int, largest: bool) -> tuple[Any, Any, Any, Any]:
    """The places of the elements up to the k-th least key of a span of tiles, and the numbers of these spans
    and elements; the first k elements and their places, if one workgroup can sort them.
    """
    T, n = type_of("x", x), size_of(x)
    K, named = T.unsigned, as_keys(T, largest)
    spans, most = -(-n // (pack.TILE * span)), _most_listed(k)
    least = radix.least_keys(x, m=spans, span=span, groups=spans, **named)
    bounds, listed, number = radix.first_keys(
        least, k=k, one=1, two=2, most=most, K=K, width=K.bits, groups=1
    )
    places, numbers = pack.packed_first(
        x, listed, number, bounds, m=min(n, most * span * pack.TILE), two=2, span=span, R=i64,
        is_listed=True, is_place=True, groups=most * span, **named,
    )  # fmt: skip
    is_small = 2 * k <= tile_of(T)
    values, first = radix.group_first(
        x, places, numbers, k=k if is_small else 1, each=tile_of(T) // radix.LANES, width=K.bits, groups=1,
        **named,
    )  # fmt: skip
    return places, numbers, values, first


@recorded
def leading_counts(x: Any, largest: bool) -> Any:
    """The numbers of elements by the leading digits of their keys."""
    T = type_of("x", x)
    width = min(11, T.bits)
    if not has_lanes(x):
        parts = -(-size_of(x) // PART)
        counts = flat_kernels.leading_digits(
            x, m=parts << width, part=PART, shift=T.bits - width, bins=1 << width, groups=parts,
            **as_keys(T, largest),
        )  # fmt: skip
        return fold(counts, SUM, (1, parts, 1 << width), i32)
    counts = constant(x, n=1 << width, value=0, R=i64)
    radix.leading_counts(
        x, counts, bins=1 << width, shift=T.bits - width, **as_keys(T, largest),
        **table_of(x, T, 1 << width),
    )  # fmt: skip
    return counts


def within_digits(x: Any, digits: tuple[int, int], count: int, largest: bool, *, is_place: bool) -> Any:
    """The elements whose leading digits are from the first to the second one, or their places, in order.
    There are `count`, at most a quarter of all.
    """
    K = type_of("x", x).unsigned
    shift = K.bits - min(11, K.bits)
    bounds = np.array([digits[0] << shift, ((digits[1] + 1) << shift) - 1], K.storage)
    return front_of(_within(x, beside(x, bounds, K), largest, is_place), count)


@recorded
def _within(x: Any, bounds: Any, largest: bool, is_place: bool) -> Any:
    """The elements whose keys are between bounds, or their places, in an array of a quarter of all."""
    T, n = type_of("x", x), size_of(x)
    none = constant(x, n=1, value=0, R=i32), constant(x, n=1, value=0, R=i64)
    found, _ = pack.packed_first(
        x, *none, bounds, m=max(1, n // 4), two=2, span=1, R=i64 if is_place else T, is_listed=False,
        is_place=is_place, groups=-(-n // pack.TILE), **as_keys(T, largest),
    )  # fmt: skip
    return found


def _leading(x: Any, k: int, largest: bool) -> Any:
    """The places of the first k elements of a vector in order: of those up to a bound, the k-th of the least
    keys of columns. None if these are many.
    """
    most = size_of(x) // FEW
    places, number = _up_to_bound(x, k, largest, most)
    count = int(number_at(number))
    if count > most:
        return None
    places = front_of(places, count)
    order = argsort(gathered(x, places, 0), descending=largest)
    return gathered(places, flat(radix.heads(order, outer=1, k=k, n=count)), 0)


@recorded
def _up_to_bound(x: Any, k: int, largest: bool, most: int) -> tuple[Any, Any]:
    """The places of elements up to a bound of the first k, at most `most`, and their number."""
    T = type_of("x", x)
    named = as_keys(T, largest)
    columns = COLUMNS * max(k, 256)
    least = flat_kernels.column_least(x, columns=columns, rows=-(-size_of(x) // columns), **named)
    bounds = sorted_rows(least, named["K"], columns, False)
    places, number = flat_kernels.places_up_to(x, bounds, most=most, one=1, at=k - 1, groups=1, **named)
    return places, number


@recorded
def _sorted_topk(x: Any, k: int, at: int, largest: bool) -> tuple[Any, Any]:
    rows = moved_axis(x, at, -1)
    n, outer = x.shape[at], size_of(x) // max(1, x.shape[at])
    shape = (*tuple(rows.shape)[:-1], k)
    if outer * k == 0:
        empty = constant(flat(x), n=0, value=0, R=i64), constant(flat(x), n=0, value=0, R=type_of("x", x))
        shape = (*shape[:at], k, *shape[at:-1])
        return result_of_shape(empty[1], shape), result_of_shape(empty[0], shape)
    places = sorted_places(flat(rows), type_of("x", x), n, largest)
    found = reshaped(radix.heads(places, outer=outer, k=k, n=n), shape)
    return moved_axis(take_along_axis(rows, found), -1, at), moved_axis(found, -1, at)


@eager
def unique_values(x: Any) -> Any:
    """The distinct elements of an array, in order; each NaN is distinct."""
    x = flat(taken("x", x))
    require_eager("unique elements", x)
    if not is_at_once(x):
        return _distinct(x)[0]
    values, _, count = _packed_runs(sort(x), False)
    return front_of(values, int(number_at(count)))


@recorded
def unique_values_into(x: Any, out: Any, count: Any) -> tuple[Any, Any]:
    """Write the distinct elements of an array to the vector `out`, in order, as many as it holds, and their
    number to `count`, an array of one integer. Does not wait for the device.
    """
    x = sort(flat(taken("x", x)))
    return select_into(x, radix.run_starts(x), out, count)


@eager
def unique_counts(x: Any) -> tuple[Any, Any]:
    """The distinct elements, and how often each occurs."""
    x = flat(taken("x", x))
    require_eager("unique elements", x)
    if is_at_once(x):
        return run_lengths(sort(x))
    values, starts = _distinct(x)
    return values, _sizes(starts, size_of(x))


@eager
def unique_inverse(x: Any) -> tuple[Any, Any]:
    """The distinct elements, and for each element of the array its index among them."""
    x = taken("x", x)
    values, _, order, flags = _runs(x)
    return values, _inverse(order, flags, tuple(x.shape))


@eager
def unique_all(x: Any) -> tuple[Any, Any, Any, Any]:
    """The distinct elements, the index of the first of each, `unique_inverse`'s indices, and the counts."""
    x = taken("x", x)
    # Zeros are equal, but -0 is sorted before +0, wherever it is.
    is_float = type_of("x", x).is_float and size_of(x) > 0
    values, starts, order, flags = _runs(radix.with_one_zero(flat(x)) if is_float else x)
    first = gathered(order, starts, 0)
    return values, first, _inverse(order, flags, tuple(x.shape)), _sizes(starts, size_of(x))


@eager
def run_lengths(x: Any) -> tuple[Any, Any]:
    """The values of runs of equal neighbours in a vector, and the lengths of the runs."""
    x = taken("x", x)
    require_eager("run_lengths", x)
    if len(x.shape) != 1:
        raise CallError("run_lengths takes a vector. Fix: reshape the array.")
    if size_of(x) == 0:
        return x, constant(x, n=0, value=0, R=i64)
    if is_at_once(x):
        values, lengths, count = _packed_runs(x, True)
        number = int(number_at(count))
        return front_of(values, number), front_of(lengths, number)
    starts = nonzero(radix.run_starts(x))[0]
    return gathered(x, starts, 0), _sizes(starts, size_of(x))


@recorded
def _packed_runs(x: Any, has_lengths: bool) -> tuple[Any, Any, Any]:
    """The values of runs, their lengths if wanted, in arrays that would hold all, and their number."""
    n, T = size_of(x), type_of("x", x)
    if not has_lanes(x):
        values, lengths, count = choose.runs_in_turn(x, one=1, T=T, groups=1)
        return values, lengths, count
    values, lengths, count = pack.packed_runs(
        x, m=n, sized=n if has_lengths else 1, one=1, T=T, L=i64, C=i32, has_lengths=has_lengths,
        groups=-(-n // pack.TILE),
    )  # fmt: skip
    return values, lengths, count


@recorded
def run_lengths_into(x: Any, values: Any, lengths: Any, count: Any) -> tuple[Any, Any, Any]:
    """Write the values of runs of equal neighbours in a vector to `values`, their lengths to the integers of
    `lengths`, as many as these hold, and their number to `count`. Does not wait for the device.
    """
    x = taken("x", x)
    L, C = type_of("lengths", lengths), type_of("count", count)
    if len(x.shape) != 1 or not L.is_integer or tuple(lengths.shape) != tuple(values.shape):
        what = "run_lengths_into takes a vector, and as many integers for lengths as elements for values"
        raise CallError(f"{what}. Fix: reshape or convert them.")
    n, T = size_of(x), type_of("x", x)
    require_out(values, T, count)
    if is_packed(x) and size_of(values):
        m = size_of(values)
        pack.packed_runs_into(
            x, values=values, lengths=lengths, count=count, m=m, sized=m, one=1, T=T, L=L, C=C,
            has_lengths=True, groups=-(-n // pack.TILE),
        )  # fmt: skip
        return values, lengths, count
    flags = radix.run_starts(x)
    select_into(x, flags, values, count)
    if n and size_of(values):
        places = constant(x, n=min(n, size_of(values) + 1), value=0, R=i64)
        number = constant(x, n=1, value=0, R=C)
        nonzero_into(flags, places, number)
        choose.run_sizes_into.over(size_of(lengths))(places, number, y=lengths, n=n, C=C, L=L)
    return values, lengths, count


@eager
def reduce_by_key(keys: Any, x: Any, op: Any = "sum", neutral: Any = None) -> tuple[Any, Any]:
    """The values of runs of equal keys, and the fold of the elements of each, one after the other."""
    keys, x = taken("keys", keys), taken("x", x)
    if len(keys.shape) != 1 or tuple(keys.shape) != tuple(x.shape):
        raise CallError("reduce_by_key takes two vectors of one length. Fix: reshape them.")
    if size_of(keys) == 0:
        return keys, segmented_reduce(x, constant(x, n=1, value=0, R=i64), op, neutral)
    starts = nonzero(radix.run_starts(keys))[0]
    values, sizes = gathered(keys, starts, 0), _sizes(starts, size_of(keys))
    offsets = scanned(sizes, SUM, (1, size_of(sizes), 1), i64, begins=True)
    return values, segmented_reduce(x, offsets, op, neutral)


@recorded
def merge(a: Any, b: Any) -> Any:
    """Two sorted vectors merged into one; of equal elements, those of `a` come first."""
    a, b = taken("a", a), taken("b", b)
    if len(a.shape) != 1 or len(b.shape) != 1 or type_of("a", a) != type_of("b", b):
        raise CallError("merge takes two vectors of one type. Fix: reshape or convert them.")
    if size_of(a) == 0 or size_of(b) == 0:
        return b if size_of(a) == 0 else a
    own, other = searchsorted(b, a), searchsorted(a, b, side="right")
    most = max(size_of(a), size_of(b))
    return radix.merged.over(most)(a, own, b, other, m=size_of(a) + size_of(b))


@eager
def scatter(x: Any, indices: Any, values: Any, *, op: str | Func = "replace") -> Any:
    """A copy of a vector into which values are combined at indices, one after the other: op is "replace",
    "sum", "prod", "min", "max", or a `@vyre.func` of the element and the value.
    """
    x, indices, values = placed("scatter", x, indices, values)
    T, K, n = type_of("x", x), type_of("indices", indices), size_of(x)
    A = u8 if T.kind == "bool" else T
    if op == "replace":
        return put(x, indices, values)
    kernels = combines(operation(op, 0).op)
    if n == 0 or size_of(indices) == 0:
        return x
    if not has_lanes(x):
        return kernels.in_turn(x, indices, values, groups=1, T=T, A=A, K=K)
    places = choose.places_from_front(indices, n=n, K=K)
    ends = scanned(counts_of(places, i32, n), SUM, (1, n, 1), i64, begins=True)
    return kernels.by_place.over(n)(x, gathered(values, argsort(places), 0), ends, T=T, A=A)


@eager
def bincount(x: Any, *, weights: Any = None, length: int | None = None) -> Any:
    """The count of each value from 0 to length - 1 in an array of integers, as i64; other values are not
    counted. Without a length it waits for the greatest value. With weights, an array of the shape of x: the
    sum of the weights of each value instead, as f64, one after the other.
    """
    x = taken("x", x)
    T = type_of("x", x)
    if not (T.is_integer or T.kind == "bool"):
        raise CallError(f"x has dtype {T}, and must be of integers. Fix: convert it, as to i32.")
    x = flat(x)
    if length is None:
        require_eager("bincount without a length", x)
        length = max(0, int(range_of(x)[1]) + 1) if size_of(x) else 0
    if weights is None:
        return _counts(x, length)
    weights = taken("weights", weights)
    if size_of(weights) != size_of(x):
        what = f"weights has {size_of(weights)} elements, and x {size_of(x)}"
        raise CallError(f"{what}. Fix: pass a weight for each element.")
    return _weighed(x, T, flat(weights), type_of("weights", weights), length)


@recorded
def _counts(x: Any, bins: int) -> Any:
    return counts_of(x, type_of("x", x), bins)


def _weighed(x: Any, T: DType, weights: Any, W: DType, bins: int) -> Any:
    if size_of(x) == 0 or bins == 0:
        return constant(x, n=bins, value=0, R=f64)
    if not has_lanes(x):
        return choose.weighted_bins(x, weights, bins=bins, groups=1, T=T, W=W)
    places = choose.limited(x, bins=bins, T=T)
    order = argsort(places)
    ends = scanned(counts_of(places, i32, bins), SUM, (1, bins, 1), i64, begins=True)
    return segmented_reduce(choose.added_weights(gathered(weights, order, 0), T=W), ends)


def _distinct(x: Any) -> tuple[Any, Any]:
    """The distinct elements, and where their runs start in the sorted array."""
    x = flat(taken("x", x))
    require_eager("unique elements", x)
    if size_of(x) == 0:
        return x, constant(x, n=0, value=0, R=i64)
    in_order = sort(x)
    starts = nonzero(radix.run_starts(in_order))[0]
    return gathered(in_order, starts, 0), starts


def _runs(x: Any) -> tuple[Any, Any, Any, Any]:
    """The distinct elements, where their runs start in the sorted array, the order, and the starts' flags."""
    x = flat(taken("x", x))
    require_eager("unique elements", x)
    if size_of(x) == 0:
        empty = constant(x, n=0, value=0, R=i64)
        return x, empty, empty, constant(x, n=0, value=0, R=i64)
    order = argsort(x)
    in_order = gathered(x, order, 0)
    flags = radix.run_starts(in_order)
    starts = nonzero(flags)[0]
    return gathered(in_order, starts, 0), starts, order, flags


def _sizes(starts: Any, n: int) -> Any:
    return radix.run_sizes(starts, n=n) if size_of(starts) else starts


def _inverse(order: Any, flags: Any, shape: tuple[int, ...]) -> Any:
    if size_of(order) == 0:
        return result_of_shape(order, shape)
    numbers = scanned(flags, SUM, (1, size_of(order), 1), type_of("x", flags))
    return result_of_shape(radix.run_numbers(order, numbers), shape)


def _ramp(x: Any) -> Any:
    """0, 1, 2, ... beside x."""
    n = size_of(x)
    return scanned(constant(x, n=n, value=1, R=i64), SUM, (1, n, 1), i64, exclusive=True)


def _as(x: Any, T: DType) -> Any:
    own = type_of("x", x)
    return x if own == T else radix.converted(x, R=T)
