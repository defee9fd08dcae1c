"""A pipeline's function as steps that a loaded file takes again, for arrays of other sizes than it was saved
with.

While the function is recorded, the lengths of axes are stand-ins: the function may compute with them and pass
them on. What it learns about them otherwise is kept as a fact. Where all facts hold, it would take the same
steps: each is a kernel call, a new array, or a view, and checks its sizes as it did when it was recorded.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from vyre.formats.bytes import FormatError
from vyre.formats.elements import element_of, kind_of, text_of
from vyre.formats.saved import (
    LOGGED_SIZE,
    TYPE_KEY,
    Artifact,
    LoggedArray,
    LoggedImaginary,
    LoggedNumber,
    LoggedReal,
    LoggedSize,
    SavedFact,
    SavedLog,
    SavedStep,
    Sign,
    StepWord,
    Value,
)
from vyre.front.known import Parameter
from vyre.front.template import MISSING
from vyre.ir import axes
from vyre.ir.dtypes import BY_NAME, DType
from vyre.ir.nodes import Extents, Name, Program
from vyre.ir.problem import CallError, Span
from vyre.plan.graph import Recorder
from vyre.plan.stand_ins import SIGNS, Size, SizeFact, Traced, TrackedNumber, number_in, plain_sizes
from vyre.run import hooks
from vyre.run.bind import places
from vyre.run.device_runtime import Ready
from vyre.run.recording import record_call
from vyre.run.saved import Programs, is_plain, plain
from vyre.targets.batch import Source

_NOWHERE = Span("", 0, 0)


class NotRepeatable(CallError):
    """A call whose sizes a log is not good for."""


class _Unlogged(Exception):
    """A value that a log does not hold."""


@dataclass
class Log(Recorder):
    """A recorder that also keeps the steps of the function, if they can be taken for other sizes."""

    programs: Programs = field(default_factory=Programs)
    places: Mapping[str, int] = field(default_factory=dict)  # of the pipeline's parameters
    steps: list[SavedStep] = field(default_factory=list)
    facts: dict[SizeFact, None] = field(default_factory=dict)
    count: int = 0  # of arrays and views so far
    is_whole: bool = True  # False once a step was taken that a file cannot hold
    is_paused: bool = False  # during a call of the library, which is one step
    returned: Any = None  # by the function

    def outside(self, value: Any, dtype: DType, **words: Any) -> Traced:
        is_known = any(known is value for known in self.sources.values())
        traced = super().outside(value, dtype, **words)
        if self.is_paused:
            return traced
        if words.get("argument") is None:
            self.is_whole = False
        return self._numbered(traced, list(self.arrays).index(traced.name) if is_known else None)

    def followed(self, of: Traced, view: Traced, word: str, arguments: tuple[Any, ...]) -> Traced:
        if self.is_paused:
            return view
        self._step(word, lambda: (of.number, arguments))  # type: ignore[arg-type]  # one of the words
        return self._numbered(view)

    def library(
        self, name: str, function: Callable[..., Any], args: tuple[Any, ...], named: Mapping[str, Any]
    ) -> Any:
        """One step, in which sizes are plain numbers; those of its results are left open again.

        A call with a value that a file cannot hold, such as a function, is taken kernel by kernel.
        """
        if self.caller:
            return function(*args, **named)
        try:
            self._value((args, dict(named)))
        except _Unlogged:
            return super().library(name, function, args, named)
        self.is_paused = True
        try:
            returned = super().library(name, function, _changed(args, _closed), _changed(named, _closed))
        finally:
            self.is_paused = False
        self.is_whole = self.is_whole and all(isinstance(part, Traced) for _, part in places(returned))
        first, returned = self.count, _changed(returned, self._numbered)
        self._step("library", lambda: (self.count - first, (name, args, dict(named))))
        return returned

    def new(self, shape: Any, dtype: DType, extents: Extents) -> Traced:
        if self.is_paused:
            return super().new(shape, dtype, extents)
        self._step("make", lambda: (0, (shape, dtype.name)))
        return self._numbered(super().new(shape, dtype, extents))

    def called(
        self, source: Source, arguments: Mapping[Name, Any], made: Mapping[Name, Traced],
        words: Mapping[str, Any], elements: Mapping[Name, np.dtype[Any]],
    ) -> Mapping[Name, Traced]:  # fmt: skip
        if self.is_paused:
            return made
        self._step("call", lambda: (self.programs.place(source.program), dict(arguments)), elements, **words)
        return {name: self._numbered(array) for name, array in made.items()}

    def log(self) -> SavedLog | None:
        """The steps, for the file; None if they are valid for these sizes only."""
        try:
            returns = self._value(self.returned)
        except _Unlogged:
            return None
        facts = tuple(SavedFact(f.left, _sign(f.sign), f.right, f.holds) for f in self.facts)
        return SavedLog(tuple(self.steps), facts, returns) if self.is_whole else None

    def _numbered(self, traced: Traced, known: int | None = None) -> Traced:
        number = self.count if known is None else known
        self.count += known is None
        sizes = (Size(f"v{number}_{axis}", extent, self.facts) for axis, extent in enumerate(traced.extents))
        return replace(traced, number=number, sizes=tuple(sizes))

    def _step(
        self, word: StepWord, step: Any, elements: Mapping[Name, np.dtype[Any]] | None = None, **words: Any
    ) -> None:
        try:
            number, arguments = step()
            if number is None:
                raise _Unlogged
            values = {name: self._value(value) for name, value in words.items()}
            names, domain, groups = (values.get(name) for name in ("names", "domain", "groups"))
            logged = self._value(arguments)
            types: Value = {name: text_of(element) for name, element in (elements or {}).items()} or None
            self.steps.append(SavedStep(word, number, logged, names, domain, groups, types))
        except _Unlogged:
            self.is_whole = False

    def _value(self, value: Any) -> Value:
        if isinstance(value, Traced):
            if value.number is None:
                raise _Unlogged
            return LoggedArray(value.number)
        if isinstance(value, Size):
            return LoggedSize(value.text)
        if isinstance(value, TrackedNumber):
            if value.was_read:
                return plain(value.value)
            logged: Value = _LOGGED[value.part](self.places[value.argument])
            return logged
        if isinstance(value, slice):
            return {"slice": tuple(self._value(part) for part in (value.start, value.stop, value.step))}
        if value is ...:
            return {"slice": ()}
        if type(value) is tuple:
            return tuple(self._value(item) for item in value)
        if type(value) is list:
            return [self._value(item) for item in value]
        if isinstance(value, DType):
            return {TYPE_KEY: value.name}
        if type(value) is dict:
            return {plain(key): self._value(item) for key, item in value.items()}
        if not is_plain(value):
            raise _Unlogged
        return plain(value)


def _changed(value: Any, change: Callable[[Any], Any]) -> Any:
    """A value with a function applied to each part that is not a tuple, list or dict, such as an array."""
    if isinstance(value, tuple | list):
        parts = [_changed(item, change) for item in value]
        return type(value)(*parts) if hasattr(value, "_fields") else type(value)(parts)
    if isinstance(value, Mapping):
        return {key: _changed(item, change) for key, item in value.items()}
    return change(value)


def _closed(value: Any) -> Any:
    """An array or number with plain sizes."""
    return replace(value, sizes=()) if isinstance(value, Traced) else plain_sizes(value)


def _sign(text: str) -> Sign:
    return text  # type: ignore[return-value]  # one of SIGNS


@dataclass
class Replay:
    """The steps of a log, taken for the arrays of a call."""

    name: str  # of the pipeline
    programs: tuple[Program, ...]
    recorder: Recorder
    arguments: Mapping[str, Any]  # the call's arguments by parameter
    arrays: list[Traced] = field(default_factory=list)
    labels: list[str] = field(default_factory=list)  # of the arrays, for people
    sizes: dict[str, int] = field(default_factory=dict)

    def run(self, log: SavedLog, arguments: Mapping[str, Traced]) -> Any:
        """Execute the steps; return the value of the function. Raises CallError if the sizes do not fit."""
        for name, array in arguments.items():
            self._add(array, name)
        for step in log.steps:
            self._take(step)
            self._require(log, is_last=False)
        self._require(log, is_last=True)
        return self._plain(log.returns)

    def _add(self, array: Traced, label: str) -> None:
        number = len(self.arrays)
        self.arrays.append(array)
        self.labels.append(label)
        self.sizes.update({f"v{number}_{axis}": extent for axis, extent in enumerate(array.extents)})

    def _take(self, step: SavedStep) -> None:
        arguments = self._plain(step.arguments)
        if step.word == "make":
            extents, dtype = arguments
            shape = tuple(extents) if isinstance(extents, tuple | list) else (extents,)
            self._add(self.recorder.new(shape, BY_NAME[dtype], shape), "a new array")
        elif step.word == "library":
            self._call_library(step.number, *arguments)
        elif step.word != "call":
            array = self.arrays[step.number]
            if step.word == "view":
                arguments = [BY_NAME[arguments[0]]]  # of Vyre's types: "u8" is a word of 64 bits to NumPy
            self._add(getattr(array, step.word)(*arguments), f"a view of {self.labels[step.number]}")
        else:
            program = self.programs[step.number]
            made = record_call(
                self.recorder, program.name, parameters_of(program, step), Ready(program), arguments,
                domain=self._plain(step.domain), groups=self._plain(step.groups),
            )  # fmt: skip
            for param in program.params:
                if param.is_array and param.name not in arguments:
                    self._add(made[param.name], f"{param.name} of {program.name}")

    def _call_library(self, count: int, name: str, args: tuple[Any, ...], named: dict[str, Any]) -> None:
        """Call a function of the library, which returns this many arrays."""
        try:
            returned = hooks.HOOKS.library(name, *args, **named)
        except CallError:
            raise
        except Exception as fault:  # noqa: BLE001  # arguments from a file may end in any error
            what = f"the file calls lib.{name} as it cannot be called: {fault}."
            raise FormatError(what, "save the pipeline again.") from None
        arrays = [part for _, part in places(returned) if isinstance(part, Traced)]
        if len(arrays) != count:
            raise FormatError(f"lib.{name} does not return {count} arrays.", "save the pipeline again.")
        for array in arrays:
            self._add(array, f"an array of lib.{name}")

    def _require(self, log: SavedLog, *, is_last: bool) -> None:
        """Raise CallError for a fact about the arrays so far that does not hold."""
        for fact in log.facts:
            known = all(name in self.sizes for text in (fact.left, fact.right) for name in axes.names(text))
            if not known:
                if is_last:
                    raise FormatError("the file states a fact of an array that it does not have.")
                continue
            left, right = axes.value(fact.left, self.sizes), axes.value(fact.right, self.sizes)
            if left is None or right is None or SIGNS[fact.sign](left, right) != fact.holds:
                sign = fact.sign if fact.holds else _OPPOSITE[fact.sign]
                what = f"{self.name} was saved for calls where {self._spoken(fact.left)} {sign}"
                what = f"{what} {self._spoken(fact.right)}, and {self._spoken(fact.left)} is {left}"
                raise NotRepeatable(f"{what}. Fix: pass arrays that fit, or save it for these sizes as well.")

    def _spoken(self, text: str) -> str:
        return LOGGED_SIZE.sub(lambda match: f"{self.labels[int(match[1])]}.shape[{match[2]}]", text)

    def _plain(self, value: Value) -> Any:
        """A value of the file, for this call."""
        match value:
            case LoggedArray(number):
                return self.arrays[number]
            case LoggedSize(text):
                return axes.value(text, self.sizes)
            case LoggedNumber(argument) | LoggedReal(argument) | LoggedImaginary(argument):
                name, part = list(self.arguments)[argument], _LOGGED.index(type(value))
                return TrackedNumber(name, number_in(self.arguments[name], part), part)
            case dict() if list(value) == ["slice"]:
                parts = self._plain(value["slice"])
                return slice(*parts) if parts else ...
            case dict() if list(value) == [TYPE_KEY]:
                return BY_NAME[str(value[TYPE_KEY])]
            case dict():
                return {key: self._plain(item) for key, item in value.items()}
            case tuple() | list():
                return type(value)([self._plain(item) for item in value])
        return value


_LOGGED: tuple[Any, ...] = (LoggedNumber, LoggedReal, LoggedImaginary)  # by part
_OPPOSITE = {"==": "!=", "!=": "==", "<": ">=", "<=": ">", ">": "<=", ">=": "<"}


def require_known(artifact: Artifact, functions: frozenset[str]) -> None:
    """Raise FormatError if a step calls anything but a function of the library."""
    steps = (step for signature in artifact.signatures for log in signature.logs for step in log.steps)
    for step in steps:
        name = step.arguments[0] if step.word == "library" and isinstance(step.arguments, tuple) else ""
        if step.word == "library" and name not in functions:
            what = f"the file calls lib.{name}, and the library has no such function."
            raise FormatError(what, "load it with the version of Vyre that saved it.")


def parameters_of(program: Program, step: SavedStep) -> tuple[Parameter, ...]:
    """The parameters of a program as calls are checked against them, with the constants that name axes."""
    texts = step.elements if isinstance(step.elements, dict) else {}
    types = {str(name): element_of(str(text)) for name, text in texts.items()}
    elements = {name: kind_of(element) for name, element in types.items() if element is not None}
    own = [
        Parameter(
            param.name, param.access, param.dtype, param.rank, "", MISSING, _NOWHERE, param.axes,
            elements.get(param.name),
        )
        for param in program.params
    ]  # fmt: skip
    named = step.names if isinstance(step.names, dict) else {}
    return (*own, *(Parameter(str(n), "const", None, 0, "int", v, _NOWHERE) for n, v in named.items()))
