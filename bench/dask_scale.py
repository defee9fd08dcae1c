"""The cost model of docs/guide/dask.md: by its formula, by simulation, and against clusters of processes.

python -m bench.dask_scale                 up to 1,000 workers, by the formula and by simulation
python -m bench.dask_scale --measure [--side 8192] [--chunk 1024] [--processes 2 4]

`--measure` starts a LocalCluster of so many processes with one thread each. It measures the constants on the
workers while all of them are busy, predicts the time of three stencil steps from them, and measures that.
"""

from __future__ import annotations

import argparse
import heapq
import os
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import dask
import dask.array as da
import distributed
import numpy as np
from bench.progress import shown

import vyre as vy
from vyre import Buf, Out, f32, gid
from vyre.interop.dask import map_overlap

HALO = 3
ROUNDS = 3
EMPTY_TASKS = 2000


@dataclass(frozen=True)
class Constants:
    """What a cluster is: seconds, and bytes per second of one worker."""

    task: float = 200e-6  # of the scheduler; Dask's own figure
    source: float = 1e9  # reads or makes a chunk
    kernels: float = 4e9
    copy: float = 5e9  # into memory that is new
    network: float = 1e9
    latency: float = 1e-3  # of a message from another worker
    compile: float = 0.03  # of a launch, once on each machine


