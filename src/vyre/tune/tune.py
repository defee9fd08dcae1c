"""Tuning a launch: candidates are measured one by one, as the strategy asks, until the time is over.

The result is never worse than the untuned code: a configuration wins only if its bytes are those of the
untuned code and if it is faster once more at the end, in a longer measurement of its own.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import cast

import numpy as np

from vyre.settings import read as read_settings
from vyre.targets.registry import Place
from vyre.targets.specialization import DEFAULT, Configuration
from vyre.targets.target import Tunable
from vyre.tune import plot, store
from vyre.tune.jobs import Task
from vyre.tune.measure import LEAST_TURNS, Bench, Workers
from vyre.tune.space import Floats, Value, of_configurations
from vyre.tune.store import LEAST_GAIN, RecordStore, Trial, TuningRecord
from vyre.tune.strategies import Search, Strategy, exhaustive, natural

LEAST_SECONDS, MOST_SECONDS = 0.02, 0.5  # for a candidate
CANDIDATES = 40  # that the time should suffice for
CONFIRMED = 4  # times as long as a candidate: the measurement that decides
FINALISTS = 3  # the best ones are measured again until one of them confirms its result
LEAST_KNOWN = 8  # choices that another device or size must have tried to be used as a prior
SMALL = 32  # configurations: up to this many, each is tried
SURE = 0.97  # a share that wins even if there is no time to measure it again


@dataclass(frozen=True, slots=True)
class Evaluation:
    """A trial, the seconds since the start at which it ended, and the best share so far."""

    kernel: str
    seconds: float
    trial: Trial
    best: float


Watch = Callable[[Evaluation], None]


@dataclass(frozen=True)
class Tuning:
    """The result of tuning: a record per launch, and the trials in order; `parts` has the records of programs
    that a launch with grid barriers consists of, `plans` that of how a pipeline's calls are fused.
    """

    records: tuple[TuningRecord, ...]
    evaluations: tuple[Evaluation, ...] = ()
    parts: tuple[TuningRecord, ...] = ()
    plans: tuple[TuningRecord, ...] = ()
    was_stopped: bool = False  # before its time was over

    def save(self, path: str | Path) -> None:
        """Write the records to a file, for another machine or another day."""
        Path(path).write_text(store.encode((*self.plans, *self.records, *self.parts)), encoding="utf-8")

    @classmethod
    def load(cls, path: str | Path) -> Tuning:
        """Add the records of a file to the user's own, so that calls use them from now on."""
        records = store.decode(Path(path).read_text(encoding="utf-8", errors="replace"))
        store.open_store(read_settings()).add(records)
        return cls(records)

    @property
    def share(self) -> float:
        """The time of all launches as a share of the untuned time."""
        before = sum(record.seconds for record in self.records)
        laid_out = sum(record.seconds * record.share for record in self.records) / before if before else 1.0
        return laid_out * math.prod(record.share for record in self.plans)

    @property
    def _points(self) -> list[tuple[float | None, float]]:
        """The share of each trial, and the best share until then."""
        return [(evaluation.trial.share, evaluation.best) for evaluation in self.evaluations]

    def show(self) -> str:
        """Return the result in words, with time against evaluations."""
        if self.was_stopped and not self.evaluations:
            return "it was stopped before anything was tried"
        return plot.text((*self.plans, *self.records), self._points)

    def html(self, path: str | Path) -> None:
        """Write a self-contained HTML page with the plot."""
        Path(path).write_text(self._repr_html_(), encoding="utf-8")

    def __repr__(self) -> str:
        return f"<tuning of {len(self.records)} launches: {self.share:.0%} of the untuned time>"

    def _repr_html_(self) -> str:
        return plot.page((*self.plans, *self.records), self._points)

    def __str__(self) -> str:
        return self.show()


