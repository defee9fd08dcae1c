"""Pipelines as graphs, barriers of the whole grid, the cache, and what is said when something is wrong."""

from __future__ import annotations

import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import vyre as vy
from vyre import Buf, InOut, Out, f32, gid, i32, lid
from vyre.targets.cuda.device import device


@vy.kernel
def blur(x: Buf[f32], y: Out[f32]):
    i = gid()
    y[i] = (x[i - 1] + x[i] + x[i + 1]) / 3.0


@vy.kernel
def scale(x: Buf[f32], y: Out[f32], a: f32):
    i = gid()
    y[i] = a * x[i]


@vy.kernel
def bump(x: InOut[f32]):
    i = gid()
    if i % 2 == 0:
        x[i] = x[i] + 1.0


@vy.kernel
def sums(x: Buf[i32], y: Out[i32]):
    i = gid()
    y[i] = x[i]
    vy.grid_sync()
    z = y[(i + 1) % len(x)]
    vy.grid_sync()
    y[i] = y[i] + z


@vy.pipeline
def steps(x, a):
    y = x
    for _ in range(6):
        y = blur(y)
    return scale(y, a=a), y


@vy.pipeline
def in_place(x):
    bump(x)
    bump(x)
    return scale(x, a=2.0)


def values(size: int = 10_000) -> Any:
    return np.random.default_rng(5).normal(size=size).astype(np.float32)


@pytest.mark.parametrize("fuse", ["auto", "off", "max"])
def test_a_pipeline_gives_the_same_as_on_the_cpu(fuse: str) -> None:
    host = values()
    for a in (1.5, 2.5, 1.5):
        expected = steps(host, a, fuse=fuse, device="cpu")
        on_gpu = steps(vy.array(host, device="cuda"), a, fuse=fuse)
        copied = steps(host, a, fuse=fuse, device="cuda")
        assert [e.tobytes() for e in expected] == [f.numpy().tobytes() for f in on_gpu]
        assert [e.tobytes() for e in expected] == [f.tobytes() for f in copied]


def test_a_graph_follows_its_arrays() -> None:
    host = values()
    expected = [e.tobytes() for e in steps(host, 2.0, fuse="off", device="cpu")]
    kept = []
    for _ in range(6):
        x = vy.array(host, device="cuda")
        kept.append((x, steps(x, 2.0, fuse="off")))
    assert [expected] * 6 == [[f.numpy().tobytes() for f in found] for _, found in kept]


def test_a_pipeline_changes_arrays_in_place() -> None:
    host = values()
    x, other = vy.array(host, device="cuda"), host.copy()
    for _ in range(3):
        found = in_place(x)
        expected = in_place(other, device="cpu")
    assert (other.tobytes(), expected.tobytes()) == (x.numpy().tobytes(), found.numpy().tobytes())


@vy.kernel
def plus(x: Buf[f32], y: Buf[f32], z: Out[f32]):
    i = gid()
    z[i] = x[i] + y[i]


@vy.pipeline
def both(x, y, a):
    return plus(blur(x), scale(y, a=a))


class Described:
    """An array as Numba has them, which says where it lies and nothing else."""

    def __init__(self, array: Any) -> None:
        self.array, self.__cuda_array_interface__ = array, array.__cuda_array_interface__


def test_a_pipeline_takes_arrays_that_only_describe_themselves() -> None:
    host = values()
    expected = [made.tobytes() for made in steps(host, 2.0, device="cpu")]
    for _ in range(2):
        found = steps(Described(vy.array(host, device="cuda")), 2.0)
        assert expected == [made.numpy().tobytes() for made in found]


KEPT: dict[str, Any] = {}


@vy.pipeline
def with_kept(x):
    return plus(blur(x), KEPT["array"])


