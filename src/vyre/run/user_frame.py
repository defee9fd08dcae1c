"""The Python function that a user's call enters, and objects whose calls go to one that can be exchanged.

An error of the user's making must show the user's lines alone. Python adds a frame to a traceback for every
function that an exception leaves, so the one function of ours that it leaves is compiled with the kernel's
file, line and name.
"""

from __future__ import annotations

import ast
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, partial, update_wrapper
from operator import attrgetter
from types import CodeType, FunctionType, TracebackType
from typing import Any, Self, TypeVar, cast

from vyre.ir import float_state
from vyre.ir.problem import CallError, Problems
from vyre.targets.cpu.deep_stack import on_enough_stack
from vyre.targets.locks import ForkLock

F = TypeVar("F", bound=Callable[..., Any])
_OURS = __file__.removesuffix(f"run{os.sep}user_frame.py")
_TEXT = """
def entry(*args, **named):
    outcome = perform(args, named)
    if outcome.__class__ is failure:
        try: raise outcome.error
        finally: del outcome
    return outcome
"""


@dataclass(frozen=True, slots=True)
class Failure:
    """An error to be raised in the user's frame."""

    error: Exception


def with_user_frame(
    perform: Callable[[tuple[Any, ...], Mapping[str, Any]], Any], *, name: str, file: str, line: int,
    runs_users_code: bool = False,
) -> Any:  # fmt: skip
    """A function that calls `perform(args, named)`; user errors seem to come from `name` at `file`:`line`.

    If `perform` runs code of the user, tracebacks of any exception show that code's lines. It computes in the
    default floating-point state, not the caller's, and on a stack that is large enough for programs
    as deep as the limits allow.
    """

    # Neither `guarded` nor `entry` keeps a traceback or its error in a variable: the frames of the traceback
    # refer back to theirs, and in such a cycle the arrays of a failed call would wait for the collector.
    def guarded(args: tuple[Any, ...], named: Mapping[str, Any]) -> Any:
        if float_state.is_default():
            return performed(args, named)
        with float_state.default():
            return performed(args, named)

    def performed(args: tuple[Any, ...], named: Mapping[str, Any]) -> Any:
        try:
            return on_enough_stack(partial(perform, args, named))
        except (Problems, CallError) as fault:
            fault.__context__ = None
            return Failure(fault.with_traceback(_of_user(fault.__traceback__) if runs_users_code else None))
        except Exception as fault:
            if not runs_users_code or not _is_of_user(fault.__traceback__):
                raise
            return Failure(fault.with_traceback(_of_user(fault.__traceback__)))

    # Only the code takes the name: a kernel may be called `perform`, and must not take that place.
    code = _code().replace(co_filename=file, co_firstlineno=line, co_name=name, co_qualname=name)
    return FunctionType(code, {"perform": guarded, "failure": Failure})


@cache
def _code() -> CodeType:
    """The compiled function, all of it on its first line, for any value of that line."""
    tree = ast.parse(_TEXT)
    for node in ast.walk(tree):
        if isinstance(node, ast.stmt | ast.expr | ast.arg):
            node.lineno = node.end_lineno = 1
            node.col_offset = node.end_col_offset = 0
    space: dict[str, Any] = {}
    exec(compile(tree, "", "exec"), space)
    code: CodeType = space["entry"].__code__
    return code


def _is_of_user(trace: TracebackType | None) -> bool:
    """True if a frame is not ours."""
    while trace is not None:
        if not trace.tb_frame.f_code.co_filename.startswith(_OURS):
            return True
        trace = trace.tb_next
    return False


def is_own_bug(fault: Exception) -> bool:
    """True for a failed assertion of Vyre, which is never the user's mistake and must not be hidden."""
    trace = fault.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return isinstance(fault, AssertionError) and trace is not None and not _is_of_user(trace)


def _of_user(trace: TracebackType | None) -> TracebackType | None:
    """The traceback without frames of ours."""
    frames = []
    while trace is not None:
        frames.append(trace)
        trace = trace.tb_next
    kept: TracebackType | None = None
    for frame in reversed(frames):
        if not frame.tb_frame.f_code.co_filename.startswith(_OURS):
            kept = TracebackType(kept, frame.tb_frame, frame.tb_lasti, frame.tb_lineno)
    return kept


def public(function: F) -> F:
    """The function, with user errors raised as if from outside of Vyre."""

    def perform(args: tuple[Any, ...], named: Mapping[str, Any]) -> Any:
        return function(*args, **named)

    entry = with_user_frame(perform, name=function.__name__, file="<vyre>", line=1)
    entry.__globals__["__name__"] = __name__  # a pipeline that calls it need not follow what it reads
    return cast(F, update_wrapper(entry, function))  # has the function's parameters and result


_EXCHANGING = ForkLock()
_OF_PARTIAL = {"args", "func", "keywords"}


# A kernel is called by many names before there is machine code for its calls, so what makes them must be
# exchangeable. A `partial` without arguments forwards a call in C: no Python function runs, no attribute is
# looked up, and from Python 3.12 on arguments are not packed into a tuple and a dict.


class _WithoutPartial(type):
    """A base class that lists only its own names: those of `partial` mean nothing to users."""

    def __dir__(cls) -> list[str]:
        return [name for name in super().__dir__() if name not in _OF_PARTIAL]


class Forwarding(partial[Any], metaclass=_WithoutPartial):
    """An object whose calls go to `_call`."""

    def __dir__(self) -> list[str]:
        return [name for name in super().__dir__() if name not in _OF_PARTIAL]

    def __new__(cls, function: Callable[..., Any], /, *_: object, **__: object) -> Forwarding:
        return super().__new__(cls, function)

    def __get__(self, owner: object, kind: type | None = None) -> Self:
        """Return this object for an attribute of a class: a `partial` is a method from Python 3.14 on."""
        return self

    def _forward_once(self, make: Callable[[], Callable[..., Any]]) -> None:
        """Exchange the function of Python that calls go to, unless another thread has done so: it may be in a
        call of what it put there, which holds no reference to it.
        """
        with _EXCHANGING:
            if isinstance(self._call, FunctionType):
                self._call = make()

    def _forward_to(self, entry: Callable[..., Any]) -> None:
        """Exchange a function of Python, or what was never called: nothing else holds what is running."""
        self.__setstate__((entry, (), {}, self.__dict__))  # type: ignore[attr-defined]  # of copied partials

    # Read by a C function: calls of the library go through it.
    _call = property(attrgetter("func"), _forward_to)
