"""Chooses the steps of a plan that run band by band: to keep arrays in the cache, or to meet a budget."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import prod

from vyre.analysis.effects import has_grid_barrier, touches
from vyre.analysis.times import (
    NS_PER_BYTE,
    NS_PER_BYTE_IN_BANDS,
    NS_PER_LAUNCH,
    NS_PER_NODE,
    NS_PER_NODE_IN_GROUPS,
)
from vyre.gridsync.segments import split
from vyre.ir import limits
from vyre.ir.nodes import Name
from vyre.plan.bands import BandRows, BandRun, Bands, run_of
from vyre.plan.fusion_cost import trip, work
from vyre.plan.graph import Graph, Step, program_of
from vyre.plan.merge import Piece, bytes_of

# For the windows of a band; measured with 1 MB a core, where half and twice as much are as good for 5 stages
# of an image and for 16 Jacobi steps, each 4096 x 4096.
CACHE_BYTES = 1 << 20
MOST_STEPS = 24  # in bands together: the margins grow with each step
SHARES = 16  # of a budget: up to 16 bands may be in flight, one for each thread


@dataclass(frozen=True, slots=True)
class Found:
    """Steps from `first` on in bands, and the nanoseconds that this saves."""

    gain: float
    first: int
    rows: int
    run: BandRun


class Banding:
    """Ways to run steps in bands, and the time that each saves."""

    def __init__(self, steps: Sequence[Step], graph: Graph) -> None:
        self._steps, self._graph = tuple(steps), graph
        self._facts = [BandRows(step.piece, graph) for step in steps]
        self._along: dict[int, list[BandRows]] = {0: self._facts}  # by axis
        self._work: dict[int, float] = {}
        self._users: dict[Name, list[int]] = {}
        for position, step in enumerate(self._steps):
            for param in step.program.params:  # among them arrays of which a step uses the shape alone
                if param.is_array:
                    self._users.setdefault(param.name, []).append(position)

    def run(self, first: int, stop: int, axis: int = 0) -> BandRun | str:
        """The steps from `first` to before `stop` by bands along an axis, or the reason why not."""
        if axis not in self._along:
            self._along[axis] = [BandRows(step.piece, self._graph, axis) for step in self._steps]
        elsewhere = frozenset(n for n, at in self._users.items() if at[0] < first or at[-1] >= stop)
        return run_of(self._steps[first:stop], self._along[axis][first:stop], self._graph, elsewhere)

    def bands(self, first: int, stop: int, rows: int, *, axis: int = 0, in_budget: bool) -> Bands | str:
        """These steps in bands of `rows` rows, or the reason why not; `in_budget` if not for the cache."""
        run = self.run(first, stop, axis)
        if isinstance(run, str):
            return run
        return Bands(first, rows, run if in_budget else replace(run, streamed=frozenset()))

    def for_cache(self) -> tuple[Bands, ...]:
        """The bands that save the most time, by dynamic programming over where they end."""
        if not is_beyond_cache(self._graph):
            return ()
        best: list[tuple[float, Found | None, int]] = [(0.0, None, 0)]
        for stop in range(1, len(self._steps) + 1):
            best.append((best[-1][0], None, stop - 1))
            for option in self._ending(stop):
                if best[option.first][0] + option.gain > best[stop][0]:
                    best[stop] = (best[option.first][0] + option.gain, option, option.first)
        chosen: list[Bands] = []
        at = len(self._steps)
        while at:
            _, taken, at = best[at]
            if taken is not None:
                chosen.append(Bands(taken.first, taken.rows, taken.run))
        return tuple(reversed(chosen))

    def _ending(self, stop: int) -> Iterator[Found]:
        for first in range(stop - 2, max(stop - MOST_STEPS, 0) - 1, -1):
            found = self.found(first, stop)
            if isinstance(found, str):
                return
            if found is not None:
                yield found

    def found(self, first: int, stop: int) -> Found | str | None:
        """These steps in bands that stay in the cache; the reason why they cannot be in bands, or None if no
        such band is small enough.
        """
        run = self.run(first, stop)
        if isinstance(run, str):
            return run
        run = replace(run, streamed=frozenset())  # these matter only for a budget
        rows = _rounded(run.rows_within(CACHE_BYTES)) if run.windows else 0
        return Found(self._gain(run, first, rows), first, rows, run) if rows else None

    def _gain(self, run: BandRun, first: int, rows: int) -> float:
        """The nanoseconds saved: windows stay in the cache, margins are computed twice."""
        sizes = [bytes_of(self._graph.arrays[name]) for name in run.windows]
        saved = sum(trip(size) - size * NS_PER_BYTE_IN_BANDS for size in sizes)
        bands = -(-run.height // rows)
        over = bands * len(run.steps) * NS_PER_LAUNCH
        for position, (step, margin) in enumerate(zip(run.steps, run.margins, strict=True), first):
            if margin.before + margin.after:
                extra = bands * (margin.before + margin.after) * prod(step.piece.grid[1:])
                over += extra * self._of_work(position) * NS_PER_NODE
        return saved - over

    def cost(self, bands: Sequence[Bands]) -> float:
        """Estimated nanoseconds of all steps with these bands: their work, and moving their arrays."""
        gain = sum(self._gain(band.run, band.first, band.rows) for band in bands)
        made = [n for n in self._users if self._graph.arrays[n].starts_at_zero]
        moved = sum(trip(bytes_of(self._graph.arrays[name])) for name in made)
        done = 0.0
        for position, step in enumerate(self._steps):
            each = NS_PER_NODE if step.piece.workgroup is None else NS_PER_NODE_IN_GROUPS
            elements = prod(step.piece.grid) * prod(step.piece.workgroup or (1,))
            done += elements * self._of_work(position) * each + NS_PER_LAUNCH
        return moved + done - gain

    def _of_work(self, position: int) -> float:
        if position not in self._work:
            self._work[position] = work(self._steps[position].piece, self._graph)
        return self._work[position]

    def for_budget(self, budget: int) -> tuple[Bands, ...]:
        """The longest runs of steps that can be in bands, with as many rows as the budget allows."""
        chosen: list[Bands] = []
        first = 0
        while first < len(self._steps):
            tried = (self._longest(first, axis, budget, chosen) for axis in range(limits.RANK))
            longest = next((bands for bands in tried if bands is not None), None)
            chosen += [] if longest is None else [longest]
            first = first + 1 if longest is None else longest.stop
        return tuple(chosen)

    def _longest(self, first: int, axis: int, budget: int, chosen: Sequence[Bands]) -> Bands | None:
        runs: list[BandRun] = []
        for stop in range(first + 1, min(first + MOST_STEPS, len(self._steps)) + 1):
            run = self.run(first, stop, axis)
            if isinstance(run, str):
                break
            runs.append(run)
        for run in reversed(runs):
            free = Bands(first, max(run.height, 1), run)
            whole = max(levels(self._steps, self._graph, (*chosen, free), only=free))
            room = budget - (whole - run.bytes(free.rows))
            most = run.rows_within(room)
            if most and (run.windows or run.streamed):
                beyond = max(margin.before + margin.after for margin in run.margins)
                few = min(run.rows_within(room // SHARES), _rounded(run.rows_within(CACHE_BYTES)))
                return Bands(first, max(few, min(most, 4 * beyond + 1)), run)
        return None


def is_beyond_cache(graph: Graph) -> bool:
    """True if a graph allocates an array that is too large to stay in the cache."""
    made = (array for array in graph.arrays.values() if array.starts_at_zero)
    return any(bytes_of(array) >= NS_PER_BYTE[-2][0] for array in made)


def _rounded(rows: int) -> int:
    """The number of rows, rounded down so that bands of a 1-D array begin at cache lines."""
    return rows // 1024 * 1024 if rows >= 1024 else rows


def levels(
    steps: Sequence[Step], graph: Graph, bands: Sequence[Bands] = (), *, only: Bands | None = None
) -> Iterator[int]:
    """The bytes of the plan's own arrays during each step, or only during the steps of `only`.

    For arrays that bands have to themselves, one band is counted.
    """
    own = {name for band in bands for name in (*band.run.windows, *band.run.streamed)}
    first: dict[Name, int] = {}
    last: dict[Name, int] = {}
    around = {at: band for band in bands for at in range(band.first, band.stop)}
    for position, step in enumerate(steps):
        begin, end = (
            (around[position].first, around[position].stop - 1) if position in around else (position,) * 2
        )
        for name in touches(step.piece.body):
            if name not in own and name in graph.arrays and graph.arrays[name].starts_at_zero:
                first.setdefault(name, begin)
                last[name] = len(steps) if name in graph.outputs else end
    for position in range(len(steps)) if only is None else range(only.first, only.stop):
        whole = sum(bytes_of(graph.arrays[n]) for n in first if first[n] <= position <= last[n])
        band = around.get(position)
        piece = steps[position].piece
        yield whole + (_hidden_bytes(piece, graph) if band is None else band.run.bytes(band.rows))


def _hidden_bytes(piece: Piece, graph: Graph) -> int:
    """The bytes of the hidden buffers between the grid barriers of a launch."""
    if not has_grid_barrier(piece.body):
        return 0
    hidden = split(program_of(piece, graph)).hidden
    shapes = [(buffer, buffer.shape(piece.workgroup, piece.grid)) for buffer in hidden]
    return sum((1 + buffer.is_swapped) * prod(shape) * buffer.dtype.itemsize for buffer, shape in shapes)
