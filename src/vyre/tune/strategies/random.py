"""Random search: every configuration as likely as any other."""

from __future__ import annotations

import numpy as np

from vyre.tune.space import Floats, Space
from vyre.tune.strategies import Search


def random(space: Space, seed: int, *, prior: Floats | None = None) -> Search:
    """Yield the configurations in random order."""
    for index in np.random.default_rng(seed).permutation(len(space)).tolist():  # noqa: UP028  # `yield from` would hand the times on
        yield index
