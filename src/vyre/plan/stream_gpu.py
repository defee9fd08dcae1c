"""Streams on GPUs: stages as one group kernel in which a subgroup walks along axis 0.

The subgroup has 32 * `columns` neighbouring places along the last axis, each lane `columns` of them, and of
three axes `tall` places along the middle one. In every turn it fetches the next row of each array in memory,
and each stage makes one row, as far behind as what it loads requires (`walk.py`). Older rows that later turns
need stay in locals; places along the last axis that other lanes have come by shuffles. Where a place outside
of the domain stands for 0, what is made there is 0; where it stands for another place, a load at the border
takes that one.

The places at both ends of a subgroup, and the first rows of a band, are made by its neighbours too; they are
stored once. The turns of the loop are written out until each kept row is back in its locals, so that none is
copied.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import reduce
from itertools import product

from vyre.analysis.effects import assigned_in
from vyre.ir.dtypes import DType, bool_, i32
from vyre.ir.limits import SUBGROUP
from vyre.ir.literal import Lit, literal
from vyre.ir.nodes import (
    Assign,
    Block,
    Cond,
    Declare,
    Expr,
    For,
    Id,
    If,
    Load,
    Name,
    Node,
    Shape,
    Store,
    Var,
    false,
)
from vyre.ir.walk import (
    map_expressions,
    rewrite,
    rewrite_block,
    statements,
)
from vyre.ops import build
from vyre.passes.names import names_beside, used_names, with_arrays, with_names
from vyre.plan.merge import Piece, closed
from vyre.plan.stream import Rule, Stream, StreamStage, offsets_of
from vyre.plan.terms import both, plus, whole, within
from vyre.plan.walk import SUBGROUPS, Key, Schedule, Walk, WalkSource


def streamed(stream: Stream, walk: Walk) -> Piece:
    """The stages as one launch."""
    return _WalkWriter(stream, walk).piece()


class _WalkWriter:
    """Writes the body of a walk."""

    def __init__(self, stream: Stream, walk: Walk) -> None:
        self.stream, self.walk = stream, walk
        self.schedule = Schedule(stream, walk.ahead)
        self.rank = self.schedule.rank
        taken = {name for stage in stream.stages for name in used_names(stage.piece.body)}
        self.names = names_beside(taken | {*stream.graph.arrays} | {*stream.graph.scalars}, "_s")
        self.low, self.high, self.keep = self.schedule.kept(walk.columns)
        self.rows = self.schedule.whole(walk.rows)
        self.known: dict[object, Var] = {}
        self.out: list[Node] = []
        self.k = Var(next(self.names), i32)
        self.extents = self._extents()

    def piece(self) -> Piece:
        schedule, walk = self.schedule, self.walk
        total = self.rows + schedule.lead + max(schedule.lags)
        wid = [Id("wid", axis) for axis in range(self.rank)]
        self.top = self._set("top", plus(build.mul(wid[0], whole(self.rows)), -schedule.lead))
        self.middle: Expr = whole(0)
        if self.rank == 3:
            first = build.add(build.mul(wid[1], whole(SUBGROUPS)), Id("lid", 1))
            self.middle = self._set("middle", build.mul(first, whole(walk.tall)))
        lane = build.mul(Id("lid", self.rank - 1), whole(walk.columns))
        start = plus(build.mul(wid[-1], whole(self.keep)), -self.low * walk.columns)
        self.column = self._set("column", build.add(start, lane))
        for key, depth in schedule.depths.items():
            for age, place in product(range(1, depth), self._places(key)):
                self.out.append(Assign(self._row(key, -age, place).name, Lit(self._dtype(key), 0)))
        self._keeps()
        end = plus(build.sub(self.extents[0], self.top), max(schedule.lags))
        before, self.out = self.out, []
        for turn in range(schedule.turns):
            self._turn(turn)
        for key, depth in schedule.depths.items():
            for age, place in product(range(depth - 1, 0, -1), self._places(key)):
                value = self._row(key, schedule.turns - age, place)
                self.out.append(Assign(self._row(key, -age, place).name, value))
        stop = self._set("stop", build.least(whole(total), end), before)
        loop = For(self.k.name, whole(0), stop, whole(schedule.turns), tuple(self.out))
        titles = tuple(title for stage in self.stream.stages for title in stage.piece.titles)
        workgroup = (1, SUBGROUP) if self.rank == 2 else (1, SUBGROUPS, SUBGROUP)
        return Piece((*before, loop), schedule.groups(walk), workgroup, titles)

    # Places

    def _places(self, key: Key) -> list[tuple[int, int]]:
        """The places of a lane along the middle and the last axis."""
        before, after = self.schedule.halo(key)
        middle = range(1) if self.rank == 2 else range(-before[1], self.walk.tall + after[1])
        return list(product(middle, range(self.walk.columns)))

    def _at(self, turn: int, lag: int, place: tuple[int, int]) -> tuple[Expr, ...]:
        """The place of an invocation in the domain, or outside of it."""
        row = plus(build.add(self.top, self.k), turn - lag)
        middle = (plus(self.middle, place[0]),) if self.rank == 3 else ()
        return (row, *middle, plus(self.column, place[1]))

    def _inside(self, turn: int, lag: int, place: tuple[int, int]) -> tuple[Expr, ...]:
        """The same place where axes wrap around: the one in the domain that it stands for."""
        at = list(self._at(turn, lag, place))
        for axis in (axis for axis, wraps in enumerate(self.stream.wraps) if wraps):
            position = (turn - lag, *place)[0 if axis == 0 else axis - self.rank + 3]
            at[axis] = self._once(("wrapped", axis, position), self._stands_for("wrap", axis, at[axis]))
        return tuple(at)

    def _stands_for(self, rule: Rule, axis: int, at: Expr) -> Expr:
        """The place that a place outside stands for along an axis."""
        extent = self.extents[axis]
        last = plus(extent, -1)
        if rule == "wrap":
            return Cond(within(at, extent), at, build.mod(at, extent))
        back, mirrored = build.sub(whole(0), at), build.sub(build.mul(whole(2), last), at)
        under: dict[Rule, Expr] = {"edge": whole(0), "reflect": back, "symmetric": plus(back, -1)}
        over: dict[Rule, Expr] = {"edge": last, "reflect": mirrored, "symmetric": plus(mirrored, 1)}
        other = Cond(build.lt(at, whole(0)), under[rule], over[rule])
        return Cond(within(at, extent), at, other)

    def _extents(self) -> tuple[Expr, ...]:
        """The extents of the domain: as those of an array that is fetched, if there is one, since workgroups
        know that all of its places are inside.
        """
        graph = self.stream.graph
        sources = sorted(self.schedule.behind.items(), key=lambda pair: pair[1])
        names = [key.load.array for key, _ in sources if isinstance(key, WalkSource)]
        names += [name for stage in self.stream.stages for name in sorted(stage.kept)]
        grid = self.stream.grid
        known = next((name for name in names if graph.arrays[name].shape[: self.rank] == grid), None)
        if known is None:
            return tuple(whole(extent) for extent in grid)
        return tuple(Shape(known, axis) for axis in range(self.rank))

    # Rows

    def _dtype(self, key: Key) -> DType:
        return key.load.dtype if isinstance(key, WalkSource) else self.stream.graph.arrays[key].dtype

    def _row(self, key: Key, turn: int, place: tuple[int, int]) -> Var:
        """The local of an element of a row that was made in a turn; those before the first are kept."""
        return self._local((key, turn, place), self._dtype(key))

    def _local(self, key: object, dtype: DType) -> Var:
        if key not in self.known:
            self.known[key] = Var(next(self.names), dtype)
        return self.known[key]

    def _set(self, key: object, value: Expr, out: list[Node] | None = None) -> Var:
        local = self._local(key, value.dtype)
        (self.out if out is None else out).append(Assign(local.name, value))
        return local

    def _once(self, key: object, value: Expr) -> Var:
        return self.known[key] if key in self.known else self._set(key, value)

    def _turn(self, turn: int) -> None:
        for source in (key for key in self.schedule.keys if isinstance(key, WalkSource)):
            for place in self._places(source):
                self.out.append(Assign(self._row(source, turn, place).name, self._fetch(source, turn, place)))
        for position in range(len(self.stream.stages)):
            self._stage(position, turn)

    def _fetch(self, source: WalkSource, turn: int, place: tuple[int, int]) -> Expr:
        lag, load = self.schedule.behind[source], source.load
        if source.stage is not None:
            at = self._inside(turn, lag, place)
            return rewrite(load, lambda expr: self._placed(expr, at))
        at = self._at(turn, lag, place)
        plain: Expr = replace(load, index=at)
        meant = list(at)
        tests: list[Expr] = []
        for axis, rules in enumerate(self.stream.rules[load.array]):
            if self.stream.wraps[axis]:
                rules = ("wrap", "wrap")
            if rules != ("zero", "zero"):
                meant[axis] = self._fetched_from(rules, axis, at[axis])
                tests.append(within(at[axis], self.extents[axis]))
        if not tests:
            return plain
        return Cond(reduce(both, tests), plain, replace(load, index=tuple(meant)))

    def _fetched_from(self, rules: tuple[Rule, Rule], axis: int, at: Expr) -> Expr:
        before, after = (at if rule == "zero" else self._stands_for(rule, axis, at) for rule in rules)
        return before if rules[0] == rules[1] else Cond(build.lt(at, whole(0)), before, after)

    def _placed(self, expr: Expr, at: tuple[Expr, ...]) -> Expr:
        """An expression of a stage at a place."""
        grid, arrays = self.stream.grid, self.stream.graph.arrays
        if isinstance(expr, Id) and expr.kind == "gid":
            return at[expr.axis] if expr.axis < self.rank else whole(0)
        if isinstance(expr, Id) and expr.kind == "domain":
            return self.extents[expr.axis] if expr.axis < self.rank else whole(1)
        if isinstance(expr, Shape) and expr.array in arrays and arrays[expr.array].shape == grid:
            return self.extents[expr.axis]
        return expr

    # Stages

    def _stage(self, position: int, turn: int) -> None:
        stage, lag = self.stream.stages[position], self.schedule.lags[position]
        places = self._places(stage.writes[0])
        self._shuffles(stage, position, turn, places)
        for place in places:
            self._invocation(stage, position, turn, place)
        test = self._stores(position, turn)
        stores: list[Node] = []
        own = range(self.walk.tall) if self.rank == 3 else range(1)
        for name, place in product(sorted(stage.kept), [place for place in places if place[0] in own]):
            store: Node = Store(name, self._at(turn, lag, place), self._row(name, turn, place))
            if name in stage.blank:
                store = If(self._local(("stored", name, turn, place), bool_), (store,))
            stores.append(store)
        if stores:
            self.out.append(If(test, tuple(stores)))

    def _keeps(self) -> None:
        """Set whether this lane stores what it makes, and which of its places are inside."""
        lane = Id("lid", self.rank - 1)
        tests: list[Expr] = [build.ge(lane, whole(self.low))] if self.low else []
        tests += [build.lt(lane, whole(SUBGROUP - self.high))] if self.high else []
        self._set("keeps", reduce(both, tests) if tests else literal(bool_, True))

    def _stores(self, position: int, turn: int) -> Expr:
        """Whether the row that a stage makes in a turn is stored here."""
        lag, lead = self.schedule.lags[position], self.schedule.lead
        at = plus(self.k, turn)
        test: Expr = both(build.ge(at, whole(lead + lag)), self.known["keeps"])
        if lag < max(self.schedule.lags):
            test = both(test, build.lt(at, whole(lead + lag + self.rows)))
        return test

    def _shuffles(self, stage: StreamStage, position: int, turn: int, places: list[tuple[int, int]]) -> None:
        """Get what other lanes have: outside of conditions, as all lanes take part."""
        for load in _loads(stage):
            for place, offsets in product(places, self._meant(load)):
                self._element(load.array, position, turn, place, offsets)

    def _meant(self, load: Load) -> Iterator[tuple[int, ...]]:
        """The offsets of all places that a load may take: its own ones, and those at borders."""
        rules = self.stream.rules[load.array]
        is_made = any(load.array in stage.writes for stage in self.stream.stages)
        ways = [
            [by, *(_instead(rules[axis][by > 0], by, near) for near in range(abs(by)) if is_made)]
            for axis, by in enumerate(offsets_of(load.index))
        ]
        yield from dict.fromkeys(product(*ways))

    def _element(
        self, name: Name, position: int, turn: int, place: tuple[int, int], offsets: tuple[int, ...]
    ) -> Var:
        """An element of an array, at offsets from the place of an invocation."""
        key = self.schedule.key(name)
        age = self.schedule.lags[position] - self.schedule.behind[key] - offsets[0]
        middle = place[0] + (offsets[1] if self.rank == 3 else 0)
        lanes, column = divmod(place[1] + offsets[-1], self.walk.columns)
        own = self._row(key, turn - age, (middle, column))
        if not lanes:
            return own
        shuffled = ("shuffled", key, turn - age, (middle, column), lanes, turn)
        if shuffled not in self.known:
            local = self._local(shuffled, own.dtype)
            self.out.append(build.from_lane(local.name, own, lanes))
        return self.known[shuffled]

    def _invocation(self, stage: StreamStage, position: int, turn: int, place: tuple[int, int]) -> None:
        """The statements of a stage at one place."""
        lag = self.schedule.lags[position]
        at = self._inside(turn, lag, place)
        sources = {source.load: source for source in self.schedule.loads[position]}
        reads = {read.array: read for read in stage.reads}
        made = {name: self._row(name, turn, place) for name in stage.writes}

        def change(expr: Expr) -> Expr:
            if isinstance(expr, Load) and expr.array in made:
                return made[expr.array]
            if isinstance(expr, Load) and expr.array in reads:
                return self._read(expr, position, turn, place)
            if isinstance(expr, Load) and expr in sources:
                return self._row(sources[expr], turn - self.walk.ahead, place)
            return expr

        def store(node: Node) -> Block:
            if not isinstance(node, Store) or node.array not in made:
                return (node,)
            stored = self._local(("stored", node.array, turn, place), bool_)
            value = Assign(made[node.array].name, node.value)
            flag = Assign(stored.name, literal(bool_, True))
            return (value, flag) if node.array in stage.blank else (value,)

        body = rewrite_block(map_expressions(self.schedule.bodies[position], change), store)
        body = map_expressions(body, lambda expr: self._placed(expr, at))
        for name in sorted(stage.blank):
            self._set(("stored", name, turn, place), false())
            self.out.append(Assign(made[name].name, Lit(made[name].dtype, 0)))
        ours = {made[name].name for name in made}
        ours |= {self._local(("stored", name, turn, place), bool_).name for name in stage.blank}
        self.out += closed(self._own_names(body, ours), self.names)
        for name in stage.writes:
            self._outside(name, turn, lag, place)

    def _own_names(self, body: Block, but: set[str]) -> Block:
        """The body with its own locals; one that has the name of a scalar begins with that."""
        ours = {name: next(self.names) for name in sorted(assigned_in(body) - but)}
        arrays = sorted({node.name for node in statements(body) if isinstance(node, Declare)})
        scalars = self.stream.graph.scalars
        start = tuple(Assign(ours[n], Var(n, scalars[n])) for n in ours if n in scalars)
        body = with_arrays(with_names(body, ours), {name: next(self.names) for name in arrays})
        return (*start, *body)

    def _read(self, load: Load, position: int, turn: int, place: tuple[int, int]) -> Expr:
        """A load at constant offsets: at a border, of the place that one outside stands for."""
        offsets, rules = offsets_of(load.index), self.stream.rules[load.array]
        if load.array in self.schedule.fetched:
            return self._element(load.array, position, turn, place, offsets)
        at = self._at(turn, self.schedule.lags[position], place)

        def along(axis: int, chosen: tuple[int, ...]) -> Expr:
            if axis == self.rank:
                return self._element(load.array, position, turn, place, chosen)
            by = offsets[axis]
            rule = rules[axis][by > 0]
            value = along(axis + 1, (*chosen, by))
            if rule in ("zero", "wrap"):
                return value
            for near in range(abs(by)):  # the distance from the border
                edge = plus(at[axis], near + 1) if by > 0 else at[axis]
                test = build.eq(edge, self.extents[axis] if by > 0 else whole(near))
                value = Cond(test, along(axis + 1, (*chosen, _instead(rule, by, near))), value)
            return value

        return along(0, ())

    def _outside(self, name: Name, turn: int, lag: int, place: tuple[int, int]) -> None:
        """Make an element 0 if it is outside, where that matters."""
        if name not in self.stream.rules:
            return
        at = self._at(turn, lag, place)
        tests: list[Expr] = []
        reaches = [read.reaches for stage in self.stream.stages for read in stage.reads if read.array == name]
        for axis, (before, after) in enumerate(self.stream.rules[name]):
            part = (turn - lag, *place)[0 if axis == 0 else axis - self.rank + 3]
            if before == "zero" and any(reach[axis].low < 0 for reach in reaches):
                tests.append(self._once(("low", axis, part), build.ge(at[axis], whole(0))))
            if after == "zero" and any(reach[axis].high > 0 for reach in reaches):
                tests.append(self._once(("high", axis, part), build.lt(at[axis], self.extents[axis])))
        if tests:
            value = self._row(name, turn, place)
            self.out.append(Assign(value.name, Cond(reduce(both, tests), value, Lit(value.dtype, 0))))


def _loads(stage: StreamStage) -> list[Load]:
    """The loads at constant offsets of a stage."""
    near = {read.array for read in stage.reads}
    found: dict[Load, None] = {}

    def note(expr: Expr) -> Expr:
        if isinstance(expr, Load) and expr.array in near:
            found[replace(expr, span=None)] = None
        return expr

    map_expressions(stage.piece.body, note)
    return list(found)


def _instead(rule: Rule, by: int, near: int) -> int:
    """The offset of the place that one outside stands for, of an invocation `near` places from the border."""
    mirrored = 2 * near - abs(by)
    inner: Mapping[Rule, int] = {"edge": near, "reflect": mirrored, "symmetric": mirrored + 1}
    return inner.get(rule, abs(by)) * (1 if by > 0 else -1)
