"""Loops in which a choice of integers waits for the iteration before, in a vector: the reference's bytes."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from guarded import Memory, outcome
from lower.test_cpu_element import statements
from running import cpu
from vyre import reference
from vyre.front import read
from vyre.ir.nodes import Program
from vyre.lower.chains import chain_of
from vyre.lower.form import While
from vyre.passes import expand
from vyre.run.device_runtime import Ready
from vyre.targets.cpu.schedule import lowered

LEAST, MOST = -(2**31), 2**31 - 1


def table(rng: Random) -> str:
    """A kernel of one invocation that fills a table, each element by those beside it."""
    others = [
        "t[i - 1, j]",
        "t[i - 1, j - 1]",
        "x[j]",
        "x[i]",
        "same",
        "x[j] - x[i]",
        str(rng.randint(-9, 9)),
    ]

    def term(depth: int) -> str:
        kind = rng.random()
        if depth == 0 or kind < 0.25:
            return rng.choice(["t[i, j - 1]", *others])
        if kind < 0.65:
            return f"{rng.choice(['min', 'max'])}({term(depth - 1)}, {term(depth - 1)})"
        sign = rng.choice("+-")
        return f"({term(depth - 1)} {sign} {rng.choice([*others, str(MOST), term(depth - 1)])})"

    lines = ["same = 3 if x[i - 1] == x[j - 1] else -3"]
    value = f"{rng.choice(['min', 'max'])}({term(2)}, t[i, j - 1] {rng.choice('+-')} {rng.randint(0, 3)})"
    if rng.random() < 0.5:
        lines += [f"gap = {value}"]
        value = f"{rng.choice(['min', 'max'])}({term(1)}, gap)"
    lines.append(f"t[i, j] = {value}")
    start, step = rng.randint(0, 3), rng.choice(["", "", "", ", 2"])
    return (
        "def k(x: Buf[i32], t: InOut[i32, 2]):\n"
        f"    for i in range({rng.randint(0, 2)}, t.shape[0]):\n"
        f"        for j in range({start}, t.shape[1]{step}):\n"
        + "".join(f"            {line}\n" for line in lines)
    )  # fmt: skip


def chains(program: Program) -> int:
    form = lowered(expand(program), 1, 64)
    return sum(
        isinstance(one, While) and chain_of(one) is not None
        for function in form.functions
        for one in statements(function.body)
    )


def differs(program: Program, seed: int) -> bool:
    random = np.random.default_rng(seed)
    extents = tuple(int(n) for n in random.integers(1, 12, 2))
    numbers = random.choice([LEAST, MOST, -1, 0, 1, 2, 3, 50], max(extents))
    values: dict[str, Any] = {
        "x": numbers.astype(np.int32),
        "t": random.integers(-5, 5, extents).astype(np.int32),
    }
    theirs = {name: value.copy() for name, value in values.items()}
    reference.run(expand(program), theirs, grid=(1,))
    device, ready = cpu(), Ready(program)

    def call(given: dict[str, Any], memory: Memory) -> None:
        device.run(ready, given, (1,))

    return theirs["t"].tobytes() != outcome(values, ["t"], call, seed)["t"]


@pytest.mark.parametrize("start", range(0, 60, 20))
def test_random_tables_are_those_of_the_reference(start: int) -> None:
    kept = 0
    for seed in range(start, start + 20):
        text = table(Random(seed))
        program = read.program(text)
        kept += chains(program) > 0
        assert not differs(program, seed), text

    assert kept > 5


CHAIN = """
def k(x: Buf[i32], t: InOut[i32, 2]):
    for i in range({outer}):
        for j in range({inner}):
            {line}
"""


@pytest.mark.parametrize(
    ("outer", "inner", "line"),
    [
        ("1, t.shape[0]", "1, t.shape[1], 2", "t[i, j] = min(t[i, j - 1] + 1, x[j])"),
        ("1, t.shape[0]", "1, t.shape[1] // 2", "t[i, 2 * j] = min(t[i, 2 * j - 1] + 1, x[j])"),
        ("1, t.shape[1]", "1, t.shape[0]", "t[0, i] = min(t[0, i - 1] + x[j], t[0, i])"),
        ("1", "1, min(t.shape[0], t.shape[1])", "t[j, j] = min(t[j, j - 1] + 1, x[j])"),
        ("1, t.shape[0]", "t.shape[1] - 1, 0, -1", "t[i, j] = min(t[i, j - 1] + 1, x[j])"),
        ("1, t.shape[0]", "1, t.shape[1]", "t[i, j] = min(t[i - 1, j - 1] + 1, x[j])"),
        ("1, t.shape[0]", "1, t.shape[1]", "t[i, j] = t[i, j - 1] + x[j]"),
        ("1, t.shape[0]", "1, t.shape[1]", "if x[j] > 0:\n                t[i, j] = min(t[i, j - 1], x[j])"),
    ],
)
def test_what_no_iteration_before_stored_is_no_chain(outer: str, inner: str, line: str) -> None:
    program = read.program(CHAIN.format(outer=outer, inner=inner, line=line))

    assert 0 == chains(program)
    assert not any(differs(program, seed) for seed in range(5))


def test_an_edit_distance_is_a_chain() -> None:
    line = "t[i, j] = min(min(t[i - 1, j], t[i, j - 1]) + 1, t[i - 1, j - 1] + x[j])"
    program = read.program(CHAIN.format(outer="1, t.shape[0]", inner="1, t.shape[1]", line=line))

    assert 0 < chains(program)
    assert not any(differs(program, seed) for seed in range(5))
