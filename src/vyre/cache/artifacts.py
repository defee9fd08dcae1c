"""Artifacts by key: in memory, then on disk. The cache can lose anything, and never gives a wrong byte.

Whatever the file system does (full, read-only, gone, foreign, damaged) ends in a miss or in an artifact that
is not kept, and in an event that says so; `get` and `put` raise nothing because of it. On disk there are no
locks: one process, thread or fork never waits for another.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from vyre.cache.disk import KEY, Disk, Stored, Unsafe
from vyre.cache.events import (
    CacheDropped,
    CacheEvent,
    CacheFailed,
    CacheHit,
    CacheMiss,
    CacheRefused,
    CacheStored,
)
from vyre.cache.sealing import Damaged, Meta
from vyre.settings import Settings
from vyre.targets.bounded import BoundedCache, Kind
from vyre.targets.configuration import Configuration

CAPACITY_BYTES = 1 << 30  # on disk, unless VYRE_CACHE_BYTES says otherwise
MEMORY_BYTES, MEMORY_ENTRIES = 64 << 20, 1 << 14
KEY_FILE = "secret"  # beside the folders of entries


Choose = Callable[[str, str, int], Configuration]


class Observer(Protocol):
    """Somebody who is told what happens."""

    def __call__(self, event: CacheEvent, /) -> None: ...


@dataclass(frozen=True, slots=True)
class Entry:
    """An artifact on disk; `used` is in seconds since 1970, `meta` what was said when it was stored."""

    key: str
    bytes: int
    used: float
    meta: Meta


@dataclass(frozen=True, slots=True)
class Verified:
    """How many entries are good, and those that were not and are gone, with the reason."""

    good: int
    dropped: tuple[CacheDropped, ...]


@dataclass(frozen=True, slots=True)
class Removed:
    """How many entries were removed, and their bytes."""

    entries: int
    bytes: int


def unobserved(event: CacheEvent, /) -> None:
    """Nobody looks."""


class Cache:
    """Artifacts by key (64 hex digits, as `artifact_key` gives); without a directory, in memory only.

    `choose` says what code that is not there yet is made for: the configuration that suits a program, by its
    digest, on a device, for so many units of work.
    """

    def __init__(
        self,
        directory: Path | None,
        *,
        capacity_bytes: int = CAPACITY_BYTES,
        memory_bytes: int = MEMORY_BYTES,
        key_file: Path | None = None,
        observe: Observer = unobserved,
        clock: Callable[[], float] = time.time,
        choose: Choose | None = None,
    ) -> None:
        self.choose = choose
        self._observe = observe
        self._clock = clock
        kind = Kind("artifacts", entries=MEMORY_ENTRIES, bytes=memory_bytes)
        self._memory: BoundedCache[str, bytes] = BoundedCache(kind)
        self._was_refused = False
        self._disk: Disk | None = None
        if directory is not None and capacity_bytes > 0:
            absolute = directory.absolute()  # the process may change its own
            key_file = key_file or absolute / KEY_FILE
            self._disk = Disk(absolute, capacity=capacity_bytes, key_file=key_file, clock=clock)

    @property
    def directory(self) -> Path | None:
        return None if self._disk is None else self._disk.directory

    def get(self, key: str) -> bytes | None:
        """The artifact under a key, exactly as it was put; None when there is none."""
        _require_key(key)
        found = self._memory.get(key)
        if found is not None:
            self._observe(CacheHit(key, "memory", len(found)))
            return found
        found = self._from_disk(key)
        if found is None:
            self._observe(CacheMiss(key))
            return None
        self._memory.put(key, found, len(found))
        self._observe(CacheHit(key, "disk", len(found)))
        return found

    def put(self, key: str, artifact: bytes, meta: Meta | None = None) -> None:
        """Keep an artifact; `meta` (kernel, target, compile time) is for people who list the cache."""
        _require_key(key)
        self._memory.put(key, artifact, len(artifact))
        if self._disk is None:
            return
        try:
            self._disk.write(key, artifact, {"created": int(self._clock()), **(meta or {})})
        except OSError as fault:
            self._went_wrong(key, fault)
        else:
            self._observe(CacheStored(key, len(artifact)))

    def ls(self) -> list[Entry]:
        """The entries on disk, the one used most recently first."""
        return [
            Entry(entry.key, entry.bytes, entry.used, self._described(entry.key))
            for entry in reversed(self._stored())
        ]

    def verify(self) -> Verified:
        """Read every entry on disk, and drop those that are not what they should be."""
        good, dropped = 0, []
        for entry in self._stored():
            try:
                good += int(self._disk is not None and self._disk.check(entry.key))
            except Damaged as fault:
                dropped.append(CacheDropped(entry.key, str(fault)))
                self._observe(dropped[-1])
            except OSError as fault:
                self._went_wrong(entry.key, fault)
        return Verified(good, tuple(dropped))

    def prune(self, bytes: int) -> Removed:
        """Remove what was used least recently until the disk holds at most so many bytes."""
        stored = self._stored()
        return _counted(self._disk.trim(bytes, stored) if self._disk is not None else [])

    def clear(self) -> Removed:
        """Remove every entry, in memory and on disk."""
        self._memory.clear()
        if self._disk is None:
            return Removed(0, 0)
        try:
            return _counted(self._disk.clear())
        except FileNotFoundError:
            return Removed(0, 0)
        except OSError as fault:
            self._went_wrong("", fault)
            return Removed(0, 0)

    def _from_disk(self, key: str) -> bytes | None:
        if self._disk is None:
            return None
        try:
            return self._disk.read(key)
        except Damaged as fault:
            self._observe(CacheDropped(key, str(fault)))
        except FileNotFoundError:
            pass
        except OSError as fault:
            self._went_wrong(key, fault)
        return None

    def _stored(self) -> list[Stored]:
        if self._disk is None:
            return []
        try:
            return self._disk.entries()
        except FileNotFoundError:
            return []
        except OSError as fault:
            self._went_wrong("", fault)
            return []

    def _described(self, key: str) -> Meta:
        try:
            return {} if self._disk is None else self._disk.describe(key)
        except OSError:  # it has gone since it was listed
            return {}

    def _went_wrong(self, key: str, fault: OSError) -> None:
        if not isinstance(fault, Unsafe):
            self._observe(CacheFailed(key, str(fault)))
        elif not self._was_refused and self._disk is not None:
            self._was_refused = True
            self._observe(CacheRefused(self._disk.directory, str(fault)))
            _say(str(fault))


def _say(text: str) -> None:
    """Tell the user: logged, not warned, since the work must not stop where warnings are errors."""
    import logging  # takes longer than a warm start, and is hardly ever needed

    logging.getLogger("vyre").warning("%s", text)


def open_cache(settings: Settings, *, observe: Observer = unobserved, choose: Choose | None = None) -> Cache:
    """The user's cache, as the environment says."""
    capacity = CAPACITY_BYTES if settings.cache_bytes is None else settings.cache_bytes
    return Cache(cache_directory(settings), capacity_bytes=capacity, observe=observe, choose=choose)


