"""Runs a split by its schedule, on whatever can launch one Program."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterator, Mapping, Sequence
from math import prod
from typing import Any, Protocol, TypeVar

import numpy as np
from numpy.typing import NDArray

from vyre.driver.split_plan import Counter, Extents, Repeat, Run, Split, Steps
from vyre.ir.dtypes import DType
from vyre.ir.limits import AXIS
from vyre.ir.nodes import Name, Program
from vyre.ir.problem import CallError

Buffer = TypeVar("Buffer")
Arriving = TypeVar("Arriving", contravariant=True)


class LaunchOne(Protocol[Arriving]):
    """Launches one Program; what it writes is seen by the next launch."""

    def __call__(self, program: Program, arguments: Mapping[Name, Arriving], *, grid: Extents) -> object: ...


def launches(split: Split, control: Callable[[int], int]) -> Iterator[int]:
    """The segments in the order to launch them, by position.

    `control` gives an element of the control buffer; it is asked when all segments given so far have run.
    """
    return _taken(split.schedule, control)


def run_split(
    split: Split,
    launch: LaunchOne[Buffer],
    arguments: Mapping[Name, Buffer],
    *,
    grid: Extents,
    allocate: Callable[[Extents, DType], Buffer],
    read: Callable[[Buffer], NDArray[Any]] = np.asarray,
) -> None:
    """Launch the segments of a split as its schedule says.

    `allocate` makes a buffer of zeros; `read` gives a buffer's contents once everything launched has run. An
    error that a launch raises says which segment it was.
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
        given = {**arguments, **kept, **following}
        taken = {param.name: given[param.name] for param in segment.program.params}
        try:
            launch(segment.program, taken, grid=grid)
        except ValueError as fault:
            fault.add_note(f"This was {segment.title} of {split.program.name}.")
            raise
        for hidden in split.hidden:
            if hidden.is_swapped:
                old, new = kept[hidden.name], following[hidden.written]
                kept[hidden.name], following[hidden.written] = new, old


def run_at_once(
    split: Split, natives: Sequence[Any], arguments: Mapping[Name, Any], *, grid: Extents
) -> bool:
    """Run the segments' machine code on NumPy arrays in one go; False if that cannot be."""
    from vyre.driver.block import Block, address, bits
    from vyre.targets.cpu import pool

    run = pool.sequence()
    if run is None or prod(grid) == 0:
        return run is not None
    require_numbers(split, grid)
    workgroup = split.program.workgroup
    given = dict(arguments)
    for hidden in split.hidden:
        shape = hidden.shape(workgroup, grid)
        given |= {name: np.zeros(shape, hidden.dtype.storage) for name in (hidden.name, hidden.written)}
    block = Block({name: np.shape(value) for name, value in given.items()})
    block.segments(split, {name: name for name in given}, natives, grid)
    words = (ctypes.c_uint64 * (len(block.words())))(*block.words())
    scalars = {param.name for param in split.program.params if not param.is_array}
    for name, at in block.slots:
        words[at] = bits(given[name]) if name in scalars else address(given[name])
    run(ctypes.addressof(words), block.count, block.is_wide)
    return True


def _taken(steps: Steps, control: Callable[[int], int]) -> Iterator[int]:
    for step in steps:
        match step:
            case Run():
                yield step.segment
            case Repeat():
                times = control(step.times.slot) if isinstance(step.times, Counter) else step.times
                for _ in range(times):
                    yield from _taken(step.body, control)
            case _:
                while named := control(0):
                    yield named


def require_numbers(split: Split, grid: Extents) -> None:
    """A CallError unless the invocations can be numbered: what they keep lies along one axis."""
    count = prod(grid) * prod(split.program.workgroup or ())
    if count > AXIS and any(hidden.per == "invocation" for hidden in split.hidden):
        what = f"{split.program.name} keeps locals across grid_sync() for {count} invocations"
        raise CallError(f"{what}, and {AXIS} are possible. Fix: launch it over parts of the domain.")
