"""The counts behind costs: operations, loads, registers. `analysis.times` has the times of each.

Counts are of one invocation. Loops count by their trips, or as `UNKNOWN_TURNS` where data decide; arithmetic
on indices is nearly free, as vector code does it once for many lanes. Operations that expand count as one:
callers expand first.
"""

from __future__ import annotations

import math
from collections.abc import Container, Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple, assert_never

from vyre.analysis.effects import trip_count
from vyre.analysis.index import Index, Sizes, Strides
from vyre.analysis.times import UNKNOWN_TURNS
from vyre.ir.literal import Lit, number
from vyre.ir.nodes import (
    Assign,
    Atomic,
    Block,
    Collective,
    Cond,
    Expr,
    For,
    Id,
    If,
    Load,
    Name,
    Node,
    Op,
    Program,
    Shape,
    Store,
    Table,
    Var,
)
from vyre.ir.walk import (
    assigned,
    blocks,
    children,
    evaluated,
    evaluated_by,
    expressions,
    operands,
    statements,
)
from vyre.ops import TABLE

HALF_FLOAT = (
    25.0  # additions of f32 for any operation on f16 or bf16, each rounded by itself: 520 against 21 ps
)
ROUNDED = 8.0  # the same in vectors, measured in stencils: conversions from f32 and back
KNOWN_DIVISOR = 4.0  # additions for an integer division by a constant: a product and shifts
DIVIDER = 5.0  # additions of the cheapest operation of floats that has a unit of its own: a division


def turns(loop: For) -> float:
    """The trip count of a loop, or a guess."""
    known = trip_count(loop)
    return UNKNOWN_TURNS if known is None else float(known)


def with_turns(body: Block, times: float = 1.0) -> Iterator[tuple[Node, float]]:
    """All statements, those in other statements too, and how often an invocation runs each."""
    for node in body:
        yield node, times
        inner = times * turns(node) if isinstance(node, For) else times
        for part in blocks(node):
            yield from with_turns(part, inner)


def nodes(body: Block) -> float:
    """The loads and operations of an invocation, without those for indices."""
    return sum(times * _nodes_of(value) for node, times in with_turns(body) for value in _values(node))


def _values(node: Node) -> tuple[Expr, ...]:
    """The operands of a statement without its index."""
    return operands(node)[len(node.index) :] if isinstance(node, Store | Atomic) else operands(node)


def _nodes_of(expr: Expr) -> float:
    if isinstance(expr, Load):
        return 1
    return isinstance(expr, Op | Cond) + sum(_nodes_of(part) for part in children(expr))


class Busy(NamedTuple):
    """The work of an invocation for parts of a processor that work at the same time: loads and operations,
    and the divisions and roots of floats; each in those of f32.
    """

    loads: float = 0.0
    operations: float = 0.0
    quotients: float = 0.0

    def __add__(self, other: Busy) -> Busy:  # type: ignore[override]  # not the longer tuple
        return Busy(*(mine + theirs for mine, theirs in zip(self, other, strict=True)))

    def times(self, factor: float) -> Busy:
        return Busy(*(factor * count for count in self))


def busy(body: Block) -> Busy:
    """The parts of a processor that an invocation keeps busy, without work for places and conditions on them:
    for integers that do not depend on loaded elements.
    """
    loaded = loaded_locals(body)
    parts = (_busy(value, loaded).times(times) for node, times in with_turns(body) for value in _values(node))
    return sum(parts, Busy())


def loaded_locals(body: Block) -> frozenset[Name]:
    """The locals that depend on loaded elements, directly or through other locals."""
    names: set[Name] = set()
    while True:
        before = len(names)
        for node in statements(body):
            name = assigned(node)
            if name is not None and any(reads_data(part, names) for part in operands(node)):
                names.add(name)
        if len(names) == before:
            return frozenset(names)


def reads_data(expr: Expr, loaded: Container[Name]) -> bool:
    """True if an expression depends on loaded elements, in itself or by one of these locals."""
    parts = expressions(expr)
    return any(isinstance(p, Load) or (isinstance(p, Var) and p.name in loaded) for p in parts)


