"""Functions of numbers at compile time are correctly rounded."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import mpmath
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import vyre as vy
from vyre import Out, f64, gid, sqrt, tanh
from vyre.ops import TABLE

TRUTH: dict[str, Callable[[Any], Any]] = {
    "sqrt": mpmath.sqrt, "rsqrt": lambda x: 1 / mpmath.sqrt(x), "exp": mpmath.exp, "expm1": mpmath.expm1,
    "exp2": lambda x: mpmath.mpf(2) ** x, "sinh": mpmath.sinh, "cosh": mpmath.cosh, "tanh": mpmath.tanh,
    "log": mpmath.log, "log2": lambda x: mpmath.log(x) / mpmath.log(2), "log1p": mpmath.log1p,
    "sin": mpmath.sin, "cos": mpmath.cos, "tan": mpmath.tan, "asin": mpmath.asin, "acos": mpmath.acos,
    "atan": mpmath.atan, "erf": mpmath.erf,
}  # fmt: skip
POSITIVE = ("sqrt", "rsqrt", "log", "log2", "log1p")
SMALL = ("asin", "acos")
arguments = st.one_of(
    st.floats(-1, 1), st.floats(-700, 700), st.floats(-40, 40), st.floats(1e-300, 1e300), st.integers(-9, 9)
)


@pytest.mark.parametrize("name", TRUTH)
@given(x=arguments)
def test_a_function_of_a_number_is_the_nearest_f64(name: str, x: float) -> None:
    x = abs(x) if name in POSITIVE else math.remainder(x, 1.0) if name in SMALL else x
    number = TABLE[name].number
    assert number is not None
    with mpmath.workprec(2500):
        try:
            # As text: mpmath itself rounds a number below the normal ones twice.
            expected = float(mpmath.nstr(TRUTH[name](mpmath.mpf(x)), 400))
        except (OverflowError, ValueError, ZeroDivisionError):
            expected = math.inf
    if math.isfinite(expected):
        assert expected == number(x)
    else:
        with pytest.raises(ArithmeticError):
            number(x)


@given(y=st.floats(-9, 9), x=st.floats(-9, 9))
def test_the_angle_of_a_point_is_the_nearest_f64(y: float, x: float) -> None:
    number = TABLE["atan2"].number
    assert number is not None
    if x == 0 or y == 0:
        return
    with mpmath.workprec(2500):
        assert float(mpmath.atan2(mpmath.mpf(y), mpmath.mpf(x))) == number(y, x)


def test_a_call_on_numbers_takes_the_type_that_it_meets() -> None:
    @vy.kernel
    def k(y: Out[f64]):  # type: ignore[no-untyped-def]
        half = 0.5
        y[gid()] = sqrt(2) * half + tanh(math.asinh(1))

    expected = float(np.float64(math.sqrt(2) * 0.5) + TABLE["tanh"].number(math.asinh(1)))  # type: ignore[misc]

    assert [expected] == k.over(1)().tolist()
