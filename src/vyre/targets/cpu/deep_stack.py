"""Runs calls that need much stack from threads that may have little.

LLVM and Python's own C functions do not check their stack use. Compiling a small kernel takes 60 KiB and a
large one megabytes; a thread may have 64 KiB in all. Such a call runs on a thread of its own with a large
stack, whose pages the system allocates when they are first accessed.
"""

from __future__ import annotations

import contextvars
import ctypes
import functools
import itertools
import sys
import threading
from collections.abc import Callable
from typing import Any, TypeVar

from vyre.ir.problem import CallError
from vyre.targets.locks import SHARED

Result = TypeVar("Result")

SIZES = (256 << 20, 64 << 20, 16 << 20)  # bytes; the first that the system grants is used
ENOUGH = 512 << 10  # bytes; Python code that goes through a program as deep as the limits takes 180 KiB
_ATTRIBUTES_WORDS = 8  # at least sizeof(pthread_attr_t)
_START = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p)
_CALLS: dict[int, Callable[[object], None]] = {}  # of threads that begin
_KEYS = itertools.count(1)


class _Here(threading.local):
    stack_bytes: int | None = None  # of this thread, once it is known


_HERE = _Here()


def on_deep_stack(function: Callable[[], Result]) -> Result:
    """Return the result of a call made on a large stack; its exception is raised here."""
    if _stack_bytes() >= SIZES[-1]:
        return function()
    results: list[Result] = []
    raised: list[BaseException] = []
    context, has_lock = contextvars.copy_context(), SHARED.is_mine()

    def call(_: object) -> None:
        try:
            if has_lock:
                SHARED.borrow()
            results.append(context.run(function))
        except BaseException as fault:  # noqa: BLE001  # carried to the thread that asked
            raised.append(fault)

    _run_in_thread(call)
    if raised:
        raise raised.pop()  # so that no frame of its traceback keeps it in a variable
    return results[0]


def on_enough_stack(function: Callable[[], Result]) -> Result:
    """Return the result of a call, made on this thread unless it has little stack."""
    return function() if _stack_bytes() >= ENOUGH else on_deep_stack(function)


def _stack_bytes() -> int:
    """Return the size of this thread's stack; where the system does not report it, a size that is enough."""
    if _HERE.stack_bytes is None:
        _HERE.stack_bytes = _asked() if sys.platform == "linux" else SIZES[0]
    return _HERE.stack_bytes


@functools.cache
def _library() -> Any:
    return ctypes.CDLL(None)


def _asked() -> int:
    if threading.get_ident() == threading.main_thread().ident:  # whose stack grows up to a limit
        import resource

        limit = resource.getrlimit(resource.RLIMIT_STACK)[0]
        return SIZES[0] if limit == resource.RLIM_INFINITY else limit
    library = _library()
    attributes = (ctypes.c_uint64 * _ATTRIBUTES_WORDS)()
    library.pthread_self.restype = ctypes.c_void_p
    if library.pthread_getattr_np(ctypes.c_void_p(library.pthread_self()), attributes) != 0:
        return 0
    base, size = ctypes.c_void_p(), ctypes.c_size_t()
    library.pthread_attr_getstack(attributes, ctypes.byref(base), ctypes.byref(size))
    library.pthread_attr_destroy(attributes)
    return size.value


def _run_in_thread(call: Callable[[object], None]) -> None:
    """Run a call in a new thread. `threading.stack_size()` would also change the stacks of the user's
    threads.
    """
    library = _library()
    thread, key = ctypes.c_void_p(), next(_KEYS)
    _CALLS[key] = call
    try:  # a signal handler may raise as soon as the thread runs: it is awaited nevertheless
        for size in SIZES:
            attributes = (ctypes.c_uint64 * _ATTRIBUTES_WORDS)()
            library.pthread_attr_init(attributes)
            library.pthread_attr_setstacksize(attributes, ctypes.c_size_t(size))
            error = library.pthread_create(ctypes.byref(thread), attributes, _entry(), ctypes.c_void_p(key))
            library.pthread_attr_destroy(attributes)
            if error == 0:
                return
    finally:
        if thread.value:
            library.pthread_join(thread, None)
    raise CallError(
        f"compiling needs a thread with {SIZES[-1]:,} bytes of stack, which the system does not give. "
        f"Fix: raise the limits of memory and threads of the process (ulimit -v, -u)."
    )


@functools.cache
def _entry() -> Any:
    """The function that threads begin with. It is never freed, since a thread may still return from it."""

    def enter(key: int) -> None:
        _CALLS.pop(key)(None)

    return _START(enter)
