"""The state of one lowering: the function being read, its names, what was emitted, what was wrong."""

from __future__ import annotations

import ast
import builtins
import enum
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import partial
from types import CellType, FunctionType, ModuleType
from typing import Any, Final, TypeAlias

import numpy as np

from vyre.front.source import Source, of_function, source_now
from vyre.front.values import POISON, Num, Poison, Static, Value
from vyre.front.words import DTYPES, INTRINSICS, Annotation, Intrinsic
from vyre.ir import dtypes, limits
from vyre.ir.dtypes import DType
from vyre.ir.literal import literal
from vyre.ir.nodes import Assign, Atomic, Barrier, Expr, GridSync, Node, Store, Var
from vyre.ir.problem import Problem, Problems, Span
from vyre.ir.walk import statements
from vyre.ops.names import RESERVED

MISSING: Final = object()


class Func:
    """A function under `@vyre.func`: inlined where a kernel calls it, a plain function elsewhere."""

    def __init__(self, function: Callable[..., Any]) -> None:
        if not isinstance(function, FunctionType):
            raise Problems([not_a_function(function, "func")])
        self.function = function
        self.__name__ = function.__name__
        self.__doc__ = function.__doc__
        self.__wrapped__ = function
        self._source = source_now(function)

    def __call__(self, *args: Any, **named: Any) -> Any:
        return self.function(*args, **named)

    def template(self) -> Template:
        source = self._source or of_function(self.function)
        return Template(source, Env.of(self.function), defaults_of(self.function), owner=self.function)


@dataclass(frozen=True, slots=True)
class TextFunc:
    """A function defined in a text beside the one that calls it."""

    text: Template

    def template(self) -> Template:
        return self.text


@dataclass(frozen=True, slots=True)
class Template:
    """A function's source, the names it sees, and its defaults by name (None: they are in the source)."""

    source: Source
    env: Env
    defaults: Mapping[str, object] | None = None
    owner: object = None  # the Python function, which tells two functions of one text apart


def not_a_function(found: object, word: str) -> Problem:
    """The problem of a decorator on something else than a function."""
    what = f"@vyre.{word} is put on {short(found)}, which is not a Python function."
    return Problem("P102", what, f"put @vyre.{word} on a def.")


def short(value: object) -> str:
    """A value as a message shows it: on one line, and cut when it is long."""
    if isinstance(value, int) and value.bit_length() > 128:
        return f"an int of {value.bit_length()} bits"
    if isinstance(value, bool | int | float | str | tuple | list | DType | None) or callable(value):
        text = repr(value)
        return text if len(text) <= 40 and "\n" not in text else f"{text[:36]!s}..."
    return with_article(type(value).__name__)


def with_article(word: str) -> str:
    """`a str`, `an ndarray`."""
    return f"an {word}" if word[0] in "aeioAEIO" or word.startswith("nd") else f"a {word}"


def defaults_of(function: FunctionType) -> dict[str, object]:
    """A Python function's defaults by parameter name."""
    names = function.__code__.co_varnames[: function.__code__.co_argcount]
    given = function.__defaults__ or ()
    positional = dict(zip(names[len(names) - len(given) :], given, strict=True))
    return {**positional, **(function.__kwdefaults__ or {})}


class Env:
    """The names that a function sees from outside itself."""

    def __init__(self, *layers: Mapping[str, object]) -> None:
        self.layers = layers

    @classmethod
    def of(cls, function: FunctionType) -> Env:
        return cls(_Cells(function), function.__globals__, vars(builtins))

    def find(self, name: str) -> object:
        """The object of that name, or MISSING."""
        for layer in self.layers:
            if name in layer:
                return layer[name]
        return MISSING

    def homes(self, name: str) -> Homes | None:
        """The dicts and cells that decide what `find` gives for a name."""
        out: list[tuple[dict[str, Any] | CellType, str | None, object]] = []
        for layer in self.layers:
            if isinstance(layer, _Cells):
                if name in layer:
                    return ((layer.cell(name), None, layer[name]),)
            elif isinstance(layer, dict):
                out.append((layer, name, layer.get(name, MISSING)))
                if name in layer:
                    return tuple(out)
        return None


class _Cells(Mapping[str, object]):
    """A function's closure; a name bound later is seen when it is there."""

    def __init__(self, function: FunctionType) -> None:
        self._cells = dict(zip(function.__code__.co_freevars, function.__closure__ or (), strict=True))

    def cell(self, name: str) -> CellType:
        return self._cells[name]

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


