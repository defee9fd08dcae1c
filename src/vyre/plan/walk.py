"""The rows of a walk along axis 0: how far behind the first one each stage is, and how many stay.

```
turn   fetch x   y from x[-1 .. 1]   z from y[-1 .. 1]     lags: x 0, y 2, z 3 (x comes a turn ahead)
k      row k     row k - 2           row k - 3             kept: 3 rows of x, 2 of y
```
"""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass, replace
from typing import TypeAlias

from vyre.analysis.effects import assigned_in
from vyre.ir.limits import SUBGROUP
from vyre.ir.nodes import Assign, Block, Cond, Expr, Id, Load, Name, Store, Var
from vyre.ir.once import once
from vyre.ir.walk import children, flat, operands
from vyre.lower.prepare import forward_ids
from vyre.plan.stream import Read, Stream

SUBGROUPS = 4  # of a workgroup along the middle axis: what two of them fetch stays near the processor


@dataclass(frozen=True, slots=True)
class Walk:
    """The shape of the walk: the places of a lane along the last axis and the middle one, the rows of a band,
    of which a subgroup makes a few more, and the turns between fetching a row and using it.
    """

    columns: int = 4
    tall: int = 1
    rows: int = 128
    ahead: int = 2


@dataclass(frozen=True, slots=True)
class WalkSource:
    """A load that a turn makes for each place: an element of an array at constant offsets, or of any
    other load whose index is known beforehand.
    """

    load: Load
    stage: int | None = None  # whose load it is; None for one that several share


Key: TypeAlias = "Name | WalkSource"  # what a row is of: an array that a stage makes, or a load


class Schedule:
    """The rows that stages and sources are behind, and the rows that stay of each."""

    def __init__(self, stream: Stream, ahead: int) -> None:
        self.stream, self.ahead = stream, ahead
        self.rank = len(stream.grid)
        self.bodies = [forward_ids(stage.program).body for stage in stream.stages]
        self.loads = [_early(stream, at, body) for at, body in enumerate(self.bodies)]
        self.fetched = {name: WalkSource(_own_load(stream, name)) for name in stream.fetched}
        self.lags = self._lags()
        self.behind: dict[Key, int] = {}
        for lag, sources in zip(self.lags, self.loads, strict=True):
            self.behind |= dict.fromkeys(sources, lag - self.ahead)
        for lag, read in self._reads():
            if read.maker is not None:
                self.behind[read.array] = self.lags[read.maker]
            else:
                latest = lag - read.reaches[0].high - self.ahead
                self.behind[self.key(read.array)] = min(latest, self.behind.get(self.key(read.array), latest))
        early = [source for sources in self.loads for source in sources]
        self.depths: dict[Key, int] = dict.fromkeys(early, self.ahead + 1)
        for lag, read in self._reads():
            key = self.key(read.array)
            age = lag - read.reaches[0].low - self.behind[key]
            self.depths[key] = max(self.depths.get(key, 1), age + 1)

    def _lags(self) -> list[int]:
        """As few rows as what a stage loads requires, and then as many as those that load it allow."""
        lags: list[int] = []
        for stage, sources in zip(self.stream.stages, self.loads, strict=True):
            makers = [self.ahead if read.maker is None else lags[read.maker] for read in stage.reads]
            ready = [lag + read.reaches[0].high for lag, read in zip(makers, stage.reads, strict=True)]
            lags.append(max([self.ahead * bool(sources), *ready]))
        for at in reversed(range(len(lags))):
            later = [
                lag - read.reaches[0].high
                for lag, stage in zip(lags, self.stream.stages, strict=True)
                for read in stage.reads
                if read.maker == at
            ]
            lags[at] = min(later, default=lags[at])
        return lags

    def _reads(self) -> list[tuple[int, Read]]:
        """The reads of all stages, with the lags of these."""
        stages = zip(self.lags, self.stream.stages, strict=True)
        return [(lag, read) for lag, stage in stages for read in stage.reads]

    def key(self, name: Name) -> Key:
        return self.fetched.get(name, name)

    @once
    def turns(self) -> int:
        """The turns that are written out: then every kept row is back in its locals."""
        return max(self.depths.values(), default=1)

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
        sources = [source for one in self.loads for source in one]
        return (*self.fetched.values(), *sources, *made)

    @once
    def lead(self) -> int:
        """The turns before the rows of a band that fetch and make what those need."""
        ahead = [self.halo(key)[0][0] - self.lag(key) for key in self.keys]
        return max(0, *ahead)

    def lag(self, key: Key) -> int:
        return self.behind[key] if key in self.behind else self.lags[self.maker(str(key))]

    @once
    def ends(self) -> tuple[int, int]:
        """The places at the ends of a subgroup that its neighbours have too."""
        halos = [self.halo(key) for key in self.keys]
        return max(before[-1] for before, _ in halos), max(after[-1] for _, after in halos)

    def kept(self, columns: int) -> tuple[int, int, int]:
        """The lanes at both ends that store nothing, and the places that the others store."""
        low, high = (-(-end // columns) for end in self.ends)
        return low, high, (SUBGROUP - low - high) * columns

    def whole(self, rows: int) -> int:
        """About that many rows, so that a band is whole repetitions of the turns written out."""
        more = self.lead + max(self.lags)
        return max(-(-(rows + more) // self.turns), -(-(more + 1) // self.turns)) * self.turns - more

    def groups(self, walk: Walk) -> tuple[int, ...]:
        """The workgroups along each axis."""
        middle = (SUBGROUPS * walk.tall,) * (self.rank - 2)
        each = (self.whole(walk.rows), *middle, self.kept(walk.columns)[2])
        return tuple(-(-extent // size) for extent, size in zip(self.stream.grid, each, strict=True))

    def words(self, walk: Walk) -> int:
        """The registers that kept rows take."""
        total = 0
        for key, depth in self.depths.items():
            dtype = key.load.dtype if isinstance(key, WalkSource) else self.stream.graph.arrays[key].dtype
            before, after = self.halo(key)
            tall = 1 if self.rank == 2 else walk.tall + before[1] + after[1]
            total += (depth - 1) * tall * walk.columns * max(1, dtype.itemsize // 4)
        return total


def _own_load(stream: Stream, name: Name) -> Load:
    """The load of an array at the own place."""
    own = tuple(Id("gid", axis) for axis in range(len(stream.grid)))
    return Load(name, own, stream.graph.arrays[name].dtype)


def _early(stream: Stream, at: int, body: Block) -> tuple[WalkSource, ...]:
    """The loads of a stage that every invocation makes, at places known beforehand, of other arrays than it
    reads at constant offsets: they are fetched with those.
    """
    stage = stream.stages[at]
    made = {name for one in stream.stages for name in one.writes} | {read.array for read in stage.reads}
    known = stream.graph.scalars.keys() - assigned_in(body)
    found: dict[WalkSource, None] = {}

    def look(expr: Expr) -> None:
        if isinstance(expr, Load) and expr.array not in made and expr.array in stream.graph.arrays:
            if all(_is_known(part, known) for part in expr.index):
                found[WalkSource(replace(expr, span=None), at)] = None
            return
        for part in (expr.test,) if isinstance(expr, Cond) else children(expr):
            look(part)

    for node in flat(body):
        if isinstance(node, Assign | Store):
            for operand in operands(node):
                look(operand)
    return tuple(found)


def _is_known(expr: Expr, scalars: Set[Name]) -> bool:
    if isinstance(expr, Var):
        return expr.name in scalars
    return not isinstance(expr, Load) and all(_is_known(part, scalars) for part in children(expr))
