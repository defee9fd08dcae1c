"""WGSL of kernels: the text, and that it needs neither wgpu nor an adapter."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import vyre
from vyre import Buf, InOut, Out, f32, gid, i32, lid, shared, u8, u32
from vyre.emit.wgsl import library
from vyre.emit.wgsl.printer import wgsl
from vyre.emit.wgsl.profile import Profile
from vyre.ir import dtypes
from vyre.lower import gpu as schedule
from vyre.ops import ATOMICS, TABLE
from vyre.ops.row import TypeFault
from vyre.run.device_runtime import Ready

GOLDEN = Path(__file__).with_name("golden")


@vyre.kernel
def blur(x: Buf[f32, "n"], y: Out[f32, "n"], t: f32):
    i = gid()
    y[i] = (x[i - 1] + x[i] + x[i + 1]) / t


@vyre.kernel
def counted(x: Buf[u8, 2], hist: InOut[u32]):
    for j in range(x.shape[1]):
        if x[gid(0), j] == 0:
            continue
        vyre.atomic_add(hist, i32(x[gid(0), j]), u32(1))


@vyre.kernel(workgroup=64)
def summed(x: Buf[f32], y: InOut[f32]):
    part = shared(f32, 64)
    part[lid()] = x[gid()] + vyre.subgroup_add(x[gid()])
    vyre.barrier()
    y[gid()] = part[63 - lid()]


@pytest.mark.parametrize("kernel", [blur, counted, summed], ids=lambda kernel: kernel.__name__)
def test_the_text_is_as_it_was(kernel: vyre.Kernel, request: pytest.FixtureRequest) -> None:
    rank = 1
    text = kernel.asm("wgsl", rank=rank) if kernel is not summed else kernel.asm("wgsl")
    file = GOLDEN / f"{kernel.__name__}.wgsl"
    if request.config.getoption("--bless", default=False):
        file.write_text(text)

    assert file.read_text() == text


def test_every_operation_is_written_for_every_type() -> None:
    missing = []
    for row in TABLE.values():
        if row.llvm is None:
            continue
        for dtype in dtypes.ALL:
            types = (dtypes.bool_,) * row.free + (dtype,) * (row.arity - row.free)
            for named in dtypes.ALL if row.names_dtype else (None,):
                try:
                    result = row.rule(types, named)
                except TypeFault:
                    continue
                if row.wgsl is None or row.wgsl(dtype, result) is None:
                    missing.append((row.name, dtype, result))

    assert [] == missing
    assert all(row.wgsl(dtypes.u32) or row.by or row.values == 2 for row in ATOMICS.values())


@vyre.kernel
def quick(x: Buf[f32, "n"], h: Buf[vyre.f16, "n"], d: Buf[vyre.f64, "n"], y: Out[f32, "n"]):
    i = gid()
    y[i] = vyre.exp(x[i], fast=True) + vyre.rsqrt(x[i], fast=True) + vyre.cbrt(x[i], fast=True)
    y[i] += f32(vyre.sin(h[i], fast=True)) + f32(vyre.sin(d[i], fast=True)) + f32(i32(x[i], fast=True))


def test_fast_functions_are_those_of_wgsl_where_it_has_them() -> None:
    text = quick.asm("wgsl", rank=1)

    assert 1 == text.count(" exp(") + text.count("(exp(")
    assert 1 == text.count("inverseSqrt(")
    assert 1 == text.count("f16_rounded(bitcast<u32>(sin(")
    assert "n_f32_i32(" in text
    assert "d_fma(" in text  # f64 is Vyre's own function


def test_a_long_condition_on_scalars_is_joined_with_one_that_is_not() -> None:
    """Mesa's compiler never ended on it: it follows every path of a condition on uniforms."""

    @vyre.kernel
    def chosen(y: InOut[f32], t: vyre.bf16):
        if vyre.isfinite(vyre.log(t)):
            y[gid()] = 1.0

    @vyre.kernel
    def placed(x: Buf[f32, 2], y: InOut[f32], t: vyre.bf16):
        y[gid()] = x[u32(vyre.erf(t)), gid()]

    assert "if ((always & " in chosen.asm("wgsl", rank=1)
    assert "ld_x(((always & " in placed.asm("wgsl", rank=1)


def test_functions_of_the_library_use_only_each_other() -> None:
    known = library.functions()
    for name, text in known.items():
        assert text.startswith(f"fn {name}("), name
        assert library.used(text), name


def test_functions_of_the_library_do_not_branch_between_two_conditions() -> None:
    """`&&` and `||` branch, and Mesa's compiler never ended on many that depend on uniforms alone."""
    branching = [name for name, text in library.functions().items() if "&&" in text or "||" in text]

    assert [] == branching


def test_the_text_needs_no_wgpu() -> None:
    program = """
import sys
sys.modules["wgpu"] = None
sys.path.insert(0, sys.argv[1])
import vyre
from test_wgsl import blur
print(blur.asm("wgsl").count("fn main"))
"""
    command = [sys.executable, "-c", program, str(Path(__file__).parent)]
    finished = subprocess.run(command, capture_output=True, text=True, check=False)

    assert "1\n" == finished.stdout, finished.stderr


def test_a_sum_that_is_only_compared_with_a_literal_has_no_fence() -> None:
    @vyre.kernel
    def inside(x: Buf[f32], y: Out[f32]):
        a = x[gid()]
        if a * a + 1.5 > 1.5:
            y[gid()] = a + 1.5

    text = inside.asm("wgsl")

    assert "n_lt((0x3fc00000u ^ P[0].y), r_add(n_mul(" in text
    assert "n_add(" in text


@vyre.kernel
def powers(x: Buf[f32], y: Out[u8]):
    y[gid()] = u8(vyre.pow(x[gid()], 1.5))


def test_a_thread_computes_one_element_where_many_operations_are_by_integers() -> None:
    lowered = schedule.lower(Ready(powers.program).lowered, 1, frozenset({"y"}))

    assert 4 == wgsl(lowered).items
    assert 1 == wgsl(lowered, Profile()).items  # SwiftShader compiles a loop over such elements for minutes


@vyre.kernel
def curve(x: Buf[vyre.f64, "n"], n: Buf[i32, "n"], y: Out[vyre.f64, "n"]):
    t = vyre.pow(x[gid()], 1.5)
    count = n[gid()]
    t = t * vyre.f64(count) + 1.0
    for _ in range(count):
        t = t * x[gid()] + vyre.sqrt(t) - vyre.exp(t) / 3.0
    y[gid()] = t


def test_long_functions_of_many_calls_are_called_in_one_place_each() -> None:
    text = wgsl(schedule.lower(Ready(curve.program).lowered, 1), Profile()).text
    main = text[text.index("fn main(") :]

    loops = main.count("switch turn {")  # of 32 turns or some more: before the loop, and in it
    assert loops in (3, 4, 5)
    assert [True] * 3 == [0 < main.count(f"d_{name}(") <= loops for name in ("fma", "div", "sqrt")]
    assert 0 == main.count("d_add(") + main.count("d_sub(") + main.count("d_mul(")
    assert "d_add(" in quotient.asm("wgsl", rank=1)  # few calls are not worth a loop


@vyre.kernel
def quotient(x: Buf[vyre.f64, "n"], y: Out[vyre.f64, "n"]):
    y[gid()] = (x[gid()] + 1.0) / x[gid()]
