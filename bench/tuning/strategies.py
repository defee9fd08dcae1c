"""Strategies to compare the default with: parts of it left out, another gradient, random search."""

from __future__ import annotations

import numpy as np

from vyre.tune import ascent
from vyre.tune.ascent import KEPT, LIMIT, RATE
from vyre.tune.space import Floats, Indices, Space
from vyre.tune.strategies import Measurements, Search, guided

BATCH = 10  # measurements between steps of a policy without a surrogate
ALONE_RATE = 0.5
PLAIN_RATE = 0.5  # of the plain gradient: the best of those that bench.tuning.climbs compares


class FloatPolicy:
    """The policy of `vyre.tune.ascent` in floats, as a reference for 16.16."""

    def __init__(self, space: Space, *, natural: bool = True, rate: float = RATE) -> None:
        counts = np.array([len(values) for values in space.values])
        self._is_there = np.arange(counts.max()) < counts[:, None]
        self._logits = np.where(self._is_there, 0.0, -np.inf)
        self._natural, self._rate = natural, rate

    def _chances(self) -> Floats:
        weights = np.exp(self._logits - self._logits.max(axis=1, keepdims=True))
        chances: Floats = weights / weights.sum(axis=1, keepdims=True)
        return chances

    def edges(self) -> Floats:
        return np.cumsum(self._chances(), axis=1)[:, :-1]

    def move(self, rows: Indices, worth: Floats) -> None:
        flat = (rows + np.arange(len(self._logits)) * self._logits.shape[1]).ravel()
        size, shape = self._logits.size, self._logits.shape
        each = np.repeat(worth, len(self._logits))
        sums = np.bincount(flat, weights=each, minlength=size).reshape(shape)
        if self._natural:
            slope = sums / np.maximum(np.bincount(flat, minlength=size).reshape(shape), 1)
        else:
            slope = sums / len(rows) - self._chances() * worth.mean()
        moved = np.where(self._is_there, self._logits + self._rate * slope, 0.0)
        moved -= (moved.sum(axis=1) / self._is_there.sum(axis=1))[:, None]
        self._logits = np.where(self._is_there, np.clip(moved, -LIMIT, LIMIT), -np.inf)

    def fade(self) -> None:
        self._logits = np.where(self._is_there, self._logits / KEPT, -np.inf)


def random(space: Space, seed: int, *, prior: Floats | None = None) -> Search:
    """Yield the configurations in random order."""
    for index in np.random.default_rng(seed).permutation(len(space)).tolist():  # noqa: UP028  # `yield from` would hand the times on
        yield index


def enumerated(space: Space, seed: int, *, prior: Floats | None = None) -> Search:
    """Yield the configuration with the best of all scores of the surrogate: no policy."""

    def pick(space: Space, score: ascent.Score, rng: np.random.Generator) -> int | None:
        return int(np.argmax(score(np.arange(len(space)))))

    return guided(space, seed, pick, prior)


def in_floats(
    space: Space, seed: int, *, prior: Floats | None = None, natural: bool = True, rate: float = RATE
) -> Search:
    """Yield what the default does, with its policy in floats."""
    policy = FloatPolicy(space, natural=natural, rate=rate) if space.names else None

    def pick(space: Space, score: ascent.Score, rng: np.random.Generator) -> int | None:
        assert policy is not None, "a space of one configuration is searched before the first pick"
        policy.fade()
        return ascent.climb(space, policy, score, rng)

    return guided(space, seed, pick, prior)


def vanilla(space: Space, seed: int, *, prior: Floats | None = None) -> Search:
    """Yield what the default does, with the plain gradient, in floats."""
    return in_floats(space, seed, prior=prior, natural=False, rate=PLAIN_RATE)


def alone(
    space: Space, seed: int, *, prior: Floats | None = None, policy: ascent.Policy | None = None
) -> Search:
    """Yield the policy's draws, and move it by the best and the latest times: no surrogate."""
    rng = np.random.default_rng(seed)
    seen = Measurements(space)
    times: dict[int, float] = {}
    if policy is None and space.names:
        policy = ascent.Policy(space, rate=ALONE_RATE)
    while seen.is_new.any():
        drawn = ascent.draw(space, policy, rng) if policy is not None else np.arange(len(space))
        fresh = [int(index) for index in dict.fromkeys(drawn.tolist()) if seen.is_new[index]][:BATCH]
        for index in fresh or [int(rng.choice(np.flatnonzero(seen.is_new)))]:
            time = yield index
            seen.add(index, time)
            times[index] = np.inf if np.isnan(time) else time
        used = np.array([*sorted(times, key=times.__getitem__)[:BATCH], *list(times)[-BATCH:]])
        worth = ascent.utilities(-np.array([times[index] for index in used]))
        if policy is not None:
            policy.move(space.rows[np.resize(used, 2 * BATCH)], np.resize(worth, 2 * BATCH))
