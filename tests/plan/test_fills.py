"""Outputs that a launch writes all of, so that they are not cleared before it."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import vyre as vy
from plan.graphing import Drawing
from plan.graphing import kernel as drawn
from vyre import Buf, Out, barrier, f32, gid, lid, shared, wid
from vyre.plan.fills import filled_outputs, fills


@vy.kernel(workgroup=16)
def whole(x: Buf[f32], y: Out[f32]):  # type: ignore[no-untyped-def]
    y[gid()] = x[gid()] + 1.0


@vy.kernel(workgroup=16)
def spelled(x: Buf[f32], y: Out[f32]):  # type: ignore[no-untyped-def]
    kept = shared(f32, 16)
    kept[lid()] = x[gid()]
    barrier()
    y[wid() * 16 + lid()] = kept[15 - lid()]


@vy.kernel(workgroup=(4, 8))
def planes(x: Buf[f32, 2], y: Out[f32, 2]):  # type: ignore[no-untyped-def]
    y[gid(0), gid(1)] = x[gid(0), gid(1)] * 2.0


@vy.kernel(workgroup=16)
def guarded(x: Buf[f32], y: Out[f32]):  # type: ignore[no-untyped-def]
    if x[gid()] > 0.0:
        y[gid()] = x[gid()]


@vy.kernel(workgroup=16)
def ended(x: Buf[f32], y: Out[f32]):  # type: ignore[no-untyped-def]
    if x[gid()] > 0.0:
        return
    y[gid()] = 1.0


@vy.kernel(workgroup=16)
def read_first(x: Buf[f32], y: Out[f32]):  # type: ignore[no-untyped-def]
    t = y[gid()]
    y[gid()] = t + x[gid()]


@vy.kernel(workgroup=16)
def each_group(x: Buf[f32], y: Out[f32]):  # type: ignore[no-untyped-def]
    y[wid()] = x[gid()]


@vy.kernel(workgroup=16)
def column(x: Buf[f32], y: Out[f32, 2]):  # type: ignore[no-untyped-def]
    y[gid(), 0] = x[gid()]


@pytest.mark.parametrize(
    ("kernel", "expected"),
    [(whole, {"y"}), (spelled, {"y"}), (planes, {"y"}), (guarded, set()), (ended, set()), (read_first, set()),
     (each_group, set()), (column, set())],
)  # fmt: skip
def test_outputs_that_every_workgroup_writes_its_part_of_are_found(kernel: Any, expected: set[str]) -> None:
    assert expected == filled_outputs(kernel._build({}).lowered.program)


@pytest.mark.parametrize(
    ("place", "is_filled"),
    [("9 * i + gid(1)", True), ("9 * i + gid(1) + 1", False), ("7 * gid(1) + i", False), ("i", False)],
)
def test_an_array_of_one_axis_is_filled_by_all_rows_one_after_the_other(place: str, is_filled: bool) -> None:
    drawing = Drawing()
    program = drawn(f"y[{place}] = x[i, gid(1)]", "x: Buf[f32, 2], y: Out[f32]")
    graph = drawing.graph(drawing.call(program, drawing.given((7, 9)), drawing.made((63,)), grid=(7, 9)))

    assert is_filled == fills(graph.pieces[0], "a1", (63,))


@pytest.mark.parametrize("size", [1, 15, 16, 17, 64, 1000])
def test_outputs_of_group_kernels_are_right_in_memory_that_was_used_before(size: int) -> None:
    x = np.arange(size, dtype=np.float32) - size // 2
    for _ in range(4):
        used = [np.full(size, np.nan, np.float32) for _ in range(4)]
        del used
        assert np.array_equal(whole(x), x + 1)
        assert np.array_equal(guarded(x), np.where(x > 0, x, 0))
        assert np.array_equal(ended(x), np.where(x > 0, 0, 1))
        assert np.array_equal(whole(x, groups=1, y=np.zeros(size, np.float32))[:16], x[:16] + 1)


@pytest.mark.parametrize("domain", [1, 16, 40, 64])
def test_a_smaller_domain_leaves_zeros_behind_it(domain: int) -> None:
    x = np.ones(64, np.float32)

    @vy.pipeline
    def steps(x: Any) -> Any:
        y = vy.zeros(64, f32)
        whole(x, y, domain=domain)
        return y

    reached = -(-domain // 16) * 16
    for _ in range(3):
        found = steps(x)
        assert found[:domain].tolist() == [2.0] * domain
        assert found[reached:].tolist() == [0.0] * (64 - reached)


@pytest.mark.parametrize("rows", [120, 1000])
def test_large_outputs_that_are_not_filled_are_zeros_in_memory_that_was_used_before(rows: int) -> None:
    @vy.kernel
    def diagonal(x: Buf[f32, "n"], y: Out[f32, "n", "3*n"]):  # type: ignore[no-untyped-def]
        y[gid(), gid()] = x[gid()]

    x = np.ones(rows, np.float32)
    for _ in range(5):
        found = [diagonal(x, domain=rows) for _ in range(2)]
        for y in found:
            assert np.array_equal(np.eye(rows, 3 * rows), y)
            y[:] = np.nan
