"""Locks in processes that fork."""

from __future__ import annotations

import contextlib
import os
import threading


class ForkLock:
    """A reentrant lock for `with`, free in a forked child: the thread that held it does not exist there.

    For short sections that leave no half-finished state that matters to the child. Reentrant, since a
    finalizer or a signal handler may interrupt and want the same lock. A lock that was used is never freed.

    `patience` is for sections that a finalizer or handler may interrupt and that stay sound without the lock:
    the interrupting code in the holder's thread may wait for a lock that the waiting thread has, such as
    `SHARED`. So after `patience` seconds the waiting thread continues without it.
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
        with contextlib.suppress(RuntimeError):  # it continued without the lock, or was forked meanwhile
            self._lock.release()

    def _renew(self) -> None:
        self._lock = threading.RLock()


class LockThatForksAwait:
    """A reentrant lock for `with`, held by no other thread at the moment of a fork.

    There is only one: a fork that took several could meet a thread that takes them in another order. A thread
    that waits for another to act in its place lends it the lock if it has it.
    """

    def __init__(self) -> None:
        self._lock = threading.RLock()
        self._is_registered = False
        self._borrowed = threading.local()

    def is_mine(self) -> bool:
        """True if this thread has the lock, its own or borrowed."""
        return getattr(self._borrowed, "is_lent", False) or self._lock._is_owned()  # type: ignore[attr-defined]  # as threading.Condition asks it

    def borrow(self) -> None:
        """Treat this thread as holding the lock from now on: the thread that holds it waits for this one."""
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


# For LLVM, the resident code, the pool in use, and imports. A child forked during a compilation would
# have LLVM's state half changed, and llvmlite's own lock, or that of a module, held by a thread that is not
# there.
SHARED = LockThatForksAwait()
