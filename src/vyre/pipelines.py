"""Pipelines: functions whose kernel calls are recorded, fused and run as few launches.

A call runs the function once with stand-ins for its arrays, to see which kernels it calls on what. That is remembered by the shapes and
numbers it was called with; what is compiled is remembered by the calls alone, so another number needs no compiling.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property, update_wrapper
from operator import attrgetter
from types import FunctionType
from typing import TYPE_CHECKING, Any

import numpy as np

from vyre import runtime
from vyre.driver import observe
from vyre.driver.arrays import fresh as fresh_array
from vyre.driver.bind import require_memory
from vyre.driver.entry import disguised
from vyre.driver.graph import Recorder
from vyre.driver.plan import Fuse, Plan, make_plan
from vyre.driver.run import Ready
from vyre.driver.sequence import Sequence, sequence
from vyre.driver.traced import Traced
from vyre.front.source import def_line
from vyre.ir import dtypes
from vyre.ir.problem import CallError

if TYPE_CHECKING:
    from vyre.report import Explanation

WORDS = ("fuse", "memory_budget", "device")
FUSE = ("auto", "off", "max")


@dataclass
class Compiled:
    """A plan with the programs of its launches ready to run."""

    plan: Plan
    ready: tuple[Ready, ...]

    @cached_property
    def written(self) -> frozenset[str]:
        """The arrays that some launch writes to."""
        params = (param for step in self.plan.steps for param in step.program.params)
        return frozenset(param.name for param in params if param.access in ("out", "inout"))


@dataclass(frozen=True, slots=True)
class Recording:
    """One run of the function: what to launch, the scalars, the arrays from outside, and what it returns."""

    compiled: Compiled
    scalars: Mapping[str, Any]
    given: Mapping[str, object]  # arrays that the function brought in itself
    arguments: Mapping[str, object]  # names of arrays by the argument that holds them
    returns: object
    _sequences: list[Sequence | None] = field(default_factory=list)  # none, or one: made by the first call

    def at_once(self) -> Sequence | None:
        """The launches to be run on the CPU by one entry of machine code, if that can be."""
        if not self._sequences:
            compiled, budget = self.compiled, self.compiled.plan.budget_bytes
            made = sequence(compiled.plan, compiled.ready, self.scalars, runtime.code_cache(), budget)
            self._sequences.append(made)
        return self._sequences[0]


@dataclass
class _Memory:
    """What a pipeline remembers: recordings by the values of a call, compiled plans by the calls recorded."""

    recordings: dict[object, Recording] = field(default_factory=dict)
    compiled: dict[object, Compiled] = field(default_factory=dict)


class Pipeline:
    """A pipeline: call it as the function it was made from."""

    def __init__(self, function: FunctionType) -> None:
        self.function = function
        update_wrapper(self, function)
        self.__name__ = function.__name__
        self._memory = _Memory()
        self._signature = inspect.signature(function)
        code = function.__code__
        name, file, line = function.__name__, code.co_filename, def_line(code)
        self._call = disguised(self._perform, name=name, file=file, line=line)
        self._explain = disguised(self._perform_explain, name=name, file=file, line=line)

    __call__ = property(attrgetter("_call"))
    explain = property(
        attrgetter("_explain"),
        doc="What a call with these arguments would fuse, and why: print it, or `.html(path)`.",
    )

    def __repr__(self) -> str:
        return f"<pipeline {self.__name__}>"

    def _perform(self, args: tuple[Any, ...], named: Mapping[str, Any]) -> Any:
        words = {word: named[word] for word in WORDS if word in named}
        given = self._bound(args, {name: value for name, value in named.items() if name not in words})
        if any(isinstance(value, Traced) for value in given.values()):
            return self.function(
                **given
            )  # a pipeline inside a pipeline: its calls are recorded with the others
        recording = self._recorded(given, _options(words))
        return _run(recording, given, words.get("device"))

    def _perform_explain(self, args: tuple[Any, ...], named: Mapping[str, Any]) -> Explanation:
        words = {word: named[word] for word in WORDS if word in named}
        given = self._bound(args, {name: value for name, value in named.items() if name not in words})
        recording = self._recorded(given, _options(words))
        from vyre.report import Explanation

        return Explanation(self.__name__, recording.compiled.plan)

    def _bound(self, args: tuple[Any, ...], named: Mapping[str, Any]) -> dict[str, Any]:
        try:
            bound = self._signature.bind(*args, **named)
        except TypeError as fault:
            shown = f"{self.__name__}{self._signature}"
            raise CallError(
                f"{self.__name__} cannot be called so: {fault}. Fix: call it as {shown}."
            ) from None
        bound.apply_defaults()
        return bound.arguments

    def _recorded(self, given: Mapping[str, Any], options: Options) -> Recording:
        key = (options, tuple(_told(name, value) for name, value in given.items()), _alike(given))
        found = self._memory.recordings.get(key)
        if found is not None and not found.given:
            return found
        recording = self._record(given, options)
        self._memory.recordings[key] = recording
        return recording

    def _record(self, given: Mapping[str, Any], options: Options) -> Recording:
        recorder = Recorder()
        stands: dict[str, Any] = {}
        held: dict[str, object] = {}
        for name, value in given.items():
            dtype = dtypes.of_numpy(value.dtype) if isinstance(value, np.ndarray) else None
            stands[name] = value if dtype is None else recorder.outside(value, dtype, argument=name)
            if dtype is not None:
                held[stands[name].name] = name
        returned = self.function(**stands)
        outputs = list(_traced(returned))
        graph = recorder.graph(outputs)
        key = (
            options, tuple(recorder.calls), tuple(graph.arrays.values()), tuple(graph.origins.values()),
            graph.outputs, graph.inputs,
        )  # fmt: skip
        compiled = self._memory.compiled.get(key)
        if compiled is None:
            plan = make_plan(graph, options[0], budget=options[1])
            compiled = self._memory.compiled[key] = Compiled(
                plan, tuple(Ready(step.program) for step in plan.steps)
            )
        brought = {name: value for name, value in recorder.given.items() if name not in held}
        scalars = dict(zip(graph.scalars, recorder.values, strict=True))
        return Recording(compiled, scalars, brought, held, returned)


Options = tuple[Fuse, int | None]  # what may fuse, and how many bytes may be made at a time


def _options(words: Mapping[str, Any]) -> Options:
    fuse, budget = words.get("fuse", "auto"), words.get("memory_budget")
    if fuse not in FUSE:
        raise CallError(f"fuse is {fuse!r}. Fix: pass fuse='auto', 'off' or 'max'.")
    if budget is not None and (not isinstance(budget, int) or isinstance(budget, bool) or budget <= 0):
        raise CallError(f"memory_budget is {budget!r}. Fix: pass a whole number of bytes.")
    return fuse, budget


def _told(name: str, value: Any) -> object:
    """What a recording depends on: the shape and type of an array, the value of anything else."""
    if isinstance(value, np.ndarray):
        return (name, value.shape, value.dtype)
    return (name, type(value), value.hex() if isinstance(value, float) else repr(value))


def _alike(given: Mapping[str, Any]) -> tuple[int, ...]:
    """Which arguments are one array: for each array the place of the first that is it, if there are such."""
    arrays = [id(value) for value in given.values() if isinstance(value, np.ndarray)]
    return () if len(set(arrays)) == len(arrays) else tuple(arrays.index(array) for array in arrays)


def _traced(returned: object) -> Iterator[Traced]:
    """The arrays in what a function returns."""
    if isinstance(returned, Traced):
        yield returned
    elif isinstance(returned, tuple | list):
        for item in returned:
            yield from _traced(item)
    elif isinstance(returned, dict):
        for item in returned.values():
            yield from _traced(item)


def _run(recording: Recording, given: Mapping[str, Any], device: str | None) -> Any:
    """Launch what was recorded on the arrays of this call."""
    plan = recording.compiled.plan
    arrays: dict[str, Any] = {name: given[str(held)] for name, held in recording.arguments.items()}
    for name, value in arrays.items():
        require_memory(str(recording.arguments[name]), value, writes=name in recording.compiled.written)
    arrays.update(recording.given)
    place = runtime.place_of(device)
    at_once = None if observe.is_watched() or place.name != "cpu" else recording.at_once()
    if at_once is not None:
        at_once.run(arrays)
        return _returned(recording.returns, arrays, plan)
    for step, ready in zip(plan.steps, recording.compiled.ready, strict=True):
        arguments: dict[str, Any] = {}
        for param in step.program.params:
            if not param.is_array:
                arguments[param.name] = recording.scalars[param.name]
                continue
            if param.name not in arrays:
                arrays[param.name] = fresh_array(plan.graph.arrays[param.name].shape, param.dtype.storage)
            arguments[param.name] = arrays[param.name]
        place.backend.run(ready, arguments, grid=step.piece.grid, index=place.index)
        for name in step.dead:
            arrays.pop(name, None)
    return _returned(recording.returns, arrays, plan)


def _returned(returns: object, arrays: dict[str, Any], plan: Plan) -> Any:
    if isinstance(returns, Traced):
        if returns.name not in arrays:  # nothing was launched that writes it
            arrays[returns.name] = fresh_array(returns.shape, returns.dtype.storage)
        return arrays[returns.name]
    if isinstance(returns, tuple | list):
        return type(returns)(_returned(item, arrays, plan) for item in returns)
    if isinstance(returns, dict):
        return {key: _returned(item, arrays, plan) for key, item in returns.items()}
    return returns


def pipeline(function: Callable[..., Any]) -> Pipeline:
    """`@vyre.pipeline`: a function whose kernel calls run as few launches."""
    if not isinstance(function, FunctionType):
        raise CallError(f"{function!r} is not a Python function. Fix: put @vyre.pipeline on a def.")
    return Pipeline(function)
