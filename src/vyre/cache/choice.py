"""Chooses the configuration that a program is compiled for: that of the tuning records, or the default.

Most users have tuned nothing, and for them this must cost nothing: the tuner and its records are loaded only
once there are any. Fast calls never come here. Other calls notice another process's records about a second
later, by a file that is replaced at each change.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Protocol

from vyre.cache.artifacts import Choose, cache_directory
from vyre.cache.disk import write_whole
from vyre.settings import Settings
from vyre.targets.bounded import CALL, CHOICES, BoundedCache
from vyre.targets.cpu.pool import threads
from vyre.targets.registry import Registry
from vyre.targets.specialization import DEFAULT, Configuration

FOLDER = "tuned"  # in that of the cache
STAMP = "stamp"  # a file there that is replaced at each change
STORE = "vyre.tune.store"
LOOK_SECONDS = 1.0  # between two checks for changes by other processes


class Records(Protocol):
    """The tuning records, as the compiler reads them."""

    @property
    def version(self) -> int:
        """A number that differs after each change."""

    def knows(self, program: str) -> bool:
        """True if there are records of a program, by its digest."""

    def choose(self, program: str, fingerprint: str, units: int) -> Configuration:
        """Return the best configuration on a device for `units` units of work."""

    def forget(self) -> None:
        """Read the records again when they are next needed."""


def chooser(
    settings: Settings,
    devices: Callable[[], Registry],
    open_records: Callable[[Settings], Records],
    *,
    clock: Callable[[], float] = time.monotonic,
) -> Choose | None:
    """Return the function that chooses configurations for programs; None if tuning is off."""
    return None if settings.tune == "off" else _Chooser(settings, devices, open_records, clock).choose


class _Chooser:
    """The records as the compiler reads them; choices are cached."""

    def __init__(
        self, settings: Settings, devices: Callable[[], Registry],
        open_records: Callable[[Settings], Records], clock: Callable[[], float],
    ) -> None:  # fmt: skip
        directory = cache_directory(settings)
        self._settings, self._devices, self._clock = settings, devices, clock
        self._open_records = open_records
        self._folder = None if directory is None else directory / FOLDER
        self._looks, self._seen = 0.0, stamp(self._folder)
        self._known: BoundedCache[tuple[object, ...], Configuration] = CHOICES.cache()
        self._store: Records | None = None

    def choose(self, program: str, device: str, units: int) -> Configuration:
        """Return the configuration for a program, by its digest, on a device, for `units` units of work."""
        if self._clock() >= self._looks:
            self._look()
        if self._seen is None and STORE not in sys.modules:  # nor has this process tuned anything
            return DEFAULT
        key = (program, device, units, 0 if self._store is None else self._store.version, threads())
        configuration = self._known.get(key)
        if configuration is None:
            configuration = self._chosen(program, device, units)
            self._known.put(key, configuration, CALL)
        return configuration

    def _chosen(self, program: str, device: str, units: int) -> Configuration:
        known = self._store = self._open_records(self._settings)
        if not known.knows(program):
            return DEFAULT
        place = self._devices().named(device)
        fingerprint = getattr(place.target, "fingerprint", place.target.describe)
        return known.choose(program, fingerprint(place.index), units)

    def _look(self) -> None:
        self._looks = self._clock() + LOOK_SECONDS
        state = stamp(self._folder)
        if state != self._seen:
            self._seen = state
            self._known.clear()
            if self._store is not None:
                self._store.forget()


def stamp(folder: Path | None) -> tuple[int, int] | None:
    """Return a value that differs after each change of the records; None if there are none."""
    if folder is None:
        return None
    try:
        about = os.stat(folder / STAMP)
    except OSError:
        return (0, 0) if os.path.isdir(folder) else None
    return about.st_mtime_ns, about.st_ino


def renew(folder: Path) -> None:
    """Notify other processes of a change."""
    with suppress(OSError):  # a folder that cannot be written has nothing new for others
        write_whole(folder / STAMP, b"")
