"""Calls that change places so that those which may be one launch are neighbours."""

from __future__ import annotations

from plan.graphing import Drawing, kernel
from vyre.plan.plan import gathered, make_plan

DOUBLE = kernel("y[i] = x[i] * 2.0", title="double")
BLUR = kernel("y[i] = x[i - 1] + x[i + 1]", title="blur")
MORE = kernel("y[i] = y[i] + x[i]", "x: Buf[f32], y: InOut[f32]", title="more")
TOTAL = kernel(
    "s = shared(f32, 32)\ns[lid(0)] = x[i]\nbarrier()\nif lid(0) == 0:\n    y[wid(0)] = s[0] + s[31]",
    head="@kernel(workgroup=32)",
    title="total",
)


def test_a_call_moves_up_to_the_one_whose_output_it_loads() -> None:
    drawing = Drawing()
    x = drawing.given()
    first = drawing.call(DOUBLE, x)
    sums = drawing.call(TOTAL, x, drawing.made((2,)), grid=(2,))
    graph = drawing.graph(sums, drawing.call(BLUR, first))

    assert (1, 3, 2) == gathered(graph).numbers
    assert 2 == len(make_plan(graph).steps)
    assert ["double", "blur"] == [piece.titles[0] for piece in make_plan(graph).graph.pieces[:2]]


def test_a_call_moves_up_to_one_over_the_same_domain() -> None:
    drawing = Drawing()
    x, y = drawing.given(), drawing.given((8,))
    outputs = [drawing.call(DOUBLE, x), drawing.call(DOUBLE, y, grid=(8,)), drawing.call(BLUR, x)]
    graph = drawing.graph(*outputs)

    assert (1, 3, 2) == gathered(graph).numbers


def test_a_call_does_not_move_past_one_that_it_depends_on() -> None:
    drawing = Drawing()
    x, total = drawing.given(), drawing.given((8,))
    first = drawing.call(DOUBLE, x)
    drawing.call(DOUBLE, total, drawing.given((8,)), grid=(8,))
    drawing.call(MORE, x, total, grid=(8,))
    drawing.call(MORE, total, x, grid=(64,))
    graph = drawing.graph(first)

    assert graph is gathered(graph)


def test_calls_that_go_together_are_not_parted() -> None:
    drawing = Drawing()
    x, y = drawing.given(), drawing.given((8,))
    first = drawing.call(DOUBLE, x)
    second = drawing.call(TOTAL, first, drawing.made((2,)), grid=(2,))
    third = drawing.call(DOUBLE, y, grid=(8,))
    graph = drawing.graph(first, second, third, drawing.call(BLUR, first))

    assert graph is gathered(graph)


def test_what_was_moved_is_not_moved_again() -> None:
    drawing = Drawing()
    x, y = drawing.given(), drawing.given((8,))
    outputs = [drawing.call(DOUBLE, x), drawing.call(DOUBLE, y, grid=(8,)), drawing.call(BLUR, x)]
    moved = gathered(drawing.graph(*outputs))

    assert moved is gathered(moved)


def test_calls_stay_where_they_were_if_no_launch_is_saved() -> None:
    drawing = Drawing()
    x = drawing.given()
    scatter = kernel("y[63 - i] = x[i]", title="scatter")
    first = drawing.call(scatter, x)
    other = drawing.call(DOUBLE, drawing.given((8,)), grid=(8,))
    graph = drawing.graph(drawing.call(BLUR, first), other)

    assert (1, 2, 3) == make_plan(graph).graph.numbers
