"""Chooses the steps of a plan that become walks on a GPU, and the shape of each walk.

A walk saves the bytes of the arrays between its stages, and repeats the work at the ends of its subgroups and
at the starts of its bands. The estimates are times of an H200; on other GPUs arithmetic and memory are about
as far apart.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from math import ceil, prod

from vyre.analysis.cost import loads_of
from vyre.analysis.effects import touches
from vyre.plan.graph import Graph
from vyre.plan.merge import Piece, bytes_of
from vyre.plan.stream import Stream, StreamStage
from vyre.plan.stream_choice import Search
from vyre.plan.stream_gpu import streamed
from vyre.plan.walk import SUBGROUPS, Schedule, Walk
from vyre.plan.worth import work

COLUMNS, TALL, ROWS = (1, 2, 4), (4, 8), (16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 256)
AHEAD = 2  # turns between fetching a row and using it
SCHEDULERS = 132 * 4
CYCLES_PER_NS = 1.75
ISSUED, ALONE, FETCHED = 1.15, 2.5, 1000.0  # cycles of an instruction, of one alone, and until a row is there
CHECKED = 0.8  # of the time of a wave more, for its subgroups at the borders of the domain
BYTES_PER_NS, BYTES_PER_NS_APART = 3800.0, 3000.0  # of a walk, and of steps one by one
NS_PER_LAUNCH = 3000.0
FREE, PER_WORD = 36, 1.6  # registers besides those of kept rows, and for each of these
REGISTERS = 512  # of a scheduler, for one lane
MOST_REGISTERS = 240
OVERHEAD = 25.0  # instructions of a turn: the loop, addresses, and NaNs of what is stored
LARGEST = 12_000  # instructions of the turns that are written out: compiling takes seconds


class Walking(Search[Walk]):
    """Ways to run steps as walks, and the time of each."""

    columns, rows = COLUMNS, (16, 32, 64, 128)

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
        return max(moved / BYTES_PER_NS_APART, done) + NS_PER_LAUNCH

    def best(self, stream: Stream) -> tuple[Walk, float] | None:
        """The walk that takes the least time, and its nanoseconds; None if all need too many registers."""
        schedule = Schedule(stream, AHEAD)
        counts = [_operations(stage, stream.graph) for stage in stream.stages]
        tall = TALL if schedule.rank == 3 else (1,)
        timed = [
            (ns, walk)
            for columns, high, rows in product(COLUMNS, tall, ROWS)
            if (ns := time_of(schedule, counts, walk := Walk(columns, high, rows, AHEAD))) is not None
        ]
        return self.fastest_of(timed, lambda walk: (walk.columns, walk.rows)) if timed else None

    def piece(self, stream: Stream, shape: Walk) -> Piece:
        return streamed(stream, shape)

    def words(self, stream: Stream, shape: Walk) -> str:
        schedule = Schedule(stream, shape.ahead)
        rows, columns = schedule.whole(shape.rows), schedule.kept(shape.columns)[2]
        tall = f" and {shape.tall} rows of a plane" if len(stream.grid) == 3 else ""
        return f"a subgroup makes {columns} columns{tall} of {rows} rows, {shape.columns} columns in a lane"


def _ns_of(instructions: float) -> float:
    """The nanoseconds of instructions of subgroups, with all processors at work."""
    return instructions * ISSUED / SCHEDULERS / CYCLES_PER_NS


def _operations(stage: StreamStage, graph: Graph) -> float:
    """The instructions of a stage for each place: loads at constant offsets are registers."""
    return work(stage.piece, graph) - loads_of(stage.piece.body, {read.array for read in stage.reads})


def time_of(schedule: Schedule, counts: Sequence[float], walk: Walk) -> float | None:
    """Estimated nanoseconds of a walk whose stages have these operations for each place; None if it needs too
    many registers, or would be too long a program.
    """
    stream, is_flat = schedule.stream, schedule.rank == 2
    registers = FREE + PER_WORD * schedule.words(walk)
    if registers > MOST_REGISTERS or schedule.kept(walk.columns)[2] <= 0:
        return None
    busy = OVERHEAD
    for stage, count in zip(stream.stages, counts, strict=True):
        high = 1 if is_flat else walk.tall + stage.before[1] + stage.after[1]
        busy += high * (walk.columns * count + _shuffles(stage, walk.columns))
    if busy * schedule.turns > LARGEST:
        return None
    most = min(REGISTERS // (8 * ceil(registers / 8)), 8 if is_flat else 16)
    whole, rest = divmod(prod(schedule.groups(walk)) * (1 if is_flat else SUBGROUPS), most * SCHEDULERS)
    turns = min(schedule.whole(walk.rows), stream.grid[0]) + schedule.lead + max(schedule.lags)

    def cycles(subgroups: int) -> float:
        return turns * max(subgroups * busy * ISSUED, busy * ALONE, FETCHED / walk.ahead)

    last = ceil(rest / SCHEDULERS)
    spent = whole * cycles(most) + (cycles(last) if last else 0.0)
    spent += CHECKED * cycles(most if whole else last)
    names = {source.load.array for source in schedule.behind if not isinstance(source, str)}
    names |= {name for stage in stream.stages for name in stage.kept}
    moved = sum(bytes_of(stream.graph.arrays[name]) for name in names) / BYTES_PER_NS
    return max(spent / CYCLES_PER_NS, moved) + NS_PER_LAUNCH


def _shuffles(stage: StreamStage, columns: int) -> int:
    """About the shuffles for each row of a lane that a stage takes."""
    ends = [end for read in stage.reads for end in (-read.reaches[-1].low, read.reaches[-1].high)]
    return sum(min(columns, end) for end in ends)
