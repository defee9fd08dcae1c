"""Whatever invocations wait for each other at, all of them reach, and equally often."""

import pytest

from handmade import (
    N,
    X,
    Y,
    codes,
    gid,
    group_kernel,
    holds,
    kernel,
    less,
    let,
    lid,
    loop,
    num,
    on,
    op,
    the_problem,
    var,
    when,
    wid,
)
from vyre.check.rules import problems
from vyre.ir.dtypes import bool_, i32
from vyre.ir.nodes import (
    Atomic,
    Barrier,
    Block,
    Break,
    Collective,
    Cond,
    Continue,
    Expr,
    GridSync,
    Id,
    Load,
    Node,
    Op,
    Param,
    Program,
    Region,
    Return,
    Shape,
    true,
)

BARRIER = Barrier(on(9))
GRID_SYNC = GridSync(on(9))
ADD = Collective("sum", "add", (num(1),), i32, on(9))
LANES = less(lid(), 5)  # differs within a subgroup
HALVES = less(lid(), 32)  # differs between subgroups
GROUPS = less(wid(), 3)  # differs between workgroups
ALL = less(var("n"), 3)


def waits(node: Node, test: Expr) -> dict[str, Block]:
    """Every way in which a test can part the invocations at a statement."""
    return {
        "in an if": (when(test, node),),
        "in an else": (when(test, orelse=(node,)),),
        "in a loop": (loop("k", Cond(test, num(1), num(2)), node),),
        "in an if inside": (when(test, when(ALL, loop("k", num(3), node))),),
        "after a return": (when(test, Return()), node),
        "after a return inside": (loop("k", num(2), when(ALL, when(test, Return()))), node),
        "after a return in a region": (Region("f", (when(test, Return()),)), node),
        "before a return in a loop": (loop("k", num(3), node, when(test, Return())),),
        "before a return in an inner loop": (
            loop("j", num(3), node, loop("k", num(3), when(test, Return()))),
        ),
        "before a break": (loop("k", num(3), node, when(test, Break())),),
        "after a break": (loop("k", num(3), when(test, Break()), node),),
        "after a continue": (loop("k", num(3), when(test, Continue()), node),),
        "after a continue inside": (loop("k", num(3), when(ALL, when(test, Continue())), node),),
        "by a value set in an if": (
            let("a", num(0)),
            when(test, let("a", num(1))),
            loop("k", var("a"), node),
        ),
        "by a value set before a break": (
            let("a", num(0)),
            loop("k", num(3), let("a", op("add", var("a"), num(1))), when(test, Break())),
            loop("j", var("a"), node),
        ),
        "by the last value of a loop left early": (
            loop("k", num(3), when(test, Break())),
            loop("j", var("k"), node),
        ),
        "by a value that comes round": (
            let("a", num(0)),
            let("b", num(0)),
            loop("k", num(3), loop("j", var("a"), node), let("a", var("b")), when(test, let("b", num(1)))),
        ),
    }


@pytest.mark.parametrize("way", waits(BARRIER, LANES))
def test_a_barrier_that_only_some_invocations_reach_is_a_problem(way: str) -> None:
    for test in (LANES, HALVES):
        problem = the_problem(group_kernel(*waits(BARRIER, test)[way]))

        assert ("P070", (9, 4)) == (problem.code, problem.where)


@pytest.mark.parametrize("way", waits(BARRIER, GROUPS))
def test_a_barrier_that_whole_workgroups_reach_is_fine(way: str) -> None:
    for test in (GROUPS, ALL):
        assert [] == codes(group_kernel(*waits(BARRIER, test)[way]))


@pytest.mark.parametrize("way", waits(ADD, LANES))
def test_a_subgroup_operation_that_only_some_invocations_reach_is_a_problem(way: str) -> None:
    problem = the_problem(group_kernel(*waits(ADD, LANES)[way]))

    assert ("P073", (9, 4)) == (problem.code, problem.where)


@pytest.mark.parametrize("way", waits(ADD, HALVES))
def test_a_subgroup_operation_that_whole_subgroups_reach_is_fine(way: str) -> None:
    for test in (HALVES, GROUPS, ALL):
        assert [] == codes(group_kernel(*waits(ADD, test)[way]))


@pytest.mark.parametrize(
    "way", [way for way in waits(GRID_SYNC, GROUPS) if "in an" not in way or "inner" in way]
)
def test_a_grid_sync_that_only_some_workgroups_reach_is_a_problem(way: str) -> None:
    for test in (LANES, HALVES, GROUPS):
        problem = the_problem(group_kernel(*waits(GRID_SYNC, test)[way]))

        assert ("P071", (9, 4)) == (problem.code, problem.where)
    assert [] == codes(group_kernel(*waits(GRID_SYNC, ALL)[way]))


@pytest.mark.parametrize("test", [ALL, GROUPS, LANES, true()])
def test_a_grid_sync_is_in_no_if_even_where_all_agree(test: Expr) -> None:
    for body in ((when(test, GRID_SYNC),), (loop("k", num(3), Region("f", (when(test, GRID_SYNC),))),)):
        assert "P072" == the_problem(group_kernel(*body)).code


