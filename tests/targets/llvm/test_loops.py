"""Loops that were once lowered wrongly."""

from __future__ import annotations

import numpy as np
import pytest

from vyre.front import read
from vyre.passes import expand
from vyre.targets.cpu import compile as llvm
from vyre.targets.cpu import native
from vyre.targets.cpu.machine import BASELINES, baseline, host

LEAVING = """
@kernel(workgroup=(4, 4, 4))
def k(y: Out[f32, 3]):
    for t in range(0, 1, 1):
        y[u64(gid(1) + t), gid(2), u32(gid(0))] = 1.0
        if lid(2) > 0:
            break
"""


@pytest.mark.parametrize("name", [name for name in BASELINES if baseline(name).triple == host().triple])
def test_a_uniform_variable_of_a_loop_that_lanes_leave_is_one_number(name: str) -> None:
    target = baseline(name)
    if target.vector_bytes > host().vector_bytes:
        pytest.skip(f"this processor has no {8 * target.vector_bytes}-bit vectors")
    program = expand(read.program(LEAVING))
    code = llvm.compile_object(native.text(program, 3, target), target)
    y = np.zeros((4, 4, 4), np.float32)

    native.run(native.loaded(code, program), program, {"y": y}, (1, 1, 1))

    assert 64.0 == y.sum()
