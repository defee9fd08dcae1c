"""The operations and their meaning: one table row each.

`TABLE` holds the operations on values by name, `ATOMICS` and `COLLECTIVES` those of the nodes with these
names, and `WORDS` everything that kernels call by name.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TypeAlias

from vyre.ir.dtypes import DType
from vyre.ops import arith, atomics, bits, compare, convert, math, matrix, prefix, subgroup, workgroup
from vyre.ops.atomics import AtomicRow
from vyre.ops.row import OpRow, Writing, Written
from vyre.ops.subgroup import CollectiveRow

Row: TypeAlias = OpRow | AtomicRow | CollectiveRow


def _fast(row: OpRow) -> OpRow:
    """The fast variant of a row, which a target may replace by its own function; otherwise it is the same."""
    return replace(
        row,
        name=f"fast_{row.name}",
        fast_of=row.name,
        doc=f"{row.name} by the target's own function, if it has one.",
        aliases=(),
        builtin=None,
        number=None,
        repeats="",
        laws="",
        wgsl=_own(row) if row.wgsl_function else row.wgsl,
    )


def _own(row: OpRow) -> Writing:
    """WGSL's own function, without a fence; f64, which it does not take, as the row has it."""
    args = ", ".join(f"bitcast<f32>({{{at}}})" for at in range(row.arity))
    own = Written(f"bitcast<u32>({row.wgsl_function}({args}))")

    def writing(source: DType, result: DType) -> Written | None:
        return own if source.bits <= 32 else row.wgsl and row.wgsl(source, result)

    return writing


_ROWS = (*arith.ROWS, *compare.ROWS, *bits.ROWS, *convert.ROWS, *math.ROWS)
TABLE: dict[str, OpRow] = {
    row.name: row for row in (*_ROWS, arith.WITHIN, bits.ANY_NAN, convert.UNLIMITED, *map(_fast, math.ROWS))
}
ATOMICS: dict[str, AtomicRow] = {row.name: row for row in atomics.ROWS}
COLLECTIVES: dict[str, CollectiveRow] = {
    row.name: row for row in (*subgroup.ROWS, *matrix.ROWS, *workgroup.ROWS, *prefix.ROWS)
}
MATRIX_WORDS = frozenset(row.syntax for row in matrix.ROWS)  # for which a GPU needs an instruction
WORDS: dict[str, Row] = {
    **{row.name: row for row in _ROWS if not row.symbol},
    **{word: row for row in atomics.ROWS for word in (row.syntax, row.statement) if word},
    **{row.syntax: row for row in COLLECTIVES.values()},
}
