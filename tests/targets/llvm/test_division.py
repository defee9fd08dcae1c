"""Whole numbers are divided as the reference does, by vectors of floats too, on processors of every width."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

from vyre import reference
from vyre.formats.text import read
from vyre.passes import expand, optimize
from vyre.targets.cpu import native
from vyre.targets.cpu.machine import BASELINES, Processor, baseline, host

TEXT = """
@kernel
def divided(a: Buf[{0}], b: Buf[{0}], q: Out[{0}], r: Out[{0}]):
    q[gid(0)] = a[gid(0)] // b[gid(0)]
    r[gid(0)] = a[gid(0)] % b[gid(0)]
"""


def targets() -> list[Processor]:
    """Those that this processor can stand in for."""
    known = [baseline(name) for name in BASELINES]
    return [t for t in known if t.triple == host().triple and t.vector_bytes <= host().vector_bytes]


def pairs(storage: np.dtype) -> tuple[np.ndarray, np.ndarray]:
    """Every pair of 8-bit numbers; of others, every pair of those around powers of two, and random ones."""
    info, rng = np.iinfo(storage), np.random.default_rng(5)
    if info.bits == 8:
        some = range(info.min, info.max + 1)
    else:
        near = {sign * 2**k + d for k in range(info.bits) for d in (-1, 0, 1) for sign in (-1, 1)}
        some = sorted(n for n in near | {0, 3, 7, 10, info.min, info.max} if info.min <= n <= info.max)
    a, b = np.array(list(product(some, some)), storage).T
    more = rng.integers(info.min, info.max, (2, 4000), storage, endpoint=True)
    small = rng.integers(1, 100, 4000).astype(storage)
    return np.concatenate([a, *more, more[0]]), np.concatenate([b, *more[::-1], small])


@pytest.mark.parametrize("target", targets(), ids=lambda target: target.cpu)
@pytest.mark.parametrize("dtype", ["u8", "i8", "u16", "i16", "u32", "i32", "u64", "i64"])
def test_quotients_and_remainders(dtype: str, target: Processor) -> None:
    program = read(TEXT.format(dtype))
    a, b = pairs(program.params[0].dtype.storage)
    expected, found = ({"a": a, "b": b, "q": np.zeros_like(a), "r": np.zeros_like(a)} for _ in range(2))
    reference.run(program, expected, grid=a.shape)
    lowered = expand(optimize(program))
    code = native.object_code(lowered, 1, target)
    native.run(native.loaded(code, lowered), lowered, found, a.shape)

    assert expected["q"].tobytes() == found["q"].tobytes()
    assert expected["r"].tobytes() == found["r"].tobytes()
