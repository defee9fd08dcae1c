"""Complex numbers, vectors, matrices and structs in the arrays and arguments of calls.

NumPy's arrays of complex numbers and of structs become the arrays of numbers that kernels take, and back: the
numbers of an element are along one more axis, and no element is moved.

Machine code reads an argument by rows. The argument itself has a row that compares its type. Each of its
numbers has a row that says by which way it is reached: through items of tuples and lists, and through fields
of Vyre's own values.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from vyre.front.compound_types import (
    Complex,
    CompoundValue,
    Element,
    Mat,
    Struct,
    Vec,
    kind_of,
    leaves_of,
    parts,
)
from vyre.front.compounds import is_packed
from vyre.front.known import Parameter
from vyre.front.template import MISSING
from vyre.ir.dtypes import DType, of_numpy
from vyre.ir.literal import Lit
from vyre.targets.cpu.layout import offset_of
from vyre.targets.cpu.signature import (
    FIELD_STEP,
    UNREAD,
    ArgumentRow,
    Signature,
    bits_row,
    read_again,
    same_row,
    scalar_row,
    type_row,
)  # fmt: skip
from vyre.targets.host_arrays import in_parts, in_whole

Array = NDArray[Any]


def in_numbers(value: Array, element: object) -> Array:
    """The array with the numbers of each element along one more axis; itself if they are not of this type."""
    if value.dtype.kind not in "cV" or not isinstance(element, Vec | Mat | Struct | Complex):
        return value
    is_fitting = _numbers(value.dtype, element) is not None
    return in_parts(value).view(np.ndarray) if is_fitting else value


def in_rows(parameters: Sequence[Parameter], arguments: Mapping[str, Any]) -> dict[str, Any]:
    """Those of a call's arrays of matrices that have an axis for rows and one for columns, by parameter, with
    the numbers of each matrix along one axis. No element is moved.
    """
    joined: dict[str, Any] = {}
    for parameter in parameters:
        element = parameter.element
        value: Any = arguments.get(parameter.name)
        if isinstance(element, Mat) and getattr(value, "ndim", 0) == parameter.rank + 1:
            *outer, rows, columns = value.shape
            if (rows, columns) == (element.rows, element.columns) and _has_rows(value):
                joined[parameter.name] = value.reshape((*outer, rows * columns))
    return joined


def _has_rows(value: Any) -> bool:
    """True if the last two axes of an array can be joined in place, as those in pipelines always can."""
    if isinstance(value, np.ndarray):
        return bool(value.strides[-2] == value.shape[-1] * value.strides[-1])
    asked = getattr(value, "is_contiguous", None)  # torch
    laid = getattr(getattr(value, "flags", None), "c_contiguous", True)  # CuPy
    return bool(laid if asked is None else asked())


def in_matrices(value: Any, element: object) -> Any:
    """An array of numbers with an axis for rows and one for columns, if the numbers are of matrices."""
    if not isinstance(element, Mat):
        return value
    return value.reshape((*value.shape[:-1], element.rows, element.columns))


def has_structs(values: Iterable[object]) -> bool:
    """True if one of a call's arrays is NumPy's array of structs: then new arrays of structs are, too."""
    return any(getattr(getattr(value, "dtype", None), "names", None) is not None for value in values)


def in_elements(made: Array, element: object, *, structured: bool) -> Array:
    """A new array of numbers in the form that the caller gets: with elements that are complex numbers or
    structs.
    """
    kind = element_type(element, structured=structured)
    return made if kind is None else in_whole(made, kind)


@cache
def element_type(element: object, *, structured: bool) -> np.dtype[Any] | None:
    """NumPy's type of the elements that are returned as such: complex numbers, structs of several types, and
    if `structured`, all structs.

    None for those returned as their numbers, along one more axis.
    """
    is_struct = isinstance(element, Struct) and (structured or is_packed(element))
    return np.dtype(_numpy(element)) if is_struct or isinstance(element, Complex) else None


def _numpy(element: object) -> Any:
    """The element as NumPy describes types."""
    match element:
        case Complex():
            return f"c{2 * element.dtype.itemsize}"
        case Struct():
            return [(name, *_field(part)) for name, part in element.fields]
        case DType():
            return element.storage
    raise AssertionError("vectors and matrices are fields, or numbers along one more axis")


def _field(part: Element) -> tuple[Any, ...]:
    match part:
        case Vec():
            return part.dtype.storage, (part.size,)
        case Mat():
            return part.dtype.storage, (part.rows, part.columns)
        case DType() | Struct() | Complex():
            return (_numpy(part),)


def is_fitting(element: np.dtype[Any], wanted: object) -> bool:
    """True if elements of NumPy's type are those that a kernel takes."""
    return isinstance(wanted, Vec | Mat | Struct | Complex) and _numbers(element, wanted) is not None


