"""A batch on a WebGPU device: all launches in one submission, on arrays that are there or on copies."""

from __future__ import annotations

import time
from collections.abc import Mapping
from math import prod
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from vyre.ir.nodes import Name
from vyre.targets.batch import Arguments, Batch, Extents, Source
from vyre.targets.events import Copied
from vyre.targets.memory import MemorySpace, share_memory
from vyre.targets.one_by_one import OneByOne
from vyre.targets.target import Runtime
from vyre.targets.webgpu import arrays as device_arrays
from vyre.targets.webgpu.arrays import AdapterArray
from vyre.targets.webgpu.device import Adapter
from vyre.targets.webgpu.launch import Commands
from vyre.targets.webgpu.memory import WebGpuMemory


class DispatchLauncher(Protocol):
    """A maker of launches; `WebGpu` is one."""

    def encode(
        self, source: Source, arguments: Arguments, grid: Extents, runtime: Runtime, commands: Commands
    ) -> None: ...

    def launch(self, source: Source, arguments: Arguments, grid: Extents, runtime: Runtime) -> None: ...

    def gpu(self, index: int) -> Adapter: ...


class WebGpuExecutable:
    """A batch on a WebGPU device."""

    def __init__(self, target: DispatchLauncher, batch: Batch, runtime: Runtime) -> None:
        self.target, self.batch, self.runtime = target, batch, runtime
        self.is_plain = not batch.has_barriers and batch.budget_bytes is None
        self.written = batch.written

    def __call__(
        self, arrays: dict[Name, Any], scalars: Mapping[Name, Any], memory: MemorySpace
    ) -> Copied | None:
        if not isinstance(memory, WebGpuMemory):
            return self._staged(arrays, scalars)
        gpu = self.target.gpu(memory.index)
        with gpu.lock:
            commands = self._run(gpu, arrays, scalars, memory)
            if commands is not None:
                commands.submit()
        return None

    def _run(
        self, gpu: Adapter, arrays: dict[Name, Any], scalars: Mapping[Name, Any], memory: WebGpuMemory
    ) -> Commands | None:
        """Commands that run the batch, not submitted yet; None if it ran already, launch by launch."""
        if not self.is_plain or self.runtime.is_watched():

            def launch(source: Source, arguments: Arguments, grid: Extents) -> None:
                self.target.launch(source, arguments, grid, self.runtime)

            OneByOne(self.batch, launch)(arrays, scalars, memory)
            return None
        commands = Commands(gpu)
        for launch_ in self.batch.launches:
            arguments: dict[Name, Any] = {}
            for name, param in zip(launch_.names, launch_.source.face.params, strict=True):
                if param.is_array and name not in arrays:
                    made = memory.made(self.batch.arrays[name].shape, param.dtype)
                    arrays[name] = made
                    if name not in launch_.filled:
                        commands.clear([made.buffer])
                arguments[param.name] = arrays[name] if param.is_array else scalars[name]
            self.target.encode(launch_.source, arguments, launch_.grid, self.runtime, commands)
            for name in launch_.dead:
                arrays.pop(name, None)
        return commands

    def _staged(self, arrays: dict[Name, Any], scalars: Mapping[Name, Any]) -> Copied:
        """Run on copies of arrays of the host; written ones are copied back in the same submission."""
        gpu, unread = self.target.gpu(self.runtime.index), self.batch.unread()
        began = time.perf_counter_ns()
        there, bytes_in = self._copies(gpu, arrays, unread)
        copies = dict(there)
        with gpu.lock:
            commands = self._run(gpu, there, scalars, WebGpuMemory(gpu.index))
            made: dict[Name, NDArray[Any]] = {}
            for name in self.batch.outputs:
                if name in there and name not in arrays:
                    made[name] = np.empty(there[name].shape, there[name].dtype.storage)
            back = [(copies[name], arrays[name]) for name in arrays if name in self.written]
            back += [(there[name], made[name]) for name in made]
            pairs = [(array.buffer, array.offset, host) for array, host in back if host.nbytes]
            gpu.read(pairs, None if commands is None else commands.finished())
        arrays.update(made)
        spent = (time.perf_counter_ns() - began) / 1e6
        bytes_out = sum(host.nbytes for _, _, host in pairs)
        copied = Copied(self.batch.name, self.runtime.device, bytes_in, bytes_out, spent)
        if self.runtime.is_watched():
            self.runtime.tell(copied)
        return copied

    def _copies(
        self, gpu: Adapter, arrays: Mapping[Name, NDArray[Any]], unread: Any
    ) -> tuple[dict[Name, Any], int]:
        """Copies of the arrays, and how many bytes were copied; arrays that share memory, of which one is
        written, share it there too.
        """
        there: dict[Name, Any] = {}
        total = 0
        types = {name: self.batch.arrays[name].dtype for name in arrays}
        for names in _together(arrays, self.written):
            start = min(int(arrays[name].ctypes.data) for name in names)
            end = max(int(arrays[name].ctypes.data) + arrays[name].nbytes for name in names)
            buffer = gpu.take(end - start)
            owner = AdapterArray(gpu, buffer, (end - start,), types[names[0]])
            for name in names:
                offset = int(arrays[name].ctypes.data) - start
                there[name] = AdapterArray(
                    gpu, buffer, arrays[name].shape, types[name], offset=offset, owner=owner
                )
            if len(names) == 1:
                if names[0] not in unread:
                    gpu.upload(buffer, arrays[names[0]])
                    total += arrays[names[0]].nbytes
                continue
            whole = np.zeros(end - start, np.uint8)
            for name in names:
                offset, size = there[name].offset, arrays[name].nbytes
                whole[offset : offset + size] = arrays[name].reshape(-1).view(np.uint8)
            gpu.upload(buffer, whole)
            total += whole.nbytes
        return there, total


def _together(arrays: Mapping[Name, NDArray[Any]], written: frozenset[Name]) -> list[list[Name]]:
    """The names of arrays, those that share memory with a written one in one list."""
    groups: list[list[Name]] = []
    for name, array in arrays.items():
        near = [
            group
            for group in groups
            if any(
                (name in written or other in written)
                and prod(array.shape)
                and share_memory(array, arrays[other])
                for other in group
            )
        ]
        groups = [group for group in groups if group not in near]
        groups.append([one for group in near for one in group] + [name])
    return groups


__all__ = ["WebGpuExecutable", "device_arrays"]
