"""Warm calls of pipelines on arrays of a GPU: what machine code tells a driver that launches nothing."""

from __future__ import annotations

import gc
import struct
from typing import Any

import pytest

import vyre as vy
from targets.cuda.pretended import Driver
from vyre import Buf, InOut, Out, f32, gid
from vyre.ir import dtypes
from vyre.targets.cpu.layout import is_as_declared
from vyre.targets.cuda import arrays, batch_signature, streams
from vyre.targets.cuda.arrays import DeviceArray
from vyre.targets.cuda.device import LEGACY, Gpu

pytestmark = pytest.mark.skipif(not is_as_declared(), reason="this Python keeps its objects in another way")


def array(gpu: Gpu, size: int) -> DeviceArray:
    return arrays.made(gpu, (size,), dtypes.f32, stream=LEGACY, is_cleared=True)


@vy.kernel
def scaled(x: Buf[f32], y: Out[f32], by: f32):  # type: ignore[no-untyped-def]
    y[gid()] = x[gid()] * by


@vy.kernel
def bumped(x: InOut[f32], other: Buf[f32]):  # type: ignore[no-untyped-def]
    x[gid()] = x[gid()] + other[gid()]


@vy.kernel
def every_other(x: Buf[f32], y: Out[f32]):  # type: ignore[no-untyped-def]
    if gid() % 2 == 0:
        y[gid()] = x[gid()]


class Counting:
    """A pipeline's slow way, counted."""

    def __init__(self, pipeline: Any) -> None:
        self.pipeline, self.count = pipeline, 0

    def __call__(self, *args: Any, **named: Any) -> Any:
        self.count += 1
        return self.pipeline._slow(*args, **named)


def learned(pipeline: Any, *args: Any, **named: Any) -> Counting:
    """Call until calls like this one are known; the counter of those that are not."""
    streams._look()
    for _ in range(3):
        pipeline(*args, **named)
    slow = Counting(pipeline)
    pipeline._call.slow = slow
    return slow


def two_steps() -> Any:
    @vy.pipeline
    def steps(x, by):  # type: ignore[no-untyped-def]
        return scaled(scaled(x, by=by), by=3.0)

    return steps


def f32_bits(value: float) -> int:
    return int(struct.unpack("<I", struct.pack("<f", value))[0])


def test_a_warm_call_launches_a_graph_with_its_addresses_and_numbers(both: tuple[Driver, Gpu]) -> None:
    driver, gpu = both
    steps = two_steps()
    for number in (1.5, 2.5, 3.5):  # so that any number will do
        steps(array(gpu, 8), number, fuse="off")
    slow = learned(steps, array(gpu, 8), 4.5, fuse="off")
    driver.started.clear(), driver.told.clear()
    x = array(gpu, 8)

    y = steps(x, 0.25, fuse="off")

    assert 0 == slow.count
    assert [LEGACY] == [stream for _, stream in driver.started]
    words = [word for _, words in driver.told for word in words]
    assert {x.address, y.address} <= {*words}
    assert (8,) == y.shape
    assert y.stream == LEGACY


def test_a_thread_without_a_context_goes_the_slow_way_once(both: tuple[Driver, Gpu]) -> None:
    """The driver crashes if it is told words then."""
    driver, gpu = both
    steps, x = two_steps(), array(gpu, 8)
    slow = learned(steps, x, 1.5, fuse="off")
    driver.current = 0
    steps(array(gpu, 8), 1.5, fuse="off")
    driver.current = gpu.context
    steps(array(gpu, 8), 1.5, fuse="off")

    assert 1 == slow.count


def test_results_that_take_turns_update_no_node(both: tuple[Driver, Gpu]) -> None:
    driver, gpu = both
    steps, x = two_steps(), array(gpu, 8)
    slow = learned(steps, x, 1.5, fuse="off")
    seen = set()
    for _ in range(4):
        seen.add(steps(x, 1.5, fuse="off").address)
    driver.told.clear()
    kept = steps(x, 1.5, fuse="off")

    assert 0 == slow.count
    assert not driver.told or kept.address not in seen


def test_a_single_launch_needs_no_graph(both: tuple[Driver, Gpu]) -> None:
    driver, gpu = both
    steps, x = two_steps(), array(gpu, 8)
    slow = learned(steps, x, 1.5)
    driver.started.clear()

    y = steps(x, 1.5)

    assert (0, [], (8,)) == (slow.count, driver.started, y.shape)


