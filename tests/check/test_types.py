"""Every operation gets what its row takes, and every value goes where its dtype goes."""

import pytest

from handmade import N, codes, gid, kernel, let, load, num, on, real, store, the_problem, var, when
from vyre.check.rules import problems
from vyre.ir.dtypes import FLOATS, DType, bf16, bool_, f16, f32, f64, i8, i32, i64, u8, u32, u64
from vyre.ir.literal import Lit, literal
from vyre.ir.nodes import (
    Assign,
    Atomic,
    Collective,
    Cond,
    Expr,
    For,
    Id,
    Load,
    Op,
    Param,
    Program,
    Store,
    Table,
    Var,
    false,
    true,
)
from vyre.ops import TABLE

ONE = {dtype: literal(dtype, 1) for dtype in (u8, i8, i32, u32, i64, u64, f16, bf16, f32, f64)} | {
    bool_: true()
}


def of(value: Expr) -> Program:
    return kernel(let("a", value, line=5))


def test_an_operation_that_does_not_exist_is_a_problem() -> None:
    assert ("P022", (5, 4)) == (
        (problem := the_problem(of(Op("frobnicate", (num(1),), i32)))).code,
        problem.where,
    )


def test_an_operation_takes_its_number_of_operands() -> None:
    assert "P023" == the_problem(of(Op("add", (num(1),), i32))).code
    assert "P023" == the_problem(of(Op("not", (), bool_))).code
    assert "P023" == the_problem(of(Op("add", (num(1),) * 1000, i32))).code


def test_operands_of_two_types_are_a_problem_with_the_rows_own_words() -> None:
    problem = the_problem(of(Op("add", (num(1), real(1.0)), i32)))

    assert "P024" == problem.code
    assert "+ mixes i32 and f32" in problem.what


def test_integers_are_not_divided() -> None:
    assert "P024" == the_problem(of(Op("div", (num(1), num(2)), i32))).code


def test_an_operation_gives_what_its_row_says() -> None:
    assert "P025" == the_problem(of(Op("add", (num(1), num(2)), i64))).code
    assert "P025" == the_problem(of(Op("lt", (num(1), num(2)), i32))).code


def test_a_cast_gives_the_type_that_it_names() -> None:
    assert [] == codes(of(Op("cast", (num(1),), f16)))


def test_a_view_of_bits_takes_as_many_bits_as_it_gives() -> None:
    assert [] == codes(of(Op("from_bits", (ONE[u32],), f32)))
    assert "P024" == the_problem(of(Op("from_bits", (ONE[u32],), f64))).code
    assert "P024" == the_problem(of(Op("from_bits", (ONE[u8],), bool_))).code


@pytest.mark.parametrize("name", TABLE)
def test_no_row_raises_whatever_it_is_given(name: str) -> None:
    operands = [
        (first, second, second)[: TABLE[name].arity] for first in ONE.values() for second in ONE.values()
    ]
    given = [Op(name, args, result) for args in operands for result in ONE]
    program = kernel(*[let(f"a{k}", value) for k, value in enumerate(given)])

    assert set(codes(program)) <= {"P024", "P025"}


def test_an_if_tests_a_bool() -> None:
    problem = the_problem(kernel(when(num(1), line=6)))

    assert ("P026", (6, 4)) == (problem.code, problem.where)


def test_a_conditional_expression_tests_a_bool_and_gives_one_type() -> None:
    assert "P026" == the_problem(of(Cond(num(1), num(1), num(2)))).code
    assert "P034" == the_problem(of(Cond(true(), num(1), real(2.0)))).code
    assert [] == codes(of(Cond(true(), num(1), num(2))))


@pytest.mark.parametrize("index", [real(1.0), true()])
def test_an_index_is_an_integer(index: Lit) -> None:
    assert "P027" == the_problem(of(load("x", index))).code
    assert "P027" == the_problem(kernel(Store("y", (index,), real(1.0)))).code


@pytest.mark.parametrize("index", [ONE[u8], ONE[i64], ONE[u64]])
def test_an_index_may_be_of_any_integer_type(index: Lit) -> None:
    assert [] == codes(of(load("x", index)))


def test_a_load_has_its_arrays_type() -> None:
    assert "P028" == the_problem(of(Load("x", (num(0),), f64, on(7)))).code


def test_a_stored_value_has_its_arrays_type() -> None:
    problem = the_problem(kernel(store(value=num(1), line=4)))

    assert ("P029", (4, 4)) == (problem.code, problem.where)
    assert "f32(...)" in problem.fix


@pytest.mark.parametrize(
    "lit", [Lit(bool_, 2), Lit(u8, 256), Lit(i8, 256), Lit(i8, -1), Lit(f16, 1 << 16), Lit(u64, 1 << 64)]
)
def test_a_literal_has_no_more_bits_than_its_type(lit: Lit) -> None:
    assert "P030" == the_problem(of(lit)).code


ID = Id("gid", 0)


@pytest.mark.parametrize(
    "table",
    [
        Table(f32, b"", ID), Table(f32, b"123", ID), Table(u8, bytes(4097), ID), Table(bool_, b"\x02", ID),
        Table(f16, b"\x01\x7e", ID),
    ],
)  # fmt: skip
def test_a_table_holds_values_of_its_type(table: Table) -> None:
    assert "P047" == the_problem(of(table)).code


