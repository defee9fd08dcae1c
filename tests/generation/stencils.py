"""Random pipelines of stencils over one domain, and what their calls give one by one."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from plan.graphing import Drawing
from running import on_reference
from vyre.check.rules import problems
from vyre.front.read import program as read
from vyre.ir import limits
from vyre.ir.dtypes import bool_, f16, f32, f64, i16, i32, i64, u8, u16
from vyre.plan.graph import Graph, program_of
from vyre.plan.merge import Piece
from vyre.plan.stream import Stream
from vyre.plan.walk import Schedule, Walk
from vyre.run.device_runtime import Ready

DTYPES = (f32, f32, f32, f64, i32, i16, u8, f16, i64, u16)
Arrays = dict[str, np.ndarray[Any, Any]]
Runner = Callable[[Ready, Mapping[str, Any], tuple[int, ...]], None]


def run(
    piece: Piece, graph: Graph, arrays: Arrays, scalars: Mapping[str, Any], runner: Runner = on_reference
) -> None:
    program = program_of(piece, graph)
    assert [] == problems(program, workgroup=limits.LONG_WORKGROUP)
    names = [param.name for param in program.params]
    runner(Ready(program), {n: arrays[n] if n in arrays else scalars[n] for n in names}, piece.grid)


def filled(graph: Graph, seed: int) -> Arrays:
    rng = np.random.default_rng(seed)
    arrays: Arrays = {}
    for name, made in graph.arrays.items():
        dtype = made.dtype.storage
        if made.starts_at_zero:
            arrays[name] = np.zeros(made.shape, dtype)
        elif made.dtype.is_float:
            arrays[name] = rng.standard_normal(made.shape).astype(dtype)
        else:
            arrays[name] = rng.integers(0, 2 if made.dtype == bool_ else 100, made.shape).astype(dtype)
    return arrays


def compare(graph: Graph, pieces: Sequence[Piece], seed: int = 1, runner: Runner = on_reference) -> None:
    """Hold launches against the calls one by one on the reference."""
    scalars = {name: dtype.storage.type(3) for name, dtype in graph.scalars.items()}
    expected, arrays = filled(graph, seed), filled(graph, seed)
    for piece in graph.pieces:
        run(piece, graph, expected, scalars)
    for piece in pieces:
        run(piece, graph, arrays, scalars, runner)
    for name in graph.outputs:
        assert expected[name].tobytes() == arrays[name].tobytes(), name


def random_walk(stream: Stream, seed: int) -> Walk:
    """A shape in which stages can walk."""
    chance = random.Random(seed)
    is_flat = len(stream.grid) == 2
    while True:
        walk = Walk(
            chance.choice([1, 2, 4]),
            1 if is_flat else chance.choice([1, 2, 3, 4]),
            chance.choice([1, 5, 16, 32]),
            chance.choice([1, 2, 3]),
            1 if is_flat else chance.choice([1, 2, 4, 8]),
        )
        schedule = Schedule(stream, walk.ahead)
        is_small = walk.tall * walk.columns <= 8 and schedule.shared_bytes(walk) <= 96 * 1024
        if is_small and schedule.kept(walk.columns)[2] > 0 and (is_flat or schedule.middle(walk) > 0):
            return walk


def folded(drawing: Drawing, made: Any, chance: random.Random) -> Any:
    """Sums of tiles of an array's elements, all in a row or each row by itself, a workgroup for each."""
    steps = chance.choice([1, 3, 8])
    tile, is_flat = 4 * steps, chance.random() < 0.7 or len(made.shape) != 2
    made = made.reshape(-1) if is_flat else made
    tiles = -(-made.shape[-1] // tile)
    groups = tiles if is_flat else tiles * made.shape[0]
    at = "" if is_flat else f"wid() // {tiles}, "
    text = f"""
@kernel(workgroup=4)
def fold(x: Buf[{made.dtype}, {len(made.shape)}], y: Out[{made.dtype}]):
    parts = shared({made.dtype}, 4)
    t = {made.dtype}(0)
    for k in range({steps}):
        t = t + x[{at}wid() % {tiles} * {tile} + lid() + 4 * k]
    parts[lid()] = t
    barrier()
    if lid() == 0:
        y[wid()] = (parts[0] + parts[2]) + (parts[1] + parts[3])
"""
    return drawing.call(read(text), made, drawing.made((groups,), made.dtype), grid=(groups,))


class Pipeline:
    """A random pipeline of stencils over one domain; `ends_in_sums` of the tiles of some of its arrays."""

    def __init__(self, seed: int, *, ends_in_sums: bool = False) -> None:
        self.random = random.Random(seed)
        self.rank = 2 + (self.random.random() < 0.3)
        extents = [self.random.choice([1, 2, 3, 7, 12, 23, 40]), self.random.choice([5, 31, 64, 130, 257])]
        self.grid = tuple(
            extents if self.rank == 2 else [extents[0], self.random.choice([1, 3, 6, 9, 14]), extents[1]]
        )
        self.periodic = [self.random.random() < 0.15 for _ in self.grid]
        self.rules: dict[str, list[str]] = {}
        drawing = Drawing()
        given = [
            drawing.given(self.grid, self.random.choice(DTYPES)) for _ in range(self.random.randint(1, 2))
        ]
        if self.random.random() < 0.2:
            given.append(drawing.given((*self.grid, 3)[: self.rank + 1], u8))
        known = list(given)
        for position in range(self.random.randint(2, 5)):
            known += self.stage(drawing, position, known)
        made = known[len(given) :]
        outputs = {made[-1].name: made[-1]} | {o.name: o for o in made if self.random.random() < 0.2}
        if ends_in_sums:
            for one in self.random.sample(made, min(len(made), self.random.randint(1, 2))):
                sums = folded(drawing, one, self.random)
                outputs[sums.name] = sums
        self.drawing, self.graph = drawing, drawing.graph(*outputs.values())

    def rule(self, name: str) -> list[str]:
        ways = ["zero", "zero", "edge", "reflect", "symmetric"]
        return self.rules.setdefault(
            name, ["wrap" if wraps else self.random.choice(ways) for wraps in self.periodic]
        )

    def index(self, name: str, spread: int) -> str:
        parts = []
        for axis, (rule, extent) in enumerate(zip(self.rule(name), self.grid, strict=True)):
            by = self.random.randint(-spread, spread)
            by = max(-extent + 1, min(extent - 1, by)) if rule != "zero" else by
            at = f"({'abc'[axis]} + {by})" if by else "abc"[axis]
            n = f"domain({axis})"
            parts.append({
                "zero": at, "edge": f"min(max({at}, 0), {n} - 1)", "wrap": f"({at} + {n}) % {n}",
                "reflect": f"({n} - 1 - abs({n} - 1 - abs({at})))",
                "symmetric": f"(-1 - {at} if {at} < 0 else 2 * {n} - 1 - {at} if {at} >= {n} else {at})",
            }[rule])  # fmt: skip
        return ", ".join(parts)

    def stage(self, drawing: Drawing, position: int, known: list[Any]) -> list[Any]:
        chosen = self.random.sample(known, min(len(known), self.random.randint(1, 2)))
        if not any(one.shape == self.grid for one in chosen):
            chosen.append(next(one for one in known if one.shape == self.grid))
        dtype = self.random.choice(DTYPES)
        own = ", ".join("abc"[: self.rank])
        params, terms = [], []
        for at, one in enumerate(chosen):
            params.append(f"x{at}: Buf[{one.dtype}, {len(one.shape)}]")
            spread = self.random.choice([0, 1, 1, 2])
            for _ in range(self.random.randint(1, 4)):
                index = self.index(one.name, spread)
                index = f"{own}, {self.random.randint(0, 2)}" if len(one.shape) > self.rank else index
                terms.append(f"{dtype}(x{at}[{index}])")
        lines = [f"    {axis} = gid({n})" for n, axis in enumerate("abc"[: self.rank])]
        value = " + ".join(terms)
        if dtype.is_float:
            value = f"({value}) * {dtype}(0.25)"
        lines.append(f"    v: {dtype} = {value}")
        first = chosen[0]
        if self.random.random() < 0.15 and first.shape == self.grid and self.rule(first.name)[-1] == "zero":
            near = ", ".join((*"abc"[: self.rank - 1], f"{own[-1]} + d"))
            lines += ["    for d in range(-1, 2):", f"        v = v + {dtype}(x0[{near}])"]
        more: list[Any] = []
        if self.random.random() < 0.15:  # another output, of another type
            second = self.random.choice(DTYPES)
            more = [drawing.made(self.grid, second)]
            params.append(f"z: Out[{second}, {self.rank}]")
            lines.append(f"    z[{own}] = {second}({terms[0]})")
        form = self.random.random()
        if form < 0.15:
            lines += [f"    if v > {dtype}(3):", f"        y[{own}] = v"]
        elif form < 0.25:
            lines += [f"    if v > {dtype}(3):", f"        y[{own}] = v + {dtype}(t)", "        return"]
            lines += [
                "    for n in range(a):",
                "        if n == 2:",
                "            return",
                f"        y[{own}] = v",
            ]
        elif form < 0.3:
            lines += ["    t = t + a", f"    y[{own}] = v + {dtype}(t)"]
        elif form < 0.4:
            lines += [f"    y[{own}] = v", f"    if a < domain(0) - 1 and {own[-1]} > 0:"]
            lines += [f"        y[{own}] = y[{own}] - {dtype}(t)"]
        else:
            lines.append(f"    y[{own}] = v")
        text = f"def k{position}({', '.join(params)}, y: Out[{dtype}, {self.rank}], t: i32):\n"
        program = read(text + "\n".join(lines) + "\n")
        made = [*more, drawing.call(program, *chosen, *more, grid=self.grid)]
        if len(chosen) == len(made) == 1 and (first.shape, first.dtype) == (self.grid, dtype):
            for _ in range(self.random.choice([0, 0, 1, 2, 4])):  # steps of one kernel
                self.rules[made[-1].name] = self.rule(first.name)
                made.append(drawing.call(program, made[-1], grid=self.grid))
        return made
