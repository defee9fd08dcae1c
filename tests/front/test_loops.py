"""Loops with an else, and loops with a condition and the most iterations that they run."""

from __future__ import annotations

import numpy as np
import pytest

import vyre as vy
from vyre import Buf, InOut, Out, gid, i32, while_


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
