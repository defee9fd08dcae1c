"""asin, acos, atan and atan2."""

from __future__ import annotations

from vyre.ops.math_text import Coefficients, Format, for_each, horner
from vyre.ops.row import OpRow, same

# (asin(s) - s) / s**3 in s**2, for s <= 1/2; relative error of asin: 2**-27.5, 2**-59.7
_ASIN: Coefficients = {
    "f32": (0.16666746, 0.07495477, 0.04545307, 0.024248777, 0.042067625),
    "f64": (
        0.1666666666666671, 0.07499999999980782, 0.044642857167037794, 0.030381943011674226,
        0.02237220759441223, 0.01735172926281448, 0.013979559191949287, 0.011408290712813036,
        0.010732005623977098, 0.0038750444189955984, 0.02132519655246195, -0.020492228073518862,
        0.03233020671100328,
    ),
}  # fmt: skip

# (atan(t) - t) / t**3 in t**2, for t <= 1; error relative to t: 2**-28, 2**-56.7. The last coefficient of f32
# is moved by 8e-9, so that atan(1) is the nearest number to pi/4.
_ATAN: Coefficients = {
    "f32": (
        -0.3333331, 0.19998854, -0.1426726, 0.109671205, -0.084452495, 0.05864907, -0.031847782, 0.011265929,
        -0.0018705997,
    ),
    "f64": (
        -0.3333333333333328, 0.19999999999978632, -0.14285714283892215, 0.11111111041079624,
        -0.09090907547599901, 0.07692285700200421, -0.06666448840999954, 0.05880779747710667,
        -0.05254588444453198, 0.047258111967538555, -0.04228011738807247, 0.03681648545751742,
        -0.03017339145969106, 0.02230839016552564, -0.014199124207870274, 0.007404108192534349,
        -0.0029900810729325527, 0.0008679295674484117, -0.00015998798478951399, 1.39997733318591e-05,
    ),
}  # fmt: skip


def _half_angle(t: Format) -> str:
    """Lines that set s and low with asin(s) = s + low.

    s is abs(x) up to 1/2; above it sqrt((1 - abs(x)) / 2), the sine of half the angle from there to pi/2.
    """
    return f"""    a = abs(x)
    far = a > 0.5
    z = select(far, (1.0 - a) * 0.5, a * a)
    s = select(far, sqrt(z), a)
{horner("p", "z", _ASIN[t.name])}
    low = s * z * p"""


def _asin(t: Format) -> str:
    return f"""
def asin(x):
{_half_angle(t)}
    whole = {t.half_pi[0]!r} - 2.0 * s
    lost = ({t.half_pi[0]!r} - whole) - 2.0 * s
    outer = whole + (lost - fma(low, 2.0, {-t.half_pi[1]!r}))
    return copysign(select(far, outer, s + low), x)
"""


def _acos(t: Format) -> str:
    return f"""
def acos(x):
{_half_angle(t)}
    inner = {t.half_pi[0]!r} - (x + (copysign(low, x) - {t.half_pi[1]!r}))
    angle = 2.0 * (s + low)
    outer = select(x > 0.0, angle, ({t.pi[0]!r} - 2.0 * s) - fma(low, 2.0, {-t.pi[1]!r}))
    return select(far, outer, inner)
"""


def _atan(t: Format) -> str:
    """The inverse is used from 1 on, and beyond 2**100 it is too small to matter."""
    return f"""
def atan(x):
    a = abs(x)
    steep = a > 1.0
    d = clamp(select(a > {2.0**100!r}, {2.0**100!r}, a), 1.0, {2.0**100!r}, fast=True)
    s = select(steep, 1.0 / d, a)
    z = s * s
{horner("p", "z", _ATAN[t.name])}
    low = s * z * p
    y = select(steep, ({t.half_pi[0]!r} - s) - (low - {t.half_pi[1]!r}), s + low)
    return copysign(y, x)
"""


def _atan2(t: Format) -> str:
    """atan2: the angle to the nearest axis, by the smaller coordinate over the larger; then to the x axis."""
    zero = f"{t.name}(0.0)"
    return f"""
def atan2(y, x):
    a = abs(x)
    b = abs(y)
    steep = b > a
    n = select(steep, a, b)
    d = select(steep, b, a)
    s = select(n == d, select(n == 0.0, n, 1.0), n / d)
    z = s * s
{horner("p", "z", _ATAN[t.name])}
    low = s * z * p
    left = (bits(x) >> {t.width - 1}) != 0
    from_axis = select(steep, {t.name}({t.half_pi[0]!r}), select(left, {t.name}({t.pi[0]!r}), {zero}))
    axis_low = select(steep, {t.name}({t.half_pi[1]!r}), select(left, {t.name}({t.pi[1]!r}), {zero}))
    back = steep ^ left
    angle = (from_axis + select(back, -s, s)) + (axis_low + select(back, -low, low))
    return select(isnan(x), x, copysign(angle, y))
"""


ROWS = (
    OpRow(
        "asin", 1, same("asin", "float"), "The arcsine, in radians.", expansion=for_each(_asin), ulp=4,
        wgsl_function="asin", aliases=("arcsin",),
    ),
    OpRow(
        "acos", 1, same("acos", "float"), "The arccosine, in radians.", expansion=for_each(_acos), ulp=4,
        wgsl_function="acos", aliases=("arccos",),
    ),
    OpRow(
        "atan", 1, same("atan", "float"), "The arctangent, in radians.", expansion=for_each(_atan), ulp=4,
        wgsl_function="atan", aliases=("arctan",),
    ),
    OpRow(
        "atan2", 2, same("atan2", "float"), "The angle of the point (x, y), in radians.",
        expansion=for_each(_atan2), ulp=4, wgsl_function="atan2", aliases=("arctan2",),
    ),
)  # fmt: skip
