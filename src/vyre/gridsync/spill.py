"""Liveness between segments: which locals must be kept, where, and the statements that store and load them.

One walk forwards over a segment finds what it needs from before: what a path has set stays set, so what holds
where a loop is entered holds in all its iterations. The names that must be kept then follow by iterating to a
fixed point.

A local set by one statement, to integers or booleans computed from literals, ids, shapes, scalar parameters
and other such locals, is recomputed instead: its value is the same wherever it is computed, and computing it
costs less than memory. The checker also recognizes an id by the local that holds it, which a load would hide.

Any other local is kept at the scope in which it is uniform: one element for the launch, one for each
workgroup, or one for each invocation. Elements that a whole workgroup or launch reads must not be written in
the same launch, so there a segment reads one buffer and writes another; and it reads it as a parameter that
is never stored to, so that the checker still knows the value to be uniform. An invocation's own elements are
read and written in place.

The control buffer passes values from segments to the schedule. They write it and never read it, so nothing
races.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from math import prod

from vyre.analysis.divergence import Level
from vyre.analysis.effects import read_by, uses_of
from vyre.check.scope import Paths
from vyre.gridsync.cut import CountedLoop, FreshNames, is_followed
from vyre.gridsync.schedule import Hidden, Per
from vyre.ir.dtypes import DType, bool_, i32, u32, u64
from vyre.ir.limits import GROUP_RANK, RANK
from vyre.ir.literal import Lit, literal
from vyre.ir.nodes import (
    Assign,
    Block,
    Cond,
    Declare,
    Expr,
    For,
    GridSync,
    Id,
    IdKind,
    If,
    Load,
    Name,
    Node,
    Op,
    Program,
    Region,
    Shape,
    Store,
    Table,
    Var,
)
from vyre.ir.walk import assigned, children, expressions, operands, rewrite_block, statements
from vyre.ops import TABLE, build


@dataclass(frozen=True, slots=True)
class SegmentFlow:
    """The names that a segment reads before setting, may change, and has set at each barrier."""

    needed: Set[Name]
    changed: Set[Name]
    ends: Mapping[int, frozenset[Name]]  # by the number of the segment that follows the barrier

    def loaded(self, live: Sequence[Set[Name]]) -> set[Name]:
        """The names that it must load: to compute with them, or to keep values that may have changed."""
        handed = [(live[after] & self.changed) - done for after, done in self.ends.items()]
        return set(self.needed).union(*handed)


def flow(code: Block, tracked: Set[Name], following: Mapping[int, int]) -> SegmentFlow:
    """The flow of names through a segment; `following` is the segment after each barrier, by identity."""
    walk = _NeededNames(tracked, following)
    walk.block(code, 0)
    changed = {name for node in statements(code) for name in _changes(node)}
    return SegmentFlow(frozenset(walk.needed), frozenset(changed & tracked), walk.ends())


def live(flows: Sequence[SegmentFlow]) -> list[set[Name]]:
    """The names that are set before a segment and read by it or a later one, for each segment."""
    live_names = [set(flow.needed) for flow in flows]
    growing = True
    while growing:
        growing = False
        for flow, names in zip(flows, live_names, strict=True):
            more = set().union(*(live_names[after] - done for after, done in flow.ends.items())) - names
            names |= more
            growing = growing or bool(more)
    return live_names


def mentions(node: Node) -> Iterator[Name]:
    """The locals and arrays that a statement itself reads, or changes in part."""
    yield from (use.array for use in uses_of(node))
    yield from (name for operand in operands(node) for name in read_by(operand))


def _changes(node: Node) -> Iterator[Name]:
    yield from (use.array for use in uses_of(node) if use.writes)
    name = node.name if isinstance(node, Declare) else assigned(node)
    if name is not None:
        yield name


class _NeededNames(Paths):
    """The tracked names that a segment reads before setting, and those set at each barrier."""

    def __init__(self, tracked: Set[Name], following: Mapping[int, int]) -> None:
        super().__init__(tracked, tracked)
        self.masks = {name: self.bits["local", name] | self.bits["array", name] for name in tracked}
        self.following, self.needed = following, set[Name]()
        self.at_barriers: dict[int, int] = {}

    def reads(self, node: Node, state: int) -> None:
        self.needed.update(n for n in mentions(node) if n in self.masks and not state & self.masks[n])

    def synced(self, node: GridSync, state: int | None) -> None:
        after = self.following[id(node)]
        if state is not None:
            self.at_barriers[after] = self.at_barriers.get(after, state) & state

    def ends(self) -> dict[int, frozenset[Name]]:
        """The names set at each barrier, by the number of the segment that follows."""
        masks = self.masks.items()
        return {
            after: frozenset(name for name, mask in masks if state & mask)
            for after, state in self.at_barriers.items()
        }


MOST_PARTS = 16  # expressions in one value: a few instructions, comparable to a load from memory
MOST_PARTS_OF_TESTS = (
    64  # a segment whose invocations test where they are runs over that part of the domain only
)


@dataclass(frozen=True, slots=True)
class RecomputedValues:
    """The values of recomputed locals by name; each uses only names before it."""

    values: Mapping[Name, Expr]

    def needed_by(self, names: Set[Name]) -> list[Assign]:
        """Assignments of those names that are recomputed, and of the names they need, in order."""
        wanted = set(names)
        for name in reversed([*self.values]):
            if name in wanted:
                wanted |= {part.name for part in expressions(self.values[name]) if isinstance(part, Var)}
        return [Assign(name, value) for name, value in self.values.items() if name in wanted]


def recomputed_values(
    program: Program, given: Mapping[Name, Expr], more: Iterable[Assign]
) -> RecomputedValues:
    """The values in `given`, and those recomputable from a program's locals and the assignments `more`."""
    setters: dict[Name, list[Expr | None]] = {}
    for node in statements(program.body):
        name = assigned(node)
        if name is not None:
            setters.setdefault(name, []).append(node.value if isinstance(node, Assign) else None)
    for node in more:
        setters.setdefault(node.name, []).append(node.value)
    once = {name: values[0] for name, values in setters.items() if len(values) == 1}
    finder = _Recomputable(once, {param.name for param in program.params}, {})
    for name in once:
        finder.find(name)
    return RecomputedValues(
        {**given, **{name: value for name, value in finder.values.items() if value is not None}}
    )


