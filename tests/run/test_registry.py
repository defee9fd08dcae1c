"""Names to devices: what is found by name, what is preferred, and what packages bring along."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import vyre
from vyre.targets.cpu.target import Cpu
from vyre.targets.reference import Reference
from vyre.targets.registry import Absent, Device, Registry, built_in
from vyre.targets.target import Availability, Target

ROOT = Path(__file__).resolve().parents[2]


class Two(Reference):
    """A target of two devices."""

    probes = 0

    def probe(self) -> Availability:
        self.probes += 1
        return Availability(2)

    def describe(self, index: int) -> str:
        return f"number {index}"


def none() -> Iterable[EntryPoint]:
    return ()


def own() -> Registry:
    return Registry(built_in(), plugins=none)


def refusal(registry: Registry, name: object, said_by: str = "") -> str:
    with pytest.raises(vyre.CallError) as caught:
        registry.named(name, said_by=said_by)
    return str(caught.value)


def names(registry: Registry) -> list[str]:
    return [place.name for place in registry.preferred()]


def test_the_backends_of_vyre_are_backends() -> None:
    assert [True] * 4 == [isinstance(make(), Target) for make in built_in().values()]


def test_the_devices_are_listed_in_their_order() -> None:
    listed = own().devices()

    named = {device.name.partition(":")[0]: device.available for device in listed}
    assert ["cuda", "cpu", "webgpu", "reference"] == list(named)
    assert [False, True, True] == [named[name] for name in ("cuda", "cpu", "reference")]


def test_a_device_that_is_not_there_says_why_and_what_to_do() -> None:
    cuda = own().devices()[0]

    why = "no NVIDIA driver is installed (its library libcuda is not there)"
    fix = (
        "install the NVIDIA driver on a machine with its GPU, or use device='cpu', which gives the same bytes"
    )
    assert Device("cuda", False, "", why, fix) == cuda


def test_the_cpu_is_described_by_its_threads_vectors_and_memory() -> None:
    words = own().devices()[1].description

    assert [True, True, True] == [word in words for word in ("thread", "-bit vectors", "GiB memory")]


def test_the_cpu_is_preferred() -> None:
    assert ["cpu"] == names(own())


def test_the_cpu_comes_first_where_others_work_too() -> None:
    known = {"reference": Reference, "cpu": Two, "cuda": Two}

    assert ["cpu", "cuda"] == names(Registry(known, plugins=none))


def test_the_reference_is_taken_only_where_nothing_else_works() -> None:
    known = {"cuda": lambda: Absent("no", "go"), "cpu": lambda: Absent("no", "go"), "reference": Reference}

    assert ["reference"] == names(Registry(known, plugins=none))


def test_why_kernels_run_on_the_reference_is_reported_once(caplog: pytest.LogCaptureFixture) -> None:
    registry = Registry({"cpu": lambda: Absent("no LLVM", "get it"), "reference": Reference}, plugins=none)
    for _ in range(3):
        names(registry)

    expected = "kernels run on the reference, which is slow. cpu: no LLVM. Fix: get it."
    assert [expected] == [record.getMessage() for record in caplog.records]


def test_a_backend_that_is_not_vyres_own_is_never_preferred() -> None:
    point = EntryPoint("two", "run.test_registry:Two", "vyre.backends")
    registry = Registry({"reference": Reference}, plugins=lambda: [point])

    assert ["reference"] == names(registry)


def test_a_missing_device_is_an_error_with_reason_and_fix() -> None:
    assert (
        "the device 'cuda:0' is not here: no NVIDIA driver is installed (its library libcuda is not there). "
        "Fix: install the NVIDIA driver on a machine with its GPU, or use device='cpu', which gives the same "
        "bytes."
    ) == refusal(own(), "cuda:0")


def test_a_missing_device_that_the_environment_names_is_reported() -> None:
    assert "Fix: change VYRE_DEVICE, or install the NVIDIA driver" in refusal(own(), "cuda", "VYRE_DEVICE")


def test_an_unknown_device_is_an_error_that_lists_the_known_ones() -> None:
    expected = "there is no device 'gpu'. Fix: name one of 'cuda', 'cpu', 'webgpu', 'reference', or none."

    assert expected == refusal(own(), "gpu")


@pytest.mark.parametrize(
    "name", ["", "cuda:", "cuda:x", "cuda:-1", ":0", "c u", "cuda:0:1", 3, b"cpu", ["cpu"]]
)
def test_what_is_no_name_is_an_error(name: object) -> None:
    assert "names no device. Fix: write it as 'cpu' or 'cuda:0'." in refusal(own(), name)


@pytest.mark.parametrize(
    ("name", "canonical", "index"), [("two", "two", 0), ("two:0", "two", 0), ("two:1", "two:1", 1)]
)
def test_a_name_may_have_a_number(name: str, canonical: str, index: int) -> None:
    place = Registry({"two": Two}, plugins=none).named(name)

    assert (canonical, index) == (place.name, place.index)


def test_a_number_beyond_the_last_device_is_an_error() -> None:
    registry = Registry({"two": Two}, plugins=none)

    assert "the device 'two:2' is not here: there is 2, up to 'two:1'" in refusal(registry, "two:2")
    assert "there is one, 'cpu'" in refusal(own(), "cpu:1")


def test_several_devices_of_a_backend_are_listed_one_by_one() -> None:
    listed = Registry({"two": Two}, plugins=none).devices()

    assert [("two:0", "number 0"), ("two:1", "number 1")] == [
        (each.name, each.description) for each in listed
    ]


def test_a_backend_is_made_and_probed_once() -> None:
    made: list[Two] = []

    def make() -> Two:
        made.append(Two())
        return made[-1]

    registry = Registry({"two": make}, plugins=none)
    for name in ("two", "two:1", "two"):
        registry.named(name)
    registry.devices()

    assert [1] == [each.probes for each in made]


def test_no_backend_is_made_before_it_is_asked_for() -> None:
    def refuse() -> Target:
        raise AssertionError("made")

    assert "cpu" == Registry({"cuda": refuse, "cpu": lambda: Cpu()}, plugins=none).named("cpu").name


def test_a_package_that_cannot_be_loaded_says_so() -> None:
    point = EntryPoint("broken", "no_such_package_here:Backend", "vyre.backends")
    registry = Registry({"reference": Reference}, plugins=lambda: [point])

    assert "cannot be loaded: ModuleNotFoundError: No module named 'no_such_package_here'" in refusal(
        registry, "broken"
    )
    assert ["reference", "broken"] == [device.name for device in registry.devices()]


def test_a_package_that_gives_no_backend_says_so() -> None:
    point = EntryPoint("odd", "builtins:dict", "vyre.backends")

    assert "which is no backend" in refusal(Registry({}, plugins=lambda: [point]), "odd")


class Failing(Two):
    """A backend whose probe does not work."""

    def probe(self) -> Availability:
        raise OSError("no driver")


def test_a_probe_that_fails_is_a_reason() -> None:
    assert "its probe failed: OSError: no driver" in refusal(Registry({"bad": Failing}, plugins=none), "bad")


def test_a_package_cannot_take_a_name_of_vyres_own() -> None:
    point = EntryPoint("cpu", "run.test_registry:Two", "vyre.backends")
    registry = Registry(built_in(), plugins=lambda: [point])

    assert isinstance(registry.named("cpu").target, Cpu)
    assert ("cpu",) == registry.shadowed()


BACKEND = """
from vyre import reference
from vyre.targets.target import HostTarget
from vyre.targets.target import Availability, Capabilities

