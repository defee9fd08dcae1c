"""Dask arrays in, Dask arrays out: kernels and pipelines on arrays in chunks, on any cluster.

`map_blocks` calls a kernel or pipeline on each chunk by itself. `map_overlap` computes the result of one call
on the whole array, chunk by chunk: the halo of a chunk and what lies beyond the edge follow from the indices
of its kernels. Both have the bytes of the same calls in one process, on whatever worker a chunk is computed.

A worker uses as many threads as Dask gave it, and a GPU that it can see where that is faster: one for each
worker of a dask-cuda cluster. Workers of one machine share a cache, in which code is compiled once.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cache, lru_cache
from itertools import accumulate, product
from typing import Any

import dask.array as da
import numpy as np
from dask.array.overlap import ensure_minimum_chunksize, overlap
from dask.base import tokenize
from dask.highlevelgraph import HighLevelGraph

from vyre.ir.problem import CallError
from vyre.lib.arrays import axes_of, type_of
from vyre.lib.kernels.fold import TILE, folds
from vyre.lib.kernels.scan import TILE as SCAN_TILE
from vyre.lib.kernels.scan import scans
from vyre.lib.reductions import NAMED, fold, folded_tiles, reduced
from vyre.lib.scans import scan as scan_here
from vyre.lib.scans import scanned
from vyre.lib.selections import histogram as histogram_here
from vyre.lib.sorts import topk as topk_here
from vyre.plan.blocks import Halo
from vyre.run import context
from vyre.run.blocks import BlockedCall, Stand, blocked_call, output_shapes, settled
from vyre.run.elementwise import Elementwise
from vyre.run.kernel import Kernel
from vyre.run.pipeline import Pipeline

Chunks = tuple[int, ...]
SCANNED = ("sum", "prod", "min", "max")
JOINED = 8  # partial results that one task of topk joins


def map_blocks(what: Kernel | Elementwise | Pipeline, *args: Any, **named: Any) -> Any:
    """Call a kernel or pipeline on the chunks of its Dask arguments, each by itself.

    Dask arrays with fewer axes than others are broadcast as in NumPy; other arguments are the same for all
    chunks. Returns a Dask array, or a tuple of them.
    """
    _require(what)
    arrays = [a for a in (*args, *named.values()) if isinstance(a, da.Array)]
    _require_arrays("map_blocks", arrays)
    rank = max(a.ndim for a in arrays)
    chunks = da.core.broadcast_chunks(*[a.chunks for a in arrays])
    unified = {id(a): a.rechunk(chunks[rank - a.ndim :]) if _is_whole(a, chunks) else a for a in arrays}
    call = _Placed(what, args, named, unified)
    shapes = _shapes_of_blocks(what, call, chunks)
    name = f"{what.__name__}-{tokenize(what, args, named)}"
    tasks: dict[Any, Any] = {}
    for index in product(*(range(len(each)) for each in chunks)):
        keys = [(a.name, *_broadcast(index, a)) for a in call.arrays]
        tasks[(name, *index)] = (_run_block, f"{name}-call", *keys)
    tasks[f"{name}-call"] = call.light()
    return _arrays(name, tasks, call.arrays, shapes, tuple(range(rank)))


def map_overlap(what: Kernel | Elementwise | Pipeline, *args: Any, **named: Any) -> Any:
    """The result of one call on the whole arrays, computed chunk by chunk.

    The elements around a chunk that its result depends on follow from the indices of the kernels: a load at
    `x[i + 2]` needs two after the chunk, and chains of kernels add up. Beyond the edge of the whole array a
    load gives 0, `min` and `max` keep an index inside, and `% n` wraps around, as in one call. An index that
    may be anywhere along an axis in chunks is an error. NumPy arguments are passed whole to every chunk.
    """
    _require(what)
    arrays = [a for a in (*args, *named.values()) if isinstance(a, da.Array)]
    _require_arrays("map_overlap", arrays)
    extents = _extents(arrays)
    stood = {id(a): Stand(a.shape, a.dtype, tuple(k for k in extents if k < a.ndim)) for a in arrays}
    call, whole = blocked_call(
        what,
        [stood.get(id(a), a) for a in args],
        {n: stood.get(id(a), a) for n, a in named.items()},
        extents,
    )
    short = {k: -1 for k, extent in extents.items() if max(_depth(call.around[k])) >= extent}
    if short:  # the halo of a chunk would be the whole axis
        joined = {id(a): a.rechunk({k: -1 for k in short if k < a.ndim}) for a in arrays}
        words = {n: joined.get(id(a), a) for n, a in named.items()}
        return map_overlap(what, *(joined.get(id(a), a) for a in args), **words)
    by_stand = {id(stood[id(a)]): a for a in arrays}
    chunks = {k: _fitting(_chunks_along(k, arrays), call.around[k]) for k in extents}
    name = f"{what.__name__}-overlap-{tokenize(call.digest, *arrays, *whole.values())}"
    tasks: dict[Any, Any] = {f"{name}-call": call}
    sources, parts = [], {}
    for at, (argument, value) in enumerate(whole.items()):
        if id(value) in by_stand:
            sources.append(_overlapped(by_stand[id(value)], chunks, call.around))
            parts[argument] = sources[-1]
        else:
            tasks[f"{name}-whole-{at}"] = value
            parts[argument] = f"{name}-whole-{at}"
    axes = tuple(sorted(extents))
    starts = {k: list(accumulate(chunks[k], initial=0)) for k in axes}
    for index in product(*(range(len(chunks[k])) for k in axes)):
        at_axis = dict(zip(axes, index, strict=True))
        window = tuple((k, *_window(starts[k], at_axis[k], call.around[k])) for k in axes)
        keys = [p if isinstance(p, str) else (p.name, *_at(at_axis, p)) for p in parts.values()]
        tasks[(name, *index)] = (_run_window, f"{name}-call", tuple(parts), window, *keys)
    shapes = [
        (tuple(chunks.get(k, (extent,)) for k, extent in enumerate(shape)), dtype)
        for shape, dtype in call.outputs
    ]
    return _arrays(name, tasks, sources, (shapes, call.is_single), axes)


# Blocks by themselves


class _Placed:
    """A call with the places of its Dask arguments, which workers put their chunks into."""

    def __init__(
        self, what: Any, args: Sequence[Any], named: Mapping[str, Any], unified: Mapping[int, Any]
    ) -> None:
        self.what, self.args, self.named = what, list(args), dict(named)
        self.arrays: list[Any] = []
        self.places: list[int | str] = []
        places: list[tuple[int | str, Any]] = [*enumerate(args), *named.items()]
        for place, value in places:
            if id(value) in unified:
                self.places.append(place)
                self.arrays.append(unified[id(value)])

    def light(self) -> _Placed:
        """The call without the Dask arrays themselves."""
        copy = _Placed(self.what, self.args, self.named, {})
        copy.places = self.places
        for place in self.places:
            (copy.args if isinstance(place, int) else copy.named)[place] = None  # type: ignore[index]  # by its kind
        return copy

    def filled(self, chunks: Sequence[Any]) -> tuple[list[Any], dict[str, Any]]:
        args, named = list(self.args), dict(self.named)
        for place, chunk in zip(self.places, chunks, strict=True):
            (args if isinstance(place, int) else named)[place] = chunk  # type: ignore[index]  # by its kind
        return args, named


def _run_block(call: _Placed, *chunks: Any) -> Any:
    _join_worker()
    args, named = call.filled([settled(chunk) for chunk in chunks])
    results = call.what(*args, **named)
    return tuple(results) if isinstance(results, tuple | list) else (results,)


def _shapes_of_blocks(what: Any, call: _Placed, chunks: tuple[Chunks, ...]) -> tuple[list[Any], bool]:
    """The chunks and dtypes of the results: those of the chunks along one axis at a time."""

    @cache
    def outputs(shapes: tuple[Chunks, ...]) -> tuple[list[tuple[Chunks, Any]], bool]:
        stands = [Stand(shape, a.dtype, ()) for shape, a in zip(shapes, call.arrays, strict=True)]
        return output_shapes(what, *call.filled(stands))

    def at(index: Sequence[int]) -> tuple[list[tuple[Chunks, Any]], bool]:
        places = [_broadcast(index, a) for a in call.arrays]
        shapes = [
            tuple(c[i] for c, i in zip(a.chunks, p, strict=True))
            for a, p in zip(call.arrays, places, strict=True)
        ]
        return outputs(tuple(shapes))

    first, is_single = at([0] * len(chunks))
    results = []
    for number, (shape, dtype) in enumerate(first):
        if len(shape) != len(chunks):
            what_is = f"a result of {what.__name__} has {len(shape)} axes, and its chunks have {len(chunks)}"
            raise CallError(
                f"{what_is}. Fix: reduce with vyre.interop.dask.reduce, or return arrays of chunks."
            )
        along = []
        for axis, sizes in enumerate(chunks):
            indices = [[0] * axis + [k] + [0] * (len(chunks) - axis - 1) for k in range(len(sizes))]
            along.append(tuple(at(index)[0][number][0][axis] for index in indices))
        results.append((tuple(along), dtype))
    return results, is_single


# Blocks of the whole


def _run_window(call: BlockedCall, names: tuple[str, ...], window: Any, *chunks: Any) -> Any:
    _join_worker()
    results = call.run(dict(zip(names, chunks, strict=True)), {axis: origin for axis, origin, _, _ in window})
    own = {axis: slice(start, start + size) for axis, _, start, size in window}
    return tuple(
        np.ascontiguousarray(result[tuple(own.get(axis, slice(None)) for axis in range(result.ndim))])
        for result in results
    )


def _extents(arrays: Sequence[Any]) -> dict[int, int]:
    """The extents of the axes along which some array has several chunks."""
    extents: dict[int, int] = {}
    for array in arrays:
        for axis, count in enumerate(array.numblocks):
            if count > 1:
                extents.setdefault(axis, array.shape[axis])
    for array in arrays:
        for axis, extent in extents.items():
            if axis < array.ndim and array.shape[axis] != extent:
                what = f"an array has {array.shape[axis]} elements along axis {axis}, and another {extent}"
                raise CallError(f"{what}, in chunks. Fix: pass one of them as a NumPy array.")
    return extents


def _chunks_along(axis: int, arrays: Sequence[Any]) -> Chunks:
    """The chunks that the first array in several chunks has."""
    chunks: Chunks = next(a.chunks[axis] for a in arrays if axis < a.ndim and a.numblocks[axis] > 1)
    return chunks


def _depth(halo: Halo) -> tuple[int, int]:
    """The elements before and after a chunk; as many on both sides where they wrap around, as Dask has it."""
    most = max(halo.before, halo.after)
    return (most, most) if halo.wraps else (halo.before, halo.after)


def _fitting(chunks: Chunks, halo: Halo) -> Chunks:
    """The chunks, joined where one is smaller than the halo."""
    most = max(_depth(halo))
    kept = tuple(size for size in chunks if size)
    return tuple(ensure_minimum_chunksize(most, kept)) if most else kept


def _overlapped(array: Any, chunks: Mapping[int, Chunks], around: Mapping[int, Halo]) -> Any:
    own = {axis: sizes for axis, sizes in chunks.items() if axis < array.ndim}
    array = array.rechunk({axis: own.get(axis, -1) for axis in range(array.ndim)})
    depth = {axis: _depth(around[axis]) for axis in own if any(_depth(around[axis]))}
    if not depth:
        return array
    sides = {axis: "periodic" if around[axis].wraps else "none" for axis in depth}
    equal = {axis: sizes[0] if sizes[0] == sizes[1] else sizes for axis, sizes in depth.items()}
    return overlap(array, depth=equal, boundary=sides, allow_rechunk=False)


def _window(starts: Sequence[int], at: int, halo: Halo) -> tuple[int, int, int]:
    """The origin of a chunk's window in the whole, and the chunk's place and size in the window."""
    before = _depth(halo)[0] if halo.wraps or at else 0
    return starts[at] - before, before, starts[at + 1] - starts[at]


def _at(index: Mapping[int, int], array: Any) -> tuple[int, ...]:
    return tuple(index.get(axis, 0) for axis in range(array.ndim))


# Both


def _broadcast(index: Sequence[int], array: Any) -> tuple[int, ...]:
    """The chunk of an array that belongs to a chunk of the result, as NumPy broadcasts."""
    own = index[len(index) - array.ndim :]
    return tuple(at if count > 1 else 0 for at, count in zip(own, array.numblocks, strict=True))


def _is_whole(array: Any, chunks: tuple[Chunks, ...]) -> bool:
    """True if an array has the extents of the result along its axes."""
    return bool(array.shape == tuple(sum(sizes) for sizes in chunks[len(chunks) - array.ndim :]))


def _arrays(
    name: str, tasks: dict[Any, Any], sources: Sequence[Any], results: tuple[list[Any], bool],
    axes: tuple[int, ...],
) -> Any:  # fmt: skip
    """The arrays whose chunks are the items of the tasks' results."""
    graph = HighLevelGraph.from_collections(name, tasks, dependencies=list(sources))
    made = []
    for number, (chunks, dtype) in enumerate(results[0]):
        own = f"{name}-result-{number}"
        items = {}
        for index in product(*(range(len(sizes)) for sizes in chunks)):
            at = tuple(index[axis] for axis in axes)
            items[(own, *index)] = (_item, (name, *at), number)
        layers = {**graph.layers, own: items}
        whole = HighLevelGraph(layers, {**graph.dependencies, own: {name}})
        made.append(da.Array(whole, own, chunks, dtype=dtype))
    return made[0] if results[1] else tuple(made)


