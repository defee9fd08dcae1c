"""Targets on arrays of the host: their common part, and launches of a batch made one by one, which is the
executable of every target that has no faster one.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from vyre.gridsync.schedule import kept_zeros, require_memory, require_numbers, run_split
from vyre.ir.dtypes import DType, i32
from vyre.ir.keys import Field
from vyre.ir.nodes import Extents, Name, Program
from vyre.targets.batch import Arguments, Batch, Copied, Launch, Launched, RowBands, Source, with_extent
from vyre.targets.memory import HOST, MemorySpace, viewed
from vyre.targets.specialization import Specialization
from vyre.targets.target import EVERYTHING, Capabilities, Executable, Runtime

LaunchOne = Callable[[Source, Arguments, Extents], None]


@dataclass(frozen=True, slots=True)
class OneByOne:
    """A batch, and how one launch is made."""

    batch: Batch
    launch: LaunchOne

    def __call__(
        self, arrays: dict[Name, Any], scalars: Mapping[Name, Any], memory: MemorySpace
    ) -> Copied | None:
        """Launch on arrays by name; those that the batch makes are added.

        Runs in bands only where a memory budget requires it: launched from here, bands do not stay in the
        cache.
        """
        is_banded = self.batch.budget_bytes is not None
        bands = {band.first: band for band in self.batch.bands} if is_banded else {}
        stop = 0
        for position, launch in enumerate(self.batch.launches):
            if position in bands:
                stop = bands[position].stop
                self._run_bands(arrays, scalars, memory, bands[position])
            elif position >= stop:
                self._launch(arrays, scalars, memory, launch, launch.grid)
            for name in launch.dead:
                arrays.pop(name, None)
        return None

    def _launch(
        self, arrays: dict[Name, Any], scalars: Mapping[Name, Any], memory: MemorySpace, launch: Launch,
        grid: Extents,
    ) -> None:  # fmt: skip
        arguments: dict[Name, Any] = {}
        for name, param in zip(launch.names, launch.source.face.params, strict=True):
            if param.is_array and name not in arrays:
                arrays[name] = memory.made(self.batch.arrays[name].shape, param.dtype, is_cleared=True)
            value = arrays[name] if param.is_array else scalars[name]
            shape = launch.shapes.get(name)
            arguments[param.name] = value if shape is None else viewed(value, param.dtype, shape)
        self.launch(launch.source, arguments, grid)

    def _run_bands(
        self, arrays: dict[Name, Any], scalars: Mapping[Name, Any], memory: MemorySpace, bands: RowBands
    ) -> None:
        for top in range(0, bands.height, bands.rows):
            for position, launch in enumerate(bands.launches):
                before, after = bands.margins[position]
                rows = bands.rows_at(position, top)
                is_inside = before <= top and top + bands.rows + after <= bands.height
                for name, window in bands.windows.items():
                    if window.writer == position and (name not in arrays or window.is_blank or not is_inside):
                        arrays[name] = memory.made(window.shape, window.dtype, is_cleared=True)
                grid = with_extent(launch.grid, bands.axis, len(rows))
                starts = (np.array(row, i32.storage) for row in (rows.start, top))
                known = {**scalars, **dict(zip(launch.names[-2:], starts, strict=True))}
                self._launch(arrays, known, memory, launch, grid)


def on_host(runtime: Runtime, *, waits: bool = False) -> LaunchOne:
    """A function that launches loaded code on arrays of the host; a program with grid barriers is split at
    them, unless its code waits there.
    """

    def launch(source: Source, arguments: Arguments, grid: Extents) -> None:
        if source.has_barriers and not waits:
            require_numbers(source.parts, grid)
            require_memory(source.parts, grid)
            run_segments(
                source, launch, arguments, grid,
                allocate=lambda shape, dtype: kept_zeros(shape, dtype.storage),
            )  # fmt: skip
            return
        how = runtime.chosen(source, prod(grid))
        loaded = runtime.loaded(source, Specialization(rank=len(grid), configuration=how))
        began = time.perf_counter_ns()
        loaded.launch(arguments, grid)
        if runtime.is_watched():
            notify_launched(runtime, source, grid, began)

    return launch


def run_segments(
    source: Source, launch: LaunchOne, arguments: Arguments, grid: Extents, *,
    allocate: Callable[[Extents, DType], Any], read: Callable[[Any], NDArray[Any]] = np.asarray,
) -> None:  # fmt: skip
    """Launch the segments between grid barriers in order; the hidden buffers between them stay in memory that
    `allocate` gives.
    """
    segments = {id(segment.program): segment for segment in source.segments}

    def launch_segment(program: Program, given: Arguments, *, grid: Extents) -> None:
        launch(segments[id(program)], given, grid)

    run_split(source.parts, launch_segment, arguments, grid=grid, allocate=allocate, read=read)


def notify_launched(runtime: Runtime, source: Source, grid: Extents, began: int) -> None:
    """Report a launch that began at this time."""
    invocations = prod(grid) * prod(source.face.workgroup or ())
    took = (time.perf_counter_ns() - began) / 1e6
    runtime.notify(Launched(source.face.name, runtime.device, invocations, took))


class HostTarget:
    """A target on arrays of the host, whose launches are made one after the other."""

    def describe(self, index: int) -> str:
        return type(self).__name__

    def capabilities(self, index: int) -> Capabilities:
        return EVERYTHING

    def memory(self, index: int) -> MemorySpace:
        return HOST

    def code_key(self, index: int) -> Field:
        return (type(self).__module__, type(self).__qualname__)

    def relevant(self, source: Source, special: Specialization) -> Specialization:
        return special

    def prepare(self, batch: Batch, runtime: Runtime) -> Executable:
        return OneByOne(batch, on_host(runtime, waits=self.capabilities(runtime.index).waits))
