"""Kernel Tuner's strategies on recordings: its own tuning function in simulation mode, on our recordings.

Only what takes long and changes nothing is done once: reading a recording, and making its search space from
the recorded configurations, without a solver. That space remembers which neighbours it has handed out, so its
memory is emptied before every run; otherwise later runs would learn from earlier ones.
"""

from __future__ import annotations

import contextlib
import io
import random
import warnings
from collections import defaultdict
from typing import Any

import numpy as np
from bench.tuning.replay import Recording, configuration

# All that it has, less two: skopt does not take failed configurations, and pyatf needs another version of it.
STRATEGIES = {
    "adaptive tabu grey wolf": "adaptive_tabu_greywolf",
    "hybrid variable neighbourhoods": "hybrid_vndx",
    "particle swarm": "pso",
    "genetic algorithm": "genetic_algorithm",
    "NSGA-II": "nsga2",
    "NSGA-III": "nsga3",
    "firefly": "firefly_algorithm",
    "differential evolution": "diff_evo",
    "multi-start local search": "mls",
    "greedy multi-start local search": "greedy_mls",
    "ordered greedy local search": "ordered_greedy_mls",
    "greedy iterated local search": "greedy_ils",
    "simulated annealing": "simulated_annealing",
    "dual annealing": "dual_annealing",
    "basin hopping": "basinhopping",
    "local minimisation": "minimize",
    "Bayesian optimisation": "bayes_opt",
}


class Simulated:
    """A recording as Kernel Tuner sees it."""

    def __init__(self, recording: Recording) -> None:
        from kernel_tuner import util

        space = recording.space
        self.recording = recording
        self.values = {name: list(values) for name, values in zip(space.names, space.values, strict=True)}
        self.times: dict[str, float] = {}
        self.rows: dict[str, dict[str, Any]] = {}
        for index, time in enumerate(recording.times.tolist()):
            row: dict[str, Any] = configuration(space, index)
            key = ",".join(str(value) for value in row.values())
            failure = None if time == time else util.RuntimeFailedConfig()
            self.times[key] = time
            self.rows[key] = {**row, "time": time if failure is None else failure}
            if failure is not None:
                self.rows[key]["__error__"] = failure
        self.space: Any = None

    def is_recorded(self, row: dict[str, Any]) -> bool:
        return ",".join(str(row[name]) for name in self.values) in self.times

    def run(self, strategy: str, seed: int, budget: int) -> np.ndarray:
        """The recorded times of the configurations that a strategy evaluated, each once, in its order."""
        random.seed(seed)
        np.random.seed(seed)
        with self._in_place(), contextlib.redirect_stdout(io.StringIO()), warnings.catch_warnings():
            warnings.simplefilter("ignore")
            from kernel_tuner import interface

            found, _ = interface.tune_kernel(
                "kernel", "__global__ void kernel(){}", 1 << 20, [], self.values,
                restrictions=self.is_recorded, strategy=strategy, strategy_options={"max_fevals": budget},
                cache="recorded.json", simulation_mode=True, lang="CUDA", quiet=True, seed=seed,
            )  # fmt: skip
        keys = dict.fromkeys(",".join(str(row[name]) for name in self.values) for row in found)
        return np.array([self.times[key] for key in keys if key in self.times])[:budget]

    @contextlib.contextmanager
    def _in_place(self) -> Any:
        """Kernel Tuner with this recording for its cache file, and its search space made once."""
        from kernel_tuner import interface, searchspace, util

        kept = interface.Searchspace, util.process_cache, util.close_cache

        def made(*args: Any, **named: Any) -> Any:
            if self.space is None:
                recorded = {"tune_params": self.values, "cache": self.rows}
                self.space = searchspace.Searchspace(None, None, None, from_cache=recorded)
            methods = searchspace.supported_neighbor_methods
            self.space._Searchspace__neighbor_cache = {method: {} for method in methods}
            self.space._Searchspace__neighbor_partial_cache = {
                method: defaultdict(list) for method in methods
            }
            return self.space

        interface.Searchspace = made
        util.process_cache = lambda *_: self.rows
        util.close_cache = lambda *_: None
        try:
            yield
        finally:
            interface.Searchspace, util.process_cache, util.close_cache = kept
