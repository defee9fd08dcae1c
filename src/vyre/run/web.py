"""A pipeline's call as a page for browsers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from vyre.ir.problem import CallError
from vyre.plan.stand_ins import Traced, TrackedNumber
from vyre.run.bind import argument_at
from vyre.run.recording import Recording, run

if TYPE_CHECKING:
    from vyre.targets.memory import MemorySpace
    from vyre.targets.registry import Place as Device


def apart(value: Any) -> Any:
    """A copy of an array: the example's run may write to it."""
    return np.array(value, order="C") if isinstance(value, np.ndarray) and value.ndim else value


def write(
    name: str,
    path: Path,
    recording: Recording,
    arguments: Mapping[str, Any],
    where: Device,
    space: MemorySpace,
) -> None:
    """Run the call, and write the page that runs it, with numbers that the function only passes on open."""
    from vyre.targets.webgpu import export  # for pages alone

    if path.suffix not in (".html", ".htm"):
        raise CallError(f"{path.name} is no name for a page. Fix: name it {path.stem or name}.html.")
    if not path.parent.is_dir():
        raise CallError(f"there is no folder {path.parent}. Fix: make it first, or write elsewhere.")
    recording = recording.closed(arguments, parts_alone=True)  # a page has no field for a complex number
    slots = []
    for argument, value in arguments.items():
        arrays = tuple(n for n, place in recording.arguments.items() if tuple(place) == (argument,))
        handed = [(n, v) for n, v in recording.scalars.items() if isinstance(v, TrackedNumber)]
        scalars = tuple(n for n, v in handed if v.argument == argument)
        if arrays or scalars:
            slots.append(export.PageParameter(argument, apart(value), arrays, scalars))
    known = {n for slot in slots for n in slot.arrays}
    outside = {n: argument_at(arguments, place) for n, place in recording.arguments.items() if n not in known}
    constants = {n: np.array(value) for n, value in (outside | dict(recording.outside)).items()}
    closed = recording.closed(arguments)
    outcome = run(closed, arguments, where, space=space)
    results = dict(_results(recording.returns, outcome))
    for n, place in recording.arguments.items():
        if n in recording.compiled.written:
            results[n] = argument_at(arguments, place)
    if not results:
        what = f"{name} returns no array and writes to none, so a page has nothing to show"
        raise CallError(f"{what}. Fix: return the arrays that it computes.")
    batch = recording.compiled.batch
    labels = dict(_labels(recording.returns))
    page, module = export.written(name, batch, slots, closed.scalars, constants, results, labels)
    path.write_text(page, encoding="utf-8")
    path.with_suffix(".js").write_text(module, encoding="utf-8")


def _results(returns: object, outcome: Any) -> Iterator[tuple[str, Any]]:
    """The arrays that a pipeline returns, by their names in its plan."""
    if isinstance(returns, Traced):
        yield returns.name, np.asarray(outcome)
    elif isinstance(returns, tuple | list):
        for part, value in zip(returns, outcome, strict=True):
            yield from _results(part, value)
    elif isinstance(returns, dict):
        for key, part in returns.items():
            yield from _results(part, outcome[key])


def _labels(returns: object) -> Iterator[tuple[str, str]]:
    """The words by which a pipeline returns its arrays, by the arrays' names in its plan."""
    if isinstance(returns, dict):
        for key, part in returns.items():
            if isinstance(part, Traced):
                yield part.name, str(key)
