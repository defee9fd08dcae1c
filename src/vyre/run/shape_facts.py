"""Facts about the shapes of a launch: a backend may rely on them, and they are part of the code's cache key.

`array` is the name of an array parameter; None means the domain.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from vyre.cache.keys import Field
from vyre.ir import limits
from vyre.ir.dtypes import i32
from vyre.ir.literal import literal
from vyre.ir.nodes import Axis, Expr, Id, Name, Program, Shape


@dataclass(frozen=True, slots=True)
class Extent:
    """There are exactly `size` elements along an axis."""

    array: Name | None
    axis: Axis
    size: int

    @property
    def field(self) -> Field:
        return ("extent", self.array, self.axis, self.size)


@dataclass(frozen=True, slots=True)
class Multiple:
    """The number of elements along an axis is a multiple of `of`."""

    array: Name | None
    axis: Axis
    of: int

    @property
    def field(self) -> Field:
        return ("multiple", self.array, self.axis, self.of)


@dataclass(frozen=True, slots=True)
class Aligned:
    """The address of an array's first element is a multiple of `bytes`."""

    array: Name
    bytes: int

    @property
    def field(self) -> Field:
        return ("aligned", self.array, self.bytes)


Fact: TypeAlias = Extent | Multiple | Aligned


def folded(expr: Expr, extents: Mapping[tuple[Name | None, Axis], int]) -> Expr:
    """The expression, or its literal where these sizes determine it."""
    size: int | None = None
    if isinstance(expr, Shape):
        size = extents.get((expr.array, expr.axis))
    elif isinstance(expr, Id) and expr.kind == "domain":
        size = extents.get((None, expr.axis))
    return expr if size is None else literal(i32, size)


def misfits(program: Program, facts: tuple[Fact, ...]) -> list[str]:
    """A description of each fact that does not fit this program."""
    return [reason for fact in facts if (reason := _misfit(program, fact)) is not None]


def _misfit(program: Program, fact: Fact) -> str | None:
    ranks = {param.name: param.rank for param in program.params if param.is_array}
    if fact.array is not None and fact.array not in ranks:
        return f"it has no array {fact.array!r} to know anything about"
    if isinstance(fact, Aligned):
        power = fact.bytes > 0 and fact.bytes & (fact.bytes - 1) == 0
        return None if power else f"{fact.array!r} cannot be aligned to {fact.bytes} bytes"
    rank = limits.RANK if fact.array is None else ranks[fact.array]
    if not 0 <= fact.axis < rank:
        return f"{_shown(fact)} has no axis {fact.axis}"
    if isinstance(fact, Extent) and not 0 <= fact.size <= limits.AXIS:
        return f"{_shown(fact)} cannot have {fact.size} elements along axis {fact.axis}"
    if isinstance(fact, Multiple) and fact.of < 1:
        return f"{_shown(fact)} cannot have a multiple of {fact.of} elements along axis {fact.axis}"
    return None


def contradictions(facts: tuple[Fact, ...]) -> list[str]:
    """Descriptions of facts that cannot hold at once."""
    sizes: dict[tuple[Name | None, Axis], int] = {}
    conflicts = []
    for fact in facts:
        if isinstance(fact, Extent) and sizes.setdefault((fact.array, fact.axis), fact.size) != fact.size:
            known = sizes[fact.array, fact.axis]
            conflicts.append(
                f"{_shown(fact)} has both {known} and {fact.size} elements along axis {fact.axis}"
            )
    for fact in facts:
        size = sizes.get((fact.array, fact.axis)) if isinstance(fact, Multiple) else None
        if isinstance(fact, Multiple) and size is not None and fact.of > 0 and size % fact.of:
            conflicts.append(
                f"{_shown(fact)} has {size} elements along axis {fact.axis}, no multiple of {fact.of}"
            )
    return conflicts


def _shown(fact: Extent | Multiple) -> str:
    return "the domain" if fact.array is None else repr(fact.array)
