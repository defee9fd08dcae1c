"""The first rule: what is no Program, or too large a one, is told so, and nothing else is said."""

import pytest

from handmade import codes, gid, kernel, let, load, num, on, real, the_problem, when
from vyre.check.rules import problems
from vyre.ir import limits
from vyre.ir.dtypes import DType, f32, i32
from vyre.ir.literal import Lit
from vyre.ir.nodes import (
    Assign,
    Cond,
    Declare,
    Expr,
    For,
    Id,
    If,
    Load,
    Node,
    Op,
    Param,
    Program,
    Region,
    Store,
    Var,
    true,
)

HUGE = 10**5000  # Python refuses to print it


def deep(depth: int) -> Expr:
    expr: Expr = num(1)
    for _ in range(depth - 1):
        expr = Op("neg", (expr,), i32)
    return expr


def nested(depth: int) -> Node:
    node: Node = let("a", num(1))
    for _ in range(depth - 1):
        node = If(true(), (node,), (), on(1))
    return node


def test_expressions_may_be_as_deep_as_the_limit() -> None:
    assert [] == codes(kernel(let("a", deep(limits.EXPRESSION_DEPTH))))


def test_a_deeper_expression_is_one_problem() -> None:
    assert "P002" == the_problem(kernel(let("a", deep(limits.EXPRESSION_DEPTH + 1)))).code


def test_expressions_deeper_than_pythons_stack_are_one_problem() -> None:
    found = codes(kernel(let("a", deep(100_000))))

    assert ["P002"] == found


def test_blocks_may_be_as_deep_as_the_limit() -> None:
    assert [] == codes(kernel(nested(limits.BLOCK_DEPTH)))


def test_deeper_blocks_are_one_problem() -> None:
    assert "P003" == the_problem(kernel(nested(limits.BLOCK_DEPTH + 1))).code
    assert "P003" == the_problem(kernel(nested(5_000))).code


def test_regions_count_as_blocks() -> None:
    node: Node = let("a", num(1))
    for _ in range(limits.BLOCK_DEPTH):
        node = Region("f", (node,))

    assert "P003" == the_problem(kernel(node)).code


def test_a_program_may_have_as_many_nodes_as_the_limit() -> None:
    assert [] == codes(kernel(*[let("a", num(1))] * (limits.NODES // 2)))


def test_more_nodes_are_a_problem() -> None:
    assert "P004" == the_problem(kernel(*[let("a", num(1))] * (limits.NODES // 2 + 1))).code


def test_a_small_graph_that_unfolds_to_a_huge_tree_is_a_problem() -> None:
    expr: Expr = num(1)
    for _ in range(60):
        expr = Op("add", (expr, expr), i32)
    found = codes(kernel(let("a", expr)))  # named, so that no failure shows the tree

    assert ["P004"] == found


def test_wide_tuples_that_hold_each_other_are_a_problem() -> None:
    expr: Expr = num(1)
    for _ in range(20):
        expr = Op("add", (expr,) * 50_000, i32)
    found = codes(kernel(let("a", expr)))

    assert ["P004"] == found


def test_too_many_parameters_are_a_problem() -> None:
    params = tuple([Param(f"p{k}", "in", f32) for k in range(limits.PARAMETERS + 1)])

    assert "P005" == the_problem(kernel(params=params)).code


MALFORMED: dict[str, object] = {
    "no program": None,
    "a list as body": Program("k", (), [], None),  # type: ignore[arg-type]
    "no params": Program("k", None, (), None),  # type: ignore[arg-type]
    "a number as name": Program(3, (), (), None),  # type: ignore[arg-type]
    "a float workgroup": Program("k", (), (), (1.5,)),  # type: ignore[arg-type]
    "a huge workgroup": Program("k", (), (), (HUGE,)),
    "a workgroup of many sizes": Program("k", (), (), (2,) * 100_000),
    "a string as parameter": Program("k", ("x",), (), None),  # type: ignore[arg-type]
    "an unknown access": Program("k", (Param("x", "maybe", f32),), (), None),  # type: ignore[arg-type]
    "an unknown dtype": Program("k", (Param("x", "in", DType("f8", "float", 8)),), (), None),
    "a dtype that lies": Program("k", (Param("x", "in", DType("f32", "int", 7)),), (), None),
    "an expression as statement": Program("k", (), (num(1),), None),  # type: ignore[arg-type]
    "a statement as value": kernel(Assign("a", Assign("b", num(1)))),  # type: ignore[arg-type]
    "a number as value": kernel(Assign("a", 1)),  # type: ignore[arg-type]
    "no test": kernel(If(None, (), ())),  # type: ignore[arg-type]
    "no part of a conditional": kernel(let("a", Cond(true(), None, num(1)))),  # type: ignore[arg-type]
    "a list of operands": kernel(let("a", Op("add", [num(1)], i32))),  # type: ignore[arg-type]
    "an index that is no tuple": kernel(let("a", Load("x", num(1), f32))),  # type: ignore[arg-type]
    "an op that is no text": kernel(let("a", Op(None, (), i32))),  # type: ignore[arg-type]
    "an axis that is no number": kernel(let("a", Id("gid", "0"))),  # type: ignore[arg-type]
    "an axis that is a truth": kernel(let("a", Id("gid", True))),
    "a huge axis": kernel(let("a", Id("gid", HUGE))),
    "huge bits": kernel(let("a", Lit(i32, HUGE))),
    "bits that are no number": kernel(let("a", Lit(i32, 0.5))),  # type: ignore[arg-type]
    "a space that does not exist": kernel(Declare("t", "far", f32, (4,))),  # type: ignore[arg-type]
    "a shape of truths": kernel(Declare("t", "local", f32, (True,))),
    "an unroll that is no truth": kernel(For("k", num(0), num(1), num(1), (), unroll=2)),  # type: ignore[arg-type]
    "a place that is no place": kernel(Assign("a", num(1), (1, 2))),  # type: ignore[arg-type]
    "a name that is no text": kernel(let("a", Var(None, i32))),  # type: ignore[arg-type]
    "a block that is none": kernel(Region("f", None)),  # type: ignore[arg-type]
}


@pytest.mark.parametrize("program", MALFORMED.values(), ids=MALFORMED)
def test_what_is_not_made_of_nodes_is_a_problem(program: Program) -> None:
    found = problems(program)

    assert {"P001"} == {problem.code for problem in found}
    assert all(str(problem) for problem in found)


def test_an_invalid_form_is_the_only_problem_reported() -> None:
    program = kernel(Store("nowhere", (gid(),), real(1.0)), let("a", Lit(i32, HUGE)))

    assert ["P001"] == codes(program)


def test_a_problem_in_an_expression_has_the_place_of_its_statement() -> None:
    bad = kernel(when(true(), let("a", Op("neg", (None,), i32), line=7)))  # type: ignore[arg-type]

    assert (7, 4) == the_problem(bad).where


def test_a_problem_in_a_load_has_the_place_of_the_load() -> None:
    bad = kernel(let("a", load("x", None, line=8), line=7))  # type: ignore[arg-type]

    assert (8, 4) == the_problem(bad).where
