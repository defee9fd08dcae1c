"""Splitting at grid barriers: what the segments are, and that they do what the program does."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Mapping
from dataclasses import FrozenInstanceError
from typing import Any

import numpy as np
import pytest

from gridsync.splitting import Arrays, given, in_segments, kernel, launch, launched, require_same, zeros
from running import on_cpu, on_reference
from vyre.formats import show
from vyre.gridsync.schedule import RunSegment, SplitProgram, kept_zeros, run_split
from vyre.gridsync.segments import contains_grid_sync, split
from vyre.ir.dtypes import f32
from vyre.ir.literal import literal
from vyre.ir.nodes import (
    Atomic,
    Barrier,
    Declare,
    GridSync,
    Id,
    If,
    Param,
    Program,
    Region,
    Store,
    true,
)
from vyre.ir.problem import CallError, Problems
from vyre.ir.walk import statements
from vyre.run.device_runtime import Ready

GRIDS = [(5,), (3, 4), (2, 3, 4)]


def texts(parts: SplitProgram) -> list[str]:
    return [show(segment.program) for segment in parts.segments]


def kinds(program: Program) -> set[type]:
    return {type(node) for node in statements(program.body)}


# How many segments, and what they keep


def test_a_grid_barrier_is_found_wherever_it_stands() -> None:
    assert not contains_grid_sync(kernel("y[i] = x[i]"))
    assert contains_grid_sync(kernel("y[i] = x[i]\ngrid_sync()"))
    assert contains_grid_sync(kernel("for t in range(2):\n    with region('f'):\n        grid_sync()"))


def test_without_a_barrier_the_program_is_its_only_segment() -> None:
    program = kernel("y[i] = x[i]")
    parts = split(program)

    assert 1 == len(parts.segments)
    assert program is parts.segments[0].program
    assert (RunSegment(0),) == parts.schedule
    assert () == parts.hidden


@pytest.mark.parametrize("count", [1, 2, 5])
def test_k_barriers_make_k_plus_one_segments_without_one(count: int) -> None:
    parts = split(kernel("\n".join(["y[i] = x[i]", *["grid_sync()\ny[i] = x[i] + 1.0"] * count])))

    assert count + 1 == len(parts.segments)
    assert tuple(RunSegment(position) for position in range(count + 1)) == parts.schedule
    assert not any(contains_grid_sync(segment.program) for segment in parts.segments)


def test_one_barrier_object_in_two_places_is_two_barriers() -> None:
    sync = GridSync()
    store = Store("y", (Id("gid"),), literal(f32, 1.0))
    program = Program("k", (Param("y", "out", f32),), (store, sync, store, sync, store))

    assert 3 == len(split(program).segments)


def test_a_workgroup_barrier_does_not_split() -> None:
    program = kernel("w = shared(f32, 8)\nw[lid()] = x[i]\nbarrier()\ny[i] = w[7 - lid()]", workgroup=8)

    assert 1 == len(split(program).segments)
    assert Barrier in kinds(split(program).segments[0].program)


def test_empty_segments_stay_and_do_nothing() -> None:
    program = kernel("grid_sync()\ngrid_sync()\ny[i] = x[i]\ngrid_sync()")
    parts = split(program)

    assert [False, False, True, False] == [Store in kinds(segment.program) for segment in parts.segments]
    assert () == parts.segments[1].program.body
    assert [1, 2, 3, 4] == launched(parts, given(program), (9,))
    require_same(program)


def test_segments_keep_parameters_and_workgroup() -> None:
    program = kernel(
        "a = x[i]\ngrid_sync()\ny[i] = a + x[i - 1] * s", "s: f32, x: Buf[f32], y: Out[f32]", workgroup=8
    )

    for segment in split(program).segments:
        assert program.params == segment.program.params[:3]
        assert (8,) == segment.program.workgroup


def test_segments_are_numbered_and_named() -> None:
    parts = split(kernel("y[i] = x[i]\ngrid_sync()\ngrid_sync()"))

    assert ["k_1_of_3", "k_2_of_3", "k_3_of_3"] == [segment.program.name for segment in parts.segments]
    assert "segment 2 of 3" == parts.segments[1].title


def test_splitting_twice_gives_the_same() -> None:
    text = "a = x[i]\nb = i32(a)\nc = a * 2.0\nfor t in range(3):\n    grid_sync()\n    y[i] = a + c * f32(b)"

    assert split(kernel(text)) == split(kernel(text))
    assert texts(split(kernel(text))) == texts(split(kernel(text)))


def test_the_result_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        split(kernel("grid_sync()")).segments = ()  # type: ignore[misc]  # this is what must not work


def test_regions_are_cut_at_the_barrier_and_keep_their_origin() -> None:
    program = kernel(
        "with region('smooth'):\n    y[i] = x[i]\n    grid_sync()\n    y[i] = y[i] + 1.0",
        "x: Buf[f32], y: InOut[f32]",
    )
    regions = [
        [node.origin for node in statements(segment.program.body) if isinstance(node, Region)]
        for segment in split(program).segments
    ]

    assert [["smooth"], ["smooth"]] == regions
    require_same(program)


def test_outputs_of_earlier_segments_are_carried() -> None:
    params = "x: Buf[f32], y: Out[f32], z: Out[f32]"
    program = kernel("y[i] = x[i]\ngrid_sync()\nz[i] = x[i + 1]\ngrid_sync()\nz[i] = 3.0", params)

    assert [(), ("y",), ("y", "z")] == [segment.carried for segment in split(program).segments]
    require_same(program)


# Values that live across a barrier


@pytest.mark.parametrize("dtype", ["bool", "u8", "i16", "u32", "i64", "f16", "bf16", "f32", "f64"])
def test_a_local_of_any_type_keeps_its_value(dtype: str) -> None:
    value = "x[i] > 30.0" if dtype == "bool" else f"{dtype}(x[i]) + 3"
    program = kernel(f"a = {value}\ngrid_sync()\ny[i] = a", f"x: Buf[f32], y: Out[{dtype}]")

    assert [("invocation", dtype, 1)] == [(h.per, h.dtype.name, h.slots) for h in split(program).hidden]
    require_same(program)


@pytest.mark.parametrize("grid", GRIDS)
def test_each_invocation_of_an_element_kernel_has_its_own_element(grid: tuple[int, ...]) -> None:
    body = "a = x[i, gid(1), gid(2)] * 2.0\ngrid_sync()\ny[i, gid(1), gid(2)] = a + x[0, 0, 0]"
    program = kernel(body, "x: Buf[f32, 3], y: Out[f32, 3]")
    (own,) = split(program).hidden

    assert (1, int(np.prod(grid))) == own.shape(None, grid)
    require_same(program, grid, size=5)


@pytest.mark.parametrize("workgroup", [(4,), (2, 3), (2, 2, 2)])
def test_each_invocation_of_a_group_kernel_has_its_own_element(workgroup: tuple[int, ...]) -> None:
    grid = (3, 2, 4)[: len(workgroup)]
    body = "a = x[i, gid(1), gid(2)] * 2.0\ngrid_sync()\ny[i, gid(1), gid(2)] = a + f32(lid(0))"
    program = kernel(body, "x: Buf[f32, 3], y: Out[f32, 3]", workgroup=workgroup)
    (own,) = split(program).hidden

    assert (1, int(np.prod(workgroup) * np.prod(grid))) == own.shape(workgroup, grid)
    require_same(program, grid, size=12)


def test_a_local_that_is_set_again_before_it_is_read_is_not_kept() -> None:
    program = kernel("a = x[i]\ny[i] = a\ngrid_sync()\na = x[i + 1]\ny[i] = a")

    assert () == split(program).hidden


def test_an_id_is_computed_again_rather_than_kept() -> None:
    program = kernel("j = i * 2 + domain(0)\ngrid_sync()\ny[i] = x[j]")

    assert () == split(program).hidden
    require_same(program)


def test_a_condition_on_the_place_of_an_invocation_is_computed_again_however_long() -> None:
    program = kernel(
        "inside = 0 < i < len(x) - 1 and (i < len(x) // 2 or i > len(y) // 3 + 1) and i % 5 != len(y) % 7\n"
        "y[i] = x[i]\ngrid_sync()\nif inside:\n    y[i] = x[i + 1]"
    )

    assert () == split(program).hidden
    require_same(program)


def test_a_value_read_from_memory_is_kept_and_not_read_again() -> None:
    program = kernel("a = y[i]\ny[i] = 7.0\ngrid_sync()\ny[i] = a + y[i]", "y: InOut[f32]")

    assert 1 == len(split(program).hidden)
    require_same(program)


def test_a_local_that_some_invocations_set_again_keeps_its_value_for_the_others() -> None:
    require_same(kernel("a = x[i]\ngrid_sync()\nif x[i + 1] > 50.0:\n    a = 3.0\ngrid_sync()\ny[i] = a"))


def test_a_local_unused_by_a_segment_waits_untouched() -> None:
    parts = split(kernel("a = x[i]\ngrid_sync()\ny[i] = 1.0\ngrid_sync()\ny[i] = a"))

    assert ["out", None, "in"] == [
        next((p.access for p in segment.program.params if p.name == "own_f32"), None)
        for segment in parts.segments
    ]


def test_what_is_the_same_for_all_waits_once() -> None:
    program = kernel("a = x[0]\nb = x[n]\ngrid_sync()\ny[i] = a + b", "x: Buf[f32], y: Out[f32], n: i32")
    (shared,) = split(program).hidden

    assert ("launch", 2, True) == (shared.per, shared.slots, shared.is_swapped)
    require_same(program, n=3)


def test_what_is_the_same_for_a_workgroup_waits_once_for_each() -> None:
    program = kernel("a = x[wid(0)]\ngrid_sync()\na = a + 1.0\ngrid_sync()\ny[i] = a", workgroup=4)
    (shared,) = split(program).hidden

    assert ("group", (1, 3)) == (shared.per, shared.shape((4,), (3,)))
    require_same(program, (3,))


def test_a_kept_value_still_counts_as_uniform_where_a_barrier_needs_it() -> None:
    body = """
