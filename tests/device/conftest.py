"""These tests need an NVIDIA GPU; without one each is skipped, with the reason."""

from __future__ import annotations

import pytest

from vyre.cache.artifacts import Cache
from vyre.run.device_runtime import DeviceRuntime
from vyre.targets import registry
from vyre.targets.cuda.target import Cuda
from vyre.targets.registry import Place


@pytest.fixture(autouse=True, scope="session")
def gpu() -> DeviceRuntime:
    """The first GPU, where there is one."""
    target = Cuda()
    probe = target.probe()
    if not probe.count:
        pytest.skip(f"no GPU: {probe.why}")
    return DeviceRuntime(Place("cuda", target, 0), Cache(None))


@pytest.fixture(autouse=True)
def preferred(monkeypatch: pytest.MonkeyPatch) -> None:
    """What names no device runs on the GPU here, arrays of the host included."""
    monkeypatch.setattr(registry, "PREFERENCE", ("cuda", "cpu"))
