"""Events of the cache, as records that observers receive."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

if TYPE_CHECKING:
    from pathlib import Path


@dataclass(frozen=True, slots=True)
class CacheHit:
    """The artifact was in the cache."""

    key: str
    level: Literal["memory", "disk"]
    bytes: int


@dataclass(frozen=True, slots=True)
class CacheMiss:
    """The artifact must be compiled."""

    key: str


@dataclass(frozen=True, slots=True)
class CacheStored:
    """The artifact was written to disk."""

    key: str
    bytes: int


@dataclass(frozen=True, slots=True)
class CacheDropped:
    """An entry was damaged and was removed."""

    key: str
    reason: str


@dataclass(frozen=True, slots=True)
class CacheFailed:
    """The disk failed to read or store an entry; the work went on without it."""

    key: str
    reason: str


@dataclass(frozen=True, slots=True)
class CacheRefused:
    """The directory is not safe to load code from; reported once."""

    directory: Path
    reason: str


CacheEvent: TypeAlias = CacheHit | CacheMiss | CacheStored | CacheDropped | CacheFailed | CacheRefused
