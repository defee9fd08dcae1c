"""Parameters are what their annotations say, however these are written."""

import numpy as np
import pytest

import vyre
from front.making import made
from vyre import Buf, Out, f32, gid

Vec = Buf[f32]
Plane = Out[f32, 2]


@vyre.kernel
def aliased(x: Vec, y: Out[f32]):  # type: ignore[no-untyped-def]
    y[gid()] = x[gid()]


@vyre.kernel
def quoted(x: "Buf[f32]", y: "Out[ f32 , 1 ]", t: "f32" = 2.0):  # type: ignore[no-untyped-def]
    y[gid()] = x[gid()] * t


def test_an_alias_is_what_it_stands_for() -> None:
    assert [1.0, 1.0] == aliased(np.ones(2, np.float32)).tolist()


def test_an_annotation_may_be_quoted() -> None:
    assert [2.0, 2.0] == quoted(np.ones(2, np.float32)).tolist()


def test_an_alias_of_two_dimensions_is_what_it_stands_for() -> None:
    k = made("@kernel\ndef k(y: Plane):\n    y[gid(0), gid(1)] = 1.0\n", Plane=Plane)

    assert [[1.0, 1.0]] == k.over(1, 2)().tolist()


@pytest.mark.parametrize(
    "head",
    [
        "x: Buf[f32], y: Out[f32]",
        "x: vy.Buf[vy.f32], y: vy.Out[vy.f32]",
        "x: 'vy.Buf[vy.f32]', y: \"Out[f32]\"",
        "x: Buf[f32, 1], y: Out[f32, ONE]",
        "x: Buf[np.float32], y: Out[np.float32]",
        "x: Buf['f32'], y: Out[\"f32\"]",
        "x: Buf[f32], /, y: Out[f32]",
        "x: Buf[f32], *, y: Out[f32]",
    ],
)
@pytest.mark.parametrize("future", ["", "from __future__ import annotations\n"])
def test_annotations_mean_the_same_however_written(head: str, future: str) -> None:
    text = f"{future}@kernel\ndef k({head}):\n    y[gid()] = x[gid()] + 1.0\n"

    assert [2.0] == made(text, np=np, ONE=1)(np.ones(1, np.float32)).tolist()


@pytest.mark.parametrize("word", ["bool", "bool_", "np.bool_", "'bool'"])
def test_a_bool_may_be_pythons(word: str) -> None:
    text = f"@kernel\ndef k(x: Buf[{word}], t: {word}, y: Out[{word}]):\n    y[gid()] = x[gid()] and t\n"

    assert [True, False] == made(text, np=np)(np.array([True, False]), True).tolist()


def test_a_local_may_have_a_quoted_type() -> None:
    text = "@kernel\ndef k(y: Out[f64]):\n    t: 'f64' = 1\n    y[gid()] = t / 3\n"

    assert [1 / 3] == made(text).over(1)().tolist()


@pytest.mark.parametrize(
    ("head", "code"),
    [
        ("x", "P206"), ("x: int", "P206"), ("x: float", "P206"), ("x: str", "P206"), ("x: Buf", "P206"),
        ("x: Buf[int]", "P206"), ("x: Buf[f32, 0]", "P206"), ("x: Buf[f32, 4]", "P206"),
        ("x: Buf[f32, 2, 'n', 2, 2]", "P206"), ("x: Buf[f32, -1, 2]", "P206"),
        ("x: Buf[f32, 2.5]", "P206"), ("x: Buf[f32, 'n!']", "P206"), ("x: Buf[f32, 'f(n)']", "P206"),
        ("x: Buf[f32, '']", "P206"), ("x: Buf[f32, 'n / 2']", "P206"), ("x: Out[f32, '2 * n']", "P206"),
        ("x: Buf[f32, True]", "P206"), ("x: Buf[3]", "P206"),
        ("x: Buf[()]", "P206"), ("x: EMPTY", "P206"), ("x: list[f32]", "P206"), ("x: None", "P206"),
        ("x: 3", "P206"), ("x: 'not python('", "P206"), ("x: Buf[f32] = 3", "P206"),
        ("x: Const[str] = 'a'", "P206"), ("x: Const[list] = 3", "P206"), ("x: Const[[]] = 3", "P111"),
        ("domain: f32", "P206"), ("groups: f32", "P206"),
        ("device: f32", "P206"), ("self", "P103"), ("x: Buf[missing]", "P201"), ("x: Missing[f32]", "P201"),
        ("*x: f32", "P108"), ("**x: f32", "P108"),
    ],
)  # fmt: skip
def test_an_annotation_that_names_no_type_is_a_problem(head: str, code: str) -> None:
    k = made(f"from __future__ import annotations\n@kernel\ndef k({head}):\n    pass\n", EMPTY=Buf[()])
    with pytest.raises(vyre.Problems) as raised:
        k.build({})

    assert [code] == [problem.code for problem in raised.value.problems]


def test_the_body_is_not_blamed_for_a_parameter_without_a_type() -> None:
    k = made("@kernel\ndef k(x, y: Out[f32]):\n    y[0] = x[0] + x[1] * 2\n")
    with pytest.raises(vyre.Problems) as raised:
        k.build({})

    assert ["P206"] == [problem.code for problem in raised.value.problems]
