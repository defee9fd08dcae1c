"""Arrays on a GPU: made, copied, given to torch, CuPy and JAX and taken from them, without copies."""

from __future__ import annotations

import ctypes
import gc
import sys
import threading
import weakref
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import vyre as vy
from vyre import Buf, InOut, Out, f32, gid, i32
from vyre.targets import dlpack
from vyre.targets.cuda.device import device


@vy.kernel
def double(x: Buf[f32], y: Out[f32]):
    i = gid()
    y[i] = x[i] * 2.0


@vy.kernel
def positive(x: Buf[f32], y: Out[f32]):
    i = gid()
    if x[i] > 0.0:
        y[i] = 1.0


@vy.kernel
def count(x: Buf[f32], n: InOut[i32]):
    i = gid()
    if x[i] > 0.0:
        vy.atomic_add(n, 0, 1)


def ones(size: int = 1000) -> Any:
    return vy.array(np.arange(size, dtype=np.float32), device="cuda")


def test_an_array_comes_back_as_it_went() -> None:
    for size in (1, 1000, 3_000_000, 5 << 20):
        host = np.arange(size, dtype=np.float32)
        assert bool((host == vy.array(host, device="cuda").numpy()).all())


def test_zeros_are_zero_and_empty_arrays_have_no_elements() -> None:
    assert [0.0, 0.0] == vy.zeros(2, device="cuda").numpy().tolist()
    assert [] == double(vy.zeros(0, device="cuda")).numpy().tolist()


def test_a_kernel_works_where_its_arrays_are() -> None:
    x = ones()
    y = double(x)

    assert "cuda:0" == y.device
    assert (np.arange(1000, dtype=np.float32) * 2).tolist() == y.numpy().tolist()


def test_what_a_kernel_does_not_write_is_zero() -> None:
    x = vy.array(np.array([1, -1, 1, -1] * 250, np.float32), device="cuda")
    for _ in range(5):
        vy.array(np.full(1000, 7.0, np.float32), device="cuda")  # leaves other bytes in the pool
        assert [1.0, 0.0] * 500 == positive(x).numpy().tolist()


def test_numpy_arrays_are_copied_there_and_back() -> None:
    host, n = np.ones(100_000, np.float32), np.zeros(1, np.int32)

    assert bool((double(host, device="cuda") == 2.0).all())
    assert [100_000] == count(host, n, device="cuda").tolist()
    assert [100_000] == n.tolist()


def test_arrays_that_share_memory_share_it_on_the_gpu() -> None:
    expected, found = np.arange(64, dtype=np.float32), np.arange(64, dtype=np.float32)
    double(expected, expected, device="cpu")
    double(found, found, device="cuda")
    x = vy.array(np.arange(64, dtype=np.float32), device="cuda")

    assert expected.tolist() == found.tolist() == double(x, x).numpy().tolist()


def test_warm_calls_give_what_cold_ones_give() -> None:
    x, y = ones(), vy.zeros(1000, device="cuda")
    for factor in range(5):
        given = vy.array(np.full(1000, factor, np.float32), device="cuda")
        assert y is double(given, y)
        assert [2.0 * factor] * 1000 == y.numpy().tolist()
        assert [2.0 * factor] * 1000 == double(given).numpy().tolist()
    assert double(x, y=y).numpy().tolist() == (np.arange(1000) * 2.0).tolist()


def test_threads_launch_side_by_side() -> None:
    from concurrent.futures import ThreadPoolExecutor

    def work(number: int) -> bool:
        x = vy.array(np.full(1000, number, np.float32), device="cuda")
        return all(bool((double(x).numpy() == 2 * number).all()) for _ in range(50))

    with ThreadPoolExecutor(8) as pool:
        assert [True] * 32 == list(pool.map(work, range(32)))


@pytest.fixture
def torch() -> Any:
    return pytest.importorskip("torch")


@pytest.fixture
def cupy() -> Any:
    return pytest.importorskip("cupy")


