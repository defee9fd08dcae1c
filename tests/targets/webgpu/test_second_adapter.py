"""SwiftShader, which comes with Chromium, gives the reference's bytes: it flushes subnormals, and rounds u32
otherwise."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import settings

from targets.webgpu import adapters

DRIVER = Path("/usr/lib/chromium/vk_swiftshader_icd.json")
TESTS = Path(__file__).resolve().parents[2]


@pytest.mark.skipif(not DRIVER.exists(), reason="SwiftShader, which comes with Chromium, is not installed")
def test_an_adapter_that_flushes_gives_the_reference_s_bytes(tmp_path: Path) -> None:
    adapters.required()
    profile = settings.get_current_profile_name()
    parts, programs, rows = {"quick": ("8", "20", 80), "ci": ("1", "300", 650)}.get(
        profile, ("1", "500", 650)
    )
    environment = {
        **os.environ,
        "VK_ICD_FILENAMES": str(DRIVER),
        "VK_DRIVER_FILES": str(DRIVER),
        "VYRE_CACHE_DIR": str(tmp_path),
        "PYTHONPATH": os.pathsep.join(map(str, (TESTS.parent / "src", TESTS))),
    }
    command = [sys.executable, str(Path(__file__).with_name("second_adapter.py")), "0", parts, programs]
    finished = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    *wrong, described, tried = finished.stdout.splitlines() or ["", ""]

    assert 0 == finished.returncode, finished.stderr
    assert [] == wrong
    assert "guarded: *, +, -" in described
    assert int(tried.split()[1]) > rows + int(programs)
