"""What only the first invocations of a workgroup do, under a number known when it is compiled."""

from __future__ import annotations

import numpy as np
import pytest

import vyre
from vyre import Buf, Const, Out, f32, gid, lid

WORKGROUPS = (16, 48, 64, 256)


def guarded(size: int) -> vyre.Kernel:
    @vyre.kernel(workgroup=size)
    def first(x: Buf[f32], y: Out[f32], z: Out[f32], n: Const[int]):  # type: ignore[no-untyped-def]
        part = vyre.shared(f32, 256)
        part[lid()] = x[gid()]
        vyre.barrier()
        if lid() < n:
            part[lid()] = part[lid()] + part[lid() + n]
        vyre.barrier()
        y[gid()] = part[lid()]
        if x[gid()] > 0:
            if lid() < n:
                z[gid()] = part[lid()]
        else:
            z[gid()] = -1.0

    return first


@pytest.mark.parametrize("size", WORKGROUPS)
@pytest.mark.parametrize("n", [-5, 0, 1, 15, 16, 17, 32, 100, 255, 256, 1000])
def test_the_first_of_a_workgroup_do_what_the_others_leave(size: int, n: int) -> None:
    x = np.random.default_rng(n + 5).standard_normal(3 * size, np.float32)
    kernel = guarded(size)
    found, expected = (kernel(x, n=n, groups=3, device=device) for device in ("cpu", "reference"))

    assert [part.tobytes() for part in expected] == [part.tobytes() for part in found]
