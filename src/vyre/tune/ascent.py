"""Chooses where to measure next: a policy that climbs the scores of its draws.

The policy is factored: one softmax per parameter over its values. It draws configurations, ranks them by
their scores, and moves its logits so that values in good ones become more likely. The gradient is natural,
that is, multiplied by the inverse of the policy's Fisher matrix diag(p) - p pᵀ, block by block. For a softmax
that product is the mean advantage of the draws that have the value, less a constant: no matrix is formed, and
rare values move as far as frequent ones.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import numpy as np

from vyre.tune.checks import ONE
from vyre.tune.natural import ascend_fixed
from vyre.tune.policy import pick_logits_fixed
from vyre.tune.space import Floats, Indices, Space

DRAWS = 128
TURNS = 8
RATE = 0.18
LIMIT = 8.0
KEPT = 2  # the logits are divided by this before the search for the next configuration
TRIES = 2  # rounds of drawing, until enough draws are allowed
MOST_DRAWN = 1024  # in a round
POOL = 8  # random configurations for each draw that is still missing

Score = Callable[[Indices], Floats]


class Policy:
    """A distribution over the values of each parameter, in 16.16, moved by Vyre's own kernels."""

    def __init__(self, space: Space, *, natural: bool = True, rate: float = RATE) -> None:
        self._sizes = np.array([len(values) for values in space.values], np.int32)
        self._logits = np.zeros((len(self._sizes), int(self._sizes.max())), np.int32)
        self._chances = pick_logits_fixed(self._logits, self._sizes)
        self._natural, self._rate = natural, round(rate * ONE)

    def edges(self) -> Floats:
        """Return the cumulative probabilities of each parameter's values, without the last column of ones."""
        sums: Floats = np.cumsum(self._chances, axis=1)[:, :-1] / ONE
        return sums

    def move(self, rows: Indices, worth: Floats) -> None:
        """Prefer the values of the rows with a high worth."""
        chosen, utilities = rows.astype(np.int32), np.rint(worth * ONE).astype(np.int32)
        rate, is_natural = self._rate, self._natural
        ascend_fixed(
            self._logits, self._sizes, chosen, utilities, self._chances, rate=rate, natural=is_natural
        )

    def fade(self) -> None:
        """Shrink most of the learned preferences."""
        self._logits //= KEPT
        pick_logits_fixed(self._logits, self._sizes, self._chances)


def climb(space: Space, policy: Policy, score: Score, rng: np.random.Generator) -> int | None:
    """Return the best configuration that the policy drew, or one near it; None if none had a score."""
    best = ascended(space, policy, score, rng)
    return best if best is None else polished(space, best, score)


def ascended(space: Space, policy: Policy, score: Score, rng: np.random.Generator) -> int | None:
    """Return the best configuration that the policy drew while it climbed."""
    best, top = None, -np.inf
    for _ in range(TURNS):
        drawn = draw(space, policy, rng)
        scores = score(drawn)
        at = int(np.argmax(scores))
        if scores[at] > top:
            best, top = int(drawn[at]), scores[at]
        policy.move(space.rows[drawn], utilities(scores))
    return best


def polished(space: Space, index: int, score: Score) -> int:
    """Return the best configuration reachable from one, changing a single parameter at a time."""
    top = score(np.array([index]))[0]
    while True:
        near = neighbours(space, index)
        scores = score(near)
        at = int(np.argmax(scores)) if len(near) else -1
        if at < 0 or scores[at] <= top:
            return index
        index, top = int(near[at]), scores[at]


def neighbours(space: Space, index: int) -> Indices:
    """Return the allowed configurations that differ in one parameter."""
    row = space.rows[index]
    changed = [
        np.where(np.arange(len(row)) == at, value, row)
        for at, values in enumerate(space.values)
        for value in range(len(values))
        if value != row[at]
    ]
    indices = space.find(np.array(changed, np.int64).reshape(-1, len(row)))
    return indices[indices >= 0]


def draw(space: Space, policy: Policy, rng: np.random.Generator, count: int = DRAWS) -> Indices:
    """Draw allowed configurations from the policy; if too few, add the likeliest of a uniform sample."""
    edges = policy.edges()
    batches: list[Indices] = []
    missing, wanted = count, 2 * count
    for _ in range(TRIES):
        at = space.find((rng.random((len(edges), 1, wanted)) >= edges[:, :, None]).sum(axis=1).T)
        allowed = at[at >= 0]
        batches.append(allowed[:missing])
        missing -= len(batches[-1])
        if missing == 0:
            break
        wanted = min(int(1.2 * missing * wanted / max(len(allowed), 1)) + 16, MOST_DRAWN)
    return np.concatenate([*batches, _likely(space, edges, rng, missing)])


def _likely(space: Space, edges: Floats, rng: np.random.Generator, count: int) -> Indices:
    """Sample `count` of some uniformly drawn configurations by their probability, with Gumbel noise."""
    pool = rng.integers(len(space), size=POOL * count)
    chances = np.diff(edges, axis=1, prepend=0.0, append=1.0)
    logs = np.log(np.maximum(chances, 1e-9))[np.arange(len(edges)), space.rows[pool]].sum(axis=1)
    return pool[np.argsort(-logs - rng.gumbel(size=len(pool)))[:count]]


def utilities(scores: Floats) -> Floats:
    """Return the worth of draws by rank alone, with sum 0: the weights of natural evolution strategies."""
    worth = np.empty(len(scores))
    worth[np.argsort(-scores, kind="stable")] = _ranked(len(scores))
    return worth


@cache
def _ranked(count: int) -> Floats:
    weights = np.maximum(0.0, np.log(count / 2 + 1) - np.log(np.arange(count) + 1))
    ranked: Floats = count * weights / weights.sum() - 1
    return ranked
