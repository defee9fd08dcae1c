"""Keys for values that a pipeline gets: by their contents, or by identity if they cannot change."""

from __future__ import annotations

import enum
from collections.abc import Hashable
from types import BuiltinFunctionType, FunctionType, ModuleType

import numpy as np

from vyre.front.compound_values import CompoundValue, kind_of, leaves_of
from vyre.plan.trusted import is_immutable


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
