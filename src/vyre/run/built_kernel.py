"""A kernel for one set of Const values: lowered, checked, and ready for the devices that accept it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

import numpy as np

from vyre.check import problems
from vyre.front.source import SourceText
from vyre.front.template import Template
from vyre.ir.problem import Problem, Problems
from vyre.run import observe, route
from vyre.run.bind import BoundCall
from vyre.run.device_runtime import DeviceRuntime, overwritten
from vyre.run.ready import Ready
from vyre.run.recall import OPAQUE, Recalled, description
from vyre.targets.host_arrays import Strided, strided
from vyre.targets.locks import SHARED
from vyre.targets.registry import Place

if TYPE_CHECKING:
    from vyre.front.lower import LoweredKernel


@dataclass(frozen=True, slots=True)
class Built:
    """The lowered kernel, from here or another process, and the program that runs."""

    lowered: LoweredKernel | Recalled
    ready: Ready
    refusals: dict[str, tuple[route.Reason, ...]] = field(default_factory=dict)  # by device
    strided: dict[object, Ready] = field(default_factory=dict)  # programs for strided arrays

    @property
    def is_stale(self) -> bool:
        """True if a value taken from outside the kernel has changed."""
        return any(capture.is_stale for capture in self.lowered.captured)

    def arguments(self, launch: BoundCall) -> dict[str, Any]:
        """The launch's values by their names in the Program."""
        named = zip(self.ready.face.params, launch.values, strict=True)
        return {param.name: value for param, value in named}

    def run(self, launch: BoundCall, arguments: Mapping[str, Any], runtime: DeviceRuntime) -> None:
        """Run a launch on its arguments by name; for strided arrays there is another program."""
        found = {name: array for name, value in arguments.items() if (array := strided(value)) is not None}
        if not found:
            runtime.run(self.ready, arguments, launch.grid, launch.home)
        elif runtime.place.capabilities.is_compiled:
            runtime.run(*self.in_rows(launch.grid, arguments, found), launch.grid, launch.home)
        else:
            from vyre.run.strided import in_order  # few calls have strided arrays

            with in_order(arguments) as copies:
                runtime.run(self.ready, copies, launch.grid, launch.home)

    def in_rows(
        self, grid: tuple[int, ...], arguments: Mapping[str, Any], found: Mapping[str, Strided]
    ) -> tuple[Ready, dict[str, Any]]:
        """The program for these strided arrays among the arguments of a launch, and its own arguments."""
        from vyre.run.strided import in_axes, numbers, patterns, with_strides  # few calls have strided arrays

        known = patterns(self.ready.face.workgroup, found, grid)
        key = tuple(known.items())
        ready = self.strided.get(key)
        if ready is None:
            program = self.ready.program
            ready = Ready(with_strides(program, known), in_axes=in_axes(program, known))
            ready = self.strided.setdefault(key, ready)
        scalars = [param.name for param in ready.face.params[len(arguments) :]]
        values = [np.array(number, np.int32) for number in numbers(found, known)]
        rows = {name: array.memory for name, array in found.items()}
        return ready, {**arguments, **rows, **dict(zip(scalars, values, strict=True))}

    def overwritten(self, launch: BoundCall, arrays: Mapping[str, Any]) -> frozenset[str]:
        """Those of some arrays, by their names in the Program, that a launch writes all of."""
        return overwritten(self.ready, launch.grid, {n: value.shape for n, value in arrays.items()})

    def to_clear(self, launch: BoundCall) -> list[Any]:
        """The new arrays of a launch that must be zero before it: those that it does not write all of."""
        made = [id(launch.results[place]) for place in launch.fresh]
        arrays = {name: value for name, value in self.arguments(launch).items() if id(value) in made}
        filled = self.overwritten(launch, arrays)
        return [value for name, value in arrays.items() if name not in filled]

    def routed(self, launch: BoundCall, places: Iterable[Place]) -> Place:
        """The first of the devices that accepts the program and the launch; raises CallError if none does."""
        reasons: dict[str, tuple[route.Reason, ...]] = {}
        for place in places:
            refusals = self._refused(launch, place)
            if not refusals:
                return place
            reasons[place.name] = refusals
        raise route.refused(self.ready.face.name, reasons)

    def _refused(self, launch: BoundCall, place: Place) -> tuple[route.Reason, ...]:
        has = place.capabilities
        if has.is_complete:
            return ()
        refusals = self.refusals.get(place.name)
        if refusals is None:
            refusals = self.refusals[place.name] = route.refusals(route.needs(self.ready.expanded), has)
        if has.is_limited:
            groups = None if self.ready.face.workgroup is None else launch.grid
            size = sum(value.nbytes for value in launch.values)
            refusals += route.launch_refusals(has, groups=groups, array_bytes=size)
        return refusals


def build(
    name: str,
    template: Template,
    *,
    consts: Mapping[str, object],
    workgroup: tuple[int, ...] | None,
    is_checked: Callable[[LoweredKernel, Ready], bool] = lambda lowered, ready: False,
) -> Built:
    """The checked program for these Const values; raises all Problems if it has any.

    `is_checked` recognizes programs that were checked before, so that checking is skipped.
    """
    from vyre.front.lower import lower  # a large import, unused by recalled kernels

    began = observe.now()
    lowered = lower(template, consts=consts, workgroup=workgroup)
    ready = Ready(lowered.program, notes=lowered.notes)
    faults: list[Problem] = []
    if lowered.problems or not is_checked(lowered, ready):
        with SHARED:  # a fork waits until no import is in progress
            faults = all_problems(lowered)
    observe.tell(observe.Lowered(name, observe.ms_since(began)))
    if faults:
        raise Problems(_with_text(faults, template.source))
    return Built(lowered, ready)


def all_problems(lowered: LoweredKernel) -> list[Problem]:
    """All problems: the front end's and the checker's."""
    reported = {problem.code for problem in lowered.problems}
    checked = problems(lowered.program, typed=not lowered.problems)
    if "P108" in reported:  # which reports the same with its line
        checked = [problem for problem in checked if problem.code != "P005"]
    return [*lowered.problems, *(_in_users_words(problem, lowered.renamed) for problem in checked)]


def _in_users_words(problem: Problem, renamed: Mapping[str, str]) -> Problem:
    """The problem with the user's names; a local of a function called twice has two internal names."""
    if not renamed:
        return problem

    def restored(text: str) -> str:
        return re.sub(r"\w+", lambda word: renamed.get(word[0], word[0]), text)

    return replace(problem, what=restored(problem.what), fix=restored(problem.fix))


def _with_text(faults: list[Problem], source: SourceText) -> list[Problem]:
    """The problems with the user's source lines, by position; those of the whole kernel are at its def."""
    placed = [replace(p, span=p.span or source.span(source.tree)) for p in faults]
    ordered = sorted(placed, key=lambda p: p.where or (0, 0))
    return [replace(p, text=p.text or source.text(p.span)) if p.span else p for p in ordered]


def consts_key(consts: Mapping[str, object]) -> object:
    """The cache key of a set of Const values."""
    return tuple(sorted((name, _const_key(value)) for name, value in consts.items()))


def _const_key(value: object) -> tuple[str, str]:
    """The key of a Const value: 1, 1.0 and True differ, as do 0.0 and -0.0."""
    words = description(value, {})
    return type(value).__name__, repr(value) if words == OPAQUE else words
