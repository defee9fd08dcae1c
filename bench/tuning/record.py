"""Record a tuning space of this machine: every configuration of a kernel, measured, as a file for replay.

python -m bench.tuning.record OUT.json
"""

from __future__ import annotations

import json
import math
import os
import statistics
import sys
from pathlib import Path

import numpy as np

import vyre
from vyre import Buf, Const, Out, f32, gid
from vyre.tune.jobs import Job
from vyre.tune.measure import Bench, Workers

SECONDS = 0.1  # for a turn of a configuration
TURNS = 3  # of which the median counts
SIZE = 1 << 16
ITEMS = (1, 2, 4, 8)


@vyre.kernel
def blur(x: Buf[f32], y: Out[f32], r: Const[int] = 4, items: Const[int] = 1):
    """The mean of 2 r + 1 neighbours, for as many elements as an invocation is given."""
    for k in vyre.unroll(range(items)):
        i = gid() + k * (x.shape[0] // items)
        total = f32(0)
        for d in range(-r, r + 1):
            total += x[i + d]
        y[i] = total / (2 * r + 1)


def main(path: str) -> None:
    """Write the recording to a file."""
    x = np.random.default_rng(0).standard_normal(SIZE).astype(np.float32)
    vyre.threads(1)
    rows, workers = {}, Workers()
    for items in ITEMS:
        built, launch, place = blur._prepare((x,), {"items": items, "domain": SIZE // items, "device": "cpu"})
        job = Job(built.ready.program, built.arguments(launch), launch.grid, "cpu", 1)
        bench = Bench(job, workers)
        for choice in place.target.choices(built.ready, grid=launch.grid, index=0):
            values = {"items": items, "lanes": choice.lanes, "strips": choice.strips}
            trials = [bench.measure(choice, best=math.inf, seconds=SECONDS) for _ in range(TURNS)]
            shares = [trial.share for trial in trials if trial.share is not None]
            time = (
                round(1e3 * bench.seconds * statistics.median(shares), 6) if shares else "RuntimeFailedConfig"
            )
            rows[",".join(str(value) for value in values.values())] = {**values, "time": time}
        bench.close()
    workers.close()
    tuned = {name: sorted({row[name] for row in rows.values()}) for name in values}
    about = {
        "device_name": place.target.fingerprint(0), "kernel_name": "blur", "problem_size": [SIZE],
        "tune_params_keys": list(tuned), "tune_params": tuned, "objective": "time", "cache": rows,
    }  # fmt: skip
    text = json.dumps(about, indent=1).replace('\n   "', ' "').replace("\n  }", " }")
    Path(path).write_text(text + os.linesep, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
