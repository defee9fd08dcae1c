"""Is a Program valid? One function per rule, each giving the problems it finds; a valid Program becomes
Checked.

A Program may come from the front end, from bytes that nobody vouches for, or be built by hand. So the
first rule, `form`, trusts nothing, and every other rule gives problems and raises nothing on whatever has
that form: it looks names up with care, and says nothing of what another rule already says.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from vyre.check import access, assigned, names, structure, types, uniform
from vyre.check.facts import Checked, Features, facts
from vyre.check.form import form
from vyre.check.level import Level
from vyre.ir.nodes import Program
from vyre.ir.problem import Problem, Problems

Rule = Callable[[Program], Iterator[Problem]]

RULES: tuple[Rule, ...] = (
    names.names_are_words,
    names.origins_are_printable,
    names.parameters_differ,
    names.declarations_are_new,
    names.parameters_keep_their_values,
    names.arrays_are_known,
    names.values_are_known,
    assigned.locals_are_set,
    access.stores_go_to_writable_arrays,
    access.indices_match_the_rank,
    access.axes_exist,
    access.ranks_are_supported,
    structure.jumps_are_in_loops,
    structure.shared_arrays_are_at_the_top,
    structure.element_kernels_stand_alone,
    structure.workgroups_are_supported,
    structure.subgroups_are_whole,
    structure.memory_is_bounded,
    structure.loops_can_be_counted,
    uniform.waits_are_uniform,
    uniform.grid_syncs_are_at_the_top,
)
TYPE_RULES: tuple[Rule, ...] = (
    types.operations_fit,
    types.literals_fit,
    types.conditions_are_bool,
    types.indices_are_integers,
    types.elements_keep_their_type,
    types.ranges_have_one_type,
    types.locals_have_one_type,
    types.atomics_fit,
    types.collectives_fit,
)


def problems(program: Program, *, typed: bool = True) -> list[Problem]:
    """Everything that is wrong with a Program, ordered by place; those without a place come first.

    `typed=False` leaves out the rules about types: for a Program in which placeholders stand for mistakes
    that were already reported.
    """
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
    return facts(program)


def _place(problem: Problem) -> tuple[str, int, int]:
    span = problem.span
    return ("", 0, 0) if span is None else (span.file, span.line, span.column)


__all__ = ["Checked", "Features", "Level", "check", "problems"]
