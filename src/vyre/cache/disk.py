"""Cache entries on disk: one file per key, in 256 folders, within one directory that only the user can write.

Correct without locks: a complete file appears under its name by one rename; every read checks the seal. So
any number of processes may write, read, evict and clear at once, be killed, or run out of space. The worst
outcome is a miss. Everything here may raise OSError; `artifacts` then continues without the disk.

Only files whose names are those of entries are ever touched: the directory may hold other files.
"""

from __future__ import annotations

import os
import re
import stat
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from vyre.cache.files import PART, is_same, read_plain, remove, write_whole
from vyre.cache.sealing import (
    DIGEST_BYTES,
    ENTRY_BYTES,
    HEAD,
    META_BYTES,
    Damaged,
    Meta,
    described,
    ensure_secret,
    load_secret,
    seal,
    unseal,
)

KEY = re.compile(r"[0-9a-f]{64}")
FOLDER = re.compile(r"[0-9a-f]{2}")
FILE = re.compile(r"[0-9a-f]{62}")
UNFINISHED = re.compile(rf"\.[0-9a-f]{{16}}{re.escape(PART)}")

TOUCH_SECONDS = 600  # an entry's time of use is updated when it is older than this
STALE_SECONDS = 3600  # an unfinished file of this age has no writer any more
SWEEPS = 16  # one write in 16 checks the size of the whole cache; also one per 1/16 of the capacity
KEPT = 7 / 8  # of the capacity, after an eviction: so that not every later write has to evict


class Unsafe(OSError):
    """A directory that other users own or can write to: code in it must not be run."""


@dataclass(frozen=True, slots=True)
class Stored:
    """An entry as the directory lists it; `used` is in seconds since 1970."""

    key: str
    bytes: int
    used: float


