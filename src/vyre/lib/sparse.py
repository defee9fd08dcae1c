"""Sparse matrices in rows (CSR) and as lists of elements (COO)."""

from __future__ import annotations

from typing import Any

from vyre.ir import dtypes
from vyre.ir.dtypes import DType
from vyre.ir.problem import CallError
from vyre.lib.arrays import has_lanes, require_rows, size_of, taken, type_of
from vyre.lib.calls import recorded, recorded_after
from vyre.lib.kernels import sparse as kernels
from vyre.lib.kernels.layout import constant
from vyre.lib.scans import cumulative_sum


@recorded
def csr_matvec(starts: Any, columns: Any, values: Any, x: Any) -> Any:
    """The product of a sparse matrix and a vector."""
    matrix, T, S, rows = matrix_of(starts, columns, values)
    x = taken("x", x)
    _require_like("x", x, T, 1)
    lanes = lanes_of(rows, size_of(matrix[1]))
    named = {"n": rows, "lanes": lanes, "S": S, "T": T, "A": dtypes.f32 if T.is_narrow else T}
    if has_lanes(x):
        return kernels.row_sums(*matrix, x, groups=-(-rows * lanes // kernels.GROUP), **named)
    return kernels.chunk_sums(*matrix, x, groups=-(-rows // kernels.CHUNK), **named)


def lanes_of(rows: int, count: int) -> int:
    """The number of lanes that sum a row: 1, 8 or 32 by the mean number of elements; part of the order."""
    return 1 if count < 8 * rows else 8 if count < 64 * rows else 32


@recorded
def csr_matmul(starts: Any, columns: Any, values: Any, b: Any) -> Any:
    """The product of a sparse matrix and a dense one."""
    matrix, T, S, rows = matrix_of(starts, columns, values)
    b = taken("b", b)
    _require_like("b", b, T, 2)
    A = dtypes.f32 if T.is_narrow else T
    wide = b.shape[1]
    return kernels.row_products(*matrix, b, m=rows, n=wide, S=S, T=T, A=A, domain=(rows, wide))


@recorded_after(lambda rows, columns, values, count: require_rows("rows", rows, count))
def csr_from_coo(rows: Any, columns: Any, values: Any, count: int) -> tuple[Any, Any, Any]:
    """Starts, columns and values of `count` rows from elements in any order; elements of a row stay in order.

    Elements with the same row and column stay apart, and are added by products.
    """
    rows, columns, values = taken("rows", rows), taken("columns", columns), taken("values", values)
    S, n = type_of("rows", rows), size_of(rows)
    if not S.is_integer or (n, n) != (size_of(columns), size_of(values)):
        what = f"rows, columns and values have {n}, {size_of(columns)} and {size_of(values)} elements"
        raise CallError(f"{what}, rows of {S.name}. Fix: pass as many of each, and rows as integers.")
    K, T = type_of("columns", columns), type_of("values", values)
    counts = constant(rows, n=count, value=0, R=dtypes.i32)
    kernels.counted(rows, counts, S=S, domain=n)
    starts = cumulative_sum(counts, include_initial=True)
    near = kernels.narrowed(starts)
    used = constant(rows, n=count, value=0, R=dtypes.i32)
    if has_lanes(rows):
        order = kernels.scattered(rows, near, used, n=n, S=S, domain=n)
        kernels.settled(order, near, rows=count, domain=count)
    else:
        order = kernels.placed(rows, near, used, n=n, S=S, groups=1)
    columns, values = kernels.gathered(columns, order, T=K), kernels.gathered(values, order, T=T)
    return (starts if K == dtypes.i64 else near), columns, values


@recorded_after(lambda starts, columns, values, count: require_rows("columns", columns, count))
def csr_transpose(starts: Any, columns: Any, values: Any, count: int) -> tuple[Any, Any, Any]:
    """The transpose of a matrix of `count` columns, in CSR form; the columns of each row are ascending."""
    (starts, columns, values), _, S, rows = matrix_of(starts, columns, values)
    own = kernels.rows_of(starts, n=size_of(columns), rows=rows, S=S, domain=size_of(columns))
    return csr_from_coo(columns, own, values, count)


def matrix_of(starts: Any, columns: Any, values: Any) -> tuple[tuple[Any, Any, Any], DType, DType, int]:
    """The parts of a matrix, its type, that of its places, and the number of rows."""
    starts, columns, values = taken("starts", starts), taken("columns", columns), taken("values", values)
    S, K, T = type_of("starts", starts), type_of("columns", columns), type_of("values", values)
    shapes = [tuple(part.shape) for part in (starts, columns, values)]
    if S not in (dtypes.i32, dtypes.i64) or K != S or not T.is_float:
        what = f"starts, columns and values are of {S.name}, {K.name} and {T.name}"
        raise CallError(f"{what}. Fix: pass i32 or i64 for both places, and floats.")
    if any(len(shape) != 1 for shape in shapes) or shapes[1] != shapes[2] or not shapes[0][0]:
        what = f"starts, columns and values have shapes {shapes[0]}, {shapes[1]} and {shapes[2]}"
        raise CallError(f"{what}. Fix: pass rows + 1 starts, and as many values as columns.")
    return (starts, columns, values), T, S, shapes[0][0] - 1


def _require_like(name: str, x: Any, T: DType, rank: int) -> None:
    if type_of(name, x) != T or len(x.shape) != rank:
        what = f"{name} has {len(x.shape)} axes of {type_of(name, x).name}"
        raise CallError(f"{what}. Fix: pass {rank} of {T.name}, as the matrix has.")
