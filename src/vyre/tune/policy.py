"""Chooses candidates by a softmax over their costs, smooth enough to learn from.

`pick` is softmax(-costs / T), the smoothed argmin; `gradient` is the gradient of T log Σ exp(-c / T), which
is its negative. The fixed-point forms take weights or logits in 16.16 and give parts of ONE that sum to
exactly ONE, the same on every device.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike, NDArray

from vyre.ir.problem import CallError
from vyre.tune.checks import Fixed, Floats, fixed, numbers, output, positive
from vyre.tune.kernels import shares, softmax


def pick(
    costs: ArrayLike, temperature: float, out: Floats | None = None, *, device: str | None = None
) -> Floats:
    """Return softmax(-costs / temperature): the probability of each candidate; 0 for a cost of NaN."""
    return _scaled(costs, temperature, 1.0, out, device)


def gradient(
    costs: ArrayLike, temperature: float, out: Floats | None = None, *, device: str | None = None
) -> Floats:
    """Return the gradient of T log Σ exp(-costs / T) by the costs: -softmax(-costs / T); it sums to -1."""
    return _scaled(costs, temperature, -1.0, out, device)


def best(costs: ArrayLike, *, device: str | None = None) -> int:
    """Return the index of the least cost: the first of equals, -0 before +0, NaN last."""
    array = _candidates(costs)
    index: NDArray[np.int32] = softmax.best(array, np.zeros(1, np.int32), device=device)
    return int(index[0])


def pick_fixed(weights: ArrayLike, out: Fixed | None = None, device: str | None = None) -> Fixed:
    """Convert weights exp(-c / T) in 16.16 to probabilities in 16.16: rounded down, with the remainder given
    to the largest fractions, so that they sum to ONE; all zero gives equal parts. With two axes each row is a
    distribution.
    """
    array = np.asarray(weights)
    array = fixed(weights, "weights", axes=2 if array.ndim == 2 else 1)
    result = output(out, array.shape, np.uint32)
    if array.size == 0:
        raise _no_candidates()
    rows = array.reshape(-1, array.shape[-1])
    shares.pick(rows, result.reshape(rows.shape), device=device)
    return result


def pick_logits_fixed(
    logits: NDArray[np.int32], sizes: NDArray[np.int32], out: Fixed | None = None, device: str | None = None
) -> Fixed:
    """Return the softmax of each row of 16.16 logits (i32) over its first `sizes[row]` entries; 0 after."""
    require_rows(logits, sizes)
    result = output(out, logits.shape, np.uint32)
    shares.pick_logits(logits, sizes, result, device=device)
    return result


def require_rows(logits: NDArray[np.int32], sizes: NDArray[np.int32]) -> None:
    """Raise a ValueError unless there is a size for each row, between 1 and its length."""
    if logits.ndim != 2 or logits.size == 0:
        raise (
            _no_candidates()
            if logits.ndim == 2
            else CallError(f"logits have {logits.ndim} axes, not 2. Fix: pass a row for each distribution.")
        )
    if sizes.shape != logits.shape[:1]:
        what = f"there are {logits.shape[0]} rows of logits and sizes of shape {sizes.shape}"
        raise CallError(f"{what}. Fix: pass one size for each row.")
    if sizes.min() < 1 or sizes.max() > logits.shape[1]:
        what = f"sizes go from {sizes.min()} to {sizes.max()}, and rows are {logits.shape[1]} long"
        raise CallError(f"{what}. Fix: pass sizes from 1 to {logits.shape[1]}.")


def _scaled(
    costs: ArrayLike, temperature: float, scale: float, out: Floats | None, device: str | None
) -> Floats:
    array = _candidates(costs)
    result = output(out, array.shape, np.float64)
    softmax.pick(array, result, positive(temperature, "the temperature"), scale, device=device)
    return result


def _candidates(costs: ArrayLike) -> Floats:
    array = numbers(costs, "costs")
    if array.size == 0:
        raise _no_candidates()
    return array


def _no_candidates() -> CallError:
    return CallError("there are 0 candidates, and a choice is between at least one. Fix: pass one or more.")
