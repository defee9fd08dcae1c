"""Workgroup operations, matches and atomic loads on a GPU give the documented bytes."""

from __future__ import annotations

from typing import Any

import pytest

from ops import test_prefix as prefixes
from ops import test_workgroup as words
from run import test_notes as notes

GPU = "cuda:0"


@pytest.mark.parametrize("size", words.SIZES, ids=str)
def test_every_size_of_a_workgroup(size: Any) -> None:
    words.test_every_size_of_a_workgroup_gives_the_documented_bytes(size, GPU)


def test_results_that_decide_loops() -> None:
    words.test_a_result_may_decide_a_loop_with_barriers(GPU)
    words.test_a_sum_in_a_loop_does_not_mix_iterations(GPU)


def test_scans_matches_and_atomics() -> None:
    words.test_inclusive_scans_and_matches_of_a_subgroup(GPU)
    words.test_atomic_loads_and_stores_reach_one_element(GPU)


@pytest.mark.parametrize("groups", [1, 16, 17, 257, 4099, 70_000])
def test_prefixes_in_the_documented_order(groups: int) -> None:
    prefixes.test_sums_are_added_in_the_documented_order(groups, GPU)


def test_prefixes_of_wide_values_and_between_barriers() -> None:
    prefixes.test_every_type_has_sums("f64", GPU)
    prefixes.test_a_scan_in_one_launch_keeps_locals_and_shared_memory(GPU)
    prefixes.test_groups_of_several_axes_are_in_row_major_order(GPU)
    prefixes.test_prefixes_and_grid_barriers_go_together(GPU)


def test_notes_of_a_launch(capsys: Any) -> None:
    notes.test_values_are_printed_in_the_order_of_invocations(GPU, capsys)
    notes.test_every_type_is_printed_as_it_is(GPU, capsys)
    notes.test_a_failed_expectation_raises_after_the_launch(5, GPU)
    notes.test_invocations_of_several_axes_and_of_groups_are_named(GPU, capsys)
    notes.test_a_pipeline_prints_and_raises_at_every_call(GPU, capsys)
