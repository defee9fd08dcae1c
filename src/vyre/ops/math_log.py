"""Logarithms and pow."""

from __future__ import annotations

from typing import Any

from vyre.ops.math_text import EXP2, F32, Coefficients, Format, binary_parts, for_each, horner, scaling, whole
from vyre.ops.row import CONSTANT_BITS, OpRow, TooLarge, same

# (log(1 + r) - r + r**2 / 2) / r**3, for 1 + r from sqrt(1/2) to sqrt(2); relative error of log: 2**-27.3
_LOG_F32 = (
    0.33333316, -0.2500081, 0.20002307, -0.16624571, 0.14180814, -0.13128202, 0.1288366, -0.07863321,
)  # fmt: skip

# log2(1 + r) / r - 1 on the same range; relative error of log2: 2**-27
_LOG2_F32 = (
    0.44269505, -0.7213475, 0.48089695, -0.36068514, 0.2886077, -0.23987333, 0.20416537, -0.18883866,
    0.18760319, -0.11636175,
)  # fmt: skip

# (log((1 + s) / (1 - s)) - 2 s) / s**3 in s**2, s = r / (2 + r) for the same r; relative error: 2**-58.4
_LOG_F64 = (
    0.6666666666666723, 0.39999999999472663, 0.28571428731728343, 0.2222219951994016, 0.181835204883642,
    0.15315069634558137, 0.14786553132126445,
)  # fmt: skip

# (atanh(s) - s - s**3 / 3) / s**5 in s**2, same s; relative error of atanh: 2**-36.7, 2**-73.0
_ATANH: Coefficients = {
    "f32": (0.20000072, 0.14273928, 0.11701856),
    "f64": (
        0.19999999999999998, 0.14285714285717513, 0.11111111109805803, 0.09090909324745816,
        0.07692285088820401, 0.06667929394540664, 0.05841626731696318, 0.05962389151062262,
    ),
}  # fmt: skip
_THIRD = {"f32": (0.33333334, -9.934108e-09), "f64": (0.3333333333333333, 1.850371707708594e-17)}


def _low_part(t: Format) -> str:
    """Lines that set `low` to log(1 + r) - r."""
    if t is F32:
        return f"""{horner("p", "r", (-0.5, *_LOG_F32))}
    low = r * r * p"""
    return f"""    s = r / (2.0 + r)
    z = s * s
{horner("p", "z", _LOG_F64)}
    h = 0.5 * r * r
    low = fma(s, fma(z, p, h), -h)"""


def _with_ends(t: Format) -> str:
    """The last lines: y, but -infinity at 0, NaN below; infinity and NaN stay. The bits of what is below,
    infinite or NaN are those of infinity or more.
    """
    return f"""    y = select(bits(x, fast=True) >= {t.infinite}, fma(x, {t.infinity}, {t.infinity}), y)
    return select(x == 0.0, -{t.infinity}, y)"""


def _log(t: Format) -> str:
    """In f32 the rest of ln(2) is left out: it is below 2**-27 of the result."""
    if t is F32:
        value = f"""{horner("p", "r", (-0.5, *_LOG_F32))}
    y = fma(k, {t.ln2[0]!r}, fma(r * r, p, r))"""
    else:
        value = f"""{_low_part(t)}
    y = fma(k, {t.ln2[0]!r}, r + fma(k, {t.ln2[1]!r}, low))"""
    return f"""{binary_parts(t)}
def log(x):
    m, k = split(x)
    r = m - 1.0
{value}
{_with_ends(t)}
"""


def _log2(t: Format) -> str:
    """log2(1 + r) = r * log2e + low * log2e; r * log2e in two parts for f64, in one polynomial for f32."""
    if t is F32:
        value = f"""{horner("p", "r", _LOG2_F32)}
    y = k + fma(r, p, r)"""
    else:
        value = f"""{_low_part(t)}
    high = r * {t.log2e[0]!r}
    rest = fma(r, {t.log2e[0]!r}, -high)
    rest = fma(r, {t.log2e[1]!r}, rest)
    y = k + (high + fma(low, {t.log2e[0]!r}, rest))"""
    return f"""{binary_parts(t)}
def log2(x):
    m, k = split(x)
    r = m - 1.0
{value}
{_with_ends(t)}
"""


def _log10(t: Format) -> str:
    """log10(1 + r) = r * log10e + low * log10e, the first product in two parts, and k * log10(2)."""
    return f"""{binary_parts(t)}
def log10(x):
    m, k = split(x)
    r = m - 1.0
{_low_part(t)}
    high = r * {t.log10e[0]!r}
    rest = fma(r, {t.log10e[0]!r}, -high)
    rest = fma(r, {t.log10e[1]!r}, rest)
    rest = fma(k, {t.log10_2[1]!r}, fma(low, {t.log10e[0]!r}, rest))
    y = fma(k, {t.log10_2[0]!r}, high + rest)
{_with_ends(t)}
"""


