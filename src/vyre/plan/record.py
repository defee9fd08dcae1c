"""The recorder of the current thread, and the check whether a recording may be used again."""

from __future__ import annotations

import enum
import threading
from collections.abc import Hashable, Iterable, Iterator
from contextlib import contextmanager
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np

from vyre.front.template import MISSING
from vyre.plan.trusted import is_immutable

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
    from vyre.targets.cpu import entry

    with _LOCK:
        _RECORDINGS[0] += 1
    entry.shut()
    before, _HERE.recorder = _HERE.recorder, recorder
    try:
        yield
    finally:
        _HERE.recorder = before
        with _LOCK:
            _RECORDINGS[0] -= 1


class Same:
    """A key that compares an object by identity and keeps it alive."""

    __slots__ = ("thing",)

    def __init__(self, thing: object) -> None:
        self.thing = thing

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Same) and self.thing is other.thing

    def __hash__(self) -> int:
        return id(self.thing)


class Unknowable(Exception):
    """A value whose changes cannot be detected."""


_FIXED = (FunctionType, BuiltinFunctionType, ModuleType, type, enum.Enum, np.ufunc)


def told(value: object) -> Hashable:
    """A key for a value: by its contents, or by identity if the object cannot change."""
    kind = type(value)
    if kind is float:
        return float, value.hex()  # type: ignore[attr-defined]  # it is a float
    if kind in (tuple, list):
        return kind, tuple(told(item) for item in value)  # type: ignore[attr-defined]  # it is one of these
    if kind is dict:
        return dict, tuple((told(key), told(item)) for key, item in value.items())  # type: ignore[attr-defined]  # it is a dict
    if is_immutable(value) and not isinstance(value, np.ufunc):
        return kind, repr(value)
    if isinstance(value, _FIXED) or _is_callable_of_ours(value):
        return Same(value)
    raise Unknowable


def _is_callable_of_ours(value: object) -> bool:
    """True for a kernel, which reports its own captures, or a pipeline."""
    return getattr(type(value), "is_kernel", False) or getattr(type(value), "is_pipeline", False)


class Unchanged:
    """True while all that a function and the kernels it called took from outside is the same.

    The captures of all kernels are looked up once and compared by identity, since every call pays for it.
    """

    __slots__ = ("_all", "_homes", "_others", "_tracked")

    def __init__(self, captured: Iterable[Capture], tracked: Tracked | None = None) -> None:
        self._all, self._tracked = tuple(captured), tracked
        others: list[Capture] = []
        homes: dict[tuple[int, str, int], tuple[Any, str, object]] = {}
        for capture in self._all:
            if not capture.homes or any(not isinstance(where, dict) for where, _, _ in capture.homes):
                others.append(capture)
                continue
            for where, key, value in capture.homes:
                homes[id(where), str(key), id(value)] = (where, str(key), value)
        self._others = tuple(others)
        self._homes = tuple(homes.values())

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