@dataclass(slots=True)
class Local:
    """A local of a function by its name in the Program."""

    name: str


@dataclass(slots=True)
class Frame:
    """One function being read: its names, and how its `return` is written when it is inlined."""

    source: Source
    env: Env
    owner: object = None
    names: dict[str, Value | Local] = field(default_factory=dict)
    assigned: frozenset[str] = frozenset()
    is_kernel: bool = True
    results: tuple[str, ...] | None = None  # locals that `return` assigns, when it is not the last statement
    done: str | None = None  # the local that says that the function has returned
    returned: list[Value] = field(default_factory=list)
    loops: int = 0
    captured: set[str] = field(default_factory=set)


# Dicts with the name looked for, and cells with None; each with what it holds, or MISSING.
Homes: TypeAlias = tuple[tuple[dict[str, Any] | CellType, str | None, object], ...]


@dataclass(frozen=True, slots=True)
class Capture:
    """A value taken from outside a kernel, and how to look whether it is still the same."""

    look: Callable[[], object]
    value: object
    homes: (
        Homes | None
    ) = ()  # the dicts and cells that decide what `look` finds; None where that is not known

    @property
    def is_stale(self) -> bool:
        now = self.look()
        return now is not self.value and (type(now) is not type(self.value) or not _equal(now, self.value))


def _equal(a: object, b: object) -> bool:
    if isinstance(a, float) and isinstance(b, float):
        return a.hex() == b.hex()  # which keeps -0.0 apart from 0.0
    return isinstance(a, int) and isinstance(b, int) and a == b


class TooLarge(Exception):
    """Lowering went past the size limit; the problem is already reported."""


class Scope:
    """What lowering keeps: the frame stack, the statements emitted so far, names, types, and problems."""

    def __init__(self, frame: Frame) -> None:
        self.frames = [frame]
        self.out: list[Node] = []
        self.types: dict[str, DType | None] = {}
        self.first: dict[str, Span] = {}
        self.used: set[str] = set(RESERVED)
        self.numbers: dict[str, int] = {}  # by base, the last number that a fresh name got
        self.renamed: dict[str, str] = {}  # what the user calls a name that is another in the Program
        self.problems: list[Problem] = []
        self.captured: dict[tuple[int, str], Capture] = {}  # by function and name
        self.probed: dict[tuple[object, ...], list[DType]] = {}  # what functions return, by arguments
        self.size = 0

    @property
    def frame(self) -> Frame:
        return self.frames[-1]

    def span(self, node: ast.AST) -> Span:
        return self.frame.source.span(node)

    def problem(self, code: str, what: str, fix: str, node: ast.AST) -> Poison:
        """Report a mistake; the value that stands for it."""
        span = self.span(node)
        found = Problem(code, what, fix, span, self.frame.source.text(span))
        if found not in self.problems:
            self.problems.append(found)
        return POISON

    def count(self, node: ast.AST) -> None:
        """One more piece of program; stops a program that grows without end."""
        self.size += 1
        if self.size > 4 * limits.NODES:  # the exact limit is the checker's; syntax has more nodes than IR
            self.problem(
                "P121", f"this kernel grows beyond {limits.NODES} nodes when its calls are inlined.",
                "use loops instead of calls within calls, or split it into several kernels.", node,
            )  # fmt: skip
            raise TooLarge

    def emit(self, node: Node) -> None:
        self.out.append(node)

    @contextmanager
    def collect(self) -> Iterator[list[Node]]:
        """Statements emitted inside go to the list instead."""
        outer, self.out = self.out, []
        try:
            yield self.out
        finally:
            self.out = outer

    def fresh(self, base: str) -> str:
        """A name that nothing in the Program has."""
        number = self.numbers.get(base, 0)
        joint = "" if base.endswith("_") else "_"
        while (name := f"{base}{joint}{number}" if number else base) in self.used:
            number += 1
        self.used.add(name)
        if number:
            self.renamed[name] = base
        self.numbers[base] = number  # or many calls of one function would count from 0 every time
        return name

    def release(self, name: str) -> None:
        """Give back the last fresh temporary, which nothing reads."""
        self.types.pop(name)
        self.used.discard(name)
        self.numbers["_t"] = max(self.numbers["_t"] - 1, 0)

    def keep(self, value: Expr, base: str = "_t") -> Expr:
        """The value held in a fresh local, so that it is evaluated here and once."""
        name = self.fresh(base)
        self.types[name] = value.dtype
        self.emit(Assign(name, value))
        return Var(name, value.dtype)

    def look_up(self, node: ast.Name) -> Value:
        """What a name stands for where it is read."""
        bound = self.frame.names.get(node.id)
        if isinstance(bound, Local):
            return self._read_local(bound, node)
        if bound is not None:
            return bound
        if node.id in self.frame.assigned:
            return self._unset(node)
        found = self.frame.env.find(node.id)
        if found is MISSING:
            return self._unknown(node)
        env = self.frame.env
        return self.static(found, node.id, node, partial(env.find, node.id), env.homes(node.id))

    def _read_local(self, bound: Local, node: ast.Name) -> Value:
        if bound.name not in self.types:
            return self._unset(node)
        dtype = self.types[bound.name]
        return POISON if dtype is None else Var(bound.name, dtype)

    def _unset(self, node: ast.Name) -> Poison:
        what = f"{node.id!r} is read here before anything is assigned to it."
        if self.frame.env.find(node.id) is MISSING:
            return self.problem("P208", what, f"assign to {node.id} above this line, on every path.", node)
        what = (
            f"{what[:-1]}; the {node.id!r} outside is another name, since this function assigns to its own."
        )
        return self.problem("P208", what, f"call the local something else than {node.id}.", node)

    def silence(self, node: ast.AST) -> None:
        """Say nothing more of the names that something refused would have bound."""
        aliases = [part for part in getattr(node, "names", []) if isinstance(part, ast.alias)]
        names = [alias.asname or alias.name.split(".")[0] for alias in aliases]
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            names.append(node.name)
        stored = [part for part in ast.walk(node) if isinstance(part, ast.Name)]
        names += [part.id for part in stored if isinstance(part.ctx, ast.Store)]
        for name in names:
            bound = self.frame.names.get(name)
            if bound is None:
                self.frame.names[name] = POISON
            elif isinstance(bound, Local):
                self.types.setdefault(bound.name, None)

    def _unknown(self, node: ast.Name) -> Poison:
        names = {*self.frame.names, *self.frame.assigned}
        near = get_close_matches(node.id, sorted(names), n=1)
        fix = "define it outside the kernel, or make it a parameter."
        if node.id in INTRINSICS or node.id in DTYPES:
            fix = f"add `from vyre import {node.id}`."
        elif near:
            fix = f"write {near[0]}, if that is what is meant, or define {node.id}."
        return self.problem("P201", f"the name {node.id!r} is not defined.", fix, node)

    def static(
        self, found: object, name: str, node: ast.AST, look: Callable[[], object], homes: Homes | None = ()
    ) -> Value:
        """A captured Python object as a compile-time value; `look` finds it again."""
        value = static_value(found)
        if value is None:
            return self.problem("P202", *_not_captured(found, name), node)
        self.captured.setdefault((id(self.frame.owner), name), Capture(look, found, homes))
        return value


