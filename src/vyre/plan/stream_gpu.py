"""Streams on GPUs: stages as one group kernel in which a subgroup walks along axis 0.

The subgroup has 32 * `columns` neighbouring places along the last axis, each lane `columns` of them, and of
three axes `tall` places along the middle one, beside those of the other subgroups of its workgroup. In every
turn it fetches the next row of each array in memory, and each stage makes one row, as far behind as what it
loads requires (`walk.py`). Older rows that later turns need stay in locals; places along the last axis that
other lanes have come by shuffles, and lines that other subgroups have through workgroup memory, with a
barrier after each turn. Where a place outside of the domain stands for 0, what is made there is 0; where it
stands for another place, a load at the border takes that one.

The places at the ends of a workgroup, and the first rows of a band, are made by its neighbours too; they are
stored once. The turns of the loop are written out until each kept row is back in its locals, so that none is
copied.
"""

from __future__ import annotations

from dataclasses import replace
from functools import reduce
from itertools import product

from vyre.ir.dtypes import DType, bool_, i32
from vyre.ir.limits import SUBGROUP
from vyre.ir.literal import Lit, literal
from vyre.ir.nodes import (
    Assign,
    Barrier,
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
)
from vyre.ops import build
from vyre.passes.names import names_beside, used_names
from vyre.plan.merge import Piece, closed, with_own_names
from vyre.plan.stream import Rule, Stream, StreamStage, offsets_of
from vyre.plan.terms import both, least, most, plus, whole, within
from vyre.plan.walk import Key, Schedule, SharedLines, Walk, WalkSource, instead, near_loads


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
        self.stays = self.schedule.stay_inside(walk)
        self.lines = {key: (next(self.names), lines) for key, lines in self.schedule.shared.items()}
        self.places = list(product(range(walk.tall), range(walk.columns)))  # of a lane: middle and last axis
        self.near = [near_loads(stage) for stage in stream.stages]
        self.known: dict[object, Var] = {}
        self.out: list[Node] = []
        self.k = Var(next(self.names), i32)
        self.extents = self._extents()

    def piece(self) -> Piece:
        schedule, walk = self.schedule, self.walk
        wid = [Id("wid", axis) for axis in range(self.rank)]
        start, self.count = self._band()
        self.top = self._set("top", plus(start, -schedule.lead))
        self.middle: Expr = whole(0)
        if self.rank == 3:
            self.own_line = build.mul(wid[1], whole(schedule.middle(walk)))
            first = self._first(1, plus(self.own_line, -schedule.ends[0][1]), walk.lines)
            self.middle = self._set("middle", build.add(first, build.mul(Id("lid", 1), whole(walk.tall))))
        lane = build.mul(Id("lid", self.rank - 1), whole(walk.columns))
        self.own_column = build.mul(wid[-1], whole(self.keep))
        before_own = plus(build.mul(wid[-1], whole(self.keep // walk.columns)), -self.low)
        start = self._first(self.rank - 1, before_own, SUBGROUP * walk.columns, walk.columns)
        self.column = self._set("column", build.add(start, lane))
        for key, depth in schedule.depths.items():
            for age, place in product(range(1, depth), self.places):
                self.out.append(Assign(self._row(key, -age, place).name, Lit(schedule.dtype(key), 0)))
        self._keeps()
        more = schedule.lead + max(schedule.lags)
        stop = self._set("stop", plus(self.count, more))
        before, self.out = self.out, []
        for turn in range(schedule.turns):
            self._turn(turn)
        for key, depth in schedule.depths.items():
            for age, place in product(range(depth - 1, 0, -1), self.places):
                value = self._row(key, schedule.turns - age, place)
                self.out.append(Assign(self._row(key, -age, place).name, value))
        loop = For(self.k.name, whole(0), stop, whole(schedule.turns), tuple(self.out))
        titles = tuple(title for stage in self.stream.stages for title in stage.piece.titles)
        workgroup = (1, SUBGROUP) if self.rank == 2 else (1, walk.subgroups, SUBGROUP)
        declared = [
            Declare(name, "shared", schedule.dtype(key), lines.shape(walk))
            for key, (name, lines) in self.lines.items()
        ]
        return Piece((*declared, *before, loop), schedule.groups(walk), workgroup, titles)

    def _band(self) -> tuple[Expr, Expr]:
        """The first row of a workgroup's band, and how many it has."""
        number, rows, edge = Id("wid", 0), self.rows, self.schedule.edge(self.walk)
        if not edge:
            first = build.mul(number, whole(rows))
            return first, self._set("count", build.least(build.sub(self.extents[0], first), whole(rows)))
        last = plus(self.extents[0], -edge)
        begin = plus(build.mul(number, whole(rows)), edge - rows)
        start = self._set("start", build.least(build.greatest(begin, whole(0)), last))
        is_last = least(most(plus(build.sub(begin, last), 1), 0), 1)
        end = build.add(build.least(plus(begin, rows), last), build.mul(is_last, whole(edge)))
        return start, self._set("count", build.sub(end, start))

    # Places

    def _first(self, axis: int, before_own: Expr, size: int, step: int = 1) -> Expr:
        """The first of `size` places of a workgroup along an axis, from `step * before_own` on if that is not
        outside. It is a product where all extents are, so that accesses are known to be aligned.
        """
        if not self.stays[axis]:
            return build.mul(before_own, whole(step)) if step > 1 else before_own
        last = plus(self.extents[axis], -size)
        if self.stream.grid[axis] % step:
            return build.least(build.greatest(build.mul(before_own, whole(step)), whole(0)), last)
        first = build.least(
            build.greatest(before_own, whole(0)),
            build.floordiv(last, whole(step)) if step > 1 else last,
        )
        return build.mul(first, whole(step)) if step > 1 else first

    def _at(self, turn: int, lag: int, place: tuple[int, int]) -> tuple[Expr, ...]:
        """The place of an invocation in the domain, or outside of it."""
        row = plus(build.add(self.top, self.k), turn - lag)
        middle = (plus(self.middle, place[0]),) if self.rank == 3 else ()
        return (row, *middle, plus(self.column, place[1]))

    def _inside(self, turn: int, lag: int, place: tuple[int, int]) -> tuple[Expr, ...]:
        """The position in the domain that a position stands for on axes that wrap around."""
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

    def _row(self, key: Key, turn: int, place: tuple[int, int]) -> Var:
        """The local of an element of a row that was computed in a turn; earlier rows are kept."""
        return self._local((key, turn, place), self.schedule.dtype(key))

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
            for place in self.places:
                self.out.append(Assign(self._row(source, turn, place).name, self._fetch(source, turn, place)))
        for position in range(len(self.stream.stages)):
            self._stage(position, turn)
        self._share(turn)

    def _share(self, turn: int) -> None:
        """Store the lines that other subgroups load in later turns."""
        tall = self.walk.tall
        for key, (name, lines) in self.lines.items():
            for place in self.places:
                line = lines.stored(place[0], tall)
                if line is not None:
                    index = self._shared_at(lines, turn, line, place[1])
                    self.out.append(Store(name, index, self._row(key, turn - lines.delay, place)))
        if self.lines:
            self.out.append(Barrier())

    def _shared_at(self, lines: SharedLines, turn: int, line: int, column: int) -> tuple[Expr, ...]:
        """The place in workgroup memory of a line that was stored in a turn."""
        first = build.mul(Id("lid", 1), whole(lines.kept(self.walk.tall)))
        lane = build.mul(Id("lid", 2), whole(self.walk.columns))
        return whole(turn % lines.slots), plus(first, line), plus(lane, lines.columns + column)

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
            if self.stays[axis]:
                continue
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
        self._neighbours(position, turn)
        for place in self.places:
            self._invocation(stage, position, turn, place)
        stores: list[Node] = []
        for name, place in product(sorted(stage.kept), self.places):
            store: Node = Store(name, self._at(turn, lag, place), self._row(name, turn, place))
            if name in stage.blank:
                store = If(self._local(("stored", name, turn, place), bool_), (store,))
            for key in (("keeps line", place[0]), ("keeps column", place[1])):
                store = If(self.known[key], (store,)) if key in self.known else store
            stores.append(store)
        if stores:
            self.out.append(If(self._stores(position, turn), tuple(stores)))

    def _keeps(self) -> None:
        """Set whether this lane stores what it makes, or which of its columns and lines.

        A store outside of an array does nothing. One to an array that is one long row would be to the next
        line instead, so there what is outside of the domain is not kept.
        """
        arrays, kept = self.stream.graph.arrays, [name for stage in self.stream.stages for name in stage.kept]
        has_row = any(len(arrays[name].shape) == 1 for name in kept)
        columns, keep = self.walk.columns, plus(self.own_column, self.keep)
        if has_row:
            keep = build.least(keep, self.extents[-1])

        def is_own(column: int) -> Expr:
            at = plus(self.column, column)
            return both(build.ge(at, self.own_column), build.lt(at, keep))

        ends_inside = self.stays[-1] or has_row
        is_whole = not (ends_inside and self.stream.grid[-1] % columns)  # all columns of a lane are alike
        self._set("keeps", is_own(0) if is_whole else literal(bool_, True))
        for column in range(0 if is_whole else columns):
            self._set(("keeps column", column), is_own(column))
        if self.rank == 3 and (has_row or any(end[1] for end in self.schedule.ends)):
            last = plus(self.own_line, self.schedule.middle(self.walk))
            if has_row:
                last = build.least(last, self.extents[1])
            for line in range(self.walk.tall):
                at = plus(self.middle, line)
                self._set(("keeps line", line), both(build.ge(at, self.own_line), build.lt(at, last)))

    def _stores(self, position: int, turn: int) -> Expr:
        """Whether the row that a stage makes in a turn is stored here."""
        lag, lead = self.schedule.lags[position], self.schedule.lead
        at = plus(self.k, turn)
        test = both(build.ge(at, whole(lead + lag)), build.lt(at, plus(self.count, lead + lag)))
        return both(test, self.known["keeps"])

    def _neighbours(self, position: int, turn: int) -> None:
        """Exchange elements with other lanes; outside of conditions, since all lanes take part."""
        for load in self.near[position]:
            axes = self._substituted(load.array)
            for place, offsets in product(self.places, self.schedule.meant(load, axes)):
                self._element(load.array, position, turn, place, offsets)

    def _substituted(self, name: Name) -> tuple[bool, ...]:
        """The axes along which loads of an array take other places at borders; else those are fetched."""
        return self.stays if name in self.schedule.fetched else (True,) * self.rank

    def _element(
        self, name: Name, position: int, turn: int, place: tuple[int, int], offsets: tuple[int, ...]
    ) -> Var:
        """An element of an array, at offsets from the place of an invocation."""
        key = self.schedule.key(name)
        age = self.schedule.lags[position] - self.schedule.behind[key] - offsets[0]
        middle = place[0] + (offsets[1] if self.rank == 3 else 0)
        if not 0 <= middle < self.walk.tall:
            return self._other_line(key, turn - age, middle, place[1] + offsets[-1], turn)
        lanes, column = divmod(place[1] + offsets[-1], self.walk.columns)
        own = self._row(key, turn - age, (middle, column))
        if not lanes:
            return own
        shuffled = ("shuffled", key, turn - age, (middle, column), lanes)
        if shuffled not in self.known:
            local = self._local(shuffled, own.dtype)
            self.out.append(build.from_lane(local.name, own, lanes))
        return self.known[shuffled]

    def _other_line(self, key: Key, made: int, line: int, column: int, turn: int) -> Var:
        """An element of a line that another subgroup made in a turn."""
        loaded = ("loaded", key, made, line, column, turn)
        if loaded not in self.known:
            name, lines = self.lines[key]
            at = self._shared_at(lines, made + lines.delay, lines.loaded(line, self.walk.tall), column)
            self._set(loaded, Load(name, at, self.schedule.dtype(key)))
        return self.known[loaded]

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
        self.out += closed(with_own_names(body, self.names, self.stream.graph.scalars, but=ours), self.names)
        for name in stage.writes:
            self._outside(name, turn, lag, place)

    def _read(self, load: Load, position: int, turn: int, place: tuple[int, int]) -> Expr:
        """A load at constant offsets: at a border, of the place that one outside stands for."""
        offsets, rules = offsets_of(load.index), self.stream.rules[load.array]
        at = self._at(turn, self.schedule.lags[position], place)
        axes = self._substituted(load.array)

        def along(axis: int, chosen: tuple[int, ...]) -> Expr:
            if axis == self.rank:
                return self._or_zero(load.array, place, chosen, at, position, turn)
            by = offsets[axis]
            rule = rules[axis][by > 0]
            value = along(axis + 1, (*chosen, by))
            if rule in ("zero", "wrap") or not axes[axis]:
                return value
            for near in range(abs(by)):  # the distance from the border
                edge = plus(at[axis], near + 1) if by > 0 else at[axis]
                test = build.eq(edge, self.extents[axis] if by > 0 else whole(near))
                value = Cond(test, along(axis + 1, (*chosen, instead(rule, by, near))), value)
            return value

        return along(0, ())

    def _or_zero(
        self, name: Name, place: tuple[int, int], offsets: tuple[int, ...], at: tuple[Expr, ...],
        position: int, turn: int,
    ) -> Expr:  # fmt: skip
        """An element at offsets; 0 where another lane would have it, but is outside of the domain. In
        workgroup memory there are zeros beside the lines of a workgroup.
        """
        value, by = self._element(name, position, turn, place, offsets), offsets[-1]
        is_own_line = self.rank == 2 or 0 <= place[0] + offsets[1] < self.walk.tall
        is_own_lane = 0 <= place[1] + by < self.walk.columns
        if (
            not self.stays[-1]
            or is_own_lane
            or not is_own_line
            or self.stream.rules[name][-1][by > 0] != "zero"
        ):
            return value
        column = plus(at[-1], by)
        test = build.ge(column, whole(0)) if by < 0 else build.lt(column, self.extents[-1])
        return Cond(self._once(("beside", place[1] + by), test), value, Lit(value.dtype, 0))

    def _outside(self, name: Name, turn: int, lag: int, place: tuple[int, int]) -> None:
        """Make an element 0 if it is outside, where that matters."""
        if name not in self.stream.rules:
            return
        at = self._at(turn, lag, place)
        tests: list[Expr] = []
        reaches = [read.reaches for stage in self.stream.stages for read in stage.reads if read.array == name]
        for axis, (before, after) in enumerate(self.stream.rules[name]):
            if self.stays[axis]:
                continue
            part = (turn - lag, *place)[0 if axis == 0 else axis - self.rank + 3]
            if before == "zero" and any(reach[axis].low < 0 for reach in reaches):
                tests.append(self._once(("low", axis, part), build.ge(at[axis], whole(0))))
            if after == "zero" and any(reach[axis].high > 0 for reach in reaches):
                tests.append(self._once(("high", axis, part), build.lt(at[axis], self.extents[axis])))
        if tests:
            value = self._row(name, turn, place)
            self.out.append(Assign(value.name, Cond(reduce(both, tests), value, Lit(value.dtype, 0))))
