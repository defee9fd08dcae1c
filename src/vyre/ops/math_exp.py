"""exp, exp2, expm1 and the hyperbolic functions."""

from __future__ import annotations

from vyre.ops.math_text import (
    EXP,
    EXP2,
    Coefficients,
    Format,
    for_each,
    horner,
    power_of_two,
    two_powers,
    whole,
    with_sign,
)
from vyre.ops.row import OpRow, same

# Beyond these exp(x) and 2**x overflow or round to zero; clamped here, n stays small. (low, high)
_EXP_ENDS = {"f32": (-104.0, 89.0), "f64": (-746.0, 710.0)}
_EXP2_ENDS = {"f32": (-151.0, 128.0), "f64": (-1076.0, 1024.0)}
# Below it expm1 is -1; beyond the second sinh and cosh overflow; beyond the third tanh is 1.
_FLAT = {"f32": (-18.0, 90.0, 10.0), "f64": (-38.0, 711.0, 20.0)}

# (sinh(a) - a) / a**3 in a**2, for a <= 1; relative error of sinh: 2**-31.5, 2**-61.8
_SINH: Coefficients = {
    "f32": (0.16666667, 0.008333311, 0.00019842635, 2.7839255e-06),
    "f64": (
        0.16666666666666669, 0.008333333333332915, 0.0001984126984158925, 2.755731910848254e-06,
        2.5052130675954067e-08, 1.6056687091870568e-10, 7.775690679545915e-13,
    ),
}  # fmt: skip

# (tanh(a) - a) / a**3 in a**2, for a <= 5/8; relative error of tanh: 2**-27.7, 2**-56.3
_TANH: Coefficients = {
    "f32": (-0.3333329, 0.13331605, -0.053751193, 0.02067189, -0.005737888),
    "f64": (
        -0.33333333333333065, 0.13333333333282443, -0.05396825393871237, 0.021869487717368602,
        -0.008863222587768704, 0.0035920003848125166, -0.001455010239331453, 0.0005864687130180029,
        -0.00022884564769011628, 7.74397544105006e-05, -1.6206907551084404e-05,
    ),
}  # fmt: skip


def _held(low: float, high: float) -> str:
    """Lines that set c to x clamped to the ends; a NaN is kept, which min and max would drop."""
    return f"""    b = select(x < {low!r}, {low!r}, x)
    c = select(b > {high!r}, {high!r}, b)"""


def _exp(t: Format) -> str:
    return f"""{two_powers(t)}
def exp(x):
{_held(*_EXP_ENDS[t.name])}
    n, s, rest = powers(c, {t.log2e[0]!r})
    r = fma(n, {-t.ln2[1]!r}, fma(n, {-t.ln2[0]!r}, c))
{horner("p", "r", (1.0, 1.0, *EXP[t.name]))}
    return p * s * rest
"""


def _exp2(t: Format) -> str:
    return f"""{two_powers(t)}
def exp2(x):
{_held(*_EXP2_ENDS[t.name])}
    n, s, rest = powers(c, 1.0)
    r = c - n
{horner("p", "r", (1.0, *EXP2[t.name]))}
    return p * s * rest
"""


def _expm1(t: Format) -> str:
    """exp(x) - 1 = 2**n * (r + low) + (2**n - 1), halved so that 2**n itself cannot overflow."""
    return f"""{power_of_two(t)}{whole(t)}
def expm1(x):
{_held(_FLAT[t.name][0], _EXP_ENDS[t.name][1])}
    n, count = whole(c, {t.log2e[0]!r})
    near = fma(n, {-t.ln2[0]!r}, c)
    r = fma(n, {-t.ln2[1]!r}, near)
    tail = fma(n, {-t.ln2[1]!r}, near - r)
{horner("p", "r", EXP[t.name])}
    low = fma(r * r, p, tail)
    s = power(count - 1)
    y = fma(s, low, fma(s, r, s - 0.5)) * 2.0
    return select(abs(x) < {t.small!r}, x, y)
"""


