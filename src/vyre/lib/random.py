"""Random numbers that depend on a seed, a stream and their place alone: philox4x32, on every device.

There is no state: a call with the same arguments gives the same numbers. Different streams of one seed are
independent sequences.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from operator import index
from typing import Any

import numpy as np

from vyre.ir import dtypes, limits
from vyre.ir.dtypes import DType
from vyre.ir.problem import CallError
from vyre.ir.spoken import short
from vyre.lib.arrays import flat, result_of_shape, taken, type_of
from vyre.lib.calls import recorded
from vyre.lib.kernels import philox as kernels

Shape = int | tuple[int, ...]


@recorded
def philox(counters: Any, keys: Any) -> Any:
    """Four words for each row of four counters and two key words, all u32: the generator itself."""
    return kernels.blocks(taken("counters", counters), taken("keys", keys))


def random_bits(
    shape: Shape, seed: int, *, stream: int = 0, dtype: object = dtypes.u32, device: str | None = None,
    out: Any = None,
) -> Any:  # fmt: skip
    """Random u32 (four for each block of philox) or u64 (two)."""
    kind = _kind(dtype, "random_bits", dtypes.u32, dtypes.u64)
    run, each = (kernels.words, 4) if kind == dtypes.u32 else (kernels.long_words, 2)
    return _drawn(run, each, shape, seed, stream, device, out, kind)


def uniform(
    shape: Shape, seed: int, *, low: float = 0.0, high: float = 1.0, stream: int = 0,
    dtype: object = dtypes.f32, device: str | None = None, out: Any = None,
) -> Any:  # fmt: skip
    """Floats from `low`, included, to `high`: low + u * (high - low) for a u of 24 bits (f32) or 53 (f64)."""
    kind = _kind(dtype, "uniform", dtypes.f32, dtypes.f64)
    scale = {"low": float(low), "width": float(high) - float(low)}
    if kind == dtypes.f64:
        return _drawn(kernels.long_uniforms, 2, shape, seed, stream, device, out, kind, **scale)
    is_unit = (low, high) == (0, 1)
    return _drawn(kernels.uniforms, 4, shape, seed, stream, device, out, kind, **scale, is_unit=is_unit)


def normal(
    shape: Shape, seed: int, *, mean: float = 0.0, deviation: float = 1.0, stream: int = 0,
    dtype: object = dtypes.f32, device: str | None = None, out: Any = None,
) -> Any:  # fmt: skip
    """Normally distributed f32 or f64, by Box and Muller's transform."""
    kind = _kind(dtype, "normal", dtypes.f32, dtypes.f64)
    run, each = (kernels.normals, 4) if kind == dtypes.f32 else (kernels.long_normals, 2)
    scale = {"mean": float(mean), "deviation": float(deviation)}
    return _drawn(run, each, shape, seed, stream, device, out, kind, **scale)


def integers(
    low: int, high: int, shape: Shape, seed: int, *, stream: int = 0, dtype: object = dtypes.i64,
    device: str | None = None, out: Any = None,
) -> Any:  # fmt: skip
    """Integers from `low` to `high` - 1, all exactly equally likely."""
    kind = _kind(dtype, "integers", *dtypes.INTEGERS)
    try:
        low, high = index(low), index(high)
    except (TypeError, AttributeError):  # the latter of a float that a pipeline gets
        what = f"the bounds of integers are {short(low)} and {short(high)}"
        raise CallError(f"{what}. Fix: pass whole numbers.") from None
    if not kind.least <= low < high <= kind.greatest + 1:
        what = f"integers from {short(low)} to below {short(high)} are none, or do not fit {kind.name}"
        raise CallError(f"{what}. Fix: pass low < high, or another dtype.")
    width = high - low
    run, each, bits = (kernels.whole, 4, 32) if width <= 1 << 32 else (kernels.long_whole, 2, 64)
    named = {"low": low % (1 << 64), "T": kind, "width": width % (1 << 64), "refused": (1 << bits) % width}
    return _drawn(run, each, shape, seed, stream, device, out, kind, **named)


def sizes_of(shape: Shape) -> tuple[int, ...]:
    """The sizes of a shape, which is a number or several."""
    several: Sequence[Any] = shape if isinstance(shape, tuple | list) else (shape,)
    sizes = tuple([int(size) if isinstance(size, np.integer) else size for size in several])
    if any(not isinstance(size, int) or size < 0 for size in sizes) or prod(sizes) > limits.AXIS:
        what = f"the shape is {short(shape)}"
        raise CallError(f"{what}. Fix: pass whole numbers whose product is at most {limits.AXIS}.")
    return sizes


def _drawn(
    run: Any, each: int, shape: Shape, seed: int, stream: int, device: str | None, out: Any, kind: DType,
    **named: Any,
) -> Any:  # fmt: skip
    sizes = sizes_of(shape)
    n = prod(sizes)
    _require("seed", seed, 64)
    _require("stream", stream, 32)
    named |= {"n": n, "seed": seed, "stream": stream, "domain": -(-n // each)}
    if out is None:
        return result_of_shape(run(device=device, **named), sizes)
    is_array = hasattr(out, "shape") and hasattr(out, "dtype")
    is_right = is_array and tuple(out.shape) == sizes and type_of("out", out) == kind
    if not is_right or taken("out", out) is not out:
        has = f"has shape {tuple(out.shape)} and dtype {out.dtype}" if is_array else f"is {short(out)}"
        what = f"out {has}"
        raise CallError(f"{what}. Fix: pass a contiguous array of {kind.name} of shape {sizes}.")
    if n:
        run(flat(out), **named)
    return out


def _require(name: str, value: int, bits: int) -> None:
    if isinstance(value, bool) or not isinstance(value, int | np.integer) or not 0 <= value < 1 << bits:
        what = f"the {name} is {short(value)}"
        raise CallError(f"{what}. Fix: pass a whole number from 0 to 2**{bits} - 1.")


def _kind(dtype: object, function: str, *kinds: DType) -> DType:
    kind = dtype if isinstance(dtype, DType) else dtypes.of_numpy(dtype)
    if kind not in kinds:
        names = ", ".join(each.name for each in kinds)
        raise CallError(f"{function} does not make {short(dtype)}. Fix: pass a dtype of {names}.")
    return kind
