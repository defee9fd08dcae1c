"""Random programs give the same bytes on a GPU as on the reference, touch nothing outside of their arrays,
and NVIDIA's checker finds nothing.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

WORKER = Path(__file__).with_name("cuda_worker.py")
KINDS = ("programs", "walks", "roaming")
BATCH = 40
ONCE_WRONG = (106073, 930028)
FIRST = int(os.environ.get("FIRST_SEED", "0"))
BATCHES = int(os.environ.get("BATCHES", "8"))


@pytest.fixture(scope="module")
def workers() -> list[subprocess.Popen[str]]:
    """Processes that run a batch each, side by side."""
    starts = [FIRST + number * BATCH for number in range(BATCHES)]
    spans = [(kind, start, start + BATCH) for kind in KINDS for start in starts]
    return [
        subprocess.Popen(
            [sys.executable, str(WORKER), kind, str(start), str(end)],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        )
        for kind, start, end in spans + [("programs", seed, seed + 1) for seed in ONCE_WRONG]
    ]  # fmt: skip


@pytest.mark.parametrize("number", range(len(KINDS) * BATCHES + len(ONCE_WRONG)))
def test_random_programs_mean_the_same_on_a_gpu(workers: list[subprocess.Popen[str]], number: int) -> None:
    out, err = workers[number].communicate()
    lines = out.splitlines()

    assert 0 == workers[number].returncode, f"{lines[-1:]}: {err[-2000:]}"
    assert [] == [line for line in lines if not line.startswith("seed ")]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("tool", ["memcheck", "racecheck"])
def test_compute_sanitizer_finds_nothing(tool: str, kind: str) -> None:
    checker = shutil.which("compute-sanitizer")
    if checker is None:
        pytest.skip("compute-sanitizer is not on the PATH: it comes with the CUDA toolkit")
    first = 3008  # of twelve, in one of which shared memory was once read by those who did not ask for it
    worker = [sys.executable, str(WORKER), kind, str(first), str(first + 12)]
    found = subprocess.run(
        [checker, "--tool", tool, "--error-exitcode", "3", *worker],
        capture_output=True, text=True, check=False,
    )  # fmt: skip

    assert 0 == found.returncode, found.stdout[-3000:]
    assert 12 == found.stdout.count("seed ")