def tune(
    job: Task, place: Place, known: RecordStore, *, seconds: float, strategy: Strategy | None = None,
    seed: int = 0, watch: Watch = lambda evaluation: None, workers: Workers,
) -> Tuning:  # fmt: skip
    """Try configurations of a job for `seconds`, and keep the best; Ctrl-C only ends it early."""
    try:
        choices = job.choices(place)
        if not choices:
            return Tuning(())
        bench = Bench(job, workers)
    except KeyboardInterrupt:
        return Tuning((), was_stopped=True)
    with closing(bench):
        target = cast(Tunable, place.target)  # the caller has checked
        first, *parts = job.digests
        key = (first, target.fingerprint(place.index), store.size_class(job.units))
        prior = _prior(choices, [record for record in known.records(first) if record.key != key])
        space = of_configurations([_values(configuration) for configuration in choices])
        searched = strategy or (exhaustive if len(choices) <= SMALL else natural)
        session = _Session(bench, job.name, seconds, watch)
        session.search(choices, searched(space, seed, prior=prior))
        best, share = session.winner()
    trials = tuple(evaluation.trial for evaluation in session.evaluations)
    records = tuple(
        TuningRecord(program, *key[1:], job.name, bench.seconds, best, share, trials)
        for program in (first, *parts)
    )
    known.add(records)
    return Tuning(records[:1], tuple(session.evaluations), records[1:], was_stopped=session.was_stopped)


class _Session:
    """Candidates measured within a time: the trials, and whether there is time for more."""

    def __init__(self, bench: Bench, kernel: str, seconds: float, watch: Watch) -> None:
        self.evaluations: list[Evaluation] = []
        self._bench, self._kernel, self._watch = bench, kernel, watch
        self._began, self._ends = time.monotonic(), time.monotonic() + seconds
        self._each = min(max(seconds / CANDIDATES, LEAST_SECONDS), MOST_SECONDS)
        self.was_stopped = False

    def search(self, choices: Sequence[Configuration], asked: Search) -> None:
        """Measure the requested candidates until time is short, or Ctrl-C is pressed."""
        try:
            index = next(asked)
            while time.monotonic() < self._ends - CONFIRMED * self._each:
                trial = self._bench.measure(choices[index], best=self.best, seconds=self._each)
                self._keep(trial)
                index = asked.send(math.nan if trial.share is None else trial.share)
        except StopIteration:
            pass
        except KeyboardInterrupt:
            self.was_stopped = True
        finally:
            asked.close()

    @property
    def best(self) -> float:
        """The best share so far; that of the untuned code is 1."""
        return self.evaluations[-1].best if self.evaluations else 1.0

    def winner(self) -> tuple[Configuration, float]:
        """Return the configuration to use from now on, and its share of the untuned time."""
        trials = [evaluation.trial for evaluation in self.evaluations]
        shares = {trial.configuration: trial.share or math.inf for trial in trials}
        good = [how for how in sorted(shares, key=shares.__getitem__) if shares[how] < 1 - LEAST_GAIN]
        seconds, turns = CONFIRMED * self._each, CONFIRMED * LEAST_TURNS
        try:
            for configuration in [] if self.was_stopped else good[:FINALISTS]:
                again = self._bench.measure(configuration, best=math.inf, seconds=seconds, turns=turns)
                if again.share is not None and again.share * (1 + again.off) < 1 - LEAST_GAIN:
                    return configuration, again.share
        except KeyboardInterrupt:
            self.was_stopped = True
        sure = self.was_stopped and good and shares[good[0]] < SURE
        return (good[0], shares[good[0]]) if sure else (DEFAULT, 1.0)

    def _keep(self, trial: Trial) -> None:
        best = min(self.best, math.inf if trial.share is None else trial.share)
        self.evaluations.append(Evaluation(self._kernel, time.monotonic() - self._began, trial, best))
        self._watch(self.evaluations[-1])


def _values(configuration: Configuration) -> dict[str, Value]:
    """Return a configuration as parameters of a space."""
    names = ("lanes", "strips", "threads", "chunk", "is_split", "threshold")
    values: dict[str, Value] = {name: getattr(configuration, name) for name in names}
    values |= {f"stream {name}": size for name, size in configuration.stream._asdict().items()}
    return values | {f"block {axis}": size for axis, size in enumerate((*configuration.block, 1, 1, 1)[:3])}


def _prior(choices: Sequence[Configuration], records: Iterable[TuningRecord]) -> Floats | None:
    """Return the log shares of the choices on other devices and sizes, a column each; None without any."""
    columns = []
    for record in records:
        shares = {trial.configuration: trial.share for trial in record.trials if trial.share is not None}
        column = [math.log(shares[choice]) if choice in shares else math.nan for choice in choices]
        if sum(not math.isnan(value) for value in column) >= LEAST_KNOWN:
            columns.append(column)
    return np.array(columns).T if columns else None
