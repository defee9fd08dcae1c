"""Which configuration a program is compiled for: what tuning has found, or else as the compiler has it.

Most users have tuned nothing, and for them this must cost nothing: the records are looked for once there are
any.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

from vyre.driver.cache import Choose, cache_directory
from vyre.driver.registry import Registry
from vyre.settings import Settings
from vyre.targets.configuration import DEFAULT, Configuration

FOLDER = "tuned"  # of records, in that of the cache
STORE = "vyre.tuner.store"


def chooser(settings: Settings, devices: Callable[[], Registry]) -> Choose | None:
    """What says which configuration programs are compiled for; None if the user wants nothing tuned."""
    if settings.tune == "off":
        return None
    directory = cache_directory(settings)
    was_tuned = directory is not None and (directory / FOLDER).is_dir()

    def choose(program: str, device: str, units: int) -> Configuration:
        if not was_tuned and STORE not in sys.modules:  # nor has this process tuned anything
            return DEFAULT
        return _chosen(settings, devices, program, device, units)

    return choose


def _chosen(
    settings: Settings, devices: Callable[[], Registry], program: str, device: str, units: int
) -> Configuration:
    from vyre.tuner.store import open_store

    known = open_store(settings)
    if not known.knows(program):
        return DEFAULT
    place = devices().named(device)
    fingerprint = getattr(place.backend, "fingerprint", place.backend.describe)
    return known.choose(program, fingerprint(place.index), units)
