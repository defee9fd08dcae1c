"""`vyre devices` and `vyre doctor`: what they say, and when they fail."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from vyre.cache.artifacts import Cache
from vyre.cli.main import main
from vyre.ir.nodes import Extents
from vyre.run.doctor import Diagnosis, examine
from vyre.run.observe import notify
from vyre.settings import Settings, read
from vyre.targets.batch import Arguments
from vyre.targets.reference import Interpreted, Reference
from vyre.targets.registry import Absent, Registry, built_in
from vyre.targets.target import Availability

ROOT = Path(__file__).resolve().parents[1]


def vyre_command(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own, since the environment is read once."""
    given = {**os.environ, "PYTHONPATH": str(ROOT / "src"), **environment}
    program = "from vyre.cli.main import main; main()"
    return subprocess.run(
        [sys.executable, "-c", program, *words], env=given, capture_output=True, text=True, check=False
    )


def findings(registry: Registry, cache: Cache, settings: Settings | None = None) -> dict[str, Diagnosis]:
    return {found.topic: found for found in examine(registry, cache, settings or Settings())}


def own(cache: Cache) -> Registry:
    return Registry(built_in(), plugins=lambda: ())


def test_devices_are_listed_with_what_they_are() -> None:
    result = CliRunner().invoke(main, ["devices"])
    lines = result.output.splitlines()

    assert 0 == result.exit_code
    named = dict.fromkeys(line.split()[0].partition(":")[0] for line in lines)
    assert ["cuda", "cpu", "webgpu", "reference"] == list(named)
    assert "not available: no NVIDIA driver is installed" in lines[0]
    assert "-bit vectors" in lines[1]


def test_the_doctor_finds_everything_working(tmp_path: Path) -> None:
    result = vyre_command("doctor", VYRE_CACHE_DIR=str(tmp_path / "cache"), VYRE_THREADS="2", VYRE_DEVICE="")

    assert (0, "everything works") == (result.returncode, result.stdout.splitlines()[-1]), result.stderr
    for words in (
        "python ",
        "numpy ",
        "with LLVM ",
        "works: ",
        "threads ",
        "fast calls ",
        str(tmp_path / "cache"),
    ):
        assert words in result.stdout


def test_the_doctor_fails_where_something_is_broken(tmp_path: Path) -> None:
    (tmp_path / "cache").mkdir()
    (tmp_path / "cache").chmod(0o777)
    result = vyre_command("doctor", VYRE_CACHE_DIR=str(tmp_path / "cache"), VYRE_DEVICE="cuda")

    assert (1, "2 broken") == (result.returncode, result.stdout.splitlines()[-1])
    assert "!!  cache" in result.stdout
    assert f"Fix: chmod go-w {tmp_path / 'cache'}." in result.stdout
    assert "VYRE_DEVICE: the device 'cuda' is not here" in result.stdout


MALFORMED = {
    "VYRE_THREADS": "Fix: set it to a whole number from 1 to 1024, or unset it.",
    "VYRE_CACHE_BYTES": "Fix: set it to bytes, or as in VYRE_CACHE_BYTES=512M.",
}


@pytest.mark.parametrize(("name", "fix"), MALFORMED.items())
def test_the_doctor_reports_an_invalid_environment_variable(name: str, fix: str) -> None:
    result = vyre_command("doctor", **{name: "lots"})

    assert (1, "1 broken", "") == (result.returncode, result.stdout.splitlines()[-1], result.stderr)
    assert f"!!  environment  {name} is 'lots'" in result.stdout
    assert fix in result.stdout


@pytest.mark.parametrize("command", ["devices", "demo"])
def test_commands_that_run_kernels_refuse_a_variable_that_makes_no_sense(command: str) -> None:
    result = vyre_command(command, VYRE_THREADS="lots")

    said = f"Error: VYRE_THREADS is 'lots'. {MALFORMED['VYRE_THREADS']}\n"
    assert (1, "", said) == (result.returncode, result.stdout, result.stderr)


CALLS = """
import os, traceback
import numpy as np
import vyre

@vyre.kernel
def doubled(x: vyre.Buf[vyre.f32], y: vyre.Out[vyre.f32]):
    y[vyre.gid()] = x[vyre.gid()] * 2

x = np.ones(2, np.float32)
for call in (lambda: doubled(x), vyre.threads, vyre.devices, lambda: vyre.use("cpu")):
    try:
        call()
    except vyre.CallError as fault:
        print(fault, {frame.filename for frame in traceback.extract_tb(fault.__traceback__)})
del os.environ["VYRE_THREADS"]
print(doubled(x))
"""


