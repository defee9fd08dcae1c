"""Stages as one walk of subgroups: the bytes of the stages one by one."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import pytest
from hypothesis import settings

from plan.graphing import Drawing
from running import on_reference
from vyre.check import problems
from vyre.front.read import program as read
from vyre.ir.dtypes import bool_, f16, f32, f64, i16, i32, u8
from vyre.passes.names import with_plain_names
from vyre.plan.graph import Graph, program_of
from vyre.plan.merge import Piece
from vyre.plan.plan import make_plan
from vyre.plan.stream import Facts, Stream, stream_of
from vyre.plan.stream_gpu import streamed
from vyre.plan.walk import Schedule, Walk
from vyre.plan.worth import COUNTED
from vyre.run.ready import Ready

PIPELINES = {"quick": 16, "ci": 64, "long": 3200}  # by profile
BATCH = 16
WALKING = COUNTED._replace(has_bands=False, has_walks=True)
DTYPES = (f32, f32, f32, f64, i32, i16, u8, f16)
Arrays = dict[str, np.ndarray[Any, Any]]


def stream(graph: Graph) -> Stream | str:
    return stream_of([Facts(piece, graph) for piece in graph.pieces], graph, frozenset(), frozenset())


def run(piece: Piece, graph: Graph, arrays: Arrays, scalars: Mapping[str, Any]) -> None:
    program = program_of(piece, graph)
    assert [] == list(problems(program))
    names = [param.name for param in program.params]
    on_reference(Ready(program), {n: arrays[n] if n in arrays else scalars[n] for n in names}, piece.grid)


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


def compare(graph: Graph, pieces: Sequence[Piece], seed: int = 1) -> None:
    """Hold launches against the calls one by one."""
    scalars = {name: dtype.storage.type(3) for name, dtype in graph.scalars.items()}
    expected, arrays = filled(graph, seed), filled(graph, seed)
    for piece in graph.pieces:
        run(piece, graph, expected, scalars)
    for piece in pieces:
        run(piece, graph, arrays, scalars)
    for name in graph.outputs:
        assert expected[name].tobytes() == arrays[name].tobytes(), name


class Pipeline:
    """A random pipeline of stencils over one domain."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.rank = 2 + (self.random.random() < 0.3)
        extents = [self.random.choice([1, 2, 3, 7, 12, 23, 40]), self.random.choice([5, 31, 64, 130, 257])]
        self.grid = tuple(extents if self.rank == 2 else [extents[0], self.random.randint(1, 9), extents[1]])
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
        self.graph = drawing.graph(*outputs.values())

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
        return [drawing.call(program, *chosen, grid=self.grid)]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "first" in metafunc.fixturenames:
        count = PIPELINES.get(settings.get_current_profile_name(), BATCH)
        metafunc.parametrize("first", range(0, count, BATCH))


def walked(seed: int) -> bool:
    """Whether a random pipeline streams; it is compared then."""
    graph = Pipeline(seed).graph
    found = stream(graph)
    if isinstance(found, str):
        return False
    chance = random.Random(seed)
    walk = Walk(chance.choice([1, 2, 4]), chance.choice([1, 2, 4]), chance.choice([1, 5, 16, 32]))
    compare(graph, [streamed(found, walk)], seed)
    return True


def test_random_pipelines_walk_as_they_run(first: int) -> None:
    assert sum(walked(seed) for seed in range(first, first + BATCH)) > BATCH // 2


def test_random_pipelines_are_planned_with_walks(first: int) -> None:
    walks = 0
    for seed in range(first, first + BATCH, 4):
        graph = Pipeline(seed).graph
        plan = make_plan(graph, rules=WALKING)
        walks += sum(pair.rule == "stream" for pair in plan.pairs)
        compare(graph, [step.piece for step in plan.steps], seed)

    assert walks


FIVE = """def five(x: Buf[f32, 2], y: Out[f32, 2]):
    i = gid(0)
    j = gid(1)
    y[i, j] = 0.2 * (x[i, j] + x[i - 1, j] + x[i + 1, j] + x[i, j - 1] + x[i, j + 1])
"""


def steps(count: int, shape: tuple[int, ...], text: str = FIVE) -> Graph:
    drawing = Drawing()
    array = drawing.given(shape)
    for _ in range(count):
        array = drawing.call(read(text), array, grid=shape)
    return drawing.graph(array)


def test_time_steps_are_walks_of_several() -> None:
    plan = make_plan(steps(16, (8192, 8192)), rules=WALKING)

    assert len(plan.steps) <= 4
    assert all(step.piece.workgroup == (1, 32) for step in plan.steps)
    assert len({with_plain_names(step.program) for step in plan.steps}) == 1  # compiled once
    assert plan.bytes_after < plan.bytes_before / 3


@pytest.mark.parametrize("fuse", ["off", "auto"])
def test_walks_are_for_devices_that_have_them(fuse: Any) -> None:
    rules = WALKING if fuse == "off" else COUNTED._replace(has_bands=False)
    plan = make_plan(steps(4, (512, 512)), fuse, rules=rules)

    assert [1] * 4 == [len(step.piece.titles) for step in plan.steps]


def test_a_walk_meets_a_budget() -> None:
    graph = steps(4, (512, 512))
    plan = make_plan(graph, budget=2**20, rules=WALKING)

    assert len(plan.steps) == 1
    assert plan.peak_bytes == 2**20


def test_what_a_walk_keeps_does_not_depend_on_its_names() -> None:
    found = stream(steps(3, (64, 64)))
    assert isinstance(found, Stream)
    schedule = Schedule(found)

    assert [2, 3, 4] == schedule.lags
    assert [4, 3, 3] == [schedule.depths[key] for key in schedule.keys if key in schedule.depths]
    assert (3, 3) == schedule.ends
    assert (1, 1, 120) == schedule.kept(4)
