"""Random statements by which invocations work together: waits, collectives, reductions, tickets.

After a wait the arrays may go into other modes: shared ones after a barrier, all after a grid_sync.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from random import Random

import numpy as np

from generation.arrays import FAMILIES, Array, Counted, Everyone, Mates, Mode, Own, add, cast, linear
from generation.expressions import Local
from generation.features import Features, Launch
from generation.statements import Kind, Statements
from vyre.analysis.divergence import Level
from vyre.ir.dtypes import DType, bool_, f32, i32, u32
from vyre.ir.limits import SUBGROUP
from vyre.ir.literal import literal
from vyre.ir.nodes import (
    Assign,
    Atomic,
    Barrier,
    Block,
    Collective,
    Cond,
    Continue,
    Expr,
    For,
    GridSync,
    If,
    Load,
    Node,
    Op,
    Store,
    Var,
    false,
)
from vyre.ops import COLLECTIVES
from vyre.ops.subgroup import CollectiveRow, result_type


@cache
def _rounds(row: CollectiveRow) -> bool:
    """Whether the result on floats may be none of the operands: tried on some."""
    if "float" not in row.kinds:
        return False
    if row.meaning is None:
        return row.expansion is not None and "+" in row.expansion(f32, (64,))
    if row.operands:
        return True
    values = np.random.default_rng(1).random((4, SUBGROUP), np.float32)
    beside = [np.zeros((4, SUBGROUP), np.int32)] if row.beside else []
    return not np.isin(row.meaning(f32, values, *beside), values).all()


class Phases(Statements):
    """Writes whole kernels; `scratch` is for reductions, `tickets` are a counter and what it leads to."""

    def __init__(self, rng: Random, features: Features, launch: Launch) -> None:
        super().__init__(rng, features, launch)
        self.scratch: tuple[Array, ...] = ()
        self.tickets: tuple[Array, Array, Array] | None = None

    def kinds(self) -> list[tuple[Kind, int]]:
        own: list[tuple[Kind, int]] = [(self.wait, 6), (self.ticket, 2)]
        if self.launch.workgroup is not None:
            own += [(self.collective, 8), (self.reduction, 2), (self.skipped_ends, 2), (self.compaction, 2)]
        return [*super().kinds(), *own]

    # Waits

    def may_wait(self, node: type[Barrier] | type[GridSync]) -> bool:
        if node is Barrier:
            return (
                self.features.barriers and self.launch.workgroup is not None and self.control <= Level.GROUP
            )
        at_top = not any(block.is_if for block in self.inside)
        return self.features.grid_sync and self.control == Level.GRID and at_top

    def wait(self) -> Block | None:
        """A barrier or a grid_sync, and what the arrays are for after it."""
        able = [node for node in (Barrier, Barrier, Barrier, GridSync) if self.may_wait(node)]
        if not able:
            return None
        node = self.rng.choice(able)
        before = self.store() or () if self.chance(0.5) else ()
        modes = {
            array.name: self.next_mode(array, everywhere=node is GridSync)
            for array in self.arrays
            if array.maps
        }
        self.modes = self.modes if modes == self.modes else modes
        return (*before, node(), *(self.look() if self.chance(0.6) else ()))

    def look(self) -> Block:
        """A load of what others may have written."""
        able = [a for a in self.arrays if a.maps and not isinstance(self.modes[a.name], Counted)]
        if not able:
            return ()
        array = self.rng.choice(able)
        value = self.load(array)
        return (Assign(self.new_local(array.dtype, Level.LANE), value),)

    def next_mode(self, array: Array, *, everywhere: bool) -> Mode:
        """The mode after a wait of the whole grid, or of the workgroup only."""
        now = self.modes[array.name]
        if self.chance(0.3):
            return now
        if everywhere or array.access == "shared":
            return self.any_mode(array)
        if isinstance(now, Own) and not now.map.guards:
            return Mates(now.map)
        return Own(now.map) if isinstance(now, Mates) else now

    def any_mode(self, array: Array) -> Mode:
        kind = self.rng.random()
        if kind < 0.25 and array.takes_atomics and self.features.atomics:
            return Counted(self.rng.choice(FAMILIES))
        return Everyone() if kind > 0.65 else Own(self.rng.choice(array.maps))

    def restored(self) -> Block:
        before = self.inside[-1].modes
        if self.modes is before:
            return ()
        assert isinstance(before, Mapping)
        buffers = [array.name for array in self.arrays if array.maps and array.access != "shared"]
        far = any(not near(self.modes[name], before[name]) for name in buffers)
        self.modes = before
        return (GridSync() if far else Barrier(),)

    # Subgroups

    def collective(self) -> Block | None:
        """Any collective, where whole subgroups are; elsewhere one of the launch."""
        if not self.features.collectives or self.control > Level.SUBGROUP:
            return None
        rows = [r for r in COLLECTIVES.values() if r.scope != "launch" or self.features.prefixes]
        rows = [r for r in rows if r.scope == "launch" or self.launch.has_subgroups]
        if not rows:
            return None
        rows = [r for r in rows if not r.operands or self.features.matrices]
        row = self.rng.choice(rows)
        if self.control > Level.GROUP and row.scope == "workgroup":
            return None
        if row.scope == "launch" and (not self.may_wait(GridSync) or self.inside):
            return None
        able = [dtype for dtype in self.features.dtypes if dtype.kind in row.kinds]
        if not self.features.rounding and _rounds(row):
            able = [dtype for dtype in able if not dtype.is_float]
        able = [dtype for dtype in able if not row.operands or dtype == row.operands[0]]
        if not able or not {*row.operands} <= {*self.features.dtypes}:
            return None
        level = self.some_level()
        args: tuple[Expr, ...] = (self.value(self.rng.choice(able), level),)
        args += tuple([self.value(dtype, level, 1) for dtype in row.operands[1:]])
        if row.beside:
            args = (*args, self.beside(level))
        dtype = result_type(row, tuple([arg.dtype for arg in args]))
        if dtype not in self.features.dtypes:
            return None
        return (Collective(self.target(row, dtype, level), row.name, args, dtype),)

    def beside(self, level: Level) -> Expr:
        return literal(i32, self.rng.randrange(40)) if self.chance(0.5) else self.value(i32, level, 2)

    def target(self, row: CollectiveRow, dtype: DType, level: Level) -> str:
        """A local for the result, new or old: of all 32 the same, if the row says so."""
        if row.uniform:
            level = min(level, Level.SUBGROUP if row.scope == "subgroup" else Level.GROUP)
        if row.scope == "launch":
            level = Level.GROUP if self.launch.has_subgroups else Level.LANE
        level = max(level, self.control) if row.uniform else Level.LANE
        able = [
            local.name for local in self.locals
            if local.dtype == dtype and local.level >= level and not local.is_param
        ]  # fmt: skip
        return self.rng.choice(able) if able and self.chance(0.3) else self.new_local(dtype, level)

    # Patterns that no single statement makes

    def reduction(self) -> Block | None:
        """A value of every invocation reduced in shared memory, by halves or by growing steps."""
        if not self.scratch or not self.may_wait(Barrier) or self.turns > 8:
            return None
        array = self.rng.choice(self.scratch)
        assert self.launch.workgroup is not None
        sizes = self.launch.workgroup
        lane = linear("lid", sizes, tuple(range(len(sizes))))
        count = self.lanes_in_group()
        rows = ["min", "max", "add"] if self.features.rounding or array.dtype.is_integer else ["min", "max"]
        row = self.rng.choice([*rows, "xor", "or"] if array.dtype.is_integer else rows)
        halving = count & (count - 1) == 0 and self.chance(0.6)
        step, turn = self.fresh("step"), self.fresh("k")
        active = self.halves(lane, step) if halving else self.strides(lane, step, count)
        mine = Load(array.name, (lane,), array.dtype)
        other = Load(array.name, (add(lane, Var(step, i32)),), array.dtype)
        steps = (count - 1).bit_length()
        exponent: Expr = Var(turn, i32)
        if halving:
            exponent = Op("sub", (literal(i32, steps - 1), exponent), i32)
        loop = For(
            turn, literal(i32, 0), literal(i32, steps), literal(i32, 1),
            (
                Assign(step, Op("shl", (literal(i32, 1), exponent), i32)),
                If(active, (Store(array.name, (lane,), Op(row, (mine, other), array.dtype)),)),
                Barrier(),
            ),
        )  # fmt: skip
        begin = Store(array.name, (lane,), self.value(array.dtype))
        result = self.new_local(array.dtype, Level.LANE)
        end = Assign(result, Load(array.name, (literal(i32, 0),), array.dtype))
        return (begin, Barrier(), loop, end, Barrier())

    def compaction(self) -> Block | None:
        """Values of some lanes put together in shared memory, at places that count the lanes before."""
        subgroups = self.features.collectives and self.launch.has_subgroups
        if not self.scratch or not subgroups or not self.may_wait(Barrier):
            return None
        array = self.rng.choice(self.scratch)
        assert self.launch.workgroup is not None
        sizes = self.launch.workgroup
        lane = linear("lid", sizes, tuple(range(len(sizes))))
        flag, rank, to = self.fresh("flag"), self.fresh("rank"), self.fresh("to")
        first = Op("and", (lane, literal(i32, -SUBGROUP)), i32)
        place = Op("add", (first, Var(rank, i32)), i32)
        stored: Node = Store(array.name, (Var(to, i32),), self.value(array.dtype))
        if self.chance(0.3):
            stored = If(self.truth(Level.LANE), (stored,))
        put = If(Var(flag, bool_), (stored,))
        begin = Store(array.name, (lane,), self.value(array.dtype)), Assign(flag, self.truth(Level.LANE))
        counted = Collective(rank, "exclusive_add", (Op("cast", (Var(flag, bool_),), i32),), i32)
        result = self.new_local(array.dtype, Level.LANE)
        end = Assign(result, Load(array.name, (lane,), array.dtype))
        return (*begin, counted, Assign(to, place), Barrier(), put, Barrier(), end, Barrier())

    def skipped_ends(self) -> Block | None:
        """A loop with a barrier in an `if`, after which some invocations skip the ends of their turns."""
        if not self.may_wait(Barrier) or not self.may_nest() or self.turns > 8:
            return None
        dtype, turns = self.dtype(), self.rng.choice((1, 2, 3))
        value = self.value(dtype)
        begin = Assign(self.new_local(dtype, Level.LANE), value)
        carried = self.locals[-1]
        with self.within(Level.GROUP, loop=Level.GROUP, turns=turns):
            turn = Local(self.fresh("k"), i32, max(self.control, Level.GROUP), is_param=True)
            self.locals.append(turn)
            test, body = self.truth(Level.GROUP), list(self.set_again(carried))
            parts = []
            for waits in (True, self.chance(0.5)):
                with self.within(Level.GROUP, is_if=True):
                    parts.append((*([Barrier()] if waits else []), *self.skipped_end(carried)))
            body.append(If(test, *(parts if self.chance(0.5) else parts[::-1])))
            self.control = Level.LANE
            body += self.skipped_end(carried)
        first, last, step = (literal(i32, number) for number in (0, turns, 1))
        return (begin, For(turn.name, first, last, step, tuple(body)))

    def skipped_end(self, carried: Local) -> Block:
        """Statements with a `continue` of some invocations among them, or without."""
        if self.chance(0.3):
            return self.set_again(carried)
        skip = If(self.truth(Level.LANE), (*self.set_again(carried), Continue()))
        before = self.set_again(carried)
        self.control = Level.LANE
        return (*before, skip, *self.set_again(carried))

    def halves(self, lane: Expr, step: str) -> Expr:
        return Op("lt", (lane, Var(step, i32)), bool_)

    def strides(self, lane: Expr, step: str, count: int) -> Expr:
        """Every second of those left, if there is one to take in."""
        twice = Op("mul", (Var(step, i32), literal(i32, 2)), i32)
        first = Op("eq", (Op("mod", (lane, twice), i32), literal(i32, 0)), bool_)
        there = Op("lt", (add(lane, Var(step, i32)), literal(i32, count)), bool_)
        return Cond(first, there, false())

    def ticket(self) -> Block | None:
        """A number that nobody else gets, once in a program; who gets which makes no difference."""
        if self.tickets is None:
            return None
        counter, total, handed = self.tickets
        self.tickets = None
        got = self.fresh("ticket")
        number = Var(got, counter.dtype)
        draw = Atomic(got, "add", counter.name, (literal(i32, 0),), (literal(counter.dtype, 1),))
        if self.chance(0.5):
            mixed = Op("mul", (number, literal(u32, 2654435761)), u32)
            slot = Op("mod", (number, literal(u32, 3)), u32)
            return (draw, Atomic(None, "xor", total.name, (slot,), (mixed,)))
        value = literal(handed.dtype, True if handed.dtype.kind == "bool" else 7)
        return (draw, Store(handed.name, (cast(number, i32),), value))

    # The beginning and the end

    def prologue(self) -> Block:
        """Locals that differ between invocations, of the dtypes that the program prefers."""
        out: Block = ()
        for array in [array for array in self.arrays if array.access == "in"]:
            if self.chance(0.7):
                value = self.load(array)
                out = (*out, Assign(self.new_local(array.dtype, Level.LANE), value))
        for dtype in dict.fromkeys(self.palette):
            if self.chance(0.4):
                value = self.value(dtype, depth=1)
                out = (*out, Assign(self.new_local(dtype, Level.LANE), value))
        for array, owned in self.owned():
            if self.chance(0.4):
                out = (*out, *self.store_to(array, owned))
        return out

    def epilogue(self) -> Block:
        """Stores by which what was computed is seen, if need be after a wait."""
        out = self.settled()
        for array in [array for array in self.arrays if array.access in ("out", "inout")]:
            match self.modes[array.name]:
                case Own(owned):
                    index = owned.index(array.name, self.one_of)
                    out = (*out, *self.guarded_by(owned, Store(array.name, index, self.seen(array.dtype))))
                case Counted() as mode:
                    out = (*out, *self.counted_atomic(array, mode))
                case _:
                    pass
        return out

    def settled(self) -> Block:
        """A wait after which the outputs may be written again, where one helps."""
        outputs = [array for array in self.arrays if array.access in ("out", "inout")]
        closed = [array for array in outputs if isinstance(self.modes[array.name], Mates | Everyone)]
        if closed and self.may_wait(GridSync) and self.chance(0.7):
            self.modes = {**self.modes, **{array.name: Own(self.rng.choice(array.maps)) for array in closed}}
            return (GridSync(),)
        mates = {name: Own(mode.map) for name, mode in self.modes.items() if isinstance(mode, Mates)}
        if mates and self.may_wait(Barrier):
            self.modes = {**self.modes, **mates}
            return (Barrier(),)
        return ()

    def seen(self, dtype: DType) -> Expr:
        """Some of the locals in one value."""
        able = [local for local in self.locals if not local.is_param]
        picked = self.rng.sample(able, min(len(able), 4))
        value = self.value(dtype, depth=1)
        for local in picked:
            value = self.mixed(value, local)
        return value


def near(now: Mode, then: Mode) -> bool:
    """Whether a barrier is enough between the two modes of a buffer."""
    if now == then:
        return True
    return isinstance(now, Own | Mates) and isinstance(then, Own | Mates) and now.map == then.map
