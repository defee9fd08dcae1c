"""Products of small matrices by the GPU's own instructions, and of large ones: the bytes of the CPU."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
import pytest

import vyre as vy
from lib.cases import on, values
from ops.test_matrix import HOW, KINDS, _kernel, bits_of, doubles, fragments, packed, sums_of
from vyre import Buf, Out, f32, gid, lib, lid
from vyre.ir import dtypes
from vyre.lib.arrays import has_lanes
from vyre.lib.cores import WIDE_FORMS, WideForm, product_by_steps, product_by_wide_tiles
from vyre.lib.products import product

TILES = 4096


def same(function: Any, *args: Any, **named: Any) -> None:
    """Compare a call on the GPU with that on the CPU; skip the test if the GPU refuses the operation."""
    with on("cpu"):
        wanted = function(*args, **named)
    try:
        with on("cuda"):
            got = function(*args, **named)
    except vy.CallError as error:
        if "it has no mma" in str(error):
            pytest.skip(str(error))
        raise
    assert wanted.tobytes() == np.asarray(got).tobytes()


@pytest.mark.parametrize("how", HOW)
@pytest.mark.parametrize("kind", KINDS)
def test_floats(kind: str, how: str) -> None:
    rng = np.random.default_rng(1)
    a, b = bits_of(rng, kind, (TILES, 16, 16), how), bits_of(rng, kind, (TILES, 8, 16), how)
    words = fragments(packed(a, 16), (0, 8)), fragments(packed(b, 16), (0,))
    c = sums_of(rng, (TILES, 4, 32), how).view(np.float32)

    same(_kernel(getattr(vy, f"mma_{kind}")), *words, c, t=TILES, C=vy.f32, groups=TILES // 2)


@pytest.mark.parametrize("kind", ["i8", "u8"])
def test_integers(kind: str) -> None:
    rng = np.random.default_rng(1)
    a, b = rng.integers(0, 256, (TILES, 16, 32)), rng.integers(0, 256, (TILES, 8, 32))
    words = fragments(packed(a, 8), (0, 8)), fragments(packed(b, 8), (0,))
    c = rng.integers(-(2**31), 2**31, (TILES, 4, 32)).astype(np.int32)

    same(_kernel(getattr(vy, f"mma_{kind}")), *words, c, t=TILES, C=vy.i32, groups=TILES // 2)


@pytest.mark.parametrize("far", [False, True])
def test_doubles(far: bool) -> None:
    rng = np.random.default_rng(1)
    a, b, c = (
        rng.standard_normal(shape) * 2.0 ** (rng.integers(-500, 500, shape) if far else 0)
        for shape in ((TILES, 2, 32), (TILES, 32), (TILES, 4, 32))
    )

    same(doubles, a, b, c, t=TILES, groups=TILES // 2)


@pytest.mark.parametrize(
    ("m", "deep", "n"),
    [(64, 8, 32), (300, 100, 301), (129, 1001, 258), (700, 512, 96), (16, 4095, 500), (700, 517, 33)],
)
@pytest.mark.parametrize("dtype", ["f4", "f8", "i8", "f2"])
def test_products(m: int, deep: int, n: int, dtype: str) -> None:
    a, b = values(dtype, (m, deep)), values(dtype, (deep, n), seed=1)

    same(lib.matmul, a, b)
    same(lib.matmul, a.T.copy(), b.T.copy(), transpose_a=True, transpose_b=True)


@pytest.mark.parametrize("how", HOW)
@pytest.mark.parametrize(("m", "deep", "n"), [(1, 5, 3), (70, 100, 65), (130, 64, 132), (300, 1000, 301)])
def test_steps_of_16(m: int, deep: int, n: int, how: str) -> None:
    rng = np.random.default_rng(HOW.index(how))
    for kind, dtype in (("f16", dtypes.f16), ("bf16", dtypes.bf16)):
        a, b = (bits_of(rng, kind, shape, how).astype(np.uint16) for shape in ((m, deep), (deep, n)))
        if kind == "f16":
            a, b = a.view(np.float16), b.view(np.float16)
        turned = np.ascontiguousarray(a.T), np.ascontiguousarray(b.T)

        same(product, a, b, dtype, 1, m, deep, n, False, False, R=vy.f32, by_steps=True)
        same(product, *turned, dtype, 1, m, deep, n, True, True, R=vy.f32, by_steps=True)


@pytest.mark.parametrize("form", WIDE_FORMS, ids=lambda form: f"{form.rows}x{form.columns}")
@pytest.mark.parametrize("how", ["all", "far"])
def test_steps_of_16_by_wide_tiles(form: WideForm, how: str) -> None:
    """Of every form, in every layout, with sizes that are no multiple of anything, and in batches."""
    for number, (batch, m, deep, n) in enumerate([(1, 300, 1000, 301), (1, 264, 520, 136), (3, 70, 128, 72)]):
        rng = np.random.default_rng(number)
        for turned in ((False, False), (False, True), (True, False), (True, True)):
            a = bits_of(rng, "bf16", (batch * deep, m) if turned[0] else (batch * m, deep), how)
            b = bits_of(rng, "bf16", (batch * n, deep) if turned[1] else (batch * deep, n), how)
            given = a.astype(np.uint16), b.astype(np.uint16), dtypes.bf16, vy.f32, (batch, m, deep, n), turned

            def product(*args: Any) -> Any:
                is_gpu = has_lanes(args[0])
                by = partial(product_by_wide_tiles, forms=(form,)) if is_gpu else product_by_steps
                return by(*args, (False, False))

            same(product, *given)


@pytest.mark.parametrize(
    ("left", "right"),
    [
        ((301, 1001), (1001, 333)),
        ((4096, 8), (8, 1024)),
        ((3, 8192), (8192, 700)),
        ((1, 5000), (5000, 4000)),
        ((700, 24000), (24000, 1)),
        ((3, 200, 130), (3, 130, 256)),
        ((5, 256, 128), (128, 512)),
        ((256, 128), (4, 128, 512)),
    ],
    ids=str,
)
def test_products_by_tiles_of_any_sizes(left: tuple[int, ...], right: tuple[int, ...]) -> None:
    a, b = values("f2", left), values("f2", right, seed=1)

    for dtype in (vy.f32, vy.f16):
        same(lib.matmul, a, b, accumulate="k16", dtype=dtype)


@pytest.mark.parametrize("shape", [(512,), (512, 1), (512, 512)], ids=str)
def test_an_epilogue_may_read_an_array_of_any_shape(shape: tuple[int, ...]) -> None:
    rng = np.random.default_rng(1)
    a, b = (rng.normal(size=(512, 512)).astype(np.float16) for _ in range(2))
    x = rng.normal(size=shape).astype(np.float32)

    @vy.pipeline
    def scaled(a: Any, b: Any, x: Any) -> Any:
        return lib.matmul(a * np.float16(2), b, accumulate="k16", dtype=f32) * x

    same(scaled, a, b, x)
    same(scaled, b, a, x)


def test_operands_at_addresses_that_tiles_cannot_be_copied_from() -> None:
    torch = pytest.importorskip("torch")
    x = torch.randn(512 * 512 + 1).half()[1:].view(512, 512)
    with on("cpu"):
        wanted = lib.matmul(x.numpy(), x.numpy(), accumulate="k16", dtype=f32)
    there = torch.cat([x[:1, :1].flatten(), x.flatten()]).cuda()[1:].view(512, 512)

    assert there.data_ptr() % 16
    assert wanted.tobytes() == lib.matmul(there, there, accumulate="k16", dtype=f32).cpu().numpy().tobytes()


def test_a_map_after_wide_tiles_is_fused() -> None:
    rng = np.random.default_rng(1)
    a, b = (rng.normal(size=(512, 512)).astype(np.float16) for _ in range(2))

    @vy.pipeline
    def positive(a: Any, b: Any) -> Any:
        return lib.matmul(a, b, accumulate="k16", dtype=f32) * np.float32(0.5) + np.float32(1)

    same(positive, a, b)
    same(positive, b, a)


@pytest.mark.parametrize("kind", ["i1", "u1"])
def test_sums_of_bytes(kind: str) -> None:
    a, b = values(kind, (3, 130, 100)), values(kind, (3, 100, 67), seed=1)

    same(lib.matmul, a, b, dtype=vy.i32)
    same(lib.matmul, a, b)


@vy.kernel(workgroup=64)
def with_much_memory(x: Buf[f32], y: Out[f32]):  # type: ignore[no-untyped-def]
    first = vy.shared(f32, 8000)
    second = vy.shared(f32, 8001)
    first[lid() * 125] = x[gid()]
    second[8000 - lid()] = x[gid()] + 1
    vy.barrier()
    y[gid()] = first[7875 - lid() * 125] + second[8000 - lid()]


def test_launches_ask_for_shared_memory() -> None:
    """More than a kernel can declare, in a launch of its own and in one of a graph."""
    x = values("f4", 640)
    same(with_much_memory, x, groups=10)

    @vy.pipeline
    def twice(x: Any) -> Any:
        return with_much_memory(with_much_memory(x, groups=10), groups=10)

    same(twice, x)
    same(twice, x)


def test_a_sum_of_minus_zero_stays_one() -> None:
    same(lib.matmul, np.full((70, 21), 1e-30, np.float32), np.full((21, 80), -1e-30, np.float32))
