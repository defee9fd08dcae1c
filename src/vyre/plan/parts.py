"""Fusion of calls on vectors, structs and complex numbers: each of their numbers is an array by itself.

The numbers of an element are along the last axis, and kernels access them at literal indices. So `z[i, 0]`
and `z[i, 1]` are elements of two arrays over the domain, to which the rules of fusion apply as to any others.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from vyre.analysis.effects import Touch
from vyre.ir.dtypes import i32
from vyre.ir.literal import Lit, literal, number
from vyre.ir.nodes import Block, Expr, Load, Name, Node, Shape, Store
from vyre.ir.walk import map_expressions, rewrite_block
from vyre.plan.merge import Made, Merged, Neighbours, Refused, merge

MOST = 16  # numbers of an element

_Part = tuple[Name, int]  # an array and a place on its last axis


def merge_by_parts(pair: Neighbours) -> Merged | Refused:
    """The two pieces as one, or the reason why not."""
    split = [name for name in pair.written if _is_split(pair, name)]
    if not split:
        return merge(pair)
    shapes = {name: pair.arrays[name] for name in split}
    parts = {(name, k): f"{name}#{k}" for name, made in shapes.items() for k in range(made.shape[-1])}
    unread = {
        parts[name, k]
        for name, k in parts
        if name in pair.vanish and k not in {_place(index) for index in pair.two[name].loads}
        if not any(_place(index) == k for index in pair.one[name].loads)
    }
    arrays = {part: replace(shapes[name], shape=shapes[name].shape[:-1]) for (name, _), part in parts.items()}
    first = _apart(pair.first.body, parts)
    first = rewrite_block(first, lambda node: () if _stores_to(node, unread) else (node,))
    apart = Neighbours(
        replace(pair.first, body=first),
        replace(pair.second, body=_apart(pair.second.body, parts)),
        {**pair.arrays, **arrays},
        pair.vanish | {part for (name, _), part in parts.items() if name in pair.vanish},
        pair.names,
    )
    joined = merge(apart)
    if isinstance(joined, Refused):
        return Refused(joined.why.replace("#", " at "))
    removed = {name: made for name, made in shapes.items() if name in pair.vanish and made.starts_at_zero}
    whole = {part: place for place, part in parts.items()}
    return replace(joined, piece=replace(joined.piece, body=_together(joined.piece.body, whole, removed)))


def _is_split(pair: Neighbours, name: Name) -> bool:
    """True if an array has a short last axis, beside those of the domain, that is indexed by literals."""
    made, used = pair.arrays[name], (pair.one[name], pair.two[name])
    if made.shape[:-1] != pair.first.grid or not 1 <= made.shape[-1] <= MOST:
        return False
    return all(_has_literals(touch, made.shape[-1]) for touch in used)


def _has_literals(touch: Touch, extent: int) -> bool:
    places = [index[-1] for index in (*touch.loads, *touch.stores)]
    is_inside = all(isinstance(part, Lit) and 0 <= int(number(part)) < extent for part in places)
    return is_inside and not touch.atomic


def _place(index: tuple[Expr, ...]) -> int:
    assert isinstance(index[-1], Lit), "only arrays that are indexed by literals are split"
    return int(number(index[-1]))


def _stores_to(node: Node, names: set[Name]) -> bool:
    return isinstance(node, Store) and node.array in names


def _apart(body: Block, parts: Mapping[_Part, Name]) -> Block:
    """The body with accesses to parts as arrays of their own."""
    names = {name for name, _ in parts}

    def load(expr: Expr) -> Expr:
        if not isinstance(expr, Load) or expr.array not in names:
            return expr
        return replace(expr, array=parts[expr.array, _place(expr.index)], index=expr.index[:-1])

    def store(node: Node) -> Block:
        if not isinstance(node, Store) or node.array not in names:
            return (node,)
        return (replace(node, array=parts[node.array, _place(node.index)], index=node.index[:-1]),)

    return rewrite_block(map_expressions(body, load), store)


def _together(body: Block, whole: Mapping[Name, _Part], removed: Mapping[Name, Made]) -> Block:
    """The body with the arrays themselves, and literals for the shapes of removed ones."""

    def load(expr: Expr) -> Expr:
        if isinstance(expr, Shape) and expr.array in removed:
            return literal(i32, removed[expr.array].shape[expr.axis])
        if isinstance(expr, Shape) and expr.array in whole:
            return replace(expr, array=whole[expr.array][0])
        if not isinstance(expr, Load) or expr.array not in whole:
            return expr
        name, place = whole[expr.array]
        return replace(expr, array=name, index=(*expr.index, literal(i32, place)))

    def store(node: Node) -> Block:
        if not isinstance(node, Store) or node.array not in whole:
            return (node,)
        name, place = whole[node.array]
        return (replace(node, array=name, index=(*node.index, literal(i32, place))),)

    return rewrite_block(map_expressions(body, load), store)
