"""Attributes of objects from outside: of named tuples, dataclasses, namespaces and classes."""

from __future__ import annotations

import ast
import enum
from collections.abc import Callable
from difflib import get_close_matches
from functools import partial
from types import FunctionType, MemberDescriptorType, ModuleType
from typing import Any

import numpy as np

from vyre.front.compound_types import Compound, CompoundValue
from vyre.front.scope import Scope, static_value
from vyre.front.template import MISSING, Func, TextFunc
from vyre.front.values import Value
from vyre.front.words import Annotation, Intrinsic
from vyre.ir.dtypes import DType

_OTHERS = (  # which have values, or attributes by other rules
    bool, int, float, complex, str, bytes, list, dict, set, frozenset, np.ndarray, np.generic, enum.Enum,
    FunctionType, Func, TextFunc, DType, Intrinsic, Annotation, Compound, CompoundValue,
)  # fmt: skip


def attribute_of_object(low: Scope, node: ast.Attribute, name: str) -> Value | None:
    """An attribute of an object from outside that holds a constant; None if the object is none of these.

    What it holds is looked up again at every call, from the name on.
    """
    outside = _outside(low, node)
    owner = _outside(low, node.value)
    if owner is None or not has_constants(owner[0]) or isinstance(owner[0], ModuleType):
        return None
    if outside is not None and static_value(outside[0]) is not None:
        return low.static(outside[0], name, node, outside[1], None, owner=owner[0])
    if isinstance(owner[0], tuple):
        return None
    what, fix = _refusal(owner[0], node.attr, name)
    raise low.problem("P117", what, fix, node)


def has_constants(owner: object) -> bool:
    """True for an object whose attributes may be constants of a kernel."""
    if isinstance(owner, tuple):
        return hasattr(owner, "_fields")
    if isinstance(owner, type):
        return not issubclass(owner, enum.Enum | np.generic)
    return (
        owner is not None
        and not isinstance(owner, _OTHERS)
        and (isinstance(owner, ModuleType) or not callable(owner))
    )


def _outside(low: Scope, node: ast.expr) -> tuple[object, Callable[[], object]] | None:
    """The object from outside that a name, or a name with attributes, refers to, and how to look it up again;
    None for other expressions.
    """
    if isinstance(node, ast.Name) and node.id not in low.frame.names and node.id not in low.frame.assigned:
        look: Callable[[], object] = partial(low.frame.env.find, node.id)
    elif isinstance(node, ast.Attribute):
        owner = _outside(low, node.value)
        if owner is None or not has_constants(owner[0]):
            return None
        look = partial(_looked_up, owner[1], node.attr)
    else:
        return None
    value = look()
    return None if value is MISSING else (value, look)


def _looked_up(owner: Callable[[], object], name: str) -> object:
    return constant_in(owner(), name)


def constant_in(owner: object, name: str) -> object:
    """The value of an object's attribute, read without running code; else MISSING."""
    if isinstance(owner, tuple) and name in getattr(owner, "_fields", ()):
        return getattr(owner, name)
    own: dict[str, Any] = getattr(owner, "__dict__", {})
    if not isinstance(owner, type) and name in own:
        return own[name]
    for kind in (owner if isinstance(owner, type) else type(owner)).__mro__:
        if name not in vars(kind):
            continue
        value = vars(kind)[name]
        if isinstance(value, MemberDescriptorType) and not isinstance(owner, type):  # of __slots__
            return getattr(owner, name, MISSING)
        return MISSING if hasattr(type(value), "__get__") else value
    return MISSING


def _refusal(owner: object, attribute: str, name: str) -> tuple[str, str]:
    """The problem and the fix for an attribute that holds no constant."""
    value = constant_in(owner, attribute)
    shown = name.rpartition(".")[0]
    if value is not MISSING:
        kind = type(value).__name__
        fix = f"use a number, tuple or array in {attribute}."
        if isinstance(value, list):
            fix = f"make it a tuple, as in {name} = tuple({name})."
        return f"{name} is a {kind} in kernels, and no constant.", fix
    if hasattr(type(owner), attribute) or hasattr(owner, attribute):
        what = f"{name} is computed, and kernels take the attributes that {shown} holds."
        return what, f"write {attribute} = {name} before the kernel, and use {attribute} in it."
    near = get_close_matches(attribute, [each for each in dir(owner) if not each.startswith("_")], n=1)
    fix = f"write {shown}.{near[0]}." if near else f"set {name} before the kernel is called."
    return f"{shown} has no attribute {attribute!r} in kernels.", fix
