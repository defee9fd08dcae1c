"""Launches that run band by band: which may, over which rows, and that nobody can tell by the results."""

from __future__ import annotations

import math
from dataclasses import replace
from random import Random
from typing import Any

import numpy as np
import pytest

import vyre as vy
from generation.stencils import Pipeline, filled, folded
from guarded import Memory, once, twice
from plan.graphing import Drawing, kernel
from vyre import Buf, Out, f32, gid, lib, reference
from vyre.analysis.bounds import Interval
from vyre.check.rules import problems
from vyre.ir.nodes import Program
from vyre.ir.problem import CallError
from vyre.passes import expand
from vyre.plan.bands import CACHE_BYTES, Banding, BandRows, Found, Margin, program_in_bands
from vyre.plan.graph import Graph
from vyre.plan.plan import make_plan
from vyre.plan.stand_ins import Traced
from vyre.run import context
from vyre.run.context import place_of
from vyre.run.device_runtime import Ready
from vyre.run.recording import CompiledPlan, Recording, run
from vyre.targets.batch import Tiles

PLENTY = 1 << 60  # bytes


def reach(index: str, head: str = "") -> Interval | None:
    """The rows that a kernel over 64 x 8 elements loads at an index."""
    drawing = Drawing()
    program = kernel(f"j = gid(1)\n{head}\ny[i, j] = x[{index}, j]", "x: Buf[f32, 2], y: Out[f32, 2]")
    drawing.call(program, drawing.given((64, 8)), grid=(64, 8))
    graph = drawing.graph()
    return BandRows(graph.pieces[0], graph).reach("a0")


@pytest.mark.parametrize(
    ("index", "low", "high"),
    [
        ("i", 0, 0),
        ("i - 2", -2, -2),
        ("(i + 3) - 1", 2, 2),
        ("1 + i", 1, 1),
        ("max(i - 1, 0)", -1, 0),
        ("min(i + 2, 63)", 0, 2),
        ("min(i + 1, x.shape[0] - 1)", 0, 1),
        ("min(max(i - 1, 0), domain(0) - 1)", -1, 0),
        ("i + 1 if i < 5 else i - 1", -1, 1),
    ],
)
def test_the_rows_that_are_loaded_follow_from_the_index(index: str, low: int, high: int) -> None:
    assert Interval(low, high, is_own=True) == reach(index)


@pytest.mark.parametrize(
    "index", ["0", "63 - i", "i * 2", "i + i", "j", "min(i + 1, 40)", "max(i, 3)", "i + 3000000", "-i"]
)
def test_rows_that_may_be_anywhere_are_not_known(index: str) -> None:
    assert reach(index) is None


def test_a_loop_with_known_bounds_reaches_as_far_as_its_variable() -> None:
    program = kernel("t = 0.0\nfor d in range(-3, 2, 2):\n    t = t + x[i + d]\ny[i] = t")
    drawing = Drawing()
    drawing.call(program, drawing.given())
    graph = drawing.graph()

    assert Interval(-3, 1, is_own=True) == BandRows(graph.pieces[0], graph).reach("a0")


def banded(graph: Graph) -> Any:
    """The first run of unfused steps that may be in bands."""
    return Banding(make_plan(graph, "off").steps, graph).run(0, len(graph.pieces))


BLUR = kernel("y[i] = x[i - 1] + x[i + 2]", title="blur")
DOUBLE = kernel("y[i] = x[i] * 2.0", title="double")
BACK = kernel("y[63 - i] = x[i]", title="back")
FLIP = kernel("y[i] = x[63 - i]", title="flip")
MORE = kernel("y[i] = y[i] + x[i]", "x: Buf[f32], y: InOut[f32]", title="more")


def test_margins_add_up_towards_the_first_launch() -> None:
    drawing = Drawing()
    after = drawing.call(BLUR, drawing.call(BLUR, drawing.call(DOUBLE, drawing.given())))
    found = banded(drawing.graph(after))

    assert (Margin(2, 4), Margin(1, 2), Margin(0, 0)) == found.margins
    assert {"a1": 0, "a2": 1} == found.windows


