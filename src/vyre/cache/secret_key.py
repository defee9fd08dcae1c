"""The user's secret, under which cache entries are sealed: a small file that many processes share.

Losing it empties the cache, and does nothing else. It appears complete or not at all, since it is written
beside its path and linked there; the first of several processes wins, and the others use its secret.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from vyre.cache.files import NotPlain, read_plain, remove, write_beside
from vyre.cache.sealing import SECRET_BYTES


def load(path: Path) -> bytes | None:
    """The secret in a file; None if there is none, or if others could have read or written it."""
    try:
        secret, about = read_plain(path, most=SECRET_BYTES + 1)
    except (FileNotFoundError, NotPlain):
        return None
    return secret if len(secret) == SECRET_BYTES and _is_private(about) else None


def ensure(path: Path) -> bytes:
    """The secret in a file, created if there is no trustworthy one; raises OSError where that fails."""
    secret = load(path)
    if secret is not None:
        return secret
    part = write_beside(path, os.urandom(SECRET_BYTES))
    try:
        _place(part, path)
    finally:
        remove(part)
    secret = load(path)
    if secret is None:
        raise OSError(f"{path} cannot be made a secret.")
    return secret


def _place(part: Path, path: Path) -> None:
    """Link a finished file to its path, unless a valid secret is there by now."""
    try:
        os.link(part, path)
    except OSError:  # it exists, or this file system has no links
        if load(path) is None:
            os.replace(part, path)


def _is_private(about: os.stat_result) -> bool:
    """True if a file belongs to this user and is closed to all others."""
    return sys.platform == "win32" or (about.st_uid == os.geteuid() and not about.st_mode & 0o077)
