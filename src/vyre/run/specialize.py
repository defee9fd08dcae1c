"""Specialization as users see it: the record of facts, its keys, and the transformation itself."""

from __future__ import annotations

from vyre.cache.keys import artifact_key
from vyre.targets.specialization import (
    Extent,
    Specialization,
    SpecKey,
    SpecMap,
    SpecValue,
    spec_key,
    spec_map,
    specialize,
)

__all__ = [
    "Extent", "SpecKey", "SpecMap", "SpecValue", "Specialization", "artifact_key", "spec_key", "spec_map",
    "specialize",
]  # fmt: skip