@pytest.fixture
def jax(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setenv("XLA_PYTHON_CLIENT_PREALLOCATE", "false")
    return pytest.importorskip("jax")


def test_torch_tensors_go_in_and_come_out(torch: Any) -> None:
    x = torch.arange(1000, dtype=torch.float32, device="cuda")
    y = torch.empty_like(x)

    assert y is double(x, y)
    assert torch.equal(y, x * 2)
    found = double(x)
    assert isinstance(found, torch.Tensor)
    assert torch.equal(found, x * 2)


def test_warm_calls_on_torch_tensors_give_what_cold_ones_give(torch: Any) -> None:
    for factor in range(6):
        x = torch.full((1000 + factor % 2,), float(factor), device="cuda")
        y = torch.empty_like(x)
        assert y is double(x, y)
        assert torch.equal(y, x * 2)
        assert torch.equal(double(x), x * 2)
        assert torch.equal(double(x[1:]), x[1:] * 2)
        assert torch.equal(double(x, x), y)


def test_warm_calls_on_cupy_arrays_give_what_cold_ones_give(cupy: Any) -> None:
    for factor in range(6):
        x = cupy.full(1000, factor, dtype=cupy.float32)
        y = cupy.empty_like(x)
        assert y is double(x, y)
        assert bool((y == x * 2).all())
        assert bool((double(x) == x * 2).all())


@vy.kernel(workgroup=32)
def scaled(x: Buf[f32, 2], y: Out[f32, 2], by: f32 = 1.0):
    y[vy.wid(), vy.lid()] = by * x[vy.wid(), vy.lid()]


def test_known_calls_on_torch_tensors_ask_them_each_time(torch: Any) -> None:
    x, y = torch.ones(40, 32, device="cuda"), torch.zeros(40, 32, device="cuda")
    for by in range(1, 6):
        assert scaled(x, y, float(by), groups=40) is y
        assert torch.equal(y, by * x)
    held = sys.getrefcount(x), sys.getrefcount(y)
    for _ in range(1000):
        scaled(x, y, 7.0, groups=40)
    assert held == (sys.getrefcount(x), sys.getrefcount(y))
    assert torch.equal(y, 7 * x)
    wide = torch.rand(40, 64, device="cuda")
    for other in (wide[:, :32].contiguous(), torch.rand(40, 32, device="cuda"), wide.view(80, 32)[3:43]):
        scaled(other, y, 2.0, groups=40)
        assert torch.equal(y, 2 * other)
    x.requires_grad_()
    with pytest.raises(vy.CallError, match="gradient"):
        scaled(x, y, groups=40)
    scaled(wide[:, :32], y, 5.0, groups=40)
    assert torch.equal(y, 5 * wide[:, :32])
    stream = torch.cuda.Stream()
    with torch.cuda.stream(stream):
        big = torch.rand(40, 32, device="cuda")
        scaled(big, y, 3.0, groups=40)
    stream.synchronize()
    assert torch.equal(y, 3 * big)


def test_torch_sees_an_array_without_a_copy(torch: Any) -> None:
    x = ones()
    seen = torch.from_dlpack(x)
    seen += 1

    assert (x.address, 1.0) == (seen.data_ptr(), float(x.numpy()[0]))
    assert x.address == torch.as_tensor(x, device="cuda").data_ptr()


def test_the_current_stream_of_torch_is_honoured(torch: Any) -> None:
    stream = torch.cuda.Stream()
    with torch.cuda.stream(stream):
        x = torch.ones(1 << 24, device="cuda")
        for _ in range(20):
            x = x * 1.0
        y = double(x)
        later = y + 1
    stream.synchronize()

    assert bool((later == 3.0).all())


def test_an_array_goes_from_stream_to_stream_in_order(torch: Any) -> None:
    streams = [torch.cuda.Stream() for _ in range(4)]
    x = vy.array(np.ones(1 << 22, np.float32), device="cuda")
    for _ in range(5):
        for stream in streams:
            with torch.cuda.stream(stream):
                x = double(x)

    assert bool((x.numpy() == 2.0**20).all())


def test_uploads_on_one_stream_and_downloads_on_another_keep_their_bytes(torch: Any) -> None:
    first, second = torch.cuda.Stream(), torch.cuda.Stream()
    work = torch.ones(4096, 4096, device="cuda")
    torch.cuda.synchronize()
    for size in (100_000, 2 << 20, 5 << 20):  # elements: one piece of staging memory, one, and three
        old, new = np.arange(size, dtype=np.float32), -np.arange(size, dtype=np.float32)
        with torch.cuda.stream(second):
            there = vy.array(old, device="cuda")
        second.synchronize()
        with torch.cuda.stream(first):
            for _ in range(20):
                work = work @ work
            coming = vy.array(new, device="cuda")  # waits on the first stream, in the staging memory
        with torch.cuda.stream(second):
            assert bool((old == there.numpy()).all())
        assert bool((new == coming.numpy()).all())


def test_numpy_works_after_the_stream_of_a_consumer_is_destroyed() -> None:
    cuda, handle = ctypes.CDLL("libcuda.so.1"), ctypes.c_void_p()
    host = np.arange(100_000, dtype=np.float32)
    array = vy.array(host, device="cuda")
    with device(0).current():
        assert 0 == cuda.cuStreamCreate(ctypes.byref(handle), 1)
    capsule = array.__dlpack__(stream=handle.value)  # from now on the array's last stream
    with device(0).current():
        assert 0 == cuda.cuStreamDestroy_v2(handle)
    del capsule

    assert bool((host == array.numpy()).all())


def test_bf16_and_the_other_types_go_through_dlpack(torch: Any) -> None:
    for name in ("bool", "uint8", "int8", "int16", "int32", "int64", "float16", "bfloat16", "float64"):
        given = torch.ones(16, dtype=getattr(torch, name), device="cuda")
        taken = vy.array(given)
        assert torch.equal(given, torch.from_dlpack(taken)), name


def test_cupy_arrays_go_in_and_come_out(cupy: Any) -> None:
    x = cupy.arange(1000, dtype=cupy.float32)
    found = double(x)

    assert isinstance(found, cupy.ndarray)
    assert bool((found == x * 2).all())
    assert ones().numpy().tolist() == cupy.asnumpy(cupy.asarray(ones())).tolist()
    assert ones().numpy().tolist() == cupy.asnumpy(cupy.from_dlpack(ones())).tolist()


def test_the_current_stream_of_cupy_is_honoured(cupy: Any) -> None:
    with cupy.cuda.Stream(non_blocking=True) as stream:
        x = cupy.ones(1 << 22, dtype=cupy.float32)
        found = double(x) + 1
        stream.synchronize()

    assert bool((found == 3.0).all())


def test_jax_arrays_go_in_and_come_out(jax: Any) -> None:
    x = jax.numpy.arange(1000, dtype=jax.numpy.float32)
    found = double(x)

    assert isinstance(found, jax.Array)
    assert bool((found == x * 2).all())


def test_arrays_of_jax_are_not_written_to(jax: Any) -> None:
    x = jax.numpy.ones(10, dtype=jax.numpy.float32)

    with pytest.raises(vy.CallError, match="y cannot be written to, and the kernel writes to it"):
        double(x, x)


def leaked(work: Callable[[], object]) -> int:
    """The bytes that are not there any more after doing something many times; others may free theirs late."""
    gpu = device(0)

    def taken() -> int:
        gc.collect()
        gpu.wait(1)
        return gpu.used_bytes()

    work()
    before = taken()
    for _ in range(50):
        work()
    return max(taken() - before, 0)


def test_nothing_leaks() -> None:
    x = ones(100_000)
    given = len(dlpack._GIVEN)

    assert 0 == leaked(lambda: double(double(x)))
    assert 0 == leaked(lambda: double(np.ones(100_000, np.float32), device="cuda"))
    assert given == len(dlpack._GIVEN)


def test_nothing_leaks_by_torch(torch: Any) -> None:
    x = torch.ones(100_000, device="cuda")
    given = len(dlpack._GIVEN)

    assert 0 == leaked(lambda: torch.from_dlpack(vy.array(double(x))))
    assert given == len(dlpack._GIVEN)


def test_nothing_leaks_by_cupy_and_jax(cupy: Any, jax: Any) -> None:
    x, z = cupy.ones(100_000, dtype=cupy.float32), jax.numpy.ones(100_000, dtype=jax.numpy.float32)
    given = len(dlpack._GIVEN)

    assert 0 == leaked(lambda: cupy.from_dlpack(vy.array(double(x))))
    assert 0 == leaked(lambda: double(double(z)).block_until_ready())
    assert given == len(dlpack._GIVEN)


def scaling(number: int) -> Any:
    """A kernel like no other."""

    @vy.kernel
    def scaled(x: Buf[f32], y: Out[f32]):  # type: ignore[no-untyped-def]
        y[gid()] = x[gid()] * number

    return scaled


def test_modules_of_collected_kernels_are_unloaded() -> None:
    gpu = device(0)
    x = ones(1 << 20)
    for number in range(1, 60):
        kernel = scaling(number)
        made = [kernel(x) for _ in range(4)]  # the last ones by a builtin
        del kernel
        gc.collect()  # while it may still run
        assert float(number) == float(made[-1].numpy()[1])
        assert gpu.retired <= 17  # and the rest was unloaded

    codes = vy.counters()["caches"]["machine code"]
    assert codes["entries"] <= codes["most_entries"]


def test_kernels_that_end_while_they_run_give_what_they_should(torch: Any) -> None:
    streams = [torch.cuda.Stream() for _ in range(3)]
    results = []
    for number in range(1, 40):
        with torch.cuda.stream(streams[number % 3]):
            x = torch.ones(1 << 22, device="cuda")
            results.append((number, scaling(number)(x)))
        gc.collect()
    torch.cuda.synchronize()

    assert all(float(number) == float(y[-1]) for number, y in results)


def test_pipelines_keep_no_array_of_a_gpu() -> None:
    @vy.pipeline
    def twice(x):  # type: ignore[no-untyped-def]
        return double(double(x))

    kept = []
    for size in range(1000, 1040):
        for _ in range(3):
            x = ones(size)
            y = twice(x)
            kept += [weakref.ref(x), weakref.ref(y)]
            del x, y

    assert [] == [one for one in kept if one() is not None]


def test_calls_of_many_shapes_leave_memory_flat() -> None:
    @vy.pipeline
    def twice(x):  # type: ignore[no-untyped-def]
        return double(double(x))

    def call() -> None:
        for size in range(100_000, 100_100):
            double(ones(size))
            twice(ones(size), fuse="off")

    call()
    call()
    before = device(0).used_bytes()
    for _ in range(5):
        call()

    assert device(0).used_bytes() - before <= 16 << 20
    for usage in vy.counters()["caches"].values():
        assert usage["bytes"] <= usage["most_bytes"] or not usage["most_bytes"]


def test_threads_that_call_with_changing_shapes_get_what_is_right() -> None:
    @vy.pipeline
    def twice(x):  # type: ignore[no-untyped-def]
        return double(double(x))

    faults: list[int] = []

    def work(seed: int) -> None:
        rng = np.random.default_rng(seed)
        for _ in range(50):
            size = int(rng.integers(1, 20))
            x = vy.array(np.full(size, float(seed), np.float32), device="cuda")
            made = twice(x) if rng.random() < 0.5 else double(double(x))
            if made.numpy().tolist() != [4.0 * seed] * size:
                faults.append(seed)

    workers = [threading.Thread(target=work, args=(seed,)) for seed in range(8)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()

    assert not faults
