"""Chooses the steps of a plan that become walks on a GPU, and the shape of each walk.

A walk saves the bytes of the arrays between its stages, and repeats the work at the ends of its subgroups and
at the starts of its bands. The estimates are times of an H200; on other GPUs arithmetic and memory are about
as far apart.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from math import prod

from vyre.analysis.effects import touches
from vyre.plan.merge import Piece, bytes_of
from vyre.plan.stream import Stage, Stream
from vyre.plan.stream_choice import Search
from vyre.plan.stream_gpu import streamed
from vyre.plan.walk import Schedule, Walk
from vyre.plan.worth import work

COLUMNS, TALL, ROWS = (1, 2, 4), (4, 8, 16), (24, 32, 48, 64, 96, 128, 192, 256)
PROCESSORS, SCHEDULERS = 132, 4
NS_PER_INSTRUCTION = 0.6  # of a scheduler, in all of its subgroups together
NS_ALONE = 1.5  # of an instruction of one subgroup: results take a while
BYTES_PER_NS = 3800.0
NS_PER_LAUNCH = 1500.0
MOST_WORDS = 150  # registers for kept rows: as many again are for what a turn computes
REGISTERS, SPARE = 65536 // 32, 40  # of a processor for one lane, and beside kept rows
LARGEST = 24_000  # places times operations of the turns that are written out: compiling takes seconds


class Walking(Search[Walk]):
    """Ways to run steps as walks, and the time of each."""

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
        return max(moved / BYTES_PER_NS, done) + NS_PER_LAUNCH

    def best(self, stream: Stream) -> tuple[Walk, float] | None:
        return best_walk(stream)

    def piece(self, stream: Stream, shape: Walk) -> Piece:
        return streamed(stream, shape)

    def words(self, stream: Stream, shape: Walk) -> str:
        rows, columns = Schedule(stream).whole(shape.rows), Schedule(stream).kept(shape.columns)[2]
        tall = f" and {shape.tall} rows of a plane" if len(stream.grid) == 3 else ""
        return f"a subgroup makes {columns} columns{tall} of {rows} rows, {shape.columns} columns in a lane"


def _ns_of(instructions: float) -> float:
    """The nanoseconds of instructions of subgroups, with all processors at work."""
    return instructions * NS_PER_INSTRUCTION / (PROCESSORS * SCHEDULERS)


def best_walk(stream: Stream) -> tuple[Walk, float] | None:
    """The walk that takes the least time, and its nanoseconds; None if all need too many registers."""
    schedule = Schedule(stream)
    counts = [work(stage.piece, stream.graph) for stage in stream.stages]
    tall = TALL if schedule.rank == 3 else (1,)
    timed = [
        (ns, walk)
        for columns, high, rows in product(COLUMNS, tall, ROWS)
        if (ns := time_of(schedule, counts, walk := Walk(columns, high, rows))) is not None
    ]
    if not timed:
        return None
    ns, walk = min(timed, key=lambda pair: pair[0])
    return walk, ns


def time_of(schedule: Schedule, counts: Sequence[float], walk: Walk) -> float | None:
    """Estimated nanoseconds of a walk whose stages have these operations for each place; None if it needs too
    many registers, or would be too long a program.
    """
    stream = schedule.stream
    words = schedule.words(walk)
    if words > MOST_WORDS or schedule.kept(walk.columns)[2] <= 0:
        return None
    busy = 12.0
    for stage, count in zip(stream.stages, counts, strict=True):
        high = 1 if schedule.rank == 2 else walk.tall + stage.before[1] + stage.after[1]
        busy += high * walk.columns * (count + 1) + 2 * high * _shuffles(stage, walk.columns)
    if busy * schedule.turns > LARGEST:
        return None
    groups = schedule.groups(walk)
    turns = min(schedule.whole(walk.rows), stream.grid[0]) + schedule.lead + max(schedule.lags)
    warps = min(REGISTERS // (words + SPARE), 32) * PROCESSORS
    waves = prod(groups) / warps
    alone = max(1.0, float(-(-prod(groups) // warps))) * turns * busy * NS_ALONE if waves < 4 else 0.0
    issued = _ns_of(prod(groups) * turns * busy)
    names = {source.load.array for source in schedule.behind if not isinstance(source, str)}
    names |= {name for stage in stream.stages for name in stage.kept}
    moved = sum(bytes_of(stream.graph.arrays[name]) for name in names) / BYTES_PER_NS
    return max(issued, alone, moved) + 0.3 * min(issued, moved) + NS_PER_LAUNCH


def _shuffles(stage: Stage, columns: int) -> int:
    """About the shuffles for each row of a lane that a stage takes."""
    ends = [end for read in stage.reads for end in (-read.reaches[-1].low, read.reaches[-1].high)]
    return sum(min(columns, end) for end in ends)
