"""What statements read, write and wait for."""

from __future__ import annotations

import pytest

from vyre.analysis.effects import has_grid_barrier, touches, uses, waits, written_in
from vyre.front.read import program as read
from vyre.ir.nodes import Block


def body(text: str) -> Block:
    lines = "".join(f"    {line}\n" for line in text.split("\n"))
    return read(f"@kernel(workgroup=(32,))\ndef k(x: Buf[i32], y: InOut[i32]):\n    i = gid(0)\n{lines}").body


def test_a_statement_writes_before_the_loads_of_its_operands_are_listed() -> None:
    found = [(use.array, use.action) for use in uses(body("y[x[i]] = x[y[i]]\natomic_add(y, x[0], 1)"))]

    assert [("y", "store"), ("x", "load"), ("x", "load"), ("y", "load")] == found[:4]
    assert [("y", "atomic"), ("x", "load")] == found[4:]


def test_arrays_are_listed_with_the_indices_of_their_loads_and_stores() -> None:
    touched = touches(body("if i < 3:\n    y[i] = x[i] + x[0]\natomic_add(y, 0, 1)"))

    assert (2, 0, False) == (len(touched["x"].loads), len(touched["x"].stores), touched["x"].writes)
    assert (0, 1, True) == (len(touched["y"].loads), len(touched["y"].stores), touched["y"].atomic)
    assert {"y"} == written_in(body("if i < 3:\n    y[i] = x[i]"))


@pytest.mark.parametrize(
    ("text", "does_wait", "is_grid"),
    [
        ("y[i] = x[i]", False, False),
        ("atomic_add(y, 0, 1)", False, False),
        ("y[i] = subgroup_max(x[i])", True, False),
        ("for k in range(3):\n    barrier()", True, False),
        ("grid_sync()", True, True),
    ],
)
def test_invocations_wait_at_barriers_and_subgroup_operations(
    text: str, does_wait: bool, is_grid: bool
) -> None:
    assert (does_wait, is_grid) == (waits(body(text)), has_grid_barrier(body(text)))
