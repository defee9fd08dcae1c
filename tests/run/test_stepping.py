"""Functions called with numbers, and invocations stepped through, compute what kernels compute."""

from __future__ import annotations

import sys
import traceback
from types import FrameType
from typing import Any

import numpy as np
import pytest

import vyre as vy
from vyre import Buf, Const, InOut, Out, atomic_add, exp, f32, gid, i32, lid, select, shared, sqrt, u8, u32

SCALE = 3


@vy.func
def hashed(a):
    h = a
    for k in range(3):
        h = h * 1664525 + 1013904223 + k
        h ^= h >> 7
    return h


@vy.func
def smooth(x, low=0.0, high=1.0):
    t = min(max((x - low) / (high - low), 0.0), 1.0)
    return t * t * (3.0 - 2.0 * t)


@vy.func
def several(x):
    s = 0.0
    n = 0
    for _ in vy.while_(s < 10.0, most=20):
        s += x**2 + sqrt(exp(x)) / SCALE
        n += 1
    return s, n, smooth(x, high=2.0), u8(x * 100), select(x > 1, 1, 2)


@vy.kernel
def hashes(x: Buf[i32], y: Out[i32]):
    y[gid()] = hashed(x[gid()])


@vy.kernel
def all_several(x: Buf[f32], s: Out[f32], n: Out[i32], t: Out[f32], b: Out[u8], c: Out[i32]):
    i = gid()
    s[i], n[i], t[i], b[i], c[i] = several(x[i])


def test_integers_wrap_in_a_function_as_in_a_kernel() -> None:
    x = np.array([0, 1, -1, 123456789, 2**31 - 1, -(2**31)], np.int32)

    assert hashes(x).tolist() == [int(hashed(value)) for value in x]
    assert isinstance(hashed(x[3]), np.int32)


def test_floats_round_in_a_function_as_in_a_kernel() -> None:
    x = np.array([0.0, 0.1, 1.0, 1.3, 2.7, 100.5], np.float32)
    columns = all_several(x)

    for at, value in enumerate(x):
        called = several(value)
        assert [column[at].tobytes() for column in columns] == [
            np.asarray(part, column.dtype).tobytes() for part, column in zip(called, columns, strict=True)
        ]


def test_numbers_of_python_stay_numbers() -> None:
    assert 0.5 == smooth(0.5)
    assert 0.0 == smooth(-3)


@vy.func
def chosen(x, is_fixed):
    v = (200 if is_fixed else x) + 100
    return v


@vy.func
def inverse(x):
    return 1 / x if x else 0


@vy.kernel
def all_chosen(x: Buf[u8], y: Out[u8]):
    y[gid()] = chosen(x[gid()], gid() % 2 == 0)


def test_a_number_takes_the_type_of_the_other_branch_of_a_conditional() -> None:
    x = np.array([7, 8], np.uint8)
    stepped = np.zeros(2, np.uint8)
    for at in range(2):
        all_chosen.step(x, stepped, at=at)

    assert [44, 108] == all_chosen(x).tolist() == stepped.tolist()
    assert 44 == int(chosen(np.uint8(7), True))


def test_a_branch_that_is_not_taken_does_not_fail() -> None:
    assert 0 == inverse(0)
    assert 0.25 == inverse(4)


def test_a_function_of_other_things_is_a_plain_function() -> None:
    assert "aaa" == vy.func(lambda x: x * 3)("a")


@vy.kernel
def blurred(x: Buf[f32, 2], y: Out[f32, 2], r: Const[int] = 1):
    i, j = gid(0), gid(1)
    total = 0.0
    for k in range(-r, r + 1):
        total += x[i, j + k]
    y[i, j] = total / (2 * r + 1)
    y[i + 100, j] = 1.0


def test_every_invocation_stepped_through_does_what_the_call_does() -> None:
    x = np.random.default_rng(1).random((3, 4), np.float32)
    y = np.zeros_like(x)
    for i in range(3):
        for j in range(4):
            blurred.step(x, y, at=(i, j), r=2)

    assert blurred(x, r=2).tobytes() == y.tobytes()


@vy.kernel(workgroup=4)
def counted(x: Buf[u32], bins: InOut[u32]):
    tile = shared(u32, 4)
    tile[lid()] = x[gid()]
    old: u32 = 0
    old = atomic_add(bins, tile[lid()] % 3, 1)
    if old == 2:
        return
    bins[3] = old


def test_ids_atomics_and_shared_memory_of_one_invocation() -> None:
    bins = np.zeros(4, np.uint32)
    x = np.array([7, 8, 9, 10, 11, 12, 13, 14], np.uint32)
    for at in range(8):
        counted.step(x, bins, at=at)

    assert [2, 3, 3, 1] == bins.tolist()


