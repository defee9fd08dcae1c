"""Stages that may be one launch: which, how far they reach, and what is outside of their arrays."""

from __future__ import annotations

import pytest

from plan.graphing import Drawing, kernel
from vyre.ir.nodes import Load, Program
from vyre.ir.walk import loads
from vyre.plan.graph import Graph
from vyre.plan.stream import Reach, StageFacts, Stream, offsets_of, stream_of

SHAPE = (64, 8)
PLANE = "x: Buf[f32, 2], y: Out[f32, 2]"


def flat(body: str, title: str = "k", params: str = PLANE) -> Program:
    return kernel(f"j = gid(1)\n{body}", params, title=title)


def streamed(graph: Graph) -> Stream | str:
    return stream_of([StageFacts(piece, graph) for piece in graph.pieces], graph, frozenset(), frozenset())


def chain(*programs: Program, shape: tuple[int, ...] = SHAPE) -> Stream | str:
    drawing = Drawing()
    array = drawing.given(shape)
    for program in programs:
        array = drawing.call(program, array, grid=shape)
    return streamed(drawing.graph(array))


SAME = flat("y[i, j] = x[i, j] * 2.0", "same")
CROSS = flat("y[i, j] = x[i - 1, j] + x[i + 1, j] + x[i, j - 1] + x[i, j + 2]", "cross")


def reach(index: str, shape: tuple[int, ...] = SHAPE) -> tuple[Reach, ...] | None:
    """The reach of a stage that loads what an earlier one made."""
    found = chain(SAME, flat(f"y[i, j] = x[{index}]"), shape=shape)
    return None if isinstance(found, str) else found.stages[1].reads[0].reaches


@pytest.mark.parametrize(
    ("index", "rows", "columns"),
    [
        ("i, j", Reach(), Reach()),
        ("i - 2, j + 1", Reach(-2, 0), Reach(0, 1)),
        ("max(i - 1, 0), j", Reach(-1, 0, "edge"), Reach()),
        ("min(i + 2, 63), j", Reach(0, 2, "zero", "edge"), Reach()),
        ("min(max(i - 1, 0), domain(0) - 1), (j + 1) % 8", Reach(-1, 0, "edge"), Reach(0, 1, "zero", "wrap")),
        ("(i + x.shape[0] - 1) % x.shape[0], j", Reach(-1, 0, "wrap"), Reach()),
        ("abs(i - 2), j", Reach(-2, 2, "reflect"), Reach()),
        ("i + 2 if i + 2 < 64 else 127 - (i + 2), j", Reach(-1, 2, "zero", "symmetric"), Reach()),
        ("i - 1 if i > 0 else 1000, j", Reach(-1, 0), Reach()),
        ("i64(i) + i64(1), u32(j) - u32(1)", Reach(0, 1), Reach(-1, 0)),
    ],
)
def test_the_reach_follows_from_the_index(index: str, rows: Reach, columns: Reach) -> None:
    assert (rows, columns) == reach(index)


@pytest.mark.parametrize(
    "index",
    ["0, j", "63 - i, j", "i * 2, j", "i + j, j", "min(i + 1, 40), j", "i + 100, j", "i + i32(i == 9), j",
     "i + i32(x[i, j]), j"],
)  # fmt: skip
def test_places_that_are_no_constant_offset_are_not_streamed(index: str) -> None:
    assert reach(index) is None


def test_the_nearest_offset_is_found_on_a_short_axis() -> None:
    assert (Reach(), Reach()) == reach("max(i - 1, 0), j", (1, 8))


def test_halos_add_up_towards_the_first_stage() -> None:
    found = chain(SAME, CROSS, CROSS)
    assert isinstance(found, Stream)

    assert [(2, 2), (1, 1), (0, 0)] == [stage.before for stage in found.stages]
    assert [(2, 4), (1, 2), (0, 0)] == [stage.after for stage in found.stages]
    assert (("a1", "a2"), ("a0",)) == (found.streamed, found.fetched)
    assert ((2, 2), (2, 4)) == found.halo("a1")
    assert (-1, 1) == found.window("a2")


def test_loads_are_written_as_offsets() -> None:
    loop = "t = 0.0\nfor d in range(-1, 2):\n    t = t + x[min(max(i + d, 0), 63), j]\ny[i, j] = t"
    found = chain(SAME, flat(loop))
    assert isinstance(found, Stream)
    stage = found.stages[1]

    placed = [offsets_of(one.index) for one in loads(stage.piece.body) if one.array == "a1"]

    assert [(-1, 0), (0, 0), (1, 0)] == placed
    assert (Reach(-1, 1, "edge", "edge"), Reach()) == stage.reads[0].reaches


