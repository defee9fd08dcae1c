"""Stencils that run as one launch: stages over one domain, each of which loads what earlier ones made.

Such a launch walks along axis 0 and keeps only windows of rows of the arrays between its stages. A stage's
loads of a streamed array are at constant offsets from the invocation's own place; what a place outside of the
array stands for is the array's rule at that border. Stages that are loaded some places away also run for that
many places around a block, their halo, which neighbouring blocks compute too.

```
whole       0 1 2 3 4 5 6 7 8       y[i] = x[i - 1] + x[i + 1]      reach of x: -1 .. 1
block             3 4 5             z[i] = y[min(i + 1, 8)]         reach of y: 0 .. 1, edge after
made of y         3 4 5 6           halo of y: 0 before, 1 after
read of x       2 3 4 5 6 7         halo of x: 1 before, 2 after
```

This module finds stages and says what they need. What code does with them depends on the machine.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import prod
from typing import Any, Literal, TypeAlias, assert_never, get_args

import numpy as np
from numpy.typing import NDArray

from vyre.analysis.effects import may_write_out, touches, unrolled_growth, uses, waits
from vyre.analysis.index import Index, Sizes
from vyre.ir.dtypes import i32
from vyre.ir.literal import Lit, literal, number
from vyre.ir.nodes import (
    Assign,
    Block,
    Expr,
    Extents,
    For,
    Id,
    Load,
    Name,
    Node,
    Op,
    Program,
    Region,
    Store,
)
from vyre.ir.once import once
from vyre.ir.walk import evaluated, loads, map_expressions, rewrite_block, statements
from vyre.ops import build
from vyre.passes import unroll
from vyre.plan.fills import fills
from vyre.plan.graph import Graph, program_of
from vyre.plan.index_values import index_values
from vyre.plan.merge import Piece
from vyre.plan.own_elements import is_own

Offsets: TypeAlias = tuple[int, ...]  # from an invocation's own place, one for each axis
# What a place outside stands for, as numpy.pad calls it: nothing (0), the last element, or the one that many
# places inside, counted with or without the last element itself, or at the other end.
Rule = Literal["zero", "edge", "wrap", "reflect", "symmetric"]
RULES: frozenset[Rule] = frozenset(get_args(Rule))
FAR = 32  # places; loads farther away are not streamed
_UNROLLED = 2_000  # statements and expressions that loops around loads may become


@dataclass(frozen=True, slots=True)
class Reach:
    """The places that loads touch along an axis, from `low` <= 0 to `high` >= 0 relative to the own one, and
    what places before the first element and after the last one stand for.
    """

    low: int = 0
    high: int = 0
    before: Rule = "zero"
    after: Rule = "zero"

    @property
    def wraps(self) -> bool:
        return "wrap" in (self.before, self.after)


@dataclass(frozen=True, slots=True)
class Read:
    """The loads of one array by a stage, at constant offsets. `maker` is the position of the stage that makes
    the array; None if it is in memory when the launch begins.
    """

    array: Name
    maker: int | None
    reaches: tuple[Reach, ...]


@dataclass(frozen=True, slots=True)
class StreamStage:
    """One of the calls of a launch.

    In the body of `piece` every load of an array in `reads` has the index `gid(axis) + constant` along each
    axis (`offsets_of`); outside of the array it means what the rules of the Read say. Other loads are as they
    were: of memory, at any place. It stores to its own element of arrays in `writes`, of which `kept` are
    wanted in memory, and `blank` may be left unstored by some invocations; of those it may load its own
    element too, which is 0 before it stores it. `before` and `after` are its halo.
    """

    piece: Piece
    program: Program
    reads: tuple[Read, ...]
    writes: tuple[Name, ...]
    kept: frozenset[Name]
    blank: frozenset[Name]
    before: Offsets
    after: Offsets

    @property
    def is_straight(self) -> bool:
        """True if it has no loops or branches: several rows of it may be computed together."""
        return all(isinstance(node, Assign | Store | Region) for node in statements(self.piece.body))


@dataclass(frozen=True, slots=True)
class Stream:
    """Stages in order over one domain, `wraps` by axis: there a place outside is one at the other end.

    `rules` are what places outside of a streamed array, or of one that is read at constant offsets, stand
    for: by axis, before the first element and after the last.
    """

    graph: Graph
    grid: Extents
    stages: tuple[StreamStage, ...]
    wraps: tuple[bool, ...]
    rules: Mapping[Name, tuple[tuple[Rule, Rule], ...]]

    @property
    def streamed(self) -> tuple[Name, ...]:
        """The arrays that a stage makes and a later one reads."""
        reads = (read for stage in self.stages for read in stage.reads)
        return tuple(dict.fromkeys(read.array for read in reads if read.maker is not None))

    @property
    def fetched(self) -> tuple[Name, ...]:
        """The arrays in memory that stages read at constant offsets."""
        reads = (read for stage in self.stages for read in stage.reads)
        return tuple(dict.fromkeys(read.array for read in reads if read.maker is None))

    def window(self, name: Name) -> tuple[int, int]:
        """The rows of an array that its readers need at a time, relative to their own: lowest and highest."""
        reaches = [read.reaches[0] for stage in self.stages for read in stage.reads if read.array == name]
        return min(reach.low for reach in reaches), max(reach.high for reach in reaches)

    def halo(self, name: Name) -> tuple[Offsets, Offsets]:
        """The places before and after a block, by axis, that the stages need of an array."""
        rank = len(self.grid)
        before, after = [0] * rank, [0] * rank
        for stage in self.stages:
            for read in stage.reads:
                if read.array == name:
                    for axis, reach in enumerate(read.reaches):
                        before[axis] = max(before[axis], stage.before[axis] - reach.low)
                        after[axis] = max(after[axis], stage.after[axis] + reach.high)
        return tuple(before), tuple(after)


def offsets_of(index: tuple[Expr, ...]) -> Offsets:
    """The offsets of a load of an array in `Stage.reads`."""
    return tuple(0 if isinstance(part, Id) else _added(part) for part in index)


def _added(part: Expr) -> int:
    assert isinstance(part, Op)
    assert isinstance(part.args[1], Lit)
    return int(number(part.args[1]))


def place(offsets: Offsets) -> tuple[Expr, ...]:
    """The index of a load at these offsets."""
    ids = [Id("gid", axis) for axis in range(len(offsets))]
    pairs = zip(ids, offsets, strict=True)
    return tuple([build.add(own, literal(i32, by)) if by else own for own, by in pairs])


# One call


@dataclass(frozen=True, slots=True)
class Near:
    """The loads of an array by a call if they are at constant offsets: the offsets of each index, the reach
    along each axis, and the rules that agree with all of them.
    """

    offsets: Mapping[tuple[Expr, ...], Offsets]
    lows: Offsets
    highs: Offsets
    rules: tuple[tuple[frozenset[Rule], frozenset[Rule]], ...]


class StageFacts:
    """Facts about one call: why it is no stage of a launch that streams, and which loads are near."""

    def __init__(self, piece: Piece, graph: Graph) -> None:
        self._graph = graph
        piece = replace(piece, body=_written_out(piece, graph))
        self._flat = _flat_arrays(piece, graph)
        self.piece = replace(piece, body=_with_own_places(piece, self._flat)) if self._flat else piece
        self.touched = {n: t for n, t in touches(self.piece.body).items() if n in graph.arrays}
        self.written = tuple(name for name, touch in self.touched.items() if touch.writes)
        self._near: dict[Name, Near | None] = {}
        self._placed: dict[frozenset[Name], tuple[Piece, Program]] = {}

    @once
    def _index(self) -> Index:
        shapes = {name: self._shape(name) for name in self._graph.arrays}
        return Index(self.piece.body, sizes=Sizes(shapes, self.piece.grid))

    def _shape(self, name: Name) -> Extents:
        return self.piece.grid if name in self._flat else self._graph.arrays[name].shape

    @once
    def why(self) -> str | None:
        """Why it cannot be a stage; None if it can."""
        title, piece = self.piece.titles[-1], self.piece
        if piece.workgroup is not None:
            return f"{title} runs in workgroups"
        if len(piece.grid) not in (2, 3):
            return f"{title} does not run over two or three axes"
        if not prod(piece.grid):
            return f"{title} runs over nothing"
        if waits(piece.body) or any(use.action == "atomic" for use in uses(piece.body)):
            return f"{title} works with other invocations"
        if any(isinstance(expr, Id) and expr.kind not in ("gid", "domain") for expr in evaluated(piece.body)):
            return f"{title} asks which lane it runs in"
        for name in self.written:
            touch = self.touched[name]
            if self._shape(name) != piece.grid:
                return f"{title} does not run once for each element of {name}"
            if not all(self._index.is_own(index) for index in (*touch.stores, *touch.loads)):
                return f"{title} touches other elements than its own of {name}"
            if touch.loads and not self._graph.arrays[name].starts_at_zero:
                return f"{title} updates {name}"
        return None

    @once
    def blank(self) -> frozenset[Name]:
        """The arrays that it writes, and of which some invocations may not store their element."""
        shape = self.piece.grid
        return frozenset(name for name in self.written if not fills(self.piece, name, shape))

    def near(self, name: Name) -> Near | None:
        """The loads of an array, if all are at constant offsets."""
        if name not in self._near:
            self._near[name] = self._found(name)
        return self._near[name]

    def placed(self, arrays: frozenset[Name]) -> tuple[Piece, Program]:
        """The call with loads of these arrays at `gid(axis) + constant`."""

        def change(expr: Expr) -> Expr:
            if isinstance(expr, Load) and expr.array in arrays:
                near = self.near(expr.array)
                assert near is not None
                return replace(expr, index=place(near.offsets[expr.index]))
            return expr

        if arrays not in self._placed:
            piece = replace(self.piece, body=map_expressions(self.piece.body, change))
            self._placed[arrays] = piece, program_of(piece, self._graph)
        return self._placed[arrays]

    def _found(self, name: Name) -> Near | None:
        shape = self._shape(name)
        if shape != self.piece.grid:
            return None
        offsets: dict[tuple[Expr, ...], Offsets] = {}
        both = [[RULES, RULES] for _ in shape]
        for index in dict.fromkeys(self.touched[name].loads):
            own: list[int] = []
            for axis, part in enumerate(index):
                offset = self._offset(part, axis, both[axis])
                if offset is None:
                    return None
                own.append(offset)
            offsets[index] = tuple(own)
        if not all(rules for pair in both for rules in pair):
            return None
        lows = tuple(min(0, *column) for column in zip(*offsets.values(), strict=True))
        highs = tuple(max(0, *column) for column in zip(*offsets.values(), strict=True))
        return Near(offsets, lows, highs, tuple((pair[0], pair[1]) for pair in both))

    def _offset(self, part: Expr, axis: int, rules: list[frozenset[Rule]]) -> int | None:
        """The offset of an index along an axis; removes rules that do not agree with it."""
        form = self._index.form(part)
        if form is not None and form.terms == ((Id("gid", axis), 1),) and abs(form.const) <= FAR:
            if form.const:
                rules[form.const > 0] &= {"zero"}
            return form.const
        values = index_values(part, axis, self.piece.grid[axis], self._index)
        if values is None:
            return None
        places = np.arange(values.size)
        for offset in _usual(values - places):
            fit = _fitting(values, offset)
            if fit:
                rules[offset > 0] &= fit
                return offset
        return None


def _written_out(piece: Piece, graph: Graph) -> Block:
    """The body with loops around loads of arrays of its domain's shape written out, where that is short."""

    def requested(node: Node) -> Block:
        if isinstance(node, For) and may_write_out(node):
            near = (load for load in loads(node.body) if load.array in graph.arrays)
            if any(graph.arrays[load.array].shape == piece.grid for load in near):
                return (replace(node, unroll=True),)
        return (node,)

    body = rewrite_block(piece.body, requested)
    if body is piece.body or unrolled_growth(body) > _UNROLLED:
        return piece.body
    return unroll(program_of(replace(piece, body=body), graph)).body


