"""Accesses of a loop that are tested once before it, where memory says how far the loop goes.

`for k in range(starts[row], starts[row + 1])` with `values[k]`: nothing known before the kernel runs says
that k is inside. But where the loop begins, its first and last k are known, and so whether all of its
accesses are inside their arrays. This is for one invocation in scalars: in vectors, every lane has a loop of
its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial

from vyre.analysis.index import Form
from vyre.ir.dtypes import i32
from vyre.ir.literal import Lit
from vyre.ir.literal import number as literal_number
from vyre.ir.nodes import Expr, For, Load, Op, Shape, Store, Var
from vyre.ir.walk import assigned, evaluated, loads, statements
from vyre.lower.form import INDEX, BufferExtent, Extend, Fact, Value, as_index, both, calc, compare, number
from vyre.lower.places import Facts, Places, variable_part
from vyre.ops import TABLE

_LARGEST = 400  # expression nodes of a loop that is worth its code twice
_LARGE, _MOST_TERMS = 1 << 24, 4  # so that no sum of 64 bits overflows
Terms = tuple[tuple[Expr, int], ...]


@dataclass(frozen=True, slots=True)
class Ahead:
    """A test before a loop, the facts that hold inside of it where the test does, and how its indices are
    computed there.
    """

    test: Value
    facts: Facts
    exact: Mapping[Expr, Callable[[], Value]]


def tested_ahead(body: Places, node: For, start: Value, count: Value) -> Ahead | None:
    """Return the test of an innermost loop whose accesses move with its variable; None if there are none."""
    step = int(literal_number(node.step)) if isinstance(node.step, Lit) else 0
    is_linear = node.var in body.linear.loops  # and tested for a whole row or workgroup
    if body.lanes or not body.tests_ahead or is_linear or step <= 0 or node.start.dtype != i32:
        return None
    if node.var not in body.linear.index.steady:
        return None
    inner = [*statements(node.body)]
    if any(isinstance(other, For) for other in inner) or len([*evaluated(node.body)]) > _LARGEST:
        return None
    walk = _LoopIndices(body.linear.definitions, node.var, frozenset(filter(None, map(assigned, inner))))
    facts: dict[tuple[Form, str, int], Fact] = {}
    exact: dict[Expr, Callable[[], Value]] = {}
    needs: dict[tuple[str, int, int, Terms], tuple[int, int]] = {}  # the least and greatest constants
    for array, index in _accesses(body, node):
        moves = [move for part in index if (move := walk.of(part)) is not None and move.factor >= 0]
        if body.proof(array, index) or len(moves) < len(index) or not any(move.factor for move in moves):
            continue
        for axis, (part, move) in enumerate(zip(index, moves, strict=True)):
            key = array, axis, move.factor, move.terms
            least, greatest = needs.get(key, (move.const, move.const))
            needs[key] = min(least, move.const), max(greatest, move.const)
            exact[part] = partial(_moved, body, node.var, move)
            known = body.linear.form(part) or Form(0, ((part, 1),))
            fact = facts.get((variable_part(known), array, axis))
            low = known if fact is None or known.const < fact.low.const else fact.low
            high = known if fact is None or known.const > fact.high.const else fact.high
            facts[variable_part(known), array, axis] = Fact(low, high, BufferExtent(array, axis))
    return Ahead(_test(body, needs, start, count, step), facts, exact) if needs else None


def _moved(body: Places, var: str, move: _MovingIndex) -> Value:
    """Return an index in an iteration."""
    total = calc("add", _rest(body, move.terms), number(move.const))
    return calc("add", calc("mul", body.loop_firsts[var], number(move.factor)), total)


def _rest(body: Places, terms: Terms) -> Value:
    rest: Value = number(0)
    for term, times in terms:
        rest = calc("add", rest, calc("mul", as_index(body.value(term)), number(times)))
    return rest


def _test(
    body: Places, needs: Mapping[tuple[str, int, int, Terms], tuple[int, int]], start: Value, count: Value,
    step: int,
) -> Value:  # fmt: skip
    """Return the test that indices are inside in the first and the last iteration, exactly."""
    first = as_index(start)
    turns = calc("sub", Extend(count, INDEX, signed=False), number(1))
    last = body.kept("last", calc("add", first, calc("mul", turns, number(step))))
    test: Value | None = None
    for (array, axis, factor, terms), (least, greatest) in needs.items():
        rest = _rest(body, terms)
        low = calc("add", calc("add", calc("mul", first, number(factor)), rest), number(least))
        high = calc("add", calc("add", calc("mul", last, number(factor)), rest), number(greatest))
        test = both(test, compare("le", number(0), low))
        test = both(test, compare("lt", high, BufferExtent(array, axis)))
    assert test is not None
    return body.kept("ahead", test)


def _accesses(body: Places, node: For) -> Iterator[tuple[str, tuple[Expr, ...]]]:
    """Yield the accesses to parameters in a loop."""
    params = {param.name for param in body.program.params if param.is_array}
    found: list[Load | Store] = [*loads(node.body)]
    found += [inner for inner in statements(node.body) if isinstance(inner, Store)]
    yield from ((access.array, access.index) for access in found if access.array in params)


@dataclass(frozen=True, slots=True)
class _MovingIndex:
    """An index: factor times the loop's variable, times of what is the same in all iterations, a constant."""

    factor: int
    const: int
    terms: Terms = ()

    def plus(self, other: _MovingIndex, weight: int) -> _MovingIndex:
        total = dict(self.terms)
        for term, times in other.terms:
            total[term] = total.get(term, 0) + weight * times
        terms = tuple((term, times) for term, times in total.items() if times)
        return _MovingIndex(self.factor + weight * other.factor, self.const + weight * other.const, terms)


@dataclass(frozen=True, slots=True)
class _LoopIndices:
    """The indices of a loop of this variable that changes these locals."""

    definitions: Mapping[str, Expr]
    var: str
    changed: frozenset[str]

    def of(self, expr: Expr) -> _MovingIndex | None:
        """Return the index as a move; None if it moves otherwise, or its numbers are large."""
        if expr.dtype != i32:
            return None
        match expr:
            case Lit():
                return _MovingIndex(0, int(literal_number(expr)))
            case Var(name=self.var):
                return _MovingIndex(1, 0)
            case Var(name=name) if name in self.changed:
                return self.of(self.definitions[name]) if name in self.definitions else None
            case Var() | Shape():
                return _MovingIndex(0, 0, ((expr, 1),))
            case Op():
                return self._op(expr)
        return None

    def _op(self, op: Op) -> _MovingIndex | None:
        row = TABLE[op.op]
        parts = [move for arg in op.args if (move := self.of(arg)) is not None]
        if len(parts) < len(op.args):
            return None
        total: _MovingIndex | None = None
        if row.weights:
            total = _MovingIndex(0, 0)
            for weight, part in zip(row.weights, parts, strict=True):
                total = total.plus(part, weight)
        elif row.factor is not None:
            one, two = parts if not parts[1].terms and not parts[1].factor else reversed(parts)
            by = None if two.terms or two.factor else row.factor(two.const)
            is_swapped = one is parts[1]
            total = (
                None if by is None or (is_swapped and not row.commutes) else _MovingIndex(0, 0).plus(one, by)
            )
        if total is None or len(total.terms) > _MOST_TERMS:
            return None
        return total if abs(total.const) + abs(total.factor) < _LARGE else None
