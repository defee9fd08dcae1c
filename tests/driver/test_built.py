"""Which programs are checked, and which are known to have been."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import vyre
from vyre import Buf, Out, f32, gid
from vyre.driver.built import build
from vyre.driver.cache import Cache
from vyre.driver.run import Ready
from vyre.formats.text import read
from vyre.ir.problem import Problems

TEXT = """
@kernel
def twice(x: Buf[f32], y: Out[f32]):
    y[gid(0)] = x[gid(0)] * 2.0
"""


@vyre.kernel
def writes_what_it_reads(x: Buf[f32], y: Out[f32]):  # type: ignore[no-untyped-def]
    x[gid()] = y[gid()]


def stored(directory: Path) -> bool:
    return Ready(read(TEXT)).is_stored(1, Cache(directory))


def run(directory: Path) -> None:
    arguments = {"x": np.ones(8, np.float32), "y": np.zeros(8, np.float32)}
    Ready(read(TEXT)).on_cpu(arguments, (8,), Cache(directory))


def test_a_program_is_stored_once_it_was_compiled(tmp_path: Path) -> None:
    directory = tmp_path / "cache"

    assert not stored(directory)
    run(directory)
    assert stored(directory)


def test_a_program_of_another_rank_is_not_stored(tmp_path: Path) -> None:
    run(tmp_path / "cache")

    assert not Ready(read(TEXT)).is_stored(2, Cache(tmp_path / "cache"))


def test_a_program_is_not_stored_in_a_damaged_entry(tmp_path: Path) -> None:
    directory = tmp_path / "cache"
    run(directory)
    for entry in directory.glob("??/*"):
        data = bytearray(entry.read_bytes())
        data[-1] ^= 1
        entry.write_bytes(data)

    assert not stored(directory)
    run(directory)
    assert stored(directory)


def test_only_what_was_checked_before_is_not_checked_again() -> None:
    template = writes_what_it_reads.template()

    with pytest.raises(Problems, match="read-only"):
        build("k", template, consts={}, workgroup=None)
    build("k", template, consts={}, workgroup=None, is_checked=lambda lowered, ready: True)
