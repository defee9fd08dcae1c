# mypy: ignore-errors
# The annotations of kernels are those of the kernel language, which mypy does not know.
"""Variances in one pass: means, and sums of squares around them, in the order of folds.

In the first round a lane adds the distances of its elements from the first of them, and the squares of these;
from both come its mean and the squares around that. Later rounds join tiles of `each` numbers, the last of
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
    local,
    shared,
    sqrt,
    unroll,
    wid,
)  # fmt: skip
from vyre.lib.kernels.fold import AHEAD, EACH, GROUP, LANES, STEPS, TILE
from vyre.run.kernel import total

JOINED = 4  # parts that a lane loads before it joins them


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


@func
def centred(start, sums, squares, numbers, A):
    """The mean and the squares around it, from sums of distances from a start and of their squares."""
    mean = sums / A(max(numbers, 1))
    around = squares - sums * mean
    return start + mean, A(0) if around < A(0) else around


@func
def finished(squares, count, correction, A, R, is_root, ends):
    return R(ended(squares, count, correction, A, is_root)) if ends else R(squares)


@total
@kernel(workgroup=LANES)
def spread_tiles(
    x: Buf[T], s: Buf[T], mean: Out[A, "m"], y: Out[R, "m"], m: i32, n: i32, inner: i32, tiles: i32,
    each: i32, count: i32, correction: f64, T: Const[dtype], A: Const[dtype], R: Const[dtype],
    begins: Const[bool], ends: Const[bool], is_root: Const[bool],
):  # fmt: skip
    """Tiles of neighbours, a workgroup for each: for devices that run lanes as a vector."""
    means = shared(A, LANES)
    squares = shared(A, LANES)
    counts = shared(i32, LANES)
    tile = wid() % tiles
    base = wid() // tiles * n + tile * TILE + lid()
    left = n - tile * TILE
    rows = min(STEPS, left // LANES)
    has_more = rows < STEPS and rows * LANES + lid() < left
    own, total = A(0), A(0)
    numbers = 0
    if begins:
        numbers = rows + (1 if has_more else 0)
        start = A(x[base]) if numbers > 0 else A(0)
        for k in range(rows):
            d = A(x[base + k * LANES]) - start
            own += d
            total += d * d
        if has_more:
            d = A(x[base + rows * LANES]) - start
            own += d
            total += d * d
        own, total = centred(start, own, total, numbers, A)
    else:
        for k in range(rows + 1):
            j = k * LANES + lid()
            if j < left and k < STEPS:
                more = numbers_in(tile * TILE + j, each, count)
                own, total = joined(numbers, own, total, more, x[base + j - lid()], s[base + j - lid()], A)
                numbers += more
    means[lid()], squares[lid()] = own, total
    counts[lid()] = numbers
    half = LANES
    for _ in range(5):
        half = half // 2
        barrier()
        if lid() < half:
            at = lid() + half
            a, b = joined(counts[lid()], means[lid()], squares[lid()], counts[at], means[at], squares[at], A)
            means[lid()], squares[lid()] = a, b
            counts[lid()] += counts[at]
    if lid() == 0:
        mean[wid()] = means[0]
        y[wid()] = finished(squares[0], count, correction, A, R, is_root, ends)


@total
@kernel(workgroup=GROUP)
def spread_lanes(
    x: Buf[T], s: Buf[T], mean: Out[A, "m"], y: Out[R, "m"], m: i32, n: i32, inner: i32, tiles: i32,
    each: i32, count: i32, correction: f64, T: Const[dtype], A: Const[dtype], R: Const[dtype],
    lanes: Const[int], steps: Const[int], is_plain: Const[bool], begins: Const[bool], ends: Const[bool],
    is_root: Const[bool],
):  # fmt: skip
    """Lanes side by side; `is_plain`: inner is 1, and tiles share a workgroup."""
    means = shared(A, GROUP)
    squares = shared(A, GROUP)
    counts = shared(i32, GROUP)
    width = lanes if is_plain else lanes * inner
    part = wid() * (GROUP // lanes) + lid() // lanes if is_plain else wid()
    place = lid() % lanes if is_plain else lid()
    tile = part % tiles
    base = part // tiles * (n * inner) + tile * (steps * width)
    left = (n * inner if part * inner < m else 0) - tile * (steps * width)
    if place >= width:
        left = 0
    own, total = A(0), A(0)
    numbers = 0
    if begins:
        numbers = min(steps, max(0, (left - place + width - 1) // width))
        start = A(x[base + place]) if place < left else A(0)
        held = local(A, AHEAD)
        for k in range(0, steps, AHEAD):
            for u in unroll(range(AHEAD)):
                j = place + (k + u) * width
                held[u] = A(x[base + j]) - start if j < left else A(0)
            for u in unroll(range(AHEAD)):
                own += held[u]
                total += held[u] * held[u]
        own, total = centred(start, own, total, numbers, A)
    else:
        parts = local(A, JOINED)
        spreads = local(A, JOINED)
        for k in range(0, steps, JOINED):
            for u in unroll(range(JOINED)):
                j = place + (k + u) * width
                parts[u] = A(x[base + j]) if j < left else A(0)
                spreads[u] = A(s[base + j]) if j < left else A(0)
            for u in unroll(range(JOINED)):
                j = place + (k + u) * width
                if j < left:
                    more = numbers_in(tile * (steps * lanes) + j // inner, each, count)
                    own, total = joined(numbers, own, total, more, parts[u], spreads[u], A)
                    numbers += more
    means[lid()], squares[lid()] = own, total
    counts[lid()] = numbers
    for step in unroll(range(1, 9)):
        if lanes >> step > 0:
            barrier()
            half = (lanes >> step) * (1 if is_plain else inner)
            if place < half:
                at = lid() + half
                a, b = joined(
                    counts[lid()], means[lid()], squares[lid()], counts[at], means[at], squares[at], A
                )
                means[lid()], squares[lid()] = a, b
                counts[lid()] += counts[at]
    if place < inner and part * inner + place < m:
        mean[part * inner + place] = means[lid()]
        y[part * inner + place] = finished(squares[lid()], count, correction, A, R, is_root, ends)


@total
@kernel
def spread_columns(
    x: Buf[T], s: Buf[T], mean: Out[A, "m"], y: Out[R, "m"], m: i32, n: i32, inner: i32, tiles: i32,
    each: i32, count: i32, correction: f64, T: Const[dtype], A: Const[dtype], R: Const[dtype],
    begins: Const[bool], ends: Const[bool], is_root: Const[bool],
):  # fmt: skip
    """One lane: each invocation has a column of a tile."""
    part, column = gid() // inner, gid() % inner
    tile = part % tiles
    base = (part // tiles * n + tile * EACH) * inner + column
    rows = min(EACH, n - tile * EACH)
    own, total = A(0), A(0)
    numbers = 0
    if begins:
        start = A(x[base])
        for k in range(rows):
            d = A(x[base + k * inner]) - start
            own += d
            total += d * d
        own, total = centred(start, own, total, rows, A)
    else:
        for k in range(rows):
            more = numbers_in(tile * EACH + k, each, count)
            own, total = joined(numbers, own, total, more, x[base + k * inner], s[base + k * inner], A)
            numbers += more
    mean[gid()] = own
    y[gid()] = finished(total, count, correction, A, R, is_root, ends)
