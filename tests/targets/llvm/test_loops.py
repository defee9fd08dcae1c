"""Loops on CPUs: those that nobody is in any more take no turn."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from types import FrameType

import numpy as np
import pytest

import vyre as vy
from vyre import Buf, Out, f32, gid, i32, lid

ENDLESS = 2_000_000_000
SECONDS = 60  # after which a call is taken for one without end

pytestmark = pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="there are no timers that signal")


@vy.kernel
def returned(x: Buf[f32], y: Out[f32], n: i32):
    i = gid()
    if x[i] >= f32(0):
        return
    s = x[i]
    for j in range(n):
        for k in range(n):
            s = s * f32(0.5) + x[(j + k) % 5 % x.shape[0]]
    y[i] = s


@vy.kernel
def returned_before_fixed_bounds(x: Buf[f32], y: Out[f32]):
    i = gid()
    if x[i] >= f32(0):
        return
    s = x[i]
    for _ in range(2_000_000_000):
        for _ in range(2_000_000_000):
            s = s * f32(0.5) + f32(1)
    y[i] = s


@vy.kernel
def returned_before_bounds_of_ids(x: Buf[f32], y: Out[f32], n: i32):
    i = gid()
    if x[i] >= f32(0):
        return
    s = x[i]
    for j in range(i, n):
        for k in range(i, n):
            s = s * f32(0.5) + x[(j + k) % 5 % x.shape[0]]
    y[i] = s


@vy.kernel
def returned_before_strides(x: Buf[f32], y: Out[f32], n: i32):
    i = gid()
    if x[i] >= f32(0):
        return
    s = x[i]
    for _ in range(n):
        for k in range(n + i, -n, -1):
            s = s * f32(0.5) + f32(k)
    y[i] = s


@vy.kernel
def returned_under_a_condition(x: Buf[f32], y: Out[f32], n: i32):
    i = gid()
    s = x[i]
    if x[i] > f32(-1):
        if x[i] >= f32(0):
            return
        for j in range(n):
            for k in range(n):
                s = s * f32(0.5) + f32(j - k)
    y[i] = s


@vy.kernel
def returned_one_after_the_other(x: Buf[f32], y: Out[f32], n: i32):
    i = gid()
    if i % 2 == 0:
        return
    if i % 2 == 1:
        return
    s = x[i]
    for j in range(n):
        for k in range(n):
            s = s * f32(0.5) + f32(j - k)
    y[i] = s


@vy.kernel
def returned_in_the_first_turn(x: Buf[f32], y: Out[f32], n: i32):
    i = gid()
    s = f32(0)
    for j in range(i, n):
        if x[i] >= f32(j - j):
            return
        for k in range(n):
            for q in range(i, n):
                s = s * f32(0.5) + f32(k - q)
    y[i] = s


@vy.kernel
def continued(x: Buf[f32], y: Out[f32], n: i32):
    i = gid()
    s = f32(0)
    for turn in range(3):
        if x[i] >= f32(turn - turn):
            continue
        for j in range(n):
            for k in range(n):
                s = s * f32(0.5) + f32(j - k)
        y[i] = s


@vy.kernel
def broken(x: Buf[f32], y: Out[f32], n: i32):
    i = gid()
    s = f32(0)
    for turn in range(3):
        if x[i] >= f32(turn - turn):
            break
        for j in range(n):
            for k in range(i, n):
                s = s * f32(0.5) + f32(j - k)
        y[i] = s


@vy.kernel
def not_taken(x: Buf[f32], y: Out[f32], n: i32):
    i = gid()
    s = f32(0)
    if x[i] < f32(0):
        for j in range(n):
            for k in range(n):
                s = s * f32(0.5) + f32(j - k)
        y[i] = s


@vy.kernel
def with_jumps_inside(x: Buf[f32], y: Out[f32], n: i32):
    i = gid()
    if x[i] >= f32(0):
        return
    s = x[i]
    for j in range(n):
        for k in range(n):
            if x[k % 5] > s:
                break
            if x[j % 5] > s:
                continue
            s = s * f32(0.5) + f32(1)
    y[i] = s


@vy.kernel(workgroup=64)
def returned_in_groups(x: Buf[f32], y: Out[f32], n: i32):
    i = gid()
    kept = vy.shared(f32, 64)
    kept[lid()] = x[i]
    vy.barrier()
    if kept[lid()] >= f32(0):
        return
    s = kept[63 - lid()]
    for j in range(n):
        for k in range(lid(), n):
            s = s * f32(0.5) + f32(j - k)
    y[i] = s


@vy.kernel(workgroup=64)
def returned_in_groups_before_uniform_bounds(x: Buf[f32], y: Out[f32], n: i32):
    i = gid()
    if x[i] >= f32(0):
        return
    s = x[i]
    for j in range(n):
        for k in range(n):
            s = s * f32(0.5) + f32(j - k)
    y[i] = s


VACANT = [
    returned,
    returned_before_fixed_bounds,
    returned_before_bounds_of_ids,
    returned_before_strides,
    returned_under_a_condition,
    returned_one_after_the_other,
    returned_in_the_first_turn,
    continued,
    broken,
    not_taken,
    with_jumps_inside,
    returned_in_groups,
    returned_in_groups_before_uniform_bounds,
]


@pytest.fixture
def ended() -> Iterator[None]:
    def stop(number: int, frame: FrameType | None) -> None:
        raise AssertionError("a loop that nobody is in does not end")

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, SECONDS)
    yield
    signal.setitimer(signal.ITIMER_REAL, 0)
    signal.signal(signal.SIGALRM, before)


@pytest.mark.usefixtures("ended")
@pytest.mark.parametrize("kernel", VACANT, ids=lambda kernel: kernel.function.__name__)
@pytest.mark.parametrize("size", [64, 61, 1])
def test_a_loop_that_all_have_jumped_over_takes_no_turn(kernel: vy.Kernel, size: int) -> None:
    x, y = np.ones(size, np.float32), np.full(size, 7, np.float32)

    kernel(x, y, *([ENDLESS] if "n" in kernel.function.__annotations__ else []))

    assert [7] * size == list(y)


@pytest.mark.parametrize("size", [64, 61, 1])
def test_those_who_have_not_jumped_away_take_all_turns(size: int) -> None:
    x, y = np.ones(size, np.float32), np.full(size, 7, np.float32)
    x[size // 2] = -1
    expected = y.copy()
    s = np.float32(-1)
    for turn in range(9):
        s = s * np.float32(0.5) + x[(turn // 3 + turn % 3) % 5 % size]
    expected[size // 2] = s

    returned(x, y, 3)

    assert list(expected) == list(y)
