"""Element kernels lowered for GPUs: the meaning of random ones by the interpreter, thread by thread, which
asserts every claim, and that vectors are aligned.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from hypothesis import settings

from generation.loops import loops
from generation.walks import walk
from lower.interpreter import Broken, TooLong, run
from lower.test_cpu_element import statements
from lower.verifier import verify
from strategies import Case, Features, case, written
from targets.cuda.neighbours import neighbours
from vyre import reference
from vyre.front import read
from vyre.ir.nodes import Program
from vyre.lower.form import Fetch, Select
from vyre.lower.gpu_element import ThreadShape, lower
from vyre.lower.lowered import LoweredForm
from vyre.lower.prepare import forward_ids, own_locals, own_loop_variables
from vyre.lower.show import show
from vyre.passes import expand, optimize
from vyre.targets.cuda import ptx
from vyre.targets.cuda.launch import facts_of

SHORT = Features(statements=7, lanes=60, group_kernels=False, grid_sync=False, atomics=False)
COUNTS = {"quick": 10, "ci": 20, "long": 5_000}  # by profile
SHIFTS = (0, 0, 1, 4)  # elements by which arrays begin late


class At:
    """An array as it lies on a GPU."""

    def __init__(self, array: Any, number: int, shift: int) -> None:
        self.shape, self.dtype, self.nbytes = array.shape, array.dtype, array.nbytes
        self.address = (number << 20) + shift * array.itemsize
        self.end = self.address + array.nbytes


def lowered(
    program: Program, arguments: Any, grid: tuple[int, ...], choice: ThreadShape | None = None, shift: int = 0
) -> LoweredForm:
    arrays = [param.name for param in program.params if param.is_array]
    at: Any = {name: At(arguments[name], number, shift) for number, name in enumerate(arrays, 1)}
    facts = ptx.relevant(program, len(grid), facts_of(program.params, at, grid))
    plain = forward_ids(own_locals(own_loop_variables(expand(program))))
    small = choice or ThreadShape(block=(1,) * (len(grid) - 1) + (8,))
    return lower(plain, len(grid), replace(facts, few=False), small)


def _checked(
    one: Case, program: Program, choice: ThreadShape | None, shift: int = 0
) -> tuple[int, list[str]]:
    """How many accesses rested on a proof, and which arrays are wrong."""
    form = lowered(program, one.arguments, one.grid, choice, shift)
    mine, theirs = ({name: np.array(value) for name, value in one.arguments.items()} for _ in range(2))
    verify(form)
    proven = run(form, mine, one.grid, most=40_000)
    reference.run(expand(one.program), theirs, grid=one.grid)
    return proven, [name for name in written(one.program) if mine[name].tobytes() != theirs[name].tobytes()]


def _case(seed: int, kind: str) -> Case:
    if kind == "loops":
        return loops(seed)
    return walk(seed, SHORT) if kind == "walks" else case(seed, features=SHORT)


@pytest.mark.parametrize("kind", ["programs", "walks", "loops"])
def test_random_programs_mean_the_same_lowered_and_all_their_claims_hold(kind: str) -> None:
    proven = finished = 0
    wrong: dict[int, object] = {}
    for seed in range(COUNTS.get(settings.get_current_profile_name(), 10)):
        one = _case(seed, kind)
        if one.program.workgroup is not None:
            continue
        program = optimize(one.program) if seed % 3 else one.program
        try:
            held, names = _checked(one, program, None, SHIFTS[seed % 4])
        except Broken as broken:
            wrong[seed] = str(broken)
            continue
        except TooLong:
            continue
        proven, finished = proven + held, finished + 1
        wrong |= {seed: names} if names else {}

    assert {} == wrong
    assert finished >= 3
    assert proven > 20 or kind == "programs"  # which rarely have a row in which everything is inside


@pytest.mark.parametrize("seed", range(12))
def test_neighbours_in_rows_of_every_kind_are_read_right(seed: int) -> None:
    one = neighbours(seed)
    x = np.random.default_rng(seed).integers(-999, 999, one.inputs or one.shape, np.int32)
    program = read.program(one.text)
    given = Case(program, {"x": x, "y": np.zeros(one.shape, np.int32)}, one.shape)
    chosen = ThreadShape(
        one.choices.get("lanes", 0), one.choices.get("strips", 0), (1,) * (x.ndim - 1) + (8,)
    )

    try:
        _, names = _checked(given, optimize(program), chosen, SHIFTS[seed % 4])
    except TooLong:
        return
    assert [] == names


BOX = """
def k(x: Buf[i32, 2], y: Out[i32, 2]):
    total = 0
    for a in range(-1, 2):
        total += x[gid(0) + a, gid(1) - a]
    active = total * 2
    y[gid(0), gid(1)] = active
"""


def test_locals_may_have_any_name() -> None:
    """Rows of 61 are one long row, whose length has a name too."""
    shape = (5, 61)
    x = np.arange(305, dtype=np.int32).reshape(shape)
    program = optimize(read.program(BOX))
    given = Case(program, {"x": x, "y": np.zeros(shape, np.int32)}, shape)

    assert [] == _checked(given, program, None)[1]


STENCIL = """
def k(x: Buf[i32, 2], y: Out[i32, 2]):
    i, j = gid(0), gid(1)
    y[i, j] = 3 * x[i, j] + 5 * x[i - 1, j] + 7 * x[i + 1, j + 2] + 11 * x[i, j - 1]
"""


def _stencil(width: int) -> tuple[LoweredForm, dict[str, Any]]:
    shape = (7, width)
    arrays = {"x": np.arange(7 * width, dtype=np.int32).reshape(shape), "y": np.zeros(shape, np.int32)}
    return lowered(read.program(STENCIL), arrays, shape, ThreadShape(tall=3, block=(1, 8))), arrays


@pytest.mark.parametrize("width", [32, 41])
def test_rows_are_read_in_aligned_vectors(width: int) -> None:
    form, arrays = _stencil(width)

    rows = [s for s in statements(form.functions[-1].body) if isinstance(s, Fetch) and s.reach == "row"]

    assert {4} == {one.align for one in rows}
    assert "aligned to 4" in show(form)
    assert run(form, arrays, (7, width)) > 0


def test_a_vector_that_tests_nothing_is_refused() -> None:
    """Control: the interpreter sees a vector beside its row that is read nevertheless."""
    form, arrays = _stencil(32)

    def always(s: Any) -> Any:
        if isinstance(s, Fetch) and isinstance(getattr(s.index[-1], "b", None), Select):
            last = s.index[-1]
            return replace(s, index=(*s.index[:-1], replace(last, b=last.b.then)))
        names = [name for name in ("body", "then", "orelse") if getattr(s, name, None)]
        return replace(s, **{name: tuple(map(always, getattr(s, name))) for name in names}) if names else s

    kernel = form.functions[-1]
    wrong = replace(form, functions=(replace(kernel, body=tuple(map(always, kernel.body))),))

    assert wrong != form
    with pytest.raises(Broken):
        run(wrong, arrays, (7, 32))
