from __future__ import annotations

import pytest

from passes.kernels import after, text
from vyre.ir.dtypes import f64
from vyre.ir.literal import Lit
from vyre.ir.nodes import Id, Load, Op, Param, Program, Store
from vyre.passes import simplify


def storing(expression: str, array: str) -> str:
    """A kernel that stores an expression."""
    return f"""
        i = gid()
        b = n < 3
        {array}[i] = {expression}
    """


@pytest.mark.parametrize(
    ("expected", "array", "before"),
    [
        ("i + 3", "z", "(i + 1) + 2"),
        ("i + 3", "z", "1 + (2 + i)"),
        ("0", "z", "(i * 0) * n"),
        ("i >> 3", "z", "i // 8"),
        ("u & 15", "a", "u % 16"),
        ("s + 0.0", "y", "s + 0.0"),
        ("s", "y", "s - 0.0"),
        ("s * 0.0", "y", "s * 0.0"),
        ("s * 0.25", "y", "s / 4.0"),
        ("s / 3.0", "y", "s / 3.0"),
        ("s - s", "y", "s - s"),
        ("0", "z", "n - n"),
        ("-n", "z", "0 - n"),
        ("n", "z", "-(-n)"),
        ("n", "z", "~(~n)"),
        ("1.0 if n >= i else 2.0", "y", "1.0 if not (n < i) else 2.0"),
        ("2.0 if s < 1.0 else 1.0", "y", "1.0 if not (s < 1.0) else 2.0"),
        ("x[i]", "y", "select(b, x[i], x[i])"),
        ("f32(i8(n))", "y", "f32(i8(n))"),
        ("f32(n)", "y", "f32(i64(n))"),
        ("n", "z", "i32(i64(n))"),
        ("0.0", "y", "1.0 if u < u32(0) else 0.0"),
    ],
)
def test_an_expression_becomes_its_simplest_form(expected: str, array: str, before: str) -> None:
    assert text(storing(expected, array)) == after(simplify, storing(before, array))


def test_tests_and_bounds_are_simplified_too() -> None:
    before = """
        for k in range(n * 1, n + 0, n // 1):
            if not (n == k):
                y[k] = 1.0
    """

    assert "for k in range(n, n, n):" in after(simplify, before)
    assert "if n != k:" in after(simplify, before)


def test_a_loop_with_a_step_of_0_is_removed() -> None:
    before = """
        for k in range(0, 8, n - n):
            y[k] = 1.0
        y[0] = 2.0
    """

    assert "\ny[0] = 2.0\n" == after(simplify, before)


def test_a_division_by_the_least_number_stays_one() -> None:
    x = Load("x", (Id("gid", 0),), f64)
    least = Lit(f64, 1)
    divided = Store("y", (Id("gid", 0),), Op("div", (x, least), f64))
    params = (Param("x", "in", f64), Param("y", "out", f64))

    (stored,) = simplify(Program("k", params, (divided,))).body

    assert divided == stored
