"""Copies of arrays that users ask for, from any memory to any other."""

from __future__ import annotations

from typing import Any

import numpy as np

from vyre.ir import dtypes, limits
from vyre.ir.dtypes import DType
from vyre.targets import host_arrays
from vyre.targets.memory import MemorySpace, is_on_device, space_of


def copied(values: Any, dtype: object, to: MemorySpace | None) -> Any:
    """A copy of an array or of anything NumPy converts to one; None for `to` is where the values are."""
    wanted = None if dtype is None else host_arrays.storage_of(dtype)
    space = space_of({"a": values}) if is_on_device(values) else None
    if space is None:
        if to is None or to.device is None:
            return host_arrays.copied(values, wanted)
        host = values if _is_plain(values, wanted) else host_arrays.copied(values, wanted)
        return to.copied(host, wanted or host_arrays.storage_of(host.dtype))
    there = space if to is None else to
    source = space.seen("a", values)
    if there.device == space.device and wanted in (None, source.dtype):
        return space.duplicate(source)
    host = host_arrays.copied(source.numpy(), wanted, own=source.dtype)
    return host if there.device is None else there.copied(host, wanted or source.dtype)


def _is_plain(values: Any, dtype: DType | None) -> bool:
    """True if a NumPy array can be copied to a device without a conversion."""
    if type(values) is not np.ndarray or not values.flags.c_contiguous or not values.dtype.isnative:
        return False
    own = dtypes.of_numpy(values.dtype)
    return own is not None and dtype in (None, own) and 1 <= values.ndim <= limits.RANK
