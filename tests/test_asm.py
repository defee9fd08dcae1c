"""`k.asm(...)`: what becomes of a kernel, as text."""

from __future__ import annotations

import platform
import traceback
from typing import Any

import numpy as np
import pytest

import vyre
from vyre import Buf, Const, InOut, Out, f32, gid


@vyre.kernel
def scale(x: Buf[f32], y: Out[f32], factor: Const[int] = 3):
    y[gid()] = x[gid()] * factor


@vyre.kernel
def table(y: Out[f32, 2]):
    y[gid(0), gid(1)] = 1.0


@vyre.kernel(workgroup=64)
def tile(x: InOut[f32]):
    x[gid()] = x[gid()] + 1


@vyre.kernel
def spread(x: InOut[f32]):
    x[gid()] = x[gid()] * 2
    vyre.grid_sync()
    x[gid()] = x[gid()] + x[0]


def refusal(call: Any) -> str:
    with pytest.raises(vyre.CallError) as caught:
        call()
    return str(caught.value)


def test_llvm_is_a_module_with_the_kernel() -> None:
    assert "define void @kernel(ptr %args, i64 %lo, i64 %hi, ptr %watch)" in scale.asm("llvm")


@pytest.mark.skipif(platform.machine() != "x86_64", reason="looks for an instruction of x86-64")
def test_native_is_assembly_of_this_processor() -> None:
    text = scale.asm("native")

    assert "\nkernel:\n" in text
    assert "mulps" in text


@pytest.mark.parametrize("kernel", [scale, table, tile, spread])
@pytest.mark.parametrize("arch", [{}, {"arch": "sm_90"}])
def test_lowered_shows_why_accesses_are_inside(kernel: Any, arch: dict[str, str]) -> None:
    text = kernel.asm("lowered", **arch)

    assert "def kernel(" in text
    assert "store " in text
    assert " where 0 <= " in text
    assert "given 0 <= " in text


@pytest.mark.parametrize("kind", ["llvm", "native"])
@pytest.mark.parametrize("kernel", [scale, table, tile, spread])
def test_every_kernel_has_a_text(kernel: Any, kind: str) -> None:
    assert "kernel" in kernel.asm(kind)


def test_the_same_kernel_has_the_same_text() -> None:
    assert scale.asm("native") == scale.asm("native", factor=3)


def test_const_values_are_given_by_name() -> None:
    assert scale.asm("llvm") != scale.asm("llvm", factor=5)


def test_the_rank_is_that_of_the_first_array() -> None:
    assert table.asm("llvm") == table.asm("llvm", rank=2)
    assert scale.asm("llvm") == scale.asm("llvm", rank=1)


def test_the_rank_is_that_of_over() -> None:
    assert scale.over(4, 4).asm("llvm") == scale.asm("llvm", rank=2)
    assert scale.over(4).asm("llvm") == scale.asm("llvm", rank=1)
    assert scale.over((4, 4, 4)).asm("llvm") == scale.asm("llvm", rank=3)


def test_ranks_give_different_code() -> None:
    assert 3 == len({scale.asm("llvm", rank=rank) for rank in (1, 2, 3)})


def test_a_kernel_with_grid_barriers_has_a_text_per_segment() -> None:
    titles = [line for line in spread.asm("llvm").splitlines() if line.startswith("; segment")]

    assert ["; segment 1 of 2", "; segment 2 of 2"] == titles


def test_a_const_called_rank_is_a_const() -> None:
    @vyre.kernel
    def ranked(y: Out[f32], rank: Const[int] = 1):
        y[gid()] = rank * 1.5

    assert ranked.asm("llvm", rank=7) != ranked.asm("llvm")


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (
            lambda: scale.asm("c"),
            "'c' is not a kind of assembly. Fix: ask for 'lowered' or 'llvm' or 'native' or 'ptx' or 'wgsl'.",
        ),
        (
            lambda: scale.asm("ptx", arch="sm_20"),
            "'sm_20' is no compute capability that Vyre makes code for.",
        ),
        (lambda: scale.asm(3), "3 is not a kind of assembly."),
        (
            lambda: scale.asm(),
            "scale.asm takes the kind of text, and Const values by name. Fix: call scale.asm(",
        ),
        (lambda: scale.asm("llvm", "native"), "scale.asm takes the kind of text"),
        (lambda: scale.asm("llvm", rank=0), "rank is 0. Fix: pass a whole number from 1 to 6."),
        (lambda: scale.asm("llvm", rank=True), "rank is True."),
        (
            lambda: scale.asm("llvm", n=1),
            "scale has no constant 'n'. Fix: leave n out; its constants are factor.",
        ),
    ],
)
def test_what_cannot_be_shown_is_explained(call: Any, words: str) -> None:
    assert words in refusal(call)


def test_an_error_shows_the_users_lines_alone() -> None:
    try:
        scale.asm("c")
    except vyre.CallError as error:
        files = {frame.filename for frame in traceback.extract_tb(error.__traceback__)}

    assert {__file__} == files


def test_problems_of_the_kernel_are_raised() -> None:
    @vyre.kernel
    def wrong(y: Out[f32]):
        y[gid()] = missing  # type: ignore[name-defined]  # what the test is about

    with pytest.raises(vyre.Problems):
        wrong.asm("llvm")


def test_asking_for_the_text_changes_nothing_of_the_kernel() -> None:
    scale.asm("native", factor=9)

    assert [3, 6] == scale(np.array([1, 2], np.float32)).tolist()
