"""What the sanitizer finds, and what it rightly does not."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from reference.launching import checked, unchecked, zeros
from reference.test_groups import TREE
from vyre.ir.problem import Span
from vyre.reference import Finding, Report, sanitize


def report(text: str, grid: int | tuple[int, ...], **arguments: Any) -> Report:
    return sanitize(checked(text), arguments, grid=grid if isinstance(grid, tuple) else (grid,))


def the_finding(text: str, grid: int | tuple[int, ...], **arguments: Any) -> Finding:
    found = report(text, grid, **arguments)
    assert 1 == len(found.findings), str(found)
    return found.findings[0]


def lines(finding: Finding) -> set[int | None]:
    return {span.line if span else None for span in (finding.where, finding.other)}


def test_a_clean_kernel_gives_a_clean_report_and_its_outputs() -> None:
    y = zeros(100_000)
    found = report("def k(y: Out[i32]):\n    i = gid()\n    y[i] = i\n    y[i] += 1\n", 100_000, y=y)

    assert found.clean, str(found)
    assert 100_000 == found.invocations
    assert np.array_equal(np.arange(1, 100_001), y)


def test_a_neighbour_read_without_a_barrier_is_a_race_with_both_lines() -> None:
    text = """
        def k(y: InOut[i32]):
            i = gid()
            y[i] = i
            a = y[i + 1] if i + 1 < len(y) else 0
            if a == -1:
                y[i] = a
    """
    found = the_finding(text, 10, y=zeros(10))

    assert "race" == found.kind
    assert {4, 5} == lines(found)
    assert (9, (1,)) == (found.count, found.index)


def test_reading_before_another_lane_writes_is_a_race_too() -> None:
    text = """
        def k(y: InOut[i32]):
            i = gid()
            a = y[(i + 1) % len(y)]
            y[i] = a
    """
    found = the_finding(text, 70_000, y=zeros(70_000))

    assert "race" == found.kind
    assert {4, 5} == lines(found)
    assert 70_000 == found.count


def test_two_lanes_storing_to_one_element_by_one_statement_is_a_race() -> None:
    found = the_finding("def k(y: Out[i32]):\n    y[gid() // 2] = 1\n", 8, y=zeros(4))

    assert ("race", 4, (0,)) == (found.kind, found.count, found.index)
    assert "invocations 0 and 1 both store to y[0], and nothing orders them." == found.what


def test_a_race_across_chunks_is_found() -> None:
    found = the_finding("def k(y: Out[i32]):\n    y[gid() % 65536] = 1\n", 65_537, y=zeros(65_536))

    assert "invocations 0 and 65536 both store to y[0], and nothing orders them." == found.what


def test_a_plain_access_concurrent_with_an_atomic_is_a_race() -> None:
    text = """
        def k(n: InOut[u32], y: Out[u32]):
            i = gid()
            atomic_add(n, 0, 1)
            y[i] = n[0]
    """
    found = the_finding(text, 4, n=zeros(1, np.uint32), y=zeros(4, np.uint32))

    assert "race" == found.kind
    assert {4, 5} == lines(found)


def test_a_plain_write_is_remembered_behind_an_atomic_of_the_same_lane() -> None:
    text = """
        def k(n: InOut[u32]):
            if gid() == 0:
                n[0] = 5
            atomic_add(n, 0, 1)
    """
    found = the_finding(text, 2, n=zeros(1, np.uint32))

    assert {4, 5} == lines(found)


def test_an_atomic_is_remembered_behind_that_of_another_lane() -> None:
    text = """
        def k(n: InOut[u32]):
            i = gid()
            atomic_add(n, 0, 1)
            if i == domain(0) - 1:
                n[0] = 0
    """
    assert {4, 6} == lines(the_finding(text, 3, n=zeros(1, np.uint32)))


def test_a_reader_of_another_group_is_remembered_across_a_barrier() -> None:
    text = """
        @kernel(workgroup=32)
        def k(x: InOut[i32], y: Out[i32]):
            y[gid()] = x[0]
            barrier()
            if gid() == 5:
                x[0] = 1
    """
    found = the_finding(text, 3, x=zeros(1), y=zeros(96))

    assert {4, 7} == lines(found)


def test_a_second_reader_of_the_group_is_remembered() -> None:
    text = """
        @kernel(workgroup=32)
        def k(x: InOut[i32], y: Out[i32]):
            y[gid()] = x[0]
            if lid() == 0:
                x[0] = 1
    """
    assert {4, 6} == lines(the_finding(text, 1, x=zeros(1), y=zeros(32)))


def test_readers_after_a_barrier_replace_those_before_it() -> None:
    text = """
        @kernel(workgroup=32)
        def k(x: InOut[i32], y: Out[i32]):
            y[gid()] = x[0]
            barrier()
            y[gid()] = x[0] + 1
            if lid() == 0:
                x[0] = 1
    """
    assert {6, 8} == lines(the_finding(text, 1, x=zeros(1), y=zeros(32)))


def test_a_reader_of_another_group_is_remembered_when_the_own_group_reads_again() -> None:
    text = """
        @kernel(workgroup=32)
        def k(x: InOut[i32], y: Out[i32]):
            y[gid()] = x[0]
            barrier()
            if wid() == 0:
                y[gid()] = x[0]
            barrier()
            if gid() == 0:
                x[0] = 1
    """
    assert {4, 10} == lines(the_finding(text, 2, x=zeros(1), y=zeros(64)))


def test_atomics_among_themselves_are_no_race() -> None:
    text = "def k(n: InOut[u32]):\n    atomic_add(n, 0, 1)\n    atomic_max(n, 0, 7)\n"

    assert report(text, 100, n=zeros(1, np.uint32)).clean


def test_reading_the_same_element_is_no_race() -> None:
    assert report(
        "def k(x: InOut[i32], y: Out[i32]):\n    y[gid()] = x[0]\n", 9, x=zeros(1), y=zeros(9)
    ).clean


def test_accesses_separated_by_barriers_are_no_race() -> None:
    groups = 1500  # more than one chunk of lanes
    found = report(TREE, groups, x=np.arange(64 * groups), y=zeros(groups, np.int64))

    assert found.clean, str(found)


def test_a_forgotten_barrier_is_a_race_in_workgroup_memory() -> None:
    text = """
        @kernel(workgroup=32)
        def k(x: Buf[i32], y: Out[i32]):
            a = shared(i32, 32)
            a[lid()] = x[gid()]
            y[gid()] = a[31 - lid()]
    """
    found = the_finding(text, 4, x=zeros(128), y=zeros(128))

    assert ("race", 128) == (found.kind, found.count)
    assert {5, 6} == lines(found)
    assert "put vyre.barrier() between the two lines, or make both atomic." == found.fix


def test_a_barrier_does_not_order_two_groups() -> None:
    text = """
        @kernel(workgroup=32)
        def k(x: InOut[i32], y: Out[i32]):
            x[gid()] = 1
            barrier()
            y[gid()] = x[(gid() + 1) % 64]
    """
    found = the_finding(text, 2, x=zeros(64), y=zeros(64))

    assert ("race", 2) == (found.kind, found.count)


def test_grid_sync_orders_everybody() -> None:
    text = """
        @kernel(workgroup=32)
        def k(x: InOut[i32], y: Out[i32]):
            x[gid()] = 1
            grid_sync()
            y[gid()] = x[(gid() + 1) % 64]
    """
    assert report(text, 2, x=zeros(64), y=zeros(64)).clean


def test_the_next_turn_of_a_loop_needs_its_barrier_too() -> None:
    text = """
        @kernel(workgroup=32)
        def k(y: Out[i32]):
            a = shared(i32, 32)
            for turn in range(2):
                a[lid()] = turn
                barrier()
                y[gid()] = a[31 - lid()]
    """
    assert {6, 8} == lines(the_finding(text, 1, y=zeros(32)))


def test_a_group_that_barriers_more_often_than_another_is_no_race() -> None:
    text = """
        @kernel(workgroup=32)
        def k(y: Out[i32]):
            a = shared(i32, 32)
            a[lid()] = 1
            barrier()
            for turn in range(wid()):
                b = a[31 - lid()]
                barrier()
                a[lid()] = b
                barrier()
            y[gid()] = a[31 - lid()]
    """
    assert report(text, 4, y=zeros(128)).clean


def test_accesses_outside_are_counted_by_line_with_the_first_index() -> None:
    text = """
        def k(x: Buf[i32], y: Out[i32]):
            i = gid()
            a = x[3 * i - 2]
            y[i + 7] = a
            atomic_add(y, u64(i) + 18446744073709551610, 1)
    """
    found = report(text, 10, x=zeros(10), y=zeros(10)).findings

    assert ["out of range"] * 3 == [f.kind for f in found]
    assert [(4, 7, (-2,)), (5, 7, (10,)), (6, 6, (2**64 - 6,))] == [
        (f.where.line if f.where else 0, f.count, f.index) for f in found if f.kind == "out of range"
    ]


def test_a_private_array_has_bounds_too() -> None:
    text = "def k(y: Out[i32]):\n    a = local(i32, 2)\n    y[gid()] = a[gid()]\n"
    found = the_finding(text, 5, y=zeros(5))

    assert ("out of range", 3, (2,)) == (found.kind, found.count, found.index)


def test_a_private_array_may_be_written() -> None:
    text = "def k(y: Out[i32]):\n    a = local(i32, 2)\n    a[0] = gid()\n    y[gid()] = a[0]\n"

    assert report(text, 5, y=zeros(5)).clean


def test_a_branch_not_taken_loads_nothing() -> None:
    text = """
        def k(x: Buf[i32], y: Out[i32]):
            i = gid()
            a = x[i - 1] if i > 0 else 0
            if i + 1 < len(x) and x[i + 1] == 0 or i > 100 and x[i + 100] == 1:
                a += 1
            y[i] = a
    """
    assert report(text, 6, x=zeros(6), y=zeros(6)).clean


def test_only_the_lanes_that_load_are_counted() -> None:
    text = "def k(x: Buf[i32], y: Out[i32]):\n    i = gid()\n    y[i] = x[-1] if i % 3 == 0 else 0\n"

    assert 4 == the_finding(text, 10, x=zeros(5), y=zeros(10)).count


def test_only_the_lanes_that_load_in_the_other_branch_are_counted() -> None:
    text = "def k(x: Buf[i32], y: Out[i32]):\n    i = gid()\n    y[i] = 0 if i % 3 > 0 else x[-1]\n"

    assert 4 == the_finding(text, 10, x=zeros(5), y=zeros(10)).count


def test_an_output_read_before_it_is_written_is_found() -> None:
    text = "def k(y: Out[f32]):\n    i = gid()\n    y[i] = y[i] + 1.0\n"
    found = the_finding(text, 6, y=zeros(6, np.float32))

    assert ("unwritten", 6, (0,)) == (found.kind, found.count, found.index)
    assert "InOut[f32]" in found.fix


def test_workgroup_memory_read_before_it_is_written_is_found() -> None:
    text = """
        @kernel(workgroup=32)
        def k(y: Out[i32]):
            a = shared(i32, 32)
            if lid() < 30:
                a[lid()] = 1
            barrier()
            y[gid()] = a[lid()]
    """
    found = the_finding(text, 3, y=zeros(96))

    assert ("unwritten", 6, (30,)) == (found.kind, found.count, found.index)


def test_workgroup_memory_is_unwritten_again_after_grid_sync() -> None:
    text = """
        @kernel(workgroup=32)
        def k(y: Out[i32]):
            a = shared(i32, 32)
            a[lid()] = 1
            grid_sync()
            y[gid()] = a[lid()]
    """
    assert ("unwritten", 64) == (lambda f: (f.kind, f.count))(the_finding(text, 2, y=zeros(64)))


def test_counters_start_at_zero_and_may_be_read() -> None:
    text = """
        @kernel(workgroup=32)
        def k(x: Buf[u8], h: InOut[u32]):
            part = shared(u32, 32)
            atomic_add(part, i32(x[gid()] % u8(4)), 1)
            barrier()
            atomic_add(h, lid(), part[lid()])
    """
    found = report(text, 3, x=np.arange(96, dtype=np.uint8), h=zeros(32, np.uint32))

    assert found.clean, str(found)


def divergent(statement: str, grid: int, **arguments: Any) -> Finding:
    program = unchecked(f"""
        @kernel(workgroup=64)
        def k(y: Out[i32]):
            a = 1
            if gid() % 64 < 40 or wid() == 0:
                {statement}
            y[gid()] = a
    """)
    found = sanitize(program, arguments, grid=(grid,)).findings
    assert 1 == len(found)
    return found[0]


def test_a_barrier_that_some_reach_is_found() -> None:
    found = divergent("barrier()", 4, y=zeros(256))

    assert ("divergence", 3, (1,)) == (found.kind, found.count, found.index)
    assert "40 of 64 invocations reach the barrier, first in workgroup 1." == found.what
    assert Span("<text>", 6, 8) == found.where


def test_a_collective_that_part_of_a_subgroup_reaches_is_found() -> None:
    found = divergent("a = subgroup_add(a)", 4, y=zeros(256))

    assert ("divergence", 3) == (found.kind, found.count)
    assert "8 of 32 invocations reach subgroup_add, first in workgroup 1." == found.what


def test_a_grid_sync_that_some_reach_is_found() -> None:
    found = divergent("grid_sync()", 2, y=zeros(128))

    assert ("divergence", 1) == (found.kind, found.count)
    assert "104 of 128 invocations reach the grid_sync, first in workgroup 0." == found.what


def test_races_in_two_dimensions_name_element_and_invocation() -> None:
    text = "def k(y: InOut[i32, 2]):\n    y[gid(0), 0] = 1\n"
    found = the_finding(text, (3, 2), y=zeros((3, 2)))

    assert (3, (0, 0)) == (found.count, found.index)
    assert "invocations (0, 0) and (0, 1) both store to y[0, 0], and nothing orders them." == found.what


def test_pairs_of_lines_are_reported_once() -> None:
    text = """
        def k(y: InOut[i32]):
            i = gid()
            for turn in range(5):
                y[i] = y[i + 1] + y[i - 1] if 0 < i < 9 else 0
    """
    found = report(text, 10, y=zeros(10)).findings

    assert ["race"] == [f.kind for f in found]


@pytest.mark.parametrize(("size", "is_clean"), [(100, True), (70, True), (64, False)])
def test_a_store_of_the_last_workgroup_beyond_the_array_is_a_note(size: int, is_clean: bool) -> None:
    text = """
        @kernel(workgroup=64)
        def k(x: Buf[i32], y: Out[i32]):
            y[gid()] = x[gid()]
    """
    found = report(text, 2, x=zeros(size), y=zeros(size))

    assert is_clean == found.clean
    assert is_clean == any("the store is dropped" in note.what for note in found.notes)
