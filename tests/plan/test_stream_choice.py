"""Plans whose stencils go along the rows together: when, with the same bytes, and what is said of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import vyre as vy
from plan.graphing import Drawing, kernel
from vyre import Buf, Out, f32, gid
from vyre.ir import limits
from vyre.plan.batches import batch_of
from vyre.plan.fusion_cost import COUNTED
from vyre.plan.graph import Graph
from vyre.plan.line_choice import Lining
from vyre.plan.plan import make_plan
from vyre.plan.stream import Stream
from vyre.run.recording import readies
from vyre.targets.specialization import StreamCut

SIZE = 1500  # elements of an axis: two axes are more than 8 MB
CROSS = kernel(
    "j = gid(1)\ny[i, j] = x[i - 1, j] + x[i + 1, j] + x[i, j - 1] + x[i, j + 1]",
    "x: Buf[f32, 2], y: Out[f32, 2]", title="cross",
)  # fmt: skip


def chain(steps: int, size: int = SIZE) -> Graph:
    drawing = Drawing()
    array = drawing.given((size, size))
    for _ in range(steps):
        array = drawing.call(CROSS, array, grid=(size, size))
    return drawing.graph(array)


def test_steps_of_a_large_array_go_along_the_rows_together() -> None:
    plan = make_plan(chain(6))

    assert 1 == len(plan.steps)
    assert 6 == len(plan.streams[0].stream.stages)
    assert {"stream"} == {pair.rule for pair in plan.pairs}
    assert plan.peak_bytes < plan.peak_before


def test_steps_over_planes_go_along_the_planes_together() -> None:
    index = "x[i - 1, j, k] + x[i + 1, j, k] + x[i, j - 1, k] + x[i, j, k + 1]"
    seven = kernel(f"j, k = gid(1), gid(2)\ny[i, j, k] = {index}", "x: Buf[f32, 3], y: Out[f32, 3]")
    drawing, shape = Drawing(), (150, 150, 150)
    first = drawing.call(seven, drawing.given(shape), grid=shape)

    assert 1 == len(make_plan(drawing.graph(drawing.call(seven, first, grid=shape))).steps)


def test_without_fusion_and_in_the_cache_they_are_launches_of_their_own() -> None:
    assert 12 == len(make_plan(chain(12), "off").steps)
    assert () == make_plan(chain(12, 64)).streams


def test_long_launches_compute_several_rows_at_a_time() -> None:
    for size, is_long in ((SIZE, True), (200, False)):
        steps = make_plan(chain(12, size), "off").steps
        search = Lining(steps, chain(12, size), StreamCut(), limits.SHARED_BYTES)
        stream = search.stream(0, 12)
        assert isinstance(stream, Stream)
        best = search.best(stream)

        assert best is not None
        assert is_long == (best[0].rows > 1)


def test_a_device_without_a_way_to_stream_has_launches() -> None:
    rules = COUNTED._replace(has_bands=False)

    assert 12 == len(make_plan(chain(12), rules=rules).steps)


def test_a_budget_may_be_met_by_streaming() -> None:
    graph = chain(12)
    budget = SIZE * SIZE * 4

    plan = make_plan(graph, budget=budget)

    assert plan.streams
    assert budget == plan.peak_bytes


def test_the_output_of_a_stream_is_not_cleared_before() -> None:
    plan = make_plan(chain(6))
    batch = batch_of(plan, readies(step.program for step in plan.steps), readies)

    assert [frozenset(plan.graph.outputs)] == [launch.filled for launch in batch.launches]


@vy.kernel
def cross(x: Buf[f32, 2], y: Out[f32, 2], by: f32):
    i, j = gid(0), gid(1)
    y[i, j] = by * (x[i - 1, j] + x[min(i + 1, x.shape[0] - 1), j] + x[i, j - 1] + x[i, j + 1])


@vy.kernel
def both(x: Buf[f32, 2], sums: Out[f32, 2], differences: Out[f32, 2]):
    i, j = gid(0), gid(1)
    sums[i, j] = x[i, max(j - 1, 0)] + x[i + 1, j]
    if x[i, j] > 0.5:
        differences[i, j] = x[i, j] - x[i - 1, j]


def steps(x: Any) -> Any:
    for at in range(8):
        x = cross(x, by=0.25 - at / 1000)
    sums, differences = both(x)
    return x, cross(sums, by=0.5), differences


@pytest.fixture(scope="module")
def plate() -> Any:
    return np.random.default_rng(3).random((SIZE, SIZE - 3), np.float32)


@pytest.mark.parametrize("threads", [1, 2])
def test_a_pipeline_gives_the_bytes_of_its_calls(plate: Any, threads: int) -> None:
    before = vy.threads()
    vy.threads(threads)
    try:
        streamed = vy.pipeline(steps)

        assert streamed.explain(plate).plan.streams
        expected = [array.tobytes() for array in streamed(plate, fuse="off")]
        assert expected == [array.tobytes() for array in streamed(plate)]
        assert expected == [array.tobytes() for array in streamed(plate)]
    finally:
        vy.threads(before)


def test_a_saved_pipeline_streams_too(plate: Any, tmp_path: Path) -> None:
    streamed = vy.pipeline(steps)
    expected = [array.tobytes() for array in streamed(plate, fuse="off")]
    path = tmp_path / "steps.vyre"
    streamed.save(path, plate)
    loaded = vy.load(path)

    assert expected == [array.tobytes() for array in loaded(plate)]
    assert any(pair.rule == "stream" for pair in loaded.explain(plate).plan.pairs)


def test_an_explanation_says_what_is_kept_and_computed_twice(plate: Any) -> None:
    told = vy.pipeline(steps).explain(plate)

    text = str(told)
    assert "fused by stream: one launch goes along the rows" in text
    assert "keeps 3 rows of the output of cross" in text
    assert "computes twice, around a block: " in text
    stages = told.to_dict()["streams"][0]["stages"]
    assert "cross" == stages[0]["kernel"]
    assert "stores the output of cross" in text


@vy.kernel
def distance(x: Buf[f32, 2], y: Buf[f32, 2], z: Out[f32, 2]):
    i, j = gid(0), gid(1)
    z[i, j] = vy.abs(x[i, j] - y[i, j])


def residual(x: Any) -> Any:
    for _ in range(8):
        before, x = x, cross(x, by=0.25)
    between = distance(x, before)
    return x, between, vy.lib.sum(between)


def test_calls_before_a_sum_stream_too(plate: Any) -> None:
    summed = vy.pipeline(residual)
    expected = [np.asarray(one).tobytes() for one in summed(plate, fuse="off")]

    assert expected == [np.asarray(one).tobytes() for one in summed(plate)]
    plan = summed.explain(plate).plan
    (streamed,) = plan.streams
    assert ["distance"] == [t for t in streamed.stream.stages[-1].piece.titles if t != "cross"]


def test_elements_along_an_axis_that_is_not_cut_are_computed_once(plate: Any) -> None:
    told = vy.pipeline(residual).explain(plate)
    (streamed,) = told.plan.streams
    stages = told.to_dict()["streams"][0]["stages"]

    assert 1 == streamed.blocks[1]
    assert [0] == list({stage["before"][1] for stage in stages})
    assert 7 == stages[0]["before"][0]


def steps_of(program: Any, steps: int) -> Graph:
    drawing = Drawing()
    array = drawing.given((SIZE, SIZE))
    for _ in range(steps):
        array = drawing.call(program, array, grid=(SIZE, SIZE))
    return drawing.graph(array)


def test_steps_that_read_several_large_arrays_go_along_the_rows_together() -> None:
    wave = kernel(
        "j = gid(1)\ny[i, j] = 2.0 * x[i, j] - w[i, j] + c[i, j] * (x[i - 1, j] + x[i, j + 1])",
        "x: Buf[f32, 2], w: Buf[f32, 2], c: Buf[f32, 2], y: Out[f32, 2]", title="wave",
    )  # fmt: skip
    drawing = Drawing()
    now, before, speed = (drawing.given((SIZE, SIZE)) for _ in range(3))
    for _ in range(8):
        now, before = drawing.call(wave, now, before, speed, grid=(SIZE, SIZE)), now

    assert 1 == len(make_plan(drawing.graph(now, before)).steps)


def test_steps_whose_quotients_hide_the_memory_stay_separate_launches() -> None:
    near = ("x[i - 1, j]", "x[i + 1, j]", "x[i, j - 1]", "x[i, j + 1]")
    total = " + ".join(f"{one} / (1.0 + {one} * {one})" for one in near)
    program = kernel(f"j = gid(1)\ny[i, j] = {total}", "x: Buf[f32, 2], y: Out[f32, 2]", title="slow")

    assert 5 == len(make_plan(steps_of(program, 5)).steps)


def test_a_stage_with_much_work_computes_one_row_at_a_time() -> None:
    total = " + ".join(f"exp(x[i - 1, j] * {at}.5)" for at in range(8))
    program = kernel(f"j = gid(1)\ny[i, j] = {total}", "x: Buf[f32, 2], y: Out[f32, 2]", title="slow")
    graph = steps_of(program, 5)
    search = Lining(make_plan(graph, "off").steps, graph, StreamCut(), limits.SHARED_BYTES)
    stream = search.stream(0, 5)
    assert isinstance(stream, Stream)
    best = search.best(stream)

    assert best is not None
    assert 1 == best[0].rows
