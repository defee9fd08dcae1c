"""The rows of a walk along axis 0: how far behind the first one each stage is, and how many stay.

```
turn   fetch x   y from x[-1 .. 1]   z from y[-1 .. 1]     lags: x 0, y 2, z 3 (x comes a turn ahead)
k      row k     row k - 2           row k - 3             kept: 3 rows of x, 2 of y
```

Of three axes a row is a plane, and the subgroups of a workgroup have neighbouring lines of it. What they load
of each other's lines goes through workgroup memory: there is a barrier after each turn, so a line that was
made in a turn can be loaded from the next turn on.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, replace
from itertools import product
from math import prod
from typing import TypeAlias

from vyre.analysis.effects import assigned_in
from vyre.ir.dtypes import DType
from vyre.ir.limits import SUBGROUP
from vyre.ir.nodes import Assign, Block, Cond, Expr, Id, Load, Name, Store, Var
from vyre.ir.once import once
from vyre.ir.walk import children, flat, map_expressions, operands
from vyre.lower.prepare import forward_ids
from vyre.plan.stream import Offsets, Read, Rule, Stream, StreamStage, offsets_of

FEW = 16  # workgroups along the last axis, with those at both borders


@dataclass(frozen=True, slots=True)
class Walk:
    """The shape of the walk: the places of a lane along the last axis and the middle one, the rows of a band,
    of which a subgroup makes a few more, the turns between fetching a row and using it, and the subgroups of
    a workgroup along the middle axis.
    """

    columns: int = 4
    tall: int = 1
    rows: int = 128
    ahead: int = 2
    subgroups: int = 1

    @property
    def lines(self) -> int:
        """The places of a workgroup along the middle axis."""
        return self.tall * self.subgroups


@dataclass(frozen=True, slots=True)
class WalkSource:
    """A load that a turn makes for each place: an element of an array at constant offsets, or of any
    other load whose index is known beforehand.
    """

    load: Load
    stage: int | None = None  # whose load it is; None for one that several share


Key: TypeAlias = "Name | WalkSource"  # what a row is of: an array that a stage makes, or a load


@dataclass(frozen=True, slots=True)
class SharedLines:
    """The lines of a key that subgroups load of each other: `before` and `after` the own ones, at most
    `columns` away, while `slots` turns pass. They are stored `delay` turns after they were made or fetched.
    """

    before: int
    after: int
    columns: int
    slots: int
    delay: int

    def kept(self, tall: int) -> int:
        """The lines that a subgroup stores: those that others load."""
        return min(self.before + self.after, tall)

    def shape(self, walk: Walk) -> tuple[int, int, int]:
        lines = walk.subgroups * self.kept(walk.tall) + self.before + self.after
        return self.slots, lines, SUBGROUP * walk.columns + 2 * self.columns

    def stored(self, place: int, tall: int) -> int | None:
        """The line where a subgroup stores its line at a place, after those of the subgroups before it; None
        if no other loads it.
        """
        if self.kept(tall) == tall or place < self.after:
            return self.before + place
        is_last = place >= tall - self.before
        return self.before + place - tall + self.kept(tall) if is_last else None

    def loaded(self, place: int, tall: int) -> int:
        """The line at a place before or after those of a subgroup, likewise."""
        return self.before + place - (tall - self.kept(tall) if place >= tall else 0)


class Schedule:
    """The rows that stages and sources are behind, and the rows that stay of each."""

    def __init__(self, stream: Stream, ahead: int) -> None:
        self.stream, self.ahead = stream, ahead
        self.rank = len(stream.grid)
        self.bodies = [forward_ids(stage.program).body for stage in stream.stages]
        self.loads = [_early(stream, at, body) for at, body in enumerate(self.bodies)]
        self.fetched = {name: WalkSource(_own_load(stream, name)) for name in stream.fetched}
        self.highs = [
            {read.array: self._latest(at, read) for read in stage.reads}
            for at, stage in enumerate(stream.stages)
        ]
        self.lags = self._lags()
        self.behind: dict[Key, int] = {}
        for lag, sources in zip(self.lags, self.loads, strict=True):
            self.behind |= dict.fromkeys(sources, lag - self.ahead)
        for lag, read, high in self._reads():
            if read.maker is not None:
                self.behind[read.array] = self.lags[read.maker]
            else:
                latest = lag - high - self.ahead
                self.behind[self.key(read.array)] = min(latest, self.behind.get(self.key(read.array), latest))
        early = [source for sources in self.loads for source in sources]
        self.depths: dict[Key, int] = dict.fromkeys(early, self.ahead + 1)
        for lag, read, _ in self._reads():
            key = self.key(read.array)
            age = lag - read.reaches[0].low - self.behind[key]
            self.depths[key] = max(self.depths.get(key, 1), age + 1)

    def _lags(self) -> list[int]:
        """As few rows as what a stage loads requires, and then as many as those that load it allow."""
        lags: list[int] = []
        for stage, sources, highs in zip(self.stream.stages, self.loads, self.highs, strict=True):
            makers = [self.ahead if read.maker is None else lags[read.maker] for read in stage.reads]
            ready = [lag + highs[read.array] for lag, read in zip(makers, stage.reads, strict=True)]
            lags.append(max([self.ahead * bool(sources), *ready]))
        for at in reversed(range(len(lags))):
            later = [
                lag - highs[read.array]
                for lag, stage, highs in zip(lags, self.stream.stages, self.highs, strict=True)
                for read in stage.reads
                if read.maker == at
            ]
            lags[at] = min(later, default=lags[at])
        return lags

    def _latest(self, position: int, read: Read) -> int:
        """The rows below its own that a stage waits for: one more where it loads lines of other subgroups in
        the last of them.
        """
        if self.rank == 2:
            return read.reaches[0].high
        return max(offsets[0] + bool(offsets[1]) for offsets in self.offsets(position, read.array))

    def offsets(self, position: int, name: Name) -> list[Offsets]:
        """The offsets at which a stage loads an array, at borders too."""
        loads = near_loads(self.stream.stages[position])
        own = (0,) * self.rank
        everywhere = (True,) * self.rank
        return [own, *(by for load in loads if load.array == name for by in self.meant(load, everywhere))]

    def meant(self, load: Load, axes: Sequence[bool]) -> Iterator[Offsets]:
        """The offsets of all places that a load may take: its own ones, and those at borders of some axes."""
        rules = self.stream.rules[load.array]
        ways = [
            [by, *(instead(rules[axis][by > 0], by, near) for near in range(abs(by)) if axes[axis])]
            for axis, by in enumerate(offsets_of(load.index))
        ]
        yield from dict.fromkeys(product(*ways))

    def stay_inside(self, walk: Walk) -> tuple[bool, ...]:
        """The axes along which workgroups at borders begin or end there, so that all places are inside. Along
        the last axis what lanes shuffle is then tested in all workgroups, which pays if few are inside.
        """
        is_narrow = self.stream.grid[-1] < FEW * self.kept(walk.columns)[2]
        sizes = (0, *(walk.lines,) * (self.rank - 2), SUBGROUP * walk.columns * is_narrow)
        axes = zip(sizes, self.stream.grid, self.stream.wraps, strict=True)
        return tuple(0 < size <= extent and not wraps for size, extent, wraps in axes)

    @once
    def shared(self) -> dict[Key, SharedLines]:
        """The lines that subgroups load of each other."""
        loaded: dict[Key, list[tuple[int, Offsets]]] = {}
        for at, (lag, stage) in enumerate(zip(self.lags, self.stream.stages, strict=True)):
            for name in dict.fromkeys(read.array for read in stage.reads):
                key = self.key(name)
                across = [by for by in self.offsets(at, name) if self.rank == 3 and by[1]]
                loaded.setdefault(key, []).extend((lag - self.behind[key] - by[0], by) for by in across)
        passed = [age - self._delay(key) for key, loads in loaded.items() for age, _ in loads]
        return {
            key: SharedLines(
                before=max(0, *(-by[1] for _, by in loads)),
                after=max(0, *(by[1] for _, by in loads)),
                columns=max(abs(by[2]) for _, by in loads),
                slots=max(passed) + 1,
                delay=self._delay(key),
            )
            for key, loads in loaded.items()
            if loads
        }

    def _delay(self, key: Key) -> int:
        return self.ahead if isinstance(key, WalkSource) else 0

    def _reads(self) -> list[tuple[int, Read, int]]:
        """The reads of all stages, with the lags of these and the rows below that they wait for."""
        stages = zip(self.lags, self.stream.stages, self.highs, strict=True)
        return [(lag, read, highs[read.array]) for lag, stage, highs in stages for read in stage.reads]

    def key(self, name: Name) -> Key:
        return self.fetched.get(name, name)

    @once
    def turns(self) -> int:
        """The number of unrolled turns, after which every kept row is back in its locals and slots."""
        slots = max((lines.slots for lines in self.shared.values()), default=1)
        return -(-max(self.depths.values(), default=1) // slots) * slots

    def halo(self, key: Key) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The places around a block for which a key is made, by axis."""
        if isinstance(key, WalkSource) and key.stage is None:
            return self.stream.halo(key.load.array)
        at = key.stage if isinstance(key, WalkSource) else self.maker(key)
        assert at is not None
        return self.stream.stages[at].before, self.stream.stages[at].after

    def maker(self, name: Name) -> int:
        return next(at for at, stage in enumerate(self.stream.stages) if name in stage.writes)

    @once
    def keys(self) -> tuple[Key, ...]:
        """Everything of which there are rows."""
        made = [name for stage in self.stream.stages for name in stage.writes]
        sources = [source for loads in self.loads for source in loads]
        return (*self.fetched.values(), *sources, *made)

    @once
    def lead(self) -> int:
        """The turns before a band's first row that fetch and compute what the band needs."""
        ahead = [self.halo(key)[0][0] - self.lag(key) for key in self.keys]
        return max(0, *ahead)

    def lag(self, key: Key) -> int:
        return self.behind[key] if key in self.behind else self.lags[self.maker(str(key))]

    @once
    def ends(self) -> tuple[Offsets, Offsets]:
        """The positions at the ends of a workgroup that its neighbours also compute, by axis."""
        halos = [self.halo(key) for key in self.keys]
        axes = range(self.rank)
        return (
            tuple(max(before[axis] for before, _ in halos) for axis in axes),
            tuple(max(after[axis] for _, after in halos) for axis in axes),
        )

    def kept(self, columns: int) -> tuple[int, int, int]:
        """The lanes at both ends that store nothing, and the places that the others store."""
        low, high = (-(-end[-1] // columns) for end in self.ends)
        return low, high, (SUBGROUP - low - high) * columns

    def shared_bytes(self, walk: Walk) -> int:
        """The workgroup memory that lines take."""
        sizes = (prod(lines.shape(walk)) * self.dtype(key).itemsize for key, lines in self.shared.items())
        return sum(sizes)

    def middle(self, walk: Walk) -> int:
        """The places along the middle axis that a workgroup stores."""
        return walk.lines - self.ends[0][1] - self.ends[1][1]

    def whole(self, rows: int) -> int:
        """Approximately this many rows, such that a band is a multiple of the unrolled turns."""
        more = self.lead + max(self.lags)
        return max(-(-(rows + more) // self.turns), -(-(more + 1) // self.turns)) * self.turns - more

    def edge(self, walk: Walk) -> int:
        """The rows of the first and the last band, if these are short: all that others touch is inside of the
        domain then, so that they need no checks. 0 if all bands are alike.
        """
        rows, edge = self.whole(walk.rows), self.whole(self.lead + max(self.lags) + self.turns)
        is_short = edge < rows and 2 * (edge + rows) <= self.stream.grid[0] and not self.stream.wraps[0]
        return edge if is_short else 0

    def groups(self, walk: Walk) -> tuple[int, ...]:
        """The workgroups along each axis."""
        edge = self.edge(walk)
        bands = -(-(self.stream.grid[0] - 2 * edge) // self.whole(walk.rows)) + 2 * bool(edge)
        each = (*(self.middle(walk),) * (self.rank - 2), self.kept(walk.columns)[2])
        return bands, *(-(-extent // size) for extent, size in zip(self.stream.grid[1:], each, strict=True))

    def words(self, walk: Walk) -> int:
        """The registers that kept rows take."""
        total = 0
        for key, depth in self.depths.items():
            total += (depth - 1) * walk.tall * walk.columns * max(1, self.dtype(key).itemsize // 4)
        return total

    def dtype(self, key: Key) -> DType:
        return key.load.dtype if isinstance(key, WalkSource) else self.stream.graph.arrays[key].dtype


def _own_load(stream: Stream, name: Name) -> Load:
    """The load of an array at the own place."""
    own = tuple(Id("gid", axis) for axis in range(len(stream.grid)))
    return Load(name, own, stream.graph.arrays[name].dtype)


def _early(stream: Stream, at: int, body: Block) -> tuple[WalkSource, ...]:
    """The loads of a stage that every invocation makes, at places known beforehand, of other arrays than it
    reads at constant offsets: they are fetched with those.
    """
    stage = stream.stages[at]
    made = {name for each in stream.stages for name in each.writes} | {read.array for read in stage.reads}
    known = stream.graph.scalars.keys() - assigned_in(body)
    sources: dict[WalkSource, None] = {}

    def look(expr: Expr) -> None:
        if isinstance(expr, Load) and expr.array not in made and expr.array in stream.graph.arrays:
            if all(_is_known(part, known) for part in expr.index):
                sources[WalkSource(replace(expr, span=None), at)] = None
            return
        for part in (expr.test,) if isinstance(expr, Cond) else children(expr):
            look(part)

    for node in flat(body):
        if isinstance(node, Assign | Store):
            for operand in operands(node):
                look(operand)
    return tuple(sources)


def _is_known(expr: Expr, scalars: Set[Name]) -> bool:
    if isinstance(expr, Var):
        return expr.name in scalars
    return not isinstance(expr, Load) and all(_is_known(part, scalars) for part in children(expr))


def near_loads(stage: StreamStage) -> list[Load]:
    """The loads at constant offsets of a stage."""
    near = {read.array for read in stage.reads}
    loads: dict[Load, None] = {}

    def note(expr: Expr) -> Expr:
        if isinstance(expr, Load) and expr.array in near:
            loads[replace(expr, span=None)] = None
        return expr

    map_expressions(stage.piece.body, note)
    return list(loads)


def instead(rule: Rule, by: int, near: int) -> int:
    """The offset of the place that one outside stands for, of an invocation `near` places from the border."""
    mirrored = 2 * near - abs(by)
    inner: Mapping[Rule, int] = {"edge": near, "reflect": mirrored, "symmetric": mirrored + 1}
    return inner.get(rule, abs(by)) * (1 if by > 0 else -1)
