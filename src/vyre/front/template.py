"""The inputs of a lowering: a function's source, its defaults and the outer names visible to it.

Decorators need only this: the rest of the front end is loaded when a kernel is built.

The names in annotations that Python did not evaluate (those in quotes, or all of them under `from __future__
import annotations`) are neither in a function's code nor in its closure; they are kept where it is defined.

What a module has under its own name is pickled by that name, as Python's functions are. Anything else, and
everything of `__main__`, whose names other processes lack, is pickled by value with cloudpickle: the
function, its text, and the names in annotations that Python did not evaluate.
"""

from __future__ import annotations

import builtins
import re
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache, reduce
from importlib import import_module
from types import CellType, FrameType, FunctionType, ModuleType
from typing import Any, Final, TypeAlias
from weakref import WeakKeyDictionary

from vyre.front.source import SourceText, of_function, of_known_text, source_now, text_of
from vyre.ir.problem import CallError, Problem, Problems
from vyre.ir.spoken import preformatted, short

_WORD = re.compile(r"[^\W\d]\w*")

# By function, the local names of where it was defined that its annotations use, if those are strings.
DEFINED_WITH: WeakKeyDictionary[FunctionType, Mapping[str, object]] = WeakKeyDictionary()


def keep_annotated_names(function: FunctionType) -> None:
    """Keep the local names of where a function is being defined that its unevaluated annotations use.

    The innermost frame of its module is that place: a caller's locals may have the same names.
    """
    frame: FrameType | None = sys._getframe(1)
    while frame is not None and frame.f_globals is not function.__globals__:
        frame = frame.f_back
    if frame is not None and frame.f_locals is not frame.f_globals:
        keep_names(function, _found_in(frame.f_locals, function))


def keep_names(function: FunctionType, names: Mapping[str, object]) -> None:
    """Let these names be visible to a function's annotations."""
    if names:
        DEFINED_WITH[function] = names


def annotated_names(function: FunctionType) -> Mapping[str, object]:
    """The names outside of the closure that annotations use which Python does not evaluate."""
    return {**_found_in(function.__globals__, function), **DEFINED_WITH.get(function, {})}


def _found_in(space: Mapping[str, object], function: FunctionType) -> dict[str, object]:
    """The words of a function's unevaluated annotations that are names of a space."""
    texts = [text for text in annotations_of(function).values() if isinstance(text, str)]
    words = {word for text in texts for word in _WORD.findall(text)} - {*function.__code__.co_freevars}
    return {word: space[word] for word in sorted(words) if word in space}


def annotations_of(function: FunctionType) -> Mapping[str, object]:
    """The annotations as Python evaluated them; none if one cannot be evaluated."""
    try:
        return function.__annotations__
    except NameError:  # they are evaluated on first use, from Python 3.14 on
        return {}


MOST = 256  # things that were unpickled by value and are kept, so that equal bytes give one object


def reduced(
    thing: Any, function: FunctionType, source: Callable[[], SourceText | None], **more: Any
) -> tuple[Any, tuple[Any, ...]]:
    """The result of `__reduce__` for an object made from a function; `more` are keywords of its class."""
    module, name = function.__module__, function.__qualname__
    try:
        has_name = _named(module, name) is thing
    except (AttributeError, ImportError):
        has_name = False
    pickler = _cloudpickle()
    if has_name and (pickler is None or not (module == "__main__" or _is_sent(module))):
        return _named, (module, name)
    if pickler is None:
        what = f"{thing!r} cannot be pickled, because {module} has it under no name of its own"
        fix = "install cloudpickle, or define it at the top level of a module, under its own name"
        raise CallError(f"{what}. Fix: {fix}.")
    known = source()
    text = None if known is None else "\n".join(known.lines)
    return _unpickled, (pickler.dumps((type(thing), function, text, annotated_names(function), more)),)


def _named(module: str, name: str) -> Any:
    """The object of that name in a module."""
    return reduce(getattr, name.split("."), sys.modules.get(module) or import_module(module))


def _cloudpickle() -> Any:
    try:
        import cloudpickle
    except ImportError:
        return None
    return cloudpickle


def _is_sent(module: str) -> bool:
    """True if cloudpickle was asked to pickle a module by value."""
    known: ModuleType | None = sys.modules.get("cloudpickle")
    return known is not None and module in known.list_registry_pickle_by_value()


@lru_cache(maxsize=MOST)
def _unpickled(data: bytes) -> Any:
    import pickle

    parts: tuple[type, FunctionType, str | None, Mapping[str, object], dict[str, Any]] = pickle.loads(data)
    kind, function, text, names, more = parts
    keep_names(function, names)
    source = None if text is None else of_known_text(text, function.__code__)
    return kind(function, **more) if source is None else kind(function, source=source, **more)


MISSING: Final = object()
# Dicts with the name looked up, cells with None, and functions with the name of an attribute; each with its
# content, or MISSING.
Origins: TypeAlias = tuple[tuple[dict[str, Any] | CellType | FunctionType, str | None, object], ...]


def source_as_html(of: Any) -> str:
    """The source of the function behind an object, for notebooks; its repr if there is none."""
    try:
        text = text_of(of.function.__code__, getattr(of, "_source", None))
    except Problems:
        text = None
    return preformatted(repr(of) if text is None else text.rstrip())


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

    _repr_html_ = source_as_html

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


def not_a_function(value: object, word: str) -> Problem:
    """The problem for a decorator on something other than a function."""
    what = f"@vyre.{word} is put on {short(value)}, which is not a Python function."
    return Problem("P102", what, f"put @vyre.{word} on a def.")


def defaults_of(function: FunctionType) -> dict[str, object]:
    """A Python function's defaults by parameter name."""
    names = function.__code__.co_varnames[: function.__code__.co_argcount]
    defaults = function.__defaults__ or ()
    positional = dict(zip(names[len(names) - len(defaults) :], defaults, strict=True))
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

    def origins(self, name: str, value: object) -> Origins | None:
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
