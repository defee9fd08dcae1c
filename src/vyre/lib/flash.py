"""Attention: softmax(q @ k.T * scale) @ v."""

from __future__ import annotations

from math import prod
from typing import Any

from vyre.ir import dtypes
from vyre.ir.dtypes import DType
from vyre.ir.problem import CallError
from vyre.lib.arrays import capabilities, has_lanes, reshaped, result_of_shape, size_of, taken, type_of
from vyre.lib.calls import recorded
from vyre.lib.kernels import attention as kernels
from vyre.lib.permute import swapped

FEW = 264  # workgroups, two for each multiprocessor of an H200
ROWS = 4  # queries of a workgroup on the CPU: 16 vectors of scores


@recorded
def attention(q: Any, k: Any, v: Any, *, causal: bool = False, scale: float | None = None) -> Any:
    """softmax(q @ k.T * scale) @ v over the last two axes; the scores are never stored.

    `causal`: query i sees keys 0 to i. The scale is 1 / sqrt(columns of q) by default.
    """
    q, k, v = taken("q", q), taken("k", k), taken("v", v)
    T, lead = type_of("q", q), tuple(q.shape[:-2])
    sizes = _sizes(q, k, v, T)
    n, m, deep, wide = sizes
    batch = prod(lead)
    if m == 0 and size_of(q):
        raise CallError("there are no keys. Fix: pass at least one.")
    if batch * n * wide == 0 or deep == 0:
        return result_of_shape(v[..., :0, :], (*lead, n, wide))
    A = dtypes.f64 if T == dtypes.f64 else dtypes.f32
    named: dict[str, Any] = {
        "wide": wide, "n": n, "m": m, "T": T, "A": A, "is_causal": causal,
        "scale": deep**-0.5 if scale is None else scale,
    }  # fmt: skip
    q, v = reshaped(q, (batch, n, deep)), reshaped(v, (batch, m, wide))
    held = 64 if max(deep, wide) <= 64 else 128
    rows = _rows(batch, n, 8 if held == 64 else 4)
    fits = kernels.tile_words(held, rows) * 4 <= capabilities(q).shared_bytes
    if has_lanes(q) and max(deep, wide) <= 128 and A == dtypes.f32 and fits:
        groups = (-(-n // (8 * rows)), batch)
        k = reshaped(k, (batch, m, deep))
        y = kernels.tile_form(held, held, rows)(q, k, v, batch=batch, groups=groups, **named)
    else:
        blocks = -(-n // ROWS)
        k = reshaped(swapped(k, batch, m, deep, 1, T) if m > 1 and deep > 1 else k, (batch, deep, m))
        strips = 1 << (-(-wide // kernels.KEYS) - 1).bit_length()
        form = kernels.strip_form(ROWS)
        y = form(
            q, k, v, tall=batch * n, deep=deep, blocks=blocks, strips=strips, groups=batch * blocks, **named
        )
    return result_of_shape(y, (*lead, n, wide))


def _rows(batch: int, n: int, most: int) -> int:
    """The queries of each group of a workgroup on a GPU: few if there would be too few workgroups."""
    rows = most
    while rows > 2 and batch * -(-n // (8 * rows)) < FEW:
        rows //= 2
    return rows


def _sizes(q: Any, k: Any, v: Any, T: DType) -> tuple[int, int, int, int]:
    """The numbers of queries, keys, columns of both, and columns of values."""
    shapes = [tuple(x.shape) for x in (q, k, v)]
    kinds = {type_of(name, x) for name, x in (("q", q), ("k", k), ("v", v))}
    leads = {shape[:-2] for shape in shapes}
    is_right = min(map(len, shapes)) >= 2 and len(leads) == len(kinds) == 1 and T.is_float
    if not is_right or shapes[0][-1] != shapes[1][-1] or shapes[1][-2] != shapes[2][-2]:
        types = ", ".join(sorted(kind.name for kind in kinds))
        what = f"q, k and v have shapes {shapes[0]}, {shapes[1]} and {shapes[2]} of {types}"
        raise CallError(f"{what}. Fix: pass floats of (..., n, d), (..., m, d) and (..., m, e).")
    return shapes[0][-2], shapes[1][-2], shapes[0][-1], shapes[2][-1]
