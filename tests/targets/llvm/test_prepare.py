"""What programs go through before they are lowered: each value gets a local of its own."""

from __future__ import annotations

import vyre as vy
from vyre import Buf, Out, f32, gid, i32, lid
from vyre.formats import text
from vyre.ir.nodes import Program
from vyre.lower.launch import Facts
from vyre.lower.prepare import own_locals
from vyre.targets.cuda import ptx


def program(kernel: vy.Kernel) -> Program:
    return kernel._build({}).lowered.program


def test_a_local_that_one_block_assigns_twice_becomes_two() -> None:
    @vy.kernel
    def k(x: Buf[f32], y: Out[f32]):
        j = gid() * 2
        y[j] = x[j]
        j = gid() * 2 + 1
        y[j] = x[j]

    shown = text.show(own_locals(program(k)))

    assert "y[j_1] = x[j_1]" in shown
    assert "y[j_2] = x[j_2]" in shown


def test_a_value_that_goes_on_into_the_next_turn_keeps_its_local() -> None:
    @vy.kernel
    def k(y: Out[i32], n: i32):
        a = i32(0)
        for _ in range(n):
            a = a + 1
            a = a * 2
        y[gid()] = a

    assert program(k) == own_locals(program(k))


def test_a_local_that_a_branch_assigns_keeps_its_name() -> None:
    @vy.kernel
    def k(x: Buf[i32], y: Out[i32]):
        a = x[gid()]
        a = a + 1
        if a > 3:
            a = i32(0)
        y[gid()] = a

    assert program(k) == own_locals(program(k))


def test_a_local_that_a_branch_assigns_for_itself_alone_becomes_two() -> None:
    @vy.kernel
    def k(x: Buf[i32], y: Out[i32], n: i32):
        t = n * 2
        y[gid()] = x[t]
        if n > 3:
            t = t + 1
            y[t] = 5

    shown = text.show(own_locals(program(k)))

    assert "= x[t_1]" in shown
    assert "t_2: i32 = t_1 + 1" in shown
    assert "y[t_2] = 5" in shown


def test_a_local_that_a_branch_in_a_loop_assigns_for_the_next_turn_keeps_its_name() -> None:
    @vy.kernel
    def k(x: Buf[i32], y: Out[i32], n: i32):
        t = n * 2
        for i in range(n):
            y[i] = x[t]
            if i > 3:
                t = t + 1
                y[t] = 5

    assert program(k) == own_locals(program(k))


def test_an_unrolled_loop_reads_vectors_for_any_name_of_its_index() -> None:
    @vy.kernel(workgroup=64)
    def k(x: Buf[f32], y: Out[f32]):
        total = f32(0)
        for c in vy.unroll(range(4)):
            j = lid() * 4 + c
            total += x[j]
        for c in vy.unroll(range(4)):
            j = lid() * 4 + c
            y[j] = total

    lowered = k._build({}).ready.lowered
    made = ptx.compile(lowered, 1, "sm_90", facts=Facts(aligned=True, distinct=True))

    assert 1 == made.ptx.count("ld.global.nc.v4.b32")
    assert 1 == made.ptx.count("st.global.v4.b32")