def test_a_grid_sync_may_be_in_an_element_kernel() -> None:
    assert [] == codes(kernel(GRID_SYNC, loop("k", var("n"), GRID_SYNC)))
    assert ["P071"] == codes(kernel(when(less(gid(), 3), Return()), GRID_SYNC))


def parted_by(
    value: Expr, *before: Node, workgroup: tuple[int, ...] = (64,), node: Node = BARRIER
) -> list[str]:
    params = (X, Y, N, Param("a", "in", i32), Param("b", "inout", i32))
    program = Program("k", params, (*before, when(holds("eq", value, num(1)), node)), workgroup)
    return [problem.code for problem in problems(program)]


@pytest.mark.parametrize(
    "value",
    [num(1), var("n"), Shape("x", 0), wid(), Id("num_groups", 0), Id("group_size", 0), Id("domain", 0)],
)
def test_scalars_shapes_and_workgroup_ids_cause_no_divergence_in_a_workgroup(value: Expr) -> None:
    assert [] == parted_by(value)


@pytest.mark.parametrize(
    "value", [lid(), gid(), Id("subgroup_lane", 0), op("add", wid(), lid()), op("mul", num(0), gid())]
)
def test_ids_of_invocations_cause_divergence_in_a_workgroup(value: Expr) -> None:
    assert ["P070"] == parted_by(value)


def test_a_load_from_a_read_only_array_differs_as_its_index_does() -> None:
    assert [] == parted_by(Load("a", (wid(),), i32))
    assert [] == parted_by(Load("a", (Load("a", (var("n"),), i32),), i32))
    assert ["P070"] == parted_by(Load("a", (lid(),), i32))


def test_a_load_from_memory_that_others_write_may_differ() -> None:
    assert ["P070"] == parted_by(Load("b", (num(0),), i32))


def test_the_old_value_of_an_atomic_differs() -> None:
    assert ["P070"] == parted_by(var("old"), Atomic("old", "add", "b", (num(0),), (num(1),)))


def test_all_three_parts_of_a_conditional_expression_count() -> None:
    assert ["P070"] == parted_by(Cond(LANES, num(1), num(2)))
    assert ["P070"] == parted_by(Cond(ALL, lid(), num(2)))
    assert ["P070"] == parted_by(Cond(ALL, num(1), lid()))
    assert [] == parted_by(Cond(ALL, num(1), wid()))


def collected(name: str, *args: Expr) -> Collective:
    return Collective("c", name, args, i32)


def test_a_reduction_over_a_subgroup_is_the_same_for_it() -> None:
    assert [] == parted_by(var("c"), collected("max", lid()), node=ADD)
    assert ["P070"] == parted_by(var("c"), collected("max", lid()))


def test_a_reduction_of_what_the_workgroup_shares_is_the_same_for_it() -> None:
    assert [] == parted_by(var("c"), collected("max", wid()))
    assert [] == parted_by(var("c"), collected("broadcast", wid(), num(3)))
    assert ["P070"] == parted_by(var("c"), collected("broadcast", lid(), num(3)))


def test_a_reduction_over_a_subgroup_that_is_the_workgroup_is_the_same_for_it() -> None:
    assert [] == parted_by(var("c"), collected("max", lid()), workgroup=(32,))
    assert [] == parted_by(var("c"), collected("max", Load("b", (num(0),), i32)), workgroup=(8, 4))
    assert ["P070"] == parted_by(var("c"), collected("shuffle_up", lid(), num(1)), workgroup=(32,))


def test_shuffles_differ() -> None:
    assert ["P073"] == parted_by(var("c"), collected("shuffle_up", lid(), num(1)), node=ADD)
    assert ["P073"] == parted_by(var("c"), collected("exclusive_add", lid()), node=ADD)


def parts_a_subgroup(test: Expr, *before: Node, workgroup: tuple[int, ...] = (64,)) -> bool:
    found = [p.code for p in problems(kernel(*before, when(test, ADD), workgroup=workgroup))]
    assert found in ([], ["P073"])
    return found == ["P073"]


@pytest.mark.parametrize(
    ("form", "same"),
    [
        (holds("eq", op("floordiv", lid(), num(32)), num(0)), True),
        (holds("eq", op("floordiv", gid(), num(64)), num(0)), True),
        (holds("eq", op("floordiv", lid(), num(16)), num(0)), False),
        (holds("eq", op("floordiv", lid(), num(-32)), num(0)), False),
        (holds("eq", op("shr", lid(), num(5)), num(0)), True),
        (holds("eq", op("shr", lid(), num(4)), num(0)), False),
        (holds("eq", op("shr", lid(), num(37)), num(0)), False),
        (holds("eq", op("and", lid(), num(32)), num(0)), True),
        (holds("eq", op("and", lid(), num(33)), num(0)), False),
        (less(lid(), 32), True),
        (less(lid(), 31), False),
        (holds("le", lid(), num(31)), True),
        (holds("le", lid(), num(32)), False),
        (holds("ge", gid(), num(32)), True),
        (holds("gt", gid(), num(31)), True),
        (holds("gt", gid(), num(32)), False),
        (holds("gt", num(32), lid()), True),
        (holds("lt", num(31), lid()), True),
        (holds("lt", num(32), lid()), False),
        (holds("eq", lid(), num(32)), False),
    ],
)  # fmt: skip
def test_forms_of_the_local_id_that_a_subgroup_shares(form: Expr, same: bool) -> None:
    assert same is not parts_a_subgroup(form)


