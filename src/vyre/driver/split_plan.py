"""What splitting gives: segments, the buffers they hand values on in, and the order to launch them in."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import Literal, TypeAlias

from vyre.ir.dtypes import DType
from vyre.ir.nodes import Name, Program

Per = Literal["invocation", "group", "launch"]
Extents: TypeAlias = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Segment:
    """A part of a Program between grid barriers, as a Program of its own: `number` of `of`, from 1.

    It has the original's parameters in their order, and after them the hidden ones that it uses. Nobody may
    clear an array between two segments: those in `carried` are "out" parameters that hold what earlier
    segments wrote.
    """

    program: Program
    number: int
    of: int
    carried: tuple[Name, ...] = ()

    @property
    def title(self) -> str:
        """How messages call it."""
        return f"segment {self.number} of {self.of}"


@dataclass(frozen=True, slots=True)
class Hidden:
    """A buffer of the split's own: `slots` rows with an element per invocation, per workgroup or per launch.

    Segments read it as the parameter `name` and write it as `written`. Where these differ it is two buffers,
    which change places after every launch: what all invocations read must not be written while they do.
    It starts at zero.
    """

    name: Name
    written: Name
    dtype: DType
    per: Per
    slots: int

    @property
    def is_swapped(self) -> bool:
        return self.name != self.written

    @property
    def rank(self) -> int:
        return 1 if self.per == "launch" else 2

    def shape(self, workgroup: Extents | None, grid: Extents) -> Extents:
        """The shape of the buffer for a launch over a domain, or over groups per axis."""
        if self.per == "launch":
            return (self.slots,)
        mates = prod(workgroup or ()) if self.per == "invocation" else 1
        return (self.slots, prod(grid) * mates)


@dataclass(frozen=True, slots=True)
class Run:
    """Launch one segment, by its position from 0."""

    segment: int


@dataclass(frozen=True, slots=True)
class Counter:
    """A number of times that is known only then: element `slot` of the control buffer, when it is reached."""

    slot: int


@dataclass(frozen=True, slots=True)
class Repeat:
    """Take all steps of `body` so many times."""

    times: int | Counter
    body: Steps


@dataclass(frozen=True, slots=True)
class Follow:
    """Launch the segment that element 0 of the control buffer names, again and again, until it names 0."""


Step: TypeAlias = Run | Repeat | Follow
Steps: TypeAlias = tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Split:
    """A Program as segments in textual order, with the schedule by which they do what it does.

    `control`, one of the hidden buffers, is what the schedule reads back, if it has to.
    """

    program: Program
    segments: tuple[Segment, ...]
    hidden: tuple[Hidden, ...]
    schedule: Steps
    control: Hidden | None = None
