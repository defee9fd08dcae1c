"""Dask workers with CUDA_VISIBLE_DEVICES as dask-cuda sets it: the bytes of one process on the CPU."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import vyre as vy
from vyre import Buf, Out, f32, gid

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
def smoothed(x: Buf[f32, 2], y: Out[f32, 2]):  # type: ignore[no-untyped-def]
    i, j = gid(0), gid(1)
    y[i, j] = (x[i - 1, j] + x[i + 2, j] + x[i, (j - 1) % x.shape[1]]) / 3.0


@vy.pipeline
def twice(x: Any) -> Any:
    return smoothed(smoothed(x))


def started_gpus() -> list[int]:
    from vyre.targets.cuda import device

    return sorted(device._DEVICES)


def test_workers_with_a_gpu_each_give_the_bytes_of_one_process() -> None:
    x = np.random.default_rng(0).random((300, 200), np.float32)
    chunked = da.from_array(x, chunks=(70, 90))
    environment = {"CUDA_VISIBLE_DEVICES": "0"}
    worker = {"cls": distributed.Nanny, "options": {"nthreads": 1, "env": environment}}
    options = {"dashboard": False, "dashboard_address": ":0", "port": 0}
    with (
        distributed.SpecCluster(
            workers={0: worker, 1: worker},
            scheduler={"cls": distributed.Scheduler, "options": options},
            silence_logs=50,
        ) as cluster,
        distributed.Client(cluster) as client,
    ):
        client.wait_for_workers(2)
        whole = client.compute(map_overlap(twice, chunked, device="cuda:0")).result()
        parts = client.compute(map_blocks(twice, chunked.rechunk((150, 200)), device="cuda:0")).result()
        gpus = client.run(started_gpus)

    expected = np.concatenate([twice(x[:150], device="cpu"), twice(x[150:], device="cpu")])
    assert twice(x, device="cpu").tobytes() == whole.tobytes()
    assert expected.tobytes() == parts.tobytes()
    assert [[0], [0]] == list(gpus.values())
