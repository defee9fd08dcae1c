"""Rows that lanes walk along are read in tiles, with the bytes of the reference and every claim held."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

from lower.interpreter import run
from lower.test_cpu_element import lowered, statements
from vyre import reference
from vyre.front import read
from vyre.lower.form import Fetch
from vyre.lower.verify import verify
from vyre.passes import expand
from vyre.targets.cpu import machine, native

SUM = """def k(a: Buf[f32, 2], x: Buf[f32], y: Out[f32]):
    total = f32(0)
    for j in range({start}, x.shape[0]{less}):
        total = total * f32(0.5) + a[gid(), j{more}] * x[j]
    y[gid()] = total
"""
DIFFERENCE = """def k(a: Buf[f32, 2], b: Buf[f32, 3], x: Buf[f32], y: Out[f32]):
    total = f32(1)
    for j in range(x.shape[0]):
        if x[j] > f32(0):
            total = total - a[gid(), j] / (b[1, gid() * 2, j] + f32(3))
    y[gid()] = total
"""
SHIFTED = """def k(a: Buf[f32, 2], x: InOut[f32], y: Out[f32]):
    for j in range(x.shape[0]):
        y[gid()] = y[gid()] + a[gid(), j]
"""


def _tiles(text: str, **options: int) -> list[Fetch]:
    form = lowered(read.program(text), 1, **options)
    found = [one for function in form.functions for one in statements(function.body)]
    return [one for one in found if isinstance(one, Fetch) and one.steps]


@pytest.mark.parametrize(
    "text",
    [
        SUM.format(start="0", less="", more=""),
        SUM.format(start="3", less=" - 2", more=""),
        SUM.format(start="0", less=" - 1", more=" + 1"),
        DIFFERENCE,
    ],
)
@pytest.mark.parametrize("masks", [False, True])
def test_tiles_give_the_bytes_of_the_reference(text: str, masks: bool) -> None:
    program = expand(read.program(text))
    for (lanes, strips), (rows, deep) in product(
        [(4, 2), (8, 1), (16, 1)], [(1, 9), (7, 4), (33, 21), (40, 8)]
    ):
        form = lowered(program, 1, lanes, strips, masks)
        verify(form)
        draw = np.random.default_rng(rows)
        given = {
            "a": draw.random((rows, deep), np.float32),
            "b": draw.random((2, 2 * rows, deep), np.float32),
            "x": draw.random(deep, np.float32) - np.float32(0.5),
        }
        given = {param.name: given[param.name] for param in program.params if param.name in given}
        mine, theirs = ({**given, "y": np.zeros(rows, np.float32)} for _ in range(2))
        run(form, mine, (rows,))
        reference.run(program, theirs, grid=(rows,))

        assert theirs["y"].tobytes() == mine["y"].tobytes()


def test_only_loops_that_store_nothing_are_in_tiles() -> None:
    assert [(1, 0)] == [one.steps for one in _tiles(SUM.format(start="0", less="", more=""))]
    assert [(1, 0), (0, 2, 0)] == [one.steps for one in _tiles(DIFFERENCE)]
    assert [] == _tiles(SHIFTED)
    assert [] == _tiles(
        SUM.format(start="0", less="", more="")
        .replace("f32(0.5)", "a[j, gid()]")
        .replace("a[gid(), j] *", "")
    )


def test_a_part_of_a_strip_reads_no_tiles() -> None:
    (whole,) = _tiles(SUM.format(start="0", less="", more=""), masks=True)

    assert whole.guard is None


@pytest.mark.parametrize("level", ["x86-64", "x86-64-v3", "x86-64-v4"])
def test_tiles_compile_for_every_level(level: str) -> None:
    program = expand(read.program(SUM.format(start="0", less="", more="")))

    text = native.text(program, 1, machine.baseline(level))

    assert "shufflevector <8 x float>" in text or level == "x86-64"
    assert native.object_code(program, 1, machine.baseline(level))
