# mypy: ignore-errors
# The annotations of kernels are those of the kernel language, which mypy does not know.
"""Arrays of a pipeline in another shape: maps that the planner inlines."""

from __future__ import annotations

from vyre import Buf, Const, Out, dtype, gid, i32, kernel


@kernel
def relaid_2(x: Buf[T, 2], y: Out[T, "n"], n: i32, cols: Const[int], T: Const[dtype]):
    """The elements of two axes as one."""
    y[gid()] = x[gid() // cols, gid() % cols]


@kernel
def relaid_3(x: Buf[T, 3], y: Out[T, "n"], n: i32, rows: Const[int], cols: Const[int], T: Const[dtype]):
    """The elements of three axes as one."""
    y[gid()] = x[gid() // (rows * cols), gid() // cols % rows, gid() % cols]


@kernel
def constant(x: Buf[T], y: Out[R, "n"], n: i32, value: R, T: Const[dtype], R: Const[dtype]):
    """An array of one value in the library and on the device of x."""
    y[gid()] = value
