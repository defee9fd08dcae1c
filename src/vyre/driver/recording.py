"""Which pipeline is being recorded here, and how to see whether what its function captured has changed."""

from __future__ import annotations

import enum
import threading
from collections.abc import Callable, Hashable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from types import BuiltinFunctionType, CellType, CodeType, FunctionType, ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np

from vyre.front.template import MISSING, Homes
from vyre.ir.dtypes import DType

if TYPE_CHECKING:
    from vyre.driver.graph import Recorder
    from vyre.front.known import Capture


class _Here(threading.local):
    recorder: Recorder | None = None


_HERE = _Here()
_LOCK = threading.Lock()
_RECORDINGS = [0]  # that go on, in all threads


def current() -> Recorder | None:
    """The recorder that takes down the kernel calls of this thread; None where they run."""
    return _HERE.recorder


def is_going_on() -> bool:
    """Is anybody recording: a kernel may then get no fast entry, which would run at once."""
    return bool(_RECORDINGS[0])


@contextmanager
def recording(recorder: Recorder) -> Iterator[None]:
    """Take down the kernel calls of this thread."""
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
    """A thing that equals itself alone, and lives as long as it is a key."""

    __slots__ = ("thing",)

    def __init__(self, thing: object) -> None:
        self.thing = thing

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Same) and self.thing is other.thing

    def __hash__(self) -> int:
        return id(self.thing)


class Unknowable(Exception):
    """A value that may change without being seen to."""


_PLAIN = (bool, int, complex, str, bytes, type(None), np.generic, DType)
_FIXED = (FunctionType, BuiltinFunctionType, ModuleType, type, enum.Enum, np.ufunc)


def told(value: object) -> Hashable:
    """What tells a value from others: by what it holds, or as that object if that cannot change."""
    if isinstance(value, float):
        return float, value.hex()
    if isinstance(value, _PLAIN):
        return type(value), repr(value)
    if isinstance(value, tuple | list):
        return type(value), tuple(told(item) for item in value)
    if isinstance(value, dict):
        return dict, tuple((told(key), told(item)) for key, item in value.items())
    if isinstance(value, _FIXED) or _is_callable_of_ours(value):
        return Same(value)
    raise Unknowable


def _is_callable_of_ours(value: object) -> bool:
    """A kernel, which says itself what it captured, or a pipeline."""
    return getattr(type(value), "is_kernel", False) or getattr(type(value), "is_pipeline", False)


@dataclass(frozen=True, slots=True)
class Captured:
    """A value that a function finds outside of itself, and how to look whether it is still the same."""

    look: Callable[[], object]
    value: object
    told: Hashable
    homes: Homes | None = None  # the dict that holds the value, where its being that object says enough

    @property
    def is_stale(self) -> bool:
        now = self.look()
        if now is self.value and not isinstance(now, tuple | list | dict):
            return False
        try:
            return told(now) != self.told
        except Unknowable:
            return True


class Unchanged:
    """Values that functions and kernels captured: are they all still the same.

    Most are looked up once for all that captured them, and compared as objects, which every call pays.
    """

    __slots__ = ("_all", "_homes", "_others")

    def __init__(self, captured: Iterable[Capture | Captured]) -> None:
        self._all = tuple(captured)
        others: list[Capture | Captured] = []
        homes: dict[tuple[int, str, int], tuple[Any, str, object]] = {}
        for one in self._all:
            if not one.homes or any(key is None for _, key, _ in one.homes):  # a cell has no key
                others.append(one)
                continue
            for where, key, value in one.homes:
                homes[id(where), str(key), id(value)] = (where, str(key), value)
        self._others = tuple(others)
        self._homes = tuple(homes.values())

    def __bool__(self) -> bool:
        for where, key, value in self._homes:
            if where.get(key, MISSING) is not value:
                return not any(one.is_stale for one in self._all)
        return not any(one.is_stale for one in self._others)


def captures(function: FunctionType) -> tuple[Captured, ...]:
    """What a function captured, and the functions that it calls; Unknowable if one may change unseen."""
    found: list[Captured] = []
    _capture(function, found, set())
    return tuple(found)


def _capture(function: FunctionType, found: list[Captured], seen: set[int]) -> None:
    if id(function) in seen:
        return
    seen.add(id(function))
    names = set(_names(function.__code__))
    for name in sorted(names & set(function.__globals__)):
        _take(_in_dict(function.__globals__, name), names, found, seen, (function.__globals__, name))
    for cell in function.__closure__ or ():
        _take(_in_cell(cell), names, found, seen)


def _take(
    look: Callable[[], object], names: set[str], found: list[Captured], seen: set[int],
    home: tuple[dict[str, Any], str] | None = None,
) -> None:  # fmt: skip
    value = look()
    holds = isinstance(value, tuple | list | dict)
    found.append(Captured(look, value, told(value), None if home is None or holds else ((*home, value),)))
    if isinstance(value, FunctionType):
        _capture(value, found, seen)
    elif isinstance(value, ModuleType):
        for name in sorted(names & set(vars(value))):
            inside = _in_dict(vars(value), name)
            if not isinstance(inside(), FunctionType | ModuleType):
                _take(inside, set(), found, seen, (vars(value), name))
    elif getattr(type(value), "is_pipeline", False):
        _capture(value.function, found, seen)  # type: ignore[attr-defined]  # what a pipeline is made of


def _names(code: CodeType) -> Iterator[str]:
    yield from code.co_names
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _names(constant)


def _in_dict(home: dict[str, Any], name: str) -> Callable[[], object]:
    return lambda: home.get(name, Unknowable)


def _in_cell(cell: CellType) -> Callable[[], object]:
    def look() -> object:
        try:
            return cell.cell_contents
        except ValueError:  # not filled yet
            return Unknowable

    return look
