"""Artifacts by key: in memory, then on disk. The cache can lose anything, and never returns a wrong byte.

Every state of the file system (full, read-only, gone, foreign, damaged) ends in a miss or in an artifact that
is not kept, and in an event that reports it; `get` and `put` raise nothing because of it. On disk there are
no locks: one process, thread or fork never waits for another. Events are records that observers receive.
The key of compiled code has the fingerprint of the compiler's own code in it.
"""

from __future__ import annotations

import functools
import hashlib
import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, Protocol, TypeAlias, TypeVar

from vyre.cache.disk import KEY, Damaged, Disk, Meta, Stored, Unsafe
from vyre.ir.keys import DIGEST_BYTES, Field, digest
from vyre.settings import Settings
from vyre.targets.bounded import BoundedCache, CacheKind
from vyre.targets.specialization import Configuration, SpecKey


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


CAPACITY_BYTES = 1 << 30  # on disk, unless VYRE_CACHE_BYTES is set
MEMORY_BYTES, MEMORY_ENTRIES = 64 << 20, 1 << 14
KEY_FILE = "secret"  # beside the folders of entries


Choose = Callable[[str, str, int], Configuration]
T = TypeVar("T")


class Observer(Protocol):
    """A function that receives events."""

    def __call__(self, event: CacheEvent, /) -> None: ...


@dataclass(frozen=True, slots=True)
class CacheEntry:
    """An artifact on disk; `used` is in seconds since 1970, `meta` was passed when it was stored."""

    key: str
    bytes: int
    used: float
    meta: Meta


@dataclass(frozen=True, slots=True)
class Verified:
    """The number of valid entries, and those that were damaged and removed, with the reason."""

    good: int
    dropped: tuple[CacheDropped, ...]


@dataclass(frozen=True, slots=True)
class Removed:
    """The number of removed entries, and their bytes."""

    entries: int
    bytes: int


def unobserved(event: CacheEvent, /) -> None:
    """Ignore the event."""


class Cache:
    """Artifacts by key (64 hex digits, from `artifact_key`); without a directory, in memory only.

    `choose` returns the configuration to compile for: of a program, by its digest, on a device, for a number
    of units of work.
    """

    def __init__(
        self, directory: Path | None, *, capacity_bytes: int = CAPACITY_BYTES, memory_bytes: int =
        MEMORY_BYTES, key_file: Path | None = None, observe: Observer = unobserved, clock: Callable[[], float]
        = time.time, choose: Choose | None = None,
    ) -> None:  # fmt: skip
        self.choose = choose
        self._observe = observe
        self._clock = clock
        kind = CacheKind("artifacts", entries=MEMORY_ENTRIES, bytes=memory_bytes)
        self._memory: BoundedCache[str, bytes] = BoundedCache(kind)
        self._was_refused = False
        self._disk: Disk | None = None
        if directory is not None and capacity_bytes > 0:
            absolute = directory.absolute()  # the process may change its working directory
            key_file = key_file or absolute / KEY_FILE
            self._disk = Disk(absolute, capacity=capacity_bytes, key_file=key_file, clock=clock)

    @property
    def directory(self) -> Path | None:
        return None if self._disk is None else self._disk.directory

    def get(self, key: str) -> bytes | None:
        """The artifact stored under a key, unchanged; None if the cache has none."""
        _require_key(key)
        artifact = self._memory.get(key)
        if artifact is not None:
            self._observe(CacheHit(key, "memory", len(artifact)))
            return artifact
        artifact = self._on_disk(lambda disk: disk.read(key), key)
        if artifact is None:
            self._observe(CacheMiss(key))
            return None
        self._memory.put(key, artifact, len(artifact))
        self._observe(CacheHit(key, "disk", len(artifact)))
        return artifact

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

    def ls(self) -> list[CacheEntry]:
        """The entries on disk, most recently used first."""
        return [
            CacheEntry(entry.key, entry.bytes, entry.used, self._described(entry.key))
            for entry in reversed(self._stored())
        ]

    def verify(self) -> Verified:
        """Read every entry on disk, and remove the damaged ones."""
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
        """Remove the least recently used entries until the disk holds at most `bytes` bytes."""
        stored = self._stored()
        return _counted(self._disk.trim(bytes, stored) if self._disk is not None else [])

    def clear(self) -> Removed:
        """Remove every entry, in memory and on disk."""
        self._memory.clear()
        return _counted(self._on_disk(Disk.clear) or [])

    def _stored(self) -> list[Stored]:
        return self._on_disk(Disk.entries) or []

    def _on_disk(self, action: Callable[[Disk], T], key: str = "") -> T | None:
        """The result of an action on the disk; if there is no disk cache or the action fails, None and an
        event.
        """
        try:
            return None if self._disk is None else action(self._disk)
        except Damaged as fault:
            self._observe(CacheDropped(key, str(fault)))
        except FileNotFoundError:
            pass
        except OSError as fault:
            self._went_wrong(key, fault)
        return None

    def _described(self, key: str) -> Meta:
        try:
            return {} if self._disk is None else self._disk.describe(key)
        except OSError:  # it was removed since it was listed
            return {}

    def _went_wrong(self, key: str, fault: OSError) -> None:
        if not isinstance(fault, Unsafe):
            self._observe(CacheFailed(key, str(fault)))
        elif not self._was_refused and self._disk is not None:
            self._was_refused = True
            self._observe(CacheRefused(self._disk.directory, str(fault)))
            _say(str(fault))