def test_a_table_is_indexed_with_an_integer() -> None:
    assert [] == codes(of(Table(f32, bytes(8), ID)))
    assert "P027" == the_problem(of(Table(f32, bytes(8), Lit(f32, 0)))).code


@pytest.mark.parametrize("dtype", FLOATS)
def test_a_nan_is_the_canonical_one(dtype: DType) -> None:
    nan = dtype.nan_bits

    assert [] == codes(of(Lit(dtype, nan)))
    assert "P031" == the_problem(of(Lit(dtype, nan + 1))).code
    assert "P031" == the_problem(of(Lit(dtype, nan | 1 << dtype.bits - 1))).code


@pytest.mark.parametrize("dtype", FLOATS)
def test_infinities_and_negative_zeros_are_literals(dtype: DType) -> None:
    for value in (float("inf"), float("-inf"), -0.0):
        assert [] == codes(of(literal(dtype, value)))


def test_the_bounds_of_a_range_have_one_integer_type() -> None:
    assert "P032" == the_problem(kernel(For("k", num(0), ONE[i64], num(1), ()))).code
    assert "P032" == the_problem(kernel(For("k", real(0), real(1), real(1), ()))).code
    assert [] == codes(kernel(For("k", ONE[u64], ONE[u64], ONE[u64], ())))


def test_a_local_has_one_type() -> None:
    problem = the_problem(kernel(let("a", num(1), line=2), let("a", real(1.0), line=3)))

    assert ("P021", (3, 4)) == (problem.code, problem.where)
    assert "'a' is i32 on line 2, and f32 here" in problem.what


def test_a_loop_variable_has_the_type_of_its_bounds() -> None:
    assert "P021" == the_problem(kernel(let("k", real(1.0)), For("k", num(0), num(1), num(1), ()))).code


def test_an_atomic_gives_its_arrays_type() -> None:
    params = (Param("z", "inout", u32),)

    assert ["P021"] == codes(
        kernel(let("a", num(1)), Atomic("a", "add", "z", (num(0),), (ONE[u32],)), params=params)
    )


def test_a_name_is_read_as_the_type_it_has() -> None:
    assert "P033" == the_problem(kernel(let("a", num(1)), let("b", Var("a", f32)))).code
    assert "P033" == the_problem(kernel(let("b", Var("n", f32)))).code


def atomic(op: str, dtype: DType, *args: Expr) -> Program:
    return kernel(Atomic(None, op, "z", (num(0),), args, on(3)), params=(Param("z", "inout", dtype),))


def test_atomics_get_what_they_take() -> None:
    assert [] == codes(atomic("add", u32, ONE[u32]))
    assert [] == codes(atomic("compare_exchange", i64, ONE[i64], ONE[i64]))
    assert ["P035"] == codes(atomic("nand", u32, ONE[u32]))
    assert ["P036"] == codes(atomic("add", u32))
    assert ["P036"] == codes(atomic("compare_exchange", u32, ONE[u32]))
    assert ["P037"] == codes(atomic("add", u8, ONE[u8]))
    assert ["P037"] == codes(atomic("xor", f32, ONE[f32]))
    assert ["P038"] == codes(atomic("add", u32, ONE[i32]))


def test_an_atomics_index_is_an_integer() -> None:
    program = kernel(Atomic(None, "add", "z", (real(0.0),), (num(1),)), params=(Param("z", "inout", i32),))

    assert ["P027"] == codes(program)


def collective(op: str, dtype: DType, *args: Expr) -> Program:
    return kernel(Collective("a", op, args, dtype, on(3)), workgroup=(64,))


def test_subgroup_operations_get_what_they_take() -> None:
    assert [] == codes(collective("add", f32, ONE[f32]))
    assert [] == codes(collective("ballot", u32, true()))
    assert [] == codes(collective("shuffle", f32, ONE[f32], ONE[i32]))
    assert ["P039"] == codes(collective("vote", u32, true()))
    assert ["P040"] == codes(collective("add", f32))
    assert ["P040"] == codes(collective("shuffle", f32, ONE[f32]))
    assert ["P041"] == codes(collective("and", f32, ONE[f32]))
    assert ["P041"] == codes(collective("shuffle", f32, ONE[f32], ONE[u32]))
    assert ["P042"] == codes(collective("ballot", i32, true()))


def test_all_problems_are_reported_at_once_in_the_order_of_their_places() -> None:
    program = kernel(
        let("a", Op("add", (num(1), real(1.0)), i32), line=2),
        store(value=num(1), line=3),
        Assign("b", Load("x", (false(),), f32, on(4)), on(4)),
        params=(*kernel().params, N),
    )

    assert ["P008", "P024", "P029", "P027"] == codes(program)


def test_rules_about_types_can_be_left_out() -> None:
    program = kernel(let("a", Op("add", (num(1), real(1.0)), i32)), let("x", num(1)))

    assert ["P010"] == [problem.code for problem in problems(program, typed=False)]


def test_a_good_program_has_no_problems() -> None:
    i = var("i")
    program = kernel(let("i", gid()), Store("y", (i,), Op("mul", (load("x", i), real(2.0)), f32)))

    assert [] == codes(program)
