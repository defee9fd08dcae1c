"""The axes that the parameters of a pipeline state: `def p(x: Buf[f32, "m", "k"], w: Buf[f32, "k", "n"])`.

Calls are checked against them, of the pipeline and of its saved file. Other annotations say nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import FunctionType
from typing import Any

from vyre.front.known import Parameter
from vyre.front.template import MISSING, annotated_names, annotations_of
from vyre.front.words import Annotation
from vyre.ir import axes as extents
from vyre.ir.problem import CallError, Span
from vyre.run.domain import require_named

_NOWHERE = Span("", 0, 0)


def stated_axes(function: FunctionType) -> dict[str, tuple[str, ...]]:
    """The stated extents by parameter; a CallError for text that is none."""
    stated: dict[str, tuple[str, ...]] = {}
    for name, annotation in annotations_of(function).items():
        marked = _evaluated(annotation, function) if isinstance(annotation, str) else annotation
        if not isinstance(marked, Annotation) or marked.role == "const" or not isinstance(marked.item, tuple):
            continue
        written = marked.item[1:]
        if len(written) == 1 and isinstance(written[0], int):
            continue  # the number of axes, which kernels check
        axes = [extents.normal(str(axis)) for axis in written]
        wrong = next((text for text, axis in zip(written, axes, strict=True) if axis is None), None)
        if wrong is not None:
            what = f"{wrong!r} of {name} of {function.__name__} is no extent of an axis"
            raise CallError(f"{what}. Fix: write a name, a number, or +, -, * and // of those.")
        stated[name] = tuple(axis for axis in axes if axis is not None)
    return stated


def _evaluated(text: str, function: FunctionType) -> object:
    closure = zip(function.__code__.co_freevars, function.__closure__ or (), strict=True)
    try:
        cells = {name: cell.cell_contents for name, cell in closure}
        return eval(text, dict(function.__globals__), {**annotated_names(function), **cells})
    except Exception:  # noqa: BLE001  # any text may be written there, for other readers
        return None


def require_axes(name: str, stated: Mapping[str, tuple[str, ...]], given: Mapping[str, Any]) -> None:
    """Raise CallError, with the name of the axis, where the arrays of a call do not fit what is stated."""
    parameters: list[Parameter] = []
    shapes: dict[str, tuple[int, ...]] = {}
    for parameter, axes in stated.items():
        shape = getattr(given.get(parameter), "shape", None)
        if shape is None:
            continue
        if len(shape) != len(axes):
            what = f"{parameter} has {len(shape)} axes, and {name} takes {len(axes)}: {', '.join(axes)}"
            raise CallError(f"{what}. Fix: reshape {parameter}.")
        parameters.append(Parameter(parameter, "in", None, len(axes), "", MISSING, _NOWHERE, axes))
        shapes[parameter] = tuple(shape)
    numbers = {key: int(value) for key, value in given.items() if type(value) is int}
    asked = {part for axes in stated.values() for axis in axes for part in extents.names(axis)}
    require_named(name, parameters, shapes, {key: value for key, value in numbers.items() if key in asked})
