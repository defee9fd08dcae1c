"""Definite assignment: no path through the program reads a local before it is set, or uses an array before
it is declared.

One walk suffices: a name is never unset, so a name that is set on entry to a loop is set in every later
iteration. The names set so far are the bits of an int; None stands for an unreachable place, where
everything is valid.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import assert_never

from vyre.analysis.effects import uses_of
from vyre.analysis.trips import trip_count
from vyre.check.scope import declarations, on_line, quoted, setters
from vyre.ir.nodes import (
    Assign,
    Atomic,
    Barrier,
    Block,
    Break,
    Collective,
    Continue,
    Declare,
    For,
    GridSync,
    If,
    Node,
    Program,
    Region,
    Return,
    Shape,
    Store,
    Var,
)
from vyre.ir.problem import Problem, Span
from vyre.ir.walk import assigned, placed

State = int | None  # the names set on every path to here; None if unreachable


def locals_are_set(program: Program) -> Iterator[Problem]:
    """Reads of a local before it is set on some path, and uses of an array before it is declared."""
    paths = _Problems(program)
    paths.block(program.body, 0)
    yield from paths.found.values()


def _meet(a: State, b: State) -> State:
    if a is None or b is None:
        return b if a is None else a
    return a & b


class Paths:
    """A walk over all paths: `bits` has the bit of each local and array that is followed."""

    def __init__(self, locals_: Iterable[str], arrays: Iterable[str]) -> None:
        keys = [("local", name) for name in locals_] + [("array", name) for name in arrays]
        self.bits = {key: 1 << position for position, key in enumerate(keys)}
        self.exits: list[list[State]] = []  # per open loop: [state at its breaks, state at its continues]

    def reads(self, node: Node, state: int) -> None:
        """Called before each statement that is reached."""

    def synced(self, node: GridSync, state: State) -> State:
        """The state after a grid barrier."""
        return state

    def block(self, block: Block, state: State) -> State:
        for node in block:
            if state is not None:
                self.reads(node, state)
            state = self.statement(node, state)
        return state

    def statement(self, node: Node, state: State) -> State:
        match node:
            case If():
                return _meet(self.block(node.then, state), self.block(node.orelse, state))
            case For():
                return self.loop(node, state)
            case Region():
                return self.block(node.body, state)
            case Break() | Continue():
                if self.exits:
                    at = 0 if isinstance(node, Break) else 1
                    self.exits[-1][at] = _meet(self.exits[-1][at], state)
                return None
            case Return():
                return None
            case Declare():
                return self.having(state, ("array", node.name))
            case GridSync():
                return self.synced(node, state)
            case Assign() | Store() | Barrier() | Atomic() | Collective():
                name = assigned(node)
                return state if name is None else self.having(state, ("local", name))
        assert_never(node)

    def loop(self, node: For, state: State) -> State:
        self.exits.append([None, None])
        end = self.block(node.body, self.having(state, ("local", node.var)))
        broken, continued = self.exits.pop()
        done = _meet(end, continued)
        if not trip_count(node):  # unknown, or known to be none
            done = _meet(done, state)
        return _meet(done, broken)

    def having(self, state: State, key: tuple[str, str]) -> State:
        return None if state is None else state | self.bits.get(key, 0)


class _Problems(Paths):
    """The problems of a program that the walk finds, one for each name."""

    def __init__(self, program: Program) -> None:
        self.setters: dict[str, Node] = setters(program)
        self.declared = {node.name: node for node in reversed([*declarations(program)])}
        super().__init__(self.setters, self.declared)
        self.found: dict[tuple[str, str], Problem] = {}

    def reads(self, node: Node, state: int) -> None:
        for use in uses_of(node):
            self.use(("array", use.array), state, use.span)
        for expr, span in placed(node):
            if isinstance(expr, Var):
                self.use(("local", expr.name), state, span)
            elif isinstance(expr, Shape):
                self.use(("array", expr.array), state, span)

    def use(self, key: tuple[str, str], state: int, span: Span | None) -> None:
        bit = self.bits.get(key)
        if bit is None or state & bit or key in self.found:
            return
        kind, name = key
        self.found[key] = self.unset(name, span) if kind == "local" else self.undeclared(name, span)

    def unset(self, name: str, span: Span | None) -> Problem:
        setter = self.setters[name]
        if isinstance(setter, For) and setter.var == name:
            reason = f"the loop{on_line(setter.span)} that sets it may run no times, or comes later"
        else:
            reason = f"the assignment{on_line(setter.span)} is not on every path to here"
        what = f"{quoted(name)} can be read before it has a value: {reason}."
        return Problem("P013", what, f"give {quoted(name)} a value before the if or loop that sets it.", span)

    def undeclared(self, name: str, span: Span | None) -> Problem:
        node = self.declared[name]
        reason = f"{node.space}(...){on_line(node.span)} is not on every path to here"
        what = f"{quoted(name)} can be used before it is declared: {reason}."
        return Problem("P062", what, "declare the array at the top of the kernel.", span)
