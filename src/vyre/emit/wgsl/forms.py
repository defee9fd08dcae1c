"""Types that hold values of Lowered in WGSL, and literals.

An integer of up to 32 bits is an i32 or u32, extended by its sign or by zeros; f32 is the word of its bits,
f16 and bf16 the word of the f32 of the same value; types of 64 bits are two words, the lower first.
"""

from __future__ import annotations

import re

from vyre.ir import floats
from vyre.ir.dtypes import DType
from vyre.ir.literal import Lit, number
from vyre.lower.form import Number, Type
from vyre.ops.row import wgsl_form

_COMPARISON = re.compile(r"\bn_(lt|le|eq)\b")
_LITERAL = re.compile(r"\(0x[0-9a-f]+u \^ Z0\)")
_UNFENCED = re.compile(r"n_(add|sub|mul)\(")  # what has a form without a fence


def form(type_: Type) -> str:
    """The form of a type: i32, u32, f32, i64, u64, f64 or bool."""
    return "i32" if isinstance(type_, str) else wgsl_form(type_)


def wgsl_type(type_: Type) -> str:
    """The type of WGSL that holds it."""
    held = form(type_)
    return "vec2<u32>" if held.endswith("64") else {"f32": "u32"}.get(held, held)


def width(type_: Type) -> int:
    return 32 if isinstance(type_, str) else type_.bits


def zero(type_: Type) -> str:
    """The number 0; of a float with a fence, as a literal."""
    if not isinstance(type_, str) and type_.is_float:
        return "vec2<u32>(Z0, Z0)" if form(type_) == "f64" else "Z0"
    return f"{wgsl_type(type_)}()"


def pair(bits: int) -> str:
    return f"vec2<u32>({bits & 0xFFFFFFFF:#x}u, {bits >> 32:#x}u)"


def whole(value: int) -> str:
    """The low bits of an integer as an i32: positions beyond that are never used."""
    value = (value + (1 << 31)) % (1 << 32) - (1 << 31)
    return "i32(-2147483648)" if value == -(1 << 31) else f"{value}i" if value >= 0 else f"({value}i)"


def literal(const: Number) -> str:
    """A number. The bits of a float are fenced: compilers fold operations on floats that they know."""
    type_, bits = const.type, const.bits
    if isinstance(type_, str):
        return whole(bits)
    held = form(type_)
    if held == "bool":
        return "true" if bits else "false"
    if held.endswith("64"):
        return f"({pair(bits)} ^ vec2<u32>(Z0, Z0))" if held == "f64" else pair(bits)
    if held == "f32":
        return f"({single_bits(type_, bits):#x}u ^ Z0)"
    return whole(int(number(Lit(type_, bits)))) if held == "i32" else f"{bits}u"


def single_bits(dtype: DType, bits: int) -> int:
    """The bits of the f32 with the value of a float of at most 32 bits."""
    if dtype.bits == 32:
        return bits
    import numpy as np

    value = floats.from_bits(dtype, np.array(bits, dtype.unsigned.storage))
    return int(np.asarray(value, np.float32).view(np.uint32))


def kept(dtype: DType, text: str) -> str:
    """A result as values of its type are held: narrow integers extended, narrow floats rounded."""
    if dtype.is_narrow:
        return f"{dtype.name}_rounded({text})"
    if dtype.is_integer and dtype.bits < 32:
        over = 32 - dtype.bits
        return (
            f"({text} & {dtype.greatest}u)" if dtype.kind == "uint" else f"(({text} << {over}u) >> {over}u)"
        )
    return text


def filled(template: str, args: list[str], source: DType, result: DType) -> str:
    """An operation of the table on these operands."""
    if "{" in template:
        text = template.format(*args, **_parts(result if result.is_integer else source))
    elif re.fullmatch(r"\w+", template):
        text = f"{template}({', '.join(args)})"
    else:
        text = f"({f' {template} '.join(args)})"
    return kept(result, text)


def compared(template: str, args: list[str]) -> list[str]:
    """The operands of an operation. If it compares a sum, difference or product with a literal, the former
    has no fence. The literal has one by the other zero, so that no compiler sees an operand of the sum in it,
    as in `a + b < b`.
    """
    if not _COMPARISON.search(template) or len(args) != 2:
        return args
    for at, text in enumerate(args):
        other = args[1 - at]
        if _LITERAL.fullmatch(text) and _UNFENCED.match(other):
            pair = {at: text.replace("Z0", "Z1"), 1 - at: f"r{other[1:]}"}
            return [pair[0], pair[1]]
    return args


def _parts(dtype: DType) -> dict[str, str]:
    """The fields of a template that depend on the width of integers."""
    if not dtype.is_integer or dtype.bits > 32:
        return {}
    ends = {"least": dtype.least, "greatest": dtype.greatest}
    signed = {f"{name}_i": whole(value) for name, value in ends.items() if abs(value) < 1 << 31}
    own = {name: whole(value) if dtype.kind == "int" else f"{value}u" for name, value in ends.items()}
    bits = dtype.bits
    numbers = {"bits": bits, "most": bits - 1, "mask": (1 << bits) - 1, "over": 32 - bits, "above": 1 << bits}
    return {**own, **signed, **{name: str(value) for name, value in numbers.items()}, "form": form(dtype)}