w = shared(f32, 8)
n = wid(0) + i32(x[wid(0)]) % 3
grid_sync()
for t in range(n):
    w[lid()] = w[lid()] + x[t]
    barrier()
n = n + 1
y[i] = w[7 - lid()]
grid_sync()
for t in range(n):
    barrier()
    y[i] = y[i] + f32(t)
"""
    require_same(kernel(body, "x: Buf[f32], y: InOut[f32]", workgroup=8), (4,))


def test_a_kept_value_still_counts_as_uniform_where_a_subgroup_needs_it() -> None:
    body = """
l = lid(0)
n = subgroup_max(i32(x[i]))
grid_sync()
s = f32(0)
if l // 32 == 1:
    s = subgroup_add(x[i])
if n > 50:
    s = s + subgroup_add(x[i + 1])
y[i] = s
"""
    require_same(kernel(body, workgroup=64), (2,), size=128)


def test_an_id_set_in_inner_loops_still_counts_as_an_id() -> None:
    body = """
s = f32(0)
for a in range(n):
    for b in range(2):
        l = lid(0)
        if l // 32 == 1:
            s = s + subgroup_add(x[i + b])
        grid_sync()
y[i] = s
"""
    require_same(kernel(body, "x: Buf[f32], y: Out[f32], n: i32", workgroup=64), (2,), size=129, n=2)


def test_a_private_array_keeps_its_elements() -> None:
    body = """
