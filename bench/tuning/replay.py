"""Tuning on recorded times: judges any strategy on existing measurements, in seconds instead of days.

Reads the files of Kernel Tuner: its cache files and T4 results, plain or compressed by gzip. A strategy sees
the time of a configuration when it asks for that, and nothing else.

Scores: optimum over best found after a number of evaluations of different configurations, failed ones
counted; and the field's own, after Willemsen et al., A Methodology for Comparing Auto-Tuning Optimization
Algorithms (FGCS 2024): how much of the way from what random search is expected to find to the optimum,
averaged over the evaluations in which random search gets close. Repeats enter by their mean: by the median,
random search itself scores 0.15 instead of 0.
"""

from __future__ import annotations

import gzip
import json
import math
import zlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from vyre.tune.space import Floats, Space, Value, of_configurations
from vyre.tune.strategies import Strategy

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


def configuration(space: Space, index: int) -> dict[str, Value]:
    """Return the values of the parameters in one configuration."""
    row = space.rows[index].tolist()
    return {name: values[at] for name, values, at in zip(space.names, space.values, row, strict=True)}


class NotARecording(ValueError):
    """A file without times of configurations."""

    def __init__(self, path: Path, why: str) -> None:
        fix = "give a cache file or T4 results of Kernel Tuner, plain or compressed by gzip"
        super().__init__(f"{path.name} {why}. Fix: {fix}.")


def read(path: Path) -> Recording:
    """Read the recording in a file; NotARecording if it is none."""
    contents = _parsed(path)
    try:
        rows = _of_t4(contents) if "results" in contents else _of_cache(contents)
    except (KeyError, TypeError, AttributeError, IndexError) as error:
        raise NotARecording(path, f"has no times that can be read ({error!r})") from error
    if not rows or all(math.isnan(time) for _, time in rows):
        raise NotARecording(path, "holds no configuration with a time")
    known = {json.dumps(configuration): (configuration, time) for configuration, time in rows}
    space = of_configurations([configuration for configuration, _ in known.values()])
    name = path.name.removesuffix(".gz").removesuffix(".json").removesuffix(".T4").removesuffix("_T4")
    kernel, device = (str(contents.get(word) or part) for word, part in _parts(name))
    return Recording(name, kernel, device, space, np.array([time for _, time in known.values()]))


def _parsed(path: Path) -> Mapping[str, Any]:
    """Parse a file, and add the end that it lacks while Kernel Tuner still writes it."""
    data = path.read_bytes()
    try:
        text = (gzip.decompress(data) if data.startswith(GZIP) else data).decode()
        try:
            contents = json.loads(text)
        except json.JSONDecodeError:
            contents = json.loads(text.rstrip().rstrip(",") + "}}")
    except (OSError, EOFError, zlib.error, ValueError) as error:
        raise NotARecording(path, f"is damaged, or of another kind ({error})") from error
    if not isinstance(contents, dict) or not contents.keys() & {"cache", "results"}:
        raise NotARecording(path, "has neither a cache nor results")
    return contents


def _parts(name: str) -> tuple[tuple[str, str], tuple[str, str]]:
    """Return the keys of kernel and device in a file, and their defaults from its name: `kernel-device`."""
    kernel, _, device = name.partition("-")
    return ("kernel_name", kernel), ("device_name", device)


def _of_cache(found: Mapping[str, Any]) -> list[tuple[dict[str, Value], float]]:
    names, rows = found.get("tune_params_keys") or list(found["tune_params"]), found["cache"].values()
    objective = found.get("objective", "time")
    if not any(objective in row for row in rows):
        objective = "time"
    is_reversed = bool(found.get("objective_higher_is_better", _is_rate(objective)))
    return [
        ({name: _value(row[name]) for name in names}, _time(row.get(objective), is_reversed)) for row in rows
    ]


