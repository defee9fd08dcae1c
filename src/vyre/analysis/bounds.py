"""The numbers that an index may take: intervals, over all invocations and iterations.

An interval may count from an id that the reader calls its own: a load at `x[min(i + 1, n - 1)]` is 0 to 1
rows away from the invocation's own row.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from vyre.analysis.index import Form, Index, LoopVar, Range, Term
from vyre.ir.dtypes import DType
from vyre.ir.limits import AXIS
from vyre.ir.literal import Lit
from vyre.ir.nodes import Cond, Expr, Id, Load, Name, Op, Shape, Table, Var
from vyre.ops import TABLE


@dataclass(frozen=True, slots=True)
class Interval:
    """The numbers from `low` to `high`; if `is_own`, counted from the id that the reader calls its own."""

    low: int
    high: int
    is_own: bool = False

    def plus(self, other: Interval, factor: int = 1) -> Interval | None:
        """The sum with `factor` times another interval; None unless the own id occurs exactly once, with
        factor 1.
        """
        if other.is_own and (self.is_own or factor != 1):
            return None
        ends = factor * other.low, factor * other.high
        return Interval(self.low + min(ends), self.high + max(ends), self.is_own or other.is_own)

    def hull(self, other: Interval) -> Interval | None:
        if self.is_own != other.is_own:
            return None
        return Interval(min(self.low, other.low), max(self.high, other.high), self.is_own)


class Intervals:
    """The intervals of a body's index expressions; `own` is the id from which they may count."""

    def __init__(self, index: Index, own: Id | None = None) -> None:
        self.index, self.own = index, own
        self._locals: dict[Name, Interval | None] = {}
        self._loops: dict[Name, Interval | None] = {}

    def of(self, index: Expr | Form) -> Interval | None:
        """Return the interval of an index; None unless each of its parts has one."""
        if isinstance(index, Form):
            return self._of_form(index)
        if isinstance(index, Var) and index.name in self.index.definitions:
            return self._local(index.name)
        form = self.index.form(index)
        return self._nonlinear(index) if form is None else self._of_form(form)

    def exact(self, index: Expr | Form, dtype: DType) -> Interval | None:
        """Return the interval of a value of this type that never wraps."""
        interval = self.of(index)
        if interval is None:
            return None
        counted = self.index.id_count(self.own) if interval.is_own and self.own is not None else 1
        if counted is None or interval.low < dtype.least or interval.high + counted - 1 > dtype.greatest:
            return None
        return interval

    def _of_form(self, form: Form) -> Interval | None:
        total: Interval | None = Interval(form.const, form.const)
        for term, factor in form.terms:
            part = self._of_term(term)
            total = None if part is None or total is None else total.plus(part, factor)
        return total

    def _of_term(self, term: Term) -> Interval | None:
        match term:
            case LoopVar():
                if term.name not in self._loops:
                    self._loops[term.name] = self._loop(self.index.range(term.name))
                return self._loops[term.name]
            case Id():
                if term == self.own:
                    return Interval(0, 0, is_own=True)
                counted = self.index.id_count(term)
                return None if counted is None else Interval(0, counted - 1)
            case Shape():
                return Interval(0, AXIS)
            case Op():
                return self._nonlinear(term)
            case Lit() | Var() | Load() | Cond() | Table():
                return None
        assert_never(term)

    def _local(self, name: Name) -> Interval | None:
        """Return the interval of a local. Those before it come first: a chain of definitions is long."""
        for other, value in self.index.definitions.items():
            if other not in self._locals:
                form = self.index.form(value)
                self._locals[other] = self._nonlinear(value) if form is None else self._of_form(form)
            if other == name:
                break
        return self._locals[name]

    def _loop(self, loop: Range) -> Interval | None:
        start, stop = self.exact(loop.start, loop.dtype), self.exact(loop.stop, loop.dtype)
        if start is None or stop is None or start.is_own != stop.is_own:
            return None
        is_one = start.low == start.high and stop.low == stop.high
        if loop.step > 0:
            last = stop.high - 1
            if is_one:  # the start is known, and so is the last value
                last = start.low + (last - start.low) // loop.step * loop.step
            return Interval(start.low, max(last, start.low), start.is_own)
        last = stop.low + 1
        if is_one:
            last = start.high - (start.high - last) // -loop.step * -loop.step
        return Interval(min(last, start.high), start.high, start.is_own)

    def _nonlinear(self, expr: Expr) -> Interval | None:
        match expr:
            case Cond():
                then, other = self.of(expr.then), self.of(expr.other)
                return None if then is None or other is None else then.hull(other)
            case Op() if expr.dtype.is_integer and expr.dtype.bits == 32:
                return self._op(expr)
            case Op() | Lit() | Id() | Shape() | Load() | Var() | Table():
                return None
        assert_never(expr)

    def _op(self, op: Op) -> Interval | None:
        row = TABLE[op.op]
        if row.up_to is not None:
            by = self.of(op.args[1])
            is_known = by is not None and not by.is_own and by.low == by.high
            return Interval(0, row.up_to(by.low)) if by is not None and is_known and by.low > 0 else None
        if row.quotient is not None:
            part, by = self.exact(op.args[0], op.args[0].dtype), self.of(op.args[1])
            if part is None or part.is_own or by is None or by.is_own or by.low != by.high:
                return None
            divisor = row.quotient(by.low)
            return Interval(part.low // divisor, part.high // divisor) if divisor > 0 else None
        if row.weights and all(arg.dtype.bits == 32 for arg in op.args):
            total: Interval | None = Interval(0, 0)
            for weight, part in zip(row.weights, map(self.of, op.args), strict=True):
                total = None if part is None or total is None else total.plus(part, weight)
            return total
        if row.factor is not None and all(arg.dtype.bits == 32 for arg in op.args):
            part, by = map(self.of, op.args)
            is_known = by is not None and not by.is_own and by.low == by.high
            times = row.factor(by.low) if by is not None and is_known else None
            return None if part is None or times is None else Interval(0, 0).plus(part, times)
        if not row.picks:
            return None
        parts = [part for arg in op.args if (part := self.exact(arg, arg.dtype)) is not None]
        if len(parts) < len(op.args):
            return None
        if row.picks == "nearest":
            above = self._bounded("greatest", parts[0], parts[1])
            return None if above is None else self._bounded("least", above, parts[2])
        return self._bounded(row.picks, parts[0], parts[1])

    def _bounded(self, picks: str, a: Interval, b: Interval) -> Interval | None:
        """Return the minimum or maximum. The own id is neither below 0 nor above its last value: a bound at
        or beyond these only keeps an index inside.
        """
        pick = min if picks == "least" else max
        if a.is_own == b.is_own:
            return Interval(pick(a.low, b.low), pick(a.high, b.high), a.is_own)
        near, bound = (a, b) if a.is_own else (b, a)
        counted = None if self.own is None else self.index.id_count(self.own)
        if picks == "greatest" and bound.high <= 0:
            return Interval(near.low, max(near.high, 0), is_own=True)
        if picks == "least" and counted is not None and bound.low >= counted - 1:
            return Interval(min(near.low, 0), near.high, is_own=True)
        return None
