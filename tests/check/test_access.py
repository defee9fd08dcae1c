"""Arrays are written where they may be, with as many indices as they have axes."""

import pytest

from handmade import X, codes, gid, kernel, let, load, local, num, on, real, shared, store, the_problem
from vyre.check.rules import problems
from vyre.ir.dtypes import f32, i32
from vyre.ir.nodes import Atomic, Declare, Id, Load, Param, Shape, Store


def test_a_read_only_array_cannot_be_stored_to() -> None:
    problem = the_problem(kernel(store("x", line=2)))

    assert ("P014", (2, 4)) == (problem.code, problem.where)
    assert "'x' is read-only, but line 2 stores to it." == problem.what
    assert "declare it Out[f32]." == problem.fix


def test_a_read_only_array_that_is_also_loaded_becomes_inout() -> None:
    problem = the_problem(
        kernel(
            Store("x", (num(0), num(1)), Load("x", (num(0), num(0)), f32)), params=(Param("x", "in", f32, 2),)
        )
    )

    assert "declare it InOut[f32, 2]." == problem.fix


def test_a_read_only_array_cannot_be_changed_by_an_atomic() -> None:
    atomic = Atomic(None, "add", "x", (num(0),), (real(1.0),), on(2))

    assert "P015" == the_problem(kernel(atomic)).code


def test_outputs_may_be_read() -> None:
    assert [] == codes(kernel(let("a", load("y"))))


def test_atomics_work_on_memory_that_invocations_share() -> None:
    def atomic(array: str) -> Atomic:
        return Atomic(None, "add", array, (num(0),), (real(1.0),), on(2))

    assert [] == codes(kernel(shared("t", 4), atomic("t"), workgroup=(64,)))
    assert [] == codes(kernel(atomic("y")))
    assert "P016" == the_problem(kernel(local("t", 4), atomic("t"))).code


@pytest.mark.parametrize("count", [0, 1, 3, 4])
def test_an_array_gets_as_many_indices_as_it_has_axes(count: int) -> None:
    params = (Param("x", "inout", f32, 2),)
    index = (num(0),) * count

    assert ["P017"] == codes(kernel(let("a", Load("x", index, f32)), params=params))
    assert ["P017"] == codes(kernel(Store("x", index, real(1.0)), params=params))
    assert ["P017"] == codes(kernel(Atomic(None, "add", "x", index, (real(1.0),)), params=params))


def test_the_problem_shows_how_to_index() -> None:
    problem = the_problem(kernel(let("a", load("x")), params=(Param("x", "in", f32, 2),)))

    assert "'x' has 2 axes, and gets 1 index." == problem.what
    assert "write x[i, j]." == problem.fix


@pytest.mark.parametrize("axis", [-1, 1, 7])
def test_a_shape_has_the_axes_of_its_array(axis: int) -> None:
    assert "P018" == the_problem(kernel(let("a", Shape("x", axis)))).code


@pytest.mark.parametrize("rank", [-1, 0, 7])
def test_an_array_has_1_to_6_axes(rank: int) -> None:
    assert "P019" == the_problem(kernel(params=(Param("x", "in", f32, rank),))).code


def test_a_scalar_has_no_axes() -> None:
    assert "P019" == the_problem(kernel(params=(Param("n", "scalar", i32, 1),))).code


@pytest.mark.parametrize("shape", [(), (0,), (-4,), (1,) * 7, (4, 0), (2**31,)])
def test_a_declared_array_has_1_to_6_sizes_of_at_least_1(shape: tuple[int, ...]) -> None:
    assert "P020" in codes(kernel(Declare("t", "local", f32, shape)))


def test_ids_exist() -> None:
    assert "P043" == the_problem(kernel(let("a", Id("where", 0)))).code  # type: ignore[arg-type]


@pytest.mark.parametrize("axis", [-1, 6])
def test_ids_have_6_axes(axis: int) -> None:
    assert "P044" == the_problem(kernel(let("a", gid(axis)))).code


def test_the_subgroup_lane_has_one_axis() -> None:
    assert "P044" == the_problem(kernel(let("a", Id("subgroup_lane", 1)), workgroup=(64,))).code


def test_a_problem_in_a_load_has_its_own_place() -> None:
    found = problems(kernel(let("a", load("x", num(0), num(1), line=8), line=7), params=(X,)))

    assert [(8, 4)] == [problem.where for problem in found]
