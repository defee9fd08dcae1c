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


def test_a_device_without_choices_is_told(file: Path) -> None:
    code, told = run(f"{file}:doubled", "--device", "reference")

    assert 1 == code
    assert "has nothing to tune. Fix: " in told


def test_what_is_neither_a_kernel_nor_a_pipeline_is_told(file: Path) -> None:
    code, told = run(f"{file}:f32")

    assert 2 == code
    assert "name one that it has: doubled, scaled, twice" in told


def test_a_file_that_cannot_be_written_is_told(file: Path) -> None:
    code, told = run(f"{file}:doubled", "--seconds", "0.2", "--size", "100", "--save", str(file / "x"))

    assert 1 == code
    assert "cannot be written" in told
