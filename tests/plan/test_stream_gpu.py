"""Stages as one walk of subgroups: the bytes of the stages one by one."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from hypothesis import settings

import vyre as vy
from generation.stencils import Pipeline, compare, random_walk
from plan.graphing import Drawing
from vyre import Buf, Out, f32, gid
from vyre.front.read import program as read
from vyre.ir.nodes import Barrier, Store
from vyre.ir.walk import statements
from vyre.passes.names import with_plain_names
from vyre.plan.batches import batch_of
from vyre.plan.fusion_cost import COUNTED
from vyre.plan.graph import Graph
from vyre.plan.plan import make_plan
from vyre.plan.stream import StageFacts, Stream, stream_of, with_flat_places
from vyre.plan.stream_gpu import streamed
from vyre.plan.walk import Schedule, Walk
from vyre.run.recording import readies

PIPELINES = {"quick": 16, "ci": 32, "long": 3200}  # by profile
BATCH = 16
WALKING = COUNTED._replace(has_bands=False, has_walks=True)


def stream(graph: Graph) -> Stream | str:
    return stream_of([StageFacts(piece, graph) for piece in graph.pieces], graph, frozenset(), frozenset())


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
    compare(graph, [streamed(found, random_walk(found, seed))], seed)
    return True


def test_random_pipelines_walk_as_they_run(first: int) -> None:
    assert sum(walked(seed) for seed in range(first, first + BATCH)) > BATCH // 2


def test_random_pipelines_are_planned_with_walks(first: int) -> None:
    for seed in range(first, first + BATCH, 4):
        graph = Pipeline(seed).graph
        plan = make_plan(graph, rules=WALKING)
        compare(graph, [step.piece for step in plan.steps], seed)


def test_some_random_pipelines_walk() -> None:
    plans = [make_plan(Pipeline(seed).graph, rules=WALKING) for seed in range(24)]

    assert 2 <= sum(any(pair.rule == "stream" for pair in plan.pairs) for plan in plans)


FIVE = """def five(x: Buf[f32, 2], y: Out[f32, 2]):
    i = gid(0)
    j = gid(1)
    y[i, j] = 0.2 * (x[i, j] + x[i - 1, j] + x[i + 1, j] + x[i, j - 1] + x[i, j + 1])
"""


SEVEN = """def seven(x: Buf[f32, 3], y: Out[f32, 3]):
    i = gid(0)
    j = gid(1)
    k = gid(2)
    y[i, j, k] = x[i - 1, j, k] + x[i + 1, j, k] * x[i, j - 1, k] - x[i, j + 1, k - 1] + x[i, j, k + 1] + 1.0
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


def test_nothing_is_cleared_that_a_walk_writes_whole() -> None:
    plan = make_plan(steps(4, (2048, 2048)), rules=WALKING)
    batch = batch_of(plan, readies(step.program for step in plan.steps), readies)

    assert [{"a4"}] == [set(launch.filled) for launch in batch.launches]


def test_what_a_walk_may_leave_unwritten_is_cleared() -> None:
    some = FIVE.replace("    y[i, j]", "    if x[i, j] > 0.0:\n        y[i, j]")
    plan = make_plan(steps(4, (2048, 2048), some), rules=WALKING)
    batch = batch_of(plan, readies(step.program for step in plan.steps), readies)

    assert [set()] == [set(launch.filled) for launch in batch.launches]


@pytest.mark.parametrize("fuse", ["off", "auto"])
def test_walks_are_for_devices_that_have_them(fuse: Any) -> None:
    rules = WALKING if fuse == "off" else COUNTED._replace(has_bands=False)
    plan = make_plan(steps(4, (512, 512)), fuse, rules=rules)

    assert [1] * 4 == [len(step.piece.titles) for step in plan.steps]


def test_a_walk_meets_a_budget() -> None:
    graph = steps(4, (2048, 2048))
    plan = make_plan(graph, budget=2**24, rules=WALKING)

    assert len(plan.steps) == 1
    assert plan.peak_bytes == 2**24


def test_what_a_walk_keeps_does_not_depend_on_its_names() -> None:
    found = stream(steps(3, (64, 64)))
    assert isinstance(found, Stream)
    schedule = Schedule(found, 1)

    assert [2, 3, 4] == schedule.lags
    assert [4, 3, 3] == [schedule.depths[key] for key in schedule.keys if key in schedule.depths]
    assert ((3, 3), (3, 3)) == schedule.ends
    assert (1, 1, 120) == schedule.kept(4)


