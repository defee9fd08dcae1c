"""Lowered -> LLVM IR text for a CPU. Every statement has one spelling; nothing is decided here.

A UNIFORM value is one LLVM value, any other a list with one for each strip at hand: all of the bundle, or the
one that an EachStrip is at.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import prod
from typing import TypeAlias, assert_never

from vyre.analysis.lockstep import Kind
from vyre.emit.llvm import memory, module, outline, polling, private
from vyre.emit.llvm.atomic import emit_strip
from vyre.emit.llvm.builder import Val
from vyre.emit.llvm.memory import Place
from vyre.emit.llvm.numbers import ELEMENT, PRIVATE, STORED, Numbers
from vyre.ir.literal import Lit
from vyre.ir.literal import number as literal_number
from vyre.lower import form
from vyre.lower.form import (
    INDEX,
    TRUE,
    Any,
    Atomic,
    Base,
    Block,
    Both,
    Buffer,
    Calc,
    Call,
    Charge,
    Clear,
    Compare,
    Const,
    EachStrip,
    Extend,
    Extent,
    Function,
    If,
    Iota,
    Jump,
    Lane,
    Least,
    Let,
    Load,
    Local,
    Loop,
    Lowered,
    Not,
    Op,
    Private,
    Ref,
    Select,
    Set,
    Stmt,
    Store,
    Table,
    Type,
    Under,
    Value,
    View,
    While,
    is_signed,
)
from vyre.ops import TABLE

Strips: TypeAlias = list[Val]
Result: TypeAlias = Val | Strips
NO_UNROLL = ", !llvm.loop !0"


def module_text(lowered: Lowered, *, has_f16: bool) -> str:
    """Return the module of a lowered kernel."""
    return module.module_of([_function(lowered, function, has_f16) for function in lowered.functions])


def _function(lowered: Lowered, function: Function, has_f16: bool) -> module.Function:
    printer = _Printer(lowered, has_f16=has_f16)
    is_entry = function is lowered.functions[-1]
    printer.function(function, is_entry=is_entry)
    if len(printer.e.lines) > outline.WHOLE and printer.crossing:
        printer = _Printer(lowered, has_f16=has_f16, spilled=printer.crossing, cuts=printer.cuts)
        printer.function(function, is_entry=is_entry)
    e = printer.e
    if is_entry:
        return module.kernel_function(e)
    parameters = ", ".join(f"i64 %{name}" for name in function.params)
    return module.inner_function(function.name, parameters, e, is_rare=function.is_rare)


@dataclass(slots=True)
class _Frame:
    """A block that is being printed, and the number of its part."""

    part: int = 0


@dataclass(frozen=True, slots=True)
class _Bound:
    """The value of a name, with the strips, the part and the block that it is bound in."""

    value: Result
    strips: Sequence[int]
    frame: _Frame
    part: int


@dataclass(frozen=True, slots=True)
class _Slot:
    """The storage of a local, or of a value that several parts read."""

    elem: str
    kind: Kind
    addresses: Strips
    strips: Sequence[int]


class _Printer:
    """One function being printed.

    A long function is cut into parts (see `outline`), and no part may read what another has computed. The
    first printing finds where it is cut, and the names that are read across a cut; in the second, these have
    slots.
    """

    def __init__(
        self,
        lowered: Lowered,
        *,
        has_f16: bool,
        spilled: frozenset[str] | set[str] = frozenset(),
        cuts: set[int] | None = None,
    ) -> None:
        self.e = Numbers(has_f16=has_f16)
        self.lanes, self.strips = 0, range(1)
        self.names: dict[str, _Bound] = {}
        self.slots: dict[str, _Slot] = {}
        self.places: dict[str, Place] = {}
        self.private: dict[str, _Slot] = {}
        self.targets: dict[tuple[str, str], str] = {}  # labels by loop and kind of jump
        self.frame = _Frame()
        self.spilled, self.planned = spilled, cuts
        self.crossing: set[str] = set()
        self.cuts: set[int] = set()
        self.count = 0  # of statements printed
        self._arguments(lowered)

    def _arguments(self, lowered: Lowered) -> None:
        """Load the argument block: address and extents of arrays, scalars, the extents of the domain."""
        e, base = self.e, Val("ptr", 0, "%args")
        at = 0

        def slot(elem: str) -> Val:
            nonlocal at
            address = e.gep(base, "i64", e.const("i64", 0, at))
            at += 1
            return e.load(elem, 0, address, 8)

        for param in lowered.params:
            if isinstance(param, Buffer):
                base_address = slot("ptr")
                extents = tuple(slot("i64") for _ in range(param.rank))
                self.places[param.name] = Place(base_address, extents, param.type)
            else:
                assert not isinstance(param.type, str)
                stored = slot(STORED[param.type.name])
                self._bind(param.name, e.from_storage(param.type, stored))
        for axis in range(3):
            self._bind(form.domain(axis).name, slot("i64"))

    def function(self, function: Function, *, is_entry: bool) -> None:
        words = ("lo", "hi") if is_entry else function.params
        for name, word in zip(function.params, words, strict=True):
            self._bind(name, Val("i64", 0, f"%{word}"))
        self.block(function.body)

    # Names

    def _bind(self, name: str, value: Result) -> None:
        if name in self.spilled:
            parts = value if isinstance(value, list) else [value]
            addresses = [self.e.alloca(part.type, _align(part)) for part in parts]
            for part, address in zip(parts, addresses, strict=True):
                self.e.store(part, address, _align(part))
            kind = Kind.UNIFORM if isinstance(value, Val) else Kind.VARYING if parts[0].lanes else Kind.STRIP
            self.slots[name] = _Slot(parts[0].elem, kind, addresses, self.strips)
            return
        self.names[name] = _Bound(value, self.strips, self.frame, self.frame.part)

    def _read(self, name: str) -> Result:
        slot = self.slots.get(name)
        if slot is not None:
            lanes = self.lanes if slot.kind == Kind.VARYING else 0
            found = [
                self.e.load(slot.elem, lanes, address, 64 if lanes else 8) for address in self._here(slot)
            ]
            return found[0] if slot.kind == Kind.UNIFORM else found
        bound = self.names[name]
        if bound.part != bound.frame.part:
            self.crossing.add(name)
        if isinstance(bound.value, Val) or bound.strips == self.strips:
            return bound.value
        return [bound.value[bound.strips.index(strip)] for strip in self.strips]

    def _here(self, slot: _Slot) -> Strips:
        """Return the addresses of a slot for the strips at hand."""
        if slot.kind == Kind.UNIFORM or slot.strips == self.strips:
            return slot.addresses
        return [slot.addresses[slot.strips.index(strip)] for strip in self.strips]

    # Values

    def each(self, make: Callable[..., Val], *values: Result) -> Result:
        """Apply `make` once if all values are uniform, else once for every strip."""
        if all(isinstance(value, Val) for value in values):
            return make(*values)
        return [make(*parts) for parts in zip(*map(self.parts, values), strict=True)]

    def parts(self, value: Result) -> Strips:
        """Return the value for each strip; a uniform value is repeated."""
        return value if isinstance(value, list) else [value] * len(self.strips)

    def vectors(self, value: Result) -> Strips:
        return [self.e.splat(part, self.lanes) for part in self.parts(value)]

    def scalar(self, value: Value) -> Val:
        found = self.value(value)
        assert isinstance(found, Val)
        return found

    def masks(self, guard: Value | None) -> Sequence[Val | None]:
        return [None] * len(self.strips) if guard is None else self.vectors(self.value(guard))

    def value(self, v: Value) -> Result:
        e = self.e
        match v:
            case Ref():
                return self._read(v.name)
            case Op():
                return self._op(v)
            case Const():
                return self._const(v)
            case Calc():
                return self.each(lambda a, b: self._calc(v, a, b), self.value(v.a), self.value(v.b))
            case Extend():
                elem = _elem(v.type)
                return self.each(lambda a: e.resize(a, elem, signed=v.signed), self.value(v.value))
            case Extent():
                return self.places[v.buffer].shape[v.axis]
            case Compare():
                test = v.order if v.order == "eq" else ("s" if is_signed(v.a.type) else "u") + v.order
                return self.each(lambda a, b: e.icmp(test, a, b), self.value(v.a), self.value(v.b))
            case Under():
                return self._under(v)
            case Both():
                return self.each(lambda a, b: e.bin("and", a, b), self.value(v.a), self.value(v.b))
            case Not():
                return self.each(lambda a: e.bin("xor", a, e.like(a, 1)), self.value(v.value))
            case Select():
                return self.each(e.select, self.value(v.test), self.value(v.then), self.value(v.other))
            case Iota():
                return e.iota("i32", self.lanes)
            case Base():
                return [e.const("i64", 0, strip * self.lanes) for strip in self.strips]
            case Any():
                total, *others = self.vectors(self.value(v.mask))
                for part in others:
                    total = e.bin("or", total, part)
                return e.any_lane(total)
            case Lane():
                lane = e.const("i64", 0, v.lane % self.lanes)
                return [e.extract(part, lane) for part in self.parts(self.value(v.value))]
            case Least():
                least, *others = self.parts(self.value(v.value))
                for part in others:
                    least = e.call("umin", least, part)
                return e.reduce("umin", least)
            case Table():
                place, signed = memory.table(e, v.type, v.values), is_signed(v.index.type)
                return self.each(
                    lambda at: memory.load_constant(e, place, at, signed=signed), self.value(v.index)
                )
        assert_never(v)

    def _const(self, v: Const) -> Val:
        if isinstance(v.type, str):
            return self.e.const("i64", 0, v.bits)
        return self.e.literal(v.type, literal_number(Lit(v.type, v.bits)))

    def _op(self, v: Op) -> Result:
        spell, source, result = TABLE[v.op].llvm, v.args[-1].type, v.type
        assert spell is not None
        assert not isinstance(result, str)

        def one(*args: Val) -> Val:
            return self.e.rounded(result, spell(self.e, source, result, *self.e.match(*args)))

        return self.each(one, *[self.value(arg) for arg in v.args])

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

    def _under(self, v: Under) -> Result:
        e = self.e

        def one(a: Val, limit: Val) -> Val:
            if a.elem == "i32":  # an extent fits 31 bits, so the narrow comparison decides
                return e.icmp("ult", a, e.convert("trunc", limit, "i32"))
            return e.icmp("ult", e.resize(a, "i64", signed=is_signed(v.value.type)), limit)

        return self.each(one, self.value(v.value), self.value(v.limit))

    # Statements

    def block(self, body: Block) -> None:
        outer, self.frame = self.frame, _Frame()
        begin = self.e.here()
        for statement in body:
            if self.e.closed:
                break
            self.statement(statement)
            self.count += 1
            if self.planned is not None:
                if self.count in self.planned:
                    self.frame.part += 1
                    begin = self.e.divide(begin)
                continue
            if begin is not (begin := self.e.cut(begin)):
                self.frame.part += 1
                self.cuts.add(self.count)
        self.frame = outer

    def statement(self, s: Stmt) -> None:
        e = self.e
        match s:
            case Let():
                self._bind(s.name, self.value(s.value))
            case Set():
                self._set(s)
            case Load():
                self._bind(s.name, self._load(s))
            case Store():
                self._store(s)
            case Local():
                lanes = self.lanes if s.kind == Kind.VARYING else 0
                elem, strips = _elem(s.type), self.strips if s.kind > Kind.UNIFORM else range(1)
                shape = f"<{lanes} x {elem}>" if lanes else elem
                addresses = [e.alloca(shape, 64 if lanes else 8) for _ in strips]
                self.slots[s.name] = _Slot(elem, s.kind, addresses, self.strips)
            case If():
                self._if(s)
            case Loop():
                self._loop(s)
            case While():
                self._while(s)
            case Jump():
                e.jump(self.targets[s.to, s.how])
            case EachStrip():
                outer = self.strips
                for strip in outer:
                    self.strips = range(strip, strip + 1)
                    self.block(s.body)
                self.strips = outer
            case Private():
                self._private(s)
            case Clear():
                slot = self.private[s.name]
                size = prod(self.places[s.name].fixed or ())
                for address, mask in zip(self._here(slot), self.masks(s.mask), strict=True):
                    private.clear(e, address, slot.elem, size, self.lanes, mask)
            case View():
                extents = tuple([self.scalar(extent) for extent in s.extents])
                self.places[s.name] = replace(self.places[s.buffer], shape=extents)
            case Atomic():
                self._atomic(s)
            case Charge():
                units = e.const("i64", 0, s.units * len(self.strips))
                polling.charge(e, e.bin("mul", self.scalar(s.times), units))
            case Call():
                words = "".join(f", {self.scalar(arg)}" for arg in s.args)
                e.line(f"call void @{s.function}(ptr %args, {polling.PASSED}{words})")
            case _:
                assert_never(s)

    def _set(self, s: Set) -> None:
        slot = self.slots[s.name]
        if slot.kind == Kind.UNIFORM:
            self.e.store(self.scalar(s.value), slot.addresses[0], 8)
            return
        parts = self.vectors(self.value(s.value))
        for new, address, mask in zip(parts, self._here(slot), self.masks(s.mask), strict=True):
            if mask is not None:
                new = self.e.select(mask, new, self.e.load(slot.elem, self.lanes, address, 64))
            self.e.store(new, address, 64)

    def _if(self, s: If) -> None:
        e = self.e
        yes, after = e.label("then"), e.label("fi")
        no = e.label("else") if s.orelse else after
        e.branch(self.scalar(s.test), yes, no)
        e.start_closed(yes)
        self.block(s.then)
        if s.orelse:
            e.jump(after)
            e.start_closed(no)
            self.block(s.orelse)
        e.start(after)

    # Loops

    def _loop(self, s: Loop) -> None:
        """Print a loop in any order: for each number of strips, bundles while they fit below the end."""
        e = self.e
        outer = self.lanes, self.strips
        low, high = self.scalar(s.low), self.scalar(s.high)
        at = e.alloca("i64", 8)
        e.store(low, at, 8)
        for strips in s.strips:
            self.lanes, self.strips = s.lanes, range(strips)
            step = e.const("i64", 0, max(s.lanes, 1) * strips)
            head, inside, following, after = (e.label(word) for word in ("head", "body", "next", "done"))
            e.start(head)
            first = e.load("i64", 0, at, 8)
            then = e.bin("add nsw", first, step)
            test = e.icmp("sle", then, high) if s.lanes else e.icmp("slt", first, high)
            e.branch(test, inside, after)
            e.start_closed(inside)
            self._bind(s.var, first)
            self.targets[s.var, "next"], self.targets[s.var, "leave"] = following, after
            self.block(s.body)
            e.start(following)
            e.store(then, at, 8)
            e.line(f"br label %{head}{NO_UNROLL}")
            e.closed = True
            e.start_closed(after)
        self.lanes, self.strips = outer
        if s.rest:
            self._bind(s.rest, e.load("i64", 0, at, 8))

    def _while(self, s: While) -> None:
        e = self.e
        head, inside, following, after = (e.label(word) for word in ("while", "do", "next", "done"))
        self.targets[s.name, "next"], self.targets[s.name, "leave"] = following, after
        e.start(head)
        for statement in s.before:
            self.statement(statement)
        if s.test == TRUE:
            e.jump(inside)
        else:
            e.branch(self.scalar(s.test), inside, after)
        e.start_closed(inside)
        self.block(s.body)
        e.start(following)
        for statement in s.following:
            self.statement(statement)
        e.line(f"br label %{head}{'' if s.unroll else NO_UNROLL}")
        e.closed = True
        e.start_closed(after)

    # Memory

    def _offset(self, place: Place, index: Sequence[Value]) -> Result:
        """Return the row-major offset of an element."""
        e = self.e
        total = self.value(index[0])
        for part, extent in zip(index[1:], place.shape[1:], strict=True):
            scaled = self.each(lambda a, extent=extent: e.bin("mul", a, extent), total)
            total = self.each(lambda a, b: e.bin("add", a, b), scaled, self.value(part))
        return total

    def _load(self, s: Load) -> Result:
        e, place = self.e, self.places[s.buffer]
        if s.buffer in self.private:
            return self._load_private(s, place)
        guard, at = s.guard, self._offset(place, s.index)
        if s.reach == "one":
            test = () if guard is None else (self.value(guard),)
            return self.each(lambda at, test=None: memory.load_scalar(e, place, at, test), at, *test)
        pairs = zip(self.parts(at), self.masks(guard), strict=True)
        if s.reach == "row":
            return [memory.load_strip(e, place, first, self.lanes, mask) for first, mask in pairs]
        everybody = e.const("i1", self.lanes, 1)
        return [
            memory.gather(e, place, e.splat(where, self.lanes), everybody if mask is None else mask)
            for where, mask in pairs
        ]

    def _store(self, s: Store) -> None:
        e, place = self.e, self.places[s.buffer]
        if s.buffer in self.private:
            self._store_private(s, place)
            return
        at, value = self._offset(place, s.index), self.value(s.value)
        if s.reach == "one":
            self._store_one(place, at, value, s.guard)
            return
        everybody = e.const("i1", self.lanes, 1)
        for where, part, mask in zip(self.parts(at), self.vectors(value), self.masks(s.guard), strict=True):
            if s.reach == "row":
                memory.store_strip(e, place, where, part, mask)
            else:
                memory.scatter(e, place, where, part, everybody if mask is None else mask)

    def _store_one(self, place: Place, at: Result, value: Result, guard: Value | None) -> None:
        """Print a store to one element from all lanes of a strip: the last active lane's value remains."""
        e = self.e
        test, masks = self._guard(guard)
        if isinstance(at, Val) and isinstance(value, Val) and masks is None:
            with e.when(test):
                memory.store_scalar(e, place, at, value)
            return
        for strip, (where, part) in enumerate(zip(self.parts(at), self.parts(value), strict=True)):
            mask = None if masks is None else masks[strip]
            if mask is not None:
                anybody = e.any_lane(mask)
                due = anybody if test is None else e.bin("and", test, anybody)
            with e.when(test if mask is None else due):
                memory.store_scalar(e, place, where, memory.last_active(e, part, mask))

    def _guard(self, guard: Value | None) -> tuple[Val | None, Strips | None]:
        """Return the uniform part of a guard, and that of the lanes."""
        if guard is None:
            return None, None
        if guard.kind == Kind.UNIFORM:
            return self.scalar(guard), None
        if isinstance(guard, Both) and guard.a.kind == Kind.UNIFORM:
            return self.scalar(guard.a), self.vectors(self.value(guard.b))
        return None, self.vectors(self.value(guard))

    def _private(self, s: Private) -> None:
        e, elem = self.e, PRIVATE[s.type.name]
        shape = f"<{self.lanes} x {elem}>" if self.lanes else elem
        addresses = [e.alloca(f"[{prod(s.shape)} x {shape}]") for _ in self.strips]
        extents = tuple(e.const("i64", 0, extent) for extent in s.shape)
        self.places[s.name] = Place(Val("ptr", 0, "null"), extents, s.type, s.shape)
        self.private[s.name] = _Slot(elem, Kind.STRIP, addresses, self.strips)

    def _load_private(self, s: Load, place: Place) -> Result:
        assert s.guard is not None
        at, tests = self._offset(place, s.index), self.parts(self.value(s.guard))
        addresses = self._here(self.private[s.buffer])
        found = [
            private.load(self.e, address, place, where, test, self.lanes)
            for address, where, test in zip(addresses, self.parts(at), tests, strict=True)
        ]
        return found if self.lanes else found[0]

    def _store_private(self, s: Store, place: Place) -> None:
        e, at = self.e, self._offset(place, s.index)
        test, masks = self._guard(s.guard)
        values, addresses = self.parts(self.value(s.value)), self._here(self.private[s.buffer])
        for strip, (address, where, value) in enumerate(zip(addresses, self.parts(at), values, strict=True)):
            mask = None if masks is None else masks[strip]
            if where.lanes:
                assert mask is not None
                private.store(e, address, place, where, mask, None, value, self.lanes)
            else:
                assert test is not None
                private.store(e, address, place, where, test, mask, value, self.lanes)

    def _atomic(self, s: Atomic) -> None:
        place = self.places[s.buffer]
        at, tests = self.parts(self._offset(place, s.index)), self.parts(self.value(s.guard))
        args = [self.parts(self.value(arg)) for arg in s.args]
        olds = [
            emit_strip(self.e, s.op, place, where, list(given), test, self.lanes)
            for where, test, *given in zip(at, tests, *args, strict=True)
        ]
        self._bind(s.name, olds if self.lanes else olds[0])


def _elem(type_: Type) -> str:
    return "i64" if type_ == INDEX or isinstance(type_, str) else ELEMENT[type_.name]


def _align(value: Val) -> int:
    return 64 if value.lanes else 8
