"""The arrays of a program, and who may touch what in them, so that no program races.

Between two waits every array that is written is in a mode: each invocation has elements of its own (`Own`),
or everybody only reads (`Everyone`), or one family of atomics that commute changes it (`Counted`), or the
invocations of a workgroup read what they own together (`Mates`). A wait may change the mode.

What an invocation owns is said by a map from its ids to indices, one part per axis of the array: `Along` some
id axes, or `Free`, so that a whole row belongs to it. An id axis that no part uses is held at one value by a
guard.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from random import Random
from typing import Literal

import numpy as np

from vyre.ir.dtypes import DType, bool_, i32, i64, u32, u64
from vyre.ir.literal import Lit, literal
from vyre.ir.nodes import Cond, Expr, Extents, Id, IdKind, Load, Op, Shape, false
from vyre.ops import ATOMICS
from vyre.ops.atomics import AtomicRow

MOST_ELEMENTS = 6000


def commute(one: AtomicRow, other: AtomicRow) -> bool:
    """Whether two atomics leave the same element in either order: tried on some integers."""
    element, a, b = np.random.default_rng(1).integers(0, 2**32, (3, 1000), np.uint32)
    return all(
        bool((other.meaning(t, one.meaning(t, x, p), q) == one.meaning(t, other.meaning(t, x, q), p)).all())
        for t in (u32, i32)
        for x, p, q in [(values.view(t.storage) for values in (element, a, b))]
    )


def families(rows: Iterable[AtomicRow]) -> tuple[tuple[str, ...], ...]:
    """The atomics of one value by families in which all commute."""
    found: list[list[AtomicRow]] = []
    for row in rows:
        if row.values == 1 and commute(row, row):
            family = next((members for members in found if all(commute(row, one) for one in members)), None)
            if family is None:
                found.append(family := [])
            family.append(row)
    return tuple(tuple(row.name for row in family) for family in found)


FAMILIES = families(ATOMICS.values())


@dataclass(frozen=True, slots=True)
class Free:
    """An axis along which every element belongs to the invocation: about `extent` of them."""

    extent: int


@dataclass(frozen=True, slots=True)
class Along:
    """An axis indexed by the id axes `ids`, made linear: `stride` elements each, perhaps from the end."""

    ids: tuple[int, ...]
    stride: int = 1
    offset: int = 0
    backwards: bool = False
    dtype: DType = i32


Part = Free | Along


@dataclass(frozen=True, slots=True)
class Map:
    """What each invocation owns of an array."""

    kind: IdKind  # gid, or lid for shared memory
    extents: Extents  # of the ids
    parts: tuple[Part, ...]
    guards: tuple[tuple[int, int], ...] = ()  # (id axis, its value)
    shape: Extents = ()  # of the array, where its axes are counted from the end

    def guard(self) -> Expr | None:
        """Whether this invocation owns anything; None if all do."""
        found: Expr | None = None
        for axis, value in self.guards:
            test = Op("eq", (Id(self.kind, axis), literal(i32, value)), bool_)
            found = test if found is None else Cond(found, test, false())
        return found

    def index(self, array: str, pick: Callable[[int], Expr]) -> tuple[Expr, ...]:
        """An element that the invocation owns; `pick(n)` gives an integer to choose one of about n by."""
        return tuple([self._at(array, axis, part, pick) for axis, part in enumerate(self.parts)])

    def _at(self, array: str, axis: int, part: Part, pick: Callable[[int], Expr]) -> Expr:
        if isinstance(part, Free):
            return pick(part.extent)
        at = linear(self.kind, self.extents, part.ids)
        if part.stride > 1:
            chosen = Op("mod", (cast(pick(part.stride), i32), literal(i32, part.stride)), i32)
            at = add(Op("mul", (at, literal(i32, part.stride)), i32), chosen)
        if part.backwards:
            at = Op("sub", (self._last(array, axis), at), i32)
        return cast(add(at, literal(i32, part.offset)) if part.offset else at, part.dtype)

    def _last(self, array: str, axis: int) -> Expr:
        """The last index; the shape of shared memory is known, and not to be asked for."""
        if self.kind == "lid":
            return literal(i32, self.shape[axis] - 1)
        return Op("sub", (Shape(array, axis), literal(i32, 1)), i32)


@dataclass(frozen=True, slots=True)
class Own:
    """Each invocation loads, stores and changes what the map gives it."""

    map: Map


@dataclass(frozen=True, slots=True)
class Mates:
    """The invocations of a workgroup load what the map gives any of them."""

    map: Map


@dataclass(frozen=True, slots=True)
class Everyone:
    """All load, nobody writes."""


@dataclass(frozen=True, slots=True)
class Counted:
    """All change it by these atomics, which commute; nobody loads."""

    family: tuple[str, ...]


Mode = Own | Mates | Everyone | Counted


@dataclass(frozen=True, slots=True, eq=False)
class Array:
    """An array of the program; `maps` are the ownerships that it may have."""

    name: str
    access: Literal["in", "out", "inout", "shared", "local"]
    dtype: DType
    shape: Extents
    maps: tuple[Map, ...] = field(default=())

    @property
    def takes_atomics(self) -> bool:
        return self.access != "in" and self.dtype.is_integer and self.dtype.bits >= 32


def add(a: Expr, b: Expr) -> Expr:
    return Op("add", (a, b), a.dtype)


def cast(expr: Expr, dtype: DType) -> Expr:
    return expr if expr.dtype == dtype else Op("cast", (expr,), dtype)


def zero(dtype: DType) -> Lit:
    return Lit(dtype, 0)


def linear(kind: IdKind, extents: Extents, axes: tuple[int, ...]) -> Expr:
    """The row-major position of the invocation along these id axes; sizes are asked for, or written down."""
    at: Expr = Id(kind, axes[0])
    for axis in axes[1:]:
        size: Expr = Id("domain", axis) if kind == "gid" else literal(i32, extents[axis])
        at = add(Op("mul", (at, size), i32), Id(kind, axis))
    return at


def ownership(rng: Random, kind: IdKind, extents: Extents, rank: int) -> Map:
    """A random map: every id axis goes to an axis of the array, or is held by a guard."""
    places: list[list[int]] = [[] for _ in range(rank)]
    guards = []
    for axis in rng.sample(range(len(extents)), len(extents)):
        if rng.random() < 0.07:
            guards.append((axis, rng.randrange(extents[axis] + 1)))
        else:
            empty = [place for place in places if not place]
            rng.choice(empty if empty and rng.random() < 0.8 else places).append(axis)
    parts = tuple([_part(rng, tuple(axes)) if axes else Free(rng.randint(1, 4)) for axes in places])
    return Map(kind, extents, parts, tuple(guards))


def _part(rng: Random, axes: tuple[int, ...]) -> Along:
    plain = rng.random() < 0.45
    if plain:
        return Along(axes)
    return Along(
        axes,
        stride=rng.choice((1, 1, 2, 3)),
        offset=rng.choice((0, 0, 0, 1, -1, 5, -7)),
        backwards=rng.random() < 0.3,
        dtype=rng.choice((i32, i32, i64, u32, u64)),
    )


def shape_for(rng: Random, owned: Map) -> Extents:
    """A shape of about the elements that the map reaches: as many, a few more or fewer, or much fewer."""
    shape = []
    for part in owned.parts:
        size = (
            part.extent
            if isinstance(part, Free)
            else part.stride * math.prod(owned.extents[a] for a in part.ids)
        )
        if isinstance(part, Along) and rng.random() < 0.3:
            size += rng.choice((-3, -1, 1, 2, 9))
        shape.append(max(size, 0) if rng.random() < 0.95 else rng.randint(0, 3))
    return within(shape)


def within(shape: list[int]) -> Extents:
    """The shape, its longest axes cut until it has a bearable size."""
    while math.prod(shape) > MOST_ELEMENTS:
        longest = shape.index(max(shape))
        shape[longest] = shape[longest] // 2
    return tuple(shape)


def guarded(owned: Map, load: Load) -> Expr:
    """The load where the invocation owns something, else 0."""
    guard = owned.guard()
    return load if guard is None else Cond(guard, load, zero(load.dtype))
