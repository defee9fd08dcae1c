"""Statements stand where they may, and a kernel asks for no more than a workgroup has."""

from dataclasses import replace

import pytest

from handmade import (
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
    shared,
    the_problem,
    var,
    when,
)
from vyre.check.rules import problems
from vyre.ir import limits
from vyre.ir.dtypes import f64, i32, u64
from vyre.ir.literal import literal
from vyre.ir.nodes import (
    Assign,
    Barrier,
    Break,
    Collective,
    Continue,
    Declare,
    For,
    GridSync,
    Id,
    Node,
    Region,
    Table,
    true,
)


def test_different_tables_fit_in_a_mebibyte() -> None:
    def table(number: int) -> Assign:
        return Assign("a", Table(u64, number.to_bytes(8, "little") * limits.TABLE, Id("gid", 0)))

    assert [] == codes(kernel(*[table(number % 32) for number in range(64)]))
    assert "P063" == the_problem(kernel(*[table(number) for number in range(33)])).code


def test_break_and_continue_are_in_loops() -> None:
    assert "P050" == the_problem(kernel(Break(on(3)))).code
    assert "P051" == the_problem(kernel(when(true(), Region("f", (Continue(on(3)),))))).code
    assert [] == codes(kernel(loop("k", num(3), when(true(), Break()), Region("f", (Continue(),)))))


def test_shared_arrays_are_declared_at_the_top() -> None:
    assert "P052" == the_problem(group_kernel(when(true(), shared("t", 4, line=3)))).code
    assert "P052" == the_problem(group_kernel(loop("k", num(3), shared("t", 4, line=3)))).code
    assert [] == codes(group_kernel(shared("t", 4), Region("f", (Region("g", (shared("u", 4),)),))))


def test_private_arrays_are_declared_anywhere() -> None:
    assert [] == codes(kernel(when(true(), local("t", 4)), loop("k", num(3), local("u", 4))))


GROUP_THINGS: dict[str, Node] = {
    "lid()": let("a", Id("lid", 0)),
    "wid()": let("a", Id("wid", 0)),
    "group_size()": let("a", Id("group_size", 0)),
    "num_groups()": let("a", Id("num_groups", 0)),
    "subgroup_lane()": let("a", Id("subgroup_lane", 0)),
    "shared(...)": shared("t", 4),
    "barrier()": Barrier(on(1)),
    "subgroup_add()": Collective("a", "add", (num(1),), i32, on(1)),
}


@pytest.mark.parametrize(("word", "node"), GROUP_THINGS.items(), ids=GROUP_THINGS)
def test_an_element_kernel_uses_nothing_of_a_workgroup(word: str, node: Node) -> None:
    problem = the_problem(kernel(node))

    assert "P053" == problem.code
    assert problem.what.startswith(word)
    assert "@vyre.kernel(workgroup=64)" in problem.fix
    assert [] == codes(group_kernel(node))


def test_a_divergent_barrier_of_an_element_kernel_is_reported_like_any_other() -> None:
    assert ["P053"] == codes(kernel(when(less(gid(), 3), Barrier(on(2)))))


def test_an_element_kernel_may_use_the_rest() -> None:
    assert [] == codes(kernel(let("a", gid(2)), let("b", Id("domain", 1)), local("t", 4), GridSync()))


@pytest.mark.parametrize("workgroup", [(), (0,), (-32,), (8, 0), (1, 1, 1, 1)])
def test_a_workgroup_has_1_to_3_sizes_of_at_least_1(workgroup: tuple[int, ...]) -> None:
    assert "P054" == the_problem(kernel(workgroup=workgroup)).code


@pytest.mark.parametrize("workgroup", [(1025,), (64, 32), (2**100, 2**100, 2**100)])
def test_a_workgroup_has_no_more_invocations_than_the_limit(workgroup: tuple[int, ...]) -> None:
    assert "P055" == the_problem(kernel(workgroup=workgroup)).code


@pytest.mark.parametrize("workgroup", [(1,), (1024,), (32, 32), (8, 8, 16), (7, 3)])
def test_other_workgroups_are_fine(workgroup: tuple[int, ...]) -> None:
    assert [] == codes(kernel(Barrier(), workgroup=workgroup))


