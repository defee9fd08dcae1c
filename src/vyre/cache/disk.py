"""Cache entries on disk: one file per key, in 256 folders, within one directory that only the user can write.

Correct without locks: a complete file appears under its name by one rename; every read checks the seal. So
any number of processes may write, read, evict and clear at once, be killed, or run out of space. The worst
outcome is a miss. Everything here may raise OSError; `artifacts` then continues without the disk.

Only files whose names are those of entries are ever touched: the directory may hold other files. A name may
refer to anything: a link, a pipe, a folder. None of it may block, leak or mislead.

An entry is a head, metadata, the payload, and a digest over all of it under a secret. Everything depends on
the digest: bytes that were damaged, cut, moved to another key or written by somebody who does not know the
secret are `Damaged`, regardless of their contents. Nothing is interpreted before it has been checked, except
by `described`, whose result is only shown to people.

The secret is a small file of the user that many processes share. Losing it empties the cache, and does
nothing else. It appears complete or not at all, since it is written beside its path and linked there; the
first of several processes wins, and the others use its secret.
"""

from __future__ import annotations

import errno
import hashlib
import hmac
import json
import os
import re
import stat
import struct
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

Meta: TypeAlias = Mapping[str, "str | int | float | bool | None"]

MAGIC = b"VYREKEEP"
VERSION = 1  # raised whenever the layout below changes
HEAD = struct.Struct("<8sI32sIQ")  # magic, version, key, bytes of metadata, bytes of payload
SECRET_BYTES = 32
DIGEST_BYTES = 32
META_BYTES = 1 << 16  # metadata beyond this is left out
ENTRY_BYTES = 1 << 28  # no entry is larger, and no larger file is read
LEAST_BYTES = HEAD.size + len(b"{}") + DIGEST_BYTES


class Damaged(ValueError):
    """Bytes that are not an entry for the key they are stored under; the message gives the reason."""


def seal(key: str, payload: bytes, *, meta: Meta, secret: bytes) -> bytes:
    """The entry that keeps a payload under a key (64 hex digits)."""
    about = json.dumps(dict(meta), sort_keys=True, default=str).encode()
    if len(about) > META_BYTES:
        about = b"{}"
    head = HEAD.pack(MAGIC, VERSION, bytes.fromhex(key), len(about), len(payload))
    return b"".join([head, about, payload, _digest(secret, head, about, payload)])


def unseal(data: bytes, key: str, *, secret: bytes) -> bytes:
    """The payload of an entry; raises Damaged unless every byte of it is what `seal` made for this key."""
    about, size = _opened(data, key)
    start = HEAD.size + about
    if len(data) != start + size + DIGEST_BYTES:
        raise Damaged(f"it has {len(data)} bytes instead of {start + size + DIGEST_BYTES}")
    view = memoryview(data)
    if not hmac.compare_digest(_digest(secret, view[:-DIGEST_BYTES]), view[-DIGEST_BYTES:]):
        raise Damaged("its digest does not match")
    return data[start : start + size]


def described(data: bytes, key: str) -> Meta:
    """The metadata in the first bytes of an entry, unchecked: to be shown, and never to be relied on."""
    try:
        about, _ = _opened(data, key)
        meta = json.loads(data[HEAD.size : HEAD.size + about])
    except (ValueError, RecursionError):
        return {}
    return meta if isinstance(meta, dict) else {}


def _opened(data: bytes, key: str) -> tuple[int, int]:
    """The sizes of metadata and payload in the head, in bytes."""
    if len(data) < LEAST_BYTES:
        raise Damaged(f"it is cut short after {len(data)} bytes")
    magic, version, own_key, about, size = HEAD.unpack_from(data)
    if magic != MAGIC:
        raise Damaged("it is no cache entry")
    if version != VERSION:
        raise Damaged(f"it has version {version} of the format instead of {VERSION}")
    if own_key != bytes.fromhex(key):
        raise Damaged("it was made for another key")
    return about, size


