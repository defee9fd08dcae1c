"""The default with the plain gradient: what the natural one is compared with."""

from __future__ import annotations

from vyre.tuner.ascent import FixedPolicy
from vyre.tuner.space import Floats, Space
from vyre.tuner.strategies import Search
from vyre.tuner.strategies.natural import natural

RATE = 4.0  # with a surrogate 1 does as well; without one it is far behind


def vanilla(space: Space, seed: int, *, prior: Floats | None = None) -> Search:
    """Ask for what the policy finds best along its plain gradient."""
    policy = FixedPolicy(space, natural=False, rate=RATE) if space.names else None
    return natural(space, seed, prior=prior, policy=policy)