def test_what_is_returned_is_no_window() -> None:
    drawing = Drawing()
    first = drawing.call(DOUBLE, drawing.given())
    found = banded(drawing.graph(first, drawing.call(BLUR, first)))

    assert ({}, {"a1", "a2"}) == (found.windows, set(found.streamed))


def test_an_array_whose_shape_a_later_launch_asks_for_is_no_window() -> None:
    drawing = Drawing()
    first = drawing.call(DOUBLE, drawing.given())
    second = drawing.call(BLUR, first)
    sized = kernel("y[i] = x[63 - i] + f32(z.shape[0])", "z: Buf[f32], x: Buf[f32], y: Out[f32]")
    graph = drawing.graph(drawing.call(sized, first, second))
    found = Banding(make_plan(graph, "off").steps, graph).run(0, 2)

    assert not isinstance(found, str)
    assert {} == found.windows


@pytest.mark.parametrize(
    ("first", "second", "why"),
    [
        (BACK, BLUR, "back stores to other elements than its own"),
        (DOUBLE, FLIP, "flip may load any row of a1"),
    ],
)
def test_launches_that_cannot_be_in_bands_say_why(first: Program, second: Program, why: str) -> None:
    drawing = Drawing()
    after = drawing.call(second, drawing.call(first, drawing.given()))

    assert why == banded(drawing.graph(after))


def test_what_is_changed_while_others_load_it_is_not_in_bands() -> None:
    drawing = Drawing()
    x = drawing.given()
    after = drawing.call(BLUR, x)
    drawing.call(MORE, after, x)

    assert "a0 is changed while it is in use" == banded(drawing.graph(after))


def test_an_update_is_not_done_over() -> None:
    drawing = Drawing()
    total = drawing.given()
    drawing.call(MORE, drawing.given(), total)

    assert "a0 is written in more than one go" == banded(drawing.graph(drawing.call(BLUR, total)))


# Tiles


def tiled(start: str, *, each: int = 12, at: str = "", grid: Any = (6, 7), view: Any = (42,)) -> Any:
    """The tiles of workgroups that fold a double's elements, and the rows below; or why there are none."""
    drawing = Drawing()
    made = drawing.call(DOUBLES[len(grid)], drawing.given(grid), grid=grid)
    rank = 1 + bool(at)
    text = f"start = {start}\nt = 0.0\nfor k in range(3):\n    t = t + x[{at}start + 4 * k]\ny[wid()] = t"
    program = kernel(text, f"x: Buf[f32, {rank}], y: Out[f32]", title="fold", head="@kernel(workgroup=4)")
    groups = int(math.prod(view) / each + 0.99)
    out = drawing.call(program, made.reshape(view), drawing.made((groups,)), grid=(groups,))
    run = banded(drawing.graph(out))
    return run if isinstance(run, str) else (*run.tiles, run.margins[0].after)


DOUBLES = {
    1: DOUBLE,
    2: kernel("y[i, gid(1)] = x[i, gid(1)] * 2.0", "x: Buf[f32, 2], y: Out[f32, 2]", title="double"),
}


@pytest.mark.parametrize(
    ("start", "options", "expected"),
    [
        ("wid() * 12 + lid()", {}, (Tiles(7, 12), 2)),
        ("(wid() % -(-x.shape[0] // 12)) * 12 + lid()", {}, (Tiles(7, 12), 2)),
        ("wid() * 12 + lid()", {"grid": (50,), "view": (50,)}, (Tiles(1, 12), 11)),
        ("lid()", {"at": "wid(), ", "each": 7, "view": (6, 7)}, (Tiles(1, 1), 0)),
        ("wid() % 2 * 4 + lid()", {"at": "wid() // 2, ", "each": 3.5, "view": (6, 7)}, (Tiles(2, 1), 0)),
        ("wid() * 12 - lid()", {}, "fold may load any element of a1"),
        ("wid() * 10 + lid()", {}, "fold has no workgroup for each tile of what it loads"),
        ("(3 - wid()) * 12 + lid()", {}, "fold may load any element of a1"),
        ("lid()", {"at": "5 - wid(), ", "each": 7, "view": (6, 7)}, "fold may load any row of a1"),
    ],
)
def test_tiles_that_workgroups_fold_follow_from_the_index(start: str, options: Any, expected: Any) -> None:
    assert expected == tiled(start, **options)


