# mypy: ignore-errors
# The annotations of kernels are those of the kernel language, which mypy does not know.
"""Attention without the matrix of scores: keys come in blocks of 32, as in FlashAttention (Dao et al., 2022).

For each query, block after block: scores s = scale * sum of fma(q[d], k[d], sum) over d in order;
m' = max(m, s); p = exp(s - m'); total = total * exp(m - m') + the sum of p by halves; out = out * exp(m -
m'), then fma(p[j], v[j], out) for j in order; keys that a query does not see are left out. At the end
out / total.
"""

from __future__ import annotations

from functools import cache

from vyre import (
    Buf,
    Const,
    Out,
    barrier,
    dtype,
    exp,
    fma,
    func,
    i32,
    kernel,
    lid,
    local,
    shared,
    subgroup_add,
    subgroup_max,
    subgroup_shuffle_xor,
    unroll,
    wid,
)  # fmt: skip
from vyre.run.kernel import once

KEYS = 32
NEGATIVE = float("-inf")


@cache
def strip_form(ROWS):
    """A subgroup for ROWS queries; k is transposed, so that lanes are keys and then columns of v."""

    @once
    @kernel(workgroup=KEYS)
    def attend(
        q: Buf[T, 3], k: Buf[T, 3], v: Buf[T, 3], y: Out[T, "tall", "wide"], tall: i32, wide: i32, n: i32,
        m: i32, deep: i32, blocks: i32, scale: A, T: Const[dtype], A: Const[dtype], strips: Const[int],
        is_causal: Const[bool],
    ):  # fmt: skip
        which, row = wid() // blocks, wid() % blocks * ROWS
        top = local(A, ROWS)
        total = local(A, ROWS)
        out = local(A, ROWS * strips)
        weights = shared(A, (ROWS, KEYS))
        for r in unroll(range(ROWS)):
            top[r] = A(NEGATIVE)
        limit = min(m, row + ROWS) if is_causal else m
        for start in range(0, limit, KEYS):
            scores = local(A, ROWS)
            for d in range(k.shape[1]):
                key = A(k[which, d, start + lid()])
                for r in unroll(range(ROWS)):
                    scores[r] = fma(A(q[which, row + r, d]), key, scores[r])
            for r in unroll(range(ROWS)):
                own = start + lid()
                is_seen = own < m and (not is_causal or own <= row + r)
                s = scores[r] * scale if is_seen else A(NEGATIVE)
                most = max(top[r], subgroup_max(s))
                p = exp(s - most)
                weights[r, lid()] = p
                faded = exp(top[r] - most)
                total[r] = total[r] * faded + subgroup_add(p)
                top[r] = most
                for c in unroll(range(strips)):
                    out[r * strips + c] *= faded
            barrier()
            if not is_causal or start + KEYS <= row + 1:
                for j in range(start, min(start + KEYS, limit)):
                    for c in unroll(range(strips)):
                        value = A(v[which, j, c * KEYS + lid()])
                        for r in unroll(range(ROWS)):
                            out[r * strips + c] = fma(weights[r, j - start], value, out[r * strips + c])
            else:
                for i in range(start, min(start + KEYS, limit)):
                    for c in unroll(range(strips)):
                        element = A(v[which, i, c * KEYS + lid()])
                        for r in unroll(range(ROWS)):  # what a query does not see may be no number
                            sum = fma(weights[r, i - start], element, out[r * strips + c])
                            out[r * strips + c] = sum if i <= row + r else out[r * strips + c]
            barrier()
        for r in unroll(range(ROWS)):
            for c in unroll(range(strips)):
                if row + r < n:
                    y[which * n + row + r, c * KEYS + lid()] = T(out[r * strips + c] / total[r])

    return attend


def tile_words(columns: int, rows: int) -> int:
    """The words of shared memory of a `tile_form` with this number of columns and rows."""
    return 8 * rows * (columns + 4 + KEYS + 8) + KEYS * (2 * columns + 4)


