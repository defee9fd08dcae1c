"""Kernels and pipelines on the chunks of Dask arrays, each by itself or with the elements around it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import accumulate, product
from typing import Any

import dask.array as da
from dask.array.overlap import ensure_minimum_chunksize, overlap
from dask.base import tokenize

from vyre.interop.dask.graphs import Chunks, arrays_of, join_worker, require_arrays
from vyre.ir.problem import CallError
from vyre.plan.blocks import Halo
from vyre.run.blocks import BlockedArray, BlockedCall, blocked_call, output_shapes, settled
from vyre.run.elementwise import Elementwise
from vyre.run.kernel import Kernel
from vyre.run.pipeline import Pipeline

VIEWED = 1.25  # bytes that a view may keep for each byte of its own


def map_blocks(what: Kernel | Elementwise | Pipeline, *args: Any, **named: Any) -> Any:
    """Call a kernel or pipeline on the chunks of its Dask arguments, each by itself.

    Dask arrays with fewer axes than others are broadcast as in NumPy; other arguments are the same for all
    chunks. Returns a Dask array, or a tuple of them.
    """
    _require(what)
    arrays = [a for a in (*args, *named.values()) if isinstance(a, da.Array)]
    require_arrays("map_blocks", arrays)
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
    tasks[f"{name}-call"] = call.without_arrays()
    return arrays_of(name, tasks, call.arrays, shapes, tuple(range(rank)))


def map_overlap(what: Kernel | Elementwise | Pipeline, *args: Any, **named: Any) -> Any:
    """The result of one call on the whole arrays, computed chunk by chunk.

    The elements around a chunk that its result depends on follow from the indices of the kernels: a load at
    `x[i + 2]` needs two after the chunk, and chains of kernels add up. Beyond the edge of the whole array a
    load gives 0, `min` and `max` keep an index inside, and `% n` wraps around, as in one call. An index that
    may be anywhere along an axis in chunks is an error. NumPy arguments are passed whole to every chunk.
    """
    _require(what)
    arrays = [a for a in (*args, *named.values()) if isinstance(a, da.Array)]
    require_arrays("map_overlap", arrays)
    extents = _extents(arrays)
    stood = {id(a): BlockedArray(a.shape, a.dtype, tuple(k for k in extents if k < a.ndim)) for a in arrays}
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
    return arrays_of(name, tasks, sources, (shapes, call.is_single), axes)


# Blocks by themselves


class _Placed:
    """A call and the positions of its Dask arguments, which workers replace by their chunks."""

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

    def without_arrays(self) -> _Placed:
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
    join_worker()
    args, named = call.filled([settled(chunk) for chunk in chunks])
    results = call.what(*args, **named)
    return tuple(results) if isinstance(results, tuple | list) else (results,)


def _shapes_of_blocks(what: Any, call: _Placed, chunks: tuple[Chunks, ...]) -> tuple[list[Any], bool]:
    """The chunks and dtypes of the results: those of the chunks along one axis at a time."""

    @cache
    def outputs(shapes: tuple[Chunks, ...]) -> tuple[list[tuple[Chunks, Any]], bool]:
        stands = [BlockedArray(shape, a.dtype, ()) for shape, a in zip(shapes, call.arrays, strict=True)]
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
    join_worker()
    results = call.run(dict(zip(names, chunks, strict=True)), {axis: origin for axis, origin, _, _ in window})
    own = {axis: slice(start, start + size) for axis, _, start, size in window}
    return tuple(
        _cut(result, tuple(own.get(axis, slice(None)) for axis in range(result.ndim))) for result in results
    )


def _cut(result: Any, own: tuple[slice, ...]) -> Any:
    """The chunk of a window's result: a view, unless that would keep much more memory than the chunk has."""
    chunk = result[own]
    return chunk if result.nbytes <= VIEWED * chunk.nbytes else chunk.copy()


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


def _require(what: object) -> None:
    if not isinstance(what, Kernel | Elementwise) and not hasattr(what, "_is_pipeline"):
        raise CallError(f"{what!r} is neither a kernel nor a pipeline. Fix: put @vyre.pipeline on it.")
