"""The cost model of docs/guide/dask.md against clusters of 2 and 4 processes, and up to 1,000 workers.

python bench/dask_scale.py [--side 4096]

Measured once on one process: the throughput of the pipeline, and its first call. Measured on the cluster:
the scheduler's time for a task, with tasks that do nothing. From these the model predicts the time of the
pipeline on the cluster, which is then measured too.
"""

from __future__ import annotations

import argparse
import sys
import time
from functools import partial

import dask
import dask.array as da
import distributed
import numpy as np

import vyre as vy
from vyre import Buf, Out, f32, gid
from vyre.interop.dask import map_overlap

HALO = 3
NETWORK = 1e9  # bytes a second between processes


@vy.kernel
def smooth(x: Buf[f32, 2], y: Out[f32, 2]):
    i, j = gid(0), gid(1)
    y[i, j] = (x[i - 1, j] + x[i + 1, j] + x[i, j - 1] + x[i, j + 1]) / 4


@vy.pipeline
def three(x):
    return smooth(smooth(smooth(x)))


def timed(work: object) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def source(side: int, block_id: tuple[int, int] = (0, 0)) -> np.ndarray:
    return np.random.default_rng(block_id).random((side, side), np.float32)


def generated(side: int, chunk: int) -> da.Array:
    """An array that the workers make themselves, so that reading it is no part of the time."""
    chunks = ((chunk,) * (side // chunk),) * 2
    return da.map_blocks(source, chunk, chunks=chunks, dtype=np.float32, meta=np.empty((0, 0), np.float32))


def predicted(
    side: int, chunk: int, tasks: int, workers: int, per_task: float, rate: float
) -> dict[str, float]:
    """The parts of the model, in seconds."""
    whole = side * side * 4.0
    halo = (1 + 2 * HALO / chunk) ** 2 - 1
    work = whole * (1 + halo) / (workers * rate)
    exchange = whole * halo / (workers * NETWORK)
    scheduler = tasks * per_task
    return {"scheduler": scheduler, "work": work + exchange, "time": max(scheduler, work + exchange)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--side", type=int, default=4096)
    parser.add_argument("--chunk", type=int, default=512)
    side, chunk = (given := parser.parse_args()).side, given.chunk
    vy.threads(1)
    sample = source(chunk)
    compiled = timed(lambda: three(sample))
    rounds = 5
    make = min(timed(lambda: source(chunk)) for _ in range(rounds))
    call = min(timed(lambda: three(sample)) for _ in range(rounds))
    rate = chunk * chunk * 4 / (make + call)
    sys.stdout.write(
        f"one process: first call {compiled * 1e3:.0f} ms, then {call * 1e3:.2f} ms a chunk, "
        f"{make * 1e3:.2f} ms to make it: {rate / 1e9:.2f} GB/s\n\n"
        "| processes | tasks | per task | predicted | measured | measured / predicted |\n"
        "|---|---|---|---|---|---|\n"
    )
    per_task = 2e-4
    for workers in (2, 4):
        with (
            distributed.LocalCluster(
                n_workers=workers, threads_per_worker=1, dashboard_address=None, silence_logs=50
            ) as cluster,
            distributed.Client(cluster) as client,
        ):
            nothing = [dask.delayed(int)(k) for k in range(2000)]
            per_task = timed(partial(computed, client, nothing)) / len(nothing)
            result = map_overlap(three, generated(side, chunk)).map_blocks(lambda b: b[:1, :1], chunks=(1, 1))
            tasks = len(dict(dask.optimize(result)[0].__dask_graph__()))
            client.compute(result).result()  # compiles, and imports on every worker
            spent = timed(partial(computed, client, [result]))
            cores = min(workers, given_cores())
            model = predicted(side, chunk, tasks, cores, per_task, rate)
        sys.stdout.write(
            f"| {workers} | {tasks} | {per_task * 1e6:.0f} µs | {model['time']:.2f} s | {spent:.2f} s | "
            f"{spent / model['time']:.2f} |\n"
        )
    sys.stdout.write(
        "\nBy the model, 1 TB (500,000 x 500,000 f32), with the constants above:\n\n"
        "| workers | side of chunks | tasks | scheduler | work | time |\n|---|---|---|---|---|---|\n"
    )
    for workers in (1, 10, 100, 1000):
        for size in (5_000, 20_000):
            count = 20 * (500_000 // size) ** 2
            model = predicted(500_000, size, count, workers, per_task, rate)
            sys.stdout.write(
                f"| {workers} | {size} | {count} | {model['scheduler']:.0f} s | {model['work']:.1f} s | "
                f"{model['time']:.0f} s |\n"
            )


def computed(client: distributed.Client, things: list) -> list:
    return client.gather(client.compute(things))


def given_cores() -> int:
    """The processors of this machine: more processes than these share them."""
    import os

    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


if __name__ == "__main__":
    main()
