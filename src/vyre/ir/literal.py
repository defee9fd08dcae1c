"""Typed literals: compared by bits, so that 0.0 and -0.0 differ and NaN equals itself."""

from __future__ import annotations

import math
import struct
from dataclasses import dataclass

import numpy as np

from vyre.ir import floats
from vyre.ir.dtypes import DType

Number = bool | int | float


@dataclass(frozen=True, slots=True)
class Lit:
    """A constant of `dtype`, held as its bit pattern (unsigned)."""

    dtype: DType
    bits: int


def literal(dtype: DType, value: Number) -> Lit:
    """The literal of `dtype` nearest to `value`, which must fit: call `misfit` first."""
    reason = misfit(dtype, value)
    if reason:
        raise ValueError(reason)
    if dtype.kind == "bool":
        return Lit(dtype, int(bool(value)))
    if dtype.is_integer:
        return Lit(dtype, int(value) & ((1 << dtype.bits) - 1))
    return Lit(dtype, _float_bits(dtype, value))


def misfit(dtype: DType, value: Number) -> str | None:
    """The reason, in words, why `value` cannot be a literal of `dtype`; None if it can."""
    if isinstance(value, bool) or dtype.kind == "bool":
        return (
            None
            if isinstance(value, bool) and dtype.kind == "bool"
            else f"{_shown(value)} is not {dtype.spoken}"
        )
    if dtype.is_integer:
        if isinstance(value, float):
            return f"{value!r} is a float, not {dtype.spoken}"
        inside = dtype.least <= value <= dtype.greatest
        return None if inside else f"{_shown(value)} does not fit {dtype} ({dtype.least} to {dtype.greatest})"
    overflowed = _is_finite(value) and _is_infinite(dtype, _float_bits(dtype, value))
    return f"{_shown(value)} is too large for {dtype}" if overflowed else None


def _shown(value: Number) -> str:
    """The number in digits; for a very large int, which Python may refuse to print, its size."""
    large = isinstance(value, int) and value.bit_length() > 128
    return f"an int of {int(value).bit_length()} bits" if large else str(value)


def number(lit: Lit) -> Number:
    """The Python value of a literal."""
    dtype = lit.dtype
    if dtype.kind == "bool":
        return bool(lit.bits)
    if dtype.is_integer:
        return lit.bits - (1 << dtype.bits) if lit.bits > dtype.greatest else lit.bits
    return float(floats.from_bits(dtype, np.array(lit.bits, dtype.unsigned.storage)))


def _is_finite(value: Number) -> bool:
    return isinstance(value, int) or math.isfinite(value)


def _is_infinite(dtype: DType, bits: int) -> bool:
    return bits & ~(1 << (dtype.bits - 1)) == dtype.infinite_bits


def _float_bits(dtype: DType, value: Number) -> int:
    try:
        double = float(value)
    except OverflowError:  # an int beyond f64: infinity, which `misfit` then reports
        double = math.inf if value > 0 else -math.inf
    if math.isnan(double):
        return dtype.nan_bits
    if dtype.foreign:
        return int(floats.to_bits(dtype, floats.round_to(dtype, np.array(double))))
    try:
        return int.from_bytes(struct.pack(f"<{dtype.storage.char}", double), "little")
    except OverflowError:  # as the bits of infinity
        return dtype.infinite_bits | (double < 0) << (dtype.bits - 1)
