"""Checks of the mechanisms' arguments: each mistake is a ValueError that names the numbers."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from vyre.ir.problem import CallError

ONE = 1 << 16
HALF = ONE // 2

Floats = NDArray[np.float64]
Fixed = NDArray[np.uint32]


def numbers(values: ArrayLike, what: str, *, axes: int = 1) -> Floats:
    """Return the values as an array of f64 with `axes` axes."""
    array = np.ascontiguousarray(values, np.float64)
    if array.ndim != axes:
        raise CallError(f"{what} have {array.ndim} axes, not {axes}. Fix: pass an array of {axes}.")
    return array


def fixed(values: ArrayLike, what: str, *, axes: int = 1) -> Fixed:
    """Return the values as an array of u32 with `axes` axes; floats and numbers outside u32 are errors."""
    array = np.asarray(values)
    if array.dtype != np.uint32:
        if array.size and array.dtype.kind not in "iu":
            raise CallError(f"{what} are {array.dtype}, and 16.16 is u32. Fix: pass vyre.tune.to_fixed(...).")
        wide = array.astype(object).ravel()
        bad = next((int(v) for v in wide if not 0 <= v < 1 << 32), None)
        if bad is not None:
            raise CallError(f"{what} hold {bad}, and u32 ends at {(1 << 32) - 1}. Fix: pass 16.16 in u32.")
    if array.ndim != axes:
        raise CallError(f"{what} have {array.ndim} axes, not {axes}. Fix: pass an array of {axes}.")
    return np.ascontiguousarray(array, np.uint32)


def to_fixed(values: ArrayLike) -> Fixed:
    """Convert to 16.16: rounded to the nearest, half to even, clamped to 0 and the end of u32; NaN is 0."""
    scaled = np.rint(np.nan_to_num(np.asarray(values, np.float64), nan=0.0) * ONE)
    return np.clip(scaled, 0, (1 << 32) - 1).astype(np.uint32)


def positive(value: float, what: str) -> float:
    """Return the number, which must be finite and above 0."""
    if not (math.isfinite(value) and value > 0):
        raise CallError(f"{what} is {value}. Fix: pass a finite number above 0.")
    return float(value)


def output(out: NDArray[Any] | None, shape: tuple[int, ...], dtype: type) -> NDArray[Any]:
    """Return the caller's array for a result, which must fit, or a new one."""
    if out is None:
        return np.zeros(shape, dtype)
    if out.shape != shape or out.dtype != dtype:
        wanted = f"{np.dtype(dtype)} of {shape}"
        raise CallError(f"out is {out.dtype} of {out.shape}, not {wanted}. Fix: pass np.zeros({shape}, ...).")
    return out
