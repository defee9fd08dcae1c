"""Rows that are cut, edges, ends of rows, and atomics that are gathered: the bytes of the reference, by the
interpreter of Lowered, which asserts every claim, and by machine code.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from lower.interpreter import run
from lower.verifier import Unsound, verify
from vyre import reference
from vyre.analysis.index import Form
from vyre.front import read
from vyre.ir.dtypes import i32
from vyre.ir.literal import literal
from vyre.ir.nodes import Id, Program, Shape
from vyre.lower.cpu_element import lower
from vyre.lower.cuts import cuts, settled
from vyre.lower.edges import inside
from vyre.lower.form import Write
from vyre.lower.layout import Layout
from vyre.lower.lowered import LoweredForm
from vyre.lower.prepare import own_locals, own_loop_variables
from vyre.lower.statements import gathered
from vyre.passes import expand

KERNELS = {
    "interior": """
        def k(x: Buf[f32, 2], y: Out[f32, 2]):
            i, j = gid(0), gid(1)
            if 0 < i and i < x.shape[0] - 1 and 0 < j and j < x.shape[1] - 1:
                y[i, j] = x[i - 1, j] + x[i + 1, j] + x[i, j - 1] + x[i, j + 1]
    """,
    "triangle": """
        def k(x: Buf[f32, 2], y: Out[f32, 2]):
            i, j = gid(0), gid(1)
            if j <= i:
                y[i, j] = x[i, j] - x[j, i]
    """,
    "strange ends": """
        def k(x: Buf[f32, 2], y: Out[f32, 2]):
            i, j = gid(0) + 1, gid(1) - 3
            if i >= 2 and not j > 4 and j != 2:
                y[i - 1, j + 3] = x[i, j]
    """,
    "returns": """
        def k(x: Buf[f32, 2], y: Out[f32, 2]):
            j = gid(1)
            if j < 2 or j >= x.shape[1] - 1:
                return
            if gid(0) == 1:
                return
            y[gid(0), j] = x[gid(0), j - 2] * 2.0
    """,
    "one column and one row": """
        def k(x: Buf[f32, 2], y: Out[f32, 2]):
            i, j = gid(0), gid(1)
            if j == 3 and i > 1:
                y[i, j] = x[i, 3]
            if i == 2 and j > 3:
                y[i, j] = y[i, j] + x[2, j]
            if i == 0 and j == 0:
                y[0, 0] = 7.0
    """,
    "parts of a step": """
        def k(x: Buf[f32, 2], y: Out[f32, 2]):
            i, j = gid(0), gid(1)
            if x.shape[0] > 2:
                if j == 2 and i > 2:
                    y[i, j] = x[i, j] / x[2, 2]
                if i > 2 and j > 2:
                    y[i, j] = x[i, j] - x[2, j]
                if i == 0 and j == 0:
                    y[0, 0] = 7.0
    """,
    "parts of two kinds": """
        def k(x: Buf[f32, 2], y: Out[f32, 2]):
            i, j = gid(0), gid(1)
            if x.shape[0] > 2:
                y[i, j] = x[i, j] * 2.0
                y[i, j] = y[i, j] + 1.0
                if j > 1:
                    y[i, j] = y[i, j] * 3.0
    """,
    "parts of two sides": """
        def k(x: Buf[f32, 2], y: Out[f32, 2]):
            i, j = gid(0), gid(1)
            if x.shape[0] > 3:
                n = x.shape[1] - 2
                if i > 2 and j > n:
                    y[i, j] = x[i, j] / x[2, n]
            else:
                if x.shape[1] > 3:
                    n = 2
                    if j == n:
                        y[i, j] = x[i, n] * 2.0
                else:
                    n = 1
                    if i > 0 and j < n:
                        y[i, j] = f32(n)
    """,
    "a local between parts": """
        def k(x: Buf[f32, 2], y: Out[f32, 2]):
            i, j = gid(0), gid(1)
            v = 1.0
            if x.shape[0] > 2:
                v = 2.0
                if j == 1:
                    y[i, j] = x[i, j]
            if j > 1:
                y[i, j] = v
    """,
    "clamped": """
        def k(x: Buf[f32, 2], y: Out[f32, 2]):
            i, j = gid(0), gid(1)
            n = x.shape[1]
            up = min(max(j + 2, 0), n - 1)
            y[i, j] = x[i, max(j - 1, 0)] + x[i, up] - x[min(i + 1, x.shape[0] - 1), j]
    """,
    "wrapped": """
        def k(x: Buf[f32, 2], y: Out[f32, 2]):
            i, j = gid(0), gid(1)
            n = x.shape[1]
            y[i, j] = x[i, (j + 1) % n] + x[(i + 1) % x.shape[0], (j - 1) % n]
    """,
    "wrapped after a length was added": """
        def k(x: Buf[f32, 2], y: Out[f32, 2]):
            i, j = gid(0), gid(1)
            h, w = x.shape[0], x.shape[1]
            left = (j - 1 + w) % w
            y[i, j] = x[(i + h - 1) % h, left] + x[i, (j + 2 + w) % w] - x[i, (j - 2 + 2 * w) % w]
    """,
    "edges in short loops": """
        def k(x: Buf[f32, 2], y: Out[f32, 2]):
            i, j = gid(0), gid(1)
            h, w = x.shape[0], x.shape[1]
            v = 0.0
            for p in range(-1, 2):
                for q in range(2, -3, -1):
                    v += x[min(max(i + p, 0), h - 1), min(max(j + q, 0), w - 1)]
                    if j + 2 * q >= 0 and j + 2 * q < w:
                        v -= 0.5 * x[i, j + 2 * q]
                    v += x[i, (j + q + w) % w]
            y[i, j] = v
    """,
    "edges in loops that do nothing": """
        def k(x: Buf[f32, 2], y: Out[f32, 2]):
            i, j = gid(0), gid(1)
            w = x.shape[1]
            y[i, j] = 1.0
            for q in range(3, -3):
                y[i, j] = x[i, min(max(j + q, 0), w - 1)]
    """,
    "else at the edges": """
        def k(x: Buf[f32, 2], y: Out[f32, 2]):
            i, j = gid(0), gid(1)
            n = x.shape[1]
            if j == 0 or j == n - 1:
                y[i, j] = x[i, j]
            else:
                y[i, j] = x[i, j - 1] - x[i, j + 1]
            y[i, j] = y[i, j] * (2.0 if j < n - 2 else 3.0)
    """,
    "loops under a cut": """
        def k(x: Buf[f32, 2], y: Out[f32, 2]):
            i, j = gid(0), gid(1)
            if i < j:
                v = 0.0
                for q in range(j):
                    if x[i, q] > 0.5:
                        continue
                    v = v + x[i, q] * x[q, j]
                y[i, j] = v
    """,
    "many rows of few": """
        def k(x: Buf[f32, 3], y: Out[f32, 3]):
            i, j, q = gid(0), gid(1), gid(2)
            if 0 < i and j < x.shape[1] - 1 and 0 < q:
                y[i, j, q] = x[i - 1, j + 1, q - 1] + x[i, j, q]
    """,
}
SHAPES = {
    2: [(1, 1), (2, 3), (3, 2), (5, 7), (4, 18), (3, 41), (0, 4)],
    3: [(2, 3, 4), (3, 4, 5), (2, 2, 19)],
}


def program(text: str) -> Program:
    lines = text.strip("\n").split("\n")
    pad = len(lines[0]) - len(lines[0].lstrip())
    return expand(read.program("\n".join(line[pad:] for line in lines) + "\n"))


def _lowered(one: Program, rank: int, *, masks: bool, lanes: int = 4) -> LoweredForm:
    layout = Layout(rank, lanes, 2, has_masks=masks)
    return lower(own_locals(own_loop_variables(one)), layout)


@pytest.mark.parametrize("name", KERNELS)
def test_the_bytes_are_those_of_the_reference(name: str) -> None:
    one = program(KERNELS[name])
    rank = one.params[0].rank
    for shape in SHAPES[rank]:
        x = np.random.default_rng(len(name)).random(shape, np.float32)
        wanted = {"x": x, "y": np.full(shape, 9, np.float32)}
        reference.run(one, wanted, grid=shape)
        for masks in (False, True):
            form = _lowered(one, rank, masks=masks)
            verify(form)
            got = {"x": x, "y": np.full(shape, 9, np.float32)}
            run(form, got, shape)
            assert got["y"].tobytes() == wanted["y"].tobytes(), (shape, masks)


def _ends(text: str, rank: int) -> list[tuple[int, int, int]]:
    one, _ = settled(own_locals(program(text)))
    return [(len(part.ends), len(part.rows), len(part.tests)) for part in cuts(one, Layout(rank, 4, 2))]


def test_conditions_become_ends() -> None:
    assert [(2, 2, 0)] == _ends(KERNELS["interior"], 2)
    assert [(1, 0, 0)] == _ends(KERNELS["triangle"], 2)  # the end of a row depends on the row
    assert [(1, 0, 2)] == _ends(KERNELS["many rows of few"], 3)
    assert [(2, 1, 0), (1, 2, 0), (2, 2, 0)] == _ends(KERNELS["one column and one row"], 2)
    assert [(2, 1, 1), (1, 1, 1), (2, 2, 1)] == _ends(KERNELS["parts of a step"], 2)
    assert [(0, 0, 1), (1, 0, 1)] == _ends(KERNELS["parts of two kinds"], 2)
    assert [(1, 1, 1), (2, 0, 2), (1, 1, 2)] == _ends(KERNELS["parts of two sides"], 2)


def test_what_one_statement_computes_for_another_keeps_them_together() -> None:
    text = """
        def k(x: Buf[f32], y: Out[f32], z: Out[f32]):
            i = gid()
            v = 0.0
            if i > 3:
                v = x[i]
                y[i] = v
            if i < 9:
                z[i] = v
    """
    assert 1 == len(_ends(text, 1))


def test_a_load_before_a_store_is_not_done_again_after_it() -> None:
    """The second part would see what the first one stored."""
    text = """
        def k(x: InOut[f32], y: Out[f32]):
            i = gid()
            v = x[i]
            if i > 3:
                x[i] = 5.0
            if i > 2:
                y[i] = v
    """
    assert 1 == len(_ends(text, 1))


def test_an_index_that_may_wrap_cuts_nothing() -> None:
    assert [(0, 0, 0)] == _ends("def k(y: Out[f32]):\n    if gid() + 2 < 5:\n        y[gid()] = 1.0\n", 1)
    assert [(1, 0, 0)] == _ends("def k(y: Out[f32]):\n    if gid() + 1 < 5:\n        y[gid()] = 1.0\n", 1)


def test_edges_are_near_the_ends_of_rows() -> None:
    near = program("def k(x: Buf[f32], y: Out[f32]):\n    y[gid()] = x[min(gid() + 1, x.shape[0] - 1)]\n")
    far = program("def k(x: Buf[f32], y: Out[f32], n: i32):\n    y[gid()] = x[min(gid() + 1, n)]\n")
    assert 1 == len(inside(near, Layout(1, 4, 2))[1])
    assert [] == inside(far, Layout(1, 4, 2))[1]


def test_a_remainder_of_the_id_itself_is_no_edge() -> None:
    """It is a place of a shorter array: most of the row lies behind its length."""
    text = "def k(x: Buf[f32], w: Buf[f32], y: Out[f32]):\n    y[gid()] = x[gid()] * w[{} % w.shape[0]]\n"
    assert [] == inside(program(text.format("gid()")), Layout(1, 4, 2))[1]
    assert 1 == len(inside(program(text.format("(gid() + 1)")), Layout(1, 4, 2))[1])


def test_a_length_that_was_added_may_wrap() -> None:
    """Beyond 2**31 the remainder is another one, so the fast part of a row ends before."""
    text = "def k(x: Buf[f32], y: Out[f32]):\n    y[gid()] = x[(gid() - 1 + x.shape[0]) % x.shape[0]]\n"
    _, edges = inside(program(text), Layout(1, 4, 2))

    assert [literal(i32, 2**31 - 1), Shape("x", 0)] == [edge.limit for edge in edges]
    assert [Form(-1, ((Id("gid", 0), 1), (Shape("x", 0), 1))), Form(-1, ((Id("gid", 0), 1),))] == [
        edge.low for edge in edges
    ]


def test_edges_in_long_loops_are_left_alone() -> None:
    text = """
        def k(x: Buf[f32], y: Out[f32]):
            for q in range(200):
                y[gid()] = x[min(gid() + q, x.shape[0] - 1)]
    """
    assert [] == inside(program(text), Layout(1, 4, 2))[1]


def test_a_part_of_a_strip_needs_its_mask() -> None:
    def unmasked(part: Any) -> Any:
        if isinstance(part, tuple):
            return tuple(map(unmasked, part))
        if isinstance(part, Write):
            return replace(part, guard=None)
        inner = [name for name in ("functions", "body", "then") if hasattr(part, name)]
        return replace(part, **{name: unmasked(getattr(part, name)) for name in inner}) if inner else part

    form = _lowered(program("def k(y: Out[f32]):\n    y[gid()] = 1.0\n"), 1, masks=True)
    verify(form)
    with pytest.raises(Unsound, match="beyond the row"):
        verify(replace(form, functions=(*form.functions[:-1], unmasked(form.functions[-1]))))


COUNT = """
def k(x: Buf[i32], c: InOut[{type}]):
    atomic_{op}(c, x[gid()], {value})
