"""The axes of a Program's arrays that are indexed by an id plus a constant.

The domain of a launch is derived from this: an array that is indexed by `gid(0) - 1` has along that axis as
many elements as there are invocations. An index counts if it is an id plus numbers known at compile time,
written in any order and through locals that are assigned once. The variable of loops
with literal bounds is such a number: `x[i + d]` under `for d in range(-1, 2)` is `x[i - 1]`, `x[i]` and
`x[i + 1]`. An index that is clamped, multiplied or computed from data does not count.

The forms are those of `analysis.index`, but other locals have one. There forms are exact for 32 bits, and the
sizes of a launch are put in; what users may leave out of a call must depend on neither, so here they are of
any integer type that holds an id, and of the source alone.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import count
from operator import attrgetter

from vyre.analysis.effects import uses_of
from vyre.analysis.index import Form, LoopVar, linear
from vyre.ir.literal import Lit, number
from vyre.ir.nodes import (
    Assign,
    Expr,
    For,
    Id,
    Load,
    Name,
    Node,
    Op,
    Program,
    Shape,
    Store,
    Var,
)
from vyre.ir.problem import Span
from vyre.ir.walk import assigned, evaluated_by, statements
from vyre.ops import TABLE

GID, WID = "gid", "wid"


@dataclass(frozen=True, slots=True)
class AxisUse:
    """Axis `axis` of the parameter at `place` is indexed by the id `kind(of)` plus a constant.

    `is_stored_at` is true if the program stores there with a constant of zero: an array allocated for the
    launch has one element per value of the id.
    """

    place: int
    axis: int
    kind: str  # GID or WID
    of: int
    is_stored_at: bool


@dataclass(frozen=True, slots=True)
class IndexAxes:
    """The axes indexed by ids plus constants; `rank` is one more than the highest axis of the domain that
    the program uses, and 0 if it uses none.
    """

    rank: int
    uses: tuple[AxisUse, ...]


def index_axes(program: Program) -> IndexAxes:
    """The axes of a program's parameters that are indexed by ids plus constants."""
    forms = _Forms(program)
    places = {param.name: place for place, param in enumerate(program.params) if param.is_array}
    rank = 0
    uses: dict[tuple[int, int, str, int], bool] = {}
    for node in statements(program.body):
        for expr in evaluated_by(node):
            if isinstance(expr, Id) and expr.kind in (GID, "domain"):
                rank = max(rank, expr.axis + 1)
        for use in sorted(
            uses_of(node), key=attrgetter("writes")
        ):  # loads come before the store of their values
            array, index, is_store = use.array, use.index, use.writes
            if array not in places:
                continue
            for axis, part in enumerate(index):
                follows = forms.follows(part)
                if follows is not None:
                    key = (places[array], axis, follows.kind, follows.of)
                    uses[key] = uses.get(key, False) or (is_store and follows.offset == 0)
        forms.see(node)
    return IndexAxes(rank, tuple(AxisUse(*key, is_stored) for key, is_stored in uses.items()))


def neighbour_axes(program: Program) -> dict[tuple[Name, Span | None], frozenset[int]]:
    """Per array and place in the source, the axes along which loads and stores have an id plus an offset that
    is the same for all invocations: `x[i - 1]`, and `x[i + d]` in a loop over `range(-r, r + 1)`.
    """
    forms = _Forms(program, is_wide=True)
    axes_by_load: dict[tuple[Name, Span | None], frozenset[int]] = {}
    for node in statements(program.body):
        touches: list[Load | Store] = [part for part in evaluated_by(node) if isinstance(part, Load)]
        if isinstance(node, Store):
            touches.append(node)
        for touch in touches:
            axes = {axis for axis, part in enumerate(touch.index) if forms.is_near(part)}
            key = (touch.array, touch.span or node.span)
            axes_by_load[key] = axes_by_load.get(key, frozenset(axes)) & axes
        forms.see(node)
    return axes_by_load


@dataclass(frozen=True, slots=True)
class _Follows:
    """An id plus a constant; `offset` is None if it has several values."""

    kind: str
    of: int
    offset: int | None


