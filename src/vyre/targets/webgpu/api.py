"""wgpu, loaded on first use, and the adapters of this machine: real GPUs first, software last."""

from __future__ import annotations

import logging
import os
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from typing import Any

from vyre.targets.locks import ForkLock
from vyre.targets.webgpu.faults import first_line
from vyre.targets.webgpu.quick_types import look_up_types

_KINDS = {"DiscreteGPU": 0, "IntegratedGPU": 1, "Unknown": 2, "CPU": 4}
_INSTEAD = "use device='cpu', which gives the same bytes"
OPENING = ForkLock()  # for opening adapters: a second one of the same knows nothing of the first
_LEFT: list[object] = []  # adapters of parent processes
NO_WGPU = "wgpu is not installed", f"install vyre[webgpu], or {_INSTEAD}"


def is_installed() -> bool:
    """True if wgpu can be loaded."""
    return find_spec("wgpu") is not None


@dataclass(frozen=True, slots=True)
class NoAdapter:
    """Why there is no adapter, and the fix."""

    why: str
    fix: str


@cache
def wgpu() -> Any:
    """The module wgpu; None if it is not installed."""
    os.environ.setdefault("XDG_RUNTIME_DIR", "/tmp")  # else its EGL prints errors
    try:
        import wgpu
        from wgpu.backends import wgpu_native
    except ImportError:
        return None
    look_up_types(getattr(wgpu_native, "ffi", None))
    logging.getLogger("wgpu").addFilter(_is_news)
    return wgpu


def _is_news(record: logging.LogRecord) -> bool:
    """False for messages about lost devices, for which Vyre raises errors."""
    return "lost" not in record.getMessage().lower()


def adapters() -> tuple[Any, ...] | NoAdapter:
    """The adapters, best first; the same ones for all threads."""
    with OPENING:
        return _enumerated()


@cache
def _enumerated() -> tuple[Any, ...] | NoAdapter:
    module = wgpu()
    if module is None:
        return NoAdapter(*NO_WGPU)
    if hasattr(os, "register_at_fork"):
        os.register_at_fork(after_in_child=_forget)
    try:
        adapters = module.gpu.enumerate_adapters_sync()
    except Exception as error:  # noqa: BLE001  # wgpu raises what its library raises
        return NoAdapter(f"wgpu finds no adapter ({first_line(str(error))})", _INSTEAD)
    usable = [
        adapter
        for adapter in adapters
        if adapter.info["backend_type"] in ("Vulkan", "Metal", "D3D12", "OpenGL")
    ]
    if not usable:
        why = "wgpu finds no adapter"
        return NoAdapter(why, f"install a Vulkan driver, such as Mesa's, or {_INSTEAD}")
    better = [
        adapter for adapter in usable if adapter.info["backend_type"] != "OpenGL"
    ]  # OpenGL has the same ones again
    return tuple(sorted(better or usable, key=_rank))


def is_child() -> bool:
    """True if a process from which this one was forked has listed adapters."""
    return bool(_LEFT)


def _forget() -> None:
    """Let a child process find adapters of its own: the driver threads of its parent do not exist in it."""
    _LEFT.append(_enumerated())  # kept: to release them is to wait for those threads
    _enumerated.cache_clear()
    with suppress(ImportError):
        from wgpu.backends.wgpu_native import _helpers

        _helpers._the_instance = None


def _rank(adapter: Any) -> int:
    return _KINDS.get(adapter.info["adapter_type"], 3)


def version() -> str:
    """The versions of wgpu and of its native library."""
    module = wgpu()
    native = getattr(module.backends, "wgpu_native", None)
    numbers = getattr(native, "version_info", ())
    return f"{module.__version__} {'.'.join(map(str, numbers))}"
