"""Loops that leave an array at an end, such as `x[i, j - 1]` for every j from 0 on: their first and last
iterations become loops of their own. All that the others access is then known to be inside.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from vyre.analysis.index import Form, Index, LoopVar
from vyre.ir.dtypes import i32
from vyre.ir.literal import literal
from vyre.ir.nodes import Assign, Block, Expr, For, If, Load, Node, Program, Region, Shape, Store
from vyre.ir.walk import evaluated, loads, map_expressions, rewrite_block, statements
from vyre.lower.prepare import own_loop_variables
from vyre.ops import build

_NEAR = 8  # iterations at an end
_FAR = 2**20  # iterations before the end of an axis
_LARGEST = 150  # expression nodes of a body, of which there are three copies then


@dataclass(frozen=True, slots=True)
class _Ends:
    """The least value of a loop's variable, the iterations that leave arrays at the start and at the end, and
    the indices that do, as they are written there: linear ones would have to be inside everywhere.
    """

    least: int
    first: int
    last: int
    guarded: dict[Expr, Expr]


def apart_at_ends(program: Program) -> Program:
    """Return an element kernel with the ends of such loops apart."""
    index = Index.of(program)

    def change(node: Node) -> Block:
        ends = _ends(node, index) if isinstance(node, For) else None
        return (node,) if ends is None or not isinstance(node, For) else _split(node, ends)

    body = rewrite_block(program.body, change)
    return program if body == program.body else own_loop_variables(replace(program, body=body))


def _ends(node: For, index: Index) -> _Ends | None:
    """Return the ends of a loop that leaves an array; None for any other, and for one that counts neither up
    from a number to about the length of an axis, nor down.
    """
    plain = all(isinstance(inner, Assign | Store | If | Region) for inner in statements(node.body))
    around = index.loop(node.var)
    if not plain or node.unroll or around is None or around.dtype != i32 or around.step not in (1, -1):
        return None
    stop = index.form(node.stop)
    if stop is None or len(evaluated(node.body)) > _LARGEST:
        return None
    least, end = (around.start, stop) if around.step > 0 else (stop, around.start)
    if around.step < 0:
        least, end = least.plus(Form(1)), end.plus(Form(1))
    if least.terms or [factor for _, factor in end.terms] != [1]:
        return None
    if not 0 <= least.const <= _FAR or not -_FAR <= end.const <= 0:  # so that no bound of a part wraps around
        return None
    first = last = 0
    guarded: dict[Expr, Expr] = {}
    touched: list[Load | Store] = [*loads(node.body)]
    touched += [inner for inner in statements(node.body) if isinstance(inner, Store)]
    for access in touched:
        for axis, part in enumerate(access.index):
            form, extent = index.form(part), Shape(access.array, axis)
            if form is None or form.terms != ((LoopVar(node.var), 1),):
                continue
            before = -form.const - least.const
            after = form.const + end.const if end.of(extent) else 0
            if before > 0:
                first, guarded[part] = max(first, before), build.greatest(part, literal(i32, -1))
            elif after > 0:
                last, guarded[part] = max(last, after), build.least(part, extent)
    return _Ends(least.const, first, last, guarded) if 0 < max(first, last) <= _NEAR else None


def _split(node: For, ends: _Ends) -> Block:
    low = ends.least + ends.first

    def guard(expr: Expr) -> Expr:
        if not isinstance(expr, Load):
            return expr
        return replace(expr, index=tuple([ends.guarded.get(part, part) for part in expr.index]))

    def stored(inner: Node) -> Block:
        if not isinstance(inner, Store):
            return (inner,)
        return (replace(inner, index=tuple([ends.guarded.get(part, part) for part in inner.index])),)

    body = rewrite_block(map_expressions(node.body, guard), stored)
    if node.step == literal(i32, 1):
        high = build.sub(node.stop, literal(i32, ends.last))
        bounds = [
            (node.start, build.least(literal(i32, low), node.stop)),
            (literal(i32, low), high),
            (build.greatest(high, literal(i32, low)), node.stop),
        ]
    else:
        high = build.sub(node.start, literal(i32, ends.last))
        bounds = [
            (node.start, build.greatest(high, literal(i32, low - 1))),
            (high, literal(i32, low - 1)),
            (build.least(literal(i32, low - 1), node.start), node.stop),
        ]
    before, between, after = (replace(node, start=start, stop=stop) for start, stop in bounds)
    counts = (ends.first, ends.last) if node.step == literal(i32, 1) else (ends.last, ends.first)
    return (
        *([replace(before, body=body)] if counts[0] else ()),
        between,
        *([replace(after, body=body)] if counts[1] else ()),
    )
