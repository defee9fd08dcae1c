"""A batch: launches in order, with the arrays that they take and make, and the places of its inner arrays in
one workspace, where the memory of dead arrays is reused.

A kernel call is a batch of one launch. A pipeline's plan, recorded here or read from a file, becomes a batch
of several; some of them may run band by band. Grid barriers are inside of a launch: a target runs its source
as it is, or the segments that it is split into.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import prod
from operator import ge
from typing import Any, Protocol

from vyre.gridsync.schedule import ONE_SEGMENT, SplitProgram
from vyre.ir.dtypes import DType
from vyre.ir.limits import GROUP_RANK
from vyre.ir.nodes import Extents, Name, Program
from vyre.targets.host_arrays import LINE


@dataclass(frozen=True, slots=True)
class Launched:
    """A program ran from start to end on a device; one with grid barriers is launched once per segment."""

    kernel: str
    device: str
    invocations: int
    ms: float


@dataclass(frozen=True, slots=True)
class Copied:
    """NumPy arrays were copied to a device for a launch, and the written ones back."""

    kernel: str
    device: str
    bytes_in: int
    bytes_out: int
    ms: float


Arguments = Mapping[str, Any]


class Source(Protocol):
    """A checked Program in the forms that targets use; there is one object per program."""

    @property
    def face(self) -> Program:
        """Its name, parameters and workgroup; the body may be left out."""

    @property
    def program(self) -> Program:
        """The program as it was written."""

    @property
    def expanded(self) -> Program:
        """The program with all expandable ops expanded, not optimised."""

    @property
    def lowered(self) -> Program:
        """The program optimised and expanded: what compilers take."""

    @property
    def in_axes(self) -> Program | None:
        """The program with its strided arrays as arrays of several axes with a layout, if it has any."""

    @property
    def has_barriers(self) -> bool:
        """True if it contains a grid barrier."""

    @property
    def in_order(self) -> bool:
        """True if workgroups wait for those before them: they are started in order."""

    @property
    def is_once(self) -> bool:
        """True if every launch stores all elements of its outputs, each once, or the same again."""

    @property
    def is_inside(self) -> bool:
        """True if no index that is linear in ids leaves its array in any launch."""

    @property
    def parts(self) -> SplitProgram:
        """Its segments between grid barriers, and their schedule."""

    @property
    def segments(self) -> Sequence[Source]:
        """The segments as sources."""

    @property
    def cost_ns(self) -> float | None:
        """The estimated nanoseconds of an invocation or workgroup, if known already."""


@dataclass(frozen=True, slots=True)
class BatchArray:
    """An array of a batch; `is_made` if the batch allocates it: then it starts at zero."""

    shape: Extents
    dtype: DType
    is_made: bool = False

    @property
    def nbytes(self) -> int:
        return prod(self.shape) * self.dtype.itemsize


@dataclass(frozen=True, slots=True)
class Launch:
    """A program over a grid: `names` are those of the batch's arrays and scalars, one for each parameter.

    `dead` are arrays that no later launch uses, `filled` those it writes all elements of before any read.
    `shapes` are those in which it takes arrays that have another one in the batch.
    """

    source: Source
    grid: Extents
    names: tuple[Name, ...]
    dead: tuple[Name, ...] = ()
    filled: frozenset[Name] = frozenset()
    shapes: Mapping[Name, Extents] = field(default_factory=dict)

    @property
    def units(self) -> int:
        """The number of invocations, or of workgroups."""
        return prod(self.grid)


@dataclass(frozen=True, slots=True)
class Window:
    """The rows of an array that a band passes on: their shape, where they lie in the band's memory, and the
    position of the launch that writes them. `is_blank` if it may leave elements unwritten, which are zero.
    """

    shape: Extents
    dtype: DType
    row_bytes: int
    offset: int
    writer: int
    is_blank: bool


@dataclass(frozen=True, slots=True)
class Tiles:
    """Workgroups that begin `each` units apart, in rows of `row` units."""

    row: int
    each: int

    def groups(self, top: int, bottom: int) -> range:
        """The workgroups that begin in some rows."""
        return range(-(-top * self.row // self.each), -(-bottom * self.row // self.each))


@dataclass(frozen=True, slots=True)
class RowBands:
    """Launches, from the batch's `first` on, that run `rows` rows of `height` along an axis at a time.

    Their programs take two more scalars: the first row of the launch, and of the band. Each also runs for its
    margin, some rows before and after the band; the last ones run in workgroups, one for each of `tiles`, and
    their two scalars are the first workgroup and the first row of the band. `window_bytes` are taken by the
    windows of a band, `bytes` also by its part of the outputs in `streamed`, which no other launch touches.
    Of arrays in `fetched`, with the bytes of a row and how many before and after a band, rows are read first.
    """

    first: int
    launches: tuple[Launch, ...]
    rows: int
    height: int
    axis: int
    margins: tuple[tuple[int, int], ...]
    windows: Mapping[Name, Window]
    window_bytes: int
    bytes: int
    streamed: frozenset[Name]
    tiles: tuple[Tiles, ...] = ()
    fetched: Mapping[Name, tuple[int, int, int]] = field(default_factory=dict)

    @property
    def stop(self) -> int:
        return self.first + len(self.launches)

    @property
    def count(self) -> int:
        """The number of bands."""
        return -(-self.height // self.rows)

    def tiles_at(self, position: int) -> Tiles | None:
        """The tiles of a launch that runs in workgroups."""
        at = position - len(self.launches) + len(self.tiles)
        return self.tiles[at] if at >= 0 else None

    def rows_at(self, position: int, top: int) -> range:
        """The rows, or workgroups, that a launch runs for in the band that begins at `top`."""
        before, after = self.margins[position]
        if (tiles := self.tiles_at(position)) is not None:
            return tiles.groups(top, min(top + self.rows, self.height))
        return range(max(top - before, 0), min(min(top + self.rows, self.height) + after, self.height))


@dataclass(frozen=True, slots=True)
class Batch:
    """Launches in order. Of the arrays that it makes, `outputs` are given to the caller, and the others have
    their places in one workspace.

    `unread` returns the given arrays whose contents have no effect, for targets that copy arrays.
    """

    name: str
    launches: tuple[Launch, ...]
    arrays: Mapping[Name, BatchArray]
    outputs: tuple[Name, ...] = ()
    bands: tuple[RowBands, ...] = ()
    budget_bytes: int | None = None
    peak_bytes: int = 0  # of made arrays at one time, if launches run one by one
    unread: Callable[[], Collection[Name]] = tuple
    is_call: bool = False  # of one kernel, which makes no arrays

    @property
    def written(self) -> frozenset[Name]:
        """The arrays that some launch writes to."""
        named = (
            pair
            for launch in self.launches
            for pair in zip(launch.names, launch.source.face.params, strict=True)
        )
        return frozenset(name for name, param in named if param.access in ("out", "inout"))

    @property
    def has_barriers(self) -> bool:
        return any(launch.source.has_barriers for launch in self.launches)

    @property
    def whole(self) -> list[tuple[int, Launch]]:
        """The launches that do not run in bands, by position."""
        inside = {at for band in self.bands for at in range(band.first, band.stop)}
        return [(at, launch) for at, launch in enumerate(self.launches) if at not in inside]


def with_hidden_arrays(batch: Batch) -> Batch:
    """The batch with each launch that has hidden buffers, and no grid barrier, as a launch that takes them:
    the batch makes them.
    """
    launches, arrays = list[Launch](), dict(batch.arrays)
    for position, launch in enumerate(batch.launches):
        source = launch.source
        if source.has_barriers and source.parts.schedule == ONE_SEGMENT:
            held = {
                f"{hidden.name} of {position}": BatchArray(
                    hidden.shape(source.face.workgroup, launch.grid), hidden.dtype, True
                )
                for hidden in source.parts.hidden
            }
            arrays |= held
            launch = replace(
                launch, source=source.segments[0], names=(*launch.names, *held), dead=(*launch.dead, *held)
            )
        launches.append(launch)
    is_changed = len(arrays) > len(batch.arrays)
    return replace(batch, launches=tuple(launches), arrays=arrays, is_call=False) if is_changed else batch


def covers(grid: Extents, workgroup: Extents | None, shape: Extents) -> bool:
    """True if a launch has an invocation for each element of an array of this shape."""
    if workgroup is None:
        return grid == shape
    reached = [count * width for count, width in zip(grid, workgroup, strict=True)]
    return len(reached) == len(shape) and all(map(ge, reached, shape))


def grid_words(grid: Extents) -> Extents:
    """The extents of a launch as its code takes them: at least three."""
    return (*grid, *(1,) * (GROUP_RANK - len(grid)))


def with_extent(shape: Extents, axis: int, extent: int) -> Extents:
    """A shape with another extent along an axis."""
    return (*shape[:axis], extent, *shape[axis + 1 :])


_NO_BANDS: Mapping[int, int] = {}  # in flight
_NO_HIDDEN: Mapping[int, Mapping[Name, int]] = {}


class Workspace:
    """First-fit allocations in one arena, which grows to `size`; each begins at a cache line."""

    def __init__(self) -> None:
        self.size = 0
        self._held: dict[Name, tuple[int, int]] = {}

    def allocated(self, name: Name, size: int) -> tuple[int, bool]:
        """The offset of a new allocation, and whether any of it was used before."""
        wanted = -(-size // LINE) * LINE
        start = 0
        for low, high in sorted(self._held.values()):
            if low - start >= wanted:
                break
            start = max(start, high)
        self._held[name] = (start, start + wanted)
        is_used = start < self.size
        self.size = max(self.size, start + wanted)
        return start, is_used

    def free(self, name: Name) -> None:
        self._held.pop(name, None)


@dataclass(frozen=True, slots=True)
class WorkspaceLayout:
    """Offsets of a batch's inner arrays in one workspace of `size` bytes.

    `unfilled` has, by the position of the launch that first uses them, the inner arrays that must be zero
    before it, and whether their memory was used before; `outputs` has that position of each output, and
    whether the launch fills it.
    """

    at: Mapping[Name, int]
    size: int
    sizes: Mapping[Name, int]
    unfilled: Mapping[int, tuple[tuple[Name, bool], ...]]
    outputs: Mapping[Name, tuple[int, bool]]


def layout(
    batch: Batch, hidden: Mapping[int, Mapping[Name, int]] = _NO_HIDDEN,
    workers: Mapping[int, int] = _NO_BANDS, *, in_bands: bool = True,
) -> WorkspaceLayout:  # fmt: skip
    """Assign workspace memory to every inner array of a batch; memory of dead arrays is reused.

    `hidden` has the bytes of buffers that only the launch at a position uses, which start at zero; `workers`
    has the number of bands in flight, by their first launch.
    """
    workspace, bands = Workspace(), batch.bands if in_bands else ()
    at: dict[Name, int] = {}
    sizes: dict[Name, int] = {}
    unfilled: dict[int, tuple[tuple[Name, bool], ...]] = {}
    outputs: dict[Name, tuple[int, bool]] = {}
    windows = {name for band in bands for name in band.windows}

    def take(position: int, name: Name, size: int, *, is_filled: bool) -> None:
        at[name], is_used = workspace.allocated(name, size)
        sizes[name] = size
        if size and not is_filled:
            unfilled[position] = (*unfilled.get(position, ()), (name, is_used))

    for position, launches, band in _together(batch, bands):
        own = dict(hidden.get(position, {}))
        if band is not None:
            for worker in range(workers.get(position, 1)):
                own[worker_window("", worker)] = band.window_bytes  # a worker's windows are freed together
                start, _ = workspace.allocated(worker_window("", worker), band.window_bytes)
                at |= {
                    worker_window(name, worker): start + window.offset
                    for name, window in band.windows.items()
                }
        for name, launch in ((name, each) for each in launches for name in each.names):
            held = batch.arrays.get(name)
            if held is None or not held.is_made or name in at or name in outputs or name in windows:
                continue
            if name in batch.outputs:
                outputs[name] = position, name in launch.filled
            else:
                take(position, name, held.nbytes, is_filled=name in launch.filled)
        for name, size in hidden.get(position, {}).items():
            take(position, name, size, is_filled=False)
        for name in (*own, *(name for launch in launches for name in launch.dead)):
            workspace.free(name)
    return WorkspaceLayout(at, workspace.size, sizes, unfilled, outputs)


def worker_window(name: Name, worker: int) -> Name:
    """The name of a worker's window."""
    return f"{name} at {worker}"


def _together(
    batch: Batch, bands: tuple[RowBands, ...]
) -> Iterator[tuple[int, tuple[Launch, ...], RowBands | None]]:
    """The units of execution: a launch, or all launches of bands, by the position of the first."""
    firsts = {band.first: band for band in bands}
    stop = 0
    for position, launch in enumerate(batch.launches):
        if position in firsts:
            stop = firsts[position].stop
            yield position, batch.launches[position:stop], firsts[position]
        elif position >= stop:
            yield position, (launch,), None
