"""A Gaussian process on the log of the time: predicts configurations not yet measured from measured ones.

The kernel is Matern 3/2 with one length per coordinate. Lengths, variance and noise are those of greatest
posterior density under broad priors, found by Rprop (Blum and Riedmiller, Optimization of Gaussian process
hyperparameters using Rprop, ESANN 2013), which needs gradients and no line search.

Slow configurations carry little information about fast ones, so times above the median are moved halfway to
it. Failed ones never enter with a made-up time: a second process, trained on 1 where one worked and -1 where
one failed, predicts how likely others are valid. Limits of resources are lines in these coordinates, so it
soon finds them.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

import numpy as np

from vyre.tune.space import Floats

# Of the priors on the logarithms: centre and spread. Lengths are relative to the root of the dimensions.
LENGTH, LENGTH_SPREAD = 0.4, 0.8
NOISE, NOISE_SPREAD = 1e-2, 1.5
VARIANCE_SPREAD = 1.0

TURNS = 30  # of Rprop for a fit
JITTER = 1e-6
LEAST_VARIANCE = 1e-6
EXPECTED = 0.5  # of configurations without information, from -1 for a failure to 1
STEEP = 6.0  # how fast the chance to be valid follows the process
LABEL_NOISE = 0.1
DRAWN = 0.5  # how much of its distance to the median a slow time keeps


@dataclass(frozen=True, eq=False)
class Scales:
    """Logarithms of the lengths, the variance and the noise, in one array."""

    logs: Floats

    @property
    def inverse_lengths(self) -> Floats:
        return np.exp(-self.logs[:-2])

    @property
    def variance(self) -> float:
        return math.exp(self.logs[-2])

    @property
    def noise(self) -> float:
        return math.exp(self.logs[-1])


def usual(dimensions: int, variance: float = 0.0) -> Scales:
    """Return the centre of the priors; `variance` is the logarithm of its own."""
    length = math.log(LENGTH * math.sqrt(max(dimensions, 1)))
    return Scales(np.array([length] * dimensions + [variance, math.log(NOISE)]))


def standardised(times: Floats) -> Floats:
    """Return log times, slow ones moved towards the median, with mean 0 and deviation 1."""
    logs = np.log(times)
    median = np.median(logs)
    drawn = np.where(logs > median, median + DRAWN * (logs - median), logs)
    scaled: Floats = (drawn - drawn.mean()) / max(float(drawn.std()), 1e-3)
    return scaled


def fit(
    points: Floats, targets: Floats, start: Scales, *, centre: Scales, basis: Floats | None = None
) -> Scales:
    """Return scales that explain the targets well, from a start.

    `basis` has coordinates at the points in which the times may also be linear.
    """
    squares = (points[:, None, :] - points[None, :, :]) ** 2
    also = 0.0 if basis is None else basis @ basis.T
    spread = np.array([LENGTH_SPREAD] * points.shape[1] + [VARIANCE_SPREAD, NOISE_SPREAD])
    logs, best, least = start.logs.copy(), start.logs, math.inf
    steps, before = np.full(len(logs), 0.15), np.zeros(len(logs))
    for _ in range(TURNS):
        loss_and_slope = _loss(squares, also, targets, logs)
        if loss_and_slope is None:
            break
        loss, slope = loss_and_slope
        off = (logs - centre.logs) / spread
        loss += 0.5 * float(off @ off)
        slope += off / spread
        if loss < least:
            least, best = loss, logs.copy()
        agree = np.sign(slope * before)
        steps = np.clip(steps * np.where(agree > 0, 1.2, np.where(agree < 0, 0.5, 1.0)), 1e-3, 0.6)
        before = np.where(agree < 0, 0.0, slope)
        logs = np.clip(logs - np.sign(before) * steps, -10.0, 4.0)
    return Scales(best)


def _loss(
    squares: Floats, also: Floats | float, targets: Floats, logs: Floats
) -> tuple[float, Floats] | None:
    """Return minus the log likelihood and its gradient in the logs; None if the matrix is not positive."""
    scales = Scales(logs)
    weights = scales.inverse_lengths**2
    roots = np.sqrt(3 * (squares @ weights))
    decay = scales.variance * np.exp(-roots)
    kernel = (1 + roots) * decay
    matrix = kernel + also + np.eye(len(targets)) * (scales.noise + JITTER)
    try:
        root = np.linalg.cholesky(matrix)
    except np.linalg.LinAlgError:
        return None
    inverse = np.linalg.inv(matrix)
    weighted = inverse @ targets
    loss = 0.5 * float(targets @ weighted) + float(np.log(np.diag(root)).sum())
    outer = 0.5 * (inverse - np.outer(weighted, weighted))
    lengths = np.tensordot(3 * outer * decay, squares, axes=2) * weights
    return loss, np.append(lengths, [np.sum(outer * kernel), scales.noise * np.trace(outer)])


@dataclass(frozen=True, eq=False)
class Posterior:
    """A fitted process: its training data, and the root of the inverse of its matrix."""

    scales: Scales
    points: Floats  # scaled by the lengths
    weights: Floats
    root: Floats
    basis: Floats | None = None

    def at(self, points: Floats, basis: Floats | None = None) -> tuple[Floats, Floats]:
        """Return mean and deviation of the target at some points."""
        kernel = _kernel(points * self.scales.inverse_lengths, self.points, self.scales)
        own: Floats | float = self.scales.variance
        if basis is not None and self.basis is not None:
            kernel += basis @ self.basis.T
            own = own + np.einsum("ij,ij->i", basis, basis)
        spread = kernel @ self.root.T
        variance = own - np.einsum("ij,ij->i", spread, spread)
        return kernel @ self.weights, np.sqrt(np.maximum(variance, LEAST_VARIANCE))


def conditioned(points: Floats, targets: Floats, scales: Scales, basis: Floats | None = None) -> Posterior:
    """Return the process conditioned on these targets."""
    scaled = points * scales.inverse_lengths
    matrix = _kernel(scaled, scaled, scales) + np.eye(len(targets)) * (scales.noise + JITTER)
    if basis is not None:
        matrix += basis @ basis.T
    root = np.linalg.inv(np.linalg.cholesky(matrix))
    return Posterior(scales, scaled, root.T @ (root @ targets), root, basis)


def _kernel(left: Floats, right: Floats, scales: Scales) -> Floats:
    squares = (left**2).sum(axis=1)[:, None] + (right**2).sum(axis=1)[None, :] - 2 * left @ right.T
    roots = np.sqrt(3 * np.maximum(squares, 0))
    kernel: Floats = scales.variance * (1 + roots) * np.exp(-roots)
    return kernel


def log_improvement(mean: Floats, deviation: Floats, best: float) -> Floats:
    """Return the log of how much better than the best a configuration is expected to be.

    Far below any hope it falls like a parabola and is never cut off, so that ranks stay meaningful.
    """
    z = (best - mean) / deviation
    grid, values = _improvements()
    return np.log(deviation) + np.interp(z, grid, values) - z * z / 2


@cache
def _improvements() -> tuple[Floats, Floats]:
    """Return the log of z Φ(z) + φ(z), less -z²/2, on a grid."""
    grid = np.linspace(-30, 8, 3801)
    below = np.array([0.5 * math.erfc(-z / math.sqrt(2)) for z in grid])
    density = np.exp(-grid * grid / 2) / math.sqrt(2 * math.pi)
    return grid, np.log(grid * below + density) + grid * grid / 2


def validity(worked: Floats, failed: Floats) -> Callable[[Floats], Floats]:
    """Return the log of the chance that configurations are valid, from those that worked and failed."""
    points = np.concatenate([worked, failed])
    labels = np.repeat([1.0, -1.0], [len(worked), len(failed)])
    scales = Scales(np.append(usual(points.shape[1]).logs[:-1], math.log(LABEL_NOISE)))
    belief = conditioned(points, labels - EXPECTED, scales)

    def log_chance(points: Floats) -> Floats:
        mean, deviation = belief.at(points)
        log_valid: Floats = -np.logaddexp(0, -STEEP * (EXPECTED + mean) / np.sqrt(1 + deviation**2))
        return log_valid

    return log_chance
