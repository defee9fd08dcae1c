"""Reductions of whole arrays and along axes."""

from __future__ import annotations

import builtins
from collections.abc import Callable
from itertools import pairwise
from math import inf, nan
from typing import Any, NamedTuple

from vyre.front.template import Func
from vyre.ir.dtypes import DType, bool_, f32, f64, i32, i64, u8, u64
from vyre.ir.problem import CallError
from vyre.ir.spoken import short
from vyre.lib.arrays import (
    around,
    axes_of,
    axis_of,
    flat,
    has_lanes,
    require_float,
    require_numbers,
    reshaped,
    result_of_shape,
    size_of,
    taken,
    type_of,
)
from vyre.lib.calls import fused, recorded
from vyre.lib.kernels.fold import EACH, FEW, GROUP, LANES, STEPS, TILE, WIDE, dot_lanes, dot_tiles, folds
from vyre.lib.kernels.layout import constant
from vyre.lib.kernels.maps import exp_from, log_above, product
from vyre.lib.kernels.operations import (
    both,
    either,
    factor,
    greater,
    joined_factors,
    lesser,
    magnitude,
    mean_of,
    plus,
    product_of,
    root_of,
    same,
    square,
    times,
    total_of,
    truth,
)  # fmt: skip
from vyre.lib.kernels.stack import COLUMNS, STACK, stacked
from vyre.lib.permute import permute_dims

Number = bool | int | float
Axis = int | tuple[int, ...] | None


class Reduction(NamedTuple):
    """A fold: what it makes of elements, how it combines them, its neutral element, and how it ends."""

    first: Func
    op: Func
    last: Func
    neutral: Callable[[DType], Number]  # of the type that it folds in
    empty: Callable[[DType], Number] | None  # of no elements, if they have a result
    folded: Callable[[DType], DType]  # the type that it folds in
    result: Callable[[DType], DType]