def _busy(expr: Expr, loaded: Container[Name]) -> Busy:
    if isinstance(expr, Load):
        return Busy(loads=expr.dtype.itemsize / 4)
    inner = sum((_busy(part, loaded) for part in children(expr)), Busy())
    if not isinstance(expr, Op | Cond) or not (expr.dtype.is_float or reads_data(expr, loaded)):
        return inner
    types = [part.dtype for part in (expr, *children(expr))]
    if any(dtype.is_narrow for dtype in types):
        return inner + Busy(operations=ROUNDED)
    wide = max(dtype.itemsize for dtype in types) / 4
    cost = TABLE[expr.op].cost if isinstance(expr, Op) else 1.0
    if cost < DIVIDER:  # a minimum, too: few are bound by arithmetic
        return inner + Busy(operations=wide)
    if expr.dtype.is_float:
        return inner + Busy(quotients=wide * cost / DIVIDER)
    return inner + Busy(operations=_effort(expr))


def loads_of(body: Block, arrays: Container[Name]) -> float:
    """The loads of an invocation from these arrays."""
    loads = ((part, times) for node, times in with_turns(body) for part in evaluated_by(node))
    return sum(times for part, times in loads if isinstance(part, Load) and part.array in arrays)


@dataclass
class Work:
    """The work of one invocation of a program, counted on creation."""

    program: Program
    grid: tuple[int, ...]
    shapes: Mapping[Name, tuple[int, ...]]
    flops: float = 0.0
    effort: float = 0.0
    loads: float = 0.0
    stores: float = 0.0
    irregular: float = 0.0
    strided: float = 0.0
    loads_of: dict[Name, float] = field(default_factory=dict)
    parted: float = 0.0

    def __post_init__(self) -> None:
        self._arrays = {param.name for param in self.program.params if param.is_array}
        self._scalars = {param.name for param in self.program.params} - self._arrays
        self._index = Index.of(self.program, sizes=Sizes(self.shapes, self.grid))
        loops = [node for node in statements(self.program.body) if isinstance(node, For)]
        self._starts = {loop.var: loop.start for loop in loops}
        self._uniform = dict.fromkeys(self._scalars, True)
        self._bounds: dict[Name, float | None] = {}
        self._fastest = self._find_fastest()
        lane = Id("gid" if self.program.workgroup is None else "lid", self._fastest)
        self._strides = Strides(self._index, lane, self._is_uniform, is_estimate=True)
        self._loaded = loaded_locals(self.program.body)
        self._block(self.program.body, 1.0, parted=False)

    @property
    def work(self) -> float:
        return self.flops + self.loads + self.stores

    def _block(self, block: Block, times: float, *, parted: bool) -> None:
        for node in block:
            before = self.parted - self.work
            self._own(node, times)
            if parted:
                self.parted = before + self.work  # all of it, once
            inner = times * (self._turns(node) if isinstance(node, For) else 1.0)
            splits = isinstance(node, If | For) and any(
                reads_data(part, self._loaded) for part in operands(node)
            )
            for part in blocks(node):
                self._block(part, inner, parted=parted or splits)

    def _own(self, node: Node, times: float) -> None:
        """Count a statement's own work, without its blocks."""
        index = node.index if isinstance(node, Store | Atomic) else ()
        for part in index:
            self._value(part, times, is_index=True)
        for part in operands(node)[len(index) :]:
            self._value(part, times, is_index=self._is_free(node) and self._is_place(part))
        if isinstance(node, Store | Atomic) and node.array in self._arrays:
            self.stores += times
        if isinstance(node, Atomic | Collective):
            self.flops += times
            self.effort += times

    def _value(self, expr: Expr, times: float, *, is_index: bool) -> None:
        if isinstance(expr, Load):
            if expr.array in self._arrays:
                self.loads += times
                self.loads_of[expr.array] = self.loads_of.get(expr.array, 0.0) + times
                is_data = any(reads_data(part, self._loaded) for part in expr.index)
                self.irregular += times * is_data
                self.strided += times * (not is_data and not self._is_steady(expr.index))
            for part in expr.index:
                self._value(part, times, is_index=True)
            return
        before = self.parted - self.work
        if isinstance(expr, Op | Cond) and not is_index:
            self.flops += times
            self.effort += times * _effort(expr)
        for part in children(expr):
            self._value(part, times, is_index=is_index)
        if isinstance(expr, Cond) and reads_data(expr.test, self._loaded):
            self.parted = before + self.work

    def _is_free(self, node: Node) -> bool:
        """True if arithmetic on ids is free here: in indices, and in guards, checked for whole loops."""
        return isinstance(node, Assign | If)

    def _is_place(self, expr: Expr) -> bool:
        """True if it is arithmetic on ids, sizes and integers alone, like indices."""
        return not reads_data(expr, self._loaded) and not any(
            part.dtype.is_float for part in expressions(expr)
        )

    def _is_steady(self, index: tuple[Expr, ...]) -> bool:
        """True if neighbours load neighbouring elements, or all the same one."""
        *rows, last = [self._strides.of(part) for part in index]
        return last in (0, 1) and all(stride == 0 for stride in rows)

    def _is_uniform(self, expr: Expr) -> bool:
        """True if the value is the same for neighbours, assuming that the elements it loads are."""
        return all(self._is_uniform_part(part) for part in expressions(expr))

    def _is_uniform_part(self, expr: Expr) -> bool:
        match expr:
            case Id(kind="gid" | "lid", axis=axis):
                return axis != self._fastest
            case Var(name=name):
                if name not in self._uniform:
                    self._uniform[name] = False  # unless its definition, which may refer to itself, is
                    source = self._index.definitions.get(name) or self._starts.get(name)
                    self._uniform[name] = source is not None and self._is_uniform(source)
                return self._uniform[name]
            case Lit() | Id() | Shape() | Load() | Op() | Cond() | Table():
                return True
        assert_never(expr)

    def _find_fastest(self) -> int:
        """Return the axis along which neighbours lie: the last one of any id."""
        ids = evaluated(self.program.body)
        return max((e.axis for e in ids if isinstance(e, Id) and e.kind in ("gid", "lid")), default=0)

    def _turns(self, loop: For) -> float:
        start, stop, step = (self._bound(part) for part in (loop.start, loop.stop, loop.step))
        if start is None or stop is None or not step:
            return UNKNOWN_TURNS
        return float(max(math.ceil((stop - start) / step), 0))

    def _bound(self, expr: Expr) -> float | None:
        """Return the value of a loop's bound, with ids as 0; None if it depends on data."""
        match expr:
            case Lit():
                return float(number(expr))
            case Id():
                return 0.0
            case Shape(array=array, axis=axis) if array in self.shapes:
                return float(self.shapes[array][axis])
            case Var(name=name) if name in self._index.definitions:
                if name not in self._bounds:
                    self._bounds[name] = None
                    self._bounds[name] = self._bound(self._index.definitions[name])
                return self._bounds[name]
            case Op():
                return _computed(expr, [self._bound(part) for part in expr.args])
        return None


