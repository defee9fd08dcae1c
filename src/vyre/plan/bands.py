"""Launches that run band by band: some rows of the domain at a time, one launch after the other.

The array between one launch and the next is then a window of a few rows, which stays in the cache or fits a
budget. A launch whose output is loaded some rows above or below its own also runs for that many rows around
the band, its margin; the next band computes those rows again. Rows of a window outside of the array are zero,
as loads there are, and so are elements that its writer does not write. So every load gives the same value as
when the launches run whole.

Rows are along one axis: the first, unless a row of it does not fit a budget. The rows that a load may touch
follow from its index, as a distance from the invocation's own row.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import prod

from vyre.analysis.bounds import Interval, Intervals
from vyre.analysis.effects import has_grid_barrier, touches, uses, waits
from vyre.analysis.index import Index, Sizes
from vyre.analysis.times import (
    NS_PER_BYTE_IN_BANDS,
    NS_PER_LAUNCH,
    NS_PER_LINE_OF_PLANES,
    NS_PER_SHORT_ROW,
)
from vyre.gridsync.segments import split
from vyre.ir import limits
from vyre.ir.dtypes import i32
from vyre.ir.literal import literal
from vyre.ir.nodes import (
    Block,
    Expr,
    Extents,
    For,
    Id,
    Load,
    Name,
    Node,
    Param,
    Program,
    Shape,
    Store,
    Var,
)
from vyre.ir.once import once
from vyre.ir.walk import map_expressions, rewrite_block, statements
from vyre.ops import build
from vyre.passes.names import names_beside, used_names
from vyre.plan.band_tiles import tiles_of
from vyre.plan.fills import fills
from vyre.plan.fusion_cost import Demand, demand, moved, ns_per_byte, work_of
from vyre.plan.graph import Graph, Step, program_of
from vyre.plan.merge import Piece, bytes_of
from vyre.plan.own_elements import is_own, is_row
from vyre.targets.batch import Tiles, Workspace, with_extent

FAR = 1 << 20  # rows; a longer distance counts as unknown


class BandRows:
    """Facts about a launch by rows: why it cannot run for some rows alone, and which rows it touches."""

    def __init__(self, piece: Piece, graph: Graph, axis: int = 0) -> None:
        self.piece, self._graph, self.axis = piece, graph, axis
        shapes = {name: made.shape for name, made in graph.arrays.items()}
        self._index = Index(piece.body, piece.workgroup, sizes=Sizes(shapes, piece.grid))
        self._intervals = Intervals(self._index, own=Id("gid", axis))
        self.touched = {n: t for n, t in touches(self.piece.body).items() if n in graph.arrays}
        self._reaches: dict[Name, Interval | None] = {}
        self.written = frozenset(name for name, touch in self.touched.items() if touch.writes)

    @once
    def why(self) -> str | None:
        """Why it is not a map over rows; None if it is one."""
        title, piece = self.piece.titles[-1], self.piece
        if piece.workgroup is not None:
            return f"{title} runs in workgroups"
        if len(piece.grid) <= self.axis:
            return f"{title} runs over fewer axes"
        if waits(piece.body) or any(use.action == "atomic" for use in uses(piece.body)):
            return f"{title} works with other invocations"
        for name in self.written:
            touch = self.touched[name]
            shape = self._graph.arrays[name].shape
            if shape != piece.grid and (self.axis or not is_row(piece.grid, shape)):
                return f"{title} does not run once for each element of {name}"
            if not self._are_own(name, touch.stores):
                return f"{title} stores to other elements than its own"
        return None

    def reach(self, name: Name) -> Interval | None:
        """The rows of an array that an invocation may load, relative to its own; None if unknown."""
        if name not in self._reaches:
            self._reaches[name] = self._reach(name)
        return self._reaches[name]

    def _reach(self, name: Name) -> Interval | None:
        indices = self.touched[name].loads
        if not self.axis and is_row(self.piece.grid, self._graph.arrays[name].shape):
            return Interval(0, 0, is_own=True) if self.loads_own(name) else None
        parts = [index[self.axis] for index in indices if len(index) > self.axis]
        spans = [self._intervals.of(part) for part in parts if part.dtype == i32]
        near = [span for span in spans if span and span.is_own and -FAR <= span.low and span.high <= FAR]
        if len(near) < len(indices):
            return None
        return Interval(min(span.low for span in near), max(span.high for span in near), is_own=True)

    @once
    def filled(self) -> frozenset[Name]:
        """The arrays whose elements it overwrites without reading them."""
        shapes = {name: self._graph.arrays[name].shape for name in self.written}
        return frozenset(name for name, shape in shapes.items() if fills(self.piece, name, shape))

    def loads_own(self, name: Name) -> bool:
        """True if an invocation loads at most its own element of an array."""
        return self._are_own(name, self.touched[name].loads)

    def _are_own(self, name: Name, indices: Iterable[tuple[Expr, ...]]) -> bool:
        shape, grid = self._graph.arrays[name].shape, self.piece.grid
        return all(
            is_own(self._index, index, grid, shape) if is_row(grid, shape) else self._index.is_own(index)
            for index in indices
        )

    @once
    def is_one_row(self) -> bool:
        """True if every invocation touches its own element of each array alone, so that a launch over all of
        them may take its domain as one long row.
        """
        shapes = {self._graph.arrays[name].shape for name in self.touched}
        return shapes == {self.piece.grid} and all(map(self.loads_own, self.touched))

    def stores_once(self, name: Name) -> bool:
        """True if an invocation stores to an array at most once, and does not read it."""
        touch = self.touched[name]
        inside = [
            n for loop in statements(self.piece.body) if isinstance(loop, For) for n in statements(loop.body)
        ]
        repeated = any(isinstance(node, Store) and node.array == name for node in inside)
        return not touch.loads and len(touch.stores) == 1 and not repeated


@dataclass(frozen=True, slots=True)
class Margin:
    """The rows above and below a band for which a launch also runs."""

    before: int = 0
    after: int = 0

    def hull(self, other: Margin) -> Margin:
        return Margin(max(self.before, other.before), max(self.after, other.after))


@dataclass(frozen=True, slots=True)
class BandRun:
    """Steps that may run band by band along an axis, with their margins.

    `windows` are the arrays between them, by the position of the step that writes each; `blank` are those
    with elements that it may leave unwritten, which are zero; `streamed` are outputs that only these steps
    touch.
    """

    graph: Graph
    axis: int
    steps: tuple[Step, ...]
    margins: tuple[Margin, ...]
    windows: Mapping[Name, int]
    blank: frozenset[Name]
    streamed: frozenset[Name]
    tiles: tuple[Tiles, ...] = ()  # of the last steps, those that run in workgroups
    read: Mapping[Name, Margin] = field(default_factory=dict)  # rows of arrays in memory, with their margins

    @property
    def height(self) -> int:
        return self.steps[0].piece.grid[self.axis]

    def margin(self, name: Name) -> Margin:
        return self.margins[self.windows[name]]

    def shape(self, name: Name, rows: int) -> Extents:
        """The shape of a window."""
        margin, shape = self.margin(name), self.graph.arrays[name].shape
        rows += margin.before + margin.after
        return with_extent(shape, self.axis, shape[self.axis] // max(self.height, 1) * rows)

    def row_bytes(self, name: Name) -> int:
        return bytes_of(self.graph.arrays[name]) // max(self.height, 1)

    def fetched(self, rows: int) -> Mapping[Name, Margin]:
        """The rows that are read before a band runs: those in memory, if they fit the cache."""
        return self.read if rows * sum(map(self.row_bytes, self.read)) <= CACHE_BYTES else {}

    def layout(self, rows: int) -> tuple[dict[Name, int], int]:
        """The offsets of windows in one arena, and its bytes; memory of dead windows is reused."""
        workspace, at = Workspace(), {}
        for position, step in enumerate(self.steps):
            for name in (name for name, writer in self.windows.items() if writer == position):
                size = prod(self.shape(name, rows)) * self.graph.arrays[name].dtype.itemsize
                at[name] = workspace.allocated(name, size)[0]
            for name in step.dead:
                workspace.free(name)
        return at, workspace.size

    def bytes(self, rows: int) -> int:
        """The bytes of a band of `rows` rows: its windows, and its part of the streamed outputs."""
        return self.layout(rows)[1] + rows * sum(self.row_bytes(name) for name in self.streamed)

    def rows_within(self, size: int) -> int:
        """Approximately the largest number of rows whose band fits `size` bytes; 0 if no row fits."""
        least, most = self.bytes(1), self.bytes(self.height)
        if least > size or most <= size:
            return 0 if least > size else self.height
        rows = 1 + (self.height - 1) * (size - least) // (most - least)  # linear but for rounding to lines
        while self.bytes(rows) > size:
            rows -= max(rows // 64, 1)
        return rows


@dataclass(frozen=True, slots=True)
class Bands:
    """Steps of a plan, from `first` on, that run band by band, `rows` rows at a time."""

    first: int
    rows: int
    run: BandRun

    @property
    def stop(self) -> int:
        return self.first + len(self.run.steps)

    @property
    def count(self) -> int:
        """The number of bands."""
        return -(-self.run.height // self.rows)


def run_of(
    steps: Sequence[Step], facts: Sequence[BandRows], graph: Graph, elsewhere: frozenset[Name]
) -> BandRun | str:
    """The steps as a Run, or the reason why not; other steps touch the arrays in `elsewhere`."""
    axis, maps = facts[0].axis, len(steps)
    while maps > 1 and steps[maps - 1].piece.workgroup is not None:
        maps -= 1
    for rows in facts[:maps]:
        if rows.why is not None:
            return rows.why
    grids = {step.piece.grid[axis] for step in steps[:maps]}
    if len(grids) > 1 or any(len(step.program.params) + 2 > limits.PARAMETERS for step in steps):
        return "they run over different rows"
    writers: dict[Name, int] = {}
    for position, rows in enumerate(facts):
        for name in rows.written:
            if any(name in earlier.touched for earlier in facts[:position]):
                return f"{name} is changed while it is in use"
            writers[name] = position
    margins, reads = [Margin()] * len(steps), dict[Name, Margin]()
    tiles: list[Tiles] = []
    for step, rows in zip(steps[maps:], facts[maps:], strict=True):
        loaded = {name: at for name, at in writers.items() if name in rows.touched.keys() - rows.written}
        if any(at >= maps for at in loaded.values()):
            return f"{step.piece.titles[0]} loads what other workgroups made"
        tiled = tiles_of(step.piece, graph, {name: steps[at].piece.grid for name, at in loaded.items()})
        if isinstance(tiled, str) or axis:
            return tiled if isinstance(tiled, str) else "workgroups begin at rows of the first axis"
        tiles.append(tiled[0])
        for name, below in tiled[1].items():
            margins[loaded[name]] = margins[loaded[name]].hull(Margin(0, below))
    for position in reversed(range(maps)):
        for name in facts[position].touched.keys() - facts[position].written:
            reach, own = facts[position].reach(name), margins[position]
            if reach is None:
                if name in writers:
                    return f"{steps[position].piece.titles[0]} may load any row of {name}"
                continue
            before, after = own.before - min(reach.low, 0), own.after + max(reach.high, 0)
            if name in writers:
                margins[writers[name]] = margins[writers[name]].hull(Margin(before, after))
            elif (
                not axis and reach.low < reach.high and graph.arrays[name].shape == steps[position].piece.grid
            ):
                reads[name] = reads.get(name, Margin()).hull(Margin(before, after))
    if axis and any(margin != Margin() for margin in margins):
        return "they load neighbouring rows along another axis than the first"
    made = {
        name for name, at in writers.items() if graph.arrays[name].starts_at_zero and at < maps
    } - elsewhere
    windows = {n: writers[n] for n in sorted(made - {*graph.outputs}) if facts[writers[n]].loads_own(n)}
    blank = frozenset(name for name, writer in windows.items() if name not in facts[writer].filled)
    for name in writers:
        if (
            name not in windows
            and margins[writers[name]] != Margin()
            and not facts[writers[name]].stores_once(name)
        ):
            return f"{name} is written in more than one go"
    return BandRun(
        graph, axis, tuple(steps), tuple(margins), windows, blank, frozenset(made & {*graph.outputs}),
        tuple(tiles), reads,
    )  # fmt: skip


def program_in_bands(run: BandRun, position: int) -> Program:
    """The program of a step for some rows, or workgroups, with two more scalars: the first of these, and the
    band's first row.
    """
    step, grid = run.steps[position], run.steps[position].piece.grid
    names = names_beside({p.name for p in step.program.params} | used_names(step.program.body), "row")
    first, top = Var(next(names), i32), Var(next(names), i32)
    sizes = {Id("domain", run.axis): grid[run.axis]}
    ids: dict[Id, Expr] = {Id("gid", run.axis): first}
    if (group := step.piece.workgroup) is not None:
        sizes = {Id("num_groups", 0): grid[0], Id("domain", 0): grid[0] * group[0]}
        ids = {Id("wid", 0): first, Id("gid", 0): build.mul(first, literal(i32, group[0]))}

    def change(expr: Expr) -> Expr:
        if isinstance(expr, Id) and expr in ids:
            return build.add(expr, ids[expr])
        if isinstance(expr, Id) and expr in sizes:
            return literal(i32, sizes[expr])
        if isinstance(expr, Shape) and expr.array in run.windows and expr.axis == run.axis:
            return literal(i32, run.graph.arrays[expr.array].shape[expr.axis])
        if isinstance(expr, Load) and expr.array in run.windows:
            return replace(expr, index=inside(expr.array, expr.index))
        return expr

    def inside(name: Name, index: tuple[Expr, ...]) -> tuple[Expr, ...]:
        row = build.sub(top, literal(i32, run.margin(name).before))
        elements = run.graph.arrays[name].shape[run.axis] // run.height
        if elements > 1:  # all rows are one
            row = build.mul(row, literal(i32, elements))
        row = build.sub(index[run.axis], row)
        return (*index[: run.axis], row, *index[run.axis + 1 :])

    def store(node: Node) -> Block:
        if isinstance(node, Store) and node.array in run.windows:
            return (replace(node, index=inside(node.array, node.index)),)
        return (node,)

    body = rewrite_block(map_expressions(step.program.body, change), store)
    scalars = (Param(first.name, "scalar", i32, 0), Param(top.name, "scalar", i32, 0))
    return replace(step.program, params=(*step.program.params, *scalars), body=body)


# For the windows of a band; measured with 1 MB a core, where half and twice as much are as good for 5 stages
# of an image and for 16 Jacobi steps, each 4096 x 4096.
CACHE_BYTES = 1 << 20
BEYOND_CACHE = 6 << 20  # bytes of an array; some streams over smaller ones take longer than launches
MOST_STEPS = 24  # in bands together: the margins grow with each step
LANES = 32  # of a bundle of an element kernel
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
        self._work: dict[int, Demand] = {}
        self._moved: dict[int, dict[Name, int]] = {}
        self._demands: dict[int, Demand] = {}
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
        """The bands that save the most time, found by dynamic programming over their ends."""
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
            best = self.found(first, stop)
            if isinstance(best, str):
                return
            if best is not None:
                yield best

    def found(self, first: int, stop: int) -> Found | str | None:
        """These steps in bands that stay in the cache; the reason why they cannot be in bands, or None if no
        such band is small enough, or all of them run in workgroups: longer ones may be in bands.
        """
        if all(step.piece.workgroup is not None for step in self._steps[first:stop]):
            return None
        run = self.run(first, stop)
        if isinstance(run, str):
            return run
        run = replace(run, streamed=frozenset())  # these matter only for a budget
        kept, read = (sum(map(run.row_bytes, names)) for names in (run.windows, run.read))
        rows = _rounded(run.rows_within(CACHE_BYTES)) if kept else 0
        few = _rounded(run.rows_within(CACHE_BYTES * kept // max(kept + read, 1)))  # beside what they read
        rows = few if few > 2 * max(margin.before + margin.after for margin in run.margins) else rows
        if any(len(step.piece.grid) == 1 and step.piece.workgroup is None for step in run.steps):
            rows = max(rows // LANES, 1) * LANES  # else lanes would be idle
            rows = min(rows, run.height) if run.bytes(min(rows, run.height)) <= CACHE_BYTES else 0
        return Found(self._gain(run, first, rows), first, rows, run) if rows else None

    def _gain(self, run: BandRun, first: int, rows: int) -> float:
        """The nanoseconds saved: windows stay in the cache, margins are computed twice."""
        bands = -(-run.height // rows)
        saved = -bands * len(run.steps) * NS_PER_LAUNCH
        for position, (step, margin) in enumerate(zip(run.steps, run.margins, strict=True), first):
            sizes = self._sizes(position)
            kept = sum(size for name, size in sizes.items() if name in run.windows)
            apart = {name: size for name, size in sizes.items() if name not in run.windows}
            memory = sum(apart.values()) * ns_per_byte(sizes) + kept * NS_PER_BYTE_IN_BANDS / 2
            extra = bands * (margin.before + margin.after) * prod(step.piece.grid[1:])
            if self._facts[position].is_one_row and 1 < len(step.piece.grid) and step.piece.grid[-1] < LANES:
                saved -= prod(step.piece.grid[:-1]) * NS_PER_SHORT_ROW
            asked = self._demand(position)._replace(memory=memory).with_work(self._of_work(position), extra)
            saved += self._demand(position).ns - asked.ns
        return saved

    def cost(self, bands: Sequence[Bands]) -> float:
        """Estimated nanoseconds of all steps with these bands, for their work and the traffic of their
        arrays.
        """
        gain = sum(self._gain(band.run, band.first, band.rows) for band in bands)
        return sum(self.alone(position) for position in range(len(self._steps))) - gain

    def alone(self, position: int) -> float:
        """Estimated nanoseconds of a step by itself."""
        piece = self._steps[position].piece
        is_map = piece.workgroup is None and len(piece.grid) > 2
        lines = prod(piece.grid[:-1]) * NS_PER_LINE_OF_PLANES if is_map else 0.0
        return self._demand(position).ns + lines + NS_PER_LAUNCH

    def _demand(self, position: int) -> Demand:
        if position not in self._demands:
            self._demands[position] = demand(self._steps[position].piece, self._graph)
        return self._demands[position]

    def _sizes(self, position: int) -> dict[Name, int]:
        if position not in self._moved:
            self._moved[position] = moved(self._steps[position].piece, self._graph)
        return self._moved[position]

    def _of_work(self, position: int) -> Demand:
        if position not in self._work:
            self._work[position] = work_of(self._steps[position].piece, self._graph)
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
            rest = budget - (whole - run.bytes(free.rows))
            most = run.rows_within(rest)
            if most and (run.windows or run.streamed):
                beyond = max(margin.before + margin.after for margin in run.margins)
                few = min(run.rows_within(rest // SHARES), _rounded(run.rows_within(CACHE_BYTES)))
                return Bands(first, max(few, min(most, 4 * beyond + 1)), run)
        return None


def is_beyond_cache(graph: Graph) -> bool:
    """True if a graph allocates an array that is too large to stay in the cache."""
    made = (array for array in graph.arrays.values() if array.starts_at_zero)
    return any(bytes_of(array) >= BEYOND_CACHE for array in made)


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
