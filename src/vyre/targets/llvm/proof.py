"""Proofs that accesses stay inside their arrays for a whole range of invocations, under a condition.

A condition is computed once for a workgroup; where it holds, no access is checked.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import reduce

from vyre.analysis.index import Access, Form
from vyre.emit.llvm.builder import Val
from vyre.emit.llvm.memory import Place
from vyre.ir.nodes import Declare, Program
from vyre.ir.walk import statements
from vyre.lower.layout import Layout
from vyre.lower.linear import Linear, Proven, fixed_terms, ids
from vyre.targets.llvm.expr import Expressions


def extremes(needs: Iterable[tuple[Form, Val]]) -> list[tuple[Form, Form, Val]]:
    """Return the least and the greatest of all forms that differ only by a constant, with the extent that
    they must be inside; all other forms lie between.
    """
    ends: dict[tuple[Form, str], tuple[Form, Form, Val]] = {}
    for form, extent in needs:
        key = replace(form, const=0), extent.text
        low, high, _ = ends.get(key, (form, form, extent))
        ends[key] = (min(low, form, key=_const), max(high, form, key=_const), extent)
    return list(ends.values())


def _const(form: Form) -> int:
    return form.const


@dataclass(frozen=True, slots=True)
class Need:
    """The condition that an end is at least a limit if `is_floor`, else below it."""

    end: Val
    limit: Val
    is_floor: bool


class Bounds:
    """Bounds of forms as i64 values in the code being emitted.

    A loop variable is bounded by the start and stop of its loop: whether or not any invocation is in the
    loop, those that are have a value between. The start is a form of its own, exact, while the loop starts at
    its low 32 bits; that both are equal is one of the conditions.
    """

    def __init__(self, values: Expressions, linear: Linear, layout: Layout) -> None:
        self.values, self.linear, self.layout, self.e = values, linear, layout, values.e
        self._loops: dict[str, tuple[Val, Val]] = {}

    def ends(self, form: Form) -> tuple[Val, Val]:
        """Return the least and greatest value of a form in a workgroup."""
        e = self.e
        base = self._number(form.const)
        for term, factor in fixed_terms(self.layout, form):
            base = e.bin("add", base, self._times(self.values.fixed(term), factor))
        low = high = base
        assert self.layout.group is not None
        for ident, factor in ids(self.layout, form):
            reach = factor * (self.layout.group[ident.axis] - 1)
            low = self._plus(low, self._number(min(reach, 0)))
            high = self._plus(high, self._number(max(reach, 0)))
        for name, factor in form.loops:
            if name not in self._loops:
                self._loops[name] = self._loop(name)
            least, greatest = self._loops[name]
            if factor < 0:
                least, greatest = greatest, least
            low, high = self._plus(low, least, factor), self._plus(high, greatest, factor)
        return low, high

    def _number(self, value: int) -> Val:
        return self.e.const("i64", 0, value)

    def _times(self, value: Val, factor: int) -> Val:
        return self.e.bin("mul", value, self._number(factor))

    def _plus(self, end: Val, other: Val, factor: int = 1) -> Val:
        return self.e.bin("add", end, self._times(other, factor))

    def _loop(self, name: str) -> tuple[Val, Val]:
        """Return the least and greatest value of a loop variable for the invocations in the loop."""
        loop = self.linear.loops[name]
        e, one = self.e, self._number(1)
        low, high = self.ends(loop.start)
        stop = self.values.fixed(loop.stop)
        # If the start is known, so is the end.
        is_known = not ids(self.layout, loop.start) and not loop.start.loops
        if loop.step > 0:
            last = e.bin("sub", stop, one)
            if is_known:
                last = e.bin("add", low, self._whole_steps(e.bin("sub", last, low), loop.step))
            return low, last
        last = e.bin("add", stop, one)
        if is_known:
            last = e.bin("sub", high, self._whole_steps(e.bin("sub", high, last), -loop.step))
        return last, high

    def _whole_steps(self, gap: Val, step: int) -> Val:
        """Return the part of a gap that whole steps cover; in a negative gap no step is taken."""
        if step == 1:
            return gap
        by = self._number(step)
        return self.e.bin("mul", self.e.bin("sdiv", gap, by), by)

    def needs(self, low: Form, high: Form, extent: Val) -> Iterator[Need]:
        """Yield the conditions under which the forms, and all forms at constants between theirs, are inside
        the extent.
        """
        least, greatest = self.ends(low)
        yield Need(least, self._number(0), is_floor=True)
        yield Need(greatest if high is low else self.ends(high)[1], extent, is_floor=False)
        for name in self.linear.index.loops_of(low):
            start, dtype = self.linear.loops[name].start, self.linear.loops[name].dtype
            if start.terms or not dtype.least <= start.const <= dtype.greatest:
                least, greatest = self.ends(start)
                yield Need(least, self._number(dtype.least), is_floor=True)
                yield Need(greatest, self._number(dtype.greatest + 1), is_floor=False)

    def met(self, low: Form, high: Form, extent: Val) -> Val:
        """Emit the test that the forms, and all forms at constants between theirs, are inside the extent for
        every invocation of a workgroup.
        """
        e = self.e
        tests = [
            e.icmp("sge" if need.is_floor else "slt", need.end, need.limit)
            for need in self.needs(low, high, extent)
        ]
        return reduce(lambda one, two: e.bin("and", one, two), tests)


def all_inside(bounds: Bounds, linear: Linear, places: Mapping[str, Place]) -> Val | None:
    """Emit the test that every linear access to a parameter is in bounds, for a whole workgroup; None if
    there is no such access.
    """
    needs = (
        need
        for access in linear.accesses()
        if access.array in places
        for need in zip(access.forms, places[access.array].shape, strict=True)
    )
    test: Val | None = None
    for low, high, extent in extremes(needs):
        one = bounds.met(low, high, extent)
        test = one if test is None else bounds.e.bin("and", test, one)
    return test


def proven_accesses(program: Program, linear: Linear, places: Mapping[str, Place], *, proves: bool) -> Proven:
    """Return the accesses that need no check: to parameters if the frame has checked them, to declared arrays
    by their literal extents.
    """
    shapes = {node.name: node.shape for node in statements(program.body) if isinstance(node, Declare)}

    def sure(access: Access) -> bool:
        if access.array in places:
            return proves
        spans = [linear.intervals.of(form) for form in access.forms]
        return all(
            span is not None and span.low >= 0 and span.high < extent
            for span, extent in zip(spans, shapes[access.array], strict=True)
        )

    return {(access.array, access.forms) for access in linear.accesses() if sure(access)}
