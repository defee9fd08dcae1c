"""Convolutions and pooling over one to three axes."""

from __future__ import annotations

from math import prod
from typing import Any

from vyre.ir import dtypes
from vyre.ir.dtypes import DType
from vyre.ir.problem import CallError
from vyre.ir.spoken import short
from vyre.lib.arrays import capabilities, has_lanes, reshaped, result_of_shape, size_of, taken, type_of
from vyre.lib.calls import recorded
from vyre.lib.kernels import windows as kernels
from vyre.lib.permute import swapped
from vyre.lib.products import product, tile_on_cpu

Sizes = int | tuple[int, ...]
LEAST_LINE = 8  # results along the last axis, below which windows are copied


@recorded
def conv(
    x: Any, weight: Any, bias: Any = None, *, stride: Sizes = 1, padding: Sizes = 0, dilation: Sizes = 1
) -> Any:
    """The correlation of (batch, channels, ...) with (results, channels, ...) over one to three last axes."""
    x, weight = taken("x", x), taken("weight", weight)
    T, shape, kernel = type_of("x", x), tuple(x.shape), tuple(weight.shape)
    if not 3 <= len(shape) <= 5 or len(kernel) != len(shape) or kernel[1] != shape[1]:
        what = f"x has shape {shape} and weight {kernel}"
        raise CallError(
            f"{what}. Fix: pass (batch, channels, ...) and (results, channels, ...), up to 3 more."
        )
    if type_of("weight", weight) != T or not (T.is_float or T.is_integer):
        what = f"x has dtype {T.name} and weight {type_of('weight', weight).name}"
        raise CallError(f"{what}. Fix: pass numbers of one type.")
    inner = shape[2:]
    steps, pads = _each("stride", stride, 1, len(inner)), _each("padding", padding, 0, len(inner))
    far = _each("dilation", dilation, 1, len(inner))
    spans = tuple(f * (k - 1) + 1 for f, k in zip(far, kernel[2:], strict=True))
    made = _places(inner, spans, steps, pads)
    batch, channels, results, wide = shape[0], shape[1], kernel[0], prod(made)
    deep = channels * prod(kernel[2:])
    is_plain = prod(kernel[2:]) == 1 and {*steps} == {1} and {*pads} == {0}
    if not is_plain and batch * deep * wide and results and made[-1] >= LEAST_LINE and not has_lanes(x):
        y = _by_lines(x, weight, T, made, steps, pads, far)
    else:
        flat_x = reshaped(x, (batch * channels, prod(inner)))
        if not is_plain and batch * deep * wide:
            flat_x = kernels.windows(
                flat_x, tall=batch * deep, wide=wide, deep=deep, channels=channels, T=T,
                domain=(batch * deep, wide), **_named("s", inner), **_named("k", kernel[2:]),
                **_named("o", made, 1), **_named("step", steps), **_named("pad", pads, fill=0),
                **_named("far", far),
            )  # fmt: skip
        y = product(weight, flat_x, T, batch, results, deep, wide, False, False, (True, False))
    if bias is not None:
        bias = taken("bias", bias)
        if tuple(bias.shape) != (results,) or type_of("bias", bias) != T:
            what = f"bias has shape {tuple(bias.shape)} and dtype {type_of('bias', bias).name}"
            raise CallError(f"{what}. Fix: pass {results} numbers of {T.name}.")
        y = kernels.biased(reshaped(y, (batch * results, wide)), bias, T=T) if size_of(y) else y
    return result_of_shape(y, (batch, results, *made))


