"""The rules of the checker, in the order in which they are applied."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from vyre.check import scope, structure, types
from vyre.ir.nodes import Program
from vyre.ir.problem import Problem

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
