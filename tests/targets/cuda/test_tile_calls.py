"""Products of the library, and pipelines of them, on a GPU with tiles that launches nothing."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import vyre as vy
from targets.cuda.assembling import Assembled, assemble
from targets.cuda.test_tiles import DriverOfContexts, Encoder
from vyre import lib
from vyre.ir import dtypes
from vyre.ir.dtypes import DType, bf16, f16, f32
from vyre.run import context
from vyre.targets.cpu import entry
from vyre.targets.cuda import arrays, certify, streams
from vyre.targets.cuda import device as devices
from vyre.targets.cuda.arrays import DeviceArray
from vyre.targets.cuda.device import LEGACY, Gpu
from vyre.targets.cuda.target import Cuda
from vyre.targets.registry import Place

SIZE = 512


class DriverOfTiles(DriverOfContexts):
    """A driver that remembers the kernels that were loaded."""

    def __init__(self) -> None:
        super().__init__()
        self.kernels: list[str] = []

    def cuModuleLoadDataEx(self, place: int, text: bytes, count: int, options: int, values: int) -> int:
        self.kernels.append(text.rstrip(b"\0").decode())
        return super().cuModuleLoadDataEx(place, text, count, options, values)

    def cuFuncGetParamInfo(self, function: int, number: int, offset: int, size: int) -> int:
        return Encoder().cuFuncGetParamInfo(function, number, offset, size)

    def products(self) -> list[str]:
        """How the kernels that were loaded since the last question multiply."""
        ways = {"wgmma": "tiles", "mma.sync": "subgroups"}
        found = [next((ways[word] for word in ways if word in text), "") for text in self.kernels]
        self.kernels.clear()
        return [way for way in found if way]


@pytest.fixture
def gpu(monkeypatch: pytest.MonkeyPatch) -> Iterator[Gpu]:
    """The GPU that calls run on. It computes nothing, so its units cannot be compared with the model."""
    driver: Any = DriverOfTiles()
    gpu = Gpu(driver, 0)
    monkeypatch.setattr(certify, "certified", lambda gpu: "")
    monkeypatch.setitem(devices._DEVICES, 0, gpu)
    place = Place("cuda", Cuda(), 0)
    for name in ("cuda", "cuda:0"):
        monkeypatch.setitem(context.registry()._places, name, place)
    streams._look()
    yield gpu
    entry.invalidate()
    gc.collect()


def products_of(gpu: Gpu) -> list[str]:
    driver: Any = gpu.cuda
    found: list[str] = driver.products()
    return found


def array(gpu: Gpu, dtype: DType, *shape: int) -> DeviceArray:
    return arrays.made(gpu, shape or (SIZE, SIZE), dtype, stream=LEGACY, is_cleared=True)


def product(a: Any, b: Any) -> Any:
    return lib.matmul(a, b, accumulate="k16", dtype=f32)


@pytest.mark.parametrize("T", [f16, bf16], ids=str)
@pytest.mark.parametrize("R", [None, f32], ids=str)
def test_products_of_all_layouts_are_by_tiles(gpu: Gpu, T: DType, R: DType | None) -> None:
    a, b = array(gpu, T), array(gpu, T)
    for turned in ((False, False), (False, True), (True, False), (True, True)):
        lib.matmul(a, b, transpose_a=turned[0], transpose_b=turned[1], accumulate="k16", dtype=R)

        assert ["tiles"] == products_of(gpu)


@pytest.mark.parametrize(
    ("left", "right"),
    [
        ((301, 1001), (1001, 333)),
        ((3, 301, 1001), (3, 1001, 333)),
        ((3, 256, SIZE), (SIZE, SIZE)),
        ((4096, 8), (8, 4096)),
        ((SIZE, 65536), (65536, 1)),
    ],
    ids=str,
)
def test_products_of_any_sizes_are_by_tiles(gpu: Gpu, left: tuple[int, ...], right: tuple[int, ...]) -> None:
    product(array(gpu, bf16, *left), array(gpu, bf16, *right))

    assert ["tiles"] == products_of(gpu)


def test_products_of_bytes_are_by_tiles(gpu: Gpu) -> None:
    lib.matmul(array(gpu, dtypes.i8), array(gpu, dtypes.i8), dtype=vy.i32)

    assert ["tiles"] == products_of(gpu)


def test_small_products_are_by_subgroups(gpu: Gpu) -> None:
    product(array(gpu, bf16, 64, 64), array(gpu, bf16, 64, 64))

    assert ["subgroups"] == products_of(gpu)


PIPELINES: dict[str, tuple[Callable[..., Any], tuple[int, ...]]] = {
    "a scale": (lambda a, b, x: product(a, b) * np.float32(0.5), (1,)),
    "a row": (lambda a, b, x: product(a, b) + x, (SIZE,)),
    "a matrix": (lambda a, b, x: product(a, b) + x, (SIZE, SIZE)),
    "a column": (lambda a, b, x: product(a, b) * x, (SIZE, 1)),
    "a sum": (lambda a, b, x: lib.sum(product(a, b), axis=1), (1,)),
    "a map before": (lambda a, b, x: product(a * np.float16(2), b) + x, (SIZE,)),
}


@pytest.mark.parametrize("name", PIPELINES)
def test_maps_around_a_product_leave_it_by_tiles(gpu: Gpu, name: str, tmp_path: Path) -> None:
    function, shape = PIPELINES[name]
    driver: Any = gpu.cuda
    run = vy.pipeline(function)
    for _ in range(2):
        run(array(gpu, f16), array(gpu, f16), array(gpu, f32, *shape))
    text = next(text for text in driver.kernels if "wgmma" in text)

    assert Assembled("", 0) == assemble(text, "sm_90a", tmp_path)
    assert ["tiles"] == products_of(gpu)


@pytest.mark.parametrize(("shared", "name"), [(227 << 10, "by_thin_tiles"), (64 << 10, "by_tiles")])
def test_products_of_few_rows_are_by_thin_tiles_where_these_fit(gpu: Gpu, shared: int, name: str) -> None:
    gpu._numbers["shared"] = shared
    driver: Any = gpu.cuda
    lib.matmul(array(gpu, f32, 20, SIZE), array(gpu, f32))

    assert [True] == [f".entry vyre_{name}(" in text for text in driver.kernels]
