"""Where values wait between segments, and the statements that put them there and take them out.

A local waits where it is the same: one element for the launch, one for each workgroup, or one for each
invocation. What a whole workgroup or launch reads it must not write meanwhile, so there a segment reads one
buffer and writes another; and it reads it as a parameter that is never stored to, so that the checker still
knows the value to be uniform. An invocation's own elements are read and written in place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from math import prod

from vyre.check import Level
from vyre.driver.split_loops import Fresh
from vyre.driver.split_plan import Hidden, Per
from vyre.ir.dtypes import DType, bool_, i32
from vyre.ir.limits import RANK
from vyre.ir.literal import Lit, literal
from vyre.ir.nodes import (
    Assign,
    Block,
    Collective,
    Declare,
    Expr,
    For,
    Id,
    IdKind,
    If,
    Load,
    Name,
    Node,
    Op,
    Store,
    Var,
)

SCOPES: Mapping[Level, Per] = {
    Level.GRID: "launch",
    Level.GROUP: "group",
    Level.SUBGROUP: "invocation",
    Level.LANE: "invocation",
}


@dataclass(frozen=True, slots=True)
class Places:
    """Locals that say where an invocation is: its number, its workgroup's, and its own within that."""

    here: Var
    group: Var
    mate: Var
    values: Mapping[Name, Expr]

    def index(self, per: Per) -> tuple[Expr, ...]:
        """What follows the slot in an index."""
        if per == "launch":
            return ()
        return (self.here if per == "invocation" else self.group,)

    def writes(self, per: Per) -> Expr:
        """Whether this invocation is the one that writes what all of them share."""
        return Op("eq", (self.mate if per == "group" else self.here, literal(i32, 0)), bool_)


def places(workgroup: tuple[int, ...] | None, fresh: Fresh) -> Places:
    """Row-major numbers: over the domain, or over the workgroups and then within one."""
    here, group, mate = [Var(fresh(word), i32) for word in ("here", "group", "mate")]
    if workgroup is None:
        return Places(here, group, mate, {here.name: _linear("gid", [Id("domain", k) for k in range(3)])})
    sizes = [literal(i32, size) for size in workgroup]
    groups = _linear("wid", [Id("num_groups", k) for k in range(3)])
    number = _sum(_product(group, literal(i32, prod(workgroup))), mate)
    values = {group.name: groups, mate.name: _linear("lid", sizes), here.name: number}
    return Places(here, group, mate, values)


def _linear(kind: IdKind, sizes: Sequence[Expr]) -> Expr:
    """The row-major position of an id among `sizes`."""
    position: Expr = Id(kind, 0)
    for axis, size in enumerate(sizes[1:], 1):
        position = _sum(_product(position, size), Id(kind, axis))
    return position


def _sum(a: Expr, b: Expr) -> Expr:
    return Op("add", (a, b), i32)


def _product(a: Expr, b: Expr) -> Expr:
    return Op("mul", (a, b), i32)


@dataclass(frozen=True, slots=True)
class Kept:
    """Something that waits between segments: a local, or a private array as it was declared."""

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
class Seat:
    """Where something waits: its buffer, and its first slot there."""

    kept: Kept
    hidden: Hidden
    slot: int

    @property
    def value(self) -> Var:
        return Var(self.kept.name, self.kept.dtype)


@dataclass(frozen=True, slots=True)
class Keep:
    """The seats of all that waits between the segments of a program."""

    places: Places
    seats: Mapping[Name, Seat]
    counters: tuple[Name, ...]  # loop variables to walk over private arrays with

    @property
    def hidden(self) -> tuple[Hidden, ...]:
        """The buffers, in the order in which their first things are first set."""
        return tuple(dict.fromkeys(seat.hidden for seat in self.seats.values()))

    def is_swapped(self, name: Name) -> bool:
        return name in self.seats and self.seats[name].hidden.is_swapped

    def load(self, names: Iterable[Name]) -> Iterator[Node]:
        """Takes out what waits; private arrays are declared already."""
        for name in names:
            seat = self.seats[name]
            if seat.kept.array is not None:
                yield self.restored(seat, seat.kept.array)
            elif seat.kept.level == Level.SUBGROUP:  # its 32 elements are equal, and now the checker knows
                yield Collective(name, "broadcast", (self.element(seat), literal(i32, 0)), seat.kept.dtype)
            else:
                yield Assign(name, self.element(seat))

    def save(self, names: Iterable[Name], *, changed: Set[Name], note: Block = ()) -> Iterator[Node]:
        """Puts away what later segments need; `note` is what one invocation of the launch does besides.

        What is read and written in place is there still, unless it may have changed.
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

    def element(self, seat: Seat, offset: Expr | None = None) -> Load:
        return Load(seat.hidden.name, self.index(seat, offset), seat.hidden.dtype)

    def put(self, seat: Seat, value: Expr, offset: Expr | None = None) -> Store:
        return Store(seat.hidden.written, self.index(seat, offset), value)

    def index(self, seat: Seat, offset: Expr | None) -> tuple[Expr, ...]:
        row: Expr = literal(i32, seat.slot)
        if offset is not None:
            row = _sum(row, offset) if seat.slot else offset
        return (row, *self.places.index(seat.hidden.per))

    def restored(self, seat: Seat, array: Declare) -> Node:
        return self.over(array, lambda index, k: Store(array.name, index, self.element(seat, k)))

    def stored(self, seat: Seat, array: Declare) -> Node:
        return self.over(array, lambda index, k: self.put(seat, Load(array.name, index, array.dtype), k))

    def cleared(self, array: Declare) -> Node:
        """What the declaration of an array does where it is there already."""
        return self.over(array, lambda index, k: Store(array.name, index, Lit(array.dtype, 0)))

    def over(self, array: Declare, each: Callable[[tuple[Expr, ...], Expr], Node]) -> Node:
        """A walk over the elements of a private array; `each` gets an element's index and its number."""
        index = tuple([Var(name, i32) for name in self.counters[: len(array.shape)]])
        number: Expr = index[0]
        for axis, size in zip(index[1:], array.shape[1:], strict=True):
            number = _sum(_product(number, literal(i32, size)), axis)
        node = each(index, number)
        zero, one = literal(i32, 0), literal(i32, 1)
        for axis, size in zip(reversed(index), reversed(array.shape), strict=True):
            node = For(axis.name, zero, literal(i32, size), one, (node,))
        return node


def keep(things: Iterable[Kept], where: Places, fresh: Fresh) -> Keep:
    """Room for everything: a buffer for each scope and dtype, and in it a slot for each."""
    rows: dict[tuple[Per, DType], list[Kept]] = {}
    for thing in things:
        rows.setdefault((thing.per, thing.dtype), []).append(thing)
    seats: dict[Name, Seat] = {}
    for (per, dtype), row in rows.items():
        hidden = _buffer(per, dtype, sum(thing.slots for thing in row), fresh)
        slot = 0
        for thing in row:
            seats[thing.name] = Seat(thing, hidden, slot)
            slot += thing.slots
    return Keep(where, seats, tuple([fresh(f"k{axis}") for axis in range(RANK)]))


def _buffer(per: Per, dtype: DType, slots: int, fresh: Fresh) -> Hidden:
    if per == "invocation":
        name = fresh(f"own_{dtype}")
        return Hidden(name, name, dtype, per, slots)
    return Hidden(fresh(f"{per}_{dtype}_kept"), fresh(f"{per}_{dtype}_next"), dtype, per, slots)
