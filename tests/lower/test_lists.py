"""Walks along lists, and kernels for one invocation, run without vectors, with the bytes of the reference."""

from __future__ import annotations

import numpy as np
import pytest

from guarded import Memory, twice
from lower.interpreter import run
from lower.verifier import verify
from vyre import reference
from vyre.front import read
from vyre.ir.nodes import Program
from vyre.lower.form import Loop
from vyre.lower.show import show
from vyre.passes import expand
from vyre.targets.cpu import native
from vyre.targets.cpu.schedule import lowered

ROWS = """def k(starts: Buf[i32], columns: Buf[i32], x: Buf[f64], y: Out[f64]):
    total = f64(0)
    for k in range(starts[gid()], starts[gid() + 1]):
        total = total * f64(0.5) + x[columns[k]]
    y[gid()] = total
"""
LEVELS = """def k(starts: Buf[i32], columns: Buf[i32], x: Buf[f64], y: Out[f64]):
    for step in range(3):
        for k in range(starts[gid()], starts[gid() + 1]):
            if x[columns[k]] > f64(step):
                y[gid()] = y[gid()] + x[columns[k]]
                break
"""
HEAVY = """def k(starts: Buf[i32], columns: Buf[i32], x: Buf[f64], y: Out[f64]):
    total = f64(0)
    for k in range(starts[gid()], starts[gid() + 1]):
        total = total + exp(x[columns[k]])
    y[gid()] = total
"""
CHAIN = """def k(starts: Buf[i32], columns: Buf[i32], x: Buf[f64], y: InOut[f64]):
    for j in range(1, y.shape[0]):
        y[j] = y[j - 1] * f64(0.5) + x[j]
"""
TRIANGLE = """def k(starts: Buf[i32], columns: Buf[i32], x: Buf[f64], y: Out[f64]):
    total = f64(0)
    for j in range(gid() + min(columns[0], 9)):
        total = total * f64(0.5) + x[gid() * 7 + j]
    y[gid()] = total
"""
NEIGHBOURS = """def k(starts: Buf[i32], columns: Buf[i32], x: Buf[f64], y: Out[f64]):
    total = f64(0)
    for k in range(starts[gid()]):
        total = total + x[gid() + 8 * columns[0]]
    y[gid()] = total
"""


def _lanes(text: str, vector_bytes: int) -> set[int]:
    form = lowered(expand(read.program(text)), 1, vector_bytes)
    verify(form)
    found, stack = set[int](), [one for function in form.functions for one in function.body]
    while stack:
        node = stack.pop()
        if isinstance(node, Loop) and node.given:
            found.add(node.lanes)
        stack += [*getattr(node, "body", ()), *getattr(node, "then", ()), *getattr(node, "orelse", ())]
    return found


def test_accesses_that_move_with_a_list_are_tested_once_before_it() -> None:
    chunk = """@kernel(workgroup=(1,))
def k(starts: Buf[i32], columns: Buf[i32], x: Buf[f64], y: Out[f64]):
    total = f64(0)
    for k in range(starts[wid()], starts[wid() + 1], 2):
        total = total * f64(0.5) + x[columns[k]] + x[columns[k + 1]]
    y[wid()] = total
"""
    for text in (ROWS, chunk):
        form = lowered(expand(read.program(text)), 1, 64)
        shown = show(form)

        assert "given 0 <= k < columns.shape[0]" in shown
        assert "load columns" in shown.partition("given 0 <= k")[2].partition("else:")[0]
        assert "where 0 <= k" not in shown.partition("given 0 <= k")[2].partition("else:")[0]
        rows = 40
        interpreted, wanted = _arguments(rows), _arguments(rows)
        run(form, interpreted, (rows,))
        reference.run(expand(read.program(text)), wanted, grid=(rows,))
        assert wanted["y"].tobytes() == interpreted["y"].tobytes()


def test_a_workgroup_of_one_has_no_lanes() -> None:
    text = """@kernel(workgroup=(1, 1))
def k(x: Buf[f32, 2], y: Out[f32, 2]):
    y[wid(0), wid(1)] = x[wid(0), wid(1)] + f32(lid(0) + gid(1))
"""
    form = lowered(expand(read.program(text)), 2, 64)
    verify(form)
    arrays = {"x": np.arange(6, dtype=np.float32).reshape(2, 3), "y": np.zeros((2, 3), np.float32)}

    run(form, arrays, (2, 3))

    assert "lanes" not in show(form)
    np.testing.assert_array_equal(arrays["x"] + np.arange(3), arrays["y"])


