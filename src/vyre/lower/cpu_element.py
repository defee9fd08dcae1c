"""Element kernels on a CPU: rows of the domain, each in three parts: checked, fast, checked.

The fast part is the range in which no linear access can leave its array. It runs in bundles of strips, then
in single strips; the remainder at both ends runs one invocation at a time with every access checked.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from vyre.ir.nodes import Program
from vyre.lower.body import Body
from vyre.lower.bounds import Bounds, facts_of
from vyre.lower.form import (
    INDEX,
    Block,
    Call,
    Charge,
    Extent,
    Fact,
    If,
    Let,
    Local,
    Loop,
    Ref,
    Set,
    Stmt,
    Value,
    While,
    both,
    calc,
    compare,
    domain,
    number,
    select,
)
from vyre.lower.guards import assume, guards
from vyre.lower.layout import Layout
from vyre.lower.linear import analyse
from vyre.lower.lowered import Function, Lowered, parameters
from vyre.lower.places import Names, Places
from vyre.lower.rows import flattened, long_rows, touched
from vyre.lower.work import UNITS, measured

_MOST = 1 << 31  # elements of one long row: ids have 32 bits
LOW, HIGH = Ref("row.low", INDEX), Ref("row.high", INDEX)
Row = Callable[[list[Value], Value, Value], Block]  # of the outer ids, and where the row begins and ends


def lower(program: Program, layout: Layout) -> Lowered:
    """Return the lowered form of an element kernel."""
    return _Schedule(program, layout).lowered()


class _Schedule:
    """The functions of one kernel."""

    def __init__(self, program: Program, layout: Layout) -> None:
        self.program, self.layout, self.fresh = program, layout, Names()
        self.functions: list[Function] = []

    def lowered(self) -> Lowered:
        program, layout = self.program, self.layout
        units = -(-measured(program).whole // layout.width)  # of one invocation
        most = max(UNITS // units, layout.width)
        body = self._in_pieces(most, units)
        self.functions.append(Function("kernel", (LOW.name, HIGH.name), body))
        return Lowered(program.name, parameters(program), tuple(self.functions), rank=layout.rank)

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
        return Local(at.name, INDEX), Set(at.name, LOW), loop

    def _invocations(self, low: Value, high: Value) -> Block:
        """Return the invocations low .. high, as one row or row by row."""
        rank, program = self.layout.rank, self.program
        if rank == 1:
            return self._row(program, self.layout, [], low, high, "checked")
        flat = flattened(program, rank)
        if flat is None:
            self._short()
            is_short = compare("lt", domain(rank - 1), number(self.layout.lanes))
            return (If(is_short, (Call("short", (low, high)),), self._by_rows(low, high)),)
        total: Value = domain(0)
        for axis in range(1, rank):
            total = calc("mul", total, domain(axis))
        is_flat: Value = compare("lt", total, number(_MOST))
        for name in sorted(touched(flat)):
            for axis in range(rank):
                is_flat = both(is_flat, compare("eq", Extent(name, axis), domain(axis)))
        flat, views = long_rows(flat, total)
        row = self._row(flat, replace(self.layout, rank=1), [], low, high, "flat", views)
        return (If(is_flat, (*views, *row), self._by_rows(low, high)),)

    def _by_rows(self, low: Value, high: Value) -> Block:
        def row(outer: list[Value], begin: Value, end: Value) -> Block:
            return self._row(self.program, self.layout, outer, begin, end, "checked")

        return self._rows(low, high, row)

    def _rows(self, low: Value, high: Value, row: Row) -> Block:
        """Return the invocations low .. high row by row; the range may be empty."""
        rank, one, zero = self.layout.rank, number(1), number(0)
        inner, at = domain(rank - 1), Ref(self.fresh("row"), INDEX)
        begin, end = Ref(self.fresh("begin"), INDEX), Ref(self.fresh("end"), INDEX)
        start = Ref(self.fresh("start"), INDEX)
        first = Ref(self.fresh("first"), INDEX)
        body: list[Stmt] = [
            Let(start.name, calc("mul", at, inner)),
            Let(begin.name, calc("max", calc("sub", low, start), zero)),
            Let(end.name, calc("min", calc("sub", high, start), inner)),
        ]
        before: list[Stmt] = [Let(first.name, calc("udiv", low, inner))]
        outer: list[Value] = [at]
        after: list[Stmt] = []
        if rank > 2:
            # Counted: a division for each row would take longer than a short row.
            ids = [Ref(self.fresh("outer"), INDEX) for _ in range(rank - 1)]
            outer = [*ids]
            rest: Value = first
            for axis in range(rank - 2, 0, -1):
                before += [
                    Local(ids[axis].name, INDEX),
                    Set(ids[axis].name, calc("urem", rest, domain(axis))),
                ]
                above = Ref(self.fresh("rest"), INDEX)
                before.append(Let(above.name, calc("udiv", rest, domain(axis))))
                rest = above
            before += [Local(ids[0].name, INDEX), Set(ids[0].name, rest)]
            carry: Value = one
            for axis in range(rank - 2, 0, -1):
                following = Ref(self.fresh("following"), INDEX)
                is_over = compare("eq", following, domain(axis))
                over = Ref(self.fresh("carry"), INDEX)
                after += [
                    Let(following.name, calc("add", ids[axis], carry)),
                    Let(over.name, select(is_over, one, zero)),
                    Set(ids[axis].name, select(is_over, zero, following)),
                ]
                carry = over
            after.append(Set(ids[0].name, calc("add", ids[0], carry)))
        body += [*row(outer, begin, end), *after]
        last = calc("add", calc("udiv", calc("sub", high, one), inner), one)
        return (If(compare("lt", low, high), (*before, Loop(at.name, first, last, tuple(body)))),)

    def _row(
        self, program: Program, layout: Layout, outer: list[Value], begin: Value, end: Value, rest: str,
        views: Block = (),
    ) -> Block:  # fmt: skip
        """Return the invocations begin .. end of a row; `rest` is the function for those without a strip."""
        self._checked(program, layout, rest, views)
        linear = analyse(program, layout)
        arrays = {param.name for param in program.params if param.is_array}
        facts = facts_of(access for access in linear.accesses() if access.array in arrays)
        places = Places(program, layout, linear, {}, self.fresh)
        places.set_outer(outer)
        inside = guards(program, linear)
        given = [*facts.values(), *(Fact(g.form, g.form, places.fixed(g.limit)) for g in inside)]
        low, high = self._fast_part(Bounds(places), given, begin, end)
        fast = assume(program, {guard.test: guard.truth for guard in inside})
        linear = linear if fast is program else analyse(fast, layout)
        var, left = self.fresh("bundle"), Ref(self.fresh("left"), INDEX)
        body = Body(fast, layout, linear, facts, self.fresh).lower(var, outer)
        strips = tuple(sorted({1, min(layout.strips, 4), layout.strips}, reverse=True))
        return (
            *places.out,
            If(compare("lt", begin, low), (Call(rest, (begin, low, *outer)),)),
            Loop(var, low, high, body, layout.lanes, strips, tuple(given), tuple(outer), left.name),
            If(compare("lt", left, end), (Call(rest, (left, end, *outer)),)),
        )

    def _fast_part(
        self, bounds: Bounds, given: Sequence[Fact], begin: Value, end: Value
    ) -> tuple[Value, Value]:
        """Return the part of a row in which every fact holds."""
        places = bounds.places
        low, high = bounds.narrow(given, begin, end)
        low = places.kept("low", calc("min", calc("max", low, begin), end))
        return low, places.kept("high", calc("max", calc("min", high, end), low))

    def _scalar(self, program: Program, layout: Layout, outer: list[Value], begin: Value, end: Value) -> Loop:
        """Return the invocations begin .. end of a row one at a time, with every access checked."""
        layout = replace(layout, lanes=0, strips=1)
        var = self.fresh("one")
        body = Body(program, layout, analyse(program, layout), {}, self.fresh).lower(var, outer)
        return Loop(var, begin, end, body)

    def _checked(self, program: Program, layout: Layout, name: str, views: Block) -> None:
        outer: list[Ref] = [Ref(f"row.gid{axis}", INDEX) for axis in range(layout.rank - 1)]
        loop = self._scalar(program, layout, list(outer), LOW, HIGH)
        params = (LOW.name, HIGH.name, *(value.name for value in outer))
        self.functions.append(Function(name, params, (*views, loop), is_rare=True))

    def _short(self) -> None:
        """Add the function for rows shorter than a strip."""

        def row(outer: list[Value], begin: Value, end: Value) -> Block:
            return (self._scalar(self.program, self.layout, outer, begin, end),)

        self.functions.append(
            Function("short", (LOW.name, HIGH.name), self._rows(LOW, HIGH, row), is_rare=True)
        )
