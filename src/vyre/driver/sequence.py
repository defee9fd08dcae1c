"""The launches of a plan back to back in machine code, from one block of words.

The block is laid out once: what runs, its scalars and extents, and where in one piece of memory the arrays
lie that come and go inside the plan; those that are not there at the same time share their place. A call
writes the addresses of its own arrays into the block and enters machine code once.
"""

from __future__ import annotations

import ctypes
import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from vyre.driver.arrays import LINE, SMALL, empty, fresh, zeros
from vyre.driver.cache import Cache
from vyre.driver.merge import Extents, Piece, definitions, is_own, touches
from vyre.driver.plan import Plan, Step
from vyre.driver.run import Ready
from vyre.ir.dtypes import DType
from vyre.ir.nodes import Atomic, Block, GridSync, Load, Name, Node, Region, Return, Store
from vyre.ir.walk import expressions, operands, statements
from vyre.targets.cpu import pool
from vyre.targets.cpu.layout import offsets

Array = NDArray[Any]

RECORD = 5  # words of a launch: see pool_code
KEPT_BYTES = 1 << 20  # memory for arrays inside a plan that is kept from call to call, if it is no more


@dataclass(frozen=True, slots=True)
class Output:
    """An array that each call makes anew and gives back, and whether all of it is written."""

    shape: Extents
    dtype: DType
    is_filled: bool

    def made(self) -> Array:
        size = math.prod(self.shape) * self.dtype.itemsize
        return (empty if self.is_filled and size >= SMALL else fresh)(self.shape, self.dtype.storage)


@dataclass
class Desk:
    """The words of one call, and the memory for the arrays inside the plan if that is kept."""

    words: ctypes.Array[ctypes.c_uint64]
    memory: Array | None


@dataclass(frozen=True, slots=True)
class Layout:
    """Where arrays inside a plan lie: offsets in one piece of memory of `size` bytes.

    `cleared` has the arrays to set to zero before a step, by its position.
    """

    at: Mapping[Name, int]
    size: int
    cleared: Mapping[int, tuple[Name, ...]]
    needs_zeros: bool


class Sequence:
    """A recorded plan on the CPU, ready to be run on arrays."""

    def __init__(
        self, plan: Plan, ready: tuple[Ready, ...], scalars: Mapping[Name, Any], cache: Cache,
        run: Callable[[int, int, bool], None],
    ) -> None:  # fmt: skip
        self._run = run
        self._layout = layout(plan)
        self.outputs = _outputs(plan)
        writer = _Writer(plan, self._layout, scalars)
        self._natives = [
            one.native(len(s.piece.grid), cache) for s, one in zip(plan.steps, ready, strict=True)
        ]
        for position, (step, native) in enumerate(zip(plan.steps, self._natives, strict=True)):
            writer.step(position, step, native)
        self._words, self._count, self._is_wide = writer.words(), len(writer.records), writer.is_wide
        self._inside = [(at, self._layout.at[name]) for name, at in writer.slots if name in self._layout.at]
        self._outside: dict[Name, list[int]] = {}
        for name, at in writer.slots:
            if name not in self._layout.at:
                self._outside.setdefault(name, []).append(at)
        self._desks: list[Desk] = []

    @property
    def peak_bytes(self) -> int:
        """The bytes of the arrays that a call makes."""
        made = sum(math.prod(o.shape) * o.dtype.itemsize for o in self.outputs.values())
        return self._layout.size + made

    def run(self, arrays: dict[Name, Array]) -> None:
        """Run on these arrays by name; those that the plan gives back are made and added."""
        for name, output in self.outputs.items():
            arrays[name] = output.made()
        desk = self._taken()
        words = desk.words
        for name, places in self._outside.items():
            address = _address(arrays[name])
            for place in places:
                words[place] = address
        memory = desk.memory
        if memory is None and self._layout.size:
            memory = self._memory()
            self._place(words, memory)
        self._run(ctypes.addressof(words), self._count, self._is_wide)
        self._desks.append(desk)

    def _taken(self) -> Desk:
        """A desk that no other call works at."""
        try:
            return self._desks.pop()
        except IndexError:
            words = (ctypes.c_uint64 * len(self._words))(*self._words)
            if not 0 < self._layout.size <= KEPT_BYTES:
                return Desk(words, None)
            memory = self._memory()
            self._place(words, memory)
            return Desk(words, memory)

    def _memory(self) -> Array:
        make = zeros if self._layout.needs_zeros else empty
        return make((self._layout.size,), np.dtype(np.uint8))

    def _place(self, words: ctypes.Array[ctypes.c_uint64], memory: Array) -> None:
        base = _address(memory)
        for place, offset in self._inside:
            words[place] = base + offset


def sequence(
    plan: Plan, ready: tuple[Ready, ...], scalars: Mapping[Name, Any], cache: Cache, budget: int | None
) -> Sequence | None:
    """The plan as a sequence; None where launches must be made one by one."""
    if any(isinstance(node, GridSync) for step in plan.steps for node in statements(step.program.body)):
        return None
    run = pool.sequence()
    if run is None:
        return None
    found = Sequence(plan, ready, scalars, cache, run)
    return found if budget is None or found.peak_bytes <= budget else None