def test_subgroups_need_a_workgroup_of_whole_subgroups() -> None:
    add = Collective("a", "add", (num(1),), i32, on(3))

    assert "P056" == the_problem(kernel(add, add, workgroup=(48,))).code
    assert "P056" == the_problem(kernel(let("a", Id("subgroup_lane", 0)), workgroup=(8, 6))).code
    assert [] == codes(kernel(add, workgroup=(8, 12)))


def test_shared_memory_is_bounded_in_sum() -> None:
    half = limits.SHARED_BYTES // 8

    assert [] == codes(group_kernel(shared("t", half), shared("u", half)))
    problem = the_problem(group_kernel(shared("t", half), shared("u", half + 1, line=2)))
    assert ("P057", (2, 4)) == (problem.code, problem.where)


def test_private_memory_is_bounded_in_sum() -> None:
    assert [] == codes(kernel(Declare("t", "local", f64, (8, 16, 16))))
    assert "P058" == the_problem(kernel(Declare("t", "local", f64, (8, 16, 16)), local("u", 1))).code


def unrolled(start: int, stop: int, step: int) -> For:
    return For("k", num(start), num(stop), num(step), (), unroll=True, span=on(3))


def test_an_unrolled_loop_has_constant_bounds() -> None:
    assert "P059" == the_problem(kernel(For("k", num(0), var("n"), num(1), (), unroll=True, span=on(3)))).code


def test_an_unrolled_loop_is_short() -> None:
    assert [] == codes(kernel(unrolled(0, 256, 1)))
    assert [] == codes(kernel(unrolled(0, 2**31 - 1, 2**23)))
    assert [] == codes(kernel(unrolled(5, 0, 1)))
    assert "P060" == the_problem(kernel(unrolled(0, 257, 1))).code
    assert "P060" == the_problem(kernel(unrolled(257, 0, -1))).code
    long = For("k", literal(u64, 0), literal(u64, 2**64 - 1), literal(u64, 1), (), unroll=True)
    assert "P060" == the_problem(kernel(long)).code


def test_a_step_of_0_counts_nothing() -> None:
    assert "P061" == the_problem(kernel(For("k", num(0), num(9), num(0), (), span=on(3)))).code
    assert "P061" == the_problem(kernel(unrolled(0, 9, 0))).code


def test_a_step_that_is_not_a_literal_may_turn_out_as_it_likes() -> None:
    assert [] == problems(kernel(For("k", num(0), num(9), var("n"), ())))


def test_unreachable_statements_are_valid() -> None:
    assert [] == codes(kernel(loop("k", num(3), Break(), let("a", num(1)))))


def nest(depth: int, trips: int, *, unroll: bool = True) -> Node:
    """Loops in loops around one assignment; the outermost stands on line 3."""
    body: Node = let("v", num(1))
    for level in range(depth):
        line = on(3) if level == depth - 1 else None
        body = For(f"k{level}", num(0), num(trips), num(1), (body,), unroll=unroll, span=line)
    return body


def test_unrolled_loops_are_counted_and_not_written_out() -> None:
    problem = the_problem(kernel(nest(3, 256)))

    assert "P060" == problem.code
    assert problem.span is not None
    assert 3 == problem.span.line
    assert "256" not in problem.what
    assert [] == codes(kernel(nest(2, 64)))
    assert [] == codes(kernel(nest(3, 256, unroll=False)))


def test_unrolled_loops_side_by_side_are_counted_together() -> None:
    loops = [replace(nest(2, 80), span=on(line)) for line in range(10)]  # 80 * (80 * 4 + 2) each

    problem = the_problem(kernel(*loops))

    assert "P060" == problem.code
    assert problem.span is not None
    assert 3 == problem.span.line
    assert [] == codes(kernel(loops[0]))


def test_a_deep_nest_of_unrolled_loops_is_refused_for_any_product_of_lengths() -> None:
    assert "P060" in codes(kernel(nest(90, 256)))
    assert [] == codes(kernel(nest(90, 1)))


def test_a_loop_that_cannot_be_written_out_does_not_count() -> None:
    inner = For("k", num(0), num(256), num(1), (when(true(), Break()), let("v", num(1))), unroll=True)
    outer = For("j", num(0), num(256), num(1), (inner, when(true(), Break())), unroll=True)

    assert [] == codes(kernel(outer))


def test_a_large_program_may_still_unroll_a_little() -> None:
    lines = [let("v", num(at % 100)) for at in range(limits.UNROLLED // 2)]

    assert [] == codes(kernel(*lines, nest(1, 2)))
