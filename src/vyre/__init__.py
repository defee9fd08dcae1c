"""Vyre: kernels as Python functions, with the same bytes on every device.

Ops, ids, atomics, subgroup operations and dtypes are names of this module: `vyre.exp`, `vyre.gid`,
`vyre.f32`.
"""

from __future__ import annotations

import builtins
from collections.abc import Callable
from importlib import import_module
from typing import Any

from vyre.front.compound_types import complex64, complex128, mat, struct, vec
from vyre.front.words import DTYPES, INTRINSICS, Buf, Const, InOut, Out
from vyre.ir.dtypes import DType as dtype
from vyre.ir.problem import (
    CallError,
    DeviceError,
    DeviceLost,
    ExpectError,
    OutOfMemory,
    Problem,
    Problems,
    SlowKernelWarning,
    UntrackedWarning,
)
from vyre.run.arrays import array, empty, zeros
from vyre.run.context import Hooks, devices, hand_in, threads, use
from vyre.run.kernel import Kernel, check, func, kernel
from vyre.run.observe import counters, observe

__version__ = "0.1.0"

_WORDS: dict[str, object] = {**INTRINSICS, **DTYPES}
_LATER = {
    "Pipeline": "vyre.run.pipeline", "pipeline": "vyre.run.pipeline", "Saved": "vyre.run.loaded",
    "load": "vyre.run.loaded", "elementwise": "vyre.run.elementwise",
    "trace": "vyre.report.chrome_trace", "DeviceArray": "vyre.targets.cuda.arrays",
    "Tuning": "vyre.tune.tune",
}  # fmt: skip

__all__ = [
    "Buf", "CallError", "Const", "DeviceArray", "DeviceError", "DeviceLost", "ExpectError", "InOut",
    "Kernel", "Out", "OutOfMemory", "Pipeline", "Problem", "Problems", "Saved", "SlowKernelWarning", "Tuning",
    "UntrackedWarning", "array", "check", "complex64", "complex128", "counters", "devices", "dtype",
    "elementwise", "empty", "func", "kernel", "load", "mat", "observe", "pipeline", "struct",
    "threads", "trace", "use", "vec", "zeros",
    *(name for name in _WORDS if not hasattr(builtins, name)),  # kernels call Python's own min, abs, ...
]  # fmt: skip


def _later(module: str, name: str) -> Callable[..., Any]:
    """A function of a room above `run`, which is loaded when the function is first called."""
    return lambda *args, **named: getattr(import_module(module), name)(*args, **named)


hand_in(
    Hooks(
        chooser=_later("vyre.tune.choice", "chooser"),
        rules=_later("vyre.tune.fusion", "rules_for"),
        session=_later("vyre.tune.session", "session"),
        explanation=_later("vyre.report.explanation", "explanation"),
        check_pipeline=_later("vyre.run.checked_pipeline", "sanitized"),
        reduce=_later("vyre.lib.reductions", "reduce"),
        scan=_later("vyre.lib.scans", "scan"),
    )
)


def __getattr__(name: str) -> object:
    """Return a word of the kernel language from the table that defines it; some are loaded on first use."""
    if name in _WORDS:
        return _WORDS[name]
    if name == "lib":
        return import_module("vyre.lib")
    if name in _LATER:
        found: object = getattr(import_module(_LATER[name]), name)
        globals()[name] = found
        return found
    raise AttributeError(f"module 'vyre' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *_WORDS, *_LATER, "lib"})
