"""Cuts a body at its grid barriers: for each barrier the code from there to whichever barrier comes next.

A segment is what an invocation does between two barriers, along the paths that control takes: through the
rest of the loop body, into the next iteration or out of the loop. So there is no cut but at a barrier, each
launch is one the program asks for, and workgroup memory lives as long as it should.

In the code given here a GridSync still stands where a segment ends; nothing after it is reached.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from vyre.check.trips import whole
from vyre.driver.split_loops import Loop, has_sync
from vyre.ir.dtypes import bool_, i32
from vyre.ir.literal import Lit, literal
from vyre.ir.nodes import (
    Assign,
    Block,
    Break,
    Expr,
    For,
    GridSync,
    If,
    Name,
    Node,
    Op,
    Region,
    Var,
)
from vyre.ir.walk import blocks, with_blocks
from vyre.passes.effects import has_jump, reached, ways_on

Regions = tuple[Region, ...]
Code = tuple[list[Node], bool]  # the statements, and whether control may reach their end


@dataclass(frozen=True, slots=True)
class Frame:
    """A step of the way to a barrier: the block, where in it, and the loop or region whose body it is."""

    owner: For | Region | None
    block: Block
    position: int


Path = tuple[Frame, ...]


@dataclass(frozen=True, slots=True)
class Piece:
    """Statements, and the regions that they are cut from."""

    block: Block
    regions: Regions


def marked(body: Block) -> Block:
    """The body with every grid barrier, and all around it, a statement of its own: told apart by identity."""

    def at(node: Node) -> Node:
        if isinstance(node, GridSync):
            return GridSync(node.span)
        if not has_sync(node):
            return node
        return with_blocks(node, tuple([marked(inner) for inner in blocks(node)]))

    return tuple([at(node) for node in body])


def paths(body: Block, owner: For | Region | None = None) -> Iterator[Path]:
    """The way to every grid barrier, in textual order."""
    for position, node in enumerate(body):
        frame = Frame(owner, body, position)
        if isinstance(node, GridSync):
            yield (frame,)
        elif isinstance(node, For | Region) and has_sync(node):
            yield from ((frame, *rest) for rest in paths(node.body, node))


@dataclass(frozen=True, slots=True)
class Cutter:
    """The loops around barriers, the name of a loop that runs once, and what is done on entering a loop."""

    loops: Mapping[int, Loop]
    once: Name
    entered: Callable[[Loop], Block]

    def entry(self, body: Block) -> Block:
        """From the beginning to the first barrier that is reached."""
        return reached(tuple(self.run(body, ())[0]))

    def resumed(self, path: Path) -> Block:
        """From after a barrier to the next one that is reached, or to the end."""
        out: list[Node] = []
        rest: list[Piece] = []  # up to the end of the body of a loop, or of all
        for depth in reversed(range(len(path))):
            frame = path[depth]
            regions = tuple([step.owner for step in path[: depth + 1] if isinstance(step.owner, Region)])
            rest.append(Piece(frame.block[frame.position + 1 :], regions))
            if isinstance(frame.owner, Region):
                continue
            code, falls = self.onwards(self.loops[id(frame.owner)], rest) if frame.owner else self.all(rest)
            out += code
            if not falls:
                break
            rest = []
        return reached(tuple(out))

    def all(self, pieces: Sequence[Piece]) -> Code:
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
                if "next" not in ways_on(node):
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
            case _:
                assert isinstance(node, GridSync), "a checked program has no grid barrier in an if"
                return [node], False

    def enter(self, loop: Loop, regions: Regions) -> Code:
        """A loop from its first iteration."""
        code, falls = self.iterations(loop, regions, first=loop.number(0))
        return [*loop.bounds, *self.entered(loop), *code], falls

    def onwards(self, loop: Loop, rest: Sequence[Piece]) -> Code:
        """What is left of an iteration, and then the iterations after it."""
        code, falls = self.all([replace(piece, block=_leaving(loop, piece.block)) for piece in rest])
        if has_jump(tuple(code)):
            zero, one = literal(i32, 0), literal(i32, 1)
            code, falls = [For(self.once, zero, one, one, tuple(code))], True
        if not falls:
            return code, False
        next_turn = Assign(loop.turn.name, Op("add", (loop.turn, loop.number(1)), loop.turn.dtype))
        more, falls = self.iterations(loop, rest[-1].regions, first=loop.turn)
        return [*code, next_turn, *more], falls

    def iterations(self, loop: Loop, regions: Regions, *, first: Expr) -> Code:
        """The iterations from number `first` on: only one of them where it always ends at a barrier."""
        count = loop.trips.bits if isinstance(loop.trips, Lit) else None
        if count == 0:
            return [], True
        code, falls = self.run(loop.node.body, regions)
        if falls or has_jump(tuple(code)):
            body = (loop.variable(loop.turn), *code)
            return [For(loop.turn.name, first, loop.trips, loop.number(1), body)], True
        if isinstance(first, Var):
            body = (loop.variable(first), *code)
            return [If(Op("lt", (first, loop.trips), bool_), body)], True
        assert whole(first) == 0, "a loop is entered at its first iteration"
        body = (Assign(loop.turn.name, first), loop.variable(first), *code)
        return ([*body], False) if count else ([If(Op("lt", (first, loop.trips), bool_), body)], True)


def _within(regions: Regions, nodes: list[Node]) -> list[Node]:
    """The statements inside copies of the regions that they are cut from."""
    if not nodes:
        return []
    for region in reversed(regions):
        nodes = [replace(region, body=tuple(nodes))]
    return nodes


def _leaving(loop: Loop, block: Block) -> Block:
    """The block with each break out of the loop making this iteration the last one."""
    out: list[Node] = []
    for node in block:
        if isinstance(node, Break):
            out.append(Assign(loop.turn.name, loop.last))
        if isinstance(node, For):
            out.append(node)
        else:
            out.append(with_blocks(node, tuple([_leaving(loop, inner) for inner in blocks(node)])))
    return tuple(out)
