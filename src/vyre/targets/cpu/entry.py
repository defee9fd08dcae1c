"""The entry of calls: an object for each kernel and pipeline that goes from Python's objects to machine code.

`native/call.c` is that object. It handles calls that one of its signatures foresees, and forwards all others,
unchanged, to a Python function; where the platform has no such object, that function is all there is.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Hashable
from functools import cache
from typing import Any, Protocol
from weakref import WeakSet

import numpy as np

from vyre.targets.bounded import Usage, gauge
from vyre.targets.cpu import loader, pool
from vyre.targets.cpu.layout import is_as_declared
from vyre.targets.cpu.signature import Signature

MOST_SIGNATURES = 16  # of one kernel or pipeline
MOST_IN_ALL = 1 << 14  # beyond that all others go

_SCALARS = (
    np.bool_, np.int8, np.int16, np.int32, np.int64, np.uint8, np.uint16, np.uint32, np.uint64,
    np.float32, np.float64, np.longlong, np.complex64, np.complex128,
)  # fmt: skip
_MOST_KEPT = 256 << 20  # KEPT_MOST of native/memory.c
_KEPT = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_int64)
_KEYWORDS = tuple(map(sys.intern, ("domain", "groups", "device")))

# A signature is valid while the first word has the value it had when the signature was made, and while the
# second, the number of recordings in progress, is 0.
_GATE = (ctypes.c_int64 * 2)()


class Invalidated(Protocol):
    """Fast calls of another kind that must be invalidated too."""

    def invalidate(self) -> None: ...


_OTHERS: WeakSet[Invalidated] = WeakSet()


def on_invalidate(others: Invalidated) -> None:
    """Invalidate these too, as long as they exist."""
    _OTHERS.add(others)


def invalidate() -> None:
    """Invalidate every existing signature: the device changed, or a trace began."""
    _GATE[0] += 1
    for other in list(_OTHERS):
        other.invalidate()


def gate() -> int:
    """Return a number that distinguishes signatures made before the last `invalidate` from later ones."""
    return int(_GATE[0])


def pause(recordings: int) -> None:
    """Send all calls to their Python functions while pipelines are being recorded; 0 ends that."""
    _GATE[1] = recordings
    if recordings:
        for other in list(_OTHERS):
            other.invalidate()


class SignatureTable:
    """The signatures of a kernel, or of a pipeline; a kernel and those that `over` makes of it share one."""

    def __init__(self) -> None:
        self._entries: list[tuple[bytes, object]] = []  # read by machine code
        self._keys: list[Hashable] = []
        self._gate = gate()
        _TABLES.add(self)

    @property
    def usage(self) -> Usage:
        """The number of signatures, and their bytes."""
        entries = list(self._entries)
        return Usage(len(entries), sum(len(words) for words, _ in entries), 0, 0)

    def has(self, key: Hashable) -> bool:
        """True if there is a signature under a key, so that a call it did not take needs no other."""
        return self._gate == gate() and key in self._keys

    def add(self, key: Hashable, signature: Signature, *, most: int = MOST_SIGNATURES) -> None:
        """Try calls against this signature, too; the oldest goes if there are more than `most`."""
        if not signature.fits:
            return
        now = gate()
        if self._gate != now:
            self.clear()
            self._gate = now
        if len(self._entries) >= most:
            del self._entries[0], self._keys[0]
        if len(_TABLES) * most > MOST_IN_ALL and _usage().entries >= MOST_IN_ALL:
            for table in list(_TABLES):
                table.clear()
        self._entries.append((signature.packed(now), signature.kept))
        self._keys.append(key)

    def clear(self) -> None:
        """Remove all signatures."""
        self._entries.clear()
        self._keys.clear()

    def call(self, slow: Any, over: object = None) -> Any:
        """Return the object that is called: it tries the signatures, then `slow`.

        `over` is the domain of calls that do not state any. The object is `slow` itself where machine code
        cannot read Python's objects.
        """
        kind = _call_type()
        return slow if kind is None else kind(slow, self._entries, over)


_TABLES: WeakSet[SignatureTable] = WeakSet()


def _usage() -> Usage:
    """The usage of all tables."""
    return sum((table.usage for table in list(_TABLES)), Usage(0, 0, 0, 0))


gauge("signatures", _usage)


def kept_memory(*, drop: bool = False) -> int:
    """The bytes of large blocks that calls gave back and later ones take; all are freed if `drop` is true."""
    return int(_KEPT(loader.runtime()["blocks_kept"])(drop)) if _call_type.cache_info().currsize else 0


gauge("memory blocks", lambda: Usage(0, kept_memory(), 0, _MOST_KEPT))


@cache
def _call_type() -> Any:
    """The type of the objects that are called; None without a native runtime."""
    if not is_as_declared():
        return None
    pool.threads()  # writes the width where the machine code reads it
    pointer = ctypes.pythonapi.PyCapsule_GetPointer
    pointer.restype, pointer.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
    api = sys.modules["numpy._core._multiarray_umath"]._ARRAY_API  # NumPy's table of functions
    types = (bool, complex, float, int, list, str, tuple, np.ndarray)
    words = [
        ctypes.addressof(_GATE), ctypes.addressof(pool.cell()), *map(id, (None, True, False, *types)),
        pointer(api, None), int(sys.version_info < (3, 12)), *map(id, (*_KEYWORDS, *_SCALARS)),
    ]  # fmt: skip
    make = ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.POINTER(ctypes.c_int64))(loader.runtime()["call_type"])
    return make((ctypes.c_int64 * len(words))(*words))
