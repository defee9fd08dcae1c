"""Bounds of linear forms as values: in which part of a row every linear access is inside its array."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from vyre.analysis.index import Access, Form, LoopVar
from vyre.ir.nodes import Declare, Load, Program, Store
from vyre.ir.walk import loads, statements
from vyre.lower.bundle import Bundle
from vyre.lower.cuts import RowEnd
from vyre.lower.form import BufferExtent, Fact, Value, both, calc, compare, number, select
from vyre.lower.layout import Layout, Linear, aligned_start, fixed_terms, ids


@dataclass(frozen=True, slots=True)
class FormEnd:
    """A bound of a form's values: base + lane * p for the invocation at p along the row."""

    base: Value
    lane: int = 0


@dataclass(frozen=True, slots=True)
class Need:
    """The condition that an end is at least a limit if `is_floor`, else below it."""

    end: FormEnd
    limit: Value
    is_floor: bool


def facts_of(accesses: Iterable[Access]) -> dict[tuple[Form, str, int], Fact]:
    """Return one fact for all forms of an extent that differ only by a constant."""
    facts: dict[tuple[Form, str, int], Fact] = {}
    for access in accesses:
        for axis, form in enumerate(access.forms):
            key = form.variable, access.array, axis
            old = facts.get(key)
            low = form if old is None or form.const < old.low.const else old.low
            high = form if old is None or form.const > old.high.const else old.high
            facts[key] = Fact(low, high, BufferExtent(access.array, axis))
    return facts


def declared_facts(program: Program, linear: Linear) -> dict[tuple[Form, str, int], Fact]:
    """Return facts of shared arrays that a program declares, by their literal extents."""
    shapes = shared_shapes(program)
    touched: list[Load | Store] = [*loads(program.body)]
    touched += [node for node in statements(program.body) if isinstance(node, Store)]
    accesses: list[Access] = []
    for access in touched:
        pairs = zip(access.index, shapes.get(access.array, ()), strict=False)
        forms = [form for part, extent in pairs if (form := linear.inside(part, extent)) is not None]
        if len(forms) == len(access.index):
            accesses.append(Access(access.array, access.index, tuple(forms), isinstance(access, Load), ()))
            if isinstance(access, Load):
                accesses += _aligned(
                    accesses[-1], linear.layout, shapes[access.array][-1], access.dtype.itemsize
                )
    return facts_of(accesses)


def _aligned(access: Access, layout: Layout, extent: int, itemsize: int) -> list[Access]:
    """Return the accesses to the aligned strips that a load is cut out of, if it is."""
    *outer, last = access.forms
    start = aligned_start(layout, last, extent, itemsize)
    places = () if start is None else (start, start + layout.lanes)
    return [replace(access, forms=(*outer, replace(last, const=at))) for at in places]


def shared_shapes(program: Program) -> dict[str, tuple[int, ...]]:
    """Return the shapes of the workgroup's arrays."""
    shared = (node for node in statements(program.body) if isinstance(node, Declare))
    return {node.name: node.shape for node in shared if node.space == "shared"}


def cut_between(places: Bundle, ends: Iterable[RowEnd], begin: Value, end: Value) -> tuple[Value, Value]:
    """Return the part of begin .. end that lies between ends."""
    for bound in ends:
        limit = calc("add", places.fixed(bound.limit), number(bound.plus))
        if bound.is_floor:
            begin = calc("max", begin, limit)
        else:
            end = calc("min", end, limit)
    return begin, end


