"""Two launches as one: which rule holds, and what becomes of the bodies."""

from __future__ import annotations

import numpy as np
import pytest

from plan.graphing import Drawing, kernel
from vyre import reference
from vyre.check.rules import problems
from vyre.formats import show
from vyre.ir.dtypes import i32
from vyre.ir.nodes import Program
from vyre.ir.walk import loads
from vyre.passes import expand
from vyre.plan.merge import MOST_INLINED
from vyre.plan.plan import Pair, make_plan

DOUBLE = kernel("y[i] = x[i] * 2.0", title="double")
BLUR = kernel("y[i] = x[i - 1] + x[i + 1]", title="blur")
REVERSE = kernel("y[i] = x[x.shape[0] - 1 - i]", title="reverse")
TREE = kernel(
    "s = shared(f32, 32)\ns[lid(0)] = x[i]\nbarrier()\nif lid(0) == 0:\n    y[wid(0)] = s[0] + s[31]",
    head="@kernel(workgroup=32)",
    title="tree",
)


def pair(first: Program, second: Program, *, keep: bool = False, grid: tuple[int, ...] = (64,)) -> Pair:
    """What becomes of the second kernel on the output of the first."""
    drawing = Drawing()
    between = drawing.call(first, drawing.given())
    after = drawing.call(second, between, grid=grid)
    outputs = (between, after) if keep else (after,)
    (found,) = make_plan(drawing.graph(*outputs), "max").pairs
    return found


def text(first: Program, second: Program, *, keep: bool = False) -> str:
    """The one program that the two kernels become."""
    drawing = Drawing()
    between = drawing.call(first, drawing.given())
    after = drawing.call(second, between)
    (step,) = make_plan(drawing.graph(*((between, after) if keep else (after,))), "max").steps
    assert [] == problems(step.program)
    return show(step.program)


def test_an_element_goes_on_in_a_local() -> None:
    found = text(DOUBLE, DOUBLE)

    assert "forward" == pair(DOUBLE, DOUBLE).rule
    assert "a1" not in found


def test_an_array_that_is_returned_is_stored_all_the_same() -> None:
    found = text(DOUBLE, DOUBLE, keep=True)

    assert "a1: Out[f32]" in found
    assert "a1[" in found


def test_a_forwarded_value_is_rounded_as_the_store_would_have_rounded_it() -> None:
    narrow = kernel("y[i] = f16(x[i])", "x: Buf[f32], y: Out[f16]")
    wide = kernel("y[i] = f32(x[i])", "x: Buf[f16], y: Out[f32]")

    assert ": f16 = " in text(narrow, wide)


@pytest.mark.parametrize("second", [BLUR, REVERSE])
def test_a_map_is_computed_where_it_is_loaded(second: Program) -> None:
    assert "inline" == pair(DOUBLE, second).rule
    assert "a1" not in text(DOUBLE, second)


def test_a_map_is_computed_in_a_group_kernel_that_loads_it() -> None:
    assert "inline" == pair(DOUBLE, TREE, grid=(2,)).rule


@pytest.mark.parametrize(
    ("index", "tests"), [("63 - i", 0), ("i % 7", 0), ("i - 1", 1), ("i + 1", 1), ("x.shape[0] - i", 1)]
)
def test_a_map_is_tested_only_where_it_may_be_loaded_from_outside(index: str, tests: int) -> None:
    gathered = kernel(f"y[i] = x[{index}] + 1.0")

    assert tests == text(DOUBLE, gathered).count("if ")


def test_a_map_in_loops_that_share_a_variable_is_not_tested() -> None:
    loop = "for k in range(lid(0), x.shape[0], 32):\n    total = total + x[k]\n"
    body = f"total = 0.0\n{loop}{loop}y[i] = total"
    drawing = Drawing()
    between = drawing.call(DOUBLE, drawing.given())
    after = drawing.call(kernel(body, head="@kernel(workgroup=32)"), between, grid=(2,))
    (step,) = make_plan(drawing.graph(after), "max").steps

    assert 0 == show(step.program).count("if ")
    assert 2 == show(step.program).count("for k in ")


def test_a_map_after_a_group_kernel_is_done_where_that_stores() -> None:
    drawing = Drawing()
    sums = drawing.call(TREE, drawing.given(), drawing.made((2,)), grid=(2,))
    after = drawing.call(DOUBLE, sums, grid=(2,))

    assert ["epilogue"] == [found.rule for found in make_plan(drawing.graph(after)).pairs]


