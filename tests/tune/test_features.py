"""What a stage is like, from its Program alone."""

import math
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import vyre as vy
from strategies import case
from vyre import Buf, Const, InOut, Out, exp, f32, f64, gid, i32, kernel, lid, u8
from vyre.analysis.cost import registers
from vyre.front.read import program
from vyre.tune.features import Features, features

N = 1 << 10


def of(k: Any, **consts: Any) -> Features:
    made = k._build(consts).lowered.program
    shapes = {param.name: (N,) * param.rank for param in made.params if param.is_array}
    grid = (N // 64,) if made.workgroup else (N,)
    return features(made, grid, shapes)


@kernel
def scaled(x: Buf[f32], y: Out[f32], a: f32):
    y[gid()] = x[gid()] * a


@kernel
def window(x: Buf[f32], y: Out[f32], r: Const[int] = 1):
    total = f32(0)
    for d in range(-r, r + 1):
        total += x[gid() + d]
    y[gid()] = total


@kernel
def gathered(x: Buf[f64], at: Buf[i32], y: Out[f64]):
    y[gid()] = x[at[gid()]]


@kernel
def parted(x: Buf[f32], y: Out[f32]):
    v = x[gid()]
    if v > 0:
        v = exp(v)
    y[gid()] = v


@kernel
def guarded(x: Buf[f32], y: Out[f32]):
    if gid() > 3:
        y[gid()] = exp(x[gid()])


@kernel
def horner(x: Buf[f32], y: Out[f32]):
    v = x[gid()]
    for _ in vy.unroll(range(40)):
        v = v * 0.5 + 0.25
    y[gid()] = v


@kernel(workgroup=64)
def rows(x: Buf[f32, 2], y: Out[f32]):
    total = f32(0)
    for k in range(lid(), x.shape[1], 64):
        total += x[vy.wid(), k]
    y[gid()] = vy.subgroup_add(total)


@kernel
def bytes_only(x: InOut[u8]):
    x[gid()] += 1


def test_operations_loads_and_stores_are_those_of_an_invocation() -> None:
    found = of(scaled)

    assert (1, 1, 1) == (found.flops, found.loads, found.stores)
    assert (N, 2 * 4 * N, "memory") == (found.parallelism, found.bytes, found.kind)


@pytest.mark.parametrize(("r", "points"), [(1, 3), (4, 9)])
def test_loops_count_by_their_turns_and_indices_do_not_count(r: int, points: int) -> None:
    found = of(window, r=r)

    assert (points, points, 0.0) == (found.loads, found.flops, found.irregular)


def test_a_loop_over_a_shape_counts_by_the_shape() -> None:
    found = of(rows)

    assert (N // 64, True) == (found.loads, found.is_group)
    assert N == found.parallelism


def test_loads_where_data_says_are_irregular() -> None:
    found = of(gathered)

    assert (2, 0.5, 0.0, 8) == (found.loads, found.irregular, found.strided, found.itemsize)


@pytest.mark.parametrize(
    ("index", "strided"),
    [
        ("i + 3", 0.0), ("i * 1 + n", 0.0), ("7", 0.0), ("n * 2", 0.0), ("2 * i", 1.0), ("n - i", 1.0),
        ("i // 2", 1.0), ("i % 8", 1.0), ("i ^ 1", 1.0), ("len(x) - 1", 0.0), ("k * 64 + i", 0.0),
    ],
)  # fmt: skip
def test_loads_are_strided_unless_neighbours_load_neighbours(index: str, strided: float) -> None:
    made = program(
        "@kernel\ndef k(x: Buf[f32], y: Out[f32], n: i32):\n    i = gid()\n    for k in range(4):\n"
        f"        y[i] = x[{index}]\n"
    )

    assert strided == features(made, (N,), {"x": (N,), "y": (N,)}).strided


def test_the_last_axis_is_the_one_along_which_neighbours_lie() -> None:
    def strided(index: str) -> float:
        text = f"@kernel\ndef k(x: Buf[f32, 2], y: Out[f32, 2]):\n    y[gid(0), gid(1)] = x[{index}]\n"
        return features(program(text), (N, N), {"x": (N, N), "y": (N, N)}).strided

    assert (0.0, 1.0) == (strided("gid(0), gid(1)"), strided("gid(1), gid(0)"))


def test_loops_that_share_a_variable_load_neighbours_each() -> None:
    loop = "    for k in range(lid(), x.shape[0], 64):\n        y[k] = x[k]\n"
    made = program(f"@kernel(workgroup=64)\ndef k(x: Buf[f32], y: Out[f32]):\n{loop}{loop}")

    assert 0.0 == features(made, (1,), {"x": (N,), "y": (N,)}).strided


def test_control_that_data_decides_diverges_and_a_guard_on_ids_does_not() -> None:
    assert 0.8 < of(parted).divergence < 1
    assert "control" == of(parted).kind
    assert 0.0 == of(guarded).divergence


def test_features_count_the_expansion_of_operations() -> None:
    assert 10 < of(guarded).flops < 60


def test_long_arithmetic_is_bound_by_it() -> None:
    assert "compute" == of(horner).kind
    assert "memory" == of(scaled).kind


def test_arrays_that_are_read_and_written_count_both_ways() -> None:
    assert 2 * N == of(bytes_only).bytes


@pytest.mark.parametrize("count", [2, 12])
def test_registers_are_the_values_held_at_a_time(count: int) -> None:
    source = "@kernel\ndef k(x: Buf[f32], y: Out[f32]):\n    i = gid()\n"
    source += "".join(f"    v{k} = x[i + {k}]\n" for k in range(count))
    source += "    y[i] = " + " + ".join(f"v{k} * v{k}" for k in range(count)) + "\n"
    assert count + 1 <= registers(program(source).body) <= count + 3  # i, and sums of products


def test_a_local_that_a_loop_uses_lives_to_its_end() -> None:
    text = (
        "@kernel\ndef k(x: Buf[f32], y: Out[f32]):\n    a = x[0]\n    t = f32(0)\n"
        "    for i in range(9):\n        b = a * 2.0\n        c = b * b\n        t = t + c\n"
        "    y[gid()] = t\n"
    )

    assert 5 <= registers(program(text).body) <= 6  # a, t, i, and two of b, c and a product


def test_features_are_plain_data_too() -> None:
    told = of(parted).to_dict()

    assert ("control", N) == (told["kind"], told["parallelism"])
    assert {"flops", "bytes", "divergence", "registers"} <= set(told)


def test_locals_made_of_each_other_are_looked_at_once() -> None:
    text = "@kernel\ndef k(x: Buf[f32], y: Out[f32], n: i32):\n    n = n + 1\n    v0 = gid() + n\n"
    text += "".join(f"    v{k + 1} = v{k} + v{k}\n" for k in range(64))
    text += "    for i in range(v64):\n        y[gid()] = x[v64]\n"

    assert 1.0 == features(program(text), (N,), {"x": (N,), "y": (N,)}).strided


@given(seed=st.integers(0, 2**48 - 1))
def test_every_program_has_features(seed: int) -> None:
    random = case(seed)
    shapes = {name: value.shape for name, value in random.arguments.items() if isinstance(value, np.ndarray)}

    found = features(random.program, random.grid, shapes)

    counts = (found.flops, found.effort, found.loads, found.stores, found.bytes, found.registers)
    assert all(math.isfinite(count) and count >= 0 for count in counts)
    assert 0 <= found.irregular + found.strided <= 1.0 + 1e-9
    assert 0 <= found.divergence <= 1.0 + 1e-9
