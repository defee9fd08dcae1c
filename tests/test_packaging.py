"""The wheel installs into an empty environment and works there."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
import venv
import zipfile
from pathlib import Path

import pytest

import vyre

ROOT = Path(__file__).resolve().parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
MINORS = (11, 12, 13)
HERE = sys.version_info.minor
PROGRAM = """
import numpy as np, vyre as vy
from vyre import Buf, Out, f32, gid
@vy.kernel
def twice(x: Buf[f32], y: Out[f32]):
    y[gid()] = x[gid()] * 2
@vy.pipeline
def fourfold(x):
    return twice(twice(x))
print(fourfold(np.arange(3, dtype=np.float32)).tolist())
"""
# One import per extra that shows it is there; the others bring programs, or nothing.
IMPORTS = {"webgpu": "wgpu", "dask": "dask.array, distributed", "bench": "numba, numexpr, kernel_tuner"}


def environment(**more: str) -> dict[str, str]:
    """The environment of a shell that knows nothing of this checkout."""
    kept = ("HOME", "PATH", "SYSTEMROOT", "TMPDIR", "VYRE_CACHE_DIR", "SSL_CERT_FILE")
    pip = {name: value for name, value in os.environ.items() if name.startswith(("PIP_", "HTTP", "http"))}
    return {**{name: os.environ[name] for name in kept if name in os.environ}, **pip, **more}


def run(*command: object, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    words = [str(word) for word in command]
    return subprocess.run(words, capture_output=True, text=True, env=environment(), cwd=cwd, check=False)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    for tool in ("build", "hatchling"):
        pytest.importorskip(tool, reason=f"{tool} is not installed: make .venv/.ready-dev")
    folder = tmp_path_factory.mktemp("dist")
    built = run(sys.executable, "-m", "build", "--no-isolation", "--outdir", folder, ROOT)
    assert 0 == built.returncode, built.stdout + built.stderr
    return next(folder.glob("*.whl"))


def interpreter(minor: int) -> str:
    """A Python of this version; skips if there is none."""
    known = Path.home() / ".pyenv" / "versions"
    places = [sys.executable] if minor == HERE else [f"python3.{minor}"]
    for place in (*places, *sorted(known.glob(f"3.{minor}.*/bin/python"))):
        try:
            asked = run(place, "-c", "import sys, venv; print(sys.version_info.minor)")
        except OSError:
            continue
        if f"{minor}\n" == asked.stdout:
            return str(place)
    pytest.skip(f"there is no Python 3.{minor} on this machine")


def installed(folder: Path, python: str, what: str) -> Path:
    """The interpreter of a new environment with the wheel; skips if its dependencies cannot be had."""
    assert 0 == run(python, "-m", "venv", "--without-pip", folder).returncode
    inside = folder / ("Scripts" if os.name == "nt" else "bin") / "python"
    pip = run(sys.executable, "-m", "pip", "--version")
    if pip.returncode != 0:
        venv.EnvBuilder(with_pip=True, clear=True).create(folder.parent / "pip")
    tool = sys.executable if pip.returncode == 0 else folder.parent / "pip" / "bin" / "python"
    options = ("--quiet", "--no-input", "--disable-pip-version-check", "--retries", "1")
    done = run(tool, "-m", "pip", "--python", inside, "install", *options, what)
    if "No matching distribution" in done.stderr:
        pytest.skip(f"its dependencies cannot be downloaded: {done.stderr.strip().splitlines()[-1]}")
    assert 0 == done.returncode, done.stderr
    return inside


def assert_works(python: Path, folder: Path) -> None:
    script = folder / "fourfold.py"
    script.write_text(PROGRAM, encoding="utf-8")
    ran = run(python, "-W", "error", script, cwd=folder)
    assert ("[0.0, 4.0, 8.0]\n", "") == (ran.stdout, ran.stderr)
    versions = {
        run(python, "-m", "vyre", "--version", cwd=folder).stdout.split()[-1],
        run(python.with_name("vyre"), "--version", cwd=folder).stdout.split()[-1],
    }
    assert {vyre.__version__} == versions
    explained = run(python, "-m", "vyre", "explain", f"{script}:fourfold", cwd=folder)
    assert "2 kernel calls in 1 launch" in explained.stdout, explained.stderr


@pytest.mark.parametrize("minor", MINORS)
def test_the_wheel_works_in_an_empty_environment(
    minor: int, wheel: Path, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    if minor != HERE and not request.config.getoption("--wheels"):
        pytest.skip("`make wheels` tests the other versions of Python")

    assert_works(installed(tmp_path / "env", interpreter(minor), str(wheel)), tmp_path)


@pytest.mark.parametrize("extra", PROJECT["optional-dependencies"])
def test_the_wheel_works_with_an_extra(
    extra: str, wheel: Path, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    if not request.config.getoption("--wheels"):
        pytest.skip("`make wheels` installs the extras one by one")
    python = installed(tmp_path / "env", sys.executable, f"{wheel}[{extra}]")

    assert_works(python, tmp_path)
    ran = run(python, "-c", f"import {IMPORTS.get(extra, 'vyre')}", cwd=tmp_path)
    assert 0 == ran.returncode, ran.stderr


def test_the_wheel_holds_the_package_and_nothing_else(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    tops = {name.partition("/")[0] for name in names}

    assert {"vyre", f"vyre-{vyre.__version__}.dist-info"} == tops
    source = {path.relative_to(ROOT / "src").as_posix() for path in (ROOT / "src").rglob("*.py")}
    assert set() == source - set(names)
    assert "vyre/py.typed" in names


def test_the_citation_names_this_version() -> None:
    text = (ROOT / "CITATION.cff").read_text(encoding="utf-8")

    assert [vyre.__version__] == re.findall(r"^version: (\S+)$", text, flags=re.MULTILINE)
