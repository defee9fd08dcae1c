"""Operators between arrays of a pipeline: NumPy's types and values, recorded as maps."""

from __future__ import annotations

import operator
import re
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import vyre
from vyre.plan.graph import Recorder
from vyre.plan.stand_ins import Handed

BINARY = (
    operator.add, operator.sub, operator.mul, operator.truediv, operator.floordiv, operator.mod,
    operator.and_, operator.or_, operator.xor, operator.lshift, operator.rshift, operator.eq, operator.ne,
    operator.lt, operator.le, operator.gt, operator.ge,
)  # fmt: skip
UNARY = (operator.neg, operator.pos, operator.abs, operator.invert)
X = np.linspace(-3, 3, 12, dtype=np.float32).reshape(3, 4)


def some(dtype: str) -> Any:
    """Numbers of a type, with its extremes."""
    kind = np.dtype(dtype)
    if kind.kind == "b":
        return np.array([False, True])
    if kind.kind in "iu":
        return np.array([0, 1, 7, np.iinfo(kind).max, np.iinfo(kind).min, 3], kind)
    if kind.kind == "c":
        return np.array([0, 1 + 2j, -1j, 2.5], kind)
    return np.array([0.0, -0.0, 1.5, -2.25, np.inf, -np.inf, np.nan, 0.1], kind)


def outcome(function: Callable[..., Any], *args: Any) -> Any:
    """The result of a function, or None where it refuses its arguments."""
    with np.errstate(all="ignore"):
        try:
            return function(*args)
        except (TypeError, OverflowError, ValueError):  # a CallError is a ValueError
            return None


def compare(function: Callable[..., Any], *args: Any) -> None:
    """Compare an operator in a pipeline with NumPy's."""
    wanted, got = outcome(function, *args), outcome(vyre.pipeline(lambda *args: function(*args)), *args)
    assert (wanted is None) == (got is None), (function, args, wanted, got)
    if wanted is not None:
        assert wanted.dtype == got.dtype, (function, args)
        np.testing.assert_array_equal(wanted, got)
        if wanted.dtype.kind == "f":
            is_number = ~np.isnan(wanted)
            np.testing.assert_array_equal(np.signbit(wanted)[is_number], np.signbit(got)[is_number])


@pytest.mark.parametrize("function", BINARY)
@pytest.mark.parametrize(
    "types", ["bool bool", "u8 u8", "i4 u4", "i8 u8", "u8 i8", "i1 f4", "f4 f4", "f2 f4", "i4 f8"]
)
def test_arrays_of_two_types(function: Callable[..., Any], types: str) -> None:
    one, two = types.split()
    compare(function, some(one)[:, None], some(two)[None])


@pytest.mark.parametrize("function", BINARY)
@pytest.mark.parametrize("number", [3, 1.5, True, np.float32(2), np.int64(3)])
def test_an_array_and_a_number(function: Callable[..., Any], number: Any) -> None:
    for dtype in ("f4", "i4"):
        compare(function, some(dtype), number)
        compare(lambda x, n: function(n, x), some(dtype), number)


@pytest.mark.parametrize("function", UNARY)
@pytest.mark.parametrize("dtype", ["bool", "u1", "i4", "f4", "f2"])
def test_one_array(function: Callable[..., Any], dtype: str) -> None:
    compare(function, some(dtype))


@pytest.mark.parametrize("function", [operator.add, operator.sub, operator.mul, operator.eq, operator.ne])
def test_complex_numbers(function: Callable[..., Any]) -> None:
    compare(function, some("c8")[:, None], some("c8")[None])
    compare(function, some("c8"), 2.0)


@pytest.mark.parametrize(
    "power", [lambda x: x**2, lambda x: x**0.5, lambda x: x**-1, lambda x: x**1, lambda x: x**0]
)
def test_powers_of_floats(power: Callable[..., Any]) -> None:
    compare(power, some("f4"))


def test_other_powers_of_floats_are_the_kernel_languages_own() -> None:
    wanted = np.float64(X) ** 3
    np.testing.assert_allclose(wanted, vyre.pipeline(lambda x: x**3)(X), rtol=1e-6)


@pytest.mark.parametrize("exponent", [0, 1, 2, 3, 17])
def test_powers_of_integers(exponent: int) -> None:
    compare(lambda x: x**exponent, some("i4"))


def test_operators_are_maps_of_one_launch() -> None:
    plan = vyre.pipeline(lambda x, y: ((x - y) ** 2 * 0.5 + abs(x)) > 1).explain(X, X[0])

    assert 1 == plan.launches_after


def test_a_number_on_the_left_is_not_read() -> None:
    recorder = Recorder(operators=lambda word, operands: (word, *operands))
    x, number = recorder.array((3,), vyre.f32, made=True), Handed("s", 2.0)

    word, left, right = number * x

    assert ("multiply", True, True) == (word, left is number, right is x)
    assert not number.was_read


def test_an_array_of_numpy_on_the_left() -> None:
    got = vyre.pipeline(lambda x: np.float32(2) * x + X[0] - np.add(x, 1))(X)

    np.testing.assert_array_equal(np.float32(2) * X + X[0] - np.add(X, 1), got)


def test_views_take_operators() -> None:
    got = vyre.pipeline(lambda x: x[1:, ::2] - x.T[1, None, :2])(X)

    np.testing.assert_array_equal(X[1:, ::2] - X.T[1, None, :2], got)


def test_a_saved_pipeline_with_operators(tmp_path: Any) -> None:
    made = vyre.pipeline(lambda x, s: (x - s) ** 2 // 1)
    made.save(tmp_path / "made.vyre", X, 0.5)

    for x in (X, np.concatenate([X, X])):
        np.testing.assert_array_equal(
            (x - np.float32(0.5)) ** 2 // 1, vyre.load(tmp_path / "made.vyre")(x, 0.5)
        )


def test_a_checked_pipeline_with_operators() -> None:
    assert not vyre.check(vyre.pipeline(lambda x: x * 2 - 1), X).findings


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (lambda x: x & 1, "& does not take f32 and int. Fix: convert"),
        (lambda x: ~x, "~ does not take f32. Fix: convert"),
        (lambda x: x - [1.0], "- has a list on one side. Fix: use an array or a number"),
        (lambda x: x @ x, "@ is not an operator of arrays inside a pipeline. Fix: call vyre.lib.matmul"),
        (lambda x: (x > 0) ** (x > 0), "** of integers takes a whole number from 0 to 64"),
        (lambda x: x + np.ones(3, np.float32), "left and right do not broadcast: (3, 4) and (3,)"),
    ],
)
def test_wrong_uses_are_refused_with_a_fix(wrong: Callable[..., Any], message: str) -> None:
    with pytest.raises(vyre.CallError, match=re.escape(message)):
        vyre.pipeline(wrong)(X)


def test_an_array_is_not_changed_in_place() -> None:
    def adds(x: Any) -> Any:
        x += 1
        return x

    with pytest.raises(
        vyre.CallError, match=re.escape("x += y would change an array inside a pipeline. Fix:")
    ):
        vyre.pipeline(adds)(X)
