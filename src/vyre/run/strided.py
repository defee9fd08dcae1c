"""Strided arrays as arguments of kernels: `A.T`, `A[:, k]`, negative steps.

A kernel has another program for them, in which such an array is all memory from its first to its last element
in a row, and an index is computed from strides that the call passes. Strides of 1 and 0 are literals, so an
axis along which elements are neighbours is read in vectors.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, replace
from math import prod

from vyre.analysis.index import Form, Index
from vyre.ir import limits
from vyre.ir.dtypes import i32
from vyre.ir.literal import literal
from vyre.ir.nodes import Expr, Extents, Id, Name, Param, Program, StridedLayout, StridedParam, Var
from vyre.ir.problem import CallError
from vyre.passes.names import names_beside, used_names
from vyre.passes.views import ONE, ZERO, Along, ElementView, without_views
from vyre.targets.host_arrays import Strided


@dataclass(frozen=True, slots=True)
class Pattern:
    """The properties of a strided array that its program depends on: the strides that are 0 or 1, None for
    others; whether the element at index 0 is the first in memory; for each axis, the axes of the domain that
    are not longer.
    """

    strides: tuple[int | None, ...]
    is_first: bool
    within: tuple[frozenset[int], ...]

    @property
    def count(self) -> int:
        """The number of scalars of its program: extents, strides that are not literals, and the offset."""
        return len(self.strides) + self.strides.count(None) + (not self.is_first)


def patterns(workgroup: Extents | None, arrays: Mapping[Name, Strided], grid: Extents) -> dict[Name, Pattern]:
    """The patterns of the strided arrays among a call's arguments."""
    domain = grid if workgroup is None else tuple(map(prod, zip(grid, workgroup, strict=True)))
    return {
        name: Pattern(
            tuple(
                stride if stride in (0, 1) or size == 1 else None
                for size, stride in zip(array.shape, _plain(array), strict=True)
            ),
            array.offset == 0,
            tuple(frozenset(k for k, n in enumerate(domain) if n <= size) for size in array.shape),
        )
        for name, array in arrays.items()
    }


def _plain(array: Strided) -> Extents:
    """The strides, with 0 for an axis of one element."""
    return tuple(0 if size == 1 else step for size, step in zip(array.shape, array.strides, strict=True))


def with_strides(program: Program, by_name: Mapping[Name, Pattern]) -> Program:
    """The program for arrays of these patterns; its further scalars are those of `numbers`, in order."""
    return _with_layouts(program, by_name, ())


def in_axes(program: Program, by_name: Mapping[Name, Pattern]) -> Program | None:
    """The program in which arrays with a contiguous last axis keep their axes; it takes the
    arguments of `with_strides`. None if there are none.
    """
    kept = [
        name for name, pattern in by_name.items() if len(pattern.strides) > 1 and pattern.strides[-1] == 1
    ]
    return _with_layouts(program, by_name, kept) if kept else None


def _with_layouts(program: Program, by_name: Mapping[Name, Pattern], kept: Collection[Name]) -> Program:
    names = _names(program, by_name)
    scalars = [Param(name, "scalar", i32, 0) for name in names]
    if len(program.params) + len(scalars) > limits.PARAMETERS:
        what = f"{program.name} has too many parameters to take strided arrays"
        raise CallError(f"{what}. Fix: pass np.ascontiguousarray of them.")
    fresh = iter(names)
    layouts = {name: _layout(pattern, fresh) for name, pattern in by_name.items()}
    views = {name: _view(name, layout) for name, layout in layouts.items() if name not in kept}
    index = Index.of(program)
    own = {Form(terms=((Id("gid", axis), 1),)): axis for axis in range(limits.RANK)}

    def is_inside(part: Expr, view: ElementView, axis: int) -> bool:
        form = index.form(part)
        return program.workgroup is None and form in own and own[form] in by_name[view.array].within[axis]

    def passed(param: Param) -> Param:
        if param.name in kept:
            return StridedParam(
                param.name, param.access, param.dtype, param.rank, param.axes, layouts[param.name]
            )
        return replace(param, rank=1, axes=()) if param.name in by_name else param

    params = tuple(map(passed, program.params))
    return replace(program, params=(*params, *scalars), body=without_views(program.body, views, is_inside))


def _names(program: Program, by_name: Mapping[Name, Pattern]) -> list[Name]:
    taken = {*(param.name for param in program.params), *used_names(program.body), program.name}
    count = sum(pattern.count for pattern in by_name.values())
    free = names_beside(taken, "lie")
    return [next(free) for _ in range(count)]


def _layout(pattern: Pattern, names: Iterator[Name]) -> StridedLayout:
    extents = tuple(next(names) for _ in pattern.strides)
    offset = None if pattern.is_first else next(names)
    strides = tuple(next(names) if stride is None else stride for stride in pattern.strides)
    return StridedLayout(extents, offset, strides)


def _view(name: Name, layout: StridedLayout) -> ElementView:
    extents = tuple(Var(extent, i32) for extent in layout.extents)
    offset = ZERO if layout.offset is None else Var(layout.offset, i32)
    factors = [literal(i32, step) if isinstance(step, int) else Var(step, i32) for step in layout.strides]
    terms = tuple((axis, factor) for axis, factor in enumerate(factors) if factor != ZERO)
    ordered = tuple(sorted(terms, key=lambda term: term[1] == ONE))  # neighbours last, as in an array
    return ElementView(name, extents, (Along(offset, ordered),))


def numbers(arrays: Mapping[Name, Strided], known: Mapping[Name, Pattern]) -> list[int]:
    """The values of the scalars of `with_strides`."""
    values: list[int] = []
    for name, array in arrays.items():
        values += array.shape
        values += [] if known[name].is_first else [array.offset]
        values += [
            step
            for step, known_step in zip(array.strides, known[name].strides, strict=True)
            if known_step is None
        ]
    return values