class _Writer:
    """Writes the records and arguments of a plan's launches."""

    def __init__(self, plan: Plan, places: Layout, scalars: Mapping[Name, Any]) -> None:
        self._plan, self._places, self._scalars = plan, places, scalars
        self.records: list[tuple[int, int, int, int, int]] = []  # the second is a word among the arguments
        self.is_wide = False
        self._arguments: list[int] = []
        self._slots: list[tuple[Name, int]] = []

    def step(self, position: int, step: Step, native: Any) -> None:
        for name in self._places.cleared.get(position, ()):
            made = self._plan.graph.arrays[name]
            self._slots.append((name, len(self._arguments)))
            self.records.append((0, len(self._arguments), math.prod(made.shape) * made.dtype.itemsize, 0, 0))
            self._arguments.append(0)
        start, extents = len(self._arguments), (*step.piece.grid, 1, 1, 1)[:3]
        for param in step.program.params:
            if param.is_array:
                self._slots.append((param.name, len(self._arguments)))
                self._arguments += [0, *self._plan.graph.arrays[param.name].shape]
            else:
                bits = np.asarray(self._scalars[param.name]).tobytes()
                self._arguments.append(int.from_bytes(bits, "little"))
        self._arguments += extents
        total, how = math.prod(extents), pool.spread(native.cost)
        if total:
            self.records.append((native.address, start, total, how.wide, how.chunk))
            self.is_wide = self.is_wide or total >= how.wide

    @property
    def slots(self) -> list[tuple[Name, int]]:
        """The words that hold addresses of arrays."""
        return [(name, RECORD * len(self.records) + at) for name, at in self._slots]

    def words(self) -> list[int]:
        start = RECORD * len(self.records)
        heads = [(kernel, 8 * (start + at), *rest) for kernel, at, *rest in self.records]
        return [*(word for head in heads for word in head), *self._arguments]


def _outputs(plan: Plan) -> dict[Name, Output]:
    """The arrays that the plan makes and gives back."""
    found: dict[Name, Output] = {}
    for step in plan.steps:
        for param in step.program.params:
            made = plan.graph.arrays.get(param.name)
            if made is None or not made.starts_at_zero or param.name not in plan.graph.outputs:
                continue
            if param.name not in found:
                found[param.name] = Output(made.shape, made.dtype, fills(step.piece, param.name, made.shape))
    return found


def layout(plan: Plan) -> Layout:
    """A place for every array that comes and goes inside a plan; places are used again."""
    graph, room = plan.graph, _Room()
    at: dict[Name, int] = {}
    unfilled: dict[
        int, list[tuple[Name, bool]]
    ] = {}  # arrays by step, and whether their place was used before
    for position, step in enumerate(plan.steps):
        for param in step.program.params:
            made = graph.arrays.get(param.name)
            if made is None or not made.starts_at_zero or param.name in at or param.name in graph.outputs:
                continue
            size = math.prod(made.shape) * made.dtype.itemsize
            at[param.name], is_used = room.taken(param.name, size)
            if size and not fills(step.piece, param.name, made.shape):
                unfilled.setdefault(position, []).append((param.name, is_used))
        for name in step.dead:
            room.free(name)
    is_kept = room.size <= KEPT_BYTES
    cleared = {
        position: tuple(name for name, is_used in names if is_used or is_kept)
        for position, names in unfilled.items()
    }
    return Layout(at, room.size, cleared, bool(unfilled) and not is_kept)


class _Room:
    """Memory given out in order, the first place that is large enough; each place begins a cache line."""

    def __init__(self) -> None:
        self.size = 0
        self._held: dict[Name, tuple[int, int]] = {}

    def taken(self, name: Name, size: int) -> tuple[int, bool]:
        """The offset of a place, and whether any of it was used before."""
        wanted = -(-size // LINE) * LINE
        start = 0
        for low, high in sorted(self._held.values()):
            if low - start >= wanted:
                break
            start = max(start, high)
        self._held[name] = (start, start + wanted)
        is_used = start < self.size
        self.size = max(self.size, start + wanted)
        return start, is_used

    def free(self, name: Name) -> None:
        self._held.pop(name, None)


def fills(piece: Piece, name: Name, shape: Extents) -> bool:
    """Does a launch write every element of an array, before anybody reads it."""
    if piece.workgroup is not None or piece.grid != shape:
        return False
    known = definitions(piece.body)
    touch = touches(piece.body).get(name)
    if touch is None or touch.atomic or not all(is_own(index, known) for index in touch.loads):
        return False
    for node in _certain(piece.body):
        if isinstance(node, Store) and node.array == name and is_own(node.index, known):
            return not _reads((node,), name)
        if any(isinstance(inner, Return) for inner in statements((node,))) or _reads((node,), name):
            return False
    return False


def _certain(body: Block) -> Iterator[Node]:
    """The statements that every invocation comes to unless it returned; loops and choices whole."""
    for node in body:
        if isinstance(node, Region):
            yield from _certain(node.body)
        else:
            yield node


def _reads(body: Block, name: Name) -> bool:
    for node in statements(body):
        if isinstance(node, Atomic) and node.array == name:
            return True
        for operand in operands(node):
            if any(isinstance(expr, Load) and expr.array == name for expr in expressions(operand)):
                return True
    return False


def _address(array: Array) -> int:
    """Where an array's elements begin; where NumPy keeps that is known, and asking it takes 2 µs."""
    known = offsets()
    if known is None:
        return int(array.ctypes.data)
    return ctypes.c_int64.from_address(id(array) + known.array_data).value
