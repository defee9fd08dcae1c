"""Cuts a body at its grid barriers: for each barrier the code from there to the next barrier on any path.

A segment is what an invocation does between two barriers, along the paths that control takes: through the
rest of the loop body, into the next iteration or out of the loop. So there is no cut but at a barrier, each
launch is one the program asks for, and workgroup memory lives as long as it should. In the code returned here
a GridSync still marks where a segment ends; nothing after it is reached.

To leave a loop at a barrier and come back, its iterations are numbered in an unsigned type in which the count
always fits. The loop variable is computed from the number, so that nothing wraps but what wraps in the loop
itself.

Every barrier that is reached is followed by its segment once. So the order of launches is known from the
barriers and the counts of the loops around them, unless a jump skips a barrier, or a count inside a loop is
not known before: then each segment writes which one follows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, replace
from itertools import count
from typing import assert_never

from vyre.analysis.effects import has_grid_barrier, has_jump, outcomes_of, reached, trip_count, whole
from vyre.gridsync.schedule import Counter, Follow, Repeat, RunSegment, Step, Steps
from vyre.ir.dtypes import DType, i32, u32, u64
from vyre.ir.limits import NAME_LENGTH
from vyre.ir.literal import Lit, literal
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
    If,
    Name,
    Node,
    Region,
    Return,
    Store,
    Var,
)
from vyre.ir.walk import blocks, statements, with_blocks
from vyre.ops import build
from vyre.ops.names import RESERVED


class FreshNames:
    """Returns unused names, each once."""

    def __init__(self, taken: Set[str]) -> None:
        self.taken = set(taken)

    def __call__(self, stem: str) -> str:
        stem = stem[: NAME_LENGTH - 10]
        candidates = (stem if number == 0 else f"{stem}_{number}" for number in count())
        name = next(name for name in candidates if name not in self.taken and name not in RESERVED)
        self.taken.add(name)
        return name


@dataclass(frozen=True, slots=True)
class CountedLoop:
    """A loop around a barrier: `turn`, from 0, of `trips`; `bounds` are assigned when it is entered."""

    node: For
    turn: Var
    trips: Expr
    start: Expr
    step: Expr
    bounds: tuple[Assign, ...] = ()

    def number(self, value: int) -> Lit:
        """A literal of the type that counts iterations."""
        return literal(self.turn.dtype, value)

    def variable(self, turn: Expr) -> Assign:
        """The assignment of the loop variable for an iteration."""
        if isinstance(turn, Lit) and turn.bits == 0:
            return Assign(self.node.var, self.start, self.node.span)
        dtype = self.node.start.dtype
        steps = build.converted(turn, dtype)
        if whole(self.step) != 1:
            steps = build.mul(steps, self.step)
        value = steps if whole(self.start) == 0 else build.add(self.start, steps)
        return Assign(self.node.var, value, self.node.span)

    @property
    def last(self) -> Expr:
        """The number of the last iteration, if there is one."""
        if isinstance(self.trips, Lit):
            return self.number(max(self.trips.bits - 1, 0))
        return build.sub(self.trips, self.number(1))


def has_sync(node: Node) -> bool:
    """True if a statement is a grid barrier or contains one."""
    return has_grid_barrier((node,))


def loops(body: Block, fresh: FreshNames) -> Mapping[int, CountedLoop]:
    """The loops around barriers, by the identity of their statement."""
    around = (node for node in statements(body) if isinstance(node, For) and has_sync(node))
    return {id(node): _counted(node, fresh) for node in around}


def _counted(node: For, fresh: FreshNames) -> CountedLoop:
    wide = u64 if node.start.dtype.bits == 64 else u32
    turn = Var(fresh(f"{node.var}_turn"), wide)
    known = trip_count(node)
    if known is not None:
        return CountedLoop(node, turn, literal(wide, known), node.start, node.step)
    bounds: list[Assign] = []

    def named(value: Expr, word: str) -> Expr:
        if isinstance(value, Lit):
            return value
        name = fresh(f"{node.var}_{word}")
        bounds.append(Assign(name, value, node.span))
        return Var(name, value.dtype)

    start, stop, step = named(node.start, "start"), named(node.stop, "stop"), named(node.step, "step")
    trips = named(_trips(start, stop, step, wide=wide), "trips")
    return CountedLoop(node, turn, trips, start, step, tuple(bounds))


def _trips(start: Expr, stop: Expr, step: Expr, *, wide: DType) -> Expr:
    """len(range(start, stop, step)), which always fits `wide`; a step of 0 gives 0."""
    known, zero = whole(step), literal(wide, 0)
    signed = step.dtype.kind == "int"
    back = build.sub(zero, _widened(step, wide))
    if known is not None:
        size = literal(wide, abs(known))
        return _ascending(start, stop, size) if known > 0 else _ascending(stop, start, size)
    up = _ascending(start, stop, _widened(step, wide))
    down = _ascending(stop, start, back) if signed else zero
    none = literal(step.dtype, 0)
    falling = Cond(build.lt(step, none), down, zero) if signed else zero
    return Cond(build.gt(step, none), up, falling)


def _ascending(low: Expr, high: Expr, size: Expr) -> Expr:
    """The number of steps of `size` from `low` to `high` or beyond; 0 if `high` is not above `low`."""
    wide = size.dtype
    one = literal(wide, 1)
    # Differences are exact in the unsigned type although the bounds themselves may wrap in it.
    distance: Expr = _widened(high, wide)
    if whole(low) != 0:
        distance = build.sub(distance, _widened(low, wide))
    if whole(size) == 1:
        steps = distance
    else:
        full = build.floordiv(build.sub(distance, one), size)
        steps = build.add(full, one)
    return Cond(build.lt(low, high), steps, literal(wide, 0))


def _widened(value: Expr, wide: DType) -> Expr:
    if isinstance(value, Lit):
        number = whole(value)
        assert number is not None, "bounds are integers"
        return Lit(wide, number & ((1 << wide.bits) - 1))
    return build.converted(value, wide)


Regions = tuple[Region, ...]
Code = tuple[list[Node], bool]  # the statements, and whether control may reach their end


@dataclass(frozen=True, slots=True)
class PathStep:
    """A step of the path to a barrier: the block, the position in it, and the loop or region around it."""

    owner: For | Region | None
    block: Block
    position: int


Path = tuple[PathStep, ...]


@dataclass(frozen=True, slots=True)
class CutPiece:
    """Statements, and the regions that they are cut from."""

    block: Block
    regions: Regions


def marked(body: Block) -> Block:
    """The body with every grid barrier, and the statements around it, as objects of distinct identity."""

    def at(node: Node) -> Node:
        if isinstance(node, GridSync):
            return GridSync(node.span)
        if not has_sync(node):
            return node
        return with_blocks(node, tuple([marked(inner) for inner in blocks(node)]))

    return tuple([at(node) for node in body])


def paths(body: Block, owner: For | Region | None = None) -> Iterator[Path]:
    """The path to every grid barrier, in textual order."""
    for position, node in enumerate(body):
        frame = PathStep(owner, body, position)
        if isinstance(node, GridSync):
            yield (frame,)
        elif isinstance(node, For | Region) and has_sync(node):
            yield from ((frame, *rest) for rest in paths(node.body, node))


@dataclass(frozen=True, slots=True)
class Cutter:
    """The loops around barriers, the name of a loop that runs once, and the code on loop entry."""

    loops: Mapping[int, CountedLoop]
    once: Name
    entered: Callable[[CountedLoop], Block]

    def entry(self, body: Block) -> Block:
        """From the beginning to the first barrier that is reached."""
        return reached(tuple(self.run(body, ())[0]))

    def resumed(self, path: Path) -> Block:
        """The code from a barrier to the next one that is reached, or to the end."""
        out: list[Node] = []
        rest: list[CutPiece] = []  # up to the end of a loop's body, or of the program
        for depth in reversed(range(len(path))):
            frame = path[depth]
            regions = tuple([step.owner for step in path[: depth + 1] if isinstance(step.owner, Region)])
            rest.append(CutPiece(frame.block[frame.position + 1 :], regions))
            if isinstance(frame.owner, Region):
                continue
            code, falls = self.onwards(self.loops[id(frame.owner)], rest) if frame.owner else self.all(rest)
            out += code
            if not falls:
                break
            rest = []
        return reached(tuple(out))

    def all(self, pieces: Sequence[CutPiece]) -> Code:
        """One piece after the other."""
        out: list[Node] = []
        for piece in pieces:
            code, falls = self.run(piece.block, piece.regions)
            out += code
            if not falls:
                return out, False
        return out, True

    def run(self, block: Block, regions: Regions) -> Code:
        """A block from its beginning."""
        out: list[Node] = []
        plain: list[Node] = []
        for node in block:
            if not has_sync(node):
                plain.append(node)
                if "next" not in outcomes_of(node):
                    return out + _within(regions, plain), False
                continue
            out += _within(regions, plain)
            plain = []
            code, falls = self.across(node, regions)
            out += code
            if not falls:
                return out, False
        return out + _within(regions, plain), True

    def across(self, node: Node, regions: Regions) -> Code:
        """A statement with a barrier in it."""
        match node:
            case Region():
                return self.run(node.body, (*regions, node))
            case For():
                return self.enter(self.loops[id(node)], regions)
            case GridSync():
                return [node], False
            case (
                Assign() | Store() | Declare() | If() | Break() | Continue() | Return() | Barrier() |
                Atomic() | Collective()
            ):  # fmt: skip
                raise AssertionError("a checked program has its grid barriers at the top level or in loops")
        assert_never(node)

    def enter(self, loop: CountedLoop, regions: Regions) -> Code:
        """A loop from its first iteration."""
        code, falls = self.iterations(loop, regions, first=loop.number(0))
        return [*loop.bounds, *self.entered(loop), *code], falls

    def onwards(self, loop: CountedLoop, rest: Sequence[CutPiece]) -> Code:
        """The rest of an iteration, and then the iterations after it."""
        code, falls = self.all([replace(piece, block=_leaving(loop, piece.block)) for piece in rest])
        if has_jump(tuple(code)):
            zero, one = literal(i32, 0), literal(i32, 1)
            code, falls = [For(self.once, zero, one, one, tuple(code))], True
        if not falls:
            return code, False
        next_turn = Assign(loop.turn.name, build.add(loop.turn, loop.number(1)))
        more, falls = self.iterations(loop, rest[-1].regions, first=loop.turn)
        return [*code, next_turn, *more], falls

    def iterations(self, loop: CountedLoop, regions: Regions, *, first: Expr) -> Code:
        """The iterations from number `first` on; a single one if each iteration ends at a barrier."""
        count = loop.trips.bits if isinstance(loop.trips, Lit) else None
        if count == 0:
            return [], True
        code, falls = self.run(loop.node.body, regions)
        if falls or has_jump(tuple(code)):
            body = (loop.variable(loop.turn), *code)
            return [For(loop.turn.name, first, loop.trips, loop.number(1), body)], True
        if isinstance(first, Var):
            body = (loop.variable(first), *code)
            return [If(build.lt(first, loop.trips), body)], True
        assert whole(first) == 0, "a loop is entered at its first iteration"
        body = (Assign(loop.turn.name, first), loop.variable(first), *code)
        return ([*body], False) if count else ([If(build.lt(first, loop.trips), body)], True)


def _within(regions: Regions, nodes: list[Node]) -> list[Node]:
    """The statements, wrapped in copies of the regions that contained them."""
    if not nodes:
        return []
    for region in reversed(regions):
        nodes = [replace(region, body=tuple(nodes))]
    return nodes


def _leaving(loop: CountedLoop, block: Block) -> Block:
    """The block in which a break out of the loop makes this iteration the last one."""
    out: list[Node] = []
    for node in block:
        if isinstance(node, Break):
            out.append(Assign(loop.turn.name, loop.last))
        if isinstance(node, For):
            out.append(node)
        else:
            out.append(with_blocks(node, tuple([_leaving(loop, inner) for inner in blocks(node)])))
    return tuple(out)


def is_followed(body: Block, loops: Mapping[int, CountedLoop]) -> bool:
    """True if the next segment is known only after one has run."""
    return _skips(body, later=False, in_body=None) or _counts_inside(body, loops, inside=False)


def schedule(body: Block, loops: Mapping[int, CountedLoop], slots: Mapping[int, int]) -> Steps:
    """The schedule of the barriers; `slots` are the positions of loop counts in the control buffer, by the
    identity of the loop.
    """
    numbers = count(1)

    def steps(block: Block) -> Iterator[Step]:
        for node in block:
            match node:
                case GridSync():
                    yield RunSegment(next(numbers))
                case Region():
                    yield from steps(node.body)
                case For() if has_sync(node):
                    trips = loops[id(node)].trips
                    times = trips.bits if isinstance(trips, Lit) else Counter(slots[id(node)])
                    yield Repeat(times, tuple(steps(node.body)))
                case If() | For() | Assign() | Store() | Declare() | Atomic() | Collective() | Barrier():
                    assert not has_sync(node), "the checker refuses grid barriers in an if"
                case Break() | Continue() | Return():
                    pass
                case never:
                    assert_never(never)

    return (RunSegment(0), *steps(body))


def followed() -> Steps:
    """The schedule in which each segment names the next."""
    return (RunSegment(0), Follow())


def _skips(block: Block, *, later: bool, in_body: bool | None) -> bool:
    """True if a jump may skip a barrier.

    `later`: a barrier may come after the block; `in_body`: one comes after it in the body of the loop around
    it, None where that loop, if any, has no barrier.
    """
    for position, node in enumerate(block):
        ahead = any(has_sync(after) for after in block[position + 1 :])
        body = None if in_body is None else in_body or ahead
        if isinstance(node, For) and has_sync(node):
            skips = _skips(node.body, later=True, in_body=False)
        elif isinstance(node, Region) and has_sync(node):
            skips = _skips(node.body, later=later or ahead, in_body=body)
        else:
            returns = any(isinstance(inner, Return) for inner in statements((node,)))
            skips = (returns and (later or ahead)) or _jumps_over(node, body)
        if skips:
            return True
    return False


def _jumps_over(node: Node, in_body: bool | None) -> bool:
    """True if a break or continue of the loop around a statement skips a barrier of that loop."""
    if in_body is None:
        return False
    jumps = {type(jump) for jump in _own_jumps(node)}
    return Break in jumps or (in_body and Continue in jumps)


def _own_jumps(node: Node) -> Iterator[Node]:
    """The breaks and continues in a statement that belong to a loop around it."""
    if isinstance(node, Break | Continue):
        yield node
    if not isinstance(node, For):
        for block in blocks(node):
            for inner in block:
                yield from _own_jumps(inner)


def _counts_inside(block: Block, loops: Mapping[int, CountedLoop], *, inside: bool) -> bool:
    """True if a loop around barriers, without a literal trip count, is nested in another loop around
    barriers.
    """
    for node in block:
        if not has_sync(node):
            continue
        if isinstance(node, For) and inside and not isinstance(loops[id(node)].trips, Lit):
            return True
        deeper = inside or isinstance(node, For)
        if any(_counts_inside(inner, loops, inside=deeper) for inner in blocks(node)):
            return True
    return False
