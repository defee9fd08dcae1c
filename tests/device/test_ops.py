"""Every operation of the table, on all types it takes, gives the same bytes on a GPU as on the CPU."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import numpy as np
import pytest

import vyre as vy
from generation.rows import signatures
from generation.values import contents
from running import on_cpu
from vyre import Buf, Out, f16, f32, gid, i32, u32
from vyre.cache.artifacts import Cache
from vyre.ir import dtypes
from vyre.ir.nodes import Expr, Id, Load, Op, Param, Program, Store
from vyre.ops import TABLE
from vyre.ops.math import ROWS
from vyre.run.device_runtime import DeviceRuntime, Ready

COUNT = 509
GROUP = 20  # operations of one program
SAMPLE = 1 << 22  # bit patterns of f32
FUNCTIONS = [row.name for row in ROWS if row.arity == 1]


def operations() -> list[tuple[str, tuple[Any, ...], Any]]:
    return [
        (row.name, types, result)
        for row in TABLE.values()
        if not row.fast_of
        for types, result in signatures(row, dtypes.ALL)
    ]


def groups() -> Iterator[list[tuple[str, tuple[Any, ...], Any]]]:
    every = iter(operations())
    while part := list(islice(every, GROUP)):
        yield part


def program(part: list[tuple[str, tuple[Any, ...], Any]]) -> Program:
    """A kernel that stores the result of each operation."""
    i = (Id("gid"),)
    inputs: dict[str, Param] = {}
    body = []
    outputs = []
    for number, (name, types, result) in enumerate(part):
        args: list[Expr] = []
        for place, dtype in enumerate(types):
            taken = f"x{place}_{dtype.name}"
            inputs.setdefault(taken, Param(taken, "in", dtype))
            args.append(Load(taken, i, dtype))
        outputs.append(Param(f"y{number}", "out", result))
        body.append(Store(f"y{number}", i, Op(name, tuple(args), result)))
    return Program("operations", (*inputs.values(), *outputs), tuple(body))


@pytest.mark.parametrize("number", range(-(-len(operations()) // GROUP)))
def test_operations_mean_the_same_on_a_gpu(gpu: DeviceRuntime, number: int) -> None:
    part = next(islice(groups(), number, None))
    one = Ready(program(part))
    rng = np.random.default_rng(number)
    given = {p.name: contents(rng, p.dtype, (COUNT,)) for p in one.program.params if p.access == "in"}
    outs = {p.name: p.dtype for p in one.program.params if p.access == "out"}
    expected = given | {name: np.zeros(COUNT, dtype.storage) for name, dtype in outs.items()}
    found = given | {name: np.zeros(COUNT, dtype.storage) for name, dtype in outs.items()}
    on_cpu(one, expected, (COUNT,), Cache(None))
    gpu.run(one, found, (COUNT,))

    wrong = [part[int(name[1:])] for name in outs if expected[name].tobytes() != found[name].tobytes()]
    assert [] == wrong


@pytest.mark.parametrize("function", FUNCTIONS)
def test_functions_give_the_same_bits_over_the_whole_range_of_f32(gpu: DeviceRuntime, function: str) -> None:
    if not any(types == (dtypes.f32,) for types, _ in signatures(TABLE[function], dtypes.ALL)):
        pytest.skip(f"{function} takes no f32")
    step = (1 << 32) // SAMPLE
    x = (np.arange(SAMPLE, dtype=np.uint64) * step + 77).astype(np.uint32).view(np.float32)
    body = (Store("y", (Id("gid"),), Op(function, (Load("x", (Id("gid"),), dtypes.f32),), dtypes.f32)),)
    one = Ready(Program("sample", (Param("x", "in", dtypes.f32), Param("y", "out", dtypes.f32)), body))
    expected, found = np.zeros(SAMPLE, np.float32), np.zeros(SAMPLE, np.float32)
    on_cpu(one, {"x": x, "y": expected}, (SAMPLE,), Cache(None))
    gpu.run(one, {"x": x, "y": found}, (SAMPLE,))

    assert 0 == int((expected.view(np.uint32) != found.view(np.uint32)).sum())


@vy.kernel
def lowest_bits(x: Buf[f32], y: Out[f32], z: Out[i32]):
    i = gid()
    y[i] = 1.0 / x[i]
    z[i] = i32(vy.from_bits(f32, vy.select(x[i] > 2.0, u32(0), u32(1)))) + i32(x[i] > 3.0)


def test_the_lowest_bit_of_a_float_is_converted_as_a_float() -> None:
    y, z = lowest_bits(vy.array(np.float32([1, 2.5, 4, 0.5]), device="cuda"))

    assert [1, 0.4000000059604645, 0.25, 2] == y.numpy().tolist()
    assert [0, 0, 1, 0] == z.numpy().tolist()


@vy.kernel
def wide(x: Buf[f32], y: Out[f32]):
    i = gid()
    y[i] = x[i] + x[len(x) - 1 - i]


def test_arrays_of_more_than_4_gib_work() -> None:
    count = (1 << 30) + 12345
    x = vy.zeros(count, device="cuda")
    host = np.arange(1000, dtype=np.float32)
    end = vy.array(host, device="cuda")
    gpu = end.gpu
    with gpu.current():
        gpu.check(gpu.cuda.cuMemcpyDtoDAsync_v2(x.end - end.nbytes, end.address, end.nbytes, 1), "copying")
    y = wide(x)
    first = vy.DeviceArray(gpu, y.address, (1000,), dtypes.f32, stream=y.stream, owner=y)

    assert host[::-1].tolist() == first.numpy().tolist()


@vy.kernel
def least_of_negated(x: Buf[i32], y: Buf[i32], z: Buf[i32], least: Out[i32], most: Out[i32]):
    i = gid()
    least[i] = min(min(x[i], -y[i]), z[i]) + min(min(-x[i], -z[i]), 3)
    most[i] = max(max(x[i], -y[i]), z[i]) + max(max(-x[i], -z[i]), 3)


def test_the_least_of_three_keeps_the_sign_of_a_negation() -> None:
    x, y, z = np.random.default_rng(3).integers(-9, 9, (3, 4096), np.int32)
    there = [vy.array(each, device="cuda") for each in (x, y, z)]

    least, most = least_of_negated(*there)

    assert np.array_equal(np.minimum(np.minimum(x, -y), z) + np.minimum(np.minimum(-x, -z), 3), least.numpy())
    assert np.array_equal(np.maximum(np.maximum(x, -y), z) + np.maximum(np.maximum(-x, -z), 3), most.numpy())


@vy.kernel
def not_below(x: Buf[f32], y: Out[i32]):
    i = gid()
    y[i] = i32(vy.abs(x[i]) >= 0.0) + 2 * i32(vy.abs(x[i]) > -1.0) + 4 * i32(f16(vy.abs(x[i])) >= f16(0.0))


def test_the_size_of_a_nan_is_not_above_any_number() -> None:
    x = np.float32([np.nan, -np.nan, 1, -0.0, np.inf] * 30)

    assert np.where(np.isnan(x), 0, 7).tolist() == not_below(vy.array(x, device="cuda")).numpy().tolist()
