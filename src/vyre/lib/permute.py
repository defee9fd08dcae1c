"""Arrays with their axes in another order."""

from __future__ import annotations

from math import prod
from typing import Any

from vyre.ir.dtypes import DType
from vyre.ir.problem import CallError
from vyre.ir.spoken import short
from vyre.lib.arrays import axis_of, has_lanes, reshaped, result_of_shape, size_of, taken, type_of
from vyre.lib.calls import recorded
from vyre.lib.kernels import permute as kernels


@recorded
def permute_dims(x: Any, axes: tuple[int, ...]) -> Any:
    """A copy whose axis k is axis `axes[k]` of x."""
    x = taken("x", x)
    shape = tuple(x.shape)
    order = [axis_of(axis, len(shape)) for axis in axes]
    if sorted(order) != [*range(len(shape))]:
        what = f"axes is {short(axes)}, and the array has {len(shape)} axes"
        raise CallError(f"{what}. Fix: name each axis once.")
    final = tuple(shape[axis] for axis in order)
    if size_of(x) == 0:
        return x.reshape(final)
    return result_of_shape(_permuted(x, shape, order, type_of("x", x)), final)


@recorded
def matrix_transpose(x: Any) -> Any:
    """A copy with the last two axes swapped."""
    x = taken("x", x)
    rank = len(x.shape)
    if rank < 2:
        raise CallError(f"x has {rank} axes, and a matrix has at least 2. Fix: reshape x.")
    return permute_dims(x, (*range(rank - 2), rank - 1, rank - 2))


def moved_axis(x: Any, source: int, to: int) -> Any:
    """A copy with one axis at another place, the others in order."""
    rank = len(x.shape)
    order = [axis for axis in range(rank) if axis != source % rank]
    order.insert(to % rank, source % rank)
    return permute_dims(x, tuple(order))


def _permuted(x: Any, shape: tuple[int, ...], order: list[int], T: DType) -> Any:
    """Bring each axis of the result to its place in turn, together with those that follow it in x too."""
    current = [axis for axis in range(len(shape)) if shape[axis] != 1]
    wanted = [axis for axis in order if shape[axis] != 1]
    place = 0
    while place < len(wanted):
        start = current.index(wanted[place])
        count = 1
        while current[start : start + count + 1] == wanted[place : place + count + 1] and start + count < len(
            current
        ):
            count += 1
        if start != place:
            outer, rows, columns, inner = (
                prod(shape[axis] for axis in part)
                for part in (
                    current[:place],
                    current[place:start],
                    current[start : start + count],
                    current[start + count :],
                )
            )
            x = swapped(x, outer, rows, columns, inner, T)
            moved = current[start : start + count]
            current = [*current[:place], *moved, *current[place:start], *current[start + count :]]
        place += count
    return x


def swapped(x: Any, outer: int, rows: int, columns: int, inner: int, T: DType) -> Any:
    """(outer, rows, columns, inner) to (outer, columns, rows, inner)."""
    if inner > 1:
        x = reshaped(x, (outer * rows, columns, inner))
        if inner <= kernels.FEW and not has_lanes(x):
            wide = rows * inner
            return kernels.swapped_few(x, m=outer * columns, wide=wide, rows=rows, inner=inner, T=T)
        return kernels.swapped_runs(x, m=outer * columns, rows=rows, inner=inner, T=T)
    x = reshaped(x, (outer, rows, columns))
    groups = (outer, -(-rows // kernels.TILE), -(-columns // kernels.TILE))
    return kernels.swapped_tiles(x, outer=outer, columns=columns, rows=rows, T=T, groups=groups)
