"""Random values: expressions of a wanted dtype that are the same within a wanted level.

A level is what the checker calls so: an expression of level GROUP is made of what is the same for a whole
workgroup, so that a barrier may stand under it. Loads respect the modes of arrays.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from generation.arrays import Array, Counted, Everyone, Map, Mates, Mode, Own, add, cast, guarded
from generation.features import Features, Launch
from generation.rows import makers
from generation.values import lit
from vyre.analysis.divergence import Level
from vyre.ir.dtypes import DType, bool_, i32, i64, u8, u32, u64
from vyre.ir.limits import SUBGROUP
from vyre.ir.literal import literal
from vyre.ir.nodes import Cond, Expr, Id, IdKind, Load, Op, Shape, Table, Var, false, true
from vyre.ir.walk import expressions, rewrite

DEEPEST = 5
MEMORY = 24  # expressions kept for being computed again
DEEPEST_INDEX = 2  # loads within indices of loads
PARAMETERS = ("in", "out", "inout")
INDEX_TYPES = (i32, i32, i32, i64, u32, u64, u8)


@dataclass(frozen=True, slots=True)
class Local:
    """A local that is set here, and within what it is the same everywhere in the program."""

    name: str
    dtype: DType
    level: Level
    is_param: bool = False


@dataclass(frozen=True, slots=True)
class Remembered:
    """An expression of an earlier statement, the names in it, and the modes in which it was written."""

    expr: Expr
    names: frozenset[str]
    modes: object


class Expressions:
    """Writes values; statements tell it what is in scope and in which mode the arrays are."""

    def __init__(self, rng: Random, features: Features, launch: Launch) -> None:
        self.rng = rng
        self.features = features
        self.launch = launch
        self.makers = makers(features)
        self.locals: list[Local] = []
        self.arrays: list[Array] = []
        self.modes: Mapping[str, Mode] = {}
        weights = [2 if dtype.is_float else 1 for dtype in features.dtypes]
        self.palette = (bool_, i32, *rng.choices(features.dtypes, weights, k=rng.randint(1, 5)))
        self.recent: list[Remembered] = []
        self.indexing = 0
        self.integers = tuple(dtype for dtype in features.dtypes if dtype.is_integer)
        self.index_types = tuple(dtype for dtype in INDEX_TYPES if dtype in features.dtypes)

    def chance(self, probability: float) -> bool:
        return self.rng.random() < probability

    def dtype(self) -> DType:
        """A dtype, mostly one of the few that the program prefers, so that its values meet."""
        return self.rng.choice(self.palette[1:] if self.chance(0.85) else self.features.dtypes)

    def value(self, dtype: DType, level: Level = Level.LANE, depth: int | None = None) -> Expr:
        """An expression of `dtype` that differs no more widely than `level`."""
        if depth is None:
            depth = self.rng.choice((0, 1, 1, 2, 2, 3, DEEPEST))
        if level == Level.LANE and self.chance(0.1):
            again = self.again(dtype)
            if again is not None:
                return again
        expr = self.new_value(dtype, level, depth)
        if isinstance(expr, Op | Load | Cond) and self.chance(0.3):
            self.remember(expr)
        return expr

    def remember(self, expr: Expr) -> None:
        """Keep an expression, so that it may be computed again while what it reads is there to be read."""
        inside = list(expressions(expr))
        names = {part.name for part in inside if isinstance(part, Var)}
        names |= {part.array for part in inside if isinstance(part, Load | Shape)}
        self.recent = [*self.recent[-MEMORY:], Remembered(expr, frozenset(names), self.modes)]

    def again(self, dtype: DType) -> Expr | None:
        """An expression that was computed before."""
        known = {local.name for local in self.locals} | {array.name for array in self.arrays}
        able = [
            old.expr
            for old in self.recent
            if old.expr.dtype == dtype and old.names <= known and old.modes is self.modes
        ]
        return self.rng.choice(able) if able else None

    def new_value(self, dtype: DType, level: Level, depth: int) -> Expr:
        if depth == 0 or self.chance(0.12):
            return self.leaf(dtype, level)
        if self.chance(0.12):
            return self.cond(dtype, level, depth - 1)
        if self.features.tables and self.chance(0.04):
            return self.constant(dtype, level)
        if self.features.choices and dtype != bool_ and self.chance(0.1):
            return self.choice(dtype, level, depth - 1)
        rows, weights = self.makers[dtype]
        row, signatures = self.rng.choices(rows, weights)[0]
        preferred = [types for types in signatures if types[-1] in self.palette]
        types = self.rng.choice(preferred if preferred and self.chance(0.8) else signatures)
        return Op(row.name, tuple([self.value(t, level, depth - 1) for t in types]), dtype)

    def cond(self, dtype: DType, level: Level, depth: int) -> Expr:
        """A conditional expression; for truths often `and` and `or`."""
        test, then = self.value(bool_, level, depth), self.value(dtype, level, depth)
        if dtype != bool_ or self.chance(0.3):
            return Cond(test, then, self.value(dtype, level, depth))
        return Cond(test, then, false()) if self.chance(0.5) else Cond(test, true(), then)

    def choice(self, dtype: DType, level: Level, depth: int) -> Expr:
        """One of two values by a comparison of the two, which devices have minima and maxima for."""
        first = self.value(dtype, level, depth)
        zeros = (0.0, -0.0) if dtype.is_float else (0,)
        is_zero = self.chance(0.5)
        second = literal(dtype, self.rng.choice(zeros)) if is_zero else self.value(dtype, level, depth)
        pair = (first, second) if self.chance(0.5) else (second, first)
        op = self.rng.choice(("lt", "le", "gt", "ge"))
        return Cond(Op(op, pair if self.chance(0.5) else pair[::-1], bool_), *pair)

    def constant(self, dtype: DType, level: Level) -> Expr:
        """An element of a constant table, sometimes outside of it."""
        count = self.rng.choice((1, 2, 3, 5, 8, 16, 33))
        values = [lit(self.rng, dtype, special=self.features.special_values) for _ in range(count)]
        packed = b"".join(value.bits.to_bytes(dtype.itemsize, "little") for value in values)
        return Table(dtype, packed, self.any_index(level))

    def truth(self, level: Level = Level.LANE) -> Expr:
        """A condition: rarely one that is always the same."""
        kind = self.rng.random()
        if kind < 0.4 and level == Level.LANE:
            axis = self.rng.randrange(len(self.launch.grid))
            limit = literal(i32, self.rng.randrange(max(self.launch.domain[axis], 1) + 1))
            op = self.rng.choice(("lt", "ge", "eq", "ne", "gt", "le"))
            left = Id("gid" if self.launch.workgroup is None or self.chance(0.5) else "lid", axis)
            return Op(op, (left, limit), bool_)
        if kind < 0.6:
            modulus = literal(i32, self.rng.randint(2, 4))
            rest = Op("mod", (self.varied(i32, level), modulus), i32)
            return Op(self.rng.choice(("eq", "ne", "lt")), (rest, literal(i32, self.rng.randrange(3))), bool_)
        return self.value(bool_, level, self.rng.choice((1, 2, 3)))

    def varied(self, dtype: DType, level: Level) -> Expr:
        """An integer that differs between invocations where it may, not only in name."""
        if level < Level.LANE or self.chance(0.4):
            return self.value(dtype, level, 1)
        lane = Id("gid", self.rng.randrange(len(self.launch.grid)))
        able = [local for local in self.locals if local.dtype.is_integer and local.level == Level.LANE]
        local = self.rng.choice(able) if able and self.chance(0.5) else None
        varied = cast(Var(local.name, local.dtype) if local else lane, dtype)
        return varied if self.chance(0.6) else add(varied, self.leaf(dtype, level))

    def leaf(self, dtype: DType, level: Level) -> Expr:
        """A literal, a name, an id, a shape or a load."""
        for _ in range(2):
            found = self.rng.choice((self.named, self.loaded, self.named, self.placed))(dtype, level)
            if found is not None:
                return found
        if dtype == bool_ and self.chance(0.8):
            return self.compared(level)
        if self.chance(0.75):
            found = self.converted(dtype, level)
            if found is not None:
                return found
        return lit(self.rng, dtype, special=self.features.special_values)

    def compared(self, level: Level) -> Expr:
        """A comparison of two leaves."""
        dtype = self.rng.choice([dtype for dtype in self.palette if dtype != bool_])
        op = self.rng.choice(("lt", "le", "gt", "ge", "eq", "ne"))
        return Op(op, (self.leaf(dtype, level), self.leaf(dtype, level)), bool_)

    def converted(self, dtype: DType, level: Level) -> Expr | None:
        """A leaf of another dtype, cast."""
        rows, _ = self.makers[dtype]
        sources = [types[0] for row, signatures in rows if row.name == "cast" for types in signatures]
        known = [source for source in sources if source in self.palette and source != dtype]
        if not known:
            return None
        source = self.rng.choice(known)
        found = self.rng.choice((self.named, self.loaded))(source, level)
        return found and cast(found, dtype)

    def named(self, dtype: DType, level: Level) -> Expr | None:
        known = [local for local in self.locals if local.dtype == dtype and local.level <= level]
        return Var(self.rng.choice(known).name, dtype) if known else None

    def placed(self, dtype: DType, level: Level) -> Expr | None:
        """Where the invocation is, or how large things are."""
        if dtype == bool_ and level == Level.SUBGROUP and self.chance(0.5):
            return self.subgroup_test()
        if dtype != i32:
            return None
        sized = [array for array in self.arrays if array.access in PARAMETERS]
        if sized and self.chance(0.25):
            array = self.rng.choice(sized)
            return Shape(array.name, self.rng.randrange(len(array.shape)))
        if level == Level.SUBGROUP and self.chance(0.5):
            return self.subgroup_number()
        kinds = self.ids(level)
        kind = self.rng.choice(kinds)
        if kind == "subgroup_lane":
            return Id(kind, 0)
        axes = [axis for axis in range(3) if level == Level.LANE or self.level_of(kind, axis) <= level]
        return Id(kind, self.rng.choice(axes[: len(self.launch.grid)] if self.chance(0.95) else axes))

    def ids(self, level: Level) -> list[IdKind]:
        kinds: list[IdKind] = ["domain"]
        grouped = self.launch.workgroup is not None
        if grouped:
            kinds += ["group_size", "num_groups"]
        if grouped and level >= Level.GROUP:
            kinds += ["wid", "wid"]
        if level == Level.LANE:
            kinds += ["gid"] * 4
        if level == Level.LANE and grouped:
            kinds += ["lid"] * 4
        if level == Level.LANE and self.launch.has_subgroups and self.features.collectives:
            kinds += ["subgroup_lane"]
        return kinds

    def level_of(self, kind: IdKind, axis: int) -> Level:
        return {"wid": Level.GROUP, "gid": Level.LANE, "lid": Level.LANE}.get(kind, Level.GRID)

    def lane_axis(self) -> int | None:
        """The axis of which a subgroup covers 32 consecutive ids, if there is one."""
        sizes = self.launch.workgroup or (1,)
        behind = [axis for axis, size in enumerate(sizes) if size > 1]
        last = behind[-1] if behind else 0
        return last if sizes[last] % SUBGROUP == 0 else None

    def subgroup_number(self) -> Expr | None:
        """An id without what differs within a subgroup."""
        axis = self.lane_axis()
        if axis is None:
            return None
        where = Id(self.rng.choice(("gid", "lid")), axis)
        op, amount = self.rng.choice((("floordiv", 32), ("shr", 5), ("and", -32), ("floordiv", 64)))
        return Op(op, (where, literal(i32, amount)), i32)

    def subgroup_test(self) -> Expr | None:
        axis = self.lane_axis()
        if axis is None:
            return None
        limit = literal(i32, self.rng.choice((0, 32, 64)))
        return Op(self.rng.choice(("lt", "ge")), (Id(self.rng.choice(("lid", "gid")), axis), limit), bool_)

    # Loads

    def loaded(self, dtype: DType, level: Level) -> Expr | None:
        able = [array for array in self.arrays if array.dtype == dtype and self.may_load(array, level)]
        if not able or self.indexing >= DEEPEST_INDEX:
            return None
        self.indexing += 1
        load = self.load(self.rng.choice(able), level)
        self.indexing -= 1
        return load

    def may_load(self, array: Array, level: Level) -> bool:
        if array.access == "in":
            return True
        return level == Level.LANE and not isinstance(self.modes.get(array.name), Counted)

    def load(self, array: Array, level: Level = Level.LANE) -> Expr:
        """A load that the array's mode allows."""
        mode = self.modes.get(array.name)
        match mode:
            case Own():
                return guarded(
                    mode.map, Load(array.name, mode.map.index(array.name, self.one_of), array.dtype)
                )
            case Mates():
                return Load(array.name, self.mates_index(array, mode.map), array.dtype)
            case Everyone() | None:
                return Load(array.name, self.index(array, level), array.dtype)
            case Counted():
                raise AssertionError("nobody loads while atomics go on")

    def mates_index(self, array: Array, owned: Map) -> tuple[Expr, ...]:
        """What some invocation of the workgroup owns."""
        assert self.launch.workgroup is not None
        sizes = self.launch.workgroup

        def mate(expr: Expr) -> Expr:
            if not isinstance(expr, Id) or expr.kind != "gid":
                return expr
            other = Op("mod", (self.value(i32, depth=1), literal(i32, sizes[expr.axis])), i32)
            first = Op("mul", (Id("wid", expr.axis), Id("group_size", expr.axis)), i32)
            return add(first, other)

        plain = owned.index(array.name, lambda count: literal(i32, self.rng.randrange(count)))
        return tuple([rewrite(part, mate) for part in plain])

    def index(self, array: Array, level: Level = Level.LANE) -> tuple[Expr, ...]:
        """Any index: mostly inside the array, sometimes far out."""
        if len(array.shape) == len(self.launch.grid) and level == Level.LANE and self.chance(0.3):
            axes = list(range(len(array.shape)))
            if self.chance(0.4):
                self.rng.shuffle(axes)
            return tuple([self.affine(Id("gid", axis)) for axis in axes])
        return tuple([self.along(array, axis, level) for axis in range(len(array.shape))])

    def along(self, array: Array, axis: int, level: Level) -> Expr:
        """An index along one axis: affine in an id, within the extent by `%`, gathered, or anything."""
        if self.features.roams and self.chance(0.6):
            return self.roaming_index(array, axis, level)
        kind = self.rng.random()
        if kind < 0.35 and level == Level.LANE:
            return self.affine(self.leaf(i32, level))
        if kind < 0.55:
            written = self.chance(0.5) or array.access not in PARAMETERS
            extent = literal(i32, max(array.shape[axis], 1)) if written else Shape(array.name, axis)
            return Op("mod", (self.value(i32, level, 1), extent), i32)
        if kind < 0.7:
            return lit(self.rng, self.rng.choice(self.index_types))
        return self.any_index(level)

    def roaming_number(self, level: Level) -> Expr:
        """A number that loops begin at and indices are made of, the variables of loops preferred."""
        loops = [v for v in self.locals if v.is_param and v.name.startswith("k") and v.level <= level]
        if loops and self.chance(0.5):
            return Var(self.rng.choice(loops).name, i32)
        found = self.placed(i32, level) if self.chance(0.7) else self.named(i32, level)
        return found or literal(i32, self.rng.choice((0, 1, 2, 3, 5, -1, -4, 31, 64)))

    def roaming_index(self, array: Array, axis: int, level: Level) -> Expr:
        """An index that a loop moves in either direction: reflected, stretched, a product, clamped."""
        at = self.roaming_number(level)
        known = array.access in PARAMETERS and self.chance(0.5)
        last = literal(i32, array.shape[axis] - 1)
        if known:
            last = Op("sub", (Shape(array.name, axis), literal(i32, 1)), i32)
        kind = self.rng.random()
        if kind < 0.3:
            return self.affine(at)
        if kind < 0.5:
            return Op("sub", (last, at), i32)
        if kind < 0.7:
            return Op(self.rng.choice(("add", "sub")), (at, self.roaming_number(level)), i32)
        if kind < 0.8:
            return Op("mul", (at, self.roaming_number(level)), i32)
        return Op("min", (Op("max", (at, literal(i32, 0)), i32), last), i32) if kind < 0.9 else at

    def one_of(self, count: int) -> Expr:
        """An integer, mostly one of the first `count`."""
        if self.features.roams and self.chance(0.5):
            return self.roaming_number(Level.LANE)
        if self.chance(0.15):
            return self.any_index()
        if self.chance(0.5):
            return literal(i32, self.rng.randrange(count))
        dtype = self.rng.choice(self.index_types)
        return Op("mod", (self.value(dtype, depth=1), literal(dtype, count)), dtype)

    def any_index(self, level: Level = Level.LANE) -> Expr:
        """Any integer, small ones preferred."""
        dtype = self.rng.choice(self.index_types)
        if self.chance(0.4):
            return literal(dtype, self.rng.randrange(6))
        if self.chance(0.5):
            modulus = literal(dtype, self.rng.randint(1, 9))
            return Op("mod", (self.value(dtype, level, 1), modulus), dtype)
        return self.value(dtype, level, 1)

    def affine(self, at: Expr) -> Expr:
        """`at`, moved and stretched a little."""
        kind = self.rng.random()
        if kind < 0.3:
            return at
        moved = literal(i32, self.rng.choice((-2, -1, 1, 2, 3, 17, -33)))
        if kind < 0.6:
            return add(at, moved)
        scaled = Op("mul", (literal(i32, self.rng.choice((2, 3, -1, 4))), at), i32)
        return add(scaled, moved) if kind < 0.8 else cast(scaled, self.rng.choice(self.index_types))

    def lanes_in_group(self) -> int:
        return math.prod(self.launch.workgroup or (1,))
