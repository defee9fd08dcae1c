"""The facts kept about a kernel once it was read: its parameters and its captured values.

They are separate from the code that reads kernels, which calls of compiled kernels do not load.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from types import CellType, FunctionType

import numpy as np

from vyre.front.compound_types import Compound, CompoundValue
from vyre.front.template import MISSING, Origins
from vyre.ir.dtypes import DType
from vyre.ir.problem import Span


@dataclass(frozen=True, slots=True)
class Part:
    """One number of a parameter that has several: a kernel takes each by itself."""

    owner: str  # the user's name of the parameter
    kind: Compound
    at: int


@dataclass(frozen=True, slots=True)
class Parameter:
    """One parameter as the user wrote it; a Const has the name of its kind instead of a dtype."""

    name: str
    role: str  # in, out, inout, scalar, const
    dtype: DType | None
    rank: int
    kind: str
    default: object
    span: Span
    axes: tuple[str, ...] = ()  # the extents in its annotation, in the form of `ir.axes`
    element: object = None  # the vector, matrix or struct whose numbers the last axis holds
    part: Part | None = None  # of a parameter that is a vector, matrix, struct or complex number

    @property
    def is_whole_number(self) -> bool:
        """True if it may give the length of an axis of its name."""
        if self.role == "scalar":
            return self.dtype is not None and self.dtype.is_integer
        return self.role == "const" and self.kind == "int"


@dataclass(frozen=True, slots=True)
class Capture:
    """A value captured by a kernel, and how to check whether it is still the same."""

    look: Callable[[], object]
    value: object
    # The dicts, cells and functions that determine the result of `look`; None if unknown.
    origins: Origins | None = ()

    @property
    def is_stale(self) -> bool:
        if self.origins and _hold(self.origins):
            return False
        now = self.look()
        return now is not self.value and not _equal(now, self.value)


def captured_defaults(function: FunctionType) -> dict[str, Capture]:
    """The defaults of a function as captured values by name: user code may replace them."""
    captures: dict[str, Capture] = {}
    if function.__defaults__ is not None:
        values, name = function.__defaults__, "__defaults__"
        captures[name] = Capture(lambda: function.__defaults__, values, ((function, name, values),))
    named: dict[str, object] = function.__kwdefaults__ or {}
    for parameter, value in named.items():
        origins: Origins = ((function, "__kwdefaults__", named), (named, parameter, value))
        look = partial(_named_default, function, parameter)
        captures[f"__kwdefaults__ {parameter}"] = Capture(look, value, origins)
    return captures


def _named_default(function: FunctionType, parameter: str) -> object:
    return (function.__kwdefaults__ or {}).get(parameter, MISSING)


def _hold(origins: Origins) -> bool:
    """True if dicts, cells and functions still hold the same objects."""
    for where, key, value in origins:
        if isinstance(where, FunctionType):
            now = getattr(where, str(key))
        elif isinstance(where, CellType):
            try:
                now = where.cell_contents
            except ValueError:  # it is empty now
                return False
        else:
            now = where.get(str(key), MISSING)
        if now is not value:
            return False
    return True


def _equal(a: object, b: object) -> bool:
    """True if a kernel cannot distinguish two constants."""
    if type(a) is not type(b):
        return False
    if isinstance(a, float) and isinstance(b, float):
        return a.hex() == b.hex()  # which keeps -0.0 apart from 0.0
    if isinstance(a, complex):
        return repr(a) == repr(b)
    if isinstance(a, CompoundValue):
        return a == b
    if isinstance(a, np.ndarray) and isinstance(b, np.ndarray):
        return a.dtype == b.dtype and a.shape == b.shape and a.tobytes() == b.tobytes()
    if isinstance(a, tuple) and isinstance(b, tuple):
        return len(a) == len(b) and all(x is y or _equal(x, y) for x, y in zip(a, b, strict=True))
    return isinstance(a, int) and isinstance(b, int) and a == b


@dataclass(frozen=True, slots=True)
class Consts:
    """The Const parameters with their kinds, None if unknown, and the captured values that determine them."""

    kinds: Mapping[str, str | None]
    captured: tuple[Capture, ...]
    # For each Const[dtype], the arrays whose elements have that type, from which a call infers it.
    arrays: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    @property
    def is_stale(self) -> bool:
        """True if a captured value may have changed."""
        return None in self.kinds.values() or any(capture.is_stale for capture in self.captured)
