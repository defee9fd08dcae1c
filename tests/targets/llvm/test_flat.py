"""Kernels that touch only their own elements, over short rows, long ones, and arrays of other shapes."""

from __future__ import annotations

import numpy as np
import pytest

import vyre
from vyre import Buf, InOut, Out, f32, gid, i32, u8
from vyre.lower.reshape import flattened
from vyre.passes import optimize

SHAPES = [(5, 3), (1, 1), (0, 3), (4, 0), (1, 100), (100, 1), (33, 15), (7, 16), (3, 70)]


@vyre.kernel
def mixed(x: Buf[f32, 2], n: Buf[u8, 2], y: Out[f32, 2], z: InOut[i32, 2], s: f32):  # type: ignore[no-untyped-def]
    i, j = gid(0), gid(1)
    part = vyre.local(f32, 4)
    part[i32(n[i, j]) % 4] = x[i, j] * s
    if n[i, j] > 200:
        return
    total = f32(0)
    for k in range(i32(n[i, j]) % 5):
        total += part[k]
    y[i, j] = total + x[i, j]
    z[i, j] += i32(n[i, j])


@vyre.kernel
def scaled(x: Buf[f32, 3], y: Out[f32, 3]):  # type: ignore[no-untyped-def]
    y[gid(0), gid(1), gid(2)] = x[gid(0), gid(1), gid(2)] * 2.0


@vyre.kernel
def by_channel(x: Buf[f32, 2], gain: Buf[f32], y: Out[f32, 2]):  # type: ignore[no-untyped-def]
    y[gid(0), gid(1)] = x[gid(0), gid(1)] * gain[gid(1)]


@vyre.kernel
def looked_up(x: Buf[f32, 2], n: Buf[u8, 2], table: Buf[f32], t: Buf[f32, 2], y: Out[f32, 2]):  # type: ignore[no-untyped-def]
    i, j = gid(0), gid(1)
    total = t[0, 1] * f32(len(table))
    for k in range(3):
        total += table[i32(n[i, j]) - k]
    y[i, j] = x[i, j] + total


@vyre.kernel
def shifted(x: Buf[f32, 2], y: Out[f32, 2]):  # type: ignore[no-untyped-def]
    y[gid(0), gid(1)] = x[gid(0), gid(1) + 1]


@vyre.kernel
def measured(x: Buf[f32, 2], y: Out[f32, 2]):  # type: ignore[no-untyped-def]
    y[gid(0), gid(1)] = x[gid(0), gid(1)] / f32(x.shape[1])


def given(shape: tuple[int, int], other: tuple[int, int]) -> list[np.ndarray]:
    rng = np.random.default_rng(7)
    return [
        rng.standard_normal(shape, np.float32), rng.integers(0, 256, other, np.uint8),
        np.zeros(shape, np.float32), rng.integers(-9, 9, shape).astype(np.int32),
    ]  # fmt: skip


@pytest.mark.parametrize("shape", SHAPES, ids=str)
@pytest.mark.parametrize("extra", [(0, 0), (0, 1), (2, 0), (-1, -1)], ids=str)
def test_the_bytes_are_those_of_the_reference(shape: tuple[int, int], extra: tuple[int, int]) -> None:
    other = max(shape[0] + extra[0], 0), max(shape[1] + extra[1], 0)
    found, expected = given(shape, other), given(shape, other)
    mixed(*found, s=0.5, domain=shape, device="cpu")
    mixed(*expected, s=0.5, domain=shape, device="reference")

    assert [part.tobytes() for part in expected] == [part.tobytes() for part in found]


@pytest.mark.parametrize("shape", SHAPES, ids=str)
@pytest.mark.parametrize("extra", [(0, 0), (2, -1)], ids=str)
def test_other_arrays_keep_their_axes(shape: tuple[int, int], extra: tuple[int, int]) -> None:
    x, n, y, _ = given(shape, (max(shape[0] + extra[0], 0), max(shape[1] + extra[1], 0)))
    table, t = (
        np.arange(200, dtype=np.float32),
        np.full(shape, 0.25, np.float32),
    )  # of which the last is alike

    found, expected = (
        looked_up(x, n, table, t, y.copy(), domain=shape, device=device) for device in ("cpu", "reference")
    )

    assert expected.tobytes() == found.tobytes()


def test_an_image_of_three_channels() -> None:
    x = np.random.default_rng(1).standard_normal((40, 30, 3), np.float32)

    assert np.array_equal(x * 2, scaled(x))
    assert np.array_equal(
        np.pad(x * 2, ((0, 1), (0, 2), (0, 1))),
        scaled(x, y=np.zeros((41, 32, 4), np.float32), domain=(41, 32, 4)),
    )


def test_only_kernels_of_own_elements_are_flattened() -> None:
    kernels = (mixed, looked_up, by_channel, shifted, measured)
    flat = [flattened(optimize(kernel.program), 2) for kernel in kernels]

    assert [True, True, False, False, False] == [program is not None for program in flat]
    assert flattened(optimize(scaled.program), 3) is not None
    assert flattened(optimize(scaled.program), 2) is None


@vyre.kernel
def around(x: Buf[f32, 3], y: Out[f32, 3]):  # type: ignore[no-untyped-def]
    i, j, c = gid(0), gid(1), gid(2)
    y[i, j, c] = x[i, j - 1, c] + x[i - 1, j, c + 1] * f32(i + 10 * j + 100 * c)


@pytest.mark.parametrize(
    "shape", [(6, 5, 3), (1, 1, 1), (9, 1, 2), (2, 9, 15), (3, 4, 16), (2, 0, 3)], ids=str
)
def test_rows_too_short_for_vectors_give_the_bytes_of_the_reference(shape: tuple[int, int, int]) -> None:
    x = np.random.default_rng(3).standard_normal(shape, np.float32)

    assert around(x, device="reference").tobytes() == around(x, device="cpu").tobytes()


@pytest.mark.parametrize("threads", [1, 3])
def test_short_rows_are_shared_among_threads(threads: int) -> None:
    before, x = vyre.threads(), np.random.default_rng(3).standard_normal((300, 200, 3), np.float32)
    vyre.threads(threads)
    found = around(x, device="cpu")
    vyre.threads(before)

    assert around(x, device="reference").tobytes() == found.tobytes()
