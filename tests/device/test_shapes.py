"""Arrays of up to six axes, views in pipelines and elementwise functions, on a GPU."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import vyre as vy
from vyre import Buf, Out, f32, gid, i32


@vy.kernel
def near(x: Buf[f32, 4], y: Out[f32, 4]):
    i, j, k, m = gid(0), gid(1), gid(2), gid(3)
    y[i, j, k, m] = x[i, j, k, m] + 2 * x[i - 1, j, k, m] + 3 * x[i, j + 1, k, m - 1]


@vy.kernel
def places(y: Out[i32, 6]):
    a, b, c, d, e, f = gid(0), gid(1), gid(2), gid(3), gid(4), gid(5)
    y[a, b, c, d, e, f] = ((((a * 7 + b) * 7 + c) * 7 + d) * 7 + e) * 7 + f


@vy.elementwise
def raised(a, b):
    return a * b + a


@vy.kernel
def neighbours(x: Buf[f32, 2], y: Out[f32, 2]):
    i, j = gid(0), gid(1)
    y[i, j] = x[i - 1, j] + 2 * x[i, j + 1] + 4 * x[i + 1, j - 1]


@pytest.mark.parametrize(
    "shape", [(3, 4, 5, 33), (70, 3, 2, 2), (2, 2, 300, 129), (1, 1, 1, 1), (65, 70, 9, 16)]
)
def test_kernels_over_four_axes(shape: tuple[int, ...]) -> None:
    x = np.random.default_rng(1).random(shape, np.float32)

    assert near(x, device="cpu").tobytes() == near(x, device="cuda").tobytes()


def test_kernels_over_six_axes() -> None:
    for shape in ((2, 3, 2, 3, 2, 20), (5, 1, 4, 1, 3, 64), (1, 1, 40, 30, 2, 7)):
        assert places.over(shape)(device="cpu").tobytes() == places.over(shape)(device="cuda").tobytes()


def test_elementwise_functions_broadcast() -> None:
    x, y = np.random.default_rng(2).random((6, 1, 40), np.float32), np.arange(5, dtype=np.float32)[:, None]

    assert (x * y + x).tobytes() == raised(x, y, device="cuda").tobytes()
    there = raised(vy.array(x, device="cuda"), vy.array(y, device="cuda"))
    assert (x * y + x).tobytes() == there.numpy().tobytes()


@pytest.mark.parametrize(
    "view",
    [
        lambda x: x.T, lambda x: x[:, ::-1], lambda x: x[1:60:3, 5:], lambda x: x.reshape(-1, 16),
        lambda x: x.T.reshape(32, -1), lambda x: x.reshape(-1)[64:].reshape(-1, 64),
    ],
)  # fmt: skip
def test_views_in_pipelines_have_the_bytes_of_the_cpu(view: Callable[[Any], Any]) -> None:
    x = np.random.default_rng(3).random((64, 96), np.float32)
    for function in (
        lambda x: neighbours(view(raised(x, 2.0))), lambda x: raised(view(neighbours(x)), 3.0),
        lambda x: view(x), lambda x: view(neighbours(x)),
    ):  # fmt: skip
        run = vy.pipeline(function)
        expected = run(x, device="cpu")
        for _ in range(3):
            assert expected.tobytes() == run(x, device="cuda").tobytes()
            there = run(vy.array(x, device="cuda"))
            assert (expected.shape, expected.tobytes()) == (there.shape, there.numpy().tobytes())


def test_bits_are_seen_as_another_type_in_pipelines() -> None:
    x = np.random.default_rng(4).random((8, 16), np.float32)

    for dtype in (np.uint32, np.uint8, np.uint64):
        run = vy.pipeline(lambda x: raised(x, 1.0).view(dtype))  # noqa: B023
        assert (x * 2).view(dtype).tobytes() == run(vy.array(x, device="cuda")).numpy().tobytes()


@vy.kernel(workgroup=(128, 2, 2))
def turned_over(x: Buf[i32, "n", "a", "b", "c"], y: Out[i32, "n", "a", "b", "c"]):
    held = vy.shared(i32, (128, 2, 2))
    a, b, c = vy.lid(0), vy.lid(1), vy.lid(2)
    held[a, b, c] = x[vy.wid(1), a, b, c] + vy.subgroup_lane()
    vy.barrier()
    y[vy.wid(1), a, b, c] = held[127 - a, b, c] + 3 * gid(0) + 1000 * gid(1) + gid(2)


def test_workgroups_have_any_number_of_invocations_along_the_first_of_three_axes() -> None:
    x = np.random.default_rng(5).integers(-999, 999, (3, 128, 2, 2), np.int32)

    here, there = (turned_over(x, groups=(1, 3, 1), device=device) for device in ("cpu", "cuda"))

    assert here.tobytes() == there.tobytes()


@vy.kernel
def beside(x: Buf[f32, 2], y: Out[f32, 2]):
    y[gid(0), gid(1)] = x[gid(0), gid(1)] + 2 * x[gid(0), x.shape[1] - 1 - gid(1)]


@pytest.mark.parametrize("width", [1, 255, 4097, 100_003])
def test_a_domain_of_one_row(width: int) -> None:
    x = np.random.default_rng(6).random((1, width), np.float32)

    assert beside(x, device="cpu").tobytes() == beside(x, device="cuda").tobytes()
