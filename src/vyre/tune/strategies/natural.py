"""The default: a surrogate's scores, climbed by a softmax policy along its natural gradient."""

from __future__ import annotations

import numpy as np

from vyre.tune import ascent
from vyre.tune.guided import guided
from vyre.tune.space import Floats, Space
from vyre.tune.strategies import Search


def natural(
    space: Space, seed: int, *, prior: Floats | None = None, policy: ascent.Policy | None = None
) -> Search:
    """Yield the configuration that the policy finds best, keeping half of its learned preferences."""
    own = policy

    def pick(space: Space, score: ascent.Score, rng: np.random.Generator) -> int | None:
        nonlocal own
        own = own or ascent.FixedPolicy(space)
        own.fade()
        return ascent.climb(space, own, score, rng)

    return guided(space, seed, pick, prior)
