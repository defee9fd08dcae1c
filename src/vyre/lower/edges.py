"""Expressions that the distance to the edge of a row decides.

`x[min(j + 1, n - 1)]`, `x[(j + 1) % n]`, and conditions such as `j > 0`, which may have an else; also in
short loops around them. In all but the first and last places of a row their outcome is known, and is put in.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from vyre.analysis.index import Form, Range
from vyre.ir.dtypes import bool_, i32
from vyre.ir.literal import Lit, literal, number
from vyre.ir.nodes import Expr, Id, Op, Program, Shape
from vyre.ir.walk import evaluated, map_expressions
from vyre.lower.layout import Layout, Linear, analyse
from vyre.ops import TABLE, build

_NEAR = 64  # places from an end of the row
_ANYWHERE = 2**20
_AXIS = literal(i32, 2**31 - 1)
_ROUNDS = 3


@dataclass(frozen=True, slots=True)
class Edge:
    """An expression that has a value wherever 0 <= low and high < limit."""

    expr: Expr
    value: Expr
    low: Form
    high: Form
    limit: Expr


def inside(program: Program, layout: Layout) -> tuple[Program, list[Edge]]:
    """Return what a program is away from the edges of its rows, and which edges those are."""
    all_edges: list[Edge] = []
    for _ in range(_ROUNDS):
        linear = analyse(program, layout)
        edges = list(dict.fromkeys(_edges(program, linear)))
        known = {edge.expr: edge for edge in edges}
        if not known:
            break
        all_edges += edges

        def put(expr: Expr, known: dict[Expr, Edge] = known) -> Expr:
            return known[expr].value if isinstance(expr, Op) and expr in known else expr

        program = replace(program, body=map_expressions(program.body, put))
    return program, all_edges


def _edges(program: Program, linear: Linear) -> Iterator[Edge]:
    for expr in evaluated(program.body):
        if not isinstance(expr, Op) or len(expr.args) != 2 or any(arg.dtype != i32 for arg in expr.args):
            continue
        row, (a, b) = TABLE[expr.op], expr.args
        if row.signs:
            edge = _compared(expr, a, b, row.signs, linear)
            yield from edge or _compared(expr, b, a, tuple(-sign for sign in row.signs), linear) or ()
        elif row.picks:
            signs = (-1, 0) if row.picks == "least" else (0, 1)
            for mine, other in ((a, b), (b, a)):
                between = _between(mine, other, signs, linear)
                if between is not None:
                    yield Edge(expr, mine, *between)
                    break
        elif row.cycles and _is_end(b, linear) and (form := _along(a, linear)) is not None:
            once = linear.form(b)
            if form == Form(0, ((linear.lane, 1),)):
                continue  # a place of a shorter array, or a column of a flat index: the row goes on
            if once is None or form.of(once.terms[0][0]) != 1:
                yield Edge(expr, a, form, form, b)
            else:  # a length was added; where the sum has wrapped around, the remainder is another one
                less = form.plus(once, -1)
                yield Edge(expr, build.sub(a, b), form, form, _AXIS)
                yield Edge(expr, build.sub(a, b), less, less, b)


def _compared(expr: Op, mine: Expr, limit: Expr, signs: tuple[int, ...], linear: Linear) -> list[Edge]:
    """Return the edge of a comparison, by the outcome that it has away from the edge."""
    below, equal, above = (sign in signs for sign in (-1, 0, 1))
    for holds in ((0, 1), (1,), (-1, 0), (-1,)):
        outcomes = {(below, equal, above)[sign + 1] for sign in holds}
        between = _between(mine, limit, holds, linear) if len(outcomes) == 1 else None
        if between is not None:
            return [Edge(expr, Lit(bool_, int(outcomes.pop())), *between)]
    return []


def _between(
    mine: Expr, limit: Expr, holds: tuple[int, ...], linear: Linear
) -> tuple[Form, Form, Expr] | None:
    """Return between which ends a place compares so with a limit, if that is near the end of the row."""
    form = _along(mine, linear)
    if form is None:
        return None
    if 1 in holds:  # at least the limit, or one more
        least = linear.form(limit)
        if least is None or least.terms or abs(least.const) > _NEAR:
            return None
        return form.plus(Form(-least.const - (0 not in holds))), form, _AXIS
    if not _is_end(limit, linear):
        return None
    return form.plus(Form(_ANYWHERE)), form.plus(Form(-1)) if 0 in holds else form, limit


def _along(expr: Expr, linear: Linear) -> Form | None:
    """Return the form of an index that goes along the row, or some places beside it in short loops."""
    form = linear.form(expr)
    if form is None or linear.stride(form) != 1:
        return None
    return form if all(_is_short(linear.loops[name]) for name, _ in form.loops) else None


def _is_short(loop: Range) -> bool:
    if loop.start.terms or not isinstance(loop.stop, Lit):
        return False
    return max(abs(loop.start.const), abs(int(number(loop.stop)))) <= _NEAR


def _is_end(expr: Expr, linear: Linear) -> bool:
    """True for about the length of an array or of the domain."""
    form = linear.form(expr)
    if form is None or len(form.terms) != 1 or abs(form.const) > _NEAR:
        return False
    ((term, factor),) = form.terms
    return factor == 1 and (isinstance(term, Shape) or (isinstance(term, Id) and term.kind == "domain"))
