"""The recorder of the current thread, and the check whether a recording may be used again."""

from __future__ import annotations

import threading
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from types import FunctionType
from typing import TYPE_CHECKING, Any

from vyre.front.template import MISSING, Origins
from vyre.targets.cpu import entry

if TYPE_CHECKING:
    from vyre.front.known import Capture
    from vyre.plan.graph import Recorder
    from vyre.plan.tracked import Tracked


class _ThreadRecorder(threading.local):
    recorder: Recorder | None = None


_HERE = _ThreadRecorder()
_LOCK = threading.Lock()
_RECORDINGS = [0]  # in progress, in all threads


def current() -> Recorder | None:
    """The recorder that records the kernel calls of this thread; None where they run."""
    return _HERE.recorder


def is_going_on() -> bool:
    """True during any recording: a kernel may then get no fast entry, which would run at once."""
    return bool(_RECORDINGS[0])


@contextmanager
def recording(recorder: Recorder) -> Iterator[None]:
    """Record the kernel calls of this thread."""
    with _LOCK:
        _RECORDINGS[0] += 1
        entry.pause(_RECORDINGS[0])
    before, _HERE.recorder = _HERE.recorder, recorder
    try:
        yield
    finally:
        _HERE.recorder = before
        with _LOCK:
            _RECORDINGS[0] -= 1
            entry.pause(_RECORDINGS[0])


@contextmanager
def suspended() -> Iterator[None]:
    """Run the kernel calls of this thread instead of recording them."""
    before, _HERE.recorder = _HERE.recorder, None
    try:
        yield
    finally:
        _HERE.recorder = before


class Unchanged:
    """True while all that a function and the kernels it called took from outside is the same.

    The captures of all kernels are looked up once and compared by identity, since every call pays for it.
    """

    __slots__ = ("_all", "_homes", "_others", "_tracked")

    def __init__(self, captured: Iterable[Capture], tracked: Tracked | None = None) -> None:
        self._all, self._tracked = tuple(captured), tracked
        others: list[Capture] = []
        origins: dict[tuple[int, str, int], tuple[Any, str, object]] = {}
        for capture in self._all:
            if not capture.origins or any(not isinstance(where, dict) for where, _, _ in capture.origins):
                others.append(capture)
                continue
            for where, key, value in capture.origins:
                origins[id(where), str(key), id(value)] = (where, str(key), value)
        self._others = tuple(others)
        self._homes = tuple(origins.values())

    def __bool__(self) -> bool:
        for where, key, value in self._homes:
            if where.get(key, MISSING) is not value:
                if any(capture.is_stale for capture in self._all):
                    return False
                break
        else:
            if any(capture.is_stale for capture in self._others):
                return False
        return self._tracked is None or bool(self._tracked)

    def origins(self) -> Origins | None:
        """The dicts, cells and functions on which this depends, with their keys and what they hold now.

        None if it depends on anything else. The result is valid while those places hold the same objects.
        """
        tracked: Origins | None = () if self._tracked is None else self._tracked.origins()
        if tracked is None or any(capture.origins is None for capture in self._all):
            return None
        captured = {(id(w), str(k)): (w, k) for c in self._all for w, k, _ in c.origins or ()}
        return (*((where, key, _now(where, key)) for where, key in captured.values()), *tracked)


def _now(where: Any, key: str | None) -> object:
    """The current content of a dict, a cell or a function."""
    if isinstance(where, dict):
        return where.get(str(key), MISSING)
    if isinstance(where, FunctionType):
        return getattr(where, str(key))
    try:
        return where.cell_contents
    except ValueError:  # it is empty
        return MISSING
