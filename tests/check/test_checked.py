"""What a valid Program comes with."""

import pytest

from handmade import Y, gid, kernel, less, let, lid, num, real, store, var, when, wid
from vyre.analysis.divergence import Level
from vyre.check.rules import check
from vyre.ir.dtypes import f32, i32
from vyre.ir.nodes import Atomic, Op, Param, Program
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


def test_atomics_on_floats_are_not_exact() -> None:
    def atomic(dtype_is_float: bool) -> Program:
        array = Y if dtype_is_float else Param("y", "out", i32)
        return kernel(
            Atomic(None, "add", "y", (num(0),), (real(1.0) if dtype_is_float else num(1),)), params=(array,)
        )

    assert not check(atomic(True)).is_exact
    assert check(atomic(False)).is_exact


def test_functions_of_the_target_are_not_exact() -> None:
    assert check(kernel(let("a", Op("rsqrt", (real(2.0),), f32)))).is_exact
    assert not check(kernel(let("a", Op("fast_rsqrt", (real(2.0),), f32)))).is_exact
