"""Group kernels lowered for CPUs: the text, and the meaning of random ones by the interpreter, which asserts
every claim.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from hypothesis import settings

from lower.interpreter import Broken, TooLong, run
from lower.test_cpu_element import statements
from lower.verifier import verify
from strategies import Features, case, written
from vyre import reference
from vyre.front import read
from vyre.ir.nodes import Program
from vyre.lower import form as f
from vyre.lower.cpu_group import lower
from vyre.lower.fission import continues_inside
from vyre.lower.form import Stmt
from vyre.lower.layout import Layout, uses_collectives
from vyre.lower.lowered import LoweredForm
from vyre.lower.prepare import forward_ids, own_locals, own_loop_variables
from vyre.lower.show import show
from vyre.passes import expand, optimize

SHORT = Features(statements=7, lanes=130, element_kernels=False, grid_sync=False)
GOLDEN = Path(__file__).with_name("golden") / "groups"
COUNTS = {"quick": 20, "ci": 40, "long": 10_000}  # by profile


def lowered(program: Program, lanes: int = 4, strips: int = 2) -> LoweredForm:
    program = forward_ids(own_locals(own_loop_variables(continues_inside(expand(program)))))
    assert program.workgroup is not None
    lanes = 32 if uses_collectives(program) else lanes
    size = int(np.prod(program.workgroup))
    while size % (lanes * strips) and strips > 1:
        strips //= 2
    return lower(program, Layout(len(program.workgroup), lanes, strips, program.workgroup))


@pytest.mark.parametrize("roams", [False, True])
def test_random_programs_mean_the_same_lowered_and_all_their_claims_hold(roams: bool) -> None:
    proven = finished = 0
    wrong: dict[int, object] = {}
    for seed in range(COUNTS.get(settings.get_current_profile_name(), 20)):
        one = case(seed, features=replace(SHORT, roams=roams))
        program = optimize(one.program) if seed % 3 else one.program
        form = lowered(program, (4, 8, 16)[seed % 3], (1, 2, 4, 16)[seed % 4])
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
    assert finished >= 10
    assert proven > 20


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.txt")), ids=lambda path: path.stem)
def test_kernels_are_lowered_to_these_texts(path: Path) -> None:
    """A file is a kernel, a line of dashes, and its text with 4 lanes and 2 strips."""
    source, _, text = path.read_text().partition("-----\n")

    form = lowered(read.program(source))

    verify(form)
    assert text == show(form)


TREE = """
@kernel(workgroup=16)
def tree(x: Buf[f32], out: Out[f32]):
    part = shared(f32, 16)
    part[lid()] = x[gid()]
    barrier()
    if lid() < 6:
        part[lid()] += part[lid() + 8]
    barrier()
    if lid() == 0:
        out[wid()] = part[0]
"""


def _fast(text: str, lanes: int = 4, strips: int = 2) -> list[Stmt]:
    form = lowered(read.program(text), lanes, strips)
    verify(form)
    return statements(form.functions[0].body)


def test_a_workgroup_of_one_bundle_keeps_barriers_and_does_not_test_strips_in_uniform_branches() -> None:
    found = _fast(TREE, strips=4)

    assert 1 == sum(isinstance(one, f.Loop) for one in found)
    assert 2 == sum(isinstance(one, f.WaitForAll) for one in found)
    whole, part, *_ = [one for one in found if isinstance(one, f.EachStrip)]
    assert (0, 1, 1, 2) == (whole.first, whole.last, part.first, part.last)
    assert not any(isinstance(one, f.IfAll) for one in whole.body)


def test_a_workgroup_of_several_bundles_is_cut_at_its_barriers() -> None:
    found = _fast(TREE)

    assert not any(isinstance(one, f.WaitForAll) for one in found)
    assert 4 == sum(isinstance(one, f.Loop) for one in found)  # of the branch, those of whole bundles first


def test_a_local_that_outlives_a_barrier_is_kept_for_every_strip() -> None:
    found = _fast("""
@kernel(workgroup=(4, 8))
def k(x: Buf[f32, 2], y: Out[f32, 2]):
    a = x[gid(0), gid(1)]
    b = a * 2.0
    barrier()
    y[gid(0), gid(1)] = a
""")

    kept = {one.name: (one.strips, one.lanes) for one in found if isinstance(one, f.Variable)}
    assert {"a": (8, 4), "b": (0, 0)} == kept


def test_a_masked_row_of_shared_memory_is_stored_whole() -> None:
    """A masked store could not be read back before it is in the cache."""
    found = _fast("""
@kernel(workgroup=8)
def k(x: Buf[f32], y: Out[f32]):
    t = shared(f32, 8)
    if x[gid()] > 0.0:
        t[lid()] = 1.0
    barrier()
    y[gid()] = t[7 - lid()]
