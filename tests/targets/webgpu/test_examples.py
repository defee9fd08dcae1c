"""The examples on a WebGPU adapter print what they print on the CPU."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import settings

from targets.webgpu import adapters

FOLDER = Path(__file__).resolve().parents[3] / "examples"
NAMES = ["life", "mandelbrot", "nbody", "scan", "sha256"]


def printed(name: str, folder: Path, device: str) -> str:
    path = os.pathsep.join(os.path.abspath(place) for place in sys.path if place)
    environment = {**os.environ, "PYTHONPATH": path, "PYTHONOPTIMIZE": "", "VYRE_DEVICE": device}
    command = [sys.executable, str(FOLDER / f"{name}.py")]
    finished = subprocess.run(
        command, capture_output=True, text=True, encoding="utf-8", env=environment, check=False, cwd=folder
    )
    assert (0, "") == (finished.returncode, finished.stderr)
    return finished.stdout


@pytest.mark.parametrize("name", NAMES[:1] if settings.get_current_profile_name() == "quick" else NAMES)
def test_an_example_prints_what_it_prints_on_the_cpu(name: str, tmp_path: Path) -> None:
    adapters.required()

    assert printed(name, tmp_path, "cpu") == printed(name, tmp_path, "webgpu")
