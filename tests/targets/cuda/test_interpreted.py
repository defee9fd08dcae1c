"""PTX does what the reference does: rows that lie in every way, in every shape of a thread's work."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest
from hypothesis import settings

import vyre as vy
from generation.features import Features
from generation.programs import case
from generation.walks import walk
from lib.cases import on
from strategies import fresh
from targets.cuda.interpreted import run
from targets.cuda.neighbours import neighbours
from vyre import Buf, Out, gid, i16, i32, lib, reference, u8
from vyre.front import read
from vyre.gridsync.schedule import run_split
from vyre.gridsync.segments import split
from vyre.ir.dtypes import DType, bf16, bool_, f16, f32, i8
from vyre.ir.nodes import Program
from vyre.lib.kernels.operations import plus
from vyre.lib.kernels.scan import TILE, scans
from vyre.lower import work
from vyre.lower.launch import Facts
from vyre.run.device_runtime import Ready
from vyre.targets.cuda import ptx
from vyre.targets.cuda.launch import facts_of
from vyre.targets.specialization import Configuration


@vy.kernel
def stencil(x: Buf[i32, 2], y: Out[i32, 2]):
    i, j = gid(0), gid(1)
    y[i, j] = 3 * x[i, j] + 5 * x[i - 1, j] + 7 * x[i + 1, j + 2] + 11 * x[i, j - 1] + 13 * x[i + 2, j - 3]


@vy.kernel
def layers(x: Buf[i32, 3], y: Out[i32, 3]):
    a, i, j = gid(0), gid(1), gid(2)
    y[a, i, j] = 3 * x[a, i, j] + 5 * x[a, i - 1, j] + 7 * x[a, i + 1, j + 2] + 11 * x[a - 1, i, j - 1]


@vy.kernel
def backwards(x: Buf[i32, 2], y: Out[i32, 2]):
    y[gid(0), x.shape[1] - 1 - gid(1)] = x[gid(0), gid(1)] // 7


@vy.kernel
def scaled(x: Buf[i32, 3], y: Out[i32, 3]):
    y[gid(0), gid(1), gid(2)] = 3 * x[gid(0), gid(1), gid(2)] - 1


@vy.kernel
def sums(x: Buf[i32, 2], y: Out[i32, 2]):
    total = i32(0)
    for k in range(x.shape[0]):
        total += x[k, gid(1)] * (k + gid(0))
    y[gid(0), gid(1)] = total


@vy.kernel
def chosen(x: Buf[i32, 2], y: Out[i32, 2]):
    i, j = gid(0), gid(1)
    if x[i, j] > 100:
        y[i, j] = x[i, j]
    else:
        y[i, j] = j


@vy.kernel(workgroup=4)
def turned(x: Buf[i32, 2], y: Out[i32, 2]):
    """A private array of so many elements that registers are few."""
    row, early = vy.wid(), vy.wid() % 4
    v = vy.local(i32, 16)
    for k in vy.unroll(range(16)):
        v[k] = x[row, vy.lid() - early + 4 * k]
    for k in vy.unroll(range(16)):
        y[row, vy.lid() - early + 4 * k] = v[k] + 3 * v[15 - k]


@vy.kernel(workgroup=4)
def fours(x: Buf[i32, 2], y: Out[i32, 2]):
    """Four neighbours at a time, of which those in the middle are written last, and one of them twice."""
    row = vy.wid()
    v = vy.local(i32, 12)
    for k in vy.unroll(range(12)):
        v[k] = x[row, 4 * vy.lid() + 16 * (k // 4) + k % 4]
    for k in vy.unroll(range(12)):
        y[row, 4 * vy.lid() + 16 * (k // 4) + (k + 2) % 4] = v[k] + 3 * v[11 - k]
    if x[row, 1] > 0:
        y[row, 4 * vy.lid() + 1] = x[row, 4 * vy.lid() + 5]
        y[row, 4 * vy.lid() + 3] = x[row, 4 * vy.lid() - 2]
        y[row, 4 * vy.lid() + 3] = x[row, 4 * vy.lid() - 3] + v[2]


@vy.kernel(workgroup=4)
def pixels(x: Buf[u8, 3], y: Out[i32, 2]):
    """Four pixels of three channels for each invocation."""
    for k in vy.unroll(range(4)):
        j = 4 * vy.lid() + k
        y[vy.wid(), j] = i32(x[vy.wid(), j, 0]) + 300 * i32(x[vy.wid(), j, 1]) - 7 * i32(x[vy.wid(), j, 2])


@vy.kernel(workgroup=4)
def shorts(x: Buf[i16, 2], y: Out[i32, 2]):
    """The neighbours of an element, of which one is left out and one loaded twice."""
    row, j = vy.wid(), vy.lid()
    near = i32(x[row, j + 5]) + 3 * i32(x[row, j + 1]) + 5 * i32(x[row, j + 2]) + 7 * i32(x[row, j + 4])
    y[row, j] = near + 11 * i32(x[row, j + 6]) + 13 * i32(x[row, j + 7]) + 17 * i32(x[row, j + 2])


class At:
    """An array as it lies on a GPU, where arrays begin at multiples of 256, or some elements behind one."""

    def __init__(self, array: Any, number: int, shift: int) -> None:
        self.shape, self.dtype, self.nbytes = array.shape, array.dtype, array.nbytes
        self.address = (number << 20) + shift * array.itemsize
        self.end = self.address + array.nbytes


def check(
    kernel: vy.Kernel, shape: tuple[int, ...], *, inputs: tuple[int, ...] = (), **choices: Any
) -> ptx.PtxKernel:
    return checked(kernel._build({}).ready, shape, inputs=inputs, **choices)


def checked(
    ready: Ready, shape: tuple[int, ...], *, inputs: tuple[int, ...], **choices: Any
) -> ptx.PtxKernel:
    arrays = {
        "x": np.random.default_rng(1).integers(-999, 999, inputs or shape, np.int32),
        "y": np.zeros(shape, np.int32),
    }
    return compared(ready, arrays, shape if ready.program.workgroup is None else shape[:1], **choices)


def compared(
    ready: Ready, given: dict[str, Any], grid: tuple[int, ...], *, shift: int = 0, **choices: Any
) -> ptx.PtxKernel:
    """Compile, interpret, and compare with the reference; arrays begin `shift` elements late."""
    params, is_group = ready.program.params, ready.program.workgroup is not None
    arrays = {param.name: given[param.name] for param in params if param.is_array}
    at: Any = {name: At(array, number, shift) for number, (name, array) in enumerate(arrays.items(), 1)}
    facts = ptx.relevant(ready.program, len(grid), facts_of(params, at, None if is_group else grid))
    made = ptx.compile(ready.lowered, len(grid), "sm_90", Configuration(**choices), facts)
    expected = {name: array.copy() for name, array in given.items()}
    reference.run(ready.expanded, expected, grid=grid)

    run(made, given, params, grid, shift=shift)

    assert [] == [name for name in arrays if expected[name].tobytes() != arrays[name].tobytes()]
    return made


@pytest.mark.parametrize("width", [19, 21, 22, 23, 24, 32])
@pytest.mark.parametrize("rows", [1, 2, 3, 4])
def test_neighbouring_rows_of_every_length_are_read_right(width: int, rows: int) -> None:
    made = check(stencil, (7, width), strips=rows, block=(2, 4))

    assert (4, rows) == (made.items, made.tall)


@pytest.mark.parametrize("width", [13, 14, 15])
@pytest.mark.parametrize("rows", [2, 3])
def test_rows_of_several_layers_are_read_right(width: int, rows: int) -> None:
    check(layers, (2, 4, width), strips=rows, block=(1, 2, 4))


@pytest.mark.parametrize("width", [13, 16])
def test_rows_that_are_written_backwards_are_right(width: int) -> None:
    check(backwards, (3, width), block=(1, 16))


@pytest.mark.parametrize("shape", [(2, 5, 3), (3, 1, 17), (2, 3, 16)])
def test_arrays_of_the_domains_shape_are_one_long_row(shape: tuple[int, ...]) -> None:
    made = check(scaled, shape)

    assert made.is_flat
    assert (1, 1, 1) == made.blocks(shape)


@pytest.mark.parametrize("width", [17, 30, 63])
def test_short_odd_rows_with_neighbours_are_one_long_row(width: int) -> None:
    plane, volume = check(stencil, (9, width)), check(layers, (3, 5, width))

    assert (True, True) == (plane.is_flat, volume.is_flat)
    assert (4, 4) == (plane.items, volume.items)


@vy.kernel
def told(x: Buf[i32, 2], y: Out[i32, 2]):
    i, j = gid(0), gid(1)
    near = x[i - 1, j + 1] * (x.shape[1] - j) + x[i, j - 2] * (i + vy.domain(0))
    y[i, j] = near + gid(2) + 5 * vy.domain(2) + y.shape[0] * gid(1)


def test_rows_as_one_long_row_know_where_they_are() -> None:
    assert check(told, (5, 19)).is_flat


@pytest.mark.parametrize("width", [257, 258, 259])
@pytest.mark.parametrize("rows", [2, 3])
def test_the_ends_of_long_odd_rows_have_threads_of_their_own(width: int, rows: int) -> None:
    made = check(stencil, (5, width), strips=rows)

    assert (rows, 1) == (made.tall, made.ends)
    assert 3 == made.blocks((5, width))[0]


@vy.kernel
def far(x: Buf[i32, 2], y: Out[i32, 2]):
    i, j = gid(0), gid(1)
    y[i, j] = x[i, j + 300] + 3 * x[i + 1, j - 200] + 5 * x[i, j]


@pytest.mark.parametrize("width", [259, 501, 514])
def test_rows_that_are_all_ends_are_right(width: int) -> None:
    assert 1 == check(far, (4, width)).ends


def test_one_long_row_has_the_threads_of_the_block_that_was_asked_for() -> None:
    assert (32, 1, 1) == check(scaled, (2, 5, 3), block=(2, 1, 16)).block


@pytest.mark.parametrize(
    ("shape", "block"), [((9, 3), (4, 16, 1)), ((5, 12), (16, 4, 1)), ((3, 40), (32, 2, 1))]
)
def test_short_rows_share_a_warp(shape: tuple[int, ...], block: tuple[int, ...]) -> None:
    made = check(sums, shape)

    assert (block, 1) == (made.block, made.items)


@pytest.mark.parametrize("width", [8, 21])
def test_a_choice_of_stores_is_a_vector_of_choices(width: int) -> None:
    made = check(chosen, (6, width), lanes=4)

    assert 4 == made.items


@pytest.mark.parametrize("width", [1, 59, 64, 67])
def test_indices_that_are_computed_again_to_save_registers_are_right(width: int) -> None:
    made = check(turned, (6, width))

    assert ".maxnreg 64" in made.ptx
    assert 1 == made.ptx.count("begin inline asm")


@pytest.mark.parametrize("width", [4, 20, 36, 48, 52])
def test_neighbours_in_whole_vectors_are_checked_once(width: int) -> None:
    text = check(fours, (6, width)).ptx

    assert (3 + 3, 3) == (text.count("ld.global.nc.v4"), text.count("st.global.v4"))


def test_neighbours_of_rows_that_may_end_within_a_vector_are_checked_one_by_one() -> None:
    text = check(fours, (6, 38)).ptx

    assert 0 == text.count("ld.global.nc.v4") + text.count("st.global.v4")


@vy.kernel
def padded(x: Buf[i32, 2], y: Out[i32, 2]):
    i, j = gid(0), gid(1)
    y[i, j] = x[i, j + 1] + 3 * x[i + 2, j + 1] + 5 * x[i + 1, j] + 7 * x[i + 1, j + 2]


@pytest.mark.parametrize("rows", [1, 2, 3])
def test_rows_of_another_length_are_read_right(rows: int) -> None:
    made = check(padded, (7, 21), inputs=(9, 23), strips=rows, block=(2, 8))

    assert (1, rows) == (made.items, made.tall)


@pytest.mark.parametrize("width", [1, 2, 3, 40])
def test_blocks_of_a_volume_are_within_the_limits(width: int) -> None:
    x, y, z = check(layers, (2, 4, width)).block

    assert (128, 4) == (x * y * z, z)


@pytest.mark.parametrize("seed", range(30))
def test_random_neighbours_are_read_right(seed: int) -> None:
    one = neighbours(seed)

    shift = (0, 0, 1, 4, 2)[seed % 5]
    checked(Ready(read.program(one.text)), one.shape, inputs=one.inputs, shift=shift, **one.choices)


@vy.kernel
def stored_up(x: Buf[i32], y: vy.InOut[i32]):
    for q in range(5 - gid(), 3):
        if gid() == 50:
            y[q] = x[gid()]


@vy.kernel
def summed_up(x: Buf[i32], y: vy.InOut[i32]):
    total = i32(0)
    for q in range(5 - gid(), 3):
        total += x[q]
    y[gid()] = total


@pytest.mark.parametrize("kernel", [stored_up, summed_up], ids=lambda kernel: kernel.__name__)
def test_loops_against_the_lanes_stay_inside(kernel: vy.Kernel) -> None:
    check(kernel, (64,))


WALKS = Features(
    dtypes=(bool_, i32), group_kernels=False, barriers=False, grid_sync=False, atomics=False, lanes=33
)  # of what the interpreter knows


@pytest.mark.parametrize("seed", range(int(settings().max_examples) // 2))
def test_random_walks_touch_nothing_outside_of_arrays(seed: int) -> None:
    one = walk(seed, WALKS)

    compared(Ready(one.program), fresh(one), one.grid, shift=(0, 0, 1, 4)[seed % 4])


@pytest.mark.parametrize("seed", range(int(settings().max_examples) // 5))
def test_kernels_that_are_huge_do_the_same(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are compiled with few passes, and their loops test at the end."""
    monkeypatch.setattr(ptx, "_MOST_BRANCHES", -1)
    monkeypatch.setattr(work, "MANY_LOOPS", 0)
    one, near = walk(seed, WALKS), neighbours(seed)

    compared(Ready(one.program), fresh(one), one.grid, shift=(0, 0, 1, 4)[seed % 4])
    checked(Ready(read.program(near.text)), near.shape, inputs=near.inputs, **near.choices)


