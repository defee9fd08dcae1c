"""What the choice of fusion goes by, learned from what was timed: rates of a cost model, and maps of a sheaf.

Both are found by Adam. Rates are fitted to the times of whole plans, in logarithms; maps to whether fusing a
pair was faster, by logistic loss weighted by how much was at stake.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import astuple, dataclass

import numpy as np
from numpy.typing import NDArray

from vyre.tuner.features import Features
from vyre.tuner.fusion import Joint, Maps, Rates, amounts, gain, stalk

Floats = NDArray[np.float64]
Loss = Callable[[Floats], tuple[float, Floats]]

TURNS, RATE, STARTS = 1500, 0.03, 4
DECAY = 1e-2  # of the squares of the maps
FAR = 5.0  # where the maps begin along the 1: nearly linear there, and bent by data
GUESSED = Rates(0.014, 0.012, 0.3, 0.5, 0.02, 0.06, 0.007, 0.05, 1.0, 0.02, 0.03, 0.06, 300.0, 12_000.0)


@dataclass(frozen=True, slots=True)
class Timed:
    """A plan by the stages that it launches, and its nanoseconds."""

    stages: Sequence[Features]
    ns: float


@dataclass(frozen=True, slots=True)
class Example:
    """A pair that was timed, and how many times as fast it is fused."""

    joint: Joint
    speedup: float


def rates(timed: Sequence[Timed]) -> Rates:
    """The rates that tell the times best; outliers count no more than by a factor of two."""
    done = np.array([np.sum([amounts(stage) for stage in plan.stages], axis=0) for plan in timed])
    done = np.concatenate([done, np.ones((len(timed), 1))], axis=1)
    times, start = np.array([plan.ns for plan in timed]), np.log(astuple(GUESSED))

    def loss(logs: Floats) -> tuple[float, Floats]:
        told = done @ np.exp(logs)
        off = np.log(told / times)
        held = np.clip(off, -0.7, 0.7)
        slope = (done * np.exp(logs)).T @ (held / told) / len(times)
        return float((held * (off - held / 2)).mean()), slope + 1e-3 * (logs - start)

    return Rates(*(float(f"{rate:.3g}") for rate in np.exp(_descended(start, loss)).tolist()))


def maps(examples: Sequence[Example], known: Rates) -> Maps:
    """The maps, the bias and the weight of the gain under which scores tell best what pays."""
    one = np.array([stalk(example.joint.first)[:-1] for example in examples])
    two = np.array([stalk(example.joint.second)[:-1] for example in examples])
    both = np.concatenate([one, two], axis=1)
    middle, spread = both.mean(axis=0), both.std(axis=0) + 1e-3
    side = np.concatenate([(both - middle) / spread, np.ones((len(both), 1))], axis=1)
    gains = np.array([gain(example.joint, known) for example in examples])
    loss = _loss(side, gains, np.log2([example.speedup for example in examples]))
    rng = np.random.default_rng(0)
    starts = [
        np.concatenate([0.1 * rng.standard_normal(len(middle)), [FAR, FAR**2, 2.0]]) for _ in range(STARTS)
    ]
    best = min((_descended(start, loss) for start in starts), key=lambda found: loss(found)[0])
    return _as_maps(best, middle, spread, one.shape[1])


def _loss(side: Floats, gains: Floats, truth: Floats) -> Loss:
    """For a map over both stalks (that of the second negated), the bias and the weight of the gain."""
    stake = np.minimum(np.abs(truth), 1) + 0.02
    stake, wanted = stake / stake.sum(), np.where(truth > 0, 1.0, -1.0)

    def loss(found: Floats) -> tuple[float, Floats]:
        *_, bias, weight = found
        apart = side @ found[:-2]
        score = bias + weight * gains - apart**2
        slope = -wanted * stake / (1 + np.exp(np.clip(wanted * score, -60, 60)))
        held = found.copy()
        held[-3:-1] = 0  # where the maps stand, and the bias, cost nothing
        held[-1] *= 0.1
        gradient = np.concatenate([side.T @ (-2 * apart * slope), [slope.sum(), gains @ slope]])
        value = float((stake * np.logaddexp(0, -wanted * score)).sum() + DECAY * (held @ found))
        return value, gradient + 2 * DECAY * held

    return loss


def _descended(found: Floats, loss: Loss) -> Floats:
    """Adam, with the last third in small steps."""
    mean, square = np.zeros_like(found), np.zeros_like(found)
    for turn in range(1, TURNS + 1):
        _, gradient = loss(found)
        mean = 0.9 * mean + 0.1 * gradient
        square = 0.999 * square + 0.001 * gradient**2
        step = mean / (1 - 0.9**turn) / (np.sqrt(square / (1 - 0.999**turn)) + 1e-9)
        found = found - RATE * (1.0 if 3 * turn < 2 * TURNS else 0.2) * step
    return found


def _as_maps(found: Floats, middle: Floats, spread: Floats, axes: int) -> Maps:
    """The maps on features as they are, not standardised."""
    *_, one, bias, weight = found.tolist()
    map_ = found[:-3] / spread
    first = [*map_[:axes].tolist(), one - float(map_ @ middle)]
    second = [*(-map_[axes:]).tolist(), 0.0]
    return Maps(
        tuple(round(value, 4) for value in first), tuple(round(value, 4) for value in second),
        round(bias, 4), round(weight, 4),
    )  # fmt: skip
