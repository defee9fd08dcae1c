"""Derives the domain of a launch, and the shapes of the outputs to allocate.

Nothing is guessed. An axis of the domain is as long as the array axes that its id indexes, plus a constant;
these must agree. A call that leaves anything undetermined is refused, and the error names the ways to state
it: `domain=`, `.over()`, `groups=`, passing the output, or named axes. A pipeline's parameters may name axes
too: `def p(x: Buf[f32, "m", "k"], w: Buf[f32, "k", "n"])`. Its calls, and those of its saved file, are
checked against them; its other annotations have no effect.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import FunctionType
from typing import Any

from vyre.analysis.index_axes import GID, WID, AxisUse, IndexAxes
from vyre.front.known import Parameter
from vyre.front.template import MISSING, annotated_names, annotations_of
from vyre.front.words import Annotation
from vyre.ir import axes as extents
from vyre.ir import limits
from vyre.ir.problem import CallError, Span
from vyre.ir.spoken import short
from vyre.targets.host_arrays import LARGEST, sizes

Shape = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Derived:
    """The domain of an element kernel, or the workgroups along each axis; the shapes of all arrays."""

    grid: Shape
    shapes: Mapping[str, Shape]


@dataclass(frozen=True, slots=True)
class _Size:
    """The length of an array's axis."""

    size: int
    array: str
    axis: int

    def __str__(self) -> str:
        return f"axis {self.axis} of {self.array} ({self.size})"


def derive(
    kernel: str, runtime: Sequence[Parameter], shapes: Mapping[str, Shape], numbers: Mapping[str, int], *,
    axes: IndexAxes, workgroup: Shape | None, domain: object, groups: object,
) -> Derived:  # fmt: skip
    """The domain of a call and the shapes of its outputs, from the shapes of the arrays that were passed.

    `numbers` are the integer arguments, which names of axes may refer to.
    """
    _require_one(kernel, workgroup, domain, groups)
    call = _Call(kernel, runtime, dict(shapes), dict(numbers), axes)
    call.take_names()
    call.make_named()
    over = None if domain is None else sizes("domain", domain)
    if workgroup is None:
        grid = over or call.element_domain()
        call.require_output_axes(grid)
        invocations = dict(enumerate((*grid, *(1,) * limits.RANK)[: limits.RANK]))
        call.make_others(invocations, {})
        return Derived(grid, call.shapes)
    counts = _counts(kernel, workgroup, over, groups)
    grid = counts or call.groups(workgroup)
    spread = (
        tuple(count * size for count, size in zip(grid, workgroup, strict=True)) if over is None else over
    )
    known = {} if over is not None else call.made_lengths()
    call.make_others({**dict(enumerate(spread)), **known}, dict(enumerate(grid)))
    return Derived(grid, call.shapes)


def require_named(
    name: str, runtime: Sequence[Parameter], shapes: Mapping[str, Shape], numbers: Mapping[str, int]
) -> None:
    """Raise CallError where arrays do not fit the axes that are stated for them."""
    _Call(name, runtime, dict(shapes), dict(numbers), IndexAxes(0, ())).take_names()


