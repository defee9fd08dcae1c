"""What calls on arrays of a GPU leave behind, by a driver that launches nothing: no array of the caller's,
and no code, graph or memory once kernels and pipelines are gone.
"""

from __future__ import annotations

import gc
import weakref
from typing import Any

import numpy as np
import pytest

import vyre as vy
from targets.cuda.pretended import Driver
from vyre import Buf, Out, f32, gid
from vyre.ir import dtypes
from vyre.targets import bounded
from vyre.targets.cpu import entry
from vyre.targets.cuda import arrays, executable
from vyre.targets.cuda import device as devices
from vyre.targets.cuda.arrays import DeviceArray
from vyre.targets.cuda.device import LEGACY, Gpu
from vyre.targets.cuda.graphs import LaunchGraph
from vyre.targets.cuda.launch import bits


def kernel_of(number: int) -> Any:
    @vy.kernel
    def scaled(x: Buf[f32], y: Out[f32]):  # type: ignore[no-untyped-def]
        y[gid()] = x[gid()] * number

    return scaled


def array(gpu: Gpu, size: int) -> DeviceArray:
    return arrays.made(gpu, (size,), dtypes.f32, stream=LEGACY, is_cleared=True)


def called(gpu: Gpu, call: Any, sizes: Any) -> list[weakref.ref[Any]]:
    """Call with new arrays of sizes, each four times; weak references to all arrays."""
    kept = []
    for size in sizes:
        for _ in range(4):
            x = array(gpu, size)
            y = call(x)
            kept += [weakref.ref(x), weakref.ref(y)]
    return kept


def test_a_kernel_keeps_no_array(both: tuple[Driver, Gpu]) -> None:
    _, gpu = both

    assert [] == [one for one in called(gpu, kernel_of(2), range(1, 8)) if one() is not None]


@pytest.mark.parametrize("fuse", ["auto", "off"])
def test_a_pipeline_keeps_no_array(both: tuple[Driver, Gpu], fuse: str) -> None:
    _, gpu = both
    first, second = kernel_of(2), kernel_of(3)

    @vy.pipeline
    def steps(x):  # type: ignore[no-untyped-def]
        return second(first(x))

    def call(x: Any) -> Any:
        return steps(x, fuse=fuse)

    assert [] == [one for one in called(gpu, call, range(1, 8)) if one() is not None]


def test_the_module_of_a_collected_kernel_is_unloaded(both: tuple[Driver, Gpu]) -> None:
    driver, gpu = both
    called(gpu, kernel_of(4), [5, 6])
    loaded = set(driver.modules)
    assert loaded
    gc.collect()
    for _ in range(devices._MOST_RETIRED + 1):
        gpu.loaded(".visible .entry k(\n)")

    assert loaded <= set(driver.unloaded)


def test_the_gpu_memory_of_a_collected_pipeline_is_freed(both: tuple[Driver, Gpu]) -> None:
    driver, gpu = both

    def use() -> None:
        first, second = kernel_of(2), kernel_of(3)

        @vy.pipeline
        def steps(x):  # type: ignore[no-untyped-def]
            return second(first(x))

        called(gpu, lambda x: steps(x, fuse="off"), [1 << 20, 1 << 21])

    use()
    gc.collect()
    driver.cuCtxSynchronize()
    before = sum(len(buffer) for buffer in driver.memory.values())
    for _ in range(3):
        use()
    gc.collect()
    driver.cuCtxSynchronize()

    assert before == sum(len(buffer) for buffer in driver.memory.values())
    held = vy.counters()["caches"]
    names = ("device launches", "device workspaces", "device graphs")
    assert [0] * len(names) == [held[name]["entries"] for name in names]


def test_other_numbers_change_words_of_a_few_graphs(
    both: tuple[Driver, Gpu], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, gpu = both
    made: list[LaunchGraph] = []

    class Counted(LaunchGraph):
        def __init__(self, *args: Any) -> None:
            super().__init__(*args)
            made.append(self)

    monkeypatch.setattr(executable, "LaunchGraph", Counted)
    monkeypatch.setattr(entry.SignatureTable, "add", lambda *args, **named: None)

    @vy.kernel
    def scaled(x: Buf[f32], y: Out[f32], by: f32):  # type: ignore[no-untyped-def]
        y[gid()] = x[gid()] * by

    @vy.pipeline
    def steps(x, by):  # type: ignore[no-untyped-def]
        return scaled(scaled(x, by=by), by=3.0)

    x = array(gpu, 8)
    for number in range(10):
        result = steps(x, number + 0.5, fuse="off")
        numbers = {bits(np.float32(number + 0.5)), bits(np.float32(3.0))}
        fitting = [one for one in made if numbers == {one._known["s0"], one._known["s1"]}]
        assert [True] == [result.address in one._known.values() for one in fitting]
    assert executable.MOST_GRAPHS == len(made)


def test_workspaces_on_the_gpu_are_bounded_by_bytes(both: tuple[Driver, Gpu]) -> None:
    _, gpu = both
    first, second = kernel_of(2), kernel_of(3)

    @vy.pipeline
    def steps(x):  # type: ignore[no-untyped-def]
        return second(first(x))

    kind = next(kind for kind in list(bounded._KINDS) if kind.name == "device workspaces")
    before, kind.most_bytes = kind.most_bytes, 8 << 20
    try:
        for size in range(1 << 19, (1 << 19) + 8):  # 2 MB each
            for _ in range(3):
                steps(array(gpu, size), fuse="off")
            assert kind.usage.bytes <= kind.most_bytes
        assert kind.usage.evictions
    finally:
        kind.most_bytes = before


def test_calls_work_however_little_is_remembered(both: tuple[Driver, Gpu]) -> None:
    _, gpu = both
    kernel, second = kernel_of(2), kernel_of(3)

    @vy.pipeline
    def steps(x):  # type: ignore[no-untyped-def]
        return second(kernel(x))

    kinds = [kind for kind in list(bounded._KINDS) if kind.name.startswith("device")]
    before = [kind.most_entries for kind in kinds]
    for entries in (0, 1):
        for kind in kinds:
            kind.most_entries = entries
        try:
            for size in (3, 4, 3, 3, 3):
                x = array(gpu, size)
                assert (size,) == kernel(x).shape == steps(x).shape == steps(x, fuse="off").shape
        finally:
            for kind, most in zip(kinds, before, strict=True):
                kind.most_entries = most
