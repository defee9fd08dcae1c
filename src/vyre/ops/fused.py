"""Fused multiply-add on NumPy arrays, rounded once, which NumPy lacks.

f32: the product is exact in f64, and the sum is rounded to odd before it is rounded to f32. f64: error-free
products and sums, the last addition rounded to odd (Boldo and Melquiond, "Emulation of FMA and correctly
rounded sums", 2008), where no part can overflow or underflow; integer arithmetic elsewhere.
"""

from __future__ import annotations

import math

import numpy as np

from vyre.ops.row import Array

# Exponents within which every partial result of the f64 algorithm is exact.
_SAFE_LOW, _SAFE_HIGH = -400, 400


def fused(a: Array, b: Array, c: Array) -> Array:
    """a * b + c rounded once, for f32 or f64 arrays that broadcast."""
    a, b, c = np.broadcast_arrays(a, b, c)
    return _fused_f64(a, b, c) if a.dtype == np.float64 else _fused_f32(a, b, c)


def _two_sum(a: Array, b: Array) -> tuple[Array, Array]:
    total = a + b
    back = total - a
    return total, (a - (total - back)) + (b - back)


def _to_odd(total: Array, error: Array) -> Array:
    """The sum `total + error` rounded to odd, `total` being the nearest double to it."""
    bits = np.asarray(total).view(np.int64)
    even = (error != 0) & ((bits & 1) == 0) & np.isfinite(error)
    grows = (error > 0) == (total > 0)
    return np.where(even, bits + np.where(grows, 1, -1), bits).view(np.float64)


def _fused_f32(a: Array, b: Array, c: Array) -> Array:
    product = a.astype(np.float64) * b.astype(np.float64)
    total, error = _two_sum(product, c.astype(np.float64))
    return _to_odd(total, error).astype(np.float32)


def _fused_f64(a: Array, b: Array, c: Array) -> Array:
    high, low = _two_product(a, b)
    mid, rest = _two_sum(c, low)
    top, tail = _two_sum(high, mid)
    bottom, lost = _two_sum(rest, tail)
    result = top + _to_odd(bottom, lost)
    exact = (a == 0) | (b == 0)
    result = np.where(exact, a * b + c, result)
    hard = (
        np.isfinite(a)
        & np.isfinite(b)
        & np.isfinite(c)
        & ~exact
        & ~(_calm(a) & _calm(b) & _calm(a * b) & (_calm(c) | (c == 0)))
    )
    finite = np.isfinite(a) & np.isfinite(b)
    # A finite product added to an infinite c does not matter, even if a * b alone would overflow.
    result = np.where(finite & np.isfinite(c), result, np.where(finite, c, a * b + c))
    if hard.any():
        result = result.copy()
        spots = zip(a[hard].tolist(), b[hard].tolist(), c[hard].tolist(), strict=True)
        result[hard] = [_whole_fma(x, y, z) for x, y, z in spots]
    return result


def _calm(x: Array) -> Array:
    size = np.abs(x)
    return (size > 2.0**_SAFE_LOW) & (size < 2.0**_SAFE_HIGH)


def _two_product(a: Array, b: Array) -> tuple[Array, Array]:
    product = a * b
    a_high, a_low = _split(a)
    b_high, b_low = _split(b)
    return product, ((a_high * b_high - product) + a_high * b_low + a_low * b_high) + a_low * b_low


def _split(x: Array) -> tuple[Array, Array]:
    scaled = x * 134217729.0  # 2^27 + 1: Veltkamp's constant for 53 bits
    high = scaled - (scaled - x)
    return high, x - high


def _whole_fma(a: float, b: float, c: float) -> float:
    """One fma of finite doubles in integer arithmetic."""
    (am, ad), (bm, bd), (cm, cd) = a.as_integer_ratio(), b.as_integer_ratio(), c.as_integer_ratio()
    numerator, denominator = am * bm * cd + cm * ad * bd, ad * bd * cd
    if numerator == 0:
        return a * b + c  # an exact zero: only the signs matter
    try:
        return numerator / denominator  # int / int rounds once, subnormals included
    except OverflowError:
        return math.inf if numerator > 0 else -math.inf
