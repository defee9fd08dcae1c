"""Expressions of a bundle: a value is one scalar for all of its strips, or one scalar or vector for each."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias, assert_never

from vyre.analysis.index import Form
from vyre.analysis.lockstep import Kind, Vary
from vyre.emit.llvm import memory
from vyre.emit.llvm.builder import Val
from vyre.emit.llvm.memory import Place
from vyre.emit.llvm.numbers import ELEMENT, Numbers
from vyre.ir.literal import Lit, number
from vyre.ir.nodes import Cond, Expr, Id, Load, Op, Program, Shape, Table, Var
from vyre.lower.layout import Layout
from vyre.lower.linear import Linear, Proven, fixed_terms, ids
from vyre.ops import TABLE

Strips: TypeAlias = list[Val]
Value: TypeAlias = Val | Strips


class Slot:
    """The storage of a local: one address for all strips, or one for each, and the alignment."""

    def __init__(
        self, elem: str, lanes: int, addresses: Val | Callable[[], Strips], align: int | None = None
    ) -> None:
        self.elem, self.lanes, self.addresses = elem, lanes, addresses
        self.align = align or (64 if lanes else 8)

    @property
    def type(self) -> str:
        return f"<{self.lanes} x {self.elem}>" if self.lanes else self.elem


class Expressions:
    """Values of expressions for the bundle that is being emitted."""

    def __init__(
        self,
        e: Numbers,
        program: Program,
        layout: Layout,
        vary: Vary,
        linear: Linear,
        proven: Proven,
    ) -> None:
        self.e, self.program, self.layout, self.vary, self.linear = e, program, layout, vary, linear
        self.proven = proven  # arrays and forms of the indices that need no check
        self.places: dict[str, Place] = {}
        self.scalars: dict[str, Val] = {}
        self.ids: dict[tuple[str, int], Value] = {}
        self.firsts: dict[
            tuple[str, int], Strips
        ] = {}  # of ids: the value of each strip's first lane, as i64
        self.slots: dict[str, Slot] = {}
        self.loop_firsts: dict[str, Callable[[], Strips]] = {}  # of loop variables likewise
        self.mask: Strips | None = None

    # Bundles

    def each(self, make: Callable[..., Val], *values: Value) -> Value:
        """Apply `make` once if all values are scalars, else once for every strip."""
        if all(isinstance(value, Val) for value in values):
            return make(*values)
        strips = [value if isinstance(value, list) else [value] * self.layout.strips for value in values]
        return [make(*parts) for parts in zip(*strips, strict=True)]

    def strips(self, value: Value) -> Strips:
        """Return the value for each strip; a uniform value is repeated."""
        return value if isinstance(value, list) else [value] * self.layout.strips

    def vectors(self, value: Value) -> Strips:
        """Return the value for each strip, broadcast over its lanes."""
        return [self.e.splat(part, self.layout.lanes) for part in self.strips(value)]

    # Expressions

    def value(self, expr: Expr) -> Value:
        """The value of an expression in every invocation of the bundle."""
        truth = self.vary.truth(expr)
        if truth is not None:
            return self.e.const("i1", 0, truth)
        match expr:
            case Lit():
                return self.e.literal(expr.dtype, number(expr))
            case Var():
                return self.read(expr.name)
            case Id():
                return self.id(expr)
            case Shape():
                return self.e.convert("trunc", self.places[expr.array].shape[expr.axis], "i32")
            case Load():
                return self.load(expr)
            case Op():
                return self._op(expr)
            case Cond():
                test, then, other = self.value(expr.test), self.value(expr.then), self.value(expr.other)
                return self.each(self.e.select, test, then, other)
            case Table():
                place, signed = memory.table(self.e, expr.dtype, expr.values), expr.index.dtype.kind == "int"
                return self.each(
                    lambda at: memory.load_constant(self.e, place, at, signed=signed), self.value(expr.index)
                )
        assert_never(expr)

    def _op(self, op: Op) -> Value:
        row = TABLE[op.op]
        assert row.llvm is not None, op.op
        spell = row.llvm
        source = op.args[-1].dtype

        def one(*args: Val) -> Val:
            matched = self.e.match(*args)
            return self.e.rounded(op.dtype, spell(self.e, source, op.dtype, *matched))

        return self.each(one, *(self.value(arg) for arg in op.args))

    def id(self, ident: Id) -> Value:
        """The value of an id."""
        if ident.axis >= self.layout.rank:
            return self.e.const("i32", 0, 0 if ident.kind in ("gid", "lid", "wid") else 1)
        return self.ids[ident.kind, ident.axis]

    def read(self, name: str) -> Value:
        """The value of a scalar parameter or a local."""
        if name in self.scalars:
            return self.scalars[name]
        slot = self.slots[name]
        if isinstance(slot.addresses, Val):
            return self.e.load(slot.elem, slot.lanes, slot.addresses, slot.align)
        return [self.e.load(slot.elem, slot.lanes, address, slot.align) for address in slot.addresses()]

    # Loads

    def load(self, expr: Load) -> Value:
        """The elements that a load reads."""
        place = self.places[expr.array]
        if expr.array in self.vary.private:
            return self.load_private(expr)
        forms = [self.linear.form(part) for part in expr.index]
        proven = (expr.array, tuple(forms)) in self.proven
        kind = max(self.vary.of(part) for part in expr.index)
        if proven and all(form is not None for form in forms):
            elements = self.load_proven(place, [form for form in forms if form is not None], kind)
            if elements is not None:
                return elements
        index = [self.place_along(part) for part in expr.index]
        signed = [part.dtype.kind == "int" for part in expr.index]
        if self.are_neighbours(expr.index):
            return self._load_neighbours(place, index, signed, proven=proven)
        return self._load_checked(place, index, signed, proven=proven)

    def place_along(self, index: Expr) -> Value:
        """Return the value of an index that is not known to be in bounds."""
        return self.value(index)

    def are_neighbours(self, index: tuple[Expr, ...]) -> bool:
        """True if the lanes of a strip access contiguous elements, wherever the first one is."""
        strides = [self.linear.lane_stride(part, self.vary) for part in index]
        return bool(self.layout.lanes) and strides[-1] == 1 and all(stride == 0 for stride in strides[:-1])

    def neighbours(
        self, place: Place, index: list[Value], signed: list[bool], *, proven: bool
    ) -> list[tuple[Val, Val | None]]:
        """Return for each strip the offset of its first lane, and the mask of active lanes that are in
        bounds.
        """
        out: list[tuple[Val, Val | None]] = []
        columns = [self.strips(part) for part in index]
        for strip, mask in enumerate(self.strips_of_mask()):
            parts = [column[strip] for column in columns]
            test = mask
            if not proven:
                inside = memory.inside(self.e, place, parts, signed)
                test = inside if mask is None else self.e.bin("and", inside, mask)
            # A lane in bounds determines the offset of lane 0, even if that one is before the array.
            firsts = [self.e.extract(part, self.e.const("i64", 0, 0)) for part in parts]
            out.append((memory.offset(self.e, place, firsts, [*signed[:-1], True]), test))
        return out

    def _load_neighbours(
        self, place: Place, index: list[Value], signed: list[bool], *, proven: bool
    ) -> Value:
        strips = self.neighbours(place, index, signed, proven=proven)
        return [memory.load_strip(self.e, place, first, self.layout.lanes, test) for first, test in strips]

    def load_proven(self, place: Place, forms: list[Form], kind: Kind) -> Value | None:
        """Return the elements of a load proven to be in bounds, if its form has a cheap way; else None."""
        strides = [self.linear.stride(form) for form in forms]
        if kind == Kind.UNIFORM:
            return memory.load_scalar(self.e, place, self.first(place, forms)[0], None)
        if any(stride != 0 for stride in strides[:-1]) or strides[-1] not in (0, 1):
            return None
        firsts = self.first(place, forms)
        if strides[-1] == 0 or not self.layout.lanes:
            return [memory.load_scalar(self.e, place, first, None) for first in firsts]
        masks = self.strips_of_mask() if self._may_run_over(forms) else [None] * self.layout.strips
        return [
            memory.load_strip(self.e, place, first, self.layout.lanes, mask)
            for first, mask in zip(firsts, masks, strict=True)
        ]

    def _may_run_over(self, forms: list[Form]) -> bool:
        """True if inactive lanes may be out of bounds: only where a loop variable advanced without them."""
        return self.mask is not None and any(form.loops for form in forms)

    def strips_of_mask(self) -> list[Val | None]:
        return [None] * self.layout.strips if self.mask is None else list(self.mask)

    def first(self, place: Place, forms: list[Form]) -> Strips:
        """Return the offset of each strip's first lane, exact in 64 bits."""
        parts = [self.form_first(form) for form in forms]
        out: Strips = []
        for strip in range(self.layout.strips):
            total = parts[0][strip]
            for part, extent in zip(parts[1:], place.shape[1:], strict=True):
                total = self.e.bin("add", self.e.bin("mul", total, extent), part[strip])
            out.append(total)
        return out

    def form_first(self, form: Form) -> Strips:
        """Return the value of a form in each strip's first lane."""
        fixed = self.e.const("i64", 0, form.const)
        for atom, factor in fixed_terms(self.layout, form):
            fixed = self.e.bin("add", fixed, self._scaled(self.fixed(atom), factor))
        out = [fixed] * self.layout.strips
        for ident, factor in ids(self.layout, form):
            out = self._plus(out, self.firsts[ident.kind, ident.axis], factor)
        for name, factor in form.loops:
            out = self._plus(out, self.loop_firsts[name](), factor)
        return out

    def _plus(self, totals: Strips, parts: Strips, factor: int) -> Strips:
        return [
            self.e.bin("add", total, self._scaled(part, factor))
            for total, part in zip(totals, parts, strict=True)
        ]

    def _scaled(self, value: Val, factor: int) -> Val:
        return value if factor == 1 else self.e.bin("mul", value, self.e.const("i64", 0, factor))

    def fixed(self, expr: Expr) -> Val:
        """Return a uniform expression of parameters, shapes and ids as an i64, with locals replaced by their
        definitions.
        """
        value = self._fixed(expr)
        return self.e.resize(value, "i64", signed=expr.dtype.kind == "int")

    def _fixed(self, expr: Expr) -> Val:
        match expr:
            case Var() if expr.name in self.linear.definitions:
                return self._fixed(self.linear.definitions[expr.name])
            case Op():
                row = TABLE[expr.op]
                assert row.llvm is not None
                args = [self._fixed(arg) for arg in expr.args]
                result: Val = row.llvm(self.e, expr.args[-1].dtype, expr.dtype, *args)
                return result
            case Lit() | Var() | Id() | Shape() | Load() | Cond() | Table():
                value = self.value(expr)
                assert isinstance(value, Val)
                return value
        assert_never(expr)

    def _load_checked(self, place: Place, index: list[Value], signed: list[bool], *, proven: bool) -> Value:
        def one(*parts: Val) -> Val:
            index = list(parts)
            test = None if proven else memory.inside(self.e, place, index, signed)
            at = memory.offset(self.e, place, index, signed)
            if not at.lanes:
                return memory.load_scalar(self.e, place, at, self.due(place, test))
            return memory.gather(self.e, place, at, test or self.all_lanes())

        if self.mask is None or all(isinstance(part, Val) for part in index) or not self.layout.lanes:
            return self.each(one, *index)

        def masked(mask: Val, *parts: Val) -> Val:
            index = list(parts)
            if not any(part.lanes for part in index):
                return one(*parts)
            test = mask if proven else self.e.bin("and", mask, memory.inside(self.e, place, index, signed))
            return memory.gather(self.e, place, memory.offset(self.e, place, index, signed), test)

        return self.each(masked, list(self.mask), *index)

    def due(self, place: Place, test: Val | None) -> Val | None:
        """Return the condition under which an element is read; here `test`, as an unneeded read does
        no harm.
        """
        return test

    def all_lanes(self) -> Val:
        return self.e.const("i1", self.layout.lanes, 1)

    def load_private(self, expr: Load) -> Value:
        raise NotImplementedError


def element(dtype_name: str) -> str:
    """The register type of a dtype."""
    return ELEMENT[dtype_name]
