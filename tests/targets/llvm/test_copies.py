"""Which workgroup memory is left out because it only holds a copy, and that nobody can tell."""

from __future__ import annotations

import numpy as np
import pytest

import vyre as vy
from vyre import Buf, InOut, Out, f32, gid, i32, lid
from vyre.formats import text
from vyre.lower.prepare import forward_ids, without_copies

T = 8


@vy.kernel(workgroup=(T, T))
def product(a: Buf[f32, 2], b: Buf[f32, 2], c: Out[f32, 2]):  # type: ignore[no-untyped-def]
    left = vy.shared(f32, (T, T))
    right = vy.shared(f32, (T, T))
    i, j = lid(0), lid(1)
    total = f32(0)
    for tile in range(0, a.shape[1], T):
        left[i, j] = a[gid(0), tile + j]
        right[i, j] = b[tile + i, gid(1)]
        vy.barrier()
        for k in range(T):
            total = vy.fma(left[i, k], right[k, j], total)
        vy.barrier()
    c[gid(0), gid(1)] = total


def left_over(kernel: vy.Kernel) -> list[str]:
    """The workgroup memory that a kernel still has, each as it is declared."""
    shown = text.show(without_copies(forward_ids(kernel._build({}).ready.lowered)))
    return [line.strip() for line in shown.splitlines() if "shared(" in line]


def test_rows_of_a_tile_are_read_from_their_array_and_columns_are_not() -> None:
    assert ["left = shared(f32, (8, 8))"] == left_over(product)


