"""Selections by a mask, gathers and scatters, counts of values, and searches in sorted vectors."""

from __future__ import annotations

from typing import Any

import numpy as np

from vyre.ir.dtypes import DType, f32, f64, i32, i64, u8, u32, u64
from vyre.ir.problem import CallError
from vyre.ir.spoken import short
from vyre.lib import reductions
from vyre.lib.arrays import (
    around,
    axis_of,
    brings_together,
    capabilities,
    flat,
    has_lanes,
    reshaped,
    result_of_shape,
    size_of,
    taken,
    type_of,
)
from vyre.lib.calls import eager, recorded
from vyre.lib.kernels import choose, pack
from vyre.lib.kernels.fold import folds
from vyre.lib.kernels.layout import constant
from vyre.lib.reductions import COUNT, SUM, fold, folded_tiles
from vyre.lib.scans import scanned
from vyre.plan import record
from vyre.plan.stand_ins import Traced
from vyre.run.arrays import array
from vyre.targets.host_arrays import like
from vyre.targets.memory import space_of

MOST_SPARE = 1 << 20  # bytes that a result may keep alive in vain
CHUNKS = 16  # tables of counts on a device without lanes
ROUNDS = (64, 32, 16, 8, 4)  # of a workgroup, which adds its table to the counts of all at the end
AHEAD = 8  # elements that an invocation loads at least before it counts
LEAST_GROUPS = 1200  # that keep a GPU busy
TABLE_BYTES = 33 << 10  # of shared memory, so that six workgroups have a table on a multiprocessor of a GPU
SMALL = 1 << 15  # elements, for which a loop of one thread is not worth dividing


@eager
def select(x: Any, keep: Any) -> Any:
    """The elements of x where `keep` is not zero, in order, as a vector; waits for their number."""
    x, keep = _pair("x", x, "keep", keep)
    return _selected(x, keep)


@eager
def partition(x: Any, keep: Any) -> tuple[Any, Any]:
    """The elements where `keep` is not zero, and the others, each in order; waits for their number."""
    x, keep = _pair("x", x, "keep", keep)
    require_eager("a selection", x, keep)
    if is_at_once(keep):
        kept, others, count = _packed(x, keep, False, True)
        number = int(number_at(count))
        return front_of(kept, number), front_of(others, size_of(x) - number)
    before, number = _counted(keep)
    kept = _written(x, keep, before, number)
    return kept, _written(x, keep, before, size_of(x) - number, others=True)


@eager
def nonzero(x: Any) -> tuple[Any, ...]:
    """The coordinates of the elements that are not zero, an i64 vector for each axis."""
    x = taken("x", x)
    shape = tuple(x.shape)
    if not shape:
        raise CallError("x has no axes, so there are no coordinates. Fix: pass an array with axes.")
    places = _selected(flat(x), flat(x), is_place=True)
    if len(shape) == 1:
        return (places,)
    steps = [int(np.prod(shape[k + 1 :], dtype=np.int64)) for k in range(len(shape))]
    return tuple(
        choose.unravelled(places, step=step, size=size) for step, size in zip(steps, shape, strict=True)
    )


@recorded
def select_into(x: Any, keep: Any, out: Any, count: Any) -> tuple[Any, Any]:
    """Write the elements of x where `keep` is not zero to the vector `out`, in order, as many as it holds,
    and their number to `count`, an array of one integer; the rest of `out` stays. Does not wait for the
    device.
    """
    return _into(*_pair("x", x, "keep", keep), out, count)


@recorded
def compact(x: Any, keep: Any) -> tuple[Any, Any]:
    """The elements of x where `keep` is not zero, in order and then zeros, in a vector of as many elements as
    x has, and their number, an i64 array of one element. Does not wait for the device.
    """
    x, keep = _pair("x", x, "keep", keep)
    out, count = (constant(x, n=n, value=0, R=R) for n, R in ((size_of(x), type_of("x", x)), (1, i64)))
    return _into(x, keep, out, count)


@recorded
def nonzero_into(x: Any, out: Any, count: Any) -> tuple[Any, Any]:
    """Write the indices of the nonzero elements of a vector to the i64 vector `out`, as many as it
    holds, and their number to `count`, an array of one integer. Does not wait for the device.
    """
    x = taken("x", x)
    if len(x.shape) != 1:
        raise CallError("nonzero_into takes a vector. Fix: reshape the array.")
    return _into(x, x, out, count, is_place=True)


