"""The reference interpreter: it defines what a Program means.

Lanes run in lockstep. A local is an array with an entry per lane, or one 0-d value while it is uniform
(literals, scalars, arithmetic on them), which is much faster. Control flow is masks: a statement acts for its
active lanes only, and is skipped when there are none. Expressions are total and have no effects, so they may
be computed for inactive lanes too; only a watcher could observe that, so it is passed the active lanes.

Values are never changed in place, so two locals may share one array.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import count
from typing import assert_never

import numpy as np

from vyre.analysis.effects import has_grid_barrier
from vyre.ir import float_state, floats, walk
from vyre.ir.dtypes import DType
from vyre.ir.host_limits import available_bytes
from vyre.ir.limits import SUBGROUP
from vyre.ir.literal import Lit
from vyre.ir.nodes import (
    Assign,
    Atomic,
    Barrier,
    Block,
    Break,
    Collective,
    Cond,
    Continue,
    Declare,
    Expr,
    For,
    GridSync,
    Id,
    If,
    Load,
    Name,
    Node,
    Op,
    Program,
    Region,
    Return,
    Shape,
    Space,
    Store,
    Table,
    Var,
)
from vyre.ir.problem import CallError, Span
from vyre.ops import ATOMICS, COLLECTIVES, TABLE
from vyre.ops.row import Array, apply
from vyre.reference import atomics, memory
from vyre.reference.geometry import Chunk, Geometry, chunks, geometry
from vyre.reference.masks import Mask, choose, every, none
from vyre.reference.memory import Location, MachineArray
from vyre.reference.watch import ArrayAccess, How, RunWatch

CHUNK_LANES = 65_536  # enough to hide the interpreter, and a local still fits the cache
CHUNK_BYTES = 64 * 1024 * 1024  # of shared and private arrays in one chunk

Argument = Array | np.generic


def run(
    program: Program, arguments: Mapping[str, Argument], *, grid: tuple[int, ...], watch: RunWatch | None =
    None,
) -> None:  # fmt: skip
    """Run a checked program whose operations all have a meaning of their own; arrays are written in place.

    `arguments` by parameter name, in storage form (bf16 as bit patterns); `grid` is the domain of an element
    kernel or the number of workgroups per axis of a group kernel.
    """
    shape = geometry(program, grid)
    values = [(param, np.asarray(arguments[param.name])) for param in program.params]
    buffers = {p.name: memory.buffer(p.name, p.dtype, value) for p, value in values if p.is_array}
    numbers = [(p, value.astype(p.dtype.storage)) for p, value in values if not p.is_array]
    scalars = {p.name: floats.from_storage(p.dtype, value) for p, value in numbers}
    with float_state.default(), np.errstate(all="ignore"):
        for chunk in chunks(shape, _chunk_lanes(program, shape)):
            _Run(program, chunk, buffers, scalars, watch).go()


def _chunk_lanes(program: Program, shape: Geometry) -> int:
    """Return how many lanes run together: all of them if they wait for each other, else as many as fit."""
    per_lane = _bytes(program.body, "local") + _bytes(program.body, "shared") / shape.group_lanes
    if has_grid_barrier(program.body):
        needed = int(per_lane * shape.lanes)
        if needed > CHUNK_BYTES and needed > available_bytes():
            what = f"{program.name} keeps {needed:,} bytes of arrays across grid_sync(), and"
            raise CallError(
                f"{what} {available_bytes():,} are free. Fix: launch it over parts of the domain, or use "
                f"fewer and smaller private arrays across grid_sync()."
            )
        return shape.lanes
    return CHUNK_LANES if per_lane == 0 else min(CHUNK_LANES, max(int(CHUNK_BYTES / per_lane), 1))


def _bytes(body: Block, space: Space) -> int:
    return sum(math.prod(node.shape) * node.dtype.itemsize for node in _declared(body, space))


def _declared(body: Block, space: Space) -> list[Declare]:
    return [node for node in walk.statements(body) if isinstance(node, Declare) and node.space == space]


@lru_cache(maxsize=4096)
def _constant(lit: Lit) -> Array:
    return floats.from_bits(lit.dtype, np.array(lit.bits, lit.dtype.unsigned.storage))


def trips(start: Array, stop: Array, step: Array) -> Array:
    """Return the trip count of a loop per lane, as u64 (at most 2^64 - 1, so it fits); 0 for a step of 0."""
    up, down = (step > 0) & (stop > start), (step < 0) & (stop < start)
    distance = np.where(up, _word(stop) - _word(start), _word(start) - _word(stop))
    stride = np.where(step < 0, np.uint64(0) - _word(step), _word(step))
    one = np.uint64(1)
    count = (distance - one) // np.where(step == 0, one, stride) + one
    return np.where(up | down, count, np.uint64(0))


def _word(x: Array) -> Array:
    """Return the value modulo 2^64."""
    return x.astype(np.uint64)


@dataclass(slots=True)
class _Loop:
    """The lanes that left the body of the innermost loop early."""

    broken: Mask
    continued: Mask


class _Run:
    """The execution of the body by one chunk of lanes."""

    def __init__(
        self, program: Program, chunk: Chunk, buffers: Mapping[Name, MachineArray], scalars: Mapping[Name,
        Array], watch: RunWatch | None,
    ) -> None:  # fmt: skip
        groups = chunk.group_of_lane() if chunk.geometry.grouped else np.arange(0)
        self.body = program.body
        self.chunk = chunk
        self.watch = watch
        self.values: dict[Name, Array] = dict(scalars)
        self.shared = {
            d.name: memory.rows(d.name, "shared", d.dtype, shape=d.shape, row_of_lane=groups)
            for d in _declared(program.body, "shared")
        }
        self.arrays: dict[Name, MachineArray] = {**buffers, **self.shared}
        self.nobody = none(chunk.count)
        self.loops: list[_Loop] = []
        self.span: Span | None = None  # of the statement that runs now

    def go(self) -> None:
        if self.watch is not None:
            self.watch.begin(self.chunk, tuple(self.arrays.values()))
        self.block(self.body, every(self.chunk.count))

    def block(self, nodes: Block, mask: Mask) -> Mask:
        """Run the statements for the active lanes; return the lanes that reach the end."""
        for node in nodes:
            if not mask:
                break
            self.span = node.span
            mask = self.statement(node, mask)
        return mask

    def statement(self, node: Node, mask: Mask) -> Mask:
        """Run one statement; return the lanes that continue with the next."""
        match node:
            case Assign():
                self.assign(node.name, node.value.dtype, self.value(node.value, mask), mask)
            case Store():
                self.store(node, mask)
            case Declare():
                self.declare(node, mask)
            case If():
                return self.branch(node, mask)
            case For():
                return self.loop(node, mask)
            case Break():
                self.loops[-1].broken = self.loops[-1].broken.joined(mask)
                return self.nobody
            case Continue():
                self.loops[-1].continued = self.loops[-1].continued.joined(mask)
                return self.nobody
            case Return():
                return self.nobody
            case Barrier():  # in lockstep all lanes are here already
                self.meet(node, mask)
            case GridSync():
                self.meet(node, mask)
                for array in self.shared.values():
                    array.data.fill(0)
            case Atomic():
                self.atomic(node, mask)
            case Collective():
                self.collective(node, mask)
            case Region():
                return self.block(node.body, mask)
            case never:
                assert_never(never)
        return mask

    def value(self, expr: Expr, mask: Mask) -> Array:
        """Return the value of an expression, per lane or one for all; correct for the active lanes."""
        match expr:
            case Op():
                args = [self.value(arg, mask) for arg in expr.args]
                return apply(TABLE[expr.op], expr.args[-1].dtype, expr.dtype, *args)
            case Var():
                return self.local(expr.name, expr.dtype)
            case Lit():
                return _constant(expr)
            case Id():
                return self.chunk.id(expr.kind, expr.axis)
            case Load():
                return self.load(expr, mask)
            case Cond():
                return self.cond(expr, mask)
            case Table():
                return self.constant(expr, mask)
            case Shape():
                return np.array(self.arrays[expr.array].shape[expr.axis], np.int32)
        assert_never(expr)

    def local(self, name: Name, dtype: DType) -> Array:
        """Return the value of a local; 0 for lanes that never assigned it, which cannot be observed."""
        return self.values.get(name, np.zeros((), dtype.carrier))

    def assign(self, name: Name, dtype: DType, value: Array, mask: Mask) -> None:
        self.values[name] = choose(mask, value, self.local(name, dtype))

    def constant(self, expr: Table, mask: Mask) -> Array:
        """Return the constants at the lanes' indices; 0 outside of the table."""
        values, index = floats.table_values(expr.dtype, expr.values), self.value(expr.index, mask)
        inside = (index >= 0) & (index < len(values))
        return np.where(inside, values[np.where(inside, index, 0).astype(np.intp)], values.dtype.type(0))

    def cond(self, expr: Cond, mask: Mask) -> Array:
        test = self.value(expr.test, mask)
        if test.ndim == 0:
            return self.value(expr.then if test else expr.other, mask)
        taken = mask.where(test)
        if taken.count == mask.count:
            return self.value(expr.then, mask)
        if not taken:
            return self.value(expr.other, mask)
        skipped = mask if self.watch is None else mask.without(taken)
        return np.where(test, self.value(expr.then, taken), self.value(expr.other, skipped))

    def place(self, name: Name, index: tuple[Expr, ...], mask: Mask) -> Location:
        return memory.locate(self.arrays[name], tuple([self.value(axis, mask) for axis in index]))

    def load(self, expr: Load, mask: Mask) -> Array:
        place = self.place(expr.array, expr.index, mask)
        self.report("load", expr.array, place, span=expr.span or self.span, mask=mask)
        return memory.load(self.arrays[expr.array], place)

    def store(self, node: Store, mask: Mask) -> None:
        place = self.place(node.array, node.index, mask)
        value = self.value(node.value, mask)
        self.report("store", node.array, place, span=node.span, mask=mask)
        memory.store(self.arrays[node.array], place, value, mask=mask)

    def atomic(self, node: Atomic, mask: Mask) -> None:
        array = self.arrays[node.array]
        place = self.place(node.array, node.index, mask)
        args = [self.value(arg, mask) for arg in node.args]
        self.report("atomic", node.array, place, span=node.span, mask=mask)
        lanes = memory.reached(place, mask)
        old = np.zeros(self.chunk.count, array.dtype.carrier)
        if lanes is None or lanes.size:
            values = tuple([memory.at(np.asarray(arg), mask, lanes) for arg in args])
            address = memory.at(place.address, mask, lanes)
            before = atomics.update(ATOMICS[node.op], array, address=address, values=values)
            old[slice(None) if lanes is None else lanes] = before
        if node.target is not None:
            self.assign(node.target, array.dtype, old, mask)

    def declare(self, node: Declare, mask: Mask) -> None:
        """Zero a private array of the active lanes; shared ones exist from the start."""
        if node.space == "shared":
            return
        known = self.arrays.get(node.name)
        if known is None or mask.full:
            own = np.arange(self.chunk.count)
            fresh = memory.rows(node.name, "local", node.dtype, shape=node.shape, row_of_lane=own)
            self.arrays[node.name] = fresh
        else:
            known.data.reshape(self.chunk.count, -1)[mask.bits] = 0

    def branch(self, node: If, mask: Mask) -> Mask:
        test = self.value(node.test, mask)
        if test.ndim == 0:
            return self.block(node.then if test else node.orelse, mask)
        taken = mask.where(test)
        skipped = mask.without(taken)
        after = self.block(node.then, taken).joined(self.block(node.orelse, skipped))
        return mask if after.count == mask.count else after

    def loop(self, node: For, mask: Mask) -> Mask:
        """Run a loop; `kept` is the value of its variable after it, for the lanes that have left."""
        start, stop, step = [self.value(bound, mask) for bound in (node.start, node.stop, node.step)]
        turns = np.asarray(trips(start, stop, step))
        kept = value = self.local(node.var, node.start.dtype)
        running, after = mask, self.nobody
        frame = _Loop(self.nobody, self.nobody)
        self.loops.append(frame)
        for turn in count():
            going = running.where(turns > turn)
            finished = running.without(going)
            kept = choose(finished, value, kept)
            after = after.joined(finished)
            if not going:
                break
            self.values[node.var] = start if turn == 0 else self.variable(node, turn, start, step)
            frame.continued = self.nobody
            running = self.block(node.body, going).joined(frame.continued)
            running = going if running.count == going.count else running
            value = self.values[node.var]
            kept = choose(going.without(running), value, kept)
        self.loops.pop()
        self.values[node.var] = kept
        after = after.joined(frame.broken)
        return mask if after.count == mask.count else after

    def variable(self, node: For, turn: int, start: Array, step: Array) -> Array:
        """Return the loop variable after `turn` steps: it wraps only where the loop has ended."""
        width = (1 << node.start.dtype.bits) - 1
        turns = np.array(turn & width, node.start.dtype.unsigned.carrier).view(node.start.dtype.carrier)
        return np.asarray(start + turns * step)

    def collective(self, node: Collective, mask: Mask) -> None:
        self.meet(node, mask)
        lanes, meaning = self.chunk.count, COLLECTIVES[node.op].meaning
        together = self.chunk.geometry.group_lanes if COLLECTIVES[node.op].scope == "launch" else SUBGROUP
        assert lanes % together == 0, "a workgroup is whole subgroups"
        values = [np.broadcast_to(self.value(arg, mask), lanes).reshape(-1, together) for arg in node.args]
        assert meaning is not None, "it has been expanded"
        result = meaning(node.args[0].dtype, *values)
        self.assign(node.target, node.dtype, result.reshape(-1).astype(node.dtype.carrier, copy=False), mask)

    def meet(self, node: Barrier | GridSync | Collective, mask: Mask) -> None:
        if self.watch is not None:
            self.watch.meet(node, mask)

    def report(self, how: How, name: Name, place: Location, *, span: Span | None, mask: Mask) -> None:
        """Report an access of the active lanes to the watcher, if there is one."""
        if self.watch is None:
            return
        lanes = np.flatnonzero(mask.bits)
        touch = ArrayAccess(
            how,
            self.arrays[name],
            span,
            lanes=lanes + self.chunk.first,
            index=tuple([memory.at(np.asarray(axis), mask, lanes) for axis in place.index]),
            address=memory.at(place.address, mask, lanes),
            inside=memory.at(place.inside, mask, lanes),
        )
        self.watch.touch(touch)
