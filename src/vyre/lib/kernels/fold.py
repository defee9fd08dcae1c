# mypy: ignore-errors
# The annotations of kernels are those of the kernel language, which mypy does not know.
"""Folds of (outer, n, inner) along n, in one order on every device (docs/lib.md#orders).

A tile is `lanes * EACH` positions of the axis. Lane l folds positions l, l + lanes, l + 2 * lanes, ... in
order; then lanes are folded by halves, lane l with lane l + lanes / 2. The results of tiles are an axis that
is folded in turn.
"""

from __future__ import annotations

from functools import lru_cache
from types import SimpleNamespace

from vyre import Buf, Const, Out, barrier, dtype, f64, gid, i32, kernel, lid, local, shared, unroll, wid
from vyre.run.kernel import total

GROUP = 256  # invocations of a workgroup
EACH = 32  # elements that a lane folds in order


@lru_cache(256)
def folds(first, op, last):
    """The kernels that fold what `first` makes of elements by `op`, and end with what `last` makes of that.

    `begins` and `ends` say whether this is the first and the last round.
    """

    @total
    @kernel(workgroup=GROUP)
    def fold_whole(
        x: Buf[T], y: Out[R, "m"], m: i32, neutral: A, count: f64,
        T: Const[dtype], A: Const[dtype], R: Const[dtype], begins: Const[bool], ends: Const[bool],
    ):  # fmt: skip
        """All elements of a long array, a tile for each workgroup."""
        parts = shared(A, GROUP)
        n, base = len(x), wid() * (GROUP * EACH) + lid()
        total = neutral
        for k in range(EACH):
            j = base + k * GROUP
            if begins:
                total = op(total, first(x[j], A) if j < n else neutral)
            else:
                total = op(total, x[j] if j < n else neutral)
        parts[lid()] = total
        for s in unroll(range(1, 9)):
            barrier()
            if lid() < GROUP >> s:
                parts[lid()] = op(parts[lid()], parts[lid() + (GROUP >> s)])
        if lid() == 0:
            y[wid()] = R(last(parts[0], count, A)) if ends else parts[0]

    @total
    @kernel(workgroup=GROUP)
    def fold_lanes(
        x: Buf[T], y: Out[R, "m"], m: i32, n: i32, inner: i32, tiles: i32, neutral: A, count: f64,
        T: Const[dtype], A: Const[dtype], R: Const[dtype], lanes: Const[int], is_plain: Const[bool],
        begins: Const[bool], ends: Const[bool],
    ):  # fmt: skip
        """Lanes side by side; `is_plain`: inner is 1, and small tiles share a workgroup."""
        parts = shared(A, GROUP)
        width = lanes if is_plain else lanes * inner
        own = wid() * (GROUP // lanes) + lid() // lanes if is_plain else wid()
        place = lid() % lanes if is_plain else lid()
        tile = own % tiles
        left = (n * inner if own < m else 0) - tile * (EACH * width)
        if not is_plain and place >= width:
            left = 0
        start = own // tiles * (n * inner) + tile * (EACH * width)
        total = neutral
        for k in range(EACH):
            j = place + k * width
            if begins:
                total = op(total, first(x[start + j], A) if j < left else neutral)
            else:
                total = op(total, x[start + j] if j < left else neutral)
        parts[lid()] = total
        for s in unroll(range(1, 9)):
            if lanes >> s > 0:
                barrier()
                half = (lanes >> s) * (1 if is_plain else inner)
                if place < half:
                    parts[lid()] = op(parts[lid()], parts[lid() + half])
        if place < inner and own * inner + place < m * inner:
            y[own * inner + place] = R(last(parts[lid()], count, A)) if ends else parts[lid()]

    @total
    @kernel
    def fold_strips(
        x: Buf[T], y: Out[A, "m", "width"], m: i32, width: i32, n: i32, tiles: i32, neutral: A,
        T: Const[dtype], A: Const[dtype], begins: Const[bool],
    ):  # fmt: skip
        """The lanes of tiles, before they are folded by halves: for devices that have none.

        `n` elements of a row, and `width` of a step of all lanes, count those between neighbours too.
        """
        tile = gid(0) % tiles
        start = gid(0) // tiles * n + tile * (width * EACH)
        rows = min(EACH, (n - tile * (width * EACH)) // width)
        total = neutral
        for k in range(rows):
            value = x[start + k * width + gid(1)]
            total = op(total, first(value, A) if begins else value)
        if rows < EACH and tile * (width * EACH) + rows * width + gid(1) < n:
            value = x[start + rows * width + gid(1)]
            total = op(total, first(value, A) if begins else value)
        y[gid(0), gid(1)] = total

    @total
    @kernel
    def fold_pairs(
        x: Buf[A, 2], y: Out[R, "m", "half"], m: i32, half: i32, count: f64, A: Const[dtype], R: Const[dtype],
        ends: Const[bool],
    ):  # fmt: skip
        """Lanes by halves, once."""
        total = op(x[gid(0), gid(1)], x[gid(0), gid(1) + half])
        y[gid(0), gid(1)] = R(last(total, count, A)) if ends else total

    @total
    @kernel
    def fold_eights(x: Buf[A, "m", 256], y: Out[A, "m", 32], A: Const[dtype]):
        """Lanes by halves, from 256 to 32."""
        t, j = gid(0), gid(1)
        even = op(op(x[t, j], x[t, j + 128]), op(x[t, j + 64], x[t, j + 192]))
        odd = op(op(x[t, j + 32], x[t, j + 160]), op(x[t, j + 96], x[t, j + 224]))
        y[t, j] = op(even, odd)

    @total
    @kernel
    def fold_halves(
        x: Buf[A, "m", 32], y: Out[R, "m"], count: f64, A: Const[dtype], R: Const[dtype], ends: Const[bool]
    ):
        """Lanes by halves, from 32 to 1."""
        parts = local(A, 16)
        for j in range(16):
            parts[j] = op(x[gid(), j], x[gid(), j + 16])
        for s in unroll(range(1, 5)):
            for j in range(16 >> s):
                parts[j] = op(parts[j], parts[j + (16 >> s)])
        y[gid()] = R(last(parts[0], count, A)) if ends else parts[0]

    @total
    @kernel
    def fold_columns(
        x: Buf[T], y: Out[R, "m", "inner"], m: i32, n: i32, inner: i32, tiles: i32, neutral: A, count: f64,
        T: Const[dtype], A: Const[dtype], R: Const[dtype], begins: Const[bool], ends: Const[bool],
    ):  # fmt: skip
        """One lane: each invocation has a column of a tile."""
        tile = gid(0) % tiles
        start = (gid(0) // tiles * n + tile * EACH) * inner + gid(1)
        total = neutral
        for k in range(min(EACH, n - tile * EACH)):
            value = x[start + k * inner]
            total = op(total, first(value, A) if begins else value)
        y[gid(0), gid(1)] = R(last(total, count, A)) if ends else total

    @total
    @kernel
    def fold_rows(
        x: Buf[T], y: Out[R, "m"], m: i32, n: i32, neutral: A, count: f64,
        T: Const[dtype], A: Const[dtype], R: Const[dtype], begins: Const[bool], ends: Const[bool],
    ):  # fmt: skip
        """One lane: each invocation has a short row."""
        total = neutral
        for k in range(n):
            value = x[gid() * n + k]
            total = op(total, first(value, A) if begins else value)
        y[gid()] = R(last(total, count, A)) if ends else total

    return SimpleNamespace(
        whole=fold_whole, lanes=fold_lanes, columns=fold_columns, rows=fold_rows, strips=fold_strips,
        eights=fold_eights, halves=fold_halves, pairs=fold_pairs,
    )  # fmt: skip
