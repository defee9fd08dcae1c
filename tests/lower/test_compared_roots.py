"""Comparisons of square roots with fixed numbers: the same answers without the roots."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from running import on_cpu
from vyre import reference
from vyre.front.read import program as read
from vyre.ir.nodes import Op, Program
from vyre.ir.walk import evaluated
from vyre.lower.prepare import compared_roots
from vyre.ops import build
from vyre.passes import expand, optimize
from vyre.run.device_runtime import Ready

WAYS: dict[str, Any] = {">": np.greater, ">=": np.greater_equal, "<": np.less, "<=": np.less_equal}
SPECIAL = [0.0, -0.0, 1.0, 4.0, -1.0, 2.0**-149, 2.0**-75, 2.0**64, 3.4028235e38, np.inf, -np.inf, np.nan]


def kernel(test: str) -> Program:
    text = f"def k(x: Buf[f32], y: Out[u8], c: f32):\n    i = gid()\n    y[i] = u8(1) if {test} else u8(0)\n"
    return expand(optimize(read(text)))


def roots(program: Program) -> int:
    return sum(isinstance(e, Op) and e.op == build.SQUARE_ROOT for e in evaluated(program.body))


def near(bounds: np.ndarray) -> np.ndarray:
    """The numbers around the squares of some, with special ones."""
    with np.errstate(over="ignore", invalid="ignore"):
        squares = np.abs(bounds * bounds).view(np.uint32)
    places = squares[:, None].astype(np.int64) + np.arange(-6, 7)
    return np.concatenate(
        [np.clip(places, 0, 0x7F800000).astype(np.uint32).view(np.float32).ravel(), np.float32(SPECIAL)]
    )


def some_numbers() -> np.ndarray:
    rng = np.random.default_rng(7)
    any_bits = rng.integers(0, 2**32, 60, np.uint64).astype(np.uint32).view(np.float32)
    return np.concatenate(
        [any_bits, np.exp(rng.uniform(-90, 88, 60)).astype(np.float32), np.float32(SPECIAL)]
    )


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("is_compiled", [False, True])
def test_a_root_is_compared_by_its_operand(way: str, is_compiled: bool) -> None:
    program = kernel(f"sqrt(x[i]) {way} c")
    changed, ready = compared_roots(program), Ready(program)
    numbers = some_numbers()
    x = near(numbers)

    assert (1, 0) == (roots(program), roots(changed))
    for c in numbers:
        found = np.zeros(x.size, np.uint8)
        with np.errstate(invalid="ignore"):
            expected = WAYS[way](np.sqrt(x), c).astype(np.uint8)
        if is_compiled:
            on_cpu(ready, {"x": x, "y": found, "c": c}, (x.size,))
        else:
            reference.run(changed, {"x": x, "y": found, "c": c}, grid=(x.size,))
        assert expected.tolist() == found.tolist(), c


@pytest.mark.parametrize(
    ("test", "left"),
    [
        ("c > sqrt(x[i])", 0),
        ("sqrt(x[i]) > 2.0 * c", 0),
        ("sqrt(x[i]) > 3.0", 0),
        ("sqrt(x[i]) > x[i + 1]", 1),  # another number for each invocation
        ("sqrt(x[i]) + 1.0 > c", 1),
        ("sqrt(f64(x[i])) > f64(c)", 1),
    ],
)
def test_only_numbers_that_are_fixed_have_a_bound(test: str, left: int) -> None:
    assert left == roots(compared_roots(kernel(test)))


def test_a_local_that_is_only_compared_needs_no_root() -> None:
    body = "    r = sqrt(x[i])\n    y[i] = u8(1) if r > c else u8(2) if r < 1.0 else u8(0)\n"
    program = read(f"def k(x: Buf[f32], y: Out[u8], c: f32):\n    i = gid()\n{body}")
    used = read(
        f"def k(x: Buf[f32], y: Out[f32], c: f32):\n    i = gid()\n{body}    y[i] = r\n".replace("u8", "f32")
    )

    assert 0 == roots(compared_roots(expand(optimize(program))))
    assert 1 == roots(compared_roots(expand(optimize(used))))
