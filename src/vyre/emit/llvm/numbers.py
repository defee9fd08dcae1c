"""The float types that LLVM does not compute in: narrow floats live in registers as f32 values.

A target with conversion instructions for f16 uses them. The rest is whole-number arithmetic, because
`fptrunc` to bfloat flushes subnormals on some processors and becomes a call to nowhere on others.
"""

from __future__ import annotations

from vyre.emit.llvm.builder import Emitter, Val
from vyre.ir.dtypes import ALL, DType, f16, f32


def _element(dtype: DType) -> str:
    if dtype.is_float:
        return "double" if dtype.bits == 64 else "float"
    return f"i{dtype.bits}"


ELEMENT = {t.name: _element(t) for t in ALL}
PRIVATE = {**ELEMENT, "bool": "i8"}  # in private arrays
STORED = {**PRIVATE, **{t.name: f"i{t.bits}" for t in ALL if t.is_narrow}}
INF = float("inf")
RANGE = "llvm.x86.avx512.mask.range"
NAN = "0x7FF8000000000000"  # the canonical one, of f32 and f64


def natural_align(elem: str) -> int:
    """Return the guaranteed alignment of an element in an array of its type, in bytes."""
    return {"i1": 1, "float": 4, "double": 8}.get(elem) or int(elem[1:]) // 8


