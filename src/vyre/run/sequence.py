"""The launches of a plan back to back in machine code, from one block of words.

The block is laid out once: the launches with their scalars and extents, and the offsets of the plan's inner
arrays in one workspace; arrays that are not live at the same time share memory. A call writes the addresses
of its own arrays into the block and enters machine code once.
"""

from __future__ import annotations

import ctypes
import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from vyre.cache.artifacts import Cache
from vyre.gridsync.schedule import require_memory, require_numbers
from vyre.ir.dtypes import DType
from vyre.ir.nodes import Name
from vyre.plan.arena import Room
from vyre.plan.bands import Bands
from vyre.plan.graph import Step, fills
from vyre.plan.merge import Extents
from vyre.plan.plan import Plan
from vyre.run.launch_words import Block, Launched, address, bits, desked
from vyre.run.ready import Natives, Ready
from vyre.run.remembered import WORKSPACES
from vyre.targets.bounded import BoundedCache
from vyre.targets.cpu import pool
from vyre.targets.cpu.signature import SPARE
from vyre.targets.cpu.signature import Plan as NativePlan
from vyre.targets.host_arrays import SMALL, empty, fresh, zeros

Array = NDArray[Any]
_NONE: Mapping[int, Any] = {}

KEPT_BYTES = 1 << 20  # the largest workspace of a plan that is kept from call to call


__all__ = ["Code", "Layout", "Sequence", "fills", "layout", "sequence"]


@dataclass(frozen=True, slots=True)
class Output:
    """An array that each call allocates and returns, and whether all of it is written."""

    shape: Extents
    dtype: DType
    is_filled: bool

    def made(self) -> Array:
        size = math.prod(self.shape) * self.dtype.itemsize
        return (empty if self.is_filled and size >= SMALL else fresh)(self.shape, self.dtype.storage)


@dataclass(eq=False, slots=True)
class Desk:
    """The words of one call."""

    words: ctypes.Array[ctypes.c_uint64]


@dataclass(frozen=True, slots=True)
class Layout:
    """Offsets of a plan's inner arrays in one workspace of `size` bytes.

    `cleared` has the arrays to set to zero before a step, by its position.
    """

    at: Mapping[Name, int]
    size: int
    sizes: Mapping[Name, int]
    cleared: Mapping[int, tuple[Name, ...]]
    needs_zeros: bool


@dataclass(frozen=True, slots=True)
class Code:
    """The programs of a plan ready to run: of steps that run whole, by position, and of each band's steps."""

    whole: tuple[tuple[int, Step, Ready], ...]
    bands: tuple[tuple[Bands, tuple[Ready, ...]], ...]


