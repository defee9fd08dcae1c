"""The runtime's C under the sanitizers of a C compiler, where there is one."""

import shutil
import subprocess
from pathlib import Path

import pytest

from vyre.native import build

HERE = Path(__file__).parent
GCC = shutil.which("gcc")


@pytest.mark.skipif(GCC is None, reason="gcc is not installed")
@pytest.mark.parametrize("sanitizer", ["thread", "address,undefined"])
@pytest.mark.parametrize("width", [2, 5])
def test_every_unit_of_every_job_runs_once(tmp_path: Path, sanitizer: str, width: int) -> None:
    program, source = tmp_path / "stress", HERE / "pool_stress.c"
    flags = ["-std=gnu2x", "-O1", "-g", f"-fsanitize={sanitizer}", "-fno-sanitize-recover=all", "-pthread"]
    built = subprocess.run(
        [str(GCC), *flags, f"-I{build.HERE}", "-o", str(program), str(source)],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    if "cannot find" in built.stderr:
        pytest.skip(f"gcc has no {sanitizer} sanitizer here")

    assert (0, "") == (built.returncode, built.stderr)
    ran = subprocess.run([str(program), str(width), "1000"], capture_output=True, text=True, check=False)

    assert ("every unit ran once\n", "", 0) == (ran.stdout, ran.stderr, ran.returncode)
