"""Saved pipelines of any size, complex numbers and structs in pipelines, on a GPU."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import test_pipeline_complex as complexes
import test_saved_sizes as sizes
import vyre as vy
from run import test_mixed_structs as structs

GPU = "cuda:0"


@pytest.mark.parametrize("name", sizes.CASES)
def test_a_saved_pipeline_is_good_for_other_sizes(name: str, tmp_path: Path) -> None:
    sizes.test_a_saved_pipeline_is_good_for_other_sizes(name, GPU, tmp_path)


def test_a_saved_pipeline_takes_device_arrays_of_other_sizes(tmp_path: Path) -> None:
    back = sizes.saved(tmp_path, sizes.chain, sizes.numbers(12))

    for count in (12, 1, 1000, 70_001):
        x = sizes.numbers(count)
        got = back(vy.array(x, device=GPU)).numpy()
        assert sizes.chain(x, device="cpu").tobytes() == got.tobytes()


def test_complex_numbers_in_pipelines() -> None:
    for fuse in ("auto", "off", "max"):
        complexes.test_chains_give_what_the_calls_give(GPU, fuse)
    complexes.test_parts_are_views(GPU)
    for grid in (complexes.GRID, np.asfortranarray(complexes.GRID), complexes.GRID[:, ::-1]):
        complexes.test_views_are_those_of_numpy(grid, GPU)


def test_structs_of_several_types() -> None:
    checks: list[Any] = [
        structs.test_elements_are_read_and_written_whole,
        structs.test_fields_are_changed_in_place,
        structs.test_fields_of_all_widths,
        structs.test_shared_and_local_memory,
        structs.test_items_of_vectors_and_matrices_are_assigned_by_place,
    ]
    for check in checks:
        check(GPU)
    for fuse in ("auto", "max", "off"):
        structs.test_pipelines_take_and_return_them(GPU, fuse)
