"""The result of splitting, and its execution: segments, the hidden buffers between them, and the order of
launches, on anything that can launch one Program.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from math import prod
from typing import Any, Literal, Protocol, TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

from vyre.ir.dtypes import DType
from vyre.ir.host_limits import available_bytes
from vyre.ir.limits import AXIS
from vyre.ir.nodes import Extents, Name, Program
from vyre.ir.problem import CallError

Per = Literal["invocation", "group", "launch"]


@dataclass(frozen=True, slots=True)
class Segment:
    """A part of a Program between grid barriers, as a Program of its own: `number` of `of`, from 1.

    It has the original's parameters in their order, and after them the hidden ones that it uses. No array may
    be cleared between two segments: those in `carried` are "out" parameters that hold what earlier segments
    wrote. If `in_order`, workgroups wait for those before them.
    """

    program: Program
    number: int
    of: int
    carried: tuple[Name, ...] = ()
    in_order: bool = False

    @property
    def title(self) -> str:
        """Its name in messages."""
        return f"segment {self.number} of {self.of}"


@dataclass(frozen=True, slots=True)
class Hidden:
    """A buffer of the split's own: `slots` rows with an element per invocation, per workgroup or per launch.

    Segments read it as the parameter `name` and write it as `written`. Where these differ it is two buffers,
    swapped after every launch: what all invocations read must not be written in the same launch. It starts at
    zero.
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
        """The shape of the buffer, for a launch over a domain or over a number of workgroups per axis."""
        if self.per == "launch":
            return (self.slots,)
        mates = prod(workgroup or ()) if self.per == "invocation" else 1
        return (self.slots, prod(grid) * mates)


@dataclass(frozen=True, slots=True)
class RunSegment:
    """Launch one segment, by its position from 0."""

    segment: int


@dataclass(frozen=True, slots=True)
class Counter:
    """A count known only at run time: element `slot` of the control buffer, when the step is reached."""

    slot: int


@dataclass(frozen=True, slots=True)
class Repeat:
    """Execute all steps of `body` `times` times."""

    times: int | Counter
    body: Steps


@dataclass(frozen=True, slots=True)
class Follow:
    """Launch the segment that element 0 of the control buffer names, repeatedly, until it names 0."""


Step: TypeAlias = RunSegment | Repeat | Follow
Steps: TypeAlias = tuple[Step, ...]


ONE_SEGMENT: Steps = (RunSegment(0),)  # the schedule of a program without grid barriers


@dataclass(frozen=True, slots=True)
class SplitProgram:
    """A Program as segments in textual order, with the schedule that makes them equivalent to it.

    `control`, one of the hidden buffers, is read back by the schedule, if needed.
    """

    program: Program
    segments: tuple[Segment, ...]
    hidden: tuple[Hidden, ...]
    schedule: Steps
    control: Hidden | None = None


Buffer = TypeVar("Buffer")
Arriving = TypeVar("Arriving", contravariant=True)


class LaunchOne(Protocol[Arriving]):
    """A function that launches one Program, whose writes are visible to the next launch."""

    def __call__(self, program: Program, arguments: Mapping[Name, Arriving], *, grid: Extents) -> object: ...


def launches(split: SplitProgram, control: Callable[[int], int]) -> Iterator[int]:
    """The segments in the order to launch them, by position.

    `control` returns an element of the control buffer; it is called when all segments so far have run.
    """
    return _taken(split.schedule, control)


def run_split(
    split: SplitProgram, launch: LaunchOne[Buffer], arguments: Mapping[Name, Buffer], *, grid: Extents,
    allocate: Callable[[Extents, DType], Buffer], read: Callable[[Buffer], NDArray[Any]] = np.asarray,
) -> None:  # fmt: skip
    """Launch the segments of a split by its schedule.

    `allocate` returns a buffer of zeros; `read` returns a buffer's contents once everything launched has run.
    An error that a launch raises names the segment.
    """
    if prod(grid) == 0:
        return
    require_numbers(split, grid)
    workgroup = split.program.workgroup
    shapes = {hidden: hidden.shape(workgroup, grid) for hidden in split.hidden}
    kept = {hidden.name: allocate(shape, hidden.dtype) for hidden, shape in shapes.items()}
    following = {h.written: allocate(shape, h.dtype) for h, shape in shapes.items() if h.is_swapped}

    def control(slot: int) -> int:
        assert split.control is not None, "a schedule that asks has a control buffer"
        return int(read(kept[split.control.name])[slot])

    for position in launches(split, control):
        segment = split.segments[position]
        available = {**arguments, **kept, **following}
        taken = {param.name: available[param.name] for param in segment.program.params}
        try:
            launch(segment.program, taken, grid=grid)
        except ValueError as fault:
            fault.add_note(f"This was {segment.title} of {split.program.name}.")
            raise
        for hidden in split.hidden:
            if hidden.is_swapped:
                old, new = kept[hidden.name], following[hidden.written]
                kept[hidden.name], following[hidden.written] = new, old


def _taken(steps: Steps, control: Callable[[int], int]) -> Iterator[int]:
    for step in steps:
        match step:
            case RunSegment():
                yield step.segment
            case Repeat():
                times = control(step.times.slot) if isinstance(step.times, Counter) else step.times
                for _ in range(times):
                    yield from _taken(step.body, control)
            case Follow():
                while named := control(0):
                    yield named


def require_numbers(split: SplitProgram, grid: Extents) -> None:
    """Raise CallError unless the invocations can be numbered: their hidden buffers have one axis for them."""
    count = prod(grid) * prod(split.program.workgroup or ())
    if count > AXIS and any(hidden.per == "invocation" for hidden in split.hidden):
        what = f"{split.program.name} keeps locals across grid_sync() for {count} invocations"
        raise CallError(f"{what}, and {AXIS} are possible. Fix: launch it over parts of the domain.")


_SMALL = 64 << 20  # bytes; for less, the available memory is not queried


def require_memory(split: SplitProgram, grid: Extents) -> None:
    """Raise CallError unless this machine has memory for the hidden buffers."""
    workgroup = split.program.workgroup
    kept = sum(
        prod(hidden.shape(workgroup, grid)) * hidden.dtype.itemsize * (2 if hidden.is_swapped else 1)
        for hidden in split.hidden
    )
    if kept <= _SMALL:
        return
    available = available_bytes()
    if kept > available:
        what = f"{split.program.name} keeps {kept:,} bytes of locals across grid_sync(), and {available:,}"
        raise CallError(
            f"{what} are free. Fix: launch it over parts of the domain, or use fewer and smaller private "
            f"arrays across grid_sync()."
        )


def kept_zeros(shape: Extents, storage: np.dtype[Any]) -> NDArray[Any]:
    """Zeros for a hidden buffer; raises CallError if the system has no memory for it."""
    try:
        return np.zeros(shape, storage)
    except MemoryError:
        what = f"{prod(shape) * storage.itemsize:,} bytes for locals across grid_sync() cannot be allocated"
        raise CallError(f"{what}. Fix: launch the kernel over parts of the domain.") from None
