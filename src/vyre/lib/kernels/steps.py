# mypy: ignore-errors
# The annotations of kernels are those of the kernel language, which mypy does not know.
"""Matrix products of f16 and bf16 in steps of 16, as ops/matrix.py defines them, by plain arithmetic.

Operands are f32 with the exponents of the narrow numbers beside them. With E the largest exponent of a step,
a term is i32(a * b * 2^(25 - E)): all products and that by a power of two are exact where E is from -100 to
121, and the conversion is the cut. The elements of a lane where a step is not, or has a sum near the end of
i32, are computed again in f64, which holds everything.
"""

from __future__ import annotations

from functools import cache

from vyre import (
    Buf,
    Const,
    Out,
    abs,
    bits,
    dtype,
    f32,
    f64,
    from_bits,
    func,
    gid,
    i16,
    i32,
    i64,
    kernel,
    lid,
    local,
    max,
    min,
    u32,
    u64,
    unroll,
    wid,
)  # fmt: skip
from vyre.run.kernel import once

STEP = 16
NEVER, NONE, ALWAYS = -1000, -500, 5000  # exponents of 0, below those of products, and of inf and NaN


@kernel
def parts(
    x: Buf[T, 2], y: Out[f32, "tall", "deep"], e: Out[i16, "tall", "deep"], tall: i32, deep: i32,
    T: Const[dtype], fraction: Const[int], top: Const[int],
):  # fmt: skip
    """The numbers as f32, and their exponents; beyond the ends of rows they are 0."""
    y[gid(0), gid(1)], e[gid(0), gid(1)] = split(x[gid(0), gid(1)], fraction, top)


@kernel
def panels_of_parts(
    x: Buf[T, 2], y: Out[f32, "tall", "deep", "wide"], e: Out[i16, "tall", "deep", "wide"], tall: i32,
    deep: i32, wide: Const[int], each: i32, rows: i32, T: Const[dtype], fraction: Const[int], top: Const[int],
):  # fmt: skip
    """The same in panels of `wide` columns, `each` of them for a matrix."""
    p, k = gid(0), gid(1)
    value = T(0)
    if k < rows:
        value = x[p // each * rows + k, p % each * wide + gid(2)]
    y[p, k, gid(2)], e[p, k, gid(2)] = split(value, fraction, top)


@func
def split(value, fraction, top):
    word = i32(bits(value)) & (top << fraction | (1 << fraction) - 1)
    field = word >> fraction
    exponent = max(field, 1) - (top >> 1)
    exponent = ALWAYS if field == top else (NEVER if word == 0 else exponent)
    return f32(value), i16(exponent)


@func
def power(exponent):
    """2^exponent, as f32."""
    return from_bits(f32, u32(exponent + 127) << 23)


@func
def largest(most, c):
    """The exponent that a step is cut by; where c is 0 or subnormal it is below -100, and is not used."""
    return max(max(i32(most), -133), i32(bits(c, fast=True) >> 23 & 255) - 127)


@func
def exactly(af, ae, bf, be, first, panel, k, c):
    """A step in f64: all products, their cuts and the sum are exact there."""
    E = -133
    total = f64(c)
    for d in range(STEP):
        E = max(E, i32(ae[first, k + d]) + i32(be[panel, k + d, lid(1)]))
        total += f64(af[first, k + d]) * f64(bf[panel, k + d, lid(1)])
    own = i32(bits(c) >> 23 & 255)
    result = f32(total)
    if E < 2000 and own < 255:
        E = max(E, max(own, 1) - 127) if c != 0 else E
        scale = from_bits(f64, u64(1023 + 25 - E) << 52)
        cut = i64(f64(c) * scale)
        for d in range(STEP):
            cut += i64(f64(af[first, k + d]) * f64(bf[panel, k + d, lid(1)]) * scale)
        value = f64(cut) * from_bits(f64, u64(1023 - 25 + E) << 52)
        result = f32(value)
        if abs(f64(result)) > abs(value) and abs(value) < 2.0**128:  # rounded away from 0
            result = from_bits(f32, bits(result) - 1)
        result = f32(0) if result == 0 else result  # not -0
    return result


@cache
def step_form(rows, wide):
    """The kernel whose workgroups make `rows` rows of one panel of `wide` columns."""

    @once
    @kernel(workgroup=(1, wide))
    def by_steps(
        af: Buf[f32, 2], ae: Buf[i16, 2], bf: Buf[f32, 3], be: Buf[i16, 3], c: Out[Y, "tall", "n"],
        tall: i32, m: i32, n: i32, tiles: i32, each: i32, Y: Const[dtype], a_step: Const[int],
        b_step: Const[int],
    ):  # fmt: skip
        sums = local(f32, rows)
        most = local(i16, rows)
        total = local(i32, rows)
        scale = local(f32, rows)
        q = wid(0) // tiles
        row = wid(0) % tiles * rows
        first = q * m * a_step + row
        panel = q * (each * b_step) + wid(1)
        is_beyond = False
        for k in range(0, af.shape[1], STEP):
            for i in unroll(range(rows)):
                most[i] = i16(NONE)
                total[i] = 0
            for d in range(k, k + STEP):
                exponent = be[panel, d, lid(1)]
                for i in unroll(range(rows)):
                    most[i] = max(most[i], ae[first + i, d] + exponent)
            for i in unroll(range(rows)):
                E = largest(most[i], sums[i])
                scale[i] = power(25 - min(max(E, -100), 121))
            for d in range(k, k + STEP):
                right = bf[panel, d, lid(1)]
                for i in unroll(range(rows)):
                    total[i] += i32(af[first + i, d] * right * scale[i], fast=True)
            for i in unroll(range(rows)):
                E = largest(most[i], sums[i])
                held = min(max(E, -100), 121)
                is_outside = E != held and (E > 0 or most[i] > NONE or sums[i] != 0)
                is_beyond = is_beyond or is_outside or total[i] + (1 << 30) < 0
                cut = total[i] + i32(sums[i] * scale[i], fast=True)
                near = f32(cut)
                over = i32(near, fast=True) - cut
                away = 1 if over != 0 and (over ^ cut) >= 0 else 0
                sums[i] = from_bits(f32, bits(near, fast=True) - u32(away)) * power(held - 25)
        for i in unroll(range(rows)):
            if row + i < m:
                c[q * m + row + i, wid(1) * wide + lid(1)] = Y(sums[i])
        if is_beyond:
            for i in range(min(rows, m - row)):
                value = f32(0)
                for k in range(0, af.shape[1], STEP):
                    value = exactly(af, ae, bf, be, first + i, panel, k, value)
                c[q * m + row + i, wid(1) * wide + lid(1)] = Y(value)

    return by_steps
