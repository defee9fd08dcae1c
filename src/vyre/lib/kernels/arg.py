# mypy: ignore-errors
# The annotations of kernels are those of the kernel language, which mypy does not know.
"""The place of the best element along an axis; the first of equals. No order of folding changes it."""

from __future__ import annotations

from functools import lru_cache
from types import SimpleNamespace

from vyre import (
    Buf,
    Const,
    Out,
    barrier,
    ctz,
    dtype,
    func,
    gid,
    i32,
    i64,
    kernel,
    lid,
    shared,
    subgroup_ballot,
    subgroup_broadcast,
    unroll,
    wid,
)  # fmt: skip
from vyre.lib.kernels.fold import EACH, GROUP, LANES, TILE
from vyre.run.kernel import total


@func
def less(a, b):
    """Whether a comes before b: NaN comes first."""
    return a < b or (a != a and b == b)


@func
def more(a, b):
    """Whether a comes after b: NaN comes last."""
    return a > b or (a != a and b == b)


@total
@kernel(workgroup=GROUP)
def first_places(
    x: Buf[T], best: Buf[A], tile: Buf[i64], y: Out[i64, "m"], m: i32, n: i32, T: Const[dtype],
    A: Const[dtype],
):  # fmt: skip
    """The first element of each row that equals the best, in its tile: one code for all rounds."""
    places = shared(i32, GROUP)
    value = best[wid()]
    base = i32(tile[wid()]) * TILE + lid()
    place = n
    for k in unroll(range(TILE // GROUP)):
        j = base + (TILE // GROUP - 1 - k) * GROUP
        if j < n:
            element = A(x[wid() * n + j])
            if element == value or (element != element and value != value):
                place = j
    places[lid()] = place
    half = GROUP
    for _ in range(8):
        half = half // 2
        barrier()
        if lid() < half:
            places[lid()] = min(places[lid()], places[lid() + half])
    if lid() == 0:
        y[wid()] = i64(places[0])


@total
@kernel(workgroup=LANES)
def first_places_ahead(
    x: Buf[T], best: Buf[A], tile: Buf[i64], y: Out[i64, "m"], m: i32, n: i32, T: Const[dtype],
    A: Const[dtype],
):  # fmt: skip
    """As `first_places`, from the front until it is found: for devices without lanes."""
    row = subgroup_broadcast(wid(), 0)
    value = best[row]
    start = i32(tile[row]) * TILE
    place = n
    for k in range(start, min(start + TILE, n), LANES):
        element = A(x[row * n + k + lid()])
        is_best = element == value or (element != element and value != value)
        found = subgroup_ballot(k + lid() < n and is_best)
        if found != 0:
            place = k + i32(ctz(found))
            break
    if lid() == 0:
        y[row] = i64(place)


@lru_cache(8)
def arg_folds(better):
    """The kernels that fold elements that lie apart, and their places."""

    @total
    @kernel(workgroup=GROUP)
    def arg_lanes(
        x: Buf[T], at: Buf[i32], best: Out[A, "m"], place: Out[R, "m"], m: i32, n: i32, inner: i32,
        tiles: i32, T: Const[dtype], A: Const[dtype], R: Const[dtype], lanes: Const[int], begins: Const[bool],
    ):  # fmt: skip
        values = shared(A, GROUP)
        places = shared(i32, GROUP)
        width = lanes * inner
        tile = wid() % tiles
        base = wid() // tiles * (n * inner) + tile * (EACH * width)
        left = n * inner - tile * (EACH * width)
        own = min(lid(), left - 1)
        value = A(x[base + own])
        for k in range(1, EACH):
            j = lid() + k * width
            other = A(x[base + j]) if j < left else value
            if better(other, value):
                value = other
                own = j
        values[lid()] = value
        places[lid()] = tile * (EACH * lanes) + own // inner if begins else at[base + own]
        for s in unroll(range(1, 9)):
            if lanes >> s > 0:
                barrier()
                half = (lanes >> s) * inner
                if lid() < half:
                    a, b = values[lid()], values[lid() + half]
                    p, q = places[lid()], places[lid() + half]
                    if better(b, a) or (q < p and not better(a, b)):
                        values[lid()] = b
                        places[lid()] = q
        if lid() < inner:
            best[wid() * inner + lid()] = values[lid()]
            place[wid() * inner + lid()] = R(places[lid()])

    @total
    @kernel
    def arg_columns(
        x: Buf[T], at: Buf[i32], best: Out[A, "m"], place: Out[R, "m"], m: i32, n: i32, inner: i32,
        tiles: i32, T: Const[dtype], A: Const[dtype], R: Const[dtype], begins: Const[bool],
    ):  # fmt: skip
        part, column = gid() // inner, gid() % inner
        tile = part % tiles
        base = (part // tiles * n + tile * EACH) * inner + column
        own, value = 0, A(x[base])
        for k in range(1, min(EACH, n - tile * EACH)):
            other = A(x[base + k * inner])
            if better(other, value):
                value = other
                own = k
        best[gid()] = value
        place[gid()] = R(tile * EACH + own if begins else at[base + own * inner])

    return SimpleNamespace(lanes=arg_lanes, columns=arg_columns)
