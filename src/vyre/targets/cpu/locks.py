"""One lock for what threads share here: LLVM, the resident code, the pool that is in use.

A fork waits for it. Otherwise a child could be born in the middle of a compilation, with LLVM's state half
changed and llvmlite's own lock held by a thread that is not there.
"""

from __future__ import annotations

import os
import threading


class ForkLock:
    """A reentrant mutual exclusion for `with`, held by nobody else at the moment of a fork."""

    def __init__(self) -> None:
        self._lock = threading.RLock()
        self._is_registered = False

    def __enter__(self) -> None:
        self._lock.acquire()
        if not self._is_registered:
            self._is_registered = True
            if hasattr(os, "register_at_fork"):
                release = self._lock.release
                os.register_at_fork(
                    before=self._lock.acquire, after_in_parent=release, after_in_child=release
                )

    def __exit__(self, *_: object) -> None:
        self._lock.release()


# One, not several: a fork that took several could meet a thread that takes them in another order.
SHARED = ForkLock()
