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


@vy.kernel(workgroup=64)
def skipped_after_a_barrier_in_an_if(y: InOut[i32], m: i32):
    s = 0
    for k in range(6):
        if k < m:
            y[gid()] += k
            barrier()
            if lid() % 3 == k:
                continue
            s += y[gid()]
        else:
            if lid() > m:
                continue
            s += 3
        s += 100
        if s % 7 == 0:
            continue
        s += 1000
    y[gid()] += s


@vy.kernel(workgroup=64)
def skipped_at_the_end_of_an_if(y: InOut[i32], m: i32):
    for k in range(6):
        if k == 1 and m == 3:
            continue
        if k < m:
            barrier()
            if k == 2:
                continue
            if m > 1:
                y[gid()] += k
                barrier()
                for _ in range(2):
                    if lid() % 3 == k:
                        continue
                    y[gid()] += 5
                if lid() % 5 == k:
                    continue
            y[gid()] += 7
            if y[gid()] % 4 == 0:
                continue
            y[gid()] += 70


@vy.kernel(workgroup=64)
def skipped_beside_a_break(y: InOut[i32], m: i32):
    s = 0
    for k in range(6):
        barrier()
        if k < m:
            if lid() % 3 == k:
                continue
            s += 5
        else:
            s += y[gid()]
            if k == 4:
                break
        s += 100
    y[gid()] += s


JUMPS = [
    skipped_by_some,
    left_by_all,
    left_before_a_grid_barrier,
    skipped_after_a_barrier_in_an_if,
    skipped_at_the_end_of_an_if,
    skipped_beside_a_break,
]


@pytest.mark.parametrize("kernel", JUMPS)
@pytest.mark.parametrize("m", [0, 1, 2, 3, 5, 40])
def test_jumps_give_the_bytes_of_the_reference(kernel: Any, m: int) -> None:
    mine, theirs = np.arange(128, dtype=np.int32), np.arange(128, dtype=np.int32)

    kernel(mine, m, groups=2, device="cpu")
    kernel(theirs, m, groups=2, device="reference")

    assert theirs.tolist() == mine.tolist()
