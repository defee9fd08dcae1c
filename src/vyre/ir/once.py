"""A property that is computed when it is first asked for, and then kept.

That of functools holds a lock until Python 3.12: a child forked while a thread computes would wait for ever.
Here two threads may both compute, and one result stays.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class once(Generic[T]):  # a decorator, as `property` is
    """`@once` above a method without arguments, of a class whose records have a `__dict__`."""

    def __init__(self, compute: Callable[[Any], T]) -> None:
        self._compute = compute
        self.__doc__ = compute.__doc__

    def __get__(self, record: Any, kind: type) -> T:
        found: T = vars(record).setdefault(self._compute.__name__, self._compute(record))
        return found
