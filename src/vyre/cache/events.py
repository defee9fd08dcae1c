"""Events of the cache, as records that observers receive."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

if TYPE_CHECKING:
    from pathlib import Path


@dataclass(frozen=True, slots=True)
class CacheHit:
    """The artifact was there."""

    key: str
    level: Literal["memory", "disk"]
    bytes: int


@dataclass(frozen=True, slots=True)
class CacheMiss:
    """The artifact has to be made."""

    key: str


@dataclass(frozen=True, slots=True)
class CacheStored:
    """The artifact is on disk now."""

    key: str
    bytes: int


@dataclass(frozen=True, slots=True)
class CacheDropped:
    """An entry was not what it should be, and was removed."""

    key: str
    reason: str


@dataclass(frozen=True, slots=True)
class CacheFailed:
    """The disk would not read or keep an entry; the work went on without it."""

    key: str
    reason: str


@dataclass(frozen=True, slots=True)
class CacheRefused:
    """The directory is not safe to load code from; said once."""

    directory: Path
    reason: str


CacheEvent: TypeAlias = CacheHit | CacheMiss | CacheStored | CacheDropped | CacheFailed | CacheRefused
