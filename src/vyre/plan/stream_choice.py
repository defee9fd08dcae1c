"""Chooses the steps of a plan that become one launch each: those that save the most time, by estimates of
each way to run them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from operator import itemgetter
from typing import Generic, TypeVar

from vyre.check.structure import form, memory_is_bounded
from vyre.ir.nodes import Extents, Name, Program
from vyre.passes.names import with_arrays, with_names, with_plain_names
from vyre.plan.graph import Graph, Step, program_of
from vyre.plan.merge import Piece
from vyre.plan.stream import Offsets, StageFacts, Stream, stream_of, with_flat_places
from vyre.targets.specialization import StreamCut

LENGTHS = (2, 3, 4, 5, 6, 8, 10, 12, 16)  # of streams, in steps
FEWER = 1e15  # nanoseconds, more than any launch takes: for a launch more than a tuned cut needs

S = TypeVar("S")  # the shape of a launch


@dataclass(frozen=True, slots=True)
class Way(Generic[S]):
    """A way to run the steps of a plan from `first` to before `stop`, and its nanoseconds: as one launch of a
    shape, or in another way if it has none.
    """

    first: int
    stop: int
    ns: float
    shape: S | None = None


@dataclass(frozen=True, slots=True)
class Streamed:
    """Calls of a plan, from the one at `call` on, that stream as one launch."""

    call: int
    stream: Stream
    cut: str  # how the launch is cut, for people
    blocks: Extents  # into how many along each axis


class Search(ABC, Generic[S]):
    """Looks for the fastest way to run steps, by estimates or by the cut that was tuned. The tuner tries
    `columns` and `rows`.
    """

    columns: tuple[int, ...]
    rows: tuple[int, ...]

    def __init__(self, steps: Sequence[Step], graph: Graph, cut: StreamCut, shared_bytes: int) -> None:
        self._steps, self._graph, self._cut = tuple(steps), graph, cut
        self._shared_bytes = shared_bytes  # of a workgroup
        self._facts = [StageFacts(step.piece, graph) for step in steps]
        self._users: dict[Name, list[int]] = {}
        for position, facts in enumerate(self._facts):
            for name in facts.touched:
                self._users.setdefault(name, []).append(position)
        self._kinds = _kinds([step.program for step in steps])
        self._found: dict[object, tuple[S, float] | str | None] = {}

    @abstractmethod
    def alone(self, position: int) -> float:
        """Estimated nanoseconds of a step by itself."""

    @abstractmethod
    def best(self, stream: Stream) -> tuple[S, float] | None:
        """The shape that takes the least time, and its nanoseconds; None if none is possible."""

    @abstractmethod
    def piece(self, stream: Stream, shape: S) -> Piece:
        """The launch of a stream."""

    @abstractmethod
    def blocks(self, stream: Stream, shape: S) -> Extents:
        """The blocks of a launch along each axis."""

    @abstractmethod
    def words(self, stream: Stream, shape: S) -> str:
        """The way a launch is cut, as text for `explain`."""

    def fastest_of(self, timed: Sequence[tuple[float, S]], sizes: Callable[[S], Offsets]) -> tuple[S, float]:
        """The fastest shape of those with the tuned columns and rows, or of all if none has them."""
        wanted = self._cut.columns, self._cut.rows
        tuned = [
            (ns, shape)
            for ns, shape in timed
            if all(w in (0, size) for w, size in zip(wanted, sizes(shape), strict=True))
        ]
        ns, shape = min(tuned or timed, key=itemgetter(0))
        return shape, ns

    def others(self, stop: int) -> Iterator[Way[S]]:
        """Other ways than streams to run steps that end before `stop`."""
        return iter(())

    def fastest(self) -> tuple[float, tuple[Way[S], ...]]:
        """The least nanoseconds, found by dynamic programming over the ends of ways, and the streams."""
        best: list[tuple[float, Way[S] | None]] = [(0.0, None)]
        each = FEWER if self._cut.stages else 0.0
        for stop in range(1, len(self._steps) + 1):
            best.append((best[-1][0] + self.alone(stop - 1) + each, None))
            for way in (*self._ending(stop), *self.others(stop)):
                launches = way.stop - way.first if way.shape is None else 1
                time = best[way.first][0] + way.ns + launches * each
                if time < best[stop][0]:
                    best[stop] = (time, way)
        ways: list[Way[S]] = []
        at = len(self._steps)
        while at:
            taken = best[at][1]
            ways += [] if taken is None or taken.shape is None else [taken]
            at = at - 1 if taken is None else taken.first
        return best[-1][0] % FEWER, tuple(reversed(ways))

    def _ending(self, stop: int) -> Iterator[Way[S]]:
        for length in LENGTHS:
            first = stop - length
            if self._cut.stages and length > self._cut.stages:
                return
            if first < 0 or any(facts.why is not None for facts in self._facts[first:stop]):
                return
            if len({step.piece.grid for step in self._steps[first:stop]}) > 1:
                return
            key = self._key(first, stop)
            if key not in self._found:
                stream = self.stream(first, stop)
                self._found[key] = stream if isinstance(stream, str) else self.best(stream)
            best = self._found[key]
            if best is None:
                return  # longer ones need even more
            if isinstance(best, tuple):
                yield Way(first, stop, best[1], best[0])

    def stream(self, first: int, stop: int) -> Stream | str:
        """The steps as a stream, or the reason why not."""
        names = {name for facts in self._facts[first:stop] for name in facts.touched}
        earlier = frozenset(name for name in names if self._users[name][0] < first)
        later = frozenset(name for name in names if self._users[name][-1] >= stop)
        return stream_of(self._facts[first:stop], self._graph, earlier, later)

    def names(self, first: int, stop: int) -> tuple[Name, ...]:
        """The parameters of steps, in the order in which they occur."""
        steps = self._steps[first:stop]
        return tuple(dict.fromkeys(param.name for step in steps for param in step.program.params))

    def alike(self, first: int, stop: int, stream: Stream) -> object:
        """All that the code of a stream depends on, but for names: kernels, wires, shapes, and stores."""
        order = {name: at for at, name in enumerate(self.names(first, stop))}
        kept = tuple(tuple(sorted(order[name] for name in stage.kept)) for stage in stream.stages)
        blank = tuple(tuple(sorted(order[name] for name in stage.blank)) for stage in stream.stages)
        shapes = tuple(made.shape for name in order if (made := self._graph.arrays.get(name)) is not None)
        return (tuple(self._kinds[first:stop]), self._wires(first, stop), shapes, kept, blank)

    def _wires(self, first: int, stop: int) -> tuple[tuple[int, ...], ...]:
        order = {name: at for at, name in enumerate(self.names(first, stop))}
        programs = [step.program for step in self._steps[first:stop]]
        return tuple(tuple(order[param.name] for param in program.params) for program in programs)

    def _key(self, first: int, stop: int) -> object:
        """All that a stream depends on: steps of the same kernels, wired in the same way, are alike."""
        order = self.names(first, stop)
        uses = [(self._users.get(name, [first]), self._graph.arrays.get(name)) for name in order]
        outputs = [name in self._graph.outputs for name in order]
        ends = [(at[0] < first, at[-1] >= stop, made) for at, made in uses]
        return (tuple(self._kinds[first:stop]), self._wires(first, stop), tuple(ends), tuple(outputs))


def _kinds(programs: Sequence[Program]) -> list[int]:
    """Equal numbers for programs that differ in names alone."""
    kinds: dict[Program, int] = {}
    return [kinds.setdefault(with_plain_names(program), len(kinds)) for program in programs]


def with_streams(
    search: Search[S], steps: Sequence[Step], graph: Graph
) -> tuple[float, list[tuple[list[int], Piece]], list[Streamed]]:
    """The nanoseconds of a plan's launches with the streams that are worth it, these launches, and which of
    them are streams.
    """
    ns, ways = search.fastest()
    launches = [([step.first], step.piece) for step in steps]
    streamed: list[Streamed] = []
    written: dict[object, tuple[tuple[Name, ...], Piece | None]] = {}  # None if it is too large
    for way in reversed(ways):
        stream, names = search.stream(way.first, way.stop), search.names(way.first, way.stop)
        assert isinstance(stream, Stream)
        assert way.shape is not None
        key = (search.alike(way.first, way.stop, stream), way.shape)
        if key not in written:
            piece = search.piece(stream, way.shape)
            piece = replace(piece, body=with_flat_places(piece.body, graph, stream.grid))
            written[key] = names, piece if _is_within_limits(program_of(piece, graph)) else None
        before, alike = written[key]
        if alike is not None:
            renamed = {old: new for old, new in zip(before, names, strict=True) if old != new}
            titles = tuple(title for stage in stream.stages for title in stage.piece.titles)
            body = with_arrays(with_names(alike.body, renamed), renamed) if renamed else alike.body
            calls = [step.first for step in steps[way.first : way.stop]]
            launches[way.first : way.stop] = [(calls, replace(alike, body=body, titles=titles))]
            cut, blocks = search.words(stream, way.shape), search.blocks(stream, way.shape)
            streamed.insert(0, Streamed(calls[0], stream, cut, blocks))
    return ns, launches, streamed


def _is_within_limits(program: Program) -> bool:
    """True if a stream is not too large for one program; all else holds as it does for its stages."""
    return not any((*form(program), *memory_is_bounded(program)))
