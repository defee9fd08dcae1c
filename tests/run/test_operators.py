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
from vyre.plan.stand_ins import TrackedNumber

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
    x, number = recorder.array((3,), vyre.f32, made=True), TrackedNumber("s", 2.0)

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
        (lambda x: np.sum(x, dtype=np.float64), "np.sum does not take dtype= inside a pipeline"),
        (lambda x: np.fft.fft(x), "np.fft.fft is not recorded inside a pipeline. Fix: call vyre.lib.fft."),
        (lambda x: np.squeeze(x, 0), "np.squeeze cannot leave out the axes (0,)"),
        (lambda x: np.flip(x, 4), "np.flip gets the axis 4, and there are"),
        (lambda x: np.moveaxis(x, 0, (0, 0)), "np.moveaxis gets an axis twice"),
        (lambda x: np.diff(x, -1), "np.diff gets n=-1"),
        (lambda x: np.add.reduce(x), "np.add needs the elements of an array"),
        (lambda x: x.astype(complex), "astype does not take complex numbers inside a pipeline. Fix: convert"),
        (lambda x: (x > 0) ** (x > 0), "** of integers takes a whole number from 0 to 64"),
        (
            lambda x: np.matmul(x, x.T, out=x),
            "np.matmul takes two arrays inside a pipeline. Fix: use the array",
        ),
        (lambda x: x.dot(x.T, x), "np.dot takes two arrays inside a pipeline"),
        (lambda x: x @ 3, "np.matmul has a number on one side. Fix: write *"),
        (lambda x: np.dot(x, 2), "np.dot has a number on one side. Fix: write *"),
        (lambda x: np.take(x, [0], mode="wrap"), "take cannot be called so inside a pipeline"),
        (lambda x: x.clip(1, 2, 3), "clip cannot be called so inside a pipeline"),
        (lambda x: x.astype("no type"), "'no type' names no type. Fix: pass one such as np.float32"),
        (lambda x: x.swapaxes(0, 7), "swapaxes gets 0 and 7, and the array has 2 axes. Fix: pass"),
        (lambda x: x.ravel(order="F"), "order is 'F', and arrays inside a pipeline are read row by row"),
        (lambda x: x + np.ones(3, np.float32), "left and right do not broadcast: (3, 4) and (3,)"),
    ],
)
def test_wrong_uses_are_refused_with_a_fix(wrong: Callable[..., Any], message: str) -> None:
    with pytest.raises(vyre.CallError, match=re.escape(message)):
        vyre.pipeline(wrong)(X)


FUNCTIONS = (
    np.maximum, np.minimum, np.fmax, np.fmin, np.rint, np.fabs, np.square, np.sign, np.isnan, np.isinf,
    np.isfinite, np.logical_and, np.logical_or, np.logical_xor, np.logical_not, np.sqrt, np.floor, np.ceil,
    np.trunc, np.copysign, np.fmod,
)  # fmt: skip


@pytest.mark.parametrize("function", FUNCTIONS, ids=lambda function: str(function.__name__))
@pytest.mark.parametrize("dtype", ["bool", "u1", "i4", "f4", "f2", "f8"])
def test_functions_of_numpy_whose_results_are_exact(function: Any, dtype: str) -> None:
    values = some(dtype)[np.arange(some(dtype).size) != 1] if np.dtype(dtype).kind == "f" else some(dtype)
    compare(function, *(values[:, None], values[None])[: function.nin])


@pytest.mark.parametrize(
    "word",
    [
        "exp", "exp2", "expm1", "log", "log2", "log10", "log1p", "sin", "cos", "tan", "sinh", "cosh", "tanh",
        "arcsin", "arccos", "arctan", "cbrt", "arctan2", "hypot",
    ],
)  # fmt: skip
def test_functions_of_numpy_that_round(word: str) -> None:
    function = getattr(np, word)
    x = np.linspace(0.1, 0.9, 50, dtype=np.float32)
    args = (x, x[::-1].copy())[: function.nin]

    got = vyre.pipeline(lambda *args: function(*args))(*args)

    assert np.float32 == got.dtype
    np.testing.assert_allclose(function(*args), got, rtol=1e-6)


@pytest.mark.parametrize(
    "function",
    [
        lambda x: np.where(x > 0, x, 0), lambda x: np.where(x, 1, 2.5), lambda x: np.where(x > 0, 1, 0),
        lambda x: np.clip(x, -1, 1), lambda x: x.clip(max=0.5), lambda x: np.round(x), lambda x: x.round(),
        lambda x: x.astype(np.float64), lambda x: x.astype("i4"), lambda x: x.astype(bool),
    ],
)  # fmt: skip
def test_choices_and_conversions_of_numpy(function: Callable[..., Any]) -> None:
    compare(function, X)


