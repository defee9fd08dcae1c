"""Limits of a host's memory and processors, as control groups state them."""

from __future__ import annotations

import math
from pathlib import Path

import pytest

from vyre.ir.host_limits import available_bytes, available_processors


def write(folder: Path, files: dict[str, str], own: str) -> None:
    """Write files of control groups, and the one that lists the groups of a process."""
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text + "\n")
    (folder / "own").write_text(own, encoding="utf-8", errors="surrogateescape")


QUOTAS = [
    ({"cpu.max": "max 100000"}, "0::/\n", math.inf),
    ({"cpu.max": "250000 100000"}, "0::/\n", 2.5),
    ({"a/b/cpu.max": "max 100000", "a/cpu.max": "150000 100000"}, "0::/a/b\n", 1.5),
    ({"cpu.max": "what 1 2"}, "0::/\n", math.inf),
    (
        {"cpu/x/cpu.cfs_quota_us": "300000", "cpu/x/cpu.cfs_period_us": "100000"},
        "3:cpuacct,cpu:/x\n0::/\n",
        3.0,
    ),
    (
        {
            "cpu/a/b/cpu.cfs_quota_us": "-1",
            "cpu/a/b/cpu.cfs_period_us": "100000",
            "cpu/a/cpu.cfs_quota_us": "150000",
            "cpu/a/cpu.cfs_period_us": "100000",
        },
        "1:cpu:/a/b\n",
        1.5,
    ),
    ({"cpu/cpu.cfs_quota_us": "-1", "cpu/cpu.cfs_period_us": "100000"}, "1:cpu:/\n", math.inf),
    ({"cpu.max": "250000 100000"}, "0::/\udcff\n", 2.5),
    ({}, "nonsense\n", math.inf),
]


@pytest.mark.parametrize(("files", "own", "quota"), QUOTAS)
def test_quotas_of_control_groups_are_read(
    tmp_path: Path, files: dict[str, str], own: str, quota: float
) -> None:
    write(tmp_path, files, own)

    assert quota == available_processors(tmp_path, tmp_path / "own")
    assert math.inf == available_processors(tmp_path, tmp_path / "missing")


LIMITS = [
    ({"memory.max": "max"}, "0::/\n", False),
    ({"memory.max": "4096"}, "0::/\n", True),
    ({"a/b/memory.max": "max", "a/memory.max": "4096"}, "0::/a/b\n", True),
    ({"a/memory.max": "4096"}, "0::/b\n", False),
    ({"memory/x/memory.limit_in_bytes": "4096"}, "9:memory:/x\n0::/\n", True),
    ({"memory/memory.limit_in_bytes": "9223372036854771712"}, "9:memory:/x\n", False),
    ({"memory.max": "much"}, "0::/\n", False),
]


@pytest.mark.parametrize(("files", "own", "is_limited"), LIMITS)
def test_limits_of_memory_are_those_of_all_groups_around_a_process(
    tmp_path: Path, files: dict[str, str], own: str, is_limited: bool
) -> None:
    write(tmp_path, files, own)

    assert is_limited == (available_bytes(tmp_path, tmp_path / "own") == 4096)
