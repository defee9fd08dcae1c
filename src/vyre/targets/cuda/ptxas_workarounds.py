"""Replaces PTX instructions that ptxas 13 miscompiles, as observed on an H200.

It assumes that `abs` is not negative, and likewise `neg` of 16 bits, which is wrong for the least integer;
`copysign` and `selp` of floats may lose the sign of -0. Where a kernel has a reciprocal, it converts the bits
1 or 0, selected by a predicate, as if they were integers, even where they are those of a float. In
`min(min(x, -y), z)`, and likewise for `max`, it loses the negation. It takes `abs(x) >= c` for true where `c`
is not positive, also for a NaN. Each has an equivalent that ptxas compiles correctly.
"""

from __future__ import annotations

import re
from re import Match

_FROM_FLOAT = re.compile(r"cvt\.[\w.]*\.f(?:16|32) \t%\w+, (%\w+);")
_MOVED = re.compile(r"(?:mov\.b\d+|cvt\.u16\.u32|cvt\.u32\.u16|selp\.b\d+) \t(%\w+), ([^;]*);")
_BIT = re.compile(r"selp\.b(16|32) \t(%\w+), (1, 0|0, 1), (%\w+);")
_NEGATION = re.compile(r"neg\.s32 \t(%\w+), (%\w+);")
_COMPARED = re.compile(r"(?:min|max)\.s32 \t%\w+, ([^;]*);|selp\.b32 \t%\w+, ([^;]*), %\w+;")
_NOT_NEGATIVE = re.compile(
    r"(?:abs|ex2\.approx|sin\.approx|cos\.approx)(?:\.ftz)?\.f32 \t(%\w+),"
)  # results whose least value ptxas knows
_LEAST = "0f[89A-F][0-9A-F]{7}|0f00000000"  # constants that are not positive
_AT_LEAST = re.compile(rf"(setp\.g[et])\.f32 \t(%\w+), ((%\w+), (?:{_LEAST}));")
_AT_MOST = re.compile(rf"(setp\.l[et])\.f32 \t(%\w+), ((?:{_LEAST}), (%\w+));")
# The opposites, which are true of a NaN.
_UNORDERED = {"setp.ge": "setp.ltu", "setp.gt": "setp.leu", "setp.le": "setp.gtu", "setp.lt": "setp.geu"}
_SIGN = {"32": 1 << 31, "64": 1 << 63}


def worked_around(ptx: str) -> str:
    """Return the text of one kernel with these instructions replaced."""
    ptx = re.sub(r"abs\.s(16|32|64) \t(%\w+), (%\w+);", _abs, ptx)
    ptx = re.sub(r"neg\.s16 \t(%\w+), (%\w+);", r"not.b16 \1, \2; add.s16 \1, \1, 1;", ptx)
    ptx = _without_compared_negations(ptx)
    ptx = _with_nans_compared(ptx)
    ptx = re.sub(r"copysign\.f(32|64) \t(%\w+), ([\w%]+), ([\w%]+);", _copysign, ptx)
    ptx = re.sub(r"selp\.f(32|64)( [^;]*);", _selp, ptx)
    floats = _taken_for_floats(ptx) if _BIT.search(ptx) else set()
    return _BIT.sub(lambda match: _bit(match) if match[2] in floats else match[0], ptx)


def _without_compared_negations(ptx: str) -> str:
    """Return the text with `~x + 1` for -x where it is compared, directly or after moves."""
    if not _NEGATION.search(ptx):
        return ptx
    operands = (first or second for first, second in _COMPARED.findall(ptx))
    compared = _before_moves(ptx, {name for text in operands for name in re.findall(r"%\w+", text)})

    def replaced(match: Match[str]) -> str:
        to, x = match.groups()
        return f"not.b32 {to}, {x}; add.s32 {to}, {to}, 1;" if to in compared else match[0]

    return _NEGATION.sub(replaced, ptx)


def _with_nans_compared(ptx: str) -> str:
    """Return the text with the negation of the opposite for comparisons that only a NaN makes false."""
    known = set(_NOT_NEGATIVE.findall(ptx))

    def replaced(found: Match[str]) -> str:
        test, to, operands, register = found.groups()
        if known.isdisjoint(_before_moves(ptx, {register})):
            return found[0]
        return f"{_UNORDERED[test]}.f32 \t{to}, {operands}; not.pred \t{to}, {to};"

    return _AT_MOST.sub(replaced, _AT_LEAST.sub(replaced, ptx)) if known else ptx


def _taken_for_floats(ptx: str) -> set[str]:
    """Return the registers whose bits some conversion interprets as a float, directly or after moves."""
    return _before_moves(ptx, set(_FROM_FLOAT.findall(ptx)))


def _before_moves(ptx: str, registers: set[str]) -> set[str]:
    """Return the registers, and those from which moves bring values into them."""
    moves = [(match[1], set(re.findall(r"%\w+", match[2]))) for match in _MOVED.finditer(ptx)]
    known: set[str] = set()
    more = registers
    while not more <= known:
        known |= more
        more = set().union(*(sources for to, sources in moves if to in known))
    return known


def _bit(match: Match[str]) -> str:
    bits, to, either, test = match.groups()
    return f"selp.b{bits} \t{to}, {either.replace('1', '3')}, {test}; and.b{bits} \t{to}, {to}, 1;"


def _abs(match: Match[str]) -> str:
    bits, to, x = match.groups()
    sign = f"shr.s{bits} %t, {x}, {int(bits) - 1};"
    return f"{{ .reg .b{bits} %t; {sign} xor.b{bits} {to}, {x}, %t; sub.s{bits} {to}, {to}, %t; }}"


def _copysign(match: Match[str]) -> str:
    bits, to, sign, size = match.groups()
    declared = f".reg .b{bits} %s, %m; mov.b{bits} %s, {sign}; mov.b{bits} %m, {size};"
    parts = f"and.b{bits} %s, %s, {_SIGN[bits]:#x}; and.b{bits} %m, %m, {_SIGN[bits] - 1:#x};"
    return f"{{ {declared} {parts} or.b{bits} {to}, %s, %m; }}"


def _selp(match: Match[str]) -> str:
    return f"selp.b{match[1]}" + re.sub("0[fd]([0-9A-F]+)", r"0x\1", match[2]) + ";"
