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

from vyre.ir.dtypes import i32, i64
from vyre.ir.literal import Lit, literal, misfit, number
from vyre.ir.nodes import Atomic, Block, Cond, Expr, If, Load, Name, Node, Shape, Store, false
from vyre.ir.walk import map_expressions, rewrite_block
from vyre.ops import build

ZERO, ONE = literal(i32, 0), literal(i32, 1)
IsInside = Callable[[Expr, "ElementView", int], bool]  # of an index along an axis of a view


@dataclass(frozen=True, slots=True)
class Along:
    """The index along an axis of an array: an offset, and for axes of the view, their factors."""

    offset: Expr
    terms: tuple[tuple[int, Expr], ...]


@dataclass(frozen=True, slots=True)
class ElementView:
    """Elements of an array: the extents of the view, and the index along each axis of the array.

    The view has no index outside its own extents. `same` are the axes whose extents are also those of an axis
    of the array that only they index.
    """

    array: Name
    shape: tuple[Expr, ...]
    index: tuple[Along, ...]
    same: frozenset[int] = frozenset()


def without_views(body: Block, views: Mapping[Name, ElementView], is_inside: IsInside) -> Block:
    """The body with accesses to the arrays that the views show; `is_inside` proves an index below a size."""

    def load(expr: Expr) -> Expr:
        if isinstance(expr, Shape) and expr.array in views:
            return views[expr.array].shape[expr.axis]
        if not isinstance(expr, Load) or expr.array not in views:
            return expr
        view = views[expr.array]
        element = replace(expr, array=view.array, index=_placed(view, expr.index))
        test = _test(view, expr.index, is_inside)
        return element if test is None else Cond(test, element, Lit(expr.dtype, 0))

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


def _placed(view: ElementView, index: tuple[Expr, ...]) -> tuple[Expr, ...]:
    """The index in the array."""
    return tuple(_along(along, index) for along in view.index)


def _along(along: Along, index: tuple[Expr, ...]) -> Expr:
    if along == Along(ZERO, along.terms[:1]) and along.terms[:1] and along.terms[0][1] == ONE:
        return index[along.terms[0][0]]  # of any type
    parts = [_times(build.converted(index[axis], i32), factor) for axis, factor in along.terms]
    if along.offset != ZERO or not parts:
        parts.append(along.offset)
    return reduce(build.add, parts)


def _times(value: Expr, factor: Expr) -> Expr:
    return value if factor == ONE else build.mul(value, factor)


def _test(view: ElementView, index: tuple[Expr, ...], is_inside: IsInside) -> Expr | None:
    """A test that the index is inside the view; None if that needs none."""
    test: Expr | None = None
    for axis, (part, size) in enumerate(zip(index, view.shape, strict=True)):
        if axis in view.same or is_inside(part, view, axis):
            continue
        test = _both(test, _inside(part, size))
    return test


def _inside(part: Expr, size: Expr) -> Expr | None:
    """The test `0 <= part < size`; None if that holds for every value of its type."""
    own: Expr | None = build.ge(part, literal(part.dtype, 0)) if part.dtype.kind == "int" else None
    if part.dtype == i32:
        return _both(own, build.lt(part, size))
    if not isinstance(size, Lit):  # an unsigned index of 64 bits beyond i64 becomes negative
        wide = build.converted(part, i64)
        is_low = None if part.dtype.bits < 64 else build.ge(wide, literal(i64, 0))
        return _both(own or is_low, build.lt(wide, build.converted(size, i64)))
    if misfit(part.dtype, number(size)) is None:
        own = _both(own, build.lt(part, literal(part.dtype, number(size))))
    return own


def _both(first: Expr | None, second: Expr | None) -> Expr | None:
    return first or second if first is None or second is None else Cond(first, second, false())
