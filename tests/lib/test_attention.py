"""Attention, against NumPy in f64."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import vyre as vy
from lib.cases import Array, everywhere, on, values
from vyre import lib
from vyre.lib.kernels import attention as kernels

TOLERANCE = {"f2": 5e-3, "f4": 3e-6, "f8": 1e-13}


def plain(q: Array, k: Array, v: Array, *, causal: bool = False, scale: float | None = None) -> Array:
    q, k, v = (x.astype("f8") for x in (q, k, v))
    scores = q @ np.swapaxes(k, -1, -2) * (q.shape[-1] ** -0.5 if scale is None else scale)
    if causal:
        seen = np.arange(k.shape[-2]) <= np.arange(q.shape[-2])[:, None]
        scores = np.where(seen, scores, -np.inf)
    e = np.exp(scores - scores.max(-1, keepdims=True))
    return e / e.sum(-1, keepdims=True) @ v


def operands(dtype: str, lead: tuple[int, ...], n: int, m: int, deep: int, wide: int) -> list[Array]:
    shapes = ((*lead, n, deep), (*lead, m, deep), (*lead, m, wide))
    return [values(dtype, shape, seed=k) for k, shape in enumerate(shapes)]


@pytest.mark.parametrize(
    ("n", "m", "deep", "wide"),
    [(1, 1, 1, 1), (2, 33, 5, 3), (31, 31, 16, 16), (65, 40, 64, 33), (3, 100, 20, 64)],
)
@pytest.mark.parametrize("causal", [False, True])
def test_attention_on_every_device(n: int, m: int, deep: int, wide: int, causal: bool) -> None:
    q, k, v = operands("f4", (), n, m, deep, wide)

    np.testing.assert_allclose(
        everywhere(lib.attention, q, k, v, causal=causal), plain(q, k, v, causal=causal), 1e-5, 3e-6
    )


@pytest.mark.parametrize("rows", [2, 4, 8])
@pytest.mark.parametrize("causal", [False, True])
def test_workgroups_of_any_number_of_queries_give_the_same_bytes(rows: int, causal: bool) -> None:
    q, k, v = operands("f4", (2,), 70, 67, 64, 40)
    with on("reference"):
        got = kernels.tile_form(64, 64, rows)(
            q, k, v, batch=2, n=70, wide=40, m=67, scale=0.125, T=vy.f32, A=vy.f32, is_causal=causal,
            groups=(-(-70 // (8 * rows)), 2),
        )  # fmt: skip

    assert lib.attention(q, k, v, causal=causal).tobytes() == got.tobytes()


def test_masked_values_may_be_nan_or_infinite() -> None:
    q, k, v = operands("f4", (), 70, 70, 8, 8)
    v[5] = np.inf
    v[40] = np.nan
    got = everywhere(lib.attention, q, k, v, causal=True)

    assert np.isfinite(got[:5]).all()
    assert np.isinf(got[5:40]).all()
    assert np.isnan(got[40:]).all()


@pytest.mark.parametrize("dtype", ["f2", "f8"])
def test_attention_of_other_types(dtype: str) -> None:
    q, k, v = operands(dtype, (2,), 5, 40, 8, 8)
    got = everywhere(lib.attention, q, k, v)

    assert q.dtype == got.dtype
    np.testing.assert_allclose(got, plain(q, k, v), TOLERANCE[dtype], TOLERANCE[dtype])


def test_heads_are_independent() -> None:
    q, k, v = operands("f4", (2, 3), 70, 90, 32, 32)
    got = lib.attention(q, k, v, scale=0.3)

    assert lib.attention(q[1, 2], k[1, 2], v[1, 2], scale=0.3).tobytes() == got[1, 2].tobytes()
    np.testing.assert_allclose(got, plain(q, k, v, scale=0.3), 1e-5, 3e-6)


def test_wide_and_long_operands() -> None:
    q, k, v = operands("f4", (), 7, 1000, 200, 300)

    np.testing.assert_allclose(lib.attention(q, k, v), plain(q, k, v), 1e-4, 1e-5)
    assert (0, 300) == lib.attention(q[:0], k, v).shape


def test_large_scores_do_not_overflow() -> None:
    q, k, v = operands("f4", (), 4, 40, 8, 8)

    np.testing.assert_allclose(lib.attention(1000 * q, k, v), plain(1000 * q, k, v), 1e-3, 1e-4)


@pytest.mark.parametrize(
    ("shapes", "dtype"),
    [
        (((3, 4), (5, 3), (5, 4)), "f4"),
        (((3, 4), (5, 4), (6, 4)), "f4"),
        (((3, 4), (5, 4), (5, 4)), "i4"),
        (((4,), (5, 4), (5, 4)), "f4"),
        (((2, 3, 4), (5, 4), (5, 4)), "f4"),
        (((3, 4), (0, 4), (0, 4)), "f4"),
    ],
)
def test_operands_that_do_not_fit_are_named_with_a_fix(shapes: Any, dtype: str) -> None:
    with pytest.raises(vy.CallError, match="Fix: "):
        lib.attention(*(np.ones(shape, dtype) for shape in shapes))