def test_arrays_from_outside_are_on_the_device_of_the_arguments() -> None:
    host = values()
    there = vy.array(host, device="cuda")
    KEPT["array"] = host
    expected = with_kept(host, device="cpu").tobytes()
    assert expected == with_kept(host, device="cuda").tobytes()
    with pytest.raises(
        vy.CallError, match=r"array on the host, and the arrays of the call are on cuda:0. Fix: pass it"
    ):
        with_kept(there)
    KEPT["array"] = there
    assert expected == with_kept(there).numpy().tobytes()
    with pytest.raises(
        vy.CallError, match=r"array on cuda:0, and the arrays of the call are on the host. Fix: pass it"
    ):
        with_kept(host, device="cuda")


def test_a_warm_pipeline_knows_its_arguments_apart() -> None:
    hosts = [values() + number for number in range(3)]
    arrays = [vy.array(host, device="cuda") for host in hosts]
    for first, second, a in [
        (0, 0, 1.0),
        (0, 1, 1.0),
        (0, 1, 2.0),
        (1, 0, 2.0),
        (1, 1, 2.0),
        (2, 1, 1.0),
    ] * 3:
        expected = both(hosts[first], hosts[second], a, device="cpu")
        assert expected.tobytes() == both(arrays[first], arrays[second], a).numpy().tobytes()


def test_a_warm_pipeline_goes_from_stream_to_stream() -> None:
    torch = pytest.importorskip("torch")
    host = values(1 << 20)
    expected = steps(steps(host, 2.0, device="cpu")[0], 2.0, device="cpu")[0]
    streams = [torch.cuda.Stream() for _ in range(3)]
    for turn in range(9):
        with torch.cuda.stream(streams[turn % 3]):
            once = steps(vy.array(host, device="cuda"), 2.0, fuse="off")[0]
        with torch.cuda.stream(streams[(turn + 1) % 3]):
            twice = steps(once, 2.0, fuse="off")[0]
        assert expected.tobytes() == twice.numpy().tobytes()


@pytest.mark.parametrize("fuse", ["auto", "off"])
def test_warm_pipelines_of_each_kind_of_arrays_are_known(fuse: str) -> None:
    torch = pytest.importorskip("torch")

    @vy.pipeline
    def twice(x, a):  # type: ignore[no-untyped-def]
        return steps(steps(x, a)[0], a)[0]

    host = values()
    expected = twice(host, 2.0, device="cpu").tobytes()
    for given in (vy.array(host, device="cuda"), torch.from_numpy(host).cuda()):
        for _ in range(4):
            made = twice(given, 2.0, fuse=fuse)
            assert type(given) is type(made)
            assert expected == np.asarray(made.cpu() if isinstance(made, torch.Tensor) else made).tobytes()
    assert {"DeviceArray", "Tensor"} <= {kind.__name__ for key in twice._table._keys for kind in key[2]}


