"""Constants from outside as tables: tuples of numbers and NumPy arrays, indexed at compile or run time."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from math import prod

import numpy as np

from vyre.front.values import Several, Value
from vyre.ir import dtypes, limits
from vyre.ir.dtypes import DType, i32
from vyre.ir.literal import Lit, literal
from vyre.ir.nodes import Cond, Expr, Table, false
from vyre.ops import build


def of_array(array: np.ndarray[tuple[int, ...], np.dtype[np.generic]]) -> Several | None:
    """A NumPy array as nested tuples of literals; None if its elements have no type of the language."""
    dtype = dtypes.of_numpy(array.dtype)
    if dtype is None or array.ndim == 0 or not 0 < array.size <= limits.TABLE:
        return None
    rows = [of_array(row) if array.ndim > 1 else literal(dtype, row.item()) for row in array]
    return Several(tuple(row for row in rows if row is not None))


def leaves(value: Value) -> list[Value]:
    """The values inside nested tuples, in order."""
    if not isinstance(value, Several):
        return [value]
    return [leaf for item in value.items for leaf in leaves(item)]


def shape(value: Several) -> tuple[int, ...] | None:
    """The extents of nested tuples; None if their items differ in length."""
    inner = {shape(item) if isinstance(item, Several) else () for item in value.items}
    found = inner.pop() if len(inner) == 1 else None
    return None if found is None else (len(value.items), *found)


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
    inside = reduce(lambda a, b: Cond(a, b, false()), [test for test in tests if test is not None])
    return Cond(inside, place, Lit(i32, (1 << 32) - 1))


def _within(part: Expr, extent: int) -> Expr | None:
    """The test that an index of any integer type is on an axis; None for a constant, which was tested."""
    if isinstance(part, Lit):
        return None
    above = build.ge(part, Lit(part.dtype, 0))
    if extent > part.dtype.greatest:
        return above
    below = build.lt(part, literal(part.dtype, extent))
    return below if part.dtype.kind == "uint" else Cond(above, below, false())


def _scaled(part: Expr, stride: int) -> Expr:
    whole = build.converted(part, i32)
    return whole if stride == 1 else build.mul(whole, Lit(i32, stride))


def table(dtype: DType, lits: Sequence[Lit], place: Expr) -> Table:
    """The literal at a place, or 0."""
    return Table(dtype, packed(lits), place)
