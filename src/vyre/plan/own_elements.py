"""The arrays that have an element for each invocation of a launch, and whether an index is the own one's."""

from __future__ import annotations

from math import prod

from vyre.analysis.index import Form, Index
from vyre.ir.nodes import Expr, Extents, Id


def has_domain(grid: Extents, shape: Extents) -> bool:
    """True if an array has an element for each invocation: it has their axes, but for axes of one element, or
    is a row.
    """
    return grid == shape or _longer(grid) == _longer(shape) or is_row(grid, shape)


def is_own(known: Index, index: tuple[Expr, ...], grid: Extents, shape: Extents) -> bool:
    """True if an index of such an array is the invocation's own."""
    if grid == shape:
        return known.is_own(index)
    longer = [axis for axis, size in enumerate(grid) if size != 1]
    single = {Id("gid", axis) for axis, size in enumerate(grid) if size == 1}  # whose number is 0
    if is_row(grid, shape):
        steps = row_steps(grid)
        wanted = [Form(0, tuple((Id("gid", axis), steps[axis]) for axis in longer))]
    else:
        ids = iter(longer)
        wanted = [Form(0, ((Id("gid", next(ids)), 1),) if size != 1 else ()) for size in shape]
    for part, form in zip(index, wanted, strict=True):
        form_of_part = known.form(part)
        if form_of_part is None:
            return False
        terms = tuple(pair for pair in form_of_part.terms if pair[0] not in single)
        if Form(form_of_part.const, terms) != form:
            return False
    return True


def is_row(grid: Extents, shape: Extents) -> bool:
    """True if an array is the elements of all invocations as one long row."""
    return len(shape) == 1 and _longer(grid) != _longer(shape) and prod(grid) == shape[0]


def _longer(extents: Extents) -> Extents:
    return tuple(size for size in extents if size != 1)


def row_steps(grid: Extents) -> list[int]:
    """The elements of a long row from an invocation to the next one, by axis."""
    return [prod(grid[axis + 1 :]) for axis in range(len(grid))]
