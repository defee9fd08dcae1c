"""Spaces: which configurations there are, and how models see them."""

from __future__ import annotations

import numpy as np
import pytest
from bench.tuning.replay import configuration

from vyre.tune.space import Space, of_configurations


def grid(**values: list[object]) -> Space:
    names = list(values)
    rows: list[dict[str, object]] = [{}]
    for name in names:
        rows = [{**row, name: value} for row in rows for value in values[name]]
    return of_configurations(rows)  # type: ignore[arg-type]


def test_a_parameter_that_never_changes_is_left_out() -> None:
    space = grid(lanes=[4, 8], width=[3])

    assert ("lanes",) == space.names
    assert [{"lanes": 4}, {"lanes": 8}] == [configuration(space, at) for at in range(len(space))]


def test_configurations_keep_the_order_they_were_given_in() -> None:
    space = of_configurations([{"n": 32}, {"n": 2}, {"n": 8}])

    assert [32, 2, 8] == [configuration(space, at)["n"] for at in range(3)]
    assert ((2, 8, 32),) == space.values


def test_only_allowed_configurations_are_found() -> None:
    space = of_configurations([{"a": 1, "b": 1}, {"a": 2, "b": 2}])

    assert [0, 1, -1, -1] == space.find(np.array([[0, 0], [1, 1], [0, 1], [1, 0]])).tolist()


def test_values_that_span_much_are_seen_as_powers_of_two() -> None:
    space = grid(wide=[1, 2, 4, 8, 16], narrow=[4, 5, 6])

    wide, narrow = space.coordinates.T
    assert [0, 0.25, 0.5, 0.75, 1] == sorted(set(wide.tolist()))
    assert [0, 0.5, 1] == sorted(set(narrow.tolist()))


def test_factors_of_two_are_a_coordinate_of_their_own() -> None:
    space = grid(n=[12, 13, 14, 16])

    assert [[0, 0.5], [0.25, 0], [0.5, 0.25], [1, 1]] == space.points.tolist()


def test_factors_of_two_that_say_what_the_size_says_are_left_out() -> None:
    assert 1 == grid(n=[1, 2, 4, 8, 16]).points.shape[1]


def test_words_have_a_coordinate_each() -> None:
    space = grid(method=["a", "b", "c"])

    distances = {round(float(np.linalg.norm(one - two)), 9) for one in space.points for two in space.points}
    assert {0.0, 1.0} == distances


@pytest.mark.parametrize("rows", [[{"x": 1}, {"x": True}], [{"x": 1}, {"x": "1"}]])
def test_numbers_bools_and_strings_are_distinguished(rows: list[dict[str, object]]) -> None:
    assert 2 == len(of_configurations(rows).values[0])  # type: ignore[arg-type]


def test_a_space_of_one_configuration_has_no_parameters() -> None:
    space = of_configurations([{"x": 1}])

    assert (1, 0) == space.points.shape
    assert [0] == space.find(np.zeros((1, 0), np.int64)).tolist()
