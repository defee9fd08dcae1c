"""Strategies to search a space: each is a module with one function that yields configurations one by one.

A search is a generator: it yields the index of a configuration and is sent the time that this took, NaN if it
failed. It never yields one twice, and ends when it has yielded all.
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
