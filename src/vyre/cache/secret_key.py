"""The user's secret, under which cache entries are sealed: a small file that many processes share.

Losing it empties the cache, and does nothing else. It appears whole or not at all, since it is written beside
its place and linked there; the first of several processes wins, and the others take what it wrote.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from vyre.cache.files import NotPlain, read_plain, remove, write_beside
from vyre.cache.sealing import SECRET_BYTES


def load(path: Path) -> bytes | None:
    """The secret in a file; None where there is none, or one that others could have read or written."""
    try:
        found, about = read_plain(path, most=SECRET_BYTES + 1)
    except (FileNotFoundError, NotPlain):
        return None
    return found if len(found) == SECRET_BYTES and _is_private(about) else None


def ensure(path: Path) -> bytes:
    """The secret in a file, made now if there is none that can be trusted; OSError where that cannot be."""
    found = load(path)
    if found is not None:
        return found
    part = write_beside(path, os.urandom(SECRET_BYTES))
    try:
        _place(part, path)
    finally:
        remove(part)
    found = load(path)
    if found is None:
        raise OSError(f"{path} cannot be made a secret.")
    return found


def _place(part: Path, path: Path) -> None:
    """Give a finished file its name, unless a good secret has that name by now."""
    try:
        os.link(part, path)
    except OSError:  # it is there, or this file system has no links
        if load(path) is None:
            os.replace(part, path)


def _is_private(about: os.stat_result) -> bool:
    """Whether a file belongs to this user and is closed to all others."""
    return sys.platform == "win32" or (about.st_uid == os.geteuid() and not about.st_mode & 0o077)
