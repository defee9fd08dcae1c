"""Plain references of the tuner's kernels, in Python's integers and floats."""

from __future__ import annotations

import math

from vyre.tune import ONE
from vyre.tune.kernels.ascent import FARTHEST
from vyre.tune.kernels.matrices import GREATEST
from vyre.tune.kernels.shares import LOG2_E, POWERS


def _towards_zero(total: int, count: int) -> int:
    return total // count if total >= 0 else -(-total // count)


def advance_plain(
    logits: list[int], chosen: list[int], utilities: list[int], p: list[int], rate: int, *, natural: bool
) -> list[int]:
    """Compute one row of `advance`, in integers of any size."""
    samples = len(utilities)
    mean = _towards_zero(sum(utilities), samples)
    moved = []
    for value, logit in enumerate(logits):
        own = [u for u, c in zip(utilities, chosen, strict=True) if c == value]
        slope = _towards_zero(sum(own), max(len(own), 1) if natural else samples)
        slope -= 0 if natural else p[value] * mean >> 16
        moved.append(logit + (rate * slope >> 16))
    centre = sum(moved) // len(moved)
    return [max(-FARTHEST, min(logit - centre, FARTHEST)) for logit in moved]


def damp_fixed_plain(stalks: list[int], restrictions: list[int], damping: int) -> list[int]:
    """Compute the same in integers of any size."""
    return [max(s - (((damping * r) >> 16) * s >> 16), 0) for s, r in zip(stalks, restrictions, strict=True)]


def product_plain(matrix: list[list[int]], vector: list[int]) -> list[int]:
    """Compute the product in integers of any size."""
    exact = [sum(m * v for m, v in zip(row, vector, strict=True)) for row in matrix]
    return [min(total >> 16, GREATEST) for total in exact]


def exponentials_plain(logits: list[int]) -> list[int]:
    """Compute one row of `exponentials`, in integers of any size."""
    top, weights = max(logits), []
    for logit in logits:
        doublings = (logit - top) * LOG2_E >> 14
        f, power = doublings & 0xFFFFFFFF, 0
        for factor in reversed(POWERS):
            power = factor + (f * power >> 32)
        halvings = min(16 - (doublings >> 32), 62)
        weights.append((power + (1 << (halvings - 1))) >> halvings)
    return weights


def shares_plain(weights: list[int]) -> list[int]:
    """Compute one row of `shares`, in integers of any size."""
    weights = weights if sum(weights) else [1] * len(weights)
    total = sum(weights)
    parts = [weight * ONE // total for weight in weights]
    order = sorted(range(len(weights)), key=lambda at: (-(weights[at] * ONE % total), at))
    for at in order[: ONE - sum(parts)]:
        parts[at] += 1
    return parts


def argmin_plain(costs: list[float]) -> int:
    return min(
        range(len(costs)),
        key=lambda at: (math.isnan(costs[at]), costs[at], math.copysign(1, costs[at]), at),
    )


def softmin_plain(costs: list[float], temperature: float) -> list[float]:
    costs = [math.inf if math.isnan(cost) else cost for cost in costs]
    low = min(costs)
    weights = [1.0 if cost == low else math.exp((low - cost) / temperature) for cost in costs]
    return [weight / math.fsum(weights) for weight in weights]
