"""Rows that run together, so that what a loop loads for one serves the others: the bytes of the reference."""

from __future__ import annotations

import numpy as np
import pytest

from lower.interpreter import run
from lower.test_cpu_element import statements
from lower.verifier import verify
from vyre import reference
from vyre.front import read
from vyre.lower.cpu_element import lower
from vyre.lower.form import Loop
from vyre.lower.layout import Layout
from vyre.passes import expand
from vyre.targets.cpu import machine, native
from vyre.targets.cpu.schedule import lowered

PRODUCT = """def k(a: Buf[f32, 2], b: Buf[f32, 2], y: InOut[f32, 2]):
    total = y[gid(0), gid(1)]
    for k in range(a.shape[1]):
        total = total + a[gid(0), k] * b[k, gid(1)]
    y[gid(0), gid(1)] = total
"""
TRIANGLE = """def k(a: Buf[f32, 2], b: Buf[f32, 2], y: InOut[f32, 2]):
    if gid(1) <= gid(0) and gid(0) > 1:
        total = y[gid(0), gid(1)]
        for k in range(a.shape[1]):
            total = total + a[gid(0), k] * b[k, gid(1)]
        y[gid(0), gid(1)] = total
"""
SHIFTED = """def k(a: Buf[f32, 2], b: Buf[f32, 2], y: InOut[f32, 2]):
    total = y[gid(0), gid(1)]
    for k in range(a.shape[1]):
        total = total * a[gid(0) + 1, k] + b[k, gid(1) - 3] - b[k, gid(1) + 2 * gid(0)]
    y[gid(0), gid(1)] = total
"""
BATCH = """def k(a: Buf[f32, 2], b: Buf[f32, 2], y: InOut[f32, 3]):
    total = y[gid(0), gid(1), gid(2)]
    for k in range(a.shape[1]):
        total = total + a[gid(1), k] * b[k, gid(2)] * f32(gid(0) + 1)
    y[gid(0), gid(1), gid(2)] = total
"""
BESIDE = """def k(a: Buf[f32, 2], b: Buf[f32, 2], y: InOut[f32, 3]):
    total = y[gid(0), gid(1), gid(2)]
    for k in range(a.shape[1]):
        total = total + a[gid(1) - 1, k] * b[k + gid(0) - 1, gid(2)]
    y[gid(0), gid(1), gid(2)] = total
"""


@pytest.mark.parametrize("text", [PRODUCT, TRIANGLE, SHIFTED, BATCH, BESIDE])
@pytest.mark.parametrize("masks", [False, True])
def test_blocks_of_rows_give_the_bytes_of_the_reference(text: str, masks: bool) -> None:
    program = expand(read.program(text))
    rank = 3 if text in (BATCH, BESIDE) else 2
    layout = Layout(rank, 4, 2, has_masks=masks)
    form = lower(program, layout, Layout(rank, 4, 6, has_masks=masks, high=3))
    verify(form)
    for rows, columns, deep in ((1, 3, 2), (7, 9, 3), (6, 34, 2)):
        draw = np.random.default_rng(rows)
        grid = (rows, columns) if rank == 2 else (2, rows, columns)
        given = {
            "a": draw.random((rows, deep), np.float32),
            "b": draw.random((deep, columns), np.float32),
            "y": draw.random(grid, np.float32),
        }
        mine, theirs = ({name: value.copy() for name, value in given.items()} for _ in range(2))
        run(form, mine, grid, most=400_000)
        reference.run(program, theirs, grid=grid)

        assert theirs["y"].tobytes() == mine["y"].tobytes()


def _blocks(text: str, rank: int = 2) -> set[int]:
    form = lowered(expand(read.program(text)), rank, 32)
    found = [one for function in form.functions for one in statements(function.body)]
    return {one.rows for one in found if isinstance(one, Loop) and one.rows > 1}


def test_rows_run_together_only_where_they_share_loads_and_loops() -> None:
    assert {4} == _blocks(PRODUCT) == _blocks(TRIANGLE) == _blocks(BATCH, 3)
    assert set() == _blocks(PRODUCT.replace("b[k, gid(1)]", "b[gid(0), gid(1)]"))
    assert set() == _blocks(PRODUCT.replace("range(a.shape[1])", "range(gid(0))"))
    assert set() == _blocks(
        "def k(x: Buf[f32, 2], y: Out[f32, 2]):\n    y[gid(0), gid(1)] = x[gid(0), gid(1)]\n"
    )


@pytest.mark.parametrize("level", ["x86-64", "x86-64-v3", "x86-64-v4"])
def test_blocks_compile_for_every_level(level: str) -> None:
    assert native.object_code(expand(read.program(TRIANGLE)), 2, machine.baseline(level))
