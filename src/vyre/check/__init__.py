"""Is a Program valid? One function per rule, each giving the problems it finds; a valid Program becomes
Checked.

A Program may come from the front end, from bytes that nobody vouches for, or be built by hand. So the
first rule, `form`, trusts nothing, and every other rule gives problems and raises nothing on whatever has
that form: it looks names up with care, and says nothing of what another rule already says.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from vyre.check.level import Level
from vyre.ir.problem import Problem, Problems

if TYPE_CHECKING:
    from vyre.check.facts import Checked
    from vyre.ir.nodes import Program


def problems(program: Program, *, typed: bool = True) -> list[Problem]:
    """Everything that is wrong with a Program, ordered by place; those without a place come first.

    `typed=False` leaves out the rules about types: for a Program in which placeholders stand for mistakes
    that were already reported.
    """
    from vyre.check.form import form  # read when there is something to check, not on import
    from vyre.check.rules import RULES, TYPE_RULES

    found = list(form(program))
    if not found:
        rules = RULES + TYPE_RULES if typed else RULES
        found = [problem for rule in rules for problem in rule(program)]
    return sorted(dict.fromkeys(found), key=_place)


def check(program: Program) -> Checked:
    """The Program with the facts about it; Problems, all of them, when it is not valid."""
    found = problems(program)
    if found:
        raise Problems(found)
    from vyre.check.facts import facts

    return facts(program)


def _place(problem: Problem) -> tuple[str, int, int]:
    span = problem.span
    return ("", 0, 0) if span is None else (span.file, span.line, span.column)


__all__ = ["Level", "check", "problems"]