def test_walks_of_other_sizes_are_written_again() -> None:
    """The same kernels on arrays of two sizes: what is alike is renamed, what is not is not."""
    drawing = Drawing()
    program, results = read(FIVE), []
    for shape in ((640, 1024), (512, 2048), (640, 1024)):
        array = drawing.given(shape)
        for _ in range(4):
            array = drawing.call(program, array, grid=shape)
        results.append(array)
    plan = make_plan(drawing.graph(*results), rules=WALKING)
    pieces = [step.piece for step in plan.steps]

    assert 3 == len(pieces)
    assert pieces[0].grid == pieces[2].grid != pieces[1].grid
    stored = [{node.array for node in statements(p.body) if isinstance(node, Store)} for p in pieces]
    assert 3 == len(set().union(*stored))


@pytest.mark.parametrize("shape", [(96, 64, 200), (40, 20, 96), (33, 70, 70)])
def test_planes_walk_through_workgroup_memory(shape: tuple[int, ...]) -> None:
    """Workgroups at the borders of the middle and the last axis begin or end there."""
    graph = steps(2, shape, SEVEN)
    found = stream(graph)
    assert isinstance(found, Stream)
    walk = Walk(1, 2, 16, 1, 8)
    schedule = Schedule(found, walk.ahead)

    assert (False, True, True) == schedule.stay_inside(walk)
    assert {1} == {lines.before for lines in schedule.shared.values()}
    assert any(isinstance(node, Barrier) for node in statements(streamed(found, walk).body))
    compare(graph, [streamed(found, walk)])


@vy.kernel
def near(x: Buf[f32, 2], y: Out[f32, 2]):
    i, j = gid(0), gid(1)
    y[i, j] = x[i, j] + x[i - 1, j] * x[i, j + 1]


def counted(x: Any) -> Any:
    marks = near(near(x))
    return marks, vy.lib.sum(marks)


def _compare_before_a_sum(function: Any, shape: tuple[int, ...], walk: Walk) -> None:
    image = np.random.default_rng(1).random(shape, np.float32)
    graph = vy.pipeline(function).explain(image, fuse="off").plan.graph
    facts = [StageFacts(piece, graph) for piece in graph.pieces[:2]]
    later = frozenset(name for piece in graph.pieces[2:] for name in StageFacts(piece, graph).touched)
    found = stream_of(facts, graph, frozenset(), later)
    assert isinstance(found, Stream)
    launch = streamed(found, walk)
    launch = replace(launch, body=with_flat_places(launch.body, graph, found.grid))

    (stored,) = {name for stage in found.stages for name in stage.kept}
    assert (image.size,) == graph.arrays[stored].shape
    compare(graph, [launch, *graph.pieces[2:]])


@pytest.mark.parametrize(
    ("shape", "columns"), [((37, 143), 1), ((37, 143), 4), ((40, 1003), 2), ((40, 2003), 4), ((40, 2004), 4)]
)
def test_what_is_summed_afterwards_is_stored_as_one_row(shape: tuple[int, int], columns: int) -> None:
    _compare_before_a_sum(counted, shape, Walk(columns, 1, 16))


@vy.kernel
def near_in_space(x: Buf[f32, 3], y: Out[f32, 3]):
    i, j, k = gid(0), gid(1), gid(2)
    y[i, j, k] = x[i, j, k] + x[i - 1, j, k] * x[i, j + 1, k] - x[i, j, k - 1]


def counted_in_space(x: Any) -> Any:
    marks = near_in_space(near_in_space(x))
    return marks, vy.lib.sum(marks)


@pytest.mark.parametrize(
    ("shape", "walk"),
    [
        ((23, 5, 70), Walk(1, 4, 4, 2, 2)),  # more lines of a workgroup than there are
        ((23, 21, 70), Walk(2, 2, 4, 2, 4)),
        ((23, 9, 503), Walk(1, 2, 4, 2, 4)),  # workgroups at borders go beyond them
    ],
)
def test_planes_that_are_summed_afterwards_are_stored_as_one_row(
    shape: tuple[int, int, int], walk: Walk
) -> None:
    _compare_before_a_sum(counted_in_space, shape, walk)