def without(block: Block, names: Set[Name]) -> Block:
    """The block without assignments to these names, and without the regions that this empties."""

    def kept(node: object) -> bool:
        if isinstance(node, Region):
            return bool(node.body)
        return not (isinstance(node, Assign) and node.name in names)

    return rewrite_block(block, lambda node: (node,) if kept(node) else ())


@dataclass(frozen=True, slots=True)
class _Recomputable:
    """Locals that are assigned once, the parameters, and the results so far: a local's value, or None."""

    once: Mapping[Name, Expr | None]
    params: Set[Name]
    values: dict[Name, Expr | None]

    def find(self, name: Name) -> bool:
        if name not in self.values:
            self.values[name] = None  # until proved otherwise: a local cannot be computed from itself
            value = self.once.get(name)
            if value is not None and self.is_cheap(value):
                del self.values[name]  # reinserted after the locals it uses, which were added meanwhile
                self.values[name] = value
        return self.values[name] is not None

    def is_cheap(self, value: Expr) -> bool:
        parts = [*expressions(value)]
        most = MOST_PARTS_OF_TESTS if value.dtype == bool_ else MOST_PARTS
        return len(parts) <= most and all(self.is_steady(part) for part in parts)

    def is_steady(self, part: Expr) -> bool:
        match part:
            case Lit() | Id() | Shape():
                return not part.dtype.is_float
            case Var():
                return not part.dtype.is_float and (part.name in self.params or self.find(part.name))
            case Op():
                exact = not TABLE[part.op].fast_of
                return exact and not any(piece.dtype.is_float for piece in (part, *children(part)))
            case Cond() | Table():
                return not part.dtype.is_float
            case Load():
                return False


SCOPES: Mapping[Level, Per] = {
    Level.GRID: "launch",
    Level.GROUP: "group",
    Level.SUBGROUP: "invocation",
    Level.LANE: "invocation",
}


@dataclass(frozen=True, slots=True)
class InvocationNumbers:
    """Locals that hold an invocation's number, its workgroup's, and its own within the workgroup."""

    here: Var
    group: Var
    mate: Var
    values: Mapping[Name, Expr]

    def index(self, per: Per) -> tuple[Expr, ...]:
        """The part of an index after the slot."""
        if per == "launch":
            return ()
        return (self.here if per == "invocation" else self.group,)

    def writes(self, per: Per) -> Expr:
        """True for the one invocation that writes a shared value."""
        zero = literal(i32, 0)
        if per == "launch" and self.group.name not in self.values:  # each id: the others of a row are skipped
            test: Expr = build.eq(Id("gid", 0), zero)
            for axis in range(1, RANK):
                test = Cond(test, build.eq(Id("gid", axis), zero), Lit(bool_, 0))
            return test
        return build.eq(self.mate if per == "group" else self.here, zero)