""")

    (store,) = [one for one in found if isinstance(one, f.Write) and one.buffer == "t"]
    assert store.guard is None
    assert isinstance(store.value, f.Select)


def test_all_invocations_of_a_workgroup_are_in_the_bounds_of_its_fast_form() -> None:
    """Control: the interpreter sees a workgroup in its fast form that sticks out of its array."""
    form = lowered(read.program(TREE))
    kernel = form.functions[-1]
    (loop,) = kernel.body
    assert isinstance(loop, f.Loop)
    body = tuple(
        replace(one, test=f.TRUE) if isinstance(one, f.IfAll) else one for one in loop.body
    )  # fmt: skip
    wrong = replace(form, functions=(*form.functions[:-1], replace(kernel, body=(replace(loop, body=body),))))

    verify(wrong)
    arguments = {"x": np.zeros(31, np.float32), "out": np.zeros(2, np.float32)}
    assert run(form, arguments, (2,)) > 0
    with pytest.raises(Broken, match="does not hold"):
        run(wrong, arguments, (2,))


ROWS = """
@kernel(workgroup={size})
def k(x: Buf[{type}, 1], y: InOut[{type}, 1]):
    row = shared({type}, (2, {wide}))
    row[0, lid() + 16] = x[gid()]
    row[1, lid() + 16] = x[gid() + 1]
    barrier()
    s = x.shape[0] % 2
    value = {value}
    if x[gid()] > {type}(1):
        value = value + row[s, lid() + {last}]
    y[gid()] = value
"""


def carried_rows(found: LoweredForm) -> int:
    loops = [s for s in statements(found.functions[0].body) if isinstance(s, f.Loop)]
    return sum(len(loop.carried) for loop in loops)


@pytest.mark.parametrize("seed", range(12))
def test_rows_that_are_not_aligned_are_cut_out_of_rows_that_move_on(seed: int) -> None:
    rng = np.random.default_rng(seed)
    kind, size = ("f32", "i32", "u32")[seed % 3], 16 * int(rng.integers(2, 7))
    places = [*rng.integers(0, 33, 4), 17]
    value = " + ".join(
        f"row[{('s', '0', '1 - s')[at % 3]}, lid() + {place}]" for at, place in enumerate(places)
    )
    text = ROWS.format(size=size, type=kind, wide=size + 48, value=value, last=int(rng.integers(0, 33)))
    program = read.program(text)
    x = rng.integers(0, 9, 3 * size + int(rng.integers(2))).astype(program.params[0].dtype.carrier)
    mine, theirs = ({"x": x, "y": np.zeros(3 * size, x.dtype)} for _ in range(2))
    found = lowered(program, 16, 1)
    verify(found)
    run(found, mine, (3,))
    reference.run(expand(program), theirs, grid=(3,))

    assert carried_rows(found) > 0
    assert theirs["y"].tobytes() == mine["y"].tobytes()


ONE = {"size": 64, "type": "f32", "wide": 112, "value": "row[s, lid() + 1]", "last": 16}
STILL = {
    "stored to": ROWS.replace("    y[gid()]", "    row[0, lid()] = value\n    y[gid()]").format(**ONE),
    "of two lines": ROWS.format(**{**ONE, "type": "f64"}),
    "not aligned themselves": ROWS.format(**{**ONE, "wide": 100}),
    "chosen by each invocation": ROWS.format(**{**ONE, "value": "row[i32(x[gid()]), lid() + 1]"}),
}


@pytest.mark.parametrize("what", STILL)
def test_rows_do_not_move_on_that_are(what: str) -> None:
    assert 0 == carried_rows(lowered(read.program(STILL[what]), 16, 1))


REST = """
@kernel(workgroup=(8,))
def rest(x: Buf[f32, 2], y: Out[f32]):
    total = f32(0)
    rows = x.shape[1] // 8
    for k in range(rows):
        total = total + x[wid(), lid() + k * 8]
    if lid() + rows * 8 < x.shape[1]:
        total = total + x[wid(), lid() + rows * 8]
    y[gid()] = total
"""


@pytest.mark.parametrize("width", [8, 16, 21])
def test_the_rest_of_a_row_is_tested_where_it_is_loaded(width: int) -> None:
    program = read.program(REST)
    form = lowered(program)
    fast = next(function for function in form.functions if function.name == "fast")
    arrays = {"x": np.arange(3 * width, dtype=np.float32).reshape(3, width), "y": np.zeros(24, np.float32)}
    wanted = {name: array.copy() for name, array in arrays.items()}

    verify(form)
    run(form, arrays, (3,))
    reference.run(expand(program), wanted, grid=(3,))

    assert 1 == sum(fact.limit == f.BufferExtent("x", 1) for fact in fast.given)  # that of the loop
    np.testing.assert_array_equal(wanted["y"], arrays["y"])