def _flat_arrays(piece: Piece, graph: Graph) -> frozenset[Name]:
    """The arrays of one axis that have an element for each invocation, which touches no other: what comes
    after the call, such as a sum, takes the array of the domain's shape as one long row.
    """
    rows = {n for n, touch in touches(piece.body).items() if n in graph.arrays and not touch.atomic}
    rows = {n for n in rows if len(piece.grid) > 1 and graph.arrays[n].shape == (prod(piece.grid),)}
    if not rows:
        return frozenset()
    shapes = {name: made.shape for name, made in graph.arrays.items()}
    index = Index(piece.body, sizes=Sizes(shapes, piece.grid))

    def is_row(name: Name) -> bool:
        touch = touches(piece.body)[name]
        return all(is_own(index, at, piece.grid, shapes[name]) for at in (*touch.stores, *touch.loads))

    return frozenset(filter(is_row, rows))


def _with_own_places(piece: Piece, arrays: frozenset[Name]) -> Block:
    """The body with each access of these arrays at the place of the invocation."""
    own = place((0,) * len(piece.grid))

    def load(expr: Expr) -> Expr:
        return replace(expr, index=own) if isinstance(expr, Load) and expr.array in arrays else expr

    def store(node: Node) -> Block:
        return (replace(node, index=own) if isinstance(node, Store) and node.array in arrays else node,)

    return rewrite_block(map_expressions(piece.body, load), store)


