"""Random calls of `vyre.interop.dask` in random chunks, against the same calls of `vyre.lib` on the whole."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import settings

import vyre as vy
from vyre import lib

dask = pytest.importorskip("dask", reason="Dask is not installed: pip install 'vyre[dask]'")

import dask.array as da  # noqa: E402  # where Dask is installed

from vyre.interop import dask as vdask  # noqa: E402

FIRST = int(os.environ.get("DASK_SEED", "0"))
SEEDS = range(FIRST, FIRST + max(int(settings().max_examples) // 10, 5))
DTYPES = ["f4", "f8", "f2", "i1", "i8", "u2", "?"]
Call = tuple[Any, Any]  # what the library gives on the whole, and what Dask gives


@vy.func
def farther(a, b):  # type: ignore[no-untyped-def]
    return a if a * a > b * b else b


def elements(draw: np.random.Generator, shape: tuple[int, ...], dtype: str) -> Any:
    x = draw.standard_normal(shape) * 5
    if dtype == "?":
        return x > 2
    if dtype[0] != "f":
        return np.abs(x).astype(dtype)
    x[draw.random(shape) < 0.05] = -0.0
    x[draw.random(shape) < 0.05] = 0.0
    x[draw.random(shape) < draw.choice([0, 0.02])] = np.nan
    return x.astype(dtype)


def cut(draw: np.random.Generator, extent: int) -> tuple[int, ...]:
    """Chunks of any sizes, also without elements."""
    cuts = np.sort(draw.integers(0, extent + 1, draw.integers(0, 5)))
    return tuple(int(size) for size in np.diff([0, *cuts, extent]))


def axis_for(draw: np.random.Generator, x: Any) -> int:
    return int(draw.integers(-x.ndim, x.ndim))


def reduced(draw: np.random.Generator, x: Any, chunked: Any) -> Call:
    count = int(draw.integers(1, x.ndim + 1))
    axis = None if draw.random() < 0.3 else tuple(map(int, draw.permutation(x.ndim)[:count]))
    keepdims = bool(draw.random() < 0.5)
    if draw.random() < 0.15 and x.dtype != bool:
        op: tuple[Any, ...] = (farther, 0)
    else:
        op = (str(draw.choice(["sum", "prod", "min", "max", "any", "all", "mean"])),)
    return tuple(f(y, *op, axis=axis, keepdims=keepdims) for f, y in both("reduce", x, chunked))  # type: ignore[return-value]  # of two


def scanned(draw: np.random.Generator, x: Any, chunked: Any) -> Call:
    op, axis = str(draw.choice(["sum", "prod", "min", "max"])), axis_for(draw, x)
    exclusive, reverse = (bool(flag) for flag in draw.random(2) < 0.5)
    made = [f(y, op, axis=axis, exclusive=exclusive, reverse=reverse) for f, y in both("scan", x, chunked)]
    return made[0], made[1]


def sorted_by(name: str) -> Callable[..., Call]:
    def call(draw: np.random.Generator, x: Any, chunked: Any) -> Call:
        axis, descending = axis_for(draw, x), bool(draw.random() < 0.5)
        made = [f(y, axis=axis, descending=descending) for f, y in both(name, x, chunked)]
        return made[0], made[1]

    return call


def greatest(draw: np.random.Generator, x: Any, chunked: Any) -> Call:
    axis, largest, which = axis_for(draw, x), bool(draw.random() < 0.5), int(draw.integers(0, 2))
    k = int(draw.integers(0, min(x.shape[axis], 50) + 1))
    made = [f(y, k, axis=axis, largest=largest)[which] for f, y in both("topk", x, chunked)]
    return made[0], made[1]


def counted(draw: np.random.Generator, x: Any, chunked: Any) -> Call:
    bins = int(draw.integers(1, 40))
    has_nan = np.isnan(x.astype(np.float32)).any()
    how: dict[str, Any] = {"range": (-1.0, 4.0)} if has_nan or draw.random() < 0.5 else {}
    made = [f(y, bins, **how)[0] for f, y in both("histogram", x, chunked)]
    return made[0], made[1]


def distinct(draw: np.random.Generator, x: Any, chunked: Any) -> Call:
    return lib.unique_values(x), vdask.unique_values(chunked)


def both(name: str, x: Any, chunked: Any) -> list[tuple[Any, Any]]:
    return [(getattr(lib, name), x), (getattr(vdask, name), chunked)]


CALLS = [
    reduced,
    reduced,
    scanned,
    scanned,
    sorted_by("sort"),
    sorted_by("argsort"),
    greatest,
    counted,
    distinct,
]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_random_call_has_the_bytes_of_the_library(seed: int) -> None:
    draw = np.random.default_rng(seed)
    rank = int(draw.integers(1, 4))
    shape = [int(extent) for extent in draw.integers(1, (0, 60_000, 300, 40)[rank], rank)]
    if rank > 1 and draw.random() < 0.4:  # long and narrow
        shape = [1] * (rank - 2) + [int(draw.integers(1, 9)), int(draw.integers(1, 20_000))]
        shape = [int(extent) for extent in draw.permutation(shape)]
    x = elements(draw, tuple(shape), str(draw.choice(DTYPES)))
    chunked = da.from_array(x, chunks=tuple(cut(draw, extent) for extent in shape))
    call = CALLS[draw.integers(len(CALLS))]

    expected, got = call(draw, x, chunked)
    found = got.compute(scheduler="sync")

    assert (expected.dtype, expected.shape) == (found.dtype, found.shape)
    assert got.dtype == found.dtype
    assert call is distinct or got.shape == found.shape
    assert np.asarray(expected).tobytes() == np.asarray(found).tobytes()
