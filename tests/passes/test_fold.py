from __future__ import annotations

import math

import numpy as np
import pytest

from passes.kernels import after, shown, text
from vyre.front import read
from vyre.ir.dtypes import ALL, DType, bf16, bool_, f16, f32, i8, i32, u8, u32
from vyre.ir.literal import Lit, Number, literal
from vyre.ir.nodes import Assign, Cond, For, If, Load, Node, Op, Param, Program, Return, Store, Var, true
from vyre.ops import TABLE
from vyre.passes import fold
from vyre.passes.simplify import carried, folded, lit_of


def op(name: str, dtype: DType, *values: Number) -> Op:
    args = tuple(literal(dtype, value) for value in values)
    return Op(name, args, TABLE[name].rule(tuple(arg.dtype for arg in args), None))


@pytest.mark.parametrize(
    ("expected", "expr"),
    [
        (literal(i32, -3), op("floordiv", i32, -5, 2)),
        (literal(i32, -1), op("floordiv", i32, 7, 0)),
        (literal(i8, -128), op("floordiv", i8, -128, -1)),
        (literal(i32, 7), op("mod", i32, 7, 0)),
        (literal(u8, 44), op("add", u8, 200, 100)),
        (literal(i8, -128), op("neg", i8, -128)),
        (literal(u32, 2), op("shl", u32, 1, 33)),
        (literal(f32, -0.0), op("min", f32, 0.0, -0.0)),
        (literal(f32, 1.0), op("max", f32, math.nan, 1.0)),
        (literal(f16, math.inf), op("add", f16, 65504.0, 65504.0)),
        (literal(bf16, 1.0), op("add", bf16, 1.0, 0.001)),
        (literal(f32, math.nan), op("sub", f32, math.inf, math.inf)),
        (literal(f32, 1e-45), op("div", f32, 1e-44, 7.0)),
        (Lit(u32, 0x7FC00000), Op("bits", (Lit(f32, 0xFFC12345),), u32)),
        (literal(u8, 255), Op("cast", (literal(f32, 300.0),), u8)),
        (literal(u8, 44), Op("cast", (literal(i32, 300),), u8)),
    ],
)
def test_an_operation_on_literals_is_what_its_row_says(expected: Lit, expr: Op) -> None:
    assert expected == folded(expr)


@pytest.mark.parametrize("dtype", ALL, ids=str)
def test_a_literal_goes_to_a_carrier_and_back(dtype: DType) -> None:
    bits = np.random.default_rng(1).integers(0, 1 << dtype.bits, 200, np.uint64, endpoint=False).tolist()
    wanted = [Lit(dtype, int(b)) for b in bits]
    if dtype.is_float:
        wanted = [lit for lit in wanted if not np.isnan(carried(lit)[0])]

    assert wanted == [lit_of(dtype, carried(lit)) for lit in wanted]


def test_a_row_without_a_meaning_stays() -> None:
    expr = op("clamp", f32, 3.0, 0.0, 1.0)

    assert expr is folded(expr)


def test_a_choice_by_a_literal_is_its_branch() -> None:
    load = Load("x", (literal(i32, 0),), f32)

    assert load is folded(Cond(true(), load, literal(f32, 0.0)))


def program(*body: Node) -> Program:
    return Program("k", (Param("y", "out", f32), Param("n", "scalar", i32, 0)), body)


def store(value: float) -> Store:
    return Store("y", (Var("n", i32),), literal(f32, value))


def test_an_if_by_a_literal_is_its_branch() -> None:
    three_is_less = op("lt", i32, 3, 2)
    known = If(three_is_less, (store(1.0),), (store(2.0), store(3.0)))

    assert (store(2.0), store(3.0)) == fold(program(known)).body
    assert (store(1.0),) == fold(program(If(Op("not", (three_is_less,), bool_), (store(1.0),)))).body
    assert () == fold(program(If(three_is_less, (store(1.0),)))).body


def test_statements_after_a_certain_return_are_removed() -> None:
    assert (store(1.0), Return()) == fold(program(If(true(), (store(1.0), Return())), store(2.0))).body


def test_a_loop_without_iterations_is_removed() -> None:
    before = """
        for k in range(5, 5):
            y[k] = 1.0
        for k in range(3, 0):
            y[k] = 1.0
        for k in range(0, 1):
            y[k] = 2.0
    """

    assert text("""
        for k in range(0, 1, 1):
            y[k] = 2.0
    """) == after(fold, before)


def test_a_loop_whose_step_folds_to_0_is_removed() -> None:
    step = Op("sub", (literal(i32, 1), literal(i32, 1)), i32)
    loop = For("k", literal(i32, 0), Var("n", i32), step, (Store("y", (Var("k", i32),), literal(f32, 1.0)),))

    assert () == fold(program(loop)).body


def test_a_program_with_nothing_to_fold_is_the_same() -> None:
    before = program(Assign("t", Var("n", i32)), store(1.0))

    assert before.body is fold(before).body


def test_extents_that_annotations_state_are_literals() -> None:
    head, body = (
        '@kernel\ndef k(x: Buf[f32, "n", 3], y: Out[i32]):',
        "    y[gid()] = x.shape[1] * 2 + x.shape[0]",
    )

    assert "y[gid(0)] = 6 + x.shape[0]" in shown(fold(read.program(f"{head}\n{body}")))
