"""Expressions of a thread."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from math import prod
from typing import assert_never

from vyre.analysis.index import Form
from vyre.analysis.lockstep import Vary
from vyre.emit.llvm import memory, private
from vyre.emit.llvm.builder import Val
from vyre.emit.llvm.memory import Place
from vyre.emit.llvm.numbers import PRIVATE, Numbers
from vyre.ir.literal import Lit, number
from vyre.ir.nodes import Cond, Declare, Expr, Id, Load, Op, Program, Shape, Store, Table, Var
from vyre.lower.layout import Layout
from vyre.lower.linear import Linear, Proven, fixed_terms, ids
from vyre.ops import TABLE


@dataclass(frozen=True, slots=True)
class Slot:
    """The storage of a local or a private array."""

    elem: str
    address: Val


class Expressions:
    """Values of expressions for the invocations of a thread."""

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
        self.ids: dict[tuple[str, int], Val] = {}
        self.firsts: dict[tuple[str, int], Val] = {}  # of ids: the value of the first lane, as i64
        self.slots: dict[str, Slot] = {}
        self.least: dict[str, float] = {}  # of locals with one definition
        self.loop_firsts: dict[str, Callable[[], Val]] = {}  # of loop variables likewise

    # Expressions

    def value(self, expr: Expr) -> Val:
        """The value of an expression in every invocation."""
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
                return self.e.select(test, then, other)
            case Table():
                place, signed = memory.table(self.e, expr.dtype, expr.values), expr.index.dtype.kind == "int"
                return memory.load_constant(self.e, place, self.value(expr.index), signed=signed)
        assert_never(expr)

    def _op(self, op: Op) -> Val:
        row = TABLE[op.op]
        assert row.llvm is not None, op.op
        spell = row.llvm
        args = [self.value(arg) for arg in op.args]
        if len(args) > 1 and isinstance(op.args[0], Var) and op.args[0] == op.args[1]:
            args[1] = args[0]  # a square, as the emitter sees
        args = self.e.match(*args)
        return self.e.rounded(op.dtype, spell(self.e, op.args[-1].dtype, op.dtype, *args))

    def id(self, ident: Id) -> Val:
        """The value of an id."""
        if ident.axis >= self.layout.rank:
            return self.e.const("i32", 0, 0 if ident.kind in ("gid", "lid", "wid") else 1)
        return self.ids[ident.kind, ident.axis]

    def read(self, name: str) -> Val:
        """The value of a scalar parameter or a local."""
        if name in self.scalars:
            return self.scalars[name]
        slot = self.slots[name]
        value = self.e.load(slot.elem, 0, slot.address, 8)
        return replace(value, least=self.least[name]) if name in self.least else value

    # Loads

    def load(self, expr: Load) -> Val:
        """The elements that a load reads."""
        place = self.places[expr.array]
        if expr.array in self.vary.private:
            return self.load_private(expr)
        forms = [self.linear.form(part) for part in expr.index]
        proven = (expr.array, tuple(forms)) in self.proven
        linear = [form for form in forms if form is not None]
        if proven and len(linear) == len(forms):  # in 64 bits LLVM recognizes neighbours and merges accesses
            return memory.load_scalar(self.e, place, self.first(place, linear), self.due(place, None))
        index = [self.place_along(part) for part in expr.index]
        signed = [part.dtype.kind == "int" for part in expr.index]
        test = None if proven else memory.inside(self.e, place, index, signed)
        at = memory.offset(self.e, place, index, signed)
        return memory.load_scalar(self.e, place, at, self.due(place, test))

    def place_along(self, index: Expr) -> Val:
        """Return the value of an index that is not known to be in bounds."""
        return self.value(index)

    def first(self, place: Place, forms: list[Form]) -> Val:
        """Return the offset of the first lane, exact in 64 bits."""
        total, *others = [self.form_first(form) for form in forms]
        for part, extent in zip(others, place.shape[1:], strict=True):
            total = self.e.bin("add", self.e.bin("mul", total, extent), part)
        return total

    def form_first(self, form: Form) -> Val:
        """Return the value of a form in the first lane."""
        total = self.e.const("i64", 0, form.const)
        for atom, factor in fixed_terms(self.layout, form):
            total = self.plus(total, self.fixed(atom), factor)
        for ident, factor in ids(self.layout, form):
            total = self.plus(total, self.firsts[ident.kind, ident.axis], factor)
        for name, factor in form.loops:
            total = self.plus(total, self.loop_firsts[name](), factor)
        return total

    def plus(self, total: Val, part: Val, factor: int) -> Val:
        return self.e.bin("add", total, self._scaled(part, factor))

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
                return self.value(expr)
        assert_never(expr)

    def due(self, place: Place, test: Val | None) -> Val | None:
        """Return the condition under which an element is read; here `test`, as an unneeded read does
        no harm.
        """
        return test

    # Private arrays

    def declare(self, node: Declare) -> None:
        """Zero a private array."""
        if node.space == "shared":
            return
        elem, size = PRIVATE[node.dtype.name], prod(node.shape)
        private.clear(self.e, self.slots[node.name].address, elem, size, 0, None)

    def load_private(self, expr: Load) -> Val:
        place = self.places[expr.array]
        test, at = self._inside_private(place, expr.index)
        return private.load(self.e, self.slots[expr.array].address, place, at, test, 0)

    def store_private(self, node: Store, value: Val) -> None:
        place, address = self.places[node.array], self.slots[node.array].address
        test, at = self._inside_private(place, node.index)
        private.store(self.e, address, place, at, test, None, value, 0)

    def _inside_private(self, place: Place, index: tuple[Expr, ...]) -> tuple[Val, Val]:
        """Return whether an index is inside, and its offset."""
        parts = [self.value(part) for part in index]
        signed = [part.dtype.kind == "int" for part in index]
        return memory.inside(self.e, place, parts, signed), memory.offset(self.e, place, parts, signed)
