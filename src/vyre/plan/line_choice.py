"""Chooses the steps of a plan that stream through line buffers on a CPU, and the blocks of each launch.

Streaming saves the bytes of the arrays between its stages; what it costs is the work that blocks and bands
repeat around them, and the buffers, which pass through the cache. Bands do the same with whole rows and a
launch for each stage: they are chosen where they cost less.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import product
from math import prod

from vyre.analysis.times import (
    NS_PER_BYTE_IN_LINES,
    NS_PER_BYTE_OF_BLOCKS,
    NS_PER_LAUNCH,
    NS_PER_LINE,
    SURE,
)
from vyre.ir import limits
from vyre.ir.nodes import Extents
from vyre.plan.bands import MOST_STEPS, Banding
from vyre.plan.fusion_cost import Demand, ns_per_byte, work_of
from vyre.plan.graph import Graph, Step
from vyre.plan.lines import Lines, Tiling
from vyre.plan.merge import Piece, bytes_of
from vyre.plan.stream import Stream
from vyre.plan.stream_choice import Search, Way
from vyre.plan.stream_cpu import shares_rows, streamed
from vyre.targets.specialization import StreamCut

CACHE_BYTES = 200 * 1024  # measured with 1 MB a core: for the buffers of a workgroup, with one row a turn
FEWEST = 16  # workgroups, where there are as many rows: threads share them
COLUMNS, TALL, ROWS = (4096, 2048, 1024, 768, 512, 384, 256, 192, 128), (8, 16, 32, 64), (64, 128, 256, 512)
TURNS = (4, 2)  # rows of a turn, in launches of many short stages; two where there are few
LONG, MANY = 1e6, 4  # nanoseconds and stages of these: code for several rows compiles in twice the time


class Lining(Search[Tiling]):
    """Ways to run steps through line buffers or in bands, and the time of each."""

    columns, rows = (256, 512, 1024), (128, 512)

    def __init__(self, steps: Sequence[Step], graph: Graph, cut: StreamCut, shared_bytes: int) -> None:
        super().__init__(steps, graph, cut, shared_bytes)
        self._banding = Banding(steps, graph)
        self._gains: dict[object, float | str | None] = {}  # of bands

    def alone(self, position: int) -> float:
        return self._banding.alone(position)

    def others(self, stop: int) -> Iterator[Way[Tiling]]:
        for first in range(stop - 2, max(stop - MOST_STEPS, 0) - 1, -1):
            key = self._key(first, stop)
            if key not in self._gains:
                bands = self._banding.found(first, stop)
                self._gains[key] = bands if isinstance(bands, str) or bands is None else bands.gain
            gain = self._gains[key]
            if isinstance(gain, str):
                return
            if gain is not None:
                yield Way(first, stop, sum(self.alone(at) for at in range(first, stop)) - gain)

    def best(self, stream: Stream) -> tuple[Tiling, float] | None:
        lines, works = Lines(stream), [work_of(stage.piece, stream.graph) for stage in stream.stages]
        timed = [
            (ns, tiling) for tiling in _tilings(stream) if (ns := time_of(lines, works, tiling)) is not None
        ]
        if not timed:
            return None
        tiling, ns = self.fastest_of(timed, lambda tiling: (tiling.own[-1], tiling.own[0]))
        straight = sum(shares_rows(stage, stream.graph) for stage in stream.stages)
        if ns > LONG and straight > 1:
            turns = (replace(tiling, rows=rows) for rows in TURNS if straight >= MANY or rows == TURNS[-1])
            tiling = next((cut for cut in turns if lines.extent(cut).bytes <= self._shared_bytes), tiling)
        return tiling, ns

    def piece(self, stream: Stream, shape: Tiling) -> Piece:
        return streamed(Lines(stream), shape)

    def blocks(self, stream: Stream, shape: Tiling) -> Extents:
        return Lines(stream).extent(shape).groups

    def words(self, stream: Stream, shape: Tiling) -> str:
        taken = Lines(stream).extent(shape)
        size = " x ".join(map(str, taken.computed))
        turn = f", {shape.rows} rows at a time" if shape.rows > 1 else ""
        return (
            f"{prod(taken.groups)} workgroups of {size} elements{turn}, {taken.bytes:,} bytes of rows in each"
        )


def _tilings(stream: Stream) -> Iterator[Tiling]:
    extents = stream.grid
    tall = [(high,) for high in TALL] if len(extents) == 3 else [()]
    for rows, high, columns in product(ROWS, tall, COLUMNS):
        yield Tiling((min(rows, extents[0]), *high, columns))


def time_of(lines: Lines, works: Sequence[Demand], tiling: Tiling) -> float | None:
    """Estimated nanoseconds of a launch whose stages ask for this for each element; None if its buffers do
    not fit the cache, or its columns a workgroup.
    """
    stream, taken = lines.stream, lines.extent(tiling)
    if taken.bytes > CACHE_BYTES or taken.lanes > limits.LONG_WORKGROUP:
        return None
    arrays, whole, groups = stream.graph.arrays, prod(stream.grid), prod(taken.groups)
    over = prod(taken.computed) * groups / whole  # how often elements are computed, within bands
    band, *widths = taken.computed
    ends = {*stream.fetched, *(name for stage in stream.stages for name in stage.kept)}
    sizes = {name: bytes_of(arrays[name]) for name in ends}
    is_in_runs = len(widths) > 1 and taken.groups[-1] == 1  # the rows of a plane follow each other
    moving = sum(sizes.values()) * (ns_per_byte(sizes) + (0.0 if is_in_runs else NS_PER_BYTE_OF_BLOCKS))
    total, over_lines = Demand(moving), NS_PER_LAUNCH
    line_ns = groups * band * prod(widths[:-1]) * NS_PER_LINE  # of going over the blocks once, row by row
    for stage, asked in zip(stream.stages, works, strict=True):
        rows = 1 + (stage.before[0] + stage.after[0]) / band
        total = total.with_work(asked, whole * over * rows)
        over_lines += line_ns * (rows + len(lines.buffered & stage.kept))
    over_lines += line_ns * len(lines.buffered & set(stream.fetched))
    for name in (*stream.fetched, *stream.streamed):
        over_lines += bytes_of(arrays[name]) * over * NS_PER_BYTE_IN_LINES
    return SURE * (total.ns + over_lines) * (1 + max(0.0, 1 - groups / FEWEST) / 4)