class Sequence:
    """A recorded plan on the CPU, ready to be run on arrays."""

    def __init__(
        self, plan: Plan, code: Code, scalars: Mapping[Name, Any], cache: Cache,
        run: Callable[[int, int, bool], None],
    ) -> None:  # fmt: skip
        self._run, self._plan = run, plan
        desks = {band.first: _desks(plan, band) for band in plan.bands}
        hidden = {at: _hidden(at, ready, step) for at, step, ready in code.whole}
        sizes = {at: {name: _bytes(*of) for name, of in some.items()} for at, some in hidden.items()}
        self._layout = layout(plan, sizes, desks)
        self.outputs = _outputs(plan)
        shapes = {name: made.shape for name, made in plan.graph.arrays.items()}
        block = Block(shapes | {n: shape for some in hidden.values() for n, (shape, _) in some.items()})
        self._natives: list[Natives] = []  # kept alive as long as their addresses are in the words
        whole = {at: (step, ready) for at, step, ready in code.whole}
        for position in range(len(plan.steps)):
            for name in self._layout.cleared.get(position, ()):
                block.zero(name, self._layout.sizes[name])
            if position in whole:
                step, ready = whole[position]
                self._natives.append(ready.natives(len(step.piece.grid), cache, math.prod(step.piece.grid)))
                _write(block, position, step, ready, self._natives[-1])
            elif position in desks:
                self._write_bands(block, position, code, cache, desks[position])
        self._words, self._count, self._is_wide = block.words(), block.count, block.is_wide
        self._inside: list[tuple[int, int]] = []
        self._outside: dict[Name, list[int]] = {}
        self._scalars: dict[Name, list[int]] = {}
        for name, at in block.slots:
            if name in scalars:
                self._words[at] = bits(scalars[name])
                self._scalars.setdefault(name, []).append(at)
            elif name in self._layout.at:
                self._inside.append((at, self._layout.at[name]))
            else:
                self._outside.setdefault(name, []).append(at)
        self._desks: list[Desk] = []
        self._workspaces: BoundedCache[Desk, Array] = WORKSPACES.cache()  # for the arrays inside the plan

    def _write_bands(self, block: Block, first: int, code: Code, cache: Cache, desks: int) -> None:
        band, ready = next((band, ready) for band, ready in code.bands if band.first == first)
        launched = []
        for step, banded in zip(band.run.steps, ready, strict=True):
            self._natives.append(banded.natives(len(step.piece.grid), cache, math.prod(step.piece.grid)))
            named = {q.name: p.name for p, q in zip(step.program.params, banded.program.params, strict=False)}
            launched.append(Launched(self._natives[-1][0], banded.program.params, named))
        block.bands(band, launched, desks)

    @property
    def peak_bytes(self) -> int:
        """The bytes of the arrays that a call allocates; of streamed arrays, only the rows in flight."""
        streamed = {name for band in self._plan.bands for name in band.run.streamed}
        made = sum(_bytes(o.shape, o.dtype) for name, o in self.outputs.items() if name not in streamed)
        rows = [
            _desks(self._plan, band) * (band.run.bytes(band.rows) - band.run.layout(band.rows)[1])
            for band in self._plan.bands
        ]
        return self._layout.size + made + max(rows, default=0)

    def plan(self, slots: Mapping[Name, int]) -> NativePlan:
        """The words of the launches, with the slots that a call's arrays and numbers come from."""
        words = {**self._outside, **{name: at for name, at in self._scalars.items() if name in slots}}
        patches = [(at, slots[name], 0) for name, places in words.items() for at in places]
        patches += [(at, SPARE, offset) for at, offset in self._inside]
        return NativePlan(
            words=self._words, patches=patches, instructions=self._count, is_wide=self._is_wide,
            work_bytes=self._layout.size, work_is_zero=self._layout.needs_zeros,
        )  # fmt: skip

    def run(self, arrays: dict[Name, Array]) -> None:
        """Run on these arrays by name; the plan's outputs are allocated and added."""
        for name, output in self.outputs.items():
            arrays[name] = output.made()
        desk = self._taken()
        words = desk.words
        for name, places in self._outside.items():
            begin = address(arrays[name])
            for place in places:
                words[place] = begin
        memory = self._workspace(desk) if self._layout.size else None  # the reference keeps it alive
        self._run(ctypes.addressof(words), self._count, self._is_wide)
        del memory
        self._desks.append(desk)

    def _taken(self) -> Desk:
        """A desk that no other call uses."""
        try:
            return self._desks.pop()
        except IndexError:
            return Desk((ctypes.c_uint64 * len(self._words))(*self._words))

    def _workspace(self, desk: Desk) -> Array:
        """The workspace that the words of a desk point to; kept if it is small."""
        memory = self._workspaces.get(desk)
        if memory is None:
            memory = self._memory()
            self._place(desk.words, memory)
            if self._layout.size <= KEPT_BYTES:
                self._workspaces.put(desk, memory, self._layout.size)
        return memory

    def _memory(self) -> Array:
        make = zeros if self._layout.needs_zeros else empty
        return make((self._layout.size,), np.dtype(np.uint8))

    def _place(self, words: ctypes.Array[ctypes.c_uint64], memory: Array) -> None:
        base = address(memory)
        for place, offset in self._inside:
            words[place] = base + offset


def sequence(plan: Plan, code: Code, scalars: Mapping[Name, Any], cache: Cache) -> Sequence | None:
    """The plan as a sequence; None where launches must be made one by one."""
    run = pool.sequence()
    if run is None:
        return None
    launches = Sequence(plan, code, scalars, cache, run)
    return launches if plan.budget_bytes is None or launches.peak_bytes <= plan.budget_bytes else None


def _desks(plan: Plan, band: Bands) -> int:
    """The number of bands in flight: one for each thread, if that fits the budget."""
    desks = min(pool.threads(), max(band.count, 1))
    more = (desks - 1) * band.run.bytes(band.rows)
    return desks if plan.budget_bytes is None or plan.peak_bytes + more <= plan.budget_bytes else 1


Hiddens = dict[Name, tuple[Extents, DType]]  # a split's buffers: shapes and types by name in the block


