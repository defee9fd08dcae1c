"""Compute once what is computed twice, and read literals and copies at their source.

Every value gets a number. The first walk finds the places whose value is wanted again where it is still
known, the second gives each of them a local. A value is known from the statement that computes it to the
end of its block, inner blocks included.

A local that the program assigns more than once is opaque: what it holds is known only if that is a
literal. Otherwise a value could come to be read from a local that differs between invocations elsewhere,
and the checker, which gives each local one level, could no longer see that a barrier is reached by all.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import count
from typing import TypeGuard, assert_never

from vyre.ir.literal import Lit
from vyre.ir.nodes import (
    Assign,
    Atomic,
    Barrier,
    Block,
    Break,
    Collective,
    Cond,
    Continue,
    Declare,
    Expr,
    For,
    GridSync,
    Id,
    If,
    Load,
    Node,
    Op,
    Program,
    Region,
    Return,
    Shape,
    Store,
    Var,
)
from vyre.ir.walk import (
    assigned,
    children,
    kept,
    operands,
    statements,
    with_blocks,
    with_children,
    with_operands,
)
from vyre.passes.effects import assigned_in, memory_of
from vyre.passes.fold import decided, folded
from vyre.passes.names import fresh_names
from vyre.passes.values import Values


def cse(program: Program) -> Program:
    """The program with common subexpressions in locals.

    y[i] = a * b; z[i] = a * b + 1     becomes     _c0 = a * b; y[i] = _c0; z[i] = _c0 + 1
    """
    scout = _Walk(program, frozenset())
    scout.block(program.body)
    writer = _Walk(program, frozenset(scout.wanted))
    return replace(program, body=decided(writer.block(program.body)))


class _Scoped:
    """A dict of ints that forgets, at the end of a scope, what was set in it."""

    def __init__(self) -> None:
        self._now: dict[object, int] = {}
        self._undo: list[list[tuple[object, int | None]]] = [[]]

    def get(self, key: object) -> int | None:
        return self._now.get(key)

    def set(self, key: object, value: int) -> None:
        self._undo[-1].append((key, self._now.get(key)))
        self._now[key] = value

    def enter(self) -> None:
        self._undo.append([])

    def leave(self) -> None:
        for key, value in reversed(self._undo.pop()):
            if value is None:
                del self._now[key]
            else:
                self._now[key] = value


class _Walk:
    """One walk over the program; both walks meet the same values at the same places, which are counted."""

    def __init__(self, program: Program, shared: frozenset[int]) -> None:
        counts = Counter(name for node in statements(program.body) if (name := assigned(node)) is not None)
        self.steady = {name for name, times in counts.items() if times == 1}
        self.memory = memory_of(program)
        self.dtypes = {param.name: param.dtype for param in program.params}
        self.dtypes |= {
            node.name: node.dtype for node in statements(program.body) if isinstance(node, Declare)
        }
        self.names = fresh_names(program, "_c")
        self.shared = shared  # places whose value gets a local
        self.wanted: set[int] = set()  # places whose value was met again
        self.places = count()
        self.values = Values(self.state)
        self.literals: dict[int, Lit] = {}  # by value
        self.local = _Scoped()  # name -> the value it holds
        self.content = _Scoped()  # part of memory -> its state
        self.place = _Scoped()  # value -> the place that computed it
        self.holder: dict[int, Var] = {}  # place -> the local or parameter that holds its value
        for param in program.params:
            if not param.is_array:
                self.hold(Var(param.name, param.dtype), self.values.fresh())

    def state(self, expr: Var | Load) -> int | None:
        """Which value a local has now, or which content an array."""
        if isinstance(expr, Var):
            return self.local.get(expr.name)
        return self.content.get(self.memory.part(expr.array))

    def hold(self, local: Var, value: int) -> None:
        """From here on `local` has `value`, and is where to read it."""
        self.local.set(local.name, value)
        self.holder[self.new_place(value)] = local

    def new_place(self, value: int) -> int:
        place = next(self.places)
        self.place.set(value, place)
        return place

    def block(self, block: Block) -> Block:
        out: list[Node] = []
        for node in block:
            self.values.next_statement()
            before: list[Node] = []
            if self.names_a_value(node):
                parts: tuple[Expr, ...] = (self.parts(node.value, before),)
            else:
                parts = tuple([self.use(part, before) for part in operands(node)])
            out.extend(before)
            out.append(self.statement(node, with_operands(node, parts)))
        return kept(block, out)

    def names_a_value(self, node: Node) -> TypeGuard[Assign]:
        """Whether the statement computes a value for the first time and puts it where it stays."""
        return (
            isinstance(node, Assign)
            and node.name in self.steady
            and isinstance(node.value, Op | Load | Cond)
            and self.place.get(self.values.of(node.value)) is None
        )

    def use(self, expr: Expr, before: list[Node], *, lazy: bool = False) -> Expr:
        """The expression as it is to be written; statements that compute shared values go to `before`.

        What is `lazy` may not be evaluated at all, so no value can be taken from it.
        """
        if isinstance(expr, Lit | Id | Shape):
            return expr
        value = self.values.of(expr)
        known = self.literals.get(value)
        if known is not None:
            return known
        place = self.place.get(value)
        if isinstance(expr, Var):
            return expr if place is None else self.holder.get(place, expr)
        if place is not None:
            self.wanted.add(place)
            return self.holder.get(place, expr)
        written = self.parts(expr, before, lazy=lazy)
        if isinstance(written, Lit):
            self.literals[value] = written
        if lazy or isinstance(written, Lit):
            return written
        place = self.new_place(value)
        if place not in self.shared:
            return written
        local = Var(next(self.names), expr.dtype)
        before.append(Assign(local.name, written))
        self.holder[place] = local
        return local

    def parts(self, expr: Expr, before: list[Node], *, lazy: bool = False) -> Expr:
        """The expression with its parts as they are to be written, computed where these are literals."""
        inside = [
            self.use(part, before, lazy=lazy or is_branch(expr, at)) for at, part in enumerate(children(expr))
        ]
        return folded(with_children(expr, tuple(inside)))

    def statement(self, node: Node, written: Node) -> Node:
        """The statement with its blocks written, and what is known after it; `node` is the one read."""
        match node:
            case Assign():
                self.assign(node, written)
            case If():
                then, orelse = self.inner(node.then), self.inner(node.orelse)
                self.forget((node,))
                return with_blocks(written, (then, orelse))
            case For():
                body = self.inner(node.body, loop=node)
                self.forget((node,))
                return with_blocks(written, (body,))
            case Region():
                return with_blocks(written, (self.block(node.body),))
            case Atomic() | Collective():
                self.forget((node,))
                if node.target in self.steady:
                    dtype = node.dtype if isinstance(node, Collective) else self.dtypes[node.array]
                    self.hold(Var(node.target, dtype), self.values.fresh())
            case Store() | Declare() | Break() | Continue() | Return() | Barrier() | GridSync():
                self.forget((node,))
            case _:
                assert_never(node)
        return written

    def assign(self, node: Assign, written: Node) -> None:
        value = self.values.of(node.value)
        assert isinstance(written, Assign)
        if isinstance(written.value, Lit):
            self.literals[value] = written.value
        if node.name in self.steady or value in self.literals:
            self.local.set(node.name, value)
        else:
            self.local.set(node.name, self.values.fresh())
        if (
            node.name in self.steady
            and self.place.get(value) is None
            and isinstance(node.value, Op | Load | Cond)
        ):
            self.holder[self.new_place(value)] = Var(node.name, node.value.dtype)

    def inner(self, block: Block, loop: For | None = None) -> Block:
        """A block of its own scope, as often as it may run."""
        scopes = (self.local, self.content, self.place)
        for scope in scopes:
            scope.enter()
        if loop is not None:
            self.forget((loop,))
            if loop.var in self.steady:
                self.hold(Var(loop.var, loop.start.dtype), self.values.fresh())
        written = self.block(block)
        for scope in scopes:
            scope.leave()
        return written

    def forget(self, block: Block) -> None:
        """What the block may set or change is unknown."""
        for name in sorted(assigned_in(block)):
            self.local.set(name, self.values.fresh())
        for part in sorted(self.memory.changed_in(block)):
            self.content.set(part, self.values.fresh())


def is_branch(expr: Expr, position: int) -> bool:
    """Whether the part at `position` of an expression is evaluated only where a Cond takes it."""
    return isinstance(expr, Cond) and position > 0
