"""The events between a call and its result, as records for observers.

They are apart from the code that emits them, so that naming an event loads nothing else.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    pass
from vyre.cache.events import (
    CacheEvent,
)


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


@dataclass(frozen=True, slots=True)
class Launched:
    """A program ran from start to end on a device; one with grid barriers is launched once per segment."""

    kernel: str
    device: str
    invocations: int
    ms: float


@dataclass(frozen=True, slots=True)
class Copied:
    """NumPy arrays were copied to a device for a launch, and the written ones back."""

    kernel: str
    device: str
    bytes_in: int
    bytes_out: int
    ms: float


Event: TypeAlias = Lowered | Split | Compiled | Loaded | Launched | Copied | CacheEvent
