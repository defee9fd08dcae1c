# mypy: ignore-errors
# The annotations of kernels are those of the kernel language, which mypy does not know.
"""Convolutions as products of matrices, and pooling: windows over up to three axes.

Kernels have the sizes of all three: an axis that is not there has one element.
"""

from __future__ import annotations

from vyre import Buf, Const, Out, dtype, func, gid, i32, kernel


@func
def within(at, size):
    return at >= 0 and at < size


@kernel
def windows(
    x: Buf[T, 2], y: Out[T, "tall", "wide"], tall: i32, wide: i32, deep: i32, channels: i32, s0: i32, s1: i32,
    s2: i32, k0: i32, k1: i32, k2: i32, o1: i32, o2: i32, step0: i32, step1: i32, step2: i32, pad0: i32,
    pad1: i32, pad2: i32, far0: i32, far1: i32, far2: i32, T: Const[dtype],
):  # fmt: skip
    """The windows of each result as columns: a row for each channel and place of the kernel."""
    row, place = gid(0), gid(1)
    q, k = row // deep, row % deep
    channel = k // (k0 * k1 * k2)
    a0 = place // (o1 * o2) * step0 + k // (k1 * k2) % k0 * far0 - pad0
    a1 = place // o2 % o1 * step1 + k // k2 % k1 * far1 - pad1
    a2 = place % o2 * step2 + k % k2 * far2 - pad2
    is_inside = within(a0, s0) and within(a1, s1) and within(a2, s2)
    y[row, place] = x[q * channels + channel, (a0 * s1 + a1) * s2 + a2] if is_inside else T(0)


@kernel
def pooled(
    x: Buf[T, 2], y: Out[T, "tall", "wide"], tall: i32, wide: i32, s0: i32, s1: i32, s2: i32, k0: i32,
    k1: i32, k2: i32, o1: i32, o2: i32, step0: i32, step1: i32, step2: i32, pad0: i32, pad1: i32, pad2: i32,
    T: Const[dtype], A: Const[dtype], is_mean: Const[bool], lowest: A,
):  # fmt: skip
    """The maximum or the mean of each window, in the order of its places; outside of x, means count zeros."""
    row, place = gid(0), gid(1)
    start0 = place // (o1 * o2) * step0 - pad0
    start1 = place // o2 % o1 * step1 - pad1
    start2 = place % o2 * step2 - pad2
    folded = A(0) if is_mean else lowest
    for d0 in range(max(0, -start0), min(k0, s0 - start0)):
        for d1 in range(max(0, -start1), min(k1, s1 - start1)):
            for d2 in range(max(0, -start2), min(k2, s2 - start2)):
                v = A(x[row, ((start0 + d0) * s1 + start1 + d1) * s2 + start2 + d2])
                if is_mean:
                    folded += v
                else:
                    folded = v if v > folded or v != v or folded != folded else folded
    y[row, place] = T(folded / A(k0 * k1 * k2)) if is_mean else T(folded)


@kernel
def biased(x: Buf[T, "m", "n"], bias: Buf[T], y: Out[T, "m", "n"], T: Const[dtype]):
    y[gid(0), gid(1)] = x[gid(0), gid(1)] + bias[gid(0) % len(bias)]
