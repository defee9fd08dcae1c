"""Tuning records by program, device and size class: merged, and kept in the cache and in files.

A record holds every configuration that was tried, with its time as a share of the untuned time in the same
minutes, so that records of different days and machines can be merged and compared. It does not depend on a
list of candidates: a version of Vyre that tries others adds to it.

A record only ever changes which code runs, never its results, so a file from another machine is safe to load:
unknown contents are an error, and a configuration that does not fit a program is not used.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

from vyre.cache.artifacts import Cache, cache_directory
from vyre.cache.choice import FOLDER, renew
from vyre.ir.keys import digest
from vyre.run.context import changed
from vyre.settings import Settings
from vyre.targets.bounded import CALL, CHOICES, BoundedCache
from vyre.targets.specialization import DEFAULT, Configuration, StreamCut

VERSION = 1  # raised when the meaning of a file's contents changes
LEAST_GAIN = 0.02  # a share of the untuned time: smaller gains are not worth other code


@dataclass(frozen=True, slots=True)
class Trial:
    """A configuration that was tried: its share of the untuned time, or None and why it cannot be used."""

    configuration: Configuration
    share: float | None
    why: str = ""
    off: float = 0.0  # the uncertainty of the share, as a part of it


@dataclass(frozen=True, slots=True)
class TuningRecord:
    """The measurements of a program on a device, for work of a size class; `seconds` is the untuned time of
    one launch, `share` the part of it that the best configuration takes.
    """

    program: str
    device: str
    size: int
    kernel: str
    seconds: float
    best: Configuration
    share: float
    trials: tuple[Trial, ...]

    @property
    def key(self) -> tuple[str, str, int]:
        return self.program, self.device, self.size

    def merged(self, later: TuningRecord) -> TuningRecord:
        """Merge two records; the later trials take precedence."""
        trials = {trial.configuration: trial for trial in (*self.trials, *later.trials)}
        kept = trials.get(self.best)
        lost = kept is None or kept.share is None or kept.share > 1 - LEAST_GAIN
        if later.share <= self.share or lost or self.best in {trial.configuration for trial in later.trials}:
            return replace(later, trials=tuple(trials.values()))
        return replace(self, trials=tuple(trials.values()))


def size_class(units: int) -> int:
    """Return the class of an amount of work: each class has four times the units of the one before."""
    return (max(units, 1).bit_length() + 1) // 2


def encode(records: Iterable[TuningRecord]) -> str:
    """Return the text of a file of records."""
    rows = [asdict(record) for record in records]
    return json.dumps({"vyre tuning": VERSION, "records": rows}, indent=1)


def decode(text: str) -> tuple[TuningRecord, ...]:
    """Parse the records in a text; a ValueError if it is not a file of records."""
    try:
        contents = json.loads(text)
        if contents["vyre tuning"] != VERSION:
            raise ValueError(f"it has version {contents['vyre tuning']}, not {VERSION}")
        return tuple(_record(row) for row in contents["records"])
    except (KeyError, TypeError, ValueError, OverflowError, RecursionError) as fault:
        what = f"this is no file of tuning records: {fault}"
        raise ValueError(f"{what}. Fix: load a file that Tuning.save wrote with this version.") from None


def _record(row: Mapping[str, Any]) -> TuningRecord:
    trials = tuple(_trial(trial) for trial in row["trials"])
    share, seconds = _share(row["share"]), float(row["seconds"])
    if share is None or not 0 < seconds < math.inf:
        raise ValueError("a record has no time")
    return TuningRecord(
        str(row["program"]), str(row["device"]), int(row["size"]), str(row["kernel"]), seconds,
        configuration_of_row(row["best"]), share, trials,
    )  # fmt: skip


def _trial(row: Mapping[str, Any]) -> Trial:
    return Trial(
        configuration_of_row(row["configuration"]), _share(row["share"]), str(row["why"]), float(row["off"])
    )


def configuration_of_row(row: Mapping[str, Any]) -> Configuration:
    """Return the configuration that was written as JSON; raise ValueError if there is none."""
    sizes = {name: int(row[name]) for name in ("lanes", "strips", "threads", "chunk")}
    block, threshold = tuple(int(size) for size in row["block"]), float(row.get("threshold", 0.0))
    if not math.isfinite(threshold):
        raise ValueError(f"{threshold} is no score")
    cut = tuple(int(size) for size in row.get("stream", ()))
    if min(*sizes.values(), *block, *cut) < 0:
        raise ValueError("a size is below 0")
    is_split = bool(row.get("is_split"))
    return Configuration(**sizes, block=block, is_split=is_split, threshold=threshold, stream=StreamCut(*cut))


def _share(value: object) -> float | None:
    if value is None:
        return None
    if not isinstance(value, int | float) or not 0 < value < math.inf:
        raise ValueError(f"{value!r} is no time")
    return float(value)


class RecordStore:
    """The records of this user, read on the first request for a program, and again after `forget`.

    `version` distinguishes earlier choices from current ones.
    """

    def __init__(self, cache: Cache) -> None:
        self._cache = cache
        self._known: dict[str, dict[tuple[str, str, int], TuningRecord]] = {}  # of programs that were tuned
        self._untuned: BoundedCache[str, bool] = CHOICES.cache()
        self.version = 0

    def choose(self, program: str, device: str, units: int) -> Configuration:
        """Return the best known configuration of a program for `units` units on a device, or the default."""
        record = self._of(program).get((program, device, size_class(units)))
        return DEFAULT if record is None else record.best

    def knows(self, program: str) -> bool:
        """True if there is any record of a program."""
        return bool(self._of(program))

    def records(self, program: str) -> tuple[TuningRecord, ...]:
        """Return all records of a program, on any device and of any size."""
        return tuple(self._of(program).values())

    def add(self, records: Iterable[TuningRecord]) -> None:
        """Merge records with the known ones, including those that other processes have written meanwhile."""
        for record in records:
            known = self._of(record.program) | self._read(record.program)
            before = known.get(record.key)
            known[record.key] = record if before is None else before.merged(record)
            self._known[record.program] = known
            self._untuned.pop(record.program)
            meta = {"kernel": record.kernel, "target": record.device}
            self._cache.put(_key(record.program), encode(known.values()).encode(), meta)
        self._notify()

    def forget(self) -> None:
        """Drop what was read: another process has written."""
        if self._cache.directory is not None:
            self._known.clear()
        self._untuned.clear()
        self._changed()

    def _notify(self) -> None:
        """Notify other processes, and this one, that the records have changed."""
        if self._cache.directory is not None:
            renew(self._cache.directory)
        self._changed()

    def _changed(self) -> None:
        self.version += 1
        changed()

    def _of(self, program: str) -> dict[tuple[str, str, int], TuningRecord]:
        records = self._known.get(program)
        if records is None:
            records = {} if self._untuned.get(program) else self._read(program)
            if records:
                self._known[program] = records
            else:
                self._untuned.put(program, True, CALL)
        return records

    def _read(self, program: str) -> dict[tuple[str, str, int], TuningRecord]:
        data = self._cache.get(_key(program))
        try:
            return {} if data is None else {record.key: record for record in decode(data.decode())}
        except ValueError:  # of another version
            return {}


def open_store(settings: Settings) -> RecordStore:
    """Return the user's records, in a folder of the cache; one store for the whole process."""
    directory = cache_directory(settings)
    kept = directory is not None and settings.cache_bytes != 0
    return _store(directory / FOLDER if directory is not None and kept else None)


@cache
def _store(kept_in: Path | None) -> RecordStore:
    return RecordStore(Cache(kept_in, memory_bytes=0))  # which would hide what other processes write


def _key(program: str) -> str:
    return digest(("tuning", program))
