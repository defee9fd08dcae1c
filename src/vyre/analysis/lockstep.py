"""The values that differ among the invocations of a bundle, which run together statement by statement.

A local may be one scalar for all of them if every value assigned to it is uniform, and every reader was
active at the assignment. Lanes that have returned never read again, so `return` does not count; lanes that
left a loop, or skipped the rest of an iteration, do. Only the control between an assignment and the innermost
block that holds every use matters.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from itertools import count
from typing import Protocol, assert_never

from vyre.analysis.divergence import LevelGraph
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
    Table,
    Var,
)
from vyre.ir.walk import assigned, blocks, children, evaluated_by, operands, statements
from vyre.ops import COLLECTIVES

Path = tuple[int, ...]
AS_IS = (0, 1, 2)  # the head of an edge differs as its tail does


class Variation(IntEnum):
    """The variation of a value: uniform, the same in all lanes of a strip, or different in each lane."""

    UNIFORM = 0
    STRIP = 1
    VARYING = 2


class BundleShape(Protocol):
    """The invocations that run together: strips of lanes (0 lanes: one invocation, in scalars)."""

    @property
    def lanes(self) -> int: ...

    @property
    def strips(self) -> int: ...

    def kind(self, ident: Id, /) -> Variation:
        """Return how an id differs among the invocations of a bundle."""
        ...


@dataclass
class Vary:
    """Kinds of locals, and of expressions over them; `assumed` are conditions whose value is known here."""

    layout: BundleShape
    locals: dict[str, Variation] = field(default_factory=dict)
    private: frozenset[str] = frozenset()
    assumed: Mapping[Expr, bool] = field(default_factory=dict)

    def of(self, expr: Expr) -> Variation:
        """Return how an expression's value differs."""
        if self.truth(expr) is not None:
            return Variation.UNIFORM
        match expr:
            case Lit() | Shape():
                return Variation.UNIFORM
            case Var():
                return self.locals.get(expr.name, Variation.UNIFORM)
            case Id():
                return self.layout.kind(expr)
            case Load():
                own = self.lane if expr.array in self.private else Variation.UNIFORM
                return max([own, *(self.of(part) for part in expr.index)])
            case Op():
                return max(self.of(part) for part in expr.args)
            case Cond():
                return max(self.of(expr.test), self.of(expr.then), self.of(expr.other))
            case Table():
                return self.of(expr.index)

    def truth(self, expr: Expr) -> bool | None:
        """Return the value of a condition, if it is known."""
        return self.assumed.get(expr) if self.assumed and expr.dtype.kind == "bool" else None

    @property
    def lane(self) -> Variation:
        """The kind of a value that differs from invocation to invocation."""
        return Variation.VARYING if self.layout.lanes else Variation.STRIP

    def splits(self, expr: Expr) -> bool:
        """True if the invocations of a bundle may disagree on this condition, so that it must become
        a mask.
        """
        kind = self.of(expr)
        return kind == Variation.VARYING or (kind == Variation.STRIP and self.layout.strips > 1)

    def loop_splits(self, loop: For) -> bool:
        """True if the trip count may differ between invocations of a bundle."""
        return any(self.splits(bound) for bound in operands(loop)) or self.leaves_early(loop)

    def leaves_early(self, loop: For) -> bool:
        """True if some invocations may leave the loop, or skip the rest of an iteration, while others
        stay.
        """
        if not self.layout.lanes and self.layout.strips == 1:
            return False
        tests = (test for node in loop.body for test in _tests_of_jumps(node, Break, Continue))
        return any(map(self.splits, tests)) or any(isinstance(node, Return) for node in statements(loop.body))


def of_collective(node: Collective) -> Variation:
    """Return how the result differs: a strip is a subgroup."""
    return Variation.STRIP if COLLECTIVES[node.op].uniform else Variation.VARYING


MOST_APART = 32  # parts of a block, each after a statement that may continue, that are distinguished


@dataclass
class _LocalUses:
    """The innermost block that holds every use of a local, and the blocks and values of its assignments."""

    common: Path | None = None
    given: list[tuple[Path, tuple[Expr, ...] | Variation]] = field(default_factory=list)

    def meet(self, path: Path) -> None:
        self.common = path if self.common is None else _common(self.common, path)


