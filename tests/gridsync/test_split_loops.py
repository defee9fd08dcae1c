"""Loops around grid barriers, and jumps over barriers: segments are launched as often as they are reached."""

from __future__ import annotations

import pytest

from gridsync.splitting import given, kernel, launched, require_same
from vyre.gridsync.schedule import Counter, Follow, Repeat, RunSegment
from vyre.gridsync.segments import split
from vyre.ir.nodes import For, Program, Return
from vyre.ir.problem import Problems
from vyre.ir.walk import statements


def kinds(program: Program) -> set[type]:
    return {type(node) for node in statements(program.body)}


def test_a_loop_of_known_length_repeats_its_segments() -> None:
    program = kernel(
        "for t in range(4):\n    y[i] = x[i + t]\n    grid_sync()\n    y[i] = y[i] + 1.0\n    grid_sync()",
        "x: Buf[f32], y: InOut[f32]",
    )
    parts = split(program)

    assert 3 == len(parts.segments)
    assert (RunSegment(0), Repeat(4, (RunSegment(1), RunSegment(2)))) == parts.schedule
    assert None is parts.control
    assert [1, 2, 3, 2, 3, 2, 3, 2, 3] == launched(parts, given(program), (9,))
    require_same(program)


@pytest.mark.parametrize("n", [-1, 0, 1, 5])
def test_a_loop_of_unknown_length_is_counted_where_it_is_entered(n: int) -> None:
    program = kernel(
        "for t in range(n):\n    y[i] = y[i] + x[i + t]\n    grid_sync()\ny[i] = y[i] * 2.0",
        "x: Buf[f32], y: InOut[f32], n: i32",
    )
    parts = split(program)

    assert (RunSegment(0), Repeat(Counter(0), (RunSegment(1),))) == parts.schedule
    assert [1] + [2] * max(n, 0) == launched(parts, given(program, n=n), (9,))
    require_same(program, n=n)


@pytest.mark.parametrize(
    ("dtype", "bounds"),
    [
        ("i32", (-5, 9, 3)), ("i32", (9, -5, -4)), ("i32", (0, 4, 0)), ("i32", (2**31 - 3, 2**31 - 1, 2)),
        ("i32", (-(2**31), 2**31 - 1, 2**30)), ("i32", (2**31 - 1, -(2**31), -(2**31))),
        ("u8", (0, 255, 100)), ("u8", (7, 7, 1)), ("u8", (250, 3, 255)), ("i8", (-128, 127, 100)),
        ("i8", (127, -128, -100)), ("u32", (0, 2**32 - 1, 2**31)), ("u64", (1, 2**64 - 1, 2**63)),
        ("i64", (-(2**63), 2**63 - 1, 2**62)), ("i64", (2**63 - 1, -(2**63), -(2**63))),
    ],
)  # fmt: skip
def test_a_loop_over_any_bounds_counts_as_python_does(dtype: str, bounds: tuple[int, int, int]) -> None:
    body = f"""
v = {dtype}(1)
for t in range(a, b, c):
    v = v * 3 + t
    grid_sync()
    y[i] = v + t
"""
    params = f"y: Out[{dtype}], a: {dtype}, b: {dtype}, c: {dtype}"
    start, stop, step = bounds
    program = kernel(body, params)
    trips = len(range(start, stop, step)) if step else 0

    assert [1] + [2] * trips == launched(split(program), given(program, a=start, b=stop, c=step), (3,))
    require_same(program, (3,), a=start, b=stop, c=step)


def test_a_loop_variable_keeps_its_last_value_and_may_be_assigned() -> None:
    body = """
t = 77
for t in range(1, n):
    grid_sync()
    y[i] = y[i] + t
    t = t * 10
y[i] = y[i] + t
"""
    program = kernel(body, "y: InOut[i32], n: i32")
    for n in (0, 1, 4):
        require_same(program, n=n)


def test_bounds_are_evaluated_once() -> None:
    body = "m = x[0]\nfor t in range(m % 4 + 1):\n    m = m + 1\n    grid_sync()\n    y[i] = y[i] + m"
    require_same(kernel(body, "x: Buf[i32], y: InOut[i32]"))


NESTED = """
for a in range({outer}):
    y[i] = y[i] + x[i + a]
    for b in range({inner}):
        grid_sync()
        v = y[i + b + 1]
        grid_sync()
        y[i] = v + y[i] * f32(b + 1)
    y[i] = y[i] - f32(a)
y[i] = y[i] * 2.0
"""


def test_nested_loops_of_known_lengths_repeat_within_repetitions() -> None:
    program = kernel(NESTED.format(outer=2, inner=3), "x: Buf[f32], y: InOut[f32]")

    assert (RunSegment(0), Repeat(2, (Repeat(3, (RunSegment(1), RunSegment(2))),))) == split(program).schedule
    require_same(program)


@pytest.mark.parametrize(
    ("outer", "inner"), [("n", "2"), ("2", "n"), ("n", "n"), ("n + 1", "a"), ("3", "(a + n) % 2")]
)
@pytest.mark.parametrize("n", [0, 1, 3])
def test_nested_loops_of_unknown_lengths(outer: str, inner: str, n: int) -> None:
    require_same(kernel(NESTED.format(outer=outer, inner=inner), "x: Buf[f32], y: InOut[f32], n: i32"), n=n)


