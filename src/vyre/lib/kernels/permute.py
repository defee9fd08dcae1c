# mypy: ignore-errors
# The annotations of kernels are those of the kernel language, which mypy does not know.
"""Swaps of two neighbouring axes, of which every permutation is made."""

from __future__ import annotations

from vyre import Buf, Const, Out, barrier, dtype, gid, i32, kernel, lid, shared, unroll, wid
from vyre.run.kernel import once

TILE = 32
ROWS = 8  # of a tile that the lanes of a workgroup take at once
FEW = 16  # elements of a run, up to which neighbouring lanes take those of several runs on a CPU


@kernel
def swapped_runs(
    x: Buf[T, 3], y: Out[T, "m", "rows", "inner"], m: i32, rows: i32, inner: i32, T: Const[dtype]
):
    """(outer * rows, columns, inner) to (outer * columns, rows, inner)."""
    columns = x.shape[1]
    at = gid(0)
    y[at, gid(1), gid(2)] = x[at // columns * rows + gid(1), at % columns, gid(2)]


@kernel
def swapped_few(
    x: Buf[T, 3], y: Out[T, "m", "wide"], m: i32, wide: i32, rows: i32, inner: Const[int], T: Const[dtype]
):
    """As `swapped_runs`, with the runs of a row as one axis: `wide` is rows * inner."""
    columns = x.shape[1]
    at = gid(0)
    y[at, gid(1)] = x[at // columns * rows + gid(1) // inner, at % columns, gid(1) % inner]


@once
@kernel(workgroup=(1, ROWS, TILE))
def swapped_tiles(
    x: Buf[T, 3], y: Out[T, "outer", "columns", "rows"], outer: i32, columns: i32, rows: i32, T: Const[dtype]
):
    """Each matrix transposed, through tiles in shared memory that both sides access along their rows."""
    tile = shared(T, (TILE, TILE + 1))
    row, column = wid(1) * TILE, wid(2) * TILE
    for k in unroll(range(TILE // ROWS)):
        tile[k * ROWS + lid(1), lid(2)] = x[wid(0), row + k * ROWS + lid(1), column + lid(2)]
    barrier()
    for k in unroll(range(TILE // ROWS)):
        y[wid(0), column + k * ROWS + lid(1), row + lid(2)] = tile[lid(2), k * ROWS + lid(1)]
