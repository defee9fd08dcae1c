"""Atomics of many lanes in one statement against a loop over the lanes."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from reference.launching import launch, zeros
from vyre.ir import floats
from vyre.ir.dtypes import BY_NAME
from vyre.ops import ATOMICS

INTEGER_ROWS = [row.name for row in ATOMICS.values()]
FLOAT_ROWS = [row.name for row in ATOMICS.values() if "float" in row.kinds]
LANES = 800
SPREADS = [1, 2, 7, 100, 5000]  # elements that the lanes fall on: from all on one to hardly any twice


def one_by_one(op: str, dtype: str, data: Any, at: Any, values: tuple[Any, ...]) -> Any:
    """Apply the row lane after lane; gives the old values."""
    old = np.zeros(at.size, data.dtype)
    with np.errstate(all="ignore"):
        for lane, index in enumerate(at.tolist()):
            if 0 <= index < data.size:
                old[lane] = data[index]
                new = ATOMICS[op].meaning(
                    BY_NAME[dtype], old[lane : lane + 1], *[v[lane : lane + 1] for v in values]
                )
                data[index] = floats.to_storage(BY_NAME[dtype], new)[0]
    return old


def compare(op: str, dtype: str, data: Any, at: Any, values: tuple[Any, ...]) -> None:
    """Both ways give the same memory and the same old values, bit for bit."""
    params = "".join(f", v{k}: Buf[{dtype}]" for k in range(len(values)))
    args = "".join(f", v{k}[i]" for k in range(len(values)))
    text = f"""
        def k(x: InOut[{dtype}], at: Buf[i32], old: Out[{dtype}]{params}):
            i = gid()
            old[i] = {ATOMICS[op].syntax}(x, at[i]{args})
    """
    given = {f"v{k}": value for k, value in enumerate(values)}
    expected_data = data.copy()
    expected_old = one_by_one(op, dtype, expected_data, at, values)
    result = launch(text, at.size, x=data, at=at, old=np.zeros(at.size, data.dtype), **given)

    assert expected_old.tobytes() == result["old"].tobytes()
    assert expected_data.tobytes() == result["x"].tobytes()


@pytest.mark.parametrize("spread", SPREADS)
@pytest.mark.parametrize("dtype", ["u32", "i64"])
@pytest.mark.parametrize("op", INTEGER_ROWS)
def test_integer_atomics_act_in_lane_order(op: str, dtype: str, spread: int) -> None:
    rng = np.random.default_rng(spread)
    storage = BY_NAME[dtype].storage
    low, high = (0, 3) if op == "compare_exchange" else (0, 2**31)
    data = rng.integers(low, high, spread).astype(storage)
    at = rng.integers(-1, spread + 1, LANES).astype(np.int32)
    values = tuple(rng.integers(low, high, LANES).astype(storage) for _ in range(ATOMICS[op].values))

    compare(op, dtype, data, at, values)


@pytest.mark.parametrize("spread", SPREADS)
@pytest.mark.parametrize("dtype", ["f32", "f64"])
@pytest.mark.parametrize("op", FLOAT_ROWS)
def test_float_atomics_act_in_lane_order(op: str, dtype: str, spread: int) -> None:
    rng = np.random.default_rng(spread)
    storage = BY_NAME[dtype].storage
    special = np.array([0.0, -0.0, np.inf, 1e-45, 1.0, -2.5, 3e38, np.nan], storage)
    at = rng.integers(0, spread, LANES).astype(np.int32)

    values = tuple(rng.choice(special, LANES) for _ in range(ATOMICS[op].values))
    compare(op, dtype, rng.choice(special, spread), at, values)


@given(
    st.lists(st.integers(-2, 4), min_size=1, max_size=60), st.sampled_from(INTEGER_ROWS), st.integers(0, 99)
)
def test_any_pattern_of_addresses_gives_what_a_loop_gives(at: list[int], op: str, seed: int) -> None:
    rng = np.random.default_rng(seed)
    values = tuple(rng.integers(0, 3, len(at)).astype(np.uint32) for _ in range(ATOMICS[op].values))

    compare(op, "u32", rng.integers(0, 3, 3).astype(np.uint32), np.array(at, np.int32), values)


def test_a_million_lanes_on_one_counter_each_see_another_value() -> None:
    text = """
        def k(n: InOut[u32], seen: Out[u32]):
            ticket = atomic_add(n, 0, 2)
            atomic_add(seen, i32(ticket // u32(2)), 1)
    """
    result = launch(text, 2**20, n=zeros(1, np.uint32), seen=zeros(2**20, np.uint32))

    assert 2**21 == result["n"][0]
    assert (result["seen"] == 1).all()


def test_exchange_is_lane_after_lane() -> None:
    text = "def k(x: InOut[i32], old: Out[i32]):\n    i = gid()\n    old[i] = atomic_exchange(x, 0, i + 1)\n"
    result = launch(text, 70_000, x=zeros(1), old=zeros(70_000))

    assert np.array_equal(np.arange(70_000), result["old"])


def test_one_lane_wins_a_lock() -> None:
    text = """
        def k(lock: InOut[u32], won: Out[i32]):
            if atomic_compare_exchange(lock, 0, 0, 1) == 0:
                won[gid()] = 1
    """
    result = launch(text, 100_000, lock=zeros(1, np.uint32), won=zeros(100_000))

    assert 1 == result["won"].sum()


def test_only_active_lanes_take_part_and_others_keep_their_target() -> None:
    text = """
        def k(n: InOut[i32], y: Out[i32]):
            i = gid()
            old = -5
            if i % 2 == 1:
                old = atomic_add(n, 0, 10)
            y[i] = old
    """
    result = launch(text, 5, n=zeros(1), y=zeros(5))

    assert [-5, 0, -5, 10, -5] == result["y"].tolist()
    assert 20 == result["n"][0]


def test_an_atomic_outside_gives_0_and_does_nothing() -> None:
    text = "def k(n: InOut[i32, 2], y: Out[i32]):\n    y[gid()] = atomic_max(n, (gid(), 1), 9)\n"
    result = launch(text, 3, n=np.full((2, 2), 4, np.int32), y=np.ones(3, np.int32))

    assert [4, 4, 0] == result["y"].tolist()
    assert [[4, 9], [4, 9]] == result["n"].tolist()
