"""A batch on a WebGPU device: all launches in one submission, on arrays that are there or on copies."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from vyre.ir.dtypes import DType
from vyre.ir.nodes import Extents, Name, Param
from vyre.targets.batch import Arguments, Batch, Copied, Launch, Source
from vyre.targets.memory import MemorySpace, share_memory
from vyre.targets.target import OneByOne, Runtime
from vyre.targets.webgpu.arrays import AdapterArray
from vyre.targets.webgpu.commands import BoundDispatch, Commands
from vyre.targets.webgpu.device import Adapter
from vyre.targets.webgpu.launch import Dispatch
from vyre.targets.webgpu.memory import WebGpuMemory

_KEPT = 4  # sets of buffers for which the bind groups of a batch are kept


class DispatchLauncher(Protocol):
    """A maker of launches; `WebGpu` is one."""

    def encode(
        self, source: Source, arguments: Arguments, grid: Extents, runtime: Runtime, commands: Commands
    ) -> None: ...

    def step(
        self, source: Source, shapes: tuple[Extents, ...], grid: Extents, runtime: Runtime, *,
        is_apart: bool = True, use: int = 0,
    ) -> Dispatch: ...  # fmt: skip

    def launch(self, source: Source, arguments: Arguments, grid: Extents, runtime: Runtime) -> None: ...

    def gpu(self, index: int) -> Adapter: ...


@dataclass(frozen=True, slots=True)
class PlacedLaunch:
    """A launch whose arrays are places in the buffers of a call, of which it clears some before."""

    clears: tuple[int, ...]
    places: tuple[int, ...]
    scalars: tuple[tuple[Name, Name], ...]  # the kernel's names, and the batch's
    step: Dispatch | None  # if there is anything to run


@dataclass(frozen=True, slots=True)
class BoundLaunches:
    """Launches on certain buffers: what is cleared before some of them, and their dispatches in order."""

    runs: list[tuple[list[Any], list[BoundDispatch]]]
    kept: tuple[object, ...]  # what the dispatches refer to; the identities of buffers are the key

    @staticmethod
    def of(launches: Sequence[PlacedLaunch], buffers: Sequence[Any]) -> BoundLaunches:
        runs: list[tuple[list[Any], list[BoundDispatch]]] = [([], [])]
        groups = []
        for launch in launches:
            if launch.clears:
                runs.append(([buffers[place] for place in launch.clears], []))
            if launch.step is not None:
                step, group = launch.step, launch.step.bound([buffers[place] for place in launch.places])
                groups.append(group)
                runs[-1][1].append((step.pipeline, group._internal, step.across, step.down))
        return BoundLaunches(runs, (*buffers, *groups))


@dataclass(frozen=True, slots=True)
class CommandMemory(WebGpuMemory):
    """The memory of a device, whose new arrays are cleared in the order of commands: a buffer may still be in
    use by earlier ones.
    """

    commands: Commands

    def made(self, shape: tuple[int, ...], dtype: DType, *, is_cleared: bool = False) -> AdapterArray:
        array = WebGpuMemory.made(self, shape, dtype)
        if is_cleared:
            self.commands.clear(array.buffer)
        return array


class WebGpuExecutable:
    """A batch on a WebGPU device."""

    def __init__(self, target: DispatchLauncher, batch: Batch, runtime: Runtime) -> None:
        self.target, self.batch, self.runtime = target, batch, runtime
        self.is_plain = not batch.has_barriers and batch.budget_bytes is None
        self.written = batch.written
        self.places, self.lent = _places(batch)
        self._placed: list[PlacedLaunch] | None = None
        self._open: list[PlacedLaunch] = []  # those whose words may have to be written
        self._bound: dict[tuple[int, ...], BoundLaunches] = {}

    def __call__(
        self, arrays: dict[Name, Any], scalars: Mapping[Name, Any], memory: MemorySpace
    ) -> Copied | None:
        if not isinstance(memory, WebGpuMemory):
            return self._staged(arrays, scalars)
        gpu = self.target.gpu(memory.index)
        with gpu.lock, Commands(gpu) as commands:
            self._run(arrays, scalars, memory, commands)
            commands.submit()
        return None

    def _run(
        self, arrays: dict[Name, Any], scalars: Mapping[Name, Any], memory: WebGpuMemory, commands: Commands
    ) -> None:
        """Add the batch to commands, or run it launch by launch if it has grid barriers or is watched."""
        if not self.is_plain or self.runtime.is_watched():

            def launch(source: Source, arguments: Arguments, grid: Extents) -> None:
                self.target.launch(source, arguments, grid, self.runtime)

            OneByOne(self.batch, launch)(arrays, scalars, memory)
            return
        if self._placed is None:
            self._placed = self._open = self._prepared(self.target.gpu(memory.index))
        passed = list(arrays.values())
        is_apart = len({id(array.buffer) for array in passed}) == len(passed)
        if self._placed and is_apart and not any(array.offset for array in passed):
            for name in self.batch.outputs:
                if name not in arrays and name in self.places:
                    arrays[name] = memory.made(self.batch.arrays[name].shape, self.batch.arrays[name].dtype)
            self._replay(self._placed, arrays, scalars, commands)
            return

        def encode(source: Source, arguments: Arguments, grid: Extents) -> None:
            self.target.encode(source, arguments, grid, self.runtime, commands)

        OneByOne(self.batch, encode)(arrays, scalars, CommandMemory(memory.index, commands))

    def _prepared(self, gpu: Adapter) -> list[PlacedLaunch]:
        """The launches for arrays that share no memory; none if some launch cannot bind its arrays one by
        one.
        """
        most = gpu.limits["max-storage-buffers-per-shader-stage"]
        seen = {name for name, held in self.batch.arrays.items() if not held.is_made}
        launches: list[PlacedLaunch] = []
        uses: Counter[Dispatch] = Counter()
        for launch in self.batch.launches:
            names = [name for name, param in _pairs(launch) if param.is_array]
            if len(set(names)) < len(names) or len(names) > most or launch.shapes:
                return []
            clears = tuple(self.places[n] for n in names if n not in seen and n not in launch.filled)
            seen.update(names)
            step = None
            if launch.units:
                shapes = tuple(self.batch.arrays[name].shape for name in names)
                step = self.target.step(launch.source, shapes, launch.grid, self.runtime)
                if step.is_open:
                    uses[step] += 1
                    step = self.target.step(
                        launch.source, shapes, launch.grid, self.runtime, use=uses[step] - 1
                    )
            scalars = tuple((param.name, name) for name, param in _pairs(launch) if not param.is_array)
            places = tuple(self.places[name] for name in names)
            launches.append(PlacedLaunch(clears, places, scalars, step))
        return launches

    def _replay(
        self, launches: list[PlacedLaunch], arrays: Mapping[Name, Any], scalars: Mapping[Name, Any],
        commands: Commands,
    ) -> None:  # fmt: skip
        held: dict[int, Any] = {place: commands.lent(size) for place, size in self.lent.items()}
        for name, array in arrays.items():
            if name in self.places:
                held[self.places[name]] = array.buffer
        buffers = [held[place] for place in range(len(held))]
        key = tuple([id(buffer) for buffer in buffers])
        known = self._bound.get(key)
        if known is None:
            if len(self._bound) >= _KEPT:
                self._bound.pop(next(iter(self._bound)))
            known = self._bound[key] = BoundLaunches.of(launches, buffers)
        for clears, dispatches in known.runs:
            for buffer in clears:
                commands.clear(buffer)
            commands.dispatch_all(dispatches)
        for launch in self._open:
            if launch.step is not None and launch.step.is_due:
                launch.step.update({inner: scalars[name] for inner, name in launch.scalars})
        self._open = [launch for launch in self._open if launch.step is not None and launch.step.is_open]

    def _staged(self, arrays: dict[Name, Any], scalars: Mapping[Name, Any]) -> Copied:
        """Run on copies of arrays of the host; written ones are copied back in the same submission."""
        gpu, unread = self.target.gpu(self.runtime.index), self.batch.unread()
        began = time.perf_counter_ns()
        there, bytes_in = self._copies(gpu, arrays, unread)
        copies = dict(there)
        with gpu.lock, Commands(gpu) as commands:
            self._run(there, scalars, WebGpuMemory(gpu.index), commands)
            made: dict[Name, NDArray[Any]] = {}
            for name in self.batch.outputs:
                if name in there and name not in arrays:
                    made[name] = np.empty(there[name].shape, there[name].dtype.storage)
            back = [(copies[name], arrays[name]) for name in arrays if name in self.written]
            back += [(there[name], made[name]) for name in made]
            pairs = [(array.buffer, array.offset, host) for array, host in back if host.nbytes]
            commands.read(pairs)
        arrays.update(made)
        spent = (time.perf_counter_ns() - began) / 1e6
        bytes_out = sum(host.nbytes for _, _, host in pairs)
        copied = Copied(self.batch.name, self.runtime.device, bytes_in, bytes_out, spent)
        if self.runtime.is_watched():
            self.runtime.notify(copied)
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
            if len(names) == 1:
                (name,), alone = names, arrays[names[0]]
                there[name] = AdapterArray(gpu, gpu.take(alone.nbytes), alone.shape, types[name])
                if name not in unread:
                    gpu.upload(there[name].buffer, alone)
                    total += alone.nbytes
                continue
            start = min(int(arrays[name].ctypes.data) for name in names)
            end = max(int(arrays[name].ctypes.data) + arrays[name].nbytes for name in names)
            buffer = gpu.take(end - start)
            owner = AdapterArray(gpu, buffer, (end - start,), types[names[0]])
            for name in names:
                offset = int(arrays[name].ctypes.data) - start
                there[name] = AdapterArray(
                    gpu, buffer, arrays[name].shape, types[name], offset=offset, owner=owner
                )
            whole = np.zeros(end - start, np.uint8)
            for name in names:
                offset, size = there[name].offset, arrays[name].nbytes
                whole[offset : offset + size] = arrays[name].reshape(-1).view(np.uint8)
            gpu.upload(buffer, whole)
            total += whole.nbytes
        return there, total


def _pairs(launch: Launch) -> Iterator[tuple[Name, Param]]:
    """The names of what a launch takes, each with its parameter."""
    return zip(launch.names, launch.source.face.params, strict=True)


def _places(batch: Batch) -> tuple[dict[Name, int], dict[int, int]]:
    """Numbers for the buffers of all arrays, and the bytes of those that are lent for the batch alone: one
    that is dead has its number taken over by a later one of its size.
    """
    places: dict[Name, int] = {}
    lent: dict[int, int] = {}
    free: dict[int, list[int]] = {}
    for launch in batch.launches:
        for name, param in _pairs(launch):
            if not param.is_array or name in places:
                continue
            held = batch.arrays[name]
            is_lent = held.is_made and name not in batch.outputs
            dead = free.get(held.nbytes) if is_lent else None
            places[name] = dead.pop() if dead else len(set(places.values()))
            if is_lent:
                lent[places[name]] = held.nbytes
        for name in launch.dead:
            if name in places and places[name] in lent:
                free.setdefault(lent[places[name]], []).append(places[name])
    return places, lent


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
        groups.append([alias for group in near for alias in group] + [name])
    return groups
