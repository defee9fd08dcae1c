"""An oracle for uniformity: run a program lane by lane, and see whether lanes that must wait for each other
do.

It knows nothing of levels. A few lanes of a few workgroups run on their own; memory that others may write
answers anything, differently every time, as a race could. Lanes stop only at collectives, whose results
need the other lanes' operands.
"""

from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass, field
from itertools import groupby
from random import Random
from typing import Any

from vyre.analysis.divergence import Level
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
    Expr,
    For,
    GridSync,
    Id,
    If,
    Load,
    Op,
    Program,
    Region,
    Return,
    Shape,
    Table,
    Var,
)

SAMPLE = (0, 1, 31, 32, 33, 63)  # linear local ids: of two subgroups, first, second and last
GROUPS = ((0, 0, 0), (1, 0, 0), (0, 1, 0))


class Unset(Exception):
    """A lane read a local that it had not set."""


class _Leave(Exception):
    """Control leaves a block: the kind of jump says where to."""

    def __init__(self, kind: type) -> None:
        self.kind = kind


def wrapped(value: int) -> int:
    return (value + 2**31) % 2**32 - 2**31


OPS: Mapping[str, Callable[..., int]] = {
    "add": lambda a, b: wrapped(a + b), "sub": lambda a, b: wrapped(a - b),
    "floordiv": lambda a, b: wrapped(a // b) if b else -1, "mod": lambda a, b: a % b if b else a,
    "shr": lambda a, b: a >> (b % 32), "and": lambda a, b: a & b, "min": min, "max": max,
    "lt": lambda a, b: a < b, "le": lambda a, b: a <= b, "gt": lambda a, b: a > b, "ge": lambda a, b: a >= b,
    "eq": lambda a, b: a == b, "ne": lambda a, b: a != b, "not": lambda a: not a,
}  # fmt: skip

COLLECTED: Mapping[str, Callable[[list[tuple[int, ...]]], list[Any]]] = {
    "max": lambda given: [max(v for (v,) in given)] * len(given),
    "any": lambda given: [any(v for (v,) in given)] * len(given),
    "broadcast": lambda given: [given[given[0][1] % len(given)][0]] * len(given),
    "shuffle_xor": lambda given: [given[k ^ 1 if k ^ 1 < len(given) else k][0] for k in range(len(given))],
    "exclusive_add": lambda given: [wrapped(sum(v for (v,) in given[:k])) for k in range(len(given))],
}


@dataclass
class Lane:
    """One invocation: where it is, its locals, and what it waited at."""

    group: tuple[int, int, int]
    linear: int
    sizes: tuple[int, ...] | None
    world: int
    rng: Random
    locals: dict[str, Any] = field(default_factory=dict)
    barriers: list[Any] = field(default_factory=list)
    grid_syncs: list[Any] = field(default_factory=list)

    def id(self, kind: str, axis: int) -> int:
        if self.sizes is None:
            return self.linear if kind == "gid" and axis == 0 else 64 if kind == "domain" else 0
        size = self.sizes[axis] if axis < len(self.sizes) else 1
        behind = 1
        for later in self.sizes[axis + 1 :]:
            behind *= later
        local = self.linear // behind % size if axis < len(self.sizes) else 0
        known = {
            "lid": local, "wid": self.group[axis], "gid": self.group[axis] * size + local, "group_size": size,
            "num_groups": 2, "domain": 2 * size, "subgroup_lane": self.linear % 32,
        }  # fmt: skip
        return known[kind]


def value(expr: Expr, lane: Lane, program: Program) -> Any:
    match expr:
        case Lit():
            return number(expr)
        case Var():
            if expr.name not in lane.locals:
                raise Unset(expr.name)
            return lane.locals[expr.name]
        case Id():
            return lane.id(expr.kind, expr.axis)
        case Shape():
            return 5
        case Load():
            index = tuple([value(part, lane, program) for part in expr.index])
            constant = any(p.name == expr.array and p.access == "in" for p in program.params)
            return (
                Random(repr((lane.world, expr.array, index))).randrange(6)
                if constant
                else lane.rng.randrange(6)
            )
        case Cond():
            return value(expr.then if value(expr.test, lane, program) else expr.other, lane, program)
        case Table():
            return Random(repr((expr.values, value(expr.index, lane, program)))).randrange(6)
        case Op():
            return OPS[expr.op](*[value(arg, lane, program) for arg in expr.args])


Stops = Generator[tuple[Collective, tuple[int, ...], object], Any, None]


def run(block: Block, lane: Lane, program: Program, levels: Mapping[str, Level]) -> Stops:
    """Run a block for one lane; gives each collective with its operands and takes its result."""

    def seen(node: object, most: Level) -> tuple[int, dict[str, Any]]:
        return id(node), {name: lane.locals.get(name) for name, level in levels.items() if level <= most}

    for node in block:
        match node:
            case Assign():
                lane.locals[node.name] = value(node.value, lane, program)
            case Atomic():
                if node.target is not None:
                    lane.locals[node.target] = lane.rng.randrange(6)
            case If():
                taken = node.then if value(node.test, lane, program) else node.orelse
                yield from run(taken, lane, program, levels)
            case Region():
                yield from run(node.body, lane, program, levels)
            case For():
                yield from run_loop(node, lane, program, levels)
            case Break() | Continue() | Return():
                raise _Leave(type(node))
            case Barrier():
                lane.barriers.append(seen(node, Level.GROUP))
            case GridSync():
                lane.grid_syncs.append(seen(node, Level.GRID))
                lane.barriers.append(seen(node, Level.GROUP))
            case Collective():
                args = tuple([value(arg, lane, program) for arg in node.args])
                claimed = seen(node, Level.SUBGROUP)
                lane.locals[node.target] = yield node, args, claimed
            case _:
                pass


def run_loop(node: For, lane: Lane, program: Program, levels: Mapping[str, Level]) -> Stops:
    start, stop, step = (value(bound, lane, program) for bound in (node.start, node.stop, node.step))
    for count in range(start, stop, step) if step else ():
        lane.locals[node.var] = count
        try:
            yield from run(node.body, lane, program, levels)
        except _Leave as leave:
            if leave.kind is Return:
                raise
            if leave.kind is Break:
                return


def contradiction(program: Program, levels: Mapping[str, Level], *, seed: int) -> str | None:
    """How lanes that must act alike did not, in one run; None when all went well."""
    rng = Random(seed)
    scalars = {p.name: rng.randrange(6) for p in program.params if not p.is_array}
    groups = GROUPS if program.workgroup is not None else ((0, 0, 0),)
    lanes = [
        Lane(group, linear, program.workgroup, seed, Random(rng.random()), dict(scalars))
        for group in groups
        for linear in SAMPLE
    ]
    for _, members in groupby(lanes, key=lambda lane: (lane.group, lane.linear // 32)):
        fault = _run_subgroup(list(members), program, levels)
        if fault:
            return fault
    if any(lane.grid_syncs != lanes[0].grid_syncs for lane in lanes):
        return "grid_sync"
    for _, members in groupby(lanes, key=lambda lane: lane.group):
        first, *rest = members
        if program.workgroup is not None and any(lane.barriers != first.barriers for lane in rest):
            return "barrier"
    return None


def _run_subgroup(lanes: list[Lane], program: Program, levels: Mapping[str, Level]) -> str | None:
    running = [run(program.body, lane, program, levels) for lane in lanes]
    stops = [_resume(lane_run, None) for lane_run in running]
    while any(stop is not None for stop in stops):
        if any(stop is None or stop[0] is not stops[0][0] or stop[2] != stops[0][2] for stop in stops):
            return "collective"
        results = COLLECTED[stops[0][0].op]([stop[1] for stop in stops])
        stops = [_resume(lane_run, result) for lane_run, result in zip(running, results, strict=True)]
    return None


def _resume(lane_run: Stops, result: Any) -> Any:
    try:
        return lane_run.send(result)
    except (StopIteration, _Leave):
        return None
