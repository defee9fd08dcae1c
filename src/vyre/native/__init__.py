"""The runtime: C for what must be machine code on every call, and the LLVM IR generated from it.

`*.c` is the source: `call.c` is the entry of calls, `arguments.c` reads what they are given, `memory.c` keeps
large blocks of memory, `pool.c` shares work among threads, `sequence.c` runs the launches of a plan,
`watch.c` lets Python handle signals meanwhile.
`make native` turns it into `runtime-<platform>.ll`, which is shipped: users need no compiler. Nothing here
runs by itself: `targets/cpu/loader.py` compiles the text of this platform, or finds it in the cache.
"""

from __future__ import annotations

import os

# The platforms that have a text, as zig names them, by the architecture and the system of LLVM's triples.
PLATFORMS = {
    ("x86_64", "linux"): "x86_64-linux-gnu",
    ("aarch64", "linux"): "aarch64-linux-gnu",
    ("x86_64", "apple"): "x86_64-macos",
    ("arm64", "apple"): "aarch64-macos",
    ("aarch64", "apple"): "aarch64-macos",
    ("x86_64", "windows"): "x86_64-windows-gnu",
}

# Functions that Python enters, and that other machine code calls.
EXPORTS = (
    "blocks_kept", "call_gpu", "call_type", "describe_cupy", "pool_await", "pool_bands",
    "pool_call", "pool_chunk", "pool_help", "pool_is_awake", "pool_open", "pool_quit", "pool_seats",
    "pool_sequence", "pool_spread", "pool_worker", "run_on_stack", "watch_begin", "watch_end",
    "watch_release",
)  # fmt: skip

# Functions that the text takes from the process; a test compares the list with the object code.
SYMBOLS = (
    "PyBuffer_Release", "PyCapsule_GetPointer", "PyCapsule_New", "PyDict_GetItemWithError", "PyDict_Next",
    "PyDict_Size", "PyErr_BadArgument", "PyErr_CheckSignals", "PyErr_Clear", "PyErr_Occurred",
    "PyEval_RestoreThread", "PyEval_SaveThread", "PyLong_AsLongLongAndOverflow",
    "PyLong_AsUnsignedLongLong", "PyLong_AsVoidPtr", "PyLong_FromLongLong", "PyMem_RawCalloc",
    "PyMem_RawFree", "PyMem_RawMalloc", "PyObject_Call", "PyObject_GC_UnTrack", "PyObject_GetAttr",
    "PyObject_GetBuffer", "PyObject_Vectorcall", "PyThread_get_thread_ident", "PyTuple_New",
    "PyType_FromSpec", "PyType_GenericNew", "PyType_GetSlot", "PyType_IsSubtype", "PyUnicode_Compare",
    "Py_DecRef", "Py_IncRef", "__ulock_wait", "__ulock_wake", "clock_gettime", "memcpy", "memset",
    "sched_getcpu", "sched_yield", "syscall",
)  # fmt: skip

# Intrinsics of the text that kernels do not have.
INTRINSICS = (
    "aarch64.hint", "experimental.noalias.scope.decl", "fabs", "lifetime", "memcpy", "memset",
    "read_volatile_register", "smax", "smin", "smul.with.overflow", "write_register",
    "x86.sse.ldmxcsr", "x86.sse.stmxcsr", "x86.sse2.pause",
)  # fmt: skip


def text(triple: str) -> str | None:
    """The runtime's LLVM IR for a platform, named by LLVM's triple; None for an unsupported platform."""
    name = platform(triple)
    if name is None:
        return None
    path = os.path.join(os.path.dirname(__file__), f"runtime-{name}.ll")
    # `importlib.resources` reads archives too, but takes 2 ms to load.
    data: bytes = __spec__.loader.get_data(path)  # type: ignore[union-attr]  # as loaders of files and archives do
    return data.decode()


def platform(triple: str) -> str | None:
    """The name of the text for a triple."""
    architecture, _, rest = triple.partition("-")
    systems = [system for system in ("linux", "apple", "windows") if system in rest]
    return PLATFORMS.get((architecture, systems[0])) if systems else None


def has_futex(triple: str) -> bool:
    """True if workers can sleep in the runtime's code; if not, they sleep in Python and call `pool_help`."""
    return platform(triple) is not None and "windows" not in triple
