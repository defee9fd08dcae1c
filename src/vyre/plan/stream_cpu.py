"""Stages of a stream as a group kernel for CPUs: line buffers of a few rows in workgroup memory.

A workgroup owns a block of columns (and of rows of each plane, in three dimensions) and a band of rows along
axis 0. It goes down its band. In each turn every stage computes one row, or plane, for all columns of the
block and its halo, some rows behind the stages that it loads from, and keeps it until its readers have
passed: row r of an array is in slot r % slots of its buffer. One more slot stays zero, for rows outside of an
array. What columns outside stand for is copied into the padding beside a row; blocks at an edge of the domain
begin or end there.

```
r      stage 0      stage 1      stage 2        each reads the rows r - 1 .. r + 1 of the one before
5      row 5        row 4        row 3
6      row 6        row 5        row 4          row 6 takes the place of row 3
```

In a turn of several rows a stage computes all of them in one pass over the columns, where all are needed, so
that it loads what neighbouring rows share once; else one after the other.

On a CPU what comes before a barrier runs for the whole workgroup before anything after it does, in vectors:
each stage is a loop over a row that is in the cache.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from dataclasses import dataclass, replace
from functools import reduce
from itertools import product
from math import prod
from typing import assert_never

from vyre.ir.dtypes import i32
from vyre.ir.literal import Lit
from vyre.ir.nodes import (
    Assign,
    Barrier,
    Block,
    Cond,
    Declare,
    Expr,
    Extents,
    For,
    Id,
    If,
    Load,
    Name,
    Node,
    Region,
    Shape,
    Store,
    Var,
)
from vyre.ir.walk import loads, map_expressions, rewrite_block
from vyre.ops import build
from vyre.passes.names import names_beside, used_names
from vyre.plan.fusion_cost import work
from vyre.plan.graph import Graph
from vyre.plan.lines import LineBuffer, Lines, Tiling
from vyre.plan.merge import Piece, closed, with_own_names
from vyre.plan.stream import Rule, StreamStage, offsets_of
from vyre.plan.terms import both, least, minus, most, plus, times, total, whole

SHORT = 100.0  # loads and operations of a stage: with 120, exp among them, two rows take 1.25 times as long


def streamed(lines: Lines, tiling: Tiling) -> Piece:
    """The stages as one launch, over a grid of workgroups."""
    return _Writer(lines, tiling).piece()


def shares_rows(stage: StreamStage, graph: Graph) -> bool:
    """True if several rows of a stage are computed in one pass: what that saves are loads, and with much work
    its values no longer fit the registers.
    """
    return stage.is_straight and work(stage.piece, graph) <= SHORT


class _Writer:
    """Writes the launch: where a workgroup is, then a loop over rows with the fetches and stages in it."""

    def __init__(self, lines: Lines, tiling: Tiling) -> None:
        self.stream = stream = lines.stream
        self.graph, self.grid = stream.graph, stream.grid
        self.lags, self.fetched, self.buffers = lines.lags, lines.fetched, lines.buffers(tiling.rows)
        self.rows = tiling.rows
        taken = {name for stage in stream.stages for name in used_names(stage.piece.body)}
        taken |= {buffer.name for buffer in self.buffers.values()}
        self.names = names_beside(taken | set(self.graph.arrays) | set(self.graph.scalars), "_b")
        self.band, self.across = lines.extent(tiling).computed[0], lines.across(tiling)
        self.out: list[Node] = []
        self._find_place()

    def piece(self) -> Piece:
        widths = tuple(axis.width for axis in self.across)
        declared = [
            Declare(buffer.name, "shared", buffer.dtype, buffer.shape(widths))
            for buffer in self.buffers.values()
        ]
        turns = [self._fetch(self.buffers[name]) for name in self.fetched if name in self.buffers]
        turns += [self._stage(*pair) for pair in zip(self.stream.stages, self.lags, strict=True)]
        spans = [
            (lag - s.before[0], lag + s.after[0])
            for s, lag in zip(self.stream.stages, self.lags, strict=True)
        ]
        for buffer in self.buffers.values():
            before, after = self.stream.halo(buffer.array)
            spans.append((buffer.lag - before[0], buffer.lag + after[0]))
        start, stop = (
            plus(self.top, min(low for low, _ in spans)),
            plus(self.bottom, max(high for _, high in spans)),
        )
        loop = For(self.row.name, start, stop, whole(self.rows), tuple(turns))
        titles = tuple(title for stage in self.stream.stages for title in stage.piece.titles)
        return Piece((*declared, *self.out, loop), (prod(self.blocks),), (widths[-1],), titles)

    def _find_place(self) -> None:
        """Find the band and the block of a workgroup from its number."""
        self.blocks = (-(-self.grid[0] // self.band), *(axis.blocks for axis in self.across))
        rest: Expr = Id("wid", 0)
        starts: list[Expr] = []
        for blocks in reversed(self.blocks):
            starts.insert(0, whole(0) if blocks == 1 else self.named(build.mod(rest, whole(blocks))))
            rest = rest if blocks == 1 else self.named(build.floordiv(rest, whole(blocks)))
        self.row = Var(next(self.names), i32)
        self.top = self.named(times(starts[0], self.band))
        self.bottom = self.named(least(plus(self.top, self.band), self.grid[0]))
        self.places: list[_Place] = []
        for axis, start in zip(self.across, starts[1:], strict=True):
            own = self.named(times(start, axis.own))
            first = own if axis.blocks == 1 and not axis.wraps else plus(own, -axis.before)
            if not axis.wraps:
                first = least(most(first, 0), axis.extent - axis.computed)
            first = self.named(first)
            count = self.named(least(minus(whole(axis.extent), own), axis.own))
            self.places.append(_Place(own, first, self.named(minus(own, first)), count))

    def named(self, value: Expr) -> Expr:
        if isinstance(value, Lit | Var):
            return value
        self.out.append(Assign(name := next(self.names), value))
        return Var(name, value.dtype)

    def _turn(self, lag: int, write: Callable[[_Row], If], *, is_together: bool) -> Node:
        """The rows of a turn: all in one pass where all are needed, if that is wanted, else one by one."""
        if self.rows == 1:
            return write(_Row(self, lag, self.row))
        number = Var(next(self.names), i32)
        each = write(_Row(self, lag, total(self.row, number)))
        one_by_one = For(number.name, whole(0), whole(self.rows), whole(1), (each,))
        if not is_together:
            return one_by_one
        return replace(write(_Row(self, lag, self.row, self.rows)), orelse=(one_by_one,))

    def _if_needed(self, row: _Row, before: int, after: int, inside: Block) -> If:
        """The statements for rows that are all needed."""
        low, high = plus(self.top, -before), plus(self.bottom, after)
        if not self.stream.wraps[0]:
            low, high = most(low, 0), least(high, self.grid[0])
        own = plus(row.start, -row.lag)
        is_needed = both(build.ge(own, low), build.lt(plus(own, row.count - 1), high))
        return If(is_needed, (Assign(row.own.name, own), *row.out, *inside))

    def _fetch(self, buffer: LineBuffer) -> Node:
        """Copy rows of an array in memory to its buffer."""
        before, after = self.stream.halo(buffer.array)

        def moved(lanes: _Lanes, rows: int) -> Block:
            places = [lanes.below(by) for by in range(rows)]
            return lanes.all(
                tuple(
                    Store(buffer.name, at.kept(buffer), Load(buffer.array, at.index, buffer.dtype))
                    for at in places
                )
            )

        def write(row: _Row) -> If:
            lanes = _Lanes(self, row, is_own=False)
            # Places that wrap around would all be gathered: those at the ends of a block are copied apart.
            parts = (lanes.middle(), lanes.ends()) if self.stream.wraps[-1] else (lanes,)
            copied = [node for part in parts for node in moved(part, row.count)]
            pads = [node for by in range(row.count) for node in self._padded(buffer, row, by)]
            return self._if_needed(row, before[0], after[0], (*copied, *pads))

        # Rows of memory are far apart: together, the waits for their first lines overlap.
        return self._turn(buffer.lag, write, is_together=True)

    def _stage(self, stage: StreamStage, lag: int) -> Node:
        """Compute rows of a stage; results that are only stored to memory, for the block's own elements
        alone.
        """
        streamed = [name for name in stage.writes if name in self.buffers]

        def write(row: _Row) -> If:
            lanes = _Lanes(self, row, is_own=not streamed)
            rows = range(row.count)
            inside = [*lanes.all(sum((self._body(stage, lanes.below(by)) for by in rows), ()))]
            for name, by in product(streamed, rows):
                if name in self.stream.rules:
                    inside += self._padded(self.buffers[name], row, by)
            kept = [self.buffers[name] for name in streamed if name in stage.kept]
            for by in rows if kept else ():
                own = _Lanes(self, row, is_own=True).below(by)
                copies = [
                    Store(buffer.array, own.index, Load(buffer.name, own.kept(buffer), buffer.dtype))
                    for buffer in kept
                ]
                at = plus(row.own, by)
                is_own = both(build.ge(at, self.top), build.lt(at, self.bottom))
                inside.append(If(is_own, own.all(tuple(copies))))
            return self._if_needed(row, stage.before[0], stage.after[0], tuple(inside))

        return self._turn(lag, write, is_together=shares_rows(stage, self.graph))

    def _body(self, stage: StreamStage, lanes: _Lanes) -> Block:
        """The body of a stage for the elements of some lanes; what is streamed goes to its buffer."""
        arrays, read = self.graph.arrays, {read.array for read in stage.reads}
        loaded = {load.array for load in loads(stage.piece.body)}
        held = {
            name: Var(next(self.names), arrays[name].dtype)
            for name in stage.writes
            if name in self.buffers or name in loaded
        }

        def near(expr: Expr) -> Expr:
            if isinstance(expr, Load) and expr.array in held:
                return held[expr.array]
            if isinstance(expr, Load) and expr.array in read:
                buffer = self.buffers.get(expr.array)
                if buffer is None:
                    return replace(expr, index=lanes.index)
                return replace(expr, array=buffer.name, index=lanes.near(buffer, offsets_of(expr.index)))
            return expr

        def placed(expr: Expr) -> Expr:
            if isinstance(expr, Id) and expr.kind == "gid":
                return lanes.index[expr.axis] if expr.axis < len(self.grid) else whole(0)
            if isinstance(expr, Id) and expr.kind == "domain":
                return whole(self.grid[expr.axis] if expr.axis < len(self.grid) else 1)
            if isinstance(expr, Shape) and expr.array in arrays:
                return whole(arrays[expr.array].shape[expr.axis])
            return expr

        def kept(node: Node) -> Block:
            if not isinstance(node, Store) or node.array not in arrays:
                return (node,)
            value: Block = ()
            if node.array in held:
                value = (Assign(held[node.array].name, node.value, node.span),)
            if node.array in self.buffers or node.array not in stage.kept:
                return value
            store = replace(node, index=lanes.index, value=held.get(node.array, node.value))
            return (*value, *lanes.only_own((store,)))

        body = map_expressions(map_expressions(stage.piece.body, near), placed)
        body = rewrite_block(body, kept)
        # Locals that copies of a body share would be taken for values that pass from one to the next.
        ours = {var.name for var in held.values()}
        body = closed(with_own_names(body, self.names, self.graph.scalars, but=ours), self.names)
        start = [Assign(held[name].name, Lit(arrays[name].dtype, 0)) for name in held if name in stage.blank]
        end = [
            Store(self.buffers[name].name, lanes.kept(self.buffers[name]), var)
            for name, var in held.items()
            if name in self.buffers
        ]
        return (*start, Region(stage.piece.titles[-1], body), *end)

    # What is outside of a row

    def _padded(self, buffer: LineBuffer, row: _Row, by: int) -> Block:
        """Fill the padding next to a new row if positions outside stand for elements inside."""
        out: list[Node] = []
        slot = row.slot(buffer, by)
        for at in reversed(range(len(self.across))):
            axis, rules = self.across[at], self.stream.rules[buffer.array][at + 1]
            low, before, first = buffer.low[at], buffer.before[at], self.places[at].first
            ends = (
                (rules[0], before, low - before, whole(0)),
                (rules[1], buffer.after[at], low + axis.computed, whole(axis.extent - axis.computed)),
            )
            for side, (rule, deep, start, end) in enumerate(ends):
                if deep and rule not in ("zero", "wrap"):
                    source = _source(rule, low + axis.computed - 1) if side else _source(rule, low, deep)
                    inside = self._copied(buffer, slot, at, deep, start, source)
                    out += inside if first == end else [If(build.eq(first, end), inside)]
        return tuple(out)

    def _copied(
        self, buffer: LineBuffer, slot: Expr, at: int, deep: int, start: int, source: tuple[int, int]
    ) -> Block:
        """Copy to `deep` positions along an axis, from `start` on, the elements that they stand for."""
        base, sign = source

        def ends(by: Expr) -> tuple[Expr, Expr]:
            return plus(by, start), build.sub(whole(base), by) if sign else whole(base)

        lane: Expr = Id("lid", 0)
        if at == len(self.across) - 1:
            to, of = ends(lane)
            within = self.across[0].computed + buffer.low[0] + buffer.high[0] if at else 0
            return self._rows(within, lambda y: self._copy(buffer, (slot, *y, to), (slot, *y, of), deep))
        wide, before = self.across[-1].width, buffer.before[-1]
        total, start_at = before + self.across[-1].computed + buffer.after[-1], buffer.low[-1] - before

        def copies(y: tuple[Expr, ...]) -> Block:
            to, of = ends(y[0])
            body: Block = ()
            for done in range(0, total, wide):  # the padding of the row too
                place = plus(lane, start_at + done)
                body += self._copy(buffer, (slot, to, place), (slot, of, place), total - done)
            return body

        return self._rows(deep, copies)

    def _rows(self, rows: int, inside: Callable[[tuple[Expr, ...]], Block]) -> Block:
        """The statements for this many rows of a plane; once without planes."""
        if len(self.across) == 1:
            return inside(())
        y = Var(next(self.names), i32)
        return (For(y.name, whole(0), whole(rows), whole(1), inside((y,))),)

    def _copy(self, buffer: LineBuffer, to: tuple[Expr, ...], of: tuple[Expr, ...], lanes: int) -> Block:
        copy: Block = (Store(buffer.name, to, Load(buffer.name, of, buffer.dtype)),)
        if lanes < self.across[-1].width:
            copy = (If(build.lt(Id("lid", 0), whole(lanes)), copy),)
        return (*copy, Barrier())


@dataclass(frozen=True, slots=True)
class _Place:
    """A block along an axis: its first own element, the first that it computes, the distance between them,
    and the number that it owns.
    """

    own: Expr
    first: Expr
    shift: Expr
    count: Expr


class _Row:
    """The first of `count` rows that are computed together, `lag` behind the row `start`; `out` are the
    statements that find the slots of rows around it.
    """

    def __init__(self, writer: _Writer, lag: int, start: Expr, count: int = 1) -> None:
        self._writer, self.lag, self.start, self.count = writer, lag, start, count
        self.out: list[Node] = []
        self.own = Var(next(writer.names), i32)
        self._slots: dict[tuple[Name, int], Expr] = {}

    def inside(self, by: int) -> Expr:
        """The row at an offset, where rows wrap around the one of the domain."""
        row, is_wrapped = plus(self.own, by), self._writer.stream.wraps[0]
        return build.mod(row, whole(self._writer.grid[0])) if is_wrapped else row

    def slot(self, buffer: LineBuffer, by: int) -> Expr:
        """The slot of the row at an offset."""
        key = (buffer.array, by)
        if key not in self._slots:
            self.out.append(Assign(name := next(self._writer.names), self._found(buffer, by)))
            self._slots[key] = Var(name, i32)
        return self._slots[key]

    def _found(self, buffer: LineBuffer, by: int) -> Expr:
        row, slots = plus(self.own, by), whole(buffer.slots)
        extent = self._writer.grid[0]
        if self._writer.stream.wraps[0] or 0 <= by < self.count:
            return build.mod(row, slots)
        rule = self._writer.stream.rules[buffer.array][0][by > 0]
        is_inside = build.lt(row, whole(extent)) if by > 0 else build.ge(row, whole(0))
        if rule == "zero":
            return Cond(is_inside, build.mod(row, slots), slots)
        return build.mod(Cond(is_inside, row, _meant(rule, row, extent, is_after=by > 0)), slots)


class _Lanes:
    """The elements that the lanes of a workgroup stand for in a row: those that the block owns, or all."""

    def __init__(self, writer: _Writer, row: _Row, *, is_own: bool) -> None:
        self._writer, self._row, self._is_own, self._by = writer, row, is_own, 0
        self._y = [Var(next(writer.names), i32) for _ in writer.across[1:]]
        self._steps: list[Expr] = [*self._y, Id("lid", 0)]
        self._owns = [is_own] * len(writer.across)  # by axis that is cut into blocks
        last, place = writer.across[-1], writer.places[-1]
        self._count = place.count if is_own else whole(last.computed)

    def below(self, by: int) -> _Lanes:
        """The elements this many rows below."""
        lanes = copy(self)
        lanes._by = by
        return lanes

    def middle(self) -> _Lanes:
        """Of all elements those that the block owns along the last axis."""
        lanes = copy(self)
        lanes._owns = [*self._owns[:-1], True]
        lanes._count = self._writer.places[-1].count
        return lanes

    def ends(self) -> _Lanes:
        """Of all elements those around what the block owns along the last axis."""
        lanes, last, count = copy(self), self._writer.across[-1], self._writer.places[-1].count
        lane = Id("lid", 0)
        lanes._steps = [*self._y, Cond(build.lt(lane, whole(last.before)), lane, total(count, lane))]
        lanes._count = whole(last.width - last.own)
        return lanes

    @property
    def index(self) -> tuple[Expr, ...]:
        """The place of an element in the domain."""
        by, writer = self._by, self._writer
        index: list[Expr] = [plus(self._row.own, by) if self._is_own else self._row.inside(by)]
        for axis, place, step, owns in zip(
            writer.across, writer.places, self._steps, self._owns, strict=True
        ):
            column = total(place.own if owns else place.first, step)
            index.append(build.mod(column, whole(axis.extent)) if axis.wraps and not owns else column)
        return tuple(index)

    def near(self, buffer: LineBuffer, offsets: Extents) -> tuple[Expr, ...]:
        """The place in a buffer of the element at some offsets."""
        parts: list[Expr] = []
        axes = zip(self._steps, self._writer.places, self._owns, buffer.low, offsets[1:], strict=True)
        for step, place, owns, low, by in axes:
            parts.append(plus(total(place.shift, step) if owns else step, low + by))
        return (self._row.slot(buffer, self._by + offsets[0]), *parts)

    def kept(self, buffer: LineBuffer) -> tuple[Expr, ...]:
        """The place in a buffer of the own element."""
        return self.near(buffer, (0,) * len(self._writer.grid))

    def only_own(self, body: Block) -> Block:
        """The statements for those elements that the block owns."""
        if self._is_own:
            return body
        writer, row = self._writer, plus(self._row.own, self._by)
        tests: list[Expr] = [build.ge(row, writer.top), build.lt(row, writer.bottom)]
        for step, place in zip(self._steps, writer.places, strict=True):
            inner = minus(step, place.shift)
            tests += [build.ge(inner, whole(0)), build.lt(inner, place.count)]
        return (If(reduce(both, tests), body),)

    def all(self, body: Block) -> Block:
        """The statements for all of these elements, and a barrier."""
        if self._count != whole(self._writer.across[-1].width):
            body = (If(build.lt(Id("lid", 0), self._count), body),)
        body = (*body, Barrier())
        for y, axis, place in zip(self._y, self._writer.across, self._writer.places, strict=False):
            stop = place.count if self._is_own else whole(axis.computed)
            body = (For(y.name, whole(0), stop, whole(1), body),)
        return body


def _source(rule: Rule, edge: int, before: int = 0) -> tuple[int, int]:
    """The source of the places outside of a padded row: place k of them comes from base + sign * k.
    They begin after the outermost element, at `edge`, or so many places before it.
    """
    match rule:
        case "edge":
            return edge, 0
        case "reflect":
            return edge + before if before else edge - 1, -1
        case "symmetric":
            return edge + before - 1 if before else edge, -1
        case "zero" | "wrap":
            raise AssertionError(f"places outside are not copied by the rule {rule}")
    assert_never(rule)


def _meant(rule: Rule, row: Expr, extent: int, *, is_after: bool) -> Expr:
    """The row that one outside stands for."""
    if rule == "edge":
        return whole(extent - 1 if is_after else 0)
    base = 2 * (extent - 1) if is_after else 0
    if rule == "symmetric":
        base += 1 if is_after else -1
    return build.sub(whole(base), row)
