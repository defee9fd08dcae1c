"""Rows that lanes walk along are read in tiles, with the bytes of the reference and every claim held."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

import vyre as vy
from lower.interpreter import run
from lower.test_cpu_element import lowered, statements
from lower.verifier import verify
from vyre import Buf, InOut, f32, gid, reference
from vyre.front import read
from vyre.lower.form import Fetch, Write
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
PREFIXES = """def k(a: Buf[f32, 2], b: InOut[f32, 2], x: Buf[f32], y: Out[f32, 2], z: Out[bool, 2]):
    total = f32(0)
    for j in range(x.shape[0]{less}):
        total = total * x[j] + a[gid(), j]
        {first}
        z[gid(), j] = total > b[gid(), j{more}]
        {second}
"""
BACKWARDS = [
    text.replace("range(x.shape[0]", "range(x.shape[0] - 1, -1, -1", 1)
    for text in (DIFFERENCE, PREFIXES.format(first="y[gid(), j] = total", second="pass", less="", more=""))
]
FIRST = "y[gid(), j] = total"
SECOND = "b[gid(), j] = b[gid(), j] + total"


def _tiles(text: str, **options: int) -> list[Fetch | Write]:
    form = lowered(read.program(text), 1, **options)
    found = [one for function in form.functions for one in statements(function.body)]
    return [one for one in found if isinstance(one, Fetch | Write) and one.steps and one.more]


@pytest.mark.parametrize(
    "text",
    [
        SUM.format(start="0", less="", more=""),
        SUM.format(start="3", less=" - 2", more=""),
        SUM.format(start="0", less=" - 1", more=" + 1"),
        DIFFERENCE,
        PREFIXES.format(first=FIRST, second="pass", less="", more=""),
        PREFIXES.format(first="pass", second=SECOND, less=" - 1", more=""),
        *BACKWARDS,
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
            "y": np.zeros(rows, np.float32),
        }
        if "z: Out" in text:
            given |= {"b": given["b"][0, :rows], "y": np.zeros((rows, deep), np.float32)}
            given["z"] = np.zeros((rows, deep), np.bool_)
        given = {param.name: given[param.name] for param in program.params}
        mine, theirs = ({name: one.copy() for name, one in given.items()} for _ in range(2))
        run(form, mine, (rows,))
        reference.run(program, theirs, grid=(rows,))

        assert all(theirs[name].tobytes() == mine[name].tobytes() for name in given)


@pytest.mark.parametrize("shift", [0, 1])
def test_rows_that_overlap_are_stored_in_order(shift: int) -> None:
    @vy.kernel
    def running(x: Buf[f32, 2], y: InOut[f32, 2]):  # type: ignore[no-untyped-def]
        total = f32(0)
        for j in range(x.shape[1] - 1):  # which ends before the next row begins
            total = total * 0.5 + x[gid(), j]
            y[gid(), j] = total

    memory = [np.arange(20 * 33 + 1, dtype=np.float32) for _ in range(2)]
    for device, one in zip(("cpu", "reference"), memory, strict=True):
        x, y = (one[start : start + 20 * 33].reshape(20, 33) for start in (0, shift))
        running(x, y, domain=20, device=device)

    assert memory[1].tobytes() == memory[0].tobytes()


def test_long_bodies_read_tiles_too_in_fewer_strips() -> None:
    text = """def k(a: Buf[f32, 2], y: Out[f32]):
    total = f32(0)
    for j in range(a.shape[1]):
        total = total + exp(-a[gid(), j])
    y[gid()] = total
"""

    assert [one.steps for one in _tiles(text)] == [(1, 0)]


def test_loops_that_read_what_they_store_are_not_in_tiles() -> None:
    def stores(**lines: str) -> int:
        parts = {"first": FIRST, "second": SECOND, "less": "", "more": ""} | lines
        return sum(isinstance(one, Write) for one in _tiles(PREFIXES.format(**parts)))

    assert 2 == stores(first="pass") == stores(second="pass")
    assert 3 == stores()
    assert 0 == stores(first="pass", second=SECOND.replace("j] =", "0] ="))
    assert 0 == stores(second="total = y[gid(), j]")
    assert 0 == stores(first="total = total + y[gid(), j - 1]", second=FIRST)
    assert 0 == stores(first=FIRST, second=f"{FIRST} * x[j]")
    assert 0 == stores(second="if total > f32(1):\n            y[gid(), j] = total", first="pass")


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
