"""Functions called on threads with little stack, with memory below it that shows whether it was enough."""

from __future__ import annotations

import ctypes
import mmap
from collections.abc import Callable
from typing import Any

STACK = 64 * 1024  # bytes
BELOW = 32 << 20  # bytes, watched
_FILL = 0xA5
_START = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p)


class Overflow(AssertionError):
    """Something below the stack was written."""


def on_small_stack(function: Callable[[], Any], *, size: int = STACK) -> Any:
    """The result of a call on a thread with so much stack; Overflow if it took more.

    There is no guard below the stack but memory with known contents, which is looked at afterwards. An
    overflow therefore does no harm if it stays within that memory, and is seen in any case.
    """
    memory = mmap.mmap(-1, BELOW + size, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
    memory[:BELOW] = bytes([_FILL]) * BELOW
    start = ctypes.addressof(ctypes.c_char.from_buffer(memory))
    found: list[Any] = []
    raised: list[BaseException] = []

    def call(_: object) -> None:
        try:
            found.append(function())
        except BaseException as fault:  # noqa: BLE001  # carried to the thread that asked
            raised.append(fault)

    _run(_START(call), start + BELOW, size)
    untouched = len(memory[:BELOW]) - len(memory[:BELOW].lstrip(bytes([_FILL])))
    if untouched != BELOW:
        raise Overflow(f"{BELOW - untouched} bytes below a stack of {size} were reached")
    if raised:
        raise raised[0]
    return found[0]


def _run(start: Any, base: int, size: int) -> None:
    library: Any = ctypes.CDLL(None)
    attributes, thread = (ctypes.c_uint64 * 8)(), ctypes.c_void_p()
    library.pthread_attr_init(attributes)
    assert library.pthread_attr_setstack(attributes, ctypes.c_void_p(base), ctypes.c_size_t(size)) == 0
    assert library.pthread_create(ctypes.byref(thread), attributes, start, None) == 0
    library.pthread_join(thread, None)
    library.pthread_attr_destroy(attributes)
