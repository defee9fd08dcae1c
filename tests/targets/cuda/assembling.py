"""ptxas, which comes with the package nvidia-cuda-nvcc: whether it takes a text, and what it makes of it."""

from __future__ import annotations

import re
import subprocess
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path

import pytest


@dataclass(frozen=True)
class Assembled:
    """What ptxas said: its errors, and for a kernel the bytes that it had to spill."""

    errors: str
    spilled: int


def ptxas() -> str:
    """The path of ptxas; skips the test where it is not installed."""
    try:
        files = metadata.files("nvidia-cuda-nvcc") or []
    except metadata.PackageNotFoundError:
        files = []
    found = next((file for file in files if file.name == "ptxas"), None)
    if found is None:
        pytest.skip("ptxas is not installed (pip install nvidia-cuda-nvcc)")
    return str(found.locate())


def assemble(text: str, arch: str, folder: Path) -> Assembled:
    """What ptxas makes of a text."""
    source = folder / "kernel.ptx"
    source.write_text(text)
    run = subprocess.run(
        [ptxas(), "-v", f"-arch={arch}", "-o", str(folder / "kernel.cubin"), str(source)],
        capture_output=True,
        text=True,
        check=False,
    )
    spilled = sum(int(size) for size in re.findall(r"(\d+) bytes spill stores", run.stderr))
    return Assembled(run.stderr if run.returncode else "", spilled)
