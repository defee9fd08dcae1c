"""The CUDA driver's interface, libcuda, bound by ctypes on first use.

It comes with the driver, so nothing else has to be installed. Functions that return at once keep the
interpreter's lock, because releasing and taking it takes longer; functions that wait release it.
"""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Callable
from functools import cache
from typing import Any

INSTEAD = "or use device='cpu', which gives the same bytes"
NO_DRIVER = (
    "no NVIDIA driver is installed (its library libcuda is not there)",
    f"install the NVIDIA driver on a machine with its GPU, {INSTEAD}",
)
OLDEST = 12_000  # CUDA 12.0: cuLaunchKernelEx, and the current form of graph nodes

_KINDS: dict[str, Any] = {
    "p": ctypes.c_void_p, "i": ctypes.c_int, "u": ctypes.c_uint, "n": ctypes.c_size_t, "q": ctypes.c_uint64,
    "b": ctypes.c_ubyte, "s": ctypes.c_char_p,
}  # fmt: skip

# The functions in use and the kinds of their arguments; all return a status.
_QUICK = {
    "cuInit": "u", "cuDriverGetVersion": "p", "cuDeviceGetCount": "p", "cuDeviceGet": "pi",
    "cuDeviceGetName": "pii", "cuDeviceGetAttribute": "pii", "cuDeviceTotalMem_v2": "pi",
    "cuCtxPushCurrent_v2": "p", "cuCtxPopCurrent_v2": "p", "cuCtxGetCurrent": "p", "cuCtxSetCurrent": "p",
    "cuMemPoolCreate": "pp", "cuMemPoolSetAttribute": "pip",
    "cuMemPoolGetAttribute": "pip", "cuMemAllocFromPoolAsync": "pnpp",
    "cuMemFreeAsync": "qp", "cuMemGetInfo_v2": "pp", "cuMemsetD8Async": "qbnp",
    "cuMemcpyHtoDAsync_v2": "qpnp", "cuMemcpyDtoHAsync_v2": "pqnp", "cuMemcpyDtoDAsync_v2": "qqnp",
    "cuEventCreate": "pu", "cuEventRecord": "pp", "cuEventDestroy_v2": "p", "cuStreamWaitEvent": "ppu",
    "cuLaunchKernelEx": "pppp", "cuModuleGetFunction": "pps", "cuFuncSetAttribute": "pii",
    "cuPointerGetAttribute": "piq", "cuGraphCreate": "pu", "cuGraphAddKernelNode_v2": "pppnp",
    "cuGraphAddMemsetNode": "pppnpp", "cuGraphExecKernelNodeSetParams_v2": "ppp",
    "cuGraphExecMemsetNodeSetParams": "pppp", "cuGraphLaunch": "pp", "cuGetErrorName": "ip",
    "cuGetErrorString": "ip", "cuTensorMapEncodeTiled": "piuqppppiiii", "cuFuncGetParamInfo": "pnpp",
    "cuOccupancyMaxActiveBlocksPerMultiprocessor": "ppin",
}  # fmt: skip
_WAITING = {
    "cuDevicePrimaryCtxRetain": "pi", "cuStreamSynchronize": "p", "cuEventSynchronize": "p",
    "cuStreamQuery": "p", "cuEventQuery": "p",
    "cuCtxSynchronize": "", "cuMemAlloc_v2": "pn", "cuMemFree_v2": "q", "cuMemHostAlloc": "pnu",
    "cuMemPoolTrimTo": "pn", "cuModuleLoadDataEx": "psupp", "cuModuleUnload": "p",
    "cuGraphInstantiateWithFlags": "ppq", "cuGraphExecDestroy": "p", "cuGraphDestroy": "p",
}  # fmt: skip


class Api:
    """libcuda: its functions are attributes, bound on first access."""

    def __init__(self, path: str) -> None:
        self._quick, self._waiting = ctypes.PyDLL(path), ctypes.CDLL(path)

    def __getattr__(self, name: str) -> Callable[..., int]:
        library = self._quick if name in _QUICK else self._waiting
        function = getattr(library, name)
        function.argtypes = [_KINDS[kind] for kind in (_QUICK.get(name) or _WAITING[name])]
        function.restype = ctypes.c_int
        setattr(self, name, function)
        bound: Callable[..., int] = function
        return bound


@cache
def api() -> Api | None:
    """Return libcuda, or None if no driver is installed."""
    try:
        return Api("nvcuda.dll" if sys.platform == "win32" else "libcuda.so.1")
    except OSError:
        return None


def number(function: Callable[..., int], *args: object, kind: Any = ctypes.c_int) -> tuple[int, int]:
    """Call a function that writes one number to its first argument; return its status and the number."""
    cell = kind()
    status = function(ctypes.addressof(cell), *args)
    return status, int(cell.value or 0)


class Fork:
    """Tracks whether the driver was started by a process that this one was forked from: it does not survive
    that.
    """

    def __init__(self) -> None:
        self.is_lost = self._is_watched = False

    def watch(self) -> None:
        """Track forks from now on: the driver was started."""
        if not self._is_watched and hasattr(os, "register_at_fork"):
            self._is_watched = True
            os.register_at_fork(after_in_child=self._lose)

    def _lose(self) -> None:
        self.is_lost = True


FORK = Fork()