def _numbers(dtype: np.dtype[Any], element: Element) -> int | None:
    """The count of numbers in an element, if NumPy's type has the same names, types and order."""
    if isinstance(element, DType):
        return 1 if dtype.isnative and of_numpy(dtype) is element else None
    if isinstance(element, Struct):
        if dtype.names != tuple(name for name, _ in element.fields) or not _is_gapless(dtype):
            return None
        counts = [_numbers(dtype[name], part) for name, part in element.fields]
    elif isinstance(element, Complex):
        return 2 if dtype.isnative and dtype == np.dtype(f"c{2 * element.dtype.itemsize}") else None
    else:
        shape = (element.size,) if isinstance(element, Vec) else (element.rows, element.columns)
        base, own = dtype.subdtype or (dtype, ())
        counts = [_numbers(base, element.dtype)] * len(parts(element)) if own == shape else [None]
        counts *= 1 if isinstance(element, Vec) else element.columns
    return None if None in counts else sum(count for count in counts if count is not None)


def _is_gapless(dtype: np.dtype[Any]) -> bool:
    """True if the fields of a struct lie one after the other, without gaps or overlaps."""
    offset = 0
    for name in dtype.names or ():
        field, at = dtype.fields[name][:2]  # type: ignore[index]  # a dtype with names has fields
        if at != offset:
            return False
        offset += field.itemsize
    return offset == dtype.itemsize


_STEP, _MOST_STEPS, _ITEM_BITS = 16, 4, 7  # of native/signature.h
_NUMBERS = (int, float, complex, np.number)


class _Unreachable(Exception):
    """A number that machine code does not reach."""


@dataclass(frozen=True, slots=True)
class _Reached:
    """The end of a path: a number, a part of a complex number, or the bits of a
    literal; or a `check` of an object on the path to it.
    """

    way: tuple[int, ...]
    part: int = 0
    is_bits: bool = False
    check: ArgumentRow | None = None


def rows_of_argument(
    numbers: list[Parameter], slots: dict[str, int], value: object, default: object, origin: int
) -> tuple[ArgumentRow, list[ArgumentRow]] | None:
    """The row of an argument that kernels take as these numbers, and the rows that read them from it.

    None if machine code cannot read such a value.
    """
    part = numbers[0].part
    assert part is not None
    try:
        reached = [*_reached(part.kind, value, ())]
    except _Unreachable:
        return None
    if any(len(each.way) > _MOST_STEPS for each in reached):
        return None
    is_optional = int(default is not MISSING)
    checks = [
        replace(each.check, words=(each.check.words[0], 0, 0, is_optional, 0), way=_word(each.way))
        for each in reached
        if each.check is not None
    ]
    leaves = [each for each in reached if each.check is None]
    rows = []
    for parameter, leaf in zip(numbers, leaves, strict=True):
        assert parameter.dtype is not None
        row = scalar_row("", parameter.dtype, slots[parameter.name], parameter.default)
        if row.kind == UNREAD:
            return None
        row = bits_row(row) if leaf.is_bits else row
        rows.append(replace(row, way=_word(leaf.way), parts=leaf.part))
    return type_row(part.owner, type(value), default), [read_again(row, origin) for row in (*checks, *rows)]


def forms_of(compounds: Mapping[str, tuple[object, object]]) -> tuple[Hashable, ...]:
    """A key for the ways by which compound arguments are read."""
    return tuple(_form(value) for value, _ in compounds.values())


