"""Variances. They have a module of their own, as a first call loads what its module imports."""

from __future__ import annotations

from math import nan
from typing import Any

from vyre.ir.dtypes import DType
from vyre.ir.problem import CallError
from vyre.ir.spoken import short
from vyre.lib.arrays import has_lanes, result_of_shape, taken, type_of
from vyre.lib.calls import recorded
from vyre.lib.kernels.fold import GROUP
from vyre.lib.kernels.layout import constant
from vyre.lib.kernels.spread import spread_columns, spread_lanes, spread_tiles
from vyre.lib.reductions import Axis, float_of, form_of, together, wide_float


@recorded
def var(x: Any, *, axis: Axis = None, correction: float = 0.0, keepdims: bool = False) -> Any:
    """The variance along axes, in one pass: squares are divided by n - correction."""
    return _spread_of(x, axis, correction, keepdims, False)


@recorded
def std(x: Any, *, axis: Axis = None, correction: float = 0.0, keepdims: bool = False) -> Any:
    """The square root of the variance."""
    return _spread_of(x, axis, correction, keepdims, True)


def _spread_of(x: Any, axis: Axis, correction: float, keepdims: bool, is_root: bool) -> Any:
    x = taken("x", x)
    T = type_of("x", x)
    try:
        less = float(correction)
    except (TypeError, ValueError):
        fix = "pass a number, 1 for the variance of a sample"
        raise CallError(f"correction is {short(correction)}. Fix: {fix}.") from None
    x, sizes, final = together(x, axis, keepdims)
    return result_of_shape(fold_spread(x, sizes, T, less, is_root), final)


def fold_spread(x: Any, sizes: tuple[int, int, int], T: DType, correction: float, is_root: bool) -> Any:
    """A flat array of the variances along n of (outer, n, inner): means and squares by tiles."""
    outer, n, inner = sizes
    A, R = wide_float(T), float_of(T)
    if n == 0 or outer * inner == 0:
        return constant(x, n=outer * inner, value=nan, R=R)
    count, each, squares = n, 1, x
    while True:
        lanes, steps = form_of(n, inner)
        tiles = -(-n // (lanes * steps))
        named: dict[str, Any] = {
            "m": outer * tiles * inner, "n": n, "inner": inner, "tiles": tiles, "each": each, "count": count,
            "correction": correction, "T": T, "A": A, "R": R if tiles == 1 else A, "begins": each == 1,
            "ends": tiles == 1, "is_root": is_root,
        }  # fmt: skip
        if lanes == 1:
            x, squares = spread_columns(x, squares, **named)
        elif inner == 1 and not has_lanes(x):
            x, squares = spread_tiles(x, squares, groups=outer * tiles, **named)
        else:
            together = GROUP // lanes if inner == 1 else 1
            groups = -(-outer * tiles // together)
            x, squares = spread_lanes(
                x, squares, lanes=lanes, steps=steps, is_plain=inner == 1, groups=groups, **named
            )
        if tiles == 1:
            return squares
        n, T, each = tiles, A, each * lanes * steps
