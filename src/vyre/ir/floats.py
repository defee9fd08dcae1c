"""Exact rounding of NumPy values to a float type, and the canonical NaN of each type.

The main idea: to round once to a narrow type through a wider one, the first step must round to odd (the last
bit of the wide result is set if the result is inexact), so that the second step cannot round twice.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from vyre.ir.dtypes import DType, f32

Array = NDArray[Any]


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


def round_to(dtype: DType, x: Array) -> Array:
    """A float carrier array (f32 or f64) rounded once to the float type `dtype`, in its carrier."""
    with np.errstate(all="ignore"):
        if not dtype.foreign:
            return x.astype(dtype.storage, copy=False).astype(dtype.carrier, copy=False)
        return _rounded(dtype, np.asarray(x))


def _rounded(dtype: DType, x: Array) -> Array:
    """f32 or f64 values rounded once to a type that NumPy lacks, as f32 values."""
    single = x if x.dtype == np.float32 else odd_f32(x)
    size = np.abs(single)
    drop = np.uint32(f32.fraction - dtype.fraction)
    bits = size.view(np.uint32)
    half = (np.uint32(1) << (drop - np.uint32(1))) - np.uint32(1) + ((bits >> drop) & np.uint32(1))
    value = ((bits + half) >> drop << drop).view(np.float32)
    if dtype.bias != f32.bias:
        # Where the last place of an f32 is that of a subnormal of the type, adding rounds to it.
        place = np.float32(2.0 ** (1 - dtype.bias - dtype.fraction + f32.fraction))
        value = np.where(size < np.float32(2.0 ** (1 - dtype.bias)), (size + place) - place, value)
        most = (2 - 2.0 ** -(dtype.fraction + 1)) * 2.0**dtype.bias
        value = np.where(size >= np.float32(most), np.float32(np.inf), value)
    return np.where(np.isnan(single), single, np.copysign(value, single))


def canonical(dtype: DType, x: Array) -> Array:
    """The same carrier values with every NaN the canonical quiet one."""
    return np.where(np.isnan(x), np.array(np.nan, dtype.carrier), x) if dtype.is_float else x


def to_storage(dtype: DType, x: Array) -> Array:
    """Convert carrier values to their storage type; NaN becomes canonical."""
    x = canonical(dtype, x)
    if not dtype.foreign:
        return x.astype(dtype.storage, copy=False)
    with np.errstate(all="ignore"):
        return _narrow_bits(dtype, x).astype(dtype.storage)


def from_storage(dtype: DType, x: Array) -> Array:
    """Convert values of the storage type to carrier values; a bool is true if its byte is not 0."""
    if dtype.kind == "bool":
        return np.asarray(np.asarray(x).view(np.uint8) != 0)
    return _narrow_value(dtype, x) if dtype.foreign else x.astype(dtype.carrier, copy=False)


def _narrow_bits(dtype: DType, x: Array) -> Array:
    """The bits of f32 values that the narrow type has."""
    bits, drop = x.view(np.uint32), f32.fraction - dtype.fraction
    if dtype.bias == f32.bias:  # the upper part of an f32
        return np.asarray(bits >> np.uint32(drop))
    sign, size = (bits >> np.uint32(31)) << np.uint32(dtype.bits - 1), bits & np.uint32(0x7FFFFFFF)
    normal = (size >> np.uint32(drop)) - np.uint32((f32.bias - dtype.bias) << dtype.fraction)
    is_tiny = size < np.uint32((f32.bias - dtype.bias + 1) << f32.fraction)
    scale = np.float32(2.0 ** (dtype.bias + dtype.fraction - 1))
    value = np.where(is_tiny, (np.where(is_tiny, np.abs(x), 0) * scale).astype(np.uint32), normal)
    value = np.where(size == np.uint32(f32.infinite_bits), np.uint32(dtype.infinite_bits), value) | sign
    return np.where(np.isnan(x), np.uint32(dtype.nan_bits), value)


def _narrow_value(dtype: DType, x: Array) -> Array:
    """The f32 values with these bits in the narrow type."""
    bits, drop = x.astype(np.uint32), f32.fraction - dtype.fraction
    if dtype.bias == f32.bias:
        return (bits << np.uint32(drop)).view(np.float32)
    sign = (bits >> np.uint32(dtype.bits - 1)) << np.uint32(31)
    size = (bits & np.uint32((1 << (dtype.bits - 1)) - 1)) << np.uint32(drop)
    value = (size.view(np.float32) * np.float32(2.0 ** (f32.bias - dtype.bias))).view(np.uint32)
    is_special = size >= np.uint32(dtype.infinite_bits << drop)
    return np.asarray(np.where(is_special, size | np.uint32(f32.infinite_bits), value) | sign).view(
        np.float32
    )


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
