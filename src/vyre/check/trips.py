"""How often a loop runs where its bounds are literals, and what a program gains when it is unrolled."""

from __future__ import annotations

from vyre.ir import limits
from vyre.ir.literal import Lit
from vyre.ir.nodes import Block, Break, Continue, Declare, Expr, For
from vyre.ir.walk import blocks, expressions, operands, size, statements


def whole(expr: Expr) -> int | None:
    """The value of an integer literal; None for anything else."""
    if not isinstance(expr, Lit) or not expr.dtype.is_integer:
        return None
    return expr.bits - (1 << expr.dtype.bits) if expr.bits > expr.dtype.greatest else expr.bits


def trip_count(loop: For) -> int | None:
    """How often a loop with literal bounds runs, breaks aside; None when its bounds are not all literals."""
    start, stop, step = whole(loop.start), whole(loop.stop), whole(loop.step)
    if start is None or stop is None or step is None:
        return None
    if step == 0:
        return 0
    # len(range(...)) cannot count beyond the machine's word, and 64-bit bounds can.
    distance = stop - start if step > 0 else start - stop
    return max(0, -(-distance // abs(step)))


def may_write_out(loop: For) -> bool:
    """Whether a loop can be written out: a count that is known and small, no jumps and arrays of its own."""
    trips = trip_count(loop)
    return (
        trips is not None
        and trips <= limits.UNROLL
        and not has_jump(loop.body)
        and not any(isinstance(node, Declare) for node in statements(loop.body))
    )


def has_jump(block: Block) -> bool:
    """Whether a break or continue in a block belongs to a loop around it."""
    return any(
        isinstance(node, Break | Continue) or (not isinstance(node, For) and any(map(has_jump, blocks(node))))
        for node in block
    )


def unrolled_growth(block: Block) -> int:
    """How many statements and expressions a block gains when the loops that ask for it are written out."""
    return _unrolled_size(block) - size(block)


def _unrolled_size(block: Block) -> int:
    total = 0
    for node in block:
        inside = sum(map(_unrolled_size, blocks(node)))
        if isinstance(node, For) and node.unroll and may_write_out(node):
            total += (trip_count(node) or 0) * (inside + 2)  # every copy may set the loop's variable
        else:
            total += 1 + inside + sum(1 for operand in operands(node) for _ in expressions(operand))
    return total
