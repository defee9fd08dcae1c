"""Index expressions of type i32, simplified while they are built: sums with literals, bounds, tests."""

from __future__ import annotations

from vyre.ir.dtypes import i32
from vyre.ir.literal import Lit, literal, number
from vyre.ir.nodes import Cond, Expr, false
from vyre.ops import build


def whole(value: int) -> Lit:
    return literal(i32, value)


def plus(value: Expr, by: int) -> Expr:
    if isinstance(value, Lit):
        return whole(int(number(value)) + by)
    if by == 0:
        return value
    return build.add(value, whole(by)) if by > 0 else build.sub(value, whole(-by))


def total(a: Expr, b: Expr) -> Expr:
    return plus(b, int(number(a))) if isinstance(a, Lit) else build.add(a, b)


def minus(a: Expr, b: Expr) -> Expr:
    return plus(a, -int(number(b))) if isinstance(b, Lit) else build.sub(a, b)


def times(value: Expr, by: int) -> Expr:
    return whole(int(number(value)) * by) if isinstance(value, Lit) else build.mul(value, whole(by))


def least(value: Expr, limit: int) -> Expr:
    if isinstance(value, Lit):
        return whole(min(int(number(value)), limit))
    return build.least(value, whole(limit))


def most(value: Expr, limit: int) -> Expr:
    if isinstance(value, Lit):
        return whole(max(int(number(value)), limit))
    return build.greatest(value, whole(limit))


def both(first: Expr, second: Expr) -> Expr:
    return Cond(first, second, false())


def within(at: Expr, extent: Expr) -> Expr:
    """The test that a place is inside of an axis."""
    return both(build.ge(at, whole(0)), build.lt(at, extent))
