"""The transcendental functions keep their error bounds and their special values."""

import math
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import mpmath
import numpy as np
import pytest

from vyre.front import read
from vyre.ir.dtypes import BY_NAME
from vyre.ops.math import ROWS

BENCH = Path(__file__).parents[2] / "bench"
sys.path.append(str(BENCH))

import ulp  # noqa: E402  # the errors are measured as bench/ulp.py does

NAMES = [row.name for row in ROWS]
ONE_ARGUMENT = [row.name for row in ROWS if row.arity == 1]
ODD = ("sin", "tan", "asin", "atan", "sinh", "tanh", "erf", "expm1", "log1p")
INF, NAN = math.inf, math.nan


def the_value(name: str, dtype: str, *args: float) -> float:
    arrays = [np.array([arg], f"float{dtype[1:]}") for arg in args]
    with np.errstate(all="ignore"):
        return float(ulp.compiled(np, dtype, name)(*arrays)[0])


def the_same(expected: float, value: float) -> bool:
    """Equal with the sign of zero, or both NaN."""
    if math.isnan(expected) or math.isnan(value):
        return math.isnan(expected) and math.isnan(value)
    return expected == value and math.copysign(1.0, expected) == math.copysign(1.0, value)


def samples(name: str) -> Iterator[tuple[Any, ...]]:
    yield ulp.sample(name, "f32", np.random.default_rng(11), 100_000)
    yield ulp.specials("f32", 2 if name in ulp.TWO_ARGUMENTS else 1)
    if name in ONE_ARGUMENT:
        start = sum(map(ord, name))  # a different one in 20011 for each function
        yield (np.arange(start, 1 << 32, 20_011, dtype=np.uint64).astype(np.uint32).view(np.float32),)


@pytest.mark.parametrize("name", NAMES)
def test_an_f32_function_keeps_its_bound(name: str) -> None:
    worst = max((ulp.worst_f32(name, np, points) for points in samples(name)), key=lambda each: each.error)

    assert worst.holds, worst


@pytest.mark.parametrize("name", NAMES)
def test_an_f64_function_keeps_its_bound(name: str) -> None:
    worst = ulp.worst_f64(name, ulp.finite(ulp.sample(name, "f64", np.random.default_rng(12), 900)))

    assert worst.holds, worst


@pytest.mark.parametrize("name", NAMES)
def test_an_f64_function_has_the_special_values_of_the_c_library(name: str) -> None:
    points = ulp.specials("f64", 2 if name in ulp.TWO_ARGUMENTS else 1)
    with np.errstate(all="ignore"):
        expected = ulp.reference(np, name)(*points)
        value = ulp.compiled(np, "f64", name)(*points)
        near = np.abs(value - expected) <= 4 * np.spacing(np.abs(expected))
    agree = np.where(np.isnan(expected), np.isnan(value), (value == expected) | near)
    agree &= np.isnan(expected) | (np.signbit(value) == np.signbit(expected))

    assert [] == [point for point, good in zip(zip(*points, strict=True), agree, strict=True) if not good]


@pytest.mark.parametrize("name", ["sin", "cos", "tan"])
def test_a_remainder_near_zero_is_exact(name: str) -> None:
    """Numbers very near a multiple of pi/2, from below and from above, small ones and huge ones."""
    double = np.array([math.pi / 2, math.pi, 1.5 * math.pi, 6381956970095103 * 2.0**797, 2.0**1023, 1e22])
    single = np.array([math.pi / 2, math.pi, 16367173 * 2.0**72, 2.0**127, 1e22, 710.0, 52174.0, 411775.0])

    assert ulp.worst_f64(name, (np.concatenate([double, -double]),)).holds
    assert ulp.worst_f32(name, np, (np.concatenate([single, -single]).astype(np.float32),)).holds


@pytest.mark.parametrize("dtype", ["f32", "f64"])
@pytest.mark.parametrize("name", ODD)
def test_an_odd_function_keeps_the_sign_of_zero(name: str, dtype: str) -> None:
    assert the_same(-0.0, the_value(name, dtype, -0.0))
    assert the_same(0.0, the_value(name, dtype, 0.0))


@pytest.mark.parametrize("dtype", ["f32", "f64"])
@pytest.mark.parametrize("name", ODD)
def test_an_odd_function_of_the_smallest_number_is_near_it(name: str, dtype: str) -> None:
    least = 2.0**-149 if dtype == "f32" else 5e-324

    assert least == the_value(name, dtype, least)


def test_exp_reaches_the_subnormal_numbers() -> None:
    assert 2.0**-149 == the_value("exp", "f32", -103.5)
    assert 5e-324 == the_value("exp", "f64", -745.0)
    assert 2.0**-149 == the_value("exp2", "f32", -149.0)
    assert 5e-324 == the_value("exp2", "f64", -1074.0)


