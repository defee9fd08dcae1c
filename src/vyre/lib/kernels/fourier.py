# mypy: ignore-errors
# The annotations of kernels are those of the kernel language, which mypy does not know.
"""Passes of Fourier transforms: Stockham's form, one butterfly of some radix for each invocation.

A complex number is two neighbours of the last axis. A pass of radix r joins transforms of length `done` into
transforms of length r * done: it takes r elements n / r apart, turns element t by t * k / (r * done) of a
full turn, where k is the place in the transform, and stores their transform with a stride of `done`.
"""

from __future__ import annotations

import math
from functools import cache

from vyre import (
    Buf,
    Const,
    InOut,
    Out,
    barrier,
    cos,
    dtype,
    f64,
    fma,
    func,
    gid,
    i32,
    i64,
    kernel,
    lid,
    local,
    shared,
    sin,
    unroll,
    wid,
)  # fmt: skip
from vyre.run.kernel import inside, total

HALF = math.sqrt(0.5)
TILE = 4096  # elements of a workgroup
COLUMN = 512  # elements of a column of a transform that is longer than a tile
THREADS, ELEMENTS = 512, 16  # of a workgroup, and elements of each of them, at most


@func
def root(k, n):
    """exp(-2 pi i k / n) in f64, for 0 <= k < n: the angle is brought below an eighth of a turn exactly."""
    eighth = 8 * k // n  # 0 to 7
    rest = 8 * k - eighth * n  # of n: the angle beyond it, in eighths of a turn
    is_odd = eighth % 2 == 1
    angle = f64(n - rest if is_odd else rest) / f64(n) * (math.pi / 4)
    c, s = cos(angle), sin(angle)
    along, across = (s, c) if is_swapped(eighth) else (c, s)
    return (-along if eighth >= 2 and eighth < 6 else along), (across if eighth >= 4 else -across)


@func
def is_swapped(eighth):
    return (eighth + 1) // 2 % 2 == 1


@total
@kernel
def roots(like: Buf[T, 3], y: Out[T, "m", 2], m: i32, n: i32, T: Const[dtype]):
    """The first m of n roots."""
    c, s = root(i64(gid()), i64(n))
    y[gid(), 0] = T(c)
    y[gid(), 1] = T(s)


