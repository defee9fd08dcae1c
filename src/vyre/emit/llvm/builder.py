"""A builder of LLVM IR text. A value is a scalar or a vector of lanes; the builder knows types, not the
language.

Text is built rather than llvmlite's object model because it is six times faster to make, and it is what
`k.asm("llvm")` shows.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from math import inf
from operator import eq, ge, gt, le, lt, ne

from vyre.emit.llvm import outline
from vyre.emit.llvm.outline import OutlinedPart


@dataclass(frozen=True, slots=True)
class CutVector:
    """A position between two lines, and the label of the block that contains it."""

    line: int
    block: str


@dataclass(frozen=True, slots=True)
class Val:
    """An SSA value or constant: element type, lanes (0 for a scalar), its spelling, and for floats a number
    that it is not below.
    """

    elem: str
    lanes: int
    text: str
    least: float = field(default=-inf, compare=False)

    @property
    def type(self) -> str:
        return type_text(self.elem, self.lanes)

    @property
    def is_number(self) -> bool:
        """True for a constant of a float type that is not NaN."""
        return self.least != -inf and not self.text.startswith("%")

    def __str__(self) -> str:
        return f"{self.type} {self.text}"


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
    "masked.scatter", "memset.inline", "memset", })  # fmt: skip


RARELY = ", !prof !2"  # of a branch that is hardly ever taken; `module.RARE` has the weights


class Emitter:
    """One function being written. A masked-off load reads from `zero` instead; without it the first element
    of every array must be readable. `scope` is the scope of atomics. Private arrays of at most `unrolled`
    elements are cleared without a loop, so that they may live in registers.
    """

    zero: Val | None = Val("ptr", 0, "@zero")
    scope: str = ""
    unrolled: int = 16
    table_space: str = ""  # the address space of constant tables
    polls: bool = True  # whether functions have a counter and poll, as in `module`
    native: frozenset[str] = frozenset()  # further intrinsics that are one instruction here

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.entry: list[str] = []
        self.declared: dict[str, str] = {}
        self.globals: list[str] = []
        self.tables: dict[str, str] = {}  # constant tables of the module: definitions by name
        self.types: dict[str, str] = {}  # of values by name
        self.parts: list[OutlinedPart] = []  # candidates for functions of their own, inner ones first
        self.block = "entry"
        self.closed = False  # the current block ends in a jump already
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
        self.line(f"{name} = {text}")
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
        text = float_text(elem, value) if is_float else _int_text(elem, int(value))
        least = float(value) if is_float and value == value else -inf  # not NaN
        return Val(elem, lanes, f"splat ({elem} {text})" if lanes else text, least)

    def like(self, value: Val, number: int | float) -> Val:
        return self.const(value.elem, value.lanes, number)

    def splat(self, value: Val, lanes: int) -> Val:
        """Broadcast a scalar to every lane; a vector is returned unchanged."""
        if value.lanes or not lanes:
            return value
        if not value.text.startswith("%"):
            return Val(value.elem, lanes, f"splat ({value.elem} {value.text})", value.least)
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
        lanes = max(value.lanes for value in values)
        return [self.splat(value, lanes) for value in values]

    def bin(self, op: str, a: Val, b: Val) -> Val:
        a, b = self.match(a, b)
        known = _folded(op, a, b)
        if known is not None:
            return known
        value, least = self.assign(a.elem, a.lanes, f"{op} {a}, {b.text}"), -inf
        if op == "fmul" and a == b:
            least = 0.0
        elif op == "fadd" and min(a.least, b.least) >= 0:
            least = max(a.least, b.least)
        return value if least < 0 else replace(value, least=least)

    def icmp(self, test: str, a: Val, b: Val) -> Val:
        a, b = self.match(a, b)
        left, right = _whole(a), _whole(b)
        if left is not None and right is not None:
            if test[0] == "u":
                left, right = (number & (1 << int(a.elem[1:])) - 1 for number in (left, right))
            return self.const("i1", 0, _ORDER[test](left, right))
        return self.assign("i1", a.lanes, f"icmp {test} {a}, {b.text}")

    def fcmp(self, test: str, a: Val, b: Val) -> Val:
        a, b = self.match(a, b)
        return self.assign("i1", a.lanes, f"fcmp {test} {a}, {b.text}")

    def select(self, test: Val, a: Val, b: Val) -> Val:
        a, b = self.match(a, b)
        if test.lanes and not a.lanes:
            a, b = self.splat(a, test.lanes), self.splat(b, test.lanes)
        known = _truth(test)
        if known is not None:
            return a if known else b
        return self.assign(a.elem, a.lanes, f"select {test}, {a}, {b}")

    def neg(self, a: Val) -> Val:
        return self.assign(a.elem, a.lanes, f"fneg {a}")

    def convert(self, op: str, a: Val, elem: str) -> Val:
        number = _whole(a)
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
        return self.assign(
            first.elem, first.lanes, f"call {first.type} @{full}({', '.join(map(str, args))}{extra})"
        )

    def saturated(self, name: str, a: Val, elem: str) -> Val:
        """Convert a float to an integer with a saturating intrinsic."""
        result = type_text(elem, a.lanes)
        lanes = f"v{a.lanes}" if a.lanes else ""
        full = self.declare(f"llvm.{name}.{lanes}{elem}.{lanes}{_short(a.elem)}", result, [a.type])
        return self.assign(elem, a.lanes, f"call {result} @{full}({a})")

    def near_rsqrt(self, x: Val) -> Val:
        """Return 1 / sqrt(x) of an f32, off by at most 2**-22.9; exact for 0, infinity and NaN."""
        return self.bin("fdiv", self.like(x, 1.0), self.call("arithmetic.fence", self.call("sqrt", x)))

    def reduce(self, name: str, a: Val) -> Val:
        """Reduce a vector to a scalar with the intrinsic `vector.reduce.<name>`."""
        if not a.lanes:
            return a
        full = self._declare(f"vector.reduce.{name}", a, [a.type], "", a.elem)
        return self.assign(a.elem, 0, f"call {a.elem} @{full}({a})")

    def _declare(self, name: str, first: Val, types: list[str], extra: str, result: str) -> str:
        assert name in INTRINSICS or name in self.native, name
        suffix = f"v{first.lanes}{_short(first.elem)}" if first.lanes else _short(first.elem)
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

    def offset(self, total: Val) -> Val:
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


_RESIZED: dict[str, Callable[[int, int], int]] = {
    "trunc": lambda number, bits: number,
    "sext": lambda number, bits: number,
    "zext": lambda number, bits: number & (1 << bits) - 1,
}
_ORDER: dict[str, Callable[[int, int], bool]] = {
    "slt": lt, "sle": le, "sgt": gt, "sge": ge, "eq": eq,
    "ult": lt, "ule": le, "ugt": gt, "uge": ge, "ne": ne,
}  # fmt: skip


def _whole(value: Val) -> int | None:
    """Return the number of a literal scalar integer."""
    if value.lanes or value.text[0] not in "-0123456789" or value.elem[0] != "i":
        return None
    return int(value.text)


def whole_of(value: Val) -> int | None:
    """Return the number of a literal integer, a scalar or the same in every lane."""
    inner = value.text.removeprefix(f"splat ({value.elem} ").removesuffix(")") if value.lanes else value.text
    return _whole(Val(value.elem, 0, inner))


def _truth(value: Val) -> bool | None:
    """Return the truth value of a literal."""
    return {"true": True, "splat (i1 true)": True, "false": False, "splat (i1 false)": False}.get(value.text)


def _folded(op: str, a: Val, b: Val) -> Val | None:
    """Return the result of integer arithmetic with literals if it takes no instruction: fewer lines are
    fewer for LLVM to read.
    """
    word, left, right = op.partition(" ")[0], _whole(a), _whole(b)
    if word in ("and", "or") and a.elem == "i1":
        for one, other in ((a, b), (b, a)):
            known = _truth(one)
            if known is not None:
                return other if known == (word == "and") else one
    if word == "and" and (own := whole_of(a)) is not None and (mask := whole_of(b)) is not None:
        text = _int_text(a.elem, own & mask)
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
    return Val(a.elem, 0, _int_text(a.elem, result))


_SHORT = {"float": "f32", "double": "f64", "half": "f16", "ptr": "p0"}


def _short(elem: str) -> str:
    return _SHORT.get(elem, elem)


def _int_text(elem: str, value: int) -> str:
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
