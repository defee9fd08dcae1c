"""Programs as text: the printed form is the kernel language, and reading it gives the program back."""

from __future__ import annotations

import math
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from formats.mutations import altered
from formats.programs import (
    ALL,
    I,
    X,
    every_statement,
    grid_synced,
    kernel,
    lit,
    op,
    small,
    specials,
    storing,
)
from formats.random_programs import expressions, literals, programs
from vyre.check.rules import problems
from vyre.formats.text import read, show
from vyre.ir import dtypes, limits
from vyre.ir.dtypes import DType, bf16, bool_, f16, f32, f64, i32, u8, u32
from vyre.ir.literal import Lit, literal
from vyre.ir.nodes import (
    Assign,
    Cond,
    Expr,
    For,
    Id,
    If,
    Load,
    Param,
    Program,
    Region,
    Return,
    Shape,
    Store,
    Var,
    false,
    true,
)
from vyre.ir.problem import Problems

A, B, C = (Var(name, f32) for name in "abc")
M, N = Var("m", i32), Var("n", i32)
P, Q, R = (Var(name, bool_) for name in "pqr")
HALF = lit(0.5, f32)

THE_STATEMENTS = """\
@kernel(workgroup=(64,))
def statements(x: Buf[f32], y: Out[f32], z: InOut[f32, 2], w: InOut[u32, 3], t: f32, n: u32):
    tile = shared(f32, 64)
    grid = shared(f32, (8, 8))
    mine = local(u32, 4)
    i: i32 = wid(0) * group_size(0) + lid(0)
    acc: f32 = 0.0
    flag: bool = True
    lane: i32 = subgroup_lane()
    acc = table(f32, (1.0, -2.0))[subgroup_lane()]
    acc = table(f32, (1.0, -2.0))[i32(-1)]
    tile[lid(0)] = x[i]
    grid[1, u32(2)] = -0.0
    barrier()
    for d in range(-1, 2, 1):
        acc = acc + x[i + d]
        if acc > t:
            break
        if isnan(acc):
            continue
        else:
            acc = -acc
    for k in unroll(range(u32(0), u32(8), u32(2))):
        mine[k] = k
    for k in range(1, n, 1):
        old: u32 = atomic_add(w, (i, k, 0), k)
    with region("blur"):
        atomic_max(w, (i, 0, 0), k + 1)
    with region("say \\"it\\'s\\" \\\\ grün"):
        pass
    if acc < x[i] and not flag:
        y[i] = acc / 3.0
    elif flag or i >= z.shape[1]:
        pass
    else:
        acc = (acc if flag else 1.5)
        return
"""


def shown(expr: Expr) -> str:
    """The text of a value that is assigned."""
    line = show(Program("k", (), (Assign("v", expr),))).splitlines()[-1]
    return line.split(" = ", 1)[1]


def test_a_program_reads_as_a_kernel() -> None:
    assert THE_STATEMENTS == show(every_statement())


def test_an_element_kernel_names_no_workgroup() -> None:
    assert show(grid_synced()).startswith(
        "@kernel\ndef k(x: Buf[f32], y: InOut[f32]):\n    i: i32 = gid(0)\n"
    )


def test_an_empty_kernel_passes() -> None:
    assert "@kernel(workgroup=(8, 8))\ndef k():\n    pass\n" == show(Program("k", (), (), (8, 8)))


@pytest.mark.parametrize(
    ("text", "expr"),
    [
        ("a + b + c", op("add", op("add", A, B), C)),
        ("a + (b + c)", op("add", A, op("add", B, C))),
        ("a - (b - c)", op("sub", A, op("sub", B, C))),
        ("a * (b + c)", op("mul", A, op("add", B, C))),
        ("a * b + c", op("add", op("mul", A, B), C)),
        ("m << (n << m)", op("shl", M, op("shl", N, M))),
        ("m << n + m", op("shl", M, op("add", N, M))),
        ("m & n | m ^ n", op("or", op("and", M, N), op("xor", M, N))),
        ("m & (n | m)", op("and", M, op("or", N, M))),
        ("-a", op("neg", A)),
        ("-(-a)", op("neg", op("neg", A))),
        ("-(a + b)", op("neg", op("add", A, B))),
        ("(-a) + b", op("add", op("neg", A), B)),
        ("a - (-b)", op("sub", A, op("neg", B))),
        ("floor(-a)", op("floor", op("neg", A))),
        ("~m & n", op("and", op("invert", M), N)),
        ("-~m", op("neg", op("invert", M))),
        ("~(-m)", op("invert", op("neg", M))),
        ("(a < b) == p", op("eq", op("lt", A, B), P)),
        ("p == (a < b)", op("eq", P, op("lt", A, B))),
        ("not a < b", op("not", op("lt", A, B))),
        ("not not p", op("not", op("not", P))),
        ("(not p) == q", op("eq", op("not", P), Q)),
        ("p & q ^ r", op("xor", op("and", P, Q), R)),
    ],
)
def test_operators_have_the_parentheses_that_python_needs(text: str, expr: Expr) -> None:
    assert text == shown(expr)


