"""What happens on the way from a call to its result, told to whoever listens.

Making code is rare and dear, so its events are counted always. Launches are frequent: they are measured and
told only while somebody listens. A call that goes straight to machine code tells nothing, so the first
listener sends those calls back to Python, and none are made until the last one has left.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from dataclasses import asdict
from types import TracebackType
from typing import Any, TypeAlias

from vyre.cache.events import CacheDropped, CacheFailed, CacheHit, CacheMiss, CacheRefused, CacheStored
from vyre.ir.problem import CallError
from vyre.ir.spoken import short
from vyre.run.events import (
    Compiled,
    Copied,
    Event,
    Launched,
    Loaded,
    Lowered,
    Split,
)
from vyre.targets.bounded import usages
from vyre.targets.cpu.locks import ForkLock

Observer: TypeAlias = Callable[[Event], object]

_COUNTED: dict[type, str] = {
    Lowered: "lowered", Split: "split", Compiled: "compiled", Loaded: "loaded", Launched: "launches_seen",
    Copied: "copies_seen",
    CacheMiss: "cache_misses", CacheStored: "cache_stored", CacheDropped: "cache_dropped",
    CacheFailed: "cache_failed", CacheRefused: "cache_refused",
}  # fmt: skip


class _Watch:
    """Who listens, and how often each thing happened."""

    def __init__(self) -> None:
        self.lock = ForkLock(patience=1.0)
        self.listeners: tuple[Watching, ...] = ()
        self.counts: dict[str, int | float] = {
            **dict.fromkeys(_COUNTED.values(), 0),
            "cache_hits_memory": 0,
            "cache_hits_disk": 0,
            "compile_ms": 0.0,
            "compiled_bytes": 0,
        }

    def add(self, name: str, amount: int | float) -> None:
        with self.lock:
            self.counts[name] += amount


_WATCH = _Watch()


class Watching:
    """Somebody who listens, until `close`, or until the `with` block of it ends."""

    def __init__(self, observer: Observer) -> None:
        self.observer = observer
        self._has_failed = False
        self._here = threading.local()  # whether this thread is inside of the observer

    def tell(self, event: Event) -> None:
        """Call the observer, unless the event is of its own doing.

        An exception is logged, the first one of each observer, and goes no further: whoever observes must not
        change what a call does. Logged and not warned, since warnings may be errors.
        """
        if getattr(self._here, "is_telling", False):
            return
        self._here.is_telling = True
        try:
            self.observer(event)
        except Exception as fault:
            if not self._has_failed:
                self._has_failed = True
                import logging  # takes longer than a warm start, and is hardly ever needed

                what = "the observer %s raised an exception for %s; later ones are not shown."
                said = getattr(self.observer, "__name__", "") or short(self.observer), type(event).__name__
                logging.getLogger("vyre").error(what, *said, exc_info=fault)
        finally:
            self._here.is_telling = False

    def close(self) -> None:
        """Listen no more."""
        with _WATCH.lock:
            _WATCH.listeners = tuple(each for each in _WATCH.listeners if each is not self)

    def __enter__(self) -> Watching:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def observe(observer: Observer) -> Watching:
    """Call `observer(event)` for everything that happens from now on, in the thread where it happens.

    An exception of the observer is logged once and does not reach the call. An observer that calls kernels is
    not called for what they do.
    """
    if not callable(observer):
        what = f"observe takes a function of an event, and this is {short(observer)}."
        raise CallError(f"{what} Fix: pass one, such as print.")
    watching = Watching(observer)
    with _WATCH.lock:
        _WATCH.listeners = (*_WATCH.listeners, watching)
    from vyre.targets.cpu import entry

    entry.shut()  # after the listener is there: a fast call made in between is shut too
    return watching


def now() -> int:
    """A moment, for `ms_since`."""
    return time.perf_counter_ns()


def ms_since(moment: int) -> float:
    """The milliseconds that have passed."""
    return (time.perf_counter_ns() - moment) / 1e6


def is_watched() -> bool:
    """Does anybody listen."""
    return bool(_WATCH.listeners)


def tell(event: Event, /) -> None:
    """Count an event, and tell everybody who listens."""
    _count(event)
    for watching in _WATCH.listeners:
        watching.tell(event)


def counters() -> dict[str, Any]:
    """How often each thing has happened in this process, and what its caches hold.

    `launches_seen` counts the launches that happened while somebody listened: others are not counted, since
    they must not pay for it. `counters()["caches"]["recordings"]` has the `entries` and `bytes` of a kind of
    cache, `most_entries` and `most_bytes` that it may hold, and its `hits`, `misses` and `evictions`.
    """
    with _WATCH.lock:
        counts: dict[str, Any] = dict(_WATCH.counts)
    return {**counts, "caches": {name: asdict(usage) for name, usage in usages().items()}}


def _count(event: Event) -> None:
    if isinstance(event, CacheHit):
        _WATCH.add(f"cache_hits_{event.level}", 1)
        return
    _WATCH.add(_COUNTED[type(event)], 1)
    if isinstance(event, Compiled):
        _WATCH.add("compile_ms", event.ms)
        _WATCH.add("compiled_bytes", event.bytes)


__all__ = [
    "Compiled", "Copied", "Event", "Launched", "Loaded", "Lowered", "Observer", "Split", "Watching",
    "counters", "is_watched", "ms_since", "now", "observe", "tell",
]  # fmt: skip
