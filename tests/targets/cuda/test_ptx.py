"""PTX without a GPU: everything that is compiled is what ptxas takes, and says what it should."""

from __future__ import annotations

import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from bench.cuda import kernels

import vyre as vy
from targets.cuda.assembling import Assembled, assemble
from vyre import Buf, Out, f16, f32, f64, gid, i16, i32, lid, u32
from vyre.front import read
from vyre.lib.kernels.thin_tiles import MOST_SHARED, thin_form
from vyre.lib.kernels.tiles import tile_form
from vyre.lower.launch import Facts
from vyre.run.device_runtime import Ready
from vyre.targets.cuda import ptx
from vyre.targets.specialization import Configuration

WORKER = Path(__file__).with_name("ptx_worker.py")
ALL = Facts(aligned=True, distinct=True, narrow=True, even=True, alike=frozenset("xyz"))
ARCHS = ("sm_75", "sm_80", "sm_90", "sm_100")
BENCH = {
    "copy": 1, "saxpy": 1, "five_point": 2, "transpose": 2, "partial_sums": 1, "softmax": 1,
    "short_softmax": 1, "wide_softmax": 1, "matmul": 3,
}  # fmt: skip
ODD = replace(ALL, even=False, phase=1)
FOR_ODD_ROWS = {
    "five_point": (2, {}), "transpose": (2, {"tall": 96, "wide": 96}),
    "softmax": (1, {"wide": False}), "narrow_softmax": (1, {"each": 16, "wide": False}),
}  # fmt: skip


@vy.kernel
def saxpy(x: Buf[f32], y: Buf[f32], z: Out[f32], a: f32):
    z[gid()] = a * x[gid()] + y[gid()]


def kernel(source: vy.Kernel, *, rank: int = 1, facts: Facts = ALL, **choices: object) -> ptx.PtxKernel:
    lowered = source._build({}).ready.lowered
    return ptx.compile(lowered, rank, "sm_90", Configuration(**choices), facts)  # type: ignore[arg-type]


@pytest.mark.parametrize("arch", ARCHS)
@pytest.mark.parametrize("name", BENCH)
def test_the_kernels_of_the_bench_need_no_spills(name: str, arch: str, tmp_path: Path) -> None:
    program = getattr(kernels, name)._build({}).ready.lowered
    made = assemble(ptx.compile(program, BENCH[name], arch, facts=ALL).ptx, arch, tmp_path)

    assert "" == made.errors
    assert 0 == made.spilled


@pytest.mark.parametrize("arch", ARCHS)
@pytest.mark.parametrize("name", FOR_ODD_ROWS)
def test_the_kernels_of_the_bench_for_odd_rows_need_none_either(name: str, arch: str, tmp_path: Path) -> None:
    rank, consts = FOR_ODD_ROWS[name]
    program = getattr(kernels, name)._build(consts).ready.lowered
    made = assemble(ptx.compile(program, rank, arch, facts=ODD).ptx, arch, tmp_path)

    assert "" == made.errors
    assert 0 == made.spilled