def _item(results: tuple[Any, ...], number: int) -> Any:
    return results[number]


def _require(what: object) -> None:
    if not isinstance(what, Kernel | Elementwise | Pipeline):
        raise CallError(f"{what!r} is neither a kernel nor a pipeline. Fix: put @vyre.pipeline on it.")


def _require_arrays(word: str, arrays: Sequence[Any]) -> None:
    if not arrays or not all(isinstance(array, da.Array) for array in arrays):
        raise CallError(f"{word} gets no Dask array. Fix: pass one, as from dask.array.from_array.")
    for array in arrays:
        kind = type(array._meta)
        if not isinstance(array._meta, np.ndarray) or isinstance(array._meta, np.ma.MaskedArray):
            what = (
                f"{word} takes NumPy arrays as chunks, and gets chunks of {kind.__module__}.{kind.__name__}"
            )
            raise CallError(
                f"{what}. Fix: convert them with x.map_blocks, as by cupy.asnumpy or da.ma.filled."
            )
    if any(size != size for array in arrays for sizes in array.chunks for size in sizes):
        raise CallError("an array has chunks of unknown size. Fix: call its compute_chunk_sizes() first.")


@lru_cache(maxsize=1)
def _join_worker() -> None:
    """Use as many threads as Dask gave the worker of this process, unless VYRE_THREADS says how many."""
    if "distributed" not in sys.modules or context.environment().threads is not None:
        return
    from distributed import get_worker

    worker: Callable[[], Any] = get_worker
    try:
        context.threads(max(1, worker().state.nthreads))
    except ValueError:  # not on a worker
        return


