# mypy: ignore-errors
# The annotations of kernels are those of the kernel language, which mypy does not know.
"""Products of a matrix of a few rows, for devices whose workgroups are many threads.

They take as long as it takes to read the other matrix, if enough of it is on its way at any time. Tiles are
long along the sum: one is multiplied in shared memory, the next one is on its way to registers, and the one
after that is requested. Sums are those of `tiles.py`.
"""

from __future__ import annotations

from functools import cache

from vyre import Buf, Const, Out, barrier, dtype, func, i32, kernel, lid, local, shared, unroll, wid
from vyre.lib.kernels.tiles import plus_product
from vyre.run.kernel import total

DEEP = 128  # of a tile along the sum
COLUMNS = 32
EACH = 4  # rows of an invocation
SUBGROUPS = 4
MOST_SHARED = 72 << 10  # bytes of shared memory of a workgroup


@cache
def thin_form(G):
    """The kernel whose subgroups are G invocations down, 4 or 8, with 4 rows each; workgroups have 32
    columns.
    """
    M, N, WIDE = EACH * G, COLUMNS, 32 // G
    Q = N // (SUBGROUPS * WIDE)  # columns of an invocation
    AT_ONCE = 8 // Q  # steps along the sum whose operands are read before those before are multiplied
    A_AHEAD, B_AHEAD = (size * DEEP // (4 * 32 * SUBGROUPS) for size in (M, N))  # vectors of an invocation

    @func
    def row_of(g, size, is_along):
        """The row of this invocation's vector g in a tile, which has `size` rows of DEEP columns if the sum
        `is_along` rows, else DEEP rows of `size` columns.
        """
        r, four, eight = lid(0), lid(1) if G == 4 else lid(2), lid(2) if G == 4 else lid(1)
        if is_along:
            return eight + 8 * (g // (DEEP // 64))
        return eight + 8 * (r + SUBGROUPS * g) if size == 16 else four + 4 * (r + SUBGROUPS * g)

    @func
    def column_of(g, size, is_along):
        r, four, eight = lid(0), lid(1) if G == 4 else lid(2), lid(2) if G == 4 else lid(1)
        if is_along:
            return four * 4 + 16 * (r + SUBGROUPS * (g % (DEEP // 64)))
        return four * 4 if size == 16 else eight * 4

    @func
    def read(ahead, slot, base, x, row, column, k, size, is_along):
        """Read this invocation's share of the tile of x at k."""
        for g in unroll(range(size * DEEP // (4 * 32 * SUBGROUPS))):
            i, j = row_of(g, size, is_along), column_of(g, size, is_along)
            for e in unroll(range(4)):
                if is_along:
                    ahead[slot, base + g, e] = x[row + i, column + k + j + e]
                else:
                    ahead[slot, base + g, e] = x[row + k + i, column + j + e]

    @func
    def write(tile, at, ahead, slot, base, size, is_along):
        for g in unroll(range(size * DEEP // (4 * 32 * SUBGROUPS))):
            i, j = row_of(g, size, is_along), column_of(g, size, is_along)
            for e in unroll(range(4)):
                if is_along:
                    tile[at + j + e, i] = ahead[slot, base + g, e]
                else:
                    tile[at + i, j + e] = ahead[slot, base + g, e]

    @func
    def pick(x, y, slot, left, right, d, count, A):
        """Take the rows of both tiles from d on that this invocation multiplies."""
        for s in unroll(range(count)):
            for e in unroll(range(EACH)):
                x[slot, s, e] = A(left[d + s, lid(1) * EACH + e])
            for q in unroll(range(Q)):
                y[slot, s, q] = A(right[d + s, lid(0) * (WIDE * Q) + lid(2) * Q + q])

    @func
    def multiply(sums, x, y, slot, count, is_float):
        for s in unroll(range(count)):
            for q in unroll(range(Q)):
                for e in unroll(range(EACH)):
                    sums[e, q] = plus_product(x[slot, s, e], y[slot, s, q], sums[e, q], is_float)

    @func
    def multiply_tile(sums, x, y, left, right, at, A, is_float):
        pick(x, y, 0, left, right, at, AT_ONCE, A)
        for d in range(at, at + DEEP - 2 * AT_ONCE, 2 * AT_ONCE):
            pick(x, y, 1, left, right, d + AT_ONCE, AT_ONCE, A)
            multiply(sums, x, y, 0, AT_ONCE, is_float)
            pick(x, y, 0, left, right, d + 2 * AT_ONCE, AT_ONCE, A)
            multiply(sums, x, y, 1, AT_ONCE, is_float)
        pick(x, y, 1, left, right, at + DEEP - AT_ONCE, AT_ONCE, A)
        multiply(sums, x, y, 0, AT_ONCE, is_float)
        multiply(sums, x, y, 1, AT_ONCE, is_float)

    @total
    @kernel(workgroup=(SUBGROUPS, G, WIDE))
    def by_thin_tiles(
        a: Buf[T, 2], b: Buf[T, 2], c: Out[Y, "tall", "wide"], tall: i32, wide: i32, m: i32, n: i32,
        deep: i32, T: Const[dtype], A: Const[dtype], Y: Const[dtype], a_turned: Const[bool],
        b_turned: Const[bool], is_float: Const[bool], is_swapped: Const[bool], step: Const[int],
    ):  # fmt: skip
        """The product of a, of m rows, with b, of n columns; `deep` is at least 2 * DEEP. `is_swapped`: c is
        the transposed product. The last tiles begin early enough to be inside: what two workgroups compute is
        the same, and of the last tile of a sum only the end is added. `step`: 4 if n is a multiple of it, so
        that all tiles are aligned; else 1.
        """
        left = shared(T, (2 * DEEP, M + 4))  # so that few lanes write to one bank
        right = shared(T, (2 * DEEP, N + 4))
        ahead = local(T, (2, A_AHEAD + B_AHEAD, 4))
        x = local(A, (2, AT_ONCE, EACH))
        y = local(A, (2, AT_ONCE, Q))
        sums = local(A, (EACH, Q))
        row = max(min(wid(1) * M, m - M), 0)
        column = max(min(wid(0) * N, n - N), 0) // step * step
        a_row, a_column = 0 if a_turned else row, row if a_turned else 0
        b_row, b_column = column if b_turned else 0, 0 if b_turned else column
        whole = deep // DEEP * DEEP
        for p in unroll(range(2)):
            read(ahead, p, 0, a, a_row, a_column, p * DEEP, M, not a_turned)
            read(ahead, p, A_AHEAD, b, b_row, b_column, p * DEEP, N, b_turned)
        write(left, 0, ahead, 0, 0, M, not a_turned)
        write(right, 0, ahead, 0, A_AHEAD, N, b_turned)
        barrier()
        for k in range(2 * DEEP, whole - 2 * DEEP + 1, 2 * DEEP):
            for p in unroll(range(2)):
                read(ahead, p, 0, a, a_row, a_column, k + p * DEEP, M, not a_turned)
                read(ahead, p, A_AHEAD, b, b_row, b_column, k + p * DEEP, N, b_turned)
                multiply_tile(sums, x, y, left, right, p * DEEP, A, is_float)
                write(left, DEEP - p * DEEP, ahead, 1 - p, 0, M, not a_turned)
                write(right, DEEP - p * DEEP, ahead, 1 - p, A_AHEAD, N, b_turned)
                barrier()
        for at in range(0, 2 * DEEP, DEEP):
            multiply_tile(sums, x, y, left, right, at, A, is_float)
            if at == 0:
                write(left, DEEP, ahead, 1, 0, M, not a_turned)
                write(right, DEEP, ahead, 1, A_AHEAD, N, b_turned)
            barrier()
        for k2 in range(whole - DEEP, whole - DEEP + whole // DEEP % 2, DEEP):
            read(ahead, 0, 0, a, a_row, a_column, k2, M, not a_turned)
            read(ahead, 0, A_AHEAD, b, b_row, b_column, k2, N, b_turned)
            write(left, 0, ahead, 0, 0, M, not a_turned)
            write(right, 0, ahead, 0, A_AHEAD, N, b_turned)
            barrier()
            for d2 in range(DEEP):
                pick(x, y, 0, left, right, d2, 1, A)
                multiply(sums, x, y, 0, 1, is_float)
        for k3 in range(deep - DEEP, deep - DEEP + min(deep - whole, 1), DEEP):
            barrier()
            read(ahead, 0, 0, a, a_row, a_column, k3, M, not a_turned)
            read(ahead, 0, A_AHEAD, b, b_row, b_column, k3, N, b_turned)
            write(left, 0, ahead, 0, 0, M, not a_turned)
            write(right, 0, ahead, 0, A_AHEAD, N, b_turned)
            barrier()
            for d3 in range(DEEP):
                if d3 >= DEEP - (deep - whole):
                    pick(x, y, 0, left, right, d3, 1, A)
                    multiply(sums, x, y, 0, 1, is_float)
        for e in unroll(range(EACH)):
            for q in unroll(range(Q)):
                i, j = row + lid(1) * EACH + e, column + lid(0) * (WIDE * Q) + lid(2) * Q + q
                if is_swapped:
                    c[j, i] = Y(sums[e, q])
                else:
                    c[i, j] = Y(sums[e, q])

    return by_thin_tiles
