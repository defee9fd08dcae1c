"""Kernel calls as they were made, for functions that are called again and again with arrays of one shape.

A tape is a pipeline without a plan: nothing is fused or moved, and every launch runs the code that its kernel
has for a call outside. So it is made in a millisecond and compiles nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import prod
from typing import Any

import numpy as np

from vyre.ir.nodes import Extents, Name, Program
from vyre.ir.once import once
from vyre.plan.graph import Graph, Recorder
from vyre.plan.plan import Plan
from vyre.plan.stand_ins import Traced
from vyre.plan.views import ViewLayout
from vyre.run.device_runtime import Ready, overwritten
from vyre.run.recording import CompiledPlan
from vyre.targets.batch import Batch, BatchArray, Launch, Source


class Untaped(Exception):
    """A call that a tape cannot hold, such as one on a part of an array."""


@dataclass
class Tape(Recorder):
    """Records the kernel calls of one run of a function, each with its kernel's own code."""

    is_planned: bool = False
    launches: list[Launch] = field(default_factory=list)
    _made: set[Name] = field(default_factory=set)  # arrays that some launch has written

    def enter(self) -> None:
        raise Untaped  # a pipeline inside is planned by itself

    def example(self, shape: Extents) -> Any:
        """The numbers of the first array of the call, in this shape."""
        memory = next(iter(self.outside_arrays.values()))
        return (memory.view(np.ndarray) if isinstance(memory, np.ndarray) else memory).reshape(shape)

    def launch(self, source: Source, arguments: Mapping[Name, Traced | Any], grid: Extents) -> None:
        names: list[Name] = []
        shapes: dict[Name, Extents] = {}
        for param in source.face.params:
            value = arguments[param.name]
            if param.is_array:
                names.append(value.name)
                self._require_whole(value)
                if shapes.setdefault(value.name, value.extents) != value.extents:
                    raise Untaped
            else:
                names.append(f"s{len(self.scalars)}")
                self.scalars[names[-1]] = param.dtype
                self.values.append(value)
        filled = self._filled(source, names, shapes, grid)
        others = {name: shape for name, shape in shapes.items() if shape != self.arrays[name].shape}
        self.launches.append(Launch(source, grid, tuple(names), (), filled, others))

    def call(
        self, program: Program, arguments: Mapping[Name, Any], grid: Extents, *, is_once: bool = False
    ) -> None:
        raise Untaped  # a copy of a part of an array

    def _require_whole(self, array: Traced) -> None:
        """Raise Untaped for a part of an array, or its bits as another type."""
        made, layout = self.arrays[array.name], array.layout or ViewLayout.of(array.extents)
        is_whole = layout.is_contiguous and layout.offset == 0 and prod(array.extents) == prod(made.shape)
        if not is_whole or array.stored is not made.dtype:
            raise Untaped

    def _filled(
        self, source: Source, names: Sequence[Name], shapes: Mapping[Name, Extents], grid: Extents
    ) -> frozenset[Name]:
        """The arrays that no launch has used before this one, which writes all their elements."""
        inner = dict(zip(names, source.face.params, strict=True))
        new = {name for name in shapes if self.arrays[name].starts_at_zero} - self._made
        self._made |= new
        if not new:
            return frozenset()
        assert isinstance(source, Ready), "kernels pass these"
        filled = overwritten(source, grid, {inner[name].name: shapes[name] for name in new})
        return frozenset(name for name in new if inner[name].name in filled)

    def compiled(self, outputs: Sequence[Traced]) -> CompiledPlan:
        """The calls as launches, with these results."""
        arrays = dict(self.arrays)
        for output in outputs:
            made = arrays[output.name]
            is_same = (output.extents, output.stored) == (made.shape, made.dtype)
            arrays[output.name] = replace(made, outer=None if is_same else (output.extents, output.stored))
        inputs = tuple(name for name, made in arrays.items() if not made.starts_at_zero)
        names = tuple(output.name for output in outputs)
        graph = Graph((), arrays, dict(self.scalars), inputs, names)
        return Taped(Plan(graph, (), ()), (), {}, tuple(self.launches))


@dataclass
class Taped(CompiledPlan):
    """The launches of a tape, ready to run."""

    launches: tuple[Launch, ...] = ()

    @once
    def batch(self) -> Batch:
        """The launches as targets prepare them."""
        graph = self.plan.graph
        alive = {*graph.inputs, *graph.outputs}
        launches: list[Launch] = []
        for launch in reversed(self.launches):
            used = {name for name in launch.names if name in graph.arrays}
            launches.append(replace(launch, dead=tuple(sorted(used - alive))))
            alive |= used
        arrays = {
            n: BatchArray(made.shape, made.dtype, made.starts_at_zero) for n, made in graph.arrays.items()
        }
        return Batch("(library)", tuple(reversed(launches)), arrays, graph.outputs)
