# mypy: ignore-errors
# The annotations of kernels are those of the kernel language, which mypy does not know.
"""Folds of (outer, n, inner) along n, in one order on every device (docs/lib.md#orders).

A tile is `lanes * steps` positions of the axis. Lane l folds positions l, l + lanes, l + 2 * lanes, ... in
order; then lanes are folded by halves, lane l with lane l + lanes / 2. The results of tiles are an axis that
is folded in turn.
"""

from __future__ import annotations

from functools import lru_cache
from types import SimpleNamespace

from vyre import (
    Buf,
    Const,
    Out,
    barrier,
    dtype,
    f64,
    func,
    gid,
    i32,
    kernel,
    lid,
    local,
    shared,
    subgroup_shuffle_xor,
    unroll,
    wid,
)
from vyre.lib.kernels.operations import greater, lesser, plus
from vyre.run.kernel import inside, once, total

GROUP = 256  # invocations of a workgroup
LANES = 32  # of a tile of neighbours
STEPS = 64  # elements that each of these lanes folds in order
TILE = LANES * STEPS
AHEAD = 16  # loads that a lane of a GPU has in flight
FEW = 16  # rows that a device without lanes folds one by one
WIDE = 1024  # columns that a CPU folds at a time where rows are a multiple of them
EACH = 32  # elements that a lane folds in order where neighbours lie apart, or alone


@func
def halved(value, op):
    """The fold of the values of a subgroup by halves, known to its first lane."""
    for s in unroll(range(1, 6)):
        value = op(value, subgroup_shuffle_xor(value, LANES >> s))
    return value