def _common(first: Path, second: Path) -> Path:
    length = 0
    while length < min(len(first), len(second)) and first[length] == second[length]:
        length += 1
    return first[:length]


@dataclass
class _Entered:
    """A part of a block that invocations may enter apart: what decides it, and whether they may return."""

    tests: list[Expr]
    returns: bool = False


def classify(
    program: Program,
    layout: BundleShape,
    floor: Mapping[str, Variation] | None = None,
    assumed: Mapping[Expr, bool] | None = None,
) -> Vary:
    """Return the kinds of all locals: the least that the rules allow, and not below `floor`."""
    private = frozenset(
        n.name for n in statements(program.body) if isinstance(n, Declare) and n.space == "local"
    )
    vary = Vary(layout, dict(floor or {}), private, assumed or {})
    walk = _Walk()
    walk.block(program.body, ())
    solver = _Solver(vary, walk)
    vary.locals.update({name: Variation(level) for name, level in solver.levels().items()})
    return vary


class _Solver:
    """The graph of locals and scopes, by which kinds are found."""

    def __init__(self, vary: Vary, walk: _Walk) -> None:
        self.vary, self.walk, self.graph = vary, walk, LevelGraph()
        self.locals = {name: self.graph.point(vary.locals.get(name, Variation.UNIFORM)) for name in walk.uses}
        self.scopes = [self.graph.point() for _ in walk.scopes]
        self.constant = {kind: self.graph.point(kind) for kind in Variation}

    def levels(self) -> dict[str, int]:
        for scope, at in zip(self.walk.scopes, self.scopes, strict=True):
            self.follow(tuple(scope.tests), at)
            if scope.returns:
                self.graph.edge(self.constant[self.vary.lane], at, AS_IS)
        is_split = [kind == Variation.VARYING or (kind and self.vary.layout.strips > 1) for kind in Variation]
        parted = [self.vary.lane if splits else Variation.UNIFORM for splits in is_split]
        for name, use in self.walk.uses.items():
            for path, value in use.given:
                if isinstance(value, Variation):
                    self.graph.edge(self.constant[min(value, self.vary.lane)], self.locals[name], AS_IS)
                else:
                    self.follow(value, self.locals[name])
                for number in path[len(use.common or ()) :]:
                    self.graph.edge(self.scopes[number], self.locals[name], parted)
        self.graph.settle()
        return {name: level for name, at in self.locals.items() if (level := self.graph.level[at])}

    def follow(self, values: tuple[Expr, ...], head: int) -> None:
        """Add edges from everything that these values depend on."""
        stack = list(values)
        while stack:
            top = stack.pop()
            if self.vary.truth(top) is not None:
                continue
            if isinstance(top, Var) and top.name in self.locals:
                self.graph.edge(self.locals[top.name], head, AS_IS)
            elif isinstance(top, Id):
                self.graph.edge(self.constant[self.vary.layout.kind(top)], head, AS_IS)
            elif isinstance(top, Load) and top.array in self.vary.private:
                self.graph.edge(self.constant[self.vary.lane], head, AS_IS)
            stack.extend(children(top))


