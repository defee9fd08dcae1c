"""Validation of Programs: one function per rule, which returns the problems it finds. A valid Program becomes
Checked.

A Program may come from the front end, from untrusted bytes, or be built by hand. So the first rule, `form`,
trusts nothing. Every other rule accepts any Program of that form, returns problems and never raises: it looks
names up with care and does not repeat the problems of another rule.
"""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING

from vyre.ir import limits
from vyre.ir.problem import Problem, Problems

if TYPE_CHECKING:
    from vyre.check.facts import Checked
    from vyre.ir.nodes import Program


def problems(program: Program, *, typed: bool = True, workgroup: int = limits.WORKGROUP) -> list[Problem]:
    """All problems of a Program, ordered by place; those without a place come first.

    `typed=False` omits the rules about types: for a Program with placeholders for errors that are already
    reported. `workgroup` is the largest allowed workgroup, in invocations: plans write larger ones than
    kernels may have.
    """
    from vyre.check.rules import RULES, TYPE_RULES  # loaded by the first check, not on import
    from vyre.check.scope import walked_once
    from vyre.check.structure import form

    found = list(form(program))
    if not found:
        rules = RULES + TYPE_RULES if typed else RULES
        with walked_once(program):
            found = [problem for rule in rules for problem in rule(program)]
    if workgroup > limits.WORKGROUP and prod(program.workgroup or ()) <= workgroup:
        found = [problem for problem in found if problem.code != "P055"]
    return sorted(dict.fromkeys(found), key=_place)


def check(program: Program, *, workgroup: int = limits.WORKGROUP) -> Checked:
    """The Program with the facts about it; raises all its Problems if it is not valid."""
    found = problems(program, workgroup=workgroup)
    if found:
        raise Problems(found)
    from vyre.check.facts import facts  # loaded by the first check

    return facts(program)


def _place(problem: Problem) -> tuple[str, int, int]:
    span = problem.span
    return ("", 0, 0) if span is None else (span.file, span.line, span.column)
