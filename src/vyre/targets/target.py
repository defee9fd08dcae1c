"""The protocol between Vyre and a device.

A package adds a target with an entry point of the group `vyre.backends`: the entry point's name is the
device's, its object is a Target, or a class or function that returns one when called without arguments.

    [project.entry-points."vyre.backends"]
    mine = "my_package:MyTarget"

A target whose programs run on arrays of the host can derive from `HostTarget`: then `probe`, `compile`
and `load` are all that it must have. Launches made one by one, `OneByOne`, are the executable of every target
that has no faster one.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import prod
from typing import Any, Protocol, runtime_checkable

import numpy as np
from numpy.typing import NDArray

from vyre.gridsync.schedule import kept_zeros, require_memory, require_numbers, run_split
from vyre.ir import dtypes, limits
from vyre.ir.dtypes import DType, i32
from vyre.ir.keys import Field
from vyre.ir.nodes import Extents, Name, Program
from vyre.ir.once import once
from vyre.ops import ATOMICS, COLLECTIVES, TABLE
from vyre.targets.batch import Arguments, Batch, Copied, Launch, Launched, RowBands, Source, with_extent
from vyre.targets.memory import HOST, MemorySpace, viewed
from vyre.targets.specialization import Configuration, Specialization


@dataclass(frozen=True, slots=True)
class Availability:
    """The number of devices that a target has on this machine; if 0, the reason and a fix."""

    count: int
    why: str = ""
    fix: str = ""


class DeviceCalls(Protocol):
    """The module `fast` of a target with arrays of its own, which repeats calls on them."""

    def calls_of(self, table: Any, slow: Callable[..., Any], function: Any, over: object) -> Any:
        """The calls of a kernel that can be repeated: `learn` adds one, `call` makes one."""

    def views_of(self, values: Mapping[str, Any]) -> Mapping[str, Any]:
        """The device's own views of arrays of other libraries."""


@dataclass(frozen=True)
class Capabilities:
    """The capabilities of a device; by default everything that the language has.

    `ops` are the operations left once those that have expansions are expanded, by their names in docs/ops.md
    ("add", "sqrt", "atomic_add", "subgroup_min"); None means all. `workgroup` and `axes` are the most
    invocations of a workgroup, in all and along each axis; `groups` the most workgroups along an axis;
    `memory_bytes` the most bytes of all arrays of a launch.

    `in_order` if workgroups start in order, and go on while others wait for them, as `group_prefix` needs.
    `waits` if a launch can wait at grid barriers; else programs are split there. `is_compiled` if code is
    worth keeping in the cache. `is_general` if code depends on nothing but the rank of the domain and the
    tuner's choice, so that a later process can run it without the kernel's source. `has_bands` if it runs
    launches of a batch band by band, `has_walks` if stencils of a pipeline are fastest as walks of subgroups
    along the rows. `has_lanes` if the invocations of a workgroup run side by side, as on
    GPUs; else a workgroup is a loop, and `vyre.lib` has other shapes of its algorithms for it, whose tiles
    are for vector registers of `vector_bytes`. `has_strides` if launches take strided arrays; else they take
    all memory of such an array, and its strides as scalars. `has_tiles` if it copies and multiplies tiles of
    matrices as a whole, where it recognises a kernel that does so.
    """

    dtypes: frozenset[DType] = frozenset(dtypes.ALL)
    ops: frozenset[str] | None = None
    grid_sync: bool = True
    in_order: bool = field(default=True, kw_only=True)
    workgroup: int = limits.WORKGROUP
    axes: tuple[int, int, int] = (limits.WORKGROUP,) * 3
    groups: int = limits.AXIS
    shared_bytes: int = limits.SHARED_BYTES
    local_bytes: int = limits.LOCAL_BYTES
    memory_bytes: int | None = None
    waits: bool = field(default=False, kw_only=True)
    is_compiled: bool = field(default=False, kw_only=True)
    is_general: bool = field(default=False, kw_only=True)
    has_bands: bool = field(default=False, kw_only=True)
    has_walks: bool = field(default=False, kw_only=True)
    has_lanes: bool = field(default=False, kw_only=True)
    has_strides: bool = field(default=False, kw_only=True)
    has_tiles: bool = field(default=False, kw_only=True)
    vector_bytes: int = field(default=32, kw_only=True)
    architecture: str = field(default="", kw_only=True)  # that code is made for, as people call it

    def without(self, words: frozenset[str]) -> Capabilities:
        """The same without some operations."""
        effects = {row.syntax for row in ATOMICS.values()} | {row.syntax for row in COLLECTIVES.values()}
        able = {*TABLE, *effects} if self.ops is None else self.ops
        return replace(self, ops=frozenset(able) - words)

    @once
    def is_complete(self) -> bool:
        """True if it accepts every program and every launch."""
        return (
            replace(
                self, waits=False, is_compiled=False, is_general=False, has_bands=False, has_walks=False,
                has_lanes=False, has_strides=False, has_tiles=False, vector_bytes=EVERYTHING.vector_bytes,
                architecture="",
            )
            == EVERYTHING
        )  # fmt: skip

    @property
    def is_limited(self) -> bool:
        """True if some launches of programs that it accepts are too large for it."""
        return self.memory_bytes is not None or self.groups < limits.AXIS


