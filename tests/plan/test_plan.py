"""Plans: which launches there are, what they keep in memory, and what they move."""

from __future__ import annotations

import re

from plan.graphing import Drawing, kernel
from vyre.formats import show
from vyre.ir.dtypes import f32
from vyre.plan.plan import make_plan

DOUBLE = kernel("y[i] = x[i] * 2.0", title="double")
BLUR = kernel("y[i] = x[i - 1] + x[i + 1]", title="blur")
ADD = kernel("y[i] = x[i] + z[i]", "x: Buf[f32], z: Buf[f32], y: Out[f32]", title="add")
BOTH = kernel("y[i] = x[i]\nz[i] = x[i] + 1.0", "x: Buf[f32], z: Out[f32], y: Out[f32]", title="both")
SIZE = 64 * f32.itemsize


def test_a_chain_of_maps_is_one_launch() -> None:
    drawing = Drawing()
    x = drawing.given()
    for _ in range(8):
        x = drawing.call(DOUBLE, x)
    plan = make_plan(drawing.graph(x))

    assert 1 == len(plan.steps)
    assert (16 * SIZE, 2 * SIZE) == (plan.bytes_before, plan.bytes_after)
    assert (2 * SIZE, SIZE) == (plan.peak_before, plan.peak_bytes)


def test_without_fusion_each_call_is_a_launch() -> None:
    drawing = Drawing()
    after = drawing.call(BLUR, drawing.call(DOUBLE, drawing.given()))
    plan = make_plan(drawing.graph(after), "off")

    assert 2 == len(plan.steps)
    assert [(None, 'fusion is switched off (fuse="off")')] == [(p.rule, p.why) for p in plan.pairs]
    assert plan.bytes_before == plan.bytes_after


def test_a_diamond_is_computed_once() -> None:
    drawing = Drawing()
    top = drawing.call(DOUBLE, drawing.given())
    after = drawing.call(ADD, drawing.call(DOUBLE, top), drawing.call(DOUBLE, top))
    plan = make_plan(drawing.graph(after))

    assert 1 == len(plan.steps)
    assert 1 == show(plan.steps[0].program).count("a0[")


def test_an_array_is_dropped_after_its_last_use_and_never_before() -> None:
    drawing = Drawing()
    first = drawing.call(DOUBLE, drawing.given())
    second = drawing.call(BLUR, first)
    third = drawing.call(BLUR, second)
    plan = make_plan(drawing.graph(third), "off")

    assert [(), (first.name,), (second.name,)] == [step.dead for step in plan.steps]


def test_what_is_returned_or_given_is_never_dropped() -> None:
    drawing = Drawing()
    x = drawing.given()
    first = drawing.call(DOUBLE, x)
    second = drawing.call(BLUR, first)
    for fuse in ("auto", "off", "max"):
        plan = make_plan(drawing.graph(first, second, x), fuse)

        assert () == tuple(name for step in plan.steps for name in step.dead)


def test_an_output_that_is_not_used_is_not_stored() -> None:
    drawing = Drawing()
    x, unwanted, wanted = drawing.given(), drawing.made(), drawing.made()
    drawing.call(BOTH, x, unwanted, wanted)
    plan = make_plan(drawing.graph(wanted))

    assert [("a0", "a2")] == [tuple(param.name for param in step.program.params) for step in plan.steps]


def test_a_launch_without_an_observable_result_is_not_run() -> None:
    drawing = Drawing()
    x = drawing.given()
    drawing.call(BLUR, drawing.call(DOUBLE, x))
    after = drawing.call(DOUBLE, x)

    assert 1 == len(make_plan(drawing.graph(after), "off").steps)
    assert 0 == len(make_plan(drawing.graph()).steps)


def test_what_is_written_to_an_array_that_was_given_is_always_written() -> None:
    drawing = Drawing()
    x = drawing.given()
    drawing.call(DOUBLE, x, drawing.given())

    assert 1 == len(make_plan(drawing.graph()).steps)


def test_updates_stay_in_order() -> None:
    more = kernel("y[i] = y[i] + x[i]", "x: Buf[f32], y: InOut[f32]", title="more")
    drawing = Drawing()
    x, total = drawing.given(), drawing.given()
    for _ in range(3):
        drawing.call(more, x, total)
        drawing.call(DOUBLE, total, x)
    (step,) = make_plan(drawing.graph()).steps
    body = show(step.program)

    assert ("more", "double") * 3 == step.piece.titles
    assert ["a1", "a0"] * 3 == re.findall(r"^ *(a\d)\[.*\] = ", body, re.MULTILINE)


def test_plans_with_auto_need_no_more_memory_than_the_calls_one_by_one() -> None:
    drawing = Drawing()
    outputs = [drawing.made((1,))]
    total = kernel("s = shared(f32, 64)\ns[lid(0)] = x[i]\nbarrier()\nif lid(0) == 0:\n    y[0] = s[1]",
                   head="@kernel(workgroup=64)", title="total")  # fmt: skip
    x = drawing.given()
    first = drawing.call(BLUR, x)
    drawing.call(total, first, outputs[0], grid=(1,))
    second = drawing.call(BLUR, x)
    outputs.append(drawing.call(total, second, drawing.made((1,)), grid=(1,)))
    for fuse in ("auto", "off"):
        plan = make_plan(drawing.graph(*outputs), fuse)

        assert plan.peak_bytes <= plan.peak_before
        assert plan.bytes_after <= plan.bytes_before


def test_work_that_would_be_done_over_too_often_is_not() -> None:
    heavy = kernel("t = x[i]\nfor k in range(200):\n    t = t * t + 1.0\ny[i] = t", title="heavy")
    wide = kernel("t = 0.0\nfor k in range(200):\n    t = t + x[i + k]\ny[i] = t", title="wide")
    drawing = Drawing()
    after = drawing.call(wide, drawing.call(heavy, drawing.given((4096,)), grid=(4096,)), grid=(4096,))
    graph = drawing.graph(after)

    assert 2 == len(make_plan(graph, "auto").steps)
    assert 1 == len(make_plan(graph, "max").steps)
    assert "would be computed 200.0 times for each element" in make_plan(graph, "auto").pairs[0].why


def test_a_plan_is_the_same_every_time() -> None:
    def plan() -> list[str]:
        drawing = Drawing()
        x = drawing.given()
        first = drawing.call(DOUBLE, x)
        after = drawing.call(ADD, drawing.call(BLUR, first), drawing.call(DOUBLE, first))
        return [show(step.program) for step in make_plan(drawing.graph(after), "max").steps]

    assert plan() == plan()


def test_an_empty_graph_has_an_empty_plan() -> None:
    plan = make_plan(Drawing().graph())

    assert ((), (), 0, 0) == (plan.steps, plan.pairs, plan.bytes_after, plan.peak_bytes)
