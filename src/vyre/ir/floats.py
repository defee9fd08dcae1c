"""Exact rounding of NumPy values to a float type, and the canonical NaN of each type.

The main idea: to round once to a narrow type through a wider one, the first step must round to odd (the last
bit of the wide result is set if the result is inexact), so that the second step cannot round twice.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from vyre.ir.dtypes import DType

Array = NDArray[Any]

INFINITE_BITS = {"f16": 0x7C00, "bf16": 0x7F80, "f32": 0x7F800000, "f64": 0x7FF0000000000000}
NAN_BITS = {"f16": 0x7E00, "bf16": 0x7FC0, "f32": 0x7FC00000, "f64": 0x7FF8000000000000}


def odd_f32(x: Array) -> Array:
    """f64 to f32, inexact results rounded to the neighbour with an odd last bit."""
    near = x.astype(np.float32)
    back = near.astype(np.float64)
    bits = near.view(np.int32)
    inexact = (back != x) & np.isfinite(x) & ((bits & 1) == 0)
    # One step away from zero if rounding went towards zero, else one step back: this replaces the even
    # neighbour by the odd one.
    step = np.where(np.abs(back) < np.abs(x), 1, -1).astype(np.int32)
    return np.where(inexact, bits + step, bits).astype(np.int32).view(np.float32)


def round_bf16(x: Array) -> Array:
    """f32 or f64 values rounded once to bf16, as f32 values."""
    single = x if x.dtype == np.float32 else odd_f32(x)
    bits = single.view(np.uint32)
    rounded = (bits + np.uint32(0x7FFF) + ((bits >> np.uint32(16)) & np.uint32(1))) & np.uint32(0xFFFF0000)
    return np.where(np.isnan(single), single, rounded.view(np.float32))


def round_to(dtype: DType, x: Array) -> Array:
    """A float carrier array (f32 or f64) rounded once to the float type `dtype`, in its carrier."""
    with np.errstate(all="ignore"):
        if dtype.name == "f16":
            return x.astype(np.float16).astype(np.float32)
        if dtype.name == "bf16":
            return round_bf16(np.asarray(x))
        return x.astype(dtype.carrier, copy=False)


def canonical(dtype: DType, x: Array) -> Array:
    """The same carrier values with every NaN the canonical quiet one."""
    return np.where(np.isnan(x), np.array(np.nan, dtype.carrier), x) if dtype.is_float else x


def to_storage(dtype: DType, x: Array) -> Array:
    """Convert carrier values to their storage type; NaN becomes canonical."""
    if dtype.name == "bf16":
        return (canonical(dtype, x).view(np.uint32) >> np.uint32(16)).astype(np.uint16)
    return canonical(dtype, x).astype(dtype.storage, copy=False)


def from_storage(dtype: DType, x: Array) -> Array:
    """Convert values of the storage type to carrier values; a bool is true if its byte is not 0."""
    if dtype.kind == "bool":
        return np.asarray(np.asarray(x).view(np.uint8) != 0)
    if dtype.name == "bf16":
        return (x.astype(np.uint32) << np.uint32(16)).view(np.float32)
    return x.astype(dtype.carrier, copy=False)


def table_values(dtype: DType, values: bytes) -> Array:
    """The carrier values of a constant table."""
    return from_storage(dtype, np.frombuffer(values, dtype.storage))


def table_bytes(dtype: DType, values: bytes) -> bytes:
    """The same constant table in its one form: bools are 0 or 1, and every NaN is the canonical one."""
    return to_storage(dtype, table_values(dtype, values)).tobytes()


def to_bits(dtype: DType, x: Array) -> Array:
    """The bit pattern of each value as unsigned integers of the type's width; NaN becomes canonical."""
    return np.asarray(to_storage(dtype, x)).view(dtype.unsigned.storage)


def from_bits(dtype: DType, x: Array) -> Array:
    """Carrier values from unsigned bit patterns."""
    return from_storage(dtype, np.asarray(x).view(dtype.storage))