def with_flat_places(body: Block, graph: Graph, grid: Extents) -> Block:
    """The body of a launch with accesses of arrays that are one long row at the number of their place."""

    def number_of(array: Name, index: tuple[Expr, ...]) -> tuple[Expr, ...]:
        if array not in graph.arrays or len(index) == len(graph.arrays[array].shape):
            return index
        total = index[0]
        for part, extent in zip(index[1:], grid[1:], strict=True):
            total = build.add(build.mul(total, literal(i32, extent)), part)
        return (total,)

    def load(expr: Expr) -> Expr:
        return replace(expr, index=number_of(expr.array, expr.index)) if isinstance(expr, Load) else expr

    def store(node: Node) -> Block:
        if not isinstance(node, Store):
            return (node,)
        return (replace(node, index=number_of(node.array, node.index)),)

    return rewrite_block(map_expressions(body, load), store)


def _usual(distances: NDArray[Any]) -> Iterator[int]:
    """The short distances of an index from the invocation's own position, the most frequent first."""
    different, counts = np.unique(distances[np.abs(distances) <= FAR], return_counts=True)
    return iter([int(different[at]) for at in np.argsort(-counts, kind="stable")])


def _fitting(values: NDArray[Any], offset: int) -> frozenset[Rule]:
    """The rules by which these values are the places at an offset."""
    extent = values.size
    places = np.arange(extent) + offset
    inside = (places >= 0) & (places < extent)
    if not np.array_equal(values[inside], places[inside]):
        return frozenset()
    read, wanted = values[~inside], places[~inside]
    fitting: set[Rule] = set()
    for rule in RULES:
        if rule == "zero":
            fits = not np.any((read >= 0) & (read < extent))
        else:
            meant = stands_for(rule, wanted, extent)
            fits = bool(np.array_equal(read, meant) and np.all((meant >= 0) & (meant < extent)))
        if fits:
            fitting.add(rule)
    return frozenset(fitting)


