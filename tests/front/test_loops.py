"""Loops with an else, and loops with a condition and the most iterations that they run."""

from __future__ import annotations

import numpy as np
import pytest

import vyre as vy
from vyre import Buf, InOut, Out, f32, gid, i32, while_


def python(x: int, most: int) -> int:
    """What the kernel below computes."""
    total, n, turns = 0, x, 0
    while n > 1 and turns < most:
        turns += 1
        if n == 13:
            break
        n = n // 2 if n % 2 == 0 else n + 3
        if n == 8:
            total += 100
            continue
        for d in range(n):
            if d == 5:
                break
            total += d
        else:
            total += 7
    else:
        total += 10_000
    return total


@vy.kernel
def walked(x: Buf[i32], most: i32, y: Out[i32]):  # type: ignore[no-untyped-def]
    i = gid()
    total, n = 0, x[i]
    for _ in while_(n > 1, most=most):
        if n == 13:
            break
        n = n // 2 if n % 2 == 0 else n + 3
        if n == 8:
            total += 100
            continue
        for d in range(n):
            if d == 5:
                break
            total += d
        else:
            total += 7
    else:
        total += 10_000
    y[i] = total


@pytest.mark.parametrize("device", ["reference", "cpu"])
@pytest.mark.parametrize("most", [0, 1, 5, 60])
def test_a_loop_with_a_condition_is_pythons(device: str, most: int) -> None:
    x = np.arange(-3, 130, dtype=np.int32)

    assert [python(int(n), most) for n in x] == walked(x, most, device=device).tolist()


def test_a_condition_is_evaluated_before_every_iteration() -> None:
    @vy.kernel
    def k(x: InOut[i32]):  # type: ignore[no-untyped-def]
        for _ in while_(vy.atomic_add(x, 0, 1) < 9, most=100):
            vy.atomic_add(x, 1, 10)

    x = np.zeros(2, np.int32)
    k.over(1)(x)

    assert [10, 90] == x.tolist()


@pytest.mark.parametrize(
    ("loop", "code"),
    [
        ("for _ in while_(x[0] > 0):", "P104"),
        ("for _ in while_(x[0], most=3):", "P207"),
        ("for _ in while_(x[0] > 0, most=1.5):", "P205"),
        ("while x[0] > 0:", "P110"),
    ],
)
def test_a_loop_without_a_bound_is_a_problem(loop: str, code: str) -> None:
    names = {"vy": vy, "InOut": InOut, "i32": i32, "while_": while_}
    source = f"@vy.kernel\ndef k(x: InOut[i32]):\n    {loop}\n        x[0] -= 1\n"
    exec(source, names)
    with pytest.raises(vy.Problems) as raised:
        names["k"].over(1)(np.ones(1, np.int32))  # type: ignore[attr-defined]

    assert code in [problem.code for problem in raised.value.problems]


PAIRS = ((0, 1.5), (1, 2.5), (-1, 3.5))
STEPS = np.array([1, 2, 4], np.int32)


@vy.func
def first_above(limit: i32, a: i32, b: i32) -> i32:
    for v in (a, b, 7):
        if v > limit:
            return v
    return -1


@vy.kernel
def over_items(x: Buf[i32, "n"], total: Out[i32, "n"], twice: InOut[i32, "n"]):  # type: ignore[no-untyped-def]
    i = gid()
    t = x[i]
    for a in (t, x[i + 1], 2):
        t += a
    for o, _ in PAIRS:
        t += x[i + o] * o
    for j, step in enumerate(STEPS):
        t += step * x[i - j]
    for p, (o, _) in zip((t, 2), PAIRS, strict=False):
        t += p * o
    for c in reversed(vy.vec(i32, 3)(1, i, t)):
        t = 2 * t + c
    for row in vy.unroll(vy.mat(i32, 2, 2)(1, 2, 3, 4)):
        t += row.x * row.y
    for out in (total, twice):
        out[i] += t
    last = 50
    for last in (t, 4, 5, 6):
        if last == 5:
            break
    if i % 2 == 0:
        for last in [9, i]:
            total[i] -= last
    total[i] += last + first_above(4, i, x[i])


