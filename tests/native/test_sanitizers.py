"""The runtime's C under the sanitizers of a C compiler, where there is one."""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import numpy as np
import pytest

from vyre.native import build

HERE = Path(__file__).parent
GCC = shutil.which("gcc")
HEADER = Path(sysconfig.get_path("include"), "Python.h")


@pytest.mark.skipif(GCC is None, reason="gcc is not installed")
@pytest.mark.parametrize("sanitizer", ["thread", "address,undefined"])
@pytest.mark.parametrize("width", [2, 5])
def test_every_unit_of_every_job_runs_once(tmp_path: Path, sanitizer: str, width: int) -> None:
    program, source = tmp_path / "stress", HERE / "pool_stress.c"
    flags = ["-std=gnu2x", "-O1", "-g", f"-fsanitize={sanitizer}", "-fno-sanitize-recover=all", "-pthread"]
    flags += ["-Wno-tsan"] if sanitizer == "thread" else []  # it warns of fences, which it does not follow
    built = subprocess.run(
        [str(GCC), *flags, f"-I{build.HERE}", "-o", str(program), str(source)],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    if "cannot find" in built.stderr:
        pytest.skip(f"gcc has no {sanitizer} sanitizer here")

    assert (0, "") == (built.returncode, built.stderr)
    ran = subprocess.run([str(program), str(width), "1000"], capture_output=True, text=True, check=False)

    assert ("every unit ran once\n", "", 0) == (ran.stdout, ran.stderr, ran.returncode)


@pytest.mark.skipif(
    GCC is None or sys.platform != "linux", reason="gcc is not installed, or preloads otherwise"
)
def test_calls_under_the_sanitizers(tmp_path: Path) -> None:
    library, flags = tmp_path / "runtime.so", ["-fsanitize=address,undefined", "-fno-sanitize-recover=all"]
    command = [str(GCC), "-std=gnu2x", "-O1", "-g", "-shared", "-fPIC", *flags, "-o", str(library)]
    built = subprocess.run(
        [*command, str(build.HERE / "runtime.c")], capture_output=True, text=True, check=False
    )
    if "cannot find" in built.stderr:
        pytest.skip("gcc has no such sanitizers here")
    assert (0, "") == (built.returncode, built.stderr)
    found = [
        subprocess.run([str(GCC), f"-print-file-name={name}"], capture_output=True, text=True, check=True)
        for name in ("libasan.so", "libubsan.so")
    ]
    options = {
        "LD_PRELOAD": ":".join(each.stdout.strip() for each in found),
        "ASAN_OPTIONS": "detect_leaks=0:allocator_may_return_null=1",
        "PYTHONMALLOC": "malloc",
        "HYPOTHESIS_PROFILE": "quick",
    }
    tests = HERE.parent / "targets"
    chosen = [str(tests / "cpu" / "test_entry.py"), str(tests / "cuda" / "test_signature.py")]
    ran = subprocess.run(
        [sys.executable, str(HERE / "sanitized_worker.py"), str(library), *chosen, "-k", NOT_LONG],
        env=os.environ | options, cwd=HERE.parents[1], capture_output=True, text=True, check=False,
    )  # fmt: skip

    assert 0 == ran.returncode, ran.stdout + ran.stderr
    assert " passed" in ran.stdout


NOT_LONG = "not scalar and not memory_behind and not reference_counts and not long_work and not threads_may"


@pytest.mark.skipif(GCC is None, reason="gcc is not installed")
@pytest.mark.skipif(not HEADER.exists(), reason="Python's headers are not installed")
def test_the_declarations_agree_with_the_headers_of_python_and_numpy(tmp_path: Path) -> None:
    facts = []
    for own in (["-DOURS", f"-I{build.HERE}"], [f"-I{HEADER.parent}", f"-I{np.get_include()}"]):
        program = tmp_path / "probe"
        command = [str(GCC), "-std=gnu11", "-w", *own, "-o", str(program), str(HERE / "layout_probe.c")]
        subprocess.run(command, check=True)
        facts.append(subprocess.run([str(program)], capture_output=True, text=True, check=True).stdout)

    assert facts[0] == facts[1]
    assert 38 == len(facts[0].splitlines())
