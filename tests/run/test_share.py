"""Programs under plain names: the same but for what things are called."""

from __future__ import annotations

import numpy as np
import pytest

import vyre as vy
from vyre import Buf, Const, Out, f32, gid, i32, reference
from vyre.check.rules import problems
from vyre.ir.nodes import Program
from vyre.run.recording import readies, with_plain_names


@vy.kernel
def first(x: Buf[f32], y: Out[f32], by: f32, n: Const[int] = 3):
    held = vy.local(f32, 4)
    total = f32(0)
    for k in range(n):
        held[k] = x[gid() + k] * by
        total += held[k]
    if total > by:
        return
    y[gid()] = total + f32(x.shape[0])


@vy.kernel
def second(v0: Buf[f32], p0: Out[f32], v1: f32, n: Const[int] = 3):
    p1 = vy.local(f32, 4)
    p2 = f32(0)
    for a0 in range(n):
        p1[a0] = v0[gid() + a0] * v1
        p2 += p1[a0]
    if p2 > v1:
        return
    p0[gid()] = p2 + f32(v0.shape[0])


@vy.kernel
def other(x: Buf[f32], y: Out[f32], by: f32):
    y[gid()] = x[gid()] * by


@vy.kernel
def counted(x: Buf[i32], y: Out[i32]):
    held = vy.atomic_add(y, x[gid()] % 4, 1)
    y[gid()] = held


def renamed(program: Program) -> Program:
    plain = with_plain_names(program)
    return Program("k", plain.params, plain.body, plain.workgroup)


@pytest.mark.parametrize("kernel", [first, second, other, counted])
def test_a_program_under_plain_names_is_valid(kernel: vy.Kernel) -> None:
    plain = with_plain_names(kernel.program)

    assert [] == problems(plain)
    assert plain == with_plain_names(plain)
    assert [f"p{k}" for k in range(len(plain.params))] == [param.name for param in plain.params]


def test_a_program_under_plain_names_does_the_same() -> None:
    x = np.random.default_rng(1).standard_normal(16).astype(np.float32)
    results = []
    for program in (second.program, with_plain_names(second.program)):
        y = np.zeros(16, np.float32)
        values = dict(zip((param.name for param in program.params), (x, y, np.float32(0.5)), strict=True))
        reference.run(program, values, grid=(16,))
        results.append(y.tobytes())

    assert results[0] == results[1]


def test_programs_that_differ_in_names_alone_share_their_code() -> None:
    one, two, three = readies([renamed(k.program) for k in (first, other, second)])

    assert one is three
    assert one is not two


def test_stages_of_a_kernel_are_compiled_once() -> None:
    @vy.pipeline
    def again(x):  # type: ignore[no-untyped-def]
        for _ in range(6):
            x = other(x, by=0.5)
        return x

    again(np.ones(8, np.float32), fuse="off")
    again(np.ones(9, np.float32), fuse="off")  # whatever else is compiled first, is
    before = vy.counters()["loaded"]
    again(np.ones(10, np.float32), fuse="off")

    assert 1 == vy.counters()["loaded"] - before