class Code:
    bytes = 0
    def __init__(self, program):
        self.program = program
    def launch(self, arguments, grid):
        reference.run(self.program, arguments, grid=grid)
        print("ran", self.program.name, grid)

class Backend(HostTarget):
    def probe(self):
        return Availability(1)
    def describe(self, index):
        return "a machine that does not exist"
    def capabilities(self, index):
        return Capabilities(workgroup=64, grid_sync=False)
    def compile(self, source, special, index):
        return b""
    def load(self, code, source, special, index):
        return Code(source.expanded)
"""

PROGRAM = """
import numpy as np
import vyre as vy
from vyre import Buf, Out, f32, gid

@vy.kernel
def double(x: Buf[f32], y: Out[f32]):
    y[gid()] = x[gid()] * 2

@vy.kernel(workgroup=128)
def wide(x: vy.InOut[f32]):
    x[gid()] = 1.0
    vy.grid_sync()
    x[gid()] += 1.0

print(double(np.arange(3, dtype=np.float32), device="far"))
print([device for device in vy.devices() if device.name == "far"])
try:
    wide(np.zeros(128, np.float32), device="far")
except vy.CallError as error:
    print(error)
"""


def test_a_package_provides_a_backend_by_entry_point(tmp_path: Path) -> None:
    (tmp_path / "farpackage.py").write_text(BACKEND)
    info = tmp_path / "farpackage-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: farpackage\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[vyre.backends]\nfar = farpackage:Backend\n")
    script = tmp_path / "program.py"
    script.write_text(PROGRAM)
    path = os.pathsep.join([str(ROOT / "src"), str(tmp_path)])
    finished = subprocess.run(
        [sys.executable, str(script)],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )

    assert (
        "ran double (3,)\n"
        "[0. 2. 4.]\n"
        "[<device far: a machine that does not exist>]\n"
        "wide cannot run on 'far'.\n"
        "  far: it has no grid_sync(). Fix: make the parts between the barriers kernels of their own.\n"
        "  far: a workgroup of 128 invocations is more than its 64. Fix: declare a smaller workgroup.\n"
    ) == finished.stdout, finished.stderr
