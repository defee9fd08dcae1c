"""Reductions, scans and histograms of Dask arrays, in the orders of `vyre.lib` (docs/lib.md#orders).

The orders divide an axis into tiles that do not depend on the chunks. So an axis in chunks is cut again at
multiples of the tile, workers fold the tiles of their chunks, and the results are an array that is folded in
turn.
"""

from __future__ import annotations

from itertools import pairwise, product
from typing import Any

import dask.array as da
import numpy as np
from dask.base import tokenize

from vyre.interop.dask.graphs import (
    arrays_of,
    item,
    join_worker,
    mapped,
    require_arrays,
    stored,
    without_empty_chunks,
)
from vyre.ir.dtypes import DType
from vyre.ir.problem import CallError
from vyre.lib import reductions, scans, selections
from vyre.lib.arrays import around, axes_of, axis_of, type_of
from vyre.lib.kernels.scan import TILE
from vyre.lib.kernels.scan import scans as kernels_of
from vyre.run.blocks import settled

Op = tuple[Any, Any]  # the name or function of an operation, and its neutral element


def reduce(
    x: Any, op: Any = "sum", neutral: Any = None, *, axis: int | tuple[int, ...] | None = None,
    keepdims: bool = False,
) -> Any:  # fmt: skip
    """The reduction of a Dask array, as `vyre.lib.reduce`: the same bytes for any chunks.

    `op` is "sum", "prod", "min", "max", "any", "all" or "mean", or a `@vyre.func` of two elements with its
    neutral element. A tree of tasks: workers fold the tiles that the order has, and so on with the results.
    """
    require_arrays("reduce", [x])
    reductions.reduction_of(op, neutral)
    axes = axes_of(axis, x.ndim)
    if x.size == 0:
        nothing = np.empty(x.shape, x.dtype)
        made = reductions.reduce(nothing, op, neutral, axis=axis, keepdims=keepdims)
        return da.from_array(np.asarray(made))
    kept = tuple(1 if k in axes else size for k, size in enumerate(x.shape))
    final = kept if keepdims else tuple(size for k, size in enumerate(x.shape) if k not in axes)
    x = without_empty_chunks(x)
    if not axes:
        return _folded(x[..., None], (op, neutral), x.ndim, x.ndim).reshape(final)
    starts = [b for a, b in pairwise((-2, *axes)) if b - a > 1]  # of neighbouring axes, which are one
    for first, last in reversed(list(zip(starts, [*starts[1:], x.ndim + 1], strict=True))):
        x = _folded(x, (op, neutral), first, max(axis for axis in axes if axis < last))
    return x.reshape(final)


