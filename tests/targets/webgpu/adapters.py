"""Programs on WebGPU adapters, and why tests of them are skipped where there is none."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import pytest

from vyre.cache.artifacts import Cache
from vyre.run.device_runtime import DeviceRuntime
from vyre.run.ready import Ready
from vyre.targets.registry import Place
from vyre.targets.webgpu import api


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


def run(ready: Ready, arguments: Mapping[str, Any], grid: tuple[int, ...]) -> None:
    runtime().run(ready, arguments, grid)