@pytest.mark.parametrize(
    "function",
    [
        lambda x: x.sum(axis=0), lambda x: np.sum(x, 1, keepdims=True), lambda x: x.max(1),
        lambda x: np.min(x, 0), lambda x: x.mean(axis=1), lambda x: np.argmax(x, axis=1),
        lambda x: np.cumsum(x),
        lambda x: np.cumsum(x, axis=1), lambda x: np.sort(x, axis=0), lambda x: x.argsort(axis=1),
        lambda x: np.any(x > 2, axis=0), lambda x: np.count_nonzero(x > 0, axis=1), lambda x: x @ x.T,
        lambda x: np.matmul(x.T, x), lambda x: np.dot(x, x[0]), lambda x: x.dot(x.T), lambda x: X.T @ x,
    ],
)  # fmt: skip
def test_functions_of_the_library_by_numpys_names(function: Callable[..., Any]) -> None:
    whole = X.round()  # sums of few whole numbers have one result in every order

    got = vyre.pipeline(lambda x: function(x))(whole)

    assert function(whole).dtype == got.dtype
    np.testing.assert_array_equal(function(whole), got)


@pytest.mark.parametrize("types", ["f4 f8", "i4 f4", "bool i8", "u1 i4"])
def test_a_product_of_two_types(types: str) -> None:
    one, two = (np.arange(6).reshape(2, 3).astype(each) for each in types.split())
    got = vyre.pipeline(lambda x, y: x @ y.T)(one, two)

    assert (one @ two.T).dtype == got.dtype
    np.testing.assert_array_equal(one @ two.T, got)
    np.testing.assert_array_equal(one @ two.T, vyre.pipeline(lambda x: x @ two.T)(one))


def test_a_bound_that_no_element_reaches() -> None:
    for bounds in ((-100, 100), (3, 300), (-1, 256)):
        compare(lambda x, a=bounds: np.clip(x, *a), np.arange(9, dtype=np.uint8))


def test_a_product_by_the_turned_running_sum_of_a_choice() -> None:
    """Its rows lie apart in an array of one axis, and are loaded as a tile."""

    def product(x: Any, y: Any) -> Any:
        return (y / (np.abs(np.minimum(y, 0.5)) + 1)) @ np.cumsum(np.where(y > x, x, y), axis=1).T

    x, y = np.arange(12, dtype=np.int32).reshape(3, 4) % 5, np.linspace(0, 5, 12).reshape(3, 4)

    np.testing.assert_allclose(product(x, y), vyre.pipeline(product)(x, y), rtol=1e-12)


def test_a_spread_with_a_correction_by_numpys_name() -> None:
    np.testing.assert_allclose(X.var(axis=1, ddof=1), vyre.pipeline(lambda x: x.var(1, ddof=1))(X), rtol=1e-6)


def test_numpys_functions_are_maps_of_one_launch() -> None:
    silu = vyre.pipeline(lambda x: np.where(x > 0, x, np.tanh(x)).astype(np.float64) / (1 + np.exp(-x)))

    assert 1 == silu.explain(X).launches_after


def test_an_array_is_not_changed_in_place() -> None:
    def adds(x: Any) -> Any:
        x += 1
        return x

    with pytest.raises(
        vyre.CallError, match=re.escape("x += y would change an array inside a pipeline. Fix:")
    ):
        vyre.pipeline(adds)(X)


def test_an_array_is_converted_to_several_types() -> None:
    kinds = ("i4", "i2", "f8", "u8", "?", "f2")
    converted = vyre.pipeline(lambda x: [x.astype(kind) for kind in kinds])

    for found, kind in zip(converted(abs(X)), kinds, strict=True):
        np.testing.assert_array_equal(abs(X).astype(kind), found, strict=True)


def test_the_conjugate_of_real_numbers_is_themselves() -> None:
    compare(np.conj, X)
    compare(np.conjugate, np.arange(3))


def test_integers_are_rounded_already() -> None:
    for kind in ("u1", "i2", "u8"):
        compare(np.round, abs(X).astype(kind))
    compare(np.round, X > 0)


@pytest.mark.parametrize("axis", [None, 0, 1, -1])
def test_elements_are_taken_as_numpy_takes_them(axis: int | None) -> None:
    compare(lambda x: np.take(x, [0, -1, 1], axis), X)
    compare(lambda x: x.take(np.array([[2], [0]]), axis=axis), X)


def test_arrays_multiply_by_dot() -> None:
    compare(lambda x: x.dot(x.T), X.astype(np.int32))