def test_a_debugger_sees_the_kernels_own_lines_and_locals() -> None:
    seen: list[tuple[int, Any]] = []
    first = blurred.function.__code__.co_firstlineno

    def trace(frame: FrameType, event: str, arg: object) -> Any:
        if frame.f_code.co_filename == __file__ and frame.f_code.co_name == "blurred":
            if event == "line":
                seen.append((frame.f_lineno - first, frame.f_locals.get("total")))
            return trace
        return trace if frame.f_code.co_name in ("step", "wrapper") else None

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        blurred.step(np.ones((2, 2), np.float32), at=(1, 1))
    finally:
        sys.settrace(before)

    assert [2, 3, 4, 5] == [line for line, _ in seen][:4]
    assert "f32(0.0)" == repr(seen[2][1])


@pytest.mark.parametrize("place", [(5, 0), (0, 1.5), ("0", "1"), (None, 0), (0,)])
def test_a_place_outside_of_the_domain_is_refused(place: Any) -> None:
    with pytest.raises(vy.CallError, match=r"runs over \(2, 2\) here, and .* is not in it"):
        blurred.step(np.ones((2, 2), np.float32), at=place)


def test_an_exchange_between_invocations_is_refused() -> None:
    @vy.kernel(workgroup=32)
    def summed(x: Buf[f32], y: Out[f32]):
        y[gid()] = vy.subgroup_add(x[gid()])

    with pytest.raises(vy.CallError, match="exchanges values between invocations"):
        summed.step(np.ones(32, np.float32), at=3)


def test_an_id_has_no_value_outside_of_a_kernel() -> None:
    with pytest.raises(vy.CallError, match="no value outside of a kernel"):
        vy.func(next_one)(1)


def next_one(x):
    return x + gid()


@vy.kernel
def stopping(x: Buf[f32, "n"], y: Out[f32, "n"]):
    i = gid()
    v = x[i] * 2
    breakpoint()
    y[i] = v


def test_a_breakpoint_stops_a_step_in_the_line_of_the_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    stops: list[tuple[str, str, float]] = []

    def stop() -> None:
        frame = sys._getframe(1)
        stops.append((frame.f_code.co_filename, frame.f_code.co_name, float(frame.f_locals["v"])))

    monkeypatch.setattr(sys, "breakpointhook", stop)
    x, y = np.array([1, 2, 3], np.float32), np.zeros(3, np.float32)
    stopping.step(x, y, at=1)

    assert [(__file__, "stopping", 4.0)] == stops
    assert [0.0, 4.0, 0.0] == y.tolist()
    assert [2.0, 4.0, 6.0] == stopping(x).tolist()
    assert len(stops) == 1


def test_an_error_of_a_step_shows_the_users_lines_alone() -> None:
    x = np.ones(3, np.float32)

    with pytest.raises(vy.CallError, match="Fix: pass at=") as raised:
        stopping.step(x, np.zeros(3, np.float32), at=9)

    files = {frame.filename for frame in traceback.extract_tb(raised.value.__traceback__)}
    assert {__file__, "<vyre>"} == files


@vy.kernel
def halved(y: Out[i32], most: i32):  # type: ignore[no-untyped-def]
    w, turns = 35, 0
    for turn in vy.while_(w > 3, most=most):
        if w == 8:
            w -= 1
            continue
        if turn == 6:
            break
        w //= 2
        turns += 1
    else:
        turns += 100
    y[gid()] = w + 1000 * turns


@pytest.mark.parametrize("most", [0, 2, 4, 9])
def test_the_else_of_a_while_runs_in_a_step_when_its_condition_is_false(most: int) -> None:
    assert halved.over(1)(most=most).tolist() == halved.step(np.zeros(1, np.int32), most, at=0).tolist()


@vy.kernel
def wrapped(x: Buf[f32, 2], y: Out[i32]):  # type: ignore[no-untyped-def]
    y[gid()] = (x.shape[1] * 1073741824 * len(x)) // 3 + (x.shape[1] >> 33)


def test_extents_are_i32_and_wrap() -> None:
    x = np.zeros((3, 7), np.float32)

    assert [wrapped(x, domain=1)[0]] == list(wrapped.step(x, np.zeros(1, np.int32), at=0, domain=1))


count, numbers = len, range  # Python's own under other names


@vy.kernel
def turned(x: Buf[i32], y: Out[i32], by: i32):
    i = gid()
    total = +x[i]
    for k in numbers(0, count(x), by):
        total += x[k]
    y[i] = total


@pytest.mark.parametrize("by", [1, 2, 0])
def test_steps_of_zero_signs_and_builtins_by_other_names_are_those_of_kernels(by: int) -> None:
    x = np.array([1, 2, 4, 8], np.int32)
    expected = turned(x, by=by)

    assert [expected[1]] == turned.step(x, np.zeros(4, np.int32), by=by, at=1)[1:2].tolist()
