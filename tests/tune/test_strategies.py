"""Strategies on recorded times, replayed by bench.tuning, and how recordings are read and runs scored."""

from __future__ import annotations

import gzip
import json
import math
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from bench.tuning import replay
from bench.tuning.strategies import alone, enumerated, in_floats, random, vanilla

from vyre.tune.space import of_configurations
from vyre.tune.strategies import Strategy, exhaustive, natural

RECORDED = Path(__file__).parent / "recorded" / "blur-cpu.json"
ALL = [natural, enumerated, random, exhaustive, alone, in_floats, vanilla]

CACHE = {
    "device_name": "some device",
    "kernel_name": "some kernel",
    "tune_params_keys": ["n", "m"],
    "tune_params": {"n": [1, 2], "m": [7]},
    "objective": "time",
    "cache": {
        "1,7": {"n": 1, "m": 7, "time": 2.5},
        "2,7": {"n": 2, "m": 7, "time": "CompilationFailedConfig"},
        "3,7": {"n": 3, "m": 7, "time": 1e20},
    },
}


def t4(n: int, value: object, invalidity: str) -> dict[str, Any]:
    return {
        "configuration": {"n": n, "m": 7},
        "invalidity": invalidity,
        "measurements": [{"name": "time", "value": value, "unit": ""}],
        "objectives": ["time"],
    }


def made(path: Path, text: str) -> replay.Recording:
    path.write_bytes(gzip.compress(text.encode()) if path.suffix == ".gz" else text.encode())
    return replay.read(path)


@pytest.mark.parametrize("name", ["kernel-device.json", "kernel-device.json.gz"])
def test_a_cache_file_is_read(tmp_path: Path, name: str) -> None:
    found = made(tmp_path / name, json.dumps(CACHE))

    assert ("kernel-device", "some kernel", "some device") == (found.name, found.kernel, found.device)
    assert (2.5, True, True) == (found.times[0], math.isnan(found.times[1]), math.isnan(found.times[2]))
    assert 2.5 == found.optimum


def test_results_of_t4_are_read(tmp_path: Path) -> None:
    rows = [t4(1, 2.5, "correct"), t4(2, "RuntimeFailedConfig", "runtime"), t4(3, 4.0, "constraints")]
    found = made(tmp_path / "kernel-device.T4.json.gz", json.dumps({"results": rows}))

    assert ("kernel-device", "kernel", "device") == (found.name, found.kernel, found.device)
    assert (2.5, True, True) == (found.times[0], math.isnan(found.times[1]), math.isnan(found.times[2]))


def test_a_file_of_a_run_that_has_not_ended_is_read(tmp_path: Path) -> None:
    found = made(tmp_path / "k.json", json.dumps(CACHE)[:-2] + ",\n")

    assert 3 == len(found.space)


def test_a_rate_that_should_be_high_is_a_time_that_should_be_low(tmp_path: Path) -> None:
    rows = {"1": {"n": 1, "GFLOP/s": 10.0}, "2": {"n": 2, "GFLOP/s": 40.0}}
    about = {"tune_params_keys": ["n"], "objective": "GFLOP/s"}
    found = made(tmp_path / "k.json", json.dumps({**about, "cache": rows}))

    assert 1 == int(np.argmin(found.times))
    assert 4 == pytest.approx(found.times[0] / found.times[1])


NO_RECORDINGS = {
    "no rows": json.dumps({**CACHE, "cache": {}}),
    "no parameters": json.dumps({"cache": CACHE["cache"]}),
    "a row without a parameter": json.dumps({**CACHE, "cache": {"1,7": {"n": 1, "time": 2.5}}}),
    "rows that are numbers": json.dumps({**CACHE, "cache": {"1,7": 3}}),
    "a result without a configuration": json.dumps({"results": [{"objectives": ["time"]}]}),
    "the description of a space": json.dumps({"ConfigurationSpace": {"TuningParameters": []}}),
    "a list": "[1, 2]",
    "nothing": "",
    "half a file": json.dumps(CACHE)[:60],
    "no text": "\udcff",
}


@pytest.mark.parametrize("text", NO_RECORDINGS.values(), ids=NO_RECORDINGS.keys())
def test_a_file_that_is_no_recording_says_so(tmp_path: Path, text: str) -> None:
    (tmp_path / "k.json").write_bytes(text.encode(errors="surrogateescape"))

    with pytest.raises(replay.NotARecording, match=r"^k\.json .*Fix: give a cache file or T4 results"):
        replay.read(tmp_path / "k.json")


def test_a_file_that_was_cut_off_while_it_was_packed_says_so(tmp_path: Path) -> None:
    (tmp_path / "k.json.gz").write_bytes(gzip.compress(json.dumps(CACHE).encode())[:-20])

    with pytest.raises(replay.NotARecording, match="is damaged"):
        replay.read(tmp_path / "k.json.gz")