# Random launches


class Maps:
    """Random maps over rows, each of what the last ones gave and of what was given; perhaps a fold of tiles
    at the end.
    """

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        rank = self.rng.choice((1, 2, 2, 3))
        self.shape = (
            self.rng.choice((1, 2, 5, 13, 40)),
            *(self.rng.choice((1, 3, 17)) for _ in range(rank - 1)),
        )
        self.drawing = Drawing()
        numbers = np.random.default_rng(seed)
        self.arrays = [self.drawing.given(self.shape) for _ in range(2)]
        values = [numbers.normal(size=self.shape).astype(np.float32) for _ in self.arrays]
        for number in range(self.rng.randint(2, 6)):
            self.call(number)
        some = self.rng.sample(self.arrays[2:], self.rng.randint(0, 1))
        is_tiled = self.rng.random() < 0.5
        last = folded(self.drawing, self.arrays[-1], self.rng) if is_tiled else self.arrays[-1]
        self.graph, self.values = (
            self.drawing.graph(*some, last),
            dict(zip(("a0", "a1"), values, strict=True)),
        )

    def call(self, number: int) -> None:
        names = self.rng.sample(range(len(self.arrays)), 2)
        names[0] = len(self.arrays) - 1
        own = ", ".join(f"gid({axis})" for axis in range(len(self.shape)))
        terms = " + ".join(self.load(self.rng.choice("xz")) for _ in range(self.rng.randint(1, 3)))
        lines = [f"y[{own}] = {terms} + x[{own}] * z[{own}]"]
        if self.rng.random() < 0.2:
            lines = [f"if i % 3 != 1:\n        y[{own}] = {terms}"]
        if self.rng.random() < 0.3:
            lines = [
                *lines[:0],
                f"t = 0.0\nfor d in range(-1, 3):\n    t = t + {self.load('x', 'd')}\ny[{own}] = t",
            ]
        rank = len(self.shape)
        params = f"x: Buf[f32, {rank}], z: Buf[f32, {rank}], y: Out[f32, {rank}]"
        text = "\n".join(lines).replace("\n        ", "\n    ")
        program = kernel(text, params, title=f"k{number}")
        made = self.drawing.call(program, *(self.arrays[name] for name in names), grid=self.shape)
        self.arrays.append(made)

    def load(self, array: str, by: str = "") -> str:
        row = f"i + {by or self.rng.randint(-3, 3)}"
        if self.rng.random() < 0.3:
            row = f"min(max({row}, 0), domain(0) - 1)"
        others = (f"gid({axis}) + {self.rng.randint(-1, 1)}" for axis in range(1, len(self.shape)))
        return f"{array}[{', '.join((row, *others))}]"


def one_by_one(maps: Maps | Stencils) -> list[bytes]:
    def run(memory: Memory) -> list[bytes]:
        shapes = maps.graph.arrays.items()
        made = {name: memory.array(array.shape, array.dtype.storage, name) for name, array in shapes}
        made |= given_to(maps, memory)
        for step in make_plan(maps.graph, "off").steps:
            arguments = {param.name: (made | scalars_of(maps))[param.name] for param in step.program.params}
            reference.run(expand(step.program), arguments, grid=step.piece.grid)
        return [made[name].tobytes() for name in maps.graph.outputs]

    return once(run)


def given_to(maps: Maps | Stencils, memory: Memory) -> dict[str, Any]:
    shapes, values = maps.graph.arrays, maps.values.items()
    return {n: memory.copy(v.reshape(shapes[n].shape), n) for n, v in values if n in shapes}


