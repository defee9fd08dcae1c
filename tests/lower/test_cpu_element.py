"""Element kernels lowered for CPUs: the text, and the meaning of random ones by the interpreter, which
asserts every claim.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from hypothesis import settings

from generation.loops import loops
from lower.interpreter import Broken, TooLong, run
from lower.verifier import verify
from strategies import Case, Features, case, written
from vyre import reference
from vyre.front import read
from vyre.ir.nodes import Program
from vyre.lower.cpu_element import lower
from vyre.lower.form import EachStrip, Fetch, Loop, Shared, Stmt, While, Write, calc, number
from vyre.lower.layout import Layout
from vyre.lower.lowered import LoweredForm
from vyre.lower.prepare import own_locals, own_loop_variables
from vyre.lower.show import show
from vyre.passes import expand, optimize

SHORT = Features(statements=7, lanes=60, group_kernels=False, grid_sync=False)
COUNTS = {"quick": 20, "ci": 40, "long": 10_000}  # by profile
GOLDEN = Path(__file__).with_name("golden")
LAYOUTS = ((4, 2), (8, 1), (4, 4))  # lanes and strips


def lowered(program: Program, rank: int, lanes: int = 4, strips: int = 2, masks: bool = False) -> LoweredForm:
    layout = Layout(rank, lanes, strips, has_masks=masks)
    return lower(own_locals(own_loop_variables(expand(program))), layout)


def _numbers(kind: str) -> range:
    return range(COUNTS.get(settings.get_current_profile_name(), 20))


def _case(seed: int, kind: str) -> Case:
    if kind == "loops":
        return loops(seed)
    return case(seed, features=replace(SHORT, roams=kind == "roaming"))


@pytest.mark.parametrize("kind", ["programs", "roaming", "loops"])
def test_random_programs_mean_the_same_lowered_and_all_their_claims_hold(kind: str) -> None:
    proven = finished = 0
    wrong: dict[int, object] = {}
    for seed in _numbers(kind):
        one = _case(seed, kind)
        if one.program.workgroup is not None:
            continue
        program = optimize(one.program) if seed % 3 else one.program
        form = lowered(program, len(one.grid), *LAYOUTS[seed % 3], masks=seed % 2 == 1)
        mine, theirs = ({name: np.array(value) for name, value in one.arguments.items()} for _ in range(2))
        verify(form)
        try:
            proven += run(form, mine, one.grid, most=20_000)
        except Broken as broken:
            wrong[seed] = str(broken)
            continue
        except TooLong:
            continue
        finished += 1
        reference.run(expand(one.program), theirs, grid=one.grid)
        names = [name for name in written(one.program) if mine[name].tobytes() != theirs[name].tobytes()]
        wrong |= {seed: names} if names else {}

    assert {} == wrong
    assert finished >= 5
    assert proven > 20 or kind != "loops"  # others rarely have a row in which everything is inside


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.txt")), ids=lambda path: path.stem)
def test_kernels_are_lowered_to_these_texts(path: Path) -> None:
    """A file is a kernel, a line of dashes, and its text with 4 lanes and 2 strips; the first line of a file
    for another rank than 1 is `# rank 2`, and one for a machine with masks says so.
    """
    source, _, text = path.read_text().partition("-----\n")
    rank = int(source.partition("# rank ")[2][:1] or 1)

    form = lowered(read.program(source), rank, masks="with masks" in source)

    verify(form)
    assert text == show(form)


def statements(body: tuple[Stmt, ...]) -> list[Stmt]:
    """All statements, those in other statements too."""
    found = list(body)
    for statement in body:
        for name in ("body", "then", "orelse", "before", "following"):
            found += statements(getattr(statement, name, ()))
    return found


def _of_kernel(text: str, rank: int = 1, strips: int = 4) -> list[Stmt]:
    return statements(lowered(read.program(text), rank, 4, strips).functions[-1].body)


def test_bundles_shrink_to_single_strips() -> None:
    found = _of_kernel("def k(y: Out[f32]):\n    y[gid()] = 1.0\n", strips=8)

    assert [(8, 4, 1)] == [one.strips for one in found if isinstance(one, Loop) and one.lanes]


def test_a_heavy_branch_is_run_strip_by_strip() -> None:
    text = "def k(y: Out[f32], x: Buf[f32]):\n    if x[gid()] > 0.0:\n        y[gid()] = 1.0\n"

    assert any(isinstance(one, EachStrip) for one in _of_kernel(text))
    assert any(isinstance(one, EachStrip) for one in _of_kernel(text, strips=1)) is False


def test_a_long_loop_counts_its_work_in_pieces() -> None:
    text = "def k(y: Out[f32], n: i32):\n    for _ in range(n):\n        y[gid()] = 1.0\n"

    names = [one.name.partition(".")[0] for one in _of_kernel(text) if isinstance(one, While)]

    assert ["pieces", "for", "pieces", "for"] == names  # of bundles, and of single invocations


def test_a_fact_that_does_not_hold_breaks_a_run() -> None:
    """Control: the interpreter sees a fast part that is one bundle too long."""
    form = lowered(read.program("def k(y: Out[f32]):\n    y[gid()] = 1.0\n"), 1)
    kernel = form.functions[-1]
    body = tuple(
        replace(one, high=calc("add", one.high, number(8))) if isinstance(one, Loop) and one.lanes else one
        for one in kernel.body
    )
    wrong = replace(form, functions=(*form.functions[:-1], replace(kernel, body=body)))

    verify(wrong)
    assert 6 == run(form, {"y": np.zeros(30, np.float32)}, (64,))  # 3 bundles, a strip, two invocations
    with pytest.raises(Broken):
        run(wrong, {"y": np.zeros(30, np.float32)}, (64,))


BESIDE = """
def k(x: Buf[f32, 3], y: Out[f32, 3]):
    i, j, k = gid(0), gid(1), gid(2)
    y[i, j, k] = x[i - 1, j, k] + x[i, j + 1, k] + x[i, j, k - 1] + x[i, j, k]
