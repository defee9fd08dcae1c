"""Stores that reach every element of an array exactly once.

Ids and iterations are digits of a number: sorted by their factors, each must step by as many elements as
those before it cover, and together they must cover the axis. Every variable needs a digit, or the same
elements are stored again.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import assert_never

from vyre.analysis.bounds import Intervals
from vyre.analysis.effects import trips_between
from vyre.analysis.index import Access, Form, Index, LoopVar, Term
from vyre.ir.nodes import Expr, Extents, For, Id, If, Op
from vyre.ops import TABLE


def not_onto(index: Index, store: Access, shape: Extents) -> str | None:
    """Return why a store may not reach every element of an array exactly once; None if it does.

    The sizes of the launch must be known. That no jump leaves the loops around the store is for the caller to
    show.
    """
    grid, group = index.sizes.grid, index.workgroup
    if grid is None:
        return "the sizes of the launch are not known"
    counts: dict[Term, int] = {Id("gid", axis): size for axis, size in enumerate(grid)}
    if group is not None:
        counts = {Id("wid", axis): size for axis, size in enumerate(grid)}
        counts |= {Id("lid", axis): size for axis, size in enumerate(group)}
    digits = _Digits(index, Intervals(index), counts)
    for node in store.around:
        why = digits.add(node)
        if why is not None:
            return why
    return digits.fault(store.forms, shape)


@dataclass
class _Digits:
    """The variables around a store, each with the number of its values: ids and iterations."""

    index: Index
    intervals: Intervals
    counts: dict[Term, int]
    values: dict[Term, Form] = field(default_factory=dict)  # loop variables and chosen ids, by digits
    ends: dict[Term, int] = field(default_factory=dict)  # of loops that stop within a round of all ids

    def add(self, node: For | If) -> str | None:
        """Take a loop or a condition around the store into account; return why that is not possible."""
        match node:
            case If():
                chosen = None if node.orelse else self._chosen(node.test)
                if chosen is None:
                    return "it is under a condition"
                self.values[chosen[0]], self.counts[chosen[0]] = Form(chosen[1]), 1
                return None
            case For():
                return None if self._count(node) else "it is in a loop of unknown length"
        assert_never(node)

    def _chosen(self, test: Expr) -> tuple[Id, int] | None:
        """Return the id and its value in a test for one invocation, as in `lid(0) == 3`."""
        if not isinstance(test, Op) or TABLE[test.op].signs != (0,):
            return None
        first, second = (self.index.form(arg) for arg in test.args)
        if first is None or second is None or len((left := first.plus(second, -1)).terms) != 1:
            return None
        [(term, factor)] = left.terms
        value = -left.const * factor
        if not isinstance(term, Id) or abs(factor) != 1 or term in self.values:
            return None
        return (term, value) if 0 <= value < self.counts.get(term, 0) else None

    def _count(self, node: For) -> bool:
        """Add the iterations of a loop around the store, if their number is known."""
        loop = self.index.loop(node.var)
        start = None if loop is None else self.intervals.exact(loop.start, loop.dtype)
        stop = None if loop is None else self.intervals.exact(loop.stop, loop.dtype)
        if loop is None or start is None or stop is None or stop.low != stop.high:
            return False
        variable = LoopVar(node.var)
        if start.low == start.high:
            self.counts[variable] = trips_between(start.low, stop.low, loop.step)
        elif loop.step > 0:
            self.counts[variable] = trips_between(start.low, stop.low, loop.step)
            self.ends[variable] = stop.low
        else:
            return False
        self.values[variable] = self._in_digits(loop.start).plus(Form(terms=((variable, loop.step),)))
        return True

    def _in_digits(self, form: Form) -> Form:
        total = Form(form.const)
        for term, factor in form.terms:
            total = total.plus(self.values.get(term, Form(terms=((term, 1),))).times(factor))
        return total

    def fault(self, forms: tuple[Form, ...], shape: Extents) -> str | None:
        used: set[Term] = set()
        for form, extent in zip(forms, shape, strict=True):
            end = None
            for term, _ in form.terms:
                if term in self.ends:  # it stops at the end of the axis, or not at all
                    end = self.ends[term]
                    if form != Form(terms=((term, 1),)) or end != extent:
                        return "a loop around it ends early"
            digits = self._in_digits(form)
            terms = {term for term, _ in digits.terms}
            if used & terms:
                return "its axes depend on each other"
            used |= terms
            why = _not_counting(digits, self.counts, extent, is_cut=end is not None)
            if why is not None:
                return why
        is_idle = any(counted != 1 and term not in used for term, counted in self.counts.items())
        return "it stores elements again" if is_idle else None


def _not_counting(form: Form, counts: Mapping[Term, int], extent: int, *, is_cut: bool) -> str | None:
    """Return why a form may not take each value of 0 .. extent once; with `is_cut`, values beyond are left
    out.
    """
    if any(term not in counts for term, _ in form.terms):
        return "its index depends on more than ids and loops"
    if form.const + sum(min(0, factor * (counts[term] - 1)) for term, factor in form.terms) != 0:
        return "it does not begin at the first element"
    reach = 1
    for term, factor in sorted(form.terms, key=lambda pair: abs(pair[1])):
        if counts[term] == 1:
            continue
        if abs(factor) != reach:
            return "it leaves gaps, or stores elements again"
        reach *= counts[term]
    covers = reach == extent or (is_cut and reach >= extent)
    return None if covers else "it does not reach the last element, or goes beyond"