def test_rsqrt_of_an_f32_is_correctly_rounded() -> None:
    """On the reference and as machine code, where 1 / sqrt(x) is nearest to the middle of two numbers too."""
    hard = np.array([0x3F8A5C86, 0x3FBA2A39, 0x4009F038, 0x403A18E3, 0x407FFFFE, 0x007FFFFF, 1], np.uint32)
    x = np.concatenate([hard.view(np.float32), ulp.patterns("f32", np.random.default_rng(13), 20_000)])
    x = np.abs(x[np.isfinite(x) & (x != 0)])
    with mpmath.workprec(100):
        roots = [1 / mpmath.sqrt(mpmath.mpf(float(value))) for value in x]
        exact = [np.float32(float(root)) for root in roots]  # f64 is nearer than any middle of two is

    assert [value.tobytes() for value in exact] == [v.tobytes() for v in ulp.compiled(np, "f32", "rsqrt")(x)]
    assert [value.tobytes() for value in exact] == [v.tobytes() for v in ulp.native("rsqrt")(x)]


@pytest.mark.parametrize("dtype", ["f32", "f64"])
@pytest.mark.parametrize(
    ("expected", "name", "args"),
    [
        (0.0, "exp", (-INF,)), (INF, "exp", (INF,)), (1.0, "exp", (-0.0,)), (-1.0, "expm1", (-INF,)),
        (NAN, "log", (-1.0,)), (-INF, "log", (0.0,)), (-INF, "log2", (-0.0,)), (INF, "log", (INF,)),
        (0.0, "log", (1.0,)), (-INF, "log1p", (-1.0,)), (NAN, "log1p", (-2.0,)),
        (10.0, "log2", (1024.0,)), (1.0, "pow", (NAN, 0.0)), (1.0, "pow", (1.0, NAN)),
        (-8.0, "pow", (-2.0, 3.0)), (NAN, "pow", (-2.0, 0.5)), (1.0, "pow", (-1.0, -INF)),
        (-0.0, "pow", (-0.0, 3.0)), (-INF, "pow", (-0.0, -3.0)), (INF, "pow", (-0.0, -2.0)),
        (0.0, "pow", (-0.0, 0.5)), (-INF, "pow", (-INF, 3.0)), (INF, "pow", (-INF, 0.5)),
        (-0.0, "pow", (-INF, -1.0)), (0.0, "pow", (0.5, INF)), (INF, "pow", (0.5, -INF)),
        (NAN, "pow", (NAN, 2.0)), (9.0, "pow", (3.0, 2.0)), (NAN, "sin", (INF,)), (NAN, "cos", (-INF,)),
        (NAN, "tan", (NAN,)), (1.0, "cos", (0.0,)), (NAN, "asin", (1.5,)), (0.0, "acos", (1.0,)),
        (NAN, "acos", (-1.5,)), (0.0, "atan2", (0.0, 0.0)), (-0.0, "atan2", (-0.0, 2.0)),
        (0.0, "atan2", (1.0, INF)), (NAN, "atan2", (NAN, 1.0)), (NAN, "atan2", (1.0, NAN)),
        (-1.0, "tanh", (-INF,)), (1.0, "erf", (INF,)), (INF, "cosh", (-INF,)), (-INF, "sinh", (-INF,)),
        (INF, "rsqrt", (0.0,)), (-INF, "rsqrt", (-0.0,)), (0.0, "rsqrt", (INF,)), (NAN, "rsqrt", (-1.0,)),
    ],
)  # fmt: skip
def test_a_special_value_is_exact(expected: float, name: str, args: tuple[float, ...], dtype: str) -> None:
    assert the_same(expected, the_value(name, dtype, *args))


@pytest.mark.parametrize(
    ("expected", "y", "x"),
    [
        (math.pi, 0.0, -0.0), (-math.pi, -0.0, -1.0), (math.pi / 2, 1.0, -0.0), (-math.pi / 2, -INF, 5.0),
        (math.pi / 4, INF, INF), (-3 * math.pi / 4, -INF, -INF), (math.pi, 3.0, -INF),
        (3 * math.pi / 4, 1.0, -1.0),
    ],
)  # fmt: skip
def test_atan2_knows_the_quadrant_and_the_sign_of_zero(expected: float, y: float, x: float) -> None:
    assert float(np.float32(expected)) == the_value("atan2", "f32", y, x)
    assert expected == the_value("atan2", "f64", y, x)


@pytest.mark.parametrize("dtype", ["f32", "f64"])
@pytest.mark.parametrize("name", [row.name for row in ROWS if row.meaning is None])
def test_an_expansion_is_a_function_of_the_kernel_language(name: str, dtype: str) -> None:
    arity = 2 if name in ulp.TWO_ARGUMENTS else 1
    lowered = read.function(ulp.texts(dtype)[name], (BY_NAME[dtype],) * arity)

    assert dtype == lowered.result.dtype.name
