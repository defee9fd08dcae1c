"""Contenders timed in turns, so that whatever else the machine does falls on all of them alike."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass

Work = Callable[[], object]
Clock = Callable[[], int]  # nanoseconds

WALL: Clock = time.perf_counter_ns
THREAD: Clock = time.thread_time_ns  # what the calling thread itself spent: code quality on a busy machine


@dataclass(frozen=True, slots=True)
class Times:
    """Nanoseconds of one call, a number for each round."""

    rounds: tuple[float, ...]

    @property
    def median(self) -> float:
        return statistics.median(self.rounds)

    @property
    def best(self) -> float:
        return min(self.rounds)

    @property
    def quartiles(self) -> tuple[float, float]:
        """The first and the third: half of the rounds lie between them."""
        if len(self.rounds) < 2:
            return self.rounds[0], self.rounds[0]
        low, _, high = statistics.quantiles(self.rounds, n=4, method="inclusive")
        return low, high


def ratio(ours: Times, theirs: Times) -> float:
    """How many times as fast we are: the median over the rounds, as both ran in each of them."""
    return statistics.median(b / a for a, b in zip(ours.rounds, theirs.rounds, strict=True))


def in_turns(
    works: Mapping[str, Work], *, rounds: int, batch_ns: float, clock: Clock = WALL, tick: Work = lambda: None
) -> dict[str, Times]:
    """Each work in each round, as often as fills `batch_ns`, the order turned from round to round."""
    counts = {name: _count(work, batch_ns, clock) for name, work in works.items()}
    found: dict[str, list[float]] = {name: [] for name in works}
    names = list(works)
    for number in range(rounds):
        turned = names[number % len(names) :] + names[: number % len(names)]
        for name in turned:
            found[name].append(_batch(works[name], counts[name], clock))
        tick()
    return {name: Times(tuple(times)) for name, times in found.items()}


def _batch(work: Work, count: int, clock: Clock) -> float:
    work()  # brings its data back into the caches, and wakes its threads
    start = clock()
    for _ in range(count):
        work()
    return (clock() - start) / count


def _count(work: Work, batch_ns: float, clock: Clock) -> int:
    """How many calls fill a batch, by the best of three."""
    work()
    count = 1
    while True:
        spent = min(_batch(work, count, clock) for _ in range(3)) * count
        if spent >= min(batch_ns, 1e5) or count >= 1 << 20:
            return max(1, round(batch_ns / max(spent / count, 1.0)))
        count *= 8
