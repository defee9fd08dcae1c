"""Keys for values that a pipeline gets: by their contents, or by identity if they cannot change."""

from __future__ import annotations

import datetime
import decimal
import enum
import logging
import re
from collections import namedtuple
from collections.abc import Hashable
from types import (
    BuiltinFunctionType,
    CodeType,
    EllipsisType,
    FunctionType,
    GenericAlias,
    ModuleType,
    NotImplementedType,
)
from types import UnionType as Union

import numpy as np

from vyre.front.compound_types import CompoundValue, kind_of, leaves_of
from vyre.ir.dtypes import DType


class Same:
    """A key that compares an object by identity and keeps it alive."""

    __slots__ = ("thing",)

    def __init__(self, thing: object) -> None:
        self.thing = thing

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Same) and self.thing is other.thing

    def __hash__(self) -> int:
        return id(self.thing)


class Unknowable(Exception):
    """A value whose changes cannot be detected."""


_FIXED = (FunctionType, BuiltinFunctionType, ModuleType, type, enum.Enum, np.ufunc)


_FIELD = type(namedtuple("_Example", "field").field)  # type: ignore[attr-defined]  # an attribute of the class
# Classes whose objects never change; subclasses of them may.
IMMUTABLE = frozenset((
    int, float, complex, bool, str, bytes, type(None), EllipsisType, NotImplementedType, range, CodeType,
    GenericAlias, Union, DType, CompoundValue, _FIELD, re.Pattern, decimal.Decimal, logging.Logger,
    datetime.date, datetime.datetime, datetime.time, datetime.timedelta, datetime.timezone,
))  # fmt: skip


def is_immutable(value: object) -> bool:
    """True if the object can never change."""
    kind = type(value)
    if kind in IMMUTABLE or isinstance(value, np.dtype):
        return True
    if isinstance(value, np.ufunc):
        return any(set(types) - set("O->") for types in value.types)  # else it wraps a Python function
    return isinstance(value, np.generic) and not isinstance(value, np.void | np.object_)


def value_key(value: object) -> Hashable:
    """A key for a value: by its contents, or by identity if the object cannot change."""
    kind = type(value)
    if kind is float:
        return float, value.hex()  # type: ignore[attr-defined]  # it is a float
    if kind in (tuple, list):
        return kind, tuple(value_key(item) for item in value)  # type: ignore[attr-defined]  # it is one of these
    if kind is dict:
        return dict, tuple((value_key(key), value_key(item)) for key, item in value.items())  # type: ignore[attr-defined]  # it is a dict
    if isinstance(value, CompoundValue):
        return Same(kind_of(value)), leaves_of(value)
    if is_immutable(value) and not isinstance(value, np.ufunc):
        return kind, repr(value)
    if isinstance(value, _FIXED) or _is_callable_of_ours(value):
        return Same(value)
    raise Unknowable


def _is_callable_of_ours(value: object) -> bool:
    """True for a kernel, which reports its own captures, or a pipeline."""
    return getattr(type(value), "_is_kernel", False) or getattr(type(value), "_is_pipeline", False)
