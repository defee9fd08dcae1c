"""Element kernels over other axes than their own: flattened to one long row, or folded to rows and columns.

An image of three channels has rows of three elements, too short for vectors. Where all arrays have the shape
of the domain and every invocation accesses only its own element, axes do not matter, and the kernel can run
over one long row instead. Other arrays may be loaded at indices that do not depend on the ids, such as a sum
that all invocations read, or a table.

A kernel over one axis may take its id apart: `i, j = gid() // n, gid() % n`. A vector of it would divide for
every lane, and gather what it loads from x[i, j]: stencils took two to ten times as long. Over two axes, of
which the second has n elements, i is the same for a whole row and j grows by one from lane to lane. If the
kernel divides by several products, as in `gid() // (h * w)`, `gid() // w % h` and `gid() % w`, the rows have
the length w that divides them all, and the other divisions are made once for each row.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from functools import reduce

from vyre.analysis.index import Index
from vyre.ir.dtypes import i32
from vyre.ir.literal import Lit, literal, number
from vyre.ir.nodes import (
    Atomic,
    Block,
    Expr,
    For,
    Id,
    Load,
    Node,
    Op,
    Program,
    Shape,
    Store,
    StridedParam,
    Var,
)
from vyre.ir.walk import (
    children,
    evaluated,
    evaluated_by,
    map_expressions,
    operands,
    rewrite,
    rewrite_block,
    statements,
    with_children,
    with_operands,
)
from vyre.lower import form
from vyre.lower.bundle import Bundle
from vyre.lower.form import Value, both, calc, compare
from vyre.lower.layout import Layout
from vyre.lower.prepare import forward_ids
from vyre.ops import build
from vyre.passes.dce import dce

_OWN = Id("gid", 0)
_ROW, _COLUMN = Id("gid", 0), Id("gid", 1)
_LEAST_LOOPED = 4  # elements of a row of a kernel with loops: shorter ones would fill too few lanes


def flattened(program: Program, rank: int) -> Program | None:
    """Return the program over one axis instead of `rank`; None if its ids or shapes have any other use, or
    rows are apart.
    """
    if any(isinstance(param, StridedParam) for param in program.params):
        return None
    plain = forward_ids(program)
    arrays = {param.name for param in program.params if param.is_array}
    own = {array for array, index in _accesses(plain, arrays) if index == _own(rank)}
    ids = accesses = 0
    for node in statements(plain.body):
        inside = evaluated_by(node)
        if isinstance(node, Atomic) or any(isinstance(expr, Shape) and expr.array in own for expr in inside):
            return None
        if isinstance(node, Store) and node.array in arrays - own:
            return None
        ids += sum(isinstance(expr, Id) for expr in inside)
    for array, index in _accesses(plain, arrays):
        if array in own and index != _own(rank):  # an element that several invocations read, such as x[0, 0]
            return None
        accesses += array in own
    return replace(plain, body=_along_one(plain.body, own)) if accesses and ids == rank * accesses else None


def _own(rank: int) -> tuple[Expr, ...]:
    return tuple(Id("gid", axis) for axis in range(rank))


def _accesses(program: Program, arrays: set[str]) -> Iterator[tuple[str, tuple[Expr, ...]]]:
    """Yield the array and the index of every load and store of these arrays."""
    for node in statements(program.body):
        for access in (node, *evaluated_by(node)):
            if isinstance(access, Load | Store) and access.array in arrays:
                yield access.array, access.index


def _along_one(body: Block, arrays: set[str]) -> Block:
    def load(expr: Expr) -> Expr:
        return replace(expr, index=(_OWN,)) if isinstance(expr, Load) and expr.array in arrays else expr

    def store(node: Node) -> Block:
        return (replace(node, index=(_OWN,)) if isinstance(node, Store) and node.array in arrays else node,)

    return rewrite_block(map_expressions(body, load), store)


def touched(program: Program) -> set[str]:
    """Return the arrays that a flattened program accesses at the elements of its invocations."""
    arrays = {param.name for param in program.params if param.is_array}
    return {array for array, index in _accesses(program, arrays) if index == (_OWN,)}


def long_rows(program: Program, total: form.Value, arrays: Collection[str]) -> tuple[Program, form.Block]:
    """Return a program over views of these arrays as one long row each, and the views."""

    def name(array: str) -> str:
        return f"{array}.row" if array in arrays else array

    def load(expr: Expr) -> Expr:
        return replace(expr, array=name(expr.array)) if isinstance(expr, Load) else expr

    def store(node: Node) -> Block:
        return (replace(node, array=name(node.array)) if isinstance(node, Store) else node,)

    body = rewrite_block(map_expressions(program.body, load), store)
    params = tuple(
        replace(param, name=name(param.name), rank=1) if param.name in arrays else param
        for param in program.params
    )
    views = tuple(form.View(name(array), array, (total,)) for array in sorted(arrays))
    return replace(program, params=params, body=body), views


@dataclass(frozen=True, slots=True)
class Divisor:
    """A positive number, and expressions that are the same in the whole launch: their product."""

    constant: int
    parts: tuple[Expr, ...]

    def over(self, other: Divisor) -> Divisor | None:
        """Return the product without the factors of another one; None if it is not a multiple."""
        left = Counter(self.parts)
        left.subtract(other.parts)
        if self.constant % other.constant or any(count < 0 for count in left.values()):
            return None
        return Divisor(self.constant // other.constant, tuple(left.elements()))

    @property
    def is_one(self) -> bool:
        return self.constant == 1 and not self.parts

    def expr(self) -> Expr:
        parts = [*self.parts] if self.constant == 1 and self.parts else [*self.parts, self._literal()]
        return reduce(build.mul, parts)

    def _literal(self) -> Lit:
        return literal(i32, self.constant)


@dataclass(frozen=True, slots=True)
class Fold:
    """A program over two axes, the length of its rows, and all products that its id was divided by."""

    program: Program
    row: Divisor
    divisors: tuple[Divisor, ...]

    def extent(self, places: Bundle) -> Value:
        """Return the length of a row, where `is_whole` holds."""
        return _product(places, self.row)

    def is_always(self, layout: Layout) -> bool | None:
        """Return whether rows are worth vectors, if their length is known."""
        is_known = not any(divisor.parts for divisor in self.divisors)
        return self.row.constant >= self._least(layout) if is_known else None

    def _least(self, layout: Layout) -> int:
        has_loops = any(isinstance(node, For) for node in statements(self.program.body))
        return _LEAST_LOOPED if has_loops else max(layout.lanes // 2, 1)

    def is_whole(self, places: Bundle, layout: Layout) -> Value:
        """Return the test that every product is exact and positive, and that rows are worth vectors."""
        test: Value = compare("le", form.number(self._least(layout)), self.extent(places))
        for divisor in self.divisors:
            product: Value = form.number(divisor.constant)
            for part in divisor.parts:
                value = places.fixed(part)
                product = places.kept("size", calc("mul", product, value))
                test = both(test, compare("lt", form.number(0), value))
                test = both(test, compare("le", product, form.number(i32.greatest)))
        return test


def _product(places: Bundle, divisor: Divisor) -> Value:
    total: Value = form.number(divisor.constant)
    for part in divisor.parts:
        total = calc("mul", total, places.fixed(part))
    return total


def folded(program: Program) -> Fold | None:
    """Return a program of one axis over two; None if its id is not taken apart."""
    parts = evaluated(program.body)
    if not any(isinstance(part, Op) and part.op in (build.QUOTIENT, build.REMAINDER) for part in parts):
        return None
    if any(isinstance(part, Id) and part != _OWN for part in parts):
        return None
    divisions = _Divisions(Index.of(program, 1))
    divisors = list(dict.fromkeys(divisions.divisors(parts)))
    rows = [divisor for divisor in divisors if all(other.over(divisor) is not None for other in divisors)]
    if not rows or rows[0].is_one:
        return None
    divisions.row = rows[0]

    def changed(node: Node) -> tuple[Node, ...]:
        return (with_operands(node, tuple(divisions.changed(part) for part in operands(node))),)

    return Fold(dce(replace(program, body=rewrite_block(program.body, changed))), rows[0], tuple(divisors))


class _Divisions:
    """The divisions of an id. `row` is the length of the rows, once it is chosen."""

    def __init__(self, index: Index) -> None:
        self.index = index
        self.row = Divisor(1, ())

    def divisors(self, parts: list[Expr]) -> Iterator[Divisor]:
        """Yield what the id, or a remainder of it, is divided by."""
        for part in parts:
            taken = self._division(part)
            if taken is not None and self._is_rooted(taken[0]):
                yield taken[1]

    def _division(self, expr: Expr) -> tuple[Expr, Divisor] | None:
        if not isinstance(expr, Op) or expr.op not in (build.QUOTIENT, build.REMAINDER) or expr.dtype != i32:
            return None
        value, by = expr.args
        divisor = self._divisor(self._plain(by)) if self.index.fixed(by, {_OWN}) else None
        return None if divisor is None else (value, divisor)

    def _plain(self, expr: Expr) -> Expr:
        """Return an expression with the definitions of its locals."""

        def put(part: Expr) -> Expr:
            meant = self.index.definitions.get(part.name) if isinstance(part, Var) else None
            return part if meant is None else rewrite(meant, put)

        return rewrite(expr, put)

    def _divisor(self, expr: Expr) -> Divisor | None:
        if isinstance(expr, Lit):
            return Divisor(int(number(expr)), ()) if number(expr) > 0 else None
        if not isinstance(expr, Op) or expr.op != build.PRODUCT:
            return Divisor(1, (expr,))
        first, second = (self._divisor(part) for part in expr.args)
        if first is None or second is None or first.constant * second.constant > i32.greatest:
            return None
        return Divisor(first.constant * second.constant, (*first.parts, *second.parts))

    def _is_rooted(self, expr: Expr) -> bool:
        """True for the id, and for a remainder of it."""
        if isinstance(expr, Var) and expr.name in self.index.definitions:
            return self._is_rooted(self.index.definitions[expr.name])
        if expr == _OWN:
            return True
        is_rest = isinstance(expr, Op) and expr.op == build.REMAINDER
        taken = self._division(expr) if is_rest else None
        return taken is not None and self._is_rooted(taken[0])

    def _rows_of(self, expr: Expr) -> Expr | None:
        """Return how many whole rows a value has, which is that many rows and a column."""
        if isinstance(expr, Var) and expr.name in self.index.definitions:
            return self._rows_of(self.index.definitions[expr.name])
        if expr == _OWN:
            return _ROW
        is_rest = isinstance(expr, Op) and expr.op == build.REMAINDER
        taken = self._division(expr) if is_rest else None
        above = None if taken is None else self._rows_of(taken[0])
        rest = None if taken is None else taken[1].over(self.row)
        if above is None or rest is None:
            return None
        return literal(i32, 0) if rest.is_one else build.mod(above, rest.expr())

    def changed(self, expr: Expr) -> Expr:
        """Return an expression over two axes."""
        if expr == _OWN:
            return self._joined(_ROW)
        taken = self._division(expr)
        above = None if taken is None else self._rows_of(taken[0])
        rest = None if taken is None else taken[1].over(self.row)
        if above is None or rest is None or not isinstance(expr, Op):
            return with_children(expr, tuple(map(self.changed, children(expr))))
        if expr.op == build.QUOTIENT:
            return above if rest.is_one else build.floordiv(above, rest.expr())
        return _COLUMN if rest.is_one else self._joined(build.mod(above, rest.expr()))

    def _joined(self, rows: Expr) -> Expr:
        return build.add(build.mul(rows, self.row.expr()), _COLUMN)
