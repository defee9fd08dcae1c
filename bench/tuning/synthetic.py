"""Tuning spaces that nobody recorded: models of kernels on devices, for what recordings do not have.

Each is a formula with the corners that real spaces have (occupancy in steps, a roofline, resources that run
out) or that they might have (plateaus, noise, words, narrow valleys). A strategy that is good on recordings
alone, because it was chosen there, shows it here.

python -m bench.tuning.synthetic FOLDER    writes them as cache files for bench.tuning
"""

from __future__ import annotations

import gzip
import json
import math
import sys
from collections.abc import Callable, Mapping
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
from bench.tuning.replay import Recording, configuration

from vyre.tune.space import of_configurations

Configuration = Mapping[str, Any]
Model = Callable[[Configuration, np.random.Generator], float]  # milliseconds, NaN for a failure

MOST = 50_000  # configurations of a space: more are drawn from


def waves(threads: int, registers: int, shared: int, *, most: int = 2048) -> float:
    """The share of a multiprocessor's threads that are in flight, in whole workgroups."""
    groups = min(most // max(threads, 1), 65536 // max(threads * registers, 1), 98304 // max(shared, 1), 32)
    return groups * threads / most


def stencil(c: Configuration, rng: np.random.Generator, *, cache: float = 1.0) -> float:
    """A stencil with tiles: compute against memory, halos, occupancy, bank conflicts."""
    threads, work = c["bx"] * c["by"], c["tx"] * c["ty"]
    registers, shared = 18 + 5 * work * c["unroll"], 0
    if c["shmem"]:
        shared = 4 * (c["bx"] * c["tx"] + 8 + c["pad"]) * (c["by"] * c["ty"] + 8)
    if threads > 1024 or shared > 49152 or registers > 255:
        return math.nan
    flight = waves(threads, registers, shared)
    if flight == 0:
        return math.nan
    halo = (c["bx"] * c["tx"] + 8) * (c["by"] * c["ty"] + 8) / (threads * work)
    reads = halo if c["shmem"] else 4 * cache / math.sqrt(work) + (0.7 if c["bx"] < 32 else 0)
    conflicts = 1.5 if c["shmem"] and not c["pad"] and c["bx"] % 32 == 0 else 1.0
    compute = 3.0 * conflicts * (1 + 0.3 / c["unroll"] + 0.4 / work) * (1 + 0.5 * (threads % 32 != 0))
    return max(compute, 2.2 * reads) / min(1.0, 0.35 + flight) + 0.15 * min(compute, 2.2 * reads)


def product_of_matrices(c: Configuration, rng: np.random.Generator) -> float:
    """Tiles of a matrix product: reuse against registers, vectors against alignment."""
    threads = (c["mt"] // c["mr"]) * (c["nt"] // c["nr"])
    registers, shared = (
        c["mr"] * c["nr"] + 4 * c["vector"] + 20,
        4 * c["kt"] * (c["mt"] + c["nt"]) * c["stages"],
    )
    if threads > 1024 or threads < 32 or registers > 255 or shared > 98304:
        return math.nan
    flight = waves(threads, registers, shared)
    reuse = c["mr"] * c["nr"] / (c["mr"] + c["nr"])
    memory = 64 * (1 / c["mt"] + 1 / c["nt"]) / min(c["vector"], 4) ** 0.3
    hidden = min(1.0, flight * (1 + 0.6 * (c["stages"] - 1)) * c["split"] ** 0.2 + 0.15)
    swizzled = 1.0 if c["swizzle"] == "xor" else (1.08 if c["vector"] < 4 else 1.3)
    return (
        (1.5 / min(reuse, 6) * swizzled + memory) / hidden + 0.05 * c["split"] + (0.2 if c["kt"] < 16 else 0)
    )


def words(c: Configuration, rng: np.random.Generator) -> float:
    """Flags and layouts by name: each has an effect, some only together."""
    layout = {"row": 1.3, "column": 1.5, "tiled": 1.0, "morton": 1.15}[c["layout"]]
    if c["layout"] == "tiled" and c["tile"] > 32:
        return math.nan
    fast = 0.8 if c["math"] == "fast" and c["layout"] != "row" else 1.0
    schedule = {"static": 1.0, "dynamic": 1.1, "guided": 0.95}[c["schedule"]]
    late = 1.2 if c["schedule"] == "guided" and c["chunk"] < 64 else 1.0
    return (
        layout * fast * schedule * late * (1 + 0.15 * abs(math.log2(c["tile"]) - 4)) * (1.1 - 0.1 * c["pin"])
    )


def bits(c: Configuration, rng: np.random.Generator) -> float:
    """Fourteen choices of yes or no, of which pairs matter."""
    on = [int(value) for value in c.values()]
    pairs = sum(0.12 * ((on[i] ^ on[(3 * i + 5) % 14]) - 0.5) for i in range(14))
    return math.exp(pairs + 0.08 * sum(on[::3]) - 0.25 * (on[1] & on[4] & on[9]))


def valleys(c: Configuration, rng: np.random.Generator) -> float:
    """Several valleys, the deepest of them narrow."""
    x = np.array([c["a"] / 31, c["b"] / 31, math.log2(c["c"]) / 8])
    wide = 0.5 * np.exp(-8 * ((x - [0.7, 0.3, 0.5]) ** 2).sum())
    narrow = 1.0 * np.exp(-90 * ((x - [0.2, 0.8, 0.25]) ** 2).sum())
    ripples = 0.06 * math.sin(19 * x[0]) * math.cos(13 * x[1])
    return float(2.0 - wide - narrow + ripples)


def plateaus(c: Configuration, rng: np.random.Generator) -> float:
    """Times in few steps, as of a kernel that is bound by something else."""
    level = (
        abs(math.log2(c["block"]) - 7) + (c["unroll"] % 3) + 2 * (c["order"] == "kji") + (c["cache"] != "all")
    )
    return 1.0 + 0.25 * math.floor(level / 1.5)


def noisy(c: Configuration, rng: np.random.Generator) -> float:
    """The stencil, with times that scatter by 6 %, and some that fail for no reason."""
    return math.nan if rng.random() < 0.05 else stencil(c, rng) * math.exp(0.06 * rng.standard_normal())


def picky(c: Configuration, rng: np.random.Generator) -> float:
    """The stencil on a small device, where most configurations do not run."""
    limit = c["bx"] * c["by"] * (20 + 6 * c["tx"] * c["ty"] * c["unroll"])
    return math.nan if limit > 22000 else stencil(c, rng, cache=2.0)


def many(c: Configuration, rng: np.random.Generator) -> float:
    """Fifteen parameters, a third of which do nothing."""
    x = [c[f"p{i}"] for i in range(15)]
    found = sum(0.1 * abs(math.log2(x[i]) - (i % 4)) for i in range(5)) + 0.15 * (x[5] * x[6] % 3)
    found += 0.2 * abs(math.log2(x[7] * x[8]) - 4) + 0.1 * (x[9] > x[0])
    return math.nan if x[7] * x[8] * x[11] > 32 else math.exp(found)


STENCIL = {
    "bx": [8, 16, 32, 48, 64, 96, 128, 256], "by": [1, 2, 4, 8, 16], "tx": [1, 2, 3, 4],
    "ty": [1, 2, 3, 4, 6, 8], "unroll": [1, 2, 4], "shmem": [0, 1], "pad": [0, 1], "filter": [17],
}  # fmt: skip
MATRICES = {
    "mt": [16, 32, 64, 128, 256], "nt": [16, 32, 64, 128, 256], "kt": [8, 16, 32, 64], "mr": [1, 2, 4, 8, 16],
    "nr": [1, 2, 4, 8, 16], "vector": [1, 2, 4, 8], "stages": [1, 2, 3], "split": [1, 2, 4],
    "swizzle": ["none", "xor", "pad"],
}  # fmt: skip
WORDS = {
    "layout": ["row", "column", "tiled", "morton"], "math": ["strict", "fast"], "tile": [4, 8, 16, 32, 64],
    "schedule": ["static", "dynamic", "guided"], "chunk": [1, 16, 64, 256], "pin": [False, True],
}  # fmt: skip
VALLEYS = {"a": list(range(32)), "b": list(range(32)), "c": [2**i for i in range(9)]}
PLATEAUS = {
    "block": [2**i for i in range(3, 11)], "unroll": list(range(1, 9)), "order": ["ijk", "jik", "kij", "kji"],
    "cache": ["all", "global", "none"],
}  # fmt: skip
SPACES: dict[str, tuple[dict[str, list[Any]], Model]] = {
    "stencil": (STENCIL, stencil),
    "matrices": (MATRICES, product_of_matrices),
    "words": (WORDS, words),
    "bits": ({f"flag{i}": [False, True] for i in range(14)}, bits),
    "valleys": (VALLEYS, valleys),
    "plateaus": (PLATEAUS, plateaus),
    "noisy": (STENCIL, noisy),
    "picky": (STENCIL, picky),
    "many": ({f"p{i}": [1, 2, 4, 8][: 2 + i % 3] for i in range(15)}, many),
    "tiny": (
        {"block": [32, 64, 128], "unroll": [1, 2, 4, 8]},
        lambda c, _: 1 + abs(c["block"] - 64 * c["unroll"]),
    ),
}


def made(name: str) -> Recording:
    """A space by its name, always the same."""
    values, model = SPACES[name]
    rng = np.random.default_rng(sorted(SPACES).index(name))
    rows = _some(values, rng)
    times = [model(row, rng) for row in rows]
    return Recording(f"{name}-model", name, "model", of_configurations(rows), np.array(times))


def _some(values: Mapping[str, list[Any]], rng: np.random.Generator) -> list[dict[str, Any]]:
    """All combinations, or as many as there may be."""
    if math.prod(map(len, values.values())) <= MOST:
        return [dict(zip(values, row, strict=True)) for row in product(*values.values())]
    columns = [[column[at] for at in rng.integers(len(column), size=MOST)] for column in values.values()]
    return [dict(zip(values, row, strict=True)) for row in dict.fromkeys(zip(*columns, strict=True))]


def as_cache(recording: Recording) -> dict[str, Any]:
    """A recording as a cache file has it."""
    space = recording.space
    rows = [configuration(space, at) for at in range(len(space))]
    failed = "RuntimeFailedConfig"
    return {
        "device_name": recording.device, "kernel_name": recording.kernel,
        "tune_params_keys": list(space.names),
        "tune_params": {name: list(values) for name, values in zip(space.names, space.values, strict=True)},
        "objective": "time",
        "cache": {
            ",".join(map(str, row.values())): {**row, "time": failed if math.isnan(time) else time}
            for row, time in zip(rows, recording.times.tolist(), strict=True)
        },
    }  # fmt: skip


def main(folder: str) -> None:
    """Write all spaces into a folder."""
    Path(folder).mkdir(parents=True, exist_ok=True)
    for name in SPACES:
        text = json.dumps(as_cache(made(name))).encode()
        (Path(folder) / f"{name}-model.json.gz").write_bytes(gzip.compress(text))


if __name__ == "__main__":
    main(sys.argv[1])
