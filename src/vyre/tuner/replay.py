"""Tuning on recorded times: any strategy, judged on what others have measured, in seconds instead of days.

Reads the files of Kernel Tuner: its cache files and T4 results, plain or compressed by gzip. A strategy sees
the time of a configuration when it asks for that, and nothing else.

Scores: optimum over best found after so many evaluations of different configurations, failed ones counted;
and the field's own, after Willemsen et al., A Methodology for Comparing Auto-Tuning Optimization Algorithms
(FGCS 2024): how much of the way from what random search is expected to find to the optimum, averaged over the
evaluations in which random search gets close. Repeats enter by their mean: by the median, random search
itself scores 0.15 instead of 0.
"""

from __future__ import annotations

import gzip
import json
import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from vyre.tuner.space import Floats, Space, of_configurations
from vyre.tuner.strategies import Strategy

BUDGETS = (25, 50, 100, 200)
CLOSE = 0.95  # random search is close when so much of the way from the median to the optimum is behind it
GZIP = b"\x1f\x8b"


@dataclass(frozen=True, eq=False)
class Recording:
    """Times of every configuration of a kernel on a device; NaN where it failed."""

    name: str
    kernel: str
    device: str
    space: Space
    times: Floats

    @property
    def optimum(self) -> float:
        return float(np.nanmin(self.times))


def read(path: Path) -> Recording:
    """The recording in a file; a ValueError if it is none."""
    data = path.read_bytes()
    text = (gzip.decompress(data) if data.startswith(GZIP) else data).decode()
    name = path.name.removesuffix(".gz").removesuffix(".json").removesuffix(".T4").removesuffix("_T4")
    try:
        found = json.loads(text)
    except json.JSONDecodeError:
        found = json.loads(text.rstrip().rstrip(",") + "}}")  # of a run that has not ended
    rows = _of_t4(found) if "results" in found else _of_cache(found)
    if not rows or all(math.isnan(time) for _, time in rows):
        raise ValueError(f"{path.name} holds no configuration with a time. Fix: give a cache or T4 file.")
    space = of_configurations([configuration for configuration, _ in rows])
    kernel, device = (str(found.get(word) or part) for word, part in _parts(name))
    return Recording(name, kernel, device, space, np.array([time for _, time in rows]))


def _parts(name: str) -> tuple[tuple[str, str], tuple[str, str]]:
    """Kernel and device as files say them, or else as their names do: `kernel-device`."""
    kernel, _, device = name.partition("-")
    return ("kernel_name", kernel), ("device_name", device)


def _of_cache(found: Mapping[str, Any]) -> list[tuple[dict[str, Any], float]]:
    names, objective = found["tune_params_keys"], found.get("objective", "time")
    is_reversed = bool(found.get("objective_higher_is_better", _is_rate(objective)))
    return [
        ({name: row[name] for name in names}, _time(row.get(objective), is_reversed))
        for row in found["cache"].values()
    ]


def _of_t4(found: Mapping[str, Any]) -> list[tuple[dict[str, Any], float]]:
    rows = []
    for result in found["results"]:
        objective = result["objectives"][0]
        value = next((m["value"] for m in result["measurements"] if m["name"] == objective), None)
        failed = result.get("invalidity", "correct") != "correct"
        time = math.nan if failed else _time(value, _is_rate(objective))
        rows.append((result["configuration"], time))
    return rows


def _is_rate(objective: str) -> bool:
    """Is more of it better, as of GFLOP/s."""
    return "/" in objective


def _time(value: object, is_reversed: bool) -> float:
    """A measured value as a time, the smaller the better; NaN for the name of an error, or its number."""
    if not isinstance(value, int | float) or not 0 < value < 1e19:
        return math.nan
    return 1 / value if is_reversed else float(value)


def run(
    strategy: Strategy, recording: Recording, *, seed: int, budget: int, prior: Floats | None = None
) -> Floats:
    """The times that a strategy got, in its order; NaN for failed configurations."""
    search = strategy(recording.space, seed, prior=prior)
    times: list[float] = []
    seen: set[int] = set()
    try:
        index = next(search)
        while len(times) < budget:
            assert index not in seen, "a strategy never asks twice"
            seen.add(index)
            times.append(float(recording.times[index]))
            index = search.send(times[-1])
    except StopIteration:
        pass
    finally:
        search.close()
    return np.array(times)


def best_so_far(times: Floats, budget: int) -> Floats:
    """The best time after 1, 2, ... evaluations; infinite before the first one that worked."""
    best = np.fmin.accumulate(np.where(np.isnan(times), np.inf, times))
    return np.concatenate([best, np.full(max(budget - len(best), 0), best[-1])])[:budget]


def fractions(recording: Recording, runs: Iterable[Floats], budgets: Sequence[int] = BUDGETS) -> Floats:
    """Optimum over best found after each budget: a row per run."""
    curves = [best_so_far(times, max(budgets)) for times in runs]
    return recording.optimum / np.stack(curves)[:, np.array(budgets) - 1]


@dataclass(frozen=True, slots=True)
class Baseline:
    """What random search is expected to find after 1, 2, ... evaluations, as long as it is not yet close."""

    expected: Floats
    worst: float


def baseline(recording: Recording, most: int = 200) -> Baseline:
    """The expected curve of random search without repetition, at most so many evaluations of it."""
    times = np.sort(recording.times[~np.isnan(recording.times)])[::-1]
    count, optimum, median = len(times), times[-1], np.median(times)
    close = int(np.argmax(times <= optimum + (1 - CLOSE) * (median - optimum)))
    budget = min(max(math.ceil(close / (count + 1 - close)), 1), most)
    tries = np.arange(1, budget + 1)
    at = np.minimum(np.rint(tries * (count + 1) / (tries + 1)).astype(int), count - 1)
    return Baseline(times[at], float(times[0]))


def score(recording: Recording, runs: Iterable[Floats], most: int = 200) -> float:
    """The field's score: 0 is as good as random search, 1 is the optimum at once."""
    random = baseline(recording, most)
    curves = np.stack([best_so_far(times, len(random.expected)) for times in runs])
    mean = np.where(np.isinf(curves), random.worst, curves).mean(axis=0)
    way = random.expected - recording.optimum
    with np.errstate(divide="ignore", invalid="ignore"):
        return float(np.nanmean(np.where(way > 0, (random.expected - mean) / way, np.nan)))


def surfaces(target: Recording, sources: Iterable[Recording]) -> Floats:
    """What other devices say of each configuration of a target: a column of log times per source."""
    found = []
    for source in sources:
        known = {tuple(sorted(source.space.configuration(i).items())): i for i in range(len(source.space))}
        at = [
            known.get(tuple(sorted(target.space.configuration(i).items())), -1)
            for i in range(len(target.space))
        ]
        times = np.append(source.times, np.nan)[at]
        found.append(np.log(times))
    return np.stack(found, axis=1)
