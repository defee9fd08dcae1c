"""Random choices and permutations."""

from __future__ import annotations

from math import prod
from typing import Any

import numpy as np

from vyre.ir import dtypes
from vyre.ir.problem import CallError
from vyre.ir.spoken import short
from vyre.lib.arrays import flat, reshaped, result_of_shape, size_of, taken, type_of
from vyre.lib.calls import eager
from vyre.lib.kernels.philox import leading, places
from vyre.lib.radix_sorts import argsort
from vyre.lib.random import Shape, integers, random_bits, sizes_of, uniform
from vyre.lib.scans import cumulative_sum
from vyre.lib.selections import take
from vyre.lib.transfer import float_at
from vyre.targets.memory import space_of


@eager
def permutation(x: Any, seed: int, *, stream: int = 0, device: str | None = None) -> Any:
    """The numbers 0 to x - 1, or the rows of an array x, in random order.

    It is the stable order of 64 random bits for each: every permutation is as likely as the others, up to the
    chance that two of them are equal.
    """
    if not _is_count(x):
        x = _rows_of(x)
        return take(x, permutation(x.shape[0], seed, stream=stream, device=_device_of(x)), axis=0)
    return argsort(random_bits(x, seed, stream=stream, dtype=dtypes.u64, device=device))


@eager
def choice(
    x: Any, shape: Shape, seed: int, *, replace: bool = True, weights: Any = None, stream: int = 0,
    device: str | None = None,
) -> Any:  # fmt: skip
    """Elements of an array (along its first axis), or of 0 to x - 1: uniformly, or by weight.

    Without `replace` no element comes twice.
    """
    count = x if _is_count(x) else _rows_of(x).shape[0]
    device = device if _is_count(x) else _device_of(taken("x", x))
    sizes = sizes_of(shape)
    n = prod(sizes)
    if n and (count < 1 or (not replace and (n > count or weights is not None))):
        what = f"{n} of {count} elements cannot be chosen {'with' if replace else 'without'} replacement"
        raise CallError(
            f"{what}{'' if weights is None else ' by weight'}. Fix: choose fewer, or with replace=True."
        )
    if not replace:
        order = permutation(count, seed, stream=stream, device=device)
        which = leading(order, n=n, T=type_of("order", order), domain=n)
    elif weights is None:
        which = integers(0, max(1, count), n, seed, stream=stream, device=device)
    else:
        which = _by_weight(weights, count, n, seed, stream, device)
    if _is_count(x):
        return result_of_shape(which, sizes)
    x = taken("x", x)
    return result_of_shape(take(x, which, axis=0), (*sizes, *x.shape[1:]))


def _by_weight(weights: Any, count: int, n: int, seed: int, stream: int, device: str | None) -> Any:
    """The place of a uniform number among the sums of weights."""
    weights = flat(taken("weights", weights))
    T = type_of("weights", weights)
    if T not in (dtypes.f32, dtypes.f64) or size_of(weights) != count:
        what = f"there are {size_of(weights)} weights of {T.name} for {count} elements"
        raise CallError(f"{what}. Fix: pass an f32 or f64 for each.")
    sums = cumulative_sum(weights)
    total = float_at(sums, -1)
    if not 0 < total < float("inf"):
        raise CallError(f"the weights sum to {short(total)}. Fix: pass finite weights >= 0, not all 0.")
    wanted = uniform(n, seed, high=total, stream=stream, dtype=T, device=device)
    return places(reshaped(sums, (count,)), wanted, T=T, domain=n)


def _is_count(x: Any) -> bool:
    return isinstance(x, int | np.integer)


def _rows_of(x: Any) -> Any:
    x = taken("x", x)
    if not x.shape:
        raise CallError(f"x is {short(x)}. Fix: pass an array with axes, or a whole number.")
    return x


def _device_of(x: Any) -> str | None:
    space = space_of({"x": x})
    return None if space is None else space.device
