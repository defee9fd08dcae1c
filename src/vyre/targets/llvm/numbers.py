"""The float types that LLVM does not compute in: f16 and bf16 live in registers as f32 values.

A target with conversion instructions for f16 uses them. The rest is whole-number arithmetic, because
`fptrunc` to bfloat flushes subnormals on some processors and becomes a call to nowhere on others.
"""

from __future__ import annotations

from vyre.ir.dtypes import DType
from vyre.ir.floats import NAN_BITS
from vyre.targets.llvm.emit import Emitter, Val

ELEMENT = {
    "bool": "i1", "u8": "i8", "u16": "i16", "u32": "i32", "u64": "i64",
    "i8": "i8", "i16": "i16", "i32": "i32", "i64": "i64",
    "f16": "float", "bf16": "float", "f32": "float", "f64": "double",
}  # fmt: skip
PRIVATE = {**ELEMENT, "bool": "i8"}  # in private arrays
STORED = {**ELEMENT, "bool": "i8", "f16": "i16", "bf16": "i16"}
INF = float("inf")


def natural_align(elem: str) -> int:
    """Return the guaranteed alignment of an element in an array of its type, in bytes."""
    return {"i1": 1, "float": 4, "double": 8}.get(elem) or int(elem[1:]) // 8


class Numbers(Emitter):
    """An emitter that knows the register and storage format of each dtype."""

    def __init__(self, *, has_f16: bool) -> None:
        super().__init__()
        self.has_f16 = has_f16

    def literal(self, dtype: DType, number: int | float, lanes: int = 0) -> Val:
        return self.const(ELEMENT[dtype.name], lanes, number)

    def rounded(self, dtype: DType, x: Val) -> Val:
        """Round an f32 value to f16 or bf16; values of other types are unchanged."""
        if dtype.name == "bf16":
            return self._as_float(
                self.bin("and", self._round_bits(x, 16), self.const("i32", x.lanes, -65536)), x
            )
        if dtype.name != "f16":
            return x
        if self.has_f16:
            return self.convert("fpext", self.convert("fptrunc", x, "half"), "float")
        return self._round_f16(x)

    def quotient(self, op: str, a: Val, b: Val, divisor: Val) -> Val:
        """Return a / b towards zero by `sdiv` or `udiv`, where b is not 0; `divisor` is b as the program has
        it.

        CPUs divide vectors of floats, not of integers. An f32 is wide enough for the quotient of 16-bit
        numbers, an f64 for that of 32-bit ones: the distance of a quotient to the next integer, at least 1 /
        b, is far more than the rounding error. LLVM turns division by a literal into multiplication.
        """
        a, b = self.match(a, b)
        if not a.lanes or a.elem == "i64" or not divisor.text.startswith("%"):
            return self.bin(op, a, b)
        signed = op == "sdiv"
        into, back = ("sitofp", "fptosi") if signed else ("uitofp", "fptoui")
        real = "double" if a.elem == "i32" else "float"
        wide = [self.resize(x, "i32", signed=signed) for x in (a, b)]
        real_quotient = self.bin("fdiv", *(self.convert(into, x, real) for x in wide))
        return self.resize(self.convert(back, real_quotient, "i32"), a.elem, signed=signed)

    def canonical(self, dtype: DType, x: Val) -> Val:
        """Replace every NaN by the canonical one."""
        text = "0x7FF8000000000000"
        nan = Val(x.elem, x.lanes, f"splat ({x.elem} {text})" if x.lanes else text)
        return self.select(self.fcmp("uno", x, x), nan, x)

    def to_storage(self, dtype: DType, x: Val) -> Val:
        """Convert a value to its storage format."""
        if dtype.kind == "bool":
            return self.convert("zext", x, "i8")
        if dtype.name in ("f16", "bf16"):
            return self.to_bits(dtype, x)
        return self.canonical(dtype, x) if dtype.is_float else x

    def from_storage(self, dtype: DType, x: Val) -> Val:
        """Convert a value from its storage format."""
        if dtype.kind == "bool":
            return self.icmp("ne", x, self.like(x, 0))
        return self.from_bits(dtype, x) if dtype.name in ("f16", "bf16") else x

    def to_bits(self, dtype: DType, x: Val) -> Val:
        """Return the bit pattern; a NaN gives the canonical one."""
        if not dtype.is_float:
            return x
        if dtype.bits > 16:
            return self.convert("bitcast", self.canonical(dtype, x), f"i{dtype.bits}")
        nan = self.fcmp("uno", x, x)
        if dtype.name == "bf16":
            bits = self.convert(
                "trunc",
                self.bin("lshr", self.convert("bitcast", x, "i32"), self.const("i32", x.lanes, 16)),
                "i16",
            )
        elif self.has_f16:
            bits = self.convert("bitcast", self.convert("fptrunc", x, "half"), "i16")
        else:
            bits = self._f16_bits(x)
        return self.select(nan, self.const("i16", x.lanes, NAN_BITS[dtype.name]), bits)

    def from_bits(self, dtype: DType, x: Val) -> Val:
        """Return the value with this bit pattern."""
        if not dtype.is_float:
            return x
        if dtype.bits > 16:
            return self.convert("bitcast", x, ELEMENT[dtype.name])
        if dtype.name == "bf16":
            wide = self.bin("shl", self.convert("zext", x, "i32"), self.const("i32", x.lanes, 16))
            return self.convert("bitcast", wide, "float")
        if self.has_f16:
            return self.convert("fpext", self.convert("bitcast", x, "half"), "float")
        return self._f16_value(x)

    def odd_single(self, x: Val) -> Val:
        """Convert f64 to f32, rounded to odd, so that a second rounding to 16 bits rounds only once."""
        near = self.convert("fptrunc", x, "float")
        back = self.convert("fpext", near, "double")
        bits = self.convert("bitcast", near, "i32")
        one, minus = self.const("i32", x.lanes, 1), self.const("i32", x.lanes, -1)
        even = self.icmp("eq", self.bin("and", bits, one), self.const("i32", x.lanes, 0))
        inexact = self.fcmp("one", back, x)  # false for NaN
        finite = self.fcmp("olt", self.call("fabs", x), self.like(x, INF))
        towards = self.fcmp("olt", self.call("fabs", back), self.call("fabs", x))
        moved = self.bin("add", bits, self.select(towards, one, minus))
        changed = self.bin("and", self.bin("and", inexact, finite), even)
        return self.convert("bitcast", self.select(changed, moved, bits), "float")

    def _as_float(self, bits: Val, x: Val) -> Val:
        """Return the rounded bits as a value, or `x` itself where it is NaN."""
        return self.select(self.fcmp("uno", x, x), x, self.convert("bitcast", bits, "float"))

    def _round_bits(self, x: Val, dropped: int) -> Val:
        """Return the f32 bits of `x` plus half of the last kept place, ties to even."""
        bits = self.convert("bitcast", x, "i32")
        return self._round_up(bits, dropped)

    def _round_up(self, bits: Val, dropped: int) -> Val:
        last = self.bin("and", self.bin("lshr", bits, self.like(bits, dropped)), self.like(bits, 1))
        half = self.like(bits, (1 << (dropped - 1)) - 1)
        return self.bin("add", self.bin("add", bits, half), last)

    def _round_f16(self, x: Val) -> Val:
        size = self.call("fabs", x)
        bits = self.convert("bitcast", size, "i32")
        normal = self.convert(
            "bitcast", self.bin("and", self._round_up(bits, 13), self.like(bits, -8192)), "float"
        )
        half = self.like(x, 0.5)  # from 0.5 to 1 the last place of an f32 is that of an f16 subnormal
        small = self.bin("fsub", self.bin("fadd", size, half), half)
        value = self.select(self.fcmp("olt", size, self.like(x, 2.0**-14)), small, normal)
        value = self.select(self.fcmp("oge", size, self.like(x, 65520.0)), self.like(x, INF), value)
        value = self.select(self.fcmp("uno", x, x), x, value)
        return self.call("copysign", value, x)

    def _f16_bits(self, x: Val) -> Val:
        word = self.convert("bitcast", x, "i32")
        sign = self.bin("and", self.bin("lshr", word, self.like(word, 16)), self.like(word, 0x8000))
        size = self.bin("and", word, self.like(word, 0x7FFFFFFF))
        normal = self.bin("sub", self.bin("lshr", size, self.like(word, 13)), self.like(word, 112 << 10))
        scaled = self.bin("fmul", self.call("fabs", x), self.like(x, 2.0**24))
        tiny = self.icmp("ult", size, self.like(word, 0x38800000))
        small = self.convert("fptosi", self.select(tiny, scaled, self.like(x, 0.0)), "i32")
        value = self.select(tiny, small, normal)
        value = self.select(
            self.icmp("uge", size, self.like(word, 0x7F800000)), self.like(word, 0x7C00), value
        )
        return self.convert("trunc", self.bin("or", value, sign), "i16")

    def _f16_value(self, x: Val) -> Val:
        word = self.convert("zext", x, "i32")
        sign = self.bin("shl", self.bin("and", word, self.like(word, 0x8000)), self.like(word, 16))
        size = self.bin("shl", self.bin("and", word, self.like(word, 0x7FFF)), self.like(word, 13))
        value = self.bin(
            "fmul", self.convert("bitcast", size, "float"), self.const("float", x.lanes, 2.0**112)
        )
        bits = self.convert("bitcast", value, "i32")
        special = self.icmp("uge", size, self.like(word, 0x7C00 << 13))
        bits = self.select(special, self.bin("or", size, self.like(word, 0x7F800000)), bits)
        return self.convert("bitcast", self.bin("or", bits, sign), "float")
