"""Names and values of Lowered as LLVM values.

A UNIFORM value is one LLVM value, any other a list with one for each strip at hand: all of the bundle, or the
one that an EachStrip is at.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace
from math import gcd, inf
from typing import TypeAlias, assert_never

from vyre.analysis.lockstep import Variation
from vyre.emit.llvm import memory
from vyre.emit.llvm.builder import Emitter
from vyre.emit.llvm.memory import BufferPlace
from vyre.emit.llvm.text import ELEMENT, STORED, Val, natural_align, type_text
from vyre.ir import limits
from vyre.ir.literal import Lit
from vyre.ir.literal import number as literal_number
from vyre.ir.nodes import StridedLayout
from vyre.lower import chains, form
from vyre.lower.form import (
    INDEX,
    Any,
    Apart,
    Apply,
    Base,
    Block,
    Both,
    BufferExtent,
    Calc,
    Claim,
    Compare,
    CutRow,
    Extend,
    First,
    Iota,
    Lane,
    Least,
    Not,
    Number,
    Ref,
    Row,
    Select,
    Set,
    TableEntry,
    Type,
    Under,
    Value,
    Variable,
    is_signed,
)
from vyre.lower.launch import ALIGNED
from vyre.lower.lowered import Buffer, LoweredForm, all_statements
from vyre.lower.ring import RingStep
from vyre.ops import TABLE

_NEAR = 1 << 16  # elements: such a number beside a narrow offset does not leave 32 bits

Strips: TypeAlias = list[Val]
Result: TypeAlias = Val | Strips


@dataclass(frozen=True, slots=True)
class Arguments:
    """The arguments of a launch: arrays, and scalars with the extents of the domain among them."""

    places: dict[str, BufferPlace]
    scalars: dict[str, Val]


def argument_block(e: Emitter, lowered: LoweredForm) -> Arguments:
    """Load the argument block: address and extents of arrays, scalars, the extents of the domain."""
    base, passed = Val("ptr", 0, "%args"), Arguments({}, {})
    at = 0

    def slot(elem: str, known: int = 0) -> Val:
        nonlocal at
        at += 1
        if known:
            return e.const(elem, 0, known)
        return e.load(elem, 0, e.gep(base, "i64", e.const("i64", 0, at - 1)), 8)

    for param in lowered.params:
        if isinstance(param, Buffer):
            base_address = slot("ptr")
            sizes = (0,) if param.layout else param.sizes or (0,) * param.rank
            extents = tuple(slot("i64", size) for size in sizes)
            passed.places[param.name] = BufferPlace(base_address, extents, param.type)
        else:
            assert not isinstance(param.type, str)
            stored = slot(STORED[param.type.name])
            passed.scalars[param.name] = e.from_storage(param.type, stored)
    for axis in range(max(lowered.rank, limits.GROUP_RANK)):
        passed.scalars[form.domain(axis).name] = slot("i64")
    for param in lowered.params:
        if isinstance(param, Buffer) and param.layout is not None:
            passed.places[param.name] = _with_layout(e, passed, param.name, param.layout)
    return passed


def _with_layout(e: Emitter, passed: Arguments, name: str, layout: StridedLayout) -> BufferPlace:
    """Return the place of an array whose rows are apart, from that of its memory."""

    def value(of: str | int) -> Val:
        return (
            e.const("i64", 0, of) if isinstance(of, int) else e.resize(passed.scalars[of], "i64", signed=True)
        )

    place, extents = passed.places[name], tuple(map(value, layout.extents))
    first = place.base if layout.offset is None else e.gep(place.base, place.stored, value(layout.offset))
    return replace(place, base=first, shape=extents, strides=tuple(map(value, layout.strides)))


@dataclass(frozen=True, slots=True)
class _Bound:
    """The value of a name, and the strips that it is bound for."""

    value: Result
    strips: Sequence[int]


@dataclass(frozen=True, slots=True)
class Slot:
    """The storage of a local: one address for each strip, or an array over the strips of the workgroup, in
    which each has `size` elements.
    """

    elem: str
    kind: Variation
    addresses: Strips
    strips: Sequence[int]
    lanes: int = 0
    size: int = 0
    ends: tuple[float, float] = (-inf, inf)  # `least` and `most` of a Val

    @property
    def align(self) -> int:
        # Strips in an array are aligned to their own size and no more.
        return natural_align(self.elem) if self.size else 64 if self.lanes else 8


@dataclass(frozen=True, slots=True)
class HeldValue:
    """The content of a slot after a store, up to the end of the block. It has the properties of the value."""

    value: Result
    strips: Sequence[int]
    block: str


SINGLE = 4  # lanes of a register that has one integer


class Values:
    """One function being printed."""

    def __init__(self, e: Emitter, arguments: Arguments) -> None:
        self.e = e
        self.lanes, self.strips = 0, range(1)
        self.bundle = ""  # the name of the first lane's number
        self.along = 1  # how many of the bundle's strips are along one row
        self.row = ""  # the name of the mask of those lanes that are in the row
        self.left: Val | None = None  # how many those are
        self.names: dict[str, _Bound] = {}
        self.registers: dict[str, Callable[[], Val]] = {}  # names that are read again wherever they are used
        self.slots: dict[str, Slot] = {}
        self.stored: dict[str, HeldValue] = {}
        self.once: set[str] = set()  # the locals at hand that one statement changes
        self.places = arguments.places
        # Where rows begin, by the array and the index of the row.
        self.bases: dict[tuple[str, tuple[Val, ...], tuple[Value, ...]], Val] = {}
        self.private: dict[str, Slot] = {}
        self.ring: Callable[[RingStep], None] | None = None  # on machines that copy and multiply tiles
        self.waiting: AbstractSet[str] = frozenset()  # names of integers that wait for the iteration before
        self.vectors_of: dict[str, Val] = {}  # those that are in a vector's first lane, by their text
        self.targets: dict[tuple[str, str], str] = {}  # labels by loop and kind of jump
        for name, value in arguments.scalars.items():
            self.bind(name, value)

    # Names

    def bind(self, name: str, value: Result) -> None:
        self.names[name] = _Bound(value, self.strips)

    def read(self, name: str) -> Result:
        slot = self.slots.get(name)
        if slot is not None:
            stored = self.stored.get(name)
            if stored is not None and stored.block == self.e.block and stored.strips == self.strips:
                return stored.value
            loaded = [self.e.load(slot.elem, slot.lanes, address, slot.align) for address in self.here(slot)]
            if slot.ends != (-inf, inf):
                loaded = [part._replace(least=slot.ends[0], most=slot.ends[1]) for part in loaded]
            return loaded[0] if slot.kind == Variation.UNIFORM else loaded
        if name in self.registers:
            return self.registers[name]()
        bound = self.names[name]
        if isinstance(bound.value, Val) or bound.strips == self.strips:
            return bound.value
        return [bound.value[bound.strips.index(strip)] for strip in self.strips]

    def here(self, slot: Slot) -> Strips:
        """Return the addresses of a slot for the strips at hand."""
        if slot.size:
            return self._of_workgroup(slot)
        if slot.kind == Variation.UNIFORM or slot.strips == self.strips:
            return slot.addresses
        return [slot.addresses[slot.strips.index(strip)] for strip in self.strips]

    def _of_workgroup(self, slot: Slot) -> Strips:
        """Return the addresses of the strips at hand in an array over the strips of the workgroup."""
        e, bundle = self.e, self.read(self.bundle)
        assert isinstance(bundle, Val)
        first = e.bin("udiv exact", bundle, e.const("i64", 0, self.lanes))
        places = [e.bin("add", first, e.const("i64", 0, strip)) for strip in self.strips]
        size = e.const("i64", 0, slot.size)
        shape = type_text(slot.elem, slot.lanes)
        return [e.gep(slot.addresses[0], shape, e.bin("mul", place, size)) for place in places]

    # Locals

    def local(self, s: Variable) -> None:
        """Make a slot for a local."""
        self.stored.pop(s.name, None)
        e, elem = self.e, elem_of(s.type)
        lanes = (s.lanes or self.lanes) if s.kind == Variation.VARYING else 0
        if s.strips:
            array = e.alloca(f"[{s.strips} x {type_text(elem, lanes)}]")
            self.slots[s.name] = Slot(elem, s.kind, [array], (), lanes, 1)
            return
        strips = self.strips if s.kind > Variation.UNIFORM else range(1)
        addresses = [e.alloca(type_text(elem, lanes), 64 if lanes else 8) for _ in strips]
        self.slots[s.name] = Slot(elem, s.kind, addresses, self.strips, lanes)

    def change(self, s: Set) -> None:
        """Print a change of a local."""
        slot, value = self.slots[s.name], self.value(s.value)
        if s.name in self.once:
            parts = self.parts(value)
            ends = min(part.least for part in parts), max(part.most for part in parts)
            self.slots[s.name] = slot = replace(slot, ends=ends)
        if slot.kind == Variation.UNIFORM:
            assert isinstance(value, Val)
            self.e.store(value, slot.addresses[0], 8)
            self._remember(s.name, value)
            return
        held: list[Val] = []
        before = self.parts(self.read(s.name)) if s.mask is not None else self.parts(value)
        for part, old, address, mask in zip(
            self.parts(value), before, self.here(slot), self.masks(s.mask), strict=True
        ):
            new = self.e.splat(part, slot.lanes)
            held.append(new if mask is None else self.e.select(mask, new, old))
            self.e.store(held[-1], address, slot.align)
        self._remember(s.name, held)

    def _remember(self, name: str, value: Result) -> None:
        """Read what was stored in a slot, instead of the slot, in the rest of the block."""
        self.stored[name] = HeldValue(value, self.strips, self.e.block)

    # Values

    def each(self, make: Callable[..., Val], *values: Result) -> Result:
        """Apply `make` once if all values are uniform, else once for every strip."""
        for value in values:
            if isinstance(value, list):
                return [make(*parts) for parts in zip(*map(self.parts, values), strict=True)]
        return make(*values)

    def parts(self, value: Result) -> Strips:
        """Return the value for each strip; a uniform value is repeated."""
        return value if isinstance(value, list) else [value] * len(self.strips)

    def vectors(self, value: Result) -> Strips:
        return [self.e.splat(part, self.lanes) for part in self.parts(value)]

    @staticmethod
    def aligned(place: BufferPlace, proof: Sequence[Claim]) -> BufferPlace:
        """Return an array with what the offset of its element at the place of a proof is a multiple of."""
        if not place.divisor:
            return place
        *outer, last = [claim.form for claim in proof]
        factors = [last.const, *(factor for _, factor in last.terms), *[place.divisor] * bool(outer)]
        return replace(place, multiple=gcd(max(ALIGNED // place.dtype.itemsize, 1), *factors))

    def without_number(self, value: Value, *, is_near: bool) -> tuple[Value, ...]:
        """Return an index without the number at the end of a sum, or a choice of numbers, and that number;
        if `is_near`, the number may be anywhere in the sum, but not large.
        """
        if not isinstance(value, Calc) or value.word != "add":
            return (value,)
        if isinstance(value.b, Number | Select):
            return (value.a, value.b) if not is_near or _is_near(value.b) else (value,)
        if not is_near:
            return (value,)
        if isinstance(value.a, Number):
            return (value.b, value.a) if _is_near(value.a) else (value,)
        rest, *number = self.without_number(value.a, is_near=True)
        return (replace(value, a=rest), *number)

    def scalar(self, value: Value) -> Val:
        result = self.value(value)
        assert isinstance(result, Val)
        return result

    def masks(self, guard: Value | None) -> Sequence[Val | None]:
        return [None] * len(self.strips) if guard is None else self.vectors(self.value(guard))

    def value(self, v: Value) -> Result:
        e = self.e
        match v:
            case Ref():
                return self.read(v.name)
            case Apply():
                return self._op(v)
            case Number():
                return self._const(v)
            case Calc():
                return self.each(lambda a, b: self._calc(v, a, b), self.value(v.a), self.value(v.b))
            case Extend():
                elem = elem_of(v.type)
                if v.exact:
                    return self.each(lambda a: e.convert("trunc nuw nsw", a, elem), self.value(v.value))
                return self.each(lambda a: e.resize(a, elem, signed=v.signed), self.value(v.value))
            case BufferExtent():
                return self.places[v.buffer].shape[v.axis]
            case Compare():
                test = v.order if v.order == "eq" else ("s" if is_signed(v.a.type) else "u") + v.order
                return self.each(lambda a, b: e.icmp(test, a, b), self.value(v.a), self.value(v.b))
            case Under():
                return self._under(v)
            case Apart():
                return self._are_apart(self.places[v.one], self.places[v.other])
            case Both():
                return self.each(lambda a, b: e.bin("and", a, b), self.value(v.a), self.value(v.b))
            case Not():
                return self.each(lambda a: e.bin("xor", a, e.like(a, 1)), self.value(v.value))
            case Select():
                return self.each(e.select, self.value(v.test), self.value(v.then), self.value(v.other))
            case Iota():
                return e.iota("i32", self.lanes)
            case Base():
                return [e.const("i64", 0, strip % self.along * self.lanes) for strip in self.strips]
            case Row():
                return [e.const("i64", 0, strip // self.along) for strip in self.strips]
            case Any():
                total, *others = self.vectors(self.value(v.mask))
                for part in others:
                    total = e.bin("or", total, part)
                return e.any_lane(total)
            case Lane():
                lane = e.const("i64", 0, v.lane % self.lanes)
                return [e.extract(part, lane) for part in self.parts(self.value(v.value))]
            case CutRow():
                return self.each(lambda a, b: e.cut_vector(a, b, v.by), self.value(v.low), self.value(v.high))
            case First():
                return e.extract(self.parts(self.value(v.value))[0], e.const("i64", 0, 0))
            case Least():
                least, *others = self.parts(self.value(v.value))
                for part in others:
                    least = e.call("umin", least, part)
                return e.reduce("umin", least)
            case TableEntry():
                place, signed = memory.table(e, v.type, v.values), is_signed(v.index.type)
                return self.each(
                    lambda at: memory.load_constant(e, place, at, signed=signed), self.value(v.index)
                )
        assert_never(v)

    def _const(self, v: Number) -> Val:
        if isinstance(v.type, str):
            return self.e.const("i64", 0, v.bits)
        return self.e.literal(v.type, literal_number(Lit(v.type, v.bits)))

    def _op(self, v: Apply) -> Result:
        spell, source, result = TABLE[v.op].llvm, v.args[-1].type, v.type
        assert spell is not None
        assert not isinstance(result, str)

        def one(*args: Val) -> Val:
            return self.e.rounded(result, spell(self.e, source, result, *self.e.match(*args)))

        if self.waiting and chains.waits(v, self.waiting):
            return self.out_of_vector(self.in_vector(v))
        args = [self.value(arg) for arg in v.args]
        if len(args) > 1 and isinstance(v.args[0], Ref) and v.args[0] == v.args[1]:
            args[1] = args[0]  # a square, as the emitter sees
        return self.each(one, *args)

    def in_vector(self, v: Value) -> Val:
        """Return an integer in the first lane of a vector; what waits for others is chosen last."""
        e = self.e
        if isinstance(v, Apply) and chains.is_choice(v):
            picks = "smin" if TABLE[v.op].picks == "least" else "smax"
            parts = list(chains.operands(v, v.op))
            waits = {part: not self.waiting.isdisjoint(chains.leaves(part)) for part in parts}
            first, *rest = sorted(parts, key=waits.__getitem__)
            total = self.in_vector(first)
            for part in rest:
                if waits[part] and not waits[first]:  # LLVM would choose it first, as it is known first
                    total = e.assign("i32", SINGLE, f'call {total.type} asm "", "=x,0"({total})')
                total = e.call(picks, total, self.in_vector(part))
            return total
        if isinstance(v, Apply) and chains.is_sum(v):
            one, other = map(self.in_vector, v.args)
            return e.bin("add" if TABLE[v.op].weights == (1, 1) else "sub", one, other)
        single = self.scalar(v)
        if isinstance(v, Number):
            return e.splat(single, SINGLE)
        poison = Val("i32", SINGLE, "poison")
        vector = f"insertelement {poison}, {single}, i64 0"
        return self.vectors_of.get(single.text) or e.assign("i32", SINGLE, vector)

    def out_of_vector(self, vector: Val) -> Val:
        """Return the integer in the first lane of a vector."""
        single = self.e.extract(vector, self.e.const("i64", 0, 0))
        self.vectors_of[single.text] = vector
        return single

    def _calc(self, v: Calc, a: Val, b: Val) -> Val:
        e, signed = self.e, is_signed(v.type)
        match v.word:
            case "add" | "sub" | "mul":
                flag = "" if not v.exact else " nsw" if signed else " nuw"
                return e.bin(f"{v.word}{flag}", a, b)
            case "and" | "udiv" | "urem":
                return e.bin(v.word, a, b)
            case "min" | "max":
                return e.call(("s" if signed else "u") + v.word, a, b)
            case "quotient":
                return e.bin("sdiv", a, b)
            case "floor":
                quotient = e.bin("sdiv", a, b)
                exact = e.icmp("sge", e.bin("sub", a, e.bin("mul", quotient, b)), e.like(a, 0))
                return e.select(exact, quotient, e.bin("sub", quotient, e.like(a, 1)))
        assert_never(v.word)

    def _are_apart(self, *places: BufferPlace) -> Val:
        e, ends = self.e, list[tuple[Val, Val]]()
        for place in places:
            if place.strides is not None:
                return e.const("i1", 0, 0)
            begin, size = e.convert("ptrtoint", place.base, "i64"), e.const("i64", 0, place.dtype.itemsize)
            for extent in place.shape:
                size = e.bin("mul", size, extent)
            ends.append((begin, e.bin("add", begin, size)))
        (low, high), (begin, end) = ends
        return e.bin("or", e.icmp("ule", high, begin), e.icmp("ule", end, low))

    def _under(self, v: Under) -> Result:
        e = self.e

        def one(a: Val, limit: Val) -> Val:
            if a.elem == "i32":  # an extent fits 31 bits, so the narrow comparison decides
                return e.icmp("ult", a, e.convert("trunc", limit, "i32"))
            return e.icmp("ult", e.resize(a, "i64", signed=is_signed(v.value.type)), limit)

        return self.each(one, self.value(v.value), self.value(v.limit))


def set_once(body: Block, names: set[str]) -> set[str]:
    """Return the names of locals that one statement changes: what is known of its value is known of them."""
    once, again = set[str](), set[str]()
    for s in all_statements(body):
        if isinstance(s, Set):
            (again if s.name in once else once).add(s.name)
    return names & once - again


def elem_of(type_: Type) -> str:
    return "i64" if type_ == INDEX or isinstance(type_, str) else ELEMENT[type_.name]


def _is_near(value: Value) -> bool:
    if isinstance(value, Select):
        return _is_near(value.then) and _is_near(value.other)
    return isinstance(value, Number) and value.type == INDEX and abs(value.bits) < _NEAR
