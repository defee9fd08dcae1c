"""Loads and stores outside an array, whatever the type of the index."""

import numpy as np
import pytest

from reference.launching import launch, zeros
from vyre.ir.dtypes import BY_NAME, INTEGERS

NAMES = [dtype.name for dtype in INTEGERS]


@pytest.mark.parametrize("name", NAMES)
def test_a_load_outside_gives_0(name: str) -> None:
    dtype = BY_NAME[name]
    values = [0, 1, 4, 5, dtype.greatest, dtype.least, dtype.greatest - 1, dtype.least + 1]
    text = f"def k(at: Buf[{name}], x: Buf[i32], y: Out[i32]):\n    y[gid()] = x[at[gid()]]\n"
    x = np.arange(10, 15, dtype=np.int32)
    result = launch(text, len(values), at=np.array(values, dtype.storage), x=x, y=zeros(len(values)))

    assert [int(x[v]) if 0 <= v < 5 else 0 for v in values] == result["y"].tolist()


@pytest.mark.parametrize("name", NAMES)
def test_a_load_at_the_same_index_for_all_lanes_gives_the_same(name: str) -> None:
    dtype = BY_NAME[name]
    text = f"def k(at: {name}, x: Buf[i32], y: Out[i32]):\n    y[gid()] = x[at]\n"
    x = np.arange(10, 310, dtype=np.int32)
    values = [0, 1, dtype.greatest, dtype.least]
    results = [launch(text, 1, at=dtype.storage.type(value), x=x, y=zeros(1))["y"][0] for value in values]

    assert [int(x[v]) if 0 <= v < 300 else 0 for v in values] == results


@pytest.mark.parametrize("name", ["i8", "u8"])
def test_a_narrow_index_does_not_wrap_into_a_long_array(name: str) -> None:
    text = f"def k(x: Buf[i32], y: Out[i32]):\n    i = gid()\n    y[i] = x[{name}(i)]\n"
    x = np.arange(1000, dtype=np.int32)
    result = launch(text, 300, x=x, y=zeros(300))

    expected = np.arange(300).astype(BY_NAME[name].storage).astype(int)
    assert np.where(expected >= 0, expected, 0).tolist() == result["y"].tolist()


def test_a_store_outside_is_dropped() -> None:
    text = "def k(at: Buf[i64], y: Out[i32]):\n    y[at[gid()]] = gid() + 1\n"
    at = np.array([0, -1, 3, 2**32, -(2**63), 2**63 - 1, 2], np.int64)

    assert [1, 0, 7] == launch(text, 7, at=at, y=zeros(3))["y"].tolist()


def test_a_store_with_one_index_for_all_lanes_outside_is_dropped() -> None:
    assert [0, 0] == launch("def k(y: Out[i32]):\n    y[2] = 5\n", 3, y=zeros(2))["y"].tolist()


def test_each_axis_has_its_own_bounds() -> None:
    text = """
        def k(x: Buf[i32, 2], y: Out[i32, 2], z: Out[i32, 2]):
            i = gid(0) - 1
            j = gid(1) - 1
            y[gid(0), gid(1)] = x[i, j]
            z[i, j] = 1
    """
    x = np.arange(1, 7, dtype=np.int32).reshape(2, 3)
    result = launch(text, (4, 5), x=x, y=zeros((4, 5)), z=zeros((2, 3)))

    assert np.pad(x, 1).tolist() == result["y"].tolist()
    assert 6 == result["z"].sum()


def test_large_indices_of_several_axes_do_not_wrap_into_the_array() -> None:
    text = """
        def k(at: Buf[i64], x: Buf[i32, 3], y: Out[i32]):
            j = at[gid()]
            y[gid()] = x[j, j, j]
    """
    at = np.array([2**62, -(2**62), 2**61, 2**63 - 1], np.int64)

    assert [0] * 4 == launch(text, 4, at=at, x=np.ones((2, 2, 2), np.int32), y=zeros(4))["y"].tolist()


def test_an_empty_array_gives_0_and_takes_nothing() -> None:
    text = """
        def k(x: Buf[f32], e: Out[f32], n: InOut[u32], y: Out[f32]):
            i = gid()
            e[i] = 1.0
            atomic_add(n, i, 1)
            y[i] = x[i] + x[0]
    """
    empty = zeros(0, np.float32)

    result = launch(text, 2, x=empty, e=empty, n=zeros(0, np.uint32), y=np.ones(2, np.float32))
    assert [0.0, 0.0] == result["y"].tolist()


def test_the_last_of_several_stores_to_one_element_stays() -> None:
    result = launch("def k(y: Out[i32]):\n    y[0] = gid() + 1\n", 200_000, y=zeros(1))

    assert 200_000 == result["y"][0]


def test_bool_arrays_load_and_store() -> None:
    text = "def k(x: Buf[bool], y: Out[bool]):\n    y[gid()] = not x[gid()]\n"
    result = launch(text, 3, x=np.array([True, False]), y=zeros(3, np.bool_))

    assert [False, True, True] == result["y"].tolist()