@pytest.mark.parametrize("arch", ARCHS)
def test_ptxas_takes_random_programs(arch: str, tmp_path: Path) -> None:
    first = 12 * ARCHS.index(arch)
    worker = subprocess.run(
        [sys.executable, str(WORKER), str(first), str(first + 12), arch, str(tmp_path)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert 0 == worker.returncode, f"{worker.stdout.splitlines()[-1:]}: {worker.stderr[-2000:]}"
    texts = sorted(tmp_path.glob("*_*.ptx"))
    assert len(texts) >= 12
    faults = [(text.name, assemble(text.read_text(), arch, tmp_path).errors) for text in texts]
    assert [] == [fault for fault in faults if fault[1]]


def test_neighbours_are_read_and_written_16_bytes_at_a_time() -> None:
    text = kernel(saxpy).ptx

    assert 2 == text.count("ld.global.nc.v4.b32")
    assert 1 == text.count("st.global.v4.b32")


def test_long_straight_code_keeps_all_passes() -> None:
    """A matrix product in tiles is 25,000 lines of LLVM IR: too many for all passes on a CPU, not here."""

    assert 64 == kernel(kernels.matmul, rank=2).ptx.count("ld.shared.v4.b32")


def test_products_by_tiles_read_shared_memory_in_vectors(tmp_path: Path) -> None:
    """A row of two tiles is read for each of 8 steps and in three loops at the end, checked and unchecked."""
    choices = {
        "T": vy.f32,
        "A": vy.f32,
        "Y": vy.f32,
        "is_float": True,
        "group": 8,
        "a_step": 1,
        "b_step": 1,
        "step": 4,
    }
    forms = {"a_turned": False, "b_turned": False, "is_batch": False}
    program = tile_form(8, 16, 2, 1, 0)._build(choices | forms).ready.lowered
    text = ptx.compile(program, 3, "sm_90", facts=ALL).ptx

    assert 2 * 11 * 3 == text.count("ld.shared.v4.b32")
    assert Assembled("", 0) == assemble(text, "sm_90", tmp_path)


@pytest.mark.parametrize("rows", [4, 8])
def test_products_by_thin_tiles_spill_no_registers(rows: int, tmp_path: Path) -> None:
    choices = {"T": vy.f32, "A": vy.f32, "Y": vy.f32, "is_float": True, "is_swapped": False, "step": 4}
    program = thin_form(rows)._build(choices | {"a_turned": False, "b_turned": False}).ready.lowered
    made = ptx.compile(program, 3, "sm_90", facts=ALL)

    assert made.shared <= MOST_SHARED
    assert Assembled("", 0) == assemble(made.ptx, "sm_90", tmp_path)


def test_arrays_that_may_overlap_are_read_coherently() -> None:
    text = kernel(saxpy, facts=Facts(aligned=True)).ptx

    assert "ld.global.nc" not in text
    assert "ld.global.v4.b32" in text


def test_unaligned_arrays_are_read_one_element_at_a_time() -> None:
    made = kernel(saxpy, facts=Facts(distinct=True))

    assert ".v4" not in made.ptx
    assert 1 == made.items


def test_products_and_sums_are_rounded_one_by_one() -> None:
    text = kernel(saxpy).ptx

    assert "fma.rn" not in text
    assert "mul.rn.f32" in text


def test_a_launch_covers_its_domain() -> None:
    made = kernel(saxpy)

    assert (1, 1, 1) == made.blocks((1,))
    assert (1, 1, 1) == made.blocks((1024,))
    assert (2, 1, 1) == made.blocks((1025,))


def test_rows_of_odd_length_get_room_for_a_late_beginning() -> None:
    made = kernel(kernels.five_point, rank=2, facts=Facts(aligned=True, distinct=True, alike=frozenset("xy")))

    assert 3 == made.slack
    assert (2, 1, 1) == made.blocks((8, 126))


def test_workgroups_are_counted_along_one_axis() -> None:
    made = kernel(kernels.transpose, rank=2)

    assert (35, 1, 1) == made.blocks((5, 7))


@vy.kernel
def difficult(x: Buf[i32], y: Out[i32], z: Out[i16], s: Out[f32], d: Out[f64]):
    i = gid()
    y[i] = vy.sign(vy.abs(x[i]))
    z[i] = vy.add_sat(i16(1), -i16(x[i])) + vy.abs(i16(x[i]))
    s[i] = vy.copysign(f32(x[i]), -vy.abs(f32(y[i])))
    d[i] = vy.copysign(f64(x[i]), f64(y[i])) / -5e-324


@vy.kernel
def least_of_negated(x: Buf[i32], y: Buf[i32], z: Buf[i32], least: Out[i32], negated: Out[i32]):
    i = gid()
    other = 7
    if z[i] > 3:
        other = -y[i]
    least[i] = min(min(x[i], other), z[i])
    negated[i] = -x[i]


def test_a_negation_that_is_compared_is_spelled_otherwise() -> None:
    text = kernel(least_of_negated, lanes=1).ptx

    assert 1 == text.count("neg.s32")
    assert 1 == text.count("not.b32")


@vy.kernel
def not_below(x: Buf[f32], y: Out[i32]):
    i = gid()
    y[i] = i32(vy.abs(x[i]) >= 0.0) + 2 * i32(vy.abs(x[i]) > -1.0) + 4 * i32(f16(vy.abs(x[i])) >= f16(0.0))


def test_comparisons_that_only_a_nan_makes_false_are_spelled_otherwise(tmp_path: Path) -> None:
    text = kernel(not_below, lanes=1).ptx

    assert [] == re.findall(r"setp\.g[et]\.f32", text)
    assert {"setp.ltu.f32", "setp.leu.f32"} == set(re.findall(r"setp\.\w+\.f32", text))
    assert "" == assemble(text, "sm_90", tmp_path).errors


@pytest.mark.parametrize("word", ["abs.s32", "abs.s16", "neg.s16", "copysign", "selp.f"])
def test_what_ptxas_gets_wrong_is_spelled_otherwise(word: str) -> None:
    assert word not in kernel(difficult).ptx


@vy.kernel
def lowest_bits(x: Buf[f32], y: Out[f32], z: Out[i32]):
    i = gid()
    y[i] = 1.0 / x[i]
    z[i] = i32(vy.from_bits(f32, vy.select(x[i] > 2.0, u32(0), u32(1)))) + i32(x[i] > 3.0)


def test_bits_that_are_converted_as_a_float_are_not_chosen_from_1_and_0() -> None:
    text = kernel(lowest_bits, lanes=1).ptx

    assert "rcp.rn.f32" in text
    assert ["3, 0", "1, 0"] == re.findall(r"selp\.b32 \t%\w+, ([013], [013]),", text)


def test_ptxas_takes_the_other_spellings(tmp_path: Path) -> None:
    text = kernel(difficult).ptx

    assert "div.rn.f64" in text
    assert "" == assemble(text, "sm_90", tmp_path).errors


def test_profilers_see_the_name_of_a_kernel() -> None:
    @vy.kernel
    def größe(x: Buf[f32], y: Out[f32]):
        y[gid()] = x[gid()]

    names = [re.findall(r"\.entry (\w+)\(", kernel(one).ptx) for one in (saxpy, größe)]

    assert [["vyre_saxpy"], ["vyre_gr__e"]] == names


def test_atomics_stay_on_the_device() -> None:
    @vy.kernel
    def k(x: Buf[u32], y: Out[u32]):
        vy.atomic_add(y, 0, x[gid()])

    text = kernel(k).ptx

    assert "atom.relaxed.gpu.global.add.u32" in text or "atom.global.add.u32" in text
    assert ".sys" not in text


def test_a_capability_that_is_too_old_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="sm_50"):
        ptx.target("sm_50")


def test_a_capability_that_is_newer_gets_the_newest_known_code() -> None:
    assert "sm_121" == ptx.target("sm_999").cpu


def test_an_array_that_threads_hand_values_through_is_read_again_behind_a_barrier() -> None:
    @vy.kernel(workgroup=64)
    def k(x: Buf[f32], y: Out[f32]):
        y[gid()] = x[gid()]
        vy.barrier()
        y[gid()] = y[gid()] + 1.0

    text = kernel(k).ptx

    assert "ld.global.b32" in text[text.index("bar.sync") :]


def test_a_kernel_with_grid_barriers_waits_at_them_in_one_launch(tmp_path: Path) -> None:
    @vy.kernel
    def k(x: vy.InOut[f32], n: i32):
        for _ in range(n):
            v = x[gid() - 1] + x[gid() + 1]
            vy.grid_sync()
            x[gid()] = v
            vy.grid_sync()

    made = kernel(k)

    assert made.meets
    assert "" == assemble(made.ptx, "sm_90", tmp_path).errors
    assert 2 == made.ptx.count("ld.acquire.gpu.global")
    assert (4, 1, 1) == made.blocks((1000,))


def test_a_shared_array_that_is_filled_first_is_not_cleared() -> None:
    assert 36 == kernel(kernels.transpose, rank=2).ptx.count("st.shared.b32")


def test_a_shared_array_read_at_any_row_is_cleared_unless_all_rows_are_filled() -> None:
    @vy.kernel(workgroup=32)
    def picked(x: Buf[i32], y: Out[i32], rows: vy.Const[int]):
        tile = vy.shared(i32, (rows, 32))
        for k in vy.unroll(range(4)):
            tile[k, vy.lid()] = x[32 * k + vy.lid()]
        vy.barrier()
        y[gid()] = tile[x[gid()], 31 - vy.lid()]

    barriers = [
        ptx.compile(picked._build({"rows": rows}).ready.lowered, 1, "sm_90").ptx.count("bar.sync")
        for rows in (4, 5)
    ]

    assert [2, 3] == barriers


def test_shared_arrays_filled_by_quotients_or_after_a_barrier_are_not_cleared() -> None:
    @vy.kernel(workgroup=32)
    def turned(x: Buf[i32], y: Out[i32]):
        wide = vy.shared(i32, 80)
        narrow = vy.shared(i32, 34)
        lane = vy.lid()
        for k in vy.unroll(range(2)):
            wide[lane // 4 * 5 + lane % 4 + 40 * k] = x[gid() + 32 * k]
        vy.barrier()
        narrow[lane + lane // 16] = wide[lane % 4 + lane // 4 * 5] + wide[lane // 4 * 5 + lane % 4 + 40]
        vy.barrier()
        if lane < 17:
            narrow[16 - lane] = narrow[lane + 17]  # beyond the end for the last one
        vy.barrier()
        y[gid()] = narrow[lane]

    made = kernel(turned).ptx
    # Nobody fills 16 and 33 of `narrow`.
    assert 3 + 4 == made.count("bar.sync")
    assert 1 == made.count("], 0;")


def test_shared_arrays_are_cleared_while_loads_are_on_their_way() -> None:
    @vy.kernel(workgroup=32)
    def chosen(x: Buf[f32], y: Out[f32]):
        tile = vy.shared(f32, 64)
        own = vy.local(f32, 2)
        for k in vy.unroll(range(2)):
            own[k] = x[64 * vy.wid() + 32 * k + vy.lid()]
        for k in vy.unroll(range(2)):
            if own[k] > 0:
                tile[32 * k + vy.lid()] = own[k]
        vy.barrier()
        y[gid()] = tile[63 - vy.lid()]

    fast = kernel(chosen).ptx.partition("st.shared")
    assert fast[0].count("ld.global") == 2


@pytest.mark.parametrize("back", [True, False], ids=["its own place", "a fixed place"])
def test_shared_memory_is_read_only_by_those_who_choose_to(back: bool) -> None:
    # What is read too much does no harm, but tools that look for races report it.
    @vy.kernel(workgroup=32)
    def chosen(x: Buf[f32], y: Out[f32], back: vy.Const[bool]):
        tile = vy.shared(f32, 32)
        tile[vy.lid()] = x[vy.lid()]
        vy.barrier()
        v = tile[31 - vy.lid() if back else 3] if vy.lid() > 7 else f32(1.0)
        y[vy.lid()] = v + x[vy.lid()]

    text = ptx.compile(chosen._build({"back": back}).ready.lowered, 1, "sm_90", facts=ALL).ptx
    before = text.partition("bar.sync")[2].partition("ld.shared")[0]

    assert re.search(r"setp[^;]*, [78];.*bra", before, re.DOTALL)


def test_a_bounds_check_by_the_user_is_not_repeated() -> None:
    @vy.kernel(workgroup=32)
    def guarded(x: Buf[f32], y: Out[f32]):
        y[gid()] = x[gid()] if gid() < x.shape[0] else f32(1.0)

    text = kernel(guarded).ptx
    fast = text[text.index("ld.global") :].partition("$L")[0]

    assert 1 == fast.count("setp")  # is it a NaN


@vy.kernel
def powers(x: Buf[f32], y: Out[f32]):
    y[gid()] = vy.exp(x[gid()])


def test_a_float_within_bounds_takes_an_instruction_for_each_bound() -> None:
    program = powers._build({}).ready.lowered
    new, old = (ptx.compile(program, 1, arch).ptx for arch in ("sm_90", "sm_75"))

    four = ptx.compile(program, 1, "sm_90", facts=ALL).ptx  # and one, at the end

    assert (1, 1) == (new.count("max.NaN.f32"), new.count("min.NaN.f32"))
    assert (5, 5) == (four.count("max.NaN.f32"), four.count("min.NaN.f32"))
    assert ".NaN." not in old


@vy.kernel
def distances(x: Buf[f32], y: Out[f32], z: Out[f32], w: Out[f32], a: f32):
    i = gid()
    d = x[i] - a
    e = x[i + 1] - a
    squares = d * d + e * e + 0.01
    y[i] = vy.rsqrt(squares)
    z[i] = vy.rsqrt(d * d + e * e)
    w[i] = vy.rsqrt(d * e + 0.01)


def test_an_inverse_root_minds_subnormal_numbers_only_where_there_may_be_some() -> None:
    text = kernel(distances).ptx

    assert text.count("rsqrt.approx.f32") == 2 * text.count("rsqrt.approx.ftz.f32") > 0


@vy.kernel
def reciprocals(x: Buf[f32], y: Out[f32], z: Out[f32], w: Out[f32]):
    i = gid()
    size = abs(x[i])
    held = vy.select(size > 100.0, f32(100.0), size)
    y[i] = 1.0 / (held + 2.0)
    z[i] = 1.0 / held
    w[i] = 1.0 / (size + 2.0)


@pytest.mark.parametrize("name", ["tanh", "sinh", "cosh", "atan", "pow", "erfc"])
def test_functions_of_an_f32_take_inverses_of_bounded_numbers(name: str) -> None:
    args = "x[gid()], 3.3" if name == "pow" else "x[gid()]"
    program = read.program(f"@kernel\ndef k(x: Buf[f32], y: Out[f32]):\n    y[gid()] = {name}({args})\n")
    text = ptx.compile(Ready(program).lowered, 1, "sm_90").ptx

    assert (1, 0) == (text.count("rcp.approx.ftz.f32"), text.count("rcp.rn.f32"))


def test_a_reciprocal_is_a_step_from_an_estimate_where_it_must_be_normal() -> None:
    text = kernel(reciprocals).ptx

    assert text.count("rcp.rn.f32") == 2 * text.count("rcp.approx.ftz.f32") > 0


@vy.kernel
def shrinking(x: Buf[f32], y: Out[f32], n: i32):
    d = x[gid()]
    near = d * d + 0.01
    total = f32(0)
    for _ in range(n):
        total += vy.rsqrt(near)
        near = near - 1.0
    y[gid()] = total


@vy.kernel(workgroup=64)
def shrinking_together(x: Buf[f32], y: Out[f32], n: i32):
    d = x[gid()]
    near = d * d + 0.01
    total = f32(0)
    for _ in range(n):
        total += vy.rsqrt(near)
        near = near - 1.0
    y[gid()] = total


@pytest.mark.parametrize("source", [shrinking, shrinking_together])
def test_a_local_that_changes_may_become_subnormal(source: vy.Kernel) -> None:
    text = kernel(source).ptx

    assert "rsqrt.approx.f32" in text
    assert "rsqrt.approx.ftz.f32" not in text


@vy.kernel(workgroup=64)
def interactions(x: Buf[f32], y: Out[f32]):
    tile = vy.shared(f32, 64)
    tile[vy.lid()] = x[gid()]
    vy.barrier()
    total = f32(0)
    for k in range(64):
        d = tile[k] - x[gid()]
        near = d * d + 0.01
        total += d * vy.rsqrt(near)
    y[gid()] = total


def test_a_long_loop_has_eight_iterations_in_flight() -> None:
    assert 2 * 8 == kernel(interactions).ptx.count("rsqrt.approx.ftz.f32")


def test_an_f32_becomes_an_integer_by_one_instruction() -> None:
    @vy.kernel
    def whole(x: Buf[f32], y: Out[i32], z: Out[u32]):
        y[gid()] = i32(x[gid()])
        z[gid()] = u32(x[gid()])

    text = kernel(whole, lanes=1).ptx

    assert (1, 1) == (text.count("cvt.rzi.s32.f32"), text.count("cvt.rzi.u32.f32"))
    assert "selp" not in text


def test_a_checked_access_touches_nothing_outside() -> None:
    @vy.kernel
    def shifted(x: Buf[i32], y: Out[i32]):
        y[gid()] = x[gid() + 1]

    text = kernel(shifted, facts=Facts()).ptx

    assert "selp" not in text


def test_rows_of_an_odd_length_are_cut_out_of_aligned_vectors_too() -> None:
    odd = Facts(aligned=True, distinct=True, narrow=True, alike=frozenset("xy"))
    program = kernels.five_point._build({}).ready.lowered
    texts = [ptx.compile(program, 2, "sm_90", facts=replace(odd, phase=phase)).ptx for phase in (0, 1)]

    # One by one: the ends of rows in a block of their own, and the first and last rows.
    assert [(12, 37), (20, 2 * 5)] == [
        (t.count("ld.global.nc.v4"), t.count("ld.global.nc.b32")) for t in texts
    ]


@pytest.mark.parametrize("phase", [1, 2, 3, 15])
def test_rows_of_an_odd_length_that_are_handled_together_share_their_vectors(phase: int) -> None:
    odd = Facts(aligned=True, distinct=True, narrow=True, alike=frozenset("xy"), phase=phase)
    program = kernels.five_point._build({}).ready.lowered
    made = [ptx.compile(program, 2, "sm_90", Configuration(strips=tall), odd).ptx for tall in (1, 2, 3)]

    assert [7, 10 + 7, 13 + 7] == [text.count("ld.global.nc.v4") for text in made]


def test_the_layout_of_rows_matters_only_if_several_are_read() -> None:
    @vy.kernel
    def doubled(x: Buf[f32, 2], y: Out[f32, 2]):
        y[gid(0), gid(1)] = x[gid(0), gid(1)] * 2.0

    odd = Facts(aligned=True, phase=3)
    programs = [one._build({}).ready.lowered for one in (doubled, kernels.five_point)]

    assert [0, 3] == [ptx.relevant(program, 2, odd).phase for program in programs]


@vy.kernel(workgroup=64)
def large(x: Buf[f32], y: Out[f32]):  # type: ignore[no-untyped-def]
    first = vy.shared(f32, 8000)
    second = vy.shared(f32, 8001)
    first[lid()] = x[gid()]
    second[8000 - lid()] = x[gid()] + 1
    vy.barrier()
    y[gid()] = first[63 - lid()] + second[8000 - lid()]


def test_launches_ask_for_more_shared_memory_than_can_be_declared(tmp_path: Path) -> None:
    made = ptx.compile(large._build({}).ready.lowered, 1, "sm_90")

    assert 32000 + 32016 == made.shared
    assert ".extern .shared" in made.ptx
    assert not assemble(made.ptx, "sm_90", tmp_path).errors


def test_shared_memory_is_cleared_in_vectors() -> None:
    @vy.kernel(workgroup=64)
    def scattered(x: Buf[i32], y: Out[i32]):
        table = vy.shared(i32, 1024)
        few = vy.shared(i32, 70)
        table[x[gid()]] = 1
        few[x[gid()]] = 1
        vy.barrier()
        y[gid()] = table[lid()] + few[lid()]

    text = ptx.compile(scattered._build({}).ready.lowered, 1, "sm_90").ptx

    assert 2 == len(re.findall(r"st\.shared\.v\S+\s+\[%rd\d+\], \{", text))  # with and without checks
    assert 2 == len(re.findall(r"st\.shared\.b32\s+\[%rd\d+\], 0;", text))


def test_threads_that_wait_for_many_atomics_take_fewer_registers() -> None:
    @vy.kernel(workgroup=64)
    def counted(x: Buf[i32], y: Out[i32], waits: vy.Const[int]):
        table = vy.shared(i32, 256)
        held = vy.local(i32, 16)
        for k in vy.unroll(range(16)):
            held[k] = x[vy.wid() * 1024 + k * 64 + lid()]
        for k in vy.unroll(range(16)):
            if k < waits:
                held[k] += vy.atomic_add(table, held[k] % 256, 1)
            else:
                vy.atomic_add(table, held[k] % 256, 1)
        for k in vy.unroll(range(16)):
            y[vy.wid() * 1024 + k * 64 + lid()] = held[k]

    programs = [counted._build({"waits": waits}).ready.lowered for waits in (16, 1, 0)]
    bounds = [re.findall(r"\.maxnreg (\d+)", ptx.compile(program, 1, "sm_90").ptx) for program in programs]

    assert [["32"], ["64"], ["64"]] == bounds


def test_a_vector_load_ends_within_its_shared_array() -> None:
    @vy.kernel(workgroup=32)
    def sums(x: Buf[f32], y: Out[f32]):
        three = vy.shared(f32, 3)
        if lid() < 3:
            three[lid()] = x[gid()]
        vy.barrier()
        y[gid()] = three[0] + three[1] + three[2]

    text = ptx.compile(sums._build({}).ready.lowered, 1, "sm_90").ptx

    assert "ld.shared.v4.b32" in text
    assert "shared0[16]" in text


@pytest.mark.parametrize("name", ["five_point", "heat"])
def test_offsets_of_arrays_below_2_gb_have_32_bits(name: str) -> None:
    rank = 2 if name == "five_point" else 3
    text = kernel(getattr(kernels, name), rank=rank).ptx

    assert "mul.lo.s64" not in text
    assert "mad.lo.s64" not in text


def test_a_loop_that_indexes_private_arrays_is_written_out_by_llvm() -> None:
    @vy.kernel(workgroup=64)
    def sums(x: Buf[f32], y: Out[f32], at: i32):
        held = vy.local(f32, 24)
        for k in range(24):
            place = k * 64 + lid()
            held[k] = x[vy.wid() * 1536 + place]
        for turn in range(3):
            for k in range(24):
                held[k] = held[k] * held[(k + 5) % 24] + f32(turn)
        total = f32(0)
        for k in range(24):
            total += held[k]
        y[gid()] = total

    program = sums._build({}).ready.lowered
    text = ptx.compile(program, 1, "sm_90").ptx

    assert ".local" not in text
    assert 24 * 2 == text.count("ld.global")  # with tests of bounds, and without
    assert 600 > ptx.text(program, 1, Configuration(), Facts()).count("\n")


def test_a_large_kernel_with_few_tests_of_bounds_has_one_copy() -> None:
    def stores(loops: bool) -> int:
        @vy.kernel(workgroup=64)
        def mixed(x: Buf[i32], y: Out[i32], is_loop: vy.Const[bool]):
            table = vy.shared(i32, 64)
            value = x[gid()] + 1
            if is_loop:
                for k in range(20):
                    value += x[gid() + k * 64]
            for k in vy.unroll(range(100)):
                value = value * 5 ^ (value >> 3) + k
            vy.atomic_add(table, value, 1)
            vy.barrier()
            y[gid()] = table[lid()]

        return ptx.compile(mixed._build({"is_loop": loops}).ready.lowered, 1, "sm_90").ptx.count("st.global")

    assert 1 == stores(loops=False)
    assert 2 == stores(loops=True)


def test_loops_over_private_arrays_beyond_the_registers_stay_loops() -> None:
    @vy.kernel(workgroup=64)
    def products(x: Buf[f32], y: Out[f32]):
        a = vy.local(f32, (16, 16))
        for i in range(16):
            for j in range(16):
                a[i, j] = x[gid() + i * 16 + j]
        total = f32(0)
        for i in range(16):
            for j in range(16):
                for k in range(16):
                    total += a[i, k] * a[k, j]
        y[gid()] = total

    assert 3_000 > ptx.compile(products._build({}).ready.lowered, 1, "sm_90").ptx.count("\n")
