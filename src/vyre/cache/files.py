"""Files of the cache: read whole if they are plain files, written whole beside their place.

What lies under a name may be anything: a link, a pipe, a folder. None of it may block, leak or mislead.
"""

from __future__ import annotations

import errno
import os
import stat
from contextlib import suppress
from pathlib import Path

PART = ".part"  # how the name of an unfinished file ends

_EVERY = getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_BINARY", 0) | getattr(os, "O_NOFOLLOW", 0)
_READ = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | _EVERY  # opening a pipe would wait for its writer
_WRITE = os.O_WRONLY | os.O_CREAT | os.O_EXCL | _EVERY


class NotPlain(OSError):
    """Something else than a plain file lies there, or one larger than it may be."""


def read_plain(path: Path, *, most: int) -> tuple[bytes, os.stat_result]:
    """The first bytes of a plain file, at most so many, and what the system says about it."""
    try:
        handle = os.open(path, _READ)
    except OSError as fault:
        if fault.errno == errno.ELOOP:
            raise NotPlain(errno.ELOOP, "is a link", str(path)) from None
        raise
    try:
        found = os.fstat(handle)
        if not stat.S_ISREG(found.st_mode):
            raise NotPlain(errno.EINVAL, "is no plain file", str(path))
        return _read(handle, min(most, found.st_size)), found
    finally:
        os.close(handle)


def write_beside(path: Path, data: bytes) -> Path:
    """A new file in the folder of `path` that holds the data; only the user can read it."""
    part = path.parent / f".{os.urandom(8).hex()}{PART}"  # a name that nobody else writes to
    handle = os.open(part, _WRITE, 0o600)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
    except OSError:
        remove(part)
        raise
    return part


def write_whole(path: Path, data: bytes) -> None:
    """Make `path` a file with this data: others see what was there before, or all of it."""
    part = write_beside(path, data)
    try:
        os.replace(part, path)
    except OSError:
        remove(part)
        raise


def remove(path: Path) -> bool:
    """Whether the file was there, and is gone now."""
    with suppress(OSError):
        os.unlink(path)
        return True
    return False


def is_same(path: Path, found: os.stat_result) -> bool:
    """Whether the file at `path` is still the one that was found, unchanged."""
    with suppress(OSError):
        now = os.lstat(path)
        return _marks(now) == _marks(found)
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


def _marks(found: os.stat_result) -> tuple[int, ...]:
    return found.st_dev, found.st_ino, found.st_size, found.st_mtime_ns
