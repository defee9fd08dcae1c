"""Loops around a grid barrier, with their iterations counted: to leave one at the barrier and come back.

The iterations are numbered in an unsigned type in which the count always fits. The loop variable follows
from the number, so that nothing wraps but what wraps in the loop itself.
"""

from __future__ import annotations

from collections.abc import Mapping, Set
from dataclasses import dataclass
from itertools import count

from vyre.check.trips import trip_count, whole
from vyre.ir.dtypes import DType, bool_, u32, u64
from vyre.ir.limits import NAME_LENGTH
from vyre.ir.literal import Lit, literal
from vyre.ir.nodes import Assign, Block, Cond, Expr, For, GridSync, Node, Op, Var
from vyre.ir.walk import statements
from vyre.ops.names import RESERVED


class Fresh:
    """Gives names that are not taken, each once."""

    def __init__(self, taken: Set[str]) -> None:
        self.taken = set(taken)

    def __call__(self, stem: str) -> str:
        stem = stem[: NAME_LENGTH - 10]
        candidates = (stem if number == 0 else f"{stem}_{number}" for number in count())
        name = next(name for name in candidates if name not in self.taken and name not in RESERVED)
        self.taken.add(name)
        return name


@dataclass(frozen=True, slots=True)
class Loop:
    """A loop around a barrier: `turn` is the iteration it is in, from 0, of `trips`.

    `bounds` is what is evaluated when the loop is entered.
    """

    node: For
    turn: Var
    trips: Expr
    start: Expr
    step: Expr
    bounds: tuple[Assign, ...] = ()

    def number(self, value: int) -> Lit:
        """A literal to count turns with."""
        return literal(self.turn.dtype, value)

    def variable(self, turn: Expr) -> Assign:
        """Gives the loop variable its value of an iteration."""
        if isinstance(turn, Lit) and turn.bits == 0:
            return Assign(self.node.var, self.start, self.node.span)
        dtype = self.node.start.dtype
        steps = turn if turn.dtype == dtype else Op("cast", (turn,), dtype)
        if whole(self.step) != 1:
            steps = Op("mul", (steps, self.step), dtype)
        value = steps if whole(self.start) == 0 else Op("add", (self.start, steps), dtype)
        return Assign(self.node.var, value, self.node.span)

    @property
    def last(self) -> Expr:
        """The number of the last iteration; there is one."""
        if isinstance(self.trips, Lit):
            return self.number(max(self.trips.bits - 1, 0))
        return Op("sub", (self.trips, self.number(1)), self.turn.dtype)


def has_sync(node: Node) -> bool:
    """Whether a statement is a grid barrier or has one inside it."""
    return any(isinstance(inner, GridSync) for inner in statements((node,)))


def loops(body: Block, fresh: Fresh) -> Mapping[int, Loop]:
    """The loops around barriers, by the identity of their statement."""
    around = (node for node in statements(body) if isinstance(node, For) and has_sync(node))
    return {id(node): _counted(node, fresh) for node in around}


def _counted(node: For, fresh: Fresh) -> Loop:
    wide = u64 if node.start.dtype.bits == 64 else u32
    turn = Var(fresh(f"{node.var}_turn"), wide)
    known = trip_count(node)
    if known is not None:
        return Loop(node, turn, literal(wide, known), node.start, node.step)
    bounds: list[Assign] = []

    def named(value: Expr, word: str) -> Expr:
        if isinstance(value, Lit):
            return value
        name = fresh(f"{node.var}_{word}")
        bounds.append(Assign(name, value, node.span))
        return Var(name, value.dtype)

    start, stop, step = named(node.start, "start"), named(node.stop, "stop"), named(node.step, "step")
    trips = named(_trips(start, stop, step, wide=wide), "trips")
    return Loop(node, turn, trips, start, step, tuple(bounds))


def _trips(start: Expr, stop: Expr, step: Expr, *, wide: DType) -> Expr:
    """len(range(start, stop, step)), which always fits `wide`; a step of 0 runs nothing."""
    known, zero = whole(step), literal(wide, 0)
    signed = step.dtype.kind == "int"
    back = Op("sub", (zero, _widened(step, wide)), wide)
    if known is not None:
        size = literal(wide, abs(known))
        return _ascending(start, stop, size) if known > 0 else _ascending(stop, start, size)
    up = _ascending(start, stop, _widened(step, wide))
    down = _ascending(stop, start, back) if signed else zero
    none = literal(step.dtype, 0)
    falling = Cond(Op("lt", (step, none), bool_), down, zero) if signed else zero
    return Cond(Op("gt", (step, none), bool_), up, falling)


def _ascending(low: Expr, high: Expr, size: Expr) -> Expr:
    """How many steps of `size` lead from `low` to `high` or beyond; none when it is not above."""
    wide = size.dtype
    one = literal(wide, 1)
    # Differences are exact in the unsigned type although the bounds themselves may wrap in it.
    distance: Expr = _widened(high, wide)
    if whole(low) != 0:
        distance = Op("sub", (distance, _widened(low, wide)), wide)
    if whole(size) == 1:
        steps = distance
    else:
        full = Op("floordiv", (Op("sub", (distance, one), wide), size), wide)
        steps = Op("add", (full, one), wide)
    return Cond(Op("lt", (low, high), bool_), steps, literal(wide, 0))


def _widened(value: Expr, wide: DType) -> Expr:
    if isinstance(value, Lit):
        number = whole(value)
        assert number is not None, "bounds are integers"
        return Lit(wide, number & ((1 << wide.bits) - 1))
    return value if value.dtype == wide else Op("cast", (value,), wide)