def _effort(expr: Op | Cond) -> float:
    """Return the cost of an operation, in additions of f32."""
    types = [part.dtype for part in (expr, *children(expr))]
    if any(dtype.is_narrow for dtype in types):
        return HALF_FLOAT
    cost = TABLE[expr.op].cost if isinstance(expr, Op) else 1.0
    if isinstance(expr, Op) and expr.dtype.is_integer and isinstance(expr.args[-1], Lit):
        cost = min(cost, KNOWN_DIVISOR)
    return cost * max(dtype.itemsize for dtype in types) / 4


def _computed(op: Op, parts: list[float | None]) -> float | None:
    """Return the value of an operation on numbers, regardless of their types; None if it is undefined."""
    number = TABLE[op.op].number
    if number is None or None in parts:
        return None
    try:
        return float(number(*parts))
    except (ArithmeticError, TypeError, ValueError):
        return None


def registers(body: Block) -> int:
    """Return the largest number of live values: locals, and temporaries of the largest expression at that
    point.
    """
    spans: dict[Name, list[int]] = {}
    needs: list[int] = []
    _live(body, spans, needs)
    ends = [0] * (len(needs) + 1)
    for first, last in spans.values():
        ends[first] += 1
        ends[last + 1] -= 1
    held, most = 0, 0
    for at, need in enumerate(needs):
        held += ends[at]
        most = max(most, held + need)
    return most


def _live(body: Block, spans: dict[Name, list[int]], needs: list[int]) -> None:
    """Record where each local is used; a local that a loop only reads lives to the loop's end."""
    for node in body:
        at = len(needs)
        names = {e.name for e in evaluated_by(node) if isinstance(e, Var)}
        name = assigned(node)
        for touched in names | ({name} if name is not None else set()):
            spans.setdefault(touched, [at, at])[1] = at
        needs.append(max((_need(part) for part in operands(node)), default=0))
        for part in blocks(node):
            _live(part, spans, needs)
        if isinstance(node, For):
            end = len(needs) - 1
            for span in spans.values():
                if span[0] <= at <= span[1]:
                    span[1] = end


def _need(expr: Expr) -> int:
    """Return the registers to evaluate an expression, by Sethi and Ullman's count; locals are held anyway."""
    if isinstance(expr, Var | Lit):
        return 0
    wants = sorted((_need(part) for part in children(expr)), reverse=True)
    return max(1, *(want + at for at, want in enumerate(wants)), 0)
