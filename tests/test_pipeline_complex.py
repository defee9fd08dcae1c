"""Pipelines take no complex numbers, and say so: a stand-in for them would be one of floats."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import vyre as vy
from vyre import Buf, Out, complex64, f32, gid, lib

VALUES = (np.arange(9) + 1j * np.arange(9)[::-1]).astype(np.complex64)


@vy.kernel
def square(x: Buf[complex64], y: Out[complex64]):
    y[gid()] = x[gid()] * x[gid()] + 1


@vy.kernel
def turned(x: Buf[f32], y: Out[complex64]):
    y[gid()] = complex64(0, x[gid()])


@pytest.mark.parametrize("what", [square, lib.sum, lambda x: x], ids=["a kernel", "a sum", "nothing"])
def test_complex_arrays_are_refused(what: Any) -> None:
    piped = vy.pipeline(lambda x: what(x))

    for _ in range(2):
        with pytest.raises(vy.CallError, match=r"complex numbers, and pipelines take none. Fix: "):
            piped(VALUES)


def test_kernels_that_make_them_are_refused() -> None:
    piped = vy.pipeline(lambda x: turned(x))

    with pytest.raises(vy.CallError, match=r"y of turned has complex numbers, and pipelines take none"):
        piped(VALUES.real.copy())


def test_the_library_says_itself_what_it_takes() -> None:
    for _ in range(3):
        with pytest.raises(vy.CallError, match="dtype complex64"):
            lib.sum(VALUES)
