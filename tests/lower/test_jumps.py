"""Jumps in loops around barriers: they run as machine code what the reference runs."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import vyre as vy
from vyre import InOut, barrier, gid, grid_sync, i32, lid


@vy.kernel(workgroup=64)
def skipped_by_some(y: InOut[i32], m: i32):
    for k in range(4):
        y[gid()] += k
        barrier()
        if lid() < m:
            if k == 2:
                continue
            y[gid()] += 100
        y[gid()] += 10


@vy.kernel(workgroup=64)
def left_by_all(y: InOut[i32], m: i32):
    n, s = 0, lid()
    for _ in range(9):
        n += m
        if n >= 9:
            s += 1
            break
        y[gid()] += s
        barrier()
        if n == 6:
            return
        barrier()
        y[gid()] += 10
    y[gid()] += s


@vy.kernel(workgroup=64)
def left_before_a_grid_barrier(y: InOut[i32], m: i32):
    n, s = 0, 0
    for _ in range(m):
        if n >= 3:
            break
        n += 1
        t = y[gid() + 1]
        barrier()
        grid_sync()
        y[gid()] += t
        grid_sync()
        if lid() == n:
            continue
        s += 1
    y[gid()] += s * 1000


@pytest.mark.parametrize("kernel", [skipped_by_some, left_by_all, left_before_a_grid_barrier])
@pytest.mark.parametrize("m", [0, 1, 2, 3, 5, 40])
def test_jumps_give_the_bytes_of_the_reference(kernel: Any, m: int) -> None:
    mine, theirs = np.arange(128, dtype=np.int32), np.arange(128, dtype=np.int32)

    kernel(mine, m, groups=2, device="cpu")
    kernel(theirs, m, groups=2, device="reference")

    assert theirs.tolist() == mine.tolist()