@pytest.mark.parametrize("moment", ["telling", "starting"])
def test_a_launch_that_the_driver_refuses_takes_the_slow_path(both: tuple[Driver, Gpu], moment: str) -> None:
    driver, gpu = both
    steps, x = two_steps(), array(gpu, 8)
    slow = learned(steps, x, 1.5, fuse="off")
    if moment == "telling":
        x = array(gpu, 8)
    slow_way, calls = steps._slow, []
    slow.pipeline = type("", (), {"_slow": staticmethod(lambda *args, **named: calls.append(args))})
    driver.graph_status = 1
    steps(x, 1.5, fuse="off")
    driver.graph_status = 0
    slow.pipeline = type("", (), {"_slow": staticmethod(slow_way)})
    assert 1 == slow.count == len(calls)
    driver.told.clear()

    y = steps(x, 1.5, fuse="off")

    assert 1 == slow.count
    if moment == "telling":  # some node was not told: now all are
        words = [word for _, words in driver.told for word in words]
        assert {x.address, y.address} <= {*words}


def test_a_large_workspace_is_freed_after_each_call(both: tuple[Driver, Gpu]) -> None:
    driver, gpu = both
    steps = two_steps()
    x = array(gpu, batch_signature.KEPT_BYTES)
    slow = learned(steps, x, 1.5, fuse="off")
    driver.cuCtxSynchronize()
    before = sum(len(buffer) for buffer in driver.memory.values())

    for _ in range(5):
        steps(x, 1.5, fuse="off")
    driver.cuCtxSynchronize()

    assert 0 == slow.count
    assert before == sum(len(buffer) for buffer in driver.memory.values())


@pytest.mark.parametrize("size", [8, batch_signature.KEPT_BYTES])
def test_what_is_not_there_yet_can_be_cleared(both: tuple[Driver, Gpu], size: int) -> None:
    _, gpu = both

    @vy.pipeline
    def steps(x):  # type: ignore[no-untyped-def]
        return every_other(every_other(x))

    x = array(gpu, size)
    slow = learned(steps, x, fuse="off")
    for _ in range(3):
        assert (size,) == steps(x, fuse="off").shape

    assert 0 == slow.count


def test_arrays_that_share_memory_go_the_slow_way(both: tuple[Driver, Gpu]) -> None:
    _, gpu = both

    @vy.pipeline
    def steps(x, other):  # type: ignore[no-untyped-def]
        bumped(x, other)
        bumped(x, other)
        return x

    x, other = array(gpu, 8), array(gpu, 8)
    slow = learned(steps, x, other, fuse="off")
    assert steps(x, other, fuse="off") is x
    assert 0 == slow.count

    whole = array(gpu, 12)
    views = [
        DeviceArray(gpu, whole.address + at, (8,), dtypes.f32, stream=LEGACY, owner=whole) for at in (0, 16)
    ]
    steps(*views, fuse="off")

    assert 1 == slow.count


def test_arrays_of_another_shape_or_stream_go_the_slow_way(both: tuple[Driver, Gpu]) -> None:
    driver, gpu = both
    steps = two_steps()
    slow = learned(steps, array(gpu, 8), 1.5, fuse="off")
    elsewhere = arrays.made(gpu, (8,), dtypes.f32, stream=driver.stream(), is_cleared=True)

    steps(array(gpu, 9), 1.5, fuse="off")
    steps(elsewhere, 1.5, fuse="off")

    assert 2 == slow.count


def test_graphs_of_signatures_are_bounded_and_freed(
    both: tuple[Driver, Gpu], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, gpu = both
    name = "device graphs of signatures"

    def use() -> None:
        slow = learned(two_steps(), array(gpu, 8), 1.5, fuse="off")
        assert 0 == slow.count
        assert 1 == vy.counters()["caches"][name]["entries"]
        monkeypatch.setattr(batch_signature, "MOST_BYTES", 1)
        steps, x = two_steps(), array(gpu, 8)
        slow = learned(steps, x, 1.5, fuse="off")
        steps(x, 1.5, fuse="off")
        assert 1 == slow.count

    use()
    gc.collect()

    assert 0 == vy.counters()["caches"][name]["entries"]
