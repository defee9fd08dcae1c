"""Events of launches, as records that observers receive."""

from __future__ import annotations

from dataclasses import dataclass


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
