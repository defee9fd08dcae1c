"""Which accesses stay inside their arrays for a whole range of invocations, and under what condition.

A condition is computed once for a row of an element kernel, or once for a workgroup; where it holds, nothing
is checked per access.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from vyre.ir.literal import Lit, number
from vyre.ir.nodes import Expr, Load, Program, Store
from vyre.ir.walk import expressions, operands, statements
from vyre.targets.llvm.emit import Val
from vyre.targets.llvm.expr import Expressions
from vyre.targets.llvm.layout import Layout
from vyre.targets.llvm.linear import Form, Linear


@dataclass(frozen=True, slots=True)
class Access:
    """A load or store with the forms of its index."""

    array: str
    index: tuple[Expr, ...]
    forms: tuple[Form, ...]
    is_load: bool


def accesses(program: Program, linear: Linear) -> Iterator[Access]:
    """The loads and stores whose whole index is linear, in arrays that are not private."""
    for node in statements(program.body):
        found: list[Store | Load] = [node] if isinstance(node, Store) else []
        found += [e for part in operands(node) for e in expressions(part) if isinstance(e, Load)]
        for one in found:
            forms = tuple(form for part in one.index if (form := linear.form(part)) is not None)
            if len(forms) == len(one.index):
                yield Access(one.array, one.index, forms, isinstance(one, Load))


def extremes(needs: Iterable[tuple[Form, Val]]) -> list[tuple[Form, Form, Val]]:
    """The least and the greatest of all forms that differ by a number alone, which all others lie between,
    with the extent that they must be inside.
    """
    found: dict[tuple[object, ...], tuple[Form, Form, Val]] = {}
    for form, extent in needs:
        atoms = tuple((id(atom), factor) for atom, factor in form.atoms)
        key = (form.ids, form.loops, atoms, extent.text)
        low, high, _ = found.get(key, (form, form, extent))
        found[key] = (min(low, form, key=_const), max(high, form, key=_const), extent)
    return list(found.values())


def _const(form: Form) -> int:
    return form.const


def always_inside(linear: Linear, form: Form, extent: int) -> bool:
    """Is the form inside 0 .. extent whatever happens, by numbers known here."""
    low, high = span(linear, form)
    return low is not None and high is not None and 0 <= low and high < extent


def span(linear: Linear, form: Form) -> tuple[int | None, int | None]:
    """The least and the greatest value of a form, as far as numbers known here tell."""
    group = linear.layout.group
    if form.atoms or (form.ids and group is None):
        return None, None
    low = high = form.const
    for ident, factor in form.ids:
        assert group is not None
        ends = (0, factor * (group[ident.axis] - 1))
        low, high = low + min(ends), high + max(ends)
    for name, factor in form.loops:
        loop = linear.loops[name]
        assert loop is not None
        if not isinstance(loop.stop, Lit):
            return None, None
        start = span(linear, loop.start)
        if start[0] is None or start[1] is None:
            return None, None
        first, last = _reach(start[0], start[1], int(number(loop.stop)), loop.step)
        low, high = low + min(factor * first, factor * last), high + max(factor * first, factor * last)
    return low, high


def _reach(low: int, high: int, stop: int, step: int) -> tuple[int, int]:
    """The least and greatest value of a variable that starts within low .. high and stops before `stop`."""
    if step > 0:
        return low, low + (stop - 1 - low) // step * step if low == high else stop - 1
    return high - (high - stop - 1) // -step * -step if low == high else stop + 1, high


class Bounds:
    """Bounds of forms as i64 values in the code being emitted."""

    def __init__(self, values: Expressions, linear: Linear, layout: Layout) -> None:
        self.values, self.linear, self.layout, self.e = values, linear, layout, values.e

    def ends(self, form: Form) -> tuple[Val, Val]:
        """The least and greatest value of a form, without the part that grows along an element kernel's
        lanes.
        """
        e = self.e
        low = e.const("i64", 0, form.const)
        for atom, factor in form.atoms:
            low = e.bin("add", low, self._times(self.values.fixed(atom), factor))
        high = low
        for ident, factor in form.ids:
            if self.layout.group is not None:
                reach = factor * (self.layout.group[ident.axis] - 1)
                low = e.bin("add", low, e.const("i64", 0, min(reach, 0)))
                high = e.bin("add", high, e.const("i64", 0, max(reach, 0)))
        for name, factor in form.loops:
            first, last = self._loop(name)
            a, b = self._times(first, factor), self._times(last, factor)
            low = e.bin("add", low, e.call("smin", a, b))
            high = e.bin("add", high, e.call("smax", a, b))
        return low, high

    def _times(self, value: Val, factor: int) -> Val:
        return self.e.bin("mul", value, self.e.const("i64", 0, factor))

    def _loop(self, name: str) -> tuple[Val, Val]:
        loop = self.linear.loops[name]
        assert loop is not None
        e = self.e
        one = e.const("i64", 0, 1)
        low, high = self.ends(loop.start)
        stop = self.values.fixed(loop.stop)
        is_known = not loop.start.ids and not loop.start.loops  # where it starts: then also where it ends
        if loop.step > 0:
            last = e.bin("sub", stop, one)
            return low, e.bin(
                "add", low, self._whole_steps(e.bin("sub", last, low), loop.step)
            ) if is_known else last
        last = e.bin("add", stop, one)
        return e.bin(
            "sub", high, self._whole_steps(e.bin("sub", high, last), -loop.step)
        ) if is_known else last, high

    def _whole_steps(self, gap: Val, step: int) -> Val:
        """The part of a gap that whole steps cover; a negative gap is one that no step is taken in."""
        if step == 1:
            return gap
        by = self.e.const("i64", 0, step)
        return self.e.bin("mul", self.e.bin("sdiv", gap, by), by)

    def holds(self, low: Form, high: Form, extent: Val) -> Val:
        """Are the forms, and all that differ from them by a number between theirs, inside the extent for
        every invocation.
        """
        e = self.e
        least, greatest = self.ends(low)[0], self.ends(high)[1]
        return e.bin("and", e.icmp("sge", least, e.const("i64", 0, 0)), e.icmp("slt", greatest, extent))

    def narrow(self, form: Form, extent: Val, low: Val, high: Val) -> tuple[Val, Val]:
        """The part of low .. high along the lanes in which the form stays inside the extent."""
        e = self.e
        least, greatest = self.ends(form)
        factor = sum(f for ident, f in form.ids if self.layout.is_lane_axis(ident))
        zero, one = e.const("i64", 0, 0), e.const("i64", 0, 1)
        if factor == 0:
            inside = e.bin("and", e.icmp("sge", least, zero), e.icmp("slt", greatest, extent))
            return low, e.select(inside, high, low)
        room = e.bin("sub", e.bin("sub", extent, one), greatest)  # factor * p <= room
        need = e.bin("sub", zero, least)  # factor * p >= need
        if factor > 0:
            first, last = self._ceil(need, factor), self._floor(room, factor)
        else:
            first, last = (
                self._ceil(e.bin("sub", zero, room), -factor),
                self._floor(e.bin("sub", zero, need), -factor),
            )
        return e.call("smax", low, first), e.call("smin", high, e.bin("add", last, one))

    def _floor(self, value: Val, divisor: int) -> Val:
        if divisor == 1:
            return value
        e = self.e
        by = e.const("i64", 0, divisor)
        quotient = e.bin("sdiv", value, by)
        exact = e.icmp("sge", e.bin("sub", value, e.bin("mul", quotient, by)), e.const("i64", 0, 0))
        return e.select(exact, quotient, e.bin("sub", quotient, e.const("i64", 0, 1)))

    def _ceil(self, value: Val, divisor: int) -> Val:
        if divisor == 1:
            return value
        zero = self.e.const("i64", 0, 0)
        return self.e.bin("sub", zero, self._floor(self.e.bin("sub", zero, value), divisor))