def _into(x: Any, keep: Any, out: Any, count: Any, *, is_place: bool = False) -> tuple[Any, Any]:
    T, K = type_of("x", x), type_of("keep", keep)
    R, C = require_out(out, i64 if is_place else T, count)
    if is_packed(keep):
        pack.packed_into(
            x, keep, y=out, count=count, m=size_of(out), others=1, one=1, T=T, K=K, R=R, C=C,
            is_place=is_place, is_both=False, groups=-(-size_of(x) // pack.TILE),
        )  # fmt: skip
        return out, count
    before = _places_before(keep)
    choose.numbered.over(1)(before, count=count, at=_tiles(keep), C=C)
    if size_of(out) and size_of(x):
        named = {"T": T, "K": K, "R": R, "is_place": is_place, "others": False}
        choose.chunk_select_into(x, keep, before, y=out, count=size_of(out), groups=_tiles(keep), **named)
    return out, count


def require_out(out: Any, wanted: DType, count: Any) -> tuple[DType, DType]:
    """The types of a vector for elements of a type, and of an array for their number; raises CallError."""
    R, C = type_of("out", out), type_of("count", count)
    if len(out.shape) != 1 or R != wanted:
        what = f"out is {R} of shape {tuple(out.shape)}, and must be a vector of {wanted}"
        raise CallError(f"{what}. Fix: pass an array of that type and one axis.")
    if tuple(count.shape) != (1,) or not C.is_integer:
        what = f"count is {C} of shape {tuple(count.shape)}, and must be one integer"
        raise CallError(f"{what}. Fix: pass an array such as np.zeros(1, np.int64).")
    return R, C


def _pair(name: str, x: Any, other_name: str, other: Any) -> tuple[Any, Any]:
    x, other = taken(name, x), taken(other_name, other)
    if tuple(x.shape) != tuple(other.shape):
        what = f"{name} has shape {tuple(x.shape)}, and {other_name} {tuple(other.shape)}"
        raise CallError(f"{what}. Fix: pass arrays of one shape.")
    return flat(x), flat(other)


def require_eager(name: str, *arrays: Any) -> None:
    """Raise CallError for arrays of a pipeline, whose elements are not computed yet."""
    for values in arrays:
        if isinstance(values, Traced):
            what = f"{name} waits for elements, and in a pipeline they are not computed yet"
            raise CallError(f"{what}. Fix: call it outside of the pipeline.")


def is_packed(x: Any) -> bool:
    """True if elements of x are selected in one pass."""
    able = capabilities(x)
    return able.has_lanes and able.in_order and size_of(x) > 0


def is_at_once(x: Any) -> bool:
    """True if elements of x are selected by one launch."""
    n, able = size_of(x), capabilities(x)
    return n > 0 and (able.in_order if able.has_lanes else n <= SMALL)


def _is_small(x: Any) -> bool:
    return 0 < size_of(x) <= SMALL and not has_lanes(x)


def _selected(x: Any, keep: Any, *, is_place: bool = False) -> Any:
    """The kept elements or places."""
    require_eager("a selection", x, keep)
    if is_at_once(keep):
        kept, _, count = _packed(x, keep, is_place, False)
        return front_of(kept, int(number_at(count)))
    before, count = _counted(keep)
    return _written(x, keep, before, count, is_place=is_place)


@recorded
def _packed(x: Any, keep: Any, is_place: bool, is_both: bool) -> tuple[Any, Any, Any]:
    """The kept elements or places, the others if `is_both`, in arrays that would hold all, and the number of
    the kept ones.
    """
    n, T, K = size_of(x), type_of("x", x), type_of("keep", keep)
    named = {
        "m": n, "others": n if is_both else 1, "one": 1, "T": T, "K": K, "R": i64 if is_place else T,
        "is_place": is_place, "is_both": is_both,
    }  # fmt: skip
    if has_lanes(x):
        kept, others, count = pack.packed(x, keep, C=i32, groups=-(-n // pack.TILE), **named)
    else:
        kept, others, count = choose.packed_in_turn(x, keep, groups=1, **named)
    return kept, others, count


def front_of(x: Any, count: int) -> Any:
    """The first elements of a vector: a view, but a copy if it would keep much memory alive."""
    if type(x) is np.ndarray and x.nbytes <= MOST_SPARE:
        return x[:count]
    made = x.viewed(x.dtype, (count,)) if _is_own(x) else x[:count]
    spare, size = size_of(x) - count, type_of("x", x).itemsize
    return choose.copied(made) if count and spare * size > max(MOST_SPARE, 3 * count * size) else made


def _counted(keep: Any) -> tuple[Any, int]:
    """The number of kept elements before each tile, and of all."""
    before = _places_before(keep)
    return before, int(number_at(before, _tiles(keep)))


@recorded
def _places_before(keep: Any) -> Any:
    """The number of kept elements before each tile, and of all."""
    n, K, tiles = size_of(keep), type_of("keep", keep), _tiles(keep)
    if n == 0:  # a fold promises to load nothing outside
        return constant(keep, n=tiles + 1, value=0, R=i32)
    named = {"neutral": 0, "count": n, "T": K, "A": i32, "R": i32, "begins": True, "ends": False}
    counts = folded_tiles(folds(COUNT.first, COUNT.op, COUNT.last), keep, tiles, n, tiles, named)
    return scanned(counts, NARROW_SUM, (1, tiles, 1), i32, begins=True)


def _tiles(keep: Any) -> int:
    return max(1, -(-size_of(keep) // choose.CHUNK))


def _written(
    x: Any, keep: Any, before: Any, count: int, *, is_place: bool = False, others: bool = False
) -> Any:
    T = type_of("x", x)
    R = i64 if is_place else T
    if count == 0:
        return constant(x, n=0, value=0, R=R)
    named = {"T": T, "K": type_of("keep", keep), "R": R, "is_place": is_place, "others": others}
    selecting = choose.chunk_select_together if brings_together(x) else choose.chunk_select
    return selecting(x, keep, before, count=count, groups=_tiles(keep), **named)


def _same(dtype: DType) -> DType:
    return dtype


NARROW_SUM = reductions.Reduction(SUM.first, SUM.op, SUM.last, SUM.neutral, SUM.empty, _same, _same)


def _is_own(x: Any) -> bool:
    """True for an array of Vyre on a device."""
    return hasattr(type(x), "viewed")


def number_at(x: Any, at: int = 0) -> Any:
    """An element of a vector, on the host."""
    if type(x) is np.ndarray:
        return x.item(at)
    elements = x.numpy() if _is_own(x) else x
    return elements[at].item()


def on_host(x: Any) -> Any:
    """The elements of a vector as an array of NumPy."""
    return x.numpy() if _is_own(x) else np.asarray(x.tolist())


@eager
def take(x: Any, indices: Any, *, axis: int | None = None) -> Any:
    """The elements at indices along an axis; negative ones count from the end. In a pipeline an index that is
    not there gives 0, elsewhere it is refused.
    """
    x, indices = taken("x", x), taken("indices", indices)
    if axis is None and len(x.shape) != 1:
        raise CallError(f"axis is missing, and the array has {len(x.shape)} axes. Fix: pass axis=....")
    at = axis_of(0 if axis is None else axis, len(x.shape))
    _require_whole(type_of("indices", indices))
    if isinstance(indices, Traced) or size_of(indices) == 0:
        return gathered(x, indices, at)
    is_signed = type_of("indices", indices).kind == "int"
    if at == len(x.shape) - 1 and size_of(x) and is_signed and record.current() is None:
        made, wrong = _checked_rows(x, indices)
        if number_at(wrong):
            _require_range(*range_of(indices), x.shape[at])
        return made
    _require_range(*range_of(indices), x.shape[at])
    return gathered(x, indices, at)


def _width(K: DType) -> DType:
    """The type in which places of a type are counted from the front."""
    return i32 if K.bits <= 32 and K.kind == "int" else i64


@recorded
def _checked_rows(x: Any, indices: Any) -> tuple[Any, Any]:
    """The elements at indices along the last axis, and whether there is an index without an element."""
    shape, T, K = tuple(x.shape), type_of("x", x), type_of("indices", indices)
    outer, m = size_of(x) // shape[-1], size_of(indices)
    wrong = constant(flat(indices), n=1, value=0, R=i32)
    rows = reshaped(flat(x), (outer, shape[-1]))
    made = choose.checked_rows(rows, flat(indices), wrong, outer=outer, m=m, T=T, K=K, W=_width(K))
    return result_of_shape(made, (*shape[:-1], *indices.shape)), wrong


@eager
def gather(x: Any, indices: Any, *, axis: int = 0) -> Any:
    """`take` along the first axis by default."""
    return take(x, indices, axis=axis)


def range_of(x: Any) -> tuple[Any, Any]:
    """The least and the greatest element of an array that has elements, on the host."""
    if type(x) is np.ndarray:  # no kernel to compile
        return x.min().item(), x.max().item()
    low, high = on_host(_range_beside(flat(x))).tolist()
    return low, high


@recorded
def _range_beside(x: Any) -> Any:
    """The least and the greatest element, side by side: one copy to the host."""
    n, T = size_of(x), type_of("x", x)
    low, high = (fold(x, reduction, (1, n, 1), T) for reduction in (reductions.MIN, reductions.MAX))
    return choose.beside_each_other(low, high, two=2, T=T)


@recorded
def gathered(x: Any, indices: Any, axis: int) -> Any:
    """The elements at indices along an axis, which are not checked."""
    shape, T, K = tuple(x.shape), type_of("x", x), type_of("indices", indices)
    outer, n, inner = around(shape, axis, axis)
    final = (*shape[:axis], *indices.shape, *shape[axis + 1 :])
    indices = flat(indices)
    m = size_of(indices)
    if outer * m * inner == 0:
        return result_of_shape(constant(flat(x), n=0, value=0, R=T), final)
    if inner == 1:
        rows = reshaped(flat(x), (outer, n))
        made = choose.gathered_rows(rows, indices, outer=outer, m=m, T=T, K=K, W=_width(K))
    else:
        made = choose.gathered(flat(x), indices, outer=outer, m=m, inner=inner, n=n, T=T, K=K)
    return result_of_shape(made, final)


@eager
def take_along_axis(x: Any, indices: Any, *, axis: int = -1) -> Any:
    """The elements at indices along an axis; the other axes are the same in both arrays."""
    x, indices = taken("x", x), taken("indices", indices)
    shape, T, K = tuple(x.shape), type_of("x", x), type_of("indices", indices)
    at = axis_of(axis, len(shape))
    outer, n, inner = around(shape, at, at)
    final = tuple(indices.shape)
    if len(final) != len(shape) or (*final[:at], *final[at + 1 :]) != (*shape[:at], *shape[at + 1 :]):
        what = f"indices has shape {final}, and x {shape}"
        raise CallError(f"{what}. Fix: pass indices that differ from x along axis {at} alone.")
    indices = flat(indices)
    _require_inside(indices, K, n)
    if size_of(indices) == 0:
        return result_of_shape(constant(flat(x), n=0, value=0, R=T), final)
    made = choose.gathered_along(flat(x), indices, outer=outer, m=final[at], inner=inner, n=n, T=T, K=K)
    return result_of_shape(made, final)


@eager
def put(x: Any, indices: Any, values: Any) -> Any:
    """A copy of a vector with values at indices; if an index occurs several times, the last value is kept."""
    if record.current() is None and _is_small(taken("x", x)):
        x, indices, values = placed("put", x, indices, values, is_checked=False)
        if 0 < size_of(indices) <= SMALL:
            made, wrong = _put_in_turn(x, indices, values)
            if number_at(wrong):
                _require_range(*range_of(indices), size_of(x))
            return made
    x, indices, values = placed("put", x, indices, values)
    K, n = type_of("indices", indices), size_of(x)
    owner = constant(x, n=n, value=0, R=i32)
    if size_of(indices):
        choose.last_writers(indices, owner, n=n, K=K, domain=size_of(indices))
    else:
        values = x
    return choose.put_values(x, values, owner) if n else x


@recorded
def _put_in_turn(x: Any, indices: Any, values: Any) -> tuple[Any, Any]:
    T, K = type_of("x", x), type_of("indices", indices)
    y, wrong = choose.put_in_turn(x, indices, values, one=1, T=T, K=K, groups=1)
    return y, wrong


def placed(name: str, x: Any, indices: Any, values: Any, *, is_checked: bool = True) -> tuple[Any, Any, Any]:
    """A vector, and the indices and values for it as vectors; raises CallError for others."""
    x, indices, values = taken("x", x), taken("indices", indices), taken("values", values)
    T, is_paired = type_of("x", x), tuple(indices.shape) == tuple(values.shape)
    if len(x.shape) != 1 or not is_paired or type_of("values", values) != T:
        what = f"{name} takes a vector, and indices and values of one shape, the values of the vector's type"
        raise CallError(f"{what}. Fix: reshape or convert them.")
    indices = flat(indices)
    _require_whole(type_of("indices", indices))
    if is_checked:
        _require_inside(indices, type_of("indices", indices), size_of(x))
    return x, indices, flat(values)


def _require_whole(K: DType) -> None:
    if not K.is_integer:
        raise CallError(f"indices has dtype {K}, and must be of integers. Fix: convert it to i32 or i64.")


def _require_inside(indices: Any, K: DType, n: int) -> None:
    """Raise CallError if there is no element at one of the indices; a pipeline cannot know."""
    _require_whole(K)
    if isinstance(indices, Traced) or size_of(indices) == 0:
        return
    _require_range(*range_of(indices), n)


def _require_range(low: int, high: int, n: int) -> None:
    if low < -n or high >= n:
        wrong = low if low < -n else high
        raise CallError(f"index {wrong} is not in an axis of {n} elements. Fix: pass {-n} to {n - 1}.")


def has_table(x: Any, bins: int) -> bool:
    """True if workgroups count so many bins in shared memory on the device of x."""
    return bins <= choose.BINS and has_lanes(x) and _row_bytes(bins) <= capabilities(x).shared_bytes


def _rows(bins: int) -> int:
    return max(256, 1 << (bins - 1).bit_length())


def _row_bytes(bins: int) -> int:
    """The bytes of a column of a table, with the row of what is not counted."""
    return (_rows(bins) + 1) * i32.itemsize


def table_of(x: Any, T: DType, bins: int) -> dict[str, int]:
    """The table of each workgroup that counts the elements of x, and the elements of an invocation.

    Each takes few different numbers, since kernels are compiled for every one.
    """
    n, each = size_of(x), 16 // T.itemsize
    most = n // (choose.GROUP * each * LEAST_GROUPS)
    rounds = next((rounds for rounds in ROUNDS if rounds <= most), 4)
    groups = -(-n // (choose.GROUP * each * rounds))
    columns = min(TABLE_BYTES, capabilities(x).shared_bytes) // _row_bytes(bins)
    columns = min(choose.LANES, 1 << (columns.bit_length() - 1))
    ahead = max(1, AHEAD // each)
    return {
        "columns": columns, "size": _rows(bins), "rounds": rounds, "each": each, "ahead": ahead,
        "groups": groups,
    }  # fmt: skip


def counts_of(x: Any, T: DType, bins: int) -> Any:
    """The number of times that each value below `bins` occurs in a vector."""
    n = size_of(x)
    if n == 0 or bins == 0:
        return constant(x, n=bins, value=0, R=i64)
    if has_lanes(x):
        counts = constant(x, n=bins, value=0, R=i64)
        if has_table(x, bins):
            W = u64 if T.bits == 64 else u32
            choose.group_bins(x, counts, bins=bins, T=T, W=W, **table_of(x, T, bins))
        else:
            choose.global_bins.over(n)(x, y=counts, bins=bins, T=T)
        return counts
    is_small = bins < choose.BINS
    chunks = max(1, min(CHUNKS, n // (4 * bins), n >> 16))
    chunk = -(-n // chunks)
    tables = choose.chunk_bins(
        x, m=chunks * bins, bins=bins, chunk=chunk, T=T, is_small=is_small, groups=chunks
    )
    return fold(tables, SUM, (1, chunks, bins), i32)


@recorded
def searchsorted(x: Any, v: Any, *, side: str = "left") -> Any:
    """The index in a sorted vector before (side="right": after) the elements equal to each value, as i64."""
    x, v = taken("x", x), taken("v", v)
    T = type_of("x", x)
    if len(x.shape) != 1 or type_of("v", v) != T or side not in ("left", "right"):
        what = "searchsorted takes a vector, values of its type, and side='left' or 'right'"
        raise CallError(f"{what}. Fix: pass {short(side)} as one of these, and convert v to {T}.")
    shape = tuple(v.shape)
    if size_of(v) == 0 or size_of(x) == 0:
        return result_of_shape(constant(flat(v), n=size_of(v), value=0, R=i64), shape)
    A = u8 if T.kind == "bool" else T
    steps = size_of(x).bit_length()
    made = choose.searched(x, flat(v), steps=steps, T=T, A=A, is_right=side == "right")
    return result_of_shape(made, shape)


@recorded
def digitize(x: Any, edges: Any, *, right: bool = False) -> Any:
    """The number of edges, which are sorted, at or below each element; with `right` below it. As i64."""
    return searchsorted(edges, x, side="left" if right else "right")


@eager
def histogram(x: Any, bins: Any = 10, *, range: tuple[float, float] | None = None) -> tuple[Any, Any]:
    """The number of elements in each bin, as i64, and the edges of the bins: a number of bins of one width
    over a range (by default that of the elements), or an array of edges. The last bin has its upper edge.
    """
    x = taken("x", x)
    T, x = type_of("x", x), flat(x)
    if not isinstance(bins, int | np.integer):
        edges = taken("bins", bins)
        if type_of("bins", edges) != T:
            raise CallError(f"bins has dtype {edges.dtype}, and x {T}. Fix: pass edges of the type of x.")
        is_host = type(edges) is np.ndarray
        if len(edges.shape) != 1 or size_of(edges) < 2 or (is_host and not (edges[1:] >= edges[:-1]).all()):
            raise CallError(
                "the edges in bins are not ascending. Fix: pass at least two, in ascending order."
            )
        places = choose.edge_bins(searchsorted(edges, x, side="right"), x, edges) if size_of(x) else x
        return counts_of(places, type_of("x", places), size_of(edges) - 1), edges
    count = int(bins)
    low, high = range if range is not None else _range(x, T)
    if not 1 <= count < 1 << 31 or not -np.inf < low <= high < np.inf:
        raise CallError(
            f"bins is {bins} over {low} to {high}. Fix: pass 1 to 2^31 - 1 bins, and a finite range going up."
        )
    if low == high:
        low, high = low - 0.5, high + 0.5
    if not isinstance(x, Traced) and size_of(x) and has_table(x, count):
        scale, slack = _scale(low, high, count)
        if slack < 0.25:
            return _uniform_counts(x, count, float(low), float(high), scale, slack)
    made = np.linspace(low, high, count + 1, dtype=np.float64)
    edges = beside(x, made)
    places = choose.uniform_bins(x, edges, bins=count) if size_of(x) else x
    return counts_of(places, type_of("x", places), count), edges


def _scale(low: float, high: float, count: int) -> tuple[float, float]:
    """Bins per unit, and how far from a whole number of them an element's bin is certain; at least 0.25 where
    numbers of f64 are too coarse for bins of one width.
    """
    width = (float(high) - float(low)) / count
    if not 1e-300 < width < 1e300:
        return 0.0, 1.0
    return 1.0 / width, 2.0**-48 * (count + max(abs(low), abs(high)) / width)


@recorded
def _uniform_counts(
    x: Any, count: int, low: float, high: float, scale: float, slack: float
) -> tuple[Any, Any]:  # fmt: skip
    """The counts of bins of one width, and their edges."""
    T, step = type_of("x", x), (high - low) / count
    edges = choose.uniform_edges(x, m=count + 1, low=low, step=step, high=high, T=T)
    counts = constant(x, n=count, value=0, R=i64)
    C, named = _limits(T, low, high, scale, slack)
    choose.group_histogram(x, edges, counts, bins=count, T=T, C=C, **named, **table_of(x, T, count))
    return counts, edges


def _limits(T: DType, low: float, high: float, scale: float, slack: float) -> tuple[DType, dict[str, Any]]:
    """The type in which bins are computed, and the range and the scale in it: f32 where it has all elements,
    and leaves few of them uncertain.
    """
    wide = slack * 2.0**27
    is_near = wide < 2.0**-6 and 1e-30 < scale < 1e30 and max(-low, high) < 1e30
    if not is_near or not (T == f32 or T.bits < 32):
        return f64, {"low": low, "high": high, "scale": scale, "slack": slack}
    own_low, own_high = np.float32(low), np.float32(high)
    if own_low < low:
        own_low = np.nextafter(own_low, np.float32(np.inf))
    if own_high > high:
        own_high = np.nextafter(own_high, np.float32(-np.inf))
    return f32, {"low": own_low, "high": own_high, "scale": np.float32(scale), "slack": np.float32(wide)}


def _range(x: Any, T: DType) -> tuple[float, float]:
    require_eager("a histogram without a range", x)
    if size_of(x) == 0:
        return 0.0, 1.0
    low, high = range_of(x)
    if not np.isfinite([low, high]).all():
        raise CallError(f"x has elements from {low} to {high}. Fix: pass a finite range=....")
    return float(low), float(high)


def beside(x: Any, values: Any, R: DType = f64) -> Any:
    """An array of the host, of numbers of type R, in the library and on the device of x."""
    if type(x) is np.ndarray or isinstance(x, Traced):
        return values
    home = space_of({"x": x})
    if home is None:
        return like(x, values)
    return home.returned_as(home.copied(values, R)) if home.device else array(values)