def _of_t4(found: Mapping[str, Any]) -> list[tuple[dict[str, Value], float]]:
    rows = []
    for result in found["results"]:
        objective = next(iter(result.get("objectives") or ()), "time")
        value = next((m["value"] for m in result.get("measurements", ()) if m["name"] == objective), None)
        failed = result.get("invalidity", "correct") != "correct"
        time = math.nan if failed else _time(value, _is_rate(objective))
        rows.append(({name: _value(value) for name, value in result["configuration"].items()}, time))
    return rows


def _value(value: object) -> Value:
    """Return a parameter's value; lists and the like as JSON."""
    return value if isinstance(value, int | float | str) else json.dumps(value)


def _is_rate(objective: str) -> bool:
    """True if more of it is better, as of GFLOP/s."""
    return "/" in objective


def _time(value: object, is_reversed: bool) -> float:
    """Return a measured value as a time, the smaller the better; NaN for the name of an error, or its
    number.
    """
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 < value < 1e19:
        return math.nan
    return 1 / value if is_reversed else float(value)


def run(
    strategy: Strategy, recording: Recording, *, seed: int, budget: int, prior: Floats | None = None
) -> Floats:
    """Return the times that a strategy got, in its order; NaN for failed configurations."""
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
    """Return the best time after 1, 2, ... evaluations; infinite before the first that worked."""
    best = np.fmin.accumulate(np.where(np.isnan(times), np.inf, times))
    return np.concatenate([best, np.full(max(budget - len(best), 0), best[-1])])[:budget]


def fractions(recording: Recording, runs: Iterable[Floats], budgets: Sequence[int] = BUDGETS) -> Floats:
    """Return optimum over best found after each budget: a row per run."""
    curves = [best_so_far(times, max(budgets)) for times in runs]
    return recording.optimum / np.stack(curves)[:, np.array(budgets) - 1]


@dataclass(frozen=True, slots=True)
class Baseline:
    """The expected result of random search after 1, 2, ... evaluations, as long as it is not yet close."""

    expected: Floats
    worst: float


def baseline(recording: Recording, most: int = 200) -> Baseline:
    """Return the expected curve of random search without repetition, for at most `most` evaluations."""
    times = np.sort(recording.times[~np.isnan(recording.times)])[::-1]
    count, optimum, median = len(times), times[-1], np.median(times)
    close = int(np.argmax(times <= optimum + (1 - CLOSE) * (median - optimum)))
    budget = min(max(math.ceil(close / (count + 1 - close)), 1), most)
    tries = np.arange(1, budget + 1)
    at = np.minimum(np.rint(tries * (count + 1) / (tries + 1)).astype(int), count - 1)
    return Baseline(times[at], float(times[0]))


def score(recording: Recording, runs: Iterable[Floats], most: int = 200) -> float:
    """Return the field's score: 0 is as good as random search, 1 is the optimum at once."""
    random = baseline(recording, most)
    curves = np.stack([best_so_far(times, len(random.expected)) for times in runs])
    mean = np.where(np.isinf(curves), random.worst, curves).mean(axis=0)
    way = random.expected - recording.optimum
    is_open = way > 0
    return float(np.mean((random.expected - mean)[is_open] / way[is_open])) if is_open.any() else 0.0


def surfaces(target: Recording, sources: Iterable[Recording]) -> Floats:
    """Return the log times of other devices for each configuration of a target: a column per source.

    Parameters that only one of the two has are ignored: the fastest that agrees in the others counts.
    """
    return np.stack([_surface(target, source) for source in sources], axis=1)


def _surface(target: Recording, source: Recording) -> Floats:
    shared = sorted(set(target.space.names) & set(source.space.names))
    known: dict[tuple[Value, ...], float] = {}
    for key, time in zip(_keys(source.space, shared), source.times.tolist(), strict=True):
        if time < known.get(key, math.inf):
            known[key] = time
    logs: Floats = np.log([known.get(key, math.nan) for key in _keys(target.space, shared)])
    return logs


def _keys(space: Space, names: Sequence[str]) -> list[tuple[Value, ...]]:
    """Return the values of some parameters in each configuration."""
    at = [space.names.index(name) for name in names]
    return [tuple(space.values[one][row[one]] for one in at) for row in space.rows.tolist()]
