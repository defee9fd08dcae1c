"""The library code that is trusted to be pure, and its exceptions.

A pipeline's function may call anything. The packages listed here are taken as pure without being read; all
other Python code is followed like the user's own, and all other C code makes the pipeline run its function at
every call. So a name that is missing here costs time, and a name too many would give stale results.
"""

from __future__ import annotations

import datetime
import decimal
import logging
import re
from collections import deque, namedtuple
from types import BuiltinFunctionType, CodeType, EllipsisType, FunctionType, GenericAlias, NotImplementedType
from types import UnionType as Union
from typing import Any

import numpy as np

from vyre.front.compound_values import CompoundValue
from vyre.ir.dtypes import DType

PACKAGES = frozenset((
    "abc", "bisect", "cmath", "collections", "contextlib", "copy", "dataclasses", "enum", "fractions",
    "functools", "heapq", "itertools", "json", "logging", "math", "numbers", "numpy", "operator", "re",
    "reprlib", "statistics", "string", "struct", "textwrap", "types", "typing", "unicodedata", "vyre",
    "_abc", "_bisect", "_collections", "_functools", "_heapq", "_json", "_operator", "_sre", "_statistics",
    "_struct", "_typing", "_warnings", "warnings",
))  # fmt: skip
# Names in these packages whose results depend on more than their arguments: state, files, random numbers.
STATEFUL = {
    "numpy": frozenset((
        "random", "load", "loadtxt", "genfromtxt", "fromfile", "fromregex", "memmap", "open_memmap", "geterr",
        "geterrcall", "getbufsize", "get_printoptions", "printoptions",
    )),
    "vyre": frozenset(("counters", "devices", "threads", "load")),
    "logging": frozenset(("getLogger", "getLevelName", "root")),
    "functools": frozenset(("cache", "lru_cache")),
    "reprlib": frozenset(("aRepr", "repr")),
}  # fmt: skip
# Functions that read attributes whose names are not in the code that calls them.
REFLECTIVE = {
    "builtins": frozenset(("getattr", "hasattr", "vars", "dir")),
    "operator": frozenset(("attrgetter", "methodcaller")),
    "_operator": frozenset(("attrgetter", "methodcaller")),
    "copy": frozenset(("copy", "deepcopy", "replace")),
    "dataclasses": frozenset(("asdict", "astuple", "fields", "replace")),
    "typing": frozenset(("get_type_hints",)),
}
REFLECTIVE_NAMES = frozenset(("__dict__", "format", "format_map", "__getattribute__", "__getstate__"))
# Attributes that lead from any object to values that the walk by names cannot follow.
HIDDEN_NAMES = frozenset((
    "__globals__", "__builtins__", "__subclasses__", "__closure__", "cell_contents", "f_globals", "f_locals",
    "f_back", "gi_frame", "cr_frame", "tb_frame",
))  # fmt: skip
BUILTINS = frozenset((
    "__build_class__", "abs", "aiter", "all", "anext", "any", "ascii", "bin", "callable", "chr", "delattr",
    "divmod", "format", "getattr", "hasattr", "hash", "hex", "isinstance", "issubclass", "iter", "len", "max",
    "min", "next", "oct", "ord", "pow", "print", "repr", "round", "setattr", "sorted", "sum", "vars", "dir",
))  # fmt: skip
# Methods of containers that return nothing: only code that reads the container can observe them.
WRITERS: dict[type, frozenset[str]] = {
    list: frozenset(("append", "extend", "insert", "clear", "reverse", "remove")),
    set: frozenset(("add", "update", "clear", "discard", "remove")),
    dict: frozenset(("update", "clear", "__setitem__")),
    deque: frozenset(("append", "appendleft", "extend", "extendleft", "clear")),
}
_FIELD = type(namedtuple("_Example", "field").field)  # type: ignore[attr-defined]  # an attribute of the class
# Classes whose objects never change; subclasses of them may.
IMMUTABLE = frozenset((
    int, float, complex, bool, str, bytes, type(None), EllipsisType, NotImplementedType, range, CodeType,
    GenericAlias, Union, DType, CompoundValue, _FIELD, re.Pattern, decimal.Decimal, logging.Logger,
    datetime.date, datetime.datetime, datetime.time, datetime.timedelta, datetime.timezone,
))  # fmt: skip


def is_trusted(module: object) -> bool:
    """True if the functions and classes of a module are taken as pure."""
    return isinstance(module, str) and module.partition(".")[0] in PACKAGES


def is_stateful(module: str, name: str) -> bool:
    """True if something in a trusted module depends on more than its arguments."""
    return name in STATEFUL.get(module.partition(".")[0], ()) or module.startswith("numpy.random")


def is_immutable(value: object) -> bool:
    """True if the object can never change."""
    kind = type(value)
    if kind in IMMUTABLE or isinstance(value, np.dtype):
        return True
    if isinstance(value, np.ufunc):
        return any(set(types) - set("O->") for types in value.types)  # else it wraps a Python function
    return isinstance(value, np.generic) and not isinstance(value, np.void | np.object_)


def module_of(function: FunctionType | BuiltinFunctionType | Any) -> str:
    """The module that a function's code belongs to."""
    if isinstance(function, FunctionType):
        return str(function.__globals__.get("__name__", ""))
    return str(getattr(function, "__module__", None) or "")