@pytest.mark.parametrize(
    ("text", "expr"),
    [
        ("p and q", Cond(P, Q, false())),
        ("p or q", Cond(P, true(), Q)),
        ("p and True", Cond(P, true(), false())),
        ("bool(True) and q", Cond(true(), Q, false())),
        ("p and q and r", Cond(Cond(P, Q, false()), R, false())),
        ("p and (q and r)", Cond(P, Cond(Q, R, false()), false())),
        ("p and q or r", Cond(Cond(P, Q, false()), true(), R)),
        ("p and (q or r)", Cond(P, Cond(Q, true(), R), false())),
        ("not (p or q)", op("not", Cond(P, true(), Q))),
        ("not p or q", Cond(op("not", P), true(), Q)),
        ("(p or q) == r", op("eq", Cond(P, true(), Q), R)),
        ("(a if p else b)", Cond(P, A, B)),
        ("(a if p and q else 0.5)", Cond(Cond(P, Q, false()), A, HALF)),
        ("(-0.5 if p else a)", Cond(P, lit(-0.5, f32), A)),
        ("(f32(0.5) if p else f32(0.5))", Cond(P, HALF, HALF)),
        ("(a if (p if q else r) else b)", Cond(Cond(Q, P, R), A, B)),
        ("(a if p else b) + c", op("add", Cond(P, A, B), C)),
        ("(q if p else True)", Cond(P, Q, true())),
    ],
)
def test_short_circuits_and_conditionals_read_as_in_python(text: str, expr: Expr) -> None:
    assert text == shown(expr)


@pytest.mark.parametrize(
    ("text", "expr"),
    [
        ("0.5", HALF),
        ("True", true()),
        ("a + 0.5", op("add", A, HALF)),
        ("0.5 < a", op("lt", HALF, A)),
        ("a - (-0.5)", op("sub", A, lit(-0.5, f32))),
        ("(-0.5) - a", op("sub", lit(-0.5, f32), A)),
        ("f32(0.5) + f32(-0.5)", op("add", HALF, lit(-0.5, f32))),
        ("fma(a, 0.5, -0.5)", op("fma", A, HALF, lit(-0.5, f32))),
        ("fma(f32(0.5), f32(0.5), f32(0.5))", op("fma", HALF, HALF, HALF)),
        ("select(p, a, 0.5)", op("select", P, A, HALF)),
        ("select(p, f32(0.5), f32(0.5))", op("select", P, HALF, HALF)),
        ("select(bool(True), a, 0.5)", op("select", true(), A, HALF)),
        ("a + f32(inf)", op("add", A, Lit(f32, 0x7F800000))),
        ("f32(nan)", Lit(f32, f32.nan_bits)),
        ("-f32(0.5)", op("neg", HALF)),
        ("floor(f32(0.5))", op("floor", HALF)),
        ("p & True", op("and", P, true())),
        ("not bool(False)", op("not", false())),
        ("f32(m)", op("cast", M, to=f32)),
        ("u8(i32(-5))", op("cast", lit(-5), to=u8)),
        ("from_bits(f32, u32(7))", op("from_bits", lit(7, u32), to=f32)),
        ("bits(a)", op("bits", A)),
        ("rsqrt(a, fast=True)", op("fast_rsqrt", A)),
        ("i32(a, fast=True)", op("fast_cast", A, to=i32)),
        ("x[0]", Load("x", (lit(0),), f32)),
        ("x[-1]", Load("x", (lit(-1),), f32)),
        ("x[u32(0)]", Load("x", (lit(0, u32),), f32)),
        ("z[m + 1, n]", Load("z", (op("add", M, lit(1)), N), f32)),
        ("z.shape[1]", Shape("z", 1)),
        ("domain(2)", Id("domain", 2)),
    ],
)
def test_a_literal_stands_bare_where_its_type_is_known(text: str, expr: Expr) -> None:
    assert text == shown(expr)


@pytest.mark.parametrize(
    ("text", "dtype", "value"),
    [
        ("1.0", f32, 1.0),
        ("-0.0", f32, -0.0),
        ("0.1", f16, 0.1),
        ("0.1", bf16, 0.1),
        ("0.1", f32, 0.1),
        ("0.1", f64, 0.1),
        ("1e-05", f32, 1e-5),
        ("1e-45", f32, 2.0**-149),
        ("5e-324", f64, 5e-324),
        ("6e-08", f16, 2.0**-24),
        ("65500.0", f16, 65504.0),
        ("3.4028235e+38", f32, math.ldexp(2 - 2**-23, 127)),
        ("3.39e+38", bf16, math.ldexp(2 - 2**-7, 127)),
        ("1.7976931348623157e+308", f64, math.ldexp(2 - 2**-52, 1023)),
    ],
)
def test_a_float_is_written_in_the_fewest_digits(text: str, dtype: DType, value: float) -> None:
    assert text == shown(literal(dtype, value))