def _by_lines(
    x: Any, weight: Any, T: DType, made: tuple[int, ...], steps: tuple[int, ...], pads: tuple[int, ...],
    far: tuple[int, ...],
) -> Any:  # fmt: skip
    """The convolution where a workgroup is one thread: no window is copied."""
    (batch, channels), results = x.shape[:2], weight.shape[0]
    sizes, spans = (_three(tuple(part.shape)[2:]) for part in (x, weight))
    around, step = _three(pads, 0), steps[-1]
    padded = tuple(size + 2 * pad for size, pad in zip(sizes, around, strict=True))
    columns = -(-padded[2] // step)
    rows, deep = batch * channels, channels * prod(spans)
    if sum(pads) or step > 1:
        x = kernels.spaced(
            reshaped(x, (rows, *sizes)), rows=rows, p0=padded[0], p1=padded[1], p2=columns, step=step,
            pad0=around[0], pad1=around[1], pad2=around[2], T=T,
            domain=(rows, padded[0] * padded[1], columns * step),
        )  # fmt: skip
    else:
        x = reshaped(x, (rows, *sizes[:2], 1, sizes[2]))
    if results > 1 and deep > 1:
        weight = swapped(weight, 1, results, deep, 1, T)
    A = dtypes.f32 if T.is_narrow else T
    wide, each = tile_on_cpu(results, made[-1], capabilities(x).vector_bytes, A)
    tiles, lines = -(-results // each), prod(made[:-1])
    return kernels.line_form(wide)(
        reshaped(weight, (channels, *spans, results)), x, tall=batch * results, lines=lines, m=results,
        tiles=tiles, T=T, A=A, Y=T, is_float=T.is_float, rows=each,
        groups=(batch * tiles, lines, -(-made[-1] // wide)), **_named("o", made, 1), **_named("step", steps),
        **_named("far", far),
    )  # fmt: skip


def _three(sizes: tuple[int, ...], fill: int = 1) -> tuple[int, ...]:
    """Sizes along three axes; those that are not there come first."""
    return (*(fill,) * (3 - len(sizes)), *sizes)


@recorded
def max_pool(x: Any, size: Sizes, *, stride: Sizes | None = None, padding: Sizes = 0) -> Any:
    """The greatest element of each window of (batch, channels, ...); NaN if there is one."""
    return _pooled(x, size, stride, padding, is_mean=False)


@recorded
def avg_pool(x: Any, size: Sizes, *, stride: Sizes | None = None, padding: Sizes = 0) -> Any:
    """The mean of each window of (batch, channels, ...); places outside of x count as zeros."""
    return _pooled(x, size, stride, padding, is_mean=True)


def _pooled(x: Any, size: Sizes, stride: Sizes | None, padding: Sizes, *, is_mean: bool) -> Any:
    x = taken("x", x)
    T, shape = type_of("x", x), tuple(x.shape)
    if not 3 <= len(shape) <= 5 or T.kind == "bool" or (is_mean and not T.is_float):
        what = f"x has shape {shape} and dtype {T.name}"
        raise CallError(
            f"{what}. Fix: pass numbers (floats, for means) of (batch, channels, ...), up to 3 more."
        )
    inner = shape[2:]
    spans, pads = _each("size", size, 1, len(inner)), _each("padding", padding, 0, len(inner))
    steps = spans if stride is None else _each("stride", stride, 1, len(inner))
    if any(2 * pad > span for pad, span in zip(pads, spans, strict=True)):
        raise CallError(f"the padding {pads} is more than half of the size {spans}. Fix: pad less.")
    made = _places(inner, spans, steps, pads)
    rows, wide = shape[0] * shape[1], prod(made)
    A = dtypes.f32 if T.is_narrow else T
    named = {
        "tall": rows, "T": T, "A": A, "is_mean": is_mean, "lowest": _lowest(A), **_named("s", inner),
        **_named("k", spans), **_named("o", made, 1), **_named("step", steps), **_named("pad", pads, fill=0),
    }  # fmt: skip
    x = reshaped(x, (rows, prod(inner)))
    if has_lanes(x) or wide == 0:
        y = kernels.pooled(x, wide=wide, domain=(rows, wide), **named)
    else:
        lines = prod(made[:-1])
        y = kernels.pooled_lines(x, lines=lines, domain=(rows, lines, made[-1]), **named)
    return result_of_shape(y, (*shape[:2], *made))


def _lowest(T: DType) -> float:
    return float("-inf") if T.is_float else T.least


def _each(name: str, value: Sizes, least: int, axes: int) -> tuple[int, ...]:
    sizes = (value,) * axes if isinstance(value, int) else tuple(value)
    if len(sizes) != axes or any(not isinstance(size, int) or size < least for size in sizes):
        what = f"{name} is {short(value)}"
        raise CallError(f"{what}. Fix: pass a whole number from {least} on, or one for each of {axes} axes.")
    return sizes


def _places(sizes: Any, spans: Any, steps: Any, pads: Any) -> tuple[int, ...]:
    """The number of windows along each axis."""
    made = tuple(
        (size + 2 * pad - span) // step + 1
        for size, span, step, pad in zip(sizes, spans, steps, pads, strict=True)
    )
    if min(made) < 1:
        what = f"windows of {tuple(spans)} do not fit {tuple(sizes)} with a padding of {tuple(pads)}"
        raise CallError(f"{what}. Fix: pass smaller windows, or pad more.")
    return made


def _named(name: str, sizes: tuple[int, ...], first: int = 0, *, fill: int = 1) -> dict[str, int]:
    """Arguments of a kernel for three axes."""
    full = _three(sizes, fill)
    return {f"{name}{k}": full[k] for k in range(first, 3)}