def stands_for(rule: Rule, places: NDArray[Any], extent: int) -> NDArray[Any]:
    """The elements that places outside of an axis stand for, by a rule other than "zero"."""
    last = extent - 1
    meant: NDArray[Any]
    match rule:
        case "edge":
            meant = np.clip(places, 0, last)
        case "wrap":
            meant = np.mod(places, extent)
        case "reflect":
            meant = np.where(places < 0, -places, 2 * last - places)
        case "symmetric":
            meant = np.where(places < 0, -places - 1, 2 * last + 1 - places)
        case "zero":
            meant = places
        case never:
            assert_never(never)
    return meant


# Several calls


def stream_of(
    facts: Sequence[StageFacts], graph: Graph, earlier: frozenset[Name], later: frozenset[Name]
) -> Stream | str:
    """The calls as one launch, or the reason why not; others touch the arrays in `earlier` and `later`."""
    for fact in facts:
        if fact.why is not None:
            return fact.why
    grid = facts[0].piece.grid
    if any(fact.piece.grid != grid for fact in facts):
        return "they run over different domains"
    makers: dict[Name, int] = {}
    for position, fact in enumerate(facts):
        for name in fact.written:
            if any(name in other.touched for other in facts[:position]):
                return f"{name} is changed while it is in use"
            makers[name] = position
    for name, position in makers.items():
        is_new = graph.arrays[name].starts_at_zero and name not in earlier
        is_read = any(name in fact.touched for fact in facts[position + 1 :])
        if not is_new and name in facts[position].blank and (is_read or facts[position].touched[name].loads):
            return f"{name} is not written everywhere, and keeps what it had before"
    all_reads = _Reads(facts, makers, graph)
    if all_reads.why is not None:
        return all_reads.why
    stages: list[StreamStage] = []
    for position, fact in enumerate(facts):
        reads = all_reads.of(position)
        kept = {name for name in fact.written if _is_wanted(name, graph, later)}
        piece, program = fact.placed(frozenset(read.array for read in reads))
        zero = (0,) * len(grid)
        stages.append(
            StreamStage(piece, program, reads, fact.written, frozenset(kept), fact.blank, zero, zero)
        )
    return Stream(graph, grid, _with_halos(stages, len(grid)), all_reads.wraps, all_reads.rules)