def places(workgroup: tuple[int, ...] | None, fresh: FreshNames) -> InvocationNumbers:
    """Numbers in row-major order: over the domain, or over the workgroups and then within one."""
    here, group, mate = [Var(fresh(word), i32) for word in ("here", "group", "mate")]
    if workgroup is None:
        return InvocationNumbers(
            here, group, mate, {here.name: _linear("gid", [Id("domain", k) for k in range(RANK)])}
        )
    sizes = [literal(i32, size) for size in workgroup]
    groups = _linear("wid", [Id("num_groups", k) for k in range(GROUP_RANK)])
    number = _sum(_product(group, literal(i32, prod(workgroup))), mate)
    values = {group.name: groups, mate.name: _linear("lid", sizes), here.name: number}
    return InvocationNumbers(here, group, mate, values)


def _linear(kind: IdKind, sizes: Sequence[Expr]) -> Expr:
    """The row-major position of an id among `sizes`."""
    position: Expr = Id(kind, 0)
    for axis, size in enumerate(sizes[1:], 1):
        position = _sum(_product(position, size), Id(kind, axis))
    return position


def _sum(a: Expr, b: Expr) -> Expr:
    return build.add(a, b)


def _product(a: Expr, b: Expr) -> Expr:
    return build.mul(a, b)


@dataclass(frozen=True, slots=True)
class KeptValue:
    """A value that is kept between segments: a local, or a private array as it was declared."""

    name: Name
    dtype: DType
    level: Level
    array: Declare | None = None

    @property
    def per(self) -> Per:
        return SCOPES[self.level]

    @property
    def slots(self) -> int:
        return 1 if self.array is None else prod(self.array.shape)


@dataclass(frozen=True, slots=True)
class ValueSlot:
    """The storage of a kept value: its buffer, and its first slot there."""

    kept: KeptValue
    hidden: Hidden
    slot: int

    @property
    def value(self) -> Var:
        return Var(self.kept.name, self.kept.dtype)


@dataclass(frozen=True, slots=True)
class KeptValues:
    """The storage of all values that are kept between the segments of a program."""

    places: InvocationNumbers
    seats: Mapping[Name, ValueSlot]
    counters: tuple[Name, ...]  # loop variables for copying private arrays

    @property
    def hidden(self) -> tuple[Hidden, ...]:
        """The buffers, in the order in which their first values are first set."""
        return tuple(dict.fromkeys(seat.hidden for seat in self.seats.values()))

    def is_swapped(self, name: Name) -> bool:
        return name in self.seats and self.seats[name].hidden.is_swapped

    def load(self, names: Iterable[Name]) -> Iterator[Node]:
        """Load kept values; private arrays are declared already."""
        for name in names:
            seat = self.seats[name]
            if seat.kept.array is not None:
                yield self.restored(seat, seat.kept.array)
            elif seat.kept.level == Level.SUBGROUP:  # so the checker knows that its 32 elements are equal
                yield build.broadcast(name, self.element(seat))
            else:
                yield Assign(name, self.element(seat))

    def save(self, names: Iterable[Name], *, changed: Set[Name], note: Block = ()) -> Iterator[Node]:
        """Store the values that later segments need; one invocation of the launch also executes `note`.

        A value that is read and written in place is stored only if it may have changed.
        """
        shared: dict[Per, list[Node]] = {"group": [], "launch": [*note]}
        for name in names:
            seat = self.seats[name]
            if seat.hidden.is_swapped:
                shared[seat.hidden.per].append(self.put(seat, seat.value))
            elif name in changed:
                array = seat.kept.array
                yield self.put(seat, seat.value) if array is None else self.stored(seat, array)
        for per, stores in shared.items():
            if stores:
                yield If(self.places.writes(per), tuple(stores))

    def element(self, seat: ValueSlot, offset: Expr | None = None) -> Load:
        return Load(seat.hidden.name, self.index(seat, offset), seat.hidden.dtype)

    def put(self, seat: ValueSlot, value: Expr, offset: Expr | None = None) -> Store:
        return Store(seat.hidden.written, self.index(seat, offset), value)

    def index(self, seat: ValueSlot, offset: Expr | None) -> tuple[Expr, ...]:
        row: Expr = literal(i32, seat.slot)
        if offset is not None:
            row = _sum(row, offset) if seat.slot else offset
        return (row, *self.places.index(seat.hidden.per))

    def restored(self, seat: ValueSlot, array: Declare) -> Node:
        return self.over(array, lambda index, k: Store(array.name, index, self.element(seat, k)))

    def stored(self, seat: ValueSlot, array: Declare) -> Node:
        return self.over(array, lambda index, k: self.put(seat, Load(array.name, index, array.dtype), k))

    def cleared(self, array: Declare) -> Node:
        """The statement that replaces the declaration of an array that is declared already."""
        return self.over(array, lambda index, k: Store(array.name, index, Lit(array.dtype, 0)))

    def over(self, array: Declare, each: Callable[[tuple[Expr, ...], Expr], Node]) -> Node:
        """A loop over the elements of a private array; `each` gets an element's index and its number."""
        index = tuple([Var(name, i32) for name in self.counters[: len(array.shape)]])
        number: Expr = index[0]
        for axis, size in zip(index[1:], array.shape[1:], strict=True):
            number = _sum(_product(number, literal(i32, size)), axis)
        node = each(index, number)
        zero, one = literal(i32, 0), literal(i32, 1)
        for axis, size in zip(reversed(index), reversed(array.shape), strict=True):
            node = For(axis.name, zero, literal(i32, size), one, (node,))
        return node


