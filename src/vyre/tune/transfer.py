"""Prior knowledge from other devices, or other sizes, about the times of a kernel here.

Each of them has a surface: a number for every configuration, its log time standardised. The time here is
modelled as a straight line of the mean of these surfaces, plus a Gaussian process for the rest, which may be
linear in how the surfaces differ: a device that is like one of the others is soon recognised.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from vyre.tune import surrogate
from vyre.tune.space import Floats, Space

LIKENESS = 0.35  # how strongly a device may resemble one of the others
LOG_VARIANCE = -1.4  # of the rest, at the centre of its prior: most of the time is explained by the others
WHOLE = 0.5  # a surface known at this share of the configurations is whole: the others failed there
LEAST = 3  # times that make a surface
SLOPE = 0.35  # log time per unit of the surfaces, while there are hardly any times
FAITH = 2.0  # weight of the expected slope, in times
FAR = 1.5  # above the median: slower times are moved towards this
DRAWN = 0.3


@dataclass(frozen=True, eq=False)
class Prior:
    """The mean of the surfaces, and how each differs from it, scaled to be a basis of the rest."""

    mean: Floats
    basis: Floats

    def scaled(self, worked: list[int], times: list[float]) -> Floats:
        """Return the times here in units of the surfaces."""
        logs, at = np.log(times), self.mean[worked]
        expected = SLOPE if len(logs) < 5 else max(float(logs.std()) / max(float(at.std()), 0.1), 0.02)
        away = at - at.mean()
        slope = (float(away @ (logs - logs.mean())) + FAITH * expected) / (float(away @ away) + FAITH)
        expressed = (logs - logs.mean()) / max(slope, 0.02) + at.mean()
        limit = np.median(expressed) + FAR
        drawn: Floats = np.where(expressed > limit, limit + DRAWN * (expressed - limit), expressed)
        return drawn


def prior(space: Space, known: Floats) -> Prior | None:
    """Return the prior from columns of log times, NaN where there is none; None if they have too few."""
    columns = [column for column in known.T if np.isfinite(column).sum() >= LEAST]
    if not columns:
        return None
    surfaces = np.stack([_surface(space, column) for column in columns], axis=1)
    mean = surfaces.mean(axis=1)
    return Prior(mean, (surfaces - mean[:, None]) * LIKENESS)


def _surface(space: Space, column: Floats) -> Floats:
    """Return a number for every configuration: the standardised time, or a process's prediction from some."""
    there = np.flatnonzero(np.isfinite(column))
    times = surrogate.standardised(np.exp(column[there]))
    if len(there) >= WHOLE * len(space):
        surface = np.full(len(space), times.max())
        surface[there] = times
        return surface
    centre = surrogate.usual(space.points.shape[1])
    scales = surrogate.fit(space.points[there], times, centre, centre=centre)
    mean, _ = surrogate.conditioned(space.points[there], times, scales).at(space.points)
    scaled: Floats = mean / max(float(mean.std()), 1e-3)
    return scaled


def first(known: Prior, rng: np.random.Generator) -> list[int]:
    """Return a few configurations that are best elsewhere, and two random ones to fix the scale."""
    jitter = rng.gumbel(size=len(known.mean))
    best = np.argsort(known.mean / 0.05 - jitter)[:3]
    return [int(index) for index in dict.fromkeys([*best, *rng.integers(len(known.mean), size=2)])]
