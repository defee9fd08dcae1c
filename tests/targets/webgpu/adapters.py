"""Programs on WebGPU adapters, and why tests of them are skipped where there is none.

`guarded` runs one on arrays of the device that lie in larger buffers: whatever else is in a buffer must stay
as it was.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np
import pytest

from guarded import Outside, noise
from vyre.cache.artifacts import Cache
from vyre.run.device_runtime import DeviceRuntime, Ready
from vyre.targets.registry import Place
from vyre.targets.webgpu import api
from vyre.targets.webgpu.arrays import AdapterArray
from vyre.targets.webgpu.memory import WebGpuMemory

ZONE = 252  # bytes behind an array


@cache
def why_none() -> str:
    """Why no adapter is here; empty if one is."""
    if not api.is_installed():
        return "wgpu is not installed"
    found = api.adapters()
    return found.why if isinstance(found, api.NoAdapter) else ""


def required() -> None:
    """Skip the test if there is no adapter."""
    if why_none():
        pytest.skip(why_none())


@cache
def runtime() -> DeviceRuntime:
    from vyre.targets.webgpu.target import WebGpu

    return DeviceRuntime(Place("webgpu", WebGpu(), 0), Cache(None))


@cache
def plain_runtime() -> DeviceRuntime:
    """The same adapter, without what it has beyond WGSL: as it is in a browser."""
    from vyre.emit.wgsl.profile import ASSUMED, Profile
    from vyre.targets.webgpu.target import WebGpu

    certificate = runtime().place.target.certificate(0)  # type: ignore[attr-defined]
    ways = {
        name: way for name, way in certificate.profile.ways.items() if name in ASSUMED.ways and way != "wide"
    }
    target = WebGpu()
    target._certificates[0] = replace(certificate, profile=Profile(ways))
    return DeviceRuntime(Place("webgpu", target, 0), Cache(None))


def run(ready: Ready, arguments: Mapping[str, Any], grid: tuple[int, ...]) -> None:
    runtime().run(ready, arguments, grid)


def guarded(
    ready: Ready, arguments: Mapping[str, Any], grid: tuple[int, ...], *, ahead: int = 0, plain: bool = False
) -> dict[str, bytes]:
    """The bytes of all arrays after a run on the device; each begins `ahead` bytes after its buffer."""
    how = plain_runtime() if plain else runtime()
    gpu = how.place.target.gpu(0)  # type: ignore[attr-defined]
    given: dict[str, Any] = {}
    before: dict[str, Any] = {}
    for param in ready.face.params:
        value = np.asarray(arguments[param.name])
        if not param.is_array:
            given[param.name] = value
            continue
        size = ahead + value.nbytes
        before[param.name] = np.frombuffer(noise(size + ZONE + -size % 4, 0), np.uint8).copy()
        before[param.name][ahead:size] = np.frombuffer(value.tobytes(), np.uint8)
        buffer = gpu.take(before[param.name].nbytes)
        gpu.upload(buffer, before[param.name])
        given[param.name] = AdapterArray(gpu, buffer, value.shape, param.dtype, offset=ahead)
    how.run(ready, given, grid, WebGpuMemory(0))
    found: dict[str, bytes] = {}
    for name, old in before.items():
        new, end = np.empty_like(old), ahead + np.asarray(arguments[name]).nbytes
        gpu.read([(given[name].buffer, 0, new)])
        if (new[:ahead] != old[:ahead]).any() or (new[end:] != old[end:]).any():
            raise Outside(f"bytes beside {name} were written")
        found[name] = new[ahead:end].tobytes()
    return found