@cache
def tile_form(DEEP, WIDE, ROWS):
    """8 groups of 8 invocations and ROWS queries each; q, k and v are held in shared memory.

    Each invocation has the scores of 4 keys, 8 apart, for the queries of its group, and then 4 neighbours of
    each 32 columns of their sums. Rows of shared arrays begin in different banks, and at 16 bytes.
    """
    STRIPS = WIDE // KEYS
    OWN = STRIPS * 4  # columns of an invocation
    EACH = KEYS // 8  # keys of an invocation
    TALL = 8 * ROWS

    @func
    def joined(value, is_sum):
        """The maximum, or the sum by halves, of what the invocations of a group have."""
        for s in unroll(range(3)):
            other = subgroup_shuffle_xor(value, 4 >> s)
            value = value + other if is_sum else max(value, other)
        return value

    @func
    def fill(tile, x, which, start, rows, last, size, is_whole, A):
        """Copy rows of x from `start` on; those after the last one are not used."""
        for g in unroll(range(rows // 8)):
            for h in unroll(range(size // 32)):
                for c in unroll(range(4)):
                    i, d = lid(0) + 8 * g, lid(1) * 4 + 32 * h + c
                    tile[i, d] = A(x[which, start + i if is_whole else min(start + i, last), d])

    @func
    def score(queries, keys, scores):
        for d in range(0, DEEP, 4):  # beyond the columns both are 0, which leaves the sums as they are
            for e in unroll(range(4)):
                for r in unroll(range(ROWS)):
                    for c in unroll(range(EACH)):
                        scores[r * EACH + c] = fma(
                            queries[lid(0) + 8 * r, d + e], keys[lid(1) + 8 * c, d + e], scores[r * EACH + c]
                        )

    @func
    def weigh(scores, weights, top, total, out, scale, A):
        """Make weights of scores, and let the sums fade to the new maximum."""
        for r in unroll(range(ROWS)):
            most = max(
                max(scores[r * EACH], scores[r * EACH + 1]), max(scores[r * EACH + 2], scores[r * EACH + 3])
            )
            most = max(top[r], joined(most, False))
            for c in unroll(range(EACH)):
                scores[r * EACH + c] = exp(scores[r * EACH + c] - most)
                weights[lid(0) + 8 * r, lid(1) + 8 * c] = scores[r * EACH + c]
            part = (scores[r * EACH] + scores[r * EACH + 2]) + (scores[r * EACH + 1] + scores[r * EACH + 3])
            faded = exp(top[r] - most)
            total[r] = total[r] * faded + joined(part, True)
            top[r] = most
            for c in unroll(range(OWN)):
                out[r * OWN + c] *= faded

    @once
    @kernel(workgroup=(8, 8))
    def attend_tiles(
        q: Buf[T, 3], k: Buf[T, 3], v: Buf[T, 3], y: Out[T, "batch", "n", "wide"], batch: i32, n: i32,
        wide: i32, m: i32, scale: A, T: Const[dtype], A: Const[dtype], is_causal: Const[bool],
    ):  # fmt: skip
        """The last queries begin early enough to be inside: what two workgroups compute is the same."""
        queries = shared(A, (TALL, DEEP + 4))
        keys = shared(A, (KEYS, DEEP + 4))
        held = shared(A, (KEYS, WIDE))
        weights = shared(A, (TALL, KEYS + 8))
        which, first = wid(1), max(min(wid(0) * TALL, n - TALL), 0)
        top = local(A, ROWS)
        total = local(A, ROWS)
        out = local(A, ROWS * OWN)
        for r in unroll(range(ROWS)):
            top[r] = A(NEGATIVE)
        fill(queries, q, which, first, TALL, 0, DEEP, True, A)
        limit = min(m, first + TALL) if is_causal else m
        whole = (min(m, first + 1) if is_causal else m) // KEYS * KEYS  # keys in blocks that all queries see
        for start in range(0, whole, KEYS):
            barrier()
            fill(keys, k, which, start, KEYS, 0, DEEP, True, A)
            fill(held, v, which, start, KEYS, 0, WIDE, True, A)
            barrier()
            scores = local(A, ROWS * EACH)
            score(queries, keys, scores)
            for r in unroll(range(ROWS * EACH)):
                scores[r] *= scale
            weigh(scores, weights, top, total, out, scale, A)
            barrier()
            for j in range(0, KEYS, 4):
                for e in unroll(range(4)):
                    for c in unroll(range(OWN)):
                        for r in unroll(range(ROWS)):
                            value = held[j + e, c // 4 * KEYS + lid(1) * 4 + c % 4]
                            out[r * OWN + c] = fma(weights[lid(0) + 8 * r, j + e], value, out[r * OWN + c])
        for begin in range(whole, limit, KEYS):
            barrier()
            fill(keys, k, which, begin, KEYS, m - 1, DEEP, False, A)
            fill(held, v, which, begin, KEYS, m - 1, WIDE, False, A)
            barrier()
            some = local(A, ROWS * EACH)
            score(queries, keys, some)
            for r in unroll(range(ROWS)):
                for c in unroll(range(EACH)):
                    at = begin + lid(1) + 8 * c
                    is_known = at < m and (not is_causal or at <= first + lid(0) + 8 * r)
                    some[r * EACH + c] = some[r * EACH + c] * scale if is_known else A(NEGATIVE)
            weigh(some, weights, top, total, out, scale, A)
            barrier()
            for i in range(min(KEYS, limit - begin)):
                for r in unroll(range(ROWS)):
                    is_seen = not is_causal or begin + i <= first + lid(0) + 8 * r
                    for c in unroll(range(OWN)):  # what a query does not see may be no number
                        element = held[i, c // 4 * KEYS + lid(1) * 4 + c % 4]
                        sum = fma(weights[lid(0) + 8 * r, i], element, out[r * OWN + c])
                        out[r * OWN + c] = sum if is_seen else out[r * OWN + c]
        for r in unroll(range(ROWS)):
            for c in unroll(range(OWN)):
                y[which, first + lid(0) + 8 * r, c // 4 * KEYS + lid(1) * 4 + c % 4] = T(
                    out[r * OWN + c] / total[r]
                )

    return attend_tiles
