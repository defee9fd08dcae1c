"""Strategies to search a space: generators that yield configurations one by one.

A search yields the index of a configuration and is sent the time that this took, NaN if it failed. It never
yields one twice, and ends when it has yielded all. `natural`, the default, fits a surrogate to the times and
measures where its score is best, which a softmax policy finds along its natural gradient.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from typing import Protocol

import numpy as np

from vyre.tune import ascent, surrogate, transfer
from vyre.tune.ascent import Score
from vyre.tune.space import Floats, Indices, Space
from vyre.tune.surrogate import Scales
from vyre.tune.transfer import LOG_VARIANCE, Prior

START = 7  # configurations far apart, before the model is used
POOL = 400  # size of the random pool that each of these is the farthest of
GROWTH = 1.18  # the scales are refitted when the number of times has grown by this factor
LEAST = 3  # times that a model needs
HEDGED = 6  # evaluations after which the times of other devices are not always used

Search = Generator[int, float, None]
Pick = Callable[[Space, Score, np.random.Generator], int | None]


class Strategy(Protocol):
    """`prior` has a column of log times for each other device or size; NaN where there is none."""

    def __call__(self, space: Space, seed: int, *, prior: Floats | None = None) -> Search: ...


def exhaustive(space: Space, seed: int, *, prior: Floats | None = None) -> Search:
    """Yield every configuration in order, for small spaces."""
    for index in range(len(space)):  # noqa: UP028  # `yield from` would hand the times on
        yield index


def natural(space: Space, seed: int, *, prior: Floats | None = None) -> Search:
    """Yield the configuration that the policy finds best, keeping half of its learned preferences."""
    policy: ascent.Policy | None = None

    def pick(space: Space, score: Score, rng: np.random.Generator) -> int | None:
        nonlocal policy
        policy = policy or ascent.Policy(space)
        policy.fade()
        return ascent.climb(space, policy, score, rng)

    return guided(space, seed, pick, prior)


@dataclass(slots=True)
class Measurements:
    """The measurements so far: the configurations, their times, and those that failed."""

    space: Space
    worked: list[int] = field(default_factory=list)
    times: list[float] = field(default_factory=list)
    failed: list[int] = field(default_factory=list)
    is_new: np.ndarray = field(init=False)

    def __post_init__(self) -> None:
        self.is_new = np.ones(len(self.space), bool)

    def add(self, index: int, time: float) -> None:
        self.is_new[index] = False
        if np.isnan(time):
            self.failed.append(index)
        else:
            self.worked.append(index)
            self.times.append(time)


@dataclass(slots=True)
class Model:
    """A surrogate of the measurements, whose scales are refitted as they grow; it may start from a prior."""

    seen: Measurements
    prior: Prior | None = None
    scales: Scales | None = None
    fitted: int = 0

    def score(self) -> Score:
        """Return the log of expected improvement times the chance to be valid; -infinity where measured."""
        seen, prior = self.seen, self.prior
        space, points = seen.space, seen.space.points[seen.worked]
        if prior is None:
            targets, best, basis = (
                (standard := surrogate.standardised(np.array(seen.times))),
                standard.min(),
                None,
            )
        else:
            scaled = prior.scaled(seen.worked, seen.times)
            targets, best, basis = scaled - prior.mean[seen.worked], scaled.min(), prior.basis[seen.worked]
        scales = self._fitted(points, targets, basis)
        belief = surrogate.conditioned(points, targets, scales, basis)

        def predict(indices: Indices) -> Floats:
            if prior is None:
                mean, deviation = belief.at(space.points[indices])
            else:
                mean, deviation = belief.at(space.points[indices], prior.basis[indices])
                mean += prior.mean[indices]
            return surrogate.log_improvement(mean, deviation, float(best))

        return remembered(seen, predict)

    def _fitted(self, points: Floats, targets: Floats, basis: Floats | None) -> Scales:
        centre = surrogate.usual(points.shape[1], 0.0 if self.prior is None else LOG_VARIANCE)
        if self.scales is None or len(targets) >= GROWTH * self.fitted + 1:
            self.scales = surrogate.fit(points, targets, self.scales or centre, centre=centre, basis=basis)
            self.fitted = len(targets)
        return self.scales


def remembered(seen: Measurements, predict: Score) -> Score:
    """Return a score of configurations that computes each once; the chance that they fail lowers it."""
    points, known = seen.space.points, np.full(len(seen.space), np.nan)
    known[~seen.is_new] = -np.inf
    log_valid = surrogate.validity(points[seen.worked], points[seen.failed]) if seen.failed else None

    def score(indices: Indices) -> Floats:
        fresh = np.unique(indices[np.isnan(known[indices])])
        if len(fresh):
            known[fresh] = predict(fresh) if log_valid is None else predict(fresh) + log_valid(points[fresh])
        return known[indices]

    return score


def guided(space: Space, seed: int, pick: Pick, known: Floats | None = None) -> Search:
    """Yield a few configurations first, then those that `pick` chooses by their scores.

    With log times of other devices, these come first; later every second one is picked without them, in case
    they mislead.
    """
    rng = np.random.default_rng(seed)
    seen = Measurements(space)
    prior = None if known is None else transfer.prior(space, known)
    plain, learned = Model(seen), Model(seen, prior)
    for first in spread(space, rng) if prior is None else transfer.first(prior, rng):
        seen.add(first, (yield first))
    while seen.is_new.any():
        count = len(seen.worked) + len(seen.failed)
        model = plain if prior is None or (count >= HEDGED and count % 2 == 0) else learned
        picked = pick(space, model.score(), rng) if len(seen.worked) >= LEAST else None
        index = away(seen, rng) if picked is None else picked
        seen.add(index, (yield index))


def away(seen: Measurements, rng: np.random.Generator) -> int:
    """Return the configuration, of some new ones, that is least likely to fail as others did."""
    left = np.flatnonzero(seen.is_new)
    pool = rng.choice(left, min(POOL, len(left)), replace=False)
    likely = remembered(seen, lambda indices: np.zeros(len(indices)))
    return int(pool[np.argmax(likely(pool))])


def spread(space: Space, rng: np.random.Generator) -> list[int]:
    """Return a few configurations far apart: each the farthest of a random pool from those before it."""
    sizes = space.coordinates
    chosen = [int(rng.integers(len(space)))]
    while len(chosen) < min(START, len(space)):
        pool = rng.choice(len(space), min(POOL, len(space)), replace=False)
        squares = ((sizes[pool][:, None, :] - sizes[chosen][None, :, :]) ** 2).sum(axis=2).min(axis=1)
        squares[np.isin(pool, chosen)] = -1
        chosen.append(int(pool[np.argmax(squares)]))
    return list(dict.fromkeys(chosen))
