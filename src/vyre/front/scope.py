"""The state of one lowering: whose function is being read, what its names are, what has been emitted, what was wrong."""

from __future__ import annotations

import ast
import builtins
import enum
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from types import FunctionType, ModuleType
from typing import Any, Final

import numpy as np

from vyre.front.source import Source, of_function
from vyre.front.values import POISON, Num, Poison, Static, Value
from vyre.front.words import Annotation, Intrinsic
from vyre.ir import dtypes, limits
from vyre.ir.dtypes import DType
from vyre.ir.literal import literal
from vyre.ir.nodes import Assign, Atomic, Barrier, Expr, GridSync, Node, Store, Var
from vyre.ir.problem import Problem, Span
from vyre.ir.walk import statements
from vyre.ops.names import RESERVED

MISSING: Final = object()


class Func:
    """A function under `@vyre.func`: inlined where a kernel calls it, an ordinary function everywhere else."""

    def __init__(self, function: Callable[..., Any]) -> None:
        if not isinstance(function, FunctionType):
            raise TypeError(f"{function!r} is not a Python function. Fix: put @vyre.func on a def.")
        self.function = function
        self.__name__ = function.__name__
        self.__doc__ = function.__doc__
        self.__wrapped__ = function

    def __call__(self, *args: Any, **named: Any) -> Any:
        return self.function(*args, **named)

    def template(self) -> Template:
        return Template(of_function(self.function), Env.of(self.function), defaults_of(self.function))


@dataclass(frozen=True, slots=True)
class TextFunc:
    """A function defined in a text beside the one that calls it."""

    text: Template

    def template(self) -> Template:
        return self.text


@dataclass(frozen=True, slots=True)
class Template:
    """A function's source, the names it sees, and its defaults by parameter name (None: read them from the source)."""

    source: Source
    env: Env
    defaults: Mapping[str, object] | None = None


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


class _Cells(Mapping[str, object]):
    """A function's closure; a name bound later is seen when it is there."""

    def __init__(self, function: FunctionType) -> None:
        self._cells = dict(zip(function.__code__.co_freevars, function.__closure__ or (), strict=True))

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
    names: dict[str, Value | Local] = field(default_factory=dict)
    assigned: frozenset[str] = frozenset()
    is_kernel: bool = True
    results: tuple[str, ...] | None = None  # locals that `return` assigns, when it is not the last statement
    done: str | None = None  # the local that says that the function has returned
    returned: list[Value] = field(default_factory=list)
    loops: int = 0


@dataclass(frozen=True, slots=True)
class Capture:
    """A value taken from outside a kernel, and how to look whether it is still the same."""

    look: Callable[[], object]
    value: object

    @property
    def is_stale(self) -> bool:
        now = self.look()
        return now is not self.value and (type(now) is not type(self.value) or not _equal(now, self.value))


def _equal(a: object, b: object) -> bool:
    numbers = isinstance(a, bool | int | float) and isinstance(b, bool | int | float)
    return repr(a) == repr(b) if numbers else False  # repr keeps -0.0 apart from 0.0


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
        self.problems: list[Problem] = []
        self.captured: list[Capture] = []
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
        if self.size > limits.NODES:
            self.problem(
                "P190", f"this kernel grows beyond {limits.NODES} nodes when its calls are inlined.",
                "split it, or use loops instead of nested calls.", node,
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
        name, number = base, 0
        while name in self.used:
            number += 1
            name = f"{base}{'' if base.endswith('_') else '_'}{number}"
        self.used.add(name)
        return name

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
            return self.problem(
                "P208", f"{node.id!r} is read here before anything is assigned to it.",
                f"assign {node.id} above, on every path.", node,
            )  # fmt: skip
        found = self.frame.env.find(node.id)
        if found is MISSING:
            return self._unknown(node)
        return self.static(found, node.id, node, partial(self.frame.env.find, node.id))

    def _read_local(self, bound: Local, node: ast.Name) -> Value:
        if bound.name not in self.types:
            return self.problem(
                "P208", f"{node.id!r} is read here before anything is assigned to it.",
                f"assign {node.id} above, on every path.", node,
            )  # fmt: skip
        dtype = self.types[bound.name]
        return POISON if dtype is None else Var(bound.name, dtype)

    def _unknown(self, node: ast.Name) -> Poison:
        from_vyre = node.id in RESERVED
        fix = (
            f"add `from vyre import {node.id}`." if from_vyre else "define it above, or make it a parameter."
        )
        return self.problem("P201", f"the name {node.id!r} is not defined.", fix, node)

    def static(self, found: object, name: str, node: ast.AST, look: Callable[[], object]) -> Value:
        """A captured Python object as a compile-time value; `look` finds it again."""
        value = static_value(found)
        if value is None:
            kind = type(found).__name__
            return self.problem(
                "P202", f"{name!r} is a {kind} from outside the kernel; only numbers, dtypes, enums and @vyre.func functions "
                "are taken from there.", f"pass {name} as a parameter.", node,
            )  # fmt: skip
        if not isinstance(found, ModuleType | Intrinsic | type):
            self.captured.append(Capture(look, found))
        return value


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
