"""Calls of kernels and pipelines touch nothing outside of the arrays that they are given, whatever these are:
overlapping views, arrays of no or one element, slices, domains far larger than the arrays.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import vyre as vy
from guarded import Memory, outcome
from vyre import Buf, InOut, Out, f32, gid, i32, u8
from vyre.ir.problem import CallError

DEVICES = ("reference", "cpu")


@vy.kernel
def summed_up(x: Buf[f32], y: InOut[f32], n: i32):
    """A loop that starts at the invocation's own place and runs against it; variables have names of their
    own, since nothing is proven of one that two loops share.
    """
    total = f32(0)
    for q in range(n - gid(), 3):
        total += x[q]
    y[gid()] = total


@vy.kernel
def summed_down(x: Buf[f32], y: InOut[f32], n: i32):
    total = f32(0)
    for q in range(gid() + n, 0, -1):
        total += x[q]
    y[gid()] = total


@vy.kernel
def stored_up(x: Buf[f32], y: InOut[f32], n: i32):
    for q in range(n - gid(), 3):
        if gid() == 50:
            y[q] = x[gid()]


@vy.kernel
def stored_down(x: Buf[f32], y: InOut[f32], n: i32):
    for q in range(gid() + n, 0, -3):
        if gid() == 50:
            y[q] = x[gid()]


AGAINST = {kernel.__name__: kernel for kernel in (summed_up, summed_down, stored_up, stored_down)}


@vy.kernel
def around(x: Buf[f32, 2], y: Out[f32, 2]):
    i, j = gid(0), gid(1)
    y[i, j] = x[i - 1, j] + x[i + 1, j] + x[i, j - 1] + x[i, j + 1] + x[x.shape[0] - 1 - i, 2 * j]


@vy.kernel(workgroup=32)
def summed(x: Buf[f32], y: InOut[f32], n: i32):
    part = vy.shared(f32, 32)
    lane = vy.lid()
    part[lane] = x[gid()]
    vy.barrier()
    total = f32(0)
    for q in range(n - lane, 40):
        total += part[q] + x[q - lane]
    for r in range(lane + n, -1, -1):
        total += part[r] - x[gid() - r]
    y[gid()] = total


@vy.kernel
def settled(x: Buf[f32], y: InOut[f32], n: i32):
    i = gid()
    y[i] = x[i + 1]
    vy.grid_sync()
    total = f32(0)
    for q in range(n - i, n):
        total += y[q]
    vy.grid_sync()
    y[y.shape[0] - 1 - i] = total


@vy.kernel
def counted(x: Buf[u8], y: InOut[i32], n: i32):
    i = gid()
    for q in range(n - i, 2):
        vy.atomic_add(y, i32(x[i]) - q, 1)


def numbers(count: int | tuple[int, ...], dtype: Any = np.float32) -> Any:
    return np.random.default_rng(3).integers(0, 200, count).astype(dtype)


def require_same(kernel: Any, given: dict[str, Any], **options: Any) -> None:
    """Every device gives the bytes of the reference, and touches nothing outside."""
    arrays = {name: value for name, value in given.items() if isinstance(value, np.ndarray)}
    numbers = {name: value for name, value in given.items() if name not in arrays}

    def by(device: str) -> dict[str, bytes]:
        def call(guarded: dict[str, Any], memory: Memory) -> None:
            kernel(**guarded, **numbers, **options, device=device)

        return outcome(arrays, ["y"], call)

    assert by("reference") == by("cpu")


@pytest.mark.parametrize("n", [5, 0, -3, 64, 100])
@pytest.mark.parametrize("size", [0, 1, 31, 64, 65])
@pytest.mark.parametrize("name", AGAINST)
def test_loops_against_the_lanes_stay_inside(name: str, size: int, n: int) -> None:
    given = {"x": numbers(size), "y": numbers(size), "n": n}

    require_same(AGAINST[name], given, domain=64)


@pytest.mark.parametrize("x", [(0, 0), (0, 3), (1, 1), (1, 70), (70, 1), (33, 17)], ids=str)
@pytest.mark.parametrize("y", [(0, 5), (1, 1), (40, 33), (3, 64)], ids=str)
def test_arrays_of_no_or_one_element_stay_whole(x: tuple[int, int], y: tuple[int, int]) -> None:
    require_same(around, {"x": numbers(x), "y": numbers(y)}, domain=(40, 66))


@pytest.mark.parametrize("size", [1, 5, 64])
def test_a_domain_far_larger_than_the_arrays_touches_nothing_outside(size: int) -> None:
    given = {"x": numbers(size), "y": numbers(size), "n": 3}

    require_same(settled, given, domain=2000)


@pytest.mark.parametrize("n", [5, 0, -3, 31, 40])
@pytest.mark.parametrize("size", [0, 1, 32, 95, 96, 128])
def test_workgroups_that_stick_out_stay_inside(size: int, n: int) -> None:
    given = {"x": numbers(size), "y": numbers(size), "n": n}

    require_same(summed, given, groups=4)


@pytest.mark.parametrize("size", [0, 1, 64])
def test_atomics_stay_inside(size: int) -> None:
    given = {"x": numbers(64, np.uint8), "y": np.zeros(size, np.int32), "n": 9}

    require_same(counted, given, domain=64)


@pytest.mark.parametrize(("first", "second"), [(0, 0), (0, 1), (1, 0), (0, 17), (40, 3)])
@pytest.mark.parametrize("device", DEVICES)
def test_overlapping_views_touch_nothing_outside_of_either(first: int, second: int, device: str) -> None:
    memory = Memory(filling=1, seed=2)
    whole = memory.copy(numbers(200), "whole")
    x, y = whole[first : first + 64], whole[second : second + 64]
    before = whole.copy()
    for kernel in AGAINST.values():
        kernel.over(64)(x, y, 5, device=device)
    summed(x, y, 3, groups=2, device=device)

    assert [] == memory.touched()
    outside = np.r_[0:second, second + 64 : 200]
    assert before[outside].tobytes() == whole[outside].tobytes()


@pytest.mark.parametrize("device", DEVICES)
def test_an_output_that_is_a_slice_is_filled_and_no_more(device: str) -> None:
    memory = Memory(filling=1, seed=5)
    whole = memory.copy(np.full((9, 33), 7.0, np.float32), "whole")
    x = memory.copy(numbers((4, 33)), "x")
    around(x, y=whole[2:6], device=device)

    assert [] == memory.touched()
    assert {7.0} == {*whole[:2].ravel()} | {*whole[6:].ravel()}
    assert around(x, device="reference").tobytes() == whole[2:6].tobytes()


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize(
    "turn", [lambda a: a[:, ::2], lambda a: a[::-1, 3:], lambda a: a[2:6, 4:20], lambda a: a.T]
)
def test_a_strided_array_is_all_that_is_touched(turn: Any, device: str) -> None:
    memory = Memory(filling=1, seed=5)
    whole = memory.copy(np.full((9, 33), 7.0, np.float32), "whole")
    x = turn(memory.copy(numbers((9, 33)), "x"))
    expected = np.full((9, 33), 7.0, np.float32)
    turn(expected)[...] = around(x.copy(), device="reference")

    around(x, y=turn(whole), device=device)

    assert [] == memory.touched()
    assert expected.tobytes() == whole.tobytes()


def test_arrays_that_are_not_aligned_are_refused() -> None:
    memory = Memory()
    x = memory.copy(numbers(64), "x")[1:].view(np.uint8)[1:-3].view(np.float32)
    y = memory.copy(numbers(64), "y")
    before = y.copy()

    with pytest.raises(CallError):
        summed_up.over(64)(x, y, 5)
    assert [] == memory.touched()
    assert before.tobytes() == y.tobytes()


@pytest.mark.parametrize("shape", [(3, 5), (3, 5, 7), (3, 3), (64, 2)])
def test_an_element_that_all_read_is_not_taken_for_their_own(shape: tuple[int, ...]) -> None:
    """Where arrays have the shape of the domain, kernels run over one long row; `x` only begins like it."""
    index = ", ".join(f"gid({axis})" for axis in range(len(shape)))
    source = (
        f"@vy.kernel\ndef k(x: Buf[f32], y: InOut[f32, {len(shape)}]):\n"
        f"    y[{index}] = x[1] + y[{index}] * x[2]\n"
    )
    names: dict[str, Any] = {"vy": vy, "Buf": Buf, "InOut": InOut, "f32": f32, "gid": gid}
    exec(source, names)
    x = np.arange(shape[0], dtype=np.float32) + 1

    assert np.array_equal(np.full(shape, 8.0), names["k"](x, np.full(shape, 2.0, np.float32), device="cpu"))


@vy.kernel
def kept_apart(x: Buf[i32], y: Out[i32], row: i32):
    own = vy.local(i32, (2, 3))
    own[row, x[gid()]] = 7
    y[gid()] = own[0, x[gid()]] * 10 + own[1, 2]


@vy.kernel(workgroup=32)
def kept_apart_in_groups(x: Buf[i32], y: Out[i32], row: i32):
    own = vy.local(i32, (2, 3))
    own[row, x[gid()]] = 7
    y[gid()] = own[0, x[gid()]] * 10 + own[1, 2]


@pytest.mark.parametrize("row", [0, 1, 2, 5, -1, 1_000_000, -1_000_000])
def test_a_local_array_is_not_left_by_an_index_that_all_share(row: int) -> None:
    x = (np.arange(64) % 5 - 1).astype(np.int32)
    wanted = kept_apart(x, row=row, device="reference")

    assert wanted.tolist() == kept_apart(x, row=row, device="cpu").tolist()
    assert (
        wanted.tolist()
        == kept_apart_in_groups(x, np.zeros(64, np.int32), row, groups=2, device="cpu").tolist()
    )
