"""Which backend takes a program, and every reason of one that does not."""

from __future__ import annotations

import pytest

import vyre
from vyre.formats.text import read
from vyre.ir import dtypes
from vyre.ir.nodes import Program
from vyre.run.route import Needs, Reason, launch_refusals, needs, refusals, refused
from vyre.targets.target import EVERYTHING, Capabilities

SIMPLE = """
@kernel
def k(x: Buf[f32], y: Out[f32]):
    y[gid(0)] = x[gid(0)] + 1.0
"""

DEMANDING = """
@kernel(workgroup=(8, 64))
def k(x: InOut[i32, 2], y: Out[f64]):
    tile = shared(f16, (64, 64))
    own = local(u8, 100)
    tile[lid(0), lid(1)] = f16(x[gid(0), gid(1)])
    barrier()
    old: i32 = atomic_add(x, (0, 0), 1)
    best: i32 = subgroup_max(old)
    own[0] = u8(best)
    grid_sync()
    y[gid(0)] = sqrt(f64(best))
"""


def demanding() -> Program:
    return read(DEMANDING)


def whats(program: Program, has: Capabilities) -> list[str]:
    return [reason.what for reason in refusals(needs(program), has)]


def test_a_program_needs_the_types_of_its_arrays_locals_and_values() -> None:
    assert frozenset({dtypes.f32, dtypes.i32}) == needs(read(SIMPLE)).dtypes
    expected = {dtypes.i32, dtypes.f64, dtypes.f16, dtypes.u8}
    assert frozenset(expected) == needs(demanding()).dtypes


def test_a_program_needs_its_operations_atomics_and_subgroup_operations() -> None:
    assert {"atomic_add", "subgroup_max", "sqrt"} <= needs(demanding()).ops


def test_a_program_needs_room_for_its_shared_and_local_arrays() -> None:
    assert {"shared": 64 * 64 * 2, "local": 100} == needs(demanding()).bytes


def test_a_program_needs_its_workgroup_and_grid_barriers() -> None:
    wanted = needs(demanding())

    assert ((8, 64), True) == (wanted.workgroup, wanted.grid_sync)


@pytest.mark.parametrize("text", [SIMPLE, DEMANDING])
def test_a_backend_that_can_do_everything_refuses_nothing(text: str) -> None:
    assert () == refusals(needs(read(text)), EVERYTHING)


def test_missing_types_are_listed_in_one_reason() -> None:
    has = Capabilities(dtypes=frozenset({dtypes.i32, dtypes.u8, dtypes.f32}))

    assert ["it has no f16 and f64"] == whats(demanding(), has)


def test_missing_operations_are_listed_as_they_are_written() -> None:
    wanted = Needs(ops=frozenset({"add", "sqrt", "atomic_add"}))

    assert ["it has no + and atomic_add"] == [
        r.what for r in refusals(wanted, Capabilities(ops=frozenset({"sqrt"})))
    ]


def test_a_device_that_starts_workgroups_in_no_order_has_no_prefixes() -> None:
    text = (
        "@kernel(workgroup=64)\ndef k(x: Buf[i32], y: Out[i32]):\n    y[gid()] = group_prefix_add(x[wid()])\n"
    )
    (reason,) = refusals(needs(read(text)), Capabilities(in_order=False))

    assert "group_prefix" in reason.what
    assert not Capabilities(in_order=False).is_complete
    assert () == refusals(needs(read(text)), EVERYTHING)


def test_all_reasons_come_at_once() -> None:
    has = Capabilities(
        dtypes=frozenset(dtypes.ALL) - {dtypes.f64}, grid_sync=False, workgroup=256, axes=(256, 32, 32),
        shared_bytes=4096, local_bytes=64,
    )  # fmt: skip

    assert [
        "it has no f64",
        "it has no grid_sync()",
        "a workgroup of 512 invocations is more than its 256",
        "a workgroup of 64 along axis 1 is more than its 32",
        "8.0 KiB of shared arrays are more than its 4.0 KiB",
        "100 B of local arrays are more than its 64 B",
    ] == whats(demanding(), has)


def test_a_limit_that_is_just_met_is_met() -> None:
    has = Capabilities(workgroup=512, axes=(8, 64, 1), shared_bytes=8192, local_bytes=100)

    assert [] == whats(demanding(), has)


def test_a_launch_is_refused_for_its_groups_and_its_memory() -> None:
    has = Capabilities(groups=65535, memory_bytes=1 << 30)
    found = launch_refusals(has, groups=(1, 70000), array_bytes=3 << 30)

    assert [
        "70000 workgroups along an axis are more than its 65535",
        "the arrays take 3.0 GiB, and it has 1.0 GiB of memory",
    ] == [reason.what for reason in found]
    assert () == launch_refusals(has, groups=(65535,), array_bytes=1 << 30)


def test_only_a_backend_with_limits_looks_at_launches() -> None:
    assert [False, True, True] == [
        has.is_limited for has in (EVERYTHING, Capabilities(groups=10), Capabilities(memory_bytes=10))
    ]


def test_the_error_names_every_device_and_every_reason_with_its_fix() -> None:
    error = refused(
        "k", {"a": (Reason("no x", "do y"), Reason("no z", "do w")), "b": (Reason("no q", "do r"),)}
    )

    assert isinstance(error, vyre.CallError)
    assert (
        "k cannot run on 'a' and 'b'.\n  a: no x. Fix: do y.\n  a: no z. Fix: do w.\n  b: no q. Fix: do r."
    ) == str(error)
