"""A lock that a forked child can take: the thread that held it at the fork does not exist there."""

from __future__ import annotations

import os
import threading


class ForkLock:
    """A mutual exclusion for `with`, free again in a forked child."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._is_registered = False

    def __enter__(self) -> None:
        self._lock.acquire()
        if not self._is_registered:
            self._is_registered = True
            if hasattr(os, "register_at_fork"):
                os.register_at_fork(after_in_child=self._renew)

    def __exit__(self, *_: object) -> None:
        self._lock.release()

    def _renew(self) -> None:
        self._lock = threading.Lock()
