"""Expressions that passes and plans add to a Program, built from rows."""

from __future__ import annotations

from vyre.ir.dtypes import DType, i32, u32
from vyre.ir.literal import literal
from vyre.ir.nodes import Atomic, Collective, Expr, Name, Op
from vyre.ops import COLLECTIVES, TABLE

SQUARE_ROOT = TABLE["sqrt"].name
MAGNITUDE, NEGATION, HYPOTENUSE = TABLE["abs"].name, TABLE["neg"].name, TABLE["hypot"].name
EXPONENTIAL, COSINE, SINE = TABLE["exp"].name, TABLE["cos"].name, TABLE["sin"].name
INVERSE, OPPOSITE = TABLE["invert"].name, TABLE["not"].name
BOTH, EITHER = TABLE["and"].name, TABLE["or"].name
PRODUCT, QUOTIENT, REMAINDER = TABLE["mul"].name, TABLE["floordiv"].name, TABLE["mod"].name
ABOVE, AT_LEAST, BELOW, AT_MOST = TABLE["gt"].name, TABLE["ge"].name, TABLE["lt"].name, TABLE["le"].name
MIRRORED = {ABOVE: BELOW, BELOW: ABOVE, AT_LEAST: AT_MOST, AT_MOST: AT_LEAST}  # with operands exchanged


def operation(name: str, *args: Expr, dtype: DType | None = None) -> Op:
    """The row's operation on expressions that it takes; `dtype` where it names the result's."""
    return Op(name, args, TABLE[name].rule(tuple([arg.dtype for arg in args]), dtype))


def add(a: Expr, b: Expr) -> Op:
    return operation("add", a, b)


def sub(a: Expr, b: Expr) -> Op:
    return operation("sub", a, b)


def mul(a: Expr, b: Expr) -> Op:
    return operation("mul", a, b)


def floordiv(a: Expr, b: Expr) -> Op:
    return operation("floordiv", a, b)


def mod(a: Expr, b: Expr) -> Op:
    return operation("mod", a, b)


def greatest(a: Expr, b: Expr) -> Op:
    return operation("max", a, b)


def eq(a: Expr, b: Expr) -> Op:
    return operation("eq", a, b)


def lt(a: Expr, b: Expr) -> Op:
    return operation("lt", a, b)


def gt(a: Expr, b: Expr) -> Op:
    return operation("gt", a, b)


def ge(a: Expr, b: Expr) -> Op:
    return operation("ge", a, b)


def least(a: Expr, b: Expr) -> Op:
    return operation("min", a, b)


def both(a: Expr, b: Expr) -> Op:
    """True if two conditions hold; both are evaluated."""
    return operation("and", a, b)


def negated(test: Expr) -> Op:
    """The opposite of a condition."""
    return operation(OPPOSITE, test)


def converted(value: Expr, dtype: DType) -> Expr:
    """The value in another type; itself if it has that type."""
    return value if value.dtype == dtype else operation("cast", value, dtype=dtype)


def shifted(value: Expr, count: int) -> Op:
    """The bits of a value moved `count` places to the right."""
    return operation("shr", value, literal(value.dtype, count))


def counted(target: Name | None, array: Name, index: tuple[Expr, ...]) -> Atomic:
    """The statement that adds 1 to an element of u32."""
    return Atomic(target, "add", array, index, (literal(u32, 1),))


def bits(value: Expr) -> Op:
    """The bits of a value as an unsigned integer."""
    return operation("bits", value)


def from_bits(value: Expr, dtype: DType) -> Op:
    """The value of `dtype` with these bits."""
    return operation("from_bits", value, dtype=dtype)


def broadcast(target: Name, value: Expr) -> Collective:
    """Assign lane 0's value to a local of all lanes of its subgroup."""
    return Collective(target, COLLECTIVES["broadcast"].name, (value, literal(i32, 0)), value.dtype)


def from_lane(target: Name, value: Expr, above: int) -> Collective:
    """Assign the value of the lane that is this many above or below; a lane without such a partner keeps its
    own.
    """
    way = COLLECTIVES["shuffle_down" if above > 0 else "shuffle_up"].name
    return Collective(target, way, (value, literal(i32, abs(above))), value.dtype)