def _form(value: object) -> Hashable:
    if isinstance(value, tuple | list):
        return id(type(value)), *map(_form, value)
    return id(kind_of(value) if isinstance(value, CompoundValue) else type(value))


def rows_of_value(
    name: str, value: object, default: object, origin: int
) -> tuple[ArgumentRow, list[ArgumentRow]] | None:
    """The row of an argument that must be this tuple, vector or struct, and the rows that compare its parts;
    None if machine code cannot compare some of them.
    """
    try:
        compared = [*_compared(value, ())]
    except _Unreachable:
        return None
    optional = same_row("", value, default).words[3]
    if any(len(way) > _MOST_STEPS or row.kind == UNREAD for way, row in compared):
        return None
    rows = [
        replace(row, name=name if not way else "", words=(row.words[0], 0, 0, optional, 0), way=_word(way))
        for way, row in compared
    ]
    return rows[0], [read_again(row, origin) for row in rows[1:]]


def remembered(arguments: Sequence[object], returned: object) -> Signature:
    """The signature of calls with these arguments, by position, which return an object and run nothing."""
    rows, parts = list[ArgumentRow](), list[ArgumentRow]()
    for at, value in enumerate(arguments):
        row, more = rows_of_value("", value, MISSING, at) or (same_row("", value), [])
        rows.append(row)
        parts += more
    return Signature(
        device="", rows=(*rows, *parts), parameters=len(rows), positional=len(rows), results=(),
        returned=returned,
    )  # fmt: skip


def _compared(value: object, way: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], ArgumentRow]]:
    """The paths to the parts of an immutable value, with the rows that compare them."""
    if isinstance(value, CompoundValue):
        kinds, leaves = _fields()
        yield way, type_row("", CompoundValue)
        yield (*way, kinds), same_row("", kind_of(value))
        count = len(leaves_of(value))
        for at, leaf in enumerate(leaves_of(value)):
            yield (*way, leaves, _item(at, count), _bits()), same_row("", leaf.bits)
    elif type(value) is tuple and value:
        yield way, type_row("", tuple)
        for at, item in enumerate(value):
            yield from _compared(item, (*way, _item(at, len(value))))
    elif value is None or type(value) in (tuple, bool, int, float, DType):  # there is one empty tuple
        yield way, same_row("", value)
    else:
        raise _Unreachable


def _reached(element: Element, value: object, way: tuple[int, ...]) -> Iterator[_Reached]:
    """The numbers of a value and the paths to them, each after the checks that it needs."""
    if isinstance(element, DType):
        yield _Reached(way)
    elif isinstance(value, CompoundValue):
        kinds, leaves = _fields()
        yield _Reached(way, check=type_row("", CompoundValue))
        yield _Reached((*way, kinds), check=same_row("", kind_of(value)))
        count = len(leaves_of(value))
        for at in range(count):
            yield _Reached((*way, leaves, _item(at, count), _bits()), is_bits=True)
    elif isinstance(element, Complex) and isinstance(value, _NUMBERS):
        yield from (_Reached(way, part=part) for part in (1, 2))
    elif isinstance(value, tuple | list) or (type(value) is np.ndarray and value.ndim):
        for at, (part, item) in enumerate(zip(parts(element), value, strict=True)):
            yield from _reached(part, item, (*way, _item(at, len(value))))
    else:
        raise _Unreachable


@cache
def _fields() -> tuple[int, int]:
    return _field_step(CompoundValue, "_kind"), _field_step(CompoundValue, "_leaves")


@cache
def _bits() -> int:
    """The step from a literal to its bits."""
    _, bits = fields(Lit)
    return _field_step(Lit, bits.name)


def _field_step(kind: type, name: str) -> int:
    offset = offset_of(kind, name)
    if offset is None or offset >= FIELD_STEP:
        raise _Unreachable
    return FIELD_STEP | offset


def _item(at: int, count: int) -> int:
    if at >= 1 << _ITEM_BITS or count >= 1 << (_STEP - 1 - _ITEM_BITS):
        raise _Unreachable
    return count << _ITEM_BITS | at


def _word(way: tuple[int, ...]) -> int:
    return sum(step << _STEP * place for place, step in enumerate(way))
