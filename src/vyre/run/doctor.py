"""Diagnosis of an installation by running kernels: what works, and why and a fix for what does not."""

from __future__ import annotations

import mmap
import platform
import sys
from collections.abc import Iterator
from dataclasses import dataclass, fields
from importlib import metadata, util
from typing import Literal

import numpy as np

from vyre.cache.artifacts import Cache, CacheFailed, CacheRefused
from vyre.formats.text import read
from vyre.ir.problem import CallError
from vyre.run import context, observe
from vyre.run.device_runtime import DeviceRuntime, Ready
from vyre.settings import Settings
from vyre.targets.cpu import pool
from vyre.targets.cpu.compile import llvm_version
from vyre.targets.cpu.layout import is_as_declared
from vyre.targets.cpu.machine import host
from vyre.targets.cpu.target import processor_name
from vyre.targets.registry import EXTRAS, NEEDED, Registry

OLDEST_PYTHON = (3, 11)
_TRIED = """
@kernel
def doctor(x: Buf[f32], y: Out[f32]):
    i: i32 = gid(0)
    y[i] = x[i] * 2.0 + x[i - 1]
"""


@dataclass(frozen=True, slots=True)
class Diagnosis:
    """One result: in order, worth knowing, or a fault with a fix."""

    topic: str
    state: Literal["ok", "note", "fault"]
    what: str
    fix: str = ""


def examine(devices: Registry, cache: Cache, settings: Settings) -> tuple[Diagnosis, ...]:
    """All findings about this installation; runs a small kernel on every device."""
    cache_faults: list[CacheFailed | CacheRefused] = []

    def listen(event: observe.Event) -> None:
        if isinstance(event, CacheFailed | CacheRefused):
            cache_faults.append(event)

    ready = Ready(read(_TRIED))
    with observe.observe(listen):
        return (
            _python(),
            Diagnosis("numpy", "ok", np.__version__),
            _llvm(),
            *_processor(),
            *_tried(devices, ready, cache),
            *_code(devices, ready, cache),
            _cache(cache, cache_faults),
            *_environment(settings, devices),
            *_extras(),
        )


def of_this_process() -> tuple[Diagnosis, ...]:
    """The findings with the settings, devices and cache of this process."""
    try:
        settings = context.environment()
    except CallError as fault:
        return _misled(str(fault))
    return examine(context.registry(), context.code_cache(), settings)


def _misled(fault: str) -> tuple[Diagnosis, ...]:
    """The findings for an environment with invalid settings, where no kernel runs."""
    what, _, fix = fault.partition(" Fix: ")
    finding = Diagnosis("environment", "fault", what.rstrip("."), fix.rstrip("."))
    return (_python(), Diagnosis("numpy", "ok", np.__version__), _llvm(), finding)


def _python() -> Diagnosis:
    what = (
        f"{platform.python_implementation()} {platform.python_version()}, {sys.platform} {platform.machine()}"
    )
    if sys.version_info < OLDEST_PYTHON:
        return Diagnosis("python", "fault", what, "use Python 3.11 or newer")
    return Diagnosis("python", "ok", what)


def _llvm() -> Diagnosis:
    try:
        return Diagnosis("llvmlite", "ok", f"{metadata.version('llvmlite')} with LLVM {llvm_version()}")
    except (ImportError, OSError) as fault:  # a missing package, or a library that does not load
        return Diagnosis("llvmlite", "fault", str(fault), "run pip install --force-reinstall llvmlite")


def _processor() -> Iterator[Diagnosis]:
    try:
        target = host()
    except (NotImplementedError, OSError, ImportError) as fault:
        yield Diagnosis("processor", "fault", f"{processor_name()}: {fault}", "use device='reference'")
        return
    level = f"{target.cpu} {target.features}".strip()
    yield Diagnosis("processor", "ok", f"{processor_name()}; {level}; {target.vector_bytes * 8}-bit vectors")
    yield Diagnosis("threads", "ok", str(pool.threads()))


