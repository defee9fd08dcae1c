"""A second, slow interpreter: one invocation at a time, one element at a time, loops as Python loops.

It shares nothing with the machine but the op rows, and those it calls on arrays of one element. Invocations
are generators that stop where they wait for others, so workgroups can be run too.
"""

from __future__ import annotations

import functools
import itertools
import math
from collections.abc import Generator, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from vyre.ir import floats
from vyre.ir.dtypes import DType
from vyre.ir.literal import Lit, number
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
    Node,
    Op,
    Program,
    Region,
    Return,
    Shape,
    Store,
    Table,
    Var,
)
from vyre.ops import ATOMICS, COLLECTIVES, TABLE
from vyre.ops.row import apply

One = Any  # an array of one element, in carrier form
Run = Generator[Node, None, None]


class _Break(Exception):
    pass


class _Continue(Exception):
    pass


class _Return(Exception):
    pass


def run(program: Program, arguments: Mapping[str, Any], *, grid: tuple[int, ...]) -> None:
    """What the machine's `run` does, slowly; workgroups run one after the other, waiting at `grid_sync`."""
    size = program.workgroup or (1,) * len(grid)
    groups = [
        [_Lane(program, arguments, grid, wid, lid) for lid in itertools.product(*map(range, size))]
        for wid in itertools.product(*map(range, grid))
    ]
    runs = []
    for lanes in groups:
        _give_shared(lanes)
        runs.append(_group(lanes))
    while runs:  # each turn goes up to the next grid_sync, or operation among all workgroups
        at = [next(run, None) for run in runs]
        assert all(node is at[0] for node in at), "workgroups wait at different places"
        if isinstance(at[0], Collective):
            _fold(at[0], groups)
            continue
        runs = runs if at[0] is not None else []
        for lanes in groups if runs else ():
            for array in lanes[0].shared.values():
                array.fill(0)


def _give_shared(lanes: list[_Lane]) -> None:
    shared: dict[str, Any] = {}
    for lane in lanes:
        lane.shared = shared


def _group(lanes: list[_Lane]) -> Iterator[Node]:
    """Run a workgroup from meeting to meeting; yields at each grid_sync."""
    runs = [lane.block(lane.program.body) for lane in lanes]
    at = [_step(run) for run in runs]  # where each lane waits; None when it is done
    while any(at):
        waiting = [part for part in _subgroups(len(lanes)) if _is_of_subgroup(at[part[0]])]
        for part in waiting:
            node = at[part[0]]
            assert isinstance(node, Collective)
            assert all(at[k] is node for k in part), "lanes of a subgroup wait at different places"
            _exchange(node, [lanes[k] for k in part])
        if not waiting:
            assert all(node is at[0] for node in at), "lanes wait at different places"
            if isinstance(at[0], GridSync | Collective):
                yield at[0]
        for k in [k for part in waiting for k in part] or range(len(lanes)):
            at[k] = _step(runs[k])


def _step(run: Run) -> Node | None:
    try:
        return next(run, None)
    except _Return:
        return None


def _is_of_subgroup(node: Node | None) -> bool:
    return isinstance(node, Collective) and COLLECTIVES[node.op].scope == "subgroup"