def _half_exp(t: Format) -> str:
    """Lines that set e to exp(a) / 2, which is finite wherever sinh and cosh are, and inverse to 1 / e.

    2**n is lowered, and the polynomial lifted, so that it is normal. GPUs have a shorter way to the inverse
    of a number within bounds; where 1 / e is less than 2**-60, it is too small to change e. A power of two
    times the inverse is exact.
    """
    high, far = _FLAT[t.name][1], (t.bias + 1) // 2
    shift, lifted = t.shift - far, [c * 2.0 ** (far - 1) for c in (1.0, 1.0, *EXP[t.name])]
    return f"""    c = select(a > {high!r}, {high!r}, a)
    shifted = fma(c, {t.log2e[0]!r}, {shift!r})
    n = shifted - {shift!r}
    r = fma(n, {-t.ln2[1]!r}, fma(n, {-t.ln2[0]!r}, c))
{horner("p", "r", tuple(lifted))}
    e = p * from_bits({t.name}, bits(shifted, fast=True) << {t.fraction})
    inverse = 1.0 / clamp(select(e > {2.0**60!r}, {2.0**60!r}, e), 0.5, {2.0**60!r}, fast=True)"""


def _sinh(t: Format) -> str:
    return f"""
def sinh(x):
    a = abs(x)
    z = a * a
{horner("q", "z", _SINH[t.name])}
{_half_exp(t)}
    return copysign(select(a < 1.0, fma(a * z, q, a), fma(-0.25, inverse, e)), x)
"""


def _cosh(t: Format) -> str:
    return f"""
def cosh(x):
    a = abs(x)
{_half_exp(t)}
    return fma(0.25, inverse, e)
"""


def _tanh(t: Format) -> str:
    """1 - 2 / (exp(2 a) + 1), or a polynomial for small a."""
    high = _FLAT[t.name][2]
    doubled = [c * 2.0**power for power, c in enumerate((1.0, 1.0, *EXP[t.name]))]
    return f"""
def tanh(x):
    a = abs(x)
    z = a * a
{horner("q", "z", _TANH[t.name])}
    c = select(a > {high!r}, {high!r}, a)
    shifted = fma(c, {2 * t.log2e[0]!r}, {t.shift!r})
    n = shifted - {t.shift!r}
    r = fma(n, {-t.ln2[1] / 2!r}, fma(n, {-t.ln2[0] / 2!r}, c))
{horner("p", "r", tuple(doubled))}
    d = fma(p, from_bits({t.name}, bits(shifted, fast=True) << {t.fraction}), 1.0)
    large = fma(-2.0, 1.0 / clamp(d, 1.0, {2.0**60!r}, fast=True), 1.0)
    y = select(a < 0.625, fma(a * z, q, a), large)
    return {with_sign(t)}
"""


ROWS = (
    OpRow(
        "exp", 1, same("exp", "float"), "e to the power x.",
        expansion=for_each(_exp), ulp=2, wgsl_function="exp",
    ),
    OpRow(
        "exp2", 1, same("exp2", "float"), "2 to the power x.",
        expansion=for_each(_exp2), ulp=2, wgsl_function="exp2",
    ),
    OpRow(
        "expm1", 1, same("expm1", "float"), "exp(x) - 1, accurate near 0.",
        expansion=for_each(_expm1), ulp=2,
    ),
    OpRow(
        "sinh", 1, same("sinh", "float"), "The hyperbolic sine.",
        expansion=for_each(_sinh), ulp=2, wgsl_function="sinh",
    ),
    OpRow(
        "cosh", 1, same("cosh", "float"), "The hyperbolic cosine.",
        expansion=for_each(_cosh), ulp=2, wgsl_function="cosh",
    ),
    OpRow(
        "tanh", 1, same("tanh", "float"), "The hyperbolic tangent.",
        expansion=for_each(_tanh), ulp=2, wgsl_function="tanh",
    ),
)  # fmt: skip