def _hidden(position: int, ready: Ready, step: Step) -> Hiddens:
    """The hidden buffers between the segments of a step that has grid barriers."""
    if not ready.has_barriers:
        return {}
    require_numbers(ready.parts, step.piece.grid)
    require_memory(ready.parts, step.piece.grid)
    buffers: Hiddens = {}
    for hidden in ready.parts.hidden:
        shape = hidden.shape(step.program.workgroup, step.piece.grid)
        buffers |= {_kept(position, name): (shape, hidden.dtype) for name in (hidden.name, hidden.written)}
    return buffers


def _kept(position: int, name: Name) -> Name:
    return f"{name} of {position}"


def _write(block: Block, position: int, step: Step, ready: Ready, natives: Natives) -> None:
    """Write the instructions of a step; its program has plain names."""
    named = {q.name: p.name for p, q in zip(step.program.params, ready.program.params, strict=True)}
    if not ready.has_barriers:
        block.launch(Launched(natives[0], ready.program.params, named), step.piece.grid)
        return
    for hidden in ready.parts.hidden:
        named |= {name: _kept(position, name) for name in (hidden.name, hidden.written)}
    block.segments(ready.parts, named, natives, step.piece.grid)


def _bytes(shape: Extents, dtype: DType) -> int:
    return math.prod(shape) * dtype.itemsize


def _outputs(plan: Plan) -> dict[Name, Output]:
    """The arrays that the plan allocates and returns."""
    outputs: dict[Name, Output] = {}
    for step in plan.steps:
        for param in step.program.params:
            made = plan.graph.arrays.get(param.name)
            if made is None or not made.starts_at_zero or param.name not in plan.graph.outputs:
                continue
            if param.name not in outputs:
                outputs[param.name] = Output(
                    made.shape, made.dtype, fills(step.piece, param.name, made.shape)
                )
    return outputs


def _together(plan: Plan) -> Iterator[tuple[int, tuple[Step, ...], Bands | None]]:
    """The units of execution: a step, or all steps of bands, by the position of the first."""
    bands = {band.first: band for band in plan.bands}
    stop = 0
    for position, step in enumerate(plan.steps):
        if position in bands:
            stop = bands[position].stop
            yield position, bands[position].run.steps, bands[position]
        elif position >= stop:
            yield position, (step,), None


def layout(
    plan: Plan, hidden: Mapping[int, Mapping[Name, int]] = _NONE, desks: Mapping[int, int] = _NONE
) -> Layout:
    """Assign workspace memory to every inner array of a plan; memory of dead arrays is reused.

    `hidden` has the bytes of buffers that only the step at a position uses, which start at zero; `desks` has
    the number of bands in flight, by their first step.
    """
    graph, room = plan.graph, Room()
    at: dict[Name, int] = {}
    sizes: dict[Name, int] = {}
    unfilled: dict[int, list[tuple[Name, bool]]] = {}  # by step, and whether their memory was used before

    def take(position: int, name: Name, size: int, *, is_filled: bool) -> None:
        at[name], is_used = room.taken(name, size)
        sizes[name] = size
        if size and not is_filled:
            unfilled.setdefault(position, []).append((name, is_used))

    apart = {*graph.outputs, *(name for band in plan.bands for name in band.run.windows)}
    for position, steps, band in _together(plan):
        own = dict(hidden.get(position, {}))
        if band is not None:
            offsets, size = band.run.layout(band.rows)
            for desk in range(desks.get(position, 1)):
                own[desked("", desk)] = size  # whole desks are freed: the arena does not know windows
                start, _ = room.taken(desked("", desk), size)
                at |= {desked(name, desk): start + offset for name, offset in offsets.items()}
        for step in steps:
            for param in step.program.params:
                made = graph.arrays.get(param.name)
                if made is None or not made.starts_at_zero or param.name in at or param.name in apart:
                    continue
                is_filled = fills(step.piece, param.name, made.shape)
                take(position, param.name, _bytes(made.shape, made.dtype), is_filled=is_filled)
        for name, size in hidden.get(position, {}).items():
            take(position, name, size, is_filled=False)
        for name in (*own, *(name for step in steps for name in step.dead)):
            room.free(name)
    is_kept = room.size <= KEPT_BYTES
    cleared = {
        position: tuple(name for name, is_used in names if is_used or is_kept)
        for position, names in unfilled.items()
    }
    return Layout(at, room.size, sizes, cleared, bool(unfilled) and not is_kept)