def test_threads_share_a_warm_pipeline() -> None:
    hosts = [values() + number for number in range(4)]
    arrays = [vy.array(host, device="cuda") for host in hosts]
    expected = [both(host, host, 2.0, device="cpu").tobytes() for host in hosts]
    for given in arrays:
        for _ in range(3):
            both(given, given, 2.0, fuse="off")
    wrong: list[int] = []

    def work(number: int) -> None:
        for _ in range(50):
            made = both(arrays[number], arrays[number], 2.0, fuse="off")
            if expected[number] != made.numpy().tobytes():
                wrong.append(number)

    threads = [threading.Thread(target=work, args=(number % 4,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [] == wrong


def test_a_pipeline_takes_torch_tensors() -> None:
    torch = pytest.importorskip("torch")
    host = values()
    found = steps(torch.asarray(host, device="cuda"), 2.0)

    assert [e.tobytes() for e in steps(host, 2.0, device="cpu")] == [f.cpu().numpy().tobytes() for f in found]


def test_the_whole_grid_waits_for_itself() -> None:
    host = np.arange(100_000, dtype=np.int32)
    expected = sums(host, device="cpu")

    assert expected.tobytes() == sums(host, device="cuda").tobytes()
    assert expected.tobytes() == sums(vy.array(host, device="cuda")).numpy().tobytes()


@vy.kernel(workgroup=128)
def passed_on(x: Buf[i32], y: Out[i32], rounds: i32):
    held = vy.shared(i32, 128)
    held[lid()] = x[gid()]
    vy.barrier()
    y[gid()] = held[127 - lid()]
    for k in range(rounds):
        vy.grid_sync()
        z = y[(gid() + 128) % len(x)] + held[lid()]
        vy.grid_sync()
        y[gid()] = z + k


def launched(size: int, kernel: Any, *args: Any) -> tuple[bytes, int]:
    """The result of a call on the GPU, and how many launches it took."""
    host = np.arange(size, dtype=np.int32)
    seen: list[Any] = []
    with vy.observe(seen.append):
        found = kernel(vy.array(host, device="cuda"), *args).numpy()
    assert kernel(host, *args, device="cpu").tobytes() == found.tobytes()
    return found.tobytes(), sum(type(event).__name__ == "Launched" for event in seen)


def test_a_grid_that_fits_the_gpu_waits_in_one_launch() -> None:
    assert 1 == launched(100_000, sums)[1]
    assert 1 == launched(1 << 14, lambda x, **named: passed_on(x, rounds=5, **named))[1]


def test_a_grid_that_does_not_fit_runs_in_parts() -> None:
    assert 3 == launched(3_000_000, sums)[1]
    assert 1 < launched(1 << 20, lambda x, **named: passed_on(x, rounds=5, **named))[1]


def test_copies_are_reported() -> None:
    seen: list[Any] = []
    with vy.observe(seen.append):
        scale(np.ones(1000, np.float32), a=2.0, device="cuda")
    copied = [event for event in seen if type(event).__name__ == "Copied"]

    assert [(4000, 4000)] == [(event.bytes_in, event.bytes_out) for event in copied]


def test_too_little_memory_is_reported_and_the_rest_works_on() -> None:
    with pytest.raises(vy.OutOfMemory, match=r"has not enough memory for .* bytes. Fix: drop arrays"):
        [vy.empty((1 << 30, 64), vy.f64, device="cuda") for _ in range(2)]

    assert [2.0] == scale(vy.array(np.ones(1, np.float32), device="cuda"), a=2.0).numpy().tolist()


def test_a_missing_second_gpu_is_reported() -> None:
    with pytest.raises(vy.CallError, match="the device 'cuda:7' is not here"):
        vy.zeros(4, device="cuda:7")


def test_code_that_the_driver_refuses_is_reported_with_its_log() -> None:
    gpu = device(0)
    with pytest.raises(vy.DeviceError, match="does not take the code made for it"):
        gpu.loaded(".version 7.8\n.target sm_90\n.address_size 64\n.visible .entry kernel() { nonsense; }")


def test_code_of_a_newer_version_asks_for_a_newer_driver() -> None:
    with pytest.raises(vy.DeviceError, match=r"too old|does not take"):
        device(0).loaded(".version 99.9\n.target sm_90\n.address_size 64\n.visible .entry kernel() { ret; }")


LOST = """
import numpy as np, vyre as vy
from vyre.targets.cuda.device import device
from vyre.targets.cuda.launch import LoadedKernel, Prepared
from vyre.targets.cuda.ptx import PtxKernel
gpu = device(0)
text = '''.version 7.8
.target sm_90
.address_size 64
.visible .entry kernel(.param .u64 a, .param .u64 b, .param .u64 c) {
 .reg .b64 %r; .reg .b32 %v; mov.u64 %r, 64; ld.global.u32 %v, [%r]; st.global.u32 [%r], %v; ret; }'''
function = gpu.loaded(text)
Prepared(LoadedKernel(function, PtxKernel((1, 1, 1), ptx="")), [], {}, (1,)).launch([], 1)
x = vy.zeros(4, device="cpu")
for _ in range(2):
    try:
        gpu.wait(1)
    except vy.DeviceLost as error:
        print("lost", "Fix: restart the process" in str(error))
try:
    vy.zeros(4, device="cuda")
except vy.DeviceLost as error:
    print("still lost")
print(vy.zeros(4).tolist())
"""

FORKED = """
import os, numpy as np, vyre as vy
x = vy.zeros(4, device="cuda")
if os.fork() == 0:
    try:
        vy.zeros(4, device="cuda")
    except vy.CallError as error:
        print("CUDA does not survive a fork" in str(error), flush=True)
    del x
    os._exit(0)
os.wait()
print(x.numpy().tolist())
"""


def run(text: str) -> str:
    finished = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", text], capture_output=True, text=True, check=False,
        cwd=Path(__file__).resolve().parents[2],
    )  # fmt: skip
    return finished.stdout + finished.stderr[-500:]


def test_a_lost_gpu_is_reported_every_time_and_the_process_lives_on() -> None:
    assert "lost True\nlost True\nstill lost\n[0.0, 0.0, 0.0, 0.0]\n" == run(LOST)


def test_a_fork_after_cuda_was_used_is_reported() -> None:
    assert "True\n[0.0, 0.0, 0.0, 0.0]\n" == run(FORKED)


@vy.kernel
def spun(x: Buf[f32], y: Out[f32], n: i32):
    s = x[gid()]
    for _ in range(n):
        for _ in range(1_000_000):
            s = s * f32(0.999) + f32(1)
    y[gid()] = s


class Alarm(Exception):
    """Raised by the handler of a signal."""


def test_a_signal_ends_the_wait_for_a_kernel_and_says_that_it_still_runs() -> None:
    def handle(*_: object) -> None:
        raise Alarm

    x = np.ones(32, np.float32)
    spun(x, n=1, device="cuda")
    before = signal.signal(signal.SIGALRM, handle)
    signal.setitimer(signal.ITIMER_REAL, 0.05)
    try:
        with pytest.raises(Alarm) as caught:
            spun(x, n=400, device="cuda")  # seconds
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)

    assert "still runs" in caught.value.__notes__[0]
    assert spun(x, n=1, device="cpu").tobytes() == spun(x, n=1, device="cuda").tobytes()


def test_bools_whose_bytes_are_neither_0_nor_1_are_true() -> None:
    bits = np.tile(np.arange(256, dtype=np.uint8), 5)[:-7].view(np.bool_)
    plain = bits.view(np.uint8) != 0

    assert plain.tobytes() == flipped(flipped(bits, device="cuda"), device="cuda").tobytes()
    assert np.where(plain, 1, 2).astype(np.int32).tobytes() == chosen(bits, device="cuda").tobytes()


@vy.kernel
def flipped(x: Buf[vy.bool_], y: Out[vy.bool_]):
    y[gid()] = not x[gid()]


@vy.kernel
def chosen(x: Buf[vy.bool_], y: Out[i32]):
    y[gid()] = 1 if x[gid()] else 2


@vy.kernel
def every_other(x: Buf[f32], y: Out[f32]):  # type: ignore[no-untyped-def]
    if gid() % 2 == 0:
        y[gid()] = x[gid()]


@pytest.mark.parametrize("size", [1000, 1 << 20])
def test_warm_pipelines_clear_what_their_kernels_leave(size: int) -> None:
    @vy.pipeline
    def steps(x):  # type: ignore[no-untyped-def]
        return every_other(every_other(x))

    x = np.arange(1, size + 1, dtype=np.float32)
    wanted = np.where(np.arange(size) % 2 == 0, x, np.float32(0))
    there = vy.array(x, device="cuda")

    for _ in range(6):
        assert np.array_equal(wanted, steps(there, fuse="off").numpy())


def test_numpy_arrays_may_lie_in_any_order() -> None:
    @vy.pipeline
    def two(x, y):
        scale(x, y=y, a=2.0)
        return scale(y, a=1.0)

    kept = [np.arange(5000, dtype=np.float32) + at for at in range(5)]
    for at in (0, 3, 1, 4, 2, 0, 1, 3):
        for to in range(5):
            if to != at:
                y = np.zeros_like(kept[to])
                x, y = (kept[at].copy(), y) if to % 2 else (kept[at], y)
                np.testing.assert_array_equal(2 * x, two(x, y))
                np.testing.assert_array_equal(2 * x, y)
