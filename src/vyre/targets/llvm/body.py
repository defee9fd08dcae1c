"""Statements of a thread, which runs one invocation: conditions are branches."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from typing import assert_never

from vyre.emit.llvm import memory
from vyre.emit.llvm.atomic import emit_strip
from vyre.emit.llvm.builder import Val
from vyre.emit.llvm.private import NO_UNROLL
from vyre.ir.literal import Lit, number
from vyre.ir.nodes import (
    Assign,
    Atomic,
    Barrier,
    Block,
    Break,
    Collective,
    Continue,
    Declare,
    Expr,
    For,
    GridSync,
    If,
    Node,
    Region,
    Return,
    Store,
)
from vyre.ir.walk import operands
from vyre.lower.work import Work
from vyre.targets.llvm.expr import Expressions


@dataclass
class Loop:
    """The loop being emitted: the targets of jumps."""

    leave: str
    next: str


class Body(Expressions):
    """Emission of statements."""

    end: str = ""  # the label after the body
    loop: Loop | None = None
    work: Work = Work({}, frozenset(), frozenset(), 0)

    def block(self, nodes: Block) -> None:
        """Emit statements."""
        for node in nodes:
            if self.e.closed:
                break
            self.statement(node)

    def statement(self, node: Node) -> None:
        """Emit one statement."""
        match node:
            case Assign():
                self.write(node.name, self.value(node.value))
            case Store():
                self.store(node)
            case If():
                self._if(node)
            case For():
                self._loop(node)
            case Region():
                self.block(node.body)
            case Declare():
                self.declare(node)
            case Break() | Continue():
                self._jump(node)
            case Return():
                self.e.jump(self.end)
            case Atomic():
                self._atomic(node)
            case Collective():
                self.collective(node)
            case Barrier() | GridSync():
                self.wait(node)
            case _:
                assert_never(node)

    @abstractmethod
    def collective(self, node: Collective) -> None:
        """Emit a collective; all 32 invocations of a subgroup reach it together."""

    @abstractmethod
    def wait(self, node: Barrier | GridSync) -> None:
        """Emit a barrier."""

    # Stores

    def store(self, node: Store) -> None:
        """Write elements of an array."""
        value = self.value(node.value)
        if node.array in self.vary.private:
            self.store_private(node, value)
            return
        place = self.places[node.array]
        forms = [self.linear.form(part) for part in node.index]
        proven = (node.array, tuple(forms)) in self.proven
        linear = [form for form in forms if form is not None]
        if proven and len(linear) == len(forms):  # in 64 bits LLVM merges the stores of neighbours
            address = self.e.gep(place.base, place.stored, self.first(place, linear))
            self.e.store(memory.laid(self.e, place, value), address, place.align)
            return
        index = [self.place_along(part) for part in node.index]
        signed = [part.dtype.kind == "int" for part in node.index]
        test = None if proven else memory.inside(self.e, place, index, signed)
        at = memory.offset(self.e, place, index, signed)
        with self.e.when(test):
            memory.store_scalar(self.e, place, at, value)

    # Conditions

    def _if(self, node: If) -> None:
        test = self.value(node.test)
        yes, no, after = self.e.label("then"), self.e.label("else"), self.e.label("fi")
        self.e.branch(test, yes, no)
        self.e.start_closed(yes)
        self.block(node.then)
        self.e.jump(after)
        self.e.start_closed(no)
        self.block(node.orelse)
        self.e.start(after)

    def _jump(self, node: Break | Continue) -> None:
        assert self.loop is not None
        self.e.jump(self.loop.leave if isinstance(node, Break) else self.loop.next)

    def _atomic(self, node: Atomic) -> None:
        """Emit an atomic; the old value goes to its target."""
        e, place = self.e, self.places[node.array]
        index = [self.value(part) for part in node.index]
        signed = [part.dtype.kind == "int" for part in node.index]
        values = [self.value(arg) for arg in node.args]
        test = memory.inside(e, place, index, signed)
        at = memory.offset(e, place, index, signed)
        wanted = node.target is not None
        old = emit_strip(e, node.op, place, at, values, test, 0, is_wanted=wanted)
        if node.target is not None:
            self.write(node.target, old)

    # Locals

    def write(self, name: str, value: Val) -> None:
        """Assign a local."""
        slot = self.slots[name]
        if value.least >= 0 and name in self.linear.index.steady:
            self.least[name] = value.least
        self.e.store(value, slot.address, 8)

    # Loops

    def counts(self, node: For, start: Val, stop: Val, step: Val) -> Val:
        """Return the trip count: Python's len(range(...)), unsigned, 0 for a step of 0."""
        e, signed = self.e, node.start.dtype.kind == "int"
        less = "slt" if signed else "ult"
        start, stop, step = e.match(start, stop, step)
        zero, unit = e.like(start, 0), e.like(start, 1)

        def up() -> Val:
            gap = e.bin("sub", e.bin("sub", stop, start), unit)
            count = e.bin("add", e.bin("udiv", gap, positive), unit)
            return e.select(e.icmp(less, start, stop), count, zero)

        def down() -> Val:
            gap = e.bin("sub", e.bin("sub", start, stop), unit)
            count = e.bin("add", e.bin("udiv", gap, negative), unit)
            return e.select(e.icmp(less, stop, start), count, zero)

        literal = number(node.step) if isinstance(node.step, Lit) else None
        if literal == 1:
            return e.select(e.icmp(less, start, stop), e.bin("sub", stop, start), zero)
        ahead = e.icmp("sgt" if signed else "ne", step, zero)
        positive = e.select(ahead, step, unit)
        back = e.bin("sub", zero, step)
        behind = e.icmp("slt", step, zero) if signed else e.like(ahead, 0)
        negative = e.select(behind, back, unit)
        if literal is not None:
            return zero if literal == 0 else up() if literal > 0 else down()
        if not signed:
            return e.select(ahead, up(), zero)
        return e.select(ahead, up(), e.select(behind, down(), zero))

    def _loop(self, node: For) -> None:
        """Emit a loop."""
        e = self.e
        start, stop, step = (self.value(bound) for bound in operands(node))
        count = self.counts(node, start, stop, step)
        turn = current = e.alloca(count.elem, 8)
        e.store(e.like(count, 0), turn, 8)
        has_many = self.work.has_many_loops
        is_counter = has_many and _is(node.start, 0) and _is(node.step, 1)
        if not is_counter:
            current = e.alloca(count.elem, 8)
            e.store(start, current, 8)
        head, inside, following, after = (e.label(word) for word in ("for", "do", "next", "done"))
        if has_many:
            e.branch(e.icmp("ne", count, e.like(count, 0)), inside, after)
            e.start_closed(inside)
            at = e.load(count.elem, 0, turn, 8)
        else:
            e.start(head)
            at = e.load(count.elem, 0, turn, 8)
            e.branch(e.icmp("ult", at, count), inside, after)
            e.start_closed(inside)
        self.write(node.var, at if is_counter else e.load(count.elem, 0, current, 8))
        signed = node.start.dtype.kind == "int"
        self.loop_firsts[node.var] = lambda: e.resize(e.load(count.elem, 0, current, 8), "i64", signed=signed)
        outer, self.loop = self.loop, Loop(after, following)
        self.block(node.body)
        self.loop = outer
        e.start(following)
        if not is_counter:
            e.store(e.bin("add", e.load(count.elem, 0, current, 8), step), current, 8)
        reached = e.bin("add", e.load(count.elem, 0, turn, 8), e.like(at, 1))
        e.store(reached, turn, 8)
        if has_many:
            e.branch(e.icmp("ult", reached, count), inside, after, note=self.unrolled(node))
        else:
            e.line(f"br label %{head}{self.unrolled(node)}")
            e.closed = True
        e.start_closed(after)

    def unrolled(self, node: For) -> str:
        """Return the unrolling metadata of a loop with a uniform trip count."""
        return "" if isinstance(node.stop, Lit) else NO_UNROLL


def _is(expr: Expr, value: int) -> bool:
    return isinstance(expr, Lit) and number(expr) == value