class Disk:
    """The entries in a directory. Any number of these objects, in any number of processes, may share it."""

    def __init__(self, directory: Path, *, capacity: int, key_file: Path, clock: Callable[[], float]) -> None:
        self.directory = directory
        self.capacity = capacity
        self._key_file = key_file
        self._clock = clock
        self._secret: bytes | None = None
        self._unswept = 0  # bytes written since this process last checked the size of the cache

    def read(self, key: str) -> bytes:
        """The payload under a key; raises Damaged for a bad entry, after removing it."""
        require_private(self.directory)
        path = self._path(key)
        data, about = read_plain(path, most=ENTRY_BYTES + 1)
        try:
            payload = self._unseal(data, key)
        except Damaged:
            if is_same(path, about):  # else it was just replaced by a valid one
                remove(path)
            raise
        self._touch(path, about)
        return payload

    def write(self, key: str, payload: bytes, meta: Meta) -> None:
        """Store a payload under a key; beyond the capacity, the least recently used entries are evicted."""
        os.makedirs(self.directory, mode=0o700, exist_ok=True)
        require_private(self.directory)
        self._secret = ensure_secret(self._key_file)  # read again: the old file may have been lost
        data = seal(key, payload, meta=meta, secret=self._secret)
        if len(data) > min(self.capacity, ENTRY_BYTES):
            raise OSError(f"an entry of {len(data)} bytes is too large to keep.")
        path = self._path(key)
        with suppress(FileExistsError):
            os.mkdir(path.parent, mode=0o700)
        write_whole(path, data)
        self._unswept += len(data)
        if self._unswept * SWEEPS > self.capacity or int(key[-2:], 16) % SWEEPS == 0:
            self.sweep()

    def check(self, key: str) -> bool:
        """True if the entry under a key exists; raises Damaged for a bad entry, after removing it."""
        with suppress(FileNotFoundError):
            self.read(key)
            return True
        return False

    def describe(self, key: str) -> Meta:
        """The description stored in an entry, unchecked."""
        data, _ = read_plain(self._path(key), most=HEAD.size + META_BYTES + DIGEST_BYTES)
        return described(data, key)

    def entries(self) -> list[Stored]:
        """Every entry, least recently used first."""
        require_private(self.directory)
        return _entries(self._files())

    def sweep(self) -> list[Stored]:
        """Reduce the cache to its capacity, and remove files that killed writers left."""
        self._unswept = 0
        now = self._clock()
        files = list(self._files())
        for name, path, about in files:
            if UNFINISHED.fullmatch(name) and abs(now - about.st_mtime) > STALE_SECONDS:
                remove(path)
        entries = _entries(files)
        full = sum(entry.bytes for entry in entries) > self.capacity
        return self.trim(int(self.capacity * KEPT), entries) if full else []

    def trim(self, limit: int, entries: list[Stored]) -> list[Stored]:
        """Remove the first of these entries until the rest has at most `limit` bytes."""
        total = sum(entry.bytes for entry in entries)
        removed = []
        for entry in entries:
            if total <= limit:
                break
            if self._evict(entry):
                removed.append(entry)
                total -= entry.bytes
        return removed

    def clear(self) -> list[Stored]:
        """Remove every entry and every unfinished file; the secret stays."""
        require_private(self.directory)
        return [
            Stored(name, about.st_size, about.st_mtime)
            for name, path, about in self._files()
            if remove(path) and KEY.fullmatch(name)
        ]

    def _evict(self, entry: Stored) -> bool:
        """Remove an entry, unless it was used or written since it was listed; True if it is gone."""
        path = self._path(entry.key)
        try:
            if os.lstat(path).st_mtime == entry.used:
                os.unlink(path)
                return True
        except FileNotFoundError:  # another process was faster
            return True
        except OSError:
            pass
        return False

    def _path(self, key: str) -> Path:
        return self.directory / key[:2] / key[2:]

    def _unseal(self, data: bytes, key: str) -> bytes:
        """The payload, unsealed with the secret in memory or else with the one in the file."""
        if self._secret is not None:
            with suppress(Damaged):
                return unseal(data, key, secret=self._secret)
        secret = load_secret(self._key_file)
        if secret is None:
            raise Damaged("the secret that it was sealed under is gone")
        self._secret = secret
        return unseal(data, key, secret=secret)

    def _touch(self, path: Path, about: os.stat_result) -> None:
        now = self._clock()
        if abs(now - about.st_mtime) > TOUCH_SECONDS:
            with suppress(OSError):  # a read-only cache still hits
                os.utime(path, (now, now))

    def _files(self) -> Iterator[tuple[str, Path, os.stat_result]]:
        """Entries by key, and unfinished files by name; files that vanish meanwhile are left out."""
        for folder in _listed(self.directory):
            if UNFINISHED.fullmatch(folder.name):  # of the secret
                yield from _seen(folder.name, folder)
            if not FOLDER.fullmatch(folder.name) or not folder.is_dir(follow_symlinks=False):
                continue
            for file in _listed(Path(folder.path)):
                if FILE.fullmatch(file.name):
                    yield from _seen(folder.name + file.name, file)
                elif UNFINISHED.fullmatch(file.name):
                    yield from _seen(file.name, file)


def require_private(directory: Path) -> None:
    """Raise Unsafe unless only this user can write to the directory; other OSErrors if it does not exist."""
    about = os.stat(directory)
    if not stat.S_ISDIR(about.st_mode):
        raise NotADirectoryError(f"{directory} is not a folder.")
    if sys.platform == "win32":  # a profile's folders are the user's own there, and modes are meaningless
        return
    if about.st_uid != os.geteuid():
        fix = "set VYRE_CACHE_DIR to a folder of your own"
        raise Unsafe(f"the cache {directory} belongs to another user (id {about.st_uid}). Fix: {fix}.")
    if about.st_mode & 0o022:
        raise Unsafe(f"others may write to the cache {directory}. Fix: chmod go-w {directory}.")


def _entries(files: Iterable[tuple[str, Path, os.stat_result]]) -> list[Stored]:
    """The entries among files, least recently used first."""
    entries = [Stored(name, about.st_size, about.st_mtime) for name, _, about in files if KEY.fullmatch(name)]
    return sorted(entries, key=lambda entry: (entry.used, entry.key))


def _listed(folder: Path) -> list[os.DirEntry[str]]:
    with suppress(OSError), os.scandir(folder) as items:
        return list(items)
    return []


def _seen(name: str, file: os.DirEntry[str]) -> Iterator[tuple[str, Path, os.stat_result]]:
    with suppress(OSError):
        about = file.stat(follow_symlinks=False)
        if not stat.S_ISDIR(about.st_mode):
            yield name, Path(file.path), about
