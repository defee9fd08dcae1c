"""An adapter in use: buffers from a pool, pipelines, and work that is submitted and waited for."""

from __future__ import annotations

import os
import threading
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from vyre.emit.wgsl.profile import Feature
from vyre.ir.limits import SUBGROUP
from vyre.ir.problem import CallError, DeviceLost, OutOfMemory
from vyre.ir.spoken import byte_size
from vyre.targets.webgpu import api
from vyre.targets.webgpu.commands import Collecting, Commands, Native, Read
from vyre.targets.webgpu.faults import translating

LEAST_BYTES = 16
POOL_BYTES = 256 << 20  # of unused buffers that are kept
_LIMITS = (
    "max-storage-buffers-per-shader-stage",
    "max-storage-buffer-binding-size",
    "max-buffer-size",
    "max-compute-workgroup-storage-size",
    "max-compute-invocations-per-workgroup",
    "max-compute-workgroup-size-x",
)


_FEATURES: dict[Feature, tuple[str, ...]] = {
    "i64": ("shader-int64",),
    "f64": ("shader-f64", "shader-int64"),
    "atomics of 64 bits": ("shader-int64", "shader-int64-atomic-all-ops"),
    "subgroups of 32": ("subgroup",),
}


def padded(size: int) -> int:
    """The bytes of the buffer for an array of `size` bytes: whole words and a margin."""
    return max(LEAST_BYTES, -(-size // 4) * 4)


class Adapter:
    """One adapter, and everything that was made on it."""

    def __init__(self, index: int) -> None:
        self.index, self.name = index, f"webgpu:{index}"
        adapters = api.adapters()
        assert not isinstance(adapters, api.NoAdapter)
        self.adapter, self.wgpu = adapters[index], api.wgpu()
        self.limits: dict[str, int] = {name: int(self.adapter.limits[name]) for name in _LIMITS}
        self.lock = threading.RLock()
        self.is_forked = False
        self.features = frozenset(
            feature for feature, names in _FEATURES.items() if self._has(feature, names)
        )
        wanted = sorted({name for feature in self.features for name in _FEATURES[feature]})
        with translating(self.name, "opening it"):
            self.handle = self.adapter.request_device_sync(
                required_features=wanted, required_limits=self.limits
            )
            self.native = Native(self.handle)
        if api.is_child():
            self.native.end_at_once()  # its driver waits at exit for threads of the parent process
        if hasattr(os, "register_at_fork"):
            os.register_at_fork(after_in_child=self._on_fork)
        usage = self.wgpu.BufferUsage
        self.storage = usage.STORAGE | usage.COPY_SRC | usage.COPY_DST
        self.uniform = usage.UNIFORM | usage.COPY_DST
        self.mapped = usage.MAP_READ | usage.COPY_DST
        self._pool: dict[int, list[Any]] = {}
        self._pooled = 0
        self._live: dict[int, Any] = {}  # buffers in use: kept here, none is finalized before its array
        self._readers: dict[int, Any] = {}
        self._layouts: dict[tuple[str, ...], Any] = {}

    def _has(self, feature: Feature, names: tuple[str, ...]) -> bool:
        """True if the adapter claims a feature that kernels may use."""
        if not set(names) <= set(self.adapter.features):
            return False
        if feature != "subgroups of 32":
            return True
        sizes = [
            size for name, size in self.adapter.info.items() if name.endswith(("_min_size", "_max_size"))
        ]
        return sizes == [SUBGROUP, SUBGROUP]

    def _on_fork(self) -> None:
        """Abandon the device in a child process, where the thread that held the lock may not exist."""
        self.is_forked, self.lock = True, threading.RLock()
        self.native.leave()

    def require(self) -> None:
        """Raise DeviceLost if the device belongs to the process from which this one was forked."""
        if self.is_forked:
            raise DeviceLost(
                f"{self.name} was in use when this process was forked, and does not survive a fork. "
                "Fix: start processes by multiprocessing's 'spawn' or 'forkserver', or use it only there."
            )

    @property
    def info(self) -> dict[str, str]:
        return dict(self.adapter.info)

    # Buffers

    def take(self, size: int) -> Any:
        """A buffer of at least `size` bytes, with any contents."""
        self.require()
        wanted = padded(size)
        most = min(self.limits["max-storage-buffer-binding-size"], self.limits["max-buffer-size"])
        if wanted > most:
            what = f"an array of {byte_size(size)} is more than the {byte_size(most)} that {self.name} binds"
            raise CallError(f"{what}. Fix: work on parts of it, or use another device.")
        rounded = wanted if wanted <= 4096 else -(-wanted // 4096) * 4096
        rounded = min(rounded, most)
        with self.lock:
            kept = self._pool.get(rounded)
            if kept:
                self._pooled -= rounded
                buffer = kept.pop()
            else:
                buffer = self._created(rounded, f"allocating an array of {byte_size(size)}")
            self._live[id(buffer)] = buffer
            return buffer

    def _created(self, size: int, doing: str) -> Any:
        try:
            with translating(self.name, doing):
                return self.handle.create_buffer(size=size, usage=self.storage)
        except OutOfMemory:
            if not self._pooled:
                raise
        for buffer in [unused for kept in self._pool.values() for unused in kept]:
            buffer.destroy()
        self._pool, self._pooled = {}, 0
        return self._created(size, doing)

    def give(self, buffer: Any) -> None:
        """Return a buffer to the pool; submissions run in order, so it may be reused at once."""
        if self.is_forked:
            return
        with self.lock:
            size = int(buffer.size)
            self._live.pop(id(buffer), None)
            if self._pooled + size > POOL_BYTES:
                buffer.destroy()  # bind groups that are kept refer to it
                return
            self._pool.setdefault(size, []).append(buffer)
            self._pooled += size

    def upload(self, buffer: Any, values: NDArray[Any]) -> None:
        """Copy an array of the host to a buffer; later writes to the array have no effect."""
        self.require()
        data, whole = values.reshape(-1).view(np.uint8), values.nbytes // 4 * 4
        with self.lock, Collecting(self, "copying an array"):
            if whole:
                self.native.write(buffer, 0, data, whole)
            if whole < values.nbytes:  # writes are of whole words
                self.native.write(buffer, whole, data[whole:].tobytes().ljust(4, b"\0"), 4)

    def zeroed(self, buffers: Sequence[Any]) -> None:
        """Set buffers to zero."""
        self.require()
        if not buffers:
            return
        with self.lock, Commands(self, "clearing arrays") as commands:
            for buffer in buffers:
                commands.clear(buffer)
            commands.submit()

    def read(self, pairs: Sequence[Read]) -> None:
        """Copy from buffers to arrays of the host, once all work on them is done."""
        self.require()
        with self.lock, Commands(self, "copying arrays back") as commands:
            commands.read(pairs)

    def reader(self, size: int) -> Any:
        """A buffer that can be mapped, kept by its size class; the lock is held."""
        rounded = 1 << max(12, (size - 1).bit_length())
        reader = self._readers.get(rounded)
        if reader is None:
            with translating(self.name, f"allocating {byte_size(rounded)} to copy arrays back"):
                reader = self.handle.create_buffer(size=rounded, usage=self.mapped)
            if rounded <= POOL_BYTES // 4:
                self._readers[rounded] = reader
        return reader

    # Code

    def pipeline(self, text: str, kinds: tuple[str, ...]) -> tuple[Any, Any]:
        """The pipeline of a text, and the layout of its bindings: "uniform", "read" or "write" each."""
        with self.lock, translating(self.name, "compiling a kernel"):
            layout = self._layouts.get(kinds)
            if layout is None:
                layout = self._layouts[kinds] = self.handle.create_bind_group_layout(
                    entries=[
                        {
                            "binding": at,
                            "visibility": self.wgpu.ShaderStage.COMPUTE,
                            "buffer": {"type": _BINDINGS[kind]},
                        }
                        for at, kind in enumerate(kinds)
                    ]
                )
            module = self.handle.create_shader_module(code=text)
            whole = self.handle.create_pipeline_layout(bind_group_layouts=[layout])
            stage = {"module": module, "entry_point": "main"}
            return self.handle.create_compute_pipeline(layout=whole, compute=stage), layout

    def bound(self, layout: Any, buffers: Sequence[Any]) -> Any:
        """A bind group of whole buffers."""
        with translating(self.name, "binding arrays"):
            entries = [{"binding": at, "resource": {"buffer": buffer}} for at, buffer in enumerate(buffers)]
            return self.handle.create_bind_group(layout=layout, entries=entries)


_BINDINGS = {"uniform": "uniform", "read": "read-only-storage", "write": "storage"}


_DEVICES: dict[int, Adapter] = {}


def device(index: int) -> Adapter:
    """The device with this index; opened once, on first use, also with several threads."""
    adapter = _DEVICES.get(index)
    if adapter is None:
        with api.OPENING:
            adapter = _DEVICES.get(index) or _DEVICES.setdefault(index, Adapter(index))
    return adapter
