"""Inverse square roots, cube roots and the length of a pair."""

from __future__ import annotations

from typing import Any

import numpy as np

from vyre.ir.dtypes import DType
from vyre.ops.math_text import Format, for_each
from vyre.ops.row import Array, OpRow, certified, same, written

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


def _rsqrt(source: DType, result: DType, x: Array) -> Array:
    """1 / sqrt(x), in f64 for an f32.

    It is then off by 2**-52 at most, and no 1 / sqrt(x) of an f32 is as near to the middle of two: the
    nearest is 2**-51.7 away.
    """
    return (1.0 / np.sqrt(x.astype(np.float64))).astype(x.dtype)


def _spell_rsqrt(e: Any, source: DType, result: DType, x: Any) -> Any:
    """Emit 1 / sqrt(x); of an f32, mend an estimate r by 1 - x * r * r, the product in two parts.

    The result is correctly rounded for every x and every r that is off by at most 2**-22.64: bench/rsqrt.c
    tries all of them. Where r is 0 or infinite, the remainder is NaN, and a positive number in its place
    leaves r.
    """
    if x.elem != "float":
        return e.bin("fdiv", e.like(x, 1.0), e.call("arithmetic.fence", e.call("sqrt", x)))
    r = e.near_rsqrt(x)
    product = e.bin("fmul", x, r)
    lost = e.call("fma", x, r, e.neg(product))
    near = e.call("fma", e.neg(product), r, e.like(x, 1.0))
    rest = e.call("fma", e.neg(lost), r, near)
    step = e.call("fma", near, rest, rest)
    bound = e.like(x, 2.0**-10)
    if "minimumnum" in e.native:
        step = e.call("minimumnum", step, bound)
    else:
        step = e.select(e.fcmp("olt", step, bound), step, bound)
    return e.call("fma", e.bin("fmul", r, e.like(x, 0.5)), step, r)


ROWS = (
    OpRow(
        "rsqrt", 1, same("rsqrt", "float"), "1 / sqrt(x); correctly rounded for f32.", _rsqrt, ulp=1.5,
        wgsl=written(f32=certified("rsqrt", wide=True), f64="d_rsqrt"), wgsl_function="inverseSqrt",
        llvm=_spell_rsqrt, cost=16.0,
    ),
    OpRow("cbrt", 1, same("cbrt", "float"), "The cube root.", expansion=for_each(_cbrt), ulp=1),
    OpRow(
        "hypot", 2, same("hypot", "float"), "sqrt(x * x + y * y) without overflow.",
        expansion=for_each(_hypot), ulp=1,
    ),
)  # fmt: skip
