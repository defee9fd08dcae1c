"""Random programs give the same bytes on the CPU as on the reference, on every vector width this machine
has.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import settings

from vyre.targets.cpu.machine import host

WORKER = Path(__file__).with_name("cpu_worker.py")
BATCH = 50
# By profile: a look while working, some minutes in CI, and as many as one has the patience for.
PROGRAMS = {"quick": 100, "ci": 2_100, "long": 50_000}


def _first_seeds() -> range:
    return range(0, PROGRAMS.get(settings.get_current_profile_name(), 100), BATCH)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "first" in metafunc.fixturenames:
        metafunc.parametrize("first", _first_seeds())


def test_random_programs_mean_the_same_on_the_cpu(first: int) -> None:
    worker = subprocess.run(
        [sys.executable, str(WORKER), str(first), str(first + BATCH)],
        capture_output=True,
        text=True,
        check=False,
    )
    lines = worker.stdout.splitlines()

    assert 0 == worker.returncode, f"{lines[-1:]}: {worker.stderr[-2000:]}"
    assert [] == [line for line in lines if line.startswith("differs")]


def test_random_programs_compile_for_a_processor_of_another_kind() -> None:
    other = "aarch64" if not host().triple.startswith("aarch64") else "x86-64-v3"
    worker = subprocess.run(
        [sys.executable, str(WORKER), "0", "16", other], capture_output=True, text=True, check=False
    )

    assert 0 == worker.returncode, f"{worker.stdout.splitlines()[-1:]}: {worker.stderr[-2000:]}"
