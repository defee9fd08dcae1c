"""Group kernels lowered for GPUs: the meaning of random ones by the interpreter, whose threads wait for each
other, and which asserts every claim.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import settings

from lower.interpreter import Broken, TooLong, run
from lower.test_cpu_element import statements
from lower.test_gpu_element import At
from lower.verifier import verify
from strategies import Case, Features, case, written
from vyre import reference
from vyre.front import read
from vyre.ir.nodes import Program
from vyre.lower.form import Clear, Fetch, Let, Write
from vyre.lower.gpu_group import lower
from vyre.lower.lowered import LoweredForm
from vyre.lower.prepare import forward_ids, own_locals, own_loop_variables
from vyre.passes import expand, optimize
from vyre.targets.cuda.launch import facts_of

GROUPS = Features(
    statements=7, lanes=60, element_kernels=False, grid_sync=False, atomics=False, prefixes=False
)
COUNTS = {"quick": 10, "ci": 25, "long": 5_000}  # by profile
FOURS = """
@kernel(workgroup=4)
def k(x: Buf[i32, 2], y: Out[i32, 2]):
    row = wid()
    v = local(i32, 12)
    for k in unroll(range(12)):
        v[k] = x[row, 4 * lid() + 16 * (k // 4) + k % 4]
    for k in unroll(range(12)):
        y[row, 4 * lid() + 16 * (k // 4) + (k + 2) % 4] = v[k] + 3 * v[11 - k]
"""
PAIRS = """
@kernel(workgroup=8)
def k(x: Buf[f32, 8, "n", 2], y: Out[f32, 2]):
    row = lid() % 4
    y[gid(), 0] = x[row, wid(), 0] + x[row, wid(), 1]
    y[gid(), 1] = x[row + 4, wid(), 1]
"""
TILE = """
@kernel(workgroup=32)
def k(x: Buf[i32], y: Out[i32]):
    part = shared(i32, 32)
    part[lid()] = x[gid()]
    barrier()
    y[gid()] = part[31 - lid()] + subgroup_add(x[gid()])
"""


def lowered(program: Program, arguments: Any, shift: int = 0) -> LoweredForm:
    arrays = [param.name for param in program.params if param.is_array]
    at: Any = {name: At(arguments[name], number, shift) for number, name in enumerate(arrays, 1)}
    plain = forward_ids(own_locals(own_loop_variables(expand(program))))
    return lower(plain, facts_of(program.params, at, None))


def _checked(one: Case, program: Program, shift: int = 0) -> tuple[int, list[str]]:
    """How many accesses rested on a proof, and which arrays are wrong."""
    form = lowered(program, one.arguments, shift)
    mine, theirs = ({name: np.array(value) for name, value in one.arguments.items()} for _ in range(2))
    verify(form)
    proven = run(form, mine, one.grid, most=60_000)
    reference.run(expand(one.program), theirs, grid=one.grid)
    return proven, [name for name in written(one.program) if mine[name].tobytes() != theirs[name].tobytes()]


def test_random_programs_mean_the_same_lowered_and_all_their_claims_hold() -> None:
    proven = finished = 0
    wrong: dict[int, object] = {}
    for seed in range(3 * COUNTS.get(settings.get_current_profile_name(), 10)):
        one = case(seed, features=GROUPS)
        if one.program.workgroup is None:
            continue
        try:
            held, names = _checked(one, optimize(one.program) if seed % 3 else one.program, seed % 2)
        except Broken as broken:
            wrong[seed] = str(broken)
            continue
        except TooLong:
            continue
        proven, finished = proven + held, finished + 1
        wrong |= {seed: names} if names else {}

    assert {} == wrong
    assert finished >= 3
    assert proven > 20


@pytest.mark.parametrize(("width", "accesses"), [(20, 6), (35, 0), (38, 12), (48, 6)])
def test_neighbours_in_whole_vectors_are_one_access(width: int, accesses: int) -> None:
    program = optimize(read.program(FOURS))
    x = np.arange(3 * width, dtype=np.int32).reshape(3, width)
    given = Case(program, {"x": x, "y": np.zeros_like(x)}, (3,))
    inside = statements(lowered(program, given.arguments).functions[-1].body)

    vectors = [s for s in inside if isinstance(s, Fetch | Write) and s.more]

    assert accesses == len(vectors)
    assert [] == _checked(given, program)[1]


def test_pairs_of_rows_that_are_not_linear_are_one_access() -> None:
    program = optimize(read.program(PAIRS))
    x = np.arange(48, dtype=np.float32).reshape(8, 3, 2)
    given = Case(program, {"x": x, "y": np.zeros((25, 2), np.float32)}, (3,))
    inside = statements(lowered(program, given.arguments).functions[-1].body)

    vectors = [s for s in inside if isinstance(s, Fetch) and s.more]

    assert {1} == {len(s.more) for s in vectors}
    assert [] == _checked(given, program)[1]


def test_memory_that_is_written_before_it_is_read_is_not_cleared() -> None:
    program = read.program(TILE)
    given = Case(program, {"x": np.arange(64, dtype=np.int32), "y": np.zeros(64, np.int32)}, (2,))

    form = lowered(program, given.arguments)

    assert not any(isinstance(s, Clear) for s in statements(form.functions[-1].body))
    assert [] == _checked(given, program)[1]


def test_indices_are_computed_again_where_registers_are_few() -> None:
    program = optimize(read.program(FOURS.replace("local(i32, 12)", "local(i32, 16)")))
    x = np.zeros((3, 38), np.int32)

    form = lowered(program, {"x": x, "y": x})

    assert 64 == form.functions[-1].registers
    assert any(isinstance(s, Let) and s.is_opaque for s in statements(form.functions[-1].body))
