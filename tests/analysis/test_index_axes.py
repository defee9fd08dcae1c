"""Which array axes are indexed by an id plus a constant."""

import pytest

from vyre.analysis.index_axes import index_axes
from vyre.formats import read

HEAD = "def k(x: Buf[f32], y: Out[f32], a: Buf[f32, 2], idx: Buf[i32], n: i32):\n"


def used(lines: str, workgroup: str = "") -> tuple[int, list[str]]:
    """The rank of the domain, and each axis that an id indexes, in words; * if it is stored to just there."""
    body = "".join(f"    {line}\n" for line in lines.split("\n"))
    program = read(f"@kernel{workgroup}\n{HEAD}{body}")
    found = index_axes(program)
    names = [param.name for param in program.params]
    return found.rank, [
        f"{names[use.place]}.{use.axis}={use.kind}{use.of}{'*' * use.is_stored_at}" for use in found.uses
    ]


@pytest.mark.parametrize(
    "index",
    [
        "gid()",
        "gid() + 1",
        "gid() - 1",
        "1 + gid()",
        "i",
        "i + 2 - 1",
        "j",
        "u32(gid())",
        "i64(j) - 4",
        "i - 0 + 0",
    ],
)
def test_an_id_plus_a_constant_counts(index: str) -> None:
    assert (1, ["x.0=gid0"]) == used(f"i = gid()\nj = i - 1\nt = x[{index}]")


@pytest.mark.parametrize(
    "index",
    [
        "2 * gid()", "gid() // 2", "n - gid()", "gid() + n", "-gid()", "gid() + gid()", "gid() + gid(1)", "n",
        "min(gid() + 1, n - 1)", "clamp(gid(), 0, n)", "gid() if n > 0 else 0", "idx[n]", "0",
        "len(x) - 1 - gid()",
        "i32(u8(gid()))", "k", "gid() * 0", "gid() % 4", "m", "k + gid()",
    ],
)  # fmt: skip
def test_every_other_index_says_nothing(index: str) -> None:
    lines = f"m = gid()\nm = m + 1\nt = 0.0\nfor k in range(n):\n    t = x[{index}]"

    assert [] == used(lines)[1]


def test_the_variable_of_a_loop_over_numbers_is_a_constant() -> None:
    assert (1, ["x.0=gid0"]) == used("for d in range(-1, 2):\n    t = x[gid() + d]")
    assert (1, ["x.0=gid0"]) == used("for d in unroll(range(3)):\n    t = x[d * 2 + gid()]")


def test_several_loops_over_numbers_may_share_a_variable() -> None:
    first = "for d in range(2):\n    t = x[gid() + d]"

    assert (1, ["x.0=gid0"]) == used(f"{first}\nfor d in range(3):\n    t = x[gid() - d]")
    assert (1, []) == used(f"{first}\nfor d in range(n):\n    t = x[gid() - d]")


def test_a_local_that_is_assigned_twice_says_nothing() -> None:
    assert (1, []) == used("i = gid()\nif n > 0:\n    i = gid() + 1\nt = x[i]")
    assert (1, []) == used("for i in range(2):\n    i = gid()\n    t = x[i]")


def test_stores_just_at_an_id_are_marked() -> None:
    assert (1, ["y.0=gid0*"]) == used("y[gid()] = 1.0")
    assert (1, ["y.0=gid0"]) == used("y[gid() + 1] = 1.0")
    assert (1, ["y.0=gid0*"]) == used("y[gid() + 1] = 1.0\ny[gid()] = 2.0")
    assert (1, ["y.0=gid0*"]) == used("atomic_add(y, gid(), 1.0)")
    assert (1, ["y.0=gid0"]) == used("for d in range(0, 2):\n    y[gid() + d] = 1.0")


def test_axes_are_distinguished() -> None:
    assert (2, ["a.0=gid1", "a.1=gid0"]) == used("t = a[gid(1), gid(0) - 2]")
    assert (2, ["a.0=gid0", "a.1=gid0", "a.1=gid1"]) == used("t = a[gid(0), gid(0)] + a[0, gid(1)]")


def test_an_index_inside_of_an_index_counts() -> None:
    assert (1, ["idx.0=gid0", "x.0=gid0"]) == used("t = x[idx[gid()]] + x[gid()]")


def test_private_arrays_do_not_count() -> None:
    assert (1, []) == used("p = local(f32, 4)\np[gid()] = 1.0")


def test_the_domain_has_the_axes_that_the_program_asks_for() -> None:
    assert 0 == used("y[0] = 1.0")[0]
    assert 3 == used("y[gid(2)] = 1.0")[0]
    assert 2 == used("y[gid()] = f32(domain(1))")[0]


def test_ids_of_workgroups() -> None:
    size = "(workgroup=64)"

    assert (0, ["y.0=wid0*"]) == used("y[wid()] = 1.0", size)
    assert (0, ["y.0=gid0*"]) == used("y[wid() * 64 + lid()] = 1.0", size)
    assert (0, ["y.0=gid0*"]) == used("y[lid() + group_size() * wid()] = 1.0", size)
    assert (0, []) == used("y[wid() * 32 + lid()] = 1.0", size)
    assert (0, []) == used("y[lid()] = 1.0", size)
