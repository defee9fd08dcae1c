"""Conversion between all dtypes, written as a call of the dtype: f32(x)."""

from __future__ import annotations

import numpy as np

from vyre.ir.dtypes import DType
from vyre.ops.row import Array, OpRow


def _any(types: tuple[DType, ...], named: DType | None) -> DType:
    assert named is not None
    return named


def _cast(source: DType, result: DType, x: Array) -> Array:
    if result.kind == "bool":
        return np.not_equal(x, 0)
    if result.is_float:
        return x if source.is_float else _int_to_float(source, result, x)
    return _saturate(result, x) if source.is_float else x.astype(result.carrier)


def _int_to_float(source: DType, result: DType, x: Array) -> Array:
    if result.bits > 16 or source.bits <= 32:
        wide = np.float64 if result.bits == 16 else result.carrier
        return x.astype(wide)
    # 64 bits to 16: only 8 or 11 bits survive, so the low ones may be gathered into one sticky bit, which f64 holds.
    low = np.array(0x7FFF, source.carrier)
    sticky = np.where((x & low) != 0, np.array(0x4000, source.carrier), np.array(0, source.carrier))
    large = np.abs(x.astype(np.float64)) > 2.0**40
    return np.where(large, (x & ~low) | sticky, x).astype(np.float64)


def _saturate(result: DType, x: Array) -> Array:
    whole = np.trunc(x).astype(np.float64)
    above, below = whole >= float(result.greatest) + (result.bits < 64), whole <= float(result.least) - 1
    inside = np.where(above | below | np.isnan(whole), 0.0, whole).astype(result.carrier)
    ends = np.where(below, np.array(result.least, result.carrier), inside)
    return np.where(above, np.array(result.greatest, result.carrier), ends)


ROWS = (
    OpRow(
        "cast", 1, _any, "The value in another type: integers wrap, float to integer truncates and saturates (NaN is 0), others round once.",
        _cast,
    ),
)  # fmt: skip
