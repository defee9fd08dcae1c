# mypy: ignore-errors
# The annotations of kernels are those of the kernel language, which mypy does not know.
"""Matrix products by tiles, on devices that multiply small matrices by one instruction.

A word is neighbours along the sum: two of f16 and bf16, four of 8-bit integers. Two tiles of each operand are
in shared memory: while one is multiplied, the next is on its way in registers. Sums are made in groups of 16
from the first, each added by one step as ops/matrix.py defines it; zeros that fill the last group change
nothing, if both operands have them.
"""

from __future__ import annotations

from functools import cache

from vyre import (
    Buf,
    Const,
    Out,
    barrier,
    bits,
    dtype,
    func,
    gid,
    i32,
    kernel,
    lid,
    local,
    shared,
    u16,
    u32,
    unroll,
    wid,
)  # fmt: skip
from vyre.run.kernel import once

STEP = 8  # words along the sum of one instruction
WORDS = 2 * STEP  # of a tile


@kernel
def packed(
    x: Buf[T, 2], y: Out[u32, "tall", "words"], tall: i32, words: i32, deep: i32, size: i32, wide: i32,
    T: Const[dtype], each: Const[int], is_across: Const[bool],
):  # fmt: skip
    """The words, of `each` elements, of a batch of matrices of `size` rows, or columns if the sum is across
    rows; in `wide` rows for each matrix. Elements beyond the ends are 0.
    """
    i, k = gid(0), gid(1) * each
    q, r = i // wide, i % wide
    word = u32(0)
    for e in unroll(range(each)):
        if k + e < deep and r < size:
            value = x[q * deep + (k + e), r] if is_across else x[q * size + r, k + e]
            word |= u32(bits(value, fast=True)) << (e * (32 // each))
    y[i, gid(1)] = word


@kernel
def cropped(x: Buf[T, 2], y: Out[T, "tall", "n"], tall: i32, n: i32, T: Const[dtype]):
    """The first n columns."""
    y[gid(0), gid(1)] = x[gid(0), gid(1)]


@cache
def core_form(mma, A, DOWN, RIGHT, TALL, WIDE):
    """The kernel whose workgroups are DOWN by RIGHT subgroups, each with TALL by WIDE squares of 16 by 8
    elements. mma: the instruction, and A the type of its sums.
    """
    M, N, WARPS = 16 * TALL * DOWN, 8 * WIDE * RIGHT, DOWN * RIGHT
    A_EACH, B_EACH = min(M // 32, 4), min(N // 32, 4)  # columns that an invocation reads
    OF_A, BOTH = M * WORDS // (32 * WARPS), (M + N) * WORDS // (32 * WARPS)  # words that it reads ahead

    @func
    def down():
        """The first row of this subgroup; by a mask, so that it is seen to be inside the tile."""
        return (lid(0) & WARPS - RIGHT) * (16 * TALL // RIGHT)

    @func
    def along():
        return (lid(0) & RIGHT - 1) * (8 * WIDE)

    @func
    def read(ahead, halves, base, x, row, column, k, size, each, is_across, is_packed):
        """Read this invocation's share of the tile of x at word k: words of one of `size` rows, or those of
        some columns from two rows. Halves of words are joined only when they have arrived: in `write`.
        """
        r, u, v = lid(0), lid(1), lid(2)
        for g in unroll(range(size * WORDS // (32 * WARPS * each))):
            for e in unroll(range(each)):
                at = base + g * each + e
                if is_across:
                    w = k + r + g % (WORDS // WARPS) * WARPS
                    j = column + u * (4 * each) + v * each + g // (WORDS // WARPS) * (32 * each) + e
                    halves[at, 0] = bits(x[row + 2 * w, j], fast=True)
                    halves[at, 1] = bits(x[row + 2 * w + 1, j], fast=True)
                else:
                    i, w = row + r * 8 + u + g * (8 * WARPS), k + v * 4 + e
                    if is_packed:
                        ahead[at] = x[i, w]
                    else:
                        halves[at, 0] = bits(x[i, 2 * w], fast=True)
                        halves[at, 1] = bits(x[i, 2 * w + 1], fast=True)

    @func
    def write(tile, k, ahead, halves, base, size, each, is_across, is_packed):
        r, u, v = lid(0), lid(1), lid(2)
        for g in unroll(range(size * WORDS // (32 * WARPS * each))):
            for e in unroll(range(each)):
                at = base + g * each + e
                word = ahead[at] if is_packed else u32(halves[at, 0]) | u32(halves[at, 1]) << 16
                if is_across:
                    w = (k & WORDS) + r + g % (WORDS // WARPS) * WARPS
                    tile[w, u * (4 * each) + v * each + g // (WORDS // WARPS) * (32 * each) + e, 0] = word
                else:
                    tile[(k // 4 & WORDS // 4) + v, r * 8 + u + g * (8 * WARPS), e] = word

    @func
    def word_of(tile, k, at, i, is_across):
        """The word of this lane in row i of the tile at k, among the 4 words from `at` on."""
        if is_across:
            return tile[(k & WORDS) + (at + lid(2)), i, 0]
        return tile[(k // 4 & WORDS // 4) + at // 4, i, lid(2)]

    @func
    def multiply(sums, left, right, k, a_across, b_across):
        x = local(u32, (TALL, 4))
        y = local(u32, (WIDE, 2))
        for s in unroll(range(2)):
            for i in unroll(range(TALL)):
                for e in unroll(range(4)):
                    at = down() + i * 16 + e % 2 * 8 + lid(1)
                    x[i, e] = word_of(left, k, s * STEP + e // 2 * 4, at, a_across)
            for j in unroll(range(WIDE)):
                for e in unroll(range(2)):
                    y[j, e] = word_of(right, k, s * STEP + e * 4, along() + j * 8 + lid(1), b_across)
            for i in unroll(range(TALL)):
                for j in unroll(range(WIDE)):
                    c0, c1, c2, c3 = sums[i, j, 0], sums[i, j, 1], sums[i, j, 2], sums[i, j, 3]
                    for part in unroll(range(4)):
                        sums[i, j, part] = mma(
                            c0, c1, c2, c3, x[i, 0], x[i, 1], x[i, 2], x[i, 3], y[j, 0], y[j, 1], part
                        )

    @func
    def store(c, sums, first, row, column, m, Y, is_batch):
        for i in unroll(range(TALL)):
            for e in unroll(range(2)):
                at = row + i * 16 + e * 8 + lid(1)
                for j in unroll(range(WIDE)):
                    for h in unroll(range(2)):
                        if is_batch:
                            if at < m:
                                c[first + at, column + j * 8 + lid(2) * 2 + h] = Y(sums[i, j, 2 * e + h])
                        else:
                            c[at, column + j * 8 + lid(2) * 2 + h] = Y(sums[i, j, 2 * e + h])

    @once
    @kernel(workgroup=(WARPS, 8, 4))
    def by_cores(
        a: Buf[S, 2], b: Buf[T, 2], c: Out[Y, "tall", "n"], tall: i32, m: i32, n: i32, words: i32,
        S: Const[dtype], T: Const[dtype], Y: Const[dtype], a_across: Const[bool], b_across: Const[bool],
        a_packed: Const[bool], b_packed: Const[bool],
        group: Const[int], a_step: Const[int], b_step: Const[int], is_batch: Const[bool],
        row_step: Const[int], column_step: Const[int],
    ):  # fmt: skip
        """`words` of a sum are a multiple of 16. Tiles at the ends begin early, as in `tiles`."""
        left = shared(u32, (2 * WORDS, M + 8, 1) if a_across else (WORDS // 2, M + 2, 4))
        right = shared(u32, (2 * WORDS, N + 8, 1) if b_across else (WORDS // 2, N + 2, 4))
        ahead = local(u32, BOTH)
        halves = local(u16, (BOTH, 2))
        sums = local(A, (TALL, WIDE, 4))
        q = wid(0) if is_batch else 0
        row = max(min((wid(1) if is_batch else wid(0) * group + wid(2)) * M, m - M), 0) // row_step * row_step
        column = max(min((wid(2) if is_batch else wid(1)) * N, n - N), 0) // column_step * column_step
        first = q * (a_step * (2 * words if a_across else m)) if is_batch else 0
        start = q * (b_step * (2 * words if b_across else n)) if is_batch else 0
        a_row, a_column = first if a_across else first + row, row if a_across else 0
        b_row, b_column = start if b_across else start + column, column if b_across else 0
        a_each = A_EACH if a_across else 4
        b_each = B_EACH if b_across else 4
        read(ahead, halves, 0, a, a_row, a_column, 0, M, a_each, a_across, a_packed)
        read(ahead, halves, OF_A, b, b_row, b_column, 0, N, b_each, b_across, b_packed)
        write(left, 0, ahead, halves, 0, M, a_each, a_across, a_packed)
        write(right, 0, ahead, halves, OF_A, N, b_each, b_across, b_packed)
        barrier()
        for k in range(WORDS, words, WORDS):
            read(ahead, halves, 0, a, a_row, a_column, k, M, a_each, a_across, a_packed)
            read(ahead, halves, OF_A, b, b_row, b_column, k, N, b_each, b_across, b_packed)
            multiply(sums, left, right, k - WORDS, a_across, b_across)
            write(left, k, ahead, halves, 0, M, a_each, a_across, a_packed)
            write(right, k, ahead, halves, OF_A, N, b_each, b_across, b_packed)
            barrier()
        multiply(sums, left, right, words - WORDS, a_across, b_across)
        for d in range(DOWN):  # loops, whose variables are seen to keep c's index inside it
            for r in range(RIGHT):
                if lid(0) == d * RIGHT + r:
                    store(c, sums, q * m, row + d * (16 * TALL), column + r * (8 * WIDE), m, Y, is_batch)

    return by_cores
