"""Files as Dask arrays."""

from __future__ import annotations

import os
from typing import Any

import dask.array as da
import numpy as np
from dask.base import tokenize


def from_npy(path: str | os.PathLike[str], chunks: Any = "auto") -> Any:
    """A Dask array over a .npy file that all workers can open; `chunks` are as for `dask.array.from_array`.

    Each task maps the file and reads its own chunk. `from_array` of a memory map would send the elements of
    the whole file to a cluster, inside of the graph.
    """
    path = os.path.abspath(path)
    mapped, status = np.load(path, mmap_mode="r"), os.stat(path)
    sizes = da.core.normalize_chunks(chunks, mapped.shape, dtype=mapped.dtype)
    name = f"npy-{tokenize(path, status.st_mtime_ns, status.st_size, sizes)}"
    meta = np.empty((0,) * mapped.ndim, mapped.dtype)
    return da.map_blocks(_read, path, name=name, chunks=sizes, dtype=mapped.dtype, meta=meta)


def _read(path: str, block_info: Any = None) -> Any:
    """The chunk of a task, in memory."""
    spans = block_info[None]["array-location"]
    return np.array(np.load(path, mmap_mode="r")[tuple(slice(*span) for span in spans)])