def test_a_variable_that_makes_no_sense_is_an_error_of_the_first_call(tmp_path: Path) -> None:
    script = tmp_path / "calls.py"
    script.write_text(CALLS, encoding="utf-8")
    given = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "VYRE_THREADS": "lots"}
    result = subprocess.run([sys.executable, script], env=given, capture_output=True, text=True, check=False)
    *told, last = result.stdout.splitlines()

    assert "" == result.stderr
    assert 4 == sum(line.startswith("VYRE_THREADS is 'lots'. Fix: ") for line in told)
    assert [] == [line for line in told if str(ROOT / "src") in line]
    assert "[2. 2.]" == last


def test_devices_that_work_have_run_a_kernel(tmp_path: Path) -> None:
    cache = Cache(tmp_path)
    found = findings(own(cache), cache)

    assert ["ok", "ok"] == [found[name].state for name in ("cpu", "reference")]
    assert "doctor" in [entry.meta["kernel"] for entry in cache.ls()]


def test_devices_that_this_version_lacks_are_no_faults(tmp_path: Path) -> None:
    cache = Cache(tmp_path)
    found = findings(own(cache), cache)

    assert "note" == found["cuda"].state


def test_a_processor_backend_that_is_not_there_is_a_fault() -> None:
    registry = Registry({"cpu": lambda: Absent("no LLVM", "install it")}, plugins=lambda: ())

    assert (
        Diagnosis("cpu", "fault", "not available: no LLVM", "install it")
        == findings(registry, Cache(None))["cpu"]
    )


class Wrong(Reference):
    """A target that computes something else."""

    def load(self, *args: Any) -> Interpreted:
        class Off(Interpreted):
            def launch(self, arguments: Arguments, grid: Extents) -> None:
                super().launch(arguments, grid)
                arguments["y"][17] += 1

        return Off(super().load(*args).program)


class Crashing(Reference):
    """A target that does not work."""

    def load(self, *args: Any) -> Interpreted:
        raise OSError("the driver is gone")


class Silent(Reference):
    """A target that cannot even say what it is."""

    def probe(self) -> Availability:
        return Availability(1)

    def describe(self, index: int) -> str:
        raise OSError("the driver is gone")


def test_a_device_with_wrong_results_is_a_fault() -> None:
    found = findings(Registry({"wrong": Wrong}, plugins=lambda: ()), Cache(None))["wrong"]

    assert ("fault", "a kernel gave wrong results") == (found.state, found.what)


def test_a_device_whose_kernel_fails_is_a_fault() -> None:
    found = findings(Registry({"gone": Crashing}, plugins=lambda: ()), Cache(None))["gone"]

    assert ("fault", "a kernel failed: OSError: the driver is gone") == (found.state, found.what)


def test_a_device_that_cannot_describe_itself_is_still_listed() -> None:
    found = findings(Registry({"silent": Silent}, plugins=lambda: ()), Cache(None))["silent"]

    assert ("ok", "works: its description failed: OSError: the driver is gone") == (found.state, found.what)


def test_a_cache_in_memory_only_is_reported_as_a_note() -> None:
    cache = Cache(None)

    assert ("note", "in memory only") == (
        findings(own(cache), cache)["cache"].state,
        findings(own(cache), cache)["cache"].what,
    )


@pytest.mark.skipif(os.name != "posix", reason="the system has no permissions of groups and others")
def test_a_cache_that_others_may_write_to_is_a_fault(tmp_path: Path) -> None:
    tmp_path.chmod(0o777)
    cache = Cache(tmp_path, observe=notify)
    found = findings(own(cache), cache)["cache"]

    assert ("fault", f"chmod go-w {tmp_path}") == (found.state, found.fix)


def test_ci_is_not_taken_for_a_setting_of_progress() -> None:
    cache = Cache(None)
    found = examine(own(cache), cache, read({"CI": "true"}))

    told = [each.what for each in found if each.topic == "environment"]
    assert ["CI is set, so that no progress is shown"] == told


def test_what_the_environment_sets_is_reported() -> None:
    cache = Cache(None)
    told = [f.what for f in examine(own(cache), cache, Settings(threads=3)) if f.topic == "environment"]

    assert ["VYRE_THREADS is 3"] == told
