# mypy: ignore-errors
# The annotations of kernels are those of the kernel language, which mypy does not know.
"""Matrix products by tiles so large that a GPU's copies and products of whole tiles pay.

The kernel is plain: every subgroup reads its 16 rows of a and all columns of b from memory, word by word, and
multiplies them in groups of 16. `lower/tile_products.py` recognises the loop, and on sm_90a copies and
multiplies tiles of the whole workgroup instead.
"""

from __future__ import annotations

from functools import cache

from vyre import Buf, Const, Out, bits, dtype, func, gid, i32, kernel, lid, local, u32, unroll, wid
from vyre.run.kernel import once

SPAN = 128  # bytes of a tile along the sum


@kernel
def padded(
    x: Buf[T, 2], y: Out[T, "tall", "long"], tall: i32, long: i32, deep: i32, size: i32, T: Const[dtype],
    is_across: Const[bool],
):  # fmt: skip
    """A batch of matrices of `size` rows, or columns if the sum is across rows, as rows of `long` elements,
    which are 0 from `deep` on.
    """
    i, k = gid(0), gid(1)
    value = T(0)
    if k < deep:
        value = x[i // size * deep + k, i % size] if is_across else x[i, k]
    y[i, k] = value


@cache
def wide_form(mma, A, DOWN, WIDE):
    """The kernel whose workgroups are DOWN subgroups, each of 16 rows and WIDE times 8 columns. mma: the
    instruction, and A the type of its sums.
    """
    M, N = 16 * DOWN, 8 * WIDE

    @func
    def word(x, at, i, k, each, is_across):
        """`each` neighbours along the sum: of row i, or of column i if the sum is across rows."""
        joined = u32(0)
        for e in unroll(range(each)):
            value = x[at + (k + e), i] if is_across else x[at + i, k + e]
            joined |= u32(bits(value, fast=True)) << (e * (32 // each))
        return joined

    @once
    @kernel(workgroup=(DOWN, 8, 4))
    def by_wide_tiles(
        a: Buf[T, 2], b: Buf[T, 2], c: Out[Y, "tall", "wide"], tall: i32, wide: i32, m: i32, n: i32,
        deep: i32, each: Const[int], T: Const[dtype], Y: Const[dtype], a_across: Const[bool],
        b_across: Const[bool], group: Const[int], a_step: Const[int], b_step: Const[int],
        is_batch: Const[bool],
    ):  # fmt: skip
        """The last tile of a sum may be longer than `deep`: the arrays must end there, or have zeros. Results
        have `wide` columns, of which those from n on mean nothing.
        """
        sums = local(A, (WIDE, 4))
        q = wid(0) if is_batch else 0
        row = (wid(1) if is_batch else wid(0) * group + wid(2)) * M
        column = (wid(2) if is_batch else wid(1)) * N
        first = q * (a_step * (deep if a_across else m)) if is_batch else 0
        start = q * (b_step * (deep if b_across else n)) if is_batch else 0
        for k in range(0, deep, 32 * each):
            for s in range(0, 32 * each, 8 * each):
                x = local(u32, 4)
                for e in unroll(range(4)):
                    i = row + lid(0) * 16 + e % 2 * 8 + lid(1)
                    x[e] = word(a, first, i, k + s + (lid(2) + e // 2 * 4) * each, each, a_across)
                for j in unroll(range(WIDE)):
                    y0 = word(b, start, column + j * 8 + lid(1), k + s + lid(2) * each, each, b_across)
                    y1 = word(b, start, column + j * 8 + lid(1), k + s + (lid(2) + 4) * each, each, b_across)
                    c0, c1, c2, c3 = sums[j, 0], sums[j, 1], sums[j, 2], sums[j, 3]
                    for part in unroll(range(4)):
                        sums[j, part] = mma(c0, c1, c2, c3, x[0], x[1], x[2], x[3], y0, y1, part)
        for e in unroll(range(2)):
            at = row + lid(0) * 16 + e * 8 + lid(1)
            for j in unroll(range(WIDE)):
                for h in unroll(range(2)):
                    if is_batch:
                        if at < m:
                            c[q * m + at, column + j * 8 + lid(2) * 2 + h] = Y(sums[j, 2 * e + h])
                    else:
                        c[at, column + j * 8 + lid(2) * 2 + h] = Y(sums[j, 2 * e + h])

    return by_wide_tiles
