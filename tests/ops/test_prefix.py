"""Folds over the workgroups before one, against plain Python in the documented order."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import vyre as vy
from vyre import Buf, Const, InOut, Out, dtype, f32, gid, i32, lid, wid
from vyre.check.rules import check
from vyre.formats import read, show
from vyre.ir.problem import Problems

DEVICES = ["reference", "cpu"]


def folded(join: Any, values: Any, neutral: Any) -> list[Any]:
    """For each value the fold of those before it: nodes of a tree of 16 children, the largest first."""
    levels = [list(values)]
    while len(levels[-1]) >= 16:
        row = levels[-1]
        nodes = []
        for first in range(0, len(row) // 16 * 16, 16):
            node = row[first]
            for child in row[first + 1 : first + 16]:
                node = join(node, child)
            nodes.append(node)
        levels.append(nodes)
    out = []
    for at in range(len(values)):
        total = neutral
        for level in reversed(range(len(levels))):
            place = at >> (4 * level)
            for node in levels[level][place - place % 16 : place]:
                total = join(total, node)
        out.append(total)
    return out


@vy.kernel(workgroup=8)
def sums(x: Buf[T], y: Out[T], T: Const[dtype] = f32):
    y[wid()] = vy.group_prefix(x[wid()], "add")


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("groups", [0, 1, 2, 15, 16, 17, 255, 256, 257, 4099])
def test_sums_are_added_in_the_documented_order(groups: int, device: str) -> None:
    x = (np.random.default_rng(groups).standard_normal(groups) * 1000).astype(np.float32)

    y = sums(x, np.zeros_like(x), groups=groups, device=device)

    assert folded(np.add, x, np.float32(0)) == y.tolist()


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("name", ["u8", "i8", "u16", "i16", "u32", "i32", "u64", "i64", "f16", "f32", "f64"])
def test_every_type_has_sums(name: str, device: str) -> None:
    storage = getattr(vy, name).storage
    x = np.random.default_rng(3).integers(0, 100, 300).astype(storage)

    y = sums(x, np.zeros_like(x), groups=300, device=device, T=getattr(vy, name))

    assert np.array(folded(np.add, x, storage.type(0)), storage).tobytes() == y.tobytes()


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("name", ["u8", "i16", "i32", "u64"])
@pytest.mark.parametrize("groups", [1, 32, 33, 1100])
def test_integers_are_added_by_a_subgroup(groups: int, name: str, device: str) -> None:
    @vy.kernel(workgroup=64)
    def wide(x: Buf[T], y: Out[T], T: Const[dtype] = f32):
        y[wid()] = vy.group_prefix(x[wid()], "add")

    storage = getattr(vy, name).storage
    x = np.random.default_rng(3).integers(0, 100, groups).astype(storage)

    y = wide(x, np.zeros_like(x), groups=groups, device=device, T=getattr(vy, name))

    assert (np.cumsum(x, dtype=storage) - x).tobytes() == y.tobytes()


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("op", ["mul", "min", "max", "and", "or", "xor"])
def test_every_operation_has_its_own_neutral_value(op: str, device: str) -> None:
    program = read(
        "@kernel(workgroup=32)\ndef k(x: Buf[i64], y: Out[i64]):\n"
        f"    p: i64 = group_prefix_{op}(x[wid(0)])\n    y[wid(0)] = p\n"
    )
    neutral = {"mul": 1, "min": 2**63 - 1, "max": -(2**63), "and": -1, "or": 0, "xor": 0}[op]
    join = {
        "mul": np.multiply, "min": np.minimum, "max": np.maximum, "and": np.bitwise_and,
        "or": np.bitwise_or, "xor": np.bitwise_xor,
    }[op]  # fmt: skip
    x = np.random.default_rng(5).integers(-(2**62), 2**62, 50)

    y = made(program)(x, np.zeros_like(x), groups=50, device=device)

    assert folded(join, x, np.int64(neutral)) == y.tolist()


def made(program: Any) -> Any:
    names: dict[str, Any] = {}
    text = "import vyre\nfrom vyre import *\n@vyre." + show(program).lstrip("@\n")
    import linecache

    linecache.cache["<prefix>"] = (len(text), None, text.splitlines(keepends=True), "<prefix>")
    exec(compile(text, "<prefix>", "exec"), names)
    return names["k"]


@pytest.mark.parametrize("device", DEVICES)
def test_a_scan_in_one_launch_keeps_locals_and_shared_memory(device: str) -> None:
    @vy.kernel(workgroup=64)
    def scan(x: Buf[i32], y: Out[i32], last: Out[i32]):
        tile = vy.shared(i32, 64)
        tile[lid()] = x[gid()]
        upto = vy.workgroup_scan(x[gid()])
        before = vy.group_prefix(vy.workgroup_sum(x[gid()]), "add")
        y[gid()] = before + upto
        last[gid()] = tile[63 - lid()]

    x = np.arange(64 * 37, dtype=np.int32)
    y, last = scan(x, device=device)

    assert np.cumsum(x).tolist() == y.tolist()
    assert x.reshape(-1, 64)[:, ::-1].ravel().tolist() == last.tolist()
    assert vy.check(scan, x).findings == ()


@pytest.mark.parametrize("device", DEVICES)
def test_groups_of_several_axes_are_in_row_major_order(device: str) -> None:
    @vy.kernel(workgroup=(2, 4))
    def corners(x: Buf[i32, 2], y: Out[i32, 2]):
        y[wid(0), wid(1)] = vy.group_prefix(x[wid(0), wid(1)], max)

    x = np.random.default_rng(1).integers(0, 10_000, (7, 9)).astype(np.int32)
    y = corners(x, np.zeros_like(x), groups=(7, 9), device=device)

    before = np.concatenate([[-(2**31)], np.maximum.accumulate(x.ravel())[:-1]])
    assert before.tolist() == y.ravel().tolist()


@pytest.mark.parametrize("device", DEVICES)
def test_prefixes_and_grid_barriers_go_together(device: str) -> None:
    @vy.kernel(workgroup=32)
    def both(x: InOut[i32], y: Out[i32]):
        first = vy.group_prefix(x[wid() * 32], "add")
        vy.grid_sync()
        x[gid()] = first
        vy.grid_sync()
        y[gid()] = vy.group_prefix(x[(vy.num_groups() - 1 - wid()) * 32], "add") + first

    x = np.arange(32 * 20, dtype=np.int32)
    heads = x[::32].copy()
    y = both(x, device=device)
    before = np.concatenate([[0], np.cumsum(heads)[:-1]])
    turned = np.concatenate([[0], np.cumsum(before[::-1])[:-1]])

    assert np.repeat(before, 32).tolist() == x.tolist()
    assert np.repeat(turned + before, 32).tolist() == y.tolist()


def the_problem(text: str) -> Any:
    with pytest.raises(Problems) as caught:
        check(read(text))
    return caught.value.problems[0]


HEAD = "@kernel(workgroup=64)\ndef k(x: Buf[i32], y: Out[i32]):\n"


def test_a_prefix_is_not_in_an_if_or_a_loop() -> None:
    for around in ("if x[0] > 0:", "for k in range(3):"):
        problem = the_problem(f"{HEAD}    {around}\n        y[gid()] = group_prefix_add(x[0])\n")
        assert "P074" == problem.code


def test_every_workgroup_reaches_a_prefix() -> None:
    problem = the_problem(
        f"{HEAD}    if x[wid()] > 0:\n        return\n    y[gid()] = group_prefix_add(x[0])\n"
    )

    assert "P071" == problem.code


def test_a_prefix_needs_workgroups() -> None:
    problem = the_problem(
        "@kernel\ndef k(x: Buf[i32], y: Out[i32]):\n    y[gid()] = group_prefix_add(x[0])\n"
    )

    assert "P053" == problem.code


@pytest.mark.parametrize("call", ["x[0]", 'x[0], "sum"', 'x[0], "add", 0', "x[0], op=i32", "x[0], x[1]"])
def test_other_operations_are_a_problem_that_lists_those_there_are(call: str) -> None:
    problem = the_problem(f"{HEAD}    y[gid()] = group_prefix({call})\n")

    assert "P113" == problem.code
    assert '"add"' in problem.fix
    assert '"xor"' in problem.fix


def test_a_result_is_uniform_in_the_workgroup() -> None:
    text = f"{HEAD}    n: i32 = group_prefix_add(x[0])\n"

    check(read(f"{text}    for k in range(n):\n        barrier()\n    y[0] = n\n"))


def test_a_result_is_known_to_be_uniform_only_where_there_are_subgroups() -> None:
    text = f"{HEAD.replace('64', '7')}    n: i32 = group_prefix_add(x[0])\n"
    problem = the_problem(f"{text}    for k in range(n):\n        barrier()\n    y[0] = n\n")

    assert "P070" == problem.code
    assert "the result of group_prefix_add()" in problem.what
    assert "multiple of 32" in problem.fix


def test_a_result_differs_between_workgroups() -> None:
    problem = the_problem(
        f"{HEAD}    n: i32 = group_prefix_add(1)\n    for k in range(n):\n        grid_sync()\n    y[0] = n\n"
    )

    assert "P071" == problem.code


def test_threads_take_workgroups_in_order() -> None:
    """Many threads, little work: a group that ran before one that it waits for would never end."""
    x = np.ones(20_000, np.float32)
    before = vy.threads()
    vy.threads(7)
    try:
        for _ in range(5):
            assert sums(x, np.zeros_like(x), groups=len(x)).tolist() == list(range(len(x)))
    finally:
        vy.threads(before)


@vy.kernel(workgroup=32)
def turned_above(x: Buf[T, "n"], y: Out[T, "n"], least: T, T: Const[dtype] = f32):
    row = vy.shared(T, 32)
    before = vy.group_prefix(x[wid() * 32], "max")
    row[lid()] = x[gid()]
    if before > least:
        vy.barrier()
        y[gid()] = row[31 - lid()]
    else:
        y[gid()] = before


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("name", ["u8", "i16", "u32", "i64", "f16", "f32", "f64"])
def test_a_barrier_may_depend_on_a_prefix(name: str, device: str) -> None:
    x = np.random.default_rng(1).integers(0, 100, 32 * 20).astype(getattr(vy, name).storage)
    x[0] = x[64] = 0
    kind = getattr(vy, name)
    neutral = -np.inf if kind.is_float else np.iinfo(x.dtype).min
    before = folded(max, x[::32].tolist(), neutral)
    rows = [
        row[::-1] if most > 50 else np.full(32, most)
        for row, most in zip(x.reshape(-1, 32), before, strict=True)
    ]

    y = turned_above(x, least=50, T=kind, groups=20, device=device)

    assert np.concatenate(rows).tolist() == y.tolist()


@vy.kernel(workgroup=8)
def columns(x: Buf[T], y: Out[T], T: Const[dtype] = i32):
    y[gid()] = vy.lid_prefix_add(x[gid()])


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("name", ["u8", "i16", "u32", "i32", "u64", "i64"])
@pytest.mark.parametrize("groups", [1, 2, 5, 4099])
def test_each_invocation_has_the_sum_of_its_own_values_before(groups: int, name: str, device: str) -> None:
    T = getattr(vy, name)
    bounds = np.iinfo(T.storage)
    rng = np.random.default_rng(groups)
    x = rng.integers(bounds.min, bounds.max, (groups, 8), T.storage, endpoint=True)

    y = columns(x.ravel(), device=device, T=T).reshape(groups, 8)

    assert (np.cumsum(x, axis=0, dtype=x.dtype) - x).tobytes() == y.tobytes()


@pytest.mark.parametrize("device", DEVICES)
def test_a_workgroup_of_two_axes_adds_in_linear_order(device: str) -> None:
    @vy.kernel(workgroup=(2, 4))
    def added(x: Buf[i32, 2], y: Out[i32, 2]):
        y[gid(0), gid(1)] = vy.lid_prefix_add(x[gid(0), gid(1)])

    x = np.arange(6 * 8, dtype=np.int32).reshape(6, 8)
    tiles = x.reshape(3, 2, 2, 4).transpose(0, 2, 1, 3).reshape(6, 8)
    wanted = (np.cumsum(tiles, axis=0) - tiles).reshape(3, 2, 2, 4).transpose(0, 2, 1, 3).reshape(6, 8)

    assert wanted.tolist() == added(x, device=device).tolist()


def test_floats_have_no_sums_by_invocation() -> None:
    with pytest.raises(Problems, match="P203"):
        columns(np.zeros(8, np.float32), T=f32)
