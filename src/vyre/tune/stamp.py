"""The folder of tuning records, and the file in it by which other processes notice a change."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from vyre.cache.files import write_whole

FOLDER = "tuned"  # in that of the cache
STAMP = "stamp"  # a file there that is replaced at each change


def stamp(folder: Path | None) -> tuple[int, int] | None:
    """Return a value that differs after each change of the records; None if there are none."""
    if folder is None:
        return None
    try:
        about = os.stat(folder / STAMP)
    except OSError:
        return (0, 0) if folder.is_dir() else None
    return about.st_mtime_ns, about.st_ino


def renew(folder: Path) -> None:
    """Notify other processes of a change."""
    with suppress(OSError):  # a folder that cannot be written has nothing new for others
        write_whole(folder / STAMP, b"")
