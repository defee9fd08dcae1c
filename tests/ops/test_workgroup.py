"""Operations of a workgroup, of subgroups and atomics that have no operator, against plain NumPy."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import vyre as vy
from vyre import Buf, InOut, Out, f32, gid, i32, lid, u32, u64, wid
from vyre.check.rules import check
from vyre.formats import read
from vyre.ir.problem import Problems

DEVICES = ["reference", "cpu"]
SIZES = [32, 64, 96, 256, 1024, (4, 8), (3, 32), (2, 4, 12)]


def doubled(x: Any) -> Any:
    """The inclusive sums of 32 lanes in steps of 1, 2, 4, 8, 16."""
    for step in (1, 2, 4, 8, 16):
        x = np.concatenate([x[:, :step], x[:, :-step] + x[:, step:]], axis=1)
    return x


def folded(join: Any, x: Any) -> Any:
    """A workgroup's values joined in the documented order: a butterfly in each subgroup, then pairs."""
    lanes = x.reshape(-1, 32)
    for step in (16, 8, 4, 2, 1):
        lanes = join(lanes, lanes[:, np.arange(32) ^ step])
    parts = list(lanes[:, 0])
    while len(parts) > 1:
        parts = [
            join(*parts[at : at + 2]) if at + 1 < len(parts) else parts[at] for at in range(0, len(parts), 2)
        ]
    return parts[0]


def summed(x: Any) -> Any:
    """A workgroup's inclusive sums in the documented order."""
    inner = doubled(x.reshape(-1, 32))
    totals = np.zeros((1, 32), x.dtype)
    totals[0, : len(inner)] = inner[:, 31]
    before = np.concatenate([[np.zeros((), x.dtype)], doubled(totals)[0, :-1]])
    return np.concatenate(
        [inner[:1], *(before[at] + inner[at : at + 1] for at in range(1, len(inner)))]
    ).ravel()


def made(size: Any) -> vy.Kernel:
    """A kernel of workgroups of that size with every operation of a workgroup."""

    @vy.kernel(workgroup=size)
    def every(x: Buf[f32], total: Out[f32], low: Out[f32], high: Out[f32], upto: Out[f32], below: Out[f32]):
        ids = vy.group_size(1) * vy.group_size(2)
        own = (lid(0) * vy.group_size(1) + lid(1)) * vy.group_size(2) + lid(2)
        i = wid(0) * (vy.group_size(0) * ids) + own
        total[i] = vy.workgroup_sum(x[i])
        low[i] = vy.workgroup_min(x[i])
        high[i] = vy.workgroup_max(x[i])
        upto[i] = vy.workgroup_scan(x[i])
        below[i] = vy.workgroup_exclusive_scan(x[i])

    return every


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_size_of_a_workgroup_gives_the_documented_bytes(size: Any, device: str) -> None:
    count = int(np.prod(size))
    x = (np.random.default_rng(count).standard_normal(3 * count) * 100).astype(np.float32)
    groups = (3, *[1] * (np.ndim(size) and len(size) - 1))

    total, low, high, upto, below = made(size)(
        x, *(np.zeros_like(x) for _ in range(5)), groups=groups, device=device
    )

    for at in range(3):
        part = slice(at * count, (at + 1) * count)
        values = x[part]
        assert set(total[part]) == {folded(np.add, values)}
        assert set(low[part]) == {values.min()}
        assert set(high[part]) == {values.max()}
        assert upto[part].tobytes() == summed(values).tobytes()
        assert below[part][0] == 0
        if count == 32:
            assert below[part][1:].tobytes() == summed(values)[:-1].tobytes()
        assert np.allclose(below[part][1:], np.cumsum(values, dtype=np.float64)[:-1], atol=1e-2)


@pytest.mark.parametrize("device", DEVICES)
def test_a_result_may_decide_a_loop_with_barriers(device: str) -> None:
    @vy.kernel(workgroup=64)
    def halve(x: Buf[f32], turns: Out[i32], rest: Out[f32]):
        i = gid()
        v = x[i]
        n = 0
        for _ in range(100):
            if vy.workgroup_all(v < 1.0):
                break
            v = v / 2
            n += 1
            vy.barrier()
        turns[i] = n
        rest[i] = vy.workgroup_max(v)

    x = np.arange(1, 193, dtype=np.float32)
    turns, rest = halve(x, device=device)

    assert [7] * 64 + [8] * 128 == turns.tolist()
    assert (rest < 1).all()
    assert vy.check(halve, x).findings == ()


