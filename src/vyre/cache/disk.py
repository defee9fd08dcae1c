"""Cache entries on disk: one file per key, in 256 folders, within one directory that only the user can write.

Correct without locks: a file appears under its name whole, by one rename; every read checks the seal. So any
number of processes may write, read, evict and clear at once, be killed, or run out of space. What is worst is
a miss. Everything here may raise OSError; `cache` turns that into working without the disk.

Only files whose names are those of entries are ever touched: the directory may hold other things.
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

from vyre.cache import secret_key
from vyre.cache.files import PART, is_same, read_plain, remove, write_whole
from vyre.cache.sealing import (
    DIGEST_BYTES,
    ENTRY_BYTES,
    HEAD,
    META_BYTES,
    Damaged,
    Meta,
    described,
    seal,
    unseal,
)

KEY = re.compile(r"[0-9a-f]{64}")
FOLDER = re.compile(r"[0-9a-f]{2}")
FILE = re.compile(r"[0-9a-f]{62}")
UNFINISHED = re.compile(rf"\.[0-9a-f]{{16}}{re.escape(PART)}")

TOUCH_SECONDS = 600  # an entry's time of use is this old before it is written anew
STALE_SECONDS = 3600  # an unfinished file of this age has lost its writer
SWEEPS = 16  # one write in so many looks at the size of the whole cache; also one per 1/16 of the capacity
KEPT = 7 / 8  # of the capacity, when something has to go: not every later write has to evict


class Unsafe(OSError):
    """A directory that other users can write to or own: whatever is in it cannot be run."""


@dataclass(frozen=True, slots=True)
class Stored:
    """An entry as the directory shows it; `used` is in seconds since 1970."""

    key: str
    bytes: int
    used: float


class Disk:
    """The entries in a directory. Any number of these, in any number of processes, may share it."""

    def __init__(self, directory: Path, *, capacity: int, key_file: Path, clock: Callable[[], float]) -> None:
        self.directory = directory
        self.capacity = capacity
        self._key_file = key_file
        self._clock = clock
        self._secret: bytes | None = None
        self._unswept = 0  # bytes written since this process last looked at the size of the cache

    def read(self, key: str) -> bytes:
        """The payload under a key; Damaged where the entry was bad, which is then gone."""
        require_private(self.directory)
        path = self._path(key)
        data, found = read_plain(path, most=ENTRY_BYTES + 1)
        try:
            payload = self._unseal(data, key)
        except Damaged:
            if is_same(path, found):  # else somebody has just replaced it by a good one
                remove(path)
            raise
        self._touch(path, found)
        return payload

    def write(self, key: str, payload: bytes, meta: Meta) -> None:
        """Keep a payload under a key; entries used least recently go when there are too many."""
        os.makedirs(self.directory, mode=0o700, exist_ok=True)
        require_private(self.directory)
        self._secret = secret_key.ensure(self._key_file)  # read anew: the old one may have been lost
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
        """Whether the entry under a key is good; Damaged where it was not, and is gone."""
        with suppress(FileNotFoundError):
            self.read(key)
            return True
        return False

    def describe(self, key: str) -> Meta:
        """What an entry says about itself, unchecked."""
        data, _ = read_plain(self._path(key), most=HEAD.size + META_BYTES + DIGEST_BYTES)
        return described(data, key)

    def entries(self) -> list[Stored]:
        """Every entry, the one used least recently first."""
        require_private(self.directory)
        return _entries(self._files())

    def sweep(self) -> list[Stored]:
        """Bring the cache within its capacity, and clear away what killed writers left."""
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
        """Whether an entry is gone now; it stays if it was used or written since it was listed."""
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
        """The payload, under the secret known here or the one that is in the file by now."""
        if self._secret is not None:
            with suppress(Damaged):
                return unseal(data, key, secret=self._secret)
        found = secret_key.load(self._key_file)
        if found is None:
            raise Damaged("the secret that it was sealed under is gone")
        self._secret = found
        return unseal(data, key, secret=found)

    def _touch(self, path: Path, found: os.stat_result) -> None:
        now = self._clock()
        if abs(now - found.st_mtime) > TOUCH_SECONDS:
            with suppress(OSError):  # a read-only cache still hits
                os.utime(path, (now, now))

    def _files(self) -> Iterator[tuple[str, Path, os.stat_result]]:
        """Entries by key, and unfinished files by name; what vanishes meanwhile is left out."""
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
    """Unsafe unless only this user can write to the directory; other OSErrors where there is none."""
    found = os.stat(directory)
    if not stat.S_ISDIR(found.st_mode):
        raise NotADirectoryError(f"{directory} is not a folder.")
    if sys.platform == "win32":  # a profile's folders are the user's own there, and modes say nothing
        return
    if found.st_uid != os.geteuid():
        fix = "set VYRE_CACHE_DIR to a folder of your own"
        raise Unsafe(f"the cache {directory} belongs to another user (id {found.st_uid}). Fix: {fix}.")
    if found.st_mode & 0o022:
        raise Unsafe(f"others may write to the cache {directory}. Fix: chmod go-w {directory}.")


def _entries(files: Iterable[tuple[str, Path, os.stat_result]]) -> list[Stored]:
    """The entries among files, the one used least recently first."""
    found = [Stored(name, about.st_size, about.st_mtime) for name, _, about in files if KEY.fullmatch(name)]
    return sorted(found, key=lambda entry: (entry.used, entry.key))


def _listed(folder: Path) -> list[os.DirEntry[str]]:
    with suppress(OSError), os.scandir(folder) as found:
        return list(found)
    return []


def _seen(name: str, file: os.DirEntry[str]) -> Iterator[tuple[str, Path, os.stat_result]]:
    with suppress(OSError):
        about = file.stat(follow_symlinks=False)
        if not stat.S_ISDIR(about.st_mode):
            yield name, Path(file.path), about
