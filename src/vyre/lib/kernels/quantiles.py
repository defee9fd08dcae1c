# mypy: ignore-errors
# The annotations of kernels are those of the kernel language, which mypy does not know.
"""The selection of the elements around a quantile, and the quantile once they are sorted."""

from __future__ import annotations

from vyre import Buf, Const, InOut, Out, dtype, gid, i32, kernel
from vyre.lib.kernels.radix import key_of, lerp


@kernel
def between(x: Buf[T], y: InOut[R], at: i32, low: i32, high: i32, t: R, T: Const[dtype], R: Const[dtype]):
    """One quantile, between two elements."""
    y[at] = lerp(R(x[low]), R(x[high]), t)


@kernel
def digit_flags(
    x: Buf[T, "n"], y: Out[bool, "n"], shift: i32, first: i32, last: i32, top: K, flip: K, T: Const[dtype],
    K: Const[dtype], is_float: Const[bool], descending: Const[bool],
):  # fmt: skip
    """True where the leading digit of an element's key is from `first` to `last`."""
    digit = i32(key_of(x[gid()], K, top, flip, is_float, descending) >> K(shift))
    y[gid()] = digit >= first and digit <= last
