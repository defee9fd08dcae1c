"""Runs a kernel's call under the sanitizer: checks its arguments, its parameters and its run."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from vyre import reference
from vyre.front.annotation import plain
from vyre.front.scope import arguments
from vyre.front.template import Template
from vyre.ir.problem import CallError, ExpectError, Problems
from vyre.reference import Finding, Report
from vyre.run.bind import named_by
from vyre.run.notes import tell
from vyre.run.strided import in_order
from vyre.targets.memory import on_host

if TYPE_CHECKING:
    from vyre.front.known import Parameter
    from vyre.run.bind import BoundCall
    from vyre.run.variant import Built


def sanitized(name: str, template: Template, prepare: Callable[[], tuple[Built, BoundCall, Any]]) -> Report:
    """The report on a call, which `prepare` returns ready to run; arrays are written as by the call."""
    try:
        built, launch, _ = prepare()
    except Problems as fault:
        return Report(name, 0, (), fault.problems)
    except CallError as fault:
        if not fault.is_misfit:
            raise
        what, _, fix = str(fault).partition(" Fix: ")
        source = template.source
        return Report(name, 0, (Finding("misfit", what, source.span(source.tree), None, 1, (), fix),))
    with in_order(on_host(built.arguments(launch))) as copies:
        report = reference.sanitize(built.ready.expanded, copies, grid=launch.grid)
        failed = _failed(launch, copies)
    unused = _unused(template, built.lowered.parameters)
    unwritten = {finding.array for finding in report.findings if finding.kind == "not written"}
    return replace(
        report,
        findings=(*failed, *(each for each in unused if each.array not in unwritten), *report.findings),
    )


def _failed(launch: BoundCall, arrays: Mapping[str, Any]) -> tuple[Finding, ...]:
    """The failed expectations of a launch; what it debugs is printed."""
    if launch.noted is None:
        return ()
    try:
        tell([(launch.noted, [*arrays.values()][-1])])
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
        if parameter.role != "const" and parameter.name not in names:
            what = f"the parameter {parameter.name!r} is not used."
            fix = f"use {parameter.name}, or remove it."
            yield Finding("unused", what, parameter.span, None, 1, (), fix, parameter.name)
