# mypy: ignore-errors
# The annotations of kernels are those of the kernel language, which mypy does not know.
"""Products of f64 matrices by tiles, on devices that multiply small matrices by one instruction.

Four subgroups make 128 rows and 64 columns of c, each of them 32 rows. Two tiles of each operand are in
shared memory: one is multiplied while the next is on its way. Each element is fma(a[i, k], b[k, j], sum) for
k = 0, 1, 2, ..., as in all other forms: that is what the instruction does.
"""

from __future__ import annotations

from vyre import (
    Buf,
    Const,
    Out,
    barrier,
    f64,
    func,
    i32,
    kernel,
    lid,
    local,
    mma_f64,
    shared,
    unroll,
    wid,
)  # fmt: skip
from vyre.run.kernel import once

M, N = 128, 64
DEEP = 8  # columns of a and rows of b of one tile
ROWS, COLUMNS = 2, 8  # squares of 16 by 8 elements of one subgroup


@func
def read(ahead, base, x, row, column, k, size, is_along):
    """Read this invocation's share of the tile of x at k: `size` rows of DEEP columns if the sum `is_along`
    rows, else DEEP rows of `size` columns.
    """
    r, u, v = lid(0), lid(1), lid(2)
    for g in unroll(range(size // 32)):
        for e in unroll(range(2)):
            if is_along:
                ahead[base + g, e] = x[row + r * 8 + u + 32 * g, column + k + v * 2 + e]
            else:
                ahead[base + g, e] = x[row + k + r + g % 2 * 4, column + u * 8 + v * 2 + g // 2 * 64 + e]


@func
def write(tile, at, ahead, base, size, is_along):
    r, u, v = lid(0), lid(1), lid(2)
    for g in unroll(range(size // 32)):
        for e in unroll(range(2)):
            if is_along:
                tile[at + v * 2 + e, r * 8 + u + 32 * g] = ahead[base + g, e]
            else:
                tile[at + r + g % 2 * 4, u * 8 + v * 2 + g // 2 * 64 + e] = ahead[base + g, e]


@func
def multiply(sums, left, right, d):
    """Add the products of the rows d to d + 3 of both tiles."""
    x = local(f64, (ROWS, 2))
    y = local(f64, COLUMNS)
    for i in unroll(range(ROWS)):
        for e in unroll(range(2)):
            x[i, e] = left[d + lid(2), lid(0) * (16 * ROWS) + lid(1) + 16 * i + 8 * e]
    for j in unroll(range(COLUMNS)):
        y[j] = right[d + lid(2), lid(1) + 8 * j]
    for i in unroll(range(ROWS)):
        for j in unroll(range(COLUMNS)):
            c0, c1, c2, c3 = sums[i, j, 0], sums[i, j, 1], sums[i, j, 2], sums[i, j, 3]
            for part in unroll(range(4)):
                sums[i, j, part] = mma_f64(c0, c1, c2, c3, x[i, 0], x[i, 1], y[j], part)


@once
@kernel(workgroup=(4, 8, 4))
def by_double_cores(
    a: Buf[f64, 2], b: Buf[f64, 2], c: Out[f64, "tall", "n"], tall: i32, m: i32, n: i32, deep: i32,
    a_turned: Const[bool], b_turned: Const[bool], group: Const[int], a_step: Const[int],
    b_step: Const[int], is_batch: Const[bool], step: Const[int],
):  # fmt: skip
    """`deep` is a multiple of 4 and at least 8. Tiles at the ends begin early, as in `tiles`."""
    left = shared(f64, (2 * DEEP, M + 4))
    right = shared(f64, (2 * DEEP, N + 4))
    ahead = local(f64, ((M + N) // 32, 2))
    sums = local(f64, (ROWS, COLUMNS, 4))
    q = wid(0) if is_batch else 0
    row = max(min((wid(1) if is_batch else wid(0) * group + wid(2)) * M, m - M), 0)
    column = max(min((wid(2) if is_batch else wid(1)) * N, n - N), 0) // step * step
    first = q * (a_step * (deep if a_turned else m)) if is_batch else 0
    start = q * (b_step * (n if b_turned else deep)) if is_batch else 0
    a_row, a_column = first if a_turned else first + row, row if a_turned else 0
    b_row, b_column = start + column if b_turned else start, 0 if b_turned else column
    whole = deep // DEEP * DEEP
    read(ahead, 0, a, a_row, a_column, 0, M, not a_turned)
    read(ahead, M // 32, b, b_row, b_column, 0, N, b_turned)
    write(left, 0, ahead, 0, M, not a_turned)
    write(right, 0, ahead, M // 32, N, b_turned)
    barrier()
    for k in range(DEEP, whole - 2 * DEEP + 1, 2 * DEEP):
        for p in range(2):
            read(ahead, 0, a, a_row, a_column, k + p * DEEP, M, not a_turned)
            read(ahead, M // 32, b, b_row, b_column, k + p * DEEP, N, b_turned)
            multiply(sums, left, right, p * DEEP)
            multiply(sums, left, right, p * DEEP + 4)
            write(left, DEEP - p * DEEP, ahead, 0, M, not a_turned)
            write(right, DEEP - p * DEEP, ahead, M // 32, N, b_turned)
            barrier()
    for d in range(0, DEEP, 4):
        multiply(sums, left, right, d)
    for k1 in range(whole - DEEP, whole - whole // DEEP % 2 * DEEP, DEEP):
        read(ahead, 0, a, a_row, a_column, k1, M, not a_turned)
        read(ahead, M // 32, b, b_row, b_column, k1, N, b_turned)
        write(left, DEEP, ahead, 0, M, not a_turned)
        write(right, DEEP, ahead, M // 32, N, b_turned)
        barrier()
        for d1 in range(DEEP, 2 * DEEP, 4):
            multiply(sums, left, right, d1)
    for k2 in range(deep - DEEP, deep - DEEP + min(deep - whole, 1), DEEP):
        barrier()
        read(ahead, 0, a, a_row, a_column, k2, M, not a_turned)
        read(ahead, M // 32, b, b_row, b_column, k2, N, b_turned)
        write(left, 0, ahead, 0, M, not a_turned)
        write(right, 0, ahead, M // 32, N, b_turned)
        barrier()
        multiply(sums, left, right, 4)
    for i in unroll(range(ROWS)):
        for e in unroll(range(2)):
            at = row + lid(0) * (16 * ROWS) + lid(1) + 16 * i + 8 * e
            for j in unroll(range(COLUMNS)):
                for h in unroll(range(2)):
                    if is_batch:
                        if at < m:
                            c[q * m + at, column + lid(2) * 2 + 8 * j + h] = sums[i, j, 2 * e + h]
                    else:
                        c[at, column + lid(2) * 2 + 8 * j + h] = sums[i, j, 2 * e + h]
