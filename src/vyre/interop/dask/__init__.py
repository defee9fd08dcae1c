"""Dask arrays in, Dask arrays out: kernels and pipelines on arrays in chunks, on any cluster.

`map_blocks` calls a kernel or pipeline on each chunk by itself. `map_overlap` computes the result of one call
on the whole array, chunk by chunk: the halo of a chunk and what lies beyond the edge follow from the indices
of its kernels. `reduce`, `scan`, `histogram`, `topk`, `sort`, `argsort` and `unique_values` are those of
`vyre.lib`. All but `map_blocks` have the bytes of the same call in one process, for any chunks.
`from_npy` reads a file chunk by chunk.

A worker uses as many threads as Dask gave it, and a GPU that it can see where that is faster: one for each
worker of a dask-cuda cluster. Workers of one machine share a cache, in which code is compiled once.
"""

from vyre.interop.dask.folds import histogram, reduce, scan
from vyre.interop.dask.maps import map_blocks, map_overlap
from vyre.interop.dask.sorts import argsort, sort, topk, unique_values
from vyre.interop.dask.sources import from_npy

__all__ = [
    "argsort",
    "from_npy",
    "histogram",
    "map_blocks",
    "map_overlap",
    "reduce",
    "scan",
    "sort",
    "topk",
    "unique_values",
]
