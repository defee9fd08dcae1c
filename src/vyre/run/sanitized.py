"""Reports of the sanitizer on calls of kernels and pipelines: what `vyre.check` returns.

A kernel's call is prepared as usual and runs on the reference. The calls of a pipeline are recorded, and then
run one by one.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from traceback import walk_tb
from typing import Any

import numpy as np
from numpy.lib.stride_tricks import as_strided

from vyre import reference
from vyre.front.known import Parameter
from vyre.front.scope import arguments
from vyre.front.signature import plain
from vyre.front.source import def_line
from vyre.front.template import Template
from vyre.ir.nodes import Program
from vyre.ir.problem import CallError, ExpectError, Problems, Span
from vyre.ir.spoken import short
from vyre.passes import expand
from vyre.plan.graph import Recorder
from vyre.plan.stand_ins import Traced
from vyre.reference import Finding, Report
from vyre.run.bind import BoundCall, named_by
from vyre.run.kernel import Kernel
from vyre.run.notes import print_notes
from vyre.run.pipeline import Pipeline
from vyre.run.recording import traced_arrays
from vyre.targets.memory import on_host

Call = tuple[Program, dict[str, Any], tuple[int, ...]]


def report(called: object, args: tuple[Any, ...], named: Mapping[str, Any]) -> Report:
    """The report on a call of a kernel or a pipeline; arrays are written as by the call."""
    if isinstance(called, Kernel):
        return _of_kernel(called, args, named)
    if isinstance(called, Pipeline):
        return _of_pipeline(called, args, named)
    what = f"check takes a kernel or a pipeline, and this is {short(called)}"
    raise CallError(f"{what}. Fix: put @vyre.kernel on it.")


def _of_kernel(kernel: Kernel, args: tuple[Any, ...], named: Mapping[str, Any]) -> Report:
    template = kernel._template()
    try:
        built, launch, _ = kernel._prepare(args, named)
    except (Problems, CallError) as fault:
        return _refused(kernel.__name__, fault, template.source.span(template.source.tree))
    arrays = on_host(built.arguments(launch))
    report = reference.sanitize(built.ready.expanded, arrays, grid=launch.grid)
    failed = _failed_in(launch, arrays)
    unused = _unused(template, built.lowered.parameters)
    unwritten = {finding.array for finding in report.findings if finding.kind == "not written"}
    return replace(
        report,
        findings=(*failed, *(each for each in unused if each.array not in unwritten), *report.findings),
    )


def _failed_in(launch: BoundCall, arrays: Mapping[str, Any]) -> tuple[Finding, ...]:
    """The failed expectations of a launch; what it debugs is printed."""
    if launch.noted is None:
        return ()
    try:
        print_notes([(launch.noted, [*arrays.values()][-1])])
    except ExpectError as fault:
        what, _, fix = str(fault).partition("\nFix: ")
        spans = [note.span for note in launch.noted.notes if note.condition]
        return (Finding("expectation", what, spans[0], None, 1, (), fix),)
    return ()


def _unused(template: Template, parameters: tuple[Parameter, ...]) -> Iterator[Finding]:
    """Arrays and scalars that neither the body nor another parameter names; a Const may select a variant."""
    tree = template.source.tree
    annotations = [plain(arg.annotation) for arg in arguments(tree) if arg.annotation is not None]
    nodes = [node for part in (*tree.body, *annotations) for node in ast.walk(part)]
    names = {node.id for node in nodes if isinstance(node, ast.Name)} | named_by(parameters)
    for parameter in parameters:
        name = parameter.name if parameter.part is None else parameter.part.owner
        is_first = parameter.part is None or not parameter.part.at
        if parameter.role != "const" and name not in names and is_first:
            what = f"the parameter {name!r} is not used."
            yield Finding("unused", what, parameter.span, None, 1, (), f"use {name}, or remove it.", name)


@dataclass
class CallRecorder(Recorder):
    """A recorder that also keeps the calls as they were made."""

    made: list[Call] = field(default_factory=list)

    def call(
        self, program: Program, arguments: Mapping[str, Any], grid: tuple[int, ...], *, is_once: bool = False
    ) -> None:
        self.made.append((program, dict(arguments), tuple(grid)))
        super().call(program, arguments, grid, is_once=is_once)


def _of_pipeline(pipeline: Pipeline, args: tuple[Any, ...], named: Mapping[str, Any]) -> Report:
    recorder = CallRecorder()
    try:
        trace = pipeline._traced(args, named, recorder)
    except (Problems, CallError) as fault:
        return _refused(pipeline.__name__, fault, _line(pipeline, fault))
    arrays = dict(on_host(trace.outside))
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
    return reference.sanitize(expand(program), values, grid=grid)


def _shown(array: Traced, base: Any) -> Any:
    """The elements of a view, in the memory of its array."""
    flat = base.reshape(-1).view(array.stored.storage)
    if array.layout is None:
        return flat.reshape(array.extents)
    if 0 in array.extents:
        return np.zeros(array.extents, flat.dtype)
    strides = [step * flat.itemsize for step in array.layout.strides]
    return as_strided(flat[array.layout.offset :], array.layout.shape, strides)


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
        print_notes([(notes, arrays[array.name]) for notes, array in recorder.notes])
    except ExpectError as fault:
        what, _, fix = str(fault).partition("\nFix: ")
        yield Finding("expectation", what, _line(pipeline, None), None, 1, (), fix)


def _line(pipeline: Pipeline, fault: BaseException | None) -> Span:
    """The line of the pipeline's function that raised an error, else the line of its def."""
    code = pipeline.function.__code__
    lines = [line for frame, line in walk_tb(fault.__traceback__ if fault else None) if frame.f_code is code]
    return Span(code.co_filename, (lines or [def_line(code)])[-1], 0)


def _refused(name: str, fault: Problems | CallError, line: Span) -> Report:
    """The report on a call that cannot run; raises the error if it is not about the program or its arrays."""
    if isinstance(fault, Problems):
        return Report(name, 0, (), fault.problems)
    if not fault.is_misfit:
        raise fault
    what, _, fix = str(fault).partition(" Fix: ")
    return Report(name, 0, (Finding("misfit", what, line, None, 1, (), fix),))
