"""The rules of the checker, in the order in which they are applied, and the facts about a valid Program."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from math import prod

from vyre.analysis.divergence import Level, divergence
from vyre.check import scope, structure, types
from vyre.ir import limits
from vyre.ir.nodes import Program
from vyre.ir.problem import Problem, Problems

Rule = Callable[[Program], Iterator[Problem]]

RULES: tuple[Rule, ...] = (
    scope.names_are_words,
    scope.origins_are_printable,
    scope.parameters_differ,
    scope.declarations_are_new,
    scope.parameters_keep_their_values,
    scope.arrays_are_known,
    scope.values_are_known,
    scope.locals_are_set,
    types.stores_go_to_writable_arrays,
    types.indices_match_the_rank,
    types.axes_exist,
    types.ranks_are_supported,
    structure.jumps_are_in_loops,
    structure.shared_arrays_are_at_the_top,
    structure.prefixes_are_at_the_top,
    structure.element_kernels_stand_alone,
    structure.workgroups_are_supported,
    structure.subgroups_are_whole,
    structure.memory_is_bounded,
    structure.tables_are_bounded,
    structure.loops_can_be_counted,
    structure.unrolled_programs_are_bounded,
    structure.waits_are_uniform,
    structure.grid_syncs_are_at_the_top,
)
TYPE_RULES: tuple[Rule, ...] = (
    types.operations_fit,
    types.literals_fit,
    types.tables_fit,
    types.conditions_are_bool,
    types.indices_are_integers,
    types.elements_keep_their_type,
    types.ranges_have_one_type,
    types.locals_have_one_type,
    types.atomics_fit,
    types.collectives_fit,
)


@dataclass(frozen=True, slots=True)
class Checked:
    """A valid Program, and how uniform each of its locals is."""

    program: Program
    levels: Mapping[str, Level] = field(compare=False)


def problems(program: Program, *, typed: bool = True, workgroup: int = limits.WORKGROUP) -> list[Problem]:
    """All problems of a Program, ordered by place; those without a place come first.

    `typed=False` omits the rules about types: for a Program with placeholders for errors that are already
    reported. `workgroup` is the largest allowed workgroup, in invocations: plans write larger ones than
    kernels may have.
    """
    faults = list(structure.form(program))
    if not faults:
        rules = RULES + TYPE_RULES if typed else RULES
        with scope.walked_once(program):
            faults = [problem for rule in rules for problem in rule(program)]
    if workgroup > limits.WORKGROUP and prod(program.workgroup or ()) <= workgroup:
        faults = [problem for problem in faults if problem.code != "P055"]
    return sorted(dict.fromkeys(faults), key=_place)


def check(program: Program, *, workgroup: int = limits.WORKGROUP) -> Checked:
    """The Program with the facts about it; raises all its Problems if it is not valid."""
    faults = problems(program, workgroup=workgroup)
    if faults:
        raise Problems(faults)
    return Checked(program, divergence(program).locals)


def _place(problem: Problem) -> tuple[str, int, int]:
    span = problem.span
    return ("", 0, 0) if span is None else (span.file, span.line, span.column)
