"""Warm calls on arrays of a WebGPU device: they do what first calls do, whatever is passed."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import vyre
from targets.webgpu import adapters
from vyre import Buf, InOut, Out, f32, gid, i32, u8

SCALE = 2


@vyre.kernel
def moved(x: Buf[f32], y: InOut[f32], t: f32, n: i32):
    y[gid()] = y[gid()] + x[gid()] * t + f32(n) * SCALE


@vyre.kernel
def doubled(x: Buf[u8, "n"], y: Out[u8, "n"]):
    y[gid()] = x[gid()] * 2


def there(size: int, dtype: Any = np.float32) -> Any:
    return vyre.array(np.arange(size, dtype=dtype), device="webgpu")


def test_warm_calls_give_the_bytes_of_first_ones() -> None:
    adapters.required()
    for size in (5, 300):
        x, y = there(size), there(size)
        mine = np.arange(size, dtype=np.float32)
        for at in range(12):
            assert y is moved(x, y, at * 0.5, at)
            moved(np.arange(size, dtype=np.float32), mine, at * 0.5, at, device="reference")
            assert mine.tobytes() == y.numpy().tobytes()


def test_new_outputs_are_new_at_every_call() -> None:
    adapters.required()
    x = there(9, np.uint8)
    results = [doubled(x) for _ in range(10)]

    assert len({id(result.buffer) for result in results}) == 10
    assert all(result.numpy().tolist() == list(range(0, 18, 2)) for result in results)


def test_what_first_calls_refuse_warm_ones_refuse() -> None:
    adapters.required()
    x, y = there(5), there(5)
    for _ in range(8):
        moved(x, y, 1.0, 1)
    for wrong in ((x, y, 1.0, 1 << 40), (x, y, "1", 1), (x, y, 1.0), (x, y, 1.0, 1.5), (x, y, 1.0, 1, 2)):
        with pytest.raises(vyre.CallError):
            moved(*wrong)
    with pytest.raises(vyre.CallError):
        moved(x, np.zeros(5, np.float32), 1.0, 1)
    moved(x, y, t=1.0, n=1)


def test_arrays_that_are_one_and_values_from_outside_may_change() -> None:
    global SCALE
    adapters.required()
    x, y = there(4), there(4)
    for _ in range(8):
        moved(x, y, 0.0, 0)
    moved(y, y, 1.0, 0)
    assert [0.0, 2.0, 4.0, 6.0] == y.numpy().tolist()
    try:
        SCALE = 100
        moved(x, y, 0.0, 1)
    finally:
        SCALE = 2
    assert [100.0, 102.0, 104.0, 106.0] == y.numpy().tolist()


def test_pipelines_record_kernels_that_are_warm() -> None:
    adapters.required()
    x, y = there(4), there(4)
    for _ in range(8):
        moved(x, y, 0.0, 0)

    @vyre.pipeline
    def twice(x, y):  # type: ignore[no-untyped-def]
        moved(x, y, 1.0, 0)
        moved(x, y, 1.0, 0)

    twice(x, y)
    assert [0.0, 3.0, 6.0, 9.0] == y.numpy().tolist()


@vyre.kernel
def sparse(t: f32, x: Buf[f32, "n"], y: Out[f32, "n"], z: Out[u8, "n"]):
    if gid() % 2 == 0:
        y[gid()] = x[gid()] * t
    z[gid()] = u8(gid())


def test_new_outputs_of_warm_calls_are_zero_in_reused_memory() -> None:
    adapters.required()
    for size in (10, 10, 33):
        x = there(size)
        for at in range(8):
            y, z = sparse(float(at), x=x)
            wanted = sparse(float(at), x.numpy(), device="reference")
            assert [one.tobytes() for one in wanted] == [y.numpy().tobytes(), z.numpy().tobytes()]
            y, z = sparse(x=x, t=float(at))
            assert [one.tobytes() for one in wanted] == [y.numpy().tobytes(), z.numpy().tobytes()]
            junk = vyre.array(np.full(size, np.nan, np.float32), device="webgpu")
            del junk, y, z


def test_arguments_by_name_are_those_of_their_names() -> None:
    adapters.required()
    x, y = there(4), there(4)
    for _ in range(8):
        moved(x, y, n=0, t=1.0)
        moved(y=y, x=x, t=-1.0, n=0)
    assert [0.0, 1.0, 2.0, 3.0] == y.numpy().tolist()
    with pytest.raises(vyre.CallError, match="'x' twice"):
        moved(x, y, x=x, t=1.0, n=0)
