"""Strided arrays as arguments of pipelines: the bytes of contiguous ones, and nothing else is written."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import vyre as vy
from vyre import Buf, InOut, Out, f32, gid, i32

DEVICES = ["reference", "cpu"]


@vy.kernel
def blur(x: Buf[f32, "n", "m"], y: Out[f32, "n", "m"]):
    i, j = gid(0), gid(1)
    y[i, j] = (x[i, j - 1] + 2 * x[i, j] + x[i + 1, j]) / 4


@vy.kernel
def scale(x: InOut[f32, 2], by: f32):
    x[gid(0), gid(1)] *= by


@vy.kernel
def add(x: Buf[i32], y: Buf[i32], z: Out[i32]):
    z[gid()] = x[gid()] + y[gid()]


@vy.pipeline
def twice(x: Any) -> Any:
    return blur(blur(x))


@vy.pipeline
def scaled(x: Any, by: Any) -> Any:
    scale(x, by)
    scale(x, by)
    return x


A = np.random.default_rng(1).random((13, 17), np.float32)
VIEWS = {
    "transposed": A.T,
    "every second": A[::2, 1::3],
    "backwards": A[::-1, ::-1],
    "a block": A[3:7, 2:9],
    "broadcast": np.broadcast_to(A[0], (5, 17)),
    "one row": A[2:3, ::4],
    "empty": A[:0, ::2],
    "three axes": np.zeros((4, 5, 6), np.float32)[:, 2, ::-1] + 1,
}


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("name", VIEWS)
def test_a_view_gives_the_bytes_of_a_copy(name: str, device: str) -> None:
    view = VIEWS[name]
    copy = np.ascontiguousarray(view)

    for _ in range(3):
        assert twice(copy, device=device).tobytes() == twice(view, device=device).tobytes()
    assert twice(view, device=device, fuse="off").tobytes() == twice(copy, device=device).tobytes()


@pytest.mark.parametrize("device", DEVICES)
def test_only_the_elements_of_a_view_are_written(device: str) -> None:
    base = np.arange(30, dtype=np.float32).reshape(5, 6)
    expected = base.copy()
    expected[::2, ::-2] *= np.float32(3) * 3

    view = base[::2, ::-2]

    assert scaled(view, 3.0, device=device) is view
    assert expected.tobytes() == base.tobytes()


@pytest.mark.parametrize("device", DEVICES)
def test_columns_of_one_array_that_are_written_and_read(device: str) -> None:
    @vy.pipeline
    def shifted(a: Any, b: Any, c: Any) -> Any:
        add(a, b, c)
        add(c, b, a)

    table = np.arange(12, dtype=np.int32).reshape(4, 3)
    expected = table.copy()
    expected[:, 2] = expected[:, 0] + expected[:, 1]
    expected[:, 0] = expected[:, 2] + expected[:, 1]

    for _ in range(2):
        table[:] = np.arange(12).reshape(4, 3)
        shifted(table[:, 0], table[:, 1], table[:, 2], device=device)
        assert expected.tolist() == table.tolist()


def test_views_of_one_shape_and_other_strides_are_other_calls() -> None:
    square = np.arange(16, dtype=np.float32).reshape(4, 4)
    for view in (square, square.T, square[::-1], square, square.T):
        assert twice(np.ascontiguousarray(view)).tobytes() == twice(view).tobytes()


def test_a_read_only_view_cannot_be_written() -> None:
    with pytest.raises(vy.CallError, match="read-only"):
        scaled(np.broadcast_to(np.float32(1), (3, 4)), 2.0)


def test_fields_that_are_not_whole_elements_apart_are_refused() -> None:
    records = np.zeros(4, np.dtype([("a", np.uint8), ("b", np.int32)]))

    with pytest.raises(vy.CallError, match="contiguous"):
        vy.pipeline(lambda_free)(records["b"], np.zeros(4, np.int32))


def lambda_free(x: Any, y: Any) -> Any:
    return add(x, y)


def test_a_view_explains_checks_and_saves_as_its_shape(tmp_path: Path) -> None:
    assert "2" in str(twice.explain(A.T))
    assert vy.check(twice, A.T).clean
    twice.save(tmp_path / "twice.vyre", A.T)

    loaded = vy.load(tmp_path / "twice.vyre")

    assert loaded(np.ascontiguousarray(A.T)).tobytes() == twice(A.T).tobytes()


def test_a_view_of_an_array_from_outside_the_arguments() -> None:
    offsets = np.arange(20, dtype=np.int32)[::-2]

    @vy.pipeline
    def moved(x: Any) -> Any:
        return add(x, offsets)

    x = np.zeros(10, np.int32)
    assert offsets.tolist() == moved(x).tolist() == moved(x).tolist()
