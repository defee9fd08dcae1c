"""Chooses the steps of a plan that become walks on a GPU, and the shape of each walk.

A walk saves the bytes of the arrays between its stages, and repeats the work at the ends of its subgroups and
at the starts of its bands. The estimates are times of an H200; on other GPUs arithmetic and memory are about
as far apart.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from math import prod

from vyre.analysis.effects import touches
from vyre.check import problems
from vyre.ir.nodes import Name, Program
from vyre.passes.names import with_plain_names
from vyre.plan.graph import Graph, Step, program_of
from vyre.plan.merge import Piece, bytes_of
from vyre.plan.stream import Facts, Stage, Stream, stream_of
from vyre.plan.stream_gpu import streamed
from vyre.plan.walk import Schedule, Walk
from vyre.plan.worth import work

LENGTHS = (2, 3, 4, 5, 6, 8, 10, 12, 16)  # of walks, in steps
COLUMNS, TALL, ROWS = (1, 2, 4), (4, 8, 16), (24, 32, 48, 64, 96, 128, 192, 256)
PROCESSORS, SCHEDULERS = 132, 4
NS_PER_INSTRUCTION = 0.6  # of a scheduler, in all of its subgroups together
NS_ALONE = 1.5  # of an instruction of one subgroup: results take a while
BYTES_PER_NS = 3800.0
NS_PER_LAUNCH = 1500.0
MOST_WORDS = 150  # registers for kept rows: as many again are for what a turn computes
REGISTERS, SPARE = 65536 // 32, 40  # of a processor for one lane, and beside kept rows
LARGEST = 24_000  # places times operations of the turns that are written out: compiling takes seconds


@dataclass(frozen=True, slots=True)
class Walked:
    """Steps of a plan, from `first` to before `stop`, as a walk; those that are alike have one key."""

    first: int
    stop: int
    walk: Walk
    ns: float
    key: object


class Walking:
    """Ways to run steps as walks, and the time of each."""

    def __init__(self, steps: Sequence[Step], graph: Graph) -> None:
        self._steps, self._graph = tuple(steps), graph
        self._facts = [Facts(step.piece, graph) for step in steps]
        self._users: dict[Name, list[int]] = {}
        for position, facts in enumerate(self._facts):
            for name in facts.touched:
                self._users.setdefault(name, []).append(position)
        self._kinds = _kinds([step.program for step in steps])
        self._found: dict[object, tuple[Walk, float] | str | None] = {}

    def chosen(self) -> tuple[Walked, ...]:
        """The walks that save the most time, by dynamic programming over where they end."""
        best: list[tuple[float, Walked | None]] = [(0.0, None)]
        for stop in range(1, len(self._steps) + 1):
            alone = best[-1][0] + self._alone(stop - 1)
            best.append((alone, None))
            for walked in self._ending(stop):
                time = best[walked.first][0] + walked.ns
                if time < best[stop][0]:
                    best[stop] = (time, walked)
        found: list[Walked] = []
        at = len(self._steps)
        while at:
            taken = best[at][1]
            found += [] if taken is None else [taken]
            at = at - 1 if taken is None else taken.first
        return tuple(reversed(found))

    def _ending(self, stop: int) -> Iterator[Walked]:
        for length in LENGTHS:
            first = stop - length
            if first < 0 or any(facts.why is not None for facts in self._facts[first:stop]):
                return
            if len({step.piece.grid for step in self._steps[first:stop]}) > 1:
                return
            key = self._key(first, stop)
            if key not in self._found:
                stream = self.stream(first, stop)
                self._found[key] = stream if isinstance(stream, str) else best_walk(stream)
            walk = self._found[key]
            if walk is None:
                return  # longer ones need even more
            if not isinstance(walk, str):
                yield Walked(first, stop, *walk, key)

    def stream(self, first: int, stop: int) -> Stream | str:
        """The steps as a stream, or the reason why not."""
        names = {name for facts in self._facts[first:stop] for name in facts.touched}
        earlier = frozenset(name for name in names if self._users[name][0] < first)
        later = frozenset(name for name in names if self._users[name][-1] >= stop)
        return stream_of(self._facts[first:stop], self._graph, earlier, later)

    def _key(self, first: int, stop: int) -> object:
        """What a walk depends on: steps of the same kernels, wired in the same way, are alike."""
        order: dict[Name, int] = {}
        steps = self._steps[first:stop]
        wires = [tuple(order.setdefault(p.name, len(order)) for p in step.program.params) for step in steps]
        uses = [(self._users.get(name, [first]), self._graph.arrays.get(name)) for name in order]
        outputs = [name in self._graph.outputs for name in order]
        ends = [(at[0] < first, at[-1] >= stop, made) for at, made in uses]
        return (tuple(self._kinds[first:stop]), tuple(wires), tuple(ends), tuple(outputs))

    def _alone(self, position: int) -> float:
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


def _ns_of(instructions: float) -> float:
    """The nanoseconds of instructions of subgroups, with all processors at work."""
    return instructions * NS_PER_INSTRUCTION / (PROCESSORS * SCHEDULERS)


def _kinds(programs: Sequence[Program]) -> list[int]:
    """Equal numbers for programs that differ in names alone."""
    kinds: dict[Program, int] = {}
    return [kinds.setdefault(with_plain_names(program), len(kinds)) for program in programs]


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


def with_walks(steps: Sequence[Step], graph: Graph) -> list[tuple[list[int], Piece]]:
    """The launches of a plan, each with the first calls of its steps; those that are worth it are walks."""
    launches = [([step.first], step.piece) for step in steps]
    walking = Walking(steps, graph)
    is_valid: dict[object, bool] = {}
    for walked in reversed(walking.chosen()):
        stream = walking.stream(walked.first, walked.stop)
        assert isinstance(stream, Stream)
        piece = streamed(stream, walked.walk)
        if walked.key not in is_valid:  # within the limits of one program
            is_valid[walked.key] = not problems(program_of(piece, graph))
        if is_valid[walked.key]:
            calls = [step.first for step in steps[walked.first : walked.stop]]
            launches[walked.first : walked.stop] = [(calls, piece)]
    return launches
