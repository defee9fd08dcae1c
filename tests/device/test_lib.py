"""The library on a GPU: the same bytes as on the CPU, for arrays of the host and of the device."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import vyre as vy
from lib.cases import DTYPES, LARGE, SIZES, assert_same, on, values
from vyre import lib

SHAPES = ((5, 7), (3, 1000), (2000, 3), (4, 50, 6), (2, 5, 300), (70, 3000), (0, 4), (4, 0))


def on_both(function: Callable[..., Any], *args: Any, **named: Any) -> None:
    """Compare a call on the CPU with one on the GPU, on copies of the arrays there."""
    with on("cpu"):
        wanted = function(*args, **named)
    there = [vy.array(a, device="cuda") if isinstance(a, np.ndarray) and a.ndim else a for a in args]
    got = function(*there, **named)
    shaped = lambda w, g: g.numpy().reshape(np.shape(w))  # noqa: E731  # a number has one element there
    if isinstance(wanted, tuple):
        assert_same(wanted, tuple(map(shaped, wanted, got)))
    else:
        assert_same(wanted, shaped(wanted, got))


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("n", [*SIZES, LARGE])
def test_sum(dtype: str, n: int) -> None:
    on_both(lib.sum, values(dtype, n, special=True))


@pytest.mark.parametrize("shape", SHAPES)
def test_sum_along_axes(shape: tuple[int, ...]) -> None:
    for axis in range(len(shape)):
        on_both(lib.sum, values("f4", shape), axis=axis)