@dataclass(frozen=True)
class Job:
    """Stencil steps over side x side elements of 4 bytes, in chunks of chunk x chunk."""

    side: int
    chunk: int
    tasks_per_chunk: float

    @property
    def chunks(self) -> int:
        return (self.side // self.chunk) ** 2

    @property
    def halo(self) -> float:
        """The bytes around a chunk, for each byte of its own."""
        return (1 + 2 * HALO / self.chunk) ** 2 - 1


def chunk_seconds(job: Job, known: Constants, workers: int) -> float:
    """The time of a worker for one chunk: the source, the join with the halo, the kernels, the halo's way."""
    own = 4.0 * job.chunk**2
    window = own * (1 + job.halo)
    from_others = 0.0 if workers == 1 else 1.0
    exchange = from_others * (known.latency + own * job.halo / known.network)
    return own / known.source + window / known.copy + window / known.kernels + exchange


def formula(job: Job, known: Constants, workers: int) -> dict[str, float]:
    """The model: the scheduler or the workers, whichever is slower, and then the first compilation."""
    scheduler = known.task * job.tasks_per_chunk * job.chunks
    work = -(-job.chunks // workers) * chunk_seconds(job, known, workers)
    return {"scheduler": scheduler, "work": work, "time": max(scheduler, work) + known.compile}


def simulated(job: Job, known: Constants, workers: int) -> float:
    """The time by simulation: one scheduler hands out tasks one after the other, the first free worker takes
    the next chunk when all tasks before its own have been handed out.
    """
    free = [known.compile] * min(workers, job.chunks)
    each, handed_out = chunk_seconds(job, known, workers), 0.0
    for _ in range(job.chunks):
        handed_out += known.task * job.tasks_per_chunk
        heapq.heapreplace(free, max(free[0], handed_out) + each)
    return max(free)


@vy.kernel
def smooth(x: Buf[f32, 2], y: Out[f32, 2]):
    i, j = gid(0), gid(1)
    y[i, j] = (x[i - 1, j] + x[i + 1, j] + x[i, j - 1] + x[i, j + 1]) / 4


@vy.pipeline
def three(x):
    return smooth(smooth(smooth(x)))


def timed(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def source(side: int, block_id: tuple[int, int] = (0, 0)) -> np.ndarray:
    return np.random.default_rng(block_id).random((side, side), np.float32)


def corner(chunk: np.ndarray) -> np.ndarray:
    return chunk[:1, :1].copy()


def smoothed(side: int, chunk: int) -> da.Array:
    """Three steps over an array that the workers make themselves; of each chunk one element is sent back."""
    chunks = ((chunk,) * (side // chunk),) * 2
    x = da.map_blocks(source, chunk, chunks=chunks, dtype=np.float32, meta=np.empty((0, 0), np.float32))
    return map_overlap(three, x).map_blocks(corner, chunks=(1, 1), dtype=np.float32)


def tasks_of(result: da.Array) -> int:
    return len(dict(dask.optimize(result)[0].__dask_graph__()))


def rates(chunk: int) -> tuple[float, float, float]:
    """Bytes per second of this process: making a chunk, copying it, and the kernels over it."""
    vy.threads(1)
    x = source(chunk)
    three(x)
    works: tuple[Callable[[], object], ...] = (
        partial(source, chunk), lambda: np.concatenate((x[:1], x[1:])), partial(three, x),
    )  # fmt: skip
    return tuple(x.nbytes * ROUNDS / sum(timed(work) for _ in range(ROUNDS)) for work in works)


def measured(job: Job, processes: int) -> tuple[Constants, float]:
    """The constants of a LocalCluster, and the time of the job on it."""
    options = {"threads_per_worker": 1, "dashboard_address": None, "silence_logs": 50}
    with (
        distributed.LocalCluster(n_workers=processes, **options) as cluster,
        distributed.Client(cluster) as client,
    ):
        result = smoothed(job.side, job.chunk)
        client.compute(result).result()  # compiles, and imports on every worker
        found = np.array(list(client.run(rates, job.chunk).values()))
        nothing = [dask.delayed(int)(k) for k in range(EMPTY_TASKS)]
        task = timed(lambda: client.gather(client.compute(nothing))) / EMPTY_TASKS
        made, copied, ran = found.mean(axis=0)
        known = Constants(task=task, source=made, copy=copied, kernels=ran, compile=0.0)
        spent = min(timed(lambda: client.compute(result).result()) for _ in range(ROUNDS))
    return known, spent


def compare(side: int, chunk: int, processes: list[int]) -> None:
    """Print the model beside the measured times."""
    tasks = tasks_of(smoothed(side, chunk))
    job = Job(side, chunk, tasks / (side // chunk) ** 2)
    sys.stdout.write(
        f"three steps over {side} x {side} f32 in chunks of {chunk} x {chunk}, {tasks} tasks, "
        f"{os.cpu_count()} processors\n\n"
        "| processes | task | source | copy | kernels | scheduler | work | formula | simulated | measured | "
        "measured / formula |\n|---|---|---|---|---|---|---|---|---|---|---|\n"
    )
    for workers in shown(processes, "clusters"):
        known, spent = measured(job, workers)
        parts = formula(job, known, workers)
        figures = [f"{known.task * 1e3:.2f} ms"]
        figures += [f"{rate / 1e9:.2f} GB/s" for rate in (known.source, known.copy, known.kernels)]
        figures += [f"{parts[name]:.2f} s" for name in ("scheduler", "work", "time")]
        figures += [f"{simulated(job, known, workers):.2f} s", f"{spent:.2f} s"]
        sys.stdout.write(f"| {workers} | {' | '.join(figures)} | {spent / parts['time']:.2f} |\n")
        sys.stdout.flush()


def extrapolate() -> None:
    """Print the model up to 1,000 workers, for 1 TB and the constants above."""
    tasks = tasks_of(smoothed(8 * 64, 64)) / 64
    sys.stdout.write(
        f"1 TB, 500,000 x 500,000 f32, {tasks:.1f} tasks a chunk; {Constants()}\n\n"
        "| workers | chunks | tasks | scheduler | work | formula | simulated | bound by |\n"
        "|---|---|---|---|---|---|---|---|\n"
    )
    for chunk in (5_000, 20_000):
        for workers in (1, 10, 100, 1000):
            job = Job(500_000, chunk, tasks)
            parts = formula(job, Constants(), workers)
            bound = "scheduler" if parts["scheduler"] > parts["work"] else "work"
            size = f"{job.chunks:,} of {4 * chunk**2 / 1e6:,.0f} MB"
            sys.stdout.write(
                f"| {workers:,} | {size} | {tasks * job.chunks:,.0f} | "
                f"{parts['scheduler']:.1f} s | {parts['work']:.1f} s | {parts['time']:.1f} s | "
                f"{simulated(job, Constants(), workers):.1f} s | {bound} |\n"
            )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--measure", action="store_true")
    parser.add_argument("--side", type=int, default=8192)
    parser.add_argument("--chunk", type=int, default=1024)
    parser.add_argument("--processes", type=int, nargs="+", default=[2, 4])
    options = parser.parse_args()
    if options.measure:
        compare(options.side, options.chunk, options.processes)
    else:
        extrapolate()


if __name__ == "__main__":
    main()
