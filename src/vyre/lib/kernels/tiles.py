# mypy: ignore-errors
# The annotations of kernels are those of the kernel language, which mypy does not know.
"""Matrix products by tiles in shared memory, for devices whose workgroups are many threads.

An invocation has a square of sums in registers. Two tiles of each operand are in shared memory: while one is
multiplied, half of the next one of `a` and then of `b` is on its way, in registers. Each element of c is
fma(a[i, k], b[k, j], sum) for k = 0, 1, 2, ..., and nothing is added beyond the last k: 0 * 0 would change
a sum of -0.
"""

from __future__ import annotations

from functools import cache

from vyre import (
    Buf,
    Const,
    Out,
    barrier,
    dtype,
    fma,
    func,
    i32,
    kernel,
    lid,
    local,
    shared,
    unroll,
    wid,
)  # fmt: skip
from vyre.run.kernel import total

DEEP = 16  # columns of a and rows of b of one tile
HALF = 8  # of them that are multiplied between two requests for the next tile


@func
def plus_product(a, b, total, is_float):
    return fma(a, b, total) if is_float else total + a * b


@func
def left_of(a, start, i, k, is_turned):
    """a[i, k] of the product whose matrix begins at row `start`."""
    return a[start + k, i] if is_turned else a[start + i, k]


@func
def right_of(b, start, k, j, is_turned):
    return b[start + j, k] if is_turned else b[start + k, j]