class _Forms:
    """The forms of locals, visited in the order of the statements that assign them. A number that has several
    values is a term, a new one wherever it is read: two of them may differ.
    """

    def __init__(self, program: Program, *, is_wide: bool = False) -> None:
        self._sizes = program.workgroup
        self._is_wide = is_wide  # whether numbers known only at run time count as constants
        self._known: dict[str, Form] = {}
        self._scalars = {param.name for param in program.params if not param.is_array}
        self._assigned = Counter(map(assigned, statements(program.body)))
        loops = [node for node in statements(program.body) if isinstance(node, For)]
        counts = Counter(loop.var for loop in loops if _is_literal(loop))
        self._counts = {name for name, number in counts.items() if number == self._assigned[name]}
        self._numbers = count()

    def see(self, node: Node) -> None:
        """Record the value of a local that one statement assigns, or only loops with literal bounds."""
        if isinstance(node, Assign) and self._assigned[node.name] == 1:
            form = self._form(node.value)
            if form is not None:
                self._known[node.name] = form
        elif isinstance(node, For) and (node.var in self._counts or self._is_fixed(node)):
            self._known[node.var] = self._moving()

    def follows(self, expr: Expr) -> _Follows | None:
        """The index as an id plus a constant; None for every other index."""
        form = self._form(expr)
        if form is None:
            return None
        ids, offset = _ids(form), None if form.loops else form.const
        if len(ids) == 1:
            (ident, times), *_ = ids.items()
            is_one = times == 1 and ident.kind in (GID, WID)
            return _Follows(ident.kind, ident.axis, offset) if is_one else None
        for axis, size in enumerate(self._sizes or ()):  # as gid(k) is defined
            if ids == {Id("wid", axis): size, Id("lid", axis): 1}:
                return _Follows(GID, axis, offset)
        return None

    def is_near(self, expr: Expr) -> bool:
        """True if an index is a gid, wid or lid plus numbers that are the same for all invocations."""
        form = self._form(expr)
        return form is not None and ([*_ids(form).values()] == [1] or self.follows(expr) is not None)

    def _is_fixed(self, loop: For) -> bool:
        is_own = self._is_wide and self._assigned[loop.var] == 1
        return is_own and all(map(self._is_shared, (loop.start, loop.stop, loop.step)))

    def _is_shared(self, expr: Expr) -> bool:
        """True if the number is the same for all invocations."""
        match expr:
            case Lit() | Shape():
                return True
            case Id(kind=kind):
                return kind in ("domain", "num_groups", "group_size")
            case Var(name=name):
                known = self._known.get(name)
                return name in self._scalars or (known is not None and not _ids(known))
            case Op(args=args):
                return all(self._is_shared(arg) for arg in args)
        return False

    def _moving(self) -> Form:
        return Form(terms=((LoopVar(str(next(self._numbers))), 1),))

    def _form(self, expr: Expr) -> Form | None:
        if self._is_wide and not isinstance(expr, Lit) and self._is_shared(expr):
            return self._moving()
        match expr:
            case Lit() if expr.dtype.is_integer:
                return Form(int(number(expr)))
            case Id(kind="group_size", axis=axis) if self._sizes is not None and axis < len(self._sizes):
                return Form(self._sizes[axis])
            case Id(kind="gid" | "wid" | "lid"):
                return Form(terms=((expr, 1),))
            case Var(name=name):
                form = self._known.get(name)
                if form is None or not form.loops:
                    return form
                return Form(terms=tuple(_ids(form).items())).plus(self._moving())
            case Op() if _is_index(expr) and all(arg.dtype.is_integer for arg in expr.args):
                return self._result(expr)
        return None

    def _result(self, op: Op) -> Form | None:
        row = TABLE.get(op.op)
        parts = [form for arg in op.args if (form := self._form(arg)) is not None]
        if row is None or not len(op.args) == len(parts) == row.arity:
            return None
        result = linear(row, parts)
        if result is None and row.factor is not None and not any(map(_ids, parts)):
            return self._moving()
        return result


def _ids(form: Form) -> dict[Id, int]:
    """The ids of a form, with their factors."""
    return {term: times for term, times in form.terms if isinstance(term, Id)}


def _is_literal(loop: For) -> bool:
    return all(isinstance(bound, Lit) for bound in (loop.start, loop.stop, loop.step))


def _is_index(expr: Expr) -> bool:
    """True if the type holds every id: a narrower one would wrap."""
    return expr.dtype.is_integer and expr.dtype.bits >= 32