def test_what_files_leave_out_is_filled_in(tmp_path: Path) -> None:
    known = {word: value for word, value in CACHE.items() if word in ("tune_params", "cache")}
    cache = made(tmp_path / "k-d.json", json.dumps(known))
    results = [{"configuration": {"n": n}, "measurements": [{"name": "time", "value": n}]} for n in (3, 2)]
    t4_file = made(tmp_path / "t.json", json.dumps({"results": [*results, {"configuration": {"n": 9}}]}))

    assert ("k", "d", 2.5) == (cache.kernel, cache.device, cache.optimum)
    assert (2, True) == (t4_file.optimum, math.isnan(t4_file.times[2]))


def test_a_configuration_that_is_there_twice_counts_once(tmp_path: Path) -> None:
    found = made(tmp_path / "k.json", json.dumps({"results": [t4(1, 2.5, "correct"), t4(1, 2.0, "correct")]}))

    assert [2.0] == found.times.tolist()


def test_values_of_any_kind_are_distinguished(tmp_path: Path) -> None:
    kinds = [[1, 2], None, "a", True, 0.5, 7]
    rows = {str(at): {"v": value, "time": 1.0 + at} for at, value in enumerate(kinds)}
    found = made(tmp_path / "k.json", json.dumps({"tune_params_keys": ["v"], "cache": rows}))

    assert len(kinds) == len(found.space.values[0])
    assert len(kinds) == len(replay.run(natural, found, seed=0, budget=50))


@pytest.mark.parametrize("strategy", ALL)
def test_a_strategy_asks_for_everything_once_and_ends(strategy: Strategy) -> None:
    recording = replay.read(RECORDED)
    times = replay.run(strategy, recording, seed=1, budget=10_000)

    assert len(recording.space) == len(times)
    assert recording.optimum == np.nanmin(times)


@pytest.mark.parametrize("strategy", ALL)
def test_a_strategy_does_the_same_for_the_same_seed(strategy: Strategy) -> None:
    recording = replay.read(RECORDED)
    one, two = (replay.run(strategy, recording, seed=5, budget=25) for _ in range(2))

    assert one.tobytes() == two.tobytes()


@pytest.mark.parametrize("strategy", ALL)
@pytest.mark.parametrize("count", [1, 2, 5])
def test_a_strategy_takes_spaces_of_any_size(strategy: Strategy, count: int) -> None:
    space = of_configurations([{"n": n} for n in range(count)])
    recording = replay.Recording("", "", "", space, np.arange(1.0, count + 1))

    assert count == len(replay.run(strategy, recording, seed=0, budget=100))


@pytest.mark.parametrize("strategy", ALL)
def test_a_strategy_goes_on_when_everything_fails(strategy: Strategy) -> None:
    space = of_configurations([{"n": n, "m": m} for n in range(5) for m in range(5)])
    recording = replay.Recording("", "", "", space, np.full(25, np.nan))

    assert 25 == len(replay.run(strategy, recording, seed=0, budget=100))


@pytest.mark.parametrize("strategy", ALL)
def test_the_only_configuration_that_works_is_found(strategy: Strategy) -> None:
    space = of_configurations([{"n": n, "m": m, "on": on} for n in range(5) for m in "abc" for on in (0, 1)])
    times = np.full(len(space), np.nan)
    times[17] = 2.0
    recording = replay.Recording("", "", "", space, times)

    assert 2.0 == np.nanmin(replay.run(strategy, recording, seed=0, budget=100))


def test_units_of_time_change_nothing() -> None:
    recording = replay.read(RECORDED)
    one, other = (
        replay.run(natural, replace(recording, times=recording.times * unit), seed=2, budget=25) / unit
        for unit in (1.0, 2.0**30)
    )

    assert one.tolist() == pytest.approx(other.tolist())


def test_the_default_finds_more_than_random_search() -> None:
    recording = replay.read(RECORDED)

    def mean(strategy: Strategy) -> float:
        runs = [replay.run(strategy, recording, seed=seed, budget=20) for seed in range(10)]
        return float(replay.fractions(recording, runs, [20]).mean())

    assert mean(natural) > mean(random)


def test_another_device_helps_from_the_start() -> None:
    recording = replay.read(RECORDED)
    other = replay.Recording("", "", "", recording.space, recording.times**1.3 * 7)
    prior = replay.surfaces(recording, [other])

    def mean(known: np.ndarray | None) -> float:
        runs = [replay.run(natural, recording, seed=seed, budget=8, prior=known) for seed in range(5)]
        return float(replay.fractions(recording, runs, [8]).mean())

    assert mean(prior) > mean(None)
    assert 1 == pytest.approx(mean(prior), abs=0.02)


def test_what_another_device_has_tried_only_in_part_helps_too() -> None:
    recording = replay.read(RECORDED)
    prior = np.log(recording.times)[:, None].copy()
    prior[np.random.default_rng(0).random(len(prior)) < 0.7] = np.nan

    assert 8 == len(replay.run(natural, recording, seed=0, budget=8, prior=prior))


