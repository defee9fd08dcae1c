# mypy: ignore-errors
# The annotations of kernels are those of the kernel language, which mypy does not know.
"""Convolutions as products of matrices, and pooling: windows over up to three axes.

Kernels have the sizes of all three: an axis that is not there has one element.
"""

from __future__ import annotations

from functools import cache

from vyre import Buf, Const, Out, dtype, func, gid, i32, kernel, lid, local, unroll, wid
from vyre.lib.kernels.products import begin
from vyre.lib.kernels.tiles import plus_product
from vyre.run.kernel import once


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


@once
@kernel
def spaced(
    x: Buf[T, 4], y: Out[T, "rows", "p0", "p1", "step", "p2"], rows: i32, p0: i32, p1: i32, p2: i32,
    step: Const[int], pad0: i32, pad1: i32, pad2: i32, T: Const[dtype],
):  # fmt: skip
    """x between zeros, with the elements that lie `step` apart on the last axis beside each other."""
    a0, a1, a2 = gid(1) // p1, gid(1) % p1, gid(2)
    is_inside = within(a0 - pad0, x.shape[1]) and within(a1 - pad1, x.shape[2])
    is_inside = is_inside and within(a2 - pad2, x.shape[3])
    y[gid(0), a0, a1, a2 % step, a2 // step] = (
        x[gid(0), a0 - pad0, a1 - pad1, a2 - pad2] if is_inside else T(0)
    )


@cache
def line_form(WIDE):
    """Convolutions for devices whose workgroup is one thread: `rows` results of WIDE places along the last
    axis, by the order that the product with `windows` has. x is `spaced`, and the weight transposed, so that
    an element of it for each of the rows is beside the other.
    """

    @once
    @kernel(workgroup=(1, 1, WIDE))
    def by_lines(
        weight: Buf[T, 5], x: Buf[T, 5], y: Out[Y, "tall", "lines", "o2"], tall: i32, lines: i32, m: i32,
        tiles: i32, o1: i32, o2: i32, step0: i32, step1: i32, step2: Const[int], far0: Const[int],
        far1: Const[int], far2: Const[int], T: Const[dtype], A: Const[dtype], Y: Const[dtype],
        is_float: Const[bool], rows: Const[int],
    ):  # fmt: skip
        sums = local(A, rows)
        q, line, channels = wid(0) // tiles, wid(1), weight.shape[0]
        row = begin(wid(0) % tiles, rows, m)
        column = begin(wid(2), WIDE, o2) + lid(2)
        start0, start1 = line // o1 * step0, line % o1 * step1
        for c in range(channels):
            for d0 in range(weight.shape[1]):
                for d1 in range(weight.shape[2]):
                    for d2 in range(weight.shape[3]):
                        a0, a1 = start0 + d0 * far0, start1 + d1 * far1
                        at = column + d2 * far2 // step2
                        right = A(x[q * channels + c, a0, a1, d2 * far2 % step2, at])
                        for i in unroll(range(rows)):
                            left = A(weight[c, d0, d1, d2, row + i])
                            sums[i] = plus_product(left, right, sums[i], is_float)
        for i in unroll(range(rows)):
            y[q * m + row + i, line, column] = Y(sums[i])

    return by_lines


@func
def greater(v, folded):
    """The greater one, or NaN if one is."""
    return v if v > folded or v != v else folded


@once
@kernel
def pooled_lines(
    x: Buf[T, 2], y: Out[T, "tall", "lines", "o2"], tall: i32, lines: i32, s0: i32, s1: i32, s2: i32,
    k0: i32, k1: i32, k2: Const[int], o1: i32, o2: i32, step0: i32, step1: i32, step2: Const[int], pad0: i32,
    pad1: i32, pad2: i32, T: Const[dtype], A: Const[dtype], is_mean: Const[bool], lowest: A,
):  # fmt: skip
    """As `pooled`, where neighbours are neighbours of the last axis, whose windows all have k2 places: a
    place outside of x changes neither a sum nor a maximum.
    """
    start0, start1 = gid(1) // o1 * step0 - pad0, gid(1) % o1 * step1 - pad1
    start2 = gid(2) * step2 - pad2
    folded = A(0) if is_mean else lowest
    for d0 in range(max(0, -start0), min(k0, s0 - start0)):
        for d1 in range(max(0, -start1), min(k1, s1 - start1)):
            line = ((start0 + d0) * s1 + start1 + d1) * s2
            for d2 in range(k2):
                if within(start2 + d2, s2):
                    v = A(x[gid(0), line + start2 + d2])
                    folded = folded + v if is_mean else greater(v, folded)
    y[gid(0), gid(1), gid(2)] = T(folded / A(k0 * k1 * k2)) if is_mean else T(folded)


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
                folded = folded + v if is_mean else greater(v, folded)
    y[row, place] = T(folded / A(k0 * k1 * k2)) if is_mean else T(folded)


@kernel
def biased(x: Buf[T, "m", "n"], bias: Buf[T], y: Out[T, "m", "n"], T: Const[dtype]):
    y[gid(0), gid(1)] = x[gid(0), gid(1)] + bias[gid(0) % len(bias)]
