"""The loop that strategies with a surrogate share: spread out first, then measure where the score is best.

They differ in how they look for the best score: by a policy that climbs, or at every configuration.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np

from vyre.tuner import surrogate
from vyre.tuner.ascent import Score
from vyre.tuner.space import Floats, Indices, Space
from vyre.tuner.strategies import Search

START = 10  # configurations far apart, before the model is asked
POOL = 400  # of which each of these is the farthest from those before
GROWTH = 1.18  # the scales are fitted anew when so many more configurations have times
LEAST = 3  # times that a model needs

Pick = Callable[[Space, Score, np.random.Generator], int | None]


@dataclass(slots=True)
class Seen:
    """What has been measured so far: where, with which times, and what failed."""

    space: Space
    worked: list[int] = field(default_factory=list)
    times: list[float] = field(default_factory=list)
    failed: list[int] = field(default_factory=list)
    is_new: np.ndarray = field(init=False)

    def __post_init__(self) -> None:
        self.is_new = np.ones(len(self.space), bool)

    def tell(self, index: int, time: float) -> None:
        self.is_new[index] = False
        if np.isnan(time):
            self.failed.append(index)
        else:
            self.worked.append(index)
            self.times.append(time)


def guided(space: Space, seed: int, pick: Pick) -> Search:
    """Ask for a spread of configurations, then for those that `pick` finds by their scores."""
    rng = np.random.default_rng(seed)
    seen = Seen(space)
    for first in spread(space, rng):
        seen.tell(first, (yield first))
    scales, fitted = surrogate.usual(space.points.shape[1]), 0
    while seen.is_new.any():
        found = None
        if len(seen.worked) >= LEAST:
            points, targets = space.points[seen.worked], surrogate.standardised(np.array(seen.times))
            if len(targets) >= GROWTH * fitted + 1:
                scales, fitted = surrogate.fit(points, targets, scales), len(targets)
            belief = surrogate.believe(points, targets, scales)
            found = pick(space, scorer(seen, belief, float(targets.min())), rng)
        index = int(rng.choice(np.flatnonzero(seen.is_new))) if found is None else found
        seen.tell(index, (yield index))


def scorer(seen: Seen, belief: surrogate.Belief, best: float) -> Score:
    """The log of expected improvement times the chance to be valid; minus infinity for what was measured."""
    space = seen.space
    known = np.full(len(space), np.nan)
    known[~seen.is_new] = -np.inf
    sizes = space.coordinates
    worked, failed = sizes[seen.worked], sizes[seen.failed]

    def score(indices: Indices) -> Floats:
        fresh = np.unique(indices[np.isnan(known[indices])])
        if len(fresh):
            mean, deviation = belief.at(space.points[fresh])
            found = surrogate.log_improvement(mean, deviation, best)
            if seen.failed:
                found += surrogate.log_valid(sizes[fresh], worked, failed)
            known[fresh] = found
        return known[indices]

    return score


def spread(space: Space, rng: np.random.Generator) -> list[int]:
    """A few configurations far apart: each the farthest of a random pool from those before it."""
    sizes = space.coordinates
    found = [int(rng.integers(len(space)))]
    while len(found) < min(START, len(space)):
        pool = rng.choice(len(space), min(POOL, len(space)), replace=False)
        squares = ((sizes[pool][:, None, :] - sizes[found][None, :, :]) ** 2).sum(axis=2).min(axis=1)
        squares[np.isin(pool, found)] = -1
        found.append(int(pool[np.argmax(squares)]))
    return list(dict.fromkeys(found))
