"""Chooses the device of a call that names none, on arrays of the host.

The CPU runs it, unless another device is faster although the arrays are copied there and back. Work is
counted from the programs, copies are measured once in each process. A device is only asked about work that
takes the CPU some time: the first question starts it.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from math import prod
from typing import TYPE_CHECKING, Any

from vyre.analysis.loop_work import least_nodes
from vyre.analysis.times import NS_PER_NODE_IN_LOOPS, NS_PER_NODE_ON_GPU
from vyre.ir.spoken import byte_size
from vyre.run import context
from vyre.targets.registry import Place
from vyre.targets.target import CopyCost

if TYPE_CHECKING:
    from vyre.run.device_runtime import Ready
    from vyre.run.recording import CompiledPlan

ASKED_FROM_S = 5e-4  # on the CPU, below which no other device is asked
MARGIN = 2.0  # by which another device must be faster: the counts are rough


@dataclass(frozen=True, slots=True)
class Estimate:
    """The seconds that a call takes on the CPU, and on another device with all copies."""

    here_s: float
    there_s: float
    copies_s: float
    copied: int
    there: Place

    @property
    def moves(self) -> bool:
        """True if the call should run on the other device."""
        return self.here_s > MARGIN * self.there_s

    def __str__(self) -> str:
        there = f"{_spoken(self.there_s)} on {self.there.name}"
        copies = f"{_spoken(self.copies_s)} to copy {byte_size(self.copied)}"
        return f"about {_spoken(self.here_s)} on the CPU, {there}, of which {copies}"


def _spoken(seconds: float) -> str:
    return f"{seconds * 1e3:.3g} ms" if seconds < 1 else f"{seconds:.3g} s"


def of_call(ready: Ready, arguments: Mapping[str, Any], grid: tuple[int, ...]) -> Estimate | None:
    """The estimate for one launch; None if the CPU is faster in any case."""
    if ready.loop_work is None:  # copies take longer than so little work
        return None
    nodes = least_nodes(ready.loop_work, arguments)[0] * prod(grid) * prod(ready.face.workgroup or (1,))
    arrays = [(param, arguments[param.name].nbytes) for param in ready.face.params if param.is_array]
    bytes_in = sum(size for param, size in arrays if param.access != "out")
    return _estimate(nodes, bytes_in, sum(size for param, size in arrays if param.access != "in"))


def of_plan(compiled: CompiledPlan, scalars: Mapping[str, Any], inputs: Collection[str]) -> Estimate | None:
    """The estimate for the launches of a plan; None if the CPU is faster in any case."""
    graph = compiled.plan.graph
    known = {**graph.arrays, **scalars}
    nodes = sum(least_nodes(work, known)[0] * units for work, units in compiled.works)
    outputs = {*graph.outputs, *(name for name in inputs if name in compiled.written)}
    sizes = {name: prod(each.shape) * each.dtype.itemsize for name, each in graph.arrays.items()}
    return _estimate(nodes, sum(sizes[name] for name in inputs), sum(sizes[name] for name in outputs))


def _estimate(nodes: int, bytes_in: int, bytes_out: int) -> Estimate | None:
    here_s = nodes * NS_PER_NODE_IN_LOOPS * 1e-9 / context.threads()
    if here_s < ASKED_FROM_S:
        return None
    for place in context.places(None):
        measure = getattr(place.target, "copy_cost", None)
        if measure is not None:
            cost: CopyCost = measure(place.index)
            copies_s = cost.call_s + bytes_in / cost.in_per_s + bytes_out / cost.out_per_s
            there_s = copies_s + nodes * NS_PER_NODE_ON_GPU * 1e-9
            return Estimate(here_s, there_s, copies_s, bytes_in + bytes_out, place)
    return None
