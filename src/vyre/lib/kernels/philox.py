# mypy: ignore-errors
# The annotations of kernels are those of the kernel language, which mypy does not know.
"""Random numbers from counters: philox4x32 with 10 rounds (Salmon et al., SC 2011).

Block b of a sequence is philox(counter = (b, 0, attempt, stream), key = (seed, seed >> 32)), four words. One
invocation makes all elements of a block, so no element depends on how the work is divided.
"""

from __future__ import annotations

import math

from vyre import (
    Buf,
    Const,
    Out,
    cos,
    dtype,
    f32,
    f64,
    fma,
    func,
    gid,
    i32,
    i64,
    kernel,
    local,
    log,
    mulhi,
    sin,
    sqrt,
    u32,
    u64,
    unroll,
    while_,
)  # fmt: skip

MULTIPLIERS = (0xD2511F53, 0xCD9E8D57)
KEY_STEPS = (0x9E3779B9, 0xBB67AE85)
# Of pi t for |t| <= 1/4: 1 - pi**2 / 2 t**2 + ..., and pi t - pi**3 / 6 t**3 + ..., fitted to f32.
COSINE = (1.0, -4.934802055358887, 4.058703899383545, -1.33502197265625, 0.23138427734375)
SINE = (3.141592502593994, -5.167724132537842, 2.5503995418548584, -0.595703125)
ATTEMPTS = 128  # each is refused with a probability of less than 1/2


@func
def philox_words(c0, c1, c2, c3, k0, k1):
    """Four words of a counter of four words and a key of two."""
    for _ in range(10):
        high0, low0 = mulhi(c0, u32(MULTIPLIERS[0])), c0 * MULTIPLIERS[0]
        high1, low1 = mulhi(c2, u32(MULTIPLIERS[1])), c2 * MULTIPLIERS[1]
        c0, c1, c2, c3 = high1 ^ c1 ^ k0, low1, high0 ^ c3 ^ k1, low0
        k0 += KEY_STEPS[0]
        k1 += KEY_STEPS[1]
    return c0, c1, c2, c3


@func
def block(at, attempt, stream, seed):
    return philox_words(u32(at), u32(0), u32(attempt), stream, u32(seed), u32(seed >> 32))


@func
def long_block(at, attempt, stream, seed):
    """The words of a block in pairs, the lower half first."""
    a, b, c, d = block(at, attempt, stream, seed)
    return u64(a) | u64(b) << 32, u64(c) | u64(d) << 32


@kernel
def blocks(c: Buf[u32, "n", 4], key: Buf[u32, "n", 2], y: Out[u32, "n", 4]):
    i = gid()
    w = philox_words(c[i, 0], c[i, 1], c[i, 2], c[i, 3], key[i, 0], key[i, 1])
    for j in unroll(range(4)):
        y[i, j] = w[j]


@kernel
def words(y: Out[u32, "n"], n: i32, seed: u64, stream: u32):
    w = block(gid(), 0, stream, seed)
    for j in unroll(range(4)):
        y[4 * gid() + j] = w[j]


@kernel
def long_words(y: Out[u64, "n"], n: i32, seed: u64, stream: u32):
    w = long_block(gid(), 0, stream, seed)
    for j in unroll(range(2)):
        y[2 * gid() + j] = w[j]


@kernel
def uniforms(
    y: Out[f32, "n"], n: i32, seed: u64, stream: u32, low: f32, width: f32, is_unit: Const[bool]
):  # fmt: skip
    """Multiples of 2**-24 in [0, 1), scaled; `is_unit`: by 1, from 0."""
    w = block(gid(), 0, stream, seed)
    for j in unroll(range(4)):
        u = f32(w[j] >> 8) * 2.0**-24
        y[4 * gid() + j] = u if is_unit else low + u * width


@kernel
def long_uniforms(y: Out[f64, "n"], n: i32, seed: u64, stream: u32, low: f64, width: f64):
    """Multiples of 2**-53 in [0, 1), scaled."""
    w = long_block(gid(), 0, stream, seed)
    for j in unroll(range(2)):
        y[2 * gid() + j] = low + f64(w[j] >> 11) * 2.0**-53 * width


