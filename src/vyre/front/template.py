"""The inputs of a lowering: a function's source, its defaults and the outer names visible to it.

Decorators need only this: the rest of the front end is loaded when a kernel is built.
"""

from __future__ import annotations

import builtins
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from types import CellType, FunctionType
from typing import Any, Final, TypeAlias

from vyre.front.annotated_names import DEFINED_WITH, annotations_of
from vyre.front.pickled import reduced
from vyre.front.source import SourceText, of_function, source_now, text_of
from vyre.ir.problem import Problem, Problems
from vyre.ir.spoken import short

MISSING: Final = object()
# Dicts with the name looked up, cells with None, and functions with the name of an attribute; each with its
# content, or MISSING.
Homes: TypeAlias = tuple[tuple[dict[str, Any] | CellType | FunctionType, str | None, object], ...]


class Func:
    """A function under `@vyre.func`: inlined where a kernel calls it, a plain function elsewhere."""

    def __init__(self, function: Callable[..., Any], *, source: SourceText | None = None) -> None:
        if not isinstance(function, FunctionType):
            raise Problems([not_a_function(function, "func")])
        self.function = function
        self.__name__ = function.__name__
        self.__doc__ = function.__doc__
        self.__wrapped__ = function
        self._source = source or source_now(function)

    def __repr__(self) -> str:
        return f"<func {self.__name__}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return reduced(self, self.function, lambda: self._source or of_function(self.function))

    def __call__(self, *args: Any, **named: Any) -> Any:
        return self.function(*args, **named)

    @property
    def text(self) -> str | None:
        """The function's text, not parsed; None if it cannot be found without parsing."""
        return text_of(self.function.__code__, self._source)

    def template(self) -> Template:
        source = self._source or of_function(self.function)
        return Template(source, Env.of(self.function), defaults_of(self.function), owner=self.function)


@dataclass(frozen=True, slots=True)
class TextFunc:
    """A function defined in the same text as its caller."""

    text: Template

    def template(self) -> Template:
        return self.text


@dataclass(frozen=True, slots=True)
class Template:
    """A function's source, the names visible to it, and its defaults by name (None: those in the source)."""

    source: SourceText
    env: Env
    defaults: Mapping[str, object] | None = None
    owner: object = None  # the Python function, which distinguishes two functions with the same text


def not_a_function(found: object, word: str) -> Problem:
    """The problem for a decorator on something other than a function."""
    what = f"@vyre.{word} is put on {short(found)}, which is not a Python function."
    return Problem("P102", what, f"put @vyre.{word} on a def.")


def defaults_of(function: FunctionType) -> dict[str, object]:
    """A Python function's defaults by parameter name."""
    names = function.__code__.co_varnames[: function.__code__.co_argcount]
    given = function.__defaults__ or ()
    positional = dict(zip(names[len(names) - len(given) :], given, strict=True))
    return {**positional, **(function.__kwdefaults__ or {})}


class Env:
    """The outer names that are visible to a function, and the annotations that Python evaluated."""

    def __init__(self, *layers: Mapping[str, object], evaluated: Mapping[str, object] | None = None) -> None:
        self.layers = layers
        self.evaluated = evaluated or {}

    @classmethod
    def of(cls, function: FunctionType) -> Env:
        evaluated = {name: it for name, it in annotations_of(function).items() if not isinstance(it, str)}
        layers: list[Mapping[str, object]] = [_Cells(function), function.__globals__, vars(builtins)]
        if function in DEFINED_WITH:
            layers.insert(1, DEFINED_WITH[function])
        return cls(*layers, evaluated=evaluated)

    def find(self, name: str) -> object:
        """The object of that name, or MISSING."""
        for layer in self.layers:
            if name in layer:
                return layer[name]
        return MISSING

    def homes(self, name: str, value: object) -> Homes | None:
        """The dicts and cells that determine the result of `find` for a name, whose result was this value."""
        out: list[tuple[dict[str, Any] | CellType | FunctionType, str | None, object]] = []
        for layer in self.layers:
            if isinstance(layer, _Cells):
                if name in layer:
                    return ((layer.cell(name), None, value),)
                if layer.is_empty(name):
                    return None
            elif isinstance(layer, dict):
                if name in layer:
                    return (*out, (layer, name, value))
                out.append((layer, name, MISSING))
        return None


class _Cells(Mapping[str, object]):
    """A function's closure; a name bound later is visible once it is bound."""

    def __init__(self, function: FunctionType) -> None:
        self._cells = dict(zip(function.__code__.co_freevars, function.__closure__ or (), strict=True))

    def cell(self, name: str) -> CellType:
        return self._cells[name]

    def is_empty(self, name: str) -> bool:
        """True if the name is the function's own and has no value yet."""
        return name in self._cells and name not in self

    def __getitem__(self, name: str) -> object:
        try:
            return self._cells[name].cell_contents
        except ValueError:  # the cell is still empty
            raise KeyError(name) from None

    def __contains__(self, name: object) -> bool:
        try:
            return name in self._cells and self[str(name)] is not MISSING
        except KeyError:
            return False

    def __iter__(self) -> Iterator[str]:
        return iter(self._cells)

    def __len__(self) -> int:
        return len(self._cells)
