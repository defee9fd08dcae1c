"""A call that would take more than an hour warns once; one that may be short never does."""

from __future__ import annotations

import json
import signal
from dataclasses import astuple
from types import FrameType

import numpy as np
import pytest

import vyre as vy
from vyre import Buf, Const, Out, f32, gid, i32
from vyre.analysis.loop_work import from_json, loop_work
from vyre.run.slow_calls import slow_call

HUGE = 2_000_000_000


@vy.kernel
def nested(x: Buf[f32], y: Out[f32], n: i32, m: i32):
    half = n // 2
    s = x[gid()]
    for j in range(n):
        for k in range(half - 1, -m, -1):
            s = s * f32(0.5) + f32(j - k)
    y[gid()] = s


@vy.kernel
def of_shapes(x: Buf[f32], y: Out[f32], times: Const[int] = 1):
    s = f32(0)
    for _ in range(x.shape[0] * times):
        for _ in range(y.shape[0]):
            s = s * f32(0.5) + f32(1)
    y[gid()] = s


@vy.kernel
def fixed(x: Buf[f32], y: Out[f32]):
    s = x[gid()]
    for _ in range(2_000_000_000):
        for _ in range(2_000_000_000):
            s = s * f32(0.5) + f32(1)
    y[gid()] = s


@vy.kernel(workgroup=64)
def in_groups(x: Buf[f32], y: Out[f32], n: i32):
    s = x[gid()]
    for _ in range(n):
        for _ in range(n):
            s = s * f32(0.5) + f32(1)
    y[gid()] = s


@vy.kernel
def left_early(x: Buf[f32], y: Out[f32], n: i32):
    i = gid()
    s = x[i]
    for j in range(n):
        if s > f32(0):
            break
        for k in range(n):
            s = s * f32(0.5) + f32(j - k)
    if s > f32(0):
        return
    for j in range(n):
        for k in range(n):
            s = s * f32(0.5) + f32(j - k)
    y[i] = s


@vy.kernel
def conditional(x: Buf[f32], y: Out[f32], n: i32):
    s = x[gid()]
    if s < f32(0):
        for j in range(n):
            for k in range(n):
                s = s * f32(0.5) + f32(j - k)
    y[gid()] = s


@vy.kernel
def of_data(starts: Buf[i32], y: Out[f32], n: i32):
    s = f32(0)
    for j in range(starts[gid()], starts[gid()] + 3):
        for k in range(j, j + 2):
            s = s * f32(0.5) + f32(k + n)
    y[gid()] = s


@vy.kernel
def written_over(x: Buf[f32], y: Out[f32], n: i32):
    m = n
    m = m - n
    s = x[gid()]
    for _ in range(m):
        for _ in range(m):
            s = s * f32(0.5) + f32(1)
    y[gid()] = s


def arrays(size: int = 64) -> tuple[np.ndarray, np.ndarray]:
    return np.ones(size, np.float32), np.zeros(size, np.float32)


def test_the_warning_names_the_kernel_the_domain_the_loops_and_a_fix() -> None:
    with pytest.raises(vy.SlowKernelWarning) as raised:
        nested(*arrays(), HUGE, HUGE)

    text = str(raised.value)
    assert text.startswith("nested over 64 with loops of 2,000,000,000 x 2,999,999,999 turns takes about ")
    assert " years on this machine. Fix: " in text
    assert "Ctrl-C" in text


@pytest.mark.parametrize("kernel", [fixed, in_groups])
def test_loops_of_literals_and_of_groups_are_counted(kernel: vy.Kernel) -> None:
    with pytest.raises(vy.SlowKernelWarning, match="2,000,000,000 x 2,000,000,000 turns"):
        kernel(*arrays(), *([HUGE] if kernel is in_groups else []))


def test_shapes_and_consts_are_known() -> None:
    x = np.broadcast_to(np.float32(1), (1_000_000,))

    call = slow_call(
        loop_work(of_shapes._build({"times": 1000}).ready.program), None, {"x": x, "y": x}, (10**6,)
    )

    assert call is not None
    assert (10**9, 10**6) == call.turns


@pytest.mark.parametrize(("kernel", "expected"), [(left_early, 0), (conditional, 1), (written_over, 1)])
def test_loops_that_may_not_run_are_not_counted(kernel: vy.Kernel, expected: int) -> None:
    x, y = arrays()

    kernel(x, y, HUGE)

    assert [expected] * 64 == list(y)


def test_loops_with_bounds_of_data_count_as_one_turn() -> None:
    _, y = arrays()

    of_data(np.arange(64, dtype=np.int32), y, HUGE)

    assert y.any()


def test_no_arguments_make_a_program_without_long_loops_slow() -> None:
    @vy.kernel
    def short(x: Buf[f32], y: Out[f32]):
        s = f32(0)
        for k in range(100):
            s += x[gid()] * f32(k)
        y[gid()] = s

    assert loop_work(short.program) is None


def test_a_bound_that_wraps_is_the_value_that_the_kernel_computes() -> None:
    work = loop_work(nested.program)
    assert work is not None

    wraps = slow_call(work, None, {"n": 2**31 - 1, "m": -(2**31)}, (10**6,))

    assert wraps is not None
    assert (2**31 - 1, 2**30 - 2 + 2**31) == wraps.turns


def test_what_is_known_of_loops_survives_json() -> None:
    for kernel in (nested, of_shapes, fixed, left_early, of_data):
        work = loop_work(kernel.program)
        assert work == from_json(json.loads(json.dumps(None if work is None else astuple(work))))


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="there are no timers that signal")
def test_a_kernel_warns_once() -> None:
    class Alarm(Exception):
        pass

    def stop(number: int, frame: FrameType | None) -> None:
        raise Alarm

    @vy.kernel
    def endless(x: Buf[f32], y: Out[f32], n: i32):
        s = x[gid()]
        for _ in range(n):
            for _ in range(n):
                s = s * f32(0.5) + f32(1)
        y[gid()] = s

    with pytest.raises(vy.SlowKernelWarning):
        endless(*arrays(), HUGE)
    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, 0.1, 0.1)
    try:
        with pytest.raises(Alarm):
            endless.over(64)(*arrays(), HUGE)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
