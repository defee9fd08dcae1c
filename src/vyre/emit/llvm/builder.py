"""A builder of LLVM IR text. A value is a scalar or a vector of lanes; the builder knows types and formats of
numbers, not the language.

Text is built rather than llvmlite's object model because it is six times faster to make, and it is what
`k.asm("llvm")` shows.

LLVM does not compute in narrow float types: they live in registers as f32 values. A target with conversion
instructions for f16 uses them. The rest is whole-number arithmetic, because `fptrunc` to bfloat flushes
subnormals on some processors and becomes a call to nowhere on others.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from math import inf
from operator import eq, ge, gt, le, lt, ne

from vyre.emit.llvm import outline
from vyre.emit.llvm.outline import OutlinedPart
from vyre.emit.llvm.text import (
    ELEMENT,
    FIX,
    INF,
    INTRINSICS,
    NAN,
    NOT_NANS,
    RANGE,
    CutVector,
    Val,
    float_text,
    folded,
    int_text,
    short_name,
    truth_of,
    type_text,
    whole_number,
)
from vyre.ir.dtypes import DType, f16, f32

_RESIZED: dict[str, Callable[[int, int], int]] = {
    "trunc": lambda number, bits: number,
    "sext": lambda number, bits: number,
    "zext": lambda number, bits: number & (1 << bits) - 1,
}
_ORDER: dict[str, Callable[[int, int], bool]] = {
    "slt": lt, "sle": le, "sgt": gt, "sge": ge, "eq": eq,
    "ult": lt, "ule": le, "ugt": gt, "uge": ge, "ne": ne,
}  # fmt: skip


class Emitter:
    """One function being written, with the register and storage format of each dtype. A masked-off load reads
    from `zero` instead; without it the first element of every array must be readable. `scope` is the scope of
    atomics. Private arrays of at most `unrolled` elements are cleared without a loop, so that they may live
    in registers. If it is `near`, offsets of elements that are known to be inside are computed in 32 bits,
    which they fit also without a number less than 2**16.
    """

    zero: Val | None = Val("ptr", 0, "@zero")
    scope: str = ""
    unrolled: int = 16
    table_space: str = ""  # the address space of constant tables
    near: bool = False
    polls: bool = True  # whether functions have a counter and poll, as in `module`
    native: frozenset[str] = frozenset()  # further intrinsics that are one instruction here

    def __init__(self, *, has_f16: bool = False, has_avx512: bool = False) -> None:
        self.has_f16, self.has_avx512 = has_f16, has_avx512
        self.quiet: set[str] = set()  # names of floats that are no signalling NaN
        self.quieted: dict[tuple[str, str], Val] = {}  # by the block and the name that they have before
        self.bounded: dict[str, tuple[str, Val, Val]] = {}  # comparisons with a number, by name
        self.lines: list[str] = []
        self.entry: list[str] = []
        self.declared: dict[str, str] = {}
        self.globals: list[str] = []
        self.tables: dict[str, str] = {}  # constant tables of the module: definitions by name
        self.types: dict[str, str] = {}  # of values by name
        self.parts: list[OutlinedPart] = []  # candidates for functions of their own, inner ones first
        self.block = "entry"
        self.closed = False  # the current block ends in a jump already
        self.charges = False  # it counts its work, as in `module`
        self._count = 0

    # Names, blocks, lines

    def fresh(self, prefix: str = "v") -> str:
        self._count += 1
        return f"%{prefix}{self._count}"

    def label(self, prefix: str) -> str:
        self._count += 1
        return f"{prefix}{self._count}"

    def line(self, text: str) -> None:
        if not self.closed:
            self.lines.append(f"  {text}")

    def start(self, label: str) -> None:
        """Begin a block; falls through to it from an open one."""
        self.jump(label)
        self.lines.append(f"{label}:")
        self.block, self.closed = label, False

    def jump(self, label: str) -> None:
        self.line(f"br label %{label}")
        self.closed = True

    def branch(self, test: Val, yes: str, no: str, *, note: str = "") -> None:
        self.line(f"br i1 {test.text}, label %{yes}, label %{no}{note}")
        self.closed = True

    def assign(self, elem: str, lanes: int, text: str) -> Val:
        name = self.fresh()
        if not self.closed:
            self.lines.append(f"  {name} = {text}")
        value = Val(elem, lanes, name)
        self.types[name] = value.type
        return value

    def alloca(self, type_: str, align: int = 64) -> Val:
        name = self.fresh("a")
        self.entry.append(f"  {name} = alloca {type_}, align {align}")
        return Val("ptr", 0, name)

    def here(self) -> CutVector:
        """Return a position where a part may begin."""
        return CutVector(len(self.lines), self.block)

    def cut(self, since: CutVector, times: int = 1) -> CutVector:
        """End the part that began at `since` if it is long enough that many times; return where the current
        part begins.
        """
        is_long = len(self.lines) - since.line >= outline.PART * times
        return self.divide(since) if is_long and not self.closed else since

    def divide(self, since: CutVector) -> CutVector:
        """End the part that began at `since`; return where the next one begins."""
        self.parts.append(OutlinedPart(since.line, len(self.lines), since.block))
        self.start(self.label("on"))  # so that no later line names a block of the part
        return self.here()

    # Values

    def const(self, elem: str, lanes: int, value: int | float) -> Val:
        """Return a constant: an integer, or for float types the number itself."""
        is_float = elem in ("float", "double", "half")
        text = float_text(elem, value) if is_float else int_text(elem, int(value))
        is_number = is_float and value == value
        ends = (float(value), float(value)) if is_number else (-inf, inf)
        return Val(elem, lanes, f"splat ({elem} {text})" if lanes else text, *ends)

    def like(self, value: Val, number: int | float) -> Val:
        return self.const(value.elem, value.lanes, number)

    def splat(self, value: Val, lanes: int) -> Val:
        """Broadcast a scalar to every lane; a vector is returned unchanged."""
        if value.lanes or not lanes:
            return value
        if not value.text.startswith("%"):
            return value._replace(lanes=lanes, text=f"splat ({value.elem} {value.text})")
        one = self.assign(value.elem, lanes, f"insertelement <{lanes} x {value.elem}> poison, {value}, i64 0")
        zero = f"<{lanes} x i32> zeroinitializer"
        return self.assign(value.elem, lanes, f"shufflevector {one}, <{lanes} x {value.elem}> poison, {zero}")

    def iota(self, elem: str, lanes: int) -> Val:
        """0, 1, 2, ... along the lanes."""
        if not lanes:
            return self.const(elem, 0, 0)
        return Val(elem, lanes, "<" + ", ".join(f"{elem} {at}" for at in range(lanes)) + ">")

    def match(self, *values: Val) -> list[Val]:
        """Broadcast the scalars among the values to the lanes of the vectors among them."""
        lanes = max([value.lanes for value in values])
        return [self.splat(value, lanes) for value in values]

    def bin(self, op: str, a: Val, b: Val) -> Val:
        if a.lanes != b.lanes:
            a, b = self.match(a, b)
        known = folded(op, a, b)
        if known is not None:
            return known
        value = self.assign(a.elem, a.lanes, f"{op} {a}, {b.text}")
        if op == "fmul" and a.text == b.text:
            return value._replace(least=0.0)
        if op == "fadd" and min(a.least, b.least) >= 0:  # twice the greater one is not rounded
            return value._replace(least=max(a.least, b.least), most=2 * max(a.most, b.most))
        return value

    def icmp(self, test: str, a: Val, b: Val) -> Val:
        if a.lanes != b.lanes:
            a, b = self.match(a, b)
        left, right = whole_number(a), whole_number(b)
        if left is not None and right is not None:
            if test[0] == "u":
                left, right = (number & (1 << int(a.elem[1:])) - 1 for number in (left, right))
            return self.const("i1", 0, _ORDER[test](left, right))
        return self.assign("i1", a.lanes, f"icmp {test} {a}, {b.text}")

    def fcmp(self, test: str, a: Val, b: Val) -> Val:
        a, b = self.match(a, b)
        value = self.assign("i1", a.lanes, f"fcmp {test} {a}, {b.text}")
        if b.is_number:
            self.bounded[value.text] = (test, a, b)
        return value

    def select(self, test: Val, a: Val, b: Val) -> Val:
        a, b = self.match(a, b)
        if test.lanes and not a.lanes:
            a, b = self.splat(a, test.lanes), self.splat(b, test.lanes)
        known = truth_of(test)
        if known is not None:
            return a if known else b
        value = self.assign(a.elem, a.lanes, f"select {test}, {a}, {b}")
        how, x, bound = self.bounded.get(test.text, ("", a, b))
        low, high = min(a.least, b.least), max(a.most, b.most)
        if x.text == b.text and how == "ogt":  # b is at most the bound, or NaN
            high = max(a.most, min(b.most, bound.most))
        elif x.text == b.text and how == "olt":
            low = min(a.least, max(b.least, bound.least))
        return value if low == -inf and high == inf else value._replace(least=low, most=high)

    def neg(self, a: Val) -> Val:
        return self.assign(a.elem, a.lanes, f"fneg {a}")

    def convert(self, op: str, a: Val, elem: str) -> Val:
        number = whole_number(a)
        if number is not None and op in _RESIZED:
            return self.const(elem, 0, _RESIZED[op](number, int(a.elem[1:])))
        return self.assign(elem, a.lanes, f"{op} {a} to {type_text(elem, a.lanes)}")

    def resize(self, a: Val, elem: str, *, signed: bool) -> Val:
        """Convert an integer to another width."""
        have, want = int(a.elem[1:]), int(elem[1:])
        if have == want:
            return a
        return self.convert("trunc" if have > want else "sext" if signed else "zext", a, elem)

    def call(self, name: str, *args: Val, extra: str = "") -> Val:
        """Call an intrinsic on values of one type, which is also its result's; `extra` is further arguments
        as text.
        """
        args = tuple(self.match(*args))
        first = args[0]
        full = self._declare(name, first, [arg.type for arg in args], extra, first.type)
        value = self.assign(
            first.elem, first.lanes, f"call {first.type} @{full}({', '.join(map(str, args))}{extra})"
        )
        return value._replace(least=0.0) if name == "fabs" else value

    def saturated(self, name: str, a: Val, elem: str) -> Val:
        """Convert a float to an integer with a saturating intrinsic."""
        result = type_text(elem, a.lanes)
        lanes = f"v{a.lanes}" if a.lanes else ""
        full = self.declare(f"llvm.{name}.{lanes}{elem}.{lanes}{short_name(a.elem)}", result, [a.type])
        return self.assign(elem, a.lanes, f"call {result} @{full}({a})")

    def near_rsqrt(self, x: Val) -> Val:
        """Return 1 / sqrt(x) of an f32, off by at most 2**-22.9; exact for 0, infinity and NaN."""
        return self.bin("fdiv", self.like(x, 1.0), self.call("arithmetic.fence", self.call("sqrt", x)))

    def near_reciprocal(self, x: Val) -> Val | None:
        """Return an estimate of 1 / x of an f32, whose quotient is exact after one step of Newton; None if
        there is none for these x.
        """
        return None

    def quick_sqrt(self, x: Val) -> Val | None:
        """Return the square roots of these x; None if the target has no quicker way than its instruction."""
        return None

    def reduce(self, name: str, a: Val) -> Val:
        """Reduce a vector to a scalar with the intrinsic `vector.reduce.<name>`."""
        if not a.lanes:
            return a
        full = self._declare(f"vector.reduce.{name}", a, [a.type], "", a.elem)
        return self.assign(a.elem, 0, f"call {a.elem} @{full}({a})")

    def _declare(self, name: str, first: Val, types: list[str], extra: str, result: str) -> str:
        assert name in INTRINSICS or name in self.native, name
        suffix = f"v{first.lanes}{short_name(first.elem)}" if first.lanes else short_name(first.elem)
        more = [part.split()[0] for part in extra.split(",") if part.strip()]
        return self.declare(f"llvm.{name}.{suffix}", result, [*types, *more])

    def declare(self, full: str, result: str, types: list[str]) -> str:
        """Declare an intrinsic by its full name; return the name."""
        self.declared[full] = f"declare {result} @{full}({', '.join(types)})"
        return full

    def any_lane(self, mask: Val) -> Val:
        """Return an i1 scalar that is true if any lane of the mask is set."""
        if not mask.lanes:
            return mask
        word = self.assign(f"i{mask.lanes}", 0, f"bitcast {mask} to i{mask.lanes}")
        return self.icmp("ne", word, self.like(word, 0))

    def extract(self, vector: Val, lane: Val) -> Val:
        return self.assign(vector.elem, 0, f"extractelement {vector}, {lane}") if vector.lanes else vector

    def cut_vector(self, low: Val, high: Val, by: int) -> Val:
        """Return the vector that begins `by` lanes into `low`, and goes on in `high`."""
        return self.shuffle(low, high, range(by, by + low.lanes))

    def shuffle(self, low: Val, high: Val, order: Sequence[int]) -> Val:
        """Return the lanes of two vectors, one after the other, in an order."""
        numbers = ", ".join(f"i32 {lane}" for lane in order)
        text = f"shufflevector {low}, {high}, <{len(order)} x i32> <{numbers}>"
        return self.assign(low.elem, len(order), text)

    # Memory

    def table(self, values: bytes) -> Val:
        """Return the address of a constant table of the module."""
        name = f"@table.{hashlib.blake2b(values, digest_size=8).hexdigest()}"
        space = self.table_space
        if name not in self.tables:  # a large one takes long to write, and may be used often
            text = "".join(f"\\{byte:02X}" for byte in values)
            self.tables[name] = f'{name} = private{space} constant [{len(values)} x i8] c"{text}", align 64'
        return Val(f"ptr{space}", 0, name)

    def gep(self, base: Val, elem: str, index: Val) -> Val:
        """Return the address of element `index` (a vector of addresses for a vector of indices)."""
        return self.assign(base.elem, index.lanes, f"getelementptr {elem}, {base}, {index}")

    def load(self, elem: str, lanes: int, address: Val, align: int) -> Val:
        return self.assign(elem, lanes, f"load {type_text(elem, lanes)}, {address}, align {align}")

    def store(self, value: Val, address: Val, align: int) -> None:
        self.line(f"store {value}, {address}, align {align}")

    def short(self, index: Val) -> Val:
        """Return a part of an offset in the width that the target computes offsets of such arrays in."""
        return index

    def offset(self, total: Val, *, signed: bool = False) -> Val:
        """Return the offset of an element, which was computed in that width, as addresses need it."""
        return total

    # Structure

    def opaque_copy(self, value: Val) -> Val:
        """Return a copy of a value that LLVM cannot identify with the original."""
        raise NotImplementedError

    def shared(self, type_: str, size: int) -> Val:
        """Return the address of an array of the workgroup."""
        return self.alloca(type_)

    def barrier(self, *, is_grid: bool) -> None:
        """Wait for the other invocations of the workgroup: here a bundle is all of them."""
        assert not is_grid

    @contextmanager
    def when(self, test: Val | None, *, note: str = "") -> Iterator[None]:
        """Emit code that runs only if the scalar `test` holds, or always without one."""
        if test is None:
            yield
            return
        yes, after = self.label("then"), self.label("fi")
        self.branch(test, yes, after, note=note)
        self.start_closed(yes)
        yield
        self.start(after)

    def start_closed(self, label: str) -> None:
        """Begin a block that nothing falls into."""
        self.closed = True
        self.lines.append(f"{label}:")
        self.block, self.closed = label, False

    def loop(
        self, low: Val, high: Val, body: Callable[[Val], None], *, step: int = 1, note: str = ""
    ) -> None:
        """Emit `body(i)` for i from `low` below `high`, signed i64."""
        head, inside, after = self.label("head"), self.label("body"), self.label("done")
        counter = self.alloca("i64", 8)
        self.store(low, counter, 8)
        self.start(head)
        at = self.load("i64", 0, counter, 8)
        self.branch(self.icmp("slt", at, high), inside, after)
        self.start_closed(inside)
        body(at)
        self.store(self.bin("add nsw", at, self.const("i64", 0, step)), counter, 8)
        self.line(f"br label %{head}{note}")
        self.closed = True
        self.start_closed(after)

    # Emitter

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
        if not self._has_avx512_for(a.elem, max(a.lanes, b.lanes)):
            return None
        a, b = self.match(*(x if x.is_number or x.text in self.quiet else self._quieted(x) for x in (a, b)))
        value = self._by_avx512(RANGE, a, b, 4 if is_least else 5, Val(a.elem, a.lanes, "zeroinitializer"))
        self.quiet.add(value.text)
        return value

    def _has_avx512_for(self, elem: str, lanes: int) -> bool:
        return self.has_avx512 and lanes * (64 if elem == "double" else 32) in (256, 512)

    def _by_avx512(self, stem: str, a: Val, b: Val, *how: Val | int) -> Val:
        """Emit an instruction for all lanes of vectors of floats, by its operands and numbers."""
        is_double, lanes = a.elem == "double", a.lanes
        bits = lanes * (64 if is_double else 32)
        args = [a, b, *how, Val(f"i{max(lanes, 8)}", 0, "-1"), *([4] if bits == 512 else [])]
        types = ["i32 immarg" if isinstance(arg, int) else arg.type for arg in args]
        name = self.declare(f"{stem}.p{'d' if is_double else 's'}.{bits}", a.type, types)
        words = ", ".join(f"i32 {arg}" if isinstance(arg, int) else f"{arg}" for arg in args)
        return self.assign(a.elem, lanes, f"call {a.type} @{name}({words})")

    def _quieted(self, x: Val) -> Val:
        """Return a float with every signalling NaN made quiet: LLVM must not see that this is x * 1. Other
        arithmetic does not make it so: LLVM may find that it leaves x as it is.
        """
        if (self.block, x.text) not in self.quieted:
            one = self.call("arithmetic.fence", self.like(x, 1.0))
            self.quieted[self.block, x.text] = self.bin("fmul", x, one)
        return self.quieted[self.block, x.text]

    def canonical(self, dtype: DType, x: Val) -> Val:
        """Replace every NaN by the canonical one."""
        nan = Val(x.elem, x.lanes, f"splat ({x.elem} {NAN})" if x.lanes else NAN)
        if self._has_avx512_for(x.elem, x.lanes):
            return self._by_avx512(FIX, nan, x, self.const(f"i{dtype.bits}", x.lanes, NOT_NANS), 0)
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
