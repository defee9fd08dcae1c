"""A kernel for one set of Const values: lowered, checked, and ready for the devices that take it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from vyre.front.source import Source
from vyre.front.template import Template
from vyre.ir.problem import Problem, Problems
from vyre.run import observe, route
from vyre.run.bind import Launch
from vyre.run.devices import Place
from vyre.run.ready import Ready
from vyre.run.recall import OPAQUE, Recalled, told
from vyre.targets.cpu.locks import SHARED

if TYPE_CHECKING:
    from vyre.front.lower import Lowered


@dataclass(frozen=True, slots=True)
class Built:
    """What was lowered, here or in another process, and the program that runs."""

    lowered: Lowered | Recalled
    ready: Ready
    refusals: dict[str, tuple[route.Reason, ...]] = field(default_factory=dict)  # by device

    @property
    def is_stale(self) -> bool:
        """Has a value changed that was taken from outside the kernel."""
        return any(capture.is_stale for capture in self.lowered.captured)

    def arguments(self, launch: Launch) -> dict[str, Any]:
        """The launch's values by their names in the Program."""
        named = zip(self.ready.face.params, launch.values, strict=True)
        return {param.name: value for param, value in named}

    def routed(self, launch: Launch, places: Iterable[Place]) -> Place:
        """The first of the devices that takes the program and the launch; a CallError if none does."""
        reasons: dict[str, tuple[route.Reason, ...]] = {}
        for place in places:
            found = self._refused(launch, place)
            if not found:
                return place
            reasons[place.name] = found
        raise route.refused(self.ready.face.name, reasons)

    def _refused(self, launch: Launch, place: Place) -> tuple[route.Reason, ...]:
        has = place.backend.abilities(place.index)
        if has is route.EVERYTHING:
            return ()
        found = self.refusals.get(place.name)
        if found is None:
            found = self.refusals[place.name] = route.refusals(route.needs(self.ready.expanded), has)
        if has.is_limited:
            groups = None if self.ready.face.workgroup is None else launch.grid
            size = sum(value.nbytes for value in launch.values)
            found += route.launch_refusals(has, groups=groups, array_bytes=size)
        return found


def build(
    name: str,
    template: Template,
    *,
    consts: Mapping[str, object],
    workgroup: tuple[int, ...] | None,
    is_checked: Callable[[Lowered, Ready], bool] = lambda lowered, ready: False,
) -> Built:
    """The checked program for these Const values; Problems, all of them, if anything is wrong with it.

    `is_checked` knows programs that were found right before, so that it need not be done again.
    """
    from vyre.front.lower import lower  # much code, and what is recalled needs none

    began = observe.now()
    lowered = lower(template, consts=consts, workgroup=workgroup)
    ready = Ready(lowered.program)
    found: list[Problem] = []
    if lowered.problems or not is_checked(lowered, ready):
        with SHARED:  # a fork waits until nothing is half imported
            found = all_problems(lowered)
    observe.tell(observe.Lowered(name, observe.ms_since(began)))
    if found:
        raise Problems(_with_text(found, template.source))
    return Built(lowered, ready)


def all_problems(lowered: Lowered) -> list[Problem]:
    """Everything that is wrong: the front end's problems and the checker's."""
    from vyre.check import problems

    told = {problem.code for problem in lowered.problems}
    found = problems(lowered.program, typed=not lowered.problems)
    if "P108" in told:  # which says the same with a place
        found = [problem for problem in found if problem.code != "P005"]
    return [*lowered.problems, *(_in_users_words(problem, lowered.renamed) for problem in found)]


def _in_users_words(problem: Problem, renamed: Mapping[str, str]) -> Problem:
    """The problem with the names that the user gave; a local of a function called twice is two names."""
    if not renamed:
        return problem

    def told(text: str) -> str:
        return re.sub(r"\w+", lambda word: renamed.get(word[0], word[0]), text)

    return replace(problem, what=told(problem.what), fix=told(problem.fix))


def _with_text(found: list[Problem], source: Source) -> list[Problem]:
    """The problems with the user's source lines, by place; those of the whole kernel stand at its def."""
    placed = [replace(p, span=p.span or source.span(source.tree)) for p in found]
    ordered = sorted(placed, key=lambda p: p.where or (0, 0))
    return [replace(p, text=p.text or source.text(p.span)) if p.span else p for p in ordered]


def consts_key(consts: Mapping[str, object]) -> object:
    """What tells sets of Const values apart."""
    return tuple(sorted((name, _const_key(value)) for name, value in consts.items()))


def _const_key(value: object) -> tuple[str, str]:
    """What tells Const values apart: 1, 1.0 and True differ, as do 0.0 and -0.0."""
    words = told(value, {})
    return type(value).__name__, repr(value) if words == OPAQUE else words
