"""Element kernels on a CPU: rows of the domain, each in three parts: checked, fast, checked.

The fast part is the range in which no linear access can leave its array. It runs in bundles of strips, then
in single strips, of which the last may be a part where the machine has masks. What is left at both ends runs
one invocation at a time with every access checked.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial, reduce

from vyre.ir import nodes
from vyre.ir.dtypes import bool_
from vyre.ir.literal import Lit
from vyre.ir.nodes import Id, Load, Param, Program
from vyre.ir.walk import evaluated, statements
from vyre.lower import form
from vyre.lower.bounds import Bounds, cut_between, facts_of
from vyre.lower.bundle import Bundle
from vyre.lower.channels import Channels, by_channels
from vyre.lower.cuts import DomainCut, assume, cuts, ends_along, guards, settled
from vyre.lower.edges import inside
from vyre.lower.form import (
    INDEX,
    Block,
    BufferExtent,
    Call,
    Charge,
    Fact,
    IfAll,
    Let,
    Loop,
    Number,
    Ref,
    Set,
    Stmt,
    Under,
    Value,
    Variable,
    While,
    as_index,
    both,
    calc,
    compare,
    domain,
    number,
    select,
)
from vyre.lower.layout import Layout, analyse
from vyre.lower.lowered import Function, LoweredForm, parameters
from vyre.lower.reshape import Fold, flattened, long_rows, touched
from vyre.lower.reuse import COLUMN, own_rows, packed_columns
from vyre.lower.statements import begun, ended, gathered, has_atomics
from vyre.lower.store_order import late_stores
from vyre.lower.strips import Strips, counted_ids, next_ids, one_by_one
from vyre.lower.work import UNITS, is_brief, whole_units

_SMALL = 300  # expression nodes of a program that is copied into its rows
PANEL = 8  # strips of a row that run before the rows below
_MOST = 1 << 31  # elements of one long row: ids have 32 bits
LOW, HIGH = Ref("row.low", INDEX), Ref("row.high", INDEX)


@dataclass(frozen=True, slots=True)
class OtherAxes:
    """A kernel of one axis over two, or of more without the last, with its layouts."""

    form: Fold | Channels
    layout: Layout
    block: Layout | None


def lower(
    program: Program, layout: Layout, block: Layout | None = None, other: OtherAxes | None = None, *,
    is_inside: bool = False,
) -> LoweredForm:  # fmt: skip
    """Return the lowered form of an element kernel. If `block` is a layout of several rows, they run together
    where there are as many; `other` is the kernel, with what it loads at its start as scalars, over other
    axes. If it `is_inside`, no access that facts are about leaves its array.
    """
    return _Schedule(program, layout, block, other, is_inside=is_inside).lowered()


def _is_plain(parts: Sequence[DomainCut]) -> bool:
    """True if a kernel is one part, in which no invocation decides anything by itself."""
    jumps = nodes.Return | nodes.Break | nodes.Continue | nodes.Atomic | nodes.Collective
    if len(parts) != 1 or parts[0].tests or parts[0].is_one:
        return False
    return not any(
        isinstance(node, jumps) or (isinstance(node, nodes.If) and not isinstance(node.test, Lit))
        for node in statements(parts[0].program.body)
    )


class _Schedule:
    """The functions of one kernel, or of another form of a `whole` one, with what that loads at its start."""

    def __init__(
        self, program: Program, layout: Layout, block: Layout | None, other: OtherAxes | None = None, *,
        is_inside: bool = False, whole: _Schedule | None = None,
    ) -> None:  # fmt: skip
        promised = is_inside if whole is None else whole.is_inside
        self.is_inside: bool = promised and block is None
        if block is not None:  # few rows are left to run alone: less code for them
            layout = replace(layout, strips=1)
        self.layout, self.block, self.other = layout, block, other
        self.strips: Strips = Strips() if whole is None else whole.strips
        self.fresh = self.strips.fresh
        self.program = program
        self.loads: list[tuple[Param, Load]] = [] if whole is None else whole.loads
        if whole is None:
            self.program, self.loads = settled(program)
        self.cuts = cuts(self.program, layout)
        self.functions: list[Function] = [] if whole is None else whole.functions
        self.memory: list[Stmt] = [] if whole is None else whole.memory
        self.before_rows: list[Stmt] = []
        self.extents: tuple[Value, ...] = tuple(map(domain, range(layout.rank)))

    def lowered(self) -> LoweredForm:
        program, layout = self.program, self.layout
        units = -(-whole_units(program) // layout.width)  # of one invocation
        most = max(UNITS // units, layout.width)
        before, after = list[Stmt](), list[Stmt]()
        count = calc("sub", HIGH, LOW)
        if has_atomics(program):
            total = reduce(partial(calc, "mul"), self.extents)
            alone = Ref(self.fresh("alone"), bool_)
            is_whole = both(compare("eq", count, total), compare("lt", number(1), total))
            before.append(Let(alone.name, is_whole))  # see run_whole in native/pool.c
            self.strips.alone = alone
        for name, (op, dtype, rank) in gathered(program).items():
            assert self.strips.alone is not None
            begin, own = begun(name, dtype, rank, count, self.strips.alone, self.fresh)
            before += begin
            after.append(ended(name, op, dtype, rank, own, self.fresh))
            self.strips.owns[name] = own
        brief = is_brief(program, layout.width)
        work = self._invocations(LOW, HIGH) if brief else self._in_pieces(most, units)
        body = (*before, *self.memory, *work, *after)
        self._add("kernel", (LOW.name, HIGH.name), body)
        own_params = len(program.params) - len(self.loads)
        buffers = parameters(replace(program, params=program.params[:own_params]))
        return LoweredForm(program.name, buffers, tuple(self.functions), rank=layout.rank)

    def _add(self, name: str, params: tuple[str, ...], body: Block, *, is_rare: bool = False) -> None:
        """Add a function, which begins with the loads that all invocations share."""
        loads: list[Stmt] = []
        for param, load in self.loads if body else ():
            guard: Value | None = None
            places = [Number(part.dtype, part.bits) for part in load.index if isinstance(part, Lit)]
            for axis, place in enumerate(places):
                guard = both(guard, Under(place, BufferExtent(load.array, axis)))
            index = tuple(map(as_index, places))
            loads.append(form.Fetch(param.name, load.array, index, "one", param.dtype, guard))
        self.functions.append(Function(name, params, (*loads, *body), is_rare))

    def _in_pieces(self, most: int, units: int) -> Block:
        """Return the invocations LOW .. HIGH in pieces, after each of which the work is counted."""
        at, begin, end = (Ref(self.fresh(word), INDEX) for word in ("at", "begin", "end"))
        reach = calc("min", calc("sub", HIGH, at, exact=True), number(most))
        piece = (
            Let(begin.name, at),
            Let(end.name, calc("add", at, reach, exact=True)),
            *self._invocations(begin, end),
            Charge(calc("sub", end, begin), units),
            Set(at.name, end),
        )
        loop = While(self.fresh("pieces"), compare("lt", at, HIGH), piece)
        return Variable(at.name, INDEX), Set(at.name, LOW), loop

    def _invocations(self, low: Value, high: Value) -> Block:
        """Return the invocations low .. high, those of all channels together where these are as many."""
        if self.other is None or isinstance(self.other.form, Fold):
            return self._in_any_order(low, high)
        together = _Schedule(self.other.form.program, self.other.layout, self.other.block, whole=self)
        count, extent = self.other.form.count, self.extents[-1]
        return by_channels((low, high), extent, count, together._invocations, self._in_any_order, self.fresh)

    def _in_any_order(self, low: Value, high: Value) -> Block:
        """Return the invocations low .. high, with late stores where arrays are apart."""
        late = None
        if self.other is None and self.layout.lanes:
            late = late_stores(self.program, analyse(self.program, self.layout, nested=True))
        if late is None:
            return self._in_order(low, high)
        other = _Schedule(late.program, self.layout, self.block, whole=self)
        apart: Value = form.Apart(*late.apart[0])
        for pair in late.apart[1:]:
            apart = both(apart, form.Apart(*pair))
        return (IfAll(apart, other._in_order(low, high), self._in_order(low, high)),)

    def _in_order(self, low: Value, high: Value) -> Block:
        """Return the invocations low .. high, as one row or row by row."""
        rank, program = self.layout.rank, self.program
        if rank == 1:
            return self._one_axis(low, high)
        flat = flattened(program, rank)
        # Row by row, unless some parts have other rows than others.
        together = [self.cuts] if not any(part.rows for part in self.cuts) else [[part] for part in self.cuts]
        by_rows = tuple(one for parts in together for one in self._by_rows(parts, low, high))
        if flat is None:
            return by_rows
        total: Value = self.extents[0]
        for axis in range(1, rank):
            total = calc("mul", total, self.extents[axis])
        is_flat: Value = compare("lt", total, number(_MOST))
        own = touched(flat)
        for name in sorted(own):
            for axis in range(rank):
                is_flat = both(is_flat, compare("eq", BufferExtent(name, axis), self.extents[axis]))
        flat, views = long_rows(flat, total, own)
        row = self._row(DomainCut(flat), replace(self.layout, rank=1), [], low, high, "flat", views)
        return (IfAll(is_flat, (*views, *row), by_rows),)

    def _one_axis(self, low: Value, high: Value) -> Block:
        """Return the invocations low .. high of a domain of one axis, over two where the kernel is folded."""
        if self.other is None or isinstance(self.other.form, Channels):
            return self._parts(self.cuts, [], low, high)
        fold, layout = self.other.form, self.other.layout
        places = self.strips.bundle(self.program, self.layout)
        length = places.kept("length", calc("max", fold.extent(places), number(1)))
        rows = self._over_two_axes(fold, length)._invocations(low, high)
        if fold.is_always(layout):
            return (*places.out, *rows)
        is_whole = places.kept("whole", fold.is_whole(places, layout))
        guarded = self.strips.bundle(self.program, self.layout)  # rare: little code is better
        if self.strips.alone is not None:
            other: Stmt = self.strips.last(guarded, (), [], low, high)
        else:
            name = self.fresh("short")
            self._add(
                name, (LOW.name, HIGH.name), (self.strips.last(guarded, (), [], LOW, HIGH),), is_rare=True
            )
            other = Call(name, (low, high))
        return (*places.out, IfAll(is_whole, rows, (other,)))

    def _over_two_axes(self, fold: Fold, length: Value) -> _Schedule:
        """Return the schedule of the kernel over two axes, which adds to the same functions."""
        assert self.other is not None
        folded = _Schedule(fold.program, self.other.layout, self.other.block, whole=self)
        count = calc("udiv", calc("add", domain(0), calc("sub", length, number(1))), length)
        folded.extents = (count, length)
        return folded

    def _parts(
        self,
        parts: Sequence[DomainCut],
        outer: list[Value],
        begin: Value,
        end: Value,
        names: Sequence[str] = (),
        packed: Program | None = None,
    ) -> Block:
        """Return some parts of the kernel for the invocations begin .. end of a row; `packed` may be the
        program of the fast part, if there is one part.
        """
        names = names or [self.fresh("checked") for _ in parts]
        return tuple(
            statement
            for name, part in zip(names, parts, strict=True)
            for statement in self._row(part, self.layout, outer, begin, end, name, packed=packed)
        )

    def _by_rows(self, parts: Sequence[DomainCut], low: Value, high: Value) -> Block:
        """Return some parts for the invocations low .. high, row by row; the range may be empty, and rows may
        be cut off if there is one part.
        """
        rank, one, zero = self.layout.rank, number(1), number(0)
        inner, at = self.extents[rank - 1], Ref(self.fresh("row"), INDEX)
        begin, end = Ref(self.fresh("begin"), INDEX), Ref(self.fresh("end"), INDEX)
        start = Ref(self.fresh("start"), INDEX)
        first = Ref(self.fresh("first"), INDEX)
        is_blocked = self.block is not None and _is_plain(parts)
        program = parts[0].program
        places = self.strips.bundle(program, self.layout)
        columns = None
        is_many = len(parts) == 1 and rank == 2 and not parts[0].is_one_row
        if is_many and not is_blocked and self.layout.has_masks and self.layout.lanes:
            columns = packed_columns(program, places.linear, self.fresh)
        is_cut = is_blocked or columns is not None
        words = ("by", "next", "panel", "edge") if is_cut else ("",) * 4
        by, row, panel, edge = (Ref(self.fresh(word) if word else "", INDEX) for word in words)
        ids: list[Ref] = []
        before: list[Stmt] = [Let(first.name, calc("udiv", low, inner))]
        if rank > 2:
            ids, begun_ids = counted_ids(self.extents, first, self.fresh)
            before += begun_ids
        outer: list[Value] = [*ids] or [at]
        names = [self.fresh("checked") for _ in parts]
        single = self._parts(parts, outer, begin, end, names, None if columns is None else columns.program)
        last = calc("add", calc("udiv", calc("sub", high, one), inner), one)
        places.set_outer([])
        bottom, top = cut_between(places, parts[0].rows, first, last)
        bottom = places.kept("bottom", bottom)
        before += [*places.out, *self.before_rows]
        self.before_rows = []
        if not is_cut:
            rows_of = one_by_one(
                self.extents, (low, high), (bottom, top), at, ids, (begin, end), single, self.fresh
            )
            return (IfAll(compare("lt", low, high), (*before, *rows_of)),)
        body: list[Stmt] = [
            Let(start.name, calc("mul", at, inner)),
            Let(begin.name, calc("max", calc("sub", low, start), panel)),
            Let(end.name, calc("min", calc("sub", high, start), edge)),
        ]
        if self.block is None or not is_blocked:
            rows_alone: Block = (*before, Loop(at.name, bottom, top, (*body, *single)))
            if columns is not None:
                self.memory += columns.memory()
                wide = number(COLUMN)
                column = Let(edge.name, calc("min", calc("add", panel, wide), inner))
                copied = columns.copied(places, panel, edge, self.fresh)
                rows_alone = (Loop(panel.name, zero, inner, (column, *copied, *rows_alone), step=wide),)
            return (IfAll(compare("lt", low, high), rows_alone),)
        high_rows = number(self.block.high)
        place, limit = (outer[-1], self.extents[rank - 2]) if rank > 2 else (at, top)
        reach = calc("add", start, calc("mul", high_rows, inner))
        is_whole = both(compare("le", low, start), compare("le", reach, high))
        is_whole = both(is_whole, compare("le", calc("add", place, high_rows), limit))
        together = self._together(parts[0], outer, panel, edge, names[0])
        body = [
            Let(at.name, row),
            *body,
            IfAll(is_whole, (*together, Set(by.name, high_rows)), (*single, Set(by.name, one))),
            *(next_ids(ids, self.extents, rank - 2, by, self.fresh) if ids else ()),
            Set(row.name, calc("add", row, by)),
        ]
        before += [Variable(by.name, INDEX), Variable(row.name, INDEX), Set(row.name, bottom)]
        rows = While(self.fresh("rows"), compare("lt", row, top), tuple(body))
        # What a column of blocks loads stays in the cache for the blocks below.
        wide = number(self.block.lanes * PANEL)
        column = Let(edge.name, calc("min", calc("add", panel, wide), inner))
        panels = Loop(panel.name, zero, inner, (column, *before, rows), step=wide)
        return (IfAll(compare("lt", low, high), (panels,)),)

    def _together(self, part: DomainCut, outer: list[Value], panel: Value, edge: Value, rest: str) -> Block:
        """Return the invocations panel .. edge of neighbouring rows, from `outer` on, that run together where
        all of them have a fast part; `rest` is the function for the others.
        """
        assert self.block is not None
        layout, block, program = self.layout, self.block, part.program
        out, spans = list[Stmt](), list[tuple[list[Value], Value, Value, Value, Value]]()
        for further in range(block.high):
            ids = [*outer[:-1], calc("add", outer[-1], number(further))]
            places = self.strips.bundle(program, layout)
            places.set_outer(ids)
            begin, end = cut_between(places, part.ends, panel, edge)
            begin = places.kept("from", calc("min", begin, edge))
            end = places.kept("to", calc("max", end, begin))
            fast, given = self._inside(places)
            places.linear = linear = self.strips.bundle(fast, layout).linear
            arrays = {param.name for param in program.params if param.is_array}
            facts = facts_of(access for access in linear.accesses() if access.array in arrays)
            given = [*facts.values(), *given]
            low, high = self._fast_part(Bounds(places), given, begin, end)
            out += places.out
            spans.append((ids, begin, end, low, high))
        low, high = spans[0][3:]
        for _, _, _, first, last in spans[1:]:
            low, high = calc("max", low, first), calc("min", high, last)
        common = Ref(self.fresh("low"), INDEX), Ref(self.fresh("high"), INDEX)
        out += [Let(common[0].name, low), Let(common[1].name, calc("max", high, common[0]))]
        for ids, begin, end, _, _ in spans:
            to = calc("min", calc("max", common[0], begin), end)
            out.append(IfAll(compare("lt", begin, to), (Call(rest, (begin, to, *ids)),)))
        body = self.strips.bundle(fast, block, facts)
        loops, left = self.strips.fast(body, given, outer, *common)
        out += loops
        for ids, begin, end, _, _ in spans:
            at = calc("max", calc("min", left, end), begin)
            out.append(IfAll(compare("lt", at, end), (Call(rest, (at, end, *ids)),)))
        return tuple(out)

    def _row(
        self, part: DomainCut, layout: Layout, outer: list[Value], begin: Value, end: Value, rest: str,
        views: Block = (), packed: Program | None = None,
    ) -> Block:  # fmt: skip
        """Return the invocations begin .. end of a row; `rest` is the function for those without a strip."""
        program, vectors = part.program, packed or part.program
        places = self.strips.bundle(vectors, layout)
        places.set_outer(outer)
        if part:
            for test, truth in part.tests:
                runs = places.fixed_value(test)
                end = select(runs, end, begin) if truth else select(runs, begin, end)
            begin, end = (
                places.kept(word, value)
                for word, value in zip(
                    ("from", "to"), cut_between(places, part.ends, begin, end), strict=True
                )
            )
        if part.is_one:
            self._checked(program, layout, rest, views)
            return (*places.out, IfAll(compare("lt", begin, end), (Call(rest, (begin, end, *outer)),)))
        with places.into() as within:
            fast, given = self._inside(places)
            places.linear = linear = self.strips.bundle(fast, layout).linear
            arrays = {param.name for param in vectors.params if param.is_array}
            facts = facts_of(access for access in linear.accesses() if access.array in arrays)
            given = [*facts.values(), *given]
            is_inside = self._is_inside(part, facts.values()) if outer and len(given) == len(facts) else None
            lane = linear.lane  # an index before it leaves its array at the first place of every row
            leaves = not part.ends and any(f.low.of(lane) and f.low.const < 0 for f in facts.values())
            is_whole = self.is_inside and len(given) == len(facts)  # nothing is left at the ends
            has_ends = (leaves or len(given) > len(facts) or not outer) and self._is_small(program, outer)
            in_masks = len(given) == len(facts) and self._has_masked_ends(part, layout, facts.values(), outer)
            is_beside = layout.has_masks and self._reads_rows_beside(part, facts.values(), lane, outer)
            if is_whole:
                has_ends = in_masks = is_beside = False
            if not has_ends and not in_masks:
                # A whole row may run there, such as the padded ones of a convolution.
                has_loops = any(isinstance(node, nodes.For) for node in statements(program.body))
                in_strips = bool(outer and has_loops and layout.lanes) and self.strips.alone is None
                in_strips = in_strips and layout.has_masks
                self._checked(program, layout, rest, views, in_strips=in_strips, is_empty=is_whole)
            is_beside = is_beside and self._is_small(program, outer)
            is_first = not has_ends and not is_beside and not in_masks
            low, high = self._fast_part(
                Bounds(places), given, begin, end, is_inside, rest if is_first else "", outer
            )
            with places.into() as inner:
                if not has_ends and is_beside and not in_masks:
                    inner.append(IfAll(compare("lt", begin, low), (Call(rest, (begin, low, *outer)),)))
                body = self.strips.bundle(fast, layout, facts)
                carried = own_rows(body) if layout.has_masks else {}
                spans = begin, low, high, end
                if in_masks:
                    inner += self.strips.masked_ends(places, body, carried, given, outer, spans, program)
                    left = end
                elif carried:
                    inner.append(
                        loop := self.strips.carried_bundles(places, body, carried, given, outer, (low, high))
                    )
                    inner.append(self.strips.last(body, given, outer, Ref(loop.rest, INDEX), high))
                    left = high
                else:
                    loops, left = self.strips.fast(body, given, outer, low, high)
                    inner += loops
                if has_ends and not in_masks:
                    inner.append(self._ends(program, layout, outer, ((begin, low), (left, end))))
                elif not in_masks:
                    inner.append(IfAll(compare("lt", left, end), (Call(rest, (left, end, *outer)),)))
            if is_beside or in_masks:
                guarded = self.strips.bundle(program, layout)
                outside = self.strips.last(guarded, (), outer, begin, end)
                inner = [IfAll(compare("lt", low, high), tuple(inner), (outside,))]
            within += inner
        if not part:
            return (*places.out, *within)
        return (*places.out, IfAll(compare("lt", begin, end), tuple(within)))

    def _reads_rows_beside(
        self, part: DomainCut, facts: Iterable[Fact], lane: Id, outer: list[Value]
    ) -> bool:
        """True if rows at the edge of the domain have neighbours that do not exist, so that they have no fast
        part. They run in strips with every access guarded: one invocation at a time, the edges of a volume
        of 10 x 20 x 300 take three times as long as all the rest.
        """
        if not outer or part.rows or part.tests:
            return False
        return any(
            not f.low.of(lane) and f.low.terms and (f.low.const < 0 or f.high.const > 0) for f in facts
        )

    def _has_masked_ends(
        self, part: DomainCut, layout: Layout, facts: Iterable[Fact], outer: list[Value]
    ) -> bool:
        """True if the ends of rows may run in strips, with the accesses along the row guarded: of short rows,
        they take longer than the rest if they run one invocation at a time.
        """
        if part or not (outer and layout.has_masks and layout.lanes and self._is_small(part.program, outer)):
            return False
        lane, body = Id("gid", layout.rank - 1), statements(part.program.body)
        steps = {f.low.of(lane) for f in facts}
        beside = any(f.low.of(lane) and (f.low.const < 0 or f.high.const > 0) for f in facts)
        is_near = steps <= {0, 1}  # elements apart are loaded together where all between them are inside
        return beside and is_near and not any(isinstance(node, nodes.For) for node in body)

    def _is_small(self, program: Program, outer: list[Value]) -> bool:
        """True if another copy of the program, in line in its rows, does not take long to compile; with one
        row alone, it takes less time than a function for the copy, but for loops.
        """
        has_loops = any(isinstance(node, nodes.For) for node in statements(program.body))
        is_short = len(evaluated(program.body)) <= _SMALL and self.block is None
        return is_short and (bool(outer) or not has_loops)

    def _ends(
        self, program: Program, layout: Layout, outer: list[Value], ends: Sequence[tuple[Value, Value]]
    ) -> Loop:
        """Return the invocations at both ends of a row. In line they share what the row has computed, and a
        call takes longer than they do where every row has such: where the kernel decides something by the
        distance to the end.
        """
        side = Ref(self.fresh("side"), INDEX)
        first, last = Ref(self.fresh("first"), INDEX), Ref(self.fresh("last"), INDEX)
        is_left = compare("eq", side, number(0))
        (low, left), (right, high) = ends
        body = (
            Let(first.name, select(is_left, low, right)),
            Let(last.name, select(is_left, left, high)),
            self._scalar(program, layout, outer, first, last),
        )
        return Loop(side.name, number(0), number(2), body)

    def _inside(self, places: Bundle) -> tuple[Program, list[Fact]]:
        """Return what the program is in the fast part of a row, and the facts that make it so."""
        found = guards(places.program, places.linear, of_rows=True)
        program = assume(places.program, {guard.test: guard.truth for guard in found})
        given = [Fact(guard.form, guard.form, places.fixed(guard.limit)) for guard in found]
        program, edges = inside(program, places.layout)
        return program, given + [Fact(edge.low, edge.high, places.fixed(edge.limit)) for edge in edges]

    def _fast_part(
        self, bounds: Bounds, given: Sequence[Fact], begin: Value, end: Value,
        is_inside: Value | None = None, rest: str = "", outer: Sequence[Value] = (),
    ) -> tuple[Value, Value]:  # fmt: skip
        """Return the part of a row in which every fact holds: all of it if `is_inside`. The function `rest`
        runs what is before it.
        """
        places = bounds.places
        with places.into() as found:
            low, high = bounds.narrow(given, begin, end)
            low = places.kept("low", calc("min", calc("max", low, begin), end))
            high = places.kept("high", calc("max", calc("min", high, end), low))
            if rest:
                found.append(IfAll(compare("lt", begin, low), (Call(rest, (begin, low, *outer)),)))
        if is_inside is None:
            places.out += found
            return low, high
        first, last = Ref(self.fresh("low"), INDEX), Ref(self.fresh("high"), INDEX)
        all_of_it = Set(first.name, begin), Set(last.name, end)
        some = *found, Set(first.name, low), Set(last.name, high)
        places.out += [Variable(first.name, INDEX), Variable(last.name, INDEX)]
        places.out.append(IfAll(is_inside, all_of_it, some))
        return first, last

    def _is_inside(self, part: DomainCut, facts: Iterable[Fact]) -> Value | None:
        """Return the test that facts hold wherever a part runs, which is made once before its rows: in short
        rows, a test for each takes longer than the rest. None if indices or ends of rows are too involved.
        """
        rank, zero, one = self.layout.rank, number(0), number(1)
        linear = analyse(part.program, self.layout)
        places = Bundle(part.program, self.layout, linear, {}, self.fresh)
        places.set_outer([])
        test: Value | None = None
        sides: list[tuple[Value, Value]] = []  # the least and the greatest id along each axis
        for axis, extent in enumerate(self.extents):
            ends = ends_along(part, axis, linear)
            if ends is None:
                return None
            low, high = cut_between(places, ends, zero, extent)
            sides.append((places.kept("least", low), places.kept("greatest", calc("sub", high, one))))
            test = both(test, compare("le", extent, number(_MOST)))
        for fact in facts:
            for index, side, is_floor in ((fact.low, 0, True), (fact.high, 1, False)):
                value: Value = number(index.const)
                for term, factor in index.terms:
                    if not isinstance(term, Id) or term.kind != "gid" or factor <= 0 or term.axis >= rank:
                        return None
                    value = calc("add", value, calc("mul", sides[term.axis][side], number(factor)))
                test = both(
                    test, compare("le", zero, value) if is_floor else compare("lt", value, fact.limit)
                )
        is_inside = None if test is None else places.kept("inside", test)
        self.before_rows += places.out
        return is_inside

    def _scalar(self, program: Program, layout: Layout, outer: list[Value], begin: Value, end: Value) -> Loop:
        """Return the invocations begin .. end of a row one at a time, with every access checked."""
        layout = replace(layout, lanes=0, strips=1)
        var = self.fresh("one")
        body = self.strips.bundle(program, layout).lower(var, outer)
        return Loop(var, begin, end, body)

    def _checked(
        self, program: Program, layout: Layout, name: str, views: Block, *, in_strips: bool = False,
        is_empty: bool = False,
    ) -> None:  # fmt: skip
        outer: list[Value] = [Ref(f"row.gid{axis}", INDEX) for axis in range(layout.rank - 1)]
        if is_empty:
            body: Block = ()
        elif in_strips:
            body = (*views, self.strips.last(self.strips.bundle(program, layout), (), outer, LOW, HIGH))
        else:
            body = (*views, self._scalar(program, layout, outer, LOW, HIGH))
        params = (LOW.name, HIGH.name, *(f"row.gid{axis}" for axis in range(layout.rank - 1)))
        self._add(name, params, body, is_rare=True)
