"""Names stand for one thing each, and can be printed and read."""

import pytest

from handmade import (
    N,
    X,
    Y,
    codes,
    gid,
    group_kernel,
    kernel,
    let,
    load,
    local,
    num,
    on,
    shared,
    store,
    the_problem,
    var,
)
from vyre.check.rules import problems
from vyre.ir import limits
from vyre.ir.dtypes import f32, i32
from vyre.ir.nodes import Atomic, Collective, For, Param, Program, Region, Shape, Store, Var
from vyre.ops.names import RESERVED


@pytest.mark.parametrize("name", ["", "1a", "a b", "a.b", "a\n", "for", "True", "\ud800", "ﬁ", "a-b"])
def test_a_local_needs_a_name_that_python_reads(name: str) -> None:
    assert "P006" == the_problem(kernel(let(name, num(1)))).code


@pytest.mark.parametrize("name", ["a", "_", "größe", "add", "mod", "match", "shape"])
def test_other_names_are_free(name: str) -> None:
    assert [] == codes(kernel(let(name, num(1))))


@pytest.mark.parametrize(
    "name", ["gid", "min", "f32", "barrier", "atomic_add", "subgroup_lane", "nan", "Buf", "range"]
)
def test_words_of_the_language_are_no_names(name: str) -> None:
    assert "P007" == the_problem(kernel(let(name, num(1), line=3))).code
    assert ["P007"] == codes(kernel(params=(Param(name, "in", f32),)))
    assert ["P007"] == codes(kernel(local(name, 4)))


def test_a_kernel_may_be_called_like_an_operation() -> None:
    assert [] == problems(Program("clamp", (X,), ()))


def test_a_kernel_needs_a_name_that_python_reads() -> None:
    assert ["P006"] == [problem.code for problem in problems(Program("<lambda>", (X,), ()))]


def test_names_of_python_are_reserved() -> None:
    assert {"if", "None", "__debug__"} <= RESERVED


def test_a_name_may_be_as_long_as_the_limit() -> None:
    assert [] == codes(kernel(let("a" * limits.NAME_LENGTH, num(1))))


def test_a_longer_name_is_a_problem_and_is_not_shown_in_full() -> None:
    problem = the_problem(kernel(let("a" * 100_000, num(1))))

    assert "P048" == problem.code
    assert len(str(problem)) < 300


def test_two_parameters_need_two_names() -> None:
    assert "P008" == the_problem(kernel(params=(X, X))).code


def test_a_declared_array_may_not_be_called_like_a_parameter() -> None:
    assert "P009" == the_problem(group_kernel(shared("x", 4, line=2))).code


def test_a_declared_array_may_not_be_called_like_a_local() -> None:
    assert "P009" == the_problem(kernel(let("t", num(1)), local("t", 4))).code


def test_an_array_may_not_be_declared_twice() -> None:
    problem = the_problem(kernel(local("t", 4, line=1), local("t", 4, line=2)))

    assert "P009" == problem.code
    assert (2, 4) == problem.where


def test_an_array_is_not_assigned_as_a_whole() -> None:
    assert "P010" == the_problem(kernel(let("y", num(1)))).code


def test_a_scalar_parameter_is_not_assigned() -> None:
    assert "P046" == the_problem(kernel(let("n", num(1)))).code
    assert "P046" == the_problem(kernel(For("n", num(0), num(3), num(1), ()))).code


def test_an_unknown_array_is_a_problem_wherever_it_is_used() -> None:
    program = kernel(
        let("a", load("z", line=1)),
        store("z", line=2),
        let("b", Shape("z", 0), line=3),
        Atomic(None, "add", "z", (num(0),), (num(1),), on(4)),
    )

    assert [("P011", 1), ("P011", 2), ("P011", 3), ("P011", 4)] == [
        (p.code, p.where[0]) for p in problems(program) if p.where
    ]


def test_a_scalar_is_no_array() -> None:
    problem = the_problem(kernel(let("a", load("n"))))

    assert "P011" == problem.code
    assert "'n' is a scalar" in problem.what


def test_an_array_is_no_value() -> None:
    assert "P045" == the_problem(kernel(let("a", Var("x", f32)))).code


def test_a_name_that_nothing_sets_is_reported_once() -> None:
    problem = the_problem(kernel(let("a", var("b"), line=2), let("c", var("b"), line=3)))

    assert ("P012", (2, 4)) == (problem.code, problem.where)


def test_targets_of_atomics_and_collectives_are_locals() -> None:
    program = Program(
        "k",
        (Param("z", "inout", i32),),
        (
            Atomic("a", "add", "z", (num(0),), (num(1),)),
            Collective("b", "add", (num(1),), i32),
            Store("z", (gid(),), var("a")),
            Store("z", (gid(),), var("b")),
        ),
        (64,),
    )

    assert [] == problems(program)


def test_the_origin_of_a_region_is_printable() -> None:
    assert [] == codes(kernel(Region("outer.<locals>.f", ())))
    assert "P049" == the_problem(kernel(Region("a\nb", ()))).code
    assert "P049" == the_problem(kernel(Region("a" * 121, ()))).code


def test_hostile_names_are_shown_in_plain_characters() -> None:
    program = Program(
        "\ud800",
        (Param("\ud800", "scalar", i32, 0), Y, N),
        (let("\ud800", Var("\udfff", i32)), store("\udc00")),
    )

    assert all(str(problem).isprintable() or "\n" in str(problem) for problem in problems(program))
    assert all(str(problem).encode() for problem in problems(program))
