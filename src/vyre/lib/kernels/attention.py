# mypy: ignore-errors
# The annotations of kernels are those of the kernel language, which mypy does not know.
"""Attention without the matrix of scores: keys come in blocks of 32, as in FlashAttention (Dao et al., 2022).

For each query, block after block: scores s = scale * sum of fma(q[d], k[d], sum) over d in order;
m' = max(m, s); p = exp(s - m'); total = total * exp(m - m') + the sum of p by halves; out = out * exp(m -
m'), then fma(p[j], v[j], out) for j in order. At the end out / total.
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
    i32,
    kernel,
    lid,
    local,
    shared,
    subgroup_add,
    subgroup_broadcast,
    subgroup_lane,
    subgroup_max,
    unroll,
    wid,
)  # fmt: skip
from vyre.run.kernel import once

KEYS = 32
NEGATIVE = float("-inf")
SPARE = 24  # words: registers are bounded by twice the words of local arrays, and loads need some too


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
        for r in unroll(range(ROWS)):
            top[r] = A(NEGATIVE)
        limit = min(m, row + ROWS) if is_causal else m
        for start in range(0, limit, KEYS):
            scores = local(A, ROWS)
            weights = local(A, ROWS)
            for d in range(k.shape[1]):
                key = A(k[which, d, start + lid()])
                for r in unroll(range(ROWS)):
                    scores[r] = fma(A(q[which, row + r, d]), key, scores[r])
            for r in unroll(range(ROWS)):
                j = start + lid()
                is_seen = j < m and (not is_causal or j <= row + r)
                s = scores[r] * scale if is_seen else A(NEGATIVE)
                most = max(top[r], subgroup_max(s))
                p = exp(s - most)
                weights[r] = p
                faded = exp(top[r] - most)
                total[r] = total[r] * faded + subgroup_add(p)
                top[r] = most
                for c in unroll(range(strips)):
                    out[r * strips + c] *= faded
            for j in range(min(KEYS, limit - start)):
                for c in unroll(range(strips)):
                    value = A(v[which, start + j, c * KEYS + lid()])
                    for r in unroll(range(ROWS)):
                        out[r * strips + c] = fma(
                            subgroup_broadcast(weights[r], j), value, out[r * strips + c]
                        )
        for r in unroll(range(ROWS)):
            for c in unroll(range(strips)):
                if row + r < n:
                    y[which * n + row + r, c * KEYS + lid()] = T(out[r * strips + c] / total[r])

    return attend


@cache
def tile_form(DEEP, WIDE, ROWS):
    """8 subgroups of ROWS queries each; q, k and v of DEEP and WIDE columns are held in shared memory."""
    STRIPS = WIDE // KEYS

    @once
    @kernel(workgroup=256)
    def attend_tiles(
        q: Buf[T, 2], k: Buf[T, 2], v: Buf[T, 2], y: Out[T, "tall", "wide"], tall: i32, wide: i32, n: i32,
        m: i32, deep: i32, blocks: i32, scale: A, T: Const[dtype], A: Const[dtype], is_causal: Const[bool],
    ):  # fmt: skip
        queries = shared(A, (8 * ROWS, DEEP))
        keys = shared(A, (KEYS, DEEP + 4))  # rows begin in different banks, and at 16 bytes
        held = shared(A, (KEYS, WIDE))
        weights = shared(A, (8 * ROWS, KEYS))
        lane, own = subgroup_lane(), lid() // 32 * ROWS
        which, first = wid() // blocks, wid() % blocks * (8 * ROWS)
        top = local(A, ROWS)
        total = local(A, ROWS)
        out = local(A, ROWS * STRIPS + SPARE)
        for r in unroll(range(ROWS)):
            top[r] = A(NEGATIVE)
        for e in range(lid(), 8 * ROWS * DEEP, 256):
            i, d = e // DEEP, e % DEEP
            queries[i, d] = A(q[which * n + first + i, d]) if first + i < n else A(0)
        limit = min(m, first + 8 * ROWS) if is_causal else m
        for start in range(0, limit, KEYS):
            barrier()
            for e in range(lid(), KEYS * DEEP, 256):
                j, d = e // DEEP, e % DEEP
                keys[j, d] = A(k[which * m + start + j, d]) if start + j < m else A(0)
            for e in range(lid(), KEYS * WIDE, 256):
                j, c = e // WIDE, e % WIDE
                held[j, c] = A(v[which * m + start + j, c]) if start + j < m else A(0)
            barrier()
            scores = local(A, ROWS)
            for d in range(0, DEEP, 4):  # beyond `deep` both are 0, which leaves the sums as they are
                for e in unroll(range(4)):
                    for r in unroll(range(ROWS)):
                        scores[r] = fma(queries[own + r, d + e], keys[lane, d + e], scores[r])
            for r in unroll(range(ROWS)):
                j = start + lane
                is_seen = j < m and (not is_causal or j <= first + own + r)
                s = scores[r] * scale if is_seen else A(NEGATIVE)
                most = max(top[r], subgroup_max(s))
                p = exp(s - most)
                weights[own + r, lane] = p
                faded = exp(top[r] - most)
                total[r] = total[r] * faded + subgroup_add(p)
                top[r] = most
                for c in unroll(range(STRIPS)):
                    out[r * STRIPS + c] *= faded
            barrier()
            last = min(KEYS, limit - start)
            whole = last // 4 * 4
            for j in range(0, whole, 4):
                for e in unroll(range(4)):
                    for c in unroll(range(STRIPS)):
                        value = held[j + e, c * KEYS + lane]
                        for r in unroll(range(ROWS)):
                            out[r * STRIPS + c] = fma(weights[own + r, j + e], value, out[r * STRIPS + c])
            for j in range(whole, last):
                for c in unroll(range(STRIPS)):
                    value = held[j, c * KEYS + lane]
                    for r in unroll(range(ROWS)):
                        out[r * STRIPS + c] = fma(weights[own + r, j], value, out[r * STRIPS + c])
        for r in unroll(range(ROWS)):
            for c in unroll(range(STRIPS)):
                if first + own + r < n:
                    y[which * n + first + own + r, c * KEYS + lane] = T(out[r * STRIPS + c] / total[r])

    return attend_tiles
