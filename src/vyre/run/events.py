"""The events between a call and its result, as records for observers.

They are apart from the code that emits them, so that naming an event loads nothing else.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from vyre.cache.events import CacheEvent
from vyre.targets.events import Copied, Launched


@dataclass(frozen=True, slots=True)
class Lowered:
    """A function was read, lowered and checked for one set of Const values."""

    kernel: str
    ms: float


@dataclass(frozen=True, slots=True)
class Split:
    """A program was cut at its grid barriers."""

    kernel: str
    segments: int
    ms: float


@dataclass(frozen=True, slots=True)
class Compiled:
    """Code was made for a device: optimised, emitted and compiled to `bytes` bytes."""

    kernel: str
    device: str
    ms: float
    bytes: int


@dataclass(frozen=True, slots=True)
class Loaded:
    """Code was made ready to run, either just compiled or from the cache."""

    kernel: str
    device: str
    ms: float
    bytes: int


Event: TypeAlias = Lowered | Split | Compiled | Loaded | Launched | Copied | CacheEvent
