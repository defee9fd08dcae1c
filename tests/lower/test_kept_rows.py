"""Rows in registers: group kernels mean the same with them, whatever the sizes of their arrays."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from vyre import reference
from vyre.front.read import program as read
from vyre.ir.nodes import For, Program, Store
from vyre.ir.walk import loads, statements
from vyre.lower.kept_rows import kept_rows
from vyre.lower.prepare import own_loop_variables
from vyre.passes import expand

TYPES = {"f32": np.float32, "i32": np.int32}
NORMED = """@kernel(workgroup=8)
def normed(x: Buf[f32, 2], gain: Buf[f32], y: Out[f32, 2]):
    total = shared(f32, 8)
    n = x.shape[1]
    sum = 0.0
    for j in range(lid(0), n, 8):
        sum = sum + x[wid(0), j] * x[wid(0), j]
    total[lid(0)] = sum
    barrier()
    for j in range(lid(0), n, 8):
        y[wid(0), j] = x[wid(0), j] * total[7 - lid(0)] * gain[j]
"""
SOFTMAX = """@kernel(workgroup=8)
def softmax(x: Buf[f32, 2], y: Out[f32, 2], sums: Out[f32]):
    parts = shared(f32, 8)
    most = x[wid(0), lid(0)]
    for k in range(lid(0) + 8, x.shape[1], 8):
        most = max(most, x[wid(0), k])
    parts[lid(0)] = most
    barrier()
    total = 0.0
    for k in range(lid(0), x.shape[1], 8):
        y[wid(0), k] = x[wid(0), k] - parts[0]
        total = total + y[wid(0), k]
    for k in range(lid(0), x.shape[1], 8):
        y[wid(0), k] = y[wid(0), k] * 0.5
        total = total + y[wid(0), k]
    sums[wid(0) * 8 + lid(0)] = total
"""
PLACES = """@kernel(workgroup=8)
def places(x: Buf[i32, 2], y: InOut[i32, 2]):
    most = 0
    for j in range(lid(0), 20, 8):
        near = j + 1
        if x[wid(0), j] > 0:
            most = most + x[wid(0), near]
    for j in range(lid(0), 20, 8):
        y[wid(0), j] = y[wid(0), j] + x[wid(0), j] + most
    for j in range(lid(0), 20, 8):
        y[wid(0), j] = y[wid(0), j] + x[wid(0), 19 - j]
"""


LATER = """@kernel(workgroup=8)
def later(x: Buf[i32, 2], y: InOut[i32, 2], sums: Out[i32]):
    for j in range(lid(0), x.shape[1], 8):
        y[wid(0), j] = x[wid(0), j] + 1
    for j in range(lid(0) + FIRST, x.shape[1], 8):
        y[wid(0), j] = x[wid(0), j] * 3
    total = 0
    for j in range(lid(0), x.shape[1], 8):
        total = total + y[wid(0), j]
    sums[wid(0) * 8 + lid(0)] = total
"""


def kept(text: str, longest: int) -> tuple[Program, Program]:
    program = own_loop_variables(expand(read(text)))
    return program, kept_rows(program, range(max(longest - 7, 1), longest + 1) if longest else range(0))


def results(program: Program, arguments: dict[str, Any], groups: int) -> dict[str, bytes]:
    own = {name: np.array(value) for name, value in arguments.items()}
    reference.run(program, own, grid=(groups,))
    return {name: value.tobytes() for name, value in own.items()}


def loops(program: Program) -> int:
    return sum(isinstance(node, For) for node in statements(program.body))


@pytest.mark.parametrize("columns", [1, 7, 8, 9, 20, 24])
@pytest.mark.parametrize("others", [(4, 24), (2, 5), (4, 40)])
@pytest.mark.parametrize(
    "text", [NORMED, SOFTMAX, PLACES, LATER.replace("FIRST", "0"), LATER.replace("FIRST", "8")]
)
def test_rows_in_registers_mean_the_same(text: str, columns: int, others: tuple[int, int]) -> None:
    program, found = kept(text, -(-columns // 8) * 8)
    rng = np.random.default_rng(columns)
    arguments: dict[str, Any] = {}
    for param in program.params:
        shape = (4, columns) if param.name == "x" else others if param.rank == 2 else (others[1],)
        arguments[param.name] = rng.integers(-9, 9, shape).astype(TYPES[param.dtype.name])

    assert results(program, arguments, 5) == results(found, arguments, 5)
    assert loops(found) < loops(program)


def test_a_row_is_loaded_once() -> None:
    _, found = kept(NORMED, 16)

    assert (2, 2) == tuple(sum(load.array == name for load in loads(found.body)) for name in ("x", "gain"))
    assert 0 == loops(found)


def test_a_row_that_is_stored_twice_is_stored_once() -> None:
    _, found = kept(SOFTMAX, 16)
    stores = [node.array for node in statements(found.body) if isinstance(node, Store)]

    assert 2 == stores.count("y")
    assert 0 == sum(load.array == "y" for load in loads(found.body))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("(lid(0), n, 8)", "(lid(0), n, 4)"),
        ("x: Buf[f32, 2]", "x: InOut[f32, 2]"),
        ("(lid(0), n, 8)", "(0 - lid(0), n, 8)"),
        ("n = x.shape[1]", "n = x.shape[0]"),
    ],
)
def test_rows_that_may_be_too_long_or_change_are_loaded_again(old: str, new: str) -> None:
    text = NORMED.replace(old, new)
    program, found = kept(text, 256)

    assert program is found


def test_rows_of_unknown_length_stay_in_loops() -> None:
    program, found = kept(NORMED, 0)

    assert program is found


def test_what_other_invocations_load_is_stored_at_once() -> None:
    _, found = kept(SOFTMAX.replace("total + y[wid(0), k]", "total + y[wid(0), k + 1]"), 16)
    stores = [node.array for node in statements(found.body) if isinstance(node, Store)]

    assert 3 == stores.count("y")  # two of a loop written out, and one of a loop that stays