def cache_directory(settings: Settings) -> Path | None:
    """The directory that the environment names, else the platform's; None for a user without a home."""
    if settings.cache_dir is not None:
        return Path(os.path.expanduser(settings.cache_dir)).absolute()
    found = _xdg(settings) if sys.platform == "linux" else _platform(settings)
    return found if found is not None and found.is_absolute() else None


def _xdg(settings: Settings) -> Path | None:
    """What platformdirs says on Linux, said here because importing it takes longer than a warm start."""
    given = Path(settings.cache_home or "")
    if given.is_absolute():  # the XDG specification has relative ones ignored
        return given / "vyre"
    try:
        return Path.home() / ".cache" / "vyre"
    except RuntimeError:  # a user whom the system does not know, as in some containers
        return None


def _platform(settings: Settings) -> Path | None:
    try:
        import platformdirs
    except ImportError:
        return _xdg(settings)
    return Path(platformdirs.user_cache_dir("vyre", appauthor=False))


def _require_key(key: str) -> None:
    if not KEY.fullmatch(key):
        raise ValueError(f"{key!r} is no key of the cache. Fix: use what artifact_key gives.")


def _counted(removed: list[Stored]) -> Removed:
    return Removed(len(removed), sum(entry.bytes for entry in removed))


__all__ = [
    "CAPACITY_BYTES", "KEY_FILE", "MEMORY_BYTES", "Cache", "CacheDropped", "CacheEvent", "CacheFailed",
    "CacheHit", "CacheMiss", "CacheRefused", "CacheStored", "Entry", "Observer", "Removed", "Verified",
    "cache_directory", "open_cache", "unobserved",
]  # fmt: skip
