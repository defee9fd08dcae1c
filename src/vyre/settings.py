"""Every environment variable that Vyre reads: typed, read once."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Settings:
    """What the environment says. `device` is VYRE_DEVICE: where kernels run unless a call says otherwise."""

    device: str | None = None


def read(environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings of an environment; an empty variable counts as unset."""
    return Settings(device=environment.get("VYRE_DEVICE") or None)
