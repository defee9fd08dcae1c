"""The candidate configurations of a program on a CPU."""

from __future__ import annotations

from itertools import product

from vyre.targets.cpu import pool
from vyre.targets.cpu.machine import MAX_LANES
from vyre.targets.cpu.schedule import MAX_STRIPS
from vyre.targets.specialization import Configuration

LANES = tuple(1 << power for power in range(2, MAX_LANES.bit_length()))
STRIPS = tuple(1 << power for power in range(MAX_STRIPS.bit_length()))
PIECES = (8, 4, 2, 1)  # of the work for each thread


def choices(units: int) -> list[Configuration]:
    """Return every number of lanes and strips, on one thread, and on all threads in pieces of several
    sizes.
    """
    width = pool.threads()
    pieces = {-(-units // (width * count)) for count in PIECES} if width > 1 else set()
    shared = [(1, 0), *((width, chunk) for chunk in sorted(pieces))]
    return [
        Configuration(lanes, strips, threads, chunk)
        for lanes, strips, (threads, chunk) in product(LANES, STRIPS, shared)
    ]
