"""The surrogate alone: its scores at every configuration, without a policy."""

from __future__ import annotations

import numpy as np

from vyre.tune.ascent import Score
from vyre.tune.guided import guided
from vyre.tune.space import Floats, Space
from vyre.tune.strategies import Search


def enumerated(space: Space, seed: int, *, prior: Floats | None = None) -> Search:
    """Yield the configuration with the best of all scores."""

    def pick(space: Space, score: Score, rng: np.random.Generator) -> int | None:
        return int(np.argmax(score(np.arange(len(space)))))

    return guided(space, seed, pick, prior)
