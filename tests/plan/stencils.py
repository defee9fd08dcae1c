"""Random pipelines of stencils: kernels over one domain that load what earlier ones made, near their own."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np

from plan.graphing import Drawing, kernel
from vyre.ir import dtypes
from vyre.ir.dtypes import DType
from vyre.plan.stand_ins import Traced

TYPES = (dtypes.f32, dtypes.f32, dtypes.f32, dtypes.f64, dtypes.i32, dtypes.u8, dtypes.i64, dtypes.f16)
RULES = ("zero", "zero", "zero", "edge", "wrap", "reflect", "symmetric", "guarded")


class Stencils:
    """A random graph, with the values of its inputs. Arrays are of any type; each pipeline has one rule for
    places outside along each axis, or several that may not go together.
    """

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        rng = self.rng
        rank = rng.choice((2, 2, 2, 3))
        extents = (1, 2, 5, 13, 17, 33, 40, 70) if rank == 2 else (1, 3, 4, 9, 14, 35)
        self.shape = tuple(rng.choice(extents) for _ in range(rank))
        self.rules = [rng.choice(RULES) for _ in self.shape]
        self.drawing = Drawing()
        self.values: dict[str, Any] = {}
        self.arrays: list[tuple[Traced, DType]] = [self.given(seed, rng.choice(TYPES)) for _ in range(2)]
        for number in range(rng.randint(2, 6)):
            self.call(number)
        made = self.arrays[2:]
        some = rng.sample(made[:-1], min(len(made) - 1, rng.choice((0, 0, 1, 2))))
        self.graph = self.drawing.graph(*(array for array, _ in some), made[-1][0])

    def given(self, seed: int, dtype: DType) -> tuple[Traced, DType]:
        array = self.drawing.given(self.shape, dtype)
        numbers = np.random.default_rng(seed + len(self.values))
        self.values[array.name] = (numbers.normal(size=self.shape) * 50).astype(dtype.storage)
        return array, dtype

    def call(self, number: int) -> None:
        rng, rank = self.rng, len(self.shape)
        (x, one), (z, two) = self.arrays[-1], rng.choice(self.arrays)
        made = [rng.choice(TYPES) for _ in range(rng.choice((1, 1, 1, 2)))]
        own = ", ".join(f"gid({axis})" for axis in range(rank))
        lines = [f"i{axis} = gid({axis})" for axis in range(rank)]
        for at, dtype in enumerate(made):
            loads = " + ".join(f"f32({self.load(rng.choice('xz'))})" for _ in range(rng.randint(1, 4)))
            value = f"{dtype}(({loads}) * {rng.choice((0.25, 0.5, 1.5))} + s)"
            lines += self.stored(f"y{at}[{own}]", value)
        arrays = [f"x: Buf[{one}, {rank}]", f"z: Buf[{two}, {rank}]"]
        outs = [f"y{at}: Out[{dtype}, {rank}]" for at, dtype in enumerate(made)]
        program = kernel("\n".join(lines), ", ".join((*arrays, *outs, "s: f32")), title=f"k{number}")
        results = [self.drawing.made(self.shape, dtype) for dtype in made]
        self.drawing.call(program, x, z, *results, grid=self.shape)
        self.arrays += zip(results, made, strict=True)

    def stored(self, place: str, value: str) -> list[str]:
        kind = self.rng.random()
        if kind < 0.12:
            return ["if i0 % 3 != 1:", f"    {place} = {value}"]
        if kind < 0.2:
            return ["if i1 == 2:", "    return", f"{place} = {value}"]
        if kind < 0.35:
            total = f"t{place[1]}"
            loop = [
                f"{total} = f32(0)",
                "for d in range(-1, 2):",
                f"    {total} += f32({self.load('x', 'd')})",
            ]
            return [*loop, f"{place} = {value} if {total} > 1.0 else {value.replace('0.5', '0.125')}"]
        return [f"{place} = {value}"]

    def load(self, array: str, by: str = "") -> str:
        parts = []
        for axis, rule in enumerate(self.rules):
            if self.rng.random() < 0.04:
                rule = self.rng.choice(RULES)
            offset = by if by and axis == 0 else str(self.rng.choice((0, 0, 0, -1, 1, -2, 2)))
            parts.append(_index(f"i{axis} + {offset}", rule, self.shape[axis]))
        return f"{array}[{', '.join(parts)}]"


def _index(place: str, rule: str, extent: int) -> str:
    last = extent - 1
    match rule:
        case "edge":
            return f"min(max({place}, 0), {last})"
        case "wrap":
            return f"({place} + {extent * 4}) % {extent}"
        case "reflect":
            return f"({last} - abs({last} - abs({place})))"
        case "symmetric":
            inner = f"({place} if {place} >= 0 else -1 - ({place}))"
            return f"({inner} if {inner} < {extent} else {2 * extent - 1} - {inner})"
        case "guarded":
            return f"({place} if {place} >= 0 and {place} < {extent} else -1)"
    return place