EVERYTHING = Capabilities()


@dataclass(frozen=True, slots=True)
class CopyCost:
    """The cost of copies between the host and a device, as measured: of a call on small arrays, and bytes in
    a second, there and back.
    """

    call_s: float
    in_per_s: float
    out_per_s: float


class Rejected(Exception):
    """Code that a target cannot load, such as that of another format: it is compiled again."""


class LoadedProgram(Protocol):
    """Code of a program that is ready to run."""

    @property
    def bytes(self) -> int:
        """The memory that it takes."""


class Runtime(Protocol):
    """The services of Vyre for a target on one of its devices."""

    @property
    def device(self) -> str:
        """The device's name."""

    @property
    def index(self) -> int: ...

    def chosen(self, source: Source, units: int) -> Configuration:
        """The tuner's choice for a launch of `units` invocations or workgroups."""

    def loaded(self, source: Source, special: Specialization) -> Any:
        """Loaded code of a program: known, from the cache, or compiled now."""

    def is_watched(self) -> bool:
        """True if every launch is to be reported."""

    def notify(self, event: Launched | Copied) -> None:
        """Report a launch, or copies."""


class Executable(Protocol):
    """A batch that is ready to run, for arrays of the shapes that it was prepared for."""

    def __call__(
        self, arrays: dict[Name, Any], scalars: Mapping[Name, Any], memory: MemorySpace
    ) -> Copied | None:
        """Run on arrays and scalars by name; the arrays that the batch makes for its caller are added.

        Returns what was copied to the device and back for arrays of another memory space.
        """


@runtime_checkable
class Target(Protocol):
    """A kind of device, with one or several devices that are numbered from 0.

    It may also have `details(index)`, lines that `vyre doctor` shows about a device.
    """

    def probe(self) -> Availability:
        """The available devices; called once, before any other method."""

    def describe(self, index: int) -> str:
        """A short description of a device, such as its name and memory."""

    def capabilities(self, index: int) -> Capabilities:
        """The programs that a device accepts."""

    def memory(self, index: int) -> MemorySpace:
        """The memory in which arrays for a device are made."""

    def code_key(self, index: int) -> Field:
        """All that compiled code depends on outside of Vyre, such as the version of a compiler."""

    def relevant(self, source: Source, special: Specialization) -> Specialization:
        """The part of a specialization that the code of a program depends on."""

    def compile(self, source: Source, special: Specialization, index: int) -> bytes:
        """Code that `load` takes, now or in another process; Unfit if the configuration does not fit."""

    def load(self, code: bytes, source: Source, special: Specialization, index: int) -> LoadedProgram:
        """The code ready to run; Rejected if it is in another format."""

    def prepare(self, batch: Batch, runtime: Runtime) -> Executable:
        """A callable that runs the batch."""


class Tunable(Protocol):
    """The additional methods of a target whose configurations can be tuned.

    It may also have `finish(index)`, which waits until the device has finished all submitted work, and
    `repeated(source, arguments, runs, grid, runtime)`, which returns a function that makes `runs` launches at
    once, so that timings exclude the host; None where that is not possible.
    """

    def fingerprint(self, index: int) -> str:
        """Everything that times on a device depend on: devices with equal fingerprints take the same time."""

    def choices(
        self, source: Source, *, grid: Extents, index: int, is_alone: bool = True
    ) -> Sequence[Configuration]:
        """The configurations to try, alone or in a batch of several launches; some may not fit."""

    def misfit(self, source: Source, configuration: Configuration, grid: Extents) -> str:
        """Why a configuration does not fit a program; empty if it does."""


Keep = Callable[[Field, Callable[[], bytes], Mapping[str, str]], bytes]  # key, how to make it, a description


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

    def launch_segment(program: Program, arguments: Arguments, *, grid: Extents) -> None:
        launch(segments[id(program)], arguments, grid)

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
