"""The rows that a stream keeps in line buffers on a CPU, and the blocks that its workgroups own.

A workgroup owns a block of columns, or all of them, and a band of rows along axis 0. The number of rows that
it keeps of an array follows from the lags of the stages: each stage is as many rows behind the first as what
it loads requires.
"""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass, replace
from math import prod

from vyre.ir import limits
from vyre.ir.dtypes import DType
from vyre.ir.nodes import Extents, Name
from vyre.lower.layout import LINE
from vyre.passes.names import names_beside, used_names
from vyre.plan.stream import Read, Stream

STRIP = 32  # a block's columns are a multiple of it, so that vectors fill it


@dataclass(frozen=True, slots=True)
class Tiling:
    """The elements of a workgroup by axis, rows of a band first, and the rows of a turn."""

    own: Extents
    rows: int = 1


@dataclass(frozen=True, slots=True)
class Across:
    """One axis that is cut into blocks: `own` elements of those that are computed, in `blocks`. A block has
    `width` lanes; those beyond the end of the axis, where one block is all of it, compute nothing.
    """

    axis: int
    extent: int
    own: int
    before: int
    width: int
    wraps: bool

    @property
    def blocks(self) -> int:
        return -(-self.extent // self.own)

    @property
    def computed(self) -> int:
        """The elements of a block that are computed, which are its first lanes."""
        return self.width if self.wraps else min(self.width, self.extent)


@dataclass(frozen=True, slots=True)
class LineBuffer:
    """The rows of an array that are kept; `lag` is the distance of its row from the first row of a turn."""

    array: Name
    name: Name
    dtype: DType
    lag: int
    slots: int
    before: Extents  # how far it is read around the own place, by axis other than the first
    after: Extents
    low: Extents  # the padding likewise, at least as much
    high: Extents

    def shape(self, widths: Extents) -> Extents:
        pads = zip(self.low, widths, self.high, strict=True)
        return (self.slots + 1, *(low + width + high for low, width, high in pads))


@dataclass(frozen=True, slots=True)
class LineExtent:
    """The size of a launch: the bytes of a workgroup's buffers, and for each axis the elements that one
    computes, without those before and after a band, and the workgroups; `lanes` along the last axis.
    """

    bytes: int
    computed: Extents
    groups: Extents
    lanes: int


class Lines:
    """The rows that launches of a stream keep, for any division into blocks."""

    def __init__(self, stream: Stream) -> None:
        self.stream = stream
        self.lags, self.fetched = _lags(stream)
        self._buffers = _buffers(stream)
        self._halo = halo(stream)

    @property
    def buffered(self) -> Set[Name]:
        """The arrays of which rows are kept."""
        return self._buffers.keys()

    def buffers(self, rows: int) -> dict[Name, LineBuffer]:
        """The buffers of a launch whose turns have `rows` rows."""
        return {
            name: replace(buffer, slots=buffer.slots + rows - 1) for name, buffer in self._buffers.items()
        }

    def across(self, tiling: Tiling) -> list[Across]:
        """The axes that are cut into blocks."""
        return [self._cut(axis, tiling.own[axis]) for axis in range(1, len(self.stream.grid))]

    def _cut(self, axis: int, own: int) -> Across:
        """An axis in blocks that own about `own` elements, or in one."""
        grid, wraps = self.stream.grid, self.stream.wraps[axis]
        extent, (before, after) = grid[axis], (side[axis] for side in self._halo)
        step = STRIP if axis == len(grid) - 1 else 1
        own = min(own, extent) if wraps else own  # places beyond would be those at the other end again
        width = -(-(own + before + after) // step) * step
        if width <= extent or (wraps and width <= limits.LONG_WORKGROUP):
            return Across(axis, extent, width - before - after, before, width, wraps)
        if wraps:
            return Across(axis, extent, extent, before, extent + before + after, wraps)
        return Across(axis, extent, extent, before, -(-extent // step) * step, wraps)

    def extent(self, tiling: Tiling) -> LineExtent:
        """The size of a launch."""
        rows, across = self.stream.grid[0], self.across(tiling)
        widths = tuple(axis.width for axis in across)
        buffers = self.buffers(tiling.rows).values()
        size = sum(prod(buffer.shape(widths)) * buffer.dtype.itemsize for buffer in buffers)
        bands = -(-rows // tiling.own[0])
        computed = (-(-rows // bands), *(axis.computed for axis in across))
        return LineExtent(size, computed, (bands, *(axis.blocks for axis in across)), widths[-1])


# Lags and buffers


def _lags(stream: Stream) -> tuple[list[int], dict[Name, int]]:
    """The number of rows that each stage, and the fetching of each array, is behind the first."""
    lags: list[int] = []
    for stage in stream.stages:
        behind = [0]
        for read in stage.reads:
            high = read.reaches[0].high
            behind.append(high if read.maker is None else lags[read.maker] + high)
        lags.append(max(behind))
    fetched: dict[Name, int] = {}
    for lag, stage in zip(lags, stream.stages, strict=True):
        for read in stage.reads:
            if read.maker is None:
                latest = lag - read.reaches[0].high
                fetched[read.array] = min(fetched.get(read.array, latest), latest)
    return lags, fetched


def is_direct(stream: Stream, name: Name) -> bool:
    """True if an array in memory is read at the invocation's own place alone: it needs no buffer. Where rows
    wrap around, a stage that also runs around its block would gather such an array.
    """
    streamed = set(stream.streamed)
    for stage in stream.stages:
        for read in (read for read in stage.reads if read.array == name):
            is_own = all(reach.low == reach.high == 0 for reach in read.reaches)
            is_gathered = stream.wraps[-1] and not streamed.isdisjoint(stage.writes)
            if read.maker is not None or not is_own or is_gathered:
                return False
    return True


def _buffers(stream: Stream) -> dict[Name, LineBuffer]:
    """The buffers of arrays that are read near the own place, and of what is stored beside such an array."""
    lags, fetched = _lags(stream)
    taken = {name for stage in stream.stages for name in used_names(stage.piece.body)}
    names = names_beside(taken | set(stream.graph.arrays) | set(stream.graph.scalars), "rows")
    buffers: dict[Name, LineBuffer] = {}

    def add(name: Name, lag: int, readers: list[tuple[int, Read]]) -> None:
        pads = [[read.reaches[axis] for _, read in readers] for axis in range(1, len(stream.grid))]
        slots = max((own - read.reaches[0].low - lag for own, read in readers), default=0) + 1
        before = tuple(max((-reach.low for reach in along), default=0) for along in pads)
        after = tuple(max((reach.high for reach in along), default=0) for along in pads)
        dtype = stream.graph.arrays[name].dtype
        line = LINE // dtype.itemsize  # rows begin at cache lines, and so does what a lane has in them
        low = (*before[:-1], -(-before[-1] // line) * line)
        high = (*after[:-1], -(-after[-1] // line) * line)
        buffers[name] = LineBuffer(name, next(names), dtype, lag, slots, before, after, low, high)

    for name in (*stream.fetched, *stream.streamed):
        if not is_direct(stream, name):
            pairs = [(lag, r) for lag, s in zip(lags, stream.stages, strict=True) for r in s.reads]
            readers = [(lag, read) for lag, read in pairs if read.array == name]
            maker = readers[0][1].maker
            add(name, fetched[name] if maker is None else lags[maker], readers)
    for stage, lag in zip(stream.stages, lags, strict=True):
        if any(name in buffers for name in stage.writes):
            for name in sorted(stage.kept - stage.blank - buffers.keys()):
                add(name, lag, [])
    return buffers


def halo(stream: Stream) -> tuple[Extents, Extents]:
    """The most elements before and after a block that are computed or read, by axis."""
    halos = [stream.halo(name) for name in (*stream.fetched, *stream.streamed)]
    halos += [(stage.before, stage.after) for stage in stream.stages]
    rank = range(len(stream.grid))
    return (
        tuple(max(before[axis] for before, _ in halos) for axis in rank),
        tuple(max(after[axis] for _, after in halos) for axis in rank),
    )
