"""Functions of the library as they are called.

A program that calls a function once needs the kernels of that call, and nothing of what records and plans
them, which takes longer to load than a kernel from the cache. So a first call runs kernel by kernel, and only
the second one loads `lib/taped.py`, by which all further calls go.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache, update_wrapper, wraps
from math import prod
from operator import attrgetter
from types import FunctionType
from typing import TYPE_CHECKING, Any, TypeVar, cast

from vyre.front.source import def_line
from vyre.front.template import reduced
from vyre.ir.once import once
from vyre.plan import record
from vyre.run.misuse import MISFITS, require_fit
from vyre.run.user_frame import with_user_frame

if TYPE_CHECKING:
    from vyre.lib.taped import TapedFunction
    from vyre.run.pipeline import Pipeline

FEW = 1 << 14  # elements, for which a call costs more than memory
F = TypeVar("F", bound=Callable[..., Any])
_FIRST = threading.local()  # is_running: a first call, in which other functions may be called several times


@contextmanager
def _first_call() -> Iterator[None]:
    """Run all functions of the library kernel by kernel meanwhile."""
    _FIRST.is_running = True
    try:
        yield
    finally:
        _FIRST.is_running = False


def _is_first_call() -> bool:
    return getattr(_FIRST, "is_running", False)


class LibraryFunction:
    """A function of the library whose calls on arrays of one shape always make the same kernel calls.

    It has all that a pipeline has, such as `explain`.
    """

    _is_pipeline = True

    def __init__(self, function: FunctionType) -> None:
        self.function = function
        update_wrapper(self, function)
        self._was_called = False
        self._way: LibraryFunction | Pipeline = self  # what calls go by
        self._tape: TapedFunction | None = None

    __call__ = property(attrgetter("_way._call"))

    @once
    def _call(self) -> Any:
        code = self.function.__code__
        return with_user_frame(
            self._perform, name=self.__name__, file=code.co_filename, line=def_line(code),
            runs_users_code=True,
        )  # fmt: skip

    def _perform(self, args: tuple[Any, ...], named: Mapping[str, Any]) -> Any:
        try:
            return self._performed(args, named)
        except MISFITS as fault:
            require_fit(self.function, args, named, fault)
            raise

    def _performed(self, args: tuple[Any, ...], named: Mapping[str, Any]) -> Any:
        recorder = record.current()
        if recorder is not None:
            return recorder.library(self.__name__, self.function, args, named)
        if _is_first_call():
            return self.function(*args, **named)
        if self._was_called:
            return self._taped()._perform(args, named)
        self._was_called = True
        with _first_call():
            return self.function(*args, **named)

    def _taped(self) -> TapedFunction:
        if self._tape is None:
            from vyre.lib.taped import TapedFunction  # loads the planner: 250 ms, half a first call

            self._tape = TapedFunction(self.function)
            self._way = self._tape.pipeline
        return self._tape

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")
        return getattr(self._taped().pipeline, name)

    def __repr__(self) -> str:
        return f"<function {self.__name__} of vyre.lib>"

    def __reduce__(self) -> tuple[Any, ...]:
        return reduced(self, self.function, lambda: None)


class CheckedFunction(LibraryFunction):
    """A function of the library that looks at elements of its arguments before each call, where these are in
    the host's memory: a tape does not know them.
    """

    def __init__(self, function: FunctionType, check: Callable[..., None]) -> None:
        super().__init__(function)
        self._check = check

    __call__ = property(attrgetter("_checked"))

    def _checked(self, *args: Any, **named: Any) -> Any:
        try:
            self._check(*args, **named)
        except MISFITS as fault:
            require_fit(self.function, args, named, fault)
            raise
        return self._way._call(*args, **named)


def recorded_after(check: Callable[..., None]) -> Callable[[F], F]:
    """As `recorded`, with a check of the arguments that raises CallError."""

    def decorated(function: F) -> F:
        return cast(F, CheckedFunction(cast(FunctionType, function), check))

    return decorated


def recorded(function: F) -> F:
    """The function, which must depend on nothing but its arguments, and on arrays by shape and type alone."""
    return cast(F, LibraryFunction(cast(FunctionType, function)))


def published(function: F) -> F:
    """Any other function of the library, as users call it: pipelines record the call as one of that name."""

    @wraps(function)
    def call(*args: Any, **named: Any) -> Any:
        recorder = record.current()
        try:
            if recorder is None:
                return function(*args, **named)
            return recorder.library(function.__name__, function, args, named)
        except MISFITS as fault:
            require_fit(function, args, named, fault)
            raise

    call.__module__ = "vyre.lib"  # where pickle finds it
    return cast(F, call)


def eager(function: F) -> F:
    """The function, which waits for elements and so cannot be recorded. In its first call, the functions of
    the library that it calls run kernel by kernel however often it calls them.
    """
    was_called = False

    @wraps(function)
    def call(*args: Any, **named: Any) -> Any:
        nonlocal was_called
        if was_called or _is_first_call():
            return function(*args, **named)
        was_called = True
        with _first_call():
            return function(*args, **named)

    return cast(F, call)


def fused(function: F) -> F:
    """A pipeline of the function, which is made when it is first called outside of a first call. Few elements
    are not worth planning for: their kernels go on the tape of the function that calls this one.
    """

    @cache
    def made() -> F:
        from vyre.run.pipeline import pipeline  # likewise

        return cast(F, pipeline(function))

    @wraps(function)
    def call(*args: Any) -> Any:
        recorder = record.current()
        is_few = (recorder is None or not recorder.is_planned) and prod(args[0].shape) <= FEW
        return function(*args) if is_few or _is_first_call() else made()(*args)

    return cast(F, call)
