"""Loops that end where loops around them are: their accesses are proven, with the bytes of the reference."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from lower import test_cpu_element, test_cpu_group
from lower.interpreter import run
from lower.test_cpu_element import statements
from lower.verifier import verify
from vyre import reference
from vyre.front import read
from vyre.ir.nodes import Program
from vyre.lower.form import Fetch
from vyre.lower.lowered import LoweredForm
from vyre.passes import expand

LANES = """@kernel(workgroup=32)
def k(r: Buf[f32], y: InOut[f32], z: Out[f32]):
    for k in range(1, r.shape[0]):
        part = f32(0)
        for i in range(lid(), k, 32):
            part = part + r[k - i - 1] * y[i]
        barrier()
        for i in range(lid(), k, 32):
            z[i] = part + y[k - 1 - i]
        barrier()
"""
UP = """def k(r: Buf[f32], y: InOut[f32], z: Out[f32]):
    total = f32(0)
    for i in range(r.shape[0]):
        for j in range(i + 1):
            for d in range(i, j - 1, -1):
                total = total * f32(0.5) + r[d] * y[i - j]
    z[gid()] = total
"""
OWN = """def k(r: Buf[f32], y: InOut[f32], z: Out[f32]):
    total = f32(0)
    for j in range(gid()):
        total = total + r[gid() - j - 1] * y[j]
    z[gid()] = total
"""
DOWN = """def k(r: Buf[f32], y: InOut[f32], z: Out[f32]):
    total = f32(0)
    for j in range(2, r.shape[0] - gid()):
        total = total + r[j]
    z[gid()] = total
"""


def _lowered(program: Program, lanes: int) -> LoweredForm:
    if program.workgroup is None:
        return test_cpu_element.lowered(program, 1, lanes, 2)
    return test_cpu_group.lowered(program, lanes)


def _loads(form: LoweredForm) -> list[Fetch]:
    function = next(one for one in form.functions if one.name in ("fast", "kernel"))
    return [one for one in statements(function.body) if isinstance(one, Fetch)]


@pytest.mark.parametrize("text", [LANES, UP, OWN, DOWN])
@pytest.mark.parametrize("lanes", [4, 8])
@pytest.mark.parametrize("missing", [0, 1, 3])
def test_bytes_are_those_of_the_reference(text: str, lanes: int, missing: int) -> None:
    """Where some elements are missing, every access is checked."""
    program = expand(read.program(text))
    form = _lowered(program, lanes)
    verify(form)
    for n in (5, {LANES: 34, UP: 7, OWN: 20, DOWN: 21}[text]):
        draw = np.random.default_rng(n)
        given: dict[str, Any] = {"r": draw.random(n, np.float32), "y": draw.random(n, np.float32)}
        mine, theirs = (
            {**{name: value.copy() for name, value in given.items()}, "z": np.zeros(n, np.float32)}
            for _ in range(2)
        )
        for arrays in (mine, theirs):
            arrays["y" if n % 2 else "r" if text is OWN else "y"] = given["y"][: n - missing].copy()
        grid = (1,) if text is LANES else (n,)
        run(form, mine, grid, most=400_000)
        reference.run(program, theirs, grid=grid)

        for name, value in theirs.items():
            assert value.tobytes() == mine[name].tobytes(), name


@pytest.mark.parametrize("text", [LANES, UP, OWN])
def test_every_load_is_proven(text: str) -> None:
    assert all(load.proof for load in _loads(_lowered(read.program(text), 4)))


def test_what_lanes_read_backwards_is_a_vector() -> None:
    steps = [load.steps for load in _loads(_lowered(read.program(LANES), 4)) if load.steps]

    assert {(-1,)} == set(steps)


def test_a_loop_of_conditional_accesses_keeps_its_guards() -> None:
    """Were they to be proven, one that never happens would make all others checked."""
    text = OWN.replace("total = total +", "if j < 3:\n            total = total +")

    assert not any(load.proof for load in _loads(_lowered(read.program(text), 4)) if load.buffer == "r")
