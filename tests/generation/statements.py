"""Random statements: assignments, control flow, stores and atomics, under two disciplines.

Levels: control has a level, which an `if`, a loop or a jump raises; a local is assigned only where control
and value differ no more widely than the local may. Before a loop is written its level is chosen, and no jump
inside may exceed it, because the checker lets a jump part the whole loop.

Modes: a block inside another leaves the arrays in the modes in which it found them, waiting once more if it
has to, and nobody jumps out of it in between.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from random import Random

from generation.arrays import Array, Counted, Map, Own, add, cast
from generation.expressions import Expressions, Local
from generation.features import Features, Launch
from vyre.analysis.divergence import Level
from vyre.analysis.effects import trip_count
from vyre.ir.dtypes import DType, bool_, i8, i32, i64, u8, u16, u32, u64
from vyre.ir.literal import literal
from vyre.ir.nodes import (
    Assign,
    Atomic,
    Block,
    Break,
    Continue,
    Declare,
    Expr,
    For,
    If,
    Load,
    Node,
    Op,
    Region,
    Return,
    Store,
    Var,
)
from vyre.ir.walk import statements
from vyre.ops import ATOMICS

DEEPEST_BLOCK = 5
LOOP_TYPES = (i32, i32, i32, i32, u32, i64, u8, u64, i8, u16)
ORIGINS = ("blur", "f", "a kernel", 'he said "so"', "größe", "x\\y", "")
Kind = Callable[[], Block | None]


@dataclass(slots=True)
class Inside:
    """A block within others: the modes it must leave behind, and its level if it is the body of a loop."""

    modes: object
    loop: Level | None
    is_if: bool


class Statements(Expressions):
    """Writes blocks. Every method named for a statement gives it, or None where it cannot stand here."""

    def __init__(self, rng: Random, features: Features, launch: Launch) -> None:
        super().__init__(rng, features, launch)
        self.control = Level.GRID
        self.inside: list[Inside] = []
        self.turns = 1
        self.budget = rng.randint(min(5, features.statements), features.statements)
        self.counter = 0
        self.tastes = {"assign": 2, "loop": 6} if features.roams else {"assign": 2}

    def fresh(self, prefix: str) -> str:
        self.counter += 1
        return f"{prefix}{self.counter}"

    def kinds(self) -> list[tuple[Kind, int]]:
        """What a statement may be, and how often."""
        return [
            (self.assign, 10), (self.reassign, 8), (self.branch, 7), (self.branch_to_local, 2),
            (self.loop, 8), (self.region, 2), (self.jump, 8 if self.in_loop() else 2), (self.declare, 3),
            (self.store_local, 4), (self.store, 7), (self.update, 5), (self.atomic, 5),
        ]  # fmt: skip

    def taste(self, kind: Kind) -> int:
        """How much this program likes a kind of statement; leaving out some, it goes further in others."""
        return self.tastes.setdefault(kind.__name__, self.rng.choice((0, 1, 2, 2, 6)))

    def in_loop(self) -> bool:
        return any(block.loop is not None for block in self.inside)

    def block(self, count: int) -> Block:
        """About so many statements."""
        out: list[Node] = []
        kinds = [kind for kind, _ in self.kinds()]
        weights = [weight * self.taste(kind) for kind, weight in self.kinds()]
        while count > 0 and self.budget > 0:
            made = self.rng.choices(kinds, weights)[0]()
            if made is not None:
                out += made
                self.budget -= 1
            count -= 1
        return tuple(out)

    # Locals

    def assign(self) -> Block:
        """A new local."""
        level = self.some_level()
        dtype = self.dtype()
        value = self.value(dtype, level)
        return (Assign(self.new_local(dtype, level), value),)

    def new_local(self, dtype: DType, level: Level) -> str:
        name = self.fresh("v")
        self.locals.append(Local(name, dtype, level))
        return name

    def some_level(self) -> Level:
        """A level that control here allows; mostly the widest."""
        if self.chance(0.6):
            return Level.LANE
        return self.rng.choice([level for level in Level if level >= self.control])

    def reassign(self) -> Block | None:
        """Another value for a local that is set already, loop variables included."""
        able = [local for local in self.locals if local.level >= self.control and not local.is_param]
        if not able:
            return None
        local = self.rng.choice(able)
        value = self.value(local.dtype, local.level)
        return (Assign(local.name, self.mixed(value, local) if self.chance(0.4) else value),)

    # Control flow

    @contextmanager
    def within(
        self, level: Level, *, loop: Level | None = None, turns: int = 1, is_if: bool = False
    ) -> Iterator[None]:
        """A block of its own, under control of at least `level`; what it sets may not be set after it."""
        control, known, arrays = self.control, len(self.locals), len(self.arrays)
        self.control = max(control, level)
        self.turns *= turns
        self.inside.append(Inside(self.modes, loop, is_if))
        yield
        self.inside.pop()
        self.turns //= turns
        self.control = control
        del self.locals[known:], self.arrays[arrays:]

    def inner(self, count: int) -> Block:
        """The statements of a block inside another, the modes left as they were."""
        known = len(self.locals)
        body = self.block(count)
        return (*body, *self.drained(known), *self.restored())

    def drained(self, known: int) -> Block:
        """A local of this block brought into one from outside of it, so that it is seen."""
        outer = [local for local in self.locals[:known] if local.level == Level.LANE]
        if len(self.locals) == known or not outer or self.chance(0.4):
            return ()
        target, source = self.rng.choice(outer), self.rng.choice(self.locals[known:])
        return (Assign(target.name, self.mixed(Var(target.name, target.dtype), source)),)

    def restored(self) -> Block:
        """A wait after which the arrays are in the modes that the block began with, if they are not."""
        assert self.modes is self.inside[-1].modes, "modes change where there are waits"
        return ()

    def may_nest(self) -> bool:
        return len(self.inside) < DEEPEST_BLOCK and self.budget > 1

    def size(self) -> int:
        return self.rng.choice((0, 1, 1, 2, 2, 3, 5))

    def branch(self) -> Block | None:
        """An if, with else and elif."""
        if not self.may_nest():
            return None
        level = self.some_level()
        test = self.truth(level)
        after = self.control
        blocks: list[Block] = []
        for has_statements in (True, self.chance(0.5)):
            with self.within(level, is_if=True):
                blocks.append(self.inner(self.size()) if has_statements else ())
                after = max(after, self.parted(blocks[-1]))
        self.control = max(self.control, after)
        return (If(test, blocks[0], blocks[1]),)

    def parted(self, block: Block) -> Level:
        """The level of control after a block: that of its jumps, if it has any that leave it."""
        return self.control if leaves(block) else Level.GRID

    def branch_to_local(self) -> Block | None:
        """An if whose both branches set a local, which is then set after it."""
        if not self.may_nest():
            return None
        level, dtype, name = self.some_level(), self.dtype(), self.fresh("v")
        test = self.truth(level)
        ends = []
        for _ in range(2):
            with self.within(level, is_if=True):
                before = self.plain(self.rng.randrange(2))
                ends.append((*before, Assign(name, self.value(dtype, Level.LANE))))
        self.locals.append(Local(name, dtype, Level.LANE))
        return (If(test, ends[0], ends[1]),)

    def plain(self, count: int) -> Block:
        """Assignments alone."""
        return tuple([node for _ in range(count) for node in self.assign()])

    def loop(self) -> Block | None:
        """A loop over any range that is short."""
        most = self.rng.choice((1, 2, 3, 3, 4, 5, 8))
        if not self.may_nest() or self.turns * most > self.features.turns:
            return None
        level = self.some_level()
        dtype = self.rng.choice([dtype for dtype in LOOP_TYPES if dtype in self.features.dtypes])
        literals, roams = self.chance(0.4), self.features.roams and self.chance(0.7)
        if roams:
            dtype, literals = i32, False
            start, stop, step = self.roaming_range(level)
        else:
            start, stop, step = (
                self.literal_range(dtype, most) if literals else self.range(dtype, most, level)
            )
        level = max(level, self.control)
        var = Local(self.fresh("k"), i32, level, is_param=True) if roams else self.loop_variable(dtype, level)
        with self.within(level, loop=level, turns=most):
            self.locals.append(var)
            body = self.inner(self.size()) if self.chance(0.4) else self.carrying()
            after = self.control if returns(body) else Level.GRID
        self.control = max(self.control, after)
        if literals and trips(start, stop, step) and self.chance(0.7):
            self.locals.append(var)
        if roams:
            return self.counted_loop(For(var.name, start, stop, step, body), most)
        return (For(var.name, start, stop, step, body, unroll=literals and self.chance(0.4)),)

    def counted_loop(self, loop: For, most: int) -> Block:
        """A loop that a counter ends after some turns, of which an analysis of its bounds knows nothing."""
        name, one = self.fresh("n"), literal(i32, 1)
        counter = Var(name, i32)
        over = If(Op("ge", (counter, literal(i32, most)), bool_), (Break(),))
        count = Assign(name, Op("add", (counter, one), i32))
        return (Assign(name, literal(i32, 0)), replace(loop, body=(over, count, *loop.body)))

    def roaming_range(self, level: Level) -> tuple[Expr, Expr, Expr]:
        """A range in any direction: from where the invocation is, or anything else, to anything."""
        start = self.roaming_sum(level)
        near = self.chance(0.3)
        stop = add(start, literal(i32, self.rng.randint(-9, 9))) if near else self.roaming_sum(level)
        return start, stop, literal(i32, self.rng.choice((1, 1, -1, -1, 2, -3, 7, -16, 1 << 20)))

    def roaming_sum(self, level: Level) -> Expr:
        """One to three numbers, added and subtracted: ids, extents, loop variables, numbers of the call."""
        total = self.roaming_number(level)
        for _ in range(self.rng.choice((0, 1, 1, 2))):
            pair = (total, self.roaming_number(level))
            total = Op(self.rng.choice(("add", "sub", "sub")), pair if self.chance(0.5) else pair[::-1], i32)
        return total

    def carrying(self) -> Block:
        """A body in which a local goes from one turn to the next: read, then set, with jumps about."""
        able = [local for local in self.locals if local.level >= self.control and not local.is_param]
        if not able:
            return self.inner(self.size())
        carried = self.rng.choice(able)
        out = [*self.used(carried)] if self.chance(0.8) else []
        pieces = [self.set_again, self.set_again, self.used, self.jump_here, self.jump_here]
        for piece in self.rng.sample(pieces, self.rng.randint(1, 4)):
            out += piece(carried)
        return (*out, *self.inner(self.rng.randrange(4)))

    def used(self, local: Local) -> Block:
        """An effect of a local."""
        if self.chance(0.3):
            value = self.mixed(self.value(local.dtype), local)
            return (Assign(self.new_local(local.dtype, Level.LANE), value),)
        return self.store_value(Var(local.name, local.dtype))

    def set_again(self, local: Local) -> Block:
        if self.control > local.level:
            return ()
        value = self.value(local.dtype, local.level)
        return (Assign(local.name, value if self.chance(0.5) else self.mixed(value, local)),)

    def jump_here(self, local: Local) -> Block:
        return self.jump() or ()

    def store_value(self, value: Expr) -> Block:
        """A store of the value to what the invocation owns, if there is anything."""
        exact = [self.features.rounding or array.dtype in (value.dtype, i32) for array, _ in self.owned()]
        able = [pair for pair, is_able in zip(self.owned(), exact, strict=True) if is_able]
        if not able:
            return ()
        array, owned = self.rng.choice(able)
        index = owned.index(array.name, self.one_of)
        return self.guarded_by(owned, Store(array.name, index, cast(value, array.dtype)))

    def mixed(self, value: Expr, local: Local) -> Expr:
        """The value with a local in it."""
        dtype, read = value.dtype, Var(local.name, local.dtype)
        if not self.features.rounding and dtype.is_float:
            return Op("max", (value, read), dtype) if local.dtype == dtype else value
        other = cast(read, dtype)
        return Op("xor" if dtype.kind == "bool" else "add", (value, other), dtype)

    def loop_variable(self, dtype: DType, level: Level) -> Local:
        """A new local, or one that is set already, even the variable of the loop around this one."""
        able = [
            local for local in self.locals
            if local.dtype == dtype and local.level >= level and not local.is_param
        ]  # fmt: skip
        return self.rng.choice(able) if able and self.chance(0.2) else Local(self.fresh("k"), dtype, level)

    def literal_range(self, dtype: DType, most: int) -> tuple[Expr, Expr, Expr]:
        """A range of literals that runs up to `most` times, sometimes next to an end of its type."""
        count = self.rng.choice((0, most, most, most, most, self.rng.randint(0, most)))
        step = self.rng.choice((1, 1, 1, 2, 3, 7))
        if dtype.kind == "int" and self.chance(0.35):
            step = -step
        first = self.rng.choice(
            (0, 0, 0, 1, 5, dtype.greatest, dtype.least, dtype.greatest - 4, dtype.least + 3)
        )
        stop = (
            first
            + step * count
            - (self.rng.randint(0, abs(step) - 1) if count else 0) * (1 if step > 0 else -1)
        )
        clipped = min(max(stop, dtype.least), dtype.greatest)
        return literal(dtype, first), literal(dtype, clipped), literal(dtype, step)

    def range(self, dtype: DType, most: int, level: Level) -> tuple[Expr, Expr, Expr]:
        """A range whose bounds are known at run time only, both below `most`; the step is small."""
        one, limit = literal(dtype, 1), literal(dtype, most)
        near, far = self.below(dtype, limit, level), self.below(dtype, limit, level)
        if self.chance(0.7):  # that they are 0 is likely, and long loops are wanted too
            near, far = literal(dtype, 0), Op("sub", (limit, far), dtype)
        kind = self.rng.random()
        if kind < 0.5:
            return near, far, one
        if kind < 0.75 and dtype.kind == "int":
            return far, literal(dtype, self.rng.choice((-1, 0, 1))), literal(dtype, self.rng.choice((-1, -2)))
        three = literal(dtype, 3)
        varied = self.below(dtype, three, level)
        if dtype.kind == "int":
            return near, far, Op("sub", (varied, one), dtype)
        return near, far, varied

    def below(self, dtype: DType, limit: Expr, level: Level) -> Expr:
        """A number from 0 up to but not including the limit."""
        return Op("mod", (self.varied(dtype, level), limit), dtype)

    def region(self) -> Block | None:
        if not self.may_nest():
            return None
        body = self.block(self.size())
        return (Region(self.rng.choice(ORIGINS), body),)

    def jump(self) -> Block | None:
        """break, continue or return, mostly under an if."""
        if any(block.modes is not self.modes for block in self.inside):
            return None
        loops = [block.loop for block in self.inside if block.loop is not None]
        bare = self.chance(0.1)
        level = self.control if bare else self.some_level()
        able: list[type[Break] | type[Continue] | type[Return]] = []
        if loops and level <= loops[-1]:
            able += [Break, Continue, Break, Continue]
        elif loops:  # the end of a turn, which not all reach, waits for nobody
            able += [Continue]
        if all(level <= loop for loop in loops) and self.chance(0.3):
            able.append(Return)
        if not able:
            return None
        node = self.rng.choice(able)()
        test = self.truth(level)
        self.control = max(self.control, level)
        if bare:
            return (node,)
        before = self.plain(1) if self.chance(0.2) else ()
        if before:
            del self.locals[-1]
        return (If(test, (*before, node)),) if self.chance(0.8) else (If(test, (), (*before, node)),)

    # Memory

    def declare(self) -> Block | None:
        """A private array."""
        if sum(array.access == "local" for array in self.arrays) >= 3:
            return None
        shape = self.rng.choice(((1,), (4,), (7,), (2, 3), (3, 2, 2)))
        array = Array(self.fresh("a"), "local", self.dtype(), shape)
        self.arrays.append(array)
        declared = Declare(array.name, "local", array.dtype, array.shape)
        if self.chance(0.3):
            return (declared,)
        index = tuple([literal(i32, self.rng.randrange(extent)) for extent in shape])
        stored = Store(array.name, index, self.value(array.dtype))
        seen = Assign(self.new_local(array.dtype, Level.LANE), Load(array.name, index, array.dtype))
        return (declared, seen, stored)  # in a loop the load shows whether the array starts at zero each time

    def store_local(self) -> Block | None:
        able = [array for array in self.arrays if array.access == "local"]
        if not able:
            return None
        array = self.rng.choice(able)
        return (Store(array.name, self.index(array), self.value(array.dtype)),)

    def owned(self) -> list[tuple[Array, Map]]:
        """The arrays of which each invocation owns a part now."""
        modes = [(array, self.modes.get(array.name)) for array in self.arrays]
        return [(array, mode.map) for array, mode in modes if isinstance(mode, Own)]

    def store(self) -> Block | None:
        """A store to what the invocation owns."""
        able = self.owned()
        return self.store_to(*self.rng.choice(able)) if able else None

    def store_to(self, array: Array, owned: Map) -> Block:
        index = owned.index(array.name, self.one_of)
        return self.guarded_by(owned, Store(array.name, index, self.value(array.dtype)))

    def update(self) -> Block | None:
        """A new value for an element from its old one."""
        able = self.owned()
        if not able:
            return None
        array, owned = self.rng.choice(able)
        index = owned.index(array.name, self.one_of)
        name = self.fresh("v")
        old = Assign(name, Load(array.name, index, array.dtype))
        new = Store(
            array.name,
            index,
            self.mixed(self.value(array.dtype, depth=1), Local(name, array.dtype, Level.LANE)),
        )
        if owned.guard() is None:
            self.locals.append(Local(name, array.dtype, Level.LANE))
        return self.guarded_by(owned, old, new)

    def guarded_by(self, owned: Map, *nodes: Node) -> Block:
        guard = owned.guard()
        return nodes if guard is None else (If(guard, nodes),)

    def atomic(self) -> Block | None:
        """An atomic on what the invocation owns, whose old value is of use; or one of many that commute."""
        if not self.features.atomics:
            return None
        modes = [(array, self.modes.get(array.name)) for array in self.arrays if array.takes_atomics]
        able = [(array, mode) for array, mode in modes if isinstance(mode, Own | Counted)]
        if not able:
            return None
        array, mode = self.rng.choice(able)
        return self.own_atomic(array, mode.map) if isinstance(mode, Own) else self.counted_atomic(array, mode)

    def own_atomic(self, array: Array, owned: Map) -> Block:
        row = self.rng.choice(tuple(ATOMICS.values()))
        args = tuple([self.value(array.dtype) for _ in range(row.values)])
        index = owned.index(array.name, self.one_of)
        if owned.guard() is not None or self.chance(0.2):
            return self.guarded_by(owned, Atomic(None, row.name, array.name, index, args))
        return (Atomic(self.new_local(array.dtype, Level.LANE), row.name, array.name, index, args),)

    def counted_atomic(self, array: Array, mode: Counted) -> Block:
        """One of many; what it found there may be noted, and nobody asks."""
        target = self.fresh("old") if self.chance(0.25) else None
        op = self.rng.choice(mode.family)
        return (Atomic(target, op, array.name, self.index(array), (self.value(array.dtype),)),)


def leaves(block: Block) -> bool:
    """Whether a jump in the block leaves it: a return, or a break or continue of a loop outside of it."""
    for node in block:
        match node:
            case Return() | Break() | Continue():
                return True
            case If():
                if leaves(node.then) or leaves(node.orelse):
                    return True
            case Region():
                if leaves(node.body):
                    return True
            case For():
                if returns(node.body):
                    return True
            case _:
                pass
    return False


def returns(block: Block) -> bool:
    """Whether there is a return in the block."""
    return any(isinstance(node, Return) for node in statements(block))


def trips(start: Expr, stop: Expr, step: Expr) -> int:
    """How often a range of literals runs."""
    return trip_count(For("k", start, stop, step, ())) or 0
