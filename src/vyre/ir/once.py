"""A property that is computed on first access and then kept.

`functools.cached_property` holds a lock before Python 3.12: a child forked while a thread computes would wait
for ever. Here two threads may both compute, and one result is kept.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class once(Generic[T]):  # a decorator, as `property` is
    """Decorator for a method without arguments, in a class whose instances have a `__dict__`."""

    def __init__(self, compute: Callable[[Any], T]) -> None:
        self._compute = compute
        self.__doc__ = compute.__doc__

    def __get__(self, record: Any, kind: type) -> T:
        value: T = vars(record).setdefault(self._compute.__name__, self._compute(record))
        return value
