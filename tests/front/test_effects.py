"""Effects happen in Python's order, as often as in Python, and only where Python would let them happen."""

from __future__ import annotations

from typing import Any

import pytest

import vyre
from front.making import ran
from vyre import atomic_add


@vyre.func
def tick(c):  # type: ignore[no-untyped-def]
    """The number of calls so far, and one more."""
    return atomic_add(c, 0, 1)


@vyre.func
def put(c, value):  # type: ignore[no-untyped-def]
    """Store to the counter; gives what it held."""
    old = c[0]
    c[0] = value
    return old


def left(lines: str, **more: Any) -> list[int]:
    """What the lines leave in y, with the number of ticks in the last place."""
    return ran(lines + "\ny[3] = c[0]", tick=tick, put=put, **more)


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("y[0] = tick(c) * 10 + tick(c)", [1, 0, 0, 2]),
        ("y[0] = tick(c) - tick(c) - tick(c)", [0 - 1 - 2, 0, 0, 3]),
        ("y[0] = c[0] + tick(c) * 10 + c[0] * 100", [100, 0, 0, 1]),
        ("y[0] = c[0] * 2 + (c[0] + 5) * tick(c) + c[0]", [1, 0, 0, 1]),
        ("y[tick(c)] = tick(c) + 5", [0, 5, 0, 2]),
        ("y[0], y[1] = tick(c), tick(c) + 10", [0, 11, 0, 2]),
        ("y[0] = y[1] = tick(c) + 7", [7, 7, 0, 1]),
        ("y[0] = max(tick(c), tick(c), tick(c))", [2, 0, 0, 3]),
        ("y[0] = -tick(c) - put(c, 5) + c[0]", [0 - 1 + 5, 0, 0, 5]),
        ("y[0] = put(c, c[0] + 3) + put(c, c[0] + 4) + c[0]", [3 + 7, 0, 0, 7]),
    ],
)
def test_operands_are_evaluated_from_left_to_right(line: str, expected: list[int]) -> None:
    assert expected == left(line)


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("y[0] = 1 if 1 > 2 and tick(c) == 0 else 2", [2, 0, 0, 0]),
        ("y[0] = 1 if y[1] > 2 and tick(c) == 0 else 2", [2, 0, 0, 0]),
        ("y[0] = 1 if y[1] == 0 and tick(c) == 0 else 2", [1, 0, 0, 1]),
        ("y[0] = 1 if y[1] == 0 or tick(c) == 0 else 2", [1, 0, 0, 0]),
        ("y[0] = 1 if y[1] > 0 or tick(c) == 0 else 2", [1, 0, 0, 1]),
        ("y[0] = 1 if tick(c) > 5 or tick(c) > 5 or tick(c) == 2 or tick(c) == 3 else 2", [1, 0, 0, 3]),
        ("y[0] = 1 if not (y[1] > 0 and tick(c) == 0) and tick(c) == 0 else 2", [1, 0, 0, 1]),
    ],
)
def test_and_and_or_stop_where_python_stops(line: str, expected: list[int]) -> None:
    assert expected == left(line)


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("y[0] = tick(c) + 5 if y[1] == 0 else tick(c) + tick(c) + 10", [5, 0, 0, 1]),
        ("y[0] = tick(c) + 5 if y[1] > 0 else tick(c) + tick(c) + 10", [11, 0, 0, 2]),
        ("y[0] = tick(c) if tick(c) == 0 else -1", [1, 0, 0, 2]),
    ],
)
def test_only_the_chosen_side_of_a_conditional_happens(line: str, expected: list[int]) -> None:
    assert expected == left(line)


@pytest.mark.parametrize(
    ("test", "holds", "ticks"),
    [
        ("0 <= tick(c) < 1", True, 1),
        ("0 < tick(c) < tick(c)", False, 1),
        ("-1 < tick(c) < tick(c) < tick(c) < 9", True, 3),
        ("-1 < tick(c) > tick(c) < tick(c)", False, 2),
        ("tick(c) < tick(c) + 1 < tick(c) + 2 <= tick(c) + 1", True, 4),
        ("c[0] <= tick(c) < c[0]", True, 1),
    ],
)
def test_the_middle_of_a_chained_comparison_is_evaluated_once(test: str, holds: bool, ticks: int) -> None:
    assert [int(holds), 0, 0, ticks] == left(f"if {test}:\n    y[0] = 1")


def test_augmented_assignment_evaluates_its_index_once() -> None:
    assert [5, 0, 0, 1] == left("y[tick(c)] += 5")


def test_augmented_assignment_reads_its_element_before_the_right_side() -> None:
    assert [0 + 0 + 7, 0, 0, 7] == left("c[0] += put(c, 5) + 7\ny[0] = c[0]")


def test_bounds_of_a_range_are_evaluated_once_and_first() -> None:
    assert [3, 0, 0, 2] == left("n = 0\nfor i in range(tick(c), tick(c) + 2):\n    n += 1\ny[0] = n")


def test_an_assignment_in_the_body_does_not_change_the_count() -> None:
    assert [0, 10, 0, 0] == left("for i in range(2):\n    y[i] = i * 10\n    i = 7")


def test_a_loop_variable_keeps_its_last_value() -> None:
    assert [6, 0, 0, 0] == left("for i in range(0, 7, 3):\n    pass\ny[0] = i")


def test_the_old_value_of_an_atomic_may_have_a_type() -> None:
    assert [0, 1, 0, 2] == left("n: i32 = tick(c)\nm: i32 = atomic_add(c, 0, 1)\ny[0] = n\ny[1] = m")


def test_an_atomic_may_be_assigned_to_a_local_again() -> None:
    assert [1, 0, 0, 2] == left("n = 9\nn = atomic_add(c, 0, 1)\nn = atomic_add(c, 0, n + 1)\ny[0] = n")


def test_tuple_arguments_are_evaluated_before_the_call() -> None:
    @vyre.func
    def second(c, pair):  # type: ignore[no-untyped-def]
        c[0] = 9
        return pair[0] + pair[1]

    assert [0 + 5, 0, 0, 9] == left("y[0] = second(c, (c[0], c[0] + 5))", second=second)