a = local(f32, (2, 3))
for k in range(6):
    a[k // 3, k % 3] = x[i + k]
b = local(i32, 4)
b[1] = 5
grid_sync()
a[1, 2] = a[1, 2] + f32(b[1])
y[i] = a[0, 0]
grid_sync()
y[i] = y[i] + a[1, 2] * a[0, 1] + f32(b[2])
"""
    program = kernel(body, "x: Buf[f32], y: InOut[f32]")

    assert [("own_f32", 6), ("own_i32", 4)] == [
        (hidden.name, hidden.slots) for hidden in split(program).hidden
    ]
    require_same(program)


def test_a_private_array_declared_in_a_loop_is_zero_there_again() -> None:
    body = """
s = f32(0)
for t in range(3):
    a = local(f32, 2)
    a[0] = a[0] + x[i + t]
    grid_sync()
    s = s + a[0] + a[1]
    a[1] = 9.0
y[i] = s
"""
    require_same(kernel(body))


def test_workgroup_memory_belongs_to_the_segments_that_use_it_and_starts_at_zero() -> None:
    body = """
w = shared(f32, 8)
w[lid()] = x[i]
barrier()
y[i] = w[7 - lid()]
grid_sync()
y[i] = y[i] + 1.0
grid_sync()
w[lid()] = w[lid()] + 2.0
barrier()
y[i] = y[i] + w[7 - lid()]
"""
    program = kernel(body, "x: Buf[f32], y: InOut[f32]", workgroup=8)

    assert [True, False, True] == [Declare in kinds(segment.program) for segment in split(program).segments]
    require_same(program, (3,))


def test_workgroup_memory_lives_from_one_iteration_to_the_next() -> None:
    body = """
w = shared(f32, 8)
w[lid()] = x[i]
for t in range(3):
    barrier()
    y[i] = y[i] + w[7 - lid()]
    grid_sync()
    w[lid()] = x[i + t] * 2.0
barrier()
y[i] = y[i] + w[(lid() + 1) % 8]
"""
    require_same(kernel(body, "x: Buf[f32], y: InOut[f32]", workgroup=8), (3,))


def test_atomics_and_stores_are_executed_once() -> None:
    params = "x: Buf[f32], y: Out[i32], n: InOut[i32]"
    program = kernel("old = atomic_add(n, 0, 1)\ngrid_sync()\ny[old] = n[0] + 0 * i", params)
    arguments = given(program)
    expected = {"y": np.zeros(64, np.int32), "n": arguments["n"].copy()}
    expected["n"][0] += 20
    for old in range(arguments["n"][0], min(arguments["n"][0] + 20, 64)):
        expected["y"][old] = expected["n"][0]

    assert {name: array.tobytes() for name, array in expected.items()} == in_segments(
        program, arguments, (20,)
    )
    assert [1, 0] == [
        sum(isinstance(node, Atomic) for node in statements(segment.program.body))
        for segment in split(program).segments
    ]


def test_a_launch_of_many_invocations_reads_what_it_does_not_write() -> None:
    body = "for t in range(n):\n    y[i] = y[i] + x[t]\n    grid_sync()"
    program = kernel(body, "x: Buf[f32], y: InOut[f32], n: i32")

    require_same(program, (70_001,), size=70_010, n=3)


def test_launching_over_nothing_does_nothing() -> None:
    program = kernel("for t in range(1000000000):\n    grid_sync()\n    y[i] = x[i]")

    assert [] == launched(split(program), given(program), (0,))


def test_hidden_names_avoid_the_programs_own() -> None:
    body = """
own_f32 = x[i]
here = x[i + 1]
for t in range(n):
    t_turn = own_f32
    grid_sync()
    y[i] = t_turn + here
"""
    require_same(kernel(body, "x: Buf[f32], y: Out[f32], control: Buf[i32], n: i32"), n=2)


# Errors


def test_a_barrier_in_an_if_is_refused() -> None:
    program = Program("k", (), (If(true(), (GridSync(),)),))

    with pytest.raises(Problems, match="P072"):
        split(program)


def test_a_segment_that_is_too_large_is_named() -> None:
    arrays = ", ".join(f"x{k}: Buf[f32]" for k in range(63))
    program = kernel("a = x0[i]\nb = i32(x1[i])\ngrid_sync()\ny[i] = a + f32(b)", f"{arrays}, y: Out[f32]")

    with pytest.raises(Problems, match=r"segment 2 of 2: the kernel has 66 parameters"):
        split(program)


def test_an_error_of_a_launch_names_the_segment() -> None:
    program = kernel("y[i] = x[i]\ngrid_sync()\ny[i] = 2.0\ngrid_sync()")

    def failing(segment: Program, arguments: Arrays, *, grid: tuple[int, ...]) -> None:
        if segment.name == "k_2_of_3":
            raise CallError("no memory left.")
        launch(segment, arguments, grid=grid)

    with pytest.raises(CallError) as caught:
        run_split(split(program), failing, given(program), grid=(9,), allocate=zeros)

    assert ["This was segment 2 of 3 of k."] == caught.value.__notes__


def test_more_invocations_than_can_be_numbered_are_refused() -> None:
    program = kernel("a = x[i, gid(1)]\ngrid_sync()\ny[i, gid(1)] = a", "x: Buf[f32, 2], y: Out[f32, 2]")

    with pytest.raises(CallError, match="4294967296 invocations"):
        run_split(split(program), launch, {}, grid=(65536, 65536), allocate=zeros)


LARGE = kernel("t = local(f64, 2048)\nt[i % 2048] = f64(x[i])\ngrid_sync()\ny[i] = f32(t[i % 2048])")


RUNS: dict[str, Callable[[Ready, Mapping[str, Any], tuple[int, ...]], None]] = {
    "cpu": on_cpu,
    "reference": on_reference,
}


@pytest.mark.parametrize("device", RUNS)
def test_locals_across_grid_sync_that_no_machine_holds_are_a_call_error(device: str) -> None:
    arguments = {"x": np.zeros(1, np.float32), "y": np.zeros(1, np.float32)}

    with pytest.raises(CallError, match=r"keeps 17,592,186,044,416 bytes of .* across grid_sync.* Fix: "):
        RUNS[device](Ready(LARGE), arguments, (1 << 30,))


def test_too_little_memory_for_locals_across_grid_sync_is_a_call_error() -> None:
    with pytest.raises(CallError, match=r"9,007,199,254,740,992 bytes .* Fix: "):
        kept_zeros((1 << 50,), np.dtype(np.float64))


def test_sums_of_each_invocation_differ_where_a_barrier_depends_on_a_fold_of_the_launch() -> None:
    body = """
        w = shared(i32, 32)
        own = lid_prefix_add(x[i])
        before = group_prefix_max(x[i])
        grid_sync()
        if before > 3:
            w[lid()] = own
            barrier()
            own = w[31 - lid()]
        y[i] = own + before
    """
    program = kernel(textwrap.dedent(body), "x: Buf[i32], y: Out[i32]", workgroup=32)
    x = np.random.default_rng(1).integers(0, 100, 160).astype(np.int32)

    require_same(program, (160,), 160, x=x)
