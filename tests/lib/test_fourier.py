"""Fourier transforms of any length, against NumPy's."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import vyre as vy
from lib.cases import Array, everywhere, values
from vyre import lib
from vyre.lib.fourier import plan

LENGTHS = (1, 2, 3, 4, 5, 7, 8, 9, 11, 13, 16, 17, 31, 33, 60, 97, 128, 1000)


def complexes(shape: int | tuple[int, ...], dtype: str = "c8") -> Array:
    return (values("f8", shape) + 1j * values("f8", shape, seed=1)).astype(dtype)


def close(got: Array, wanted: Array, dtype: str) -> None:
    assert wanted.shape == got.shape
    bound = (2e-6 if dtype == "c8" else 5e-15) * np.abs(wanted).max(initial=1)
    np.testing.assert_allclose(got, wanted, 0, bound)


@pytest.mark.parametrize("n", LENGTHS)
def test_transforms_are_those_of_numpy(n: int) -> None:
    for dtype in ("c8",) if n % 11 == 0 or n == 13 else ("c8", "c16"):  # these radices take long to compile
        x = complexes((3, n), dtype)
        got = lib.fft(x)

        assert x.dtype == got.dtype
        close(got, np.fft.fft(x.astype("c16")), dtype)
        close(lib.ifft(x), np.fft.ifft(x.astype("c16")), dtype)


@pytest.mark.parametrize("n", [1, 2, 17, 30, 64])
def test_transforms_have_the_same_bytes_on_every_device(n: int) -> None:
    x = complexes((2, n))

    everywhere(lib.fft, x)
    everywhere(lib.ifft, x)
    everywhere(lib.rfft, x.real.copy())


@pytest.mark.parametrize("n", [1, 2, 3, 31, 33, 100, 1000])
def test_transforms_of_real_numbers(n: int) -> None:
    x = values("f8", (2, n))
    half = lib.rfft(x)

    close(half, np.fft.rfft(x), "c16")
    close(lib.fft(x), np.fft.fft(x), "c16")
    np.testing.assert_allclose(lib.irfft(half, n=n), x, 0, 1e-12)
    if n > 1:
        close(lib.irfft(half), np.fft.irfft(half), "c16")


def test_a_pipeline_has_complex_numbers() -> None:
    @vy.pipeline
    def transformed(x):  # type: ignore[no-untyped-def]
        return lib.fft(x), lib.ifft(lib.fft(x)), lib.irfft(lib.rfft(x))

    x = values("f8", (2, 6))
    once, twice, real = transformed(x)

    close(once, np.fft.fft(x), "c16")
    close(twice, x.astype("c16"), "c16")
    close(real, x, "c16")


def test_second_calls_give_what_the_first_did() -> None:
    x = complexes((2, 3), "c16")
    for function in (lib.fft, lib.ifft, lib.irfft, lib.rfft):
        given = x.real if function is lib.rfft else x
        first = function(given)
        for _ in range(3):
            again = function(given)
            assert (first.shape, first.tobytes()) == (again.shape, again.tobytes())


def test_any_axis() -> None:
    x = complexes((3, 4, 5), "c16")
    for axis in (-3, -2, -1, 0, 1, 2):
        close(lib.fft(x, axis=axis), np.fft.fft(x, axis=axis), "c16")
        close(lib.irfft(lib.rfft(x.real, axis=axis), n=x.shape[axis], axis=axis), x.real, "c16")


def test_large_transforms() -> None:
    for n in (1 << 15, 3**7 * 5, 10007):
        x = complexes(n)

        close(lib.fft(x), np.fft.fft(x.astype("c16")), "c8")


def test_the_passes_of_a_length_are_part_of_the_order() -> None:
    assert (8, 8, 4, 3, 5) == plan(8 * 8 * 4 * 15)
    assert (8, 2) == plan(16)
    assert () == plan(17 * 4)


def test_nan_spreads() -> None:
    x = complexes(16)
    x[3] = np.nan

    assert np.isnan(lib.fft(x)).all()


@pytest.mark.parametrize(
    ("call", "says"),
    [
        (lambda: lib.fft(np.ones(3, np.int32)), "int32"),
        (lambda: lib.fft(np.ones(0)), "at least one"),
        (lambda: lib.fft(np.ones((3, 3)), axis=2), "axis"),
        (lambda: lib.rfft(np.ones(3, complex)), "real"),
        (lambda: lib.irfft(np.ones(3, complex), n=9), "n is 9"),
    ],
)
def test_a_wrong_argument_is_named_with_a_fix(call: Any, says: str) -> None:
    with pytest.raises(vy.CallError, match=says) as caught:
        call()

    assert "Fix: " in str(caught.value)
