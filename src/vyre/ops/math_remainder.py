"""Exact remainders of a division of floats: long division of the significands, 8 bits at a time."""

from __future__ import annotations

from vyre.ops.math_text import Format, for_each, scaling
from vyre.ops.row import OpRow, same

_STEP = 3  # 2**3 bits of quotient in one step: shifted by them, a remainder still fits


def _divided(t: Format, last: str, step: str) -> str:
    """Lines that set r to the remainder of the significands, in units of y's last place.

    `mx * 2**left` is divided by `my`; a subnormal has no hidden bit and the exponent of the least normal.
    """
    hidden = 1 << t.fraction
    return f"""    u = bits(abs(x))
    v = bits(abs(y))
    mx = select(u < {hidden}, u, (u & {hidden - 1}) | {hidden})
    my = select(v == 0, 1, select(v < {hidden}, v, (v & {hidden - 1}) | {hidden}))
    ex = {t.signed}(u >> {t.fraction})
    ey = {t.signed}(v >> {t.fraction})
    ex = select(ex < 1, 1, ex)
    ey = select(ey < 1, 1, ey)
    left = select(ex < ey, 0, ex - ey)
    r = mx << {t.unsigned}(left & {(1 << _STEP) - 1})
{last}
    steps = left >> {_STEP}
    for k in range(steps):
        going = k < steps
{step}
"""


def _fmod(t: Format) -> str:
    division = _divided(
        t,
        "    r = r % my",
        f"        r = select(going, (r << {1 << _STEP}) % my, r)",
    )
    return f"""{scaling(t)}
def fmod(x, y):
    a = abs(x)
    b = abs(y)
{division}    value = scale({t.name}(r), ey - {t.bias + t.fraction})
    value = select(a < b, x, copysign(value, x))
    return select((a < {t.infinity}) & (b > 0.0), value, {t.nan})
"""


def _remainder(t: Format) -> str:
    """The nearest multiple of y is taken off, of two the even one: the lowest bit of the quotient is kept."""
    division = _divided(
        t,
        """    n = r // my
    r = r - n * my""",
        f"""        shifted = select(going, r << {1 << _STEP}, r)
        digit = shifted // my
        n = select(going, digit, n)
        r = shifted - digit * my""",
    )
    return f"""{scaling(t)}
def remainder(x, y):
    a = abs(x)
    b = abs(y)
{division}    over = (r + r > my) | ((r + r == my) & ((n & 1) == 1))
    rest = {t.signed}(r) - {t.signed}(select(over, my, 0))
    value = scale({t.name}(rest), ey - {t.bias + t.fraction})
    value = select(a < b, select(a + a > b, a - b, a), value)
    value = select(x < 0.0, -value, value)
    value = select(value == 0.0, copysign(0.0, x), value)
    return select((a < {t.infinity}) & (b > 0.0), value, {t.nan})
"""


ROWS = (
    OpRow(
        "fmod", 2, same("fmod", "float"), "x - trunc(x / y) * y, exactly; it has the sign of x.",
        expansion=for_each(_fmod), ulp=0,
    ),
    OpRow(
        "remainder", 2, same("remainder", "float"), "x - n * y, n the integer nearest to x / y (ties: even).",
        expansion=for_each(_remainder), ulp=0,
    ),
)  # fmt: skip
