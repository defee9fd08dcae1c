"""Ids mean the same whatever the width of the processor's vectors."""

from __future__ import annotations

import numpy as np
import pytest

import vyre as vy
from vyre import Buf, Out, f32, gid, i32, lid, subgroup_add, subgroup_lane, wid
from vyre.passes import expand, optimize
from vyre.targets.cpu import compile as llvm
from vyre.targets.cpu import native
from vyre.targets.cpu.machine import BASELINES, Processor, baseline, host


@vy.kernel(workgroup=64)
def lanes(y: Out[i32]):
    y[gid()] = subgroup_lane()


@vy.kernel(workgroup=(2, 32))
def rows(x: Buf[f32, 2], y: Out[f32, 2]):
    row = wid(0) * 2 + lid(0)
    y[row, subgroup_lane()] = x[row, subgroup_lane()] + subgroup_add(x[row, subgroup_lane()])


def targets() -> list[Processor]:
    """Those that this processor can stand in for."""
    known = [baseline(name) for name in BASELINES]
    return [t for t in known if t.triple == host().triple and t.vector_bytes <= host().vector_bytes]


@pytest.mark.parametrize("target", targets(), ids=lambda target: target.cpu)
def test_subgroup_lanes_count_to_31_without_any_collective(target: Processor) -> None:
    program = expand(optimize(lanes.program))
    code = llvm.compile_object(native.text(program, 1, target), target)
    found = np.zeros(128, np.int32)

    native.run(native.loaded(code, program), program, {"y": found}, (2,))

    assert list(range(32)) * 4 == found.tolist()


@pytest.mark.parametrize("target", targets(), ids=lambda target: target.cpu)
def test_lanes_of_a_workgroup_as_wide_as_a_subgroup_are_neighbours(target: Processor) -> None:
    program = expand(optimize(rows.program))
    source = native.text(program, 2, target)
    x = np.arange(256, dtype=np.float32).reshape(8, 32)
    found = np.zeros_like(x)

    native.run(
        native.loaded(llvm.compile_object(source, target), program), program, {"x": x, "y": found}, (4, 1)
    )

    assert "masked.gather" not in source
    np.testing.assert_array_equal(x + x.sum(axis=1, keepdims=True), found)
