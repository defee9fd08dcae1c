"""What the choice of fusion goes by, learned from what was timed: rates of a cost model, and maps of a sheaf.

Both are found by Adam, so that they tell best whether fusing a pair was faster: by logistic loss, weighted
by how much was at stake. Rates are fitted first, to the differences between two launches and one; fitted to
whole times they would be right on average, and wrong about differences.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import astuple, dataclass

import numpy as np
from numpy.typing import NDArray

from vyre.tune.fusion import CORRECTION, MARGIN, CostRates, RestrictionMaps, StagePair, amounts, gain, stalk

Floats = NDArray[np.float64]
Loss = Callable[[Floats], tuple[float, Floats]]

TURNS, RATE, STARTS = 1500, 0.03, 4
DECAY = 0.1  # of the squares of the maps
FAR = 1.0  # where the maps begin along the 1: nearly linear there, and bent by data
SHARPNESS = 4.0  # of the logistic loss: a score of 1/4 is as good as sure
GUESSED = CostRates(0.014, 0.012, 0.3, 0.5, 0.02, 0.06, 0.007, 0.05, 1.0, 0.02, 0.03, 0.06, 300.0)
LONG = 1e5  # nanoseconds from which the call of a pipeline does not count


@dataclass(frozen=True, slots=True)
class Example:
    """A pair that was timed, in nanoseconds of the whole pipeline."""

    joint: StagePair
    unfused: float
    fused: float


def rates(examples: Sequence[Example]) -> CostRates:
    """The rates that tell best which of two launches and one is faster, in nanoseconds."""
    apart, saved = (np.array(part) for part in zip(*map(_amounts, examples), strict=True))
    times = np.array([(example.unfused, example.fused) for example in examples])
    truth, longest = np.log2(times[:, 0] / times[:, 1]), times.max(axis=1)
    stake, wanted, start = _stake(truth), np.where(truth > 0, 1.0, -1.0), np.log(astuple(GUESSED))

    def loss(logs: Floats) -> tuple[float, Floats]:
        each = saved * np.exp(logs) / longest[:, None]
        score = 2 * SHARPNESS * each.sum(axis=1)
        slope = -2 * SHARPNESS * wanted * stake / (1 + np.exp(np.clip(wanted * score, -60, 60)))
        value = float((stake * np.logaddexp(0, -wanted * score)).sum())
        return value, each.T @ slope + 1e-3 * (logs - start)

    found = np.exp(_descended(start, loss))
    scale = np.median((times[:, 0] / (apart @ found))[times[:, 0] > LONG])
    return CostRates(*(float(f"{rate:.3g}") for rate in (found * scale).tolist()))


def _amounts(example: Example) -> tuple[Floats, Floats]:
    """What two launches do, and what of it one would not."""
    first, second, both = (np.array(amounts(stage)) for stage in
                           (example.joint.first, example.joint.second, example.joint.both))  # fmt: skip
    return first + second, first + second - both


def _stake(truth: Floats) -> Floats:
    """How much each example counts: by what is lost if it is chosen wrong."""
    stake = np.minimum(np.abs(truth), 1) + 0.02
    return np.asarray(stake / stake.sum())


def maps(examples: Sequence[Example], known: CostRates) -> RestrictionMaps:
    """The maps and the bias under which scores tell best what pays."""
    one = np.array([stalk(example.joint.first)[:-1] for example in examples])
    two = np.array([stalk(example.joint.second)[:-1] for example in examples])
    both = np.concatenate([one, two], axis=1)
    middle, spread = both.mean(axis=0), both.std(axis=0) + 1e-3
    side = np.concatenate([(both - middle) / spread, np.ones((len(both), 1))], axis=1)
    gains = np.array([gain(example.joint, known) - MARGIN for example in examples])
    loss = _loss(side, gains, np.log2([example.unfused / example.fused for example in examples]))
    rng = np.random.default_rng(0)
    starts = [np.concatenate([0.1 * rng.standard_normal(len(middle)), [FAR, FAR**2]]) for _ in range(STARTS)]
    best = min((_descended(start, loss) for start in starts), key=lambda found: loss(found)[0])
    return _as_maps(best, middle, spread, one.shape[1])


def _loss(side: Floats, gains: Floats, truth: Floats) -> Loss:
    """For a map over both stalks, that of the second negated, and the bias."""
    stake, wanted = _stake(truth), np.where(truth > 0, 1.0, -1.0)

    def loss(found: Floats) -> tuple[float, Floats]:
        apart = side @ found[:-1]
        bent = np.tanh(found[-1] - apart**2)
        score = SHARPNESS * (gains + CORRECTION * bent)
        slope = -wanted * stake / (1 + np.exp(np.clip(wanted * score, -60, 60)))
        slope = slope * SHARPNESS * CORRECTION * (1 - bent**2)
        held = found.copy()
        held[-2:] = 0  # where the maps stand, and the bias, cost nothing
        gradient = np.concatenate([side.T @ (-2 * apart * slope), [slope.sum()]])
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


def _as_maps(found: Floats, middle: Floats, spread: Floats, axes: int) -> RestrictionMaps:
    """The maps on features as they are, not standardised."""
    *_, one, bias = found.tolist()
    map_ = found[:-2] / spread
    first = [*map_[:axes].tolist(), one - float(map_ @ middle)]
    second = [*(-map_[axes:]).tolist(), 0.0]
    return RestrictionMaps(
        tuple(round(v, 4) for v in first), tuple(round(v, 4) for v in second), round(bias, 4)
    )