def items_in_python(x: list[int]) -> tuple[list[int], list[int]]:
    n = len(x)
    total, twice = [0] * n, [1] * n
    for i in range(n):
        at = lambda k: x[k] if 0 <= k < n else 0  # noqa: E731
        t = x[i]
        for a in (t, at(i + 1), 2):
            t += a
        for o, _ in PAIRS:
            t += at(i + o) * o
        for j, step in enumerate(STEPS.tolist()):
            t += step * at(i - j)
        for p, (o, _) in zip((t, 2), PAIRS, strict=False):
            t += p * o
        for c in (t, i, 1):
            t = 2 * t + c
        t += 2 + 12
        total[i] += t
        twice[i] += t
        last = t if t == 5 else 5
        if i % 2 == 0:
            total[i] -= 9 + i
            last = i
        total[i] += last + next((v for v in (i, x[i], 7) if v > 4), -1)
    return total, twice


@pytest.mark.parametrize("device", ["reference", "cpu"])
def test_a_loop_over_items_is_pythons(device: str) -> None:
    x = np.array([3, -1, 4, 1, -5, 9, 2, 6], np.int32)
    twice = np.ones(8, np.int32)

    total = over_items(x, twice=twice, device=device)

    assert items_in_python(x.tolist()) == (total.tolist(), twice.tolist())


def test_a_step_through_a_loop_over_items_gives_what_the_kernel_gives() -> None:
    x = np.array([3, -1, 4, 1, -5, 9, 2, 6], np.int32)
    total, twice = np.zeros(8, np.int32), np.ones(8, np.int32)

    for at in range(8):
        over_items.step(x, total, twice, at=at)

    assert items_in_python(x.tolist()) == (total.tolist(), twice.tolist())


def test_the_name_of_a_loop_over_items_stands_for_values_of_several_types() -> None:
    @vy.kernel
    def kinds(y: Out[f32, "4"]):  # type: ignore[no-untyped-def]
        for k, a in enumerate((1, 2.5, True, gid())):
            y[k] = f32(a)

    assert [1.0, 2.5, 1.0, 0.0] == kinds(domain=1).tolist()


@vy.kernel
def left_from_else(x: Buf[i32], y: Out[i32]):  # type: ignore[no-untyped-def]
    i, total = gid(), 0
    for a in range(4):
        for b in range(2):
            total += a + b
        else:
            if total > x[i]:
                break
            if total == x[i]:
                continue
        total += 10
    else:
        total += 1000
    for c in (x[i], total, 7):
        for d in (1, 2):
            total += c * d
        else:
            if c == 7:
                continue
            if c > 30:
                break
        total += 3
    y[i] = total


@pytest.mark.parametrize("device", ["reference", "cpu"])
def test_jumps_from_the_else_of_a_loop_leave_the_loop_around_it(device: str) -> None:
    def python(x: int) -> int:
        total = 0
        for a in range(4):
            total += 2 * a + 1
            if total > x:
                break
            total += 0 if total == x else 10
        else:
            total += 1000
        for c in (x, total, 7):
            total += 3 * c
            if c == 7:
                continue
            if c > 30:
                break
            total += 3
        return total

    x = np.arange(-3, 60, dtype=np.int32)

    assert [python(int(n)) for n in x] == left_from_else(x, device=device).tolist()


@vy.kernel
def over_a_used_name(x: Buf[f32, "n"], y: Out[f32, "n"]):
    k = gid()
    total = x[k]
    for k in range(len(x)):
        total += x[k]
    y[gid()] = total


def test_a_loop_variable_with_the_name_of_an_earlier_value_makes_no_gathers() -> None:
    assert "= each x" not in over_a_used_name.asm("lowered")
    assert [11.0, 12.0, 13.0, 14.0] == over_a_used_name(np.array([1, 2, 3, 4], np.float32)).tolist()
