"""Strided arrays as arguments: the results of contiguous copies, without a copy."""

from __future__ import annotations

import importlib.util
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import vyre
from vyre import Buf, InOut, Out, f32, gid, i32, lid, u8
from vyre.targets.host_arrays import strided

A = np.random.default_rng(5).random((24, 40), np.float32)


@vyre.kernel
def stencil(x: Buf[f32, 2], y: Out[f32, 2]):  # type: ignore[no-untyped-def]
    i, j = gid(0), gid(1)
    y[i, j] = x[i, j] + 2 * x[i - 1, j] + 4 * x[i, j + 1] - x[i + 1, j - 2]


@vyre.kernel
def gathered(x: Buf[f32], at: Buf[u8], y: Out[f32]):  # type: ignore[no-untyped-def]
    y[gid()] = x[at[gid()]] + f32(len(x))


@vyre.kernel
def increased(x: InOut[f32, 2]):  # type: ignore[no-untyped-def]
    x[gid(0), gid(1)] += 1


@vyre.kernel
def spread(x: Buf[f32], y: Out[f32]):  # type: ignore[no-untyped-def]
    y[gid() + 2] = x[gid()]


@vyre.kernel
def totals(x: Buf[f32, "n", "m"], y: Out[f32, "n"]):  # type: ignore[no-untyped-def]
    i = gid()
    total = f32(0)
    for k in range(x.shape[1]):
        total += x[i, k]
    y[i] = total


@vyre.kernel(workgroup=8)
def turned(x: Buf[f32, "n"], y: Out[f32, "n"]):  # type: ignore[no-untyped-def]
    tile = vyre.shared(f32, 8)
    tile[lid()] = x[gid()]
    vyre.barrier()
    y[gid()] = tile[7 - lid()]


@vyre.kernel
def counted(at: Buf[i32], n: InOut[i32]):  # type: ignore[no-untyped-def]
    vyre.atomic_add(n, at[gid()], 1)


VIEWS = [
    A.T, A[::-1], A[:, ::-1], A[:, ::2], A[3:20, 5:33], A[3:20, 5:33].T, A[::-2, 1::3], A[4:5], A[:, 7:8],
    np.broadcast_to(A[0], (9, 40)), np.broadcast_to(A[:, :1], (24, 17)), A.reshape(8, 3, 40)[:, 1],
    A[:0], np.broadcast_to(A[0, 0], (5, 6)),
]  # fmt: skip


@pytest.mark.parametrize("view", VIEWS, ids=lambda view: f"{view.shape} {view.strides}")
@pytest.mark.parametrize("device", ["cpu", "reference"])
def test_a_strided_array_gives_what_its_copy_gives(view: Any, device: str) -> None:
    for kernel in (stencil, totals):
        expected = kernel(view.copy(), device="reference")
        for _ in range(2):
            assert expected.tobytes() == kernel(view, device=device).tobytes()


def test_an_index_of_any_type_reads_a_strided_array() -> None:
    at = np.array([0, 3, 23, 24, 255], np.uint8)

    for view in (A[:, 3], A[::-1, 3], A[0, ::-2]):
        assert gathered(view.copy(), at).tobytes() == gathered(view, at[::-1][::-1]).tobytes()
        assert gathered(view.copy(), at[::2].copy()).tobytes() == gathered(view, at[::2]).tobytes()


@pytest.mark.parametrize("device", ["cpu", "reference"])
def test_a_strided_array_is_written_where_it_lies(device: str) -> None:
    for cut in (np.s_[::2, 3:9], np.s_[::-1, 1:], np.s_[:, ::-3]):
        changed, expected = A.copy(), A.copy()
        expected.T[cut[::-1]] += 1

        result = increased(changed.T[cut[::-1]], device=device)

        assert expected.tobytes() == changed.tobytes()
        assert result.base is not None


def test_a_store_beyond_a_strided_array_is_dropped() -> None:
    rows = np.zeros((3, 5), np.float32)

    spread(np.arange(1, 6, dtype=np.float32), rows[1], domain=5)
    spread(np.arange(1, 4, dtype=np.float32), rows[:, 4], domain=3)

    assert [[0, 0, 0, 0, 0], [0, 0, 1, 2, 3], [0, 0, 0, 0, 1]] == rows.tolist()