class Stencils(Pipeline):
    """A random pipeline of stencils that ends in sums of tiles, with what its functions here ask for."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, ends_in_sums=True)
        self.rng, arrays = self.random, filled(self.graph, seed)
        self.values = {n: arrays[n] for n, made in self.graph.arrays.items() if not made.starts_at_zero}


def scalars_of(maps: Maps | Stencils) -> dict[str, Any]:
    return {name: dtype.storage.type(3) for name, dtype in maps.graph.scalars.items()}


def in_bands(maps: Maps | Stencils, fuse: Any, device: str, budget: int | None = PLENTY) -> list[bytes]:
    plan = make_plan(maps.graph, fuse)
    found = Banding(plan.steps, maps.graph).for_budget(PLENTY)
    plan = replace(plan, budget_bytes=budget, bands=[replace(b, rows=maps.rng.randint(1, 6)) for b in found])
    compiled = CompiledPlan(plan, tuple(Ready(step.program) for step in plan.steps))
    arrays, recorder = maps.graph.arrays, maps.drawing.recorder
    returns = [Traced(n, arrays[n].shape, arrays[n].dtype, recorder) for n in maps.graph.outputs]

    def call(memory: Memory) -> list[bytes]:
        recording = Recording(compiled, scalars_of(maps), given_to(maps, memory), {}, returns)
        return [array.tobytes() for array in run(recording, {}, place_of(device))]

    return twice(call)


@pytest.mark.parametrize("seed", range(60))
def test_in_bands_launches_give_what_they_give_one_by_one(seed: int) -> None:
    maps = Maps(seed)

    assert one_by_one(maps) == in_bands(maps, Random(seed).choice(("off", "auto")), "reference")


@pytest.mark.parametrize("budget", [PLENTY, None])
@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("seed", range(12))
def test_in_bands_machine_code_gives_it_too(seed: int, threads: int, budget: int | None) -> None:
    maps, before = Maps(seed + 1000), context.threads()
    context.threads(threads)
    try:
        assert one_by_one(maps) == in_bands(maps, "off", "cpu", budget)
    finally:
        context.threads(before)


@pytest.mark.parametrize("seed", range(40))
def test_stencils_before_sums_of_tiles_give_in_bands_what_they_give_one_by_one(seed: int) -> None:
    stencils = Stencils(seed)
    device, budget = Random(seed).choice([("reference", PLENTY), ("cpu", PLENTY), ("cpu", None)])

    assert one_by_one(stencils) == in_bands(stencils, Random(seed).choice(("off", "auto")), device, budget)


def test_stencils_before_sums_of_tiles_run_in_bands() -> None:
    found = [banded(Stencils(seed).graph) for seed in range(40)]

    assert 10 <= sum(not isinstance(run, str) and bool(run.tiles) for run in found)


def test_programs_in_bands_are_valid() -> None:
    for seed in range(20):
        graph = Maps(seed).graph
        for band in Banding(make_plan(graph, "off").steps, graph).for_budget(PLENTY):
            programs = [program_in_bands(band.run, at) for at in range(len(band.run.steps))]

            assert [] == [problem for program in programs for problem in problems(program)]


# Budgets


def chained(size: int = 64) -> Graph:
    drawing = Drawing()
    x: Any = drawing.given((size,))
    for program in (DOUBLE, BLUR, BLUR):
        x = drawing.call(program, x, grid=(size,))
    return drawing.graph(x)


@pytest.mark.parametrize("fuse", ["auto", "off", "max"])
@pytest.mark.parametrize("budget", [160, 200, 255])
def test_maps_that_exceed_a_budget_run_in_chunks(fuse: Any, budget: int) -> None:
    plan = make_plan(chained(), fuse, budget=budget)

    assert plan.peak_bytes <= budget
    assert plan.bands


def test_a_budget_with_room_for_all_changes_nothing() -> None:
    assert make_plan(chained()).steps == make_plan(chained(), budget=PLENTY).steps
    assert () == make_plan(chained(), budget=PLENTY).bands


def test_one_launch_alone_is_chunked() -> None:
    drawing = Drawing()
    plan = make_plan(drawing.graph(drawing.call(DOUBLE, drawing.given())), budget=4)

    assert [(0, 1, 64)] == [(band.first, band.rows, band.count) for band in plan.bands]


def test_a_kernel_that_is_not_a_map_is_refused_in_chunks_with_a_reason() -> None:
    drawing = Drawing()
    graph = drawing.graph(drawing.call(BACK, drawing.given()))

    with pytest.raises(
        CallError, match=r"back alone makes 256 bytes.*cannot run in chunks: back stores to other"
    ):
        make_plan(graph, budget=100)


def test_less_than_a_row_is_too_little() -> None:
    with pytest.raises(CallError, match="that is its smallest chunk"):
        make_plan(chained(), budget=3)


def test_fewer_calls_are_fused_if_all_would_exceed_the_memory_budget() -> None:
    drawing = Drawing()
    x = drawing.given()
    first, second = drawing.call(FLIP, x), drawing.call(FLIP, x)
    both = drawing.call(BACK, first), drawing.call(BACK, second)
    graph = drawing.graph(*both)
    least = min(make_plan(graph, fuse).peak_bytes for fuse in ("auto", "off", "max"))

    assert least >= make_plan(graph, "max", budget=least).peak_bytes


def test_pairs_state_whether_they_were_fused_under_the_budget() -> None:
    for budget in (None, 4096, 300, 60):
        plan = make_plan(chained(), budget=budget)
        fused = sum(pair.rule is not None for pair in plan.pairs)

        assert len(plan.graph.pieces) - fused == len(plan.steps)


def test_windows_and_margins_occur_among_random_launches() -> None:
    runs = [banded(Maps(seed).graph) for seed in range(60)]
    found = [run for run in runs if not isinstance(run, str)]

    assert 10 <= sum(len(run.windows) > 1 and run.margins[0].before > 0 for run in found)
    assert 10 <= sum(bool(run.tiles) for run in found)


def test_values_kept_across_grid_barriers_count_as_memory() -> None:
    waiting = kernel("t = x[i]\ny[i] = t\ngrid_sync()\ny[i] = t + x[i + 1]", title="waiting")
    drawing = Drawing()
    graph = drawing.graph(drawing.call(waiting, drawing.given()))

    assert 2 * 64 * f32.itemsize == make_plan(graph).peak_bytes
    with pytest.raises(CallError, match="512 bytes"):
        make_plan(graph, budget=300)


def test_an_array_that_is_not_written_everywhere_is_a_window_that_starts_at_zero() -> None:
    inner = kernel("if i > 0 and i < 63:\n    y[i] = x[i - 1] + x[i + 1]", title="inner")
    drawing = Drawing()
    found = banded(drawing.graph(drawing.call(BLUR, drawing.call(inner, drawing.given()))))

    assert ({"a1": 0}, {"a1"}) == (found.windows, found.blank)


@pytest.mark.parametrize(
    ("shape", "axis"), [((2, 4096), 1), ((1, 1, 999), 2), ((3, 500, 2), 1), ((64, 8), 0)]
)
@pytest.mark.parametrize("device", ["cpu", "reference"])
def test_chunks_are_along_an_axis_whose_rows_fit(shape: tuple[int, ...], axis: int, device: str) -> None:
    rank = len(shape)
    own = ", ".join(f"gid({number})" for number in range(rank))
    turned = ", ".join(f"x.shape[{number}] - 1 - gid({number})" for number in range(rank))
    params = f"x: Buf[f32, {rank}], y: Out[f32, {rank}]"
    first = kernel(f"y[{own}] = x[{turned}] + f32(gid({rank - 1}))", params, title="first")
    second = kernel(f"if i % 2 == 0:\n    y[{own}] = x[{own}] * 2.0", params, title="second")
    drawing = Drawing()
    x = np.random.default_rng(3).normal(size=shape).astype(np.float32)
    after = drawing.call(second, drawing.call(first, drawing.given(shape), grid=shape), grid=shape)
    plan = make_plan(drawing.graph(after), "off", budget=200)
    compiled = CompiledPlan(plan, tuple(Ready(step.program) for step in plan.steps))
    returns = Traced(after.name, shape, f32, drawing.recorder)
    found = run(Recording(compiled, {}, {"a0": x}, {}, returns), {}, place_of(device))
    whole = x[tuple(slice(None, None, -1) for _ in shape)] + np.arange(shape[-1], dtype=np.float32)
    wanted = np.where(np.arange(shape[0]).reshape(-1, *(1,) * (rank - 1)) % 2 == 0, whole * 2, np.float32(0))

    assert [axis] == [band.run.axis for band in plan.bands]
    assert wanted.tobytes() == found.tobytes()


@vy.kernel
def blurred(x: Buf[f32, 2], y: Out[f32, 2]):  # type: ignore[no-untyped-def]
    i, j = gid(0), gid(1)
    y[i, j] = 0.25 * (x[i - 1, j] + x[min(i + 1, x.shape[0] - 1), j] + x[i, j - 1] + x[i, j + 1])


@vy.kernel
def updated(x: Buf[f32, 2], y: Buf[f32, 2], z: Out[f32, 2]):  # type: ignore[no-untyped-def]
    i, j = gid(0), gid(1)
    z[i, j] = y[i, j] + 0.5 * (x[i, j] - y[i, j - 1])


def residual(x: Any) -> Any:
    y = blurred(x)
    return y, lib.sum((y - x) ** 2)


def extremes(x: Any) -> Any:
    y = blurred(x)
    return lib.min(y), lib.max(y)


@vy.kernel
def gradient(x: Buf[f32, 2], dx: Out[f32, 2], dy: Out[f32, 2]):  # type: ignore[no-untyped-def]
    i, j = gid(0), gid(1)
    dx[i, j] = x[i, j + 1] - x[i, j - 1]
    dy[i, j] = x[i + 1, j] - x[i - 1, j]


def slopes(x: Any) -> Any:
    dx, dy = gradient(x)
    return lib.max(dx), lib.norm(dy)


def results_of(returned: Any) -> tuple[Any, ...]:
    return returned if isinstance(returned, tuple) else (returned,)


@pytest.mark.parametrize(
    "solver",
    [
        lambda x: lib.sum(blurred(blurred(x))),
        lambda x: lib.max(abs(updated(x, blurred(x)))),
        lambda x: lib.mean(blurred(x), axis=1),
        lambda x: lib.norm(updated(blurred(x), x)),
        lambda x: lib.all(blurred(x) < 1.0),
        residual,
        extremes,
        slopes,
        lambda x: lib.dot(x.reshape(-1), blurred(x).reshape(-1)),
    ],
)
@pytest.mark.parametrize("shape", [(2053, 2801), (23, 270001), (150001, 41)])
def test_a_stencil_before_a_whole_sum_stays_in_the_cache(solver: Any, shape: tuple[int, int]) -> None:
    x = np.random.default_rng(2).normal(size=shape).astype(np.float32)
    step = vy.pipeline(solver)
    before = context.threads()
    context.threads(2)
    try:
        results = [np.asarray(out).tobytes() for out in results_of(step(x))]
        expected = [np.asarray(out).tobytes() for out in results_of(step(x, fuse="off"))]
    finally:
        context.threads(before)

    assert expected == results
    assert [True] == [bool(band.run.tiles) for band in step.explain(x).plan.bands] or shape[1] != 2801


def test_rows_that_a_stencil_loads_are_read_before_a_band_unless_they_are_too_many() -> None:
    drawing = Drawing()
    first = kernel("y[i, gid(1)] = x[i - 1, gid(1)] + x[i + 2, gid(1)]", "x: Buf[f32, 2], y: Out[f32, 2]")
    made = drawing.call(first, drawing.given((6, 7)), grid=(6, 7))
    run = banded(drawing.graph(drawing.call(DOUBLES[2], made, grid=(6, 7))))

    assert {"a0": Margin(1, 2)} == run.fetched(4)
    assert {} == run.fetched(CACHE_BYTES // 28 + 1)


@pytest.mark.parametrize("height", [20, 64_000])
def test_rows_that_a_lane_each_sums_fill_vectors(height: int) -> None:
    drawing = Drawing()
    along = kernel(
        "t = 0.0\nfor j in range(x.shape[1]):\n    t = t + x[i, j]\ny[i] = t", "x: Buf[f32, 2], y: Out[f32]"
    )
    made = drawing.call(DOUBLES[2], drawing.given((height, 900)), grid=(height, 900))
    graph = drawing.graph(drawing.call(along, made, drawing.made((height,)), grid=(height,)))
    found = Banding(make_plan(graph, "off").steps, graph).found(0, 2)

    assert isinstance(found, Found)
    assert found.rows == 20 or found.rows % 32 == 0
