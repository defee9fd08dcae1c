# mypy: ignore-errors
# The annotations of kernels are those of the kernel language, which mypy does not know.
"""Folds of (outer, n, inner) along n, in one order on every device (docs/lib.md#orders).

A tile is `lanes * EACH` positions of the axis. Lane l folds positions l, l + lanes, l + 2 * lanes, ... in
order; then lanes are folded by halves, lane l with lane l + lanes / 2. The results of tiles are an axis that
is folded in turn.
"""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace

from vyre import Buf, Const, Out, barrier, dtype, gid, i32, kernel, lid, shared, unroll, wid

GROUP = 256  # invocations of a workgroup
EACH = 32  # elements that a lane folds in order


@cache
def folds(first, op, last):
    """The kernels that fold what `first` makes of elements by `op`, and end with what `last` makes of that.

    `begins` and `ends` say whether this is the first and the last round.
    """

    @kernel(workgroup=GROUP)
    def fold_whole(
        x: Buf[T], y: Out[R, "m"], m: i32, neutral: A, count: A,
        T: Const[dtype], A: Const[dtype], R: Const[dtype], begins: Const[bool], ends: Const[bool],
    ):  # fmt: skip
        """All elements of a long array, a tile for each workgroup."""
        parts = shared(A, GROUP)
        n, base = len(x), wid() * (GROUP * EACH) + lid()
        total = neutral
        for k in range(EACH):
            j = base + k * GROUP
            if begins:
                total = op(total, A(first(x[j])) if j < n else neutral)
            else:
                total = op(total, x[j] if j < n else neutral)
        parts[lid()] = total
        for s in unroll(range(1, 9)):
            barrier()
            if lid() < GROUP >> s:
                parts[lid()] = op(parts[lid()], parts[lid() + (GROUP >> s)])
        if lid() == 0:
            y[wid()] = R(last(parts[0], count)) if ends else parts[0]

    @kernel(workgroup=GROUP)
    def fold_lanes(
        x: Buf[T], y: Out[R, "m"], m: i32, n: i32, inner: i32, tiles: i32, neutral: A, count: A,
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
                total = op(total, A(first(x[start + j])) if j < left else neutral)
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
            y[own * inner + place] = R(last(parts[lid()], count)) if ends else parts[lid()]

    @kernel
    def fold_columns(
        x: Buf[T], y: Out[R, "m", "inner"], m: i32, n: i32, inner: i32, tiles: i32, neutral: A, count: A,
        T: Const[dtype], A: Const[dtype], R: Const[dtype], begins: Const[bool], ends: Const[bool],
    ):  # fmt: skip
        """One lane: each invocation has a column of a tile."""
        tile = gid(0) % tiles
        start = (gid(0) // tiles * n + tile * EACH) * inner + gid(1)
        total = neutral
        for k in range(min(EACH, n - tile * EACH)):
            value = x[start + k * inner]
            total = op(total, A(first(value)) if begins else value)
        y[gid(0), gid(1)] = R(last(total, count)) if ends else total

    @kernel
    def fold_rows(
        x: Buf[T], y: Out[R, "m"], m: i32, n: i32, neutral: A, count: A,
        T: Const[dtype], A: Const[dtype], R: Const[dtype], begins: Const[bool], ends: Const[bool],
    ):  # fmt: skip
        """One lane: each invocation has a short row."""
        total = neutral
        for k in range(n):
            value = x[gid() * n + k]
            total = op(total, A(first(value)) if begins else value)
        y[gid()] = R(last(total, count)) if ends else total

    return SimpleNamespace(whole=fold_whole, lanes=fold_lanes, columns=fold_columns, rows=fold_rows)
