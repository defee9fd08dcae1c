"""Uniformity analysis: values and control are uniform in the launch, a workgroup, a subgroup, or not at all.

Everything that can differ between invocations is a point of a graph: each local, and each place where
control may diverge (inside an `if`, in a loop, after a jump). An edge means that its head differs at least as
much as its tail. Levels start at the bottom and are raised along the edges until nothing changes, which takes
time linear in the program: there are four levels.

* A local differs as its values do, and as control does where it is assigned.
* Inside an `if` control differs as its test does; in a loop as its bounds do.
* A `break` makes control diverge for the whole loop: invocations leave in different iterations. A `continue`
  does so for the rest of the body. A `return` does so for everything after it, and for all of every loop
  around it.
* A load from an array that is never written differs as its index does. Any other memory may change between
  two invocations' loads.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Literal, assert_never

from vyre.check.lanes import Ids
from vyre.check.level import Level
from vyre.check.scope import arrays, quoted, scalars
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
    Id,
    If,
    Load,
    Node,
    Program,
    Region,
    Return,
    Store,
    Var,
)
from vyre.ir.problem import Span
from vyre.ir.walk import assigned, children, operands, statements
from vyre.ops import COLLECTIVES

MOST_CAUSES = 32  # links of a chain of causes that are kept; messages show fewer


@dataclass(frozen=True, slots=True)
class Point:
    """A point that may differ: a local, a place in the control flow, or a value that differs by itself."""

    kind: Literal["local", "if", "for", "jump", "rest", "value"]
    word: str
    span: Span | None = None


Sync = Barrier | GridSync | Collective


@dataclass(frozen=True, slots=True)
class Levels:
    """The level of every local, and of control at every barrier, grid_sync and collective.

    Each of these comes with the causes of divergence there: from control back to the value behind it.
    """

    locals: Mapping[str, Level]
    syncs: tuple[tuple[Sync, Level, tuple[Point, ...]], ...]


def levels(program: Program) -> Levels:
    """The least levels that satisfy all rules."""
    graph = _Graph()
    flow = _Flow(program, graph)
    flow.block(program.body, graph.point(Point("rest", "")))
    graph.settle()
    return Levels(
        {name: graph.level[point] for name, point in flow.locals.items()},
        tuple([(node, graph.level[point], graph.causes(point)) for node, point in flow.syncs]),
    )


class _Graph:
    """Points, edges between them, the levels raised so far, and which point raised each one last."""

    def __init__(self) -> None:
        self.points: list[Point] = []
        self.level: list[Level] = []
        self.because: list[int | None] = []
        self.heads: list[list[tuple[int, Level]]] = []
        self.raised: list[int] = []

    def point(self, point: Point, level: Level = Level.GRID) -> int:
        self.points.append(point)
        self.level.append(level)
        self.because.append(None)
        self.heads.append([])
        if level > Level.GRID:
            self.raised.append(len(self.points) - 1)
        return len(self.points) - 1

    def edge(self, tail: int, head: int, most: Level = Level.LANE) -> None:
        """Add an edge: `head` differs at least as much as `tail`, up to the level `most`."""
        self.heads[tail].append((head, most))

    def settle(self) -> None:
        while self.raised:
            tail = self.raised.pop()
            for head, most in self.heads[tail]:
                level = min(self.level[tail], most)
                if level > self.level[head]:
                    self.level[head] = level
                    # Joins do not help a reader, and would make the chains of causes long.
                    self.because[head] = self.because[tail] if self.points[tail].kind == "rest" else tail
                    self.raised.append(head)

    def causes(self, point: int) -> tuple[Point, ...]:
        """The chain of points that raised a point, from itself back to the value that differs by itself."""
        chain: list[Point] = []
        at: int | None = point
        while at is not None and len(chain) < MOST_CAUSES:
            chain.append(self.points[at])
            at = self.because[at]
        return tuple(chain)


@dataclass(slots=True)
class _Jumps:
    """The jumps that leave a block: out of the loop around it, or out of the program."""

    breaks: list[int]
    continues: list[int]
    returns: list[int]

    def __iadd__(self, other: _Jumps) -> _Jumps:
        self.breaks += other.breaks
        self.continues += other.continues
        self.returns += other.returns
        return self

    def all(self) -> list[int]:
        return self.breaks + self.continues + self.returns


class _Flow:
    """Builds the graph of a program, block by block; `control` is the point of control at a statement."""

    def __init__(self, program: Program, graph: _Graph) -> None:
        self.graph = graph
        self.readable = {name for name, array in arrays(program).items() if array.access == "in"}
        self.ids = Ids(program)
        self.locals: dict[str, int] = {}
        for node in statements(program.body):
            name = assigned(node)
            if name is not None and name not in self.locals:
                self.locals[name] = graph.point(Point("local", quoted(name), node.span))
        self.known = {*self.locals, *scalars(program)}
        self.syncs: list[tuple[Sync, int]] = []

    def block(self, block: Block, control: int) -> _Jumps:
        out = _Jumps([], [], [])
        for node in block:
            jumps = self.statement(node, control)
            parting = jumps.all()
            if parting:
                control = self.joined(Point("rest", ""), [control, *parting])
                out += jumps
        return out

    def joined(self, point: Point, tails: list[int]) -> int:
        head = self.graph.point(point)
        for tail in tails:
            self.graph.edge(tail, head)
        return head

    def statement(self, node: Node, control: int) -> _Jumps:
        match node:
            case If():
                inside = self.joined(Point("if", "the if", node.span), [control])
                self.follow(node.test, inside)
                jumps = self.block(node.then, inside)
                jumps += self.block(node.orelse, inside)
                return jumps
            case For():
                return self.loop(node, control)
            case Region():
                return self.block(node.body, control)
            case Break():
                return _Jumps([self.joined(Point("jump", "the break", node.span), [control])], [], [])
            case Continue():
                return _Jumps([], [self.joined(Point("jump", "the continue", node.span), [control])], [])
            case Return():
                return _Jumps([], [], [self.joined(Point("jump", "the return", node.span), [control])])
            case Barrier() | GridSync() | Collective():
                self.syncs.append((node, control))
            case Assign() | Store() | Declare() | Atomic():
                pass
            case _:
                assert_never(node)
        self.give(node, control)
        return _Jumps([], [], [])

    def loop(self, node: For, control: int) -> _Jumps:
        inside = self.joined(Point("for", "the loop", node.span), [control])
        for bound in operands(node):
            self.follow(bound, inside)
        self.graph.edge(inside, self.locals[node.var])
        jumps = self.block(node.body, inside)
        for jump in jumps.breaks + jumps.returns:
            self.graph.edge(jump, inside)
        return _Jumps([], [], jumps.returns)

    def give(self, node: Node, control: int) -> None:
        """Add the edges into the local that a statement sets."""
        name = assigned(node)
        if name is None:
            return
        target = self.locals[name]
        self.graph.edge(control, target)
        if isinstance(node, Assign):
            self.follow(node.value, target)
        elif isinstance(node, Collective) and node.op in COLLECTIVES and COLLECTIVES[node.op].uniform:
            # All 32 get one value; where their operands are the same in all subgroups, so is that value.
            for arg in node.args:
                self.follow(arg, target, most=Level.SUBGROUP)
        else:
            old, other = "the old value of an atomic", "a subgroup operation's result"
            word = old if isinstance(node, Atomic) else other
            self.graph.edge(self.graph.point(Point("value", word, node.span), Level.LANE), target)

    def follow(self, expr: Expr, head: int, *, most: Level = Level.LANE) -> None:
        """Add edges from everything that an expression's value depends on."""
        for source in self.sources(expr):
            tail = source if isinstance(source, int) else self.graph.point(*source)
            self.graph.edge(tail, head, most)

    def sources(self, expr: Expr) -> Iterator[int | tuple[Point, Level]]:
        stack = [expr]
        while stack:
            top = stack.pop()
            if self.ids.is_shared_by_subgroup(top):
                yield Point("value", "a part of the local id"), Level.SUBGROUP
                continue
            if isinstance(top, Var) and top.name in self.locals:
                yield self.locals[top.name]
            elif isinstance(top, Var) and top.name not in self.known:
                yield Point("value", quoted(top.name)), Level.LANE
            elif isinstance(top, Id):
                level = self.ids.shared_within(top)
                if level > Level.GRID:
                    yield Point("value", f"{quoted(top.kind)[1:-1]}({top.axis})"), level
            elif isinstance(top, Load) and top.array not in self.readable:
                yield Point("value", f"an element of {quoted(top.array)}", top.span), Level.LANE
            else:
                stack.extend(children(top))
