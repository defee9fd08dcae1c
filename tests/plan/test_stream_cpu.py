"""Stencils as one launch for CPUs: valid programs that give the bytes of the calls one by one."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import settings

from generation.stencils import Pipeline, compare
from plan.graphing import Drawing, kernel
from running import on_cpu
from vyre.ir.nodes import Assign, If, Var
from vyre.ir.walk import loads, statements
from vyre.plan.graph import Graph
from vyre.plan.lines import LINE, STRIP, Lines, Tiling
from vyre.plan.merge import Piece
from vyre.plan.stream import StageFacts, Stream, stream_of
from vyre.plan.stream_cpu import streamed

SEEDS = range(400 if settings().max_examples > 500 else 16)  # the profile "long" has more


def found(graph: Graph) -> tuple[Stream, int] | None:
    """The longest stream that begins with the first call, and how many calls it has."""
    facts = [StageFacts(piece, graph) for piece in graph.pieces]
    for stop in range(len(facts), 1, -1):
        later = frozenset(name for fact in facts[stop:] for name in fact.touched)
        stream = stream_of(facts[:stop], graph, frozenset(), later)
        if isinstance(stream, Stream):
            return stream, stop
    return None


def launches(graph: Graph, stream: Stream, stop: int, tiling: Tiling) -> list[Piece]:
    return [streamed(Lines(stream), tiling), *graph.pieces[stop:]]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_stream_gives_the_bytes_of_its_calls(seed: int) -> None:
    graph, rng = Pipeline(seed).graph, Random(seed)
    some = found(graph)
    if some is None:
        return
    rank = len(some[0].grid)
    own = (rng.choice((1, 4, 7, 100)), *(rng.choice((1, 5, 20, 50)) for _ in range(1, rank)))
    tiling = Tiling(own, rng.choice((1, 2, 3, 4)))

    compare(graph, launches(graph, *some, tiling))
    if seed % 6 == 0:
        compare(graph, launches(graph, *some, tiling), runner=on_cpu)


def test_random_pipelines_have_streams_of_all_kinds() -> None:
    streams = [some[0] for seed in range(60) if (some := found(Pipeline(seed).graph)) is not None]
    stages = [(stream, stage) for stream in streams for stage in stream.stages]

    assert len(streams) > 30
    assert {2, 3} == {len(stream.grid) for stream in streams}
    assert any(stage.kept & {*stream.streamed} for stream, stage in stages)
    assert any(stage.blank for _, stage in stages)
    assert any(len({*stage.writes} & {*stream.streamed}) > 1 for stream, stage in stages)
    used = {
        rule
        for _, stage in stages
        for read in stage.reads
        for reach in read.reaches
        for rule, by in ((reach.before, reach.low), (reach.after, reach.high))
        if by
    }
    assert {"zero", "edge", "wrap", "reflect", "symmetric"} == used


PLANE = "x: Buf[f32, 2], y: Out[f32, 2]"
CROSS = kernel("j = gid(1)\ny[i, j] = x[i - 1, j] + x[i + 1, j] + x[i, j - 1] + x[i, j + 2]", PLANE)


def chain(steps: int, shape: tuple[int, int]) -> Graph:
    drawing = Drawing()
    array = drawing.given(shape)
    for _ in range(steps):
        array = drawing.call(CROSS, array, grid=shape)
    return drawing.graph(array)


@pytest.mark.parametrize("shape", [(1, 1), (2, 3), (9, 31), (9, 32), (9, 33), (70, 64), (5, 1030)])
def test_any_shape_is_cut_into_whole_blocks(shape: tuple[int, int]) -> None:
    graph = chain(3, shape)
    some = found(graph)
    assert some is not None

    for own, rows in ((1, 1), (20, 2), (1000, 3)):
        compare(graph, launches(graph, *some, Tiling((4, own), rows)))
    compare(graph, launches(graph, *some, Tiling((4, 20), 2)), runner=on_cpu)


def test_a_block_has_the_columns_of_its_halo_and_rows_in_lines_of_the_cache() -> None:
    some = found(chain(3, (100, 400)))
    assert some is not None

    taken = Lines(some[0]).extent(Tiling((40, 100)))

    assert (34, 128) == taken.computed  # three bands of 34 rows; 100 columns and a halo of 3 and 6, in strips
    assert (3, -(-400 // (128 - 9))) == taken.groups
    padded = 128 + 2 * LINE // 4
    assert 3 * 4 * padded * 4 == taken.bytes  # of three arrays, three rows and one of zeros
    assert 3 * 7 * padded * 4 == Lines(some[0]).extent(Tiling((40, 100), 4)).bytes  # and three more


@pytest.mark.parametrize("columns", [2300, 4096, 4101])
def test_a_block_of_whole_rows_is_in_whole_vectors_and_may_be_wider_than_a_kernels(columns: int) -> None:
    graph = chain(3, (20, columns))
    some = found(graph)
    assert some is not None
    (launch, *_) = found_launches = launches(graph, *some, Tiling((10, 4096), 2))

    assert (-(-columns // STRIP) * STRIP,) == launch.workgroup
    compare(graph, found_launches, runner=on_cpu)


def test_a_block_that_wraps_around_is_no_wider_than_the_domain_and_its_halo() -> None:
    body = "j = gid(1)\ny[i, j] = x[i, (j + 1) % x.shape[1]] + x[i, (j - 1) % x.shape[1]]"
    around = kernel(body, "x: Buf[f32, 2], y: Out[f32, 2]")
    drawing = Drawing()
    first = drawing.call(around, drawing.given((40, 257)), grid=(40, 257))
    graph = drawing.graph(drawing.call(around, first, grid=(40, 257)))
    some = found(graph)
    assert some is not None

    assert (40, 288) == Lines(some[0]).extent(Tiling((40, 4096))).computed  # 257, a halo of 4, in strips
    compare(graph, launches(graph, *some, Tiling((40, 4096), 2)), runner=on_cpu)


def test_copies_of_a_stage_share_no_locals() -> None:
    body = "t = x[i, j - 1] + x[i, j + 1]\ny[i, j] = t * t"
    named = kernel(f"j = gid(1)\n{body}", "x: Buf[f32, 2], y: Out[f32, 2]")
    drawing = Drawing()
    first = drawing.call(named, drawing.given((40, 300)), grid=(40, 300))
    graph = drawing.graph(drawing.call(named, first, grid=(40, 300)))
    some = found(graph)
    assert some is not None
    (launch, *_) = launches(graph, *some, Tiling((40, 100), 2))

    names = [node.name for node in statements(launch.body) if isinstance(node, Assign)]
    assert len(names) == len(set(names))


def test_rows_of_a_turn_share_their_loads() -> None:
    graph = chain(3, (40, 300))
    some = found(graph)
    assert some is not None
    (launch, *_) = launches(graph, *some, Tiling((40, 100), 2))

    rows = [node for node in statements(launch.body) if isinstance(node, If) and node.orelse]
    second = [load.index for load in loads(rows[1].then) if isinstance(load.index[0], Var)]

    assert 4 == len(rows)  # one for what is fetched, and for each call; else the rows follow one by one
    assert 8 == len(second)
    assert 4 == len({index[0] for index in second})  # of the rows above, of the two, and below
