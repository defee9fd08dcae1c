# mypy: ignore-errors
# The annotations of kernels are those of the kernel language, which mypy does not know.
"""Arrays of one value."""

from __future__ import annotations

from vyre import Buf, Const, Out, dtype, gid, i32, kernel


@kernel
def constant(x: Buf[T], y: Out[R, "n"], n: i32, value: R, T: Const[dtype], R: Const[dtype]):
    """An array of one value in the library and on the device of x."""
    y[gid()] = value
