"""Kernels with grid barriers, with returns from loops and in workgroups, inside pipelines."""

from __future__ import annotations

import numpy as np
import pytest

import vyre
from stages import blurred, scaled
from vyre import Buf, Out, f32, gid, i32

X = np.linspace(-2, 2, 37, dtype=np.float32)


@vyre.kernel
def settled(x: Buf[f32], y: Out[f32], turns: i32):  # type: ignore[no-untyped-def]
    i = gid()
    total = x[i]
    for turn in range(turns):
        y[i] = total
        vyre.grid_sync()
        total = y[i - 1] + y[i + 1] + f32(turn)
        vyre.grid_sync()
    y[i] = total


@pytest.mark.parametrize("turns", [0, 1, 7])
@pytest.mark.parametrize("size", [1, 33, 100_000])
def test_grid_barriers_inside_a_pipeline_give_what_they_give_alone(size: int, turns: int) -> None:
    x = np.linspace(-1, 1, size, dtype=np.float32)
    doubled = vyre.pipeline(lambda x, turns: scaled(settled(scaled(x, a=2.0), turns=turns), a=2.0))

    alone = scaled(settled(scaled(x, a=2.0), turns=turns), a=2.0)

    whole = settled(scaled(x, a=2.0), turns=turns, device="reference")
    assert alone.tobytes() == scaled(whole, a=2.0).tobytes()
    assert [alone.tobytes()] * 2 == [doubled(x, turns).tobytes() for _ in range(2)]


@vyre.kernel
def searched(x: Buf[f32], y: Out[f32], least: f32):  # type: ignore[no-untyped-def]
    i = gid()
    y[i] = -1.0
    for s in range(3):
        for d in range(4):
            if x[i + s - d] > least:
                y[i] = f32(s * 10 + d)
                if s == 1:
                    return
                break
        y[i] = y[i] + 0.5
    y[i] = y[i] * 2.0


@vyre.kernel(workgroup=8)
def turned(x: Buf[f32], y: Out[f32], by: i32):  # type: ignore[no-untyped-def]
    held = vyre.shared(f32, 8)
    held[vyre.lid()] = x[gid()]
    vyre.barrier()
    y[gid()] = held[(vyre.lid() + by) % 8]


@pytest.mark.parametrize("device", ["cpu", "reference"])
def test_a_kernel_that_returns_from_loops_is_fused_as_it_is(device: str) -> None:
    both = vyre.pipeline(lambda x: blurred(scaled(searched(x, least=0.5), a=2.0)))

    assert (
        blurred(scaled(searched(X, least=0.5), a=2.0)).tobytes()
        == both(X, device=device, fuse="max").tobytes()
    )
    assert 1 == both.explain(X, fuse="max").launches_after


@pytest.mark.parametrize("device", ["cpu", "reference"])
def test_independent_group_kernels_are_one_launch(device: str) -> None:
    x = np.arange(64, dtype=np.float32)
    both = vyre.pipeline(lambda x: (turned(x, by=1), turned(x, by=3)))
    found = both(x, device=device)

    assert [turned(x, by=by).tobytes() for by in (1, 3)] == [one.tobytes() for one in found]
    assert 1 == both.explain(x).launches_after


def test_arrays_that_share_memory_do_not_run_in_chunks() -> None:
    memory = np.arange(65, dtype=np.float32)
    into = vyre.pipeline(lambda x, y: scaled(blurred(x), y=y, a=2.0))

    expected = memory.copy()
    scaled(blurred(expected[:-1]), y=expected[1:], a=2.0)
    into(memory[:-1], memory[1:])

    assert expected.tobytes() == memory.tobytes()
    with pytest.raises(vyre.CallError, match="share memory, so it cannot run in chunks"):
        into(memory[:-1], memory[1:], memory_budget=128)
