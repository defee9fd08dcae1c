"""Uses what docs/extending.md adds, in a process of its own, with a copy of the source that has it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from vyre.passes.unwrap import unwrap

import vyre as vy
from targets.cuda.interpreted import run
from vyre import Buf, InOut, Out, f32, gid, i32, lib, u32
from vyre.formats.text import show
from vyre.front import read
from vyre.ir.nodes import Region
from vyre.ir.walk import statements
from vyre.lower.launch import Facts
from vyre.passes import ORDER
from vyre.passes.simplify import rules
from vyre.run.device_runtime import Ready
from vyre.targets.cuda import ptx
from vyre.targets.specialization import Configuration

N = 256
A = np.arange(-N // 2, N // 2, dtype=np.int32) * 16_777_215
B = A[::-1] - 7


@vy.kernel
def mean(a: Buf[i32], b: Buf[i32], y: Out[i32]):
    y[gid()] = vy.average(a[gid()], b[gid()])


@vy.kernel
def products(x: Buf[u32], y: InOut[u32]):
    vy.atomic_mul(y, gid() % 4, x[gid()])


@vy.kernel(workgroup=64)
def rows(x: Buf[u32], y: Out[u32]):
    y[gid()] = vy.subgroup_mul(x[gid()])


@vy.kernel
def narrow(x: Buf[vy.f8e5m2], y: Out[vy.f8e5m2], z: Out[f32]):
    y[gid()] = x[gid()] * x[gid()] + vy.f8e5m2(1.5)
    z[gid()] = f32(vy.exp(x[gid()]))


def same(kernel: Any, *arguments: Any, **named: Any) -> list[np.ndarray]:
    """The arrays that a call gives or changes, which are those of the reference on the CPU too."""
    found = {}
    for device in ("reference", "cpu"):
        given = [argument.copy() for argument in arguments]
        made = kernel(*given, device=device, **named)
        found[device] = [*given, *(made if isinstance(made, tuple) else (made,))]
    for one, other in zip(*found.values(), strict=True):
        assert one.tobytes() == other.tobytes(), kernel
    return found["cpu"]


def upper_half(values: np.ndarray) -> np.ndarray:
    """The values of an f8e5m2, which is the upper half of an f16."""
    return (values.astype(np.uint16) << 8).view(np.float16).astype(np.float32)


def main() -> None:
    expected = ((A.astype(np.int64) + B) >> 1).astype(np.int32)
    assert (same(mean, A, B)[-1] == expected).all()
    ready = Ready(mean.program)
    made = np.zeros(N, np.int32)
    compiled = ptx.compile(ready.lowered, 1, "sm_90", Configuration(), Facts())
    run(compiled, {"a": A, "b": B, "y": made}, mean.program.params, (N,))
    assert (made == expected).all()
    assert any("average" in rule.text for rule in rules())
    assert mean.program == read.program(show(mean.program))

    assert (mean(A, B, device="plain") == expected).all()
    assert "plain" in [device.name for device in vy.devices()]

    odd = (np.arange(N, dtype=np.uint32) * 2 + 1) % 999
    wanted = [int(np.prod(odd[k::4], dtype=np.uint32)) for k in range(4)]
    assert wanted == same(products, odd, np.ones(4, np.uint32), domain=N)[1].tolist()
    assert (
        np.repeat(np.prod(odd.reshape(-1, 32), axis=1, dtype=np.uint32), 32).tolist()
        == same(rows, odd)[-1].tolist()
    )
    assert "shfl.sync.bfly" in rows.asm("ptx")
    assert ".cas" in products.asm("ptx")

    patterns = np.arange(256, dtype=np.uint8)
    squares = same(narrow, patterns)[1]
    with np.errstate(all="ignore"):
        exact = upper_half(patterns) ** 2 + np.float32(1.5)
        is_near = np.abs(upper_half(squares) - exact) <= 0.25 * exact  # two roundings to 3 bits
    assert is_near[exact < 2**15].all()
    assert "ld.global" in narrow.asm("ptx")

    for device in ("reference", "cpu"):
        with vy.use(device):
            assert (lib.lerp(np.zeros((2, 3), np.float32), np.ones((2, 3), np.float32), 0.25) == 0.25).all()

    assert unwrap in ORDER
    assert not any(isinstance(node, Region) for node in statements(ready.lowered.body))


main()
