"""A device that is one class: everything that runs on Vyre's own devices runs on it, and is compiled for what
a Specialization states.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import vyre as vy
from running import cpu
from vyre import Buf, InOut, Out, f32, gid, grid_sync, i32, reference
from vyre.cache.artifacts import Cache
from vyre.formats import decode, encode, read
from vyre.ir.nodes import Extents, Program
from vyre.passes import expand
from vyre.run import context
from vyre.run.device_runtime import DeviceRuntime, Ready
from vyre.targets.batch import Arguments, Source
from vyre.targets.cpu.native import text
from vyre.targets.cuda.ptx import compile as to_ptx
from vyre.targets.reference import Reference
from vyre.targets.registry import Place
from vyre.targets.specialization import Extent, Specialization, compiled_form, spec_map
from vyre.targets.target import Availability, Capabilities, HostTarget, Target


class Code:
    """A program as bytes, read back."""

    def __init__(self, code: bytes, launched: list[str]) -> None:
        self.program, self.launched = decode(code), launched

    @property
    def bytes(self) -> int:
        return 0

    def launch(self, arguments: Arguments, grid: Extents) -> None:
        self.launched.append(self.program.name)
        reference.run(self.program, arguments, grid=grid)


class Stub(HostTarget):
    """All that a new device must have."""

    def __init__(self) -> None:
        self.launched: list[str] = []

    def probe(self) -> Availability:
        return Availability(1)

    def capabilities(self, index: int) -> Capabilities:
        return Capabilities(is_compiled=True)

    def compile(self, source: Source, special: Specialization, index: int) -> bytes:
        return encode(expand(compiled_form(source, special)))

    def load(self, code: bytes, source: Source, special: Specialization, index: int) -> Code:
        return Code(code, self.launched)


@pytest.fixture
def stub(monkeypatch: pytest.MonkeyPatch) -> Stub:
    """The device "stub", as if a package had brought it."""
    target = Stub()
    monkeypatch.setitem(context.registry()._places, "stub", Place("stub", target, 0))
    return target


@vy.kernel
def scaled(x: Buf[f32], y: Out[f32], by: f32):
    y[gid()] = x[gid()] * by


@vy.kernel
def turned(x: Buf[f32, "n"], y: Out[f32, "n"]):
    y[len(y) - 1 - gid()] = x[gid()]


@vy.kernel
def met(x: InOut[f32], y: Out[f32]):
    i = gid()
    x[i] = x[i] + 1.0
    grid_sync()
    y[i] = x[i - 1] + x[i]


@vy.pipeline
def both(x: Any, by: Any) -> Any:
    return turned(turned(scaled(x, by=by)))


X = np.arange(100, dtype=np.float32)


def test_a_class_with_three_methods_is_a_target(stub: Stub) -> None:
    assert isinstance(stub, Target)


def test_it_runs_kernels(stub: Stub) -> None:
    for _ in range(4):
        assert scaled(X, by=3.0, device="stub").tobytes() == scaled(X, by=3.0).tobytes()
    assert ["scaled"] * 4 == stub.launched


def test_it_runs_pipelines_and_what_they_save(stub: Stub, tmp_path: Any) -> None:
    both.save(tmp_path / "both.vyre", X, 2.0)
    loaded = vy.load(tmp_path / "both.vyre")
    for by in (2.0, 2.0, 5.0, 7.0):
        expected = both(X, by).tobytes()
        assert expected == both(X, by, device="stub").tobytes()
        assert expected == loaded(X, by, device="stub").tobytes()
    assert stub.launched


def test_it_runs_segments_between_grid_barriers(stub: Stub) -> None:
    for _ in range(3):
        assert met(X.copy(), device="stub").tobytes() == met(X.copy()).tobytes()
    assert 6 == len(stub.launched)


def test_it_keeps_to_a_memory_budget(stub: Stub) -> None:
    @vy.pipeline
    def long(x: Any) -> Any:
        for by in (2.0, 3.0, 0.5):
            x = scaled(x, by=by)
        return x

    large = np.arange(4096, dtype=np.float32)
    budget = {"fuse": "off", "memory_budget": 20_000}

    assert long(large).tobytes() == long(large, **budget, device="stub").tobytes()
    assert len(stub.launched) > 3


PROGRAM = """
def k(x: Buf[f32], y: Out[f32], n: i32):
    total: f32 = f32(0.0)
    for d in range(i32(0), n, i32(1)):
        total: f32 = total + x[gid(0) + d] * f32(len(x))
    y[gid(0)] = total
"""


def forms(program: Program, special: Specialization) -> dict[str, str]:
    """What the devices compile."""
    ready = Ready(program)
    lowered = compiled_form(ready, special)
    return {"cpu": text(lowered, 1), "cuda": to_ptx(lowered, 1, "sm_90").ptx}


@pytest.mark.parametrize(
    "special",
    [
        Specialization(spec_map(read(PROGRAM), {"n": 3}), rank=1),
        Specialization(extents=(Extent("x", 0, 50),), rank=1),
    ],
)
def test_what_a_specialization_states_changes_the_code_on_every_device(special: Specialization) -> None:
    program = read(PROGRAM)
    plain, changed = forms(program, Specialization(rank=1)), forms(program, special)

    assert [True, True] == [plain[device] != changed[device] for device in plain]


@pytest.mark.parametrize("extents", [(), (Extent("x", 0, 50), Extent(None, 0, 50))])
def test_specialized_code_gives_what_the_program_gives(extents: tuple[Extent, ...]) -> None:
    program = read(PROGRAM)
    x = np.random.default_rng(0).standard_normal(50).astype(np.float32)
    special = Specialization(spec_map(program, {"n": 3}), extents, rank=1)
    found = {}
    for name, runtime in {
        "cpu": cpu(),
        "reference": DeviceRuntime(Place("reference", Reference(), 0), Cache(None)),
    }.items():
        plain, known = np.zeros(50, np.float32), np.zeros(50, np.float32)
        ready = Ready(program)
        runtime.run(ready, {"x": x, "y": plain, "n": np.array(3, i32.storage)}, (50,))
        runtime.loaded(ready, special).launch({"x": x, "y": known}, (50,))
        assert plain.tobytes() == known.tobytes()
        found[name] = plain.tobytes()

    assert 1 == len(set(found.values()))
