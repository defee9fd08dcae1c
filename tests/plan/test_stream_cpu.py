"""Stencils as one launch for CPUs: valid programs that give the bytes of the calls one by one."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import settings

from guarded import Memory, once, twice
from plan.stencils import Stencils
from running import on_cpu
from vyre import reference
from vyre.check import problems
from vyre.ir.nodes import Program
from vyre.passes import expand
from vyre.plan.graph import program_of
from vyre.plan.merge import Piece
from vyre.plan.stream import Facts, Stream, stream_of
from vyre.plan.stream_cpu import Tiling, streamed
from vyre.run.ready import Ready

SEEDS = range(400 if settings().max_examples > 500 else 30)  # the profile "long" has more


def found(stencils: Stencils) -> tuple[Stream, int] | None:
    """The longest stream that begins with the first call, and how many calls it has."""
    graph = stencils.graph
    facts = [Facts(piece, graph) for piece in graph.pieces]
    for stop in range(len(facts), 1, -1):
        later = frozenset(name for fact in facts[stop:] for name in fact.touched)
        stream = stream_of(facts[:stop], graph, frozenset(), later)
        if isinstance(stream, Stream):
            return stream, stop
    return None


def launches(
    stencils: Stencils, stream: Stream | None, stop: int, tiling: Tiling
) -> list[tuple[Program, Piece]]:
    graph = stencils.graph
    pieces = list(graph.pieces)
    if stream is not None:
        pieces[:stop] = [streamed(stream, tiling)]
    return [(program_of(piece, graph), piece) for piece in pieces]


def run_on(device: str, stencils: Stencils, made: Launches) -> list[bytes]:
    def run(memory: Memory) -> list[bytes]:
        arrays = {
            name: memory.copy(stencils.values[name], name)
            if name in stencils.values
            else memory.array(array.shape, array.dtype.storage, name)
            for name, array in stencils.graph.arrays.items()
        }
        scalars = {name: np.float32(1.0) for name in stencils.graph.scalars}
        for program, piece in made:
            arguments: dict[str, Any] = {p.name: (arrays | scalars)[p.name] for p in program.params}
            if device == "cpu":
                on_cpu(Ready(program), arguments, piece.grid)
            else:
                reference.run(expand(program), arguments, grid=piece.grid)
        return [arrays[name].tobytes() for name in stencils.graph.outputs]

    return once(run) if device == "reference" else twice(run)


def tiling(stencils: Stencils, seed: int) -> Tiling:
    rng = Random(seed)
    return Tiling((rng.choice((1, 4, 7, 100)), *(rng.choice((1, 5, 20, 50)) for _ in stencils.shape[1:])))


@pytest.mark.parametrize("seed", SEEDS)
def test_a_stream_gives_the_bytes_of_its_calls(seed: int) -> None:
    stencils = Stencils(seed)
    stream = found(stencils)
    if stream is None:
        return
    made = launches(stencils, *stream, tiling(stencils, seed))

    assert [] == [problem for program, _ in made for problem in problems(program)]
    one_by_one = launches(stencils, None, 0, Tiling(()))
    expected = run_on("reference", stencils, one_by_one)
    assert expected == run_on("reference", stencils, made)
    if seed % 6 == 0:
        assert expected == run_on("cpu", stencils, made)


def test_random_pipelines_have_streams_of_all_kinds() -> None:
    streams = [stream[0] for seed in SEEDS if (stream := found(Stencils(seed))) is not None]

    assert len(streams) > len(SEEDS) // 2
    assert {2, 3} == {len(stream.grid) for stream in streams}
    assert any(
        stage.kept and stage.writes[0] in stream.streamed for stream in streams for stage in stream.stages
    )
    assert any(stage.blank for stream in streams for stage in stream.stages)
    used = {
        rule
        for stream in streams
        for stage in stream.stages
        for read in stage.reads
        for reach in read.reaches
        for rule, by in ((reach.before, reach.low), (reach.after, reach.high))
        if by
    }
    assert {"zero", "edge", "wrap", "reflect", "symmetric"} == used
