"""The error function and its complement."""

from __future__ import annotations

from vyre.ops.math_text import (
    EXP,
    EXP2,
    F32,
    Format,
    exp_parts,
    for_each,
    horner,
    power_of_two,
    scaling,
    with_sign,
)
from vyre.ops.row import OpRow, same

# log2(1 - erf(a)) / a, for a <= 4, where erf is 1; relative error of erf: 2**-27.3
_ERF_F32 = (
    -1.627907, -0.9184474, -0.14828044, 0.027648395, 0.000194184, -0.0023608415, 0.0008849771, -0.00016077052,
    1.222751e-05,
)  # fmt: skip

# (erf(a) - a) / a in a**2, for a <= 1; relative error of erf: 2**-56
_ERF_F64 = (
    0.12837916709551256, -0.37612638903183476, 0.11283791670943415, -0.026866170643052127,
    0.005223977605899292, -0.0008548325926237945, 0.00012055293622315325, -1.4924714867176388e-05,
    1.6447176829390545e-06, -1.620672815395703e-07, 1.3712959429575264e-08, -7.783372539388164e-10,
)  # fmt: skip

# -log(1 - erf(a)) in a - 3, for a from 1 to 6, where erf is 1; absolute error of erf: 2**-57.8
_REST_F64 = (
    10.72036304198129, 6.30375368900425, 0.9573942188008824, 0.007411891782852288, -0.0013533104603583365,
    0.00024569216034402684, -4.308167415955359e-05, 7.115544385777071e-06, -1.0695236745018126e-06,
    1.359310558506648e-07, -1.15274092129952e-08, -4.786837838813917e-10, 7.630584634552573e-10,
    -1.715490088491749e-10, -5.8776382331489425e-12, -3.9260349679211336e-11, -1.4482626824819242e-12,
    3.79077103252094e-12, 1.8070139543016022e-12, 2.971175212348742e-13, 9.233188970091794e-15,
)  # fmt: skip

# (1 + 2 a) * exp(a**2) * erfc(a) in q = (a - 4) / (a + 4), for a up to 28; beyond it erfc is 0. Relative
# error: 2**-54.4. The form is that of N. Juffa's erfcx.
_ERFC_F64 = (
    1.2329951186255526, -0.1396211168405629, 0.01537965210261489, 0.0680970542547355,
    -0.10103906603614715, 0.09373283499688993, -0.0663303658147897, 0.03716751556047524,
    -0.016197734030873576,
    0.005031969777614715, -0.0007577734866923778, -0.0001992556417395172, 0.00015062270305257752,
    -2.4402666229368522e-05, -1.122566992742368e-05, 5.71672520383929e-06, 3.0229258574409636e-07,
    -8.335474328827209e-07, 6.231782741234728e-08, 1.1411420706209425e-07, -7.86864873409678e-09,
    -1.3271790806183988e-08, -1.67318338980528e-09,
)  # fmt: skip

# exp(a**2) * erfc(a) / t in 1 - L * t, t = 1 / (a + K), for a up to 10.06; beyond it erfc is 0: (K, L).
# Relative error: 2**-26.7. With K small, erfc(a) depends less on the rounding of a + K.
_ERFC_MAP = (1.0437574, 2.1190758)
_ERFC_F32 = (
    0.8642624, -0.26394734, -0.08203288, 0.022770584, 0.024255317, 0.006014326,
    -0.0030319158, -0.0037037565, -0.0015154528, 0.00029250636, 0.0006289384, 0.00020792059,
)  # fmt: skip


def _erf(t: Format) -> str:
    """In f32 1 - 2**w = (1 - s) - s * (2**r - 1), 2**w = s * 2**r, which is exact near 0, where s is 1."""
    if t is F32:
        return f"""
def erf(x):
    a = abs(x)
    c = select(a > 4.0, 4.0, a)
{horner("w", "c", _ERF_F32)}
    shifted = fma(c, w, {t.shift!r})
    r = fma(c, w, {t.shift!r} - shifted)
{horner("p", "r", EXP2[t.name])}
    s = from_bits({t.name}, bits(shifted, fast=True) << {t.fraction})
    y = fma(s * -r, p, 1.0 - s)
    return {with_sign(t)}
"""
    return f"""{power_of_two(t)}{exp_parts(t)}
def erf(x):
    a = abs(x)
    z = a * a
{horner("q", "z", _ERF_F64)}
    b = select(a > 6.0, 6.0, a) - 3.0
{horner("w", "b", _REST_F64)}
    p, n = parts(-w)
    y = select(a < 1.0, fma(a, q, a), fma(-p, power(n), 1.0))
    return {with_sign(t)}
"""


def _erfc(t: Format) -> str:
    """exp(-a**2) times a polynomial and a quotient; the square is in two parts."""
    return (
        _erfc_f32(t)
        if t is F32
        else f"""{scaling(t)}{exp_parts(t)}
def erfc(x):
    b = abs(x)
    a = select(b > 28.0, 28.0, b)
    inverse = 1.0 / (a + 4.0)
    q = (a - 4.0) * inverse
    q = fma(inverse, fma(q, -a, fma(q + 1.0, -4.0, a)), q)
{horner("g", "q", _ERFC_F64)}
    slope = 1.0 / fma(2.0, a, 1.0)
    w = g * slope
    w = fma(fma(w * a, -2.0, g) - w, slope, w)
    s = a * a
    p, n = parts(-s)
    p = fma(p, -fma(a, a, -s), p)
    y = scale(p * w, n)
    return select(x < 0.0, 2.0 - y, y)
"""
    )


def _erfc_f32(t: Format) -> str:
    """2**n is lifted by 2**64 and the polynomial lowered, so that only the last product may be subnormal."""
    middle, slope = _ERFC_MAP
    lift = t.shift + 64
    return f"""
def erfc(x):
    b = abs(x)
    a = select(b > 10.5, 10.5, b)
    s = -a * a
    shifted = fma(s, {t.log2e[0]!r}, {lift!r})
    n = shifted - {lift!r}
    r = fma(n, {-t.ln2[0]!r}, s) + fma(n, {-t.ln2[1]!r}, fma(-a, a, -s))
{horner("p", "r", (1.0, 1.0, *EXP[t.name]))}
    t = 1.0 / (a + {middle!r})
    q = fma({-slope!r}, t, 1.0)
{horner("g", "q", tuple([c * 2.0**-64 for c in _ERFC_F32]))}
    y = p * from_bits({t.name}, bits(shifted, fast=True) << {t.fraction}) * (t * g)
    return select(x < 0.0, 2.0 - y, y)
"""


ROWS = (
    OpRow("erf", 1, same("erf", "float"), "The error function.", expansion=for_each(_erf), ulp=4),
    OpRow(
        "erfc", 1, same("erfc", "float"), "1 - erf(x), accurate where it is small.",
        expansion=for_each(_erfc), ulp=5,
    ),
)  # fmt: skip
