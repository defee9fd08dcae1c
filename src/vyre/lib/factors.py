"""Triangular systems, and Cholesky and LU factors."""

from __future__ import annotations

from math import prod
from typing import Any

from vyre.ir.dtypes import DType, f32, f64, i32
from vyre.ir.problem import CallError
from vyre.lib.arrays import flat, has_lanes, reshaped, result_of_shape, taken, type_of
from vyre.lib.calls import recorded
from vyre.lib.kernels import factors as kernels
from vyre.lib.kernels.layout import constant

FEW_COLUMNS = 3  # of a right side, below which a vector has too few of them


@recorded
def solve_triangular(
    a: Any, b: Any, *, lower: bool = True, unit_diagonal: bool = False, transpose: bool = False
) -> Any:
    """x such that a @ x = b, for a triangle a: the lower one, or the upper one.

    `transpose`: a.T @ x = b, for the triangle of a that `lower` names. b is a vector, or has a column for
    each system.
    """
    a, b = taken("a", a), taken("b", b)
    T, batch, n = _square("a", a)
    rank = len(a.shape)
    is_vector = len(b.shape) == rank - 1
    shape = tuple(b.shape)
    full = (*shape, 1) if is_vector else shape
    if type_of("b", b) != T or full[:-1] != tuple(a.shape[:-1]):
        what = f"b has shape {shape} and dtype {type_of('b', b).name}, and a {tuple(a.shape)} and {T.name}"
        raise CallError(f"{what}. Fix: pass as many rows of that type as a has.")
    columns = full[-1]
    if batch * n * columns == 0:
        return b
    a = reshaped(a, (batch * n, n))
    x = kernels.copied(reshaped(b, (batch * n, columns)), T=T)
    is_lower = lower != transpose
    starts = range(0, n, kernels.BLOCK)
    named = {"n": n, "T": T, "is_lower": is_lower, "is_turned": transpose}
    for first in starts if is_lower else reversed(starts):
        kernels.solve_block(a, x, first=first, is_unit=unit_diagonal, domain=(batch, columns), **named)
        rest = n - first - kernels.BLOCK if is_lower else first
        if rest > 0 and columns <= FEW_COLUMNS and not has_lanes(a):
            groups = (batch, -(-rest // kernels.EACH), columns)
            kernels.update_column(a, x, first=first, groups=groups, **named)
        elif rest > 0:
            kernels.update_rows(a, x, first=first, domain=(batch, rest, columns), **named)
    return result_of_shape(x, shape)


@recorded
def cholesky(a: Any) -> Any:
    """The lower triangle l with l @ l.T = a, from the lower triangle of a; NaN where a is not positive."""
    a = taken("a", a)
    T, batch, n = _square("a", a)
    shape = tuple(a.shape)
    if batch * n == 0:
        return a
    x = kernels.copied(reshaped(a, (batch * n, n)), T=T)
    for first in range(0, n, kernels.BLOCK):
        kernels.cholesky_block(x, n=n, first=first, T=T, groups=batch)
        rest = n - first - kernels.BLOCK
        if rest > 0:
            kernels.cholesky_rows(x, n=n, first=first, T=T, groups=(batch, -(-rest // kernels.BLOCK)))
            kernels.cholesky_rest(x, n=n, first=first, T=T, domain=(batch, rest, rest))
    if n > kernels.BLOCK:
        kernels.cleared(x, n=n, T=T, domain=(batch, n, n))
    return result_of_shape(x, shape)


@recorded
def lu(a: Any) -> tuple[Any, Any]:
    """The factors of a with exchanged rows: l below the diagonal and u on and above it; and the exchanges.

    Row k was exchanged with row `pivots[k]`, for k = 0, 1, 2, ... in order.
    """
    a = taken("a", a)
    T, batch, n = _square("a", a)
    shape = tuple(a.shape)
    pivots = constant(flat(a), n=batch * n, value=0, R=i32)
    if batch * n == 0:
        return a, result_of_shape(pivots, shape[:-1])
    x, pivots = kernels.copied(reshaped(a, (batch * n, n)), T=T), reshaped(pivots, (batch, n))
    has_rows = not has_lanes(x)
    held = constant(flat(a), n=batch * n * kernels.BLOCK, value=0, R=T) if has_rows else None
    for first in range(0, n, kernels.BLOCK):
        if has_rows:
            rows = reshaped(held, (batch * n, kernels.BLOCK))
            kernels.lu_columns(x, pivots, rows, n=n, first=first, T=T, groups=batch)
        else:
            kernels.lu_block(x, pivots, n=n, first=first, T=T, groups=batch)
        others = n - min(kernels.BLOCK, n - first)
        if others > 0:
            kernels.exchange(x, pivots, n=n, first=first, T=T, is_held=has_rows, domain=(batch, others))
        rest = n - first - kernels.BLOCK
        if rest > 0:
            kernels.lu_rest(x, n=n, first=first, T=T, domain=(batch, rest, rest))
    return result_of_shape(x, shape), result_of_shape(pivots, shape[:-1])


def _square(name: str, a: Any) -> tuple[DType, int, int]:
    """The type of square matrices, their number, and their size."""
    T, shape = type_of(name, a), tuple(a.shape)
    if len(shape) < 2 or shape[-1] != shape[-2] or T not in (f32, f64):
        what = f"{name} has shape {shape} and dtype {T.name}"
        raise CallError(f"{what}. Fix: pass square matrices of f32 or f64.")
    return T, prod(shape[:-2]), shape[-1]
