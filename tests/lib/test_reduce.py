"""Reductions: the same bytes on every device, in the documented order, with NumPy's meaning."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import vyre as vy
from lib.cases import DTYPES, LARGE, SIZES, Array, everywhere, values
from vyre import Buf, Out, f32, gid, lib

SHAPES = ((5, 7), (3, 1000), (200, 3), (4, 50, 6), (2, 5, 300), (70, 300), (0, 4), (4, 0), (2, 3, 4, 5))


def ordered_sum(x: Array, inner: int = 1) -> Array:
    """The sum of (n, inner) along n in the documented order, by NumPy."""
    while True:
        n = len(x)
        most = 1 if n <= 32 else 32 if n <= 1024 else 256
        lanes = max(1, min(most, 1 << ((256 // inner).bit_length() - 1) if inner <= 256 else 1))
        tiles = max(1, -(-n // (lanes * 32)))
        padded = np.full((tiles * 32 * lanes, inner), -0.0, x.dtype)
        padded[:n] = x.reshape(n, inner)
        parts = padded.reshape(tiles, 32, lanes, inner)
        total = parts[:, 0]
        for k in range(1, 32):
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
    ("n", "inner"), [(1, 1), (32, 1), (33, 1), (1025, 1), (9000, 1), (33, 3), (40, 200), (40, 300)]
)
def test_sum_has_the_documented_order(n: int, inner: int) -> None:
    x = values("f4", (n, inner))

    assert ordered_sum(x, inner).tobytes() == everywhere(lib.sum, x, axis=0).tobytes()


def test_sum_of_many() -> None:
    x = values("f4", LARGE)

    assert ordered_sum(x).tobytes() == lib.sum(x).tobytes()


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
    assert 2 == report.launches_after  # tiles, and the tiles' sums


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
