# mypy: ignore-errors
# The annotations of kernels are those of the kernel language, which mypy does not know.
"""Maps over flat arrays, which the planner computes where folds load."""

from __future__ import annotations

from vyre import Buf, Const, Out, dtype, exp, gid, i32, kernel, log


@kernel
def product(a: Buf[T, "n"], b: Buf[T, "n"], y: Out[T, "n"], T: Const[dtype]):
    y[gid()] = a[gid()] * b[gid()]


@kernel
def exp_from(x: Buf[T, "k"], most: Buf[T], y: Out[T, "k"], n: i32, inner: i32, T: Const[dtype]):
    """exp(x - most), with one `most` for the n elements of a row; infinite ones count as 0."""
    i = gid()
    top = most[i // (n * inner) * inner + i % inner]
    y[i] = exp(x[i] - (top if abs(top) < T(float("inf")) else T(0)))


@kernel
def log_above(total: Buf[T, "m"], most: Buf[T, "m"], y: Out[T, "m"], T: Const[dtype]):
    top = most[gid()]
    y[gid()] = log(total[gid()]) + (top if abs(top) < T(float("inf")) else T(0))
