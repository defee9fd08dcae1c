"""Which values a subgroup shares, beyond those that the checker's own tests look at."""

from __future__ import annotations

import pytest

from vyre.analysis.divergence import Level, divergence
from vyre.front.read import program as read
from vyre.ir.dtypes import i32
from vyre.ir.literal import Lit
from vyre.ir.nodes import Assign, For, Program, Var
from vyre.ops import build


def level(value: str, workgroup: str = "(64,)") -> Level:
    head = f"@kernel(workgroup={workgroup})\ndef k(x: Buf[i32], y: InOut[i32], n: i32):\n"
    text = f"{head}    a = {value}\n    y[0] = a\n"
    return divergence(read(text)).locals["a"]


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ("n + x[n]", Level.GRID),
        ("wid(0) * 2", Level.GROUP),
        ("lid(0) // 32", Level.SUBGROUP),
        ("(gid(0) + 64) // 32", Level.SUBGROUP),
        ("(lid(0) + n * 32) >> 5", Level.SUBGROUP),
        ("(lid(0) + n * 16) >> 5", Level.LANE),
        ("(lid(0) + 1) // 32", Level.LANE),
        ("(2 * lid(0)) // 64", Level.LANE),  # true of a subgroup, and not known
        ("i32(lid(0) < 32)", Level.SUBGROUP),
        ("i32(31 >= lid(0))", Level.SUBGROUP),
        ("i32(31 > lid(0))", Level.LANE),
        ("i32(lid(0) == 32)", Level.LANE),
        ("y[0]", Level.LANE),
    ],
)
def test_a_value_is_as_uniform_as_what_it_depends_on(value: str, expected: Level) -> None:
    assert expected == level(value)


def test_only_the_fastest_axis_counts_the_lanes_of_a_subgroup() -> None:
    assert Level.SUBGROUP == level("lid(0)", "(2, 32)")
    assert Level.SUBGROUP == level("lid(1) // 32", "(2, 64)")
    assert Level.LANE == level("lid(1) // 32", "(2, 48)")
    assert Level.LANE == level("lid(0) // 32", "(64, 2)")
    assert Level.SUBGROUP == level("lid(0) // 32", "(64, 1)")


def test_locals_that_are_defined_by_each_other_have_a_level() -> None:
    loop = For(
        "k", Lit(i32, 0), Lit(i32, 3), Lit(i32, 1), (Assign("a", Var("b", i32)), Assign("b", Var("a", i32)))
    )
    shared = Assign("c", build.floordiv(Var("a", i32), Lit(i32, 32)))

    assert Level.GRID == divergence(Program("k", (), (loop, shared), (64,))).locals["c"]