@inside
@kernel
def pass_roots(y: InOut[T], base: i32, radix: i32, done: i32, T: Const[dtype]):
    """The turns of a pass on CPUs, from `base` on: real parts in the first half, imaginary ones in the
    second. Those of element t are together, so that neighbours load neighbours.
    """
    t, k = gid(0) + 1, gid(1)
    c, s = root(i64(t) * i64(k), i64(radix) * i64(done))
    at = base + gid(0) * done + k
    y[at] = T(c)
    y[at + len(y) // 2] = T(s)


@kernel
def pair_roots(y: InOut[T, 2], radix: i32, done: i32, T: Const[dtype]):
    """The turns of a pass on GPUs: that of element t at place k is at t * done + k."""
    t, k = gid() // done + 1, gid() % done
    c, s = root(i64(t) * i64(k), i64(radix) * i64(done))
    y[done + gid(), 0] = T(c)
    y[done + gid(), 1] = T(s)


@func
def butterfly_2(a, b, i, j):
    """The sum and the difference of two complex numbers, in place."""
    x, y = a[i] - a[j], b[i] - b[j]
    a[i], b[i] = a[i] + a[j], b[i] + b[j]
    a[j], b[j] = x, y


@func
def butterfly_4(a, b, i, j, k, m):
    """The transform of four; the result is in the order i, k, j, m."""
    butterfly_2(a, b, i, k)
    butterfly_2(a, b, j, m)
    butterfly_2(a, b, i, j)
    a[m], b[m] = b[m], -a[m]
    butterfly_2(a, b, k, m)


COSINES = tuple(tuple(math.cos(2 * math.pi * k / r) for k in range(r)) for r in range(1, 14))
SINES = tuple(tuple(-math.sin(2 * math.pi * k / r) for k in range(r)) for r in range(1, 14))
PLACES = tuple(
    {4: (0, 2, 1, 3), 8: (0, 4, 2, 6, 1, 5, 3, 7)}.get(r, tuple(range(r))) for r in range(14)
)  # of the elements of a transform


@func
def transform(a, b, o, R, T):
    """The transform of the R numbers from place o on; element t of it comes to place o + PLACES[R][t]."""
    if R == 2:
        butterfly_2(a, b, o, o + 1)
    elif R == 4:
        butterfly_4(a, b, o, o + 1, o + 2, o + 3)
    elif R == 8:
        for t in unroll(range(4)):
            butterfly_2(a, b, o + t, o + t + 4)
        x, y = a[o + 5], b[o + 5]
        a[o + 5], b[o + 5] = (x + y) * HALF, (y - x) * HALF
        x, y = a[o + 6], b[o + 6]
        a[o + 6], b[o + 6] = y, -x
        x, y = a[o + 7], b[o + 7]
        a[o + 7], b[o + 7] = (y - x) * HALF, -(x + y) * HALF
        butterfly_4(a, b, o, o + 1, o + 2, o + 3)
        butterfly_4(a, b, o + 4, o + 5, o + 6, o + 7)
    else:
        c = local(T, R)
        d = local(T, R)
        for u in unroll(range(R)):
            c[u] = a[o]
            d[u] = b[o]
            for t in unroll(range(1, R)):
                along, across = T(COSINES[R - 1][t * u % R]), T(SINES[R - 1][t * u % R])
                c[u] = fma(a[o + t], along, fma(-b[o + t], across, c[u]))
                d[u] = fma(a[o + t], across, fma(b[o + t], along, d[u]))
        for u in unroll(range(R)):
            a[o + u] = c[u]
            b[o + u] = d[u]


@func
def turned(re, im, c, s):
    return fma(re, c, -(im * s)), fma(re, s, im * c)


def invocations(radices: tuple[int, ...]) -> int:
    """The number of invocations that share a column: each has whole butterflies of every pass."""
    return math.gcd(*(math.prod(radices) // radix for radix in radices))


@cache
def tile_form(RADICES, ROWS, WIDE):
    """Several passes at once, for ROWS * WIDE columns at a time: WIDE neighbours each of ROWS transforms.

    Elements n / P apart, P the product of the radices, form a column. The passes of a column are those of a
    transform of P elements, with the turns of the whole transform. The first one loads from x, and the last
    one stores to y; between them, elements are exchanged through shared memory.
    """
    P = math.prod(RADICES)
    PASSES = len(RADICES)
    COLUMNS = ROWS * WIDE
    PLACES_OF_COLUMN = P + P // 8 if PASSES > 1 else 1
    DONE = tuple(math.prod(RADICES[:s]) for s in range(PASSES))  # before each pass, in a column
    DEEP = invocations(RADICES)

    @func
    def place(i):
        """The place of an element of a column: those that a radix is apart are in different banks."""
        return i + i // 8

    @func
    def load(a, b, x, parts, turns, row, block, k, column, s, is_inverse, is_first, T):
        """Take the operands of the butterflies of this invocation, and turn them."""
        for e in unroll(range(P // RADICES[s] // DEEP)):
            m = e * DEEP + lid(1)
            for t in unroll(range(RADICES[s])):
                i, o = m + t * (P // RADICES[s]), e * RADICES[s] + t
                if s == 0:
                    a[o], b[o] = x[row, i, block, k, 0], x[row, i, block, k, 1]
                    b[o] = -b[o] if is_inverse else b[o]
                else:
                    a[o], b[o] = parts[place(i), column, 0], parts[place(i), column, 1]
                if t > 0 and (s > 0 or not is_first):
                    at = t * DONE[s] + m % DONE[s]
                    a[o], b[o] = turned(a[o], b[o], turns[at, k, 0], turns[at, k, 1])

    @func
    def exchange(a, b, parts, column, s):
        for e in unroll(range(P // RADICES[s] // DEEP)):
            m = e * DEEP + lid(1)
            start = m // DONE[s] * (DONE[s] * RADICES[s]) + m % DONE[s]
            for t in unroll(range(RADICES[s])):
                o = e * RADICES[s] + PLACES[RADICES[s]][t]
                parts[place(start + t * DONE[s]), column, 0] = a[o]
                parts[place(start + t * DONE[s]), column, 1] = b[o]

    @func
    def store(a, b, y, row, block, k, s, is_inverse, scale):
        for e in unroll(range(P // RADICES[s] // DEEP)):
            m = e * DEEP + lid(1)
            for t in unroll(range(RADICES[s])):
                i, o = m + t * (P // RADICES[s]), e * RADICES[s] + PLACES[RADICES[s]][t]
                y[row, block, i, k, 0] = a[o] * scale
                y[row, block, i, k, 1] = -(b[o] * scale) if is_inverse else b[o] * scale

    @total
    @kernel(workgroup=(ROWS, DEEP, WIDE))
    def fourier_tiles(
        x: Buf[T, "q", P, "lead", "done", 2], turns: Buf[T, P, "done", 2],
        y: Out[T, "q", "lead", P, "done", 2], T: Const[dtype], is_inverse: Const[bool],
        is_first: Const[bool], scale: T,
    ):  # fmt: skip
        """Columns are neighbours along `lead` if this is the first, when `done`
        is 1, and along `done` else.
        """
        parts = shared(T, (PLACES_OF_COLUMN, COLUMNS, 2))
        row, column = wid(0) * ROWS + lid(0), lid(0) * WIDE + lid(2)
        block = wid(1) * WIDE + lid(2) if is_first else wid(1)
        k = 0 if is_first else wid(2) * WIDE + lid(2)
        a = local(T, P // DEEP)
        b = local(T, P // DEEP)
        for s in unroll(range(PASSES)):
            load(a, b, x, parts, turns, row, block, k, column, s, is_inverse, is_first, T)
            for e in unroll(range(P // RADICES[s] // DEEP)):
                transform(a, b, e * RADICES[s], RADICES[s], T)
            if s + 1 == PASSES:
                store(a, b, y, row, block, k, s, is_inverse, scale)
            else:
                if s > 0:
                    barrier()
                exchange(a, b, parts, column, s)
                barrier()

    return fourier_tiles


def starts_of_turns(radices: tuple[int, ...]) -> tuple[int, ...]:
    """The places where the turns of each pass start, and their number; the first pass has none."""
    starts, done = [0, 0], radices[0]
    for radix in radices[1:]:
        starts.append(starts[-1] + (radix - 1) * done)
        done *= radix
    return tuple(starts)


@cache
def lead_form(RADICES):
    """The first passes of a transform at once, an invocation for a column, for CPUs. Elements n / P apart, P
    the product of the radices, form a column: neighbours are in neighbouring lanes, whatever the pass.
    """
    P = math.prod(RADICES)
    DONE = tuple(math.prod(RADICES[:s]) for s in range(len(RADICES)))
    STARTS = starts_of_turns(RADICES)

    @func
    def lead(x, turns, a, b, q, j, T, is_inverse):
        """Set a and b to the real and imaginary parts of a column after these passes."""
        c = local(T, P)
        d = local(T, P)
        for m in range(P):
            a[m] = x[q, m, j, 0]
            b[m] = -x[q, m, j, 1] if is_inverse else x[q, m, j, 1]
        for s in unroll(range(len(RADICES))):
            R = RADICES[s]
            for m in range(P // R):
                e = local(T, R)
                f = local(T, R)
                for t in unroll(range(R)):
                    e[t], f[t] = a[m + t * (P // R)], b[m + t * (P // R)]
                    if s > 0 and t > 0:
                        at = STARTS[s] + (t - 1) * DONE[s] + m % DONE[s]
                        e[t], f[t] = turned(e[t], f[t], turns[at], turns[at + len(turns) // 2])
                transform(e, f, 0, R, T)
                start = (m - m % DONE[s]) * R + m % DONE[s]
                for t in unroll(range(R)):
                    c[start + t * DONE[s]], d[start + t * DONE[s]] = e[PLACES[R][t]], f[PLACES[R][t]]
            for m in range(P):
                a[m], b[m] = c[m], d[m]

    @inside
    @total
    @kernel
    def fourier_lead(
        x: Buf[T, 4], turns: Buf[T], y: Out[T, 2, "q", "apart", "size"], q: i32, apart: i32, size: i32,
        T: Const[dtype], is_inverse: Const[bool], is_across: Const[bool],
    ):  # fmt: skip
        row, j = (gid(1), gid(0)) if is_across else (gid(0), gid(1))
        a = local(T, P)
        b = local(T, P)
        lead(x, turns, a, b, row, j, T, is_inverse)
        for m in range(P):
            y[0, row, j, m] = a[m]
            y[1, row, j, m] = b[m]

    @inside
    @total
    @kernel
    def fourier_whole(
        x: Buf[T, 4], turns: Buf[T], y: Out[T, "q", "size", 2], q: i32, size: i32, T: Const[dtype],
        is_inverse: Const[bool], scale: T,
    ):  # fmt: skip
        a = local(T, P)
        b = local(T, P)
        lead(x, turns, a, b, gid(), 0, T, is_inverse)
        for m in range(P):
            y[gid(), m, 0] = a[m] * scale
            y[gid(), m, 1] = -(b[m] * scale) if is_inverse else b[m] * scale

    return fourier_lead, fourier_whole


@cache
def plane_form(R):
    """A pass of radix R after the first ones, for CPUs: real and imaginary parts lie apart, so that
    neighbours in memory are in neighbouring lanes.
    """

    @func
    def join(x, turns, base, a, b, T):
        q, block, k = gid(0), gid(1), gid(2)
        for t in unroll(range(R)):
            re, im = x[0, q, t, block, k], x[1, q, t, block, k]
            if t == 0:
                a[t], b[t] = re, im
            else:
                at = base + (t - 1) * x.shape[4] + k
                a[t], b[t] = turned(re, im, turns[at], turns[at + len(turns) // 2])
        transform(a, b, 0, R, T)

    @inside
    @total
    @kernel
    def fourier_planes(
        x: Buf[T, 5], turns: Buf[T], y: Out[T, 2, "q", "blocks", "radix", "done"], q: i32, blocks: i32,
        radix: i32, done: i32, base: i32, T: Const[dtype],
    ):  # fmt: skip
        a = local(T, R)
        b = local(T, R)
        join(x, turns, base, a, b, T)
        for t in unroll(range(R)):
            y[0, gid(0), gid(1), t, gid(2)] = a[PLACES[R][t]]
            y[1, gid(0), gid(1), t, gid(2)] = b[PLACES[R][t]]

    @inside
    @total
    @kernel
    def fourier_last(
        x: Buf[T, 5], turns: Buf[T], y: Out[T, "q", "radix", "done", 2], q: i32, radix: i32, done: i32,
        base: i32, T: Const[dtype], is_inverse: Const[bool], scale: T,
    ):  # fmt: skip
        a = local(T, R)
        b = local(T, R)
        join(x, turns, base, a, b, T)
        for t in unroll(range(R)):
            own = b[PLACES[R][t]] * scale
            y[gid(0), t, gid(2), 0] = a[PLACES[R][t]] * scale
            y[gid(0), t, gid(2), 1] = -own if is_inverse else own

    return fourier_planes, fourier_last


@inside
@total
@kernel
def halves_joined(x: Buf[T, "q", "h", 2], turns: Buf[T, 2], y: Out[T, "q", "m", 2], m: i32, T: Const[dtype]):
    """The transform of n real numbers from that of n / 2 complex ones, which are pairs of them."""
    q, k, h = gid(0), gid(1), x.shape[1]
    one, two = k % h, (h - k) % h
    even_re, even_im = (x[q, one, 0] + x[q, two, 0]) * T(0.5), (x[q, one, 1] - x[q, two, 1]) * T(0.5)
    odd_re, odd_im = (x[q, one, 1] + x[q, two, 1]) * T(0.5), (x[q, two, 0] - x[q, one, 0]) * T(0.5)
    re, im = turned(odd_re, odd_im, turns[k, 0], turns[k, 1])
    y[q, k, 0] = even_re + re
    y[q, k, 1] = even_im + im


@inside
@total
@kernel
def chirps(like: Buf[T, 3], y: Out[T, "n", 2], n: i32, T: Const[dtype]):
    """exp(-pi i k * k / n)."""
    k = i64(gid())
    c, s = root(k * k % (2 * i64(n)), 2 * i64(n))
    y[gid(), 0] = T(c)
    y[gid(), 1] = T(s)


@func
def times(a, b, c, d):
    """(a + b i) * (c + d i)."""
    return fma(a, c, -(b * d)), fma(a, d, b * c)


@inside
@total
@kernel
def spread_chirps(chirp: Buf[T, 2], y: Out[T, 1, "long", 2], long: i32, n: i32, T: Const[dtype]):
    """The conjugate chirps around 0, modulo `long`."""
    i = gid()
    k = min(i, long - i)
    y[0, i, 0] = chirp[k, 0] if k < n else T(0)
    y[0, i, 1] = -chirp[k, 1] if k < n else T(0)


@total
@kernel
def chirped(
    x: Buf[T, 3], chirp: Buf[T, 2], y: Out[T, "q", "long", 2], q: i32, long: i32, T: Const[dtype],
    is_inverse: Const[bool],
):  # fmt: skip
    """x times the chirps, then zeros."""
    p, i = gid(0), gid(1)
    im = -x[p, i, 1] if is_inverse else x[p, i, 1]
    c, s = times(x[p, i, 0], im, chirp[i, 0], chirp[i, 1])
    y[p, i, 0] = c if i < x.shape[1] else T(0)
    y[p, i, 1] = s if i < x.shape[1] else T(0)


@inside
@total
@kernel
def multiplied(x: Buf[T, "q", "n", 2], factor: Buf[T, 3], y: Out[T, "q", "n", 2], T: Const[dtype]):
    p, i = gid(0), gid(1)
    c, s = times(x[p, i, 0], x[p, i, 1], factor[0, i, 0], factor[0, i, 1])
    y[p, i, 0] = c
    y[p, i, 1] = s


@inside
@total
@kernel
def unchirped(
    x: Buf[T, 3], chirp: Buf[T, 2], y: Out[T, "q", "n", 2], q: i32, n: i32, T: Const[dtype],
    is_inverse: Const[bool], scale: T,
):  # fmt: skip
    p, i = gid(0), gid(1)
    c, s = times(x[p, i, 0], x[p, i, 1], chirp[i, 0], chirp[i, 1])
    y[p, i, 0] = c * scale
    y[p, i, 1] = -(s * scale) if is_inverse else s * scale


@inside
@total
@kernel
def with_zeros(x: Buf[T, "q", "n"], y: Out[T, "q", "n", 2], T: Const[dtype]):
    """Real numbers as complex ones."""
    y[gid(0), gid(1), 0] = x[gid(0), gid(1)]
    y[gid(0), gid(1), 1] = T(0)


@inside
@total
@kernel
def first_half(x: Buf[T, 3], y: Out[T, "q", "half", 2], q: i32, half: i32, T: Const[dtype]):
    for c in unroll(range(2)):
        y[gid(0), gid(1), c] = x[gid(0), gid(1), c]


@total
@kernel
def mirrored(x: Buf[T, 3], y: Out[T, "q", "n", 2], q: i32, n: i32, T: Const[dtype]):
    """The transform of real numbers from its first half: element n - k is the conjugate of element k."""
    k = gid(1)
    at = min(k, n - k)
    y[gid(0), k, 0] = x[gid(0), at, 0]
    is_real = k == 0 or 2 * k == n
    im = x[gid(0), at, 1]
    y[gid(0), k, 1] = T(0) if is_real else im if k == at else -im


@inside
@total
@kernel
def real_part(x: Buf[T, "q", "n", 2], y: Out[T, "q", "n"], T: Const[dtype]):
    y[gid(0), gid(1)] = x[gid(0), gid(1), 0]