class Bounds:
    """Bounds of the forms of one row, or of one workgroup.

    A loop variable is bounded by the start and stop of its loop: whether or not any invocation is in the
    loop, those that are have a value between. The start is a form of its own, exact, while the loop starts at
    its low 32 bits; that both are equal is one of the conditions.
    """

    def __init__(self, places: Bundle) -> None:
        self.places = places
        self.linear: Linear = places.linear
        self._loops: dict[str, tuple[FormEnd, FormEnd]] = {}

    def narrow(self, facts: Iterable[Fact], low: Value, high: Value) -> tuple[Value, Value]:
        """Return the part of low .. high along the row in which the facts hold."""
        one, zero = number(1), number(0)
        kept = self.places.kept
        needs = [need for fact in facts for need in self._needs(fact)]
        all_met = self._met(needs)
        for need in needs:
            base, lane = need.end.base, need.end.lane
            if lane == 0:
                continue
            limit = need.limit if need.is_floor else calc("sub", need.limit, one)
            room = calc("sub", limit, base)  # lane * p is no less, or no more
            if lane < 0:
                room = calc("sub", zero, room)  # -lane * p is no more, or no less
            by = number(abs(lane))
            if need.is_floor == (lane > 0):
                first = (
                    room if lane in (1, -1) else calc("sub", zero, calc("floor", calc("sub", zero, room), by))
                )
                low = kept("low", calc("max", low, first))
            else:
                high = kept("high", calc("min", high, calc("add", calc("floor", room, by), one)))
        return low, high if all_met is None else kept("high", select(all_met, high, low))

    def met(self, facts: Iterable[Fact]) -> Value | None:
        """Return the test that facts hold for a whole workgroup; None if there are none."""
        return self._met([need for fact in facts for need in self._needs(fact)])

    def met_from(self, first: Value, lanes: int, facts: Iterable[Fact]) -> Value:
        """Return the test that facts hold for a number of neighbours in a row, from `first` on."""

        def nearest(need: Need) -> Need:
            """Return the need of the invocation that comes nearest to its limit."""
            base, lane = need.end.base, need.end.lane
            is_last = need.is_floor == (lane < 0)
            at = calc("add", first, number(lanes - 1)) if is_last else first
            return replace(
                need, end=FormEnd(calc("add", base, calc("mul", at, number(lane))) if lane else base)
            )

        test = self._met([nearest(need) for fact in facts for need in self._needs(fact)])
        assert test is not None
        return test

    def _met(self, needs: Iterable[Need]) -> Value | None:
        """Return the test of those needs that are the same for all invocations."""
        tests: dict[Value, None] = {}
        for need in needs:
            base, limit = need.end.base, need.limit
            if need.end.lane == 0:
                tests[compare("le", limit, base) if need.is_floor else compare("lt", base, limit)] = None
        all_met: Value | None = None
        for test in tests:
            all_met = test if all_met is None else self.places.kept("met", both(all_met, test))
        return all_met

    def _needs(self, fact: Fact) -> Iterator[Need]:
        least, greatest = self._ends(fact.low)
        yield Need(least, number(0), is_floor=True)
        yield Need(
            greatest if fact.high is fact.low else self._ends(fact.high)[1], fact.limit, is_floor=False
        )
        for name in self.linear.loops_of(fact.low):
            loop, stop = self.linear.loops[name], self.linear.stops.get(name)
            for bound in (loop.start,) if stop is None else (loop.start, stop):
                if bound.terms or not loop.dtype.least <= bound.const <= loop.dtype.greatest:
                    least, greatest = self._ends(bound)
                    yield Need(least, number(loop.dtype.least), is_floor=True)
                    yield Need(greatest, number(loop.dtype.greatest + 1), is_floor=False)

    def _ends(self, form: Form) -> tuple[FormEnd, FormEnd]:
        """Return the least and the greatest value of a form: for each invocation of the row, or in the
        workgroup.
        """
        lower, upper = self._outer(form, -1), self._outer(form, 1)
        if not (lower is upper is form):
            return self._ends(lower)[0], self._ends(upper)[1]
        layout = self.places.layout
        base: Value = number(form.const)
        for term, factor in fixed_terms(layout, form):
            base = calc("add", base, calc("mul", self.places.fixed(term), number(factor)))
        if layout.group is None:
            low = high = FormEnd(base, sum(factor for _, factor in ids(layout, form)))
        else:
            reaches = [factor * (layout.group[ident.axis] - 1) for ident, factor in ids(layout, form)]
            low = FormEnd(calc("add", base, number(sum(reach for reach in reaches if reach < 0))))
            high = FormEnd(calc("add", base, number(sum(reach for reach in reaches if reach > 0))))
        for name, factor in form.loops:
            if name not in self._loops:
                self._loops[name] = self._loop(name)
            least, greatest = self._loops[name]
            if factor < 0:
                least, greatest = greatest, least
            low, high = self._plus(low, least, factor), self._plus(high, greatest, factor)
        return low, high

    def _outer(self, form: Form, sign: int) -> Form:
        """Return the form that bounds one from below (-1) or above (1), in which no loop ends where others
        are: `k - i` with i in range(k) is k at most, and 1 at least.
        """
        for name in reversed(self.linear.stops):
            factor = form.of(LoopVar(name))
            if factor:
                loop, back = self.linear.loops[name], 1 if self.linear.loops[name].step > 0 else -1
                is_start = factor * sign * back < 0
                end = loop.start if is_start else self.linear.stops[name].plus(Form(-back))
                form = form.plus(Form(0, ((LoopVar(name), -factor),))).plus(end.times(factor))
        return form

    def _plus(self, end: FormEnd, other: FormEnd, factor: int) -> FormEnd:
        base = calc("add", end.base, calc("mul", other.base, number(factor)))
        return FormEnd(base, end.lane + factor * other.lane)

    def _loop(self, name: str) -> tuple[FormEnd, FormEnd]:
        """Return the least and the greatest value of a loop variable for the invocations in the loop."""
        loop, one = self.linear.loops[name], number(1)
        low, high = self._ends(loop.start)
        stop = self.places.fixed(loop.stop)
        # If the start is known, so is the end.
        is_known = not ids(self.places.layout, loop.start) and not loop.start.loops
        if loop.step > 0:
            last = calc("sub", stop, one)
            if is_known:
                last = calc("add", low.base, _whole_steps(calc("sub", last, low.base), loop.step))
            ends = low, FormEnd(last)
        else:
            last = calc("add", stop, one)
            if is_known:
                last = calc("sub", high.base, _whole_steps(calc("sub", high.base, last), -loop.step))
            ends = FormEnd(last), high
        least, greatest = (replace(end, base=self.places.named("end", end.base)) for end in ends)
        return least, greatest


def _whole_steps(gap: Value, step: int) -> Value:
    """Return the part of a gap that whole steps cover; in a negative gap no step is taken."""
    return gap if step == 1 else calc("mul", calc("quotient", gap, number(step)), number(step))
