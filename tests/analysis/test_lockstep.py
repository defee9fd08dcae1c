"""Which locals differ among invocations that run together, and which assignments need no mask."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from vyre.analysis.lockstep import Variation, classify, scratch_writes
from vyre.front.read import program as read
from vyre.ir.nodes import Id, Program


@dataclass(frozen=True)
class Lanes:
    """Strips of lanes along gid(1); gid(0) is the same for all."""

    lanes: int = 4
    strips: int = 2

    def kind(self, ident: Id) -> Variation:
        lane = Variation.VARYING if self.lanes else Variation.STRIP
        return lane if ident == Id("gid", 1) else Variation.UNIFORM


def kernel(body: str) -> Program:
    lines = "".join(f"    {line}\n" for line in ["i = gid(0)", "j = gid(1)", *body.split("\n")])
    return read(f"def k(x: Buf[i32], y: Out[i32, 2], n: i32):\n{lines}")


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("a = i + n", Variation.UNIFORM),
        ("a = x[i]", Variation.UNIFORM),  # they load it at one time
        ("a = x[j]", Variation.VARYING),
        ("a = 0\nif j < n:\n    a = 1\ny[i, j] = a", Variation.VARYING),
        ("a = 0\nif i < n:\n    a = 1\ny[i, j] = a", Variation.UNIFORM),
        ("if j < n:\n    a = 1\n    y[i, j] = a", Variation.UNIFORM),  # whoever reads it was there
        ("for a in range(n):\n    y[i, j] = a", Variation.UNIFORM),
        ("for a in range(j, n):\n    y[i, j] = a", Variation.VARYING),
        (
            "a = 0\nfor k in range(n):\n    a = k\n    if x[j] > k:\n        break\ny[i, j] = a",
            Variation.VARYING,
        ),
        (
            "a = 0\nfor k in range(n):\n    a = k\n    if x[i] > k:\n        break\ny[i, j] = a",
            Variation.UNIFORM,
        ),
        (
            "a = 0\nfor k in range(n):\n    if x[j] > k:\n        continue\n    a = k\ny[i, j] = a",
            Variation.VARYING,
        ),
        (
            "a = 0\nfor k in range(n):\n    a = k\n    if i > k:\n        return\ny[i, j] = a",
            Variation.VARYING,
        ),
        ("if x[j] > 3:\n    return\na = 1\ny[i, j] = a", Variation.UNIFORM),  # who has returned never reads
    ],
)
def test_a_local_differs_as_its_values_and_the_control_around_them(body: str, expected: Variation) -> None:
    assert expected == classify(kernel(body), Lanes()).locals.get("a", Variation.UNIFORM)


def test_one_invocation_at_a_time_never_diverges() -> None:
    body = "a = 0\nif j < n:\n    a = 1\ny[i, j] = a"

    assert Variation.UNIFORM == classify(kernel(body), Lanes(lanes=0, strips=1)).locals.get(
        "a", Variation.UNIFORM
    )
    assert Variation.STRIP == classify(kernel(body), Lanes(lanes=0, strips=2)).locals["a"]


def test_a_condition_whose_value_is_known_causes_no_divergence() -> None:
    program = kernel("a = 0\nif j < n:\n    a = 1\ny[i, j] = a")
    [test] = [node.test for node in program.body if hasattr(node, "test")]

    assert "a" not in classify(program, Lanes(), assumed={test: True}).locals


def test_a_local_that_a_block_assigns_first_needs_no_mask() -> None:
    inside = kernel("if j < n:\n    a = j\n    y[i, j] = a")
    outside = kernel("a = 0\nif j < n:\n    a = j\ny[i, j] = a")

    assert {"i", "j", "a"} == {node.name for node in scratch_writes(inside)}
    assert ["a"] == [node.name for node in scratch_writes(outside) if node.name == "a"]
    assert all("j" not in str(node.value) for node in scratch_writes(outside) if node.name == "a")
