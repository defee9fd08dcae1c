"""Annotations that Python evaluated are used; others are evaluated where the function is defined."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Literal

import numpy as np
import pytest

import vyre as vy
from vyre import Buf, Const, InOut, Out, dtype, f32, f64, gid

A = Buf[f32]  # which the aliases below hide


def doubling(element: object) -> Any:
    A = Buf[element]
    B = Out[element, "n"]

    @vy.kernel
    def k(x: A, y: B):  # type: ignore[no-untyped-def, valid-type]
        y[gid()] = x[gid()] * 2

    return k


@pytest.mark.parametrize("element", [f64, f32, np.int16])
def test_an_alias_in_a_function_is_used(element: object) -> None:
    x = np.arange(3).astype(getattr(element, "storage", element))

    assert (x.dtype, [0, 2, 4]) == (doubling(element)(x).dtype, doubling(element)(x).tolist())


LATER = """
from __future__ import annotations
import numpy as np, vyre as vy
A = vy.Buf[vy.f32]

def doubling(element):
    from vyre import Buf as Given, Const, Out as Made
    A = Given[element]
    half: vy.f32 = 0.5

    @vy.func
    def twice(a: element, by: Const[int] = 2):
        return a * by

    @vy.kernel
    def k(x: A, y: Made[element], again: Const[bool] = False):
        y[vy.gid()] = twice(x[vy.gid()])

    return k

for _ in range(2):
    for element in (vy.f64, vy.f32, vy.i32):
        x = np.arange(3, dtype=element.storage)
        print(doubling(element)(x).dtype, doubling(element)(x, again=True)[2])
"""


def test_names_in_annotations_that_are_evaluated_later_are_those_of_the_definition(tmp_path: Path) -> None:
    file = tmp_path / "later.py"
    file.write_text(LATER)
    environment = os.environ | {"VYRE_CACHE_DIR": str(tmp_path / "cache")}
    expected = "float64 4.0\nfloat32 4.0\nint32 4\n" * 2
    for _ in range(2):  # the second process recalls what the first one kept
        run = subprocess.run(
            [sys.executable, str(file)], capture_output=True, text=True, env=environment, check=False
        )

        assert (expected, "") == (run.stdout, run.stderr)


@vy.kernel
def raised(x: Buf["T", 2], y: Out["T", 2], T: Const[dtype]):  # type: ignore[no-untyped-def, type-arg, valid-type]
    y[gid(), gid(1)] = x[gid(), gid(1)] + T(1)


def test_a_type_is_inferred_from_the_arrays() -> None:
    for _ in range(4):
        for element in (np.float32, np.int8, np.float64, np.uint64):
            x = np.ones((2, 3), element)
            made = [raised(x), raised(x, np.empty_like(x)), raised(x, T=x.dtype), raised(x, T=element)]

            assert [(x.dtype, 12)] * 4 == [(y.dtype, y.sum()) for y in made]


def test_a_type_is_inferred_in_a_pipeline() -> None:
    @vy.pipeline
    def twice(x):  # type: ignore[no-untyped-def]
        return raised(raised(x))

    for element in (np.float32, np.int8):
        found = twice(np.ones((2, 3), element))
        assert (np.dtype(element), 18) == (found.dtype, found.sum())


def test_arrays_of_two_types_infer_nothing() -> None:
    with pytest.raises(vy.CallError, match="T is one type, and x holds f32, y holds f64"):
        raised(np.ones((2, 2), np.float32), np.ones((2, 2)))
    with pytest.raises(
        vy.CallError, match="x has elements of the type complex128, which kernels do not have"
    ):
        raised(np.ones((2, 2)) * 1j)


def test_axes_are_named_by_literals_as_by_strings() -> None:
    rows = Literal["m", "n"]
    x, w = np.ones((2, 3), np.float32), np.ones(3, np.float32)

    @vy.kernel
    def evaluated(x: Buf[f32, rows], w: Buf[f32, Literal["n"]], y: Out[f32, Literal["m"], "2*n"]):  # type: ignore[no-untyped-def]
        y[gid(), gid(1)] = x[gid(), gid(1)] * w[gid(1)]

    @vy.kernel
    def written(x: "Buf[f32, rows]", w: "Buf[f32, Literal['n']]", y: "Out[f32, Literal['m', '2*n']]"):  # type: ignore[no-untyped-def]
        y[gid(), gid(1)] = x[gid(), gid(1)] * w[gid(1)]

    @vy.pipeline
    def both(x: Buf[f32, rows], w: Buf[f32, Literal["n"]]):  # type: ignore[no-untyped-def]
        return evaluated(x, w), written(x, w)

    assert [(2, 6), (2, 6)] == [y.shape for y in both(x, w)]
    for call in (evaluated, written, both):
        with pytest.raises(
            vy.CallError, match=r"the axis 'n' of .* is 3 by axis 1 of x, and 2 by axis 0 of w"
        ):
            call(x, w[:2])


def test_a_type_with_a_default_is_inferred_from_arrays_that_do_not_fit_it() -> None:
    @vy.kernel
    def k(x: InOut["T"], T: Const[dtype] = vy.bf16):  # type: ignore[no-untyped-def, type-arg, valid-type]
        x[gid()] += T(1)

    for _ in range(3):
        assert [2.0, 2.0, 2.0] == k(np.ones(3, np.float32)).tolist()
        assert [2, 2] == k(np.ones(2, np.int64)).tolist()
        assert [0x4000] == k(np.array([0x3F80], np.uint16)).tolist()  # 1 + 1 as bf16
        assert [0x3F81] == k(np.array([0x3F80], np.uint16), T=vy.u16).tolist()
    assert "InOut[bf16]" in k.show()
