"""Shared by the functions on Dask arrays: arguments that they take, graphs of tasks, and workers."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from itertools import product
from typing import Any

import dask.array as da
import numpy as np
from dask.highlevelgraph import HighLevelGraph

from vyre.ir.dtypes import DType
from vyre.ir.problem import CallError
from vyre.lib.arrays import type_of
from vyre.run import context

Chunks = tuple[int, ...]


def require_arrays(word: str, arrays: Sequence[Any]) -> None:
    """Raise CallError unless all are Dask arrays of NumPy arrays, in chunks of known size."""
    if not arrays or not all(isinstance(array, da.Array) for array in arrays):
        raise CallError(f"{word} gets no Dask array. Fix: pass one, as from dask.array.from_array.")
    for array in arrays:
        kind = type(array._meta)
        if not isinstance(array._meta, np.ndarray) or isinstance(array._meta, np.ma.MaskedArray):
            what = f"{word} takes NumPy arrays as chunks, and gets chunks of {kind.__module__}"
            fix = "convert them with x.map_blocks, as by cupy.asnumpy or da.ma.filled"
            raise CallError(f"{what}.{kind.__name__}. Fix: {fix}.")
    if any(size != size for array in arrays for sizes in array.chunks for size in sizes):
        raise CallError("an array has chunks of unknown size. Fix: call its compute_chunk_sizes() first.")


def without_empty_chunks(x: Any) -> Any:
    """The same array, without chunks that have no elements."""
    kept = tuple(tuple(size for size in sizes if size) or (0,) for sizes in x.chunks)
    return x if kept == x.chunks else x.rechunk(kept)


def stored(R: DType, x: Any) -> np.dtype[Any]:
    """The NumPy dtype of results of the type R from elements of x."""
    own: np.dtype[Any] = x.dtype
    return own if R == type_of("x", x) else R.storage


def mapped(
    function: Callable[..., Any],
    *args: Any,
    dtype: Any,
    along: Mapping[int, Chunks] | None = None,
    **how: Any,
) -> Any:
    """A function of the chunks of the first argument; the sizes of its results differ `along` some axes."""
    x = args[0]
    chunks = tuple((along or {}).get(axis, sizes) for axis, sizes in enumerate(x.chunks))
    return da.map_blocks(
        function, *args, chunks=chunks, dtype=dtype, meta=np.empty((0,) * x.ndim, dtype), **how
    )


def arrays_of(
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
            items[(own, *index)] = (item, (name, *at), number)
        layers = {**graph.layers, own: items}
        whole = HighLevelGraph(layers, {**graph.dependencies, own: {name}})
        made.append(da.Array(whole, own, chunks, dtype=dtype))
    return made[0] if results[1] else tuple(made)


def item(results: Sequence[Any], number: int) -> Any:
    """One of several results of a task."""
    return results[number]


@lru_cache(maxsize=1)
def join_worker() -> None:
    """Use as many threads as Dask gave the worker of this process, unless VYRE_THREADS is set."""
    if "distributed" not in sys.modules or context.environment().threads is not None:
        return
    from distributed import get_worker

    worker: Callable[[], Any] = get_worker
    try:
        context.threads(max(1, worker().state.nthreads))
    except ValueError:  # not on a worker
        return
