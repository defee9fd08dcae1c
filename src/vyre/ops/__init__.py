"""The operations and their meaning: one table row each. `TABLE` holds all of them by name."""

from __future__ import annotations

from dataclasses import replace

from vyre.ops import arith, bits, compare, convert, math
from vyre.ops.row import OpRow


def _fast(row: OpRow) -> OpRow:
    """The fast variant of a row, which a target may replace by its own function; otherwise it is the same."""
    return replace(
        row,
        name=f"fast_{row.name}",
        fast_of=row.name,
        doc=f"{row.name} by the target's own function, if it has one.",
    )


_ROWS = (*arith.ROWS, *compare.ROWS, *bits.ROWS, *convert.ROWS, *math.ROWS)
TABLE: dict[str, OpRow] = {row.name: row for row in (*_ROWS, *(_fast(row) for row in math.ROWS))}