class _Walk:
    """Collects uses with their paths; a path is the numbers of the scopes around."""

    def __init__(self) -> None:
        self.uses: dict[str, _LocalUses] = {}
        self.scopes: list[_Entered] = []

    def scope(self, path: Path, *tests: Expr, returns: bool = False) -> Path:
        self.scopes.append(_Entered([*tests], returns))
        return (*path, len(self.scopes) - 1)

    def block(self, body: Block, path: Path) -> None:
        apart = 0
        for node in body:
            self.node(node, path)
            if not _continues(node):
                continue
            # Invocations that skipped the rest of the iteration are active again in the next one. After many,
            # the rest of the block is one scope: less exact, but paths would grow with every statement.
            tests = _tests_of_jumps(node, Continue)
            if apart < MOST_APART:
                path, apart = self.scope(path, *tests), apart + 1
            else:
                self.scopes[path[-1]].tests.extend(tests)

    def node(self, node: Node, path: Path) -> None:
        for expr in evaluated_by(node):
            if isinstance(expr, Var):
                self.uses.setdefault(expr.name, _LocalUses()).meet(path)
        match node:
            case If():
                for part in blocks(node):
                    self.block(part, self.scope(path, node.test))
            case For():
                jumps = [test for each in node.body for test in _tests_of_jumps(each, Break, Continue)]
                returns = any(isinstance(inner, Return) for inner in statements(node.body))
                inside = self.scope(path, *operands(node), *jumps, returns=returns)
                # All invocations in an iteration have counted the same steps.
                self.give(node.var, inside, (node.start, node.step))
                self.block(node.body, inside)
            case Region():
                self.block(node.body, path)
            case Collective():
                self.give(node.target, path, of_collective(node))
            case Atomic():
                if node.target is not None:
                    self.give(node.target, path, Variation.VARYING)
            case Assign():
                self.give(node.name, path, (node.value,))
            case Store() | Declare() | Break() | Continue() | Return() | Barrier() | GridSync():
                pass
            case never:
                assert_never(never)

    def give(self, name: str, path: Path, value: tuple[Expr, ...] | Variation) -> None:
        use = self.uses.setdefault(name, _LocalUses())
        use.meet(path)
        use.given.append((path, value))


def _tests_of_jumps(node: Node, *jumps: type[Break] | type[Continue]) -> Iterator[Expr]:
    """Yield the conditions of the statement that decide about such a jump out of its loop."""
    inner = [part for block in blocks(node) for part in block] if isinstance(node, If | Region) else []
    if isinstance(node, If) and any(_has_jump(part, jumps) for part in inner):
        yield node.test
    for part in inner:
        yield from _tests_of_jumps(part, *jumps)


def _has_jump(node: Node, jumps: tuple[type, ...]) -> bool:
    inner = (part for block in blocks(node) for part in block) if isinstance(node, If | Region) else ()
    return isinstance(node, jumps) or any(_has_jump(part, jumps) for part in inner)


def _continues(node: Node) -> bool:
    match node:
        case Continue():
            return True
        case If() | Region():
            return any(_continues(inner) for part in blocks(node) for inner in part)
        case (
            Assign()
            | Store()
            | Declare()
            | For()
            | Break()
            | Return()
            | Barrier()
            | GridSync()
            | Atomic()
            | Collective()
        ):
            return False
    assert_never(node)


def scratch_writes(program: Program) -> frozenset[Assign]:
    """Return the assignments that may write every lane regardless of the mask: of locals dead outside
    a block.

    An inactive lane keeps its local because it may read it again. If a block assigns a local before anything
    in the block uses it, and nothing outside of the block does, an inactive lane never reads it.
    """
    uses: dict[str, list[tuple[Path, Assign | None]]] = {}
    _list_uses(program.body, (), uses, count())
    return frozenset(node for touches in uses.values() for node in _scratch(touches))


def _scratch(uses: list[tuple[Path, Assign | None]]) -> Iterator[Assign]:
    """Yield the assignments of one local in the block that holds all its uses, if the block begins
    with one.
    """
    scope = _common(min(path for path, _ in uses), max(path for path, _ in uses))  # all others lie between
    if uses[0][0] != scope or uses[0][1] is None:
        return
    deeper = {node for path, node in uses if path != scope}  # an equal one may be in an inner block
    yield from (node for _, node in uses if node is not None and node not in deeper)


def _list_uses(
    nodes: Block, path: Path, uses: dict[str, list[tuple[Path, Assign | None]]], numbers: Iterator[int]
) -> None:
    """Add the reads and assignments of each local, in program order; regions are not blocks of their own."""
    for node in nodes:
        for part in evaluated_by(node):
            if isinstance(part, Var):
                uses.setdefault(part.name, []).append((path, None))
        name = assigned(node)
        if name is not None and not isinstance(node, For):
            uses.setdefault(name, []).append((path, node if isinstance(node, Assign) else None))
        for inner in blocks(node):
            within = path if isinstance(node, Region) else (*path, next(numbers))
            if isinstance(node, For):
                uses.setdefault(node.var, []).append((within, None))
            _list_uses(inner, within, uses, numbers)
