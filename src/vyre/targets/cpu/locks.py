"""Locks in processes that fork."""

from __future__ import annotations

import contextlib
import os
import threading


class ForkLock:
    """A reentrant mutual exclusion for `with`, free in a forked child: whoever held it is not there.

    For short sections that leave nothing half done which the child would miss. Reentrant, since a finalizer
    or a signal handler may come in between and want the same lock. A lock that was used is never freed.

    `patience` is for sections that a finalizer or handler may interrupt and that stay sound without the lock:
    what interrupted the thread that has it may wait for a lock that the waiting one has, such as `SHARED`. So
    after so many seconds it goes on.
    """

    def __init__(self, *, patience: float = -1) -> None:
        self._lock = threading.RLock()
        self._patience = patience
        self._is_registered = False

    def __enter__(self) -> None:
        self._lock.acquire(timeout=self._patience)
        if not self._is_registered:
            self._is_registered = True
            if hasattr(os, "register_at_fork"):
                os.register_at_fork(after_in_child=self._renew)

    def __exit__(self, *_: object) -> None:
        with contextlib.suppress(RuntimeError):  # it went on without it, or is a child forked in between
            self._lock.release()

    def _renew(self) -> None:
        self._lock = threading.RLock()


class LockThatForksAwait:
    """A reentrant mutual exclusion for `with`, held by nobody else at the moment of a fork.

    There is one only: a fork that took several could meet a thread that takes them in another order. A thread
    that waits for another to do something in its place lends it the lock if it has it.
    """

    def __init__(self) -> None:
        self._lock = threading.RLock()
        self._is_registered = False
        self._borrowed = threading.local()

    def is_mine(self) -> bool:
        """True if this thread has the lock, its own or borrowed."""
        return getattr(self._borrowed, "is_lent", False) or self._lock._is_owned()  # type: ignore[attr-defined]  # as threading.Condition asks it

    def borrow(self) -> None:
        """Take this thread for one that has the lock, from now on: the thread that has it waits for us."""
        self._borrowed.is_lent = True

    def __enter__(self) -> None:
        if getattr(self._borrowed, "is_lent", False):
            return
        if not self._is_registered:
            self._is_registered = True
            if hasattr(os, "register_at_fork"):
                take, give = self._lock.acquire, self._lock.release
                os.register_at_fork(before=take, after_in_parent=give, after_in_child=give)
        self._lock.acquire()

    def __exit__(self, *_: object) -> None:
        if not getattr(self._borrowed, "is_lent", False):
            self._lock.release()


# For LLVM, the resident code, the pool in use, and imports. A child born in the middle of a compilation would
# have LLVM's state half changed, and llvmlite's own lock, or that of a module, held by a thread that is not
# there.
SHARED = LockThatForksAwait()
