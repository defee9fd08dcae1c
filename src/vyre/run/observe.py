"""Delivers events between a call and its result to observers, and counts them.

Compilation is rare and expensive, so its events are always counted. Launches are frequent: they are measured
and reported only while there is an observer. A call that goes straight to machine code reports nothing, so
the first observer routes those calls back through Python until the last observer is closed.

Work that takes more than a second shows a progress line, if there is a terminal.
"""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from types import TracebackType
from typing import IO, TYPE_CHECKING, Any, TypeAlias

from vyre import settings
from vyre.cache.artifacts import (
    CacheDropped,
    CacheEvent,
    CacheFailed,
    CacheHit,
    CacheMiss,
    CacheRefused,
    CacheStored,
)
from vyre.ir.problem import CallError
from vyre.ir.spoken import short
from vyre.targets.batch import Copied, Launched
from vyre.targets.bounded import usages
from vyre.targets.cpu import entry
from vyre.targets.locks import ForkLock

if TYPE_CHECKING:
    from rich.progress import Progress


@dataclass(frozen=True, slots=True)
class Lowered:
    """A function was read, lowered and checked for one set of Const values."""

    kernel: str
    ms: float


@dataclass(frozen=True, slots=True)
class Split:
    """A program was cut at its grid barriers."""

    kernel: str
    segments: int
    ms: float


@dataclass(frozen=True, slots=True)
class Compiled:
    """Code was made for a device: optimised, emitted and compiled to `bytes` bytes."""

    kernel: str
    device: str
    ms: float
    bytes: int


@dataclass(frozen=True, slots=True)
class Loaded:
    """Code was made ready to run, either just compiled or from the cache."""

    kernel: str
    device: str
    ms: float
    bytes: int


Event: TypeAlias = Lowered | Split | Compiled | Loaded | Launched | Copied | CacheEvent
Observer: TypeAlias = Callable[[Event], object]

_COUNTED: dict[type, str] = {
    Lowered: "lowered", Split: "split", Compiled: "compiled", Loaded: "loaded", Launched: "launches_seen",
    Copied: "copies_seen",
    CacheMiss: "cache_misses", CacheStored: "cache_stored", CacheDropped: "cache_dropped",
    CacheFailed: "cache_failed", CacheRefused: "cache_refused",
}  # fmt: skip


class _Watch:
    """The observers, and the number of events of each type."""

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
    """An observer that is called until `close`, or until its `with` block ends."""

    def __init__(self, observer: Observer) -> None:
        self.observer = observer
        self._has_failed = False
        self._here = threading.local()  # is_telling: whether this thread is inside the observer

    def notify(self, event: Event) -> None:
        """Call the observer, unless the event is caused by the observer itself.

        The first exception of each observer is logged, and none is passed on: an observer must not change
        what a call does. Logged and not warned, since warnings may be errors.
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
                names = getattr(self.observer, "__name__", "") or short(self.observer), type(event).__name__
                logging.getLogger("vyre").error(what, *names, exc_info=fault)
        finally:
            self._here.is_telling = False

    def close(self) -> None:
        """Stop calling the observer."""
        with _WATCH.lock:
            _WATCH.listeners = tuple(each for each in _WATCH.listeners if each is not self)

    def __enter__(self) -> Watching:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def observe(observer: Observer) -> Watching:
    """Call `observer(event)` for every event from now on, in the thread where it happens.

    An exception of the observer is logged once and does not reach the call. An observer that calls kernels is
    not called for their events.
    """
    if not callable(observer):
        what = f"observe takes a function of an event, and this is {short(observer)}."
        raise CallError(f"{what} Fix: pass one, such as print.")
    watching = Watching(observer)
    with _WATCH.lock:
        _WATCH.listeners = (*_WATCH.listeners, watching)
    entry.invalidate()  # after adding the listener: a fast call made in between is shut too
    return watching


def now() -> int:
    """The current time, for `ms_since`."""
    return time.perf_counter_ns()


def ms_since(moment: int) -> float:
    """The milliseconds since `moment`."""
    return (time.perf_counter_ns() - moment) / 1e6


def is_watched() -> bool:
    """True if there is an observer."""
    return bool(_WATCH.listeners)


def notify(event: Event, /) -> None:
    """Count an event, and pass it to every observer."""
    _count(event)
    for watching in _WATCH.listeners:
        watching.notify(event)


def counters() -> dict[str, Any]:
    """The number of events of each type in this process, and the contents of its caches.

    `launches_seen` counts only the launches while there was an observer: the others are not slowed down by
    counting. `counters()["caches"]["recordings"]` has the `entries` and `bytes` of a kind of cache, its
    limits `most_entries` and `most_bytes`, and its `hits`, `misses` and `evictions`.
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
    "Compiled",
    "Copied",
    "Event",
    "Launched",
    "Loaded",
    "Lowered",
    "Observer",
    "Split",
    "Watching",
    "counters",
    "is_watched",
    "ms_since",
    "notify",
    "now",
    "observe",
]  # fmt: skip


PATIENCE_S = 1.0  # seconds until the line is shown
TERMINAL = threading.Lock()  # held while something is shown


@contextmanager
def progress_shown(text: str) -> Iterator[None]:
    """Show what is being done, if it takes long and the terminal is interactive."""
    stream = sys.stderr
    if not is_interactive(stream):
        yield
        return
    line = _Line(f"{text} ...", stream)
    timer = threading.Timer(PATIENCE_S, line.show)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        line.hide()


def is_interactive(stream: IO[str] | None) -> bool:
    """True for an interactive terminal: not a pipe, a notebook or CI, and progress is not switched off."""
    if stream is None or not stream.isatty() or "ipykernel" in sys.modules:
        return False
    return settings.read().shows_progress


class _Line:
    """The line of one piece of work; one thread shows it and another hides it."""

    def __init__(self, text: str, stream: IO[str]) -> None:
        self._text, self._stream = text, stream
        self._lock = threading.Lock()
        self._is_over = False
        self._progress: Progress | None = None

    def show(self) -> None:
        with self._lock:
            if self._is_over or not TERMINAL.acquire(blocking=False):
                return
            from rich.console import Console  # takes longer to load than most kernels to compile
            from rich.progress import Progress, TextColumn, TimeElapsedColumn

            columns = (TextColumn("{task.description}"), TimeElapsedColumn())
            self._progress = Progress(
                *columns,
                console=Console(file=self._stream),
                transient=True,
                redirect_stdout=False,  # leave other output alone
                redirect_stderr=False,
            )
            self._progress.add_task(self._text, total=None)
            self._progress.start()

    def hide(self) -> None:
        with self._lock:
            self._is_over = True
            if self._progress is not None:
                self._progress.stop()
                TERMINAL.release()
