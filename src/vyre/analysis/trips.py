"""The trip count of a loop with literal bounds, and the growth of a program when loops are unrolled."""

from __future__ import annotations

from vyre.ir import limits
from vyre.ir.literal import Lit
from vyre.ir.nodes import Block, Break, Continue, Declare, Expr, For
from vyre.ir.walk import blocks, own_size, size, statements


def whole(expr: Expr) -> int | None:
    """The value of an integer literal; None for anything else."""
    if not isinstance(expr, Lit) or not expr.dtype.is_integer:
        return None
    return expr.bits - (1 << expr.dtype.bits) if expr.bits > expr.dtype.greatest else expr.bits


def trip_count(loop: For) -> int | None:
    """The trip count of a loop with literal bounds, ignoring breaks; None if a bound is not a literal."""
    start, stop, step = whole(loop.start), whole(loop.stop), whole(loop.step)
    if start is None or stop is None or step is None:
        return None
    return trips_between(start, stop, step)


def trips_between(start: int, stop: int, step: int) -> int:
    """The length of range(start, stop, step), which may be longer than `len` can say; 0 for a step of 0."""
    if step == 0:
        return 0
    distance = stop - start if step > 0 else start - stop
    return max(0, -(-distance // abs(step)))


def may_write_out(loop: For) -> bool:
    """True if a loop can be unrolled: a known and small trip count, no jumps and no arrays of its own."""
    return _is_short(loop) and not any(isinstance(node, Declare) for node in statements(loop.body))


def _is_short(loop: For) -> bool:
    """The part of `may_write_out` for which loops inside it do not matter."""
    trips = trip_count(loop)
    return trips is not None and trips <= limits.UNROLL and not has_jump(loop.body)


def has_jump(block: Block) -> bool:
    """True if a break or continue in a block belongs to a loop around it."""
    return any(
        isinstance(node, Break | Continue) or (not isinstance(node, For) and any(map(has_jump, blocks(node))))
        for node in block
    )


def unrolled_growth(block: Block) -> int:
    """The number of statements and expressions that unrolling the requested loops adds to a block."""
    return _unrolled(block)[0] - size(block)


def _unrolled(block: Block) -> tuple[int, bool]:
    """The size of a block with its loops written out, and whether arrays are declared in it."""
    total, declares = 0, False
    for node in block:
        inside = 0
        is_plain = not isinstance(node, Declare)
        for inner in blocks(node):
            count, has_arrays = _unrolled(inner)
            inside += count
            is_plain &= not has_arrays
        if isinstance(node, For) and node.unroll and is_plain and _is_short(node):
            total += (trip_count(node) or 0) * (inside + 2)  # every copy may set the loop's variable
        else:
            total += own_size(node) + inside
        declares |= not is_plain
    return total, declares
