"""What may happen on the way from a call to its result, as records: what observers are told.

They are apart from what tells them, so that whoever names an event loads nothing else.
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
    """Code was made for a device: optimised, emitted and compiled to so many bytes."""

    kernel: str
    device: str
    ms: float
    bytes: int


@dataclass(frozen=True, slots=True)
class Loaded:
    """Code, made just now or found in the cache, was made ready to run."""

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
    """NumPy arrays were copied to a device for a launch, and those that it wrote back."""

    kernel: str
    device: str
    bytes_in: int
    bytes_out: int
    ms: float


Event: TypeAlias = Lowered | Split | Compiled | Loaded | Launched | Copied | CacheEvent
