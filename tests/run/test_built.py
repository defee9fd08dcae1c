"""Which programs are checked, and which are known to have been."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import vyre
from running import cpu, on_cpu
from vyre import Buf, Const, Out, f32, gid
from vyre.cache.artifacts import Cache, CacheHit, CacheMiss
from vyre.formats.text import read
from vyre.ir.problem import Problems
from vyre.run import observe
from vyre.run.device_runtime import Ready
from vyre.run.reading import build

TEXT = """
@kernel
def twice(x: Buf[f32], y: Out[f32]):
    y[gid(0)] = x[gid(0)] * 2.0
"""


@vyre.kernel
def writes_what_it_reads(x: Buf[f32], y: Out[f32]):  # type: ignore[no-untyped-def]
    x[gid()] = y[gid()]


def stored(directory: Path) -> bool:
    return cpu(Cache(directory)).is_stored(Ready(read(TEXT)), 1)


def run(directory: Path) -> None:
    arguments = {"x": np.ones(8, np.float32), "y": np.zeros(8, np.float32)}
    on_cpu(Ready(read(TEXT)), arguments, (8,), Cache(directory))


def test_a_program_is_stored_once_it_was_compiled(tmp_path: Path) -> None:
    directory = tmp_path / "cache"

    assert not stored(directory)
    run(directory)
    assert stored(directory)


def test_a_program_of_another_rank_is_not_stored(tmp_path: Path) -> None:
    run(tmp_path / "cache")

    assert not cpu(Cache(tmp_path / "cache")).is_stored(Ready(read(TEXT)), 2)


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
    template = writes_what_it_reads._template()

    with pytest.raises(Problems, match="read-only"):
        build("k", template, consts={}, workgroup=None)
    build("k", template, consts={}, workgroup=None, is_checked=lambda lowered, ready: True)


def made() -> vyre.Kernel:
    @vyre.kernel
    def scaled(x: Buf[f32], y: Out[f32], s: f32, times: Const[int] = 1):  # type: ignore[no-untyped-def]
        y[gid()] = x[gid()] * s
        for _ in range(times):
            y[gid()] = y[gid()] + 1.0

    return scaled


def keys(kernel: vyre.Kernel, s: float, **consts: int) -> set[str]:
    """The keys of the code that a call looks for."""
    events: list[observe.Event] = []
    with vyre.observe(events.append):
        assert [s + consts.get("times", 1)] == kernel(np.ones(1, np.float32), s=s, **consts).tolist()
    return {event.key for event in events if isinstance(event, CacheHit | CacheMiss)}


def test_code_is_made_for_every_value_of_a_const_and_equal_ones_share_it() -> None:
    kernel = made()
    one, two = keys(kernel, 2.0), keys(kernel, 2.0, times=20)

    assert 2 == len(one) == len(two)  # of what is recalled, and of the code
    assert one.isdisjoint(two)
    assert one == keys(made(), 2.0, times=1)


def test_another_run_time_scalar_looks_for_no_code() -> None:
    kernel = made()
    keys(kernel, 2.0)

    assert set() == keys(kernel, 3.0)
    assert set() == keys(kernel, -0.5)