@func
def turned(w):
    """The cosine and the sine of w / 2**32 of a full turn, by polynomials on an eighth of a turn around the
    nearest quarter. The errors are at most 1.4e-7.
    """
    quarter = (w + (1 << 29)) >> 30
    t = f32(i32(w - (quarter << 30))) * 2.0**-31  # half turns, exact but for 24 bits
    s = t * t
    c = fma(fma(fma(fma(COSINE[4], s, COSINE[3]), s, COSINE[2]), s, COSINE[1]), s, COSINE[0])
    d = fma(t, SINE[0], fma(fma(SINE[3], s, SINE[2]), s, SINE[1]) * (t * s))
    is_odd = quarter & 1 == 1
    along, across = d if is_odd else c, c if is_odd else d
    return (
        -along if (quarter + 1) & 2 == 2 else along,
        -across if quarter & 2 == 2 else across,
    )


@kernel
def normals(y: Out[f32, "n"], n: i32, seed: u64, stream: u32, mean: f32, deviation: f32):
    """Box and Muller's pairs; the logarithm is of a number in (0, 1]."""
    w = block(gid(), 0, stream, seed)
    for j in unroll(range(2)):
        radius = deviation * sqrt(-2 * log(fma(f32(w[2 * j]), f32(2.0**-32), f32(2.0**-33))))
        c, s = turned(w[2 * j + 1])
        y[4 * gid() + 2 * j] = mean + radius * c
        y[4 * gid() + 2 * j + 1] = mean + radius * s


@kernel
def long_normals(y: Out[f64, "n"], n: i32, seed: u64, stream: u32, mean: f64, deviation: f64):
    a, b = long_block(gid(), 0, stream, seed)
    radius = deviation * sqrt(-2 * log(f64(a >> 11) * 2.0**-53 + 2.0**-54))
    angle = f64(i64(b)) * (math.pi * 2.0**-63)
    y[2 * gid()] = mean + radius * cos(angle)
    y[2 * gid() + 1] = mean + radius * sin(angle)


@func
def least_lower_half(w, width):
    """The least lower half of the products of four words with a width."""
    return min(min(w[0] * width, w[1] * width), min(w[2] * width, w[3] * width))


@kernel
def whole(
    y: Out[T, "n"], n: i32, seed: u64, stream: u32, low: u64, width: u64, refused: u32, T: Const[dtype]
):  # fmt: skip
    """low + one of `width` <= 2**32 numbers, each as likely: Lemire's product, drawn again if it is refused.

    Products whose lower half is below `refused` = 2**32 mod width would make some results likelier.
    """
    drawn, most = block(gid(), 0, stream, seed), u32(width)
    w = local(u32, 4)
    for j in unroll(range(4)):
        w[j] = drawn[j]
    if least_lower_half(w, most) < refused:  # seldom: vectors go around the loop
        for attempt in range(1, ATTEMPTS):
            again = block(gid(), attempt, stream, seed)
            for j in unroll(range(4)):
                w[j] = again[j] if w[j] * most < refused else w[j]
            if least_lower_half(w, most) >= refused:
                break
    for j in unroll(range(4)):
        y[4 * gid() + j] = T(low + u64(w[j] if most == u32(0) else mulhi(w[j], most)))


@kernel
def long_whole(
    y: Out[T, "n"], n: i32, seed: u64, stream: u32, low: u64, width: u64, refused: u64, T: Const[dtype]
):  # fmt: skip
    """The same for any width; 0 stands for 2**64."""
    a, b = long_block(gid(), 0, stream, seed)
    if min(a * width, b * width) < refused:
        for attempt in range(1, ATTEMPTS):
            c, d = long_block(gid(), attempt, stream, seed)
            a = c if a * width < refused else a
            b = d if b * width < refused else b
            if min(a * width, b * width) >= refused:
                break
    y[2 * gid()] = T(low + (a if width == 0 else mulhi(a, width)))
    y[2 * gid() + 1] = T(low + (b if width == 0 else mulhi(b, width)))


@kernel
def leading(x: Buf[T], y: Out[T, "n"], n: i32, T: Const[dtype]):
    y[gid()] = x[gid()]


@kernel
def places(sums: Buf[T], wanted: Buf[T, "n"], y: Out[i64, "n"], T: Const[dtype]):
    """The first sum that is more than each number; rounding may bring it to the last one."""
    low, high = 0, len(sums) - 1
    for _ in while_(low < high, most=32):
        middle = (low + high) // 2
        if sums[middle] > wanted[gid()]:
            high = middle
        else:
            low = middle + 1
    y[gid()] = i64(low)
