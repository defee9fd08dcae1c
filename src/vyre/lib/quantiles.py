"""Medians and other quantiles: by sorting, or of a long vector by selecting what is around each."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from vyre.ir.dtypes import DType, f64
from vyre.ir.problem import CallError
from vyre.ir.spoken import short
from vyre.lib.arrays import axis_of, flat, has_lanes, result_of_shape, size_of, taken, type_of
from vyre.lib.calls import recorded
from vyre.lib.kernels import quantiles as kernels
from vyre.lib.kernels import radix
from vyre.lib.kernels.layout import constant
from vyre.lib.permute import moved_axis
from vyre.lib.radix_sorts import sort
from vyre.lib.selections import beside, is_packed, on_host, select
from vyre.lib.sorts import leading_counts, within_digits
from vyre.plan import record

LONG = 1 << 20  # elements of a vector that a GPU does not sort as a whole
ENOUGH = 1 << 17  # the same for a processor
SEVERAL = 8  # quantiles that are selected one by one


def median(x: Any, *, axis: int | None = None, keepdims: bool = False) -> Any:
    """The middle element along an axis, or the mean of the two in the middle; NaN if one is NaN."""
    return quantile(x, 0.5, axis=axis, keepdims=keepdims)


def quantile(x: Any, q: Any, *, axis: int | None = None, keepdims: bool = False) -> Any:
    """Quantiles along an axis, between neighbours where they fall between elements; f64 for integers."""
    x = taken("x", x)
    try:
        wanted = np.asarray(q, np.float64)
    except (TypeError, ValueError):
        wanted = np.full(1, np.nan)
    if not ((wanted >= 0) & (wanted <= 1)).all():
        raise CallError(f"q is {short(q)}. Fix: pass numbers from 0 to 1.")
    is_whole = axis is None or (len(x.shape) == 1 and axis_of(axis, 1) == 0)
    is_few = size_of(x) >= (LONG if has_lanes(x) else ENOUGH) and 0 < wanted.size <= SEVERAL
    is_able = record.current() is None and (is_packed(x) or not has_lanes(x))
    if is_whole and is_few and is_able:
        made = _selected(flat(x), wanted.reshape(-1))
        if made is not None:
            return result_of_shape(made, (*wanted.shape, *((1,) * len(x.shape) if keepdims else ())))
    return _sorted(x, q, axis=axis, keepdims=keepdims)


def _selected(x: Any, wanted: NDArray[np.float64]) -> Any:
    """Quantiles of a vector: for each, the elements of the same leading digits are selected and sorted.
    None if these are many, or if an element may be NaN.
    """
    T, n = type_of("x", x), size_of(x)
    counts = on_host(leading_counts(x, False))
    ends = np.cumsum(counts)
    places = wanted * float(n - 1)
    lows = np.minimum(places.astype(np.int64), n - 1)
    highs = np.minimum(lows + 1, n - 1)
    digits = np.searchsorted(ends, lows, side="right"), np.searchsorted(ends, highs, side="right")
    starts = ends[digits[0]] - counts[digits[0]]
    if (T.is_float and counts[-1]) or (ends[digits[1]] - starts).max() > n // 4:
        return None
    R = T if T.is_float else f64
    y = constant(x, n=wanted.size, value=0, R=R)
    for i, (place, low, high, start) in enumerate(zip(places, lows, highs, starts, strict=True)):
        first, last = int(digits[0][i]), int(digits[1][i])
        if has_lanes(x):
            count = int(ends[last] - start)
            around = sort(within_digits(x, (first, last), count, False, is_place=False))
        else:
            around = sort(select(x, kernels.digit_flags(x, first=first, last=last, **_digit(T))))
        kernels.between(
            around, y, at=i, low=int(low - start), high=int(high - start), t=float(place - low), T=T, R=R,
            domain=1,
        )  # fmt: skip
    return y


def _digit(T: DType) -> dict[str, Any]:
    """The arguments by which a kernel takes the leading digit of an element, as `leading_counts` does."""
    top = 1 << (T.bits - 1)
    return {
        "shift": T.bits - min(11, T.bits), "top": top, "flip": top if T.kind == "int" else 0, "T": T,
        "K": T.unsigned, "is_float": T.is_float, "descending": False,
    }  # fmt: skip


@recorded
def _sorted(x: Any, q: Any, *, axis: int | None, keepdims: bool) -> Any:
    T, shape = type_of("x", x), tuple(x.shape)
    wanted = np.asarray(q, np.float64)
    at = 0 if axis is None else axis_of(axis, len(shape))
    n = size_of(x) if axis is None else shape[at]
    if n == 0:
        raise CallError("a quantile of no elements has no result. Fix: pass an axis that has elements.")
    rows = flat(x) if axis is None else moved_axis(x, at, -1)
    outer = size_of(x) // n
    R = T if T.is_float else f64
    if outer and wanted.size == 1:
        made = radix.picked_one(flat(sort(rows)), at=wanted.item(), outer=outer, n=n, T=T, R=R)
    elif outer * wanted.size:
        made = radix.picked(
            flat(sort(rows)), beside(x, wanted.reshape(-1)), q=wanted.size, outer=outer, n=n, T=T, R=R
        )
    else:
        made = constant(flat(x), n=0, value=0, R=R)
    if axis is None:
        rest: tuple[int, ...] = (1,) * len(shape) if keepdims else ()
    else:
        rest = (*shape[:at], *((1,) if keepdims else ()), *shape[at + 1 :])
    return result_of_shape(made, (*wanted.shape, *rest))
