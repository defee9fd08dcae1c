"""`vyre tune`."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from vyre import Tuning
from vyre.cli.main import main

FILE = """
import vyre
from vyre import Buf, Const, Out, f32, gid

@vyre.kernel
def scaled(x: Buf[f32, 2], y: Out[f32, 2], s: f32, r: Const[int]):
    y[gid(0), gid(1)] = x[gid(0), gid(1)] * s + f32(r)

@vyre.kernel
def doubled(x: Buf[f32], y: Out[f32]):
    y[gid()] = x[gid()] * 2.0

@vyre.pipeline
def twice(x):
    return doubled(doubled(x))
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    (tmp_path / "tuned_kernels.py").write_text(FILE)
    return tmp_path / "tuned_kernels.py"


def run(*words: str) -> tuple[int, str]:
    found = CliRunner().invoke(main, ["tune", *words])
    return found.exit_code, found.output


def test_a_kernel_is_tuned_on_made_up_arrays(file: Path) -> None:
    page, saved = file.parent / "page.html", file.parent / "k.tuning"
    where = f"{file}:scaled"
    code, told = run(
        where, "--seconds", "0.5", "--size", "900", "--set", "r=3", "--html", str(page), "--save", str(saved)
    )

    assert 0 == code, told
    assert "scaled on " in told
    assert "<svg" in page.read_text()
    assert "scaled" == Tuning.load(saved).records[0].kernel


def test_a_pipeline_is_tuned_on_made_up_arrays(file: Path) -> None:
    code, told = run(f"{file}:twice", "--seconds", "0.5", "--size", "1000", "--device", "cpu")

    assert 0 == code, told
    assert " tried" in told


def test_a_device_without_choices_is_reported(file: Path) -> None:
    code, told = run(f"{file}:doubled", "--device", "reference")

    assert 1 == code
    assert "has nothing to tune. Fix: " in told


def test_what_is_neither_a_kernel_nor_a_pipeline_is_reported(file: Path) -> None:
    code, told = run(f"{file}:f32")

    assert 2 == code
    assert "name one that it has: doubled, scaled, twice" in told


def test_a_file_that_cannot_be_written_is_reported(file: Path) -> None:
    code, told = run(f"{file}:doubled", "--seconds", "0.2", "--size", "100", "--save", str(file / "x"))

    assert 1 == code
    assert "cannot be written" in told


NAMED = """
import vyre as vy
from vyre import Buf, Out, f32, gid, i32

@vy.kernel
def product(a: Buf[f32, "m", "k"], b: Buf[f32, "k", 3], c: Out[f32, "m", 3]):
    total = 0.0
    for d in range(a.shape[1]):
        total += a[gid(0), d] * b[d, gid(1)]
    c[gid(0), gid(1)] = total

@vy.kernel
def first(x: Buf[f32, "n + 1"], n: i32, y: Out[f32, "n"]):
    y[gid()] = x[gid() + 1]

@vy.pipeline
def firsts(x, count):
    return first(x, n=count)

@vy.pipeline
def products(a, b):
    return product(a, b)
"""


@pytest.fixture
def named_axes(tmp_path: Path) -> Path:
    (tmp_path / "named_axes.py").write_text(NAMED)
    return tmp_path / "named_axes.py"


@pytest.mark.parametrize(
    "words",
    [
        ("tune", "product", "--seconds", "0.3", "--size", "64"),
        ("tune", "product", "--seconds", "0.3", "--shape", "a=5x7"),
        ("tune", "products", "--seconds", "0.3", "--size", "64"),
        ("explain", "products", "--size", "9"),
        ("explain", "products", "--shape", "b=7x3"),
        ("explain", "firsts", "--size", "9"),
        ("explain", "firsts", "--shape", "x=12"),
        ("explain", "firsts", "--set", "count=4"),
        ("check", "first", "--size", "9"),
        ("check", "product", "--size", "9"),
        ("check", "product", "--shape", "a=5x7"),
    ],
)
def test_made_up_arrays_have_axes_as_long_as_their_names_say(
    named_axes: Path, words: tuple[str, ...]
) -> None:
    result = CliRunner().invoke(main, [words[0], f"{named_axes}:{words[1]}", *words[2:]])

    assert 0 == result.exit_code, result.output
