"""Chooses the stream of a call: the caller's current one of torch or CuPy, if there is one, else the default.

The default is CUDA's legacy stream: those of torch and CuPy are the same, so their earlier work is ordered
before ours. Streams of torch live as long as the process. CuPy's do not, so those that arrays were last used
on are kept alive.
"""

from __future__ import annotations

import contextlib
import ctypes
import sys
from collections.abc import Callable
from typing import Any

from vyre.ir.problem import CallError
from vyre.targets.cuda.device import LEGACY, Gpu

PER_THREAD = 2
_MOST_KEPT = 64

_MODULES = sys.modules
_TORCH: Callable[[int], int] | None = None  # loaded libraries' functions that return their current stream
_CUPY: Callable[[], Any] | None = None
_SEEN = -1  # the number of modules at the last search; -1 if a library is not initialized yet
_CELL = (ctypes.c_int64 * 3)(-1)  # for machine code: _SEEN, and the addresses of the two others
_TRUSTED: dict[int, object] = {LEGACY: None, PER_THREAD: None}  # existing streams, with their owners


def current(index: int) -> int:
    """Return the stream that the caller has chosen on a device."""
    if len(_MODULES) != _SEEN:
        _look()
    if _TORCH is not None:
        handle = _TORCH(index)
        if handle > PER_THREAD:
            return trust(handle)
    return LEGACY if _CUPY is None else of_cupy()


def cell() -> int:
    """Return the address of the cell that machine code reads: the number of modules, and the functions that
    return a stream.
    """
    return ctypes.addressof(_CELL)


def of_cupy() -> int:
    """Return CuPy's current stream."""
    if len(_MODULES) != _SEEN:
        _look()
    if _CUPY is None:
        return LEGACY
    stream = _CUPY()
    handle: int = stream.ptr
    return trust(handle, stream) if handle > PER_THREAD else LEGACY if handle < PER_THREAD else PER_THREAD


def of_torch(index: int) -> int:
    """Return torch's current stream on a device."""
    if len(_MODULES) != _SEEN:
        _look()
    if _TORCH is None:
        return LEGACY
    handle = _TORCH(index)
    return trust(handle) if handle > PER_THREAD else LEGACY if handle < PER_THREAD else PER_THREAD


def _look() -> None:
    """Find the libraries that have streams, once for the modules that are loaded."""
    global _TORCH, _CUPY, _SEEN
    torch, cupy = (getattr(_MODULES.get(name), "cuda", None) for name in ("torch", "cupy"))
    is_started = torch is not None and getattr(torch, "is_initialized", bool)()
    _TORCH = _MODULES["torch"]._C._cuda_getCurrentRawStream if is_started else None
    _CUPY = getattr(cupy, "get_current_stream", None)
    is_all = ("torch" in _MODULES) == is_started and ("cupy" in _MODULES) == (_CUPY is not None)
    _SEEN = len(_MODULES) if is_all else -1
    _CELL[:] = [_SEEN, *(0 if library is None else id(library) for library in (_TORCH, _CUPY))]


def safe(stream: int, device: Gpu) -> int:
    """Return the stream if it certainly still exists; else synchronize, and return the default stream."""
    if stream in _TRUSTED:
        return stream
    with contextlib.suppress(CallError), device.current():
        device.cuda.cuCtxSynchronize()
    return LEGACY


def trust(stream: int, owner: object = None) -> int:
    """Mark a stream as one that arrays may remember; the owner is kept alive with it."""
    trusted = stream or LEGACY
    if trusted not in _TRUSTED:
        _TRUSTED[trusted] = owner
        kept = [handle for handle, who in _TRUSTED.items() if who is not None]
        for handle in kept[:-_MOST_KEPT]:
            dropped: Any = _TRUSTED.pop(handle, None)
            if dropped is not None:  # its handle may become that of a new stream, which arrays would trust
                dropped.synchronize()
    return trusted


def given(stream: Any) -> int:
    """Return the stream that the consumer, which called our caller, names by the standard's numbers.

    JAX's streams live as long as the process; of others that is unknown.
    """
    if stream is None or stream in (0, LEGACY):
        return LEGACY
    handle = int(stream)
    of_cupy()  # keeps its stream, if it is this one
    consumer: str = sys._getframe(2).f_globals.get("__name__", "")
    return trust(handle) if consumer.startswith("jax") else handle