@pytest.mark.parametrize(
    ("body", "rule"),
    [
        ("for c in range(4):\n    y[i * 4 + c] = x[i] + f32(c)", "epilogue"),
        ("for c in range(4):\n    y[wid(0) * 128 + c * 32 + lid(0)] = x[i] + f32(c)", "epilogue"),
        ("for c in range(3):\n    y[i * 4 + c] = x[i] + f32(c)", None),  # not every element
        ("for c in range(4):\n    y[i * 3 + c] = x[i] + f32(c)", None),  # some again
        ("for c in range(4):\n    y[i * 4 + 3] = x[i] + f32(c)", None),
    ],
)
def test_a_map_after_a_group_kernel_that_stores_several_elements(body: str, rule: str | None) -> None:
    tiles = kernel(body, head="@kernel(workgroup=32)", title="tiles")
    drawing = Drawing()
    wide = drawing.call(tiles, drawing.given(), drawing.made((256,)), grid=(2,))
    after = drawing.call(DOUBLE, wide, grid=(256,))
    plan = make_plan(drawing.graph(after), "max")

    assert [rule] == [found.rule for found in plan.pairs]
    x = np.arange(64, dtype=np.float32)
    arrays = {"a0": x} | {name: np.zeros(256, np.float32) for name in ("a1", "a2")}
    for step in plan.steps:
        given = {param.name: arrays[param.name] for param in step.program.params}
        reference.run(expand(step.program), given, grid=step.piece.grid)
    alone = np.zeros(256, np.float32)
    reference.run(expand(tiles), {"x": x, "y": alone}, grid=(2,))
    assert (2 * alone).tolist() == arrays["a2"].tolist()


def test_a_group_kernel_that_may_leave_before_it_stores_has_no_epilogue() -> None:
    leaving = kernel("if x[i] > 0.0:\n    return\ny[i] = 1.0", head="@kernel(workgroup=32)", title="leaving")
    drawing = Drawing()
    ones = drawing.call(leaving, drawing.given(), drawing.made(), grid=(2,))
    after = drawing.call(DOUBLE, ones)

    (found,) = make_plan(drawing.graph(after), "max").pairs

    assert (None, "leaving may leave before it stores to the output of leaving") == (found.rule, found.why)


def test_launches_without_common_arrays_run_side_by_side() -> None:
    drawing = Drawing()
    x = drawing.given()
    outputs = [drawing.call(DOUBLE, x), drawing.call(BLUR, x)]

    assert ["beside"] == [found.rule for found in make_plan(drawing.graph(*outputs), "max").pairs]


def test_local_arrays_of_a_map_are_its_own_wherever_it_is_computed() -> None:
    local = kernel("w = local(f32, 4)\nw[i % 4] = x[i]\ny[i] = w[0] + w[3]")
    found = text(local, BLUR)

    assert 2 == found.count(" = local(f32, 4)")


def test_a_return_ends_its_own_kernel_alone() -> None:
    leaving = kernel("y[i] = 1.0\nif x[i] > 0.0:\n    return\ny[i] = 2.0")
    found = text(leaving, DOUBLE)

    assert "return" not in found
    assert "break" in found


def test_a_return_from_inside_loops_leaves_them_all() -> None:
    deep = (
        "for s in range(2):\n    for t in range(3):\n        if x[i] > 0.0:\n            return\ny[i] = 1.0"
    )
    found = text(kernel(deep), DOUBLE)

    assert "return" not in found
    assert 3 == found.count("break")


def test_group_kernels_without_common_arrays_run_side_by_side() -> None:
    drawing = Drawing()
    x = drawing.given()
    outputs = [drawing.call(TREE, x, drawing.made((2,)), grid=(2,)) for _ in range(2)]
    plan = make_plan(drawing.graph(*outputs), "max")

    assert ["beside"] == [found.rule for found in plan.pairs]
    assert [] == problems(plan.steps[0].program)


@pytest.mark.parametrize(
    ("head", "body", "grid", "why"),
    [
        ("@kernel(workgroup=64)", "y[i] = x[i]", (2,), "run in different workgroups"),
        ("@kernel(workgroup=32)", "y[i] = x[i]", (1,), "run over different domains"),
    ],
)
def test_group_kernels_run_side_by_side_only_in_equal_workgroups(
    head: str, body: str, grid: tuple[int, ...], why: str
) -> None:
    drawing = Drawing()
    x = drawing.given()
    other = kernel(body, head=head, title="other")
    outputs = [
        drawing.call(TREE, x, drawing.made((2,)), grid=(2,)),
        drawing.call(other, x, drawing.made(), grid=grid),
    ]
    (found,) = make_plan(drawing.graph(*outputs), "max").pairs

    assert (None, f"they share no array, and {why}") == (found.rule, found.why)


def test_the_shape_of_a_removed_array_is_that_of_one_that_stays() -> None:
    asking = kernel("y[i] = x[i] * f32(x.shape[0])")

    assert "a1" not in text(DOUBLE, asking)
    assert "a2.shape[0]" in text(DOUBLE, asking)


