"""Specialization as users see it: the record of facts, its keys, and the transformation itself."""

from __future__ import annotations

from vyre.cache.keys import compiler_fingerprint
from vyre.ir.keys import Field, digest
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

KEY_VERSION = 2  # raised when the fields of a key, or an artifact's meaning, change


def artifact_key(spec: SpecKey, backend: Field) -> str:
    """The key of compiled code in the cache, in hex.

    `backend` is all that the backend's output depends on outside Vyre: the target's features, the versions of
    LLVM and of drivers, the ABI. The version of keys and Vyre's own code are always covered.
    """
    return digest(("artifact", KEY_VERSION, compiler_fingerprint(), spec.field, backend))


__all__ = [
    "Extent", "SpecKey", "SpecMap", "SpecValue", "Specialization", "artifact_key", "spec_key", "spec_map",
    "specialize",
]  # fmt: skip
