"""Workgroup operations, matches and atomic loads on a GPU give the documented bytes."""

from __future__ import annotations

from typing import Any

import pytest

from ops import test_workgroup as words

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
