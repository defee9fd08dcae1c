"""Programs that were once lowered wrongly."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from vyre.front import read
from vyre.passes import expand
from vyre.targets.cpu import compile as llvm
from vyre.targets.cpu import native
from vyre.targets.cpu.machine import BASELINES, Processor, baseline, host

HERE = [name for name in BASELINES if baseline(name).triple == host().triple]

LEAVING = """
@kernel(workgroup=(4, 4, 4))
def k(y: Out[f32, 3]):
    for t in range(0, 1, 1):
        y[u64(gid(1) + t), gid(2), u32(gid(0))] = 1.0
        if lid(2) > 0:
            break
"""
TOGETHER = """
{kind}
def k(y: InOut[i32]):
    n = 0
    for t in range(gid(), 300):
        n += 1
        if y.shape[0] > 3:
            break
    y[gid()] = n
"""
STALE = """
{kind}
def k(y: InOut[i32]):
    i = gid()
    n = 0
    for t in range(i, i - i + 180):
        n += y[t]
        if i % 16 == 0:
            break
    y[i] = n
"""
LANES = """
@kernel(workgroup=(32, 1))
def k(y: Out[i32]):
    y[gid(0)] = subgroup_lane()
"""
AFTER = """
@kernel(workgroup=256)
def k(y: Out[i32]):
    v = lid()
    y[gid()] = v
    for v in range(5):
        barrier()
    y[gid()] = v + y[gid()] - lid()
"""
NARROW = """
@kernel(workgroup=(8, 8))
def k(y: Out[u8]):
    l = u8(lid(0) * 8 + lid(1))
    for t in range(3):
        barrier()
        l = l + u8(lid(1)) * u8(t)
        barrier()
    y[lid(0) * 8 + lid(1)] = l
"""
AGREED = """
@kernel(workgroup=128)
def k(y: Out[i32]):
    w = shared(i32, 128)
    all = subgroup_ballot(gid() >= 0)
    most = subgroup_max(i32(all == u32(4294967295)) * 3)
    if all == u32(4294967295):
        w[lid()] = gid()
        barrier()
    for t in range(most):
        v = w[127 - lid()]
        barrier()
        w[lid()] = v + 1
        barrier()
    y[gid()] = w[lid()]
"""


@pytest.mark.parametrize("name", HERE)
def test_what_all_subgroups_agree_on_decides_about_a_barrier(name: str) -> None:
    y = np.zeros(256, np.int32)

    _run(AGREED, baseline(name), y, (2,))

    assert [*range(130, 2, -1), *range(258, 130, -1)] == y.tolist()


@pytest.mark.parametrize("name", HERE)
def test_a_uniform_variable_of_a_loop_that_lanes_leave_is_one_number(name: str) -> None:
    y = np.zeros((4, 4, 4), np.float32)

    _run(LEAVING, baseline(name), y, (1, 1, 1))

    assert 64.0 == y.sum()


@pytest.mark.parametrize("name", HERE)
@pytest.mark.parametrize("workgroup", [None, 64])
def test_a_loop_that_all_leave_at_once_ends_wherever_each_began(name: str, workgroup: int | None) -> None:
    y = np.zeros(192, np.int32)
    kind = "@kernel" if workgroup is None else f"@kernel(workgroup={workgroup})"

    _run(TOGETHER.format(kind=kind), baseline(name), y, (192 // (workgroup or 1),))

    assert [1] * 192 == y.tolist()


@pytest.mark.parametrize("name", HERE)
def test_lanes_that_left_a_loop_do_not_say_where_others_read(name: str) -> None:
    y = np.arange(192, dtype=np.int32)
    expected = [sum(range(i, 180)) if i % 16 else (i if i < 180 else 0) for i in range(192)]

    _run(STALE.format(kind="@kernel"), baseline(name), y, (192,))

    assert expected == y.tolist()


@pytest.mark.parametrize("name", HERE)
def test_a_lane_of_a_subgroup_is_known_where_a_strip_is_shorter(name: str) -> None:
    y = np.zeros(64, np.int32)

    _run(LANES, baseline(name), y, (2, 1))

    assert [*range(32), *range(32)] == y.tolist()


@pytest.mark.parametrize("name", HERE)
def test_everybody_keeps_the_last_value_of_a_loop_around_barriers(name: str) -> None:
    y = np.zeros(256, np.int32)

    _run(AFTER, baseline(name), y, (1,))

    assert [4] * 256 == y.tolist()


@pytest.mark.parametrize("name", HERE)
@pytest.mark.parametrize("bits", [32, 64])
def test_the_root_of_a_negative_number_is_the_canonical_nan(name: str, bits: int) -> None:
    y = -np.arange(1, 40, dtype=f"f{bits // 8}")

    _run(f"def k(y: InOut[f{bits}]):\n    y[gid()] = sqrt(y[gid()])\n", baseline(name), y, y.shape)

    assert {0x7FC00000 if bits == 32 else 0x7FF8000000000000} == set(y.view(f"u{bits // 8}").tolist())


@pytest.mark.parametrize("name", HERE)
def test_strips_of_narrow_locals_lie_side_by_side(name: str) -> None:
    y = np.zeros(64, np.uint8)

    _run(NARROW, baseline(name), y, (1, 1))

    assert [row * 8 + 4 * column for row in range(8) for column in range(8)] == y.tolist()


def _run(text: str, target: Processor, y: np.ndarray[Any, Any], grid: tuple[int, ...]) -> None:
    if target.vector_bytes > host().vector_bytes:
        pytest.skip(f"this processor has no {8 * target.vector_bytes}-bit vectors")
    program = expand(read.program(text))
    code = llvm.compile_object(native.text(program, len(grid), target), target)
    native.run(native.loaded(code, program), program, {"y": y}, grid)
