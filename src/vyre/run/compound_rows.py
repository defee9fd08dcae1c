"""The rows by which machine code reads vectors, matrices, structs and complex numbers.

The argument itself has a row that compares its type. Each of its numbers has a row that says by which way it
is reached: through items of tuples and lists, and through fields of Vyre's own values.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from functools import cache

import numpy as np

from vyre.front.compound_types import Complex, Element, parts
from vyre.front.compound_values import CompoundValue, kind_of, leaves_of
from vyre.front.known import Parameter
from vyre.front.template import MISSING
from vyre.ir.dtypes import DType
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

_STEP, _MOST_STEPS, _ITEM_BITS = 16, 4, 7  # of native/arguments.c
_NUMBERS = (int, float, complex, np.number)


class _Unreachable(Exception):
    """A number that machine code does not reach."""


@dataclass(frozen=True, slots=True)
class _Reached:
    """The end of a way: a number, or the number of a part of a complex one, or the bits of a
    literal; or a `check` of what lies on the way.
    """

    way: tuple[int, ...]
    part: int = 0
    is_bits: bool = False
    check: ArgumentRow | None = None


def rows_of_argument(
    numbers: list[Parameter], slots: dict[str, int], value: object, default: object, origin: int
) -> tuple[ArgumentRow, list[ArgumentRow]] | None:
    """The row of an argument that is passed as these numbers, and the rows that read them from it.

    None if machine code cannot read such a value.
    """
    part = numbers[0].part
    assert part is not None
    try:
        found = [*_reached(part.kind, value, ())]
    except _Unreachable:
        return None
    if any(len(each.way) > _MOST_STEPS for each in found):
        return None
    is_optional = int(default is not MISSING)
    checks = [
        replace(each.check, words=(each.check.words[0], 0, 0, is_optional, 0), way=_word(each.way))
        for each in found
        if each.check is not None
    ]
    leaves = [each for each in found if each.check is None]
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
        found = [*_compared(value, ())]
    except _Unreachable:
        return None
    optional = same_row("", value, default).words[3]
    if any(len(way) > _MOST_STEPS or row.kind == UNREAD for way, row in found):
        return None
    rows = [
        replace(row, name=name if not way else "", words=(row.words[0], 0, 0, optional, 0), way=_word(way))
        for way, row in found
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
    """The ways to the parts of a value that cannot change, with the rows that compare them."""
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
    elif value is None or value == () or type(value) in (bool, int, float, DType):  # there is one of each
        yield way, same_row("", value)
    else:
        raise _Unreachable


def _reached(element: Element, value: object, way: tuple[int, ...]) -> Iterator[_Reached]:
    """The numbers of a value and the ways to them, each after the checks that it needs."""
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
    elif isinstance(value, tuple | list) or type(value) is np.ndarray:
        for at, (part, item) in enumerate(zip(parts(element), value, strict=True)):
            yield from _reached(part, item, (*way, _item(at, len(value))))
    else:
        raise _Unreachable


@cache
def _fields() -> tuple[int, int]:
    return _field(CompoundValue, "_kind"), _field(CompoundValue, "_leaves")


@cache
def _bits() -> int:
    """The step from a literal to its bits."""
    _, bits = fields(Lit)
    return _field(Lit, bits.name)


def _field(kind: type, name: str) -> int:
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