# Reductions


def reduce(
    x: Any, op: str = "sum", *, axis: int | tuple[int, ...] | None = None, keepdims: bool = False
) -> Any:
    """The reduction of a Dask array in the order of `vyre.lib`: the same bytes whatever the chunks.

    `op` is "sum", "prod", "min", "max", "any", "all" or "mean". All elements are folded as a tree: workers
    fold the tiles that the order has, and one task folds their results. Along axes, chunks are joined from
    the first of these axes on, as the order depends on the extents there; the axes before stay in chunks.
    """
    _require_arrays("reduce", [x])
    if op not in NAMED:
        raise CallError(f"op is {op!r}. Fix: pass one of {', '.join(map(repr, NAMED))}.")
    axes, T = axes_of(axis, x.ndim), type_of("x", x)
    kept = tuple(1 if k in axes else size for k, size in enumerate(x.shape))
    final = kept if keepdims else tuple(size for k, size in enumerate(x.shape) if k not in axes)
    dtype = NAMED[op].result(T).storage
    if len(axes) < x.ndim or x.size <= TILE:
        whole = x.rechunk(dict.fromkeys(range(axes[0] if len(axes) < x.ndim else 0, x.ndim), -1))
        sizes = tuple((1,) if k in axes else whole.chunks[k] for k in range(x.ndim))
        found = da.map_blocks(_reduced, whole, op, axes, chunks=sizes, dtype=dtype, meta=np.empty(0, dtype))
        return found.reshape(final)
    x = x.reshape(-1)
    x = x.rechunk(max(max(x.chunks[0]) // TILE, 1) * TILE)  # a chunk holds whole tiles
    folded = NAMED[op].folded(T).storage
    tiles = (tuple(-(-size // TILE) for size in x.chunks[0]),)
    parts = da.map_blocks(_fold_tiles, x, op, x.size, chunks=tiles, dtype=folded, meta=np.empty(0, folded))
    joined = parts.rechunk(-1)
    found = da.map_blocks(
        _fold_rest, joined, op, T, x.size, chunks=((1,),), dtype=dtype, meta=np.empty(0, dtype)
    )
    return found.reshape(final)


def _fold_tiles(chunk: Any, op: str, count: int) -> Any:
    _join_worker()
    reduction, T = NAMED[op], type_of("x", chunk)
    A, parts = reduction.folded(T), -(-chunk.size // TILE)
    named = {"neutral": reduction.neutral(A), "count": count, "A": A, "T": T, "R": A}
    kernels = folds(reduction.first, reduction.op, reduction.last)
    return folded_tiles(
        kernels, settled(chunk), parts, chunk.size, parts, named | {"begins": True, "ends": False}
    )


def _fold_rest(parts: Any, op: str, T: Any, count: int) -> Any:
    return fold(settled(parts), NAMED[op], (1, parts.size, 1), T, count=count)


def _reduced(chunk: Any, op: str, axes: tuple[int, ...]) -> Any:
    _join_worker()
    return np.asarray(reduced("x", settled(chunk), NAMED[op], axes, keepdims=True))


def scan(x: Any, op: str = "sum") -> Any:
    """Running folds of a Dask array of one axis, in the order of `vyre.lib.scan`: the same bytes whatever the
    chunks. `op` is "sum", "prod", "min" or "max".

    Workers fold the tiles that the order has, one task scans their results, and workers scan the tiles.
    """
    _require_arrays("scan", [x])
    if op not in SCANNED or x.ndim != 1:
        words = ", ".join(map(repr, SCANNED))
        raise CallError(
            f"op is {op!r}, over {x.ndim} axes. Fix: pass one of {words}, and an array of one axis."
        )
    T = type_of("x", x)
    A, R = NAMED[op].folded(T).storage, NAMED[op].result(T).storage
    if x.size <= SCAN_TILE:
        return da.map_blocks(_scanned_whole, x.rechunk(-1), op, dtype=R, meta=np.empty(0, R))
    x = x.rechunk(max(max(x.chunks[0]) // SCAN_TILE, 1) * SCAN_TILE)  # a chunk holds whole tiles
    tiles = (tuple(-(-size // SCAN_TILE) for size in x.chunks[0]),)
    totals = da.map_blocks(_tile_totals, x, op, chunks=tiles, dtype=A, meta=np.empty(0, A))
    before = da.map_blocks(_before_tiles, totals.rechunk(-1), op, T, dtype=A, meta=np.empty(0, A))
    return da.map_blocks(
        _scanned_tiles, x, before.rechunk(tiles), op, chunks=x.chunks, dtype=R, meta=np.empty(0, R)
    )


def _tile_totals(chunk: Any, op: str) -> Any:
    _join_worker()
    T, tiles = type_of("x", chunk), -(-chunk.size // SCAN_TILE)
    A = NAMED[op].folded(T)
    return scans(NAMED[op].op).tile_folds(
        settled(chunk), m=tiles, n=chunk.size, tiles=tiles, neutral=NAMED[op].neutral(A), T=T, A=A,
        backwards=False, groups=tiles,
    )  # fmt: skip


def _before_tiles(totals: Any, op: str, T: Any) -> Any:
    A = NAMED[op].folded(T)
    plain = replace(NAMED[op], folded=_itself, result=_itself)
    return scanned(settled(totals), plain, (1, totals.size, 1), A, exclusive=True)


def _itself(dtype: Any) -> Any:
    return dtype


def _scanned_tiles(chunk: Any, before: Any, op: str) -> Any:
    _join_worker()
    T, tiles = type_of("x", chunk), -(-chunk.size // SCAN_TILE)
    A, R = NAMED[op].folded(T), NAMED[op].result(T)
    return scans(NAMED[op].op).tile_scans(
        settled(chunk), settled(before), m=chunk.size, n=chunk.size, tiles=tiles,
        neutral=NAMED[op].neutral(A), initial=0, T=T, A=A, R=R, exclusive=False, backwards=False,
        begins=False, is_carried=True, groups=tiles,
    )  # fmt: skip


def _scanned_whole(chunk: Any, op: str) -> Any:
    return scan_here(settled(chunk), op)


def histogram(x: Any, bins: Any = 10, *, range: tuple[float, float] | None = None) -> tuple[Any, Any]:
    """The number of elements in each bin, as i64, and the edges, as `vyre.lib.histogram` has them.

    Without a range the least and the greatest element are computed first. Counts are whole numbers, so the
    order in which the chunks' counts are added does not matter.
    """
    _require_arrays("histogram", [x])
    if range is None and isinstance(bins, int):
        low, high = da.compute(reduce(x, "min"), reduce(x, "max"))
        range = (float(low), float(high))
    edges = np.asarray(histogram_here(np.empty(0, x.dtype), bins, range=range)[1])
    x = x.reshape(-1)
    count = len(edges) - 1
    parts = da.map_blocks(
        _histogram, x[:, None].rechunk({1: -1}), bins, range, chunks=((1,) * x.numblocks[0], (count,)),
        dtype=np.int64, meta=np.empty((0, 0), np.int64),
    )  # fmt: skip
    return parts.sum(axis=0), edges


def _histogram(chunk: Any, bins: Any, range: Any) -> Any:
    _join_worker()
    return np.asarray(histogram_here(settled(chunk.reshape(-1)), bins, range=range)[0])[None]


def topk(x: Any, k: int, *, axis: int = -1, largest: bool = True) -> tuple[Any, Any]:
    """The k greatest (or least) elements along an axis in order, and their indices in the whole array.

    The bytes are those of `vyre.lib.topk`, whatever the chunks: of equal elements the first is taken. Each
    chunk selects its own k, and a tree of tasks joins them in the order of the chunks.
    """
    _require_arrays("topk", [x])
    axes = axes_of(axis, x.ndim)
    extent = x.shape[axes[0]]
    if not isinstance(k, int | np.integer) or not 0 <= k <= extent:
        raise CallError(f"k is {k!r}. Fix: pass a whole number from 0 to {extent}.")
    at, how = axes[0], (int(k), axes[0], largest)
    name = f"topk-{tokenize(x, *how)}"
    starts = list(accumulate(x.chunks[at], initial=0))
    tasks: dict[Any, Any] = {}
    for index in product(*(range(count) for count in x.numblocks)):
        tasks[(f"{name}-0", *index)] = (_topk, (x.name, *index), starts[index[at]], how)
    level, count = 0, x.numblocks[at]
    others = [range(1) if k == at else range(n) for k, n in enumerate(x.numblocks)]
    while count > 1 or level == 0:
        parts, count, level = count, -(-count // JOINED), level + 1
        own = name if count == 1 else f"{name}-{level}"
        for index in product(*others):
            for group in range(count):
                members = range(group * JOINED, min(parts, (group + 1) * JOINED))
                keys = [(f"{name}-{level - 1}", *index[:at], each, *index[at + 1 :]) for each in members]
                tasks[(own, *index[:at], group, *index[at + 1 :])] = (_joined_topk, keys, how)
    chunks = tuple((int(k),) if a == at else sizes for a, sizes in enumerate(x.chunks))
    results = [(chunks, x.dtype), (chunks, np.dtype(np.int64))]
    return tuple(_arrays(name, tasks, [x], (results, False), tuple(range(x.ndim))))


def _topk(chunk: Any, start: int, how: tuple[int, int, bool]) -> tuple[Any, Any]:
    _join_worker()
    k, axis, largest = how
    chunk = settled(chunk)
    values, places = topk_here(chunk, min(k, chunk.shape[axis]), axis=axis, largest=largest)
    return np.asarray(values), np.asarray(places) + start


def _joined_topk(parts: Sequence[tuple[Any, Any]], how: tuple[int, int, bool]) -> tuple[Any, Any]:
    """The first k of several parts, each in order; equal elements stay in the order of the parts."""
    k, axis, largest = how
    values, places = (np.concatenate(each, axis=axis) for each in zip(*parts, strict=True))
    values, found = topk_here(values, min(k, values.shape[axis]), axis=axis, largest=largest)
    return np.asarray(values), np.take_along_axis(places, np.asarray(found), axis=axis)
