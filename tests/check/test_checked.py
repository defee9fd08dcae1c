"""What a valid Program comes with."""

import pytest

from handmade import gid, kernel, less, let, lid, num, store, var, when, wid
from vyre.analysis.divergence import Level
from vyre.check.rules import check
from vyre.ir.dtypes import i32
from vyre.ir.nodes import Op
from vyre.ir.problem import Problems


def test_a_valid_program_is_checked() -> None:
    program = kernel(store())

    assert program == check(program).program


def test_all_problems_are_raised_at_once() -> None:
    with pytest.raises(Problems) as raised:
        check(kernel(store("x", line=2), let("a", var("b"), line=1)))

    assert ["P012", "P014"] == [problem.code for problem in raised.value.problems]


def test_every_local_has_its_level() -> None:
    program = kernel(
        let("grid", var("n")),
        let("group", wid()),
        let("half", Op("floordiv", (lid(), num(32)), i32)),
        let("lane", gid()),
        let("under", num(0)),
        when(less(wid(), 3), let("under", num(1))),
        workgroup=(64,),
    )
    levels = check(program).levels

    assert {
        "grid": Level.GRID,
        "group": Level.GROUP,
        "half": Level.SUBGROUP,
        "lane": Level.LANE,
        "under": Level.GROUP,
    } == dict(levels)
