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


SPANS = [
    *((kind, FIRST + BATCH * number, BATCH) for kind in KINDS for number in range(BATCHES)),
    *(("programs", seed, 1) for seed in ONCE_WRONG),
]


@pytest.mark.parametrize(("kind", "start", "count"), SPANS)
def test_random_programs_mean_the_same_on_a_gpu(kind: str, start: int, count: int) -> None:
    found = subprocess.run(
        [sys.executable, str(WORKER), kind, str(start), str(start + count)],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    lines = found.stdout.splitlines()

    assert 0 == found.returncode, f"{lines[-1:]}: {found.stderr[-2000:]}"
    assert [] == [line for line in lines if not line.startswith("seed ")]
    assert count == len(lines)


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
