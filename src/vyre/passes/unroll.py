"""Unroll loops: those that request it with `unroll`, and short and small ones."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from math import prod

from vyre.analysis.effects import assigned_in, may_write_out, trip_count, unrolled_growth, whole
from vyre.ir import limits
from vyre.ir.literal import Lit, literal
from vyre.ir.nodes import Assign, Barrier, Block, Expr, For, Node, Program, Var
from vyre.ir.walk import assigned, blocks, kept, map_expressions, size, statements, with_blocks
from vyre.passes.names import fresh_names, with_names
from vyre.passes.simplify import decided, folded

SHORT = 8  # iterations of a loop that is unrolled without `unroll`
SMALL = 64  # statements and expressions that it may become
NEST = 192  # the same for loops in loops: the 3 x 3 neighbours of an element
TREE = 256  # the same with barriers: a reduction in shared memory, each step of which then has a known width


def unroll(program: Program) -> Program:
    """The program with loops of known trip count unrolled.

    for k in unroll(range(2)): acc = acc + x[k]     becomes     acc = acc + x[0]; acc = acc + x[1]; k = 1

    A loop with its own break or continue, or one that declares an array, is kept; so is a loop without
    `unroll` if the program would become too large. The checker has counted the loops with `unroll`.
    """
    return replace(program, body=decided(_Unroller(program).block(program.body)))


class _Unroller:
    """Unrolls loops, outermost first, while the program stays small enough."""

    def __init__(self, program: Program) -> None:
        growth = unrolled_growth(program.body)
        self.room = limits.UNROLLED - size(program.body) - growth
        self.fits = growth <= limits.UNROLLED  # always, except for unchecked programs
        self.names = fresh_names(program, "_u")
        self.times = Counter(
            name for node in statements(program.body) if (name := assigned(node)) is not None
        )

    def block(self, block: Block) -> Block:
        out = [new for node in block for new in self.statement(node)]
        return kept(block, out)

    def statement(self, node: Node) -> Block:
        if isinstance(node, For) and self.is_written_out(node):
            return self.block(self.written_out(node))
        return (with_blocks(node, tuple([self.block(part) for part in blocks(node)])),)

    def is_written_out(self, loop: For) -> bool:
        if not may_write_out(loop):
            return False
        if loop.unroll:
            return self.fits
        trips = trip_count(loop)
        assert trips is not None
        grown = trips * (size(loop.body) + 2)
        if not _is_small(loop, trips, grown) or grown > self.room:
            return False
        self.room -= grown
        return True

    def written_out(self, loop: For) -> Block:
        """The body once per value of the variable, which keeps the last one."""
        start, step, trips = whole(loop.start), whole(loop.step), trip_count(loop)
        assert start is not None
        assert step is not None
        assert trips is not None
        values = [literal(loop.start.dtype, start + k * step) for k in range(trips)]
        bodies = [self.renamed(loop.body) for _ in values[1:]] + [loop.body] * bool(values)
        if loop.var in assigned_in(loop.body):
            pairs = zip(values, bodies, strict=True)
            return tuple(
                [node for value, body in pairs for node in (Assign(loop.var, value, loop.span), *body)]
            )
        copies = [
            node for value, body in zip(values, bodies, strict=True) for node in _with(body, loop.var, value)
        ]
        return (*copies, *(Assign(loop.var, value, loop.span) for value in values[-1:]))

    def renamed(self, body: Block) -> Block:
        """The body with new names for the locals that only it assigns, and only once.

        So they stay locals assigned once, on which the checker (copies of ids) and cse (values) rely.
        """
        own = {name: next(self.names) for name in sorted(assigned_in(body)) if self.times[name] == 1}
        self.times.update(own.values())
        return with_names(body, own)


def _is_small(loop: For, trips: int, grown: int) -> bool:
    """True if a loop is short, and small with all its inner loops unrolled."""
    inner = [trip_count(node) for node in statements(loop.body) if isinstance(node, For)]
    if any(count is None or count > SHORT for count in (trips, *inner)):
        return False
    if inner:
        return grown * prod(count or 0 for count in inner) <= NEST
    return grown <= (TREE if _has(loop, Barrier) else SMALL)


def _has(loop: For, kind: type[Node]) -> bool:
    return any(isinstance(node, kind) for node in statements(loop.body))


def _with(block: Block, name: str, value: Lit) -> Block:
    """The block with the local `name` replaced by `value`."""

    def change(expr: Expr) -> Expr:
        return value if isinstance(expr, Var) and expr.name == name else folded(expr)

    return map_expressions(block, change)