def _say(text: str) -> None:
    """Log a warning for the user; a Python warning could be an error and stop the work."""
    import logging  # takes longer than a warm start, and is hardly ever needed

    logging.getLogger("vyre").warning("%s", text)


def open_cache(settings: Settings, *, observe: Observer = unobserved, choose: Choose | None = None) -> Cache:
    """The user's cache, configured by the settings."""
    capacity = CAPACITY_BYTES if settings.cache_bytes is None else settings.cache_bytes
    return Cache(cache_directory(settings), capacity_bytes=capacity, observe=observe, choose=choose)


def cache_directory(settings: Settings) -> Path | None:
    """The directory from the settings, else the platform's; None for a user without a home directory."""
    if settings.cache_dir is not None:
        return Path(os.path.expanduser(settings.cache_dir)).absolute()
    directory = _xdg(settings) if sys.platform == "linux" else _platform(settings)
    return directory if directory is not None and directory.is_absolute() else None


def _xdg(settings: Settings) -> Path | None:
    """The directory that platformdirs returns on Linux; importing it takes longer than a warm start."""
    cache_home = Path(settings.cache_home or "")
    if cache_home.is_absolute():  # relative paths are ignored by the XDG specification
        return cache_home / "vyre"
    try:
        return Path.home() / ".cache" / "vyre"
    except RuntimeError:  # the system does not know the user, as in some containers
        return None


def _platform(settings: Settings) -> Path | None:
    try:
        import platformdirs
    except ImportError:
        return _xdg(settings)
    return Path(platformdirs.user_cache_dir("vyre", appauthor=False))


def _require_key(key: str) -> None:
    if not KEY.fullmatch(key):
        raise ValueError(f"{key!r} is not a key of the cache. Fix: use a key that artifact_key returned.")


def _counted(removed: list[Stored]) -> Removed:
    return Removed(len(removed), sum(entry.bytes for entry in removed))


KEY_VERSION = 2  # raised when the fields of a key, or an artifact's meaning, change
# The packages whose code determines how a kernel is compiled.
COMPILER = (
    "analysis", "cache", "check", "emit", "formats", "front", "gridsync", "ir", "lower", "ops", "passes",
    "plan", "run", "targets",
)  # fmt: skip

_LOADED = time.time()  # this module is among the first to be loaded: files changed later are not what runs


def artifact_key(spec: SpecKey, backend: Field) -> str:
    """The key of compiled code in the cache, in hex.

    `backend` is all that the backend's output depends on outside Vyre: the target's features, the versions of
    LLVM and of drivers, the ABI. The version of keys and Vyre's own code are always covered.
    """
    return digest(("artifact", KEY_VERSION, compiler_fingerprint(), spec.field, backend))


@functools.cache
def compiler_fingerprint() -> str:
    """The digest of the compiler's own code: an artifact of another version of the code is never used.

    A version number would not do: code changes between versions too. Reading it takes 2 ms, once a process.
    """
    return code_fingerprint(Path(__file__).resolve().parents[1], loaded=_LOADED)


def code_fingerprint(package: Path, *, loaded: float) -> str:
    """The digest of the compiler's code in a folder, as of the time it was loaded (seconds since 1970).

    Where that cannot be known, because a file is newer or none can be read, the digest is a new one every
    time: then this process uses no artifacts of others, and they use none of its.
    """
    files: list[Field] = []
    for part in COMPILER:
        for name, path in _sources(f"{package}/{part}", part):
            with open(path, "rb", buffering=0) as file:
                content, changed = file.read(), os.fstat(file.fileno()).st_mtime
            if changed > loaded:
                return os.urandom(DIGEST_BYTES).hex()
            files += [name, hashlib.blake2b(content, digest_size=DIGEST_BYTES).digest()]
    return digest(tuple(files)) if files else os.urandom(DIGEST_BYTES).hex()


def _sources(folder: str, name: str) -> Iterator[tuple[str, str]]:
    """The code files in a folder, in a fixed order: names within the package, and paths."""
    with suppress(FileNotFoundError, NotADirectoryError), os.scandir(folder) as items:
        for entry in sorted(items, key=lambda entry: entry.name):
            if entry.name == "__pycache__":
                continue
            if entry.is_dir():
                yield from _sources(entry.path, f"{name}/{entry.name}")
            elif entry.name.endswith((".py", ".pyc", ".so", ".pyd", ".wgsl")):
                yield f"{name}/{entry.name}", entry.path