def _log1p(t: Format) -> str:
    """log1p: (1 + x) * 2**-k is near 1; r = x * 2**-k + (2**-k - 1) rounds once; s = 4 * 2**-k is normal."""
    four = (t.bias + 2) << t.fraction
    return f"""
def log1p(x):
    k = {t.signed}(bits(1.0 + x) - {t.root_half}) >> {t.fraction}
    s = from_bits({t.name}, {t.unsigned}({four} - (k << {t.fraction})))
    r = fma(x * 0.25, s, fma(s, 0.25, -1.0))
    e = {t.name}(k)
{_low_part(t)}
    y = fma(e, {t.ln2[0]!r}, r + fma(e, {t.ln2[1]!r}, low))
    y = select(abs(x) < {t.small!r}, x, y)
    outside = select(x == -1.0, -{t.infinity}, select(x < -1.0, {t.nan}, x))
    return select((x > -1.0) & (x < {t.infinity}), y, outside)
"""


def _log2_in_two(t: Format) -> str:
    """`log2_in_two(a)`: log2(a) = high + low with about 12 bits beyond the format, for a positive and finite.

    log2(m) = 2 / ln(2) * atanh(s); s, s**2, the term s**3 / 3 and their sums are carried in two parts.
    """
    third, scale = _THIRD[t.name], (2 * t.log2e[0], 2 * t.log2e[1])
    return f"""{binary_parts(t)}
def log2_in_two(a):
    m, k = split(a)
    f = m - 1.0
    g = clamp(m + 1.0, 1.0, 4.0, fast=True)
    inverse = 1.0 / g
    s = f * inverse
    s_low = (fma(-s, g, f) - s * (m - (g - 1.0))) * inverse
    z = s * s
    z_low = fma(s, s, -z) + 2.0 * s * s_low
{horner("q", "z", _ATANH[t.name])}
    w = z * q
    v = {third[0]!r} + w
    v_low = ({third[0]!r} - v) + w + {third[1]!r}
    u = z * v
    u_low = fma(z, v, -u) + fma(z, v_low, z_low * v)
    p = s * u
    p_low = fma(s, u, -p) + fma(s, u_low, s_low * u)
    h = s + p
    h_low = (s - h) + p + (s_low + p_low)
    b = h * {scale[0]!r}
    b_low = fma(h, {scale[0]!r}, -b) + fma(h, {scale[1]!r}, h_low * {scale[0]!r})
    high = k + b
    return high, (k - high) + b + b_low
"""


def _pow(t: Format) -> str:
    """2 ** (y * log2(abs(x))) with the sign and the special cases of C99 Annex F."""
    end = {"f32": 160.0, "f64": 1100.0}[t.name]  # beyond it 2**w overflows or is zero
    return f"""{scaling(t)}{whole(t)}{_log2_in_two(t)}
def pow(x, y):
    a = abs(x)
    high, low = log2_in_two(a)
    high = select(a == 0.0, -{t.infinity}, select(a < {t.infinity}, high, a))
    w = y * high
    w_low = fma(y, high, -w) + y * low
    w_low = select(abs(w) < {end!r}, w_low, 0.0)
    w = select(w > {end!r}, {end!r}, select(w < {-end!r}, {-end!r}, w))
    n, count = whole(w, 1.0)
    r = (w - n) + w_low
{horner("p", "r", (1.0, *EXP2[t.name]))}
    size = scale(p, count)
    size = select((a == 1.0) & (y == y), 1.0, size)
    half = y * 0.5
    odd = (floor(y) == y) & (floor(half) != half)
    signed = select(odd, copysign(size, x), size)
    value = select((x < 0.0) & (a < {t.infinity}) & (floor(y) != y), {t.nan}, signed)
    return select((y == 0.0) | (x == 1.0), 1.0, value)
"""


def _power(x: float, n: float) -> Any:
    """`x ** n` of Python's numbers; complex for a root of a negative one."""
    if isinstance(x, int) and isinstance(n, int) and x.bit_length() * n > CONSTANT_BITS:
        raise TooLarge
    return x**n


ROWS = (
    OpRow(
        "log", 1, same("log", "float"), "The natural logarithm.",
        expansion=for_each(_log), ulp=2, wgsl_function="log",
    ),
    OpRow(
        "log2", 1, same("log2", "float"), "The logarithm to base 2.",
        expansion=for_each(_log2), ulp=2, wgsl_function="log2",
    ),
    OpRow("log10", 1, same("log10", "float"), "The logarithm to base 10.", expansion=for_each(_log10), ulp=2),
    OpRow(
        "log1p", 1, same("log1p", "float"), "log(1 + x), accurate near 0.",
        expansion=for_each(_log1p), ulp=2,
    ),
    OpRow(
        "pow", 2, same("pow", "float"), "x to the power y.", expansion=for_each(_pow), ulp=4,
        wgsl_function="pow", number=_power, builtin=pow, aliases=("power",), repeats="mul",
    ),
)  # fmt: skip
