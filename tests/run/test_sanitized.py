# ruff: noqa: E501  # a bug for each row of a table
"""`vyre.check` finds planted bugs, each of the kind that it is, and leaves clean kernels alone."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import vyre as vy
from front.making import made

F, WHOLE = np.float32, np.int32


def ones(*shape: int) -> Any:
    return np.ones(shape, F)


def zeros(*shape: int) -> Any:
    return np.zeros(shape, F)


def counts(*shape: int) -> Any:
    return np.zeros(shape, WHOLE)


def kernel(head: str, body: str) -> Any:
    """A kernel of these parameters; a number before them is its workgroup."""
    size, _, params = head.rpartition("| ")
    decorator = f"@kernel(workgroup={size})" if size else "@kernel"
    lines = "".join(f"    {line}\n" for line in body.strip("\n").split("\n"))
    return made(f"{decorator}\ndef k({params}):\n{lines}")


# What is planted: the kernel, what it is called with, and the kind of finding or the code of the problem.
TILE = "tile = vy.shared(f32, 64)\n"
PLANTED: dict[str, tuple[str, str, Any, str]] = {
    "all store to one element": (
        "x: Buf[f32], y: InOut[f32]", "y[0] = x[gid()]", lambda: ([ones(9), zeros(1)], {}), "race"),
    "all store the same value to one element": (
        "x: Buf[f32], y: InOut[f32]", "y[0] = 1.0 + 0.0 * x[gid()]", lambda: ([ones(9), zeros(1)], {}), "race"),
    "a sum without an atomic": (
        "x: Buf[f32], s: InOut[f32]", "s[0] += x[gid()]", lambda: ([ones(9), zeros(1)], {}), "race"),
    "a histogram without an atomic": (
        "x: Buf[i32], bins: InOut[i32]", "bins[x[gid()]] += 1", lambda: ([counts(9), counts(4)], {}), "race"),
    "a neighbour in place": (
        "x: InOut[f32]", "i = gid()\nx[i] = x[i - 1] + x[i + 1]", lambda: ([ones(9)], {}), "race"),
    "a scatter to elements that coincide": (
        "x: Buf[f32], y: InOut[f32]", "y[gid() // 2] = x[gid()]", lambda: ([ones(8), zeros(4)], {}), "race"),
    "a store to the neighbour too": (
        "x: Buf[f32], y: InOut[f32]", "i = gid()\ny[i] = x[i]\nif i + 1 < len(y):\n    y[i + 1] = x[i]",
        lambda: ([ones(8), zeros(8)], {}), "race"),
    "an atomic beside a plain store": (
        "x: Buf[i32], s: InOut[i32]", "vy.atomic_add(s, 0, x[gid()])\nif gid() == 3:\n    s[0] = 0",
        lambda: ([counts(9), counts(1)], {}), "race"),
    "an atomic beside a plain load": (
        "x: InOut[i32], s: InOut[i32]", "vy.atomic_add(s, 0, 1)\nx[gid()] = s[0]",
        lambda: ([counts(9), counts(1)], {}), "race"),
    "a kernel of rows over all elements": (
        "x: Buf[f32, 2], y: InOut[f32]", "y[gid(0)] += x[gid(0), 0]",
        lambda: ([ones(4, 3), zeros(4)], {"domain": (4, 3)}), "race"),
    "a transpose in place": (
        "x: InOut[f32, 2]", "t = x[gid(0), gid(1)]\nx[gid(1), gid(0)] = t", lambda: ([ones(4, 4)], {}), "race"),
    "a missing barrier before a reduction": (
        "64| x: Buf[f32], y: Out[f32]", TILE + "tile[lid()] = x[gid()]\nif lid() == 0:\n    t = f32(0)\n"
        "    for k in range(64):\n        t += tile[k]\n    y[wid()] = t", lambda: ([ones(128)], {}), "race"),
    "a missing barrier after a turn of a loop": (
        "64| x: Buf[f32], y: Out[f32]", TILE + "t = f32(0)\nfor k in range(2):\n    tile[lid()] = x[gid()]\n"
        "    vy.barrier()\n    t += tile[63 - lid()]\ny[gid()] = t", lambda: ([ones(64)], {}), "race"),
    "a missing barrier in a tree": (
        "64| x: Buf[f32], y: Out[f32]", TILE + "tile[lid()] = x[gid()]\nvy.barrier()\n"
        "for s in range(6):\n    if lid() < 32 >> s:\n        tile[lid()] += tile[lid() + (32 >> s)]\n"
        "if lid() == 0:\n    y[wid()] = tile[0]", lambda: ([ones(64)], {}), "race"),
    "a barrier where workgroups would have to wait": (
        "64| x: Buf[f32], y: Out[f32], z: Out[f32]", "y[gid()] = x[gid()]\nvy.barrier()\n"
        "z[gid()] = y[domain() - 1 - gid()]", lambda: ([ones(128)], {}), "race"),
    "a missing grid_sync": (
        "x: Buf[f32], y: Out[f32], z: Out[f32]", "y[gid()] = x[gid()]\nz[gid()] = y[len(y) - 1 - gid()]",
        lambda: ([ones(8)], {}), "race"),
    "shared memory kept across a grid_sync": (
        "64| x: Buf[f32], y: Out[f32]", TILE + "tile[lid()] = x[gid()]\nvy.grid_sync()\ny[gid()] = tile[lid()]",
        lambda: ([ones(64)], {}), "unwritten"),
    "a barrier in a branch": (
        "64| x: Buf[f32], y: Out[f32]", "if x[gid()] > 0:\n    vy.barrier()\ny[gid()] = x[gid()]",
        lambda: ([ones(64)], {}), "P070"),
    "a barrier after a return": (
        "64| x: Buf[f32], y: Out[f32]", "if gid() >= len(x):\n    return\nvy.barrier()\ny[gid()] = x[gid()]",
        lambda: ([ones(100)], {}), "P070"),
    "a grid_sync in a branch": (
        "x: Buf[f32], y: Out[f32]", "if gid() < 4:\n    vy.grid_sync()\ny[gid()] = x[gid()]",
        lambda: ([ones(8)], {}), "P072"),
    "a store one beyond the end": (
        "x: Buf[f32], y: InOut[f32]", "y[gid() + 1] = x[gid()]", lambda: ([ones(8), zeros(8)], {}), "out of range"),
    "a store in front": (
        "x: Buf[f32], y: InOut[f32]", "y[gid() - 1] = x[gid()]", lambda: ([ones(8), zeros(8)], {}), "out of range"),
    "a workgroup beyond the end": (
        "64| x: Buf[f32], y: Out[f32]", "y[gid()] = x[gid()]", lambda: ([ones(100)], {"groups": 3}), "out of range"),
    "a load far beyond": (
        "x: Buf[f32], y: Out[f32]", "y[gid()] = x[gid() + 1000]", lambda: ([ones(8)], {}), "out of range"),
    "a load by the length too far": (
        "x: Buf[f32], y: Out[f32]", "y[gid()] = x[gid() + len(x)]", lambda: ([ones(8)], {"domain": 8}),
        "out of range"),
    "twice the index": (
        "x: Buf[f32], y: Out[f32]", "y[gid()] = x[2 * gid()] + x[2 * gid() + 1]",
        lambda: ([ones(8), zeros(8)], {}), "out of range"),
    "a loop one too long": (
        "x: Buf[f32, 2], y: Out[f32]", "t = f32(0)\nfor k in range(x.shape[1] + 1):\n    t += x[gid(), k]\n"
        "y[gid()] = t", lambda: ([ones(4, 3)], {}), "out of range"),
    "axes that change places": (
        "x: Buf[f32, 2], y: Out[f32, 2]", "y[gid(0), gid(1)] = x[0 * gid(0) + gid(1), gid(0)]",
        lambda: ([ones(4, 9), zeros(4, 9)], {"domain": (4, 9)}), "out of range"),
    "an index from data that is too large": (
        "x: Buf[f32], at: Buf[i32], y: Out[f32]", "y[gid()] = x[at[gid()]]",
        lambda: ([ones(8), np.full(4, 8, WHOLE)], {}), "out of range"),
    "an index from data that is negative": (
        "x: Buf[f32], at: Buf[i32], y: Out[f32]", "y[gid()] = x[at[gid()]]",
        lambda: ([ones(8), np.full(4, -1, WHOLE)], {}), "out of range"),
    "a bin that is not there": (
        "x: Buf[i32], bins: InOut[i32]", "vy.atomic_add(bins, x[gid()], 1)",
        lambda: ([np.full(5, 4, WHOLE), counts(4)], {}), "out of range"),
    "an index that overflows": (
        "x: Buf[f32], y: Out[f32]", "y[gid()] = x[gid() * 1000000 * 1000000]", lambda: ([ones(9)], {"domain": 9}),
        "out of range"),
    "a tile that is too small": (
        "64| x: Buf[f32], y: Out[f32]", "tile = vy.shared(f32, 32)\ntile[lid()] = x[gid()]\nvy.barrier()\n"
        "y[gid()] = x[gid()]", lambda: ([ones(64)], {}), "out of range"),
    "a neighbour beyond its tile": (
        "64| x: Buf[f32], y: Out[f32]", TILE + "tile[lid()] = x[gid()]\nvy.barrier()\n"
        "y[gid()] = tile[lid()] + tile[lid() + 1]", lambda: ([ones(64)], {}), "out of range"),
    "a private array that is too small": (
        "x: Buf[f32], y: Out[f32]", "a = vy.local(f32, 3)\nfor k in range(4):\n    a[k] = x[gid()]\ny[gid()] = a[0]",
        lambda: ([ones(4)], {}), "out of range"),
    "an element from the end": (
        "x: Buf[f32], y: Out[f32]", "y[gid()] = x[gid()] - x[-1]", lambda: ([ones(4)], {}), "P218"),
    "an output that is read first": (
        "x: Buf[f32], y: Out[f32]", "y[gid()] += x[gid()]", lambda: ([ones(4)], {}), "unwritten"),
    "shared memory that is read first": (
        "64| x: Buf[f32], y: Out[f32]", TILE + "if lid() < 32:\n    tile[lid()] = x[gid()]\nvy.barrier()\n"
        "y[gid()] = tile[lid()]", lambda: ([ones(64)], {}), "unwritten"),
    "an output that is never written": (
        'x: Buf[f32, "n"], y: Out[f32, "n"], z: Out[f32, "n"]', "y[gid()] = x[gid()]", lambda: ([ones(4)], {}),
        "not written"),
    "an output of which the last element is forgotten": (
        "x: Buf[f32], y: Out[f32]", "if gid() < len(x) - 1:\n    y[gid()] = x[gid()]", lambda: ([ones(4)], {}),
        "not written"),
    "an output of which every second element is forgotten": (
        'x: Buf[f32, "n"], y: Out[f32, "2*n"]', "y[2 * gid()] = x[gid()]", lambda: ([ones(4)], {}), "not written"),
    "too small a domain": (
        "x: Buf[f32], y: Out[f32]", "y[gid()] = x[gid()]", lambda: ([ones(9), zeros(9)], {"domain": 5}),
        "not written"),
    "too few workgroups": (
        "64| x: Buf[f32], y: Out[f32]", "if gid() < len(x):\n    y[gid()] = x[gid()]",
        lambda: ([ones(100)], {"groups": 1}), "not written"),
    "too large a domain": (
        "x: Buf[f32], y: Out[f32]", "y[gid()] = x[gid()]", lambda: ([ones(9), zeros(9)], {"domain": 12}),
        "out of range"),
    "arrays of two lengths": (
        "x: Buf[f32], y: Buf[f32], z: Out[f32]", "z[gid()] = x[gid()] + y[gid()]",
        lambda: ([ones(9), ones(8)], {}), "misfit"),
    "an output of another length": (
        "x: Buf[f32], y: Out[f32]", "y[gid()] = x[gid()]", lambda: ([ones(9), zeros(8)], {}), "misfit"),
    "matrices that do not multiply": (
        'a: Buf[f32, "m", "k"], b: Buf[f32, "k", "n"], c: Out[f32, "m", "n"]',
        "t = f32(0)\nfor k in range(a.shape[1]):\n    t += a[gid(0), k] * b[k, gid(1)]\nc[gid(0), gid(1)] = t",
        lambda: ([ones(4, 5), ones(4, 5)], {}), "misfit"),
    "as many sums as elements": (
        "64| x: Buf[f32], y: Out[f32]", "if lid() == 0:\n    y[wid()] = x[gid()]",
        lambda: ([ones(128), zeros(128)], {}), "misfit"),
    "a parameter that is forgotten": (
        "x: Buf[f32], y: Buf[f32], z: Out[f32]", "z[gid()] = x[gid()] * 2", lambda: ([ones(9), ones(9)], {}),
        "unused"),
    "a number that is forgotten": (
        "x: Buf[f32], y: Out[f32], t: f32 = 2.0", "y[gid()] = x[gid()]", lambda: ([ones(9)], {}), "unused"),
    "arrays that overlap": (
        "x: Buf[f32], y: Out[f32]", "y[gid()] = x[gid()]", lambda: (_overlapping(), {}), "race"),
    "overlapping arrays with steps": (
        "x: Buf[f32], y: Out[f32]", "y[gid()] = x[gid()]", lambda: (_stepped(), {}), "race"),
    "a matrix and its transpose": (
        "x: Buf[f32, 2], y: Out[f32, 2]", "y[gid(0), gid(1)] = x[gid(0), gid(1)]",
        lambda: ([SQUARE, SQUARE.T], {}), "race"),
    "an input that is the output": (
        "x: Buf[f32], y: Out[f32]", "y[gid()] = x[gid()] + x[gid() + 1]", lambda: ([ALIAS, ALIAS], {}), "race"),
    "two outputs that are one": (
        "x: Buf[f32], y: Out[f32], z: Out[f32]", "y[gid()] = x[gid()]\nz[len(x) - 1 - gid()] = 0.0",
        lambda: ([ones(8), ALIAS, ALIAS], {}), "race"),
}  # fmt: skip
ALIAS = zeros(8)
SQUARE = zeros(4, 4)


def _overlapping() -> list[Any]:
    room = zeros(9)
    return [room[:8], room[1:]]


def _stepped() -> list[Any]:
    room = zeros(16)
    return [room[::2], room[14:6:-1]]


@pytest.mark.parametrize("bug", PLANTED)
def test_a_planted_bug_is_found(bug: str) -> None:
    head, body, given, kind = PLANTED[bug]
    args, named = given()
    report = vy.check(kernel(head, body), *args, **named)
    found = {finding.kind for finding in report.findings} | {problem.code for problem in report.problems}

    assert not report.clean
    assert kind in found, str(report)


CLEAN: dict[str, tuple[str, str, Any]] = {
    "a map": ("x: Buf[f32], y: Out[f32], t: f32 = 2.0", "y[gid()] = t * x[gid()]", lambda: ([ones(9)], {})),
    "a last workgroup that ends beyond the array": (
        "64| x: Buf[f32], y: Out[f32]", "y[gid()] = x[gid()]", lambda: ([ones(100)], {})),
    "a stencil": (
        "x: Buf[f32], y: Out[f32]", "i = gid()\ny[i] = (x[i - 1] + x[i] + x[i + 1]) / 3", lambda: ([ones(9)], {})),
    "a stencil of a run-time radius": (
        "x: Buf[f32], y: Out[f32], r: i32 = 2", "i = gid()\nt = f32(0)\nfor d in range(-r, r + 1):\n"
        "    t += x[i + d]\ny[i] = t", lambda: ([ones(9)], {"domain": 9})),
    "a blur of two axes": (
        "x: Buf[f32, 2], y: Out[f32, 2]", "i, j = gid(0), gid(1)\nt = f32(0)\nfor a in range(-1, 2):\n"
        "    for b in range(-1, 2):\n        t += x[i + a, j + b]\ny[i, j] = t / 9", lambda: ([ones(5, 6)], {})),
    "a clamped stencil": (
        'x: Buf[f32, "n"], y: Out[f32, "n"]', "i = gid()\ny[i] = x[max(i - 1, 0)] + x[min(i + 1, len(x) - 1)]",
        lambda: ([ones(9)], {})),
    "a product of matrices": (
        'a: Buf[f32, "m", "k"], b: Buf[f32, "k", "n"], c: Out[f32, "m", "n"]',
        "t = f32(0)\nfor k in range(a.shape[1]):\n    t += a[gid(0), k] * b[k, gid(1)]\nc[gid(0), gid(1)] = t",
        lambda: ([ones(4, 5), ones(5, 6)], {})),
    "a histogram": (
        'x: Buf[i32], bins: Out[i32, "b"], b: Const[int] = 4', "vy.atomic_add(bins, x[gid()], 1)",
        lambda: ([counts(9)], {})),
    "a sum by atomics": (
        "x: Buf[f32], s: InOut[f32]", "vy.atomic_add(s, 0, x[gid()])", lambda: ([ones(9), zeros(1)], {})),
    "a gather": (
        "x: Buf[f32], at: Buf[i32], y: Out[f32]", "y[gid()] = x[at[gid()]]", lambda: ([ones(9), counts(4)], {})),
    "a compaction": (
        'x: Buf[f32, "n"], y: Out[f32, "n"], n: InOut[i32]', "if x[gid()] > 0.5:\n"
        "    y[vy.atomic_add(n, 0, 1)] = x[gid()]", lambda: ([np.array([1, 0, 1, 0], F), zeros(4), counts(1)], {})),
    "a transpose": (
        "x: Buf[f32, 2], y: Out[f32, 2]", "y[gid(1), gid(0)] = x[gid(0), gid(1)]", lambda: ([ones(4, 5)], {})),
    "an outer sum": (
        "a: Buf[f32], b: Buf[f32], y: Out[f32, 2]", "y[gid(0), gid(1)] = a[gid(0)] + b[gid(1)]",
        lambda: ([ones(4), ones(5)], {})),
    "sums of rows": (
        "x: Buf[f32, 2], y: Out[f32]", "t = f32(0)\nfor k in range(x.shape[1]):\n    t += x[gid(), k]\ny[gid()] = t",
        lambda: ([ones(4, 5)], {})),
    "an update in place": ("x: InOut[f32]", "x[gid()] *= 2", lambda: ([ones(9)], {})),
    "an output that is an input": (
        "x: Buf[f32], y: Out[f32]", "y[gid()] = 2 * x[gid()]", lambda: ([ALIAS, ALIAS], {})),
    "every second element beside the others": (
        "x: Buf[f32], y: Out[f32]", "y[gid()] = x[gid()]", lambda: ([BETWEEN[::2], BETWEEN[1::2]], {})),
    "a reversal": (
        'x: Buf[f32, "n"], y: Out[f32, "n"]', "y[gid()] = x[len(x) - 1 - gid()]", lambda: ([ones(9)], {})),
    "every second element": (
        'x: Buf[f32, "n"], y: Out[f32, "n // 2"]', "if gid() < len(y):\n    y[gid()] = x[2 * gid()]",
        lambda: ([ones(8)], {})),
    "sums of workgroups": (
        "64| x: Buf[f32], y: Out[f32]", TILE + "tile[lid()] = x[gid()]\nvy.barrier()\n"
        "for s in range(6):\n    if lid() < 32 >> s:\n        tile[lid()] += tile[lid() + (32 >> s)]\n"
        "    vy.barrier()\nif lid() == 0:\n    y[wid()] = tile[0]", lambda: ([ones(150)], {})),
    "a workgroup for each row": (
        "32| x: Buf[f32, 2], y: Out[f32]", "t = f32(0)\nfor k in range(lid(), x.shape[1], 32):\n"
        "    t += x[wid(), k]\nt = vy.subgroup_add(t)\nif lid() == 0:\n    y[wid()] = t", lambda: ([ones(3, 70)], {})),
    "a guarded tail": (
        "64| x: Buf[f32], y: Out[f32]", "if gid() < len(x):\n    y[gid()] = x[gid()]", lambda: ([ones(100)], {})),
    "two steps with a grid_sync": (
        'x: Buf[f32, "n"], y: Out[f32, "n"], z: Out[f32, "n"]',
        "y[gid()] = x[gid()]\nvy.grid_sync()\nz[gid()] = y[len(y) - 1 - gid()]", lambda: ([ones(8)], {})),
    "a private array": (
        "x: Buf[f32], y: Out[f32]", "a = vy.local(f32, 4)\nfor k in range(4):\n    a[k] = x[gid() + k - 2]\n"
        "y[gid()] = a[0] + a[3]", lambda: ([ones(9)], {})),
    "a type for all": (
        "x: Buf[f32], y: Out[f32], n: Const[int] = 3", "t = x[gid()]\nfor _ in range(n):\n    t *= t\ny[gid()] = t",
        lambda: ([ones(9)], {})),
}  # fmt: skip


BETWEEN = zeros(16)


@pytest.mark.parametrize("name", CLEAN)
def test_a_clean_kernel_stays_clean(name: str) -> None:
    head, body, given = CLEAN[name]
    args, named = given()
    report = vy.check(kernel(head, body), *args, **named)

    assert report.clean, str(report)


def test_a_neighbour_beyond_the_border_is_a_note() -> None:
    head, body, given = CLEAN["a stencil"]
    report = vy.check(kernel(head, body), *given()[0])

    assert ["x[-1] is beyond the border of x of 9 elements, and is 0."] == [
        note.what for note in report.notes
    ]
    assert ["border"] == [note["kind"] for note in report.to_dict()["notes"]]


def test_arrays_that_share_memory_are_written_as_by_the_call() -> None:
    source = kernel("y: Out[f32], x: Buf[f32]", "y[gid()] = x[gid()] + 1")
    checked, called = ones(8), ones(8)
    report = vy.check(source, checked[::-2], checked[::-2])
    source(called[::-2], called[::-2])

    assert report.clean, str(report)
    assert called.tolist() == checked.tolist()


def test_a_race_names_the_element_of_the_array_that_shares_memory() -> None:
    (race,) = vy.check(kernel("x: Buf[f32], y: Out[f32]", "y[gid()] = x[gid()]"), *_overlapping()).findings

    assert "invocation 1 loads y[0], invocation 0 stores to it, and nothing orders them." == race.what


def test_what_does_not_fit_is_reported_with_a_fix() -> None:
    head, body, given, _ = PLANTED["arrays of two lengths"]
    finding = vy.check(kernel(head, body), *given()[0]).findings[0]

    assert "arrays of k disagree: gid(0) indexes axis 0 of x (9) and axis 0 of y (8)." == finding.what
    assert "pass arrays that fit together; or pass domain=n, or call k.over(n)(...)." == finding.fix


def test_what_cannot_be_called_is_still_refused() -> None:
    with pytest.raises(vy.CallError, match="x has dtype float64"):
        vy.check(kernel("x: Buf[f32], y: Out[f32]", "y[gid()] = x[gid()]"), np.ones(3))
