"""The tour and the examples run, say something, and check themselves."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))
TOUR = ROOT / "docs" / "tour.py"
HEADINGS = (
    "A kernel",
    "What became of it",
    "Problems",
    "Calls",
    "Workgroups",
    "vyre.check",
    "Atomics",
    "Text",
)


def run(script: Path, folder: Path) -> subprocess.CompletedProcess[str]:
    """The script as a user starts it in a folder, with assertions on and warnings as errors."""
    path = os.pathsep.join(os.path.abspath(place) for place in sys.path if place)
    environment = {**os.environ, "PYTHONPATH": path, "PYTHONWARNINGS": "error", "PYTHONOPTIMIZE": ""}
    environment.pop("VYRE_DEVICE", None)
    command = [sys.executable, str(script)]
    return subprocess.run(
        command, capture_output=True, text=True, encoding="utf-8", env=environment, check=False, cwd=folder
    )


def test_there_are_examples() -> None:
    assert len(EXAMPLES) >= 4


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.stem)
def test_an_example_agrees_with_plain_python(example: Path, tmp_path: Path) -> None:
    finished = run(example, tmp_path)

    assert (0, "") == (finished.returncode, finished.stderr)
    assert finished.stdout.strip()


def test_the_tour_runs_to_its_end(tmp_path: Path) -> None:
    finished = run(TOUR, tmp_path)

    assert (0, "") == (finished.returncode, finished.stderr)
    assert [] == [heading for heading in HEADINGS if f"\n=== {heading}" not in finished.stdout]
