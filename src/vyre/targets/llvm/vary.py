"""Classifies which locals differ among the invocations that run together.

A local may be one scalar for all of them if every value assigned to it is uniform, and every reader was
active at the assignment. Lanes that have returned never read again, so `return` does not count; lanes that
left a loop, or skipped the rest of an iteration, do. Only the control between an assignment and the innermost
block that holds every use matters.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import assert_never

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
from vyre.ir.walk import blocks, expressions, operands, statements
from vyre.ops import build
from vyre.targets.llvm.layout import Kind, Layout

Path = tuple[int, ...]


@dataclass
class Vary:
    """Kinds of locals, and of expressions over them."""

    layout: Layout
    locals: dict[str, Kind] = field(default_factory=dict)
    private: frozenset[str] = frozenset()
    assumed: Mapping[int, bool] = field(default_factory=dict)  # conditions that are known here, by identity

    def of(self, expr: Expr) -> Kind:
        """Return how an expression's value differs."""
        if id(expr) in self.assumed:
            return Kind.UNIFORM
        match expr:
            case Lit() | Shape():
                return Kind.UNIFORM
            case Var():
                return self.locals.get(expr.name, Kind.UNIFORM)
            case Id():
                return self.layout.kind(expr)
            case Load():
                own = self.lane if expr.array in self.private else Kind.UNIFORM
                return max([own, *(self.of(part) for part in expr.index)])
            case Op():
                return max(self.of(part) for part in expr.args)
            case Cond():
                return max(self.of(expr.test), self.of(expr.then), self.of(expr.other))
            case Table():
                return self.of(expr.index)

    @property
    def lane(self) -> Kind:
        """The kind of a value that differs from invocation to invocation."""
        return Kind.VARYING if self.layout.lanes else Kind.STRIP

    def splits(self, expr: Expr) -> bool:
        """True if the invocations of a bundle may disagree on this condition, so that it must become
        a mask.
        """
        kind = self.of(expr)
        return kind == Kind.VARYING or (kind == Kind.STRIP and self.layout.strips > 1)

    def loop_splits(self, loop: For) -> bool:
        """True if the trip count may differ between invocations of a bundle."""
        return any(self.splits(bound) for bound in operands(loop)) or self.leaves_early(loop)

    def leaves_early(self, loop: For) -> bool:
        """True if some invocations may leave the loop, or skip the rest of an iteration, while others
        stay.
        """
        if not self.layout.lanes and self.layout.strips == 1:
            return False
        jumps = any(self._jumps(loop.body, kind) for kind in (Break, Continue))
        return jumps or any(isinstance(node, Return) for node in statements(loop.body))

    def _jumps(self, body: Block, jump: type[Break] | type[Continue]) -> bool:
        """True if `body` contains a jump of this kind out of its loop under a condition that may diverge."""
        return any(self._jumps_at(node, jump, split=False) for node in body)

    def _jumps_at(self, node: Node, jump: type[Break] | type[Continue], *, split: bool) -> bool:
        if isinstance(node, jump):
            return split
        if isinstance(node, If):
            inside = split or self.splits(node.test)
            return any(self._jumps_at(inner, jump, split=inside) for part in blocks(node) for inner in part)
        if isinstance(node, Region):
            return any(self._jumps_at(inner, jump, split=split) for inner in node.body)
        return False


@dataclass
class _Uses:
    """The blocks in which a local is used, and the blocks and values of its assignments."""

    common: Path | None = None
    given: list[tuple[Path, Kind | Expr]] = field(default_factory=list)

    def meet(self, path: Path) -> None:
        if self.common is None:
            self.common = path
            return
        length = 0
        while length < min(len(self.common), len(path)) and self.common[length] == path[length]:
            length += 1
        self.common = path[:length]


def classify(
    program: Program,
    layout: Layout,
    floor: Mapping[str, Kind] | None = None,
    assumed: Mapping[int, bool] | None = None,
) -> Vary:
    """Return the kinds of all locals: the least that the rules allow, and not below `floor`."""
    private = frozenset(
        n.name for n in statements(program.body) if isinstance(n, Declare) and n.space == "local"
    )
    vary = Vary(layout, dict(floor or {}), private, assumed or {})
    uses: dict[str, _Uses] = {}
    scopes: dict[int, Callable[[], bool]] = {}
    _Walk(vary, uses, scopes).block(program.body, ())
    changed = True
    while changed:
        changed = False
        for name, use in uses.items():
            kind = vary.locals.get(name, Kind.UNIFORM)
            for path, given in use.given:
                value = given if isinstance(given, Kind) else vary.of(given)
                inner = path[len(use.common or ()) :]
                if any(scopes[scope]() for scope in inner):
                    value = max(value, vary.lane)
                kind = max(kind, value)
            if kind != vary.locals.get(name, Kind.UNIFORM):
                vary.locals[name] = kind
                changed = True
    return vary


class _Walk:
    """Collects uses with their paths; a scope is a number, with a function that tells whether it may
    diverge.
    """

    def __init__(self, vary: Vary, uses: dict[str, _Uses], scopes: dict[int, Callable[[], bool]]) -> None:
        self.vary, self.uses, self.scopes = vary, uses, scopes

    def scope(self, path: Path, splits: Callable[[], bool]) -> Path:
        number = len(self.scopes)
        self.scopes[number] = splits
        return (*path, number)

    def block(self, body: Block, path: Path) -> None:
        for node in body:
            self.node(node, path)
            if _continues(node):
                # Invocations that skipped the rest of the iteration are active again in the next one.
                path = self.scope(path, partial(self.vary._jumps_at, node, Continue, split=False))

    def node(self, node: Node, path: Path) -> None:
        for operand in operands(node):
            for expr in expressions(operand):
                if isinstance(expr, Var):
                    self.uses.setdefault(expr.name, _Uses()).meet(path)
        match node:
            case If():
                splits = lambda: self.vary.splits(node.test)  # noqa: E731
                for part in blocks(node):
                    self.block(part, self.scope(path, splits))
            case For():
                inside = self.scope(path, lambda: self.vary.loop_splits(node))
                self.give(node.var, inside, self.first_value(node))
                self.block(node.body, inside)
            case Region():
                self.block(node.body, path)
            case Atomic() | Collective():
                if node.target is not None:
                    self.give(node.target, path, self.vary.lane)
            case Assign():
                self.give(node.name, path, node.value)
            case Store() | Declare() | Break() | Continue() | Return() | Barrier() | GridSync():
                pass
            case _:
                assert_never(node)

    def first_value(self, loop: For) -> Expr:
        """Return an expression of the same kind as the loop variable: all invocations in an iteration have
        counted the same steps.
        """
        return loop.start if loop.start == loop.step else build.add(loop.start, loop.step)

    def give(self, name: str, path: Path, value: Kind | Expr) -> None:
        use = self.uses.setdefault(name, _Uses())
        use.meet(path)
        use.given.append((path, value))


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