def test_devices_that_share_only_some_parameters_still_inform_the_search() -> None:
    target = of_configurations([{"n": n, "m": m} for n in range(4) for m in range(2)])
    source = of_configurations([{"n": n, "k": k} for n in range(3) for k in range(2)])
    here = replay.Recording("", "", "", target, np.ones(8))
    there = replay.Recording("", "", "", source, np.array([5.0, 4.0, 3.0, np.nan, np.nan, np.nan]))

    found = np.exp(replay.surfaces(here, [there])[:, 0])
    assert [4.0, 4.0, 3.0, 3.0] == pytest.approx(found[:4].tolist())
    assert np.isnan(found[4:]).all()


def test_devices_that_say_nothing_change_nothing() -> None:
    recording = replay.read(RECORDED)
    silent = np.full((len(recording.space), 2), np.nan)
    with_them, without = (
        replay.run(natural, recording, seed=3, budget=12, prior=prior) for prior in (silent, None)
    )

    assert without.tobytes() == with_them.tobytes()


def test_the_best_so_far_counts_failures_and_goes_on_after_the_end() -> None:
    times = np.array([np.nan, 3.0, 5.0, 2.0])

    assert [math.inf, 3, 3, 2, 2, 2] == replay.best_so_far(times, 6).tolist()


def test_random_search_scores_nothing_and_the_optimum_scores_one() -> None:
    space = of_configurations([{"n": n} for n in range(5000)])
    recording = replay.Recording("", "", "", space, np.linspace(1, 2, 5000))
    runs = [replay.run(random, recording, seed=seed, budget=200) for seed in range(400)]
    at_once = [np.array([recording.optimum])]

    assert 0 == pytest.approx(replay.score(recording, runs), abs=0.05)
    assert 1 == pytest.approx(replay.score(recording, at_once))


def test_if_every_choice_is_optimal_no_strategy_beats_random_search() -> None:
    recording = replay.Recording("", "", "", of_configurations([{"n": 1}, {"n": 2}]), np.array([3.0, np.nan]))

    assert 0 == replay.score(recording, [np.array([np.nan, 3.0])])


def words(c: dict[str, Any]) -> float:
    """Layouts and schedules by name, with switches, and what does not run together."""
    if c["layout"] == "tiled" and c["tile"] > 16:
        return math.nan
    layout = {"row": 1.3, "column": 1.6, "tiled": 1.0}[c["layout"]]
    schedule = {"static": 1.0, "dynamic": 1.2, "guided": 0.9 if c["pinned"] else 1.4}[c["schedule"]]
    return layout * schedule * (1 + 0.2 * abs(math.log2(c["tile"]) - 3)) * (1.3 - 0.3 * c["fast"])


def steps(c: dict[str, Any]) -> float:
    """Times in few steps."""
    return 1 + math.floor(abs(c["a"] - 11) / 3) + math.floor(abs(c["b"] - 3) / 4) + (c["c"] % 2)


def limits(c: dict[str, Any]) -> float:
    """Half of everything fails, and the best is next to it."""
    work = (1 + c["a"]) * (1 + c["b"])
    return math.nan if work > 60 else 1 + 40 / work + 0.1 * c["c"]


NUMBERS = {"a": range(16), "b": range(16), "c": range(5), "always": [7]}
MODELS = {
    "words": (
        words,
        {
            "layout": ["row", "column", "tiled"], "schedule": ["static", "dynamic", "guided"],
            "tile": [1, 2, 4, 8, 16, 32, 64], "fast": [False, True], "pinned": [False, True],
        },
    ),
    "steps": (steps, NUMBERS),
    "limits": (limits, NUMBERS),
}  # fmt: skip


@pytest.mark.parametrize("name", MODELS)
def test_the_default_is_no_worse_than_random_search_on_spaces_of_any_kind(name: str) -> None:
    model, values = MODELS[name]
    rows = [dict(zip(values, row, strict=True)) for row in product(*values.values())]
    recording = replay.Recording("", "", "", of_configurations(rows), np.array([model(row) for row in rows]))

    def mean(strategy: Strategy) -> float:
        runs = [replay.run(strategy, recording, seed=seed, budget=50) for seed in range(8)]
        return float(replay.fractions(recording, runs, [50]).mean())

    assert mean(natural) >= mean(random)


def test_a_space_with_few_of_its_combinations_is_searched_by_the_policy() -> None:
    rng = np.random.default_rng(0)
    rows = [
        {f"p{at}": value for at, value in enumerate(row)}
        for row in np.unique(rng.integers(6, size=(3000, 9)), axis=0).tolist()
    ]
    times = np.array([1.0 + sum(abs(value - 2) for value in row.values()) for row in rows])
    recording = replay.Recording("", "", "", of_configurations(rows), times)

    ours, chance = (
        replay.fractions(recording, [replay.run(one, recording, seed=4, budget=60)], [60]).mean()
        for one in (natural, random)
    )
    assert ours > chance
