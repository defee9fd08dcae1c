"""Files of the cache: only regular files are read, and files are replaced by one rename.

A name may refer to anything: a link, a pipe, a folder. None of it may block, leak or mislead.
"""

from __future__ import annotations

import errno
import os
import stat
from contextlib import suppress
from pathlib import Path

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
