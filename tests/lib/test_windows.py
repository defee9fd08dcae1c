"""Convolutions and pooling, against loops over windows in NumPy."""

from __future__ import annotations

from itertools import product
from typing import Any

import numpy as np
import pytest

import vyre as vy
from lib.cases import Array, everywhere, values
from vyre import lib


def spread(value: int | tuple[int, ...], axes: int) -> tuple[int, ...]:
    return (value,) * axes if isinstance(value, int) else value


def windows_of(
    x: Array, size: tuple[int, ...], fill: float, *, stride: Any, padding: Any, dilation: Any = 1
) -> Any:
    """Each place of the result, and the window of x there."""
    axes = x.ndim - 2
    steps, pads, far = (spread(value, axes) for value in (stride, padding, dilation))
    padded = np.pad(x, ((0, 0), (0, 0), *((pad, pad) for pad in pads)), constant_values=fill)
    spans = [f * (k - 1) + 1 for f, k in zip(far, size, strict=True)]
    counts = [(n - span) // step + 1 for n, span, step in zip(padded.shape[2:], spans, steps, strict=True)]
    for place in product(*map(range, counts)):
        cut = tuple(
            slice(p * step, p * step + span, f)
            for p, step, span, f in zip(place, steps, spans, far, strict=True)
        )
        yield place, counts, padded[(slice(None), slice(None), *cut)]


def plain_conv(x: Array, w: Array, *, stride: Any = 1, padding: Any = 0, dilation: Any = 1) -> Array:
    made = None
    for place, counts, window in windows_of(
        x.astype("f8"), w.shape[2:], 0, stride=stride, padding=padding, dilation=dilation
    ):
        made = np.zeros((x.shape[0], w.shape[0], *counts)) if made is None else made
        made[(slice(None), slice(None), *place)] = window.reshape(len(x), -1) @ w.reshape(
            len(w), -1
        ).T.astype("f8")
    return made


CASES = [
    ((2, 3, 11), (4, 3, 3), {}),
    ((1, 1, 1), (1, 1, 1), {}),
    ((2, 3, 33), (5, 3, 1), {}),
    ((2, 2, 9, 8), (3, 2, 3, 2), {"stride": 2, "padding": 1}),
    ((1, 3, 7, 9), (2, 3, 3, 3), {"stride": (1, 3), "padding": (2, 0), "dilation": (2, 1)}),
    ((2, 2, 4, 5, 6), (3, 2, 2, 3, 2), {"padding": (0, 1, 1), "stride": (1, 2, 1)}),
]


@pytest.mark.parametrize(("shape", "kernel", "named"), CASES)
def test_convolutions_on_every_device(shape: Any, kernel: Any, named: Any) -> None:
    x, w = values("f4", shape), values("f4", kernel, seed=1)
    got = everywhere(lib.conv, x, w, **named)

    np.testing.assert_allclose(got, plain_conv(x, w, **named), 1e-4, 1e-5)


@pytest.mark.parametrize("dtype", ["f2", "f4", "f8", "i1", "i4"])
@pytest.mark.parametrize("results", [1, 15])
def test_convolutions_without_copied_windows_on_every_device(dtype: str, results: int) -> None:
    x, w = values(dtype, (2, 3, 6, 41), special=dtype == "f4"), values(dtype, (results, 3, 2, 3), seed=1)
    for named in ({}, {"stride": (1, 2), "padding": (1, 2), "dilation": (3, 2)}, {"stride": 3, "padding": 1}):
        with np.errstate(all="ignore"):
            everywhere(lib.conv, x, w, **named)


def test_a_bias_is_added_and_types_are_kept() -> None:
    x, w, bias = values("f8", (2, 3, 9)), values("f8", (4, 3, 2), seed=1), values("f8", 4, seed=2)

    np.testing.assert_allclose(lib.conv(x, w, bias), plain_conv(x, w) + bias[:, None], 1e-12, 1e-12)
    whole = lib.conv(np.arange(10, dtype="i4").reshape(1, 1, 10), np.array([[[1, -1]]], "i4"))
    assert [-1] * 9 == whole[0, 0].tolist()


@pytest.mark.parametrize(
    ("shape", "size", "named"),
    [
        ((2, 3, 10), 3, {}),
        ((1, 1, 1), 1, {}),
        ((2, 2, 9, 7), (3, 2), {"stride": 2, "padding": 1}),
        ((1, 2, 5, 6, 4), 2, {"stride": (1, 2, 3), "padding": (0, 1, 1)}),
    ],
)
def test_pooling_on_every_device(shape: Any, size: Any, named: Any) -> None:
    x = values("f4", shape)
    spans = spread(size, len(shape) - 2)
    how = {"stride": named.get("stride", spans), "padding": named.get("padding", 0)}
    for function, fill, fold in ((lib.max_pool, -np.inf, np.max), (lib.avg_pool, 0, np.mean)):
        got = everywhere(function, x, size, **named)
        for place, counts, window in windows_of(x, spans, fill, **how):
            assert (*shape[:2], *counts) == got.shape
            np.testing.assert_allclose(
                got[(slice(None), slice(None), *place)], fold(window.reshape(*shape[:2], -1), -1), 1e-5, 1e-6
            )


def test_a_maximum_is_nan_if_there_is_one_and_integers_have_maxima() -> None:
    x = np.array([[[1, np.nan, 2, 3, np.inf, -np.inf]]], np.float32)

    np.testing.assert_array_equal([[[np.nan, 3, np.inf]]], everywhere(lib.max_pool, x, 2))
    np.testing.assert_array_equal([[[np.nan, np.inf]]], everywhere(lib.max_pool, x, 3))
    assert [[[-3, 9]]] == lib.max_pool(np.array([[[-5, -3, 9, 1]]], np.int8), 2).tolist()


@pytest.mark.parametrize(
    ("call", "says"),
    [
        (lambda: lib.conv(np.ones((2, 3)), np.ones((2, 3))), "shape"),
        (lambda: lib.conv(np.ones((2, 3, 4)), np.ones((2, 2, 1))), "shape"),
        (lambda: lib.conv(np.ones((2, 3, 4)), np.ones((2, 3, 1), "f4")), "f32"),
        (lambda: lib.conv(np.ones((2, 3, 4)), np.ones((2, 3, 5))), "do not fit"),
        (lambda: lib.conv(np.ones((2, 3, 4)), np.ones((2, 3, 2)), stride=0), "stride"),
        (lambda: lib.conv(np.ones((2, 3, 4)), np.ones((2, 3, 2)), padding=(1, 1)), "padding"),
        (lambda: lib.conv(np.ones((2, 3, 4)), np.ones((2, 3, 2)), np.ones(3)), "bias"),
        (lambda: lib.max_pool(np.ones((2, 3, 4)), 2, padding=2), "half"),
        (lambda: lib.avg_pool(np.ones((2, 3, 4), "i4"), 2), "floats"),
    ],
)
def test_a_wrong_argument_is_named_with_a_fix(call: Any, says: str) -> None:
    with pytest.raises(vy.CallError, match=says) as caught:
        call()

    assert "Fix: " in str(caught.value)
