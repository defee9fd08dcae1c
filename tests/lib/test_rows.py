"""softmax, log_softmax, layernorm, rmsnorm and permutations of axes, against NumPy in f64."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import numpy as np
import pytest

import vyre as vy
from lib.cases import FLOATS, LARGE, Array, everywhere, values
from vyre import lib
from vyre.lib.kernels import rows as kernels

WIDTHS = (1, 2, 9, 19, 31, 32, 33, 100, 256, 257, 1000, 16_385, 40_001)
TOLERANCE = {"f2": 2e-3, "f4": 2e-6, "f8": 1e-14}


def plain_softmax(x: Array) -> Array:
    e = np.exp(x - x.max(-1, keepdims=True))
    return e / e.sum(-1, keepdims=True)


def plain_log_softmax(x: Array) -> Array:
    moved = x - x.max(-1, keepdims=True)
    return moved - np.log(np.exp(moved).sum(-1, keepdims=True))


def plain_layernorm(x: Array, eps: float = 1e-5) -> Array:
    moved = x - x.mean(-1, keepdims=True)
    return moved / np.sqrt((moved**2).mean(-1, keepdims=True) + eps)


def plain_rmsnorm(x: Array, eps: float = 1e-5) -> Array:
    return x / np.sqrt((x**2).mean(-1, keepdims=True) + eps)


PLAIN = {
    lib.softmax: plain_softmax,
    lib.log_softmax: plain_log_softmax,
    lib.layernorm: plain_layernorm,
    lib.rmsnorm: plain_rmsnorm,
}
EACH = pytest.mark.parametrize("function", PLAIN, ids=lambda f: f.__name__)


def close(function: Any, x: Array, got: Array) -> None:
    assert (x.dtype, x.shape) == (got.dtype, got.shape)
    bound = 4 * TOLERANCE[x.dtype.str[1:]]
    np.testing.assert_allclose(got.astype("f8"), PLAIN[function](x.astype("f8")), bound, bound)


@EACH
@pytest.mark.parametrize("width", WIDTHS)
def test_rows_are_those_of_numpy_on_every_device(function: Any, width: int) -> None:
    x = values("f4", (3, width), seed=width)

    close(function, x, everywhere(function, x))


@EACH
@pytest.mark.parametrize("width", [257, 500, 700, 1024])
def test_many_rows_have_a_subgroup_each_in_the_same_order(
    function: Any, width: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kernels, "MANY", 1)
    x = values("f4", (9, width), seed=width, special=width == 700)

    everywhere(function, x)


@EACH
@pytest.mark.parametrize("dtype", FLOATS)
def test_rows_of_every_type(function: Any, dtype: str) -> None:
    for width in (7, 300):
        x = values(dtype, (2, width), seed=width)

        close(function, x, everywhere(function, x))


@EACH
def test_long_and_many_rows(function: Any) -> None:
    for shape in ((2, 9001), (1, LARGE // 8), (1009, 3), (0, 5), (5, 0), (0,)):
        x = values("f4", shape)

        close(function, x, function(x)) if x.size else None
        assert shape == function(x).shape


@EACH
@pytest.mark.parametrize("width", [5, 300])
def test_nan_and_infinities_spread_as_in_numpy(function: Any, width: int) -> None:
    x = np.ones((5, width), np.float32)
    x[0, 2], x[1, 2], x[2, 2], x[3] = np.nan, np.inf, -np.inf, -np.inf
    with np.errstate(invalid="ignore"):
        wanted = PLAIN[function](x.astype("f8"))

    np.testing.assert_allclose(everywhere(function, x), wanted, 1e-5, 1e-6)


@EACH
def test_any_axis(function: Any) -> None:
    x = values("f4", (4, 3, 5))
    for axis in (-3, -2, -1, 0, 1, 2):
        wanted = np.moveaxis(PLAIN[function](np.moveaxis(x, axis, -1).astype("f8")), -1, axis)

        np.testing.assert_allclose(function(x, axis=axis), wanted, 1e-5, 1e-6)


def test_layernorm_is_scaled_and_shifted() -> None:
    x, weight, bias = values("f4", (3, 40)), values("f4", 40, seed=1), values("f4", 40, seed=2)

    np.testing.assert_allclose(
        everywhere(lib.layernorm, x, weight, bias),
        plain_layernorm(x.astype("f8")) * weight + bias,
        1e-5,
        1e-5,
    )
    np.testing.assert_allclose(
        everywhere(lib.rmsnorm, x, weight, eps=0.5), plain_rmsnorm(x.astype("f8"), 0.5) * weight, 1e-5, 1e-5
    )


def test_a_softmax_is_recorded_in_a_pipeline() -> None:
    @vy.pipeline
    def both(x: Any) -> Any:
        return lib.log_softmax(lib.softmax(x))

    x = values("f4", (5, 50))

    assert lib.log_softmax(lib.softmax(x)).tobytes() == both(x).tobytes()


@pytest.mark.parametrize("inner", [2, 15, 16, 17])
def test_short_runs_are_moved_whole(inner: int) -> None:
    for dtype in ("u1", "f2", "f8"):
        x = values(dtype, (5, 33, 7, inner))

        assert x.transpose(0, 2, 1, 3).tobytes() == everywhere(lib.permute_dims, x, (0, 2, 1, 3)).tobytes()


@pytest.mark.parametrize("shape", [(), (3,), (4, 5), (2, 3, 4), (3, 1, 5, 2), (2, 3, 4, 5), (0, 3)])
def test_axes_are_permuted_as_by_numpy(shape: tuple[int, ...]) -> None:
    x = values("i4", shape)
    for axes in permutations(range(len(shape))):
        assert x.transpose(axes).tolist() == lib.permute_dims(x, axes).tolist()


def test_permutations_on_every_device() -> None:
    for dtype in ("u1", "f2", "f8", "bool"):
        x = values(dtype, (3, 34, 5))
        for axes in ((0, 2, 1), (2, 1, 0), (1, 0, 2)):
            assert x.transpose(axes).tobytes() == everywhere(lib.permute_dims, x, axes).tobytes()
    large = values("f4", (1025, 1023))
    assert large.T.tobytes() == lib.matrix_transpose(large).tobytes()


@pytest.mark.parametrize(
    ("call", "says"),
    [
        (lambda: lib.softmax(np.ones(3, np.int32)), "i32"),
        (lambda: lib.softmax(np.ones((3, 3), np.float32), axis=2), "axis"),
        (lambda: lib.layernorm(np.ones((3, 3), np.float32), np.ones(2, np.float32)), "weight"),
        (lambda: lib.layernorm(np.ones((3, 3), np.float32), None, np.ones(3)), "bias"),
        (lambda: lib.permute_dims(np.ones((3, 3)), (0, 0)), "axes"),
        (lambda: lib.permute_dims(np.ones((3, 3)), (0,)), "axes"),
        (lambda: lib.matrix_transpose(np.ones(3)), "matrix"),
    ],
)
def test_a_wrong_argument_is_named_with_a_fix(call: Any, says: str) -> None:
    with pytest.raises(vy.CallError, match=says) as caught:
        call()

    assert "Fix: " in str(caught.value)


@vy.kernel
def scaled(x: vy.Buf[vy.f32, 2], y: vy.Out[vy.f32, 2]):
    y[vy.gid(0), vy.gid(1)] = x[vy.gid(0), vy.gid(1)] * 2 + 1


def test_a_map_before_a_softmax_is_one_launch_where_rows_are_held() -> None:
    @vy.pipeline
    def both(x: Any) -> Any:
        return lib.softmax(scaled(x))

    x = values("f4", (64, 500))

    assert 1 == both.explain(x, device="reference").launches_after
    assert lib.softmax(scaled(x)).tobytes() == both(x, device="reference").tobytes()
