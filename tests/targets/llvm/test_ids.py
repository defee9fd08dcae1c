"""Ids mean the same whatever the width of the processor's vectors."""

from __future__ import annotations

import numpy as np
import pytest

import vyre as vy
from vyre import Out, gid, i32, subgroup_lane
from vyre.passes import expand, optimize
from vyre.targets.cpu import compile as llvm
from vyre.targets.cpu import native
from vyre.targets.cpu.machine import BASELINES, Processor, baseline, host


@vy.kernel(workgroup=64)
def lanes(y: Out[i32]):
    y[gid()] = subgroup_lane()


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
