"""The features of a stage, from its Program alone: work, bytes, divergence, registers, parallelism.

Counts are of one invocation; loops with known bounds count by their trip count, and operations that expand
count expanded. Arithmetic on indices is left out: vector code does it once for many lanes. Loads are steady
where neighbouring invocations load neighbouring elements or all the same one, irregular where the index
depends on data, and strided otherwise. Control diverges where it depends on loaded elements; a guard on ids
alone splits few vectors.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from math import prod
from typing import Literal

from vyre.analysis.cost import Work, registers
from vyre.analysis.effects import touches
from vyre.ir.nodes import (
    Extents,
    Name,
    Program,
)
from vyre.lower.prepare import own_loop_variables
from vyre.passes import expand
from vyre.tune.checks import Floats

Kind = Literal["compute", "memory", "control"]

BALANCE = 4.0  # operations per byte from which a stage is compute-bound: 16 for an f32
PARTED = 0.25  # the share of work under diverging control from which control is the bottleneck


@dataclass(frozen=True, slots=True)
class Features:
    """`flops`, `loads` and `stores` of an invocation; `effort`, its operations in additions of f32, of which
    vectors hold more or fewer in other types; `bytes` of the arrays that the launch accesses, each counted
    once for reading and once for writing; `irregular`, the share of loads at data-dependent indices;
    `strided`, the share of other loads that are not steady; `divergence`, the share of work under
    data-dependent control; `registers`, values held at a time; `parallelism`, invocations; `is_group`,
    whether invocations wait for each other; `loads_of`, the loads by array.
    """

    flops: float
    effort: float
    loads: float
    stores: float
    bytes: int
    irregular: float
    strided: float
    divergence: float
    registers: int
    parallelism: int
    itemsize: int
    is_group: bool
    loads_of: Mapping[Name, float]

    @property
    def kind(self) -> Kind:
        """The bottleneck: control where it diverges, else arithmetic or memory by their balance."""
        if self.divergence >= PARTED:
            return "control"
        moved = (self.loads + self.stores) * self.itemsize
        return "compute" if self.effort > BALANCE * moved else "memory"

    def to_dict(self) -> dict[str, object]:
        return {"kind": self.kind, **asdict(self)}


def features(program: Program, grid: Extents, shapes: Mapping[Name, Extents]) -> Features:
    """Return the features of a launch over a grid, of workgroups for a group kernel, with these shapes."""
    # A variable of several loops has no stride.
    count = Work(expand(own_loop_variables(program)), grid, shapes)
    touched = touches(program.body)
    sizes = {p.name: p.dtype.itemsize * prod(shapes[p.name]) for p in program.params if p.name in shapes}
    moved = sum(
        sizes[name] * (bool(t.loads) + bool(t.writes)) for name, t in touched.items() if name in sizes
    )
    widths = [param.dtype.itemsize for param in program.params if param.is_array]
    return Features(
        flops=count.flops,
        effort=count.effort,
        loads=count.loads,
        stores=count.stores,
        bytes=moved,
        irregular=count.irregular / count.loads if count.loads else 0.0,
        strided=count.strided / count.loads if count.loads else 0.0,
        divergence=count.parted / count.work if count.work else 0.0,
        registers=registers(program.body),
        parallelism=prod(grid) * prod(program.workgroup or (1,)),
        itemsize=max(widths, default=1),
        is_group=program.workgroup is not None,
        loads_of=count.loads_of,
    )


@dataclass(frozen=True, slots=True, eq=False)
class SheafEdge:
    """An edge from node `u` to node `v`, and the maps of their stalks into its space."""

    u: int
    v: int
    from_u: Floats
    from_v: Floats

    def difference(self, x_u: Floats, x_v: Floats) -> Floats:
        """Return (δx)_e = F_v x_v - F_u x_u of this edge alone, without a launch."""
        result: Floats = self.from_v @ x_v - self.from_u @ x_u
        return result