def _arguments(rows: int) -> dict[str, np.ndarray]:
    draw = np.random.default_rng(rows)
    starts = np.cumsum(draw.integers(-1, 6, rows + 1)).astype(np.int32) - 3  # some are outside
    columns = draw.integers(-2, rows + 2, 3 * rows + 1).astype(np.int32)
    return {"starts": starts, "columns": columns, "x": 4 * draw.random(rows), "y": np.zeros(rows)}


def _expected(program: Program, rows: int) -> bytes:
    arguments = _arguments(rows)
    reference.run(program, arguments, grid=(rows,))
    return arguments["y"].tobytes()


@pytest.mark.parametrize("vector_bytes", [32, 64])
def test_lists_are_walked_by_one_invocation_at_a_time_unless_vectors_pay(vector_bytes: int) -> None:
    assert {0} == _lanes(ROWS, vector_bytes)
    assert {0} == _lanes(LEVELS, vector_bytes)
    assert {0} == _lanes(CHAIN, vector_bytes)
    assert vector_bytes // 8 in _lanes(HEAVY, vector_bytes)
    assert 0 not in _lanes(TRIANGLE, 64)
    assert vector_bytes // 8 in _lanes(NEIGHBOURS, vector_bytes)


@pytest.mark.parametrize("text", [ROWS, LEVELS, HEAVY, TRIANGLE, NEIGHBOURS])
@pytest.mark.parametrize("rows", [1, 7, 40])
def test_walks_along_lists_give_the_bytes_of_the_reference(text: str, rows: int) -> None:
    program = expand(read.program(text))
    loaded = native.loaded(native.object_code(program, 1), program)

    def native_bytes(memory: Memory) -> bytes:
        guarded = {name: memory.copy(value, name) for name, value in _arguments(rows).items()}
        native.run(loaded, program, guarded, (rows,))
        return bytes(guarded["y"].tobytes())

    interpreted = _arguments(rows)
    run(lowered(program, 1, 64), interpreted, (rows,))

    assert _expected(program, rows) == interpreted["y"].tobytes()
    assert _expected(program, rows) == twice(native_bytes)


def test_a_chain_of_stores_makes_every_nan_canonical() -> None:
    program = expand(read.program(CHAIN))
    loaded = native.loaded(native.object_code(program, 1), program)
    nans = np.array([0xFFF0000000000001, 0x7FF8000000000005, 0xFFF8000000000000], np.uint64).view(np.float64)
    for nan in nans:
        mine, theirs = _arguments(20), _arguments(20)
        mine["x"][7] = theirs["x"][7] = nan
        native.run(loaded, program, mine, (1,))
        reference.run(program, theirs, grid=(1,))

        assert theirs["y"].tobytes() == mine["y"].tobytes()


COUNT = "def k(x: Buf[{type}], c: InOut[i32], d: InOut[i64, 2]):\n    v = x[gid()]\n    {body}\n"
COUNTS = {
    "one": "atomic_add(c, v, 1)",
    "two": "atomic_max(c, v, 7)\n    atomic_add(d, (v, 1), 3)",
    "old": "d[gid(), 0] = i64(atomic_add(c, 2, 0)) * 0",
    "weighted": "atomic_add(d, (v % 4, (v * 3 + 1) // 5), i64(v) * 2)",
}


@pytest.mark.parametrize("body", COUNTS)
@pytest.mark.parametrize("count", [1, 40, 5000])
def test_counts_have_the_bytes_of_the_reference(body: str, count: int) -> None:
    program = expand(read.program(COUNT.format(type="i32", body=COUNTS[body])))
    loaded = native.loaded(native.object_code(program, 1), program)
    draw = np.random.default_rng(count)
    values = {
        "x": draw.integers(-2, 9, count).astype(np.int32),
        "c": draw.integers(0, 9, 7).astype(np.int32),
        "d": draw.integers(0, 9, (6, 2)),
    }

    def native_bytes(memory: Memory) -> bytes:
        guarded = {name: memory.copy(value, name) for name, value in values.items()}
        native.run(loaded, program, guarded, (count,))
        return b"".join(bytes(guarded[name].tobytes()) for name in ("c", "d"))

    wanted = {name: value.copy() for name, value in values.items()}
    reference.run(program, wanted, grid=(count,))

    assert wanted["c"].tobytes() + wanted["d"].tobytes() == twice(native_bytes)


def test_counts_run_without_lanes_unless_their_places_take_arithmetic() -> None:
    assert {0} == _lanes(COUNT.format(type="i32", body=COUNTS["one"]), 64)
    assert {0} == _lanes(COUNT.format(type="i32", body=COUNTS["two"]), 64)
    assert 0 not in _lanes(COUNT.format(type="i32", body=COUNTS["weighted"]), 64)
