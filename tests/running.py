"""Programs run on devices without a kernel around them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from vyre.cache.artifacts import Cache
from vyre.run.device_runtime import DeviceRuntime, Ready
from vyre.targets.cpu.target import Cpu
from vyre.targets.reference import Reference
from vyre.targets.registry import Place

Grid = tuple[int, ...]


def cpu(cache: Cache | None = None) -> DeviceRuntime:
    return DeviceRuntime(Place("cpu", Cpu(), 0), Cache(None) if cache is None else cache)


def on_cpu(ready: Ready, arguments: Mapping[str, Any], grid: Grid, cache: Cache | None = None) -> None:
    cpu(cache).run(ready, arguments, grid)


def on_reference(ready: Ready, arguments: Mapping[str, Any], grid: Grid) -> None:
    DeviceRuntime(Place("reference", Reference(), 0), Cache(None)).run(ready, arguments, grid)
