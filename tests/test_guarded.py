"""The guard zones of tests notice what they are for."""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np
import pytest

from guarded import ZONE, Memory, Outside, outcome, result, twice

VALUES = np.arange(7, dtype=np.int32)


def at(array: Any, byte: int) -> ctypes.c_uint8:
    """A byte by its distance from where an array begins."""
    return ctypes.c_uint8.from_address(array.ctypes.data + byte)


@pytest.mark.parametrize(
    ("byte", "said"),
    [
        (-1, "1 bytes in front of x were written, 1 to 1 away"),
        (-ZONE, f"in front of x were written, {ZONE} to {ZONE} away"),
        (28, "1 bytes behind x were written, 0 to 0 away"),
        (28 + ZONE - 1, f"behind x were written, {ZONE - 1} to {ZONE - 1} away"),
    ],
)
@pytest.mark.parametrize("filling", [0, 1])
def test_a_byte_written_outside_is_noticed(byte: int, said: str, filling: int) -> None:
    memory = Memory(filling)
    x = memory.copy(VALUES, "x")
    at(x, byte).value ^= 1

    assert said in "; ".join(memory.touched())


def test_writes_inside_the_arrays_are_not_reported() -> None:
    memory = Memory()
    memory.copy(VALUES, "x")[...] = -1

    assert [] == memory.touched()


@pytest.mark.parametrize("byte", [-1, -ZONE, 28, 28 + ZONE - 1])
def test_a_byte_read_outside_changes_the_result(byte: int) -> None:
    def run(given: dict[str, Any], memory: Memory) -> None:
        given["y"][0] = at(given["x"], byte).value

    with pytest.raises(Outside, match="y changed with what lies outside"):
        outcome({"x": VALUES, "y": VALUES}, ["y"], run)


def test_what_is_only_read_must_not_be_written() -> None:
    def run(given: dict[str, Any], memory: Memory) -> None:
        given["x"][0] = 5

    with pytest.raises(Outside, match="x is only read, and was written"):
        result({"x": VALUES}, [], run)


def test_arrays_begin_aligned_in_one_run_and_elsewhere_in_the_other() -> None:
    began: list[int] = []
    twice(lambda memory: began.append(memory.copy(VALUES).ctypes.data % 64))

    assert 0 == began[0]
    assert began[1] not in (0, 32)
    assert 0 == began[1] % VALUES.itemsize


@pytest.mark.parametrize("shape", [(0,), (3, 0, 2), (1,), (2, 3)])
def test_arrays_of_every_shape_lie_between_zones(shape: tuple[int, ...]) -> None:
    memory = Memory()
    made = memory.array(shape, np.float64)

    assert shape == made.shape
    assert not made.any()
    at(made, made.nbytes).value ^= 1
    assert 1 == len(memory.touched())