def _digest(secret: bytes, *parts: bytes | memoryview) -> bytes:
    state = hashlib.blake2b(key=secret, digest_size=DIGEST_BYTES)
    for part in parts:
        state.update(part)
    return state.digest()


def load_secret(path: Path) -> bytes | None:
    """The secret in a file; None if there is none, or if others could have read or written it."""
    try:
        secret, about = read_plain(path, most=SECRET_BYTES + 1)
    except (FileNotFoundError, NotPlain):
        return None
    return secret if len(secret) == SECRET_BYTES and _is_private(about) else None


def ensure_secret(path: Path) -> bytes:
    """The secret in a file, created if there is no trustworthy one; raises OSError where that fails."""
    secret = load_secret(path)
    if secret is not None:
        return secret
    part = write_beside(path, os.urandom(SECRET_BYTES))
    try:
        _place(part, path)
    finally:
        remove(part)
    secret = load_secret(path)
    if secret is None:
        raise OSError(f"{path} cannot be made a secret.")
    return secret


def _place(part: Path, path: Path) -> None:
    """Link a finished file to its path, unless a valid secret is there by now."""
    try:
        os.link(part, path)
    except OSError:  # it exists, or this file system has no links
        if load_secret(path) is None:
            os.replace(part, path)


def _is_private(about: os.stat_result) -> bool:
    """True if a file belongs to this user and is closed to all others."""
    return sys.platform == "win32" or (about.st_uid == os.geteuid() and not about.st_mode & 0o077)


PART = ".part"  # suffix of an unfinished file

_EVERY = getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_BINARY", 0) | getattr(os, "O_NOFOLLOW", 0)
_READ = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | _EVERY  # opening a pipe would block until it is written
_WRITE = os.O_WRONLY | os.O_CREAT | os.O_EXCL | _EVERY


class NotPlain(OSError):
    """The path is not a regular file, or the file is too large."""


def read_plain(path: Path, *, most: int) -> tuple[bytes, os.stat_result]:
    """The first bytes of a regular file, at most `most`, and its stat result."""
    try:
        handle = os.open(path, _READ)
    except OSError as fault:
        if fault.errno == errno.ELOOP:
            raise NotPlain(errno.ELOOP, "is a link", str(path)) from None
        raise
    try:
        about = os.fstat(handle)
        if not stat.S_ISREG(about.st_mode):
            raise NotPlain(errno.EINVAL, "is no plain file", str(path))
        return _read(handle, min(most, about.st_size)), about
    finally:
        os.close(handle)


def write_beside(path: Path, data: bytes) -> Path:
    """A new file in the folder of `path` that holds the data; only the user can read it."""
    part = path.parent / f".{os.urandom(8).hex()}{PART}"  # a unique name
    handle = os.open(part, _WRITE, 0o600)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
    except OSError:
        remove(part)
        raise
    return part


def write_whole(path: Path, data: bytes) -> None:
    """Replace `path` by a file with this data: others see the old content or all of the new."""
    part = write_beside(path, data)
    try:
        os.replace(part, path)
    except OSError:
        remove(part)
        raise


def remove(path: Path) -> bool:
    """Remove a file; True if it was there."""
    with suppress(OSError):
        os.unlink(path)
        return True
    return False


def is_same(path: Path, about: os.stat_result) -> bool:
    """True if the file at `path` is still the one with this stat result, unchanged."""
    with suppress(OSError):
        now = os.lstat(path)
        return _marks(now) == _marks(about)
    return False


def _read(handle: int, size: int) -> bytes:
    parts = []
    while size > 0:
        part = os.read(handle, size)
        if not part:
            break
        parts.append(part)
        size -= len(part)
    return b"".join(parts)


def _marks(about: os.stat_result) -> tuple[int, ...]:
    return about.st_dev, about.st_ino, about.st_size, about.st_mtime_ns


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
