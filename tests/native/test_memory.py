"""Large blocks of memory that calls give back and take again."""

from __future__ import annotations

import gc
import threading
from collections.abc import Iterator

import numpy as np
import pytest

import vyre
from vyre import Buf, Out, f32, gid
from vyre.targets.cpu import entry
from vyre.targets.cpu.layout import is_as_declared

pytestmark = pytest.mark.skipif(not is_as_declared(), reason="this Python keeps its objects in another way")
LEAST = 1 << 16  # elements of 4 bytes, from which on blocks are kept


@vyre.kernel
def doubled(x: Buf[f32], y: Out[f32]):  # type: ignore[no-untyped-def]
    y[gid()] = x[gid()] * 2.0


@vyre.kernel
def every_second(x: Buf[f32], y: Out[f32]):  # type: ignore[no-untyped-def]
    if gid() % 2 == 0:
        y[gid()] = x[gid()]


@pytest.fixture(autouse=True)
def warm() -> Iterator[None]:
    for _ in range(4):
        doubled(np.ones(8, np.float32))
        doubled(np.ones(LEAST, np.float32))  # the first of that size starts the thread pool
        every_second(np.ones(8, np.float32))
    gc.collect()
    entry.kept_memory(drop=True)
    yield
    entry.kept_memory(drop=True)


def test_a_large_output_takes_the_memory_of_one_that_is_no_longer_used() -> None:
    x = np.arange(LEAST, dtype=np.float32)
    first = doubled(x)
    address = first.ctypes.data
    second = doubled(x)

    assert address != second.ctypes.data
    view = first[5:]
    del first
    third = doubled(x)
    assert view[0] == 10
    assert address != third.ctypes.data
    del view
    assert address == doubled(x).ctypes.data
    assert [0, 2, 4] == second[:3].tolist() == third[:3].tolist()
    assert second.ctypes.data % 64 == 0


def test_outputs_that_are_not_filled_are_zero_where_nothing_is_written() -> None:
    x = np.ones(LEAST, np.float32)
    for _ in range(3):
        doubled(x)

        assert LEAST // 2 == every_second(x).sum()


def test_the_memory_that_is_kept_is_bounded_and_counted() -> None:
    limit = vyre.counters()["caches"]["memory blocks"]["most_bytes"]
    largest = 0
    for size in range(1, 40):
        doubled(np.ones(size * LEAST // 2, np.float32))
        largest = max(largest, entry.kept_memory())

    assert 0 < largest <= limit
    assert entry.kept_memory() == vyre.counters()["caches"]["memory blocks"]["bytes"]
    assert entry.kept_memory(drop=True) == 0


def test_threads_may_take_and_give_back_at_once() -> None:
    faults: list[str] = []

    def work(value: int) -> None:
        x = np.full(LEAST + 64 * value, value, np.float32)
        for _ in range(10):
            first, second = doubled(x), doubled(x)
            if not ((first == 2 * value).all() and (second == 2 * value).all()):
                faults.append(f"{value} got the memory of another")

    threads = [threading.Thread(target=work, args=(value,)) for value in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert [] == faults
    gc.collect()
    assert entry.kept_memory() > 0


def test_tensors_take_and_give_back_blocks_too() -> None:
    torch = pytest.importorskip("torch")
    x = torch.ones(LEAST)
    for _ in range(4):
        doubled(x)
    first = doubled(x)
    address = first.data_ptr()
    part = first[3:]
    del first

    assert address != doubled(x).data_ptr()
    assert 2.0 == part[0].item()
    del part
    assert address in [y.data_ptr() for y in [doubled(x), doubled(x)]]
