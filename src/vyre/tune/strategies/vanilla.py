"""The default with the plain gradient, in floats: the baseline for the natural one."""

from __future__ import annotations

from vyre.tune.ascent import FloatPolicy
from vyre.tune.space import Floats, Space
from vyre.tune.strategies import Search
from vyre.tune.strategies.natural import natural

RATE = 0.5  # the best of those that bench.tuning.climbs compares


def vanilla(space: Space, seed: int, *, prior: Floats | None = None) -> Search:
    """Yield the configuration that the policy finds best along its plain gradient."""
    policy = FloatPolicy(space, natural=False, rate=RATE) if space.names else None
    return natural(space, seed, prior=prior, policy=policy)
