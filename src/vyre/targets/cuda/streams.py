"""Which stream a call runs on: the caller's current one of torch or CuPy, if there is one, else the default.

The default is CUDA's legacy stream: those of torch and CuPy are the same, so what was asked of one before is
done before. Streams of torch live as long as the process. CuPy's do not, so those that arrays were last used
on are kept.
"""

from __future__ import annotations

import contextlib
import sys
from typing import Any

from vyre.ir.problem import CallError
from vyre.targets.cuda.device import LEGACY, Device

PER_THREAD = 2
_MOST_KEPT = 64

_MODULES = sys.modules
_FOUND: dict[str, Any] = {}  # the functions of libraries that say which stream is theirs now
_TRUSTED: dict[int, object] = {LEGACY: None, PER_THREAD: None}  # streams that are there, with their owners


def current(index: int) -> int:
    """The stream that the caller has chosen on a device."""
    if "torch" in _MODULES:
        handle = _torch(index)
        if handle > PER_THREAD:
            return handle
    return _cupy() if "cupy" in _MODULES else LEGACY


def of_cupy() -> int:
    """CuPy's current stream."""
    return _cupy() if "cupy" in _MODULES else LEGACY


def of_torch(index: int) -> int:
    """torch's current stream on a device."""
    return _torch(index)


def safe(stream: int, device: Device) -> int:
    """The stream, if it is certain to be there still; else the default one, once everything is done."""
    if stream in _TRUSTED:
        return stream
    with contextlib.suppress(CallError), device.current():
        device.cuda.cuCtxSynchronize()
    return LEGACY


def trust(stream: int, owner: object = None) -> int:
    """A stream that arrays may remember; the owner is kept with it."""
    found = stream or LEGACY
    if found not in _TRUSTED:
        _TRUSTED[found] = owner
        kept = [handle for handle, who in _TRUSTED.items() if who is not None]
        for handle in kept[:-_MOST_KEPT]:
            del _TRUSTED[handle]
    return found


def given(stream: Any) -> int:
    """The stream that a consumer of an array names by the standard's numbers; JAX's live as long as it."""
    if stream is None or stream in (0, LEGACY):
        return LEGACY
    handle = int(stream)
    of_cupy()  # keeps its stream, if it is this one
    return trust(handle) if "jax" in _MODULES else handle


def _torch(index: int) -> int:
    find = _FOUND.get("torch")
    if find is None:
        torch: Any = _MODULES["torch"]
        cuda = getattr(torch, "cuda", None)
        if cuda is None or not getattr(cuda, "is_initialized", bool)():
            return LEGACY
        find = _FOUND["torch"] = torch._C._cuda_getCurrentRawStream
    handle: int = find(index)
    return trust(handle) if handle > PER_THREAD else LEGACY if handle < PER_THREAD else PER_THREAD


def _cupy() -> int:
    find = _FOUND.get("cupy")
    if find is None:
        find = getattr(getattr(_MODULES["cupy"], "cuda", None), "get_current_stream", None)
        if find is None:  # half imported
            return LEGACY
        _FOUND["cupy"] = find
    stream = find()
    handle: int = stream.ptr
    return trust(handle, stream) if handle > PER_THREAD else LEGACY if handle < PER_THREAD else PER_THREAD
