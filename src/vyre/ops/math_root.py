"""Cube roots and the length of a pair."""

from __future__ import annotations

from vyre.ops.math_text import Format, for_each
from vyre.ops.row import OpRow, same

# The bits of a first guess are a third of those of x, and this.
_CBRT_BITS = {"f32": 0x2A5137A0, "f64": 0x2A9F8A7BE393B600}
# Below and above these powers of two an argument is scaled by 2 to the power of 3 k, so that nothing in the
# last step underflows or overflows: (low, k, high).
_CBRT_RANGE = {"f32": (-70, 30, 60), "f64": (-700, 100, 500)}
_HYPOT_RANGE = {"f32": (-40, 90, 60), "f64": (-450, 700, 500)}


def _chosen(t: Format, power: int) -> str:
    """2 to that power for tiny arguments, its inverse for huge ones, and 1."""
    up, down = f"{t.name}({2.0**power!r})", f"{t.name}({2.0**-power!r})"
    return f"select(tiny, {up}, select(huge, {down}, {t.name}(1.0)))"


def _cbrt(t: Format) -> str:
    """Halley's iteration t (t**3 + 2 b) / (2 t**3 + b) from a guess with an error of 5 %.

    The last step is Newton's, with t**3 - b in two parts.
    """
    low, k, high = _CBRT_RANGE[t.name]
    halley = """    c = t * t * t
    t = t * ((c + b + b) / (c + c + b))
"""
    return f"""
def cbrt(x):
    a = abs(x)
    tiny = a < {2.0**low!r}
    huge = a > {2.0**high!r}
    b = a * {_chosen(t, 3 * k)}
    t = from_bits({t.name}, bits(b) // 3 + {_CBRT_BITS[t.name]})
{halley * (1 if t.name == "f32" else 2)}    s = t * t
    rest = fma(s, t, -b) + fma(t, t, -s) * t
    t = t - rest / (3.0 * s)
    y = t * {_chosen(t, -k)}
    return select((a > 0.0) & (a < {t.infinity}), copysign(y, x), x)
"""


def _hypot(t: Format) -> str:
    """sqrt(h + error) = r + (error + h - r * r) / (2 r), with r = sqrt(h) and a sum in two parts."""
    low, up, high = _HYPOT_RANGE[t.name]
    return f"""
def hypot(x, y):
    p = abs(x)
    q = abs(y)
    a = select(p > q, p, q)
    b = select(p > q, q, p)
    tiny = a < {2.0**low!r}
    huge = a > {2.0**high!r}
    s = {_chosen(t, up)}
    c = a * s
    d = b * s
    cc = c * c
    dd = d * d
    h = cc + dd
    error = (cc - h) + dd + (fma(c, c, -cc) + fma(d, d, -dd))
    r = sqrt(h)
    r = r + (error + fma(-r, r, h)) / (r + r)
    r = r * {_chosen(t, -up)}
    endless = (p == {t.infinity}) | (q == {t.infinity})
    return select(endless, {t.infinity}, select(a > 0.0, r, a + b))
"""


ROWS = (
    OpRow("cbrt", 1, same("cbrt", "float"), "The cube root.", expansion=for_each(_cbrt), ulp=1),
    OpRow(
        "hypot", 2, same("hypot", "float"), "sqrt(x * x + y * y) without overflow.",
        expansion=for_each(_hypot), ulp=1,
    ),
)  # fmt: skip
