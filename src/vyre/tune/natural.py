"""The natural gradient, by which the policy moves: it undoes the softmax's distortion of distances.

The policy's own Fisher matrix is diag(p) - p pᵀ. It is singular along the constant vector, so it is damped by
λI before its inverse square root is taken. That root has no negative element (the damped matrix is an
M-matrix), so it goes into 16.16 unsigned.
"""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import ArrayLike, NDArray

from vyre.ir.problem import CallError
from vyre.tune.checks import Fixed, Floats, fixed, numbers, output, positive
from vyre.tune.kernels import ascent, matrices
from vyre.tune.policy import require_rows

LAST_STEPS = 8  # of Newton and Schulz, once all eigenvalues are near 1: each squares the error


def fisher(p: ArrayLike, out: Floats | None = None, *, device: str | None = None) -> Floats:
    """Return the Fisher matrix of a softmax policy: diag(p) - p pᵀ."""
    array = numbers(p, "probabilities")
    if array.size == 0:
        raise CallError("there are 0 probabilities. Fix: pass those of at least one candidate.")
    result = output(out, (array.size, array.size), np.float64)
    matrices.fisher(array, matrix=result, device=device)
    return result


def inverse_root(fisher: ArrayLike, damping: float, *, device: str | None = None) -> Floats:
    """Return (F + damping I)^(-1/2) of a symmetric positive semidefinite matrix."""
    matrix = numbers(fisher, "the Fisher matrix's elements", axes=2)
    n = matrix.shape[0]
    if matrix.shape != (n, n) or n == 0:
        raise CallError(f"the Fisher matrix has shape {matrix.shape}. Fix: pass a square one.")
    if not np.isfinite(matrix).all() or not np.allclose(matrix, matrix.T):
        raise CallError(
            "the Fisher matrix is not symmetric and finite. Fix: pass vyre.tune.natural.fisher(p)."
        )
    positive(damping, "the damping")
    scale = float(matrices.row_sizes(matrix, domain=n, device=device).max()) + damping
    y = matrices.damped(matrix, damping=damping, scale=scale, device=device)
    z, spare = np.eye(n), [np.zeros((n, n)) for _ in range(3)]
    # The least eigenvalue, at least damping / scale, grows by 9/4 in each step until it is near 1.
    for _ in range(math.ceil(math.log(scale / damping, 9 / 4)) + LAST_STEPS):
        t, y_next, z_next = spare
        matrices.root_step(y, z, t, y_next, z_next, device=device)
        spare, y, z = [t, y, z], y_next, z_next
    return z / math.sqrt(scale)


def precondition_fixed(
    matrix: ArrayLike, probabilities: ArrayLike, out: Fixed | None = None, device: str | None = None
) -> Fixed:
    """Return M g in 16.16: the exact sum of full products, shifted once, saturated at the end of u32."""
    m, g = fixed(matrix, "the matrix's elements", axes=2), fixed(probabilities, "probabilities")
    _require_fit(m.shape, g.size)
    result = output(out, g.shape, np.uint32)
    matrices.precondition(m, g.reshape(1, -1), result, device=device)
    return result


def step(
    weights: ArrayLike, matrix: ArrayLike, probabilities: Fixed | None = None, out: Fixed | None = None,
    device: str | None = None,
) -> Fixed:  # fmt: skip
    """Weights to probabilities to M p, as one pipeline; with both outputs passed, it allocates nothing."""
    w, m = fixed(weights, "weights"), fixed(matrix, "the matrix's elements", axes=2)
    _require_fit(m.shape, w.size)
    p, result = output(probabilities, w.shape, np.uint32), output(out, w.shape, np.uint32)
    matrices.natural_step(w.reshape(1, -1), m, p.reshape(1, -1), result, device=device)
    return result


def ascend_fixed(
    logits: NDArray[np.int32], sizes: NDArray[np.int32], chosen: NDArray[np.int32], utilities:
    NDArray[np.int32], probabilities: Fixed, *, rate: int, natural: bool = True, device: str | None = None,
) -> None:  # fmt: skip
    """Move a factored policy uphill, in place: 16.16 logits (i32, a row for each parameter) by the natural
    gradient, or by the plain one, then `probabilities`, which hold those of the old logits.

    `chosen[s, row]` is what sample s took, `utilities[s]` its utility and `rate` the step size in 16.16.
    """
    require_rows(logits, sizes)
    if chosen.shape != (utilities.size, logits.shape[0]) or utilities.size == 0:
        what = (
            f"{utilities.size} utilities for {logits.shape[0]} rows of logits, and choices of {chosen.shape}"
        )
        raise CallError(f"there are {what}. Fix: pass a choice for each sample and row.")
    output(probabilities, logits.shape, np.uint32)
    ascent.ascend(logits, sizes, chosen, utilities, probabilities, rate, natural, device=device)


def _require_fit(shape: tuple[int, ...], n: int) -> None:
    if n == 0:
        raise CallError(
            "there are 0 candidates, and a choice is between at least one. Fix: pass one or more."
        )
    if shape != (n, n):
        raise CallError(f"the matrix is of {shape} for {n} candidates. Fix: pass one of ({n}, {n}).")