def form_of(n: int, inner: int) -> tuple[int, int]:
    """The lanes that fold a tile of an axis of n elements, `inner` apart, and their steps: the order."""
    if n <= EACH or inner > GROUP // 2:
        return 1, EACH
    if inner == 1:
        return LANES, STEPS
    fitting = 1 << ((GROUP // inner).bit_length() - 1)
    return builtins.min(LANES if n <= LANES * EACH else GROUP, fitting), EACH


def fold(
    x: Any, reduction: Reduction, sizes: tuple[int, int, int], T: DType, *, count: int | None = None,
    apart: int | None = None,
) -> Any:  # fmt: skip
    """A flat array of (outer, inner) from a flat one of (outer, n, inner).

    With a `count`, the array holds the folded tiles of so many elements of the type T. The order is that of
    elements that lie `apart` elements apart, by default `inner`.
    """
    outer, n, inner = sizes
    A, R = reduction.folded(T), reduction.result(T)
    if n == 0 and outer * inner > 0 and reduction.empty is None:
        raise CallError("a minimum or maximum of no elements has no result. Fix: pass an axis with elements.")
    if n == 0 or outer * inner == 0:
        value = 0 if reduction.empty is None else reduction.empty(R)
        return constant(x, n=outer * inner, value=value, R=R)
    begins = count is None
    count, T = (n, T) if count is None else (count, A)
    while True:
        form = form_of(n, inner if apart is None else apart)
        is_stacked = form[0] == 1 and n > EACH and inner >= COLUMNS and has_lanes(x)  # two rounds at once
        tiles = -(-n // (STACK if is_stacked else form[0] * form[1]))
        made = R if tiles == 1 else A
        if is_stacked:
            x = _folded_stacks(x, reduction, (outer, n, inner), (T, A, made), count, begins, tiles == 1)
        else:
            x = fold_round(x, reduction, (outer, n, inner), form, (T, A, made), count, begins, tiles == 1)
        if tiles == 1:
            return x
        n, T, begins = tiles, A, False


def fold_round(
    x: Any, reduction: Reduction, sizes: tuple[int, int, int], form: tuple[int, int],
    types: tuple[DType, DType, DType], count: int, begins: bool, ends: bool,
) -> Any:  # fmt: skip
    """A flat array of (outer, tiles, inner) from a flat one of (outer, n, inner): one round of a fold.

    `types` are those of the elements, of the fold and of the result; `begins` and `ends` say whether the
    round is the first and the last one of a fold of `count` elements.
    """
    (outer, n, inner), (lanes, steps), (T, A, R) = sizes, form, types
    kernels = folds(reduction.first, reduction.op, reduction.last)
    keeps, finishes = reduction.first is same, reduction.last is total_of  # one code for all rounds
    tiles = -(-n // (lanes * steps))
    parts = outer * tiles
    named: dict[str, Any] = {
        "neutral": reduction.neutral(A), "count": count, "A": A, "T": T, "R": R, "begins": begins or keeps,
        "ends": ends or (finishes and R == A),
    }  # fmt: skip
    if lanes == 1 and inner == 1 and tiles == 1:
        is_few = parts <= FEW and not has_lanes(x)
        return (
            kernels.few(x, m=parts, n=n, groups=parts, **named)
            if is_few
            else kernels.rows(x, m=parts, n=n, **named)
        )
    if lanes == 1:
        named |= {"m": parts, "n": n, "inner": inner, "tiles": tiles}
        columns = reshaped(x, (outer, n, inner))
        if inner >= 2 * WIDE and inner % WIDE == 0 and n == count and not has_lanes(x):
            return flat(kernels.wide(columns, groups=(parts, inner // WIDE), **named))
        return flat(kernels.columns(columns, **named))
    if steps == STEPS:
        return folded_tiles(kernels, x, parts, n, tiles, named)
    if has_lanes(x):
        return kernels.lanes(
            x, m=parts * inner, n=n, inner=inner, tiles=tiles, lanes=lanes, steps=steps, is_plain=False,
            groups=parts, **named,
        )  # fmt: skip
    return _folded_strips(kernels, x, (parts, n, inner), tiles, lanes, begins, named)


def _folded_stacks(
    x: Any, reduction: Reduction, sizes: tuple[int, int, int], types: tuple[DType, DType, DType], count: int,
    begins: bool, ends: bool,
) -> Any:  # fmt: skip
    """As `fold_round`, two rounds of one lane in one launch."""
    (outer, n, inner), (T, A, R) = sizes, types
    tiles = -(-n // STACK)
    sums = stacked(reduction.first, reduction.op, reduction.last)(
        reshaped(x, sizes), outer=outer, tiles=tiles, inner=inner, neutral=reduction.neutral(A), count=count,
        T=T, A=A, R=R, begins=begins or reduction.first is same,
        ends=ends or (reduction.last is total_of and R == A), groups=(outer, tiles, -(-inner // COLUMNS)),
    )  # fmt: skip
    return flat(sums)


def folded_tiles(kernels: Any, x: Any, parts: int, n: int, tiles: int, named: dict[str, Any]) -> Any:
    """The folds of tiles of neighbours, of which each of the rows of n elements has some."""
    if not has_lanes(x):
        rows = reshaped(x, (parts // tiles, n))  # a map of rows is computed where a row is loaded
        return kernels.tiles(rows, m=parts, groups=parts, **named)
    return kernels.lanes(
        x, m=parts, n=n, inner=1, tiles=tiles, lanes=LANES, steps=STEPS, is_plain=True,
        groups=-(-parts * LANES // GROUP), **named,
    )  # fmt: skip


def _folded_strips(
    kernels: Any, x: Any, sizes: tuple[int, int, int], tiles: int, lanes: int, begins: bool,
    named: dict[str, Any],
) -> Any:  # fmt: skip
    """The folds of tiles on a device without lanes: what lanes fold, and then the lanes by halves."""
    parts, n, inner = sizes
    ending = {"count": named["count"], "A": named["A"], "R": named["R"], "ends": named["ends"]}
    x = kernels.strips(
        x, m=parts, width=lanes * inner, n=n * inner, tiles=tiles, neutral=named["neutral"], T=named["T"],
        A=named["A"], begins=begins,
    )  # fmt: skip
    while lanes > 1:
        lanes //= 2
        is_last = lanes == 1
        step = ending | ({} if is_last else {"R": named["A"], "ends": False})
        x = kernels.pairs(x, m=parts, half=lanes * inner, domain=(parts, lanes * inner), **step)
    return flat(x)


def reduced(name: str, x: Any, reduction: Reduction, axis: Any, keepdims: bool) -> Any:
    """The reduction of an array along axes: neighbouring axes at once, the last ones first."""
    x = taken(name, x)
    shape, T = tuple(x.shape), type_of(name, x)
    axes = axes_of(axis, len(shape))
    kept = tuple(1 if k in axes else size for k, size in enumerate(shape))
    final = kept if keepdims else tuple(size for k, size in enumerate(shape) if k not in axes)
    is_again = reduction.first is same or reduction.result(T).kind == "bool"  # a fold of folds is the fold
    if not is_again and _are_apart(axes):
        x, shape, axes = _beside_each_other(x, axes)
    x, last = flat(x), len(axes) - 1
    if not axes:
        x = fold(x, reduction, (size_of(x), 1, 1), T)
    while last >= 0:
        first = last
        while first > 0 and axes[first - 1] == axes[first] - 1:
            first -= 1
        x = fold(x, reduction, around(shape, axes[first], axes[last]), T)
        shape = (*shape[: axes[first]], *(1,) * (last - first + 1), *shape[axes[last] + 1 :])
        last, T = first - 1, reduction.result(T)
    return result_of_shape(x, final)


def _are_apart(axes: tuple[int, ...]) -> bool:
    return builtins.any(b - a != 1 for a, b in pairwise(axes))


def _beside_each_other(x: Any, axes: tuple[int, ...]) -> tuple[Any, tuple[int, ...], tuple[int, ...]]:
    """The array with these axes as its last ones, its shape, and which these are then."""
    rank = len(x.shape)
    x = permute_dims(x, (*(axis for axis in range(rank) if axis not in axes), *axes))
    return x, tuple(x.shape), tuple(range(rank - len(axes), rank))


def _sum_type(dtype: DType) -> DType:
    """The type of a sum: integers are added in 64 bits."""
    return dtype if dtype.is_float else u64 if dtype.kind == "uint" else i64


def _wide(dtype: DType) -> DType:
    return f32 if dtype.is_narrow else _sum_type(dtype)


def float_of(dtype: DType) -> DType:
    """The type of a mean."""
    return dtype if dtype.is_float else f64


def wide_float(dtype: DType) -> DType:
    return f32 if dtype.is_narrow else float_of(dtype)


def _itself(dtype: DType) -> DType:
    return dtype


def ordered(dtype: DType) -> DType:
    """The type in which elements are compared."""
    return u8 if dtype.kind == "bool" else dtype


def _always(value: Any) -> Callable[[DType], Any]:
    return lambda dtype: value


def _neutral_zero(dtype: DType) -> Number:
    """Zero: -0 for floats, so that the sum of -0 is -0."""
    return -0.0 if dtype.is_float else 0


def _highest(dtype: DType) -> Number:
    return inf if dtype.is_float else dtype.greatest


def _lowest(dtype: DType) -> Number:
    return -inf if dtype.is_float else dtype.least


ZERO, ONE = _always(0), _always(1)
SUM = Reduction(same, plus, total_of, _neutral_zero, ZERO, _wide, _sum_type)
PROD = Reduction(same, times, total_of, ONE, ONE, _wide, _sum_type)
# Exponents are kept apart where a word holds both: else lanes that overflow and underflow would give NaN.
FACTORS = Reduction(factor, joined_factors, product_of, _always(0x3F800000), ONE, _always(u64), _itself)
MIN = Reduction(same, lesser, total_of, _highest, None, ordered, _itself)
MAX = Reduction(same, greater, total_of, _lowest, None, ordered, _itself)
LEAST = Reduction(same, lesser, total_of, _highest, None, ordered, ordered)
GREATEST = Reduction(same, greater, total_of, _lowest, None, ordered, ordered)
MEAN = Reduction(same, plus, mean_of, _neutral_zero, _always(nan), wide_float, float_of)
ANY = Reduction(truth, either, total_of, ZERO, _always(False), _always(u8), _always(bool_))
ALL = Reduction(truth, both, total_of, ONE, _always(True), _always(u8), _always(bool_))
COUNT = Reduction(truth, plus, total_of, ZERO, ZERO, _always(i32), _always(i64))
NORM = Reduction(square, plus, root_of, _neutral_zero, ZERO, wide_float, float_of)
NORM_1 = Reduction(magnitude, plus, total_of, _neutral_zero, ZERO, wide_float, float_of)
NORM_MAX = Reduction(magnitude, greater, total_of, ZERO, ZERO, wide_float, float_of)
NORM_MIN = Reduction(magnitude, lesser, total_of, _highest, None, wide_float, float_of)
NORM_0 = Reduction(truth, plus, total_of, ZERO, ZERO, _always(i32), float_of)
NORMS = {2: NORM, 1: NORM_1, inf: NORM_MAX, -inf: NORM_MIN, 0: NORM_0}
NAMED = {"sum": SUM, "prod": PROD, "min": MIN, "max": MAX, "any": ANY, "all": ALL, "mean": MEAN}


@recorded
def sum(x: Any, *, axis: Axis = None, keepdims: bool = False) -> Any:
    """The sum along axes, or of all elements; integers and bools are added in 64 bits."""
    return reduced("x", x, SUM, axis, keepdims)


@recorded
def prod(x: Any, *, axis: Axis = None, keepdims: bool = False) -> Any:
    """The product along axes, or of all elements; integers and bools are multiplied in 64 bits.

    No product of f16, bf16 or f32 overflows or underflows before the last one.
    """
    return _reduced_by(PROD, x, axis, keepdims)


@recorded
def min(x: Any, *, axis: Axis = None, keepdims: bool = False) -> Any:
    """The least element along axes; NaN if one is NaN."""
    return reduced("x", x, MIN, axis, keepdims)


@recorded
def max(x: Any, *, axis: Axis = None, keepdims: bool = False) -> Any:
    """The greatest element along axes; NaN if one is NaN."""
    return reduced("x", x, MAX, axis, keepdims)


@recorded
def mean(x: Any, *, axis: Axis = None, keepdims: bool = False) -> Any:
    """The sum along axes divided by the number of elements; f64 for integers."""
    return reduced("x", x, MEAN, axis, keepdims)


@recorded
def any(x: Any, *, axis: Axis = None, keepdims: bool = False) -> Any:
    """True where an element along axes is not zero."""
    return reduced("x", x, ANY, axis, keepdims)


@recorded
def all(x: Any, *, axis: Axis = None, keepdims: bool = False) -> Any:
    """True where no element along axes is zero."""
    return reduced("x", x, ALL, axis, keepdims)


@recorded
def count_nonzero(x: Any, *, axis: Axis = None, keepdims: bool = False) -> Any:
    """The number of elements along axes that are not zero, as i64."""
    return reduced("x", x, COUNT, axis, keepdims)


@recorded
def norm(x: Any, *, axis: Axis = None, keepdims: bool = False, ord: float = 2) -> Any:
    """The vector norm along axes: ord is 2, 1, 0, inf or -inf."""
    if ord not in NORMS:
        raise CallError(f"ord is {short(ord)}. Fix: pass 2, 1, 0, inf or -inf.")
    return reduced("x", x, NORMS[ord], axis, keepdims)


@recorded
def reduce(
    x: Any, op: str | Func, neutral: Number | None = None, *, axis: Axis = None, keepdims: bool = False
) -> Any:
    """The fold along axes by an operation: the name of a reduction of this module, or a `@vyre.func` of two
    elements that is associative and commutative, with its neutral element.
    """
    return _reduced_by(reduction_of(op, neutral), x, axis, keepdims)


def _reduced_by(reduction: Reduction, x: Any, axis: Axis, keepdims: bool) -> Any:
    x = taken("x", x)
    T = type_of("x", x)
    is_narrow = T.is_float and T.itemsize <= 4
    return reduced("x", x, FACTORS if reduction is PROD and is_narrow else reduction, axis, keepdims)


def reduction_of(op: str | Func, neutral: Number | None) -> Reduction:
    """The reduction that a user names, or makes with a function."""
    if isinstance(op, Func):
        if neutral is None:
            raise CallError("a reduction by a function needs its neutral element. Fix: pass neutral=....")
        return Reduction(same, op, total_of, _always(neutral), _always(neutral), _itself, _itself)
    if not isinstance(op, str) or op not in NAMED:
        names = ", ".join(NAMED)
        raise CallError(f"op is {short(op)}. Fix: pass one of {names}, or a @vyre.func of two elements.")
    return NAMED[op]


@fused
def _dots(a: Any, b: Any, sizes: tuple[int, int, int], T: DType) -> Any:
    return fold(product(a, b), SUM, sizes, T)


@recorded
def dot(a: Any, b: Any) -> Any:
    """The sum of the products of two vectors; products are rounded, then added in the order of `sum`."""
    a, b = taken("a", a), taken("b", b)
    if len(a.shape) != 1:
        what = f"dot takes two vectors, and a has {len(a.shape)} axes"
        raise CallError(f"{what}. Fix: call vecdot for the last axis, or matmul.")
    return vecdot(a, b)


@recorded
def vecdot(a: Any, b: Any, *, axis: int = -1) -> Any:
    """The sums along an axis of the products of two arrays of one shape and type."""
    a, b = taken("a", a), taken("b", b)
    shape, T = tuple(a.shape), type_of("a", a)
    if tuple(b.shape) != shape or type_of("b", b) != T:
        what = f"a is {T} of shape {shape}, and b {type_of('b', b)} of shape {tuple(b.shape)}"
        raise CallError(f"{what}. Fix: pass arrays of one shape and type.")
    require_numbers(T)
    at = axis_of(axis, len(shape))
    outer, n, inner = sizes = around(shape, at, at)
    is_long = inner == 1 and n > EACH and outer > 0
    sums = _long_dots(flat(a), flat(b), outer, n, T) if is_long else _dots(flat(a), flat(b), sizes, T)
    return result_of_shape(sums, (*shape[:at], *shape[at + 1 :]))


def _long_dots(a: Any, b: Any, outer: int, n: int, T: DType) -> Any:
    """The first round multiplies as it loads; the others are those of a sum."""
    tiles, A, lanes = -(-n // TILE), SUM.folded(T), has_lanes(a)
    parts = outer * tiles
    named = {"m": parts, "neutral": SUM.neutral(A), "A": A}
    if lanes:
        sums = dot_lanes(a, b, n=n, tiles=tiles, groups=-(-parts * LANES // GROUP), **named)
    else:
        sums = dot_tiles(reshaped(a, (outer, n)), reshaped(b, (outer, n)), groups=parts, **named)
    return fold(sums, SUM, (outer, tiles, 1), T, count=n)


@fused
def _logsumexp(x: Any, sizes: tuple[int, int, int], T: DType) -> Any:
    _, n, inner = sizes
    most = fold(x, MAX, sizes, T)
    lifted = exp_from(x, most, n=n, inner=inner)
    return log_above(fold(lifted, SUM, sizes, T), most)


@recorded
def logsumexp(x: Any, *, axis: Axis = None, keepdims: bool = False) -> Any:
    """log(sum(exp(x))) along axes, without overflow; floats only."""
    x = taken("x", x)
    T = type_of("x", x)
    require_float("x", T)
    x, sizes, final = together(x, axis, keepdims)
    if sizes[1] == 0:
        return result_of_shape(constant(x, n=sizes[0] * sizes[2], value=-inf, R=T), final)
    return result_of_shape(_logsumexp(x, sizes, T), final)


def together(x: Any, axis: Axis, keepdims: bool) -> tuple[Any, tuple[int, int, int], tuple[int, ...]]:
    """A flat array of (outer, n, inner), these sizes, and the shape of a result along n."""
    shape = tuple(x.shape)
    axes = axes_of(axis, len(shape))
    kept = tuple(1 if k in axes else size for k, size in enumerate(shape))
    final = kept if keepdims else tuple(size for k, size in enumerate(shape) if k not in axes)
    if _are_apart(axes):
        x, shape, axes = _beside_each_other(x, axes)
    first, last = (axes[0], axes[-1]) if axes else (len(shape), len(shape) - 1)
    return flat(x), around(shape, first, last), final