class Numbers(Emitter):
    """An emitter that knows the register and storage format of each dtype."""

    def __init__(self, *, has_f16: bool, has_range: bool = False) -> None:
        super().__init__()
        self.has_f16, self.has_range = has_f16, has_range
        self.quiet: set[str] = set()  # names of floats that are no signalling NaN
        self.quietened: dict[tuple[str, str], Val] = {}  # by the block and the name that they have before

    def literal(self, dtype: DType, number: int | float, lanes: int = 0) -> Val:
        return self.const(ELEMENT[dtype.name], lanes, number)

    def rounded(self, dtype: DType, x: Val) -> Val:
        """Round an f32 value to a narrow float type; values of other types are unchanged."""
        if not dtype.is_narrow:
            return x
        if dtype is f16 and self.has_f16:
            return self.convert("fpext", self.convert("fptrunc", x, "half"), "float")
        size = x if dtype.bias == f32.bias else self.call("fabs", x)
        rounded = self._without_low_bits(size, f32.fraction - dtype.fraction)
        if dtype.bias == f32.bias:
            return self.select(self.fcmp("uno", x, x), x, rounded)
        # Where the last place of an f32 is that of a subnormal of the type, adding rounds to it.
        place = self.like(x, 2.0 ** (1 - dtype.bias - dtype.fraction + f32.fraction))
        small = self.bin("fsub", self.bin("fadd", size, place), place)
        value = self.select(self.fcmp("olt", size, self.like(x, 2.0 ** (1 - dtype.bias))), small, rounded)
        most = self.like(x, (2 - 2.0 ** -(dtype.fraction + 1)) * 2.0**dtype.bias)
        value = self.select(self.fcmp("oge", size, most), self.like(x, INF), value)
        return self.call("copysign", self.select(self.fcmp("uno", x, x), x, value), x)

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

    def extreme(self, a: Val, b: Val, *, is_least: bool) -> Val | None:
        """Return the least or the greatest of floats by the instruction of AVX-512 that compares as the
        language does; None where there is none for such values. In it a signalling NaN wins: none is left.
        """
        lanes = max(a.lanes, b.lanes)
        bits = lanes * (64 if a.elem == "double" else 32)
        if not self.has_range or bits not in (256, 512):
            return None
        a, b = self.match(*(x if x.is_number or x.text in self.quiet else self._quietened(x) for x in (a, b)))
        type_, mask, rounds = a.type, f"i{max(lanes, 8)}", ", i32 4" if bits == 512 else ""
        types = [type_, type_, "i32 immarg", type_, mask, *(["i32 immarg"] if rounds else [])]
        name = self.declare(f"{RANGE}.p{'d' if a.elem == 'double' else 's'}.{bits}", type_, types)
        how = f"i32 {4 if is_least else 5}, {type_} zeroinitializer, {mask} -1{rounds}"
        value = self.assign(a.elem, lanes, f"call {type_} @{name}({a}, {b}, {how})")
        self.quiet.add(value.text)
        return value

    def _quietened(self, x: Val) -> Val:
        """Return a float with every signalling NaN made quiet: LLVM must not see that this is x * 1. Other
        arithmetic does not make it so: LLVM may find that it leaves x as it is.
        """
        if (self.block, x.text) not in self.quietened:
            one = self.call("arithmetic.fence", self.like(x, 1.0))
            self.quietened[self.block, x.text] = self.bin("fmul", x, one)
        return self.quietened[self.block, x.text]

    def canonical(self, dtype: DType, x: Val) -> Val:
        """Replace every NaN by the canonical one."""
        nan = Val(x.elem, x.lanes, f"splat ({x.elem} {NAN})" if x.lanes else NAN)
        return self.select(self.fcmp("uno", x, x), nan, x)

    def to_storage(self, dtype: DType, x: Val) -> Val:
        """Convert a value to its storage format."""
        if dtype.kind == "bool":
            return self.convert("zext", x, "i8")
        if dtype.is_narrow:
            return self.to_bits(dtype, x)
        return self.canonical(dtype, x) if dtype.is_float else x

    def from_storage(self, dtype: DType, x: Val) -> Val:
        """Convert a value from its storage format."""
        if dtype.kind == "bool":
            return self.icmp("ne", x, self.like(x, 0))
        return self.from_bits(dtype, x) if dtype.is_narrow else x

    def to_bits(self, dtype: DType, x: Val, *, any_nan: bool = False) -> Val:
        """Return the bit pattern; a NaN gives the canonical one, or with `any_nan` one of a NaN."""
        if not dtype.is_float:
            return x
        if not dtype.is_narrow:
            return self.convert("bitcast", x if any_nan else self.canonical(dtype, x), f"i{dtype.bits}")
        if dtype is f16 and self.has_f16:
            bits = self.convert("bitcast", self.convert("fptrunc", x, "half"), "i16")
        else:
            bits = self.convert("trunc", self._narrow_bits(dtype, x), f"i{dtype.bits}")
        return bits if any_nan else self.select(self.fcmp("uno", x, x), self.like(bits, dtype.nan_bits), bits)

    def from_bits(self, dtype: DType, x: Val) -> Val:
        """Return the value with this bit pattern."""
        if not dtype.is_float:
            return x
        if not dtype.is_narrow:
            return self.convert("bitcast", x, ELEMENT[dtype.name])
        if dtype is f16 and self.has_f16:
            return self.convert("fpext", self.convert("bitcast", x, "half"), "float")
        return self._narrow_value(dtype, x)

    def odd_single(self, x: Val) -> Val:
        """Convert f64 to f32, rounded to odd, so that a second rounding to a narrow type rounds only once."""
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

    def _without_low_bits(self, x: Val, dropped: int) -> Val:
        """Round to f32 values whose last bits are 0, ties to even; not for NaN."""
        bits = self.convert("bitcast", x, "i32")
        last = self.bin("and", self.bin("lshr", bits, self.like(bits, dropped)), self.like(bits, 1))
        half = self.like(bits, (1 << (dropped - 1)) - 1)
        rounded = self.bin("add", self.bin("add", bits, half), last)
        return self.convert("bitcast", self.bin("and", rounded, self.like(bits, -1 << dropped)), "float")

    def _narrow_bits(self, dtype: DType, x: Val) -> Val:
        """Return the bits of a value of a narrow type, as an i32."""
        word, drop = self.convert("bitcast", x, "i32"), f32.fraction - dtype.fraction
        if dtype.bias == f32.bias:
            return self.bin("lshr", word, self.like(word, drop))
        top = self.like(word, 1 << (dtype.bits - 1))
        sign = self.bin("and", self.bin("lshr", word, self.like(word, 32 - dtype.bits)), top)
        size = self.bin("and", word, self.like(word, 0x7FFFFFFF))
        less = self.like(word, (f32.bias - dtype.bias) << dtype.fraction)
        normal = self.bin("sub", self.bin("lshr", size, self.like(word, drop)), less)
        scale = self.like(x, 2.0 ** (dtype.bias + dtype.fraction - 1))
        scaled = self.bin("fmul", self.call("fabs", x), scale)
        tiny = self.icmp("ult", size, self.like(word, (f32.bias - dtype.bias + 1) << f32.fraction))
        small = self.convert("fptosi", self.select(tiny, scaled, self.like(x, 0.0)), "i32")
        value = self.select(tiny, small, normal)
        infinite = self.icmp("uge", size, self.like(word, f32.infinite_bits))
        return self.bin("or", self.select(infinite, self.like(word, dtype.infinite_bits), value), sign)

    def _narrow_value(self, dtype: DType, x: Val) -> Val:
        """Return the value of a narrow type with these bits."""
        word, drop = self.convert("zext", x, "i32"), f32.fraction - dtype.fraction
        if dtype.bias == f32.bias:
            return self.convert("bitcast", self.bin("shl", word, self.like(word, drop)), "float")
        top = 1 << (dtype.bits - 1)
        sign = self.bin("shl", self.bin("and", word, self.like(word, top)), self.like(word, 32 - dtype.bits))
        size = self.bin("shl", self.bin("and", word, self.like(word, top - 1)), self.like(word, drop))
        scale = self.const("float", x.lanes, 2.0 ** (f32.bias - dtype.bias))
        value = self.bin("fmul", self.convert("bitcast", size, "float"), scale)
        bits = self.convert("bitcast", value, "i32")
        special = self.icmp("uge", size, self.like(word, dtype.infinite_bits << drop))
        bits = self.select(special, self.bin("or", size, self.like(word, f32.infinite_bits)), bits)
        return self.convert("bitcast", self.bin("or", bits, sign), "float")
