"""In which order workgroups run, and that each runs once."""

from __future__ import annotations

import numpy as np
import pytest

import vyre as vy
from vyre import Buf, Out, f32, i32, lid, wid
from vyre.targets.cpu import native

T = 4


@vy.kernel(workgroup=(T, T))
def dots(a: Buf[f32, 2], b: Buf[f32, 2], c: Out[f32, 2], runs: vy.InOut[i32, 2]):  # type: ignore[no-untyped-def]
    row, column = wid(0) * T + lid(0), wid(1) * T + lid(1)
    total = f32(0)
    for k in range(a.shape[1]):
        total += a[row, k] * b[k, column]
    c[row, column] = total
    if lid(0) == 0 and lid(1) == 0:
        vy.atomic_add(runs, (wid(0), wid(1)), 1)


@vy.kernel(workgroup=(T, T))
def rows(a: Buf[f32, 2], c: Out[f32, 2]):  # type: ignore[no-untyped-def]
    total = f32(0)
    for k in range(a.shape[1]):
        total += a[wid(0) * T + lid(0), k]
    c[wid(0) * T + lid(0), wid(1) * T + lid(1)] = total


def divisions(kernel: vy.Kernel) -> int:
    """How often a kernel divides to find out which workgroup it runs."""
    return native.text(kernel._build({}).ready.lowered, 2).partition("@kernel(")[2].count(" udiv i64")


def test_workgroups_that_read_again_what_others_read_run_in_bands() -> None:
    assert 2 == divisions(dots)
    assert 1 == divisions(rows)


@pytest.mark.parametrize("groups", [(1, 1), (3, 64), (16, 65), (35, 70), (33, 1), (1, 130)])
def test_every_workgroup_runs_once(groups: tuple[int, int]) -> None:
    rng = np.random.default_rng(3)
    a, b = rng.random((groups[0] * T, 3), np.float32), rng.random((3, groups[1] * T), np.float32)
    c, runs = np.zeros((len(a), b.shape[1]), np.float32), np.zeros(groups, np.int32)
    dots(a, b, c, runs, groups=groups, device="cpu")
    expected = (a[:, :1] * b[:1] + a[:, 1:2] * b[1:2]) + a[:, 2:] * b[2:]

    assert np.all(1 == runs)
    assert expected.tobytes() == c.tobytes()
