"""Loops over rows and the strips of rows, and bundles of a program, which is analysed once for all of them.

Where each row of the domain begins and ends, and its ids, are counted from row to row: a division, or the
products of the ids of a row, would take as long as a short row.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from vyre.analysis.lockstep import Vary, classify
from vyre.ir import nodes
from vyre.ir.nodes import Program
from vyre.ir.walk import statements
from vyre.lower.bounds import Bounds
from vyre.lower.bundle import Bundle, Names, Own
from vyre.lower.form import (
    INDEX,
    Block,
    Fact,
    IfAll,
    Let,
    Loop,
    Ref,
    Row,
    Set,
    Stmt,
    Value,
    Variable,
    While,
    both,
    calc,
    compare,
    number,
    select,
)
from vyre.lower.layout import Layout, Linear, analyse
from vyre.lower.loops import walks
from vyre.lower.lowered import Facts
from vyre.lower.reuse import CarriedRows, carry_rows, wider
from vyre.lower.statements import CpuBundle

ONE, ZERO = number(1), number(0)


def counted_ids(extents: Sequence[Value], first: Value, fresh: Names) -> tuple[list[Ref], list[Stmt]]:
    """Return variables for the ids of the axes before the last, and the statements that set them to those of
    a row.
    """
    ids, out, rest = [Ref(fresh("outer"), INDEX) for _ in extents[1:]], list[Stmt](), first
    for axis in range(len(ids) - 1, 0, -1):
        above = Ref(fresh("rest"), INDEX)
        out += [Variable(ids[axis].name, INDEX), Set(ids[axis].name, calc("urem", rest, extents[axis]))]
        out.append(Let(above.name, calc("udiv", rest, extents[axis])))
        rest = above
    return ids, [*out, Variable(ids[0].name, INDEX), Set(ids[0].name, rest)]


def next_ids(ids: Sequence[Ref], extents: Sequence[Value], axis: int, by: Value, fresh: Names) -> list[Stmt]:
    """Return the statements that add to the id of an axis, which carries to those before it."""
    out: list[Stmt] = []
    for place in range(axis, 0, -1):
        following, over = Ref(fresh("following"), INDEX), Ref(fresh("carry"), INDEX)
        is_over = compare("eq", following, extents[place])
        out += [
            Let(following.name, calc("add", ids[place], by)),
            Let(over.name, select(is_over, ONE, ZERO)),
            Set(ids[place].name, select(is_over, ZERO, following)),
        ]
        by = over
    return [*out, Set(ids[0].name, calc("add", ids[0], by))]


def one_by_one(
    extents: Sequence[Value], span: tuple[Value, Value], rows: tuple[Value, Value], at: Ref,
    ids: Sequence[Ref], ends: tuple[Ref, Ref], body: Block, fresh: Names,
) -> Block:  # fmt: skip
    """Return the rows `rows` of the invocations `span`, each as a body in which `ends` are bound to where it
    begins and ends. Of two axes `at` is the row; of more, `ids` are counted, plane by plane: what depends on
    the plane alone is then computed once for its rows.
    """
    (low, high), (bottom, top), (begin, end) = span, rows, ends
    inner, left, start = extents[-1], Ref(fresh("left"), INDEX), Ref(fresh("start"), INDEX)
    before = (
        Let(start.name, calc("mul", bottom, inner)),
        Variable(begin.name, INDEX),
        Set(begin.name, calc("max", calc("sub", low, start), ZERO)),
        Variable(left.name, INDEX),
        Set(left.name, calc("sub", high, start)),
    )
    row = Let(end.name, calc("min", left, inner)), *body
    after: tuple[Set, ...] = Set(begin.name, ZERO), Set(left.name, calc("sub", left, inner))
    if not ids:
        return (*before, Loop(at.name, bottom, top, (*row, *after)))
    *_, last = ids
    more = compare("lt", ZERO, left)
    after = *after, Set(last.name, calc("add", last, ONE))
    is_row = both(compare("lt", last, extents[-2]), more)
    plane = While(fresh("rows"), is_row, row, following=after)
    onwards = next_ids(ids, extents, len(ids) - 2, ONE, fresh)
    return (*before, While(fresh("planes"), more, (plane, Set(last.name, ZERO), *onwards)))


class Strips:
    """The strips of one kernel; `owns` are the arrays of which a thread has the first elements to itself."""

    def __init__(self) -> None:
        self.fresh = Names()
        self.owns: dict[str, Own] = {}
        self.alone: Value | None = None  # the test that a thread runs the whole launch
        self.linear: dict[
            tuple[int, int], tuple[Program, Linear]
        ] = {}  # by the address of a program, and rank
        self.vary: dict[tuple[int, Layout], Vary] = {}

    def bundle(self, program: Program, layout: Layout, facts: Facts | None = None) -> CpuBundle:
        """Return a bundle of a program, which is analysed once. Strips make no difference to how its values
        vary unless they are in several rows.
        """
        whose, like = (id(program), layout.rank), layout if layout.high > 1 else replace(layout, strips=1)
        if whose not in self.linear:
            self.linear[whose] = program, analyse(program, layout, nested=True)
        if (id(program), like) not in self.vary:
            self.vary[id(program), like] = classify(program, like)
        linear, vary = replace(self.linear[whose][1], layout=layout), self.vary[id(program), like]
        return CpuBundle(program, layout, linear, facts or {}, self.fresh, replace(vary, layout=layout))

    def bundles(
        self, body: CpuBundle, given: Sequence[Fact], outer: list[Value], low: Value, high: Value
    ) -> tuple[list[Loop], Value]:
        """Return the loop of the bundles of strips of a row, if there is one, and where it ends."""
        layout, loops, rows = body.layout, list[Loop](), body.layout.high
        strips = {1, min(layout.strips // rows, 4), layout.strips // rows}
        fors = [node for node in statements(body.program.body) if isinstance(node, nodes.For)]
        has_tiles = any(walks(body, node).accesses for node in fors)
        if not layout.lanes or (layout.has_masks and (len(strips) > 1 or not has_tiles)):
            strips -= {1}
        facts, ids, left = tuple(given), tuple(outer), low
        if strips:
            body.owns, body.alone = self.owns, self.alone
            var, left = self.fresh("bundle"), Ref(self.fresh("left"), INDEX)
            sizes = tuple(rows * size for size in sorted(strips, reverse=True))
            lowest = [*outer[:-1], calc("add", outer[-1], Row())] if rows > 1 else outer
            strip_body = body.lower(var, lowest)
            bundles = Loop(var, low, high, strip_body, layout.lanes, sizes, facts, ids, left.name, rows=rows)
            loops.append(bundles)
        return loops, left

    def last(
        self, body: CpuBundle, given: Sequence[Fact], outer: list[Value], left: Value, high: Value
    ) -> Loop:
        """Return the loop of the last strips of rows: single ones, and a part of one where the machine has
        masks, else single invocations.
        """
        layout, rows = body.layout, body.layout.high
        lanes = layout.lanes if layout.has_masks else 0
        var, mask = self.fresh("last"), self.fresh("mask") if lanes else ""
        ids = tuple(outer)
        if rows > 1:
            outer = [*outer[:-1], calc("add", outer[-1], Row())]
        single = self.bundle(body.program, replace(layout, lanes=lanes, strips=rows), body.facts)
        single.owns, single.alone, single.knows_axes = self.owns, self.alone, body.knows_axes
        masked = single.lower(var, outer, mask)
        return Loop(var, left, high, masked, lanes, (rows,), tuple(given), ids, mask=mask, rows=rows)

    def fast(
        self, body: CpuBundle, given: Sequence[Fact], outer: list[Value], low: Value, high: Value
    ) -> tuple[list[Loop], Value]:
        """Return the loops of the fast part of a row, and where they end: bundles of strips, then single ones
        and a part of one where the machine has masks, else single ones and single invocations.
        """
        layout, rows = body.layout, body.layout.high
        loops, left = self.bundles(body, given, outer, low, high)
        if rows > 1 and not layout.has_masks:  # each row goes on alone
            return loops, left
        loops.append(self.last(body, given, outer, left, high))
        return loops, high

    def carried_bundles(
        self, places: Bundle, body: CpuBundle, rows: CarriedRows, given: Sequence[Fact], outer: list[Value],
        ends: tuple[Value, Value],
    ) -> Loop:  # fmt: skip
        """Return the loop of single strips that carries rows on, while all of those are inside."""
        facts = wider(body.facts, rows)
        further = [fact for key, fact in facts.items() if fact is not body.facts[key]]
        low, high = ends
        high = places.kept("high", calc("max", low, Bounds(places).narrow(further, low, high)[1]))
        single = replace(body.layout, strips=1)
        strip = self.bundle(body.program, single, facts)
        strip.owns, strip.alone = self.owns, self.alone
        var, left = self.fresh("bundle"), self.fresh("left")
        strip.begin(var, outer)
        carried = carry_rows(strip, rows, body.linear.lane, low)
        strip.whole(var)
        held = (*given, *further)
        return Loop(
            var, low, high, tuple(strip.out), single.lanes, (1,), held, tuple(outer), left, carried=carried
        )

    def masked_ends(
        self, places: Bundle, body: CpuBundle, carried: CarriedRows, given: Sequence[Fact],
        outer: list[Value], spans: tuple[Value, Value, Value, Value], program: Program,
    ) -> Block:  # fmt: skip
        """Return a row in strips: masked ones to where every access is inside, bundles, and masked ones."""
        begin, low, high, end = spans
        lane, at, side = body.linear.lane, Ref(self.fresh("at"), INDEX), Ref(self.fresh("side"), INDEX)
        first = calc("min", calc("max", low, calc("add", begin, number(body.layout.lanes))), end)
        head = places.kept("head", select(compare("lt", begin, low), first, begin))
        facts = {key: fact for key, fact in body.facts.items() if not fact.low.of(lane)}
        guarded = self.bundle(program, body.layout, facts)
        guarded.knows_axes = True
        is_left, to = compare("eq", side, number(0)), Ref(self.fresh("to"), INDEX)
        masked = self.last(guarded, [*facts.values()], outer, at, to)
        left: Value
        if carried:
            loops = [self.carried_bundles(places, body, carried, given, outer, (head, high))]
            left = Ref(loops[0].rest, INDEX)
        else:
            loops, left = self.bundles(body, given, outer, head, high)
        between = IfAll(is_left, (*loops, Set(at.name, left)))
        strips = Let(to.name, select(is_left, head, end)), masked, between
        return Variable(at.name, INDEX), Set(at.name, begin), Loop(side.name, number(0), number(2), strips)
