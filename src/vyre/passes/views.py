"""Accesses to a view of an array become accesses to the array.

    y[i] = v[i]       # v shows the elements of x from the third one on
    y[i] = x[i + 2] if 0 <= i < 8 else 0.0

A test for the range of an axis is left out where the index is proven inside, or where the array's own bounds
say the same.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import reduce

from vyre.ir.dtypes import i32
from vyre.ir.literal import Lit, literal, misfit
from vyre.ir.nodes import Atomic, Block, Cond, Expr, If, Load, Name, Node, Shape, Store
from vyre.ir.walk import map_expressions, rewrite_block
from vyre.ops import build

IsInside = Callable[[Expr, int], bool]


@dataclass(frozen=True, slots=True)
class View:
    """Elements of an array: for each axis of the array, a number and the factors of axes of the view.

    The view has no index outside its own extents; `extents` are those of the array.
    """

    array: Name
    shape: tuple[int, ...]
    index: tuple[tuple[int, tuple[tuple[int, int], ...]], ...]
    extents: tuple[int, ...]

    def is_same(self, axis: int) -> bool:
        """True if the array's own bounds along one of its axes are those of an axis of the view."""
        wanted = (0, ((axis, 1),))
        pairs = zip(self.index, self.extents, strict=True)
        return any(own == wanted and extent == self.shape[axis] for own, extent in pairs)


def without_views(body: Block, views: Mapping[Name, View], is_inside: IsInside) -> Block:
    """The body with accesses to the arrays that the views show; `is_inside` proves an index below a size."""

    def load(expr: Expr) -> Expr:
        if isinstance(expr, Shape) and expr.array in views:
            return literal(i32, views[expr.array].shape[expr.axis])
        if not isinstance(expr, Load) or expr.array not in views:
            return expr
        view = views[expr.array]
        found = replace(expr, array=view.array, index=_placed(view, expr.index))
        test = _test(view, expr.index, is_inside)
        return found if test is None else Cond(test, found, Lit(expr.dtype, 0))

    def store(node: Node) -> Block:
        if not isinstance(node, Store | Atomic) or node.array not in views:
            return (node,)
        view, test = views[node.array], _test(views[node.array], node.index, is_inside)
        index = _placed(view, node.index)
        if test is None:
            return (replace(node, array=view.array, index=index),)
        if isinstance(node, Store):
            return (If(test, (replace(node, array=view.array, index=index),), span=node.span),)
        outside = (Cond(test, build.converted(index[0], i32), literal(i32, -1)), *index[1:])
        return (replace(node, array=view.array, index=outside),)

    return rewrite_block(map_expressions(body, load), store)


def _placed(view: View, index: tuple[Expr, ...]) -> tuple[Expr, ...]:
    """The index in the array."""
    return tuple(_along(offset, terms, index) for offset, terms in view.index)


def _along(offset: int, terms: tuple[tuple[int, int], ...], index: tuple[Expr, ...]) -> Expr:
    if offset == 0 and len(terms) == 1 and terms[0][1] == 1:
        return index[terms[0][0]]  # of any type
    parts = [_times(build.converted(index[axis], i32), factor) for axis, factor in terms]
    if offset or not parts:
        parts.append(literal(i32, offset))
    return reduce(build.add, parts)


def _times(value: Expr, factor: int) -> Expr:
    return value if factor == 1 else build.mul(value, literal(i32, factor))


def _test(view: View, index: tuple[Expr, ...], is_inside: IsInside) -> Expr | None:
    """A test that the index is inside the view; None if that needs none."""
    test: Expr | None = None
    for axis, (part, size) in enumerate(zip(index, view.shape, strict=True)):
        if view.is_same(axis) or is_inside(part, size):
            continue
        if part.dtype.kind == "int":
            test = _both(test, build.ge(part, literal(part.dtype, 0)))
        if misfit(part.dtype, size) is None:
            test = _both(test, build.lt(part, literal(part.dtype, size)))
    return test


def _both(one: Expr | None, other: Expr) -> Expr:
    return other if one is None else build.both(one, other)
