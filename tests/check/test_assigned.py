"""A local is set on every path before it is read."""

import pytest

from handmade import (
    N,
    X,
    codes,
    gid,
    group_kernel,
    kernel,
    less,
    let,
    local,
    loop,
    num,
    on,
    real,
    shared,
    store,
    the_problem,
    var,
    when,
)
from vyre.ir.dtypes import f32, i64, u64
from vyre.ir.literal import literal
from vyre.ir.nodes import Break, Continue, For, Load, Node, Region, Return, Store, true

SET = let("a", num(1), line=3)
READ = let("b", var("a"), line=9)
SOME = less(var("n"), 3)

READ_UNSET: dict[str, tuple[Node, ...]] = {
    "read first": (READ, SET),
    "set in one branch": (when(SOME, SET), READ),
    "set in the other branch": (when(SOME, orelse=(SET,)), READ),
    "set in a loop that may not run": (loop("k", var("n"), SET), READ),
    "set in a loop that never runs": (loop("k", num(0), SET), READ),
    "set after a break": (loop("k", num(3), when(SOME, Break()), SET), READ),
    "set after a continue": (loop("k", num(3), when(SOME, Continue()), SET), READ),
    "set where another branch goes on": (when(SOME, SET, Return(), orelse=()), READ),
    "set in the iteration before": (loop("k", num(3), READ, SET),),
    "read in its own assignment": (let("a", var("a"), line=9),),
    "set inside a region, in an if": (Region("f", (when(SOME, SET),)), READ),
    "a break of an outer loop": (loop("j", num(2), loop("k", num(0), SET), when(SOME, Break())), READ),
}


@pytest.mark.parametrize("body", READ_UNSET.values(), ids=READ_UNSET)
def test_a_local_that_may_be_unset_is_a_problem(body: tuple[Node, ...]) -> None:
    problem = the_problem(kernel(*body))

    assert ("P013", (9, 4)) == (problem.code, problem.where)


READ_SET: dict[str, tuple[Node, ...]] = {
    "set before": (SET, READ),
    "set in both branches": (when(SOME, SET, orelse=(SET,)), READ),
    "set in a loop that runs": (loop("k", num(3), SET), READ),
    "set before each break": (loop("k", num(3), SET, when(SOME, Break())), READ),
    "set before each continue": (loop("k", num(3), SET, when(SOME, Continue())), READ),
    "set where the other branch returns": (when(SOME, SET, orelse=(Return(),)), READ),
    "set where the other branch leaves the iteration": (
        loop("k", var("n"), when(SOME, Continue()), SET, READ),
    ),
    "read where nobody comes": (Return(), READ, SET),
    "set inside a region": (Region("f", (SET,)), READ),
    "counted downwards": (For("k", num(3), num(0), num(-1), (SET,)), READ),
}


@pytest.mark.parametrize("body", READ_SET.values(), ids=READ_SET)
def test_a_local_that_is_set_on_every_path_is_fine(body: tuple[Node, ...]) -> None:
    assert [] == codes(kernel(*body))


def test_the_variable_of_a_loop_that_ran_has_its_last_value() -> None:
    assert [] == codes(kernel(loop("a", num(1)), READ))


def test_the_variable_of_a_loop_that_may_not_have_run_is_unset() -> None:
    problem = the_problem(kernel(loop("a", var("n"), line=3), READ))

    assert "P013" == problem.code
    assert "the loop on line 3" in problem.what


def test_long_loops_of_64_bits_are_counted() -> None:
    long = For("k", literal(u64, 0), literal(u64, 2**64 - 1), literal(u64, 1), (SET,))
    down = For("k", literal(i64, 2**63 - 1), literal(i64, -(2**63)), literal(i64, -(2**63)), (SET,))

    assert [] == codes(kernel(long, READ))
    assert [] == codes(kernel(down, READ))


def test_each_local_is_reported_once() -> None:
    assert ["P013"] == codes(kernel(when(SOME, SET), READ, let("c", var("a"), line=10)))


def test_a_private_array_is_declared_before_it_is_used() -> None:
    late = (Store("t", (num(0),), real(1.0), on(2)), local("t", 4, line=3))
    some = (when(SOME, local("t", 4, line=2)), let("a", Load("t", (num(0),), f32), line=3))

    assert ("P062", (2, 4)) == ((problem := the_problem(kernel(*late))).code, problem.where)
    assert ("P062", (3, 4)) == ((problem := the_problem(kernel(*some))).code, problem.where)


def test_a_shared_array_is_declared_before_it_is_used() -> None:
    use = let("a", Load("t", (num(0),), f32), line=2)

    assert "P062" == the_problem(group_kernel(use, shared("t", 4))).code
    assert [] == codes(group_kernel(shared("t", 4), use))


def test_scalars_and_array_parameters_are_always_there() -> None:
    assert [] == codes(kernel(let("a", var("n")), store(), params=(X, N, *kernel().params[1:2])))


def test_both_sides_of_a_condition_count_as_read() -> None:
    assert ["P013"] == codes(kernel(when(true(), let("a", gid())), let("b", var("a")), params=(N,)))
