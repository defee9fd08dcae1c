"""Conditions that need no test in workgroups all of whose accesses are in bounds."""

from __future__ import annotations

import pytest

from vyre.formats import read
from vyre.lower.cuts import implied
from vyre.lower.layout import Layout, analyse

KERNEL = """@kernel(workgroup=(1, 32))
def walk(x: Buf[f32, 2], y: Out[f32, 2], n: i32):
    top: i32 = wid(0) * 8 - 2
    col: i32 = gid(1) * 4
    for k in range(0, n, 2):
        a: f32 = x[top + k + 1, col]
        b: f32 = x[top + k - 3, col + 3]
        met: bool = {test}
        y[top + k, col + 1] = a if met else b
"""


def known(test: str) -> list[bool]:
    program = read(KERNEL.format(test=test))
    assert program.workgroup is not None
    linear = analyse(program, Layout(2, 0, 1, program.workgroup))
    return list(implied(program, linear).values())


@pytest.mark.parametrize(
    "test",
    [
        "top + k - 3 >= 0", "top + k >= 0", "top + k - 2 >= 1", "top + k + 1 > 3", "col >= 0", "col + 3 >= 3",
        "top + k != 2", "top + k - 4 >= -1",
        "top + k + 1 < x.shape[0]", "top + k - 3 < x.shape[0]", "top + k < y.shape[0]",
        "col + 2 < x.shape[1]", "col + 2 != x.shape[1]", "top + k < x.shape[0] - 1",
        "top + k <= x.shape[0] - 2",
    ],
)  # fmt: skip
def test_a_place_between_two_that_are_in_bounds_is(test: str) -> None:
    assert [True] == known(test), test


@pytest.mark.parametrize(
    "test", ["top + k - 3 < 0", "top + k == 2", "top + k == x.shape[0]", "col + 3 > x.shape[1] - 1"]
)
def test_a_place_between_them_is_not_outside(test: str) -> None:
    assert [False] == known(test), test


@pytest.mark.parametrize(
    "test",
    [
        "top + k - 4 >= 0", "top + k - 3 >= 1", "top >= 0", "k >= 0", "col - 1 >= 0", "top + k >= n",
        "top + k == 3", "top + k + 7 >= 0", "col + 9 >= 5",  # they may wrap around
        "top + k + 2 < x.shape[0]", "top + k + 1 < y.shape[0]", "top + k + 1 < x.shape[0] - 1",
        "col + 4 < x.shape[1]", "col + 2 < y.shape[1]", "col < x.shape[0]", "top + k < n", "a >= 0.0",
        "top + k < 2 * x.shape[0]", "top + k < x.shape[0] + 1", "top + k + 1 == x.shape[0] - 1",
    ],
)  # fmt: skip
def test_a_place_beyond_them_may_not_be(test: str) -> None:
    assert [] == known(test), test


ROUNDS = """@kernel(workgroup=32)
def rounds(x: Buf[f32], y: Out[f32]):
    held = local(f32, 4)
    for r in range(4):
        held[r] = x[gid() + r * 64 + 3]
    for q in range(4):
        met: bool = {test}
        y[gid()] = held[q] if met else 0.0
"""


@pytest.mark.parametrize(
    ("test", "truths"),
    [
        ("gid() + q * 64 + 3 < x.shape[0]", [True]), ("gid() + q * 64 + 3 >= 3", [True]),
        ("gid() + q * 64 >= 0", [True]), ("gid() + q * 64 + 4 < x.shape[0]", []),
        ("gid() + q * 48 + 3 < x.shape[0]", [True]), ("gid() + q * 65 < x.shape[0]", [True]),
        ("gid() + q * 65 + 3 < x.shape[0]", []), ("gid() - q * 64 < x.shape[0]", [True]),
        ("gid() - q * 64 + 2 >= 3", []), ("gid() + 195 < x.shape[0]", [True]),
        ("gid() + 196 < x.shape[0]", []),
    ],
)  # fmt: skip
def test_places_of_loops_between_numbers_are_compared_by_their_ends(test: str, truths: list[bool]) -> None:
    program = read(ROUNDS.format(test=test))
    assert program.workgroup is not None
    linear = analyse(program, Layout(1, 0, 1, program.workgroup))

    assert truths == list(implied(program, linear).values())