def test_an_outer_loop_around_a_counted_one_needs_no_counter_of_the_inner() -> None:
    program = kernel(NESTED.format(outer="n", inner=3), "x: Buf[f32], y: InOut[f32], n: i32")

    assert (RunSegment(0), Repeat(Counter(0), (Repeat(3, (RunSegment(1), RunSegment(2))),))) == split(
        program
    ).schedule


def test_loops_one_after_the_other_have_counters_of_their_own() -> None:
    body = """
for a in range(n):
    y[i] = y[i] + 1.0
    grid_sync()
for b in range(m):
    y[i] = y[i] * 2.0 + x[i]
    grid_sync()
"""
    program = kernel(body, "x: Buf[f32], y: InOut[f32], n: i32, m: i64")
    for n, m in ((0, 0), (2, 0), (0, 3), (2, 3)):
        assert [1] + [2] * n + [3] * m == launched(split(program), given(program, n=n, m=m), (9,))
        require_same(program, n=n, m=m)


JUMPS = """
s = f32(0)
for t in range(5):
    {before}
    s = s + x[i + t]
    grid_sync()
    {between}
    y[i] = y[i] + s
    grid_sync()
    {after}
    s = s * 2.0
y[i] = y[i] + s + f32(t)
"""
PLACES = ["before", "between", "after"]


def with_jump(place: str, condition: str, jump: str) -> Program:
    lines = dict.fromkeys(PLACES, "y[i] = y[i] + 1.0") | {
        place: f"if {condition}:\n        y[i] = y[i] + 8.0\n        {jump}"
    }
    return kernel(JUMPS.format(**lines), "x: Buf[f32], y: InOut[f32], n: i32")


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("jump", ["break", "continue", "return"])
@pytest.mark.parametrize("n", [0, 2, 9])
def test_jumps_that_all_invocations_take(place: str, jump: str, n: int) -> None:
    require_same(with_jump(place, "t == n", jump), n=n)


def test_a_jump_over_a_barrier_makes_segments_return_the_next_segment() -> None:
    program = with_jump("between", "t == n", "break")
    parts = split(program)

    assert (RunSegment(0), Follow()) == parts.schedule
    assert [1, 2, 3, 2, 3, 2] == launched(parts, given(program, n=2), (9,))


def test_a_continue_after_the_last_barrier_may_differ_between_invocations() -> None:
    program = with_jump("after", "i % 3 == n", "continue")

    assert (RunSegment(0), Repeat(5, (RunSegment(1), RunSegment(2)))) == split(program).schedule
    require_same(program, n=1)


@pytest.mark.parametrize(
    ("place", "jump"), [("before", "continue"), ("between", "break"), ("after", "break"), ("after", "return")]
)
def test_no_other_jump_around_a_barrier_may_differ(place: str, jump: str) -> None:
    with pytest.raises(Problems, match="P071"):
        split(with_jump(place, "i % 3 == n", jump))


def test_a_return_of_all_silences_them_in_later_segments() -> None:
    program = kernel(
        "y[i] = x[i]\nif n > 2:\n    return\ngrid_sync()\ny[i] = 3.0\ngrid_sync()\ny[i] = y[i] + 1.0",
        "x: Buf[f32], y: InOut[f32], n: i32",
    )
    parts = split(program)

    assert [1] == launched(parts, given(program, n=3), (9,))
    assert [1, 2, 3] == launched(parts, given(program, n=2), (9,))
    require_same(program, n=3)
    require_same(program, n=2)


def test_a_return_after_the_last_barrier_may_differ_between_invocations() -> None:
    program = kernel("a = x[i]\ngrid_sync()\nif a > 50.0:\n    return\ny[i] = a")

    assert (RunSegment(0), RunSegment(1)) == split(program).schedule
    require_same(program)


def test_a_return_inside_an_inner_loop_and_a_break_in_a_region() -> None:
    body = """
for t in range(4):
    for k in range(3):
        y[i] = y[i] + x[i + k]
        if t * 3 + k == n:
            return
    with region("part"):
        grid_sync()
        if t == m:
            break
        y[i] = y[i] * 0.5
y[i] = y[i] + 1.0
"""
    program = kernel(body, "x: Buf[f32], y: InOut[f32], n: i32, m: i32")
    for n, m in ((0, 9), (7, 9), (99, 0), (99, 2), (99, 99)):
        require_same(program, n=n, m=m)


def test_unreachable_barriers_still_count() -> None:
    program = kernel("y[i] = 1.0\nreturn\ngrid_sync()\ny[i] = 2.0")

    assert 2 == len(split(program).segments)
    assert [1] == launched(split(program), given(program), (9,))
    require_same(program)


def test_straight_segments_have_no_returns_left() -> None:
    program = kernel(
        "for t in range(n):\n    y[i] = x[i + t]\n    grid_sync()\ny[i] = y[i] + 1.0",
        "x: Buf[f32], y: InOut[f32], n: i32",
    )

    assert [False, False] == [Return in kinds(s.program) for s in split(program).segments]
    assert [False, False] == [For in kinds(s.program) for s in split(program).segments]


def test_many_loops_one_after_the_other_do_not_nest_too_deep() -> None:
    body = "\n".join(f"for t{k} in range(n):\n    y[i] = y[i] + {k}.0\n    grid_sync()" for k in range(34))
    require_same(kernel(body, "y: InOut[f32], n: i32"), (4,), n=1)
