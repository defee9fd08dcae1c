"""Loops whose bounds allow more turns than a machine word counts, and which end by a break."""

from __future__ import annotations

import numpy as np
import pytest

import vyre
from vyre import Buf, Out, gid, u64

MANY = 0xFFFFFFFFFFFFFFF0


@vyre.kernel
def element(x: Buf[u64], y: Out[u64]) -> None:
    i = gid()
    n = u64(0)
    for k in range(u64(0), u64(MANY), u64(1)):
        if k >= x[i]:
            break
        n += k
    y[i] = n


@vyre.kernel(workgroup=8)
def group(x: Buf[u64], y: Out[u64]) -> None:
    i = gid()
    n = u64(0)
    for k in range(u64(0), u64(MANY), u64(1)):
        if k >= x[i]:
            break
        n += k
    y[i] = n


@vyre.kernel
def double(x: Buf[u64], y: Out[u64]) -> None:
    i = gid()
    y[i] = x[i] * u64(2)


@vyre.kernel(workgroup=8)
def walk(x: Buf[u64], y: Out[u64]) -> None:
    for k in range(u64(gid()), u64(MANY), u64(16)):
        if k >= u64(y.shape[0]):
            break
        y[k] = x[k] + u64(1)


@pytest.mark.parametrize("kernel", [element, group])
def test_a_loop_of_more_turns_than_a_word_counts_runs_to_its_break(kernel: vyre.Kernel) -> None:
    x = np.arange(16, dtype=np.uint64)
    expected = x * (x - np.uint64(1)) // np.uint64(2)
    assert np.array_equal(kernel(x), expected)
    assert np.array_equal(kernel(x, device="reference"), expected)
    assert ".entry" in kernel.asm("ptx")


def test_a_loop_over_literals_that_stores_runs_in_a_pipeline() -> None:
    @vyre.pipeline
    def both(x: np.ndarray) -> np.ndarray:
        y = vyre.empty(x.shape, u64)
        walk(x, y, groups=2)
        return double(y)

    x = np.arange(50, dtype=np.uint64)
    assert np.array_equal(both(x), (x + np.uint64(1)) * np.uint64(2))