def _tried(devices: Registry, ready: Ready, cache: Cache) -> Iterator[Diagnosis]:
    """Run a kernel on every device, and check its results."""
    for device in devices.devices():
        if not device.available:
            state: Literal["note", "fault"] = "fault" if device.name == NEEDED else "note"
            yield Diagnosis(device.name, state, f"not available: {device.why}", device.fix)
            continue
        x, y = np.arange(1000, dtype=np.float32), np.zeros(1000, np.float32)
        expected = x * 2 + np.concatenate(([0], x[:-1])).astype(np.float32)
        place = devices.named(device.name)
        try:
            DeviceRuntime(place, cache).run(ready, {"x": x, "y": y}, (1000,))
        except Exception as fault:  # noqa: BLE001  # whatever a broken installation raises is the finding
            what = f"a kernel failed: {type(fault).__name__}: {fault}"
            fix = "look at the other findings, and report it if they are fine"
            yield Diagnosis(device.name, "fault", what, fix)
            continue
        if y.tobytes() != expected.tobytes():
            fix = "report it; do not use this device"
            yield Diagnosis(device.name, "fault", "a kernel gave wrong results", fix)
        else:
            yield Diagnosis(device.name, "ok", f"works: {device.description}")
            for line in getattr(place.target, "details", lambda index: ())(place.index):
                yield Diagnosis(device.name, "ok", line)
    for name in devices.shadowed():
        what = f"a package provides a device {name!r}, which is the name of a device of Vyre"
        yield Diagnosis(name, "note", what, "ask its authors for another name")


def _code(devices: Registry, ready: Ready, cache: Cache) -> Iterator[Diagnosis]:
    """Report how the code that ran was loaded and is called."""
    if 1 in ready.loaded_ranks(NEEDED):
        native = DeviceRuntime(devices.named(NEEDED), cache).loaded_for(ready, (1000,), 1000)
        own = isinstance(native.code.memory, mmap.mmap)
        yield Diagnosis("loader", "ok", "Vyre's own" if own else "LLVM's, so that warm starts load LLVM too")
    if not is_as_declared():
        what = "not in use: the memory layout of objects of this Python or NumPy is unknown"
        yield Diagnosis("fast calls", "note", what, "use CPython 3.11 to 3.14 with the GIL, and NumPy 2")
    else:
        yield Diagnosis("fast calls", "ok", "in use")


def _cache(cache: Cache, faults: list[CacheFailed | CacheRefused]) -> Diagnosis:
    if cache.directory is None:
        fix = "set VYRE_CACHE_DIR to a folder, and VYRE_CACHE_BYTES above 0"
        return Diagnosis("cache", "note", "in memory only", fix)
    entries = cache.ls()
    kept = f"{cache.directory}, {len(entries)} entries, {sum(entry.bytes for entry in entries)} bytes"
    if faults:
        reason, _, fix = faults[0].reason.partition(" Fix: ")
        fix = fix.rstrip(".") or "make it a folder that you can write to, or set VYRE_CACHE_DIR to one"
        return Diagnosis("cache", "fault", f"{kept}: {reason.rstrip('.')}", fix)
    return Diagnosis("cache", "ok", kept)


def _environment(settings: Settings, devices: Registry) -> Iterator[Diagnosis]:
    if settings.device is not None:
        try:
            devices.named(settings.device)
        except CallError as fault:
            what, _, fix = str(fault).partition(" Fix: ")
            fix = f"unset VYRE_DEVICE, or {fix}".rstrip(".")
            yield Diagnosis("environment", "fault", f"VYRE_DEVICE: {what}", fix)
    for each in fields(settings):
        value = getattr(settings, each.name)
        if value != each.default and each.name not in ("cache_home", "is_ci"):
            yield Diagnosis("environment", "note", f"VYRE_{each.name.upper()} is {value}")
    if settings.is_ci:
        yield Diagnosis("environment", "note", "CI is set, so that no progress is shown")


def _extras() -> Iterator[Diagnosis]:
    missing = [name for name, module in EXTRAS.items() if not _is_importable(module)]
    if missing:
        install = " and ".join(f"vyre[{name}]" for name in missing)
        yield Diagnosis(
            "extras", "note", f"not installed: {', '.join(missing)} (optional: pip install {install})"
        )


def _is_importable(module: str) -> bool:
    try:
        return util.find_spec(module) is not None
    except ImportError:  # its parent is not there
        return False
