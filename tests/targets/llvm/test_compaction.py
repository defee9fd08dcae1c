"""Stores of the lanes of a mask, one after the other: their places count the lanes before."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import vyre as vy
from vyre import (
    Buf,
    Const,
    InOut,
    dtype,
    i32,
    lid,
    popcount,
    subgroup_ballot,
    subgroup_exclusive_add,
    u8,
    u32,
)

LANES = 32
NUMBERS = ("u1", "i2", "f2", "u4", "f4", "i8", "f8", "?")


@vy.kernel(workgroup=LANES)
def compacted(x: Buf[T], flags: Buf[i32], y: InOut[T], at: i32, T: Const[dtype]):  # type: ignore[name-defined,no-untyped-def,valid-type]
    """Put the flagged elements of x from `at` on."""
    place = at
    for k in range(0, x.shape[0], LANES):
        is_kept = k + lid() < x.shape[0] and flags[k + lid()] > 0
        to = place + subgroup_exclusive_add(i32(is_kept))
        place += i32(popcount(subgroup_ballot(is_kept)))
        if is_kept:
            y[to] = x[k + lid()]


@vy.kernel(workgroup=LANES)
def nested(x: Buf[i32], y: InOut[i32], odd: InOut[i32]):  # type: ignore[no-untyped-def]
    """Store some of the lanes that are counted, and at places of bytes, which wrap around."""
    is_kept = x[lid()] > 0
    rank = subgroup_exclusive_add(i32(is_kept))
    narrow = u8(250) + subgroup_exclusive_add(u8(is_kept))
    if is_kept:  # noqa: SIM102  # only the outer test is what is counted
        if x[lid()] != 3:
            y[rank + 1] = x[lid()]
    if is_kept:
        odd[narrow] = x[lid()]


def test_flagged_elements_are_put_together_also_beyond_the_ends_of_an_array() -> None:
    rng = np.random.default_rng(0)
    for name in NUMBERS:
        for n, size, at in ((100, 200, 3), (100, 20, 0), (100, 90, -20), (64, 40, 2**31 - 20), (31, 0, 0)):
            x, flags = _values(rng, name, n), rng.integers(0, 2, n).astype(np.int32)
            y = _values(rng, name, size)
            wanted = y.copy()
            for place, value in enumerate(x[flags > 0], at):
                if 0 <= place < size:
                    wanted[place] = value

            compacted(x, flags, y, at=at, T=x.dtype, groups=1)

            assert wanted.tobytes() == y.tobytes(), (name, n, size, at)


@pytest.mark.parametrize("device", ["cpu", "reference"])
def test_lanes_that_are_counted_need_not_store(device: str) -> None:
    x = np.arange(LANES, dtype=np.int32) % 5
    y, odd = np.full(40, -1, np.int32), np.full(300, -1, np.int32)
    wanted, wanted_odd = y.copy(), odd.copy()
    for rank, value in enumerate(x[x > 0]):
        wanted_odd[(250 + rank) % 256] = value
        if value != 3:
            wanted[rank + 1] = value

    vy.use(device)
    try:
        nested(x, y, odd, groups=1)
    finally:
        vy.use(None)

    assert wanted.tolist() == y.tolist()
    assert wanted_odd.tolist() == odd.tolist()


def test_lanes_that_count_flags_are_stored_together() -> None:
    text = compacted.asm("lowered", T=u32)

    assert "counting flags" in text


def _values(rng: Any, name: str, n: int) -> NDArray[Any]:
    numbers: NDArray[Any] = rng.integers(0, 2 if name == "?" else 100, n).astype(name)
    return numbers