def test_atomics_stay_inside_a_strided_array() -> None:
    counts = np.zeros((3, 4), np.int32)

    counted(np.array([0, 2, 2, 3, -1], np.int32), counts[:, 1])

    assert [[0, 1, 0, 0], [0, 0, 0, 0], [0, 2, 0, 0]] == counts.tolist()


def test_group_kernels_take_strided_arrays() -> None:
    for view in (A[:, 5], A[::-1, 5][:16], A[2, ::-5]):
        assert turned(view.copy()).tobytes() == turned(view).tobytes()


@given(st.data())
def test_any_slices_of_any_transpose_give_what_their_copy_gives(data: st.DataObject) -> None:
    x = np.arange(6 * 7 * 40, dtype=np.float32).reshape(6, 7, 40)
    axes = data.draw(st.permutations(range(3)))
    steps = [data.draw(st.sampled_from([1, -1, 2, -3])) for _ in range(2)]
    one = data.draw(st.integers(0, min(x.shape) - 1))
    view = x.transpose(axes)[one, :: steps[0], :: steps[1]]

    assert stencil(view.copy()).tobytes() == stencil(view).tobytes()


def test_views_of_other_shapes_use_the_same_code() -> None:
    compiled: list[Any] = []
    stencil(A[:20, :30])

    with vyre.observe(lambda event: compiled.append(event) if type(event).__name__ == "Compiled" else None):
        stencil(A[:10, :17])
        stencil(A[3:9, 5:25])

    assert [] == compiled


def lowered(kernel: Any, *views: Any) -> str:
    """The lowered form of the program for strided arrays."""
    from vyre.targets.listing import listing

    built, launch, _ = kernel._prepare(views, {})
    arguments = built.arguments(launch)
    found = {name: array for name, value in arguments.items() if (array := strided(value)) is not None}
    ready, _ = built.in_rows(launch.grid, arguments, found)
    return listing(ready, "lowered", rank=len(launch.grid))


@pytest.mark.parametrize("view", [A[3:20, 5:33], A[::-2, :30], A.reshape(8, 3, 40)[:, 1]], ids=str)
@pytest.mark.parametrize("kernel", [stencil, totals])
def test_rows_that_are_apart_have_the_code_of_a_contiguous_array(kernel: Any, view: Any) -> None:
    head, *body = lowered(kernel, view).splitlines()

    assert kernel.asm("lowered").splitlines()[1:] == body
    assert "lie0: i32" in head


def test_neighbours_along_another_axis_are_read_in_vectors() -> None:
    assert "= row x[" in lowered(totals, A.T)


def test_elementwise_functions_take_strided_arrays() -> None:
    @vyre.elementwise
    def added(a, b):  # type: ignore[no-untyped-def]
        return a + b

    assert (A.T + A[::-1].T).tobytes("C") == added(A.T, A[::-1].T).tobytes()


def test_the_sanitizer_takes_strided_arrays() -> None:
    changed = A.copy()

    assert vyre.check(increased, changed[:, ::2]).clean
    assert (A[:, ::2] + 1).tobytes() == changed[:, ::2].tobytes()


@pytest.mark.skipif(importlib.util.find_spec("torch") is None, reason="torch is not installed")
def test_strided_tensors_of_torch_are_taken() -> None:
    import torch

    x = torch.arange(12.0).reshape(3, 4).T

    assert torch.equal(stencil(x.contiguous()), stencil(x))


def test_elements_that_are_not_at_multiples_of_their_size_are_refused() -> None:
    packed = np.zeros(4, np.dtype([("a", "u1"), ("x", "f4")]))

    with pytest.raises(vyre.CallError, match="x is not contiguous in memory"):
        spread(packed["x"], np.zeros(4, np.float32))


@pytest.mark.parametrize("device", ["cpu", "reference"])
def test_a_strided_view_passed_twice_is_one_array(device: str) -> None:
    @vyre.kernel
    def advanced(y: Out[f32], x: InOut[f32], z: Buf[f32]):  # type: ignore[no-untyped-def]
        x[gid()] += 1
        y[gid()] = z[gid()] * 2

    memory = np.arange(8, dtype=np.float32)
    view = memory[::-2]
    advanced(view, view, view, device=device)

    assert [0, 4, 2, 8, 4, 12, 6, 16] == memory.tolist()
