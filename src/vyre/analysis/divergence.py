"""Uniformity of values and control: within the launch, a workgroup, a subgroup, or not at all.

* A local differs as its values do, and as control does where it is assigned.
* Inside an `if` control differs as its test does; in a loop as its bounds do.
* A `break` makes control diverge for the whole loop: invocations leave in different iterations. A `continue`
  does so for the rest of the body. A `return` does so for everything after it, and for all of every loop
  around it.
* A load from an array that is never written differs as its index does. Any other memory may change between
  two invocations' loads.

The linear local id is row-major, and a subgroup is 32 consecutive ones. So the id of an axis with a multiple
of 32 invocations behind each of its steps is the same for a whole subgroup. Along an axis that varies fastest
and has a multiple of 32 invocations, a subgroup covers exactly the ids 32 q to 32 q + 31: an expression that
depends on q alone is the same for all of them.

Everything that can differ between invocations is a point of a `LevelGraph`: a local, or a place where control
may diverge. An edge is a monotone table, from the level of its tail to the least level of its head. Levels
start at the bottom and are raised along the edges until nothing changes, which takes time linear in the
edges: there are few levels.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from math import prod
from typing import Literal, assert_never

from vyre.analysis.index import Form, Index
from vyre.ir.limits import SUBGROUP
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
    Name,
    Node,
    Op,
    Program,
    Region,
    Return,
    Shape,
    Store,
    Var,
)
from vyre.ir.once import once
from vyre.ir.problem import Span
from vyre.ir.walk import assigned, children, operands, statements
from vyre.ops import COLLECTIVES, TABLE
from vyre.ops.row import changes_at


class Level(IntEnum):
    """The widest scope within which something is uniform; the greater the level, the more it differs."""

    GRID = 0  # the whole launch
    GROUP = 1  # a workgroup
    SUBGROUP = 2  # a subgroup
    LANE = 3  # one invocation


Table = Sequence[int]


class LevelGraph:
    """Points, edges between them, the levels raised so far, and which point raised each one last."""

    def __init__(self) -> None:
        self.level: list[int] = []
        self._because: list[int | None] = []
        self._heads: list[list[tuple[int, Table]]] = []
        self._joins: set[int] = set()
        self._raised: list[int] = []

    def point(self, level: int = 0, *, is_join: bool = False) -> int:
        """Add a point; a join only passes levels on and is not a cause."""
        number = len(self.level)
        self.level.append(level)
        self._because.append(None)
        self._heads.append([])
        if is_join:
            self._joins.add(number)
        if level:
            self._raised.append(number)
        return number

    def edge(self, tail: int, head: int, table: Table) -> None:
        """Let `head` be at least at `table[level of tail]`."""
        self._heads[tail].append((head, table))

    def settle(self) -> None:
        while self._raised:
            tail = self._raised.pop()
            for head, table in self._heads[tail]:
                level = table[self.level[tail]]
                if level > self.level[head]:
                    self.level[head] = level
                    self._because[head] = self._because[tail] if tail in self._joins else tail
                    self._raised.append(head)

    def causes(self, point: int, most: int) -> list[int]:
        """Return the chain of points that raised a point, from itself back to one that differs by itself."""
        chain: list[int] = []
        at: int | None = point
        while at is not None and len(chain) < most:
            chain.append(at)
            at = self._because[at]
        return chain


MOST_CAUSES = 32  # links of a chain of causes that are kept; messages show fewer


AS_IS = tuple(Level)  # an edge's head differs as its tail does
IN_SUBGROUP = (Level.GRID, Level.GROUP, Level.SUBGROUP, Level.SUBGROUP)
IN_GROUP = (Level.GRID, Level.GROUP, Level.GROUP, Level.GROUP)
_FIXED = {"wid": Level.GROUP, "group_size": Level.GRID, "domain": Level.GRID, "num_groups": Level.GRID}


@dataclass(frozen=True, slots=True)
class Point:
    """A point that may differ: a local, a place in the control flow, or a value that differs by itself.

    `cause` is the local's name, the statement or the expression; None for control after a jump.
    """

    kind: Literal["local", "if", "for", "jump", "rest", "value"]
    cause: Name | Node | Expr | None = None
    span: Span | None = None


Sync = Barrier | GridSync | Collective


@dataclass(frozen=True, slots=True)
class SyncPoint:
    """A statement at which invocations wait for each other, and how uniform control is there.

    The causes of divergence lead from control back to the value behind it.
    """

    node: Sync
    level: Level
    causes: tuple[Point, ...]
    is_in_if: bool


@dataclass(frozen=True, slots=True)
class Divergence:
    """The level of every local, and of control at every barrier, grid_sync and collective."""

    locals: Mapping[Name, Level]
    syncs: tuple[SyncPoint, ...]


def divergence(program: Program) -> Divergence:
    """The least levels that satisfy all rules. The program need not be valid."""
    flow = _Flow(program)
    flow.block(program.body, flow.point(Point("rest")), is_in_if=False)
    graph = flow.graph
    graph.settle()
    syncs = [
        SyncPoint(
            node,
            Level(graph.level[control]),
            tuple([flow.points[at] for at in graph.causes(control, MOST_CAUSES)]),
            is_in_if,
        )
        for node, control, is_in_if in flow.syncs
    ]
    return Divergence({name: Level(graph.level[at]) for name, at in flow.locals.items()}, tuple(syncs))


class SubgroupIds:
    """The levels of ids, and the operations on ids that drop what differs within a subgroup."""

    def __init__(self, program: Program) -> None:
        self._program, self._sizes = program, program.workgroup
        values: dict[Name, list[Expr | None]] = {param.name: [None] for param in program.params}
        for node in statements(program.body):
            name = assigned(node)
            if name is not None:
                values.setdefault(name, []).append(node.value if isinstance(node, Assign) else None)
        self._once = {name: assignments[0] for name, assignments in values.items() if len(assignments) == 1}

    @once
    def _index(self) -> Index:
        return Index.of(self._program)

    def level(self, ident: Id) -> Level:
        """The level of an id."""
        if ident.kind in _FIXED:
            return _FIXED[ident.kind]
        sizes = self._sizes
        if ident.kind not in ("gid", "lid") or sizes is None or not 0 <= ident.axis < len(sizes):
            return Level.LANE
        if sizes[ident.axis] == 1:
            return Level.GRID if ident.kind == "lid" else Level.GROUP
        behind = prod(sizes[ident.axis + 1 :])
        return Level.SUBGROUP if behind > 0 and behind % SUBGROUP == 0 else Level.LANE

    @once
    def _lane(self) -> Id | None:
        """The id of which a subgroup covers 32 q to 32 q + 31."""
        sizes = self._sizes or ()
        last = max((axis for axis, size in enumerate(sizes) if size != 1), default=0)
        return Id("lid", last) if sizes and sizes[last] > 0 and sizes[last] % SUBGROUP == 0 else None

    def drops_lane(self, expr: Expr) -> bool:
        """True if an operation on an id is the same for a whole subgroup, as `lid(0) // 32` is."""
        if self._lane is None or not isinstance(expr, Op) or len(expr.args) != 2 or expr.op not in TABLE:
            return False
        row = TABLE[expr.op]
        if row.period is None and not row.signs:  # most operations, without a look at their operands
            return False
        left, right = (self._form(arg) for arg in expr.args)
        if left is None or right is None or bool(left.terms) == bool(right.terms):
            return False
        is_first = not left.terms
        counter, known = (right, left) if is_first else (left, right)
        at = changes_at(row, known.const, is_first=is_first)
        return at % SUBGROUP == 0 and self._counts_lanes(counter)

    def _form(self, expr: Expr) -> Form | None:
        seen: set[Name] = set()  # two locals may be defined by each other in a program that is not valid
        while isinstance(expr, Var) and (value := self._once.get(expr.name)) is not None:
            if expr.name in seen:
                return None
            seen.add(expr.name)
            expr = value
        return self._index.form(expr)

    def _counts_lanes(self, form: Form) -> bool:
        """True if the values of a subgroup are 32 q to 32 q + 31, in order: all else is a multiple of 32."""
        rest = [(term, factor) for term, factor in form.terms if term != self._lane]
        is_shared = all(
            isinstance(term, Shape | Var) or (isinstance(term, Id) and term.kind in _FIXED)
            for term, _ in rest
        )
        numbers = (form.const, *(factor for _, factor in rest))
        is_lane = self._lane is not None and form.of(self._lane) == 1
        return is_lane and is_shared and all(number % SUBGROUP == 0 for number in numbers)


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

    def __init__(self, program: Program) -> None:
        self.graph = LevelGraph()
        self.points: list[Point] = []
        access = {param.name: param.access for param in reversed(program.params)}
        self.readable = {name for name, kind in access.items() if kind == "in"}
        self.ids = SubgroupIds(program)
        self.is_one_subgroup = prod(program.workgroup or ()) == SUBGROUP
        self.has_subgroups = prod(program.workgroup or ()) % SUBGROUP == 0
        self.locals: dict[Name, int] = {}
        for node in statements(program.body):
            name = assigned(node)
            if name is not None and name not in self.locals:
                self.locals[name] = self.point(Point("local", name, node.span))
        self.known = {*self.locals, *(param.name for param in program.params if not param.is_array)}
        self.syncs: list[tuple[Sync, int, bool]] = []

    def point(self, point: Point, level: Level = Level.GRID) -> int:
        # Joins do not help a reader, and would make the chains of causes long.
        self.points.append(point)
        return self.graph.point(level, is_join=point.kind == "rest")

    def block(self, block: Block, control: int, *, is_in_if: bool) -> _Jumps:
        out = _Jumps([], [], [])
        for node in block:
            jumps = self.statement(node, control, is_in_if=is_in_if)
            parting = jumps.all()
            if parting:
                control = self.joined(Point("rest"), [control, *parting])
                out += jumps
        return out

    def joined(self, point: Point, tails: list[int]) -> int:
        head = self.point(point)
        for tail in tails:
            self.graph.edge(tail, head, AS_IS)
        return head

    def statement(self, node: Node, control: int, *, is_in_if: bool) -> _Jumps:
        match node:
            case If():
                inside = self.joined(Point("if", node, node.span), [control])
                self.follow(node.test, inside)
                jumps = self.block(node.then, inside, is_in_if=True)
                jumps += self.block(node.orelse, inside, is_in_if=True)
                return jumps
            case For():
                return self.loop(node, control, is_in_if=is_in_if)
            case Region():
                return self.block(node.body, control, is_in_if=is_in_if)
            case Break():
                return _Jumps([self.joined(Point("jump", node, node.span), [control])], [], [])
            case Continue():
                return _Jumps([], [self.joined(Point("jump", node, node.span), [control])], [])
            case Return():
                return _Jumps([], [], [self.joined(Point("jump", node, node.span), [control])])
            case Barrier() | GridSync():
                self.syncs.append((node, control, is_in_if))
            case Collective():
                self.syncs.append((node, control, is_in_if))
                self.give(node.target, control)
                self.collect(node)
            case Atomic():
                if node.target is not None:
                    self.give(node.target, control)
                    self.differ(node, node.span, self.locals[node.target])
            case Assign():
                self.give(node.name, control)
                self.follow(node.value, self.locals[node.name])
            case Store() | Declare():
                pass
            case never:
                assert_never(never)
        return _Jumps([], [], [])

    def loop(self, node: For, control: int, *, is_in_if: bool) -> _Jumps:
        inside = self.joined(Point("for", node, node.span), [control])
        for bound in operands(node):
            self.follow(bound, inside)
        self.give(node.var, inside)
        jumps = self.block(node.body, inside, is_in_if=is_in_if)
        for jump in jumps.breaks + jumps.returns:
            self.graph.edge(jump, inside, AS_IS)
        return _Jumps([], [], jumps.returns)

    def give(self, name: Name, control: int) -> None:
        self.graph.edge(control, self.locals[name], AS_IS)

    def collect(self, node: Collective) -> None:
        """Add the edges into a collective's target."""
        # Only an operation of subgroups can show that a result from shared memory is one value.
        if node.op not in COLLECTIVES or not COLLECTIVES[node.op].uniform or not self.has_subgroups:
            self.differ(node, node.span, self.locals[node.target])
            return
        # All get one value; where their operands are the same in all subgroups or workgroups, so is it.
        is_narrow = COLLECTIVES[node.op].scope == "subgroup" and not self.is_one_subgroup
        within = IN_SUBGROUP if is_narrow else IN_GROUP
        for arg in node.args if COLLECTIVES[node.op].scope != "launch" else (Id("wid", 0),):
            self.follow(arg, self.locals[node.target], within)

    def differ(self, cause: Node | Expr, span: Span | None, head: int) -> None:
        """Add an edge from a value that differs in every invocation."""
        self.graph.edge(self.point(Point("value", cause, span), Level.LANE), head, AS_IS)

    def follow(self, expr: Expr, head: int, table: tuple[Level, ...] = AS_IS) -> None:
        """Add edges from everything that an expression's value depends on."""
        for source in self.sources(expr):
            tail = source if isinstance(source, int) else self.point(*source)
            self.graph.edge(tail, head, table)

    def sources(self, expr: Expr) -> Iterator[int | tuple[Point, Level]]:
        stack = [expr]
        while stack:
            top = stack.pop()
            if self.ids.drops_lane(top):
                yield Point("value", top), Level.SUBGROUP
                continue
            if isinstance(top, Var) and top.name in self.locals:
                yield self.locals[top.name]
            elif isinstance(top, Var) and top.name not in self.known:
                yield Point("value", top), Level.LANE
            elif isinstance(top, Id):
                level = self.ids.level(top)
                if level > Level.GRID:
                    yield Point("value", top), level
            elif isinstance(top, Load) and top.array not in self.readable:
                yield Point("value", top, top.span), Level.LANE
            else:
                stack.extend(children(top))
