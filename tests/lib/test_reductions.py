"""Reductions: the same bytes on every device, in the documented order, with NumPy's meaning."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest

import vyre as vy
from lib.cases import DTYPES, FLOATS, LARGE, SIZES, Array, everywhere, values
from vyre import Buf, Out, f32, gid, lib
from vyre.lib.kernels.fold import folds

SHAPES = ((5, 7), (3, 1000), (200, 3), (4, 50, 6), (2, 5, 300), (70, 300), (0, 4), (4, 0), (2, 3, 4, 5))


def ordered_sum(x: Array, inner: int = 1) -> Array:
    """The sum of (n, inner) along n in the documented order, by NumPy."""
    while True:
        n = len(x)
        fitting = max(1, 1 << ((256 // inner).bit_length() - 1)) if inner <= 256 else 1
        lanes = 1 if n <= 32 else 32 if inner == 1 else min(32 if n <= 1024 else 256, fitting)
        steps = 64 if inner == 1 and n > 32 else 32
        tiles = max(1, -(-n // (lanes * steps)))
        padded = np.full((tiles * steps * lanes, inner), -0.0, x.dtype)
        padded[:n] = x.reshape(n, inner)
        parts = padded.reshape(tiles, steps, lanes, inner)
        total = parts[:, 0]
        for k in range(1, steps):
            total = total + parts[:, k]
        while total.shape[1] > 1:
            half = total.shape[1] // 2
            total = total[:, :half] + total[:, half:]
        x = total[:, 0]
        if tiles == 1:
            return x[0]


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("n", SIZES)
def test_sum_of_all_elements(dtype: str, n: int) -> None:
    x = values(dtype, n, special=True)
    got = everywhere(lib.sum, x)
    with np.errstate(all="ignore"):
        wanted = np.sum(x, dtype=np.float32 if dtype == "f2" else None)

    assert () == got.shape
    if np.dtype(dtype).kind == "f":
        np.testing.assert_allclose(got, wanted.astype(dtype), rtol=1e-3 if dtype == "f2" else 1e-5, atol=1e-5)
    else:
        assert (wanted.dtype, wanted) == (got.dtype, got)


@pytest.mark.parametrize("shape", SHAPES)
def test_sum_along_axes(shape: tuple[int, ...]) -> None:
    x = values("i4", shape)
    rank = len(shape)
    for axis in (*range(-rank, rank), (0, rank - 1), tuple(range(rank)), ()):
        wanted = np.sum(x, axis=axis, dtype="i8")
        np.testing.assert_array_equal(wanted, everywhere(lib.sum, x, axis=axis))
        kept = lib.sum(x, axis=axis, keepdims=True)
        assert np.sum(x, axis=axis, keepdims=True).shape == kept.shape


@pytest.mark.parametrize(
    ("n", "inner"),
    [(1, 1), (32, 1), (33, 1), (1025, 1), (9000, 1), (33, 3), (40, 200), (40, 300), (1059, 131)],
)
def test_sum_has_the_documented_order(n: int, inner: int) -> None:
    x = values("f4", (n, inner))

    assert ordered_sum(x, inner).tobytes() == everywhere(lib.sum, x, axis=0).tobytes()


@pytest.mark.parametrize("dtype", ["f4", "f8", "i4"])
def test_wide_rows_are_folded_as_others(dtype: str) -> None:
    """Rows of 2,048 are folded a page at a time, those of 2,047 column by column."""
    for n in (1, 33, 70):
        x = values(dtype, (2, n, 2048), special=True)
        for function in (lib.sum, lib.max, lib.mean):
            wide = everywhere(function, x, axis=1)
            np.testing.assert_array_equal(everywhere(function, x[..., :2047], axis=1), wide[:, :2047])


@pytest.mark.parametrize("shape", [(33, 129), (2, 100, 200), (2, 1057, 150)])
def test_folds_of_elements_far_apart_are_those_of_the_documented_order(shape: tuple[int, ...]) -> None:
    axis = len(shape) - 2
    x = values("f4", shape, special=True)
    everywhere(lib.max, x, axis=axis)
    everywhere(lib.mean, values("f2", shape), axis=axis)
    everywhere(lib.count_nonzero, x, axis=axis)

    np.testing.assert_array_equal(
        np.sum(values("i2", shape), axis), everywhere(lib.sum, values("i2", shape), axis=axis)
    )


def test_sum_of_many() -> None:
    x = values("f4", LARGE)

    assert ordered_sum(x).tobytes() == lib.sum(x).tobytes()


@pytest.mark.parametrize("dtype", ["f2", "f4"])
def test_products_do_not_overflow_before_the_end(dtype: str) -> None:
    x = np.tile(np.array([1024, 2**-10], dtype), 3000)
    tiny = np.array([np.finfo(dtype).smallest_subnormal], dtype)
    inverse = np.array(
        [2.0**-24, 2.0**12, 2.0**12] if dtype == "f2" else [2.0**-149, 2.0**75, 2.0**74], dtype
    )

    assert 1.0 == everywhere(lib.prod, x)
    assert 3.0 == everywhere(lib.prod, np.concatenate([x[::2], [3], x[1::2]]).astype(dtype))
    assert -np.inf == everywhere(lib.prod, np.append(x[::2], -x[:1]))
    assert 0.0 == everywhere(lib.prod, x[1::2])
    assert tiny == everywhere(lib.prod, tiny)
    assert 1.0 == everywhere(lib.prod, inverse)
    assert np.isnan(everywhere(lib.prod, np.array([0, np.inf], dtype)))
    assert np.isnan(everywhere(lib.reduce, np.append(x, np.array(np.nan, dtype)), "prod"))
    assert np.inf == everywhere(lib.prod, np.append(x, np.array(np.inf, dtype)))
    assert np.signbit(everywhere(lib.prod, np.array([-0.0, 2], dtype)))
    np.testing.assert_array_equal([1.0] * 3, everywhere(lib.prod, np.stack([x] * 3, 1), axis=0))


def test_sum_of_negative_zeros_is_negative() -> None:
    assert np.signbit(lib.sum(np.array([-0.0, -0.0], np.float32)))
    assert not np.signbit(lib.sum(np.array([], np.float32)))


def test_sum_takes_what_is_not_in_order_in_memory() -> None:
    x = values("i4", (20, 30))

    assert x[::2, ::-3].sum() == lib.sum(x[::2, ::-3])
    np.testing.assert_array_equal(x.T.sum(0), lib.sum(x.T, axis=0))
    assert 6 == lib.sum([1, 2, 3])


def test_sum_of_a_tensor_is_a_tensor() -> None:
    torch = pytest.importorskip("torch")
    x = torch.arange(12, dtype=torch.float32).reshape(3, 4)

    assert torch.equal(lib.sum(x, axis=0), x.sum(0))
    assert torch.equal(lib.sum(x.t(), axis=0), x.t().sum(0))


@vy.kernel
def square_from(x: Buf[f32], y: Out[f32], m: f32):
    y[gid()] = (x[gid()] - m) * (x[gid()] - m)


@vy.pipeline
def squares(x: Any, m: float) -> Any:
    return lib.sum(square_from(x, m=m))


def test_sum_in_a_pipeline_reads_its_input_once() -> None:
    x = values("f4", 100_000)
    report = squares.explain(x, 0.5)

    assert ordered_sum((x - np.float32(0.5)) ** 2).tobytes() == squares(x, 0.5).tobytes()
    assert "inline" == report.pairs[0].rule


# Functions, with the types that they are tried on: each type is compiled anew.
FOLDS = {
    "prod": ("u1",), "min": ("f8", "bool"), "max": ("f4",), "mean": ("f2", "i4"), "any": ("f4",),
    "all": ("bool",), "count_nonzero": ("f4",), "var": ("f4", "i2"), "std": ("f8",), "argmin": ("u8",),
    "argmax": ("f2", "bool"),
}  # fmt: skip
CASES = [(name, dtype) for name, dtypes in FOLDS.items() for dtype in dtypes]


@pytest.mark.parametrize(("name", "dtype"), CASES)
def test_folds_have_the_meaning_of_numpy(name: str, dtype: str) -> None:
    function, known = getattr(lib, name), getattr(np, name)
    has_empty = name not in ("min", "max", "argmin", "argmax")
    for shape, axis in (
        (0, None), (1, None), (33, None), (9000, None), ((5, 40), 0), ((5, 40), 1), ((3, 0), 1),
        ((40, 3), 0), ((40, 300), 0),
    ):  # fmt: skip
        x = values(dtype, shape, seed=3)
        if name == "prod":
            x = (x % 3 if np.dtype(dtype).kind == "u" else 1 + x / 100).astype(dtype)
        if x.size == 0 and not has_empty:
            continue
        with np.errstate(all="ignore"), warnings.catch_warnings():
            warnings.simplefilter("ignore")
            wide = x.astype("f4") if dtype == "f2" and name == "mean" else x
            wanted = np.asarray(known(wide, axis=axis))
        got = everywhere(function, x, axis=axis)
        assert wanted.shape == got.shape
        assert (x.dtype if dtype == "f2" and name == "mean" else wanted.dtype) == got.dtype
        np.testing.assert_allclose(got, wanted, rtol=2e-3 if dtype == "f2" else 1e-4, atol=1e-5)


@pytest.mark.parametrize("name", ["min", "max", "argmin", "argmax", "mean", "var"])
def test_folds_of_nan_and_infinities(name: str) -> None:
    for n in (2, 33, 1500):
        x = values("f4", n, special=True)
        with np.errstate(all="ignore"):
            wanted = getattr(np, name)(x)
        np.testing.assert_array_equal(wanted, everywhere(getattr(lib, name), x))
    x = np.array([3, -np.inf, np.inf, 3], np.float32)
    assert (1, 2) == (lib.argmin(x), lib.argmax(x))


@pytest.mark.parametrize("dtype", FLOATS)
@pytest.mark.parametrize("name", ["min", "max", "argmin", "argmax"])
def test_extremes_of_zeros_of_both_signs_and_of_one_nan(name: str, dtype: str) -> None:
    zeros = np.random.default_rng(3).choice(np.array([0.0, -0.0], dtype), 4500)
    for n in (33, 2048, 4500):
        everywhere(getattr(lib, name), zeros[:n])
        for place in (0, n // 2, n - 1):
            x = zeros[:n].copy()
            x[place] = np.nan
            np.testing.assert_array_equal(getattr(np, name)(x), everywhere(getattr(lib, name), x))


def test_the_first_of_equals_is_found() -> None:
    x = np.zeros(70_000, np.int32)
    x[[300, 40_000]] = 1

    assert 300 == lib.argmax(x)
    assert 0 == lib.argmin(x)


def test_var_is_exact_where_sums_of_squares_are_not() -> None:
    x = values("f4", 100_000) + np.float32(1e4)

    np.testing.assert_allclose(lib.var(x, correction=1), np.var(x.astype("f8"), ddof=1), rtol=1e-5)
    assert np.isnan(lib.var(np.ones(1), correction=1))


def test_norms() -> None:
    x = values("f4", (3, 70))
    for order in (2, 1, 0, np.inf, -np.inf):
        wanted = np.linalg.norm(x.astype("f8"), axis=1, ord=order)
        np.testing.assert_allclose(everywhere(lib.norm, x, axis=1, ord=order), wanted, rtol=1e-5)
    with pytest.raises(vy.CallError, match="ord is 3"):
        lib.norm(x, ord=3)


def test_dot_and_vecdot() -> None:
    a, b = values("f4", (4, 50)), values("f4", (4, 50), seed=1)
    for axis in (0, 1):
        wanted = np.sum(a.astype("f8") * b, axis=axis)
        np.testing.assert_allclose(everywhere(lib.vecdot, a, b, axis=axis), wanted, rtol=1e-4, atol=1e-5)
    assert 32 == lib.dot(np.array([1, 2, 3]), np.array([4, 5, 6]))
    with pytest.raises(vy.CallError, match="pass arrays of one shape and type"):
        lib.dot(a[0], b[0, :9])
    with pytest.raises(vy.CallError, match="pass arrays of one shape and type"):
        lib.vecdot(a, b[0])


def test_logsumexp() -> None:
    x = values("f4", (4, 60)) * 100
    wide = x.astype("f8")
    wanted = np.log(np.sum(np.exp(wide - wide.max(1, keepdims=True)), 1)) + wide.max(1)
    np.testing.assert_allclose(everywhere(lib.logsumexp, x, axis=1), wanted, rtol=1e-5)
    assert -np.inf == lib.logsumexp(np.full(3, -np.inf, np.float32))
    assert np.inf == lib.logsumexp(np.array([1, np.inf], np.float32))


@vy.func
def divisor(a: Any, b: Any) -> Any:
    for _ in vy.while_(b != 0, most=100):
        a, b = b, a % b
    return a


def test_reduce_by_a_function() -> None:
    x = values("u2", (40, 3)).astype("u4") * 12
    np.testing.assert_array_equal(np.gcd.reduce(x, axis=0), everywhere(lib.reduce, x, divisor, 0, axis=0))
    assert np.max(x) == lib.reduce(x, "max")
    with pytest.raises(vy.CallError, match="needs its neutral element"):
        lib.reduce(x, divisor)
    with pytest.raises(vy.CallError, match="op is 'add'"):
        lib.reduce(x, "add")


def test_an_extreme_of_nothing_is_refused() -> None:
    for function in (lib.min, lib.argmax):
        with pytest.raises(vy.CallError, match="of no elements has no result"):
            function(np.zeros(0))


@pytest.mark.parametrize(
    ("axis", "what"),
    [(2, "axis is 2, and the array has 2 axes"), ((0, 0), "with an axis twice"), (True, "axis is True")],
)
def test_an_axis_that_is_not_there_is_refused(axis: Any, what: str) -> None:
    with pytest.raises(vy.CallError, match=what):
        lib.sum(np.zeros((2, 2)), axis=axis)


def test_what_is_no_array_is_refused() -> None:
    with pytest.raises(vy.CallError, match="x is an object, and the library takes arrays"):
        lib.sum(object())
    with pytest.raises(vy.CallError, match="x has dtype complex64"):
        lib.sum(np.zeros(3, np.complex64))


def test_names_of_the_caller_do_not_reach_the_librarys_kernels() -> None:
    """Kernels are made on first use, and their annotations use names such as `dtype` and `T`."""
    folds.cache_clear()
    dtype = T = A = "a caller's own"

    assert 6 == lib.sum(np.arange(4)), (dtype, T, A)


@pytest.mark.parametrize("shape", [(2, 3, 4), (3, 1, 70), (2, 3, 4, 5)])
def test_axes_that_are_not_neighbours(shape: tuple[int, ...]) -> None:
    x = np.random.default_rng(0).integers(-2, 3, shape).astype(np.float32)
    wide = x.astype(np.float64)
    for axis in ((0, 2), (-1, 0)):
        named: dict[str, Any] = {"axis": axis, "keepdims": axis == (-1, 0)}
        for function, wanted in (
            (lib.count_nonzero, np.count_nonzero(x, **named)),
            (lib.norm, np.sqrt((wide**2).sum(**named))),
            (lambda x, **named: lib.norm(x, ord=0, **named), (x != 0).sum(**named)),
            (lib.var, wide.var(**named)),
            (lib.std, wide.std(**named)),
            (lib.logsumexp, np.log(np.exp(wide).sum(**named))),
            (lib.mean, wide.mean(**named)),
        ):
            got = everywhere(function, x, **named)
            assert wanted.shape == got.shape
            np.testing.assert_allclose(got, wanted, rtol=1e-5, atol=1e-6)
