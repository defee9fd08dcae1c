"""Chooses the configuration that a program is compiled for: that of the tuning records, or the default.

Most users have tuned nothing, and for them this must cost nothing: the records are read only once there are
any. Fast calls never come here. Other calls notice another process's records about a second later.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from vyre.cache.artifacts import Choose, cache_directory
from vyre.settings import Settings
from vyre.targets.bounded import BoundedCache
from vyre.targets.configuration import DEFAULT, Configuration
from vyre.targets.cpu.pool import threads
from vyre.targets.registry import Registry
from vyre.targets.remembered import CALL, CHOICES
from vyre.tune.stamp import FOLDER, stamp

if TYPE_CHECKING:
    from vyre.tune.store import RecordStore

STORE = "vyre.tune.store"
LOOK_SECONDS = 1.0  # between two checks for changes by other processes


def chooser(
    settings: Settings, devices: Callable[[], Registry], *, clock: Callable[[], float] = time.monotonic
) -> Choose | None:
    """Return the function that chooses configurations for programs; None if tuning is off."""
    return None if settings.tune == "off" else _Chooser(settings, devices, clock).choose


class _Chooser:
    """The records as the compiler reads them; choices are cached."""

    def __init__(
        self, settings: Settings, devices: Callable[[], Registry], clock: Callable[[], float]
    ) -> None:
        directory = cache_directory(settings)
        self._settings, self._devices, self._clock = settings, devices, clock
        self._folder = None if directory is None else directory / FOLDER
        self._looks, self._seen = 0.0, stamp(self._folder)
        self._known: BoundedCache[tuple[object, ...], Configuration] = CHOICES.cache()
        self._store: RecordStore | None = None

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
        from vyre.tune.store import open_store  # takes longer than a warm start, and most have no records

        known = self._store = open_store(self._settings)
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
