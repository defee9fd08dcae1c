"""Vectors of neighbours in memory: where a row lies relative to aligned vectors, as far as a launch knows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from vyre.analysis.index import Form
from vyre.ir.nodes import Id
from vyre.lower.launch import Facts
from vyre.lower.layout import Layout, Linear, fixed_terms, ids
from vyre.lower.ravel import apart


@dataclass(frozen=True, slots=True)
class Vector:
    """A row of lanes: it begins `rest` elements after an aligned vector, which is `whole` elements from the
    invocations' own column. If it `sticks_out`, vectors beside their own may be outside of their row, each
    entirely.
    """

    whole: int
    rest: int
    sticks_out: bool

    def parts(self, lanes: int) -> tuple[int, ...]:
        """Return the distances of the aligned vectors that it is in."""
        return (self.whole, self.whole + lanes) if self.rest else (self.whole,)


@dataclass(frozen=True, slots=True)
class Rows:
    """The rows of a launch's arrays."""

    facts: Facts
    linear: Linear

    @property
    def layout(self) -> Layout:
        return self.linear.layout

    def vector(self, array: str, forms: Sequence[Form]) -> Vector | None:
        """Return where the elements of an access lie if lanes access neighbours; None if that is not
        known.
        """
        *others, along = map(self.linear.stride, forms)
        if not self.layout.lanes or along != 1 or any(stride != 0 for stride in others):
            return None
        behind = self._shift(array, forms)
        if behind is None:
            return None
        lanes, last = self.layout.lanes, forms[-1]
        fixed = fixed_terms(self.layout, last)
        if last.loops or any(factor % lanes for atom, factor in fixed if apart(atom, self.facts) is None):
            return None
        if any(
            not self.layout.is_lane_axis(ident) or factor != 1 for ident, factor in ids(self.layout, last)
        ):
            return None
        rest = (last.const + behind) % lanes
        return Vector(last.const - rest, rest, self._may_stick_out(array, forms))

    def _shift(self, array: str, forms: Sequence[Form]) -> int | None:
        """Return by how many elements, modulo a vector, the indexed row begins after the invocations' own
        row; None if that is not known.
        """
        facts, layout = self.facts, self.layout
        if not facts.aligned:
            return None
        if len(forms) == 1 and layout.rank == 1:
            fixed = fixed_terms(layout, forms[0])
            return sum(factor * (apart(atom, facts) or 0) for atom, factor in fixed) % layout.lanes
        if facts.even:
            return 0
        if array not in facts.alike or any(form.const for form in forms[:-2]):
            return None
        own = [Form(terms=((Id("gid", axis), 1),)) for axis in range(len(forms) - 1)]
        if any(form.variable != mine for form, mine in zip(forms, own, strict=False)):
            return None
        rows = forms[-2].const
        return rows * facts.phase % layout.lanes if facts.phase or not rows else None

    def _may_stick_out(self, array: str, forms: Sequence[Form]) -> bool:
        """True if vectors next to the invocations' own one, in its row or another one, may be outside the
        row: if rows are whole vectors, each is entirely inside or entirely outside, and reads as zeros there.
        """
        facts, last = self.facts, forms[-1]
        is_whole = facts.even or (array in facts.alike and facts.is_whole(self.layout.lanes))
        return is_whole and len(forms) > 1 and last.terms == ((self.linear.lane, 1),)

    def touched(self, array: str, forms: tuple[Form, ...], *, is_load: bool) -> list[tuple[Form, ...]]:
        """Return the forms of all elements that are accessed: also of the whole vectors that an odd neighbour
        is cut from.
        """
        vector = self.vector(array, forms)
        if vector is not None and vector.sticks_out and is_load:
            return [(*forms[:-1], forms[-1].variable)]
        if vector is None or not vector.rest:
            return [forms]
        consts = (forms[-1].const, *vector.parts(self.layout.lanes))
        return [(*forms[:-1], replace(forms[-1], const=const)) for const in consts]
