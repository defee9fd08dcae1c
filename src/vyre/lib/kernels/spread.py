# mypy: ignore-errors
# The annotations of kernels are those of the kernel language, which mypy does not know.
"""Variances in one pass: means, and sums of squares around them, in the order of folds.

An element of the first round is (x, 0), of one number; later ones are tiles of `each` numbers, the last of
fewer. Two parts are joined as by Chan, Golub and LeVeque.
"""

from __future__ import annotations

from vyre import (
    Buf,
    Const,
    Out,
    barrier,
    dtype,
    f64,
    func,
    gid,
    i32,
    kernel,
    lid,
    shared,
    sqrt,
    unroll,
    wid,
)  # fmt: skip
from vyre.lib.kernels.fold import EACH, GROUP
from vyre.run.kernel import total


@func
def joined(n, mean, squares, other_n, other_mean, other_squares, A):
    """The mean and squares of two parts together, the second of which may be empty."""
    d = other_mean - mean
    share = A(other_n) / A(max(n + other_n, 1))
    return mean + d * share, squares + (other_squares + d * d * (A(n) * share))


@func
def numbers_in(tile, each, count):
    """The number of values that a tile of an earlier round has."""
    return max(0, min(each, count - tile * each))


@func
def ended(squares, count, correction, A, is_root):
    """The variance, or its root; NaN where no degree of freedom is left."""
    value = squares / A(max(f64(count) - correction, 0.0))
    return sqrt(value) if is_root else value


@total
@kernel(workgroup=GROUP)
def spread_lanes(
    x: Buf[T], s: Buf[T], mean: Out[A, "m"], y: Out[R, "m"], m: i32, n: i32, inner: i32, tiles: i32,
    each: i32, count: i32, correction: f64, T: Const[dtype], A: Const[dtype], R: Const[dtype],
    lanes: Const[int], begins: Const[bool], ends: Const[bool], is_root: Const[bool],
):  # fmt: skip
    means = shared(A, GROUP)
    squares = shared(A, GROUP)
    counts = shared(i32, GROUP)
    width = lanes * inner
    tile = wid() % tiles
    base = wid() // tiles * (n * inner) + tile * (EACH * width)
    left = n * inner - tile * (EACH * width)
    if lid() >= width:
        left = 0
    own, total = A(0), A(0)
    numbers = 0
    for k in range(EACH):
        j = lid() + k * width
        if j < left:
            if begins:
                d = A(x[base + j]) - own
                own += d * (A(1) / A(k + 1))
                total += d * d * (A(k) / A(k + 1))
                numbers += 1
            else:
                more = numbers_in(tile * (EACH * lanes) + j // inner, each, count)
                own, total = joined(numbers, own, total, more, x[base + j], s[base + j], A)
                numbers += more
    means[lid()], squares[lid()] = own, total
    counts[lid()] = numbers
    for step in unroll(range(1, 9)):
        if lanes >> step > 0:
            barrier()
            half = (lanes >> step) * inner
            if lid() < half:
                at = lid() + half
                a, b = joined(
                    counts[lid()], means[lid()], squares[lid()], counts[at], means[at], squares[at], A
                )
                means[lid()], squares[lid()] = a, b
                counts[lid()] += counts[at]
    if lid() < inner:
        mean[wid() * inner + lid()] = means[lid()]
        sq = squares[lid()]
        y[wid() * inner + lid()] = R(ended(sq, count, correction, A, is_root)) if ends else sq


@total
@kernel
def spread_columns(
    x: Buf[T], s: Buf[T], mean: Out[A, "m"], y: Out[R, "m"], m: i32, n: i32, inner: i32, tiles: i32,
    each: i32, count: i32, correction: f64, T: Const[dtype], A: Const[dtype], R: Const[dtype],
    begins: Const[bool], ends: Const[bool], is_root: Const[bool],
):  # fmt: skip
    part, column = gid() // inner, gid() % inner
    tile = part % tiles
    base = (part // tiles * n + tile * EACH) * inner + column
    own, total = A(0), A(0)
    numbers = 0
    for k in range(min(EACH, n - tile * EACH)):
        if begins:
            d = A(x[base + k * inner]) - own
            own += d * (A(1) / A(k + 1))
            total += d * d * (A(k) / A(k + 1))
            numbers += 1
        else:
            more = numbers_in(tile * EACH + k, each, count)
            own, total = joined(numbers, own, total, more, x[base + k * inner], s[base + k * inner], A)
            numbers += more
    mean[gid()] = own
    y[gid()] = R(ended(total, count, correction, A, is_root)) if ends else total
