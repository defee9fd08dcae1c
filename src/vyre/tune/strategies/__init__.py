"""Ways to search a space: each a module with one function that asks for configurations, one by one.

A search is a generator: it yields the index of a configuration and is sent the time that this took, NaN if it
failed. It never asks twice, and ends when it has asked for all.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Protocol

from vyre.tune.space import Floats, Space

Search = Generator[int, float, None]


class Strategy(Protocol):
    """`prior` has a column of log times for each device, or size, that the kernel was measured on before; NaN
    where it was not.
    """

    def __call__(self, space: Space, seed: int, *, prior: Floats | None = None) -> Search: ...
