"""softmax, log_softmax, layernorm and rmsnorm along an axis."""

from __future__ import annotations

from typing import Any

from vyre.ir import dtypes
from vyre.ir.problem import CallError
from vyre.lib.arrays import (
    axis_of,
    capabilities,
    flat,
    has_lanes,
    is_planned,
    reshaped,
    result_of_shape,
    size_of,
    taken,
    type_of,
)
from vyre.lib.calls import recorded
from vyre.lib.kernels import rows as kernels
from vyre.lib.kernels.layout import constant
from vyre.lib.permute import moved_axis


@recorded
def softmax(x: Any, *, axis: int = -1) -> Any:
    """exp(x - max) / sum(exp(x - max)) along an axis."""
    return _rows(kernels.softmax_forms(), x, axis)


@recorded
def log_softmax(x: Any, *, axis: int = -1) -> Any:
    """The logarithm of `softmax`: (x - max) - log(sum(exp(x - max)))."""
    return _rows(kernels.log_softmax_forms(), x, axis)


@recorded
def layernorm(x: Any, weight: Any = None, bias: Any = None, *, axis: int = -1, eps: float = 1e-5) -> Any:
    """(x - mean) / sqrt(var + eps) * weight + bias along an axis; var is the mean of (x - mean)**2."""
    return _rows(kernels.layernorm_forms(), x, axis, weight, bias, eps, is_weighted=True)


@recorded
def rmsnorm(x: Any, weight: Any = None, *, axis: int = -1, eps: float = 1e-5) -> Any:
    """x / sqrt(mean(x * x) + eps) * weight along an axis."""
    return _rows(kernels.rmsnorm_forms(), x, axis, weight, None, eps, is_weighted=True)


def _rows(
    forms: Any, x: Any, axis: int, weight: Any = None, bias: Any = None, eps: float = 0.0, *,
    is_weighted: bool = False,
) -> Any:  # fmt: skip
    x = taken("x", x)
    T = type_of("x", x)
    if not T.is_float:
        raise CallError(f"x has dtype {T.name}, and rows of floats are normalized. Fix: convert x to f32.")
    shape, axis = tuple(x.shape), axis_of(axis, len(x.shape))
    if axis != len(shape) - 1:
        back = moved_axis(x, axis, -1)
        return moved_axis(_rows(forms, back, -1, weight, bias, eps, is_weighted=is_weighted), -1, axis)
    n = shape[-1]
    if size_of(x) == 0:
        return x
    x = reshaped(x, (size_of(x) // n, n))
    weight = _vector("weight", weight, x, T, n, 1) if is_weighted else x
    has_bias = bias is not None
    bias = _vector("bias", bias, x, T, n, 0) if has_bias else weight
    A = dtypes.f64 if T == dtypes.f64 else dtypes.f32
    named = {"eps": eps, "T": T, "A": A, "has_weight": is_weighted, "has_bias": has_bias}
    rows, lanes, held = x.shape[0], has_lanes(x), kernels.HELD * 4 // A.itemsize
    if n <= kernels.SHORT and lanes:
        together = 256 if A.itemsize == 4 else 128
        wide, most = max(8, 1 << (n - 1).bit_length()), -(-n // 4) * 4
        sizes = {"rows": together, "wide": wide, "most": most, "groups": -(-rows // together)}
        y = forms.tiled(x, weight, bias, **sizes, **named)
    elif n <= kernels.SHORT:
        y = forms.short(x, weight, bias, domain=rows, **named)
    elif n <= kernels.LANES or (lanes and n <= 32 * held and rows >= kernels.MANY):
        strips = -(-n // 32)
        each = 1 << (strips - 1).bit_length() if strips <= 8 else -(-strips // 4) * 4
        form, together = (forms.narrow, kernels.STRIPS) if lanes else (forms.alone, 1)
        y = form(x, weight, bias, each=each, groups=-(-rows // together), **named)
    elif lanes:
        size = kernels.SENT * 4 // A.itemsize
        teams = next((teams for teams in kernels.TEAMS if n <= kernels.LANES * teams * held), 0)
        room = -(-n // (kernels.LANES * kernels.NEAR)) * kernels.LANES * kernels.NEAR
        if teams in (0, 4) and 2 * (room + 2 * kernels.LANES) * A.itemsize < capabilities(x).shared_bytes:
            y = forms.teams[2].stored(x, weight, bias, size=room, groups=rows, **named)
        elif not teams and rows <= kernels.FEW:
            strips = {"lanes": kernels.LANES, "T": T, "A": A, "groups": rows * kernels.STRIPS}
            unread = x if T == A else reshaped(constant(flat(x), n=1, value=0, R=A), (1, 1))
            firsts = forms.strip_folds(x, unread, is_second=False, **strips)
            seconds = forms.strip_folds(x, firsts, is_second=True, **strips)
            parts = -(-n // (kernels.LANES * kernels.STRIPS))
            y = forms.strip_ends(x, weight, bias, firsts, seconds, parts=parts, groups=rows * parts, **named)
        elif not teams:
            y = forms.teams[kernels.TEAMS[-1]].endless(x, weight, bias, size=size, groups=rows, **named)
        else:
            least = -(-n // (kernels.LANES * teams))
            if teams == 1:
                size = each = 1 << (least - 1).bit_length() if least <= size else -(-least // 4) * 4
            else:
                each = -(-least // size) * size
            y = forms.teams[teams].held(x, weight, bias, each=each, size=size, groups=rows, **named)
    else:
        length = 1 << (n - 1).bit_length()
        # y is in the cache after a first store, which is faster; but no map can follow the second one.
        is_apart = forms.is_costly and not lanes and is_planned()
        room = length if is_apart and length * A.itemsize <= kernels.ROOM else 0
        kept = forms.is_costly and T == A
        y = forms.passed(x, weight, bias, kept=kept, room=room, groups=rows, **named)
    return result_of_shape(reshaped(y, shape), shape)


def _vector(name: str, values: Any, x: Any, T: Any, n: int, default: float) -> Any:
    """The values of a parameter for each place of a row, as a matrix of one row."""
    if values is None:
        return reshaped(constant(flat(x), n=n, value=default, R=T), (1, n))
    values = taken(name, values)
    if type_of(name, values) != T or size_of(values) != n:
        what = (
            f"{name} has {size_of(values)} elements of {type_of(name, values).name}, and rows {n} of {T.name}"
        )
        raise CallError(f"{what}. Fix: pass one number of that type for each place of a row.")
    return reshaped(values, (1, n))