"""


GATHERED = ["add i32", "add u64", "or u32", "xor i64", "max u32", "add f32", "add f64"]
OTHERS = ["max i32", "min u32", "sub i32", "and u32", "sub f32", "max f64"]


@pytest.mark.parametrize("kind", GATHERED + OTHERS)
def test_counts_are_gathered_where_nothing_can_tell(kind: str) -> None:
    op, type_ = kind.split()
    one = program(COUNT.format(op=op, type=type_, value="3.0" if type_[0] == "f" else "3"))
    assert (kind in GATHERED) == bool(gathered(one))
    rng = np.random.default_rng(7)
    for bins, count in ((1, 40), (5, 3), (5, 60), (0, 9), *([(1100, 4500)] if kind == "add i32" else [])):
        x = rng.integers(-2, bins + 3, count).astype(np.int32)
        start = rng.integers(0, 99, bins).astype(f"{type_[0]}{int(type_[1:]) // 8}")
        start[:1] *= -0.0 if type_[0] == "f" else 0  # what nothing is added to keeps its sign
        wanted, got = {"x": x, "c": start.copy()}, {"x": x, "c": start.copy()}
        reference.run(one, wanted, grid=(count,))
        form = _lowered(one, 1, masks=bins % 2 == 1)
        verify(form)
        run(form, got, (count,), most=10**6)
        assert wanted["c"].tobytes() == got["c"].tobytes(), (bins, count)


TABLE = """
def k(x: Buf[i32], c: InOut[i32, 3]):
    v = x[gid()]
    atomic_add(c, (v // 4, v % 5 - 1, x[gid() + 1]), gid())
"""


@pytest.mark.parametrize("shape", [(2, 3, 4), (1, 1, 1), (3, 0, 2), (9, 11, 13), (40, 5, 9)])
def test_counts_of_several_axes_are_gathered(shape: tuple[int, int, int]) -> None:
    """Indices that are outside of one axis alone count nothing, and not at another element."""
    one = program(TABLE)
    assert ["c"] == list(gathered(one))
    rng = np.random.default_rng(sum(shape))
    x = rng.integers(-5, 14, 5200 if sum(shape) > 30 else 90).astype(np.int32)
    start = rng.integers(0, 99, shape).astype(np.int32)
    wanted, got = {"x": x, "c": start.copy()}, {"x": x, "c": start.copy()}
    reference.run(one, wanted, grid=x.shape)
    form = _lowered(one, 1, masks=shape[0] % 2 == 1)
    verify(form)
    run(form, got, x.shape, most=10**6)

    assert wanted["c"].tobytes() == got["c"].tobytes()
    if start.size > 1:
        assert (start != got["c"]).any()


def test_counts_that_are_read_are_not_gathered() -> None:
    head = "def k(c: InOut[i32], y: Out[i32]):\n    "
    assert not gathered(program(head + "atomic_add(c, gid(), 1)\n    y[gid()] = c[0]\n"))
    assert not gathered(program(head + "y[gid()] = atomic_add(c, gid(), 1)\n"))
