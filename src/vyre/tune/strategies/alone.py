"""The policy without a surrogate: it learns from measured times alone, a few at a time."""

from __future__ import annotations

import numpy as np

from vyre.tune import ascent
from vyre.tune.guided import Seen
from vyre.tune.space import Floats, Space
from vyre.tune.strategies import Search

BATCH = 10  # measurements between steps
RATE = 0.5


def alone(
    space: Space, seed: int, *, prior: Floats | None = None, policy: ascent.Policy | None = None
) -> Search:
    """Yield the policy's draws, and move it by the best and the latest times."""
    rng = np.random.default_rng(seed)
    seen = Seen(space)
    times: dict[int, float] = {}
    if policy is None and space.names:
        policy = ascent.FixedPolicy(space, rate=RATE)
    while seen.is_new.any():
        drawn = ascent.draw(space, policy, rng) if policy is not None else np.arange(len(space))
        fresh = [int(index) for index in dict.fromkeys(drawn.tolist()) if seen.is_new[index]][:BATCH]
        for index in fresh or [int(rng.choice(np.flatnonzero(seen.is_new)))]:
            time = yield index
            seen.tell(index, time)
            times[index] = np.inf if np.isnan(time) else time
        used = np.array([*sorted(times, key=times.__getitem__)[:BATCH], *list(times)[-BATCH:]])
        worth = ascent.utilities(-np.array([times[index] for index in used]))
        if policy is not None:
            policy.move(space.rows[np.resize(used, 2 * BATCH)], np.resize(worth, 2 * BATCH))
