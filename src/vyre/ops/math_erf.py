"""The error function."""

from __future__ import annotations

from vyre.ops.math_text import Coefficients, Format, exp_parts, for_each, horner, power_of_two
from vyre.ops.row import OpRow, same

# (erf(a) - a) / a in a**2, for a <= 1; relative error of erf: 2**-29, 2**-56
_ERF: Coefficients = {
    "f32": (0.12837917, -0.3761263, 0.11283618, -0.026855126, 0.0051907334, -0.0008030756, 7.9203375e-05),
    "f64": (
        0.12837916709551256, -0.37612638903183476, 0.11283791670943415, -0.026866170643052127,
        0.005223977605899292, -0.0008548325926237945, 0.00012055293622315325, -1.4924714867176388e-05,
        1.6447176829390545e-06, -1.620672815395703e-07, 1.3712959429575264e-08, -7.783372539388164e-10,
    ),
}  # fmt: skip

# -log(1 - erf(a)) in a - middle, for a from 1 to 2 * middle, where erf is 1; absolute error of erf: 2**-29.3,
# 2**-57.8
_REST: Coefficients = {
    "f32": (
        5.3649416, 4.4181623, 0.9237486, 0.01644775, -0.0035889854, 0.00074586616, -0.00010434269,
        3.5403456e-05,
    ),
    "f64": (
        10.72036304198129, 6.30375368900425, 0.9573942188008824, 0.007411891782852288, -0.0013533104603583365,
        0.00024569216034402684, -4.308167415955359e-05, 7.115544385777071e-06, -1.0695236745018126e-06,
        1.359310558506648e-07, -1.15274092129952e-08, -4.786837838813917e-10, 7.630584634552573e-10,
        -1.715490088491749e-10, -5.8776382331489425e-12, -3.9260349679211336e-11, -1.4482626824819242e-12,
        3.79077103252094e-12, 1.8070139543016022e-12, 2.971175212348742e-13, 9.233188970091794e-15,
    ),
}  # fmt: skip
_MIDDLE = {"f32": 2.0, "f64": 3.0}


def _erf(t: Format) -> str:
    middle = _MIDDLE[t.name]
    return f"""{power_of_two(t)}{exp_parts(t)}
def erf(x):
    a = abs(x)
    z = a * a
{horner("q", "z", _ERF[t.name])}
    b = select(a > {2 * middle!r}, {2 * middle!r}, a) - {middle!r}
{horner("w", "b", _REST[t.name])}
    p, n = parts(-w)
    return copysign(select(a < 1.0, fma(a, q, a), fma(-p, power(n), 1.0)), x)
"""


ROWS = (
    OpRow("erf", 1, same("erf", "float"), "The error function.", expansion=for_each(_erf), ulp=4),
)  # fmt: skip
