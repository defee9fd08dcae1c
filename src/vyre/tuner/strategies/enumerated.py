"""The surrogate alone: its scores at every configuration, without a policy."""

from __future__ import annotations

import numpy as np

from vyre.tuner.ascent import Score
from vyre.tuner.guided import guided
from vyre.tuner.space import Floats, Space
from vyre.tuner.strategies import Search


def enumerated(space: Space, seed: int, *, prior: Floats | None = None) -> Search:
    """Ask for the best of all scores."""

    def pick(space: Space, score: Score, rng: np.random.Generator) -> int | None:
        return int(np.argmax(score(np.arange(len(space)))))

    return guided(space, seed, pick, prior)
