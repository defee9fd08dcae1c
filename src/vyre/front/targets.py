"""The targets of assignments: a local, or an element of an array, and a part of its value."""

from __future__ import annotations

import ast
from typing import TypeAlias

from vyre.front.compound_types import Mat, Vec, is_compound, places
from vyre.front.expressions import as_expression, brief, evaluate, evaluated_once
from vyre.front.scope import Local, Mistake, Parts, Scope
from vyre.front.values import ArrayValue, Num, Value
from vyre.ir.dtypes import bool_, i32
from vyre.ir.literal import Lit, literal
from vyre.ir.nodes import Cond, Expr
from vyre.ops import build

Held: TypeAlias = Value | Local | Parts | None
Aims: TypeAlias = list[tuple[Held, Expr | None]]  # parts of a local, each with the test that it is meant


def no_target(low: Scope, target: ast.expr) -> Mistake:
    what = f"{brief(target)} cannot be assigned to."
    return low.problem("P116", what, "assign to a name, or to an element such as x[i].", target)


def path_of(low: Scope, target: ast.expr) -> tuple[ast.expr, list[str | ast.expr]]:
    """The local, or the element of an array, that a target is a part of; and the steps from there."""
    path: list[str | ast.expr] = []
    while isinstance(target, ast.Attribute | ast.Subscript):
        if isinstance(target, ast.Attribute):
            path.insert(0, target.attr)
        elif isinstance(target.value, ast.Name) and isinstance(
            array := low.frame.names.get(target.value.id), ArrayValue
        ):
            return (target, path) if is_compound(array.element) else (target.value, path)
        else:
            path[:0] = target.slice.elts if isinstance(target.slice, ast.Tuple) else [target.slice]
        target = target.value
    return target, path


def place_in(low: Scope, kind: object, step: str | ast.expr, target: ast.expr) -> int | Expr:
    """The item of a value that a step names: a field, a letter, or an index."""
    if isinstance(step, str):
        found = places(kind, step)
        if found is not None and len(found) > 1:
            what = f"{brief(target)} is several parts, and one is assigned at a time."
            raise low.problem(
                "P116", what, f"write {brief(target)[: -len(step)]}{step[0]} = ..., and the others.", target
            )
        if found is None or len(found) != 1:
            raise no_target(low, target)
        return found[0]
    at = evaluate(low, step)
    count = kind.size if isinstance(kind, Vec) else kind.rows if isinstance(kind, Mat) else 0
    if not count:
        raise no_target(low, target)
    if not isinstance(at, Num):
        place = evaluated_once(low, as_expression(low, at, step, i32))
        if place.dtype.is_integer:
            return place
    elif type(at.value) is int and 0 <= at.value < count:
        return at.value
    raise not_constant(low, kind, count, target)


def not_constant(low: Scope, kind: object, count: int, target: ast.expr) -> Mistake:
    what = f"{brief(target)} assigns to an item of {kind!r} at a place that is not a constant of it."
    return low.problem("P116", what, f"use a constant from 0 to {count - 1}.", target)


def is_part(low: Scope, target: ast.Subscript) -> bool:
    """True if a target is an item of a vector or matrix, in a local or in an element of an array."""
    owner, path = path_of(low, target)
    if isinstance(owner, ast.Subscript):
        return bool(path)
    return isinstance(owner, ast.Name) and isinstance(low.frame.names.get(owner.id), Parts)


def items_at(part: Held, place: int | Expr, test: Expr | None) -> Aims:
    """The item at a place; for a place known at run time all items, each with the test that it is meant."""
    assert isinstance(part, Parts)
    if isinstance(place, int):
        return [(part.items[place], test)]
    tests = [build.eq(place, literal(place.dtype, at)) for at in range(len(part.items))]
    both = tests if test is None else [Cond(test, each, Lit(bool_, False)) for each in tests]
    return list(zip(part.items, both, strict=True))
