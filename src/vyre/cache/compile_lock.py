"""Processes of one machine that need the same code: one compiles it, the others wait and read it.

A lock is a file of the cache's directory, locked by the system, which frees it when its holder dies. A
waiting process goes on without the lock after a while: then both compile, which is slow and not wrong.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

try:
    import fcntl
except ImportError:  # on Windows, where processes compile by themselves
    fcntl = None  # type: ignore[assignment]  # asked for before it is used

FOLDER = "locks"
PATIENCE = 60.0  # seconds; longer than all but huge kernels take to compile
POLL = 0.005  # seconds


@contextmanager
def alone(directory: Path | None, key: str) -> Iterator[bool]:
    """Hold the lock of a key; yields True if another process held it meanwhile, and may have stored code."""
    handle = None if directory is None or fcntl is None else _opened(directory, key)
    if handle is None:
        yield False
        return
    try:
        yield _waited(handle)
    finally:
        os.close(handle)


def _opened(directory: Path, key: str) -> int | None:
    """The lock file of a key; None in a directory that cannot be written to. There are 256 files at most."""
    with suppress(OSError):
        (directory / FOLDER).mkdir(mode=0o700, exist_ok=True)
        flags = os.O_RDWR | os.O_CREAT | os.O_CLOEXEC | os.O_NOFOLLOW
        return os.open(directory / FOLDER / key[:2], flags, 0o600)
    return None


def _waited(handle: int) -> bool:
    stop = time.monotonic() + PATIENCE
    waited = False
    while True:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            waited = True
            if time.monotonic() > stop:
                return True
            time.sleep(POLL)
        except OSError:  # a file system without locks
            return waited
        else:
            return waited
