"""`vyre.check` of a pipeline: its calls are recorded, and then run one by one under the sanitizer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from traceback import walk_tb
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.lib.stride_tricks import as_strided

from vyre import reference
from vyre.front.source import def_line
from vyre.ir.problem import CallError, ExpectError, Problems, Span
from vyre.passes import expand
from vyre.plan.graph import Recorder
from vyre.plan.stand_ins import Traced
from vyre.reference import Finding, Report
from vyre.run.notes import tell
from vyre.run.recording import traced_arrays
from vyre.run.strided import in_order
from vyre.targets.memory import on_host

if TYPE_CHECKING:
    from vyre.ir.nodes import Program
    from vyre.run.pipeline import Pipeline

Call = tuple["Program", dict[str, Any], tuple[int, ...]]


@dataclass
class CallRecorder(Recorder):
    """A recorder that also keeps the calls as they were made."""

    made: list[Call] = field(default_factory=list)

    def call(
        self, program: Program, arguments: Mapping[str, Any], grid: tuple[int, ...], *, is_once: bool = False
    ) -> None:
        self.made.append((program, dict(arguments), tuple(grid)))
        super().call(program, arguments, grid, is_once=is_once)


def sanitized(pipeline: Pipeline, args: tuple[Any, ...], named: Mapping[str, Any]) -> Report:
    """The report on a call of a pipeline; arrays are written as by the call."""
    recorder = CallRecorder()
    try:
        trace = pipeline.traced(args, named, recorder)
    except Problems as fault:
        return Report(pipeline.__name__, 0, (), fault.problems)
    except CallError as fault:
        if not fault.is_misfit:
            raise
        what, _, fix = str(fault).partition(" Fix: ")
        return Report(
            pipeline.__name__, 0, (Finding("misfit", what, _line(pipeline, fault), None, 1, (), fix),)
        )
    arrays = dict(on_host(trace.given))
    arrays |= {
        name: np.zeros(made.shape, made.dtype.storage)
        for name, made in recorder.arrays.items()
        if name not in arrays
    }
    reports = [_ran(call, arrays) for call in recorder.made]
    findings = [
        finding
        for (program, arguments, _), report in zip(recorder.made, reports, strict=True)
        for finding in report.findings
        if not (finding.kind == "not written" and _is_shared(recorder, arguments.get(finding.array)))
    ]
    findings += _unwritten(pipeline, recorder, trace.returned)
    findings += _failed(pipeline, recorder, arrays)
    return Report(
        pipeline.__name__,
        sum(report.invocations for report in reports),
        tuple(dict.fromkeys(findings)),
        notes=tuple(dict.fromkeys(note for report in reports for note in report.notes)),
    )


def _ran(call: Call, arrays: Mapping[str, Any]) -> Report:
    """The report on one call, which writes the arrays."""
    program, arguments, grid = call
    values = {
        name: _shown(value, arrays[value.name]) if isinstance(value, Traced) else value
        for name, value in arguments.items()
    }
    with in_order(values) as copies:
        return reference.sanitize(expand(program), copies, grid=grid)


def _shown(array: Traced, base: Any) -> Any:
    """The elements of a view, in the memory of its array."""
    flat = base.reshape(-1).view(array.stored.storage)
    if array.lie is None:
        return flat.reshape(array.extents)
    if 0 in array.extents:
        return np.zeros(array.extents, flat.dtype)
    strides = [step * flat.itemsize for step in array.lie.strides]
    return as_strided(flat[array.lie.offset :], array.lie.shape, strides)


def _writers(recorder: CallRecorder, name: str) -> int:
    """The number of calls that may write an array."""
    return sum(
        any(
            p.access in ("out", "inout") and arguments[p.name].name == name
            for p in program.params
            if p.is_array
        )
        for program, arguments, _ in recorder.made
    )


def _is_shared(recorder: CallRecorder, array: Any) -> bool:
    """True if several calls write an array, each perhaps a part."""
    return isinstance(array, Traced) and _writers(recorder, array.name) > 1


def _unwritten(pipeline: Pipeline, recorder: CallRecorder, returned: object) -> Iterator[Finding]:
    """The arrays that a pipeline makes and returns, and that none of its calls writes."""
    for at, array in enumerate(traced_arrays(returned), 1):
        if recorder.arrays[array.name].starts_at_zero and not _writers(recorder, array.name):
            what = f"result {at} of {pipeline.__name__} is an array that no kernel writes: it is all zeros."
            fix = "pass it to the kernel that should write it, or do not return it."
            yield Finding("not written", what, _line(pipeline, None), None, 1, (), fix)


def _failed(pipeline: Pipeline, recorder: Recorder, arrays: Mapping[str, Any]) -> Iterator[Finding]:
    """The failed expectations of all calls; what they debug is printed."""
    try:
        tell([(notes, arrays[array.name]) for notes, array in recorder.notes])
    except ExpectError as fault:
        what, _, fix = str(fault).partition("\nFix: ")
        yield Finding("expectation", what, _line(pipeline, None), None, 1, (), fix)


def _line(pipeline: Pipeline, fault: BaseException | None) -> Span:
    """The line of the pipeline's function that an error comes from, else that of its def."""
    code = pipeline.function.__code__
    lines = [line for frame, line in walk_tb(fault.__traceback__ if fault else None) if frame.f_code is code]
    return Span(code.co_filename, (lines or [def_line(code)])[-1], 0)
