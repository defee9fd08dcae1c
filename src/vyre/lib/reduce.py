"""Reductions: sum, ... of whole arrays and along axes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from vyre.front.template import Func
from vyre.ir.dtypes import DType, f32, i64, u64
from vyre.lib.arrays import around, axes_of, flat, given_back, taken, type_of
from vyre.lib.kernels.fold import EACH, GROUP, folds
from vyre.lib.kernels.layout import constant
from vyre.lib.kernels.operations import plus, same, total_of

Number = bool | int | float


@dataclass(frozen=True, slots=True)
class Reduction:
    """A fold: what it makes of elements, how it combines them, its neutral element, and how it ends."""

    first: Func
    op: Func
    last: Func
    neutral: Callable[[DType], Number]  # of the type that it folds in
    empty: Callable[[DType], Number] | None  # of no elements, if they have a result
    folded: Callable[[DType], DType]  # the type that it folds in
    result: Callable[[DType], DType]


def lanes_of(n: int, inner: int) -> int:
    """How many lanes fold an axis of n elements that lie `inner` elements apart; part of the order."""
    most = 1 if n <= EACH else 32 if n <= 32 * EACH else GROUP
    fitting = 1 << ((GROUP // inner).bit_length() - 1) if inner <= GROUP else 1
    return min(most, fitting)


def fold(x: Any, reduction: Reduction, sizes: tuple[int, int, int], T: DType) -> Any:
    """A flat array of (outer, inner) from a flat one of (outer, n, inner)."""
    outer, n, inner = sizes
    A, R = reduction.folded(T), reduction.result(T)
    if n == 0 or outer * inner == 0:
        value = 0 if reduction.empty is None else reduction.empty(R)
        return constant(x, n=outer * inner, value=value, R=R)
    kernels = folds(reduction.first, reduction.op, reduction.last)
    named = {"neutral": reduction.neutral(A), "count": n, "A": A}
    begins = True
    while True:
        lanes = lanes_of(n, inner)
        tiles = max(1, -(-n // (lanes * EACH)))
        parts = outer * tiles
        ends = tiles == 1
        named |= {"T": T, "R": R if ends else A, "begins": begins, "ends": ends}
        if lanes == GROUP and outer == 1:
            x = kernels.whole(x, m=parts, groups=parts, **named)
        elif lanes > 1:
            is_plain = inner == 1
            groups = -(-parts // (GROUP // lanes)) if is_plain else parts
            x = kernels.lanes(
                x, m=parts * inner, n=n, inner=inner, tiles=tiles, lanes=lanes, is_plain=is_plain,
                groups=groups, **named,
            )  # fmt: skip
        elif inner == 1 and tiles == 1:
            x = kernels.rows(x, m=parts, n=n, **named)
        else:
            x = flat(kernels.columns(x, m=parts, n=n, inner=inner, tiles=tiles, **named))
        if ends:
            return x
        n, T, begins = tiles, A, False


def reduced(name: str, x: Any, reduction: Reduction, axis: Any, keepdims: bool) -> Any:
    """The reduction of an array along axes: neighbouring axes at once, the last ones first."""
    x = taken(name, x)
    shape, T = tuple(x.shape), type_of(name, x)
    axes = axes_of(axis, len(shape))
    kept = tuple(1 if k in axes else size for k, size in enumerate(shape))
    final = kept if keepdims else tuple(size for k, size in enumerate(shape) if k not in axes)
    x, last = flat(x), len(axes) - 1
    while last >= 0:
        first = last
        while first > 0 and axes[first - 1] == axes[first] - 1:
            first -= 1
        x = fold(x, reduction, around(shape, axes[first], axes[last]), T)
        shape = (*shape[: axes[first]], *(1,) * (last - first + 1), *shape[axes[last] + 1 :])
        last, T = first - 1, reduction.result(T)
    return given_back(x, final)


def _sum_type(dtype: DType) -> DType:
    """The type of a sum: integers are added in 64 bits."""
    return dtype if dtype.is_float else u64 if dtype.kind == "uint" else i64


def _wide(dtype: DType) -> DType:
    return f32 if dtype.is_narrow else _sum_type(dtype)


def _zero(dtype: DType) -> Number:
    return 0


def _neutral_zero(dtype: DType) -> Number:
    """Zero: -0 for floats, so that the sum of -0 is -0."""
    return -0.0 if dtype.is_float else 0


SUM = Reduction(same, plus, total_of, _neutral_zero, _zero, _wide, _sum_type)


def sum(x: Any, *, axis: int | tuple[int, ...] | None = None, keepdims: bool = False) -> Any:
    """The sum along axes, or of all elements; integers and bools are added in 64 bits."""
    return reduced("x", x, SUM, axis, keepdims)
