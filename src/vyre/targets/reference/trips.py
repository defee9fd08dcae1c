"""How often a loop runs: Python's len(range(start, stop, step)), exact to the ends of 64 bits."""

from __future__ import annotations

import numpy as np

from vyre.ops.row import Array


def trips(start: Array, stop: Array, step: Array) -> Array:
    """Iterations per lane as u64 (at most 2^64 - 1, so it always fits); a step of 0 runs nothing."""
    up, down = (step > 0) & (stop > start), (step < 0) & (stop < start)
    distance = np.where(up, _word(stop) - _word(start), _word(start) - _word(stop))
    stride = np.where(step < 0, np.uint64(0) - _word(step), _word(step))
    one = np.uint64(1)
    count = (distance - one) // np.where(step == 0, one, stride) + one
    return np.where(up | down, count, np.uint64(0))


def _word(x: Array) -> Array:
    """The value modulo 2^64."""
    return x.astype(np.uint64)
