"""Loop-invariant code motion: compute before a loop what is the same in all its iterations.

Expressions always have a value, so computing one that no iteration would have computed changes nothing. A
load is different, because the sanitizer observes it: it moves only if the first iteration is certain to
evaluate it and nothing in the loop changes its memory.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import assert_never

from vyre.analysis.effects import Memory, assigned_in, memory_of, reachable, trip_count, ways_on
from vyre.ir.literal import Lit
from vyre.ir.nodes import (
    Assign,
    Block,
    Cond,
    Declare,
    Expr,
    For,
    Id,
    Load,
    Node,
    Op,
    Program,
    Shape,
    Table,
    Var,
)
from vyre.ir.walk import (
    blocks,
    children,
    kept,
    operands,
    statements,
    with_blocks,
    with_children,
    with_operands,
)
from vyre.passes.cse import LocalValues
from vyre.passes.names import fresh_names


def licm(program: Program) -> Program:
    """The program with loop-invariant expressions computed before their loops.

    for k in range(n): y[k] = a * b     becomes     _h0 = a * b; for k in range(n): y[k] = _h0
    """
    names, memory = fresh_names(program, "_h"), memory_of(program)
    return replace(program, body=_moved(program.body, names, memory))


def _moved(block: Block, names: Iterator[str], memory: Memory) -> Block:
    """The block with invariants moved out of its loops, outer loops first: an expression moves only once."""
    out: list[Node] = []
    for node in block:
        if isinstance(node, For):
            hoist = _Hoist(node, names, memory)
            node = replace(node, body=hoist.block(node.body, sure=bool(trip_count(node))))
            out.extend(hoist.before)
        out.append(with_blocks(node, tuple([_moved(part, names, memory) for part in blocks(node)])))
    return kept(block, out)


@dataclass(frozen=True, slots=True)
class _Claim:
    """The claim that an expression is the same in all iterations, and whether it loads."""

    invariant: bool
    loads: bool


class _Hoist:
    """Moves the invariant expressions out of one loop; `before` gets the statements that compute them."""

    def __init__(self, loop: For, names: Iterator[str], memory: Memory) -> None:
        self.loop = loop
        self.names = names
        self.memory = memory
        self.before: list[Node] = []
        self.varying = assigned_in((loop,))
        self.changed = memory.changed_in(loop.body)
        self.declared = {node.name for node in statements(loop.body) if isinstance(node, Declare)}
        self.values = LocalValues(lambda expr: None)  # invariant names and arrays have one value each
        self.locals: dict[int, Var] = {}
        self.claims: dict[int, _Claim] = {}  # by the identity of an expression of the loop

    def block(self, block: Block, *, sure: bool) -> Block:
        """The block without its invariants; `sure` if the first iteration certainly reaches its start."""
        reach = reachable(block)
        out: list[Node] = []
        for node in reach:
            parts = tuple([self.expression(part, sure=sure) for part in operands(node)])
            inner_sure = sure and isinstance(node, For) and bool(trip_count(node))
            inner = tuple([self.block(part, sure=inner_sure) for part in blocks(node)])
            out.append(with_blocks(with_operands(node, parts), inner))
            sure = sure and ways_on(node) == {"next"}
        return (*out, *block[len(reach) :])

    def expression(self, expr: Expr, *, sure: bool) -> Expr:
        claim = self.claim(expr)
        if isinstance(expr, Op | Load | Cond) and claim.invariant and (sure or not claim.loads):
            return self.computed_before(expr)
        lazy_from = 1 if isinstance(expr, Cond) else len(children(expr))
        parts = [
            self.expression(part, sure=sure and at < lazy_from) for at, part in enumerate(children(expr))
        ]
        return with_children(expr, tuple(parts))

    def computed_before(self, expr: Expr) -> Var:
        value = self.values.of(expr)
        if value not in self.locals:
            self.locals[value] = Var(next(self.names), expr.dtype)
            self.before.append(Assign(self.locals[value].name, expr, self.loop.span))
        return self.locals[value]

    def claim(self, expr: Expr) -> _Claim:
        claim = self.claims.get(id(expr))
        if claim is None:
            claim = self.claims[id(expr)] = self._claim(expr)
        return claim

    def _claim(self, expr: Expr) -> _Claim:
        inside = [self.claim(part) for part in children(expr)]
        match expr:
            case Var():
                return _Claim(expr.name not in self.varying, False)
            case Shape():
                return _Claim(expr.array not in self.declared, False)
            case Load():
                steady = self.memory.part(expr.array) not in self.changed
                return _Claim(steady and all(part.invariant for part in inside), True)
            case Lit() | Id() | Op() | Cond() | Table():
                return _Claim(all(part.invariant for part in inside), any(part.loads for part in inside))
        assert_never(expr)