def _folded(x: Any, op: Op, first: int, last: int) -> Any:
    """The fold of neighbouring axes, of which each has one element then."""
    reduction, T = reductions.reduction_of(*op), type_of("x", x)
    folded, result = stored(reduction.folded(T), x), stored(reduction.result(T), x)
    shape = x.shape
    _, n, inner = around(shape, first, last)
    x = x.reshape((*shape[:first], n, *shape[last + 1 :]))
    most, count = max(x.chunks[first]), None
    while x.numblocks[first] > 1:
        form = reductions.form_of(x.shape[first], inner)
        tile = form[0] * form[1]
        x = x.rechunk({first: max(most // tile, 1) * tile})
        if x.numblocks[first] > 1:
            tiles = {first: tuple(-(-size // tile) for size in x.chunks[first])}
            x = mapped(_fold_tiles, x, op, first, form, T, n, count is None, dtype=folded, along=tiles)
            count = n
    x = mapped(_fold_rest, x, op, first, inner, T, count, dtype=result, along={first: (1,)})
    return x.reshape((*shape[:first], *(1,) * (last - first + 1), *shape[last + 1 :]))


def _fold_tiles(
    chunk: Any, op: Op, at: int, form: tuple[int, int], T: DType, count: int, begins: bool
) -> Any:  # fmt: skip
    join_worker()
    reduction, (outer, n, inner) = reductions.reduction_of(*op), around(chunk.shape, at, at)
    A = reduction.folded(T)
    types = (T if begins else A, A, A)
    flat, sizes = settled(chunk).reshape(-1), (outer, n, inner)
    made = reductions.fold_round(flat, reduction, sizes, form, types, count, begins, False)
    return np.asarray(made).reshape((*chunk.shape[:at], -1, *chunk.shape[at + 1 :]))


def _fold_rest(chunk: Any, op: Op, at: int, apart: int, T: DType, count: int | None) -> Any:
    join_worker()
    reduction, sizes = reductions.reduction_of(*op), around(chunk.shape, at, at)
    made = reductions.fold(settled(chunk).reshape(-1), reduction, sizes, T, count=count, apart=apart)
    return np.asarray(made).reshape((*chunk.shape[:at], 1, *chunk.shape[at + 1 :]))


def scan(
    x: Any, op: Any = "sum", neutral: Any = None, *, axis: int = -1, exclusive: bool = False,
    reverse: bool = False,
) -> Any:  # fmt: skip
    """Running folds of a Dask array along an axis, as `vyre.lib.scan`: the same bytes for any chunks.

    Along the last axis workers fold the tiles that the order has, one task for each row of chunks scans the
    results, and workers scan the tiles. Along another axis the order is one element after the other: a chunk
    waits for the one before it, and only the other axes are computed side by side.
    """
    require_arrays("scan", [x])
    reduction, at, T = scans.operation(op, neutral), axis_of(axis, x.ndim), type_of("x", x)
    result = stored(reduction.result(T), x)
    if x.size == 0:
        return da.zeros(x.shape, dtype=result, chunks=x.chunks)
    if reverse:
        back = scan(da.flip(x, at), op, neutral, axis=at, exclusive=exclusive)
        return da.flip(back, at)
    x = without_empty_chunks(x)
    outer, n, inner = around(x.shape, at, at)
    if inner > 1:
        return _scanned_columns(x, (op, neutral), at, exclusive, result)
    x = x.rechunk({at: max(max(x.chunks[at]) // TILE, 1) * TILE})
    how = ((op, neutral), at, T)
    if n <= TILE:
        return mapped(_scan_tiles, x, None, *how, exclusive, dtype=result)
    folded = stored(reduction.folded(T), x)
    tiles = {at: tuple(-(-size // TILE) for size in x.chunks[at])}
    totals = mapped(_total_tiles, x, *how, dtype=folded, along=tiles)
    before = mapped(_before_tiles, totals.rechunk({at: -1}), *how, outer, dtype=folded)
    return mapped(_scan_tiles, x, before.rechunk(totals.chunks), *how, exclusive, dtype=result)


def _total_tiles(chunk: Any, op: Op, at: int, T: DType) -> Any:
    join_worker()
    outer, n, _ = around(chunk.shape, at, at)
    made = scans.tile_totals(settled(chunk).reshape(-1), scans.operation(*op), (outer, n), T)
    return np.asarray(made).reshape((*chunk.shape[:at], -1, *chunk.shape[at + 1 :]))


def _before_tiles(totals: Any, op: Op, at: int, T: DType, rows: int) -> Any:
    join_worker()
    reduction, (outer, tiles, _) = scans.operation(*op), around(totals.shape, at, at)
    flat = settled(totals).reshape(-1)
    made = scans.before_tiles(flat, reduction, (outer, tiles), reduction.folded(T), rows)
    return np.asarray(made).reshape(totals.shape)


def _scan_tiles(
    chunk: Any, before: Any, op: Op, at: int, T: DType, exclusive: bool, block_id: tuple[int, ...]
) -> Any:  # fmt: skip
    join_worker()
    outer, n, _ = around(chunk.shape, at, at)
    flat, carry = settled(chunk).reshape(-1), None if before is None else settled(before).reshape(-1)
    made = scans.tile_scans(flat, carry, scans.operation(*op), (outer, n), T, exclusive)
    made = np.asarray(made).reshape(outer, n)
    if exclusive and block_id[at]:  # the chunk does not begin the row
        made[:, 0] = before.reshape(outer, -1)[:, 0]
    return made.reshape(chunk.shape)


def _scanned_columns(x: Any, op: Op, at: int, exclusive: bool, result: Any) -> Any:
    name = f"scan-{tokenize(x, op, at, exclusive)}"
    tasks: dict[Any, Any] = {}
    for index in product(*(range(count) for count in x.numblocks)):
        before = (f"{name}-carry", *index[:at], index[at] - 1, *index[at + 1 :]) if index[at] else None
        tasks[(name, *index)] = (_scan_columns, (x.name, *index), before, op, at, exclusive)
        tasks[(f"{name}-carry", *index)] = (item, (name, *index), 1)
    return arrays_of(name, tasks, [x], ([(x.chunks, result)], True), tuple(range(x.ndim)))


def _scan_columns(chunk: Any, before: Any, op: Op, at: int, exclusive: bool) -> tuple[Any, Any]:
    """The scan of a chunk, and its last row, before rounding, which comes before the next chunk."""
    join_worker()
    reduction, T = scans.operation(*op), type_of("x", chunk)
    A, R = reduction.folded(T), reduction.result(T)
    rows = chunk.astype(stored(A, chunk))
    rows = rows if before is None else np.concatenate((before, rows), axis=at)
    outer, n, inner = around(rows.shape, at, at)
    named = {"neutral": reduction.neutral(A), "initial": 0, "T": A, "A": A, "R": A}
    plain = {"exclusive": False, "backwards": False, "begins": False}
    made = kernels_of(reduction.op).columns.over(outer, inner)(
        settled(rows).reshape(-1), outer=outer, k=n, n=n, inner=inner, **named, **plain
    )
    made = np.moveaxis(np.asarray(made).reshape(rows.shape), at, 0)
    last = made[-1:]
    if exclusive and before is None:
        made = np.concatenate((np.full_like(last, scans.initial_of(reduction, A)), made[:-1]))
    elif before is not None:
        made = made[:-1] if exclusive else made[1:]
    columns = np.moveaxis(made, 0, at).astype(stored(R, chunk))
    return np.ascontiguousarray(columns), np.ascontiguousarray(np.moveaxis(last, 0, at))


def histogram(x: Any, bins: Any = 10, *, range: tuple[float, float] | None = None) -> tuple[Any, Any]:
    """The number of elements in each bin, as i64, and the edges, as `vyre.lib.histogram` has them.

    Without a range the least and the greatest element are computed first. Counts are whole numbers, so the
    order in which the chunks' counts are added does not matter.
    """
    require_arrays("histogram", [x])
    if range is None and isinstance(bins, int | np.integer) and x.size:
        low, high = da.compute(reduce(x, "min"), reduce(x, "max"))
        if not np.isfinite([low, high]).all():
            raise CallError(f"x has elements from {low} to {high}. Fix: pass a finite range=....")
        range = (float(low), float(high))
    counts, edges = selections.histogram(np.empty(0, x.dtype), bins, range=range)
    if x.size == 0:
        return da.from_array(counts), edges
    chunks = (*((1,) * blocks for blocks in x.numblocks), (len(counts),))
    parts = da.map_blocks(
        _histogram, x, bins, range, chunks=chunks, new_axis=x.ndim, dtype=np.int64,
        meta=np.empty((0,) * (x.ndim + 1), np.int64),
    )  # fmt: skip
    return parts.sum(axis=tuple(np.arange(x.ndim))), edges


def _histogram(chunk: Any, bins: Any, range: Any) -> Any:
    join_worker()
    counts = np.asarray(selections.histogram(settled(chunk), bins, range=range)[0])
    return counts.reshape((*(1,) * chunk.ndim, -1))
