# mypy: ignore-errors
# The annotations of kernels are those of the kernel language, which mypy does not know.
"""Kernels that show what a device can do: a copy, limited by memory, and a loop, limited by arithmetic."""

from __future__ import annotations

from vyre import Buf, Const, Out, f32, fma, gid, kernel

CHAINS = 8  # independent sums, so that the latency of one operation does not count


@kernel
def copied(x: Buf[f32], y: Out[f32]):
    y[gid()] = x[gid()]


@kernel
def busy(x: Buf[f32], y: Out[f32], turns: Const[int]):
    """`turns * CHAINS` multiplications and as many additions."""
    a0, a1, a2, a3 = x[gid()], x[gid()] + 1.0, x[gid()] + 2.0, x[gid()] + 3.0
    a4, a5, a6, a7 = x[gid()] + 4.0, x[gid()] + 5.0, x[gid()] + 6.0, x[gid()] + 7.0
    for _ in range(turns):
        a0, a1 = fma(a0, f32(0.999), f32(0.1)), fma(a1, f32(0.999), f32(0.1))
        a2, a3 = fma(a2, f32(0.999), f32(0.1)), fma(a3, f32(0.999), f32(0.1))
        a4, a5 = fma(a4, f32(0.999), f32(0.1)), fma(a5, f32(0.999), f32(0.1))
        a6, a7 = fma(a6, f32(0.999), f32(0.1)), fma(a7, f32(0.999), f32(0.1))
    y[gid()] = a0 + a1 + a2 + a3 + a4 + a5 + a6 + a7