def test_only_what_is_wanted_later_is_kept() -> None:
    drawing = Drawing()
    first = drawing.call(CROSS, drawing.given(SHAPE), grid=SHAPE)
    second = drawing.call(CROSS, first, grid=SHAPE)
    graph = drawing.graph(drawing.call(CROSS, second, grid=SHAPE))
    facts = [StageFacts(piece, graph) for piece in graph.pieces]
    found = stream_of(facts[:2], graph, frozenset(), frozenset({"a2", "a3"}))
    assert isinstance(found, Stream)

    assert [frozenset(), {"a2"}] == [stage.kept for stage in found.stages]


def test_a_diamond_has_the_reaches_of_both_sides() -> None:
    drawing = Drawing()
    top = drawing.call(SAME, drawing.given(SHAPE), grid=SHAPE)
    side = drawing.call(CROSS, top, grid=SHAPE)
    both = flat("y[i, j] = x[i, j] - z[i + 1, j]", "both", "x: Buf[f32, 2], z: Buf[f32, 2], y: Out[f32, 2]")
    found = streamed(drawing.graph(drawing.call(both, top, side, grid=SHAPE)))
    assert isinstance(found, Stream)

    assert [(1, 1), (0, 0), (0, 0)] == [stage.before for stage in found.stages]
    assert [(2, 2), (1, 0), (0, 0)] == [stage.after for stage in found.stages]
    assert [[None], [0], [0, 1]] == [[read.maker for read in stage.reads] for stage in found.stages]


def test_an_array_that_is_stored_in_part_is_blank() -> None:
    found = chain(flat("if i % 3 != 1:\n    y[i, j] = x[i, j]"), CROSS)
    assert isinstance(found, Stream)

    assert [{"a1"}, frozenset()] == [stage.blank for stage in found.stages]


FAR = flat("y[i, j] = x[63 - i, j]", "far")
BACK = flat("y[63 - i, j] = x[i, j]", "back")
MORE = flat("y[i, j] = y[i, j] + x[i, j]", "more", "x: Buf[f32, 2], y: InOut[f32, 2]")
EDGE = flat("y[i, j] = x[max(i - 1, 0), j]", "edge")
WRAP = flat("y[i, j] = x[(i + 63) % 64, j]", "wrap")
TWO = flat("y[i, j] = x[max(i - 1, 0), j] + x[i - 1, j]", "two")
LINE = kernel("y[i] = x[i]", title="line")


@pytest.mark.parametrize(
    ("programs", "why"),
    [
        ((SAME, FAR), "far loads a1 at places that are not constant offsets"),
        ((SAME, BACK), "back touches other elements than its own of a2"),
        ((SAME, EDGE, WRAP), "loads of a2 wrap around, and those of other arrays do not"),
        ((SAME, TWO), "two loads a1 at places that are not constant offsets"),
    ],
)
def test_calls_that_cannot_be_one_launch_say_why(programs: tuple[Program, ...], why: str) -> None:
    assert why == chain(*programs)


def test_what_is_changed_while_others_load_it_is_not_streamed() -> None:
    drawing = Drawing()
    x = drawing.given(SHAPE)
    after = drawing.call(CROSS, x, grid=SHAPE)
    drawing.call(MORE, after, x, grid=SHAPE)

    assert "more updates a0" == streamed(drawing.graph(after))


def test_one_axis_is_too_few() -> None:
    assert "line does not run over two or three axes" == chain(LINE, LINE, shape=(64,))


def test_what_was_there_before_is_not_streamed_from() -> None:
    drawing = Drawing()
    given = drawing.given(SHAPE)
    part = flat("if i % 2 == 0:\n    y[i, j] = x[i, j]", "part")
    drawing.call(part, drawing.given(SHAPE), given, grid=SHAPE)
    found = streamed(drawing.graph(drawing.call(CROSS, given, grid=SHAPE)))

    assert "a0 is not written everywhere, and keeps what it had before" == found


def test_an_input_that_is_read_anywhere_stays_in_memory() -> None:
    found = chain(FAR, CROSS)
    assert isinstance(found, Stream)

    assert ((), ("a1",)) == (found.fetched, found.streamed)
    assert any(isinstance(one, Load) and one.array == "a0" for one in loads(found.stages[0].piece.body))
