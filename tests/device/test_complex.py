"""Complex numbers on a GPU: tensors of torch and arrays of CuPy, whole, strided and conjugated."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import vyre as vy
from vyre import Buf, Out, complex64, gid, lib, vec3

RNG = np.random.default_rng(2)
VALUES = (RNG.normal(size=(6, 8)) + 1j * RNG.normal(size=(6, 8))).astype(np.complex64)
ROOTS = np.array([1, 1j, -1], np.complex64)
ONES = vec3(1)


@vy.kernel
def turned(x: Buf[complex64], y: Out[complex64], by: complex64 = 1j, v: vec3 = ONES):
    y[gid()] = x[gid()] * by * ROOTS[gid() % 3] + v.y


def expected(values: Any, **named: Any) -> Any:
    return turned(np.ascontiguousarray(values), **named, device="cpu")


def test_numpy_arrays_of_complex_numbers() -> None:
    assert expected(VALUES[0]).tobytes() == turned(VALUES[0].copy(), device="cuda").tobytes()


def test_tensors_of_torch() -> None:
    torch = pytest.importorskip("torch")
    z = torch.tensor(VALUES, device="cuda")
    cases = [(z[0], VALUES[0]), (z[:, 2], VALUES[:, 2]), (z[1].conj(), VALUES[1].conj())]
    for theirs, ours in cases:
        for _ in range(4):  # the first calls, and those that are known
            result = turned(theirs, by=2 - 1j)
            assert result.dtype == torch.complex64
            assert expected(ours, by=2 - 1j).tobytes() == result.cpu().numpy().tobytes()
    out = torch.zeros(8, dtype=torch.complex64, device="cuda")
    turned(z[0], y=out)
    assert expected(VALUES[0]).tobytes() == out.cpu().numpy().tobytes()


def test_arrays_of_cupy() -> None:
    cupy = pytest.importorskip("cupy")
    z = cupy.asarray(VALUES)
    for theirs, ours in ((z[0], VALUES[0]), (z[:, 3], VALUES[:, 3])):
        assert expected(ours).tobytes() == cupy.asnumpy(turned(theirs)).tobytes()


@vy.pipeline
def spectrum(z: Any) -> Any:
    if z.shape[-1] <= 2:  # not an assert, in which pytest puts calls that cannot be tracked
        raise ValueError(z.shape)
    return lib.fft(z)


@pytest.mark.parametrize("shape", [(6, 8), (1, 1024), (300, 100), (2, 1 << 14)])
def test_transforms_of_tensors_are_the_same_at_every_call(shape: tuple[int, ...]) -> None:
    torch = pytest.importorskip("torch")
    values = (RNG.normal(size=shape) + 1j * RNG.normal(size=shape)).astype(np.complex64)
    z = torch.tensor(values, device="cuda")
    first = lib.fft(z).cpu().numpy()
    assert np.abs(first - np.fft.fft(values)).max() < 1e-4 * np.abs(first).max()
    for call in (lib.fft, lib.fft, lib.fft, lib.fft, spectrum, spectrum, spectrum):
        result = call(z)
        assert (torch.complex64, shape) == (result.dtype, tuple(result.shape))
        assert first.tobytes() == result.cpu().numpy().tobytes()
