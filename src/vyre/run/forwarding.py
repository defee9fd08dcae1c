"""Objects whose calls another object makes.

A kernel is called by many names before there is machine code for its calls, so what makes them must be
exchangeable. A `partial` without arguments forwards a call in C: no Python function runs, no attribute is
looked up, and from Python 3.12 on arguments are not packed into a tuple and a dict.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from operator import attrgetter
from types import FunctionType
from typing import Any, Self

from vyre.targets.locks import ForkLock

_EXCHANGING = ForkLock()
_OF_PARTIAL = {"args", "func", "keywords"}


class _WithoutPartial(type):
    """A class that shows its own names: those of `partial` mean nothing to users."""

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