def _fold(node: Collective, groups: list[list[_Lane]]) -> None:
    """Give each workgroup the fold of the values before it: complete nodes of 16 children, largest first."""
    dtype, row = node.dtype, TABLE[node.op.rpartition("_")[2]]
    values = [lanes[0].value(node.args[0]) for lanes in groups]

    def join(a: Any, b: Any) -> Any:
        with np.errstate(all="ignore"):
            return apply(row, dtype, dtype, a, b)

    def total(first: int, size: int) -> Any:
        children = (
            [total(first + k * size // 16, size // 16) for k in range(16)] if size > 1 else [values[first]]
        )
        return functools.reduce(join, children)

    # The fold of nothing is what no value changes: a group of its own has it.
    nothing = COLLECTIVES[node.op].meaning(dtype, values[0][None, :])[0]
    for at, lanes in enumerate(groups):
        result, first = nothing, 0
        for size in (16**level for level in reversed(range(8))):
            while first + size <= at:
                result, first = join(result, total(first, size)), first + size
        for lane in lanes:
            lane.values[node.target] = result.astype(dtype.carrier)


def _exchange(node: Collective, subgroup: list[_Lane]) -> None:
    columns = [np.concatenate([lane.value(arg) for lane in subgroup])[None, :] for arg in node.args]
    with np.errstate(all="ignore"):
        result = COLLECTIVES[node.op].meaning(node.args[0].dtype, *columns)
    for position, lane in enumerate(subgroup):
        lane.values[node.target] = result[0, position : position + 1].astype(node.dtype.carrier)


def _subgroups(lanes: int) -> Iterator[range]:
    for first in range(0, lanes, 32):
        yield range(first, min(first + 32, lanes))


@dataclass
class _Lane:
    """One invocation."""

    program: Program
    arguments: Mapping[str, Any]
    grid: tuple[int, ...]
    wid: tuple[int, ...]
    lid: tuple[int, ...]
    values: dict[str, One] = field(default_factory=dict)
    private: dict[str, Any] = field(default_factory=dict)
    shared: dict[str, Any] = field(default_factory=dict)
    dtypes: dict[str, DType] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for param in self.program.params:
            self.dtypes[param.name] = param.dtype
            if not param.is_array:
                given = np.array([self.arguments[param.name]], param.dtype.storage)
                self.values[param.name] = floats.from_storage(param.dtype, given)

    def block(self, nodes: Block) -> Run:
        for node in nodes:
            yield from self.statement(node)

    def statement(self, node: Node) -> Run:
        match node:
            case Assign():
                self.values[node.name] = self.value(node.value)
            case Store():
                index, value = self.index(node.index), self.value(node.value)
                if self.inside(node.array, index):
                    self.array(node.array)[index] = floats.to_storage(self.dtypes[node.array], value)[0]
            case Declare():
                self.dtypes[node.name] = node.dtype
                if node.space == "local":
                    self.private[node.name] = np.zeros(node.shape, node.dtype.storage)
                elif node.name not in self.shared:
                    self.shared[node.name] = np.zeros(node.shape, node.dtype.storage)
            case If():
                yield from self.block(node.then if self.value(node.test)[0] else node.orelse)
            case For():
                yield from self.loop(node)
            case Break():
                raise _Break
            case Continue():
                raise _Continue
            case Return():
                raise _Return
            case Barrier() | GridSync() | Collective():
                yield node
            case Atomic():
                self.atomic(node)
            case Region():
                yield from self.block(node.body)

    def loop(self, node: For) -> Run:
        start, stop, step = [int(self.value(bound)[0]) for bound in (node.start, node.stop, node.step)]
        for turn in range(start, stop, step) if step else ():
            self.values[node.var] = np.array([turn], node.start.dtype.carrier)
            try:
                yield from self.block(node.body)
            except _Break:
                break
            except _Continue:
                continue

    def atomic(self, node: Atomic) -> None:
        dtype, array, index = self.dtypes[node.array], self.array(node.array), self.index(node.index)
        args = [self.value(arg) for arg in node.args]
        old = np.zeros(1, dtype.carrier)
        if self.inside(node.array, index):
            old = floats.from_storage(dtype, array[index].reshape(1))
            with np.errstate(all="ignore"):
                new = ATOMICS[node.op].meaning(dtype, old, *args)
            array[index] = floats.to_storage(dtype, new)[0]
        if node.target is not None:
            self.values[node.target] = old

    def value(self, expr: Expr) -> One:
        match expr:
            case Lit():
                return np.array([number(expr)], expr.dtype.carrier)
            case Var():
                return self.values[expr.name]
            case Id():
                return np.array([self.id(expr)], np.int32)
            case Shape():
                return np.array([self.array(expr.array).shape[expr.axis]], np.int32)
            case Load():
                index = self.index(expr.index)
                if not self.inside(expr.array, index):
                    return np.zeros(1, expr.dtype.carrier)
                return floats.from_storage(expr.dtype, self.array(expr.array)[index].reshape(1))
            case Op():
                args = [self.value(arg) for arg in expr.args]
                return apply(TABLE[expr.op], expr.args[-1].dtype, expr.dtype, *args)
            case Cond():
                return self.value(expr.then if self.value(expr.test)[0] else expr.other)
            case Table():
                at, size = int(self.value(expr.index)[0]), expr.dtype.itemsize
                one = expr.values[at * size : (at + 1) * size] if at >= 0 else b""
                stored = np.frombuffer(one or bytes(size), expr.dtype.storage)
                return floats.from_storage(expr.dtype, stored)

    def id(self, expr: Id) -> int:
        size = self.program.workgroup or (1,) * len(self.grid)
        wid, lid, groups, sizes = [
            (*part, *(fill,) * (3 - len(part)))
            for part, fill in ((self.wid, 0), (self.lid, 0), (self.grid, 1), (size, 1))
        ]
        axis = expr.axis
        linear = sum(position * math.prod(sizes[k + 1 :]) for k, position in enumerate(lid))
        return {
            "gid": wid[axis] * sizes[axis] + lid[axis],
            "lid": lid[axis],
            "wid": wid[axis],
            "group_size": sizes[axis],
            "domain": groups[axis] * sizes[axis],
            "num_groups": groups[axis],
            "subgroup_lane": linear % 32,
        }[expr.kind]

    def array(self, name: str) -> Any:
        for arrays in (self.private, self.shared):
            if name in arrays:
                return arrays[name]
        return self.arguments[name]

    def index(self, index: tuple[Expr, ...]) -> tuple[int, ...]:
        return tuple(int(self.value(axis)[0]) for axis in index)

    def inside(self, name: str, index: tuple[int, ...]) -> bool:
        return all(0 <= i < extent for i, extent in zip(index, self.array(name).shape, strict=True))
