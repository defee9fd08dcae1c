"""How often a loop runs, where its bounds are literals."""

from __future__ import annotations

from vyre.ir.literal import Lit
from vyre.ir.nodes import Expr, For


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