def _not_captured(found: object, name: str) -> tuple[str, str]:
    kind = "None" if found is None else with_article(type(found).__name__)
    what = (
        f"{name!r} is {kind} from outside the kernel; "
        "only numbers, dtypes, enums and @vyre.func functions are taken from there."
    )
    if isinstance(found, np.ndarray):
        return what, f"add a parameter for it, as in {name.split('.')[-1]}: Buf[f32], and pass the array."
    if isinstance(found, enum.Enum):
        return f"the enum member {name!r} has the value {short(found.value)}, which is not a number.", (
            "give the enum numbers as values."
        )
    return what, f"make {name.split('.')[-1]} a parameter, or capture the numbers in it one by one."


def static_value(found: object) -> Value | None:
    """A Python object as a compile-time value; None when it cannot be one."""
    if isinstance(found, enum.Enum):
        return Num(found.value) if isinstance(found.value, bool | int | float) else None
    if isinstance(found, np.generic):
        return _numpy_scalar(found)
    if isinstance(found, bool | int | float):
        return Num(found)
    if isinstance(found, type) and issubclass(found, np.generic):
        dtype = dtypes.of_numpy(found)
        return None if dtype is None else Static(dtype)
    known = (DType, Intrinsic, Annotation, Func, TextFunc, ModuleType, type)
    if isinstance(found, known) or callable(found):
        return Static(found)
    return None


def _numpy_scalar(found: np.generic) -> Value | None:
    dtype = dtypes.of_numpy(found.dtype)
    return None if dtype is None else literal(dtype, found.item())


def has_effects(block: list[Node]) -> bool:
    """Do these statements write memory, so that loads before and after may differ."""
    return any(isinstance(node, Store | Atomic | Barrier | GridSync) for node in statements(tuple(block)))
