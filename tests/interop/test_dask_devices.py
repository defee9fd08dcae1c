"""The device of a chunk is chosen by the worker that computes it: from its environment, and from the call."""

from __future__ import annotations

import ctypes
import os
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import vyre as vy
from vyre import Buf, Out, f32, gid
from vyre.run import context, placing
from vyre.targets.reference import Interpreted, Reference
from vyre.targets.registry import Registry, built_in
from vyre.targets.target import CopyCost

da = pytest.importorskip("dask.array", reason="Dask is not installed: pip install 'vyre[dask]'")
distributed = pytest.importorskip(
    "distributed", reason="distributed is not installed: pip install 'vyre[dask]'"
)

from vyre.interop.dask import map_blocks, map_overlap  # noqa: E402  # where Dask is installed

# Dask's own threads and sockets end after the cluster is closed.
pytestmark = pytest.mark.filterwarnings(
    "ignore::ResourceWarning", "ignore::pytest.PytestUnraisableExceptionWarning"
)


@vy.kernel
def pairs(x: Buf[f32], w: Buf[f32], y: Out[f32]):  # type: ignore[no-untyped-def]
    total = f32(0)
    for k in range(len(w)):
        total += x[gid() - 1] * w[k]
    y[gid()] = total


@vy.pipeline
def chain(x: Any, w: Any) -> Any:
    return pairs(x, w)


X, W = np.ones(60, np.float32), np.ones(4096, np.float32)


# In this process: a second device, to which arrays must be copied


class Counted(Interpreted):
    def launch(self, *args: Any) -> None:
        Far.launches += 1
        super().launch(*args)


class Far(Reference):
    """The reference as a GPU with fast copies, which records how many launches it made."""

    launches = 0

    def copy_cost(self, index: int) -> CopyCost:
        return CopyCost(call_s=1e-9, in_per_s=1e15, out_per_s=1e15)

    def load(self, *args: Any) -> Counted:
        return Counted(super().load(*args).program)


@pytest.fixture
def far(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    own = Registry({**built_in(), "cuda": Far}, plugins=list)
    monkeypatch.setattr(context, "registry", lambda: own)
    monkeypatch.setattr(placing, "ASKED_FROM_S", 0.0)  # the reference is slow: little work is much here
    yield
    vy.use(None)


@pytest.mark.parametrize("function", [map_blocks, map_overlap])
@pytest.mark.parametrize(
    ("size", "words", "is_far"),
    [
        (4096, {}, True),
        (1, {}, False),
        (4096, {"device": "cpu"}, False),
        (1, {"device": "cuda:0"}, True),
    ],
)
def test_a_chunk_runs_where_its_work_is_faster_or_where_the_call_says(
    far: None, function: Any, size: int, words: dict[str, str], is_far: bool
) -> None:
    x = da.from_array(X[:4], chunks=2)
    for what in (pairs, chain):
        Far.launches = 0
        result = function(what, x, W[:size], **words)
        assert 0 == Far.launches  # planning starts no device

        expected = np.array([0, size, 0 if function is map_blocks else size, size], np.float32)
        assert expected.tobytes() == result.compute(scheduler="sync").tobytes()
        assert is_far == bool(Far.launches)


# In workers with a driver of their own


def pretend_gpus() -> None:
    """Give this process a driver that shows the GPUs of CUDA_VISIBLE_DEVICES, as NVIDIA's does."""
    from targets.cuda.pretended import Driver
    from vyre.targets.cuda import api, device, faults

    class Visible(Driver):
        def cuDriverGetVersion(self, place: int) -> int:
            ctypes.c_int.from_address(place).value = 13_000
            return 0

        def cuInit(self, flags: int) -> int:
            self.shown = os.environ["CUDA_VISIBLE_DEVICES"].split(",")
            return 0

        def cuDeviceGetCount(self, place: int) -> int:
            ctypes.c_int.from_address(place).value = len(self.shown)
            return 0

        def cuDeviceGet(self, place: int, index: int) -> int:
            ctypes.c_int.from_address(place).value = int(self.shown[index])
            return 0

        def cuDeviceGetName(self, place: int, size: int, handle: int) -> int:
            ctypes.memmove(place, f"GPU {handle}".encode().ljust(size, b"\0"), size)
            return 0

    driver = Visible()
    api.api = device.api = faults.api = lambda: driver  # type: ignore[assignment]  # not our own code
    context.registry.cache_clear()


def gpus_of_worker() -> tuple[list[str], list[str]]:
    """The GPUs that the worker sees, in order, and those that it has started."""
    from vyre.targets.cuda import device

    shown = [each for each in vy.devices() if each.name.startswith("cuda") and each.available]
    return [device.device(n).description for n, _ in enumerate(shown)], [shown[0].name]


def test_each_worker_uses_the_gpu_that_its_environment_names_first() -> None:
    """`LocalCUDACluster` starts a worker for each GPU, with all of them visible and its own as the first."""
    environments = ["0,1", "1,0"]
    workers = {
        n: {"cls": distributed.Nanny, "options": {"nthreads": 1, "env": {"CUDA_VISIBLE_DEVICES": each}}}
        for n, each in enumerate(environments)
    }
    scheduler = {
        "cls": distributed.Scheduler,
        "options": {"dashboard": False, "dashboard_address": ":0", "port": 0},
    }
    with (
        distributed.SpecCluster(workers=workers, scheduler=scheduler, silence_logs=50) as cluster,
        distributed.Client(cluster) as client,
    ):
        client.run(pretend_gpus)
        facts = client.run(gpus_of_worker).values()

    assert [(["GPU 0", "GPU 1"], ["cuda:0"]), (["GPU 1", "GPU 0"], ["cuda:0"])] == sorted(facts)
