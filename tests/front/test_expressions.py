"""What an expression means in Python is what it means in a kernel; Python itself is asked."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st

from front.making import body_of, made

NAMES = ("a", "b", "c")
BINARY = ("+", "-", "*", "//", "%", "&", "|", "^")
UNARY = ("", "", "-", "~", "+")
COMPARISONS = ("<", "<=", ">", ">=", "==", "!=")

operand = st.builds(
    lambda sign, name: f"{sign}{name}", st.sampled_from(UNARY), st.sampled_from((*NAMES, "2", "3"))
)


@st.composite
def arithmetic(draw: st.DrawFn) -> str:
    """Operands and operators in a row without parentheses: precedence decides."""
    words = [draw(operand)]
    for _ in range(draw(st.integers(1, 5))):
        words += [draw(st.sampled_from(BINARY)), draw(operand)]
    return " ".join(words)


@st.composite
def truth(draw: st.DrawFn) -> str:
    """Chained comparisons joined by and, or and not, again without parentheses."""
    parts = []
    for _ in range(draw(st.integers(1, 3))):
        chain = [draw(arithmetic())]
        for _ in range(draw(st.integers(1, 3))):
            chain += [draw(st.sampled_from(COMPARISONS)), draw(arithmetic())]
        parts.append(draw(st.sampled_from(("", "not "))) + " ".join(chain))
    joined = parts[0]
    for part in parts[1:]:
        joined += draw(st.sampled_from((" and ", " or "))) + part
    return joined


values = st.lists(st.integers(-9, 9), min_size=3, max_size=3)


def in_python(expression: str, numbers: list[int]) -> Any:
    try:
        return eval(expression, {}, dict(zip(NAMES, numbers, strict=True)))
    except ZeroDivisionError:
        assume(False)


def in_a_kernel(expression: str, numbers: list[int], dtype: str) -> Any:
    text = f"@kernel\ndef k(a: i64, b: i64, c: i64, y: Out[{dtype}]):\n    y[gid()] = {expression}\n"
    return made(text).over(1)(*numbers)[0]


@given(arithmetic(), values)
@example("- a // b * c % 2", [-7, 2, 3])
@example("~a & b | c ^ 3 + 2", [5, -6, 7])
def test_operators_bind_as_in_python(expression: str, numbers: list[int]) -> None:
    assume(any(name in expression for name in NAMES))

    assert in_python(expression, numbers) == in_a_kernel(expression, numbers, "i64")


@given(truth(), values)
@example("a < b < c", [1, 2, 3])
@example("not a == b != c or a > b", [1, 1, 2])
def test_comparisons_and_logic_bind_as_in_python(expression: str, numbers: list[int]) -> None:
    assume(all(name in expression for name in NAMES))

    assert in_python(expression, numbers) == in_a_kernel(expression, numbers, "bool")


@given(truth(), arithmetic(), arithmetic(), arithmetic(), values)
def test_conditional_expressions_nest_as_in_python(
    test: str, a: str, b: str, c: str, numbers: list[int]
) -> None:
    expression = f"{a} if {test} else {b} if a > b else {c}"

    assert in_python(expression, numbers) == in_a_kernel(expression, numbers, "i64")


@given(st.integers(-5, 5), st.integers(0, 20))
def test_a_whole_power_is_repeated_multiplication(base: int, exponent: int) -> None:
    assert (base**exponent + 2**63) % 2**64 - 2**63 == in_a_kernel(
        f"a ** {exponent} + 0 * b * c", [base, 0, 0], "i64"
    )


def test_minus_binds_looser_than_power() -> None:
    assert -9 == in_a_kernel("-a ** 2 + 0 * b * c", [3, 0, 0], "i64")


@pytest.mark.parametrize(
    "expression",
    [
        "7 // 2", "-7 // 2", "-7 % 3", "2 ** 10", "1 << 5 | 3", "~5",
        "max(1, 2, 3)", "min(4, 2)", "abs(-3)", "round(2.5)", "int(3.7)", "len((1, 2))",
    ],
)  # fmt: skip
def test_numbers_alone_are_computed_as_python_does(expression: str) -> None:
    assert eval(expression) == in_a_kernel(f"a + {expression} + 0 * b * c", [0, 0, 0], "i64")


def test_float_numbers_alone_are_computed_as_python_does() -> None:
    text = "@kernel\ndef k(y: Out[f64]):\n    y[0], y[1], y[2] = 1 / 3, 2 ** -1, 7.5 % 2\n"

    assert [1 / 3, 0.5, 1.5] == made(text).over(1)(np.zeros(3)).tolist()


def test_a_literal_takes_the_type_of_the_other_operand() -> None:
    text = "@kernel\ndef k(x: Buf[f64], y: Out[f64]):\n    y[gid()] = 2 ** x[gid()] + 1 - 3 * x[gid()]\n"

    assert np.allclose([2.0**0.5 + 1 - 1.5], made(text)(np.array([0.5])), rtol=1e-15)


def test_a_number_chosen_by_a_condition_takes_the_type_of_the_other_operand() -> None:
    lines = "t = x[gid()]\ny[gid()] = t * (1 if t > 2 else -1 if t > 1 else 0.5)"
    text = body_of(lines, "x: Buf[f64], y: Out[f64]")

    assert [0.5, -1.5, 3.0] == made(text)(np.array([1.0, 1.5, 3.0])).tolist()


def test_min_and_max_take_more_than_two() -> None:
    lines = "i = gid()\ny[i] = max(0, x[i], 1.5) + min(x[i], 7, 2)"
    text = body_of(lines, "x: Buf[f32], y: Out[f32]")

    assert [1.5 - 3, 4.0 + 2] == made(text)(np.array([-3, 4], np.float32)).tolist()


def test_the_number_wins_over_nan_among_literals_too() -> None:
    text = "@kernel\ndef k(y: Out[f32]):\n    y[0], y[1] = max(float('nan'), 1.0), min(0.0, -0.0)\n"
    y = made(text).over(1)(np.zeros(2, np.float32))

    assert ([1.0, 0.0], [False, True]) == (y.tolist(), np.signbit(y).tolist())


def test_infinities_are_written_as_in_python() -> None:
    text = "@kernel\ndef k(y: Out[f32]):\n    y[0], y[1] = float('inf'), -float('inf')\n"

    assert [np.inf, -np.inf] == made(text).over(1)(np.zeros(2, np.float32)).tolist()


def test_the_last_axis_of_a_shape_counts_from_the_end() -> None:
    lines = "y[0], y[1], y[2], y[3] = x.shape[-1], x.shape[-2], len(x), len(x.shape)"
    text = body_of(lines, "x: Buf[f32, 2], y: Out[i32]")

    assert [3, 2, 2, 2] == made(text).over(1)(np.zeros((2, 3), np.float32), np.zeros(4, np.int32)).tolist()


def test_the_length_of_a_declared_array_is_a_constant() -> None:
    text = (
        "@kernel\ndef k(y: Out[i32]):\n    a = local(f32, (3, 5))\n    b = local(f32, len(a) + a.shape[1])\n"
        "    y[gid()] = len(b)\n"
    )

    assert [8] == made(text).over(1)().tolist()


def test_an_axis_may_be_named() -> None:
    text = "@kernel\ndef k(y: Out[i32, 2]):\n    y[gid(axis=0), gid(axis=1)] = gid(axis=1) * 10 + gid(0)\n"

    assert [[0, 10], [1, 11]] == made(text).over(2, 2)().tolist()


def test_dtypes_can_be_compared_at_compile_time() -> None:
    text = "@kernel\ndef k(x: Buf[f32], y: Out[i32]):\n    y[gid()] = 1 if x.dtype == f32 else missing\n"

    assert [1] == made(text).over(1)(np.zeros(1, np.float32)).tolist()
