"""What a program of the suite is, and the list of all."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any

if find_spec("numba") is not None:
    from numba import prange
else:
    prange = range

__all__ = ["FILES", "Program", "everything", "prange"]

FILES = (
    "stencils", "weather", "products", "vectors", "factors", "statistics", "nets", "physics", "chains",
    "graphs", "flows", "layers", "images", "rows", "loops", "places",
)  # fmt: skip
Result = Any  # an array, or a tuple of arrays


@dataclass(frozen=True, slots=True)
class Program:
    """One program. All versions take what `make(random, *size)` returns, and give equal results.

    `loops` are functions that numba compiles, plainly and in parallel; the fastest counts. With `changes` the
    arguments are changed in place, and every call gets copies of its own.
    """

    name: str
    make: Callable[..., tuple[Any, ...]]
    numpy: Callable[..., Result]
    loops: tuple[Callable[..., Result], ...]
    vyre: Callable[..., Result]
    tiny: tuple[int, ...]
    small: tuple[int, ...]
    medium: tuple[int, ...]
    changes: bool = False
    tolerance: float = 1e-9

    def size(self, letter: str) -> tuple[int, ...]:
        return {"T": self.tiny, "S": self.small, "M": self.medium}[letter]


def everything() -> list[Program]:
    """All programs, in the order of the files."""
    return [program for file in FILES for program in import_module(f"bench.suite.{file}").PROGRAMS]
