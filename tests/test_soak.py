"""Memory that stays flat over many calls, in a process of its own.

`bench/soak/soak.py --calls 1000000 --each 1000` is the same for longer, and by HYPOTHESIS_PROFILE=long here.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

SOAK = Path(__file__).parents[1] / "bench" / "soak" / "soak.py"
IS_LONG = os.environ.get("HYPOTHESIS_PROFILE") == "long"


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="no way here to ask what a process takes")
def test_memory_stays_flat_over_many_calls() -> None:
    size = ["--calls", "1000000", "--each", "1000"] if IS_LONG else ["--calls", "20000", "--each", "40"]
    finished = subprocess.run(
        [sys.executable, str(SOAK), *size], capture_output=True, text=True, check=False, env=dict(os.environ)
    )

    assert (0, "") == (finished.returncode, finished.stderr), finished.stdout
    assert finished.stdout.endswith("flat\n")