def keep(things: Iterable[KeptValue], where: InvocationNumbers, fresh: FreshNames) -> KeptValues:
    """Assign storage to all values: a buffer for each scope and dtype, and in it a slot for each value."""
    rows: dict[tuple[Per, DType], list[KeptValue]] = {}
    for thing in things:
        rows.setdefault((thing.per, thing.dtype), []).append(thing)
    seats: dict[Name, ValueSlot] = {}
    for (per, dtype), row in rows.items():
        hidden = _buffer(per, dtype, sum(thing.slots for thing in row), fresh)
        slot = 0
        for thing in row:
            seats[thing.name] = ValueSlot(thing, hidden, slot)
            slot += thing.slots
    return KeptValues(where, seats, tuple([fresh(f"k{axis}") for axis in range(RANK)]))


def _buffer(per: Per, dtype: DType, slots: int, fresh: FreshNames) -> Hidden:
    if per == "invocation":
        name = fresh(f"own_{dtype}")
        return Hidden(name, name, dtype, per, slots)
    return Hidden(fresh(f"{per}_{dtype}_kept"), fresh(f"{per}_{dtype}_next"), dtype, per, slots)


@dataclass(frozen=True, slots=True)
class Control:
    """The control buffer: element 0 names the next segment, or slots hold loop counts, by identity."""

    buffer: Hidden
    counts: Mapping[int, int]
    where: InvocationNumbers

    @property
    def names_next(self) -> bool:
        return not self.counts

    def start(self) -> Block:
        """The statement at the start of a segment: no segment follows unless a barrier is reached."""
        return (If(self.where.writes("launch"), self.at_barrier(0)),) if self.names_next else ()

    def at_barrier(self, following: int) -> Block:
        """The store by which one invocation names the segment after a barrier."""
        return (self._put(0, literal(self.buffer.dtype, following)),) if self.names_next else ()

    def entered(self, loop: CountedLoop) -> Block:
        """The store of a loop's trip count where it is entered."""
        slot = self.counts.get(id(loop.node))
        return () if slot is None else (If(self.where.writes("launch"), (self._put(slot, loop.trips),)),)

    def _put(self, slot: int, value: Expr) -> Store:
        dtype = self.buffer.dtype
        stored = build.converted(value, dtype)
        return Store(self.buffer.name, (literal(i32, slot),), stored)


def control(
    body: Block, around: Sequence[CountedLoop], where: InvocationNumbers, fresh: FreshNames
) -> Control | None:
    """The control buffer of a body; None when its schedule is known beforehand."""
    if is_followed(body, {id(loop.node): loop for loop in around}):
        return Control(_control_buffer(1, fresh), {}, where)
    counted = [loop for loop in around if not isinstance(loop.trips, Lit)]
    if not counted:
        return None
    wide = any(loop.turn.dtype == u64 for loop in counted)
    slots = {id(loop.node): slot for slot, loop in enumerate(counted)}
    return Control(_control_buffer(len(counted), fresh, wide=wide), slots, where)


def _control_buffer(slots: int, fresh: FreshNames, *, wide: bool = False) -> Hidden:
    name = fresh("control")
    return Hidden(name, name, u64 if wide else u32, "launch", slots)
