"""Values, types and constants as the text of LLVM IR."""

from __future__ import annotations

import re
from dataclasses import dataclass
from math import inf
from typing import NamedTuple

from vyre.ir.dtypes import ALL, DType


@dataclass(frozen=True, slots=True)
class CutVector:
    """A position between two lines, and the label of the block that contains it."""

    line: int
    block: str


class Val(NamedTuple):
    """An SSA value or constant: element type, lanes (0 for a scalar), its spelling, and for floats numbers
    that it is neither below nor above; it may be NaN. Most of what is made for a text are these, and a tuple
    is made in half of the time.
    """

    elem: str
    lanes: int
    text: str
    least: float = -inf
    most: float = inf

    @property
    def type(self) -> str:
        return f"<{self.lanes} x {self.elem}>" if self.lanes else self.elem

    @property
    def is_number(self) -> bool:
        """True for a constant of a float type that is not NaN."""
        return self.least != -inf and not self.text.startswith("%")

    def __str__(self) -> str:
        if self.lanes:
            return f"<{self.lanes} x {self.elem}> {self.text}"
        return f"{self.elem} {self.text}"


def type_text(elem: str, lanes: int) -> str:
    return f"<{lanes} x {elem}>" if lanes else elem


# The intrinsics that every target lowers without a library call; any other name is a bug in Vyre, and
# LLVM would end the process over some of them.
INTRINSICS = frozenset({
    "fma", "arithmetic.fence", "sqrt", "floor", "ceil", "trunc", "roundeven", "fabs", "copysign",
    "umin", "umax", "smin", "smax", "abs", "fshl", "fshr", "ctpop", "ctlz", "cttz", "bitreverse",
    "uadd.sat", "usub.sat", "sadd.sat", "ssub.sat", "vector.reduce.or", "vector.reduce.and",
    "vector.reduce.add", "vector.reduce.xor", "vector.reduce.umin", "vector.reduce.umax",
    "vector.reduce.smin", "vector.reduce.smax", "masked.load", "masked.store", "masked.gather",
    "masked.scatter", "memset.inline", "memset", "trap", })  # fmt: skip


RARELY = ", !prof !6"  # of a branch that is hardly ever taken; `module.METADATA` has the weights


def _element(dtype: DType) -> str:
    if dtype.is_float:
        return "double" if dtype.bits == 64 else "float"
    return f"i{dtype.bits}"


ELEMENT = {t.name: _element(t) for t in ALL}
PRIVATE = {**ELEMENT, "bool": "i8"}  # in private arrays
STORED = {**PRIVATE, **{t.name: f"i{t.bits}" for t in ALL if t.is_narrow}}
INF = float("inf")
RANGE = "llvm.x86.avx512.mask.range"
FIX = "llvm.x86.avx512.mask.fixupimm"
NOT_NANS = 0x11111100  # a table for FIX: its second operand, or for NaN of both kinds its first
NAN = "0x7FF8000000000000"  # the canonical one, of f32 and f64


def natural_align(elem: str) -> int:
    """Return the guaranteed alignment of an element in an array of its type, in bytes."""
    return {"i1": 1, "float": 4, "double": 8}.get(elem) or int(elem[1:]) // 8


def whole_number(value: Val) -> int | None:
    """Return the number of a literal scalar integer."""
    if value.lanes or value.text[0] not in "-0123456789" or value.elem[0] != "i":
        return None
    return int(value.text)


def whole_of(value: Val) -> int | None:
    """Return the number of a literal integer, a scalar or the same in every lane."""
    inner = value.text.removeprefix(f"splat ({value.elem} ").removesuffix(")") if value.lanes else value.text
    return whole_number(Val(value.elem, 0, inner))


def truth_of(value: Val) -> bool | None:
    """Return the truth value of a literal."""
    return {"true": True, "splat (i1 true)": True, "false": False, "splat (i1 false)": False}.get(value.text)


def folded(op: str, a: Val, b: Val) -> Val | None:
    """Return the result of integer arithmetic with literals if it takes no instruction: fewer lines are
    fewer for LLVM to read.
    """
    word, left, right = op.partition(" ")[0], whole_number(a), whole_number(b)
    if word in ("and", "or") and a.elem == "i1":
        for one, other in ((a, b), (b, a)):
            known = truth_of(one)
            if known is not None:
                return other if known == (word == "and") else one
    if word == "and" and (own := whole_of(a)) is not None and (mask := whole_of(b)) is not None:
        text = int_text(a.elem, own & mask)
        return Val(a.elem, a.lanes, f"splat ({a.elem} {text})" if a.lanes else text)
    if word not in ("add", "sub", "mul") or left is right is None:
        return None
    neutral = 1 if word == "mul" else 0
    if right == neutral:
        return a
    if left == neutral and word != "sub":
        return b
    if left is None or right is None:
        return Val(a.elem, 0, "0") if word == "mul" and 0 in (left, right) else None
    result = left + right if word == "add" else left - right if word == "sub" else left * right
    return Val(a.elem, 0, int_text(a.elem, result))


_SHORT = {"float": "f32", "double": "f64", "half": "f16", "ptr": "p0"}


def short_name(elem: str) -> str:
    return _SHORT.get(elem, elem)


def int_text(elem: str, value: int) -> str:
    if elem == "i1":
        return "true" if value else "false"
    width = int(elem[1:])
    wrapped = value & ((1 << width) - 1)
    return str(wrapped - (1 << width) if wrapped >> (width - 1) else wrapped)


def float_text(elem: str, value: float) -> str:
    """Spell a float constant as LLVM reads it exactly: the bits of the double of the same value."""
    import struct

    assert elem != "half"
    if elem == "float":
        value = struct.unpack("<f", struct.pack("<f", value))[0]
    return f"0x{struct.unpack('<Q', struct.pack('<d', value))[0]:016X}"


def used_intrinsics(text: str) -> set[str]:
    """Return the names of all intrinsics that a module text calls."""
    return set(re.findall(r"@(llvm\.[\w.]+)", text))


_ARRAY = re.compile(r"= alloca \[(\d+) x (?:<(\d+) x )?(\w+)")
_BITS = {"float": 32, "double": 64, "half": 16, "ptr": 64}


def array_bytes(text: str) -> int:
    """Return the bytes of all arrays that the functions of a module allocate on the stack."""
    return sum(
        int(length) * -(-int(lanes or 1) * (_BITS.get(elem) or int(elem[1:])) // 8)
        for length, lanes, elem in _ARRAY.findall(text)
    )
