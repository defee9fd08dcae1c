"""Random programs give the same bytes on the CPU as on the reference, on every vector width this machine
has, and touch nothing outside of their arrays.
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
CASES = {
    "programs": {"quick": 100, "ci": 400, "long": 50_000},
    "walks": {"quick": 100, "ci": 300, "long": 50_000},
    "roaming": {"quick": 50, "ci": 100, "long": 50_000},
}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "first" in metafunc.fixturenames:
        profile = settings.get_current_profile_name()
        batches = [
            (kind, first)
            for kind, sizes in CASES.items()
            for first in range(0, sizes.get(profile, 100), BATCH)
        ]
        metafunc.parametrize(("kind", "first"), batches)


def faults(kind: str, first: int, last: int, *options: str) -> list[str]:
    """What a process of its own says of the cases of these seeds."""
    worker = subprocess.run(
        [sys.executable, str(WORKER), kind, str(first), str(last), *options],
        capture_output=True,
        text=True,
        check=False,
    )
    lines = worker.stdout.splitlines()
    crash = [f"ended with {worker.returncode} at {lines[-1:]}: {worker.stderr[-2000:]}"]
    said = [line for line in lines if not line.startswith("seed ")]
    return said + (crash if worker.returncode else [])


def test_random_programs_mean_the_same_on_the_cpu(kind: str, first: int) -> None:
    assert [] == faults(kind, first, first + BATCH)


@pytest.mark.parametrize("kind", CASES)
def test_random_programs_mean_the_same_cut_into_parts(kind: str) -> None:
    count = CASES[kind].get(settings.get_current_profile_name(), 100) // 10
    assert [] == faults(kind, 300_000, 300_000 + count, "--parts")


def test_random_programs_compile_for_a_processor_of_another_kind() -> None:
    other = "aarch64" if not host().triple.startswith("aarch64") else "x86-64-v3"
    worker = subprocess.run(
        [sys.executable, str(WORKER), "programs", "0", "16", other],
        capture_output=True,
        text=True,
        check=False,
    )

    assert 0 == worker.returncode, f"{worker.stdout.splitlines()[-1:]}: {worker.stderr[-2000:]}"
