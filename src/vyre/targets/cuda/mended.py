"""PTX without the instructions of which ptxas 13 does not make what they mean, as seen on an H200.

It takes `abs` for a number that is not negative, and `neg` of 16 bits likewise, which is wrong for the least
integer; `copysign` and `selp` of floats may lose the sign of -0. Each has another spelling that it leaves
alone.
"""

from __future__ import annotations

import re
from re import Match

_SIGN = {"32": 1 << 31, "64": 1 << 63}


def mended(ptx: str) -> str:
    """The text of one kernel with other spellings in it."""
    ptx = re.sub(r"abs\.s(16|32|64) \t(%\w+), (%\w+);", _abs, ptx)
    ptx = re.sub(r"neg\.s16 \t(%\w+), (%\w+);", r"not.b16 \1, \2; add.s16 \1, \1, 1;", ptx)
    ptx = re.sub(r"copysign\.f(32|64) \t(%\w+), ([\w%]+), ([\w%]+);", _copysign, ptx)
    return re.sub(r"selp\.f(32|64)( [^;]*);", _selp, ptx)


def _abs(found: Match[str]) -> str:
    bits, to, x = found.groups()
    sign = f"shr.s{bits} %t, {x}, {int(bits) - 1};"
    return f"{{ .reg .b{bits} %t; {sign} xor.b{bits} {to}, {x}, %t; sub.s{bits} {to}, {to}, %t; }}"


def _copysign(found: Match[str]) -> str:
    bits, to, sign, size = found.groups()
    given = f".reg .b{bits} %s, %m; mov.b{bits} %s, {sign}; mov.b{bits} %m, {size};"
    parts = f"and.b{bits} %s, %s, {_SIGN[bits]:#x}; and.b{bits} %m, %m, {_SIGN[bits] - 1:#x};"
    return f"{{ {given} {parts} or.b{bits} {to}, %s, %m; }}"


def _selp(found: Match[str]) -> str:
    return f"selp.b{found[1]}" + re.sub("0[fd]([0-9A-F]+)", r"0x\1", found[2]) + ";"
