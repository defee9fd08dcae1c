"""Chooses the steps of a plan that become walks on a GPU, and the shape of each walk.

A walk saves the bytes of the arrays between its stages, and repeats the work at the ends of its subgroups and
at the starts of its bands. The estimates are times of an H200; on other GPUs arithmetic and memory are about
as far apart.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import product
from math import ceil, prod

from vyre.analysis.cost import loads_of
from vyre.analysis.effects import touches
from vyre.analysis.times import (
    ALONE_APART,
    ALONE_TOGETHER,
    BYTES_PER_NS,
    BYTES_PER_NS_APART,
    BYTES_PER_NS_BESIDE,
    CHECKED,
    CYCLES_PER_NS,
    FETCHED,
    FETCHED_APART,
    HIDDEN,
    ISSUED,
    ISSUED_APART,
    NS_PER_GPU_LAUNCH,
    PROCESSORS,
    SCHEDULERS,
    SHARED,
    SHUFFLED,
    TAIL,
    TOGETHER,
)
from vyre.ir.nodes import Extents
from vyre.plan.fusion_cost import work
from vyre.plan.graph import Graph
from vyre.plan.merge import Piece, bytes_of
from vyre.plan.stream import Stream, StreamStage
from vyre.plan.stream_choice import Search
from vyre.plan.stream_gpu import streamed
from vyre.plan.walk import Schedule, Walk

COLUMNS, ROWS = (1, 2, 4), (16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 256)
LINES = ((2, 8), (4, 8), (3, 16))  # of a lane, and subgroups, along the middle axis
AHEAD = 2  # turns between fetching a row and using it
FREE, PER_WORD = 28, 1.5  # registers besides those of kept rows, and for each of these
REGISTERS = 512  # of a scheduler, for one lane
MOST_REGISTERS = 210
MOST_SUBGROUPS, MOST_WORKGROUPS, MOST_SHARED = 64, 32, 200 * 1024  # of a processor
OVERHEAD, OVERHEAD_APART = 25.0, 50.0  # instructions of a turn: the loop, addresses, shuffles, stored NaNs
LARGEST = 12_000  # instructions of the turns that are written out: compiling takes seconds


class Walking(Search[Walk]):
    """Ways to run steps as walks, and the time of each."""

    columns, rows = COLUMNS, (16, 32, 48, 80, 128)

    def alone(self, position: int) -> float:
        """Estimated nanoseconds of a step by itself."""
        step = self._steps[position]
        moved = sum(
            bytes_of(self._graph.arrays[name]) * (bool(touch.loads) + bool(touch.writes))
            for name, touch in touches(step.piece.body).items()
            if name in self._graph.arrays
        )
        done = 0.0
        if self._facts[position].why is None:
            done = _ns_of(prod(step.piece.grid) / 32 * work(step.piece, self._graph))
        return max(moved / BYTES_PER_NS_APART, done) + NS_PER_GPU_LAUNCH

    def best(self, stream: Stream) -> tuple[Walk, float] | None:
        """The walk that takes the least time, and its nanoseconds; None if all need too many registers."""
        schedule = Schedule(stream, AHEAD)
        counts = [_operations(stage, stream.graph) for stage in stream.stages]
        lines = LINES if schedule.rank == 3 else ((1, 1),)
        timed = [
            timed_walk
            for columns, (tall, subgroups) in product(COLUMNS, lines)
            for timed_walk in times_of(
                schedule, counts, Walk(columns, tall, 1, AHEAD, subgroups), self._shared_bytes
            )
        ]
        return self.fastest_of(timed, lambda walk: (walk.columns, walk.rows)) if timed else None

    def piece(self, stream: Stream, shape: Walk) -> Piece:
        return streamed(stream, shape)

    def blocks(self, stream: Stream, shape: Walk) -> Extents:
        return Schedule(stream, shape.ahead).groups(shape)

    def words(self, stream: Stream, shape: Walk) -> str:
        schedule = Schedule(stream, shape.ahead)
        rows, columns = schedule.whole(shape.rows), schedule.kept(shape.columns)[2]
        if len(stream.grid) == 2:
            return f"a subgroup makes {columns} columns of {rows} rows, {shape.columns} columns in a lane"
        made = f"{rows} planes of {schedule.middle(shape)} x {columns}"
        return f"{shape.subgroups} subgroups make {made}, {shape.tall} x {shape.columns} places in a lane"


def _ns_of(instructions: float) -> float:
    """The nanoseconds of instructions of subgroups, with all processors at work."""
    return instructions * ISSUED / (PROCESSORS * SCHEDULERS) / CYCLES_PER_NS


def _operations(stage: StreamStage, graph: Graph) -> float:
    """The instructions of a stage for each place: loads at constant offsets are registers."""
    return work(stage.piece, graph) - loads_of(stage.piece.body, {read.array for read in stage.reads})


def times_of(
    schedule: Schedule, counts: Sequence[float], walk: Walk, shared_bytes: int
) -> list[tuple[float, Walk]]:
    """Estimated nanoseconds of walks that differ in their rows alone, whose stages have these operations for
    each place; none if they need too many registers, more than `shared_bytes`, or would be too long programs.
    """
    stream, is_flat = schedule.stream, schedule.rank == 2
    registers = FREE + PER_WORD * schedule.words(walk)
    if registers > MOST_REGISTERS or schedule.kept(walk.columns)[2] <= 0:
        return []
    if not is_flat and schedule.middle(walk) <= 0:
        return []
    made = sum(walk.tall * walk.columns * count for count in counts)
    shuffles = walk.tall * sum(_shuffles(stage, walk.columns) for stage in stream.stages)
    shared = walk.columns * sum(
        lines.kept(walk.tall) + lines.before + lines.after for lines in schedule.shared.values()
    )
    busy, exchanged = OVERHEAD + made + shuffles + shared, SHUFFLED * shuffles + SHARED * shared
    most = min(
        REGISTERS // (8 * ceil(registers / 8)) * SCHEDULERS // walk.subgroups,
        MOST_SUBGROUPS // walk.subgroups,
        MOST_WORKGROUPS,
        MOST_SHARED // max(schedule.shared_bytes(walk), 1),
    )
    if not most or busy * schedule.turns > LARGEST or schedule.shared_bytes(walk) > shared_bytes:
        return []
    names = {source.load.array for source in schedule.behind if not isinstance(source, str)}
    names |= {name for stage in stream.stages for name in stage.kept}
    moved = sum(bytes_of(stream.graph.arrays[name]) for name in names)
    walks = [replace(walk, rows=rows) for rows in ROWS]
    if schedule.shared:
        ns = [_ns_together(schedule, shape, most, (busy, exchanged), moved / BYTES_PER_NS) for shape in walks]
    else:
        busy, beside = OVERHEAD_APART + made, moved / BYTES_PER_NS_BESIDE
        ns = [_ns_apart(schedule, shape, most, (busy, exchanged)) + beside for shape in walks]
    return [(time + NS_PER_GPU_LAUNCH, shape) for time, shape in zip(ns, walks, strict=True)]


def _turns(schedule: Schedule, walk: Walk) -> tuple[float, int]:
    """The turns of a band: on average, counting those in which all is checked as more, and the most."""
    extent, more = schedule.stream.grid[0], schedule.lead + max(schedule.lags)
    most = min(schedule.whole(walk.rows), extent) + more
    edge, bands = schedule.edge(walk), schedule.groups(walk)[0]
    return (extent + bands * more + CHECKED * 2 * (edge + more)) / bands if edge else most, most


def _ns_together(
    schedule: Schedule, walk: Walk, most: int, cycles: tuple[float, float], moving: float
) -> float:
    """The nanoseconds of workgroups whose subgroups wait for each other, with `most` of them on a processor,
    where a turn takes a subgroup and a processor so many cycles, and all bytes are moved in `moving` ns.
    """
    subgroups, (busy, exchanged) = most * walk.subgroups, cycles
    issued = ceil(subgroups / SCHEDULERS) * busy * ISSUED
    turn = max(issued, subgroups * exchanged, busy * ALONE_TOGETHER, FETCHED / walk.ahead)
    turns, longest = _turns(schedule, walk)
    waves = prod(schedule.groups(walk)) / (most * PROCESSORS)  # bands begin and end at different times
    spent = turns * waves + TAIL * longest
    if not schedule.edge(walk) or not all(schedule.stay_inside(walk)[1:]):
        spent += CHECKED * turns
    ns = spent * turn / CYCLES_PER_NS
    return max(ns, moving) + TOGETHER * min(ns, moving)


def _ns_apart(schedule: Schedule, walk: Walk, most: int, cycles: tuple[float, float]) -> float:
    """The nanoseconds of subgroups that wait for no other, likewise, without those of their bytes."""
    busy, exchanged = cycles

    def turn(subgroups: int) -> float:
        """The cycles of a turn with this many subgroups on a processor."""
        waiting, issued = busy * ALONE_APART, busy * ISSUED_APART * subgroups / SCHEDULERS
        both: float = (waiting**HIDDEN + issued**HIDDEN) ** (1 / HIDDEN)
        return max(both, subgroups * exchanged, FETCHED_APART / walk.ahead)

    groups, (turns, longest) = schedule.groups(walk), _turns(schedule, walk)
    whole, rest = divmod(prod(groups) / PROCESSORS, most)
    turns *= 1 + CHECKED * min(1.0, 2 / groups[-1])
    last = (1 + CHECKED) * longest * turn(ceil(rest)) if rest else 0.0  # those at the borders end last
    return (turns * whole * turn(most) + last) / CYCLES_PER_NS


def _shuffles(stage: StreamStage, columns: int) -> int:
    """Approximately the number of shuffles of a stage for each row of a lane."""
    ends = [end for read in stage.reads for end in (-read.reaches[-1].low, read.reaches[-1].high)]
    return sum(min(columns, end) for end in ends)