@pytest.mark.parametrize("device", DEVICES)
def test_a_sum_in_a_loop_does_not_mix_iterations(device: str) -> None:
    @vy.kernel(workgroup=128)
    def rounds(x: Buf[u32], y: Out[u32]):
        total = u32(0)
        for turn in range(7):
            total = total * 3 + vy.workgroup_sum(x[gid()] ^ u32(turn))
        y[gid()] = total + u32(vy.workgroup_any(x[gid()] == 5))

    x = np.arange(256, dtype=np.uint32)
    expected = []
    for group in x.reshape(2, 128):
        total = np.uint32(0)
        for turn in range(7):
            total = total * np.uint32(3) + (group ^ np.uint32(turn)).sum(dtype=np.uint32)
        expected += [int(total) + (5 in group)] * 128

    assert expected == rounds(x, device=device).tolist()


@pytest.mark.parametrize("device", DEVICES)
def test_inclusive_scans_and_matches_of_a_subgroup(device: str) -> None:
    @vy.kernel(workgroup=64)
    def lanes(x: Buf[i32], s: Out[i32], low: Out[i32], ored: Out[i32], same: Out[u32], wide: Out[u32]):
        i = gid()
        s[i] = vy.subgroup_inclusive_add(x[i])
        low[i] = vy.subgroup_inclusive_min(x[i])
        ored[i] = vy.subgroup_inclusive_or(x[i])
        same[i] = vy.subgroup_match(x[i] % 5)
        wide[i] = vy.subgroup_match(u64(x[i] % 3) << 40)

    x = np.random.default_rng(3).integers(-1000, 1000, 128).astype(np.int32)
    rows = x.reshape(-1, 32)
    s, low, ored, same, wide = lanes(x, device=device)

    assert np.cumsum(rows, axis=1).ravel().tolist() == s.tolist()
    assert np.minimum.accumulate(rows, axis=1).ravel().tolist() == low.tolist()
    assert np.bitwise_or.accumulate(rows, axis=1).ravel().tolist() == ored.tolist()
    for words, by in ((same, 5), (wide, 3)):
        expected = [
            sum(1 << k for k in range(32) if row[k] % by == value % by) for row in rows for value in row
        ]
        assert expected == words.tolist()


@pytest.mark.parametrize("device", DEVICES)
def test_atomic_loads_and_stores_reach_one_element(device: str) -> None:
    @vy.kernel
    def publish(state: InOut[u64], seen: Out[u64], part: InOut[f32]):
        vy.atomic_store(state, gid() + 1, u64(gid()) << 33)
        seen[gid()] = vy.atomic_load(state, 0)
        vy.atomic_store(part, gid(), f32(gid()))
        vy.atomic_store(part, 100, 1.0)

    state, seen, part = np.full(9, 7, np.uint64), np.zeros(8, np.uint64), np.zeros(8, np.float32)
    publish.over(8)(state, seen, part, device=device)

    assert [7, *(k << 33 for k in range(8))] == state.tolist()
    assert [7] * 8 == seen.tolist()
    assert list(range(8)) == part.tolist()


def the_problem(text: str) -> Any:
    with pytest.raises(Problems) as caught:
        check(read(text))
    return caught.value.problems[0]


def test_a_workgroup_operation_under_divergent_control_is_a_problem() -> None:
    problem = the_problem(
        "@kernel(workgroup=64)\ndef k(x: Buf[f32], y: Out[f32]):\n"
        "    if x[gid()] > 0.0:\n        y[gid()] = workgroup_sum(x[gid()])\n"
    )

    assert "P070" == problem.code
    assert "workgroup_sum()" in problem.what


def test_a_store_gives_no_value() -> None:
    problem = the_problem(
        "@kernel\ndef k(x: InOut[u32]):\n    y = atomic_store(x, 0, u32(1))\n    x[1] = y\n"
    )

    assert "value" in problem.what


def test_an_order_cannot_be_asked_of_atomics() -> None:
    problem = the_problem("@kernel\ndef k(x: InOut[f32]):\n    atomic_add(x, 0, 1.0, ordered=True)\n")

    assert "has no order" in problem.what
    assert "workgroup_sum" in problem.fix


def test_shared_memory_of_the_operations_counts() -> None:
    problem = the_problem(
        "@kernel(workgroup=1024)\ndef k(x: Buf[f32], y: Out[f32]):\n    t = shared(f32, 65536)\n"
        "    t[lid()] = x[gid()]\n    y[gid()] = workgroup_sum(t[lid()])\n"
    )

    assert "P057" == problem.code
    assert "128" in problem.what
