"""Code on a GPU: unloaded when its kernel is gone, and not before it has run."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from typing import Any

import pytest

from targets.cuda.pretended import Driver, pretended
from vyre.ir import dtypes
from vyre.targets.cuda import arrays
from vyre.targets.cuda import device as devices
from vyre.targets.cuda.api import FORK
from vyre.targets.cuda.device import LEGACY, Gpu
from vyre.targets.cuda.graphs import Alone, GraphLaunch, LaunchGraph
from vyre.targets.cuda.launch import LoadedKernel, Prepared
from vyre.targets.cuda.ptx import PtxKernel

PTX = ".visible .entry k(\n)"


@pytest.fixture
def both() -> Iterator[tuple[Driver, Gpu]]:
    with pretended() as found:
        yield found


def prepared(gpu: Gpu) -> Prepared:
    return Prepared(LoadedKernel(gpu.loaded(PTX), PtxKernel((1, 1, 1), ptx=PTX)), (), {}, (1,))


def churn(gpu: Gpu, count: int = devices._MOST_RETIRED) -> None:
    """Load kernels that are gone at once."""
    for _ in range(count + 1):
        gpu.loaded(PTX)


def test_modules_are_unloaded_when_their_kernels_are_collected(both: tuple[Driver, Gpu]) -> None:
    driver, gpu = both
    kept = gpu.loaded(PTX)
    churn(gpu, 1000)

    assert kept.module in driver.modules
    assert len(driver.modules) <= devices._MOST_RETIRED + 2


def test_a_module_stays_until_what_runs_of_it_has_run(both: tuple[Driver, Gpu]) -> None:
    driver, gpu = both
    function = gpu.loaded(PTX)
    module, ran = function.module, []
    driver.streams[driver.stream()].ask(lambda: ran.append(module in driver.modules))
    del function
    churn(gpu)

    assert [True] == ran
    assert module in driver.unloaded


def test_short_memory_unloads_them_at_once(both: tuple[Driver, Gpu]) -> None:
    driver, gpu = both
    module = gpu.loaded(PTX).module
    whole, short = driver.cuMemAllocFromPoolAsync, [2]

    def refused(*args: Any) -> int:
        return short.pop() if short else whole(*args)

    driver.cuMemAllocFromPoolAsync = refused  # type: ignore[method-assign]  # a GPU that is full once
    with gpu.current():
        gpu.allocate(100, LEGACY)

    assert [module] == driver.unloaded


@pytest.mark.parametrize("holder", ["alone", "graph"])
def test_whatever_may_launch_a_kernel_keeps_it_loaded(both: tuple[Driver, Gpu], holder: str) -> None:
    driver, gpu = both
    made = prepared(gpu)
    module = made.code.function.module
    held: Any = (
        Alone(GraphLaunch(made, []), {})
        if holder == "alone"
        else LaunchGraph(gpu, [GraphLaunch(made, [])] * 2, {})
    )
    del made
    gc.collect()
    churn(gpu)
    assert module in driver.modules

    del held
    gc.collect()
    churn(gpu)
    assert module in driver.unloaded


def test_a_lost_gpu_and_a_forked_child_unload_nothing(
    both: tuple[Driver, Gpu], monkeypatch: pytest.MonkeyPatch
) -> None:
    driver, gpu = both
    function = gpu.loaded(PTX)
    monkeypatch.setattr(FORK, "is_lost", True)
    del function

    assert 0 == gpu.retired
    assert not driver.unloaded


def test_spare_memory_of_many_sizes_is_bounded(both: tuple[Driver, Gpu]) -> None:
    driver, gpu = both
    for size in range(1000, 1_000_000, 1000):
        for _ in range(2):
            held = [arrays.made(gpu, (size,), dtypes.u8, stream=LEGACY, is_cleared=False) for _ in range(5)]
            del held
        driver.cuCtxSynchronize()

    assert 0 < gpu.spare_bytes <= devices._ALL_SPARE_BYTES
    assert sum(len(buffer) for buffer in driver.memory.values()) <= devices._ALL_SPARE_BYTES + (1 << 10)


def test_spare_memory_of_many_small_sizes_is_bounded_in_number(both: tuple[Driver, Gpu]) -> None:
    _, gpu = both
    for size in range(1, 3000):
        arrays.made(gpu, (size,), dtypes.u8, stream=LEGACY, is_cleared=False)

    assert len(gpu._spare) <= devices._MOST_SIZES


def test_arrays_that_differ_have_different_keys_under_any_interleaving_of_threads(
    both: tuple[Driver, Gpu],
) -> None:
    _, gpu = both
    keys = {(size, arrays._KEYS.of((gpu.index, "f32", (size,), True, True))) for size in range(2000)}

    assert 2000 == len({key for _, key in keys})
