"""`vec[f32, 3]` and `mat[f32, 2, 2]` are the types that the calls give, everywhere where a type may stand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import numpy as np
import pytest

import vyre as vy
from vyre import Buf, Const, InOut, Out, dtype, f32, gid, i32, mat, vec

ivec3 = vec[i32, 3]
# Python's own annotations of kernels outside of this module, which has strings for them.
PLAIN = """
@vy.kernel
def doubled(x: Buf[Literal["T"]], y: Out[Literal["T", "n"]], T: Const[dtype] = f32):
    y[gid()] = x[gid()] + x[gid()]

@vy.kernel
def scaled(x: Buf["vec[T, 3]", "n"], y: Out["vec(T, 3)", "n"], T: Const[dtype] = f32):
    y[gid()] = x[gid()] * 2
"""


def test_brackets_and_calls_give_one_type() -> None:
    assert vec(i32, 3) is ivec3
    assert mat(f32, 2, 3) is mat[f32, 2, 3]
    assert "vec[i32, 3]" == repr(ivec3)


def test_brackets_are_types_of_parameters_locals_values_and_local_arrays() -> None:
    @vy.func
    def moved(v: ivec3, by: vec[i32, 2]) -> ivec3:
        return v + vec[i32, 3](by, 1)

    @vy.kernel
    def k(x: Buf[vec[i32, 3], "n"], y: Out[ivec3, "n"], m: mat[f32, 2, 2], T: Const[dtype] = i32) -> None:
        held = vy.local(vec[T, 3], 2)
        held[1] = moved(x[gid()], vec[i32, 2](i32(m[0, 0]), 2))
        total: vec[i32, 3] = held[1] + held[0]
        y[gid()] = total

    x, m = np.arange(6, dtype=np.int32).reshape(2, 3), np.full((2, 2), 7, np.float32)
    for device in ("reference", "cpu"):
        assert [[7, 3, 3], [10, 6, 6]] == k(x, m=m, device=device).tolist()
    assert [[0, 0, 0], [10, 6, 6]] == k.step(x, np.zeros_like(x), m, at=1).tolist()


def kernels_of(text: str) -> dict[str, Any]:
    space = {**globals(), "Literal": Literal, "Const": Const, "InOut": InOut, "dtype": dtype}
    exec(compile(text, "<text>", "exec", dont_inherit=True), space)
    return space


@pytest.mark.parametrize("head", ["", "from __future__ import annotations\n"])
def test_the_numbers_of_vectors_and_a_literal_determine_a_dtype(head: str) -> None:
    text = head + PLAIN
    space = kernels_of(text)

    assert [0.0, 2.0] == space["doubled"](np.array([0.0, 1.0])).tolist()
    assert [[2, 4, 6]] == space["scaled"](np.array([[1, 2, 3]])).tolist()


@pytest.mark.parametrize(
    ("make", "what"),
    [
        (lambda: vec[i32], "vec[...] takes a dtype and a size. Fix: write vec[f32, 3]."),
        (lambda: mat[f32, 2], "mat[...] takes a dtype and two sizes. Fix: write mat[f32, 2, 2]."),
        (lambda: vec[f32, 99], "99 is no length of a vector. Fix: use a number from 1 to 16."),
    ],
)
def test_brackets_without_a_type_and_sizes_say_what_is_missing(make: Callable[[], object], what: str) -> None:
    with pytest.raises(vy.CallError) as caught:
        make()

    assert what == str(caught.value)


def test_a_literal_with_a_repeated_name_has_all_its_axes_in_a_signature() -> None:
    text = """
@vy.kernel
def k(x: Buf[f32, Literal["n", "n"]], y: Out[f32, 2, Literal["n", "n + 1", "n"]]):
    y[0, gid(0), gid(1), 0] = x[gid(0), gid(1)]
"""
    for head in ("", "from __future__ import annotations\n"):
        source = head + text
        assert (2, 3, 4, 3) == kernels_of(source)["k"](np.ones((3, 3), np.float32), domain=(3, 3)).shape
