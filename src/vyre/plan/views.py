"""Views of a pipeline's arrays: transposed, sliced and reshaped ones, by offset and strides in elements.

A view is no array of its own. The kernels that use it access the array that it shows, at indices computed
from those of the view; so views fuse as their arrays do. A reshape that joins axes makes its array a row of
elements in all kernels.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import prod
from operator import index, mul
from typing import Any

from vyre.ir import limits
from vyre.ir.nodes import Extents
from vyre.ir.problem import CallError
from vyre.ir.spoken import short


def row_major(shape: Extents) -> Extents:
    """The strides of a contiguous array."""
    return tuple(accumulate(reversed((*shape[1:], 1)), mul))[::-1] if shape else ()


@dataclass(frozen=True, slots=True)
class ViewLayout:
    """The elements of a view: of the array's elements in a row, `offset` is the view's first."""

    shape: Extents
    strides: Extents
    offset: int = 0

    @classmethod
    def of(cls, shape: Extents) -> ViewLayout:
        """A whole array."""
        return cls(shape, row_major(shape))

    @property
    def is_contiguous(self) -> bool:
        pairs = zip(self.shape, self.strides, row_major(self.shape), strict=True)
        return 0 in self.shape or all(size == 1 or own == wanted for size, own, wanted in pairs)

    def transposed(self, axes: Sequence[Any]) -> ViewLayout:
        """The view with its axes in this order, by default reversed; raises CallError."""
        rank = len(self.shape)
        order = axes[0] if len(axes) == 1 and isinstance(axes[0], tuple | list) else axes
        numbers = [index(axis) for axis in order] if order else list(range(rank))[::-1]
        numbers = [axis + rank if axis < 0 else axis for axis in numbers]
        if sorted(numbers) != list(range(rank)):
            what = f"{short(tuple(order))} does not order the {rank} axes of the array"
            raise CallError(f"{what}. Fix: pass each of the axes 0 to {rank - 1} once.")
        return ViewLayout(
            tuple(self.shape[axis] for axis in numbers), tuple(self.strides[axis] for axis in numbers),
            self.offset,
        )  # fmt: skip

    def sliced(self, key: Any) -> ViewLayout:
        """The view of these slices, whole numbers, `None` and `...`; raises CallError."""
        keys = list(key) if isinstance(key, tuple) else [key]
        taken = sum(1 for part in keys if part is not None and part is not ...)
        if sum(1 for part in keys if part is ...) > 1 or taken > len(self.shape):
            what = f"{short(key)} has more indices than the {len(self.shape)} axes of the array"
            raise CallError(f"{what}. Fix: give one for each axis at most, and `...` once.")
        at = next((at for at, part in enumerate(keys) if part is ...), len(keys))
        keys[at : at + 1] = [slice(None)] * (len(self.shape) - taken)
        axes = iter(zip(self.shape, self.strides, strict=True))
        shape: list[int] = []
        strides: list[int] = []
        offset = self.offset
        for part in keys:
            if part is None:
                shape.append(1)
                strides.append(0)
                continue
            size, stride = next(axes)
            if isinstance(part, slice):
                start, stop, step = part.indices(size)
                shape.append(len(range(start, stop, step)))
                strides.append(stride * step)
                offset += start * stride
            else:
                offset += _position(part, size) * stride
        return ViewLayout(tuple(shape), tuple(strides), offset if 0 not in shape else 0)

    def reshaped(self, sizes: Sequence[Any]) -> ViewLayout | Extents:
        """The view in another shape, or that shape if the elements would have to be moved; raises
        CallError.
        """
        shape = self.shape_of(sizes)
        if self.is_contiguous:
            return ViewLayout(shape, row_major(shape), self.offset)
        old = [(size, stride) for size, stride in zip(self.shape, self.strides, strict=True) if size != 1]
        strides: list[int] = []
        for size in reversed(shape):
            if size == 1:
                strides.append(1)
                continue
            room, stride = old.pop() if old else (1, 1)
            while room % size and old and old[-1][1] == room * stride:  # this axis continues the one before
                room *= old.pop()[0]
            if room % size:
                return shape
            strides.append(stride)
            if room != size:
                old.append((room // size, stride * size))
        return ViewLayout(shape, tuple(reversed(strides)), self.offset)

    def shape_of(self, sizes: Sequence[Any]) -> Extents:
        """The shape that a reshape asks for, with the size for a -1."""
        extents = sizes[0] if len(sizes) == 1 and isinstance(sizes[0], tuple | list) else sizes
        shape = [index(size) for size in extents]
        count, known = prod(self.shape), prod(size for size in shape if size != -1)
        if shape.count(-1) == 1 and known and count % known == 0:
            shape[shape.index(-1)] = count // known
        if not 1 <= len(shape) <= limits.RANK or min(shape) < 0 or prod(shape) != count:
            what = f"an array of shape {self.shape} has no shape {short(tuple(extents))}"
            raise CallError(f"{what}. Fix: pass 1 to {limits.RANK} sizes whose product is {count}.")
        return tuple(shape)

    def on(self, shape: Extents) -> tuple[AxisIndex, ...] | None:
        """The index in an array of this shape, one for each axis; None if it takes a division."""
        if 0 in self.shape:
            return (AxisIndex(0, ()),) * len(shape)
        steps = row_major(shape)
        rest, offsets = self.offset, []
        for step in steps:
            offsets.append(rest // step)
            rest -= offsets[-1] * step
        terms: list[list[tuple[int, int]]] = [[] for _ in shape]
        for axis, (size, stride) in enumerate(zip(self.shape, self.strides, strict=True)):
            if size <= 1 or not stride:
                continue
            at = next((at for at, step in enumerate(steps) if step <= abs(stride) and shape[at] != 1), -1)
            if stride % steps[at]:
                return None
            terms[at].append((axis, stride // steps[at]))
        for offset, extent, own in zip(offsets, shape, terms, strict=True):
            ends = [factor * (self.shape[axis] - 1) for axis, factor in own]
            if not 0 <= offset + sum(min(end, 0) for end in ends):
                return None
            if offset + sum(max(end, 0) for end in ends) >= extent:
                return None
        return tuple(AxisIndex(offset, tuple(own)) for offset, own in zip(offsets, terms, strict=True))


@dataclass(frozen=True, slots=True)
class AxisIndex:
    """The index along an axis of an array: the offset, and for axes of the view, their factors."""

    offset: int
    terms: tuple[tuple[int, int], ...]


def _position(part: Any, size: int) -> int:
    try:
        at = index(part)
    except TypeError:
        what = f"{short(part)} does not index an array inside a pipeline"
        raise CallError(f"{what}. Fix: use slices and whole numbers, or a kernel that gathers.") from None
    if isinstance(part, bool) or not -size <= at < size:
        what = f"{at} is not in an axis of {size} elements"
        raise CallError(f"{what}. Fix: pass a number from {-size} to {size - 1}.")
    return at + size if at < 0 else at