@pytest.mark.parametrize("dtype", dtypes.ALL, ids=str)
def test_special_literals_read_back(dtype: DType) -> None:
    for special in specials(dtype):
        program = storing(special)

        assert program == read(show(program))


@pytest.mark.parametrize("program", ALL, ids=lambda p: p.name)
def test_a_program_comes_back_from_its_text(program: Program) -> None:
    assert program == read(show(program))


@given(st.sampled_from(dtypes.ALL).flatmap(literals))
def test_any_literal_comes_back_from_its_text(value: Lit) -> None:
    program = storing(op("select", false(), value, Var(f"s_{value.dtype}", value.dtype)))

    assert program == read(show(program))


@given(st.sampled_from(dtypes.ALL).flatmap(lambda dtype: expressions(dtype, 5)))
def test_any_expression_comes_back_from_its_text(value: Expr) -> None:
    program = storing(value)

    assert program == read(show(program))


@given(programs())
def test_any_program_comes_back_from_its_text(program: Program) -> None:
    assert program == read(show(program))


@given(st.integers(0, 2**64 - 1))
def test_a_program_made_of_other_parts_comes_back_from_its_text_if_it_is_valid(seed: int) -> None:
    choose = random.Random(seed)
    program: object = choose.choice([every_statement(), every_statement(), *small()])
    for _ in range(choose.choice((1, 3, 9))):
        other = altered(program, choose) if isinstance(program, Program) else None
        program = other if isinstance(other, Program) and not problems(other) else program
    assert isinstance(program, Program)

    assert program == read(show(program))


def test_a_local_carries_its_type_where_it_is_first_given_a_value() -> None:
    count = Var("k", u32)
    program = kernel(
        For("k", lit(0, u32), lit(4, u32), lit(1, u32), (Assign("k", op("add", count, lit(1, u32))),)),
        If(op("lt", X, lit(0.0, f32)), (Assign("a", X),), (Assign("a", lit(1.0, f32)),)),
    )

    assert "    for k in range(u32(0), u32(4), u32(1)):\n        k = k + 1\n" in show(program)
    assert "        a: f32 = x[i]\n    else:\n        a = 1.0\n" in show(program)
    assert program == read(show(program))


def test_an_else_that_holds_one_if_is_an_elif() -> None:
    chosen = If(op("lt", X, HALF), (Return(),), (If(op("gt", X, HALF), (Return(),)), Return()))
    chain = If(op("lt", X, HALF), (Return(),), (If(op("gt", X, HALF), (Return(),), (Return(),)),))

    assert "else:\n        if" in show(kernel(chosen))
    assert "elif" not in show(kernel(chosen))
    assert "elif x[i] > 0.5:\n        return\n    else:\n        return\n" in show(kernel(chain))
    assert kernel(chosen) == read(show(kernel(chosen)))
    assert kernel(chain) == read(show(kernel(chain)))


def test_a_region_may_be_called_anything_printable() -> None:
    for origin in ("", "blur", "a b", "'", '"', "\\", "\\n", "{x}", "λ", "'\"\\"):
        program = kernel(Region(origin, (Store("y", (I,), X),)))

        assert program == read(show(program))


def test_nested_loads_are_shown_once_each() -> None:
    value: Expr = I
    for _ in range(60):  # if every level were shown twice, this would not end
        value = Load("n", (value,), i32)
    program = kernel(Assign("a", value), params=(Param("n", "in", i32),))

    assert program == read(show(program))


@pytest.mark.parametrize("wrap", ["call", "infix", "load", "conditional"])
def test_an_expression_as_deep_as_the_limit_comes_back(wrap: str) -> None:
    value: Expr = I
    for _ in range(limits.EXPRESSION_DEPTH - 1):
        match wrap:
            case "call":
                value = op("abs", value)
            case "infix":
                value = op("sub", lit(1), value)
            case "load":
                value = Load("n", (value,), i32)
            case _:
                value = Cond(true(), value, lit(1))
    program = kernel(Assign("a", value), params=(Param("n", "in", i32),))

    assert show(program) == show(read(show(program)))


def test_text_that_is_no_kernel_is_a_problem() -> None:
    for text in ("", "hello", "def f(:", "@kernel\ndef k(x: Buf[f32]):\n    x[0] = q\n"):
        with pytest.raises(Problems):
            read(text)