def test_a_local_that_is_only_ever_a_copy_of_the_id_counts_as_it() -> None:
    copy = let("i", gid())

    assert not parts_a_subgroup(less(var("i"), 32), copy)
    assert not parts_a_subgroup(less(var("j"), 32), copy, let("j", var("i")))
    assert parts_a_subgroup(less(var("i"), 32), copy, let("i", op("add", var("i"), num(1))))


def test_a_workgroup_of_broken_subgroups_has_no_such_forms() -> None:
    assert ["P056", "P073"] == codes(kernel(when(HALVES, ADD), workgroup=(48,)))


def test_an_axis_with_whole_subgroups_behind_it_is_shared_by_them() -> None:
    assert not parts_a_subgroup(less(lid(0), 1), workgroup=(4, 32))
    assert parts_a_subgroup(less(lid(1), 1), workgroup=(4, 32))
    assert not parts_a_subgroup(less(lid(1), 32), workgroup=(4, 64))
    assert parts_a_subgroup(less(lid(0), 32), workgroup=(64, 2))
    assert parts_a_subgroup(less(lid(0), 1), workgroup=(4, 16))


def test_an_axis_of_one_invocation_causes_no_divergence() -> None:
    assert [] == parted_by(lid(0), workgroup=(1, 64))
    assert [] == parted_by(gid(0), workgroup=(1, 64))
    assert ["P070"] == parted_by(lid(1), workgroup=(64,))


def test_after_a_loop_left_early_all_are_together_again() -> None:
    assert [] == codes(group_kernel(loop("k", num(3), when(LANES, Break())), BARRIER))
    assert [] == codes(group_kernel(loop("k", num(3), BARRIER, when(LANES, Continue())), BARRIER))


def test_a_continue_leaves_the_count_the_same_for_all() -> None:
    body = loop("k", num(3), when(LANES, Continue()))

    assert [] == codes(group_kernel(body, when(less(var("k"), 2), BARRIER)))


def test_the_message_names_what_differs_and_where() -> None:
    body = (
        let("i", gid(), line=2),
        let("m", op("add", var("i"), num(1)), line=3),
        when(less(var("m"), 9), BARRIER, line=4),
    )
    problem = the_problem(group_kernel(*body))

    assert (
        "barrier() may be reached by some invocations of a workgroup and not by others: "
        "the if on line 4 depends on 'm', which depends on 'i', which depends on gid(0)."
    ) == problem.what
    assert problem.fix.startswith(
        "move barrier() out of the if, or let its condition depend only on wid(), scalars"
    )


def test_the_message_names_the_return_that_causes_the_divergence() -> None:
    problem = the_problem(group_kernel(when(less(gid(), 9), Return(on(3)), line=2), BARRIER))

    assert "the return on line 3 is in the if on line 2, which depends on gid(0)." in problem.what
    assert "replace the return by an if around the work, and keep barrier() outside of it." == problem.fix


def test_the_message_names_the_break_that_causes_the_divergence() -> None:
    problem = the_problem(group_kernel(loop("k", num(3), BARRIER, when(LANES, Break(on(4)), line=3), line=2)))

    assert (
        "the loop on line 2 is left early by the break on line 4, which is in the if on line 3"
        in problem.what
    )


def test_places_that_are_not_known_are_left_out() -> None:
    program = Program("k", (), (Collective("c", "all", (true(),), bool_), when(LANES, Barrier())), (64,))

    assert "line" in the_problem(program).what
    assert the_problem(program).where is None


def test_a_long_chain_of_copies_is_followed_in_no_time() -> None:
    count = 20_000
    copies = [let(f"a{k}", var(f"a{k + 1}")) for k in range(count)]
    first = [let(f"a{k}", num(0)) for k in range(count + 1)]
    body = loop("k", num(2), *copies, let(f"a{count}", lid()), when(less(var("a0"), 1), BARRIER))

    assert ["P070"] == codes(group_kernel(*first, body))


def test_many_returns_and_barriers_are_followed_in_no_time() -> None:
    body = [when(LANES, Return()), BARRIER] * 5_000

    assert {"P070"} == set(codes(group_kernel(*body)))


def test_operands_of_a_condition_are_all_followed() -> None:
    deep: Expr = lid()
    for _ in range(80):
        deep = Op("add", (num(1), deep), i32)

    assert ["P070"] == parted_by(deep)
