"""PTX of stencils that stream: rows stay in registers, and the inner loop only computes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from plan.graphing import Drawing
from targets.cuda.assembling import assemble
from vyre.front.read import program as read
from vyre.ir.dtypes import u8
from vyre.lower.launch import Facts
from vyre.plan.graph import program_of
from vyre.plan.stream import StageFacts, Stream, stream_of
from vyre.plan.stream_gpu import streamed
from vyre.plan.walk import Walk
from vyre.run.device_runtime import Ready
from vyre.targets.cuda.ptx import compile as ptx_text
from vyre.targets.listing import listing

FIVE = """def five(x: Buf[f32, 2], y: Out[f32, 2]):
    i = gid(0)
    j = gid(1)
    y[i, j] = 0.2 * (x[i, j] + x[i - 1, j] + x[i + 1, j] + x[i, j - 1] + x[i, j + 1])
"""
EDGE = """def edge(x: Buf[f32, 2], y: Out[f32, 2]):
    i = gid(0)
    j = gid(1)
    y[i, j] = x[max(i - 1, 0), j] + x[min(i + 1, domain(0) - 1), j] + x[i, min(j + 1, domain(1) - 1)]
"""


def ptx(text: str, count: int, walk: Walk) -> str:
    drawing, shape = Drawing(), (512, 4096)
    array = drawing.given(shape)
    for _ in range(count):
        array = drawing.call(read(text), array, grid=shape)
    graph = drawing.graph(array)
    found = stream_of([StageFacts(piece, graph) for piece in graph.pieces], graph, frozenset(), frozenset())
    assert isinstance(found, Stream)
    return listing(Ready(program_of(streamed(found, walk), graph)), "ptx", rank=2)


@pytest.mark.parametrize(("text", "selects"), [(FIVE, 0), (EDGE, 0)], ids=["zero", "edge"])
def test_workgroups_inside_compute_without_tests(text: str, selects: int) -> None:
    inside = re.split(r"\n\$L__BB0_\d+:\n", ptx(text, 3, Walk(4, 1, 32)))
    turns = [block for block in inside if "ld.global.nc.v4" in block and "shfl" in block]

    assert turns
    assert selects == min(len(re.findall(r"selp.*0x0{8}, %p|selp.f32", block)) for block in turns)


def test_bytes_become_floats_as_parts_of_their_words() -> None:
    grey = read("""def grey(x: Buf[u8, 3], y: Out[f32, 2]):
    i = gid(0)
    j = gid(1)
    y[i, j] = 0.5 * f32(x[i, j, 0]) + 0.25 * f32(x[i, j, 1]) + 0.25 * f32(x[i, j, 2])
""")
    drawing, shape = Drawing(), (512, 4096)
    image = drawing.given((*shape, 3), u8)
    five = drawing.call(read(FIVE), drawing.call(grey, image, grid=shape), grid=shape)
    graph = drawing.graph(five)
    found = stream_of([StageFacts(piece, graph) for piece in graph.pieces], graph, frozenset(), frozenset())
    assert isinstance(found, Stream)
    program = Ready(program_of(streamed(found, Walk(4, 1, 32)), graph)).lowered
    facts = Facts(aligned=True, distinct=True, narrow=True, channels=((image.name, 3),))
    text = ptx_text(program, 2, "sm_90", facts=facts).ptx

    taken = re.findall(r"bfe\.u32 \t(%r\d+), %r\d+, (?:8|16), 8;\n\tcvt\.rn\.f32\.u32 \t%r\d+, \1;", text)
    assert 0 < len(taken) == text.count("bfe.u32")


def test_rows_stay_in_registers(tmp_path: Path) -> None:
    text = ptx(FIVE, 8, Walk(4, 1, 64))

    assert ".local" not in text
    assert 0 == assemble(text, "sm_90", tmp_path).spilled