def test_a_map_before_loads_at_clamped_places_leaves_the_ends_of_rows_known() -> None:
    near = kernel("y[i] = x[min(i + 1, x.shape[0] - 1)]")

    assert "a2.shape[0] - 1" in text(DOUBLE, near)


def test_the_shape_of_a_removed_array_is_a_number_if_no_other_array_has_it() -> None:
    drawing = Drawing()
    longer = drawing.call(kernel("y[i] = f32(i)", "y: Out[f32]"), grid=(65,))
    asking = drawing.call(kernel("y[i] = x[i] * f32(x.shape[0])"), longer, grid=(64,))
    (step,) = make_plan(drawing.graph(asking), "max").steps

    assert "65" in show(step.program)


@pytest.mark.parametrize(
    ("first", "second", "why"),
    [
        (kernel("y[i + 1] = x[i]", title="shift"), BLUR, "shift stores to other elements than its own"),
        (kernel("y[i] = x[i]\ngrid_sync()", title="sync"), DOUBLE, "one of them holds a grid barrier"),
    ],
)  # fmt: skip
def test_refusals_state_their_reason(first: Program, second: Program, why: str) -> None:
    assert (None, why) == (pair(first, second).rule, pair(first, second).why)


def test_a_map_that_is_still_needed_is_not_computed_elsewhere() -> None:
    assert "the output of double is still needed afterwards" == pair(DOUBLE, BLUR, keep=True).why


def test_different_domains_do_not_forward() -> None:
    drawing = Drawing()
    between = drawing.call(kernel("y[i] = x[i]\ny[i] = y[i] + 1.0"), drawing.given())
    after = drawing.call(DOUBLE, between, grid=(32,))

    assert ["inline"] == [found.rule for found in make_plan(drawing.graph(after), "max").pairs]


def test_what_an_earlier_launch_wrote_is_not_taken_for_zero() -> None:
    drawing = Drawing()
    x = drawing.given()
    sums = drawing.call(TREE, x, drawing.made((2,)), grid=(2,))
    other = drawing.call(kernel("y[i] = x[i]", title="copy"), sums, grid=(2,))
    drawing.call(kernel("y[i] = y[i] + x[i]", "x: Buf[f32], y: InOut[f32]", title="more"), x, sums, grid=(2,))
    after = drawing.call(DOUBLE, sums, grid=(2,))
    plan = make_plan(drawing.graph(other, after), "max")
    (updates,) = (step for step in plan.steps if "more" in step.piece.titles)

    assert sums.name in {load.array for load in loads(updates.program.body)}


def test_an_update_of_what_a_map_read_keeps_them_apart() -> None:
    drawing = Drawing()
    x = drawing.given()
    between = drawing.call(DOUBLE, x)
    drawing.call(kernel("y[i] = x[i + 1]", "x: Buf[f32], y: InOut[f32]", title="write"), between, x)

    (found,) = make_plan(drawing.graph(), "max").pairs

    assert (None, "write writes an array of the function's own, which double reads") == (
        found.rule,
        found.why,
    )


def test_atomics_are_not_fused_with_what_reads_them() -> None:
    count = kernel("atomic_add(y, x[i], 1)", "x: Buf[i32], y: InOut[i32]", title="count")
    after = kernel("y[i] = x[i]", "x: Buf[i32], y: Out[i32]", title="after")
    drawing = Drawing()
    counts = drawing.call(count, drawing.given(dtype=i32), drawing.made(dtype=i32))
    output = drawing.call(after, counts)

    (found,) = make_plan(drawing.graph(output), "max").pairs

    assert found.rule is None
    assert "by atomics" in found.why


def test_a_chain_of_stencils_does_not_grow_without_end() -> None:
    drawing = Drawing()
    x = drawing.given()
    wide = kernel("y[i] = x[i - 2] + x[i - 1] + x[i] + x[i + 1] + x[i + 2]", title="wide")
    for _ in range(12):
        x = drawing.call(wide, x)
    plan = make_plan(drawing.graph(x), "max")

    assert 1 < len(plan.steps) < 12
    assert all(len(show(step.program)) < 100 * MOST_INLINED for step in plan.steps)
    assert any("too long to be computed wherever" in found.why for found in plan.pairs)


def test_names_of_kernels_and_of_their_locals_may_be_those_that_plans_use() -> None:
    first = kernel("_f0 = x[i]\na1 = _f0 * 2.0\ny[i] = a1", title="a0")
    second = kernel(
        "s0 = x[i - 1]\n_f1 = s0 + c\ny[i] = _f1", "x: Buf[f32], y: Out[f32], c: f32", title="s0_"
    )
    for outputs in (text(first, first), text(first, second), text(second, first), text(BLUR, second)):
        assert "def " in outputs
