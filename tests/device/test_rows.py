"""Rows that group kernels keep in registers, long rows of the library, and pixels that are loaded by words:
on a GPU they give the bytes of the CPU.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import vyre as vy
from vyre import Buf, Out, f32, gid, lid, u8, wid


@vy.kernel(workgroup=64)
def normed(x: Buf[f32, "m", "n"], gain: Buf[f32], y: Out[f32, "m", "n"]):
    total = vy.shared(f32, 64)
    n = x.shape[1]
    squares = f32(0)
    for j in range(lid(), n, 64):
        squares += x[wid(), j] * x[wid(), j]
    total[lid()] = squares
    vy.barrier()
    for j in range(lid(), n, 64):
        y[wid(), j] = x[wid(), j] * total[63 - lid()]
    for j in range(lid(), n, 64):
        y[wid(), j] = y[wid(), j] * gain[j]


@pytest.mark.parametrize("columns", [1, 31, 64, 65, 200, 1000, 2047, 2048, 2049])
@pytest.mark.parametrize("groups", [6, 7])
def test_rows_that_are_kept_give_the_bytes_of_the_cpu(columns: int, groups: int) -> None:
    rng = np.random.default_rng(columns)
    x, gain = rng.standard_normal((6, columns), np.float32), rng.standard_normal(columns, np.float32)

    expected, found = (normed(x, gain, groups=groups, device=device) for device in ("cpu", "cuda"))

    assert expected.tobytes() == found.tobytes()


@pytest.mark.parametrize("name", ["softmax", "log_softmax", "layernorm", "rmsnorm"])
@pytest.mark.parametrize("columns", [2400, 8193, 16385, 32769])
def test_long_rows_of_the_library_give_the_bytes_of_the_cpu(name: str, columns: int) -> None:
    x = np.random.default_rng(columns).standard_normal((3, columns), np.float32)
    function: Any = getattr(vy.lib, name)

    expected = function(x)
    found = function(vy.array(x, device="cuda")).numpy()

    assert expected.tobytes() == found.tobytes()


@vy.kernel
def grey(image: Buf[u8, 3], y: Out[f32, 2]):
    i, j = gid(0), gid(1)
    y[i, j] = 0.3 * f32(image[i, j, 0]) + 0.6 * f32(image[i, j, 1]) + 0.1 * f32(image[i, j, 2])


@vy.kernel
def blurred(x: Buf[f32, 2], y: Out[f32, 2]):
    i, j = gid(0), gid(1)
    y[i, j] = (x[i - 1, j] + x[i, j - 1]) + (x[i + 1, j] + x[i, j + 1])


@pytest.mark.parametrize("shape", [(601, 1001, 3), (600, 1024, 3), (603, 1022, 4)])
def test_pixels_of_a_stream_give_the_bytes_of_its_calls(shape: tuple[int, ...]) -> None:
    def both(image: Any) -> Any:
        return blurred(blurred(grey(image)))

    image = np.random.default_rng(1).integers(0, 256, shape, np.uint8)
    pipeline = vy.pipeline(both)

    expected, found = (pipeline(image, fuse=fuse, device="cuda") for fuse in ("off", "auto"))

    assert expected.tobytes() == found.tobytes()
