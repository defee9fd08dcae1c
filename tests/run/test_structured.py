"""Arrays of structs that a call makes: structs where structs were passed, else their numbers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import vyre as vy
from vyre import Buf, InOut, Out, f32, gid, mat, mat3, vec, vec3


@vy.struct
class Body:
    pos: vec(f32, 2)  # type: ignore[valid-type]
    mass: f32


@vy.kernel
def heavier(x: Buf[Body], y: Out[Body], by: f32):
    body = x[gid()]
    body.mass = body.mass + by
    y[gid()] = body


@vy.pipeline
def twice(x: Any, by: float) -> Any:
    return heavier(heavier(x, by=by), by=by)


STRUCTS = np.dtype([("pos", np.float32, 2), ("mass", np.float32)])


def bodies(size: int = 5) -> np.ndarray[Any, Any]:
    made = np.zeros(size, STRUCTS)
    made["pos"] = np.arange(2 * size).reshape(size, 2)
    made["mass"] = np.arange(size)
    return made


@pytest.mark.parametrize("device", ["reference", "cpu"])
def test_structs_give_structs_in_cold_and_warm_calls(device: str) -> None:
    x = bodies()
    for turn in range(5):
        one, two = heavier(x, by=float(turn), device=device), twice(x, float(turn), device=device)
        assert (STRUCTS, STRUCTS) == (one.dtype, two.dtype)
        assert one["mass"].tolist() == (x["mass"] + turn).tolist()
        assert two["mass"].tolist() == (x["mass"] + 2 * turn).tolist()
        assert two["pos"].tolist() == x["pos"].tolist()


def test_numbers_give_numbers_also_after_structs() -> None:
    x = bodies()
    numbers = x.view(np.float32).reshape(5, 3)
    for turn in range(5):
        heavier(x, by=1.0), twice(x, 1.0)
        one, two = heavier(numbers, by=1.0), twice(numbers, 1.0)
        assert (np.dtype(np.float32), (5, 3)) == (one.dtype, one.shape) == (two.dtype, two.shape), turn
        assert one[:, 2].tolist() == (x["mass"] + 1).tolist()


def test_a_saved_pipeline_gives_structs(tmp_path: Path) -> None:
    twice.save(tmp_path / "twice.vyre", bodies(), 0.5)
    loaded = vy.load(tmp_path / "twice.vyre")
    for size in (5, 8):
        found = loaded(bodies(size), 0.5)
        assert found.dtype == STRUCTS
        assert found["mass"].tolist() == (bodies(size)["mass"] + 1).tolist()


@pytest.mark.parametrize("offsets", [[0, 0], [4, 0], [8, 0], [0, 12], [4, 12]])
def test_fields_that_do_not_follow_each_other_are_refused(offsets: list[int]) -> None:
    """NumPy's types may have the fields of a struct in its order, and in other places."""
    formats = [(np.float32, 2), np.float32]
    kind = np.dtype({"names": ["pos", "mass"], "formats": formats, "offsets": offsets})
    for _ in range(3):
        heavier(bodies(), by=1.0)  # as warm calls would be
        with pytest.raises(vy.CallError, match=r"without gaps, as x\.astype\("):
            heavier(np.zeros(3, kind), by=1.0)


def test_structs_between_the_places_of_their_numbers_are_refused_in_warm_calls_too() -> None:
    """NumPy calls an array of a struct without padding aligned, wherever it begins."""
    memory = np.zeros(5 * STRUCTS.itemsize + 1, np.uint8)
    for _ in range(4):
        heavier(memory[:-1].view(STRUCTS), by=1.0)
        with pytest.raises(vy.CallError, match="x is not aligned in memory"):
            heavier(memory[1:].view(STRUCTS), by=1.0)


@vy.kernel
def turned(m: Buf[mat3, "n"], v: Buf[vec3, "n"], t: Out[mat3, "n"], y: Out[vec3, "n"]):
    t[gid()] = m[gid()].T
    y[gid()] = m[gid()] @ v[gid()]


@vy.kernel
def scaled(m: InOut[mat3, "n"], by: f32):
    m[gid()] *= by


@vy.pipeline
def turned_back(m: Any, v: Any) -> Any:
    t, y = turned(m, v)
    return turned(t, y)


@pytest.mark.parametrize("device", ["reference", "cpu"])
def test_arrays_of_matrices_may_have_an_axis_for_rows(device: str) -> None:
    m, v = np.arange(45, dtype=np.float32).reshape(5, 3, 3), np.ones((5, 3), np.float32)
    for matrices in (m, np.repeat(m, 2, axis=0)[::2]):
        for _ in range(5):
            t, y = turned(matrices, v, device=device)
            again, _ = turned_back(matrices, v, device=device)
            assert m.transpose(0, 2, 1).tolist() == t.tolist()
            assert m.sum(2).tolist() == y.tolist()
            assert m.tolist() == again.tolist()
    assert (5, 9) == turned(m.reshape(5, 9), v, device=device)[0].shape


def test_passed_arrays_of_matrices_are_written_in_place() -> None:
    m, out = np.ones((4, 3, 3), np.float32), np.zeros((4, 3, 3), np.float32)

    for _ in range(4):
        assert scaled(m, 2.0) is m
    assert turned(m, np.ones((4, 3), np.float32), t=out)[0] is out
    assert (m.tolist(), 16.0) == (out.tolist(), m[0, 0, 0])


def test_matrices_whose_numbers_are_elsewhere_are_refused() -> None:
    @vy.kernel
    def last(m: Buf[mat[f32, 2, 3]], y: Out[f32]):
        y[gid()] = m[gid()][1, 2]

    with pytest.raises(vy.CallError, match=r"pass m\.reshape\(4, 9\)"):
        turned(np.zeros((4, 3, 3), np.float32).transpose(0, 2, 1), np.zeros((4, 3), np.float32))
    with pytest.raises(vy.CallError, match=r"np\.ascontiguousarray\(m\.swapaxes\(-2, -1\)\)"):
        last(np.zeros((4, 3, 2), np.float32))
    with pytest.raises(vy.CallError, match=r"pass an array of shape \(4, 2, 3\)"):
        last(np.zeros((4, 4, 4), np.float32))
    with pytest.raises(vy.CallError, match=r"pass v\.reshape\(4, 3\)"):
        turned(np.zeros((4, 3, 3), np.float32), np.zeros(12, np.float32))
    with pytest.raises(
        vy.CallError, match=r"pass np\.array\(x, \[\('pos', '<f4', \(2,\)\), \('mass', '<f4'\)\]\)"
    ):
        heavier([((1, 2), 3)], by=1.0)


def test_a_saved_pipeline_gives_matrices(tmp_path: Path) -> None:
    def arguments(size: int) -> tuple[Any, Any]:
        return np.arange(9 * size, dtype=np.float32).reshape(size, 3, 3), np.ones((size, 3), np.float32)

    turned_back.save(tmp_path / "turned.vyre", *arguments(2))
    loaded = vy.load(tmp_path / "turned.vyre")
    for size in (2, 5):
        t, y = loaded(*arguments(size))
        assert arguments(size)[0].tolist() == t.tolist()
        assert turned_back(*arguments(size))[1].tolist() == y.tolist()
