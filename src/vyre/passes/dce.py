"""Dead code elimination: unused values, unreachable statements, ifs and loops without effect; and names of
loop variables, which the same walk separates.

Two facts decide about an assignment. `needed` holds, for the whole program, the locals that can reach an
effect or a decision at all, so that a counter read only by itself is removed. `live` holds, going backwards,
the locals that may still be read after a statement. In a loop every local that its body may read before it
sets it counts as live at the body's end: one walk then suffices, and a rare dead assignment stays.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from dataclasses import replace
from typing import assert_never

from vyre.analysis.effects import assigned_in, has_effect, reached, read_by, written_in
from vyre.ir import limits
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
    Load,
    Node,
    Program,
    Region,
    Return,
    Shape,
    Store,
)
from vyre.ir.walk import assigned, children, evaluated, kept, operands, statements, with_blocks
from vyre.ops import build
from vyre.passes.names import fresh_names, with_names


def dce(program: Program) -> Program:
    """The program without dead code.

    t = x[i]; y[i] = 1; return; y[i] = 2     becomes     y[i] = 1; return
    """
    body = reached(program.body)
    while True:
        swept = _Sweep(_needed_locals(body), _read_arrays(body)).block(body, set())
        if swept is body:
            return replace(program, body=body)
        body = swept


def separate(program: Program) -> Program:
    """The program with a name of its own for each loop variable that is not read after its loop: a name that
    has other values, too, which differ by invocation, would make a gather of each load at it.

    k = gid(0); t = x[k]; for k in range(n): ...     becomes     k = gid(0); t = x[k]; for k0 in range(n): ...
    """
    count = Counter(assigned(node) for node in statements(program.body))
    shared = {node.var for node in statements(program.body) if isinstance(node, For) and count[node.var] > 1}
    if not shared:
        return program
    sweep = _Sweep(frozenset(), frozenset(), separated=shared, names=fresh_names(program, "k"))
    return replace(program, body=sweep.block(program.body, set()))


def _read_arrays(body: Block) -> frozenset[str]:
    """The arrays that matter: parameters, and declared ones with a load, shape or atomic."""
    declared = {node.name for node in statements(body) if isinstance(node, Declare)}
    read = {expr.array for expr in evaluated(body) if isinstance(expr, Load | Shape)}
    updated = {node.array for node in statements(body) if isinstance(node, Atomic)}
    return frozenset(read | updated | (written_in(body) - declared))


def _needed_locals(body: Block) -> frozenset[str]:
    """The locals whose values can reach an effect or a decision."""
    feeds: dict[str, set[str]] = {}
    needed: set[str] = set()
    for node in statements(body):
        if isinstance(node, Assign):
            feeds.setdefault(node.name, set()).update(read_by(node.value))
        else:
            needed.update(*(read_by(operand) for operand in operands(node)))
    waiting = [*needed]
    while waiting:
        new = feeds.get(waiting.pop(), set()) - needed
        needed |= new
        waiting.extend(new)
    return frozenset(needed)


class _Sweep:
    """One backward walk: methods return what remains, and update `live` from after to before it. With loop
    variables to be `separated`, it removes nothing, and gives those that are not read later one of `names`.
    """

    def __init__(
        self, needed: frozenset[str], read: frozenset[str], *, separated: Collection[str] = (),
        names: Iterable[str] = (),
    ) -> None:  # fmt: skip
        self.needed, self.read = needed, read  # locals that can matter, arrays that are read
        self.removes, self.separated, self.names = not separated, separated, iter(names)
        self.at_break: set[str] = set()
        self.at_continue: set[str] = set()

    def block(self, block: Block, live: set[str]) -> Block:
        out: list[Node] = []
        for node in reversed(block):
            out.extend(self.statement(node, live))
        out.reverse()
        return kept(block, out)

    def statement(self, node: Node, live: set[str]) -> Block:
        match node:
            case If():
                return self.choice(node, live)
            case For():
                return self.loop(node, live)
            case Region():
                body = self.block(node.body, live)
                return (with_blocks(node, (body,)),) if body else ()
            case Return():
                live.clear()
            case Break() | Continue():
                live.clear()
                live |= self.at_break if isinstance(node, Break) else self.at_continue
            case Assign() | Store() | Declare() | Barrier() | GridSync() | Atomic() | Collective():
                return self.simple(node, live)
            case never:
                assert_never(never)
        return (node,)

    def simple(self, node: Node, live: set[str]) -> Block:
        """A statement without inner statements after which control continues."""
        if self.removes and self.is_dead(node, live):
            return ()
        if self.removes and isinstance(node, Atomic) and node.target not in live:
            node = node if node.target is None else replace(node, target=None)
        name = assigned(node)
        if name is not None:
            live.discard(name)
        live.update(*(read_by(operand) for operand in operands(node)))
        return (node,)

    def is_dead(self, node: Node, live: set[str]) -> bool:
        match node:
            case Assign():
                return node.name not in live or node.name not in self.needed
            case Store():
                return node.array not in self.read
            case Declare():
                return node.name not in self.read
            case (
                If() | For() | Break() | Continue() | Return() | Barrier() | GridSync() | Atomic() |
                Collective() | Region()
            ):  # fmt: skip
                return False
        assert_never(node)

    def choice(self, node: If, live: set[str]) -> Block:
        live_else = set(live)
        then, orelse = self.block(node.then, live), self.block(node.orelse, live_else)
        if not then and not orelse:
            return ()
        live |= live_else
        live |= read_by(node.test)
        if not then and _depth(node.test) < limits.EXPRESSION_DEPTH:
            return (If(build.negated(node.test), orelse, (), node.span),)
        return (with_blocks(node, (then, orelse)),)

    def loop(self, node: For, live: set[str]) -> Block:
        if self.removes and not has_effect(node) and not live & {node.var, *assigned_in(node.body)}:
            return ()
        outer = self.at_break, self.at_continue
        is_read_later = node.var in live
        again = live | _read_first(node.body, {node.var})
        self.at_break, self.at_continue = set(live), again
        inside = set(again)
        body = self.block(node.body, inside)
        self.at_break, self.at_continue = outer
        live |= inside - {node.var}
        live.update(*(read_by(operand) for operand in operands(node)))
        if node.var in self.separated and not is_read_later:
            name = next(self.names)
            node, body = replace(node, var=name), with_names(body, {node.var: name})
        return (with_blocks(node, (body,)),)


def _read_first(block: Block, known: set[str]) -> set[str]:
    """The locals that a block may read before it sets them; adds those that it surely sets to `known`."""
    read: set[str] = set()
    for node in block:
        read.update(*(read_by(operand) - known for operand in operands(node)))
        if isinstance(node, For):
            read |= _read_first(node.body, {*known, node.var})
        elif isinstance(node, If):
            sides = [{*known}, {*known}]
            read |= _read_first(node.then, sides[0]) | _read_first(node.orelse, sides[1])
            known |= sides[0] & sides[1]
        elif isinstance(node, Region):
            read |= _read_first(node.body, known)
        elif (name := assigned(node)) is not None:
            known.add(name)
    return read


def _depth(expr: Expr) -> int:
    return 1 + max((_depth(part) for part in children(expr)), default=0)
