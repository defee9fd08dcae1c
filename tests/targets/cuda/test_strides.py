"""Arrays of a GPU whose elements are not in a row: how they are seen, and the code for them."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import vyre as vy
from targets.cuda.pretended import Driver
from targets.cuda.test_interpreted import compared
from vyre import Buf, Out, gid, i32
from vyre.targets.cuda import foreign
from vyre.targets.cuda.device import Gpu
from vyre.targets.host_arrays import strided


@vy.kernel
def blended(x: Buf[i32, 2], b: Buf[i32], y: Out[i32, 2]):
    i, j = gid(0), gid(1)
    y[i, j] = x[i, j] * 2 + x[i, j + 1] + x[i - 1, j] + b[i]


@vy.kernel(workgroup=(4, 8))
def turned(x: Buf[i32, 2], b: Buf[i32], y: Out[i32, 2]):
    s = vy.shared(i32, (4, 8))
    s[vy.lid(0), vy.lid(1)] = x[gid(0), gid(1)]
    vy.barrier()
    y[gid(0), gid(1)] = s[3 - vy.lid(0), vy.lid(1)] + b[gid(0)]


WHOLE = np.random.default_rng(1).integers(-999, 999, (40, 48), np.int32)
VIEWS = {
    "transposed": WHOLE.T[:16, :24],
    "steps": WHOLE[:32:2, :48:3],
    "backwards": WHOLE[15::-1, 23::-1],
    "rows": WHOLE[3:35:4, 5:29],
    "repeated": np.lib.stride_tricks.as_strided(WHOLE, (8, 16), (0, 4)),
}


@pytest.mark.parametrize("name", VIEWS)
@pytest.mark.parametrize("kernel", [blended, turned])
def test_code_for_strided_arrays_gives_what_the_reference_gives(kernel: Any, name: str) -> None:
    x, b, y = VIEWS[name], WHOLE[:16, 7], np.zeros((48, 16), np.int32).T[:, ::2]
    x = x[:16]
    y, b = y[: x.shape[0], : x.shape[1]], b[: x.shape[0]]
    built = kernel._build({})
    grid = y.shape if kernel.workgroup is None else (-(-y.shape[0] // 4), -(-y.shape[1] // 8))
    arguments: dict[str, Any] = {"x": x, "b": b, "y": y}
    found = {n: row for n, value in arguments.items() if (row := strided(value)) is not None}
    ready, given = built.in_rows(grid, arguments, found)

    compared(ready, given, grid)

    wanted = kernel(np.ascontiguousarray(x), b.copy(), np.zeros(y.shape, np.int32), device="reference")
    assert wanted.tobytes() == np.ascontiguousarray(y).tobytes()


def test_an_array_of_another_library_is_seen_with_its_strides(both: tuple[Driver, Gpu]) -> None:
    values = np.arange(60, dtype=np.float32).reshape(5, 12)
    there = vy.array(values, device="cuda")
    for part in (values.T, values[:, ::3], values[::-1, ::-2], values[1:3, 2:5], values[:, 4]):
        start = part.__array_interface__["data"][0] - values.__array_interface__["data"][0]
        described = {
            "shape": part.shape, "typestr": "<f4", "version": 3, "strides": part.strides,
            "data": (there.address + start, False), "stream": 1,
        }  # fmt: skip
        found = foreign.view("x", SimpleNamespace(__cuda_array_interface__=described), stream=1)

        assert part.tobytes() == found.numpy().tobytes()
        assert part.tobytes() == vy.array(found).numpy().tobytes()
        lies = strided(found)
        assert lies is not None
        assert part.shape == lies.shape
        assert there.address <= lies.memory.address
        assert lies.memory.end <= there.end
        viewed = strided(found.viewed(vy.i32))
        assert viewed is not None
        assert (vy.i32, lies.strides) == (viewed.memory.dtype, viewed.strides)


def test_elements_at_fractions_of_their_size_are_refused(both: tuple[Driver, Gpu]) -> None:
    there = vy.array(np.zeros(60, np.float32), device="cuda")
    described = {
        "shape": (5,), "typestr": "<f4", "version": 3, "strides": (6,), "stream": 1,
        "data": (there.address, False),
    }  # fmt: skip

    with pytest.raises(vy.CallError, match="x is a SimpleNamespace that is not contiguous in memory"):
        foreign.view("x", SimpleNamespace(__cuda_array_interface__=described), stream=1)
