"""Guards that become bounds: conditions that hold for all but the edges of a row.

`if i < n:` around the whole of a kernel, `if i >= n: return` at its start, and the bounds under which a fused
kernel computes a value that it would have loaded. The fast part of a row is narrowed to where they hold, and
is emitted without them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from vyre.analysis.index import Form, Term
from vyre.ir.dtypes import bool_
from vyre.ir.literal import Lit, number
from vyre.ir.nodes import Cond, Expr, If, Load, Op, Program, Region, Return, Shape
from vyre.ir.walk import evaluated, flat, map_expressions, statements
from vyre.lower.linear import Linear
from vyre.ops import TABLE

BELOW, AT_LEAST = (-1,), (0, 1)  # the signs of the difference for which `<` and `>=` hold


@dataclass(frozen=True, slots=True)
class Guard:
    """A comparison that evaluates to `truth` wherever 0 <= form < limit."""

    test: Expr
    truth: bool
    form: Form
    limit: Expr


def guards(program: Program, linear: Linear, *, of_rows: bool = False) -> list[Guard]:
    """The guards of an element kernel; if `of_rows`, also those of views that hold for whole rows."""
    strides = (0, 1) if of_rows else (1,)
    return [*_of_fused(program, linear), *_of_views(program, linear, strides), *_at_the_top(program, linear)]


def implied(program: Program, linear: Linear) -> dict[Expr, bool]:
    """Return comparisons that are known where every linear access to a parameter is in bounds: `i - 1 >= 0`,
    `i != 1` and `j < x.shape[1]` beside `x[i - 2, j]`.
    """
    params = {param.name for param in program.params}
    least: dict[Form, int] = {}  # of the constants of indices, by their other part
    most: dict[Form, int] = {}
    greatest: dict[tuple[Form, Term], int] = {}  # by that and the extent
    for access in linear.accesses():
        for axis, form in enumerate(access.forms if access.array in params else ()):
            part, extent = replace(form, const=0), Shape(access.array, axis)
            least[part] = min(form.const, least.get(part, form.const))
            most[part] = max(form.const, most.get(part, form.const))
            greatest[part, extent] = max(form.const, greatest.get((part, extent), form.const))

    def signs(test: Op) -> tuple[int, ...]:
        """The signs that the difference of the operands may have."""
        form, limit = (linear.form(arg) for arg in test.args)
        part = None if form is None else replace(form, const=0)
        if form is None or limit is None or part not in least or form.const > most[part]:
            return (-1, 0, 1)  # it may even wrap around
        if not limit.terms:
            low = form.const - least[part] - limit.const
            return (1,) if low > 0 else (0, 1) if low == 0 else (-1, 0, 1)
        end, factor = limit.terms[0]
        if factor != 1 or len(limit.terms) > 1 or limit.const > 0 or (part, end) not in greatest:
            return (-1, 0, 1)
        high = form.const - greatest[part, end] - 1 - limit.const
        return (-1,) if high < 0 else (-1, 0) if high == 0 else (-1, 0, 1)

    known: dict[Expr, bool] = {}
    for test in {test for test in evaluated(program.body) if isinstance(test, Op) and TABLE[test.op].signs}:
        if all(arg.dtype.name in ("i32", "u32") for arg in test.args):
            holds = {sign in TABLE[test.op].signs for sign in signs(test)}
            if len(holds) == 1:
                known[test] = holds.pop()
    return known


def assume(program: Program, known: Mapping[Expr, bool]) -> Program:
    """Return the program with the outcome of conditions put in."""
    if not known:
        return program

    def put(expr: Expr) -> Expr:
        if isinstance(expr, Op) and expr.dtype == bool_ and expr in known:
            return Lit(bool_, int(known[expr]))
        if isinstance(expr, Cond) and isinstance(expr.test, Lit):
            return expr.then if expr.test.bits else expr.other
        return expr

    return replace(program, body=map_expressions(program.body, put))


def _of_fused(program: Program, linear: Linear) -> Iterator[Guard]:
    """Yield the guards `0 <= e < n` around a computation that replaces a load."""
    for node in statements(program.body):
        if (
            isinstance(node, If)
            and not node.orelse
            and len(node.then) == 1
            and isinstance(node.then[0], Region)
        ):
            yield from _inside(node.test, linear)


def _of_views(program: Program, linear: Linear, strides: tuple[int, ...]) -> Iterator[Guard]:
    """Yield the guards `0 <= e < n` of loads from a view, which are 0 outside of it."""
    for expr in evaluated(program.body):
        if isinstance(expr, Cond) and isinstance(expr.then, Load) and expr.other == Lit(expr.dtype, 0):
            yield from _inside(expr.test, linear, strides)


def _inside(test: Expr, linear: Linear, strides: tuple[int, ...] = (1,)) -> Iterator[Guard]:
    for low, high in _pairs(test):
        bound = _limit(high, BELOW, linear, strides)
        if bound is not None and low.args[0] == high.args[0]:
            yield Guard(high, True, *bound)
            yield Guard(low, True, *bound)


def _pairs(test: Expr) -> Iterator[tuple[Op, Op]]:
    """Yield the parts `e >= 0` and `e < n` of a condition."""
    if not isinstance(test, Cond) or test.other != Lit(test.dtype, 0):
        return
    match test.test, test.then:
        case (Op(args=(_, Lit() as least)) as low, Op() as high) if _holds(low, AT_LEAST) and _holds(
            high, BELOW
        ):
            if number(least) == 0:
                yield low, high
        case low, high:
            yield from _pairs(low)
            yield from _pairs(high)


def _at_the_top(program: Program, linear: Linear) -> Iterator[Guard]:
    """Yield the guards `if i < n:` as the last statement, and `if i >= n: return` before others."""
    body = list(flat(program.body))
    for position, node in enumerate(body):
        if not isinstance(node, If) or node.orelse or not isinstance(node.test, Op):
            continue
        if len(node.then) == 1 and isinstance(node.then[0], Return):
            bound, truth = _limit(node.test, AT_LEAST, linear), False
        elif position == len(body) - 1:
            bound, truth = _limit(node.test, BELOW, linear), True
        else:
            continue
        if bound is not None:
            yield Guard(node.test, truth, *bound)


def _limit(
    test: Op, signs: tuple[int, ...], linear: Linear, strides: tuple[int, ...] = (1,)
) -> tuple[Form, Expr] | None:
    """Return the form and the limit of `form < limit` or `form >= limit`, if the limit is fixed for a row and
    the form grows along it by one of these strides.
    """
    if not _holds(test, signs) or test.args[0].dtype.name not in ("i32", "u32"):
        return None
    form = linear.form(test.args[0])
    grows = form is not None and not form.loops and linear.stride(form) in strides
    return (form, test.args[1]) if form is not None and grows and linear.is_fixed(test.args[1]) else None


def _holds(test: Op, signs: tuple[int, ...]) -> bool:
    """True for a comparison that holds for these signs of the difference of its operands."""
    return TABLE[test.op].signs == signs
