"""Sorts of Dask arrays, and functions based on them: the results are the bytes of `vyre.lib` for any chunks.

An axis in chunks is sorted by Leighton's columnsort (IEEE Transactions on Computers C-34, 1985): the chunks,
of one size, are sorted, dealt out like cards, sorted, gathered, sorted, and sorted once more across their
borders. What is sent where does not depend on the elements, so the graph and the sizes of the results are
known before anything is computed, and a task holds one chunk. `s` chunks must have `2 (s - 1)**2` elements
each; where they have fewer, they are joined.

```
chunks               1 5 4 8 | 3 2 7 6
sorted, dealt        1 5 2 6 | 4 8 3 7     the first of two, the second, the first, ...
sorted, gathered     1 3 2 4 | 5 7 6 8     from both in turn
sorted               1 2 3 4 | 5 6 7 8
across the border    1 2 [3 4 | 5 6] 7 8
```
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate, product
from typing import Any

import numpy as np
from dask.base import tokenize

from vyre.interop.dask.graphs import (
    arrays_of,
    item,
    join_worker,
    mapped,
    require_arrays,
    without_empty_chunks,
)
from vyre.ir.problem import CallError
from vyre.lib import radix_sorts, sorts
from vyre.lib.arrays import axes_of, axis_of, type_of
from vyre.run.blocks import settled

JOINED = 8  # partial results that one task joins
Run = tuple[Any, ...]  # values along the last axis, and their places if these are asked for


def sort(x: Any, *, axis: int = -1, descending: bool = False) -> Any:
    """The elements in order along an axis, as `vyre.lib.sort`: the same bytes for any chunks."""
    require_arrays("sort", [x])
    return _sorted(x, axis_of(axis, x.ndim), descending, False)


def argsort(x: Any, *, axis: int = -1, descending: bool = False) -> Any:
    """The indices that sort an array along an axis, as `vyre.lib.argsort`; equal elements stay in order."""
    require_arrays("argsort", [x])
    return _sorted(x, axis_of(axis, x.ndim), descending, True)


def _sorted(x: Any, at: int, descending: bool, is_places: bool) -> Any:
    type_of("x", x)
    x, dtype = without_empty_chunks(x), np.dtype(np.int64) if is_places else x.dtype
    n, (chunk, count) = x.shape[at], _columns(x.shape[at], x.numblocks[at] if x.size else 1)
    x = x.rechunk({at: chunk if count > 1 else -1})
    if count == 1:
        return mapped(_sort_whole, x, at, descending, is_places, dtype=dtype)
    name = f"{'argsort' if is_places else 'sort'}-{tokenize(x, at, descending)}"
    tasks: dict[Any, Any] = {}
    for other in product(*(range(1 if k == at else c) for k, c in enumerate(x.numblocks))):

        def key(step: str, k: int, other: tuple[int, ...] = other) -> Any:
            return (f"{name}{step}", *other[:at], k, *other[at + 1 :])

        def sent(step: str, k: int, to: int, other: tuple[int, ...] = other) -> Any:
            """One of the parts that a task makes; it is all that travels to the task that needs it."""
            part = (f"{name}{step}-part", *other, k, to)
            tasks[part] = (item, key(step, k, other), to)
            return part

        each = range(count)
        for k in each:
            source = (x.name, *other[:at], k, *other[at + 1 :])
            tasks[key("-dealt", k)] = (_deal, source, k * chunk, chunk, count, at, descending, is_places)
        for k in each:
            parts = [sent("-dealt", i, k) for i in each]
            tasks[key("-gathered", k)] = (_sort_parts, parts, count, descending)
        for k in each:
            parts = [sent("-gathered", i, k) for i in each]
            tasks[key("-placed", k)] = (_sort_dealt, parts, descending)
        for k in each[1:]:
            parts = [sent("-placed", k - 1, 1), sent("-placed", k, 0)]
            tasks[key("-border", k)] = (_sort_parts, parts, 2, descending)
        for k in each:
            low = sent("-border", k, 1) if k else sent("-placed", k, 0)
            high = sent("-border", k + 1, 0) if k < count - 1 else sent("-placed", k, 1)
            tasks[key("", k)] = (_place, low, high, min(chunk, n - k * chunk), at)
    return arrays_of(name, tasks, [x], ([(x.chunks, dtype)], True), tuple(range(x.ndim)))


def _columns(n: int, blocks: int) -> tuple[int, int]:
    """The size of chunks that columnsort sorts an axis of n elements in, and their number."""
    for count in range(min(blocks, int((n / 2) ** (1 / 3)) + 2), 1, -1):
        least = max(-(-n // count), 2 * (count - 1) ** 2)
        size = -(-least // (2 * count)) * 2 * count  # has `count` equal parts, and halves
        if size * (count - 1) < n:
            return size, count
    return n, 1


def _sort_whole(chunk: Any, at: int, descending: bool, is_places: bool) -> Any:
    join_worker()
    function = radix_sorts.argsort if is_places else radix_sorts.sort
    return np.asarray(function(settled(chunk), axis=at, descending=descending))


def _deal(
    chunk: Any, start: int, size: int, count: int, at: int, descending: bool, is_places: bool
) -> list[Run]:  # fmt: skip
    """Sort a chunk and distribute its elements; a short chunk is padded with the greatest value."""
    join_worker()
    values = np.moveaxis(chunk, at, -1)
    missing = size - values.shape[-1]
    if missing:
        T = type_of("x", values)
        last = (
            np.nan
            if T.is_float
            else not descending
            if T.kind == "bool"
            else T.least
            if descending
            else T.greatest
        )
        filling = np.full((*values.shape[:-1], missing), last, values.dtype)
        values = np.concatenate((values, filling), axis=-1)
    run: Run = (values,)
    if is_places:
        run = (values, np.broadcast_to(np.arange(start, start + size), values.shape))
    return _split(_sort_run(run, descending), count, is_dealt=True)


def _sort_parts(parts: Sequence[Run], count: int, descending: bool) -> list[Run]:
    """Sort parts side by side, and split them."""
    join_worker()
    run = tuple(np.concatenate(arrays, axis=-1) for arrays in zip(*parts, strict=True))
    return _split(_sort_run(run, descending), count)


def _sort_dealt(parts: Sequence[Run], descending: bool) -> list[Run]:
    """Sort parts that were dealt, and split them in halves."""
    join_worker()
    whole = (np.stack(arrays, axis=-1) for arrays in zip(*parts, strict=True))
    run = tuple(each.reshape((*each.shape[:-2], -1)) for each in whole)
    return _split(_sort_run(run, descending), 2)


def _sort_run(run: Run, descending: bool) -> Run:
    """The values in order, of equals the one with the first place."""
    if len(run) == 1:
        return (np.asarray(radix_sorts.sort(settled(run[0]), descending=descending)),)
    for key, descends in ((1, False), (0, descending)):
        order = np.asarray(radix_sorts.argsort(settled(run[key]), descending=descends))
        run = tuple(np.take_along_axis(each, order, axis=-1) for each in run)
    return run


def _split(run: Run, count: int, *, is_dealt: bool = False) -> list[Run]:
    size = run[0].shape[-1] // count
    cuts = [slice(k, None, count) if is_dealt else slice(k * size, (k + 1) * size) for k in range(count)]
    return [tuple(np.ascontiguousarray(each[..., cut]) for each in run) for cut in cuts]


def _place(low: Run, high: Run, size: int, at: int) -> tuple[Any]:
    """A chunk of the result; its places, if it has any."""
    whole = np.concatenate((low[-1], high[-1]), axis=-1)[..., :size]
    return (np.ascontiguousarray(np.moveaxis(whole, -1, at)),)


def unique_values(x: Any) -> Any:
    """The distinct elements of an array in order, as `vyre.lib.unique_values`, in one chunk whose size is
    known when it is computed.
    """
    require_arrays("unique_values", [x])
    type_of("x", x)
    name, x = f"unique-{tokenize(x)}", without_empty_chunks(x)
    keys: list[Any] = [(x.name, *index) for index in product(*map(range, x.numblocks))]
    tasks: dict[Any, Any] = {}
    while len(keys) > 1 or not tasks:
        level = f"{name}-{len(tasks)}"
        size = JOINED if tasks else 1
        groups = [keys[k : k + size] for k in range(0, len(keys), size)]
        own = [(level, k) if len(groups) > 1 else (name, 0) for k in range(len(groups))]
        tasks |= {key: (_distinct, group) for key, group in zip(own, groups, strict=True)}
        keys = own
    return arrays_of(name, tasks, [x], ([(((np.nan,),), x.dtype)], True), (0,))


def _distinct(parts: Sequence[Any]) -> tuple[Any]:
    join_worker()
    arrays = [part[0] if isinstance(part, tuple) else part.reshape(-1) for part in parts]
    return (np.asarray(sorts.unique_values(np.concatenate(arrays))),)


def topk(x: Any, k: int, *, axis: int = -1, largest: bool = True) -> tuple[Any, Any]:
    """The k greatest (or least) elements along an axis in order, and their indices in the whole array.

    The bytes are those of `vyre.lib.topk` for any chunks: of equal elements the first is taken. Each
    chunk selects its own k, and a tree of tasks joins them in the order of the chunks.
    """
    require_arrays("topk", [x])
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
    return tuple(arrays_of(name, tasks, [x], (results, False), tuple(range(x.ndim))))


def _topk(chunk: Any, start: int, how: tuple[int, int, bool]) -> tuple[Any, Any]:
    join_worker()
    k, axis, largest = how
    chunk = settled(chunk)
    values, places = sorts.topk(chunk, min(k, chunk.shape[axis]), axis=axis, largest=largest)
    return np.asarray(values), np.asarray(places) + start


def _joined_topk(parts: Sequence[tuple[Any, Any]], how: tuple[int, int, bool]) -> tuple[Any, Any]:
    """The first k of several parts, each in order; equal elements stay in the order of the parts."""
    k, axis, largest = how
    values, places = (np.concatenate(each, axis=axis) for each in zip(*parts, strict=True))
    values, indices = sorts.topk(values, min(k, values.shape[axis]), axis=axis, largest=largest)
    return np.asarray(values), np.take_along_axis(places, np.asarray(indices), axis=axis)