@cache
def tile_form(R, C, G, H, LATE):
    """The kernel whose workgroups are R by C invocations with 4 * G by 4 * H elements of c each.

    LATE: 1 if the next tile of b is read only when that of a is stored, which takes fewer registers; else 0.
    """
    M, N = 4 * R * G, 4 * C * H
    AHEAD = M * DEEP // (4 * R * C)  # vectors of a tile of a that an invocation reads ahead
    B_AHEAD = 0 if LATE else AHEAD  # where those of b are

    @func
    def read(ahead, base, x, row, column, k, size, is_along):
        """Read this invocation's share of the tile of x at k: `size` rows of DEEP columns if the sum
        `is_along` rows, else DEEP rows of `size` columns.
        """
        r, u, v = lid(0), lid(1), lid(2)
        for g in unroll(range(size * DEEP // (4 * R * C))):
            for e in unroll(range(4)):
                if is_along:
                    ahead[base + g, e] = x[row + r * (C // 4) + u + R * C // 4 * g, column + k + v * 4 + e]
                elif size < 4 * C:
                    t = r * C + u * 4 + v
                    i = row + k + t // (size // 4) + R * C // (size // 4) * g
                    ahead[base + g, e] = x[i, column + t % (size // 4) * 4 + e]
                else:
                    j = column + u * 16 + v * 4 + g // (DEEP // R) * (4 * C) + e
                    ahead[base + g, e] = x[row + k + r + g % (DEEP // R) * R, j]

    @func
    def write(tile, at, ahead, base, size, is_along):
        r, u, v = lid(0), lid(1), lid(2)
        for g in unroll(range(size * DEEP // (4 * R * C))):
            for e in unroll(range(4)):
                if is_along:
                    tile[at + v * 4 + e, r * (C // 4) + u + R * C // 4 * g] = ahead[base + g, e]
                elif size < 4 * C:  # invocations in a row of the tile, and further rows
                    t = r * C + u * 4 + v
                    i = t // (size // 4) + R * C // (size // 4) * g
                    tile[at + i, t % (size // 4) * 4 + e] = ahead[base + g, e]
                else:
                    j = u * 16 + v * 4 + g // (DEEP // R) * (4 * C) + e
                    tile[at + r + g % (DEEP // R) * R, j] = ahead[base + g, e]

    @func
    def pick(x, y, slot, left, right, d, A):
        """Take the rows d of both tiles that this invocation multiplies."""
        for g in unroll(range(G)):
            for e in unroll(range(4)):
                x[slot, g * 4 + e] = A(left[d, lid(0) * 4 + 4 * R * g + e])
        for h in unroll(range(H)):
            for e in unroll(range(4)):
                y[slot, h * 4 + e] = A(right[d, lid(1) * 16 + lid(2) * 4 + 4 * C * h + e])

    @func
    def multiply(sums, x, y, slot, is_float):
        """Back and forth along the rows: the operand at their end is used twice in turn."""
        for i in unroll(range(0, 4 * G, 2)):
            for j in unroll(range(4 * H)):
                sums[i, j] = plus_product(x[slot, i], y[slot, j], sums[i, j], is_float)
            for j in unroll(range(4 * H - 1, -1, -1)):
                sums[i + 1, j] = plus_product(x[slot, i + 1], y[slot, j], sums[i + 1, j], is_float)

    @total  # and no map follows its stores, which take all registers
    @kernel(workgroup=(R, C // 4, 4))
    def by_tiles(
        a: Buf[T, 2], b: Buf[T, 2], c: Out[Y, "tall", "n"], tall: i32, m: i32, n: i32, deep: i32,
        T: Const[dtype], A: Const[dtype], Y: Const[dtype], a_turned: Const[bool], b_turned: Const[bool],
        is_float: Const[bool], group: Const[int], a_step: Const[int], b_step: Const[int],
        is_batch: Const[bool], step: Const[int],
    ):  # fmt: skip
        """Workgroups go down `group` tiles before they go right, so that those that run at a time read few
        tiles; in a batch they do not. The last tiles of a row or column begin early enough to be inside c:
        what two workgroups compute is the same. The last tile of a sum begins early too, and is read from
        where the one before ended. `step`: 4 if n is a multiple of it, so that all tiles are aligned; else 1.
        """
        left = shared(T, (2 * DEEP, M if a_turned else M + 4))  # so that few lanes write to one bank
        right = shared(T, (2 * DEEP, N + 4 if b_turned else N))
        ahead = local(T, (max(AHEAD, B_AHEAD + N * DEEP // (4 * R * C)), 4))
        x = local(A, (2, 4 * G))
        y = local(A, (2, 4 * H))
        sums = local(A, (4 * G, 4 * H))
        q = wid(0) if is_batch else 0
        row = max(min((wid(1) if is_batch else wid(0) * group + wid(2)) * M, m - M), 0)
        column = max(min((wid(2) if is_batch else wid(1)) * N, n - N), 0) // step * step
        first = q * (a_step * (deep if a_turned else m)) if is_batch else 0
        start = q * (b_step * (n if b_turned else deep)) if is_batch else 0
        a_row, a_column = first if a_turned else first + row, row if a_turned else 0
        b_row, b_column = start + column if b_turned else start, 0 if b_turned else column
        whole = deep // DEEP * DEEP
        if deep >= DEEP:
            read(ahead, 0, a, a_row, a_column, 0, M, not a_turned)
            write(left, 0, ahead, 0, M, not a_turned)
            read(ahead, B_AHEAD, b, b_row, b_column, 0, N, b_turned)
            write(right, 0, ahead, B_AHEAD, N, b_turned)
            barrier()
            for k in range(DEEP, whole - 2 * DEEP + 1, 2 * DEEP):
                for p in range(2):
                    k1, to = k + p * DEEP, DEEP - p * DEEP
                    for half in range(2):
                        if half == 0:
                            read(ahead, 0, a, a_row, a_column, k1, M, not a_turned)
                            if not LATE:
                                read(ahead, B_AHEAD, b, b_row, b_column, k1, N, b_turned)
                        elif LATE:
                            read(ahead, 0, b, b_row, b_column, k1, N, b_turned)
                        at = p * DEEP + half * HALF
                        pick(x, y, 0, left, right, at, A)
                        for d in unroll(range(HALF)):
                            if d + 1 < HALF:
                                pick(x, y, 1 - d % 2, left, right, at + d + 1, A)
                            multiply(sums, x, y, d % 2, is_float)
                        if half == 0:
                            if LATE:
                                write(left, to, ahead, 0, M, not a_turned)
                        else:
                            if not LATE:
                                write(left, to, ahead, 0, M, not a_turned)
                            write(right, to, ahead, B_AHEAD, N, b_turned)
                    barrier()
            for d1 in range(DEEP):
                pick(x, y, 0, left, right, d1, A)
                multiply(sums, x, y, 0, is_float)
            for k2 in range(whole - DEEP, whole - whole // DEEP % 2 * DEEP, DEEP):
                read(ahead, 0, a, a_row, a_column, k2, M, not a_turned)
                write(left, DEEP, ahead, 0, M, not a_turned)
                read(ahead, B_AHEAD, b, b_row, b_column, k2, N, b_turned)
                write(right, DEEP, ahead, B_AHEAD, N, b_turned)
                barrier()
                for d2 in range(DEEP, 2 * DEEP):
                    pick(x, y, 0, left, right, d2, A)
                    multiply(sums, x, y, 0, is_float)
            for k3 in range(deep - DEEP, deep - DEEP + min(deep - whole, 1), DEEP):
                barrier()
                read(ahead, 0, a, a_row, a_column, k3, M, not a_turned)
                write(left, 0, ahead, 0, M, not a_turned)
                read(ahead, B_AHEAD, b, b_row, b_column, k3, N, b_turned)
                write(right, 0, ahead, B_AHEAD, N, b_turned)
                barrier()
                for d3 in range(DEEP):
                    if d3 >= DEEP - (deep - whole):
                        pick(x, y, 0, left, right, d3, A)
                        multiply(sums, x, y, 0, is_float)
        else:
            for k4 in range(deep):
                for g in unroll(range(G)):
                    for e in unroll(range(4)):
                        x[0, g * 4 + e] = A(left_of(a, first, row + lid(0) * 4 + 4 * R * g + e, k4, a_turned))
                for h in unroll(range(H)):
                    for e in unroll(range(4)):
                        j4 = column + lid(1) * 16 + lid(2) * 4 + 4 * C * h + e
                        y[0, h * 4 + e] = A(right_of(b, start, k4, j4, b_turned))
                multiply(sums, x, y, 0, is_float)
        for g in unroll(range(G)):
            for e in unroll(range(4)):
                i = row + lid(0) * 4 + 4 * R * g + e
                for j in unroll(range(4 * H)):
                    at_j = column + lid(1) * 16 + lid(2) * 4 + j // 4 * (4 * C) + j % 4
                    if is_batch:
                        if i < m:
                            c[q * m + i, at_j] = Y(sums[g * 4 + e, j])
                    else:
                        c[i, at_j] = Y(sums[g * 4 + e, j])

    return by_tiles