class _Call:
    """One call whose shapes are being derived."""

    def __init__(
        self, kernel: str, runtime: Sequence[Parameter], shapes: dict[str, Shape], numbers: dict[str, int],
        axes: IndexAxes,
    ) -> None:  # fmt: skip
        self.kernel, self.runtime, self.shapes, self.axes = kernel, runtime, shapes, axes
        self._sizes = numbers  # by axis name
        self._from = {name: f"the argument {name}" for name in numbers}
        self._spread: dict[str, Mapping[int, int]] = {}  # the range of each kind of id along each axis

    # Named axes

    def take_names(self) -> None:
        """Take the sizes of named axes from the arrays; raises CallError where two arrays disagree."""
        stated = [
            (extent, _Size(self.shapes[parameter.name][axis], parameter.name, axis))
            for parameter in self.runtime
            if parameter.name in self.shapes
            for axis, extent in enumerate(parameter.axes)
        ]
        for extent, here in stated:
            if extents.is_name(extent):
                known = self._sizes.setdefault(extent, here.size)
                there = self._from.setdefault(extent, f"axis {here.axis} of {here.array}")
                if known != here.size:
                    what = f"the axis {extent!r} of {self.kernel} is {known} by {there}, and {here.size} by"
                    fix = f"pass {here.array} with {known} elements along axis {here.axis}"
                    raise _misfit(f"{what} axis {here.axis} of {here.array}. Fix: {fix}.")
        for extent, here in stated:
            solution = extents.solved(extent, here.size, self._sizes)
            if solution is not None and solution[1] < 0:
                what = (
                    f"{here.array} has {here.size} elements along axis {here.axis}, and {self.kernel} takes"
                )
                raise _misfit(
                    f"{what} {extent}. Fix: pass {here.array} with {extent} elements along that axis."
                )
            if solution is not None:
                self._sizes[solution[0]] = solution[1]
                self._from[solution[0]] = f"axis {here.axis} of {here.array}"
        for extent, here in stated:
            wanted = self._extent(extent)
            if wanted is not None and wanted != here.size:
                of = f" for {self._sizes_text(extent)}" if extents.names(extent) else ""
                what = (
                    f"{here.array} has {here.size} elements along axis {here.axis}, and {self.kernel} takes"
                )
                what = f"{what} {extent}" if not of else f"{what} {extent}, which is {wanted}{of}"
                raise _misfit(f"{what}. Fix: pass {here.array} with {wanted} elements along that axis.")

    def make_named(self) -> None:
        """Set the shapes of outputs to allocate whose named axes are all known."""
        for parameter in self._unmade():
            shape = [self._extent(extent) for extent in parameter.axes]
            if shape and None not in shape:
                self.shapes[parameter.name] = tuple(size for size in shape if size is not None)
                self._require_possible(parameter)

    def _extent(self, extent: str) -> int | None:
        known = all(name in self._sizes for name in extents.names(extent))
        return extents.value(extent, self._sizes) if known else None

    def _sizes_text(self, extent: str) -> str:
        return ", ".join(f"{name} = {self._sizes[name]}" for name in extents.names(extent))

    def _unmade(self) -> list[Parameter]:
        arrays = [parameter for parameter in self.runtime if parameter.role != "scalar"]
        return [parameter for parameter in arrays if parameter.name not in self.shapes]

    # The domain

    def element_domain(self) -> Shape:
        """The domain of an element kernel: each axis has the length of the array axes that its id indexes."""
        if self.axes.rank == 0:
            what = f"{self.kernel} uses no gid(), so nothing says how often it runs"
            raise CallError(f"{what}. Fix: pass domain=1, or call {self.kernel}.over(1)(...) to run it once.")
        return tuple(self._length(GID, axis) for axis in range(self.axes.rank))

    def require_output_axes(self, domain: Shape) -> None:
        """Raise CallError if an output is to be allocated and the kernel ignores an axis of the domain."""
        parameter = next(iter(self._unmade()), None)
        if parameter is not None and 0 < self.axes.rank < len(domain):
            asked = ", ".join(str(size) for size in domain[: self.axes.rank])
            what = (
                f"{parameter.name} cannot be made: the domain has {len(domain)} axes, and {self.kernel} uses"
            )
            what = f"{what} gid along {_axes(self.axes.rank)} alone, so several invocations would be one"
            raise CallError(f"{what}. Fix: call {self.kernel}.over({asked})(...).")

    def groups(self, workgroup: Shape) -> Shape:
        """The workgroups along each axis: as many as cover the axes indexed by gid, or as wid indexes."""
        return tuple(self._group_count(axis, size) for axis, size in enumerate(workgroup))

    def _group_count(self, axis: int, size: int) -> int:
        covered, counted = self._lengths(GID, axis), self._lengths(WID, axis)
        if not covered and not counted:
            what = (
                f"nothing says how many workgroups of {self.kernel} run along axis {axis}: no array that is"
            )
            what = f"{what} given is indexed by gid({axis}) or wid({axis}) plus a constant"
            raise CallError(f"{what}. Fix: pass groups= or domain=.")
        if not covered:
            return self._length(WID, axis)
        count = -(-self._length(GID, axis) // size)
        if counted and count != self._length(WID, axis):
            what = f"{self.kernel} takes {count} workgroups of {size} to cover {covered[0]}, and wid({axis})"
            raise _misfit(f"{what} indexes {counted[0]}. Fix: pass arrays that fit together, or groups=.")
        return count

    def made_lengths(self) -> dict[int, int]:
        """The range of gid along each axis by which it indexes outputs to be allocated."""
        made = {parameter.name for parameter in self._unmade()}
        uses = [use for use in self.axes.uses if use.kind == GID and self.runtime[use.place].name in made]
        return {use.of: self._length(GID, use.of) for use in uses if self._lengths(GID, use.of)}

    def _length(self, kind: str, axis: int) -> int:
        lengths = self._lengths(kind, axis)
        if not lengths:
            raise CallError(self._undetermined(axis))
        other = next((each for each in lengths if each.size != lengths[0].size), None)
        if other is not None:
            what = f"arrays of {self.kernel} disagree: {kind}({axis}) indexes {lengths[0]} and {other}"
            raise _misfit(f"{what}. Fix: pass arrays that fit together; or {self._asked()}.")
        return lengths[0].size

    def _undetermined(self, axis: int) -> str:
        what = f"nothing says how far gid({axis}) of {self.kernel} runs: no array that is given is indexed by"
        asked = self._asked()
        unmade = {parameter.name for parameter in self._unmade()}
        uses = [use for use in self.axes.uses if (use.kind, use.of) == (GID, axis)]
        if any(self.runtime[use.place].name in unmade for use in uses):  # with names it would have a shape
            named = next(parameter for parameter in self.runtime if parameter.role != "scalar")
            word = {"in": "Buf", "out": "Out", "inout": "InOut"}[named.role]
            rank = named.rank if named.element is None else named.rank - 1
            letters = ", ".join(f'"{letter}"' for letter in "nmkpqr"[:rank])
            element = named.element or named.dtype
            asked += f"; or name the axes of its arrays, as in {named.name}: {word}[{element}, {letters}]"
        return f"{what} gid({axis}) plus a constant. Fix: {asked}."

    def _asked(self) -> str:
        shown = ", ".join("nmkpqr"[: max(self.axes.rank, 1)])
        domain = shown if self.axes.rank < 2 else f"({shown})"
        return f"pass domain={domain}, or call {self.kernel}.over({shown})(...)"

    def _lengths(self, kind: str, axis: int) -> list[_Size]:
        """The lengths of axes that an id indexes; computed ones, such as "n + 1", only without others."""
        plain: list[_Size] = []
        computed: list[_Size] = []
        for use in self.axes.uses:
            parameter = self.runtime[use.place]
            if (use.kind, use.of) == (kind, axis) and parameter.name in self.shapes:
                size = _Size(self.shapes[parameter.name][use.axis], parameter.name, use.axis)
                is_computed = bool(parameter.axes) and extents.is_computed(parameter.axes[use.axis])
                (computed if is_computed else plain).append(size)
        return plain or computed

    # Outputs to allocate

    def make_others(self, invocations: Mapping[int, int], groups: Mapping[int, int]) -> None:
        """Set the shapes of the other outputs to allocate, from the ids at which the kernel stores."""
        self._spread = {GID: invocations, WID: groups}
        for parameter in self._unmade():
            for axis, extent in enumerate(parameter.axes):
                lengths = self._stored_lengths(parameter, axis)
                if extents.is_name(extent) and len(lengths) == 1:
                    self._sizes.setdefault(extent, next(iter(lengths)))
        for parameter in self._unmade():
            shape = tuple([self._made_length(parameter, axis) for axis in range(parameter.rank)])
            self.shapes[parameter.name] = shape
            self._require_possible(parameter)

    def _stored_lengths(self, parameter: Parameter, axis: int) -> dict[int, AxisUse]:
        """The range of each id at which the kernel stores along an axis."""
        place = self.runtime.index(parameter)
        uses = [use for use in self.axes.uses if (use.place, use.axis) == (place, axis) and use.is_stored_at]
        return {self._spread[use.kind].get(use.of, 1): use for use in uses}

    def _made_length(self, parameter: Parameter, axis: int) -> int:
        name, dtype = parameter.name, parameter.dtype
        assert dtype is not None
        extent = parameter.axes[axis] if parameter.axes else None
        if extent is not None:
            size = self._extent(extent)
            if size is not None:
                return size
            unknown = [each for each in extents.names(extent) if each not in self._sizes]
            why = f"nothing says how long the axis {unknown[0]!r} is" if unknown else f"{extent} divides by 0"
        else:
            lengths = self._stored_lengths(parameter, axis)
            if len(lengths) == 1:
                return next(iter(lengths))
            why = (
                f"{self.kernel} does not store to it at gid(...) along axis {axis}, so nothing says its shape"
            )
            if lengths:
                at = " and ".join(f"{u.kind}({u.of}), which runs to {size}" for size, u in lengths.items())
                why = f"{self.kernel} stores to its axis {axis} at {at}"
        letters = ", ".join(f'"{letter}"' for letter in "nmkpqr"[: parameter.rank])
        named = f"name its axes as those of other arrays, as in {name}: Out[{dtype}, {letters}]"
        fix = f"pass {name}=np.zeros(..., np.{dtype.storage.name}), or {named}"
        raise CallError(f"{name} cannot be made: {why}. Fix: {fix}.")

    def _require_possible(self, parameter: Parameter) -> None:
        """Raise CallError if an output would have a shape that no array can have."""
        shape, dtype = self.shapes[parameter.name], parameter.dtype
        assert dtype is not None
        if any(not 0 <= size <= limits.AXIS for size in shape):
            shown = f"[{', '.join(parameter.axes)}]" if parameter.axes else "its shape"
            what = f"{parameter.name} cannot be made: {shown} is {shape}."
            raise CallError(f"{what} Fix: pass larger arrays, or correct the annotation of {parameter.name}.")
        if math.prod(shape) * dtype.itemsize > LARGEST:
            what = f"{parameter.name} cannot be made: {shape} elements do not fit memory."
            raise CallError(f"{what} Fix: call {self.kernel} with a smaller domain.")


def _misfit(message: str) -> CallError:
    fault = CallError(message)
    fault.is_misfit = True
    return fault


def _require_one(kernel: str, workgroup: Shape | None, domain: object, groups: object) -> None:
    if groups is not None and workgroup is None:
        what = f"{kernel} is an element kernel, and takes no groups."
        raise CallError(f"{what} Fix: pass domain=, or declare it with workgroup=64.")
    if groups is not None and domain is not None:
        raise CallError(f"{kernel} gets both groups and domain. Fix: pass one of them.")


def _counts(kernel: str, workgroup: Shape, over: Shape | None, groups: object) -> Shape | None:
    """The workgroups along each axis that a call asks for; None if it does not state them."""
    if groups is not None:
        counts = sizes("groups", groups)
        if len(counts) != len(workgroup):
            what = f"{kernel} has a workgroup of {_axes(len(workgroup))}, and groups is {short(groups)}."
            raise CallError(f"{what} Fix: pass as many numbers, as in groups={_ones(workgroup)}.")
        return counts
    if over is None:
        return None
    if len(over) != len(workgroup):
        what = f"{kernel} has a workgroup of {_axes(len(workgroup))}, and its domain has {len(over)}."
        what = f"{what} Fix: pass groups={_ones(workgroup)}, or a domain of {_axes(len(workgroup))}."
        raise CallError(what)
    return tuple(-(-size // width) for size, width in zip(over, workgroup, strict=True))


def _axes(count: int) -> str:
    return f"{count} ax{'i' if count == 1 else 'e'}s"


def _ones(workgroup: Shape) -> str:
    return "1" if len(workgroup) == 1 else str((1,) * len(workgroup))


def domain_rank(rank: object, over: object, axes: IndexAxes) -> int:
    """The rank of an element kernel's domain: as requested, else of `over`, else of the program's ids."""
    if rank is not None:
        if isinstance(rank, bool) or not isinstance(rank, int) or not 1 <= rank <= limits.RANK:
            raise CallError(f"rank is {short(rank)}. Fix: pass a whole number from 1 to {limits.RANK}.")
        return rank
    if over is not None:
        return len(over) if isinstance(over, tuple | list) else 1
    return max(axes.rank, 1)


_NOWHERE = Span("", 0, 0)


def stated_axes(function: FunctionType) -> dict[str, tuple[str, ...]]:
    """The stated extents by parameter; a CallError for text that is no extent."""
    stated: dict[str, tuple[str, ...]] = {}
    for name, annotation in annotations_of(function).items():
        marked = _evaluated(annotation, function) if isinstance(annotation, str) else annotation
        if not isinstance(marked, Annotation) or marked.role == "const" or not isinstance(marked.item, tuple):
            continue
        written = marked.item[1:]
        if len(written) == 1 and isinstance(written[0], int):
            continue  # the number of axes, which kernels check
        axes = [extents.normal(str(axis)) for axis in written]
        wrong = next((text for text, axis in zip(written, axes, strict=True) if axis is None), None)
        if wrong is not None:
            what = f"{wrong!r} of {name} of {function.__name__} is not an extent of an axis"
            raise CallError(f"{what}. Fix: write a name, a number, or +, -, * and // of those.")
        stated[name] = tuple(axis for axis in axes if axis is not None)
    return stated


def _evaluated(text: str, function: FunctionType) -> object:
    closure = zip(function.__code__.co_freevars, function.__closure__ or (), strict=True)
    try:
        cells = {name: cell.cell_contents for name, cell in closure}
        return eval(text, dict(function.__globals__), {**annotated_names(function), **cells})
    except Exception:  # noqa: BLE001  # any text may be written there, for other readers
        return None


def require_axes(name: str, stated: Mapping[str, tuple[str, ...]], arguments: Mapping[str, Any]) -> None:
    """Raise CallError, with the name of the axis, where the arrays of a call do not fit what is stated."""
    parameters: list[Parameter] = []
    shapes: dict[str, tuple[int, ...]] = {}
    for parameter, axes in stated.items():
        shape = getattr(arguments.get(parameter), "shape", None)
        if shape is None:
            continue
        if len(shape) != len(axes):
            what = f"{parameter} has {len(shape)} axes, and {name} takes {len(axes)}: {', '.join(axes)}"
            raise CallError(f"{what}. Fix: reshape {parameter}.")
        parameters.append(Parameter(parameter, "in", None, len(axes), "", MISSING, _NOWHERE, axes))
        shapes[parameter] = tuple(shape)
    numbers = {key: int(value) for key, value in arguments.items() if type(value) is int}
    asked = {part for axes in stated.values() for axis in axes for part in extents.names(axis)}
    require_named(name, parameters, shapes, {key: value for key, value in numbers.items() if key in asked})
