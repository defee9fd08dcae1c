"""Products of matrices by tiles: which loops are recognised as one, and which are left as they are."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import Any

import pytest

import vyre as vy
from lower.verifier import verify
from vyre import Buf, Const, Out, bf16, bits, f32, i32, lid, local, u32, unroll, wid
from vyre.lib.kernels.wide_cores import wide_form
from vyre.lower.launch import Facts
from vyre.lower.lowered import LoweredForm
from vyre.lower.show import show
from vyre.targets.cuda import ptx
from vyre.targets.specialization import DEFAULT

ALL = Facts(aligned=True, distinct=True, narrow=True, even=True, tiled=frozenset("ab"))
WIDE = 8


@vy.func
def word(x: Any, i: Any, k: Any, apart: Any) -> Any:
    return u32(bits(x[i, k], fast=True)) | u32(bits(x[i, k + apart], fast=True)) << 16


@vy.kernel(workgroup=(4, 8, 4))
def plain(
    a: Buf[bf16, 2], b: Buf[bf16, 2], bias: Buf[f32], c: Out[f32, 2], deep: i32, below: Const[int],
    right: Const[int], further: Const[int], apart: Const[int], start: Const[int], step: Const[int],
    long: Const[int], other: Const[int], waits: Const[bool],
):  # fmt: skip
    """A product with an epilogue; a change of any of these numbers makes it another function."""
    sums = local(f32, (WIDE, 4))
    row = wid(0) * 64 + lid(0) * 16 + lid(1)
    for k in range(start, deep, step):
        for s in range(0, long, 16):
            x = local(u32, 4)
            for e in unroll(range(4)):
                x[e] = word(a, row + e % 2 * below, k + s + lid(2) * 2 + e // 2 * further, apart)
            for j in unroll(range(WIDE)):
                y0 = word(b, wid(1) * 64 + j * right + lid(1), k + s + lid(2) * 2, 1)
                y1 = word(b, wid(1) * 64 + j * right + lid(1), k + s + lid(2) * 2 + 8, 1)
                c0, c1, c2, c3 = sums[j, 0], sums[j, 1], sums[j, 2], sums[j, other]
                for part in unroll(range(4)):
                    sums[j, part] = vy.mma_bf16(c0, c1, c2, c3, x[0], x[1], x[2], x[3], y0, y1, part)
    if waits:
        vy.barrier()
    for e in unroll(range(2)):
        for j in unroll(range(WIDE)):
            for h in unroll(range(2)):
                column = wid(1) * 64 + j * 8 + lid(2) * 2 + h
                c[row + e * 8, column] = max(sums[j, 2 * e + h] + bias[column], f32(0))


RIGHT: dict[str, Any] = {
    "below": 8, "right": 8, "further": 8, "apart": 1, "start": 0, "step": 64, "long": 64, "other": 3,
    "waits": False,
}  # fmt: skip


def lowered(
    kernel: vy.Kernel, consts: dict[str, Any], facts: Facts = ALL, arch: str = "sm_90a"
) -> LoweredForm:
    program = kernel._build(consts).ready.lowered
    form = ptx.lowered(program, 3, DEFAULT, facts, arch)
    verify(form)
    return form


def is_by_tiles(form: LoweredForm) -> bool:
    assert form.launch is not None
    return bool(form.launch.maps)


@pytest.mark.parametrize(("a_across", "b_across", "is_batch"), list(product([False, True], repeat=3)))
def test_the_products_of_the_library_are_by_tiles(a_across: bool, b_across: bool, is_batch: bool) -> None:
    consts = {
        "T": vy.bf16, "Y": vy.f32, "each": 2, "a_across": a_across, "b_across": b_across, "group": 8,
        "a_step": 1, "b_step": 0, "is_batch": is_batch,
    }  # fmt: skip
    form = lowered(wide_form(vy.mma_bf16, vy.f32, 4, WIDE), consts)
    assert form.launch is not None

    boxes = [(one.array, one.columns, one.rows) for one in form.launch.maps]
    assert [("a", 64, 64), ("b", 64, 64)] == boxes
    assert (4, 8, 5) == form.launch.block
    assert "MultiplyTiles" in show(form)


def test_a_product_may_have_an_epilogue() -> None:
    assert is_by_tiles(lowered(plain, RIGHT))


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("below", 7), ("right", 9), ("further", 4), ("apart", 2), ("start", 64), ("step", 128), ("long", 32),
        ("other", 2), ("waits", True),
    ],
)  # fmt: skip
def test_another_function_is_left_as_it_is(name: str, value: int) -> None:
    assert not is_by_tiles(lowered(plain, {**RIGHT, name: value}))


@pytest.mark.parametrize(
    "facts",
    [replace(ALL, distinct=False), replace(ALL, tiled=frozenset("a")), replace(ALL, tiled=frozenset("b"))],
    ids=["not distinct", "a", "b"],
)
def test_arrays_that_cannot_be_copied_by_tiles_are_read_by_threads(facts: Facts) -> None:
    assert not is_by_tiles(lowered(plain, RIGHT, facts))


def test_arrays_of_an_epilogue_may_be_of_any_shape_and_at_any_address() -> None:
    assert is_by_tiles(lowered(plain, RIGHT, replace(ALL, aligned=False, even=False)))


def test_other_gpus_multiply_by_subgroups() -> None:
    assert not is_by_tiles(lowered(plain, RIGHT, arch="sm_90"))


def test_a_block_runs_workgroups_until_all_are_done() -> None:
    launch = lowered(plain, RIGHT).launch
    assert launch is not None

    assert [(6, 1, 1), (264, 1, 1)] == [launch.blocks(grid) for grid in ((2, 3, 1), (100, 100, 1))]
