"""The loops of a Program with bounds that a call decides: how many expression nodes an invocation evaluates.

`loop_work` reads a Program once and keeps what the bounds depend on: numbers, scalar arguments and shapes;
`least_nodes` evaluates them for one call. The count is a lower bound: a loop whose bounds are known only to
the running kernel counts as one turn, and so does everything that not all invocations are certain to run.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from vyre.analysis.effects import trips_between
from vyre.ir.dtypes import BY_NAME
from vyre.ir.literal import Lit, number
from vyre.ir.nodes import (
    Assign,
    Block,
    Break,
    Continue,
    Expr,
    For,
    If,
    Node,
    Op,
    Program,
    Region,
    Return,
    Shape,
    Var,
)
from vyre.ir.walk import assigned, blocks, evaluated_by, operands, statements
from vyre.ops import TABLE
from vyre.ops.row import apply

_FEW = 1 << 16  # expression nodes of an invocation that are never slow
_LONGEST_BOUND = 32  # expression nodes of a bound that is evaluated


@dataclass(frozen=True, slots=True)
class Turns:
    """A loop: its bounds, and the work of a turn. A bound is a number, a scalar's name, `["shape", array,
    axis]`, `[op, dtype, *bounds]`, or None if it is not known before the call.
    """

    bounds: tuple[object, ...]  # start, stop, step
    body: LoopWork


@dataclass(frozen=True, slots=True)
class LoopWork:
    """The expression nodes outside of loops, and the loops."""

    nodes: int
    loops: tuple[Turns, ...] = ()


def loop_work(program: Program) -> LoopWork | None:
    """The work of an invocation; None if no arguments could make it long."""
    work = work_of(program)
    is_fixed = all(isinstance(bound, int) for loop in _all(work) for bound in loop.bounds)
    return None if is_fixed and least_nodes(work, {})[0] <= _FEW else work


def work_of(program: Program) -> LoopWork:
    """The work of an invocation, however little."""
    return _Reader(program).work(program.body, is_certain=True)


def from_json(stored: Any) -> LoopWork | None:
    """A Work that `dataclasses.astuple` and JSON have made lists of."""
    if stored is None:
        return None
    nodes, loops = stored
    bodies = [(tuple(bounds), from_json(body)) for bounds, body in loops]
    return LoopWork(nodes, tuple(Turns(bounds, body) for bounds, body in bodies if body is not None))


class _Reader:
    """Reads the loops of a program, with what its locals hold."""

    def __init__(self, program: Program) -> None:
        self.left = 0  # expression nodes that the bound at hand may still have
        self.scalars = {p.name for p in program.params if not p.is_array and p.dtype.is_integer}
        self.values: dict[str, Expr] = {}
        times: Counter[str] = Counter()
        for node in statements(program.body):
            name = assigned(node)
            if isinstance(node, Assign):
                self.values[node.name] = node.value
            if name is not None:
                times[name] += 1 if isinstance(node, Assign) else 2
        self.values = {name: value for name, value in self.values.items() if times[name] == 1}
        self.scalars -= times.keys()

    def work(self, body: Block, *, is_certain: bool) -> LoopWork:
        """The work of a block; loops that are not certain to be run count as one turn."""
        nodes, loops = 0, list[Turns]()
        for node in body:
            nodes += len(evaluated_by(node))
            leaves = is_certain and _leaves(node)
            inside = is_certain and not isinstance(node, If) and not leaves
            works = [self.work(part, is_certain=inside) for part in blocks(node)]
            if isinstance(node, For) and inside:
                loops.append(Turns(tuple(map(self.bound, operands(node))), works[0]))
            else:
                nodes += sum(work.nodes for work in works)
                loops += [loop for work in works for loop in work.loops]
            is_certain = is_certain and not leaves
        return LoopWork(nodes, tuple(loops))

    def bound(self, expr: Expr) -> object:
        """The part of a bound that is known before the call."""
        self.left = _LONGEST_BOUND
        return self._known(expr)

    def _known(self, expr: Expr) -> object:
        self.left -= 1
        if self.left < 0 or not expr.dtype.is_integer:
            return None
        match expr:
            case Lit():
                return int(number(expr))
            case Var() if expr.name in self.scalars:
                return expr.name
            case Var() if expr.name in self.values:
                return self._known(self.values[expr.name])
            case Shape():
                return ["shape", expr.array, expr.axis]
            case Op() if TABLE[expr.op].meaning is not None:
                parts = [self._known(part) for part in expr.args]
                return None if None in parts else [expr.op, expr.dtype.name, *parts]
        return None


def _leaves(node: Node) -> bool:
    """True if invocations may leave the block behind a statement, or a loop before its last turn."""
    if isinstance(node, For):
        return any(isinstance(inner, Break | Return) for inner in statements(node.body))
    if isinstance(node, If | Region):
        return any(
            isinstance(n, Break | Continue | Return) for part in blocks(node) for n in statements(part)
        )
    return isinstance(node, Break | Continue | Return)


def least_nodes(work: LoopWork, arguments: Mapping[str, Any]) -> tuple[int, tuple[int, ...]]:
    """The expression nodes that an invocation evaluates at least, for arguments by name, and the turns of the
    loops that most of them are in.
    """
    total, most = work.nodes, 0
    turns: tuple[int, ...] = ()
    for loop in work.loops:
        inner, below = least_nodes(loop.body, arguments)
        count = _count(loop, arguments)
        total += inner * count
        if inner * count > most:
            most, turns = inner * count, (count, *below)
    return total, turns


def _count(loop: Turns, arguments: Mapping[str, Any]) -> int:
    start, stop, step = (_value(bound, arguments) for bound in loop.bounds)
    if start is None or stop is None or not step:
        return 1
    return trips_between(start, stop, step)


def _value(bound: Any, arguments: Mapping[str, Any]) -> int | None:
    if bound is None or isinstance(bound, int):
        return bound
    if isinstance(bound, str):
        value = arguments.get(bound)
        return None if value is None else int(value)
    word, what, *rest = bound
    if word == "shape":
        array = arguments.get(what)
        return None if array is None else int(array.shape[rest[0]])
    dtype = BY_NAME[what]
    parts = [_value(part, arguments) for part in rest]
    numbers = [part for part in parts if part is not None and dtype.least <= part <= dtype.greatest]
    if len(numbers) < len(parts):
        return None
    return int(apply(TABLE[word], dtype, dtype, *(np.array(number, dtype.carrier) for number in numbers)))


def _all(work: LoopWork) -> list[Turns]:
    return [inner for loop in work.loops for inner in (loop, *_all(loop.body))]