@lru_cache(256)
def folds(first, op, last):
    """The kernels that fold what `first` makes of elements by `op`, and end with what `last` makes of that.

    `begins` and `ends` say whether this is the first and the last round.
    """
    # A comparison waits for the one before, so lanes keep NaN apart from the least or greatest number.
    IS_MOST = op is greater
    IS_EXTREME = IS_MOST or op is lesser

    @inside
    @once
    @kernel(workgroup=LANES)
    def fold_tiles(
        x: Buf[T, 2], y: Out[R, "m"], m: i32, neutral: A, count: f64,
        T: Const[dtype], A: Const[dtype], R: Const[dtype], begins: Const[bool], ends: Const[bool],
    ):  # fmt: skip
        """Tiles of neighbours, a workgroup for each: for devices that run lanes as a vector."""
        tiles = -(-x.shape[1] // TILE)
        row, tile = wid() // tiles, wid() % tiles
        start = tile * TILE + lid()
        left = x.shape[1] - tile * TILE
        rows = min(STEPS, left // LANES)
        value = neutral
        if IS_EXTREME:
            other = neutral
            for k in range(rows):
                own = first(x[row, start + k * LANES], A) if begins else x[row, start + k * LANES]
                value = own if (own > value if IS_MOST else own < value) else value
                other = own if own != own else other
            value = op(value, other)
        else:
            for k in range(rows):
                element = x[row, start + k * LANES]
                value = op(value, first(element, A) if begins else element)
        if rows < STEPS and start + rows * LANES < x.shape[1]:
            element = x[row, start + rows * LANES]
            value = op(value, first(element, A) if begins else element)
        value = halved(value, op)
        if lid() == 0:
            y[wid()] = R(last(value, count, A)) if ends else value

    @once
    @kernel(workgroup=GROUP)
    def fold_lanes(
        x: Buf[T], y: Out[R, "m"], m: i32, n: i32, inner: i32, tiles: i32, neutral: A, count: f64,
        T: Const[dtype], A: Const[dtype], R: Const[dtype], lanes: Const[int], steps: Const[int],
        is_plain: Const[bool], begins: Const[bool], ends: Const[bool],
    ):  # fmt: skip
        """Lanes side by side; `is_plain`: inner is 1, and tiles share a workgroup."""
        parts = shared(A, GROUP)
        width = lanes if is_plain else lanes * inner
        own = wid() * (GROUP // lanes) + lid() // lanes if is_plain else wid()
        place = lid() % lanes if is_plain else lid()
        tile = own % tiles
        left = (n * inner if own < m else 0) - tile * (steps * width)
        if not is_plain and place >= width:
            left = 0
        start = own // tiles * (n * inner) + tile * (steps * width)
        value = neutral
        held = local(T, AHEAD)
        for k in range(0, min(steps, -(-left // width)), AHEAD):
            for u in unroll(range(AHEAD)):
                j = place + (k + u) * width
                held[u] = x[start + j] if j < left else T(0)
            for u in unroll(range(AHEAD)):
                element = first(held[u], A) if begins else held[u]
                value = op(value, element) if place + (k + u) * width < left else value
        parts[lid()] = value
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

    @inside
    @once
    @kernel
    def fold_pairs(
        x: Buf[A, 2], y: Out[R, "m", "half"], m: i32, half: i32, count: f64, A: Const[dtype], R: Const[dtype],
        ends: Const[bool],
    ):  # fmt: skip
        """Lanes by halves, once."""
        total = op(x[gid(0), gid(1)], x[gid(0), gid(1) + half])
        y[gid(0), gid(1)] = R(last(total, count, A)) if ends else total

    @inside
    @once
    @kernel
    def fold_columns(
        x: Buf[T, 3], y: Out[R, "m", "inner"], m: i32, n: i32, inner: i32, tiles: i32, neutral: A, count: f64,
        T: Const[dtype], A: Const[dtype], R: Const[dtype], begins: Const[bool], ends: Const[bool],
    ):  # fmt: skip
        """One lane: each invocation has a column of a tile."""
        row, tile = gid(0) // tiles, gid(0) % tiles
        value = neutral
        for k in range(tile * EACH, min(tile * EACH + EACH, n)):
            element = x[row, k, gid(1)]
            value = op(value, first(element, A) if begins else element)
        y[gid(0), gid(1)] = R(last(value, count, A)) if ends else value

    @inside
    @once
    @kernel(workgroup=(1, GROUP))
    def fold_wide(
        x: Buf[T, 3], y: Out[R, "m", "inner"], m: i32, n: i32, inner: i32, tiles: i32, neutral: A, count: f64,
        T: Const[dtype], A: Const[dtype], R: Const[dtype], begins: Const[bool], ends: Const[bool],
    ):  # fmt: skip
        """As `fold_columns`, WIDE columns at a time, for CPUs: they read a page of each row at once."""
        row, tile, column = wid(0) // tiles, wid(0) % tiles, wid(1) * WIDE + lid(1)
        values = local(A, WIDE // GROUP)
        for u in unroll(range(WIDE // GROUP)):
            values[u] = neutral
        for k in range(tile * EACH, min(tile * EACH + EACH, n)):
            for u in unroll(range(WIDE // GROUP)):
                element = x[row, k, column + u * GROUP]
                values[u] = op(values[u], first(element, A) if begins else element)
        for u in unroll(range(WIDE // GROUP)):
            y[wid(0), column + u * GROUP] = R(last(values[u], count, A)) if ends else values[u]

    @inside
    @once
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

    # For some rows, without vectors of rows: a third of the code to compile.
    fold_few = inside(once(kernel(workgroup=1)(fold_rows.function)))

    return SimpleNamespace(
        tiles=fold_tiles, lanes=fold_lanes, columns=fold_columns, wide=fold_wide, rows=fold_rows,
        few=fold_few,
        strips=fold_strips, pairs=fold_pairs,
    )  # fmt: skip


@inside
@total
@kernel(workgroup=LANES)
def dot_tiles(
    a: Buf[T, 2], b: Buf[T, 2], y: Out[A, "m"], m: i32, neutral: A, T: Const[dtype], A: Const[dtype],
):  # fmt: skip
    """The first round of sums of products, as `fold_tiles`."""
    n = a.shape[1]
    tiles = -(-n // TILE)
    row, tile = wid() // tiles, wid() % tiles
    start = tile * TILE + lid()
    rows = min(STEPS, (n - tile * TILE) // LANES)
    value = neutral
    for k in range(rows):
        value += A(a[row, start + k * LANES] * b[row, start + k * LANES])
    if rows < STEPS and start + rows * LANES < n:
        value += A(a[row, start + rows * LANES] * b[row, start + rows * LANES])
    value = halved(value, plus)
    if lid() == 0:
        y[wid()] = value


@total
@kernel(workgroup=GROUP)
def dot_lanes(
    a: Buf[T], b: Buf[T], y: Out[A, "m"], m: i32, n: i32, tiles: i32, neutral: A, T: Const[dtype],
    A: Const[dtype],
):  # fmt: skip
    """The first round of sums of products, as `fold_lanes`."""
    parts = shared(A, GROUP)
    own, place = wid() * (GROUP // LANES) + lid() // LANES, lid() % LANES
    start = own // tiles * n + own % tiles * TILE
    left = (n if own < m else 0) - own % tiles * TILE
    value = neutral
    held = local(A, AHEAD)
    for k in range(0, STEPS, AHEAD):
        for u in unroll(range(AHEAD)):
            j = place + (k + u) * LANES
            held[u] = A(a[start + j] * b[start + j]) if j < left else neutral
        for u in unroll(range(AHEAD)):
            value += held[u]
    parts[lid()] = value
    for s in unroll(range(1, 6)):
        barrier()
        if place < LANES >> s:
            parts[lid()] += parts[lid() + (LANES >> s)]
    if place == 0 and own < m:
        y[own] = parts[lid()]
