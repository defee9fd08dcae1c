"""A mistake is told once: what follows from it is not told too."""

from vyre.front.read import lowered_text
from vyre.ir.nodes import Op
from vyre.ir.walk import expressions, operands, statements


def codes(body: str) -> list[str]:
    text = "def k(x: Buf[f32], y: Out[f32], fancy: Const[bool] = True):\n" + body
    return [problem.code for problem in lowered_text(text).problems]


def test_a_loop_over_an_array_is_one_problem() -> None:
    assert ["P104"] == codes("    for value in x:\n        y[0] += value\n")


def test_a_loop_over_a_bad_range_is_one_problem() -> None:
    assert ["P205"] == codes("    k = 0\n    for k in range(0, len(x), 0.5):\n        y[k] = 1.0\n")


def test_what_is_computed_with_an_unknown_name_is_no_problem_of_its_own() -> None:
    assert ["P201"] == codes("    y[0] = f32(u32(missing) * 2654435761)\n")
    assert ["P201"] == codes("    y[0] = x[0] @ missing\n")


def test_fast_is_a_bool() -> None:
    assert ["P113"] == codes("    y[0] = exp(x[0], fast=1)\n")


def test_fast_is_known_at_compile_time() -> None:
    assert ["P113"] == codes("    y[0] = exp(x[0], fast=x[1] > 0)\n")


def test_an_unknown_name_for_fast_is_one_problem() -> None:
    assert ["P201"] == codes("    y[0] = exp(x[0], fast=missing)\n")


def test_a_constant_may_choose_the_fast_twin() -> None:
    text = "def k(x: Buf[f32], y: Out[f32], fancy: Const[bool] = True):\n    y[0] = exp(x[0], fast=fancy)\n"
    body = lowered_text(text).program.body
    ops = [
        part.op
        for node in statements(body)
        for top in operands(node)
        for part in expressions(top)
        if isinstance(part, Op)
    ]

    assert ["fast_exp"] == ops


def test_constants_of_which_several_do_not_fit_are_one_problem() -> None:
    assert ["P205"] == codes("    y[0] = f32(table(u8, (1, 300, 400, 500))[i32(x[0])])\n")
    assert ["P205"] == codes("    t = (1, 300, 400)\n    k = i32(x[0])\n    y[0] = f32(u8(1) + t[k])\n")