GROUPS = Features(
    dtypes=(bool_, i32), element_kernels=False, functions=False, tables=False, grid_sync=False, atomics=False,
    prefixes=False, matrices=False, lanes=130,
)  # fmt: skip


@pytest.mark.parametrize("seed", range(int(settings().max_examples) // 8))
def test_random_workgroups_do_the_same(seed: int) -> None:
    """With barriers, shared memory, and what the lanes of a subgroup tell each other."""
    one = case(seed, GROUPS)

    compared(Ready(one.program), fresh(one), one.grid)


HALVES = Features(
    dtypes=(bool_, i32, f16, bf16, f32, i8), tables=False, grid_sync=False, atomics=False, prefixes=False,
    matrices=False, lanes=70, statements=14, choices=True,
)  # fmt: skip


@pytest.mark.parametrize("seed", range(int(settings().max_examples) // 5))
def test_random_programs_on_floats_of_16_bits_do_the_same(seed: int) -> None:
    one = case(seed, HALVES)

    compared(Ready(one.program), fresh(one), one.grid)


UNARY = (
    "-a", "abs(a)", "floor(a)", "round(a)", "sqrt(a)", "rsqrt(a)", "sign(a)", "T(f32(a) * 1.1)",
    "T(f64(a) / 3.0)", "T(i32(a) + 77777777)", "T(i64(a) * 3)", "T(u8(a))", "T(i16(a))", "T(O(a))",
    "T(isnan(a))", "from_bits(T, bits(a) ^ 32769)",
)  # fmt: skip
BINARY = (
    "a + b", "a - b", "a * b", "a / b", "min(a, b)", "max(a, b)", "copysign(a, b)", "fma(a, b, a)",
    "fmod(a, b)", "(a if a < b else b)", "T(a >= b)", "a * b + a", "abs(a - b) * a",
)  # fmt: skip


@pytest.mark.parametrize("part", range(5))
@pytest.mark.parametrize(("dtype", "other"), [("f16", "bf16"), ("bf16", "f16")])
@pytest.mark.parametrize("count", [64, 61])
def test_pairs_of_floats_of_16_bits_round_alike(dtype: str, other: str, part: int, count: int) -> None:
    forms = [form.replace("T", dtype).replace("O", other) for form in (*UNARY, *BINARY)[part::5]]
    outputs = "".join(f", y{at}: Out[{dtype}]" for at in range(len(forms)))
    lines = "".join(f"    y{at}[gid(0)] = {form}\n" for at, form in enumerate(forms))
    text = f"def k(x: Buf[{dtype}], z: Buf[{dtype}]{outputs}):\n    a = x[gid(0)]\n    b = z[gid(0)]\n{lines}"
    bits = np.random.default_rng(part).integers(0, 1 << 16, (2, count), np.uint16)
    storage = np.float16 if dtype == "f16" else np.uint16
    made = {f"y{at}": np.zeros(count, storage) for at in range(len(forms))}

    compared(
        Ready(read.program(text)), {"x": bits[0].view(storage), "z": bits[1].view(storage), **made}, (count,)
    )


@pytest.mark.parametrize("test", ["<", ">", "<=", ">="])
@pytest.mark.parametrize(("dtype", "storage"), [("f16", "f2"), ("f32", "f4"), ("f64", "f8")])
def test_choices_between_zeros_choose_by_the_test(dtype: str, storage: str, test: str) -> None:
    """LLVM would take them for minima and maxima, which give -0 or +0 by other rules."""
    pairs = [("x[i]", f"{dtype}({zero})") for zero in ("0.0", "-0.0")] + [("-whole", "whole * other")]
    forms = [
        f"({first} if {left} {test} {right} else {second})"
        for pair in pairs for left, right in (pair, pair[::-1]) for first, second in (pair, pair[::-1])
    ]  # fmt: skip
    clamped = f"({dtype}(0.0) if x[i] < {dtype}(0.0) else x[i])"
    forms += [f"({clamped} if {clamped} {test} {dtype}(0.0) else {dtype}(0.0))"]
    outputs = "".join(f", y{at}: Out[{dtype}]" for at in range(len(forms)))
    lines = "".join(f"    y{at}[i] = {form}\n" for at, form in enumerate(forms))
    locals_ = f"    i = gid(0)\n    whole = {dtype}(n[i])\n    other = {dtype}(n[i] - 1)\n"
    text = f"def k(x: Buf[{dtype}], n: Buf[i16]{outputs}):\n{locals_}{lines}"
    x = np.array([0.0, -0.0, 1, -1, np.nan, np.inf, -np.inf, -0.0, 0.0], storage)
    made = {f"y{at}": np.zeros(len(x), storage) for at in range(len(forms))}

    compared(Ready(read.program(text)), {"x": x, "n": np.arange(-3, 6, dtype=np.int16), **made}, (len(x),))


def test_the_larger_of_a_value_and_zero_stays_one_instruction() -> None:
    text = "def k(x: Buf[f32], y: Out[f32]):\n    y[gid(0)] = (x[gid(0)] if x[gid(0)] > 0.0 else 0.0)\n"
    x = np.array([0.0, -0.0, 1, -1, np.nan], np.float32)

    made = compared(Ready(read.program(text)), {"x": x, "y": np.zeros_like(x)}, (len(x),))

    assert "max.f32" in made.ptx


def test_reciprocals_by_an_estimate_are_rounded_once() -> None:
    text = """def k(x: Buf[f32], y: Out[f32], z: Out[f32], w: Out[f32]):
    size = abs(x[gid(0)])
    y[gid(0)] = 1.0 / ((100.0 if size > 100.0 else size) + 1.0)
    z[gid(0)] = erfc(x[gid(0)])
    w[gid(0)] = tan(x[gid(0)])
"""
    special = [0.0, -0.0, 1, -1, 99, 100, 200, np.nan, np.inf, -np.inf, 2.0**-149, 10.06, 10.6, -11, 1e9]
    x = np.append(np.random.default_rng(1).normal(0, 4, 100), special).astype(np.float32)

    outputs = {name: np.zeros_like(x) for name in "yzw"}
    made = compared(Ready(read.program(text)), {"x": x, **outputs}, (len(x),))

    assert "rcp.approx.ftz.f32" in made.ptx


@pytest.mark.parametrize(
    "special", [1.0, 0.0, -0.0, -1.0, np.nan, np.inf, 2.0**-101, 2.0**-102, 2.0**-149, 3e38]
)
def test_four_roots_have_one_test(special: float) -> None:
    text = """def k(x: Buf[f32], y: Out[f32], z: Out[f32]):
    y[gid(0)] = sqrt(x[gid(0)])
    size = abs(x[gid(0)])
    z[gid(0)] = sqrt((1000.0 if size > 1000.0 else size) + 1.0)
"""
    x = np.random.default_rng(2).lognormal(0, 20, 10).astype(np.float32)
    x[2] = special

    made = compared(
        Ready(read.program(text)), {"x": x, "y": np.zeros_like(x), "z": np.zeros_like(x)}, (len(x),)
    )

    assert made.ptx.count("sqrt.rn.f32") < made.ptx.count("rsqrt.approx.ftz.f32")


SEGMENTS = Features(
    dtypes=(bool_, i32, f32),
    tables=False,
    atomics=False,
    matrices=False,
    rounding=False,
    lanes=66,
    statements=10,
)


@pytest.mark.parametrize("seed", range(int(settings().max_examples) // 5))
def test_segments_between_grid_barriers_do_the_same(seed: int) -> None:
    one = case(seed, SEGMENTS)

    def launch(segment: Program, arguments: Mapping[str, Any], *, grid: tuple[int, ...]) -> None:
        compared(Ready(segment), {param.name: arguments[param.name] for param in segment.params}, grid)

    def zeros(shape: tuple[int, ...], dtype: DType) -> np.ndarray[Any, Any]:
        return np.zeros(shape, dtype.storage)

    run_split(split(one.program), launch, fresh(one), grid=one.grid, allocate=zeros)


@pytest.mark.parametrize("shift", range(4))
@pytest.mark.parametrize(
    ("kernel", "inputs", "words"),
    [(pixels, (3, 16, 3), 4), (pixels, (3, 17, 3), 4), (pixels, (3, 19, 4), 8), (pixels, (3, 14, 3), 4),
     (shorts, (3, 11), 5), (shorts, (3, 13), 5), (shorts, (3, 9), 5)],
)  # fmt: skip
def test_runs_of_elements_of_less_than_a_word_are_loaded_by_words(
    kernel: vy.Kernel, inputs: tuple[int, ...], words: int, shift: int
) -> None:
    numpy = np.uint8 if kernel is pixels else np.int16
    ends = np.iinfo(numpy)
    x = np.random.default_rng(shift).integers(ends.min, ends.max, inputs, numpy, endpoint=True)
    y = np.zeros((3, 16), np.int32)

    made = compared(kernel._build({}).ready, {"x": x, "y": y}, (3,), shift=shift)

    inside = made.ptx.partition("ld.global.nc.b8" if kernel is pixels else "ld.global.nc.b16")[0]
    assert 0 < len(re.findall(r"ld\.global\.nc\.b32", inside)) <= words


@pytest.mark.parametrize("kernel", [stencil, backwards, chosen], ids=lambda kernel: kernel.__name__)
@pytest.mark.parametrize("width", [1, 63, 1031])
def test_all_threads_of_a_block_are_along_the_only_row(kernel: vy.Kernel, width: int) -> None:
    made = check(kernel, (1, width))

    assert made.is_flat or made.block[1:] == (1, 1)


def deep(workgroup: tuple[int, int, int]) -> vy.Kernel:
    @vy.kernel(workgroup=workgroup)
    def turned_over(x: Buf[i32, 4], y: Out[i32, 4]):
        held = vy.shared(i32, workgroup)
        a, b, c = vy.lid(0), vy.lid(1), vy.lid(2)
        if x[vy.wid(1), a, b, c] > 0:
            held[a, b, c] = x[vy.wid(1), a, b, c] + 3 * gid(0) + 5 * vy.subgroup_lane()
        vy.barrier()
        y[vy.wid(1), a, b, c] = held[workgroup[0] - 1 - a, b, c] + 1000 * gid(1) + gid(2)

    return turned_over


@pytest.mark.parametrize("workgroup", [(64, 2, 2), (96, 1, 1), (96, 1, 3), (80, 2, 2)])
def test_a_workgroup_may_have_all_its_invocations_along_any_axis(workgroup: tuple[int, int, int]) -> None:
    shape = (2, *workgroup)
    x = np.random.default_rng(1).integers(-999, 999, shape, np.int32)

    compared(deep(workgroup)._build({}).ready, {"x": x, "y": np.zeros(shape, np.int32)}, (1, 2, 1))


@pytest.mark.parametrize(("source", "kept"), [("f32", "f32"), ("i32", "i32"), ("i32", "i64"), ("i64", "i64")])
@pytest.mark.parametrize("n", [TILE, TILE - 1003])
def test_tiles_are_scanned_in_the_documented_order(n: int, source: str, kept: str) -> None:
    T, A = getattr(vy, source), getattr(vy, kept)
    x = (np.random.default_rng(1).standard_normal(n) * 1000).astype(T.storage)
    with on("reference"):
        wanted = lib.scan(x.astype(A.storage)).astype(A.storage)
    consts = {
        "T": T, "A": A, "R": A, "exclusive": False, "backwards": False, "begins": False,
        "gap": 16 // A.itemsize,
    }  # fmt: skip
    program = scans(plus).tiles[A.itemsize].whole_scans._build(consts).ready.segments[0].lowered
    facts = Facts(aligned=True, distinct=True, narrow=True, even=True)
    made = ptx.compile(program, 1, "sm_90", facts=facts)
    state = next(param.name for param in program.params if param.name not in ("x", "y") and param.is_array)
    y = np.zeros(n, A.storage)
    given = {"x": x, "y": y, "m": n, "neutral": 0, "initial": 0, state: np.zeros((4, 1), np.uint64)}

    run(made, given, program.params, (1,))

    assert wanted.tobytes() == y.tobytes()
    assert made.ptx.index("prefetch") > made.ptx.index("ld.global")
