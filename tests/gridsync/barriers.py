"""Puts grid barriers into random programs, with loops around them and jumps over them.

Whatever is put in stays only where the program remains valid. Two runs of one program agree on the reference
even where invocations race, because it runs them in lockstep.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random

from vyre.check.rules import problems
from vyre.ir.dtypes import bool_, i8, i32, i64, u8, u64
from vyre.ir.literal import literal
from vyre.ir.nodes import (
    Block,
    Break,
    Continue,
    Expr,
    For,
    GridSync,
    Id,
    If,
    Node,
    Op,
    Program,
    Region,
    Return,
    Shape,
    Var,
)

LOOP_TYPES = (i32, i32, i32, u8, i8, i64, u64)


def with_barriers(program: Program, rng: Random) -> Program:
    """The program with about a dozen things put in; it need not have a barrier then."""
    for number in range(rng.randint(3, 12)):
        spots = [*_spots(program.body, (), ())]
        inner = [spot for spot in spots if len(spot.path) > 1]
        writer = _Writer(program, rng, rng.choice(inner if inner and rng.random() < 0.7 else spots), number)
        changed = replace(program, body=_put(program.body, writer.spot.path, writer.block()))
        if not problems(changed):
            program = changed
    return program


@dataclass(frozen=True, slots=True)
class _Spot:
    """A place between statements: positions from the outermost block inwards, the block, the loops around."""

    path: tuple[int, ...]
    within: Block
    loops: tuple[For, ...]


def _spots(block: Block, path: tuple[int, ...], loops: tuple[For, ...]) -> Iterator[_Spot]:
    """All places where a barrier may stand as far as nesting is concerned."""
    for position in range(len(block) + 1):
        yield _Spot((*path, position), block, loops)
        node = block[position] if position < len(block) else None
        if isinstance(node, For | Region):
            around = (*loops, node) if isinstance(node, For) else loops
            yield from _spots(node.body, (*path, position), around)


def _put(body: Block, path: tuple[int, ...], block: Block) -> Block:
    """The body with another block where the path leads."""
    if len(path) == 1:
        return block
    node = body[path[0]]
    assert isinstance(node, For | Region)
    inner = replace(node, body=_put(node.body, path[1:], block))
    return (*body[: path[0]], inner, *body[path[0] + 1 :])


@dataclass(frozen=True, slots=True)
class _Writer:
    """Writes a block anew with something put in at a spot."""

    program: Program
    rng: Random
    spot: _Spot
    number: int

    def block(self) -> Block:
        at, block = self.spot.path[-1], self.spot.within
        match self.rng.choice(("barrier", "barrier", "loop", "jump", "jump")):
            case "barrier":
                return (*block[:at], GridSync(), *block[at:])
            case "loop":
                end = min(at + self.rng.randint(0, 5), len(block))
                return (*block[:at], self.loop(block[at:end]), *block[end:])
            case _:
                end = min(at + self.rng.choice((0, 0, 1)), len(block))
                return (*block[:at], self.jump(block[at:end]), *block[end:])

    def loop(self, body: Block) -> Node:
        dtype = self.rng.choice(LOOP_TYPES)
        start, stop = [Op("cast", (self.number_of_all(),), dtype) for _ in range(2)]
        bounds: list[Expr] = [start, stop]
        if self.rng.random() < 0.4:
            bounds = [literal(dtype, self.rng.choice((0, 1))), literal(dtype, self.rng.choice((1, 2, 3)))]
        step: Expr = literal(dtype, self.rng.choice((1, 1, 2)))
        if dtype.kind == "int" and self.rng.random() < 0.3:
            bounds.reverse()
            step = literal(dtype, -1)
        if self.rng.random() < 0.15:
            step = Op("cast", (self.number_of_all(),), dtype)
        made = For(f"turn{self.number}", *bounds, step, body)
        return Region("added", (made,)) if self.rng.random() < 0.2 else made

    def jump(self, before: Block) -> Node:
        jumps: tuple[Node, ...] = (Break(), Continue(), Return()) if self.spot.loops else (Return(),)
        value: Expr = self.number_of_all()
        if self.rng.random() < 0.2:
            value = Op("mod", (Id("gid", 0), literal(i32, 3)), i32)
        test = Op("eq", (value, literal(i32, self.rng.randrange(3))), bool_)
        return If(test, (*before, self.rng.choice(jumps)))

    def number_of_all(self) -> Expr:
        """A small number that is the same for all invocations."""
        params = self.program.params
        found: list[Expr] = [literal(i32, self.rng.randrange(4))]
        found += [Shape(param.name, 0) for param in params if param.is_array][:2]
        found += [Var(param.name, i32) for param in params if not param.is_array and param.dtype == i32]
        found += [Op("cast", (Var(loop.var, loop.start.dtype),), i32) for loop in self.spot.loops] * 2
        return Op("mod", (self.rng.choice(found), literal(i32, 3)), i32)