def _is_wanted(name: Name, graph: Graph, later: frozenset[Name]) -> bool:
    return name in later or name in graph.outputs or not graph.arrays[name].starts_at_zero


class _Reads:
    """The reads of the stages. An array has the same rules for all that read it."""

    def __init__(self, facts: Sequence[StageFacts], makers: Mapping[Name, int], graph: Graph) -> None:
        self._facts, self._makers = facts, makers
        self._rank = len(facts[0].piece.grid)
        self._wraps: dict[int, bool] = {}  # by axis, once it is known
        self._users: dict[Name, list[StageFacts]] = {}
        self.why: str | None = None
        self.rules: dict[Name, tuple[tuple[Rule, Rule], ...]] = {}
        for position, fact in enumerate(facts):
            for name, touch in fact.touched.items():
                if touch.loads and makers.get(name) != position:
                    self._users.setdefault(name, []).append(fact)
        for name in sorted(self._users, key=lambda name: name not in makers):  # what is made comes first
            why = self._add(name)
            if why is not None and name in makers:
                self.why = why
                return

    @property
    def wraps(self) -> tuple[bool, ...]:
        return tuple(self._wraps.get(axis, False) for axis in range(self._rank))

    def of(self, position: int) -> tuple[Read, ...]:
        """The reads of a stage."""
        fact = self._facts[position]
        own = [name for name in fact.touched if name in self.rules and fact in self._users[name]]
        return tuple(self._read(name, fact) for name in own)

    def _add(self, name: Name) -> str | None:
        """Find the rules of an array, or return why it has none."""
        nears: list[Near] = []
        for fact in self._users[name]:
            near = fact.near(name)
            if near is None:
                return f"{fact.piece.titles[-1]} loads {name} at places that are not constant offsets"
            nears.append(near)
        rules: list[tuple[Rule, Rule]] = []
        wraps: dict[int, bool] = {}
        for axis in range(self._rank):
            before = frozenset.intersection(*(near.rules[axis][0] for near in nears))
            after = frozenset.intersection(*(near.rules[axis][1] for near in nears))
            if not before or not after:
                return f"loads of {name} disagree about what is outside of it"
            pair = (_preferred(before), _preferred(after))
            rules.append(pair)
            used = [pair[0]] * any(near.lows[axis] for near in nears)
            used += [pair[1]] * any(near.highs[axis] for near in nears)
            if used:
                wraps[axis] = "wrap" in used
                if wraps[axis] != all(rule == "wrap" for rule in used):
                    return f"loads of {name} wrap around at one end only"
        if any(self._wraps.get(axis, is_wrapped) != is_wrapped for axis, is_wrapped in wraps.items()):
            return f"loads of {name} wrap around, and those of other arrays do not"
        self._wraps |= wraps
        self.rules[name] = tuple(rules)
        return None

    def _read(self, name: Name, fact: StageFacts) -> Read:
        near = fact.near(name)
        assert near is not None
        reaches: list[Reach] = []
        for axis, (before, after) in enumerate(self.rules[name]):
            low, high = near.lows[axis], near.highs[axis]
            inner = {"reflect": 0, "symmetric": 1}  # a place outside stands for one as far inside
            most = max(high, -low - inner[before] if before in inner else 0)
            least = min(low, inner[after] - high if after in inner else 0)
            reaches.append(Reach(least, most, before, after))
        return Read(name, self._makers.get(name), tuple(reaches))


def _preferred(rules: frozenset[Rule]) -> Rule:
    return next(rule for rule in get_args(Rule) if rule in rules)


def _with_halos(stages: Sequence[StreamStage], rank: int) -> tuple[StreamStage, ...]:
    """The stages, each with the halo around a block that later stages load."""
    before = [[0] * rank for _ in stages]
    after = [[0] * rank for _ in stages]
    for position in reversed(range(len(stages))):
        for read in stages[position].reads:
            if read.maker is not None:
                for axis, reach in enumerate(read.reaches):
                    low, high = before[read.maker], after[read.maker]
                    low[axis] = max(low[axis], before[position][axis] - reach.low)
                    high[axis] = max(high[axis], after[position][axis] + reach.high)
    halos = zip(stages, before, after, strict=True)
    return tuple(replace(stage, before=tuple(low), after=tuple(high)) for stage, low, high in halos)