@pytest.mark.parametrize("sizes", [(16, 24, 8), (13, 24, 20), (16, 21, 8), (5, 3, 2), (8, 0, 8)])
def test_a_product_is_the_same_at_any_size(sizes: tuple[int, int, int]) -> None:
    rows, inner, columns = sizes
    rng = np.random.default_rng(rows)
    a, b = rng.random((rows, inner), np.float32), rng.random((inner, columns), np.float32)
    b[: inner // 2, 0] = np.nan
    groups = ((rows + T - 1) // T, (columns + T - 1) // T)
    expected = product(a, b, c=np.zeros((rows, columns), np.float32), groups=groups, device="reference")
    found = product(a, b, c=np.zeros((rows, columns), np.float32), groups=groups, device="cpu")

    assert expected.tobytes() == found.tobytes()


def test_a_product_into_its_own_operand_is_the_same() -> None:
    values = np.random.default_rng(1).random((T, T), np.float32)
    expected = product(values, values, c=np.zeros_like(values), groups=(1, 1), device="reference")
    product(values, values, c=values, groups=(1, 1), device="cpu")

    assert expected.tobytes() == values.tobytes()


@vy.kernel(workgroup=T)
def by_a_scalar(x: Buf[f32], y: Out[f32], n: i32):  # type: ignore[no-untyped-def]
    kept = vy.shared(f32, T)
    total = f32(0)
    for tile in range(0, n, T):
        kept[lid()] = x[tile + lid()]
        vy.barrier()
        total += kept[lid()]
        vy.barrier()
    y[gid()] = total


def test_a_number_that_the_call_gives_may_bound_the_loop() -> None:
    assert [] == left_over(by_a_scalar)
    assert [3.0] * T == by_a_scalar(
        np.ones(3 * T, np.float32), np.zeros(T, np.float32), 3 * T, groups=1
    ).tolist()


@vy.kernel(workgroup=(T, T))
def transposed(x: Buf[f32, 2], y: Out[f32, 2]):  # type: ignore[no-untyped-def]
    kept = vy.shared(f32, (T, T))
    kept[lid(0), lid(1)] = x[gid(0), gid(1)]
    vy.barrier()
    y[gid(1), gid(0)] = kept[lid(1), lid(0)]


@vy.kernel(workgroup=(T, T))
def written_meanwhile(x: Buf[f32, 2], y: InOut[f32, 2]):  # type: ignore[no-untyped-def]
    kept = vy.shared(f32, (T, T))
    for tile in range(0, 16, T):
        kept[lid(0), lid(1)] = x[tile + lid(0), lid(1)]
        vy.barrier()
        for k in range(T):
            y[tile + k, lid(1)] = kept[k, lid(1)] + 1.0
        vy.barrier()


@vy.kernel(workgroup=(T, T))
def of_an_array_that_is_written(x: InOut[f32, 2], y: Out[f32, 2]):  # type: ignore[no-untyped-def]
    kept = vy.shared(f32, (T, T))
    total = f32(0)
    for tile in range(0, 16, T):
        kept[lid(0), lid(1)] = x[tile + lid(0), lid(1)]
        vy.barrier()
        for k in range(T):
            total += kept[k, lid(1)]
        vy.barrier()
    y[lid(0), lid(1)] = total


@vy.kernel(workgroup=(T, T))
def written_twice(x: Buf[f32, 2], y: Out[f32, 2]):  # type: ignore[no-untyped-def]
    kept = vy.shared(f32, (T, T))
    total = f32(0)
    for tile in range(0, 16, T):
        kept[lid(0), lid(1)] = x[tile + lid(0), lid(1)]
        vy.barrier()
        for k in range(T):
            total += kept[k, lid(1)]
        vy.barrier()
        kept[lid(0), lid(1)] = f32(0)
    y[lid(0), lid(1)] = total


@vy.kernel(workgroup=(T, T))
def read_in_the_next_turn(x: Buf[f32, 2], y: Out[f32, 2]):  # type: ignore[no-untyped-def]
    kept = vy.shared(f32, (T, T))
    total = f32(0)
    for tile in range(0, 16, T):
        for k in range(T):
            total += kept[k, lid(1)]
        vy.barrier()
        kept[lid(0), lid(1)] = x[tile + lid(0), lid(1)]
        vy.barrier()
        total += kept[0, lid(1)]
        vy.barrier()
    y[lid(0), lid(1)] = total


@vy.kernel(workgroup=(T, T))
def by_what_changes(x: Buf[f32, 2], y: Out[f32, 2]):  # type: ignore[no-untyped-def]
    kept = vy.shared(f32, (T, T))
    total = f32(0)
    at = i32(0)
    for _ in range(2):
        kept[lid(0), lid(1)] = x[at + lid(0), lid(1)]
        vy.barrier()
        at += T
        for k in range(T):
            total += kept[k, lid(1)]
        vy.barrier()
    y[lid(0), lid(1)] = total


@vy.kernel(workgroup=(T, T))
def beyond_its_rows(x: Buf[f32, 2], y: Out[f32, 2]):  # type: ignore[no-untyped-def]
    kept = vy.shared(f32, (T, T))
    total = f32(0)
    for tile in range(0, 16, T):
        kept[lid(0), lid(1)] = x[tile + lid(0), lid(1)]
        vy.barrier()
        for k in range(T + 2):
            total += kept[k, lid(1)] * f32(k)
        vy.barrier()
    y[lid(0), lid(1)] = total


@vy.kernel(workgroup=(T, T))
def beyond_by_a_number(x: Buf[f32, 2], y: Out[f32, 2]):  # type: ignore[no-untyped-def]
    kept = vy.shared(f32, (T, T))
    total = f32(0)
    for tile in range(0, x.shape[0], T):
        kept[lid(0), lid(1)] = x[tile + lid(0), lid(1)]
        vy.barrier()
        total += kept[0, lid(1)] + kept[T, lid(1)]
        vy.barrier()
    y[lid(0), lid(1)] = total


@pytest.mark.parametrize(
    "kernel",
    [
        transposed, written_meanwhile, of_an_array_that_is_written, written_twice, read_in_the_next_turn,
        by_what_changes, beyond_its_rows, beyond_by_a_number,
    ],
    ids=lambda kernel: str(kernel.__name__),
)  # fmt: skip
def test_memory_that_is_more_than_a_copy_stays(kernel: vy.Kernel) -> None:
    values = np.random.default_rng(2).random((16, 16), np.float32)
    given = values[:T, :T].copy() if kernel is transposed else values
    expected, found = (
        kernel(given.copy(), y=np.zeros((16, 16), np.float32), groups=(1, 1), device=device)
        for device in ("reference", "cpu")
    )

    assert ["kept = shared(f32, (8, 8))"] == left_over(kernel)
    assert np.array_equal(expected, found)
