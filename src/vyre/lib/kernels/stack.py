# mypy: ignore-errors
# The annotations of kernels are those of the kernel language, which mypy does not know.
"""Two rounds of a fold of elements that lie apart, in one launch, for GPUs.

The order is that of `fold_columns` in `fold.py`, twice: EACH neighbours along the axis are folded one by one,
and then EACH of these folds. A workgroup has EACH * EACH positions of the axis for a subgroup of columns.
"""

from __future__ import annotations

from functools import lru_cache

from vyre import Buf, Const, Out, barrier, dtype, f64, i32, kernel, lid, local, shared, unroll, wid
from vyre.lib.kernels.fold import EACH
from vyre.run.kernel import once

COLUMNS = 32  # of a workgroup
STRIPS = 8  # subgroups, each of which folds EACH // STRIPS lanes
OWN = EACH // STRIPS
AHEAD = 8  # rows of each lane that are loaded at once
STACK = EACH * EACH


@lru_cache(256)
def stacked(first, op, last):
    """The kernel that folds what `first` makes of elements by `op`, and ends with what `last` makes."""

    @once
    @kernel(workgroup=(1, STRIPS, COLUMNS))
    def fold_stacks(
        x: Buf[T, 3], y: Out[R, "outer", "tiles", "inner"], outer: i32, tiles: i32, inner: i32, neutral: A,
        count: f64, T: Const[dtype], A: Const[dtype], R: Const[dtype], begins: Const[bool], ends: Const[bool],
    ):  # fmt: skip
        parts = shared(A, (EACH, COLUMNS))
        tile, strip, column = wid(1), lid(1), wid(2) * COLUMNS + lid(2)
        left = x.shape[1] - tile * STACK
        values = local(A, OWN)
        for u in unroll(range(OWN)):
            values[u] = neutral
        for k in range(0, EACH, AHEAD):
            held = local(T, OWN * AHEAD)
            for u in unroll(range(OWN)):
                for e in unroll(range(AHEAD)):
                    j = (strip * OWN + u) * EACH + k + e
                    held[u * AHEAD + e] = x[wid(0), tile * STACK + j, column]
            for u in unroll(range(OWN)):
                for e in unroll(range(AHEAD)):
                    j = (strip * OWN + u) * EACH + k + e
                    element = first(held[u * AHEAD + e], A) if begins else held[u * AHEAD + e]
                    values[u] = op(values[u], element) if j < left else values[u]
        for u in unroll(range(OWN)):
            parts[strip * OWN + u, lid(2)] = values[u]
        barrier()
        if strip == 0:
            value = neutral
            for k in unroll(range(EACH)):
                value = op(value, parts[k, lid(2)]) if k * EACH < left else value
            y[wid(0), tile, column] = R(last(value, count, A)) if ends else value

    return fold_stacks