"""


def test_rows_whose_neighbours_do_not_exist_run_in_strips_with_guards() -> None:
    form = lowered(read.program(BESIDE), 3, masks=True)
    found = statements(form.functions[-1].body)

    unproven = [one for one in found if isinstance(one, Loop) and one.mask and not one.given]

    verify(form)
    assert 1 == len(unproven)


@pytest.mark.parametrize("shape", [(1, 1, 1), (1, 5, 9), (4, 1, 13), (3, 4, 2), (3, 3, 8), (2, 3, 21)])
def test_rows_whose_neighbours_do_not_exist_mean_the_same(shape: tuple[int, ...]) -> None:
    program = read.program(BESIDE)
    x = np.random.default_rng(1).random(shape, np.float32)
    mine, theirs = ({"x": x.copy(), "y": np.zeros(shape, np.float32)} for _ in range(2))

    run(lowered(program, 3, masks=True), mine, shape)
    reference.run(expand(program), theirs, grid=shape)

    assert theirs["y"].tobytes() == mine["y"].tobytes()


COLUMNS = (
    ("a[i, j] = a[i, j] - a[i, k] * a[j, k]", "k < j and j <= i and k < i"),
    ("a[i, j] = x[j + 1, 2] + x[j - 2, k] * a[i, j]", "True"),
    ("a[i, j] = x[j, k] if x[i, j] > 0.5 else x[i, 1]", "j > 3"),
    ("a[i, j] = x[j, 0] + x[j, 1] + x[j, 2] + x[j, k]", "True"),  # more than are packed
)


def _column_kernel(line: str, test: str) -> Program:
    return read.program(
        f"def k(a: InOut[f32, 2], x: Buf[f32, 2], k: i32):\n    i = gid(0)\n    j = gid(1)\n"
        f"    if {test}:\n        {line}\n"
    )


@pytest.mark.parametrize("shape", [(1, 9), (7, 7), (9, 30), (30, 9), (2, 1030)])
@pytest.mark.parametrize(("line", "test"), COLUMNS)
def test_columns_that_all_rows_read_are_copied_once_and_mean_the_same(
    line: str, test: str, shape: tuple[int, int]
) -> None:
    program = optimize(_column_kernel(line, test))
    random = np.random.default_rng(3)
    given = {"a": random.random(shape, np.float32), "x": random.random((11, 9), np.float32), "k": np.int32(2)}
    mine, theirs = ({name: np.array(value) for name, value in given.items()} for _ in range(2))
    form = lowered(program, 2, masks=True)

    verify(form)
    run(form, mine, shape)
    reference.run(expand(program), theirs, grid=shape)

    assert theirs["a"].tobytes() == mine["a"].tobytes()


def test_no_more_than_two_columns_are_copied() -> None:
    counts = []
    for line, test in COLUMNS:
        form = lowered(optimize(_column_kernel(line, test)), 2, masks=True)
        counts.append(sum(isinstance(one, Shared) for one in form.functions[-1].body))

    assert [1, 2, 1, 0] == counts


def test_ends_of_rows_of_three_axes_run_in_strips_with_guards_along_the_row() -> None:
    text = """
def k(x: Buf[f32, 3], y: Out[f32, 3]):
    i, j, k = gid(0), gid(1), gid(2)
    y[i, j, k] = x[i, j, k - 1] + x[i + 1, j, k + 1]
"""
    form = lowered(read.program(text), 3, masks=True)
    found = statements(form.functions[-1].body)

    beside = [one for one in found if isinstance(one, Fetch | Write) and one.known]

    verify(form)
    assert ["x", "x", "y"] == [one.buffer for one in beside]
    assert {(0, 1)} == {tuple(claim.axis for claim in one.known) for one in beside}
    assert not any(isinstance(one, Loop) and not one.lanes and one.var.startswith("one") for one in found)


def test_rows_outside_of_an_array_run_in_strips_if_they_have_loops() -> None:
    text = """
def k(x: Buf[f32, 2], w: Buf[f32, 2], y: Out[f32, 2], pad: i32):
    i, j = gid(0), gid(1)
    total = f32(0)
    for c in range(w.shape[0]):
        total = total + x[i - pad, c] * w[c, j]
    y[i, j] = total
"""
    form = lowered(read.program(text), 2, masks=True)
    (rare,) = (function for function in form.functions if function.is_rare)

    verify(form)
    assert any(isinstance(one, Loop) and one.lanes and one.mask for one in statements(rare.body))
