"""Copies to and from a GPU on several streams, by a driver that does everything as late as it may."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, cast

import numpy as np
import pytest

from targets.cuda.pretended import Driver, pretended
from vyre.ir import dtypes
from vyre.targets.batch import Batch
from vyre.targets.cuda import arrays, copies, streams
from vyre.targets.cuda.arrays import DeviceArray
from vyre.targets.cuda.device import LEGACY, Gpu
from vyre.targets.cuda.executable import DeviceSequence
from vyre.targets.cuda.staging import Staged

SMALL, LARGE = copies.DIRECT_BYTES, 2 * copies.STAGE_BYTES + 4096


@pytest.fixture
def both() -> Iterator[tuple[Driver, Gpu]]:
    with pretended() as found:
        yield found


def numbers(size: int, seed: int) -> Any:
    return np.random.default_rng(seed).integers(0, 256, size, np.uint8)


def uploaded(gpu: Gpu, values: Any, stream: int) -> DeviceArray:
    made = arrays.made(gpu, values.shape, dtypes.u8, stream=stream, is_cleared=False)
    copies.copy_in(gpu, made.address, values, stream)
    return made


def downloaded(gpu: Gpu, array: DeviceArray) -> Any:
    found = np.empty(array.shape, np.uint8)
    copies.copy_out(gpu, found, array.address, array.stream)
    return found


@pytest.mark.parametrize("size", [1, SMALL, SMALL + 1, copies.STAGE_BYTES, LARGE])
def test_an_array_comes_back_as_it_went(both: tuple[Driver, Gpu], size: int) -> None:
    _, gpu = both
    values = numbers(size, 0)
    array = uploaded(gpu, values, LEGACY)
    before = values.copy()
    values[:] = 0  # may be changed as soon as the copy was asked for

    assert (before == downloaded(gpu, array)).all()


@pytest.mark.parametrize("size", [SMALL + 1, copies.STAGE_BYTES, copies.STAGE_BYTES + 1, LARGE])
def test_a_download_waits_for_uploads_on_other_streams(both: tuple[Driver, Gpu], size: int) -> None:
    driver, gpu = both
    first, second = driver.stream(), driver.stream()
    old, new = numbers(size, 1), numbers(size, 2)
    there = uploaded(gpu, old, first)
    driver.cuStreamSynchronize(first)
    coming = uploaded(gpu, new, second)  # which the second stream has not done yet

    assert (old == downloaded(gpu, there)).all()
    assert (new == downloaded(gpu, coming)).all()


@pytest.mark.parametrize("size", [SMALL + 1, LARGE])
def test_uploads_and_downloads_on_many_streams_keep_their_bytes(both: tuple[Driver, Gpu], size: int) -> None:
    driver, gpu = both
    rng = np.random.default_rng(3)
    handles = [driver.stream() for _ in range(4)]
    live: list[tuple[Any, DeviceArray]] = []
    kept: list[DeviceArray] = []  # giving memory back waits for streams that nobody vouches for
    for turn in range(16):
        if live and rng.random() < 0.5:
            values, array = live.pop(int(rng.integers(len(live))))
            kept.append(array)
            assert (values == downloaded(gpu, array)).all()
        else:
            values = numbers(size - int(rng.integers(64)), 100 + turn)
            live.append((values, uploaded(gpu, values, handles[int(rng.integers(4))])))
    for values, array in live:
        assert (values == downloaded(gpu, array)).all()


def test_threads_that_copy_make_one_stage(both: tuple[Driver, Gpu]) -> None:
    driver, gpu = both
    start = threading.Barrier(4)

    def copy() -> None:
        start.wait()
        copies._stage(gpu)

    workers = [threading.Thread(target=copy) for _ in range(4)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()

    assert 2 == len(driver.pinned)


def test_numpy_works_after_the_array_s_stream_is_destroyed(both: tuple[Driver, Gpu]) -> None:
    driver, gpu = both
    handle = driver.stream()
    values = numbers(SMALL, 4)
    array = uploaded(gpu, values, LEGACY)
    array.use_on(handle)  # as a consumer of DLPack does that gives its stream
    driver.cuStreamSynchronize(handle)
    driver.destroy(handle)

    assert (values == array.numpy()).all()
    assert LEGACY == array.stream


def test_an_array_whose_stream_is_destroyed_does_not_give_it_away(both: tuple[Driver, Gpu]) -> None:
    driver, gpu = both
    handle = driver.stream()
    array = uploaded(gpu, numbers(8, 5), LEGACY)
    array.use_on(handle)
    driver.cuStreamSynchronize(handle)
    driver.destroy(handle)

    assert LEGACY == array.__cuda_array_interface__["stream"]


def test_a_stream_is_waited_for_when_it_is_trusted_no_longer() -> None:
    class Owner:
        waits = 0

        def synchronize(self) -> None:
            self.waits += 1

    owners = [Owner() for _ in range(streams._MOST_KEPT + 3)]
    known = dict(streams._TRUSTED)
    try:
        for number, owner in enumerate(owners):
            streams.trust(1 << 40 | number, owner)

        assert [1, 1, 1, 0] == [owner.waits for owner in owners[:4]]
    finally:
        streams._TRUSTED.clear()
        streams._TRUSTED.update(known)


class Alarm(Exception):
    """Raised by the handler of a signal."""


@pytest.fixture
def alarms() -> Iterator[None]:
    def handle(*_: object) -> None:
        raise Alarm

    before = signal.signal(signal.SIGALRM, handle)
    yield
    signal.signal(signal.SIGALRM, before)


@pytest.mark.usefixtures("alarms")
@pytest.mark.parametrize("size", [SMALL, SMALL + 1, LARGE])
def test_a_handler_of_a_signal_ends_the_wait_for_a_download(both: tuple[Driver, Gpu], size: int) -> None:
    driver, gpu = both
    values = numbers(size, 6)
    array = uploaded(gpu, values, LEGACY)
    driver.asked = lambda: signal.raise_signal(signal.SIGALRM)

    with pytest.raises(Alarm) as caught:
        downloaded(gpu, array)

    assert "cuda:0" in caught.value.__notes__[0]
    driver.asked = lambda: None
    assert (values == downloaded(gpu, array)).all()


@pytest.mark.usefixtures("alarms")
def test_a_handler_of_a_signal_ends_the_wait_for_kernels(both: tuple[Driver, Gpu]) -> None:
    driver, gpu = both
    values = numbers(LARGE, 7)
    array = uploaded(gpu, values, LEGACY)
    driver.asked = lambda: signal.raise_signal(signal.SIGALRM)

    with pytest.raises(Alarm):
        gpu.wait(LEGACY)

    driver.asked = lambda: None
    gpu.wait(LEGACY)
    assert (values == downloaded(gpu, array)).all()


def test_arrays_that_lie_in_another_order_are_not_taken_for_each_other(both: tuple[Driver, Gpu]) -> None:
    """A graph is launched again for the same addresses only if they are those of the same arrays."""
    _, gpu = both
    first, second = np.zeros((2, 8), np.float32)
    types = {"x": dtypes.f32, "y": dtypes.f32}
    for host in ({"x": first, "y": second}, {"x": second, "y": first}):
        staged = Staged(gpu, host, types, unread=(), stream=LEGACY)
        assert ["x", "y"] == list(staged.arrays)
    sequence = DeviceSequence(cast(Any, SimpleNamespace(batch=Batch("none", (), {}))))
    one, other = (arrays.made(gpu, (8,), dtypes.f32, stream=LEGACY, is_cleared=True) for _ in range(2))
    assert sequence.instances({"x": one, "y": other}) is sequence.instances({"x": one, "y": other})
    assert sequence.instances({"x": one, "y": other}) is not sequence.instances({"y": one, "x": other})
