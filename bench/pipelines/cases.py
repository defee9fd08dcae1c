"""What is measured: pipelines with their arguments, and what their peers get."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from bench.pipelines import stages

import vyre as vy
from vyre.plan.plan import Plan

Array = np.ndarray[Any, Any]
F = np.float32


@dataclass(frozen=True, slots=True)
class Case:
    """A pipeline and its arguments; `loops` is how far the outermost loop in C goes, `like` what C writes
    to: an array of this shape and type, or None for the last one given.

    `jittery` is the part of the results that may differ from C's and numba's, which round otherwise, by more
    than 1 in 1,000: where a threshold falls to one side or the other.
    """

    name: str
    function: Callable[..., Any]
    arguments: tuple[Any, ...]
    loops: int
    like: tuple[tuple[int, ...], type] | None
    jittery: float = 0.0
    aims: tuple[tuple[str, float], ...] = ()

    @property
    def pipeline(self) -> vy.Pipeline:
        return vy.pipeline(self.function)  # type: ignore[arg-type]  # a function

    def plan(self, pipeline: vy.Pipeline) -> Plan:
        return pipeline.explain(*self.arguments).plan


def _chain(rng: np.random.Generator) -> Case:
    n = 1 << 24
    aims = (("eager", 4.0), ("gcc, fused by hand", 0.95))
    return Case("chain", stages.chain, (rng.standard_normal(n, F),), n, ((n,), F), aims=aims)


def _bright(rng: np.random.Generator) -> Case:
    n = 1 << 24
    sums = np.zeros(n // 4096, F)
    return Case("bright", stages.bright, (rng.random(n, F), sums, 0.5), sums.size, None, 0.01)


def _edges(rng: np.random.Generator) -> Case:
    size = 4096
    planes = [rng.integers(0, 256, (size, size), np.uint8) for _ in range(3)]
    return Case("edges", stages.edges, (*planes, 40.0), size // 32, ((size, size), np.uint8), 0.001)


def _options(rng: np.random.Generator) -> Case:
    n = 1 << 22
    spot, strike, years = (
        rng.random(n, F) * F(width) + F(least) for width, least in ((90, 10), (90, 10), (2, 0.1))
    )
    return Case("options", stages.options, (spot, strike, years, 0.02, 0.3), n, ((n,), F), 0.001)


def _attention(rng: np.random.Generator) -> Case:
    shape = (8192, 1024)
    return Case("attention", stages.attention, (rng.random(shape, F), 8.0), shape[0], (shape, F))


def _plate(rng: np.random.Generator) -> Case:
    shape = (2048, 2048)
    return Case("plate", stages.plate, (rng.random(shape, F), 16), shape[0], (shape, F))


CASES: dict[str, Callable[[np.random.Generator], Case]] = {
    "chain of 8, 16M": _chain,
    "blur, threshold, sums, 16M": _bright,
    "edges of an image, 4096 x 4096": _edges,
    "Black-Scholes prices, 4M": _options,
    "map into softmax, 8192 x 1024": _attention,
    "16 Jacobi steps, 2048 x 2048": _plate,
}
