"""Constants from outside as tables: tuples of numbers and NumPy arrays, indexed at compile or run time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce
from math import prod
from typing import TypeGuard

import numpy as np

from vyre.front.compound_types import constants, of_record
from vyre.front.compounds import of_leaves
from vyre.front.values import Num, Pick, Several, Value
from vyre.ir import limits
from vyre.ir.dtypes import DType, i32
from vyre.ir.literal import Lit, Number, literal, number
from vyre.ir.nodes import Cond, Expr, Table, false, true
from vyre.ops import build


def of_array(array: np.ndarray[tuple[int, ...], np.dtype[np.generic]]) -> Several | None:
    """A NumPy array as nested tuples of constants; None if its elements have no type of the language or are
    masked.
    """
    element = of_record(array.dtype)
    if (
        isinstance(array, np.ma.MaskedArray)
        or element is None
        or array.ndim == 0
        or not 0 < array.size <= limits.TABLE
    ):
        return None
    if array.ndim > 1:
        rows = [of_array(row) for row in np.asarray(array)]  # a row of a np.matrix would be a matrix again
        return Several(tuple(row for row in rows if row is not None))
    if isinstance(element, DType):
        return Several(tuple(literal(element, item) for item in array.tolist()))
    return Several(tuple(of_leaves(element, constants(element, item)) for item in array))


def leaves(value: Value) -> list[Value]:
    """The values inside nested tuples, in order."""
    if not isinstance(value, Several):
        return [value]
    return [leaf for item in value.items for leaf in (leaves(item) if isinstance(item, Several) else (item,))]


def is_tuple(value: Value) -> TypeGuard[Several]:
    """True for a tuple, and not for a vector, matrix, struct or complex number."""
    return isinstance(value, Several) and value.kind is None


def elements(value: Value) -> list[Value]:
    """The values inside nested tuples, in order: numbers, vectors, structs."""
    if not is_tuple(value):
        return [value]
    return [
        leaf for item in value.items for leaf in (elements(item) if isinstance(item, Several) else (item,))
    ]


def shape(value: Several) -> tuple[int, ...] | None:
    """The extents of nested tuples; None if their items differ in length."""
    inner = {shape(item) if isinstance(item, Several) and is_tuple(item) else () for item in value.items}
    item_shape = inner.pop() if len(inner) == 1 else None
    return None if item_shape is None else (len(value.items), *item_shape)


def whole_numbers(values: Sequence[Value], dtype: DType) -> tuple[Lit, ...] | None:
    """Untyped ints as literals of an integer type; None unless all are ints and fit. A table may have
    thousands, and each would take ten times as long by itself.
    """
    if not dtype.is_integer:
        return None
    least, greatest, mask = dtype.least, dtype.greatest, (1 << dtype.bits) - 1
    numbers = [value.value for value in values if type(value) is Num and type(value.value) is int]
    if len(numbers) < len(values) or not all(least <= number <= greatest for number in numbers):
        return None
    return tuple([Lit(dtype, number & mask) for number in numbers])


def packed(lits: Sequence[Lit]) -> bytes:
    """Literals of one type as the values of a Table."""
    return b"".join(lit.bits.to_bytes(lit.dtype.itemsize, "little") for lit in lits)


def place_of(extents: tuple[int, ...], index: Sequence[Expr]) -> Expr:
    """The place of an element of nested tuples among all of them; -1 if it is outside of one."""
    if len(index) == 1:
        return index[0]
    tests = [_within(part, extent) for part, extent in zip(index, extents, strict=True)]
    strides = [prod(extents[axis + 1 :]) for axis in range(len(extents))]
    terms = [_scaled(part, stride) for part, stride in zip(index, strides, strict=True)]
    place: Expr = reduce(build.add, terms)
    needed = [test for test in tests if test is not None]
    if not needed:
        return place
    inside = reduce(lambda a, b: Cond(a, b, false()), needed)
    return Cond(inside, place, Lit(i32, (1 << 32) - 1))


def _within(part: Expr, extent: int) -> Expr | None:
    """The test that an index of any integer type is inside an axis; None for a constant inside."""
    if isinstance(part, Lit):
        return None if 0 <= number(part) < extent else false()
    above = build.ge(part, Lit(part.dtype, 0))
    if extent > part.dtype.greatest:
        return above
    below = build.lt(part, literal(part.dtype, extent))
    return below if part.dtype.kind == "uint" else Cond(above, below, false())


def _scaled(part: Expr, stride: int) -> Expr:
    whole = build.converted(part, i32)
    return whole if stride == 1 else build.mul(whole, Lit(i32, stride))


def chosen(numbers: Sequence[Number], place: Expr) -> Pick:
    """The number at a place that is known at run time; outside there are zeros."""
    kinds = {*map(type, numbers)}
    return Pick(tuple(numbers), place, 0.0 if float in kinds else False if kinds == {bool} else 0)


def entry(pick: Pick, dtype: DType, made: Callable[[Num], Value], once: Callable[[Expr], Expr]) -> Expr:
    """The number that was chosen, in a type: `made` gives the literal of one, `once` an expression that is
    used twice.
    """
    lits = [made(Num(number)) for number in (*pick.numbers, pick.outside)]
    *known, outside = [lit for lit in lits if isinstance(lit, Lit)]
    if not outside.bits:
        return table(dtype, known, pick.index)
    sign = 1 << dtype.bits - 1
    if dtype.is_float and outside.bits == sign:  # -0: the opposite of the opposite of each number
        opposite = table(dtype, [Lit(dtype, lit.bits ^ sign) for lit in known], pick.index)
        return build.operation(build.NEGATION, opposite)
    place = once(pick.index)
    inside = _within(place, len(known)) or true()
    return Cond(inside, table(dtype, known, place), outside)


def table(dtype: DType, lits: Sequence[Lit], place: Expr) -> Table:
    """The literal at a place, or 0."""
    return Table(dtype, packed(lits), place)