@pytest.mark.parametrize("dtype", ["i1", "u1", "i4", "i8", "u8", "f4"])
def test_reciprocals_of_integers_are_cut(dtype: str) -> None:
    compare(np.reciprocal, np.array([1, 2, 16, 127, *([-1, -2, -127] if dtype[0] == "i" else [])], dtype))


@pytest.mark.parametrize("size", [0, 1, 3])
def test_a_product_of_vectors_is_one_element(size: int) -> None:
    multiply = vyre.pipeline(lambda x: x @ x)

    assert [size] == multiply(np.ones(size, np.float32)).tolist()


def test_an_array_of_a_pipeline_is_refused_by_other_pipelines() -> None:
    kept: list[Any] = []

    @vyre.pipeline
    def keep(x: Any) -> Any:
        kept.append(x + 1)
        return x * 2

    keep(X)

    with pytest.raises(vyre.CallError, match=r"of another pipeline\. Fix: use such arrays inside"):
        keep(kept[0])


VIEWS: list[Callable[..., Any]] = [
    lambda x: np.transpose(x, (2, 0, 1)) + 1,
    lambda x: np.transpose(x) - np.swapaxes(x, 0, 2),
    lambda x: np.reshape(x, (-1, 3)) * 2,
    lambda x: np.ravel(np.flip(x, (0, -1))),
    lambda x: np.flip(x).flatten() + np.ndim(x) + np.size(x) + np.shape(x)[1],
    lambda x: np.moveaxis(x, (0, 1), (-1, 0)) + 1,
    lambda x: np.squeeze(np.expand_dims(x, (0, -1))) + np.squeeze(x[None], 0) + x[None].squeeze(),
    lambda x: np.diff(x, 2, axis=1),
    lambda x: np.diff(x > 0),
    lambda x: np.zeros_like(x) + np.zeros_like(x, np.float64),
]


@pytest.mark.parametrize("function", VIEWS)
def test_numpys_functions_that_take_views(function: Callable[..., Any]) -> None:
    x = np.random.default_rng(1).normal(size=(4, 5, 3)).astype(np.float32)
    expected, given = function(x), vyre.pipeline(function)(x)

    assert (expected.shape, expected.dtype) == (given.shape, given.dtype)
    np.testing.assert_array_equal(expected, given)


PARTS: list[Callable[..., Any]] = [
    lambda x: np.concatenate([x, x * 2]),
    lambda x: np.concatenate((x, np.ones((2, 5, 3))), 0) + 1,
    lambda x: np.concatenate([x, x[:, :2] > 0], axis=-2),
    lambda x: np.concatenate([x[:0], x], None),
    lambda x: np.stack([x, x + 1], 1) * np.stack([x, x], -3),
    lambda x: np.roll(x, 7) + np.roll(x, -2, 1) - np.roll(x, (1, 2), (0, -1)),
    lambda x: np.roll(x, 0, 0) + np.roll(x, 10, 1),
    lambda x: np.tile(x, (2, 1, 3)),
    lambda x: np.tile(x[0, 0], (3, 2)) + np.tile(x[0, 0], 2),
    lambda x: np.roll(np.concatenate([x[0], x[1]]).astype(np.int16), 1, 0),
]


@pytest.mark.parametrize("function", PARTS)
@pytest.mark.parametrize("fuse", ["auto", "off"])
def test_numpys_functions_that_make_arrays_of_parts(function: Callable[..., Any], fuse: str) -> None:
    x = np.random.default_rng(1).normal(size=(4, 5, 3)).astype(np.float32)
    expected, given = function(x), vyre.pipeline(function)(x, fuse=fuse)

    assert (expected.shape, expected.dtype) == (given.shape, given.dtype)
    np.testing.assert_array_equal(expected, given)


def test_complex_arrays_are_joined() -> None:
    z = np.array([1 + 2j, 3, -1j], np.complex64)
    joined = vyre.pipeline(lambda z: np.concatenate([np.roll(z, 1), z]))

    assert np.concatenate([np.roll(z, 1), z]).tobytes() == joined(z).tobytes()


@pytest.mark.parametrize(
    ("function", "message"),
    [
        (lambda x: np.concatenate([x, x[0]]), r"shapes \(4, 3\), \(3,\)\. Fix: pass arrays whose other axes"),
        (lambda x: np.concatenate([x, 2.0]), r"a float cannot be a part of another array"),
        (lambda x: np.tile(x, 1000), r"1000 times inside a pipeline\. Fix: pass numbers from 1 to 64"),
        (lambda x: np.roll(x, 1.5), r"np\.roll gets the shift 1\.5\. Fix: pass a whole number"),
    ],
)
def test_parts_that_do_not_fit_together_say_why(function: Callable[..., Any], message: str) -> None:
    with pytest.raises(vyre.CallError, match=message):
        vyre.pipeline(function)(np.ones((4, 3), np.float32))
