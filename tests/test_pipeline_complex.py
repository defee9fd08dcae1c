"""Arrays of complex numbers as arguments and results of pipelines."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import vyre as vy
from vyre import Buf, InOut, Out, complex64, complex128, f32, gid

DEVICES = ["reference", "cpu"]


@vy.kernel
def square(x: Buf[complex64], y: Out[complex64]):
    y[gid()] = x[gid()] * x[gid()] + 1


@vy.kernel
def energy(x: Buf[complex64], y: Out[f32]):
    y[gid()] = (x[gid()] * vy.conj(x[gid()])).real


@vy.kernel
def turn(x: InOut[complex128, 2]):
    x[gid(0), gid(1)] = x[gid(0), gid(1)] * complex128(0, 1)


@vy.pipeline
def twice(x: Any) -> Any:
    first = square(x)
    return square(first), energy(first)


def step(x: Any) -> Any:
    return x * x + 1


VALUES = (np.arange(9) + 1j * np.arange(9)[::-1]).astype(np.complex64)
VIEWS = {"whole": VALUES, "backwards": VALUES[::-1], "every third": VALUES[1::3], "none": VALUES[:0]}


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("name", VIEWS)
def test_results_are_complex_where_the_kernel_says_so(name: str, device: str) -> None:
    x = VIEWS[name]
    for _ in range(3):
        squared, power = twice(x, device=device)
        assert np.complex64 == squared.dtype
        assert step(step(x)).tolist() == squared.tolist()
        assert np.abs(step(x)).tolist() == pytest.approx(np.sqrt(power).tolist())


@pytest.mark.parametrize("device", DEVICES)
def test_a_transposed_array_is_changed_in_place_and_returned_itself(device: str) -> None:
    @vy.pipeline
    def turned(x: Any) -> Any:
        turn(x)
        return turn(x)

    table = (np.arange(6) + 2j).reshape(2, 3)
    expected = -table
    view = table.T

    assert turned(view, device=device) is view
    assert expected.tolist() == table.tolist()


def test_complex_arrays_in_lists_and_the_sanitizer() -> None:
    @vy.pipeline
    def all_of(xs: Any) -> Any:
        return [square(x) for x in xs]

    results = all_of([VALUES, VALUES[::2]])

    assert [step(VALUES).tolist(), step(VALUES[::2]).tolist()] == [result.tolist() for result in results]
    assert vy.check(all_of, [VALUES, VALUES[::2]]).clean


def test_one_array_for_two_parameters() -> None:
    @vy.kernel
    def add(a: Buf[complex64], b: Buf[complex64], c: Out[complex64]):
        c[gid()] = a[gid()] + b[gid()]

    @vy.pipeline
    def doubled(a: Any, b: Any) -> Any:
        return add(a, b)

    assert (VALUES + VALUES).tolist() == doubled(VALUES, VALUES).tolist()


def test_a_pipeline_that_returns_complex_numbers_is_not_saved() -> None:
    with pytest.raises(vy.CallError, match="returns complex numbers"):
        twice.save("/nowhere/twice.vyre", VALUES)
