"""Vyre: kernels as Python functions, with the same bytes on every device.

Ops, ids, atomics, subgroup operations and dtypes are names of this module: `vyre.exp`, `vyre.gid`,
`vyre.f32`.
"""

from __future__ import annotations

import builtins
from collections.abc import Callable
from importlib import import_module
from typing import Any

from vyre.front.compound_types import (
    complex64,
    complex128,
    mat,
    mat2,
    mat3,
    mat4,
    struct,
    vec,
    vec2,
    vec3,
    vec4,
)
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
from vyre.run.checking import check
from vyre.run.hooks import Hooks, hand_in

__version__ = "0.1.0"

_WORDS: dict[str, object] = {**INTRINSICS, **DTYPES}
_LATER = {  # names, by the module that is loaded when one of them is first used
    "vyre.report.chrome_trace": ("trace",),
    "vyre.run.arrays": ("array", "empty", "zeros"),
    "vyre.run.context": ("devices", "threads", "use"),
    "vyre.run.elementwise": ("elementwise",),
    "vyre.run.kernel": ("Kernel", "func", "kernel"),
    "vyre.run.loaded": ("Saved", "load"),
    "vyre.run.observe": ("counters", "observe"),
    "vyre.run.pipeline": ("Pipeline", "pipeline"),
    "vyre.targets.cuda.arrays": ("DeviceArray",),
    "vyre.tune.tune": ("Tuning",),
}
_MODULES = {name: module for module, names in _LATER.items() for name in names}

__all__ = [
    "Buf", "CallError", "Const", "DeviceArray", "DeviceError", "DeviceLost", "ExpectError", "InOut",
    "Kernel", "Out", "OutOfMemory", "Pipeline", "Problem", "Problems", "Saved", "SlowKernelWarning", "Tuning",
    "UntrackedWarning", "array", "check", "complex64", "complex128", "counters", "devices", "dtype",
    "elementwise", "empty", "func", "kernel", "load", "mat", "mat2", "mat3", "mat4", "observe", "pipeline",
    "struct", "threads", "trace", "use", "vec", "vec2", "vec3", "vec4", "zeros",
    *(name for name in _WORDS if not hasattr(builtins, name)),  # kernels call Python's own min, abs, ...
]  # fmt: skip


def _later(module: str, name: str) -> Callable[..., Any]:
    """A function of a room above `run`, which is loaded when the function is first called."""
    return lambda *args, **named: getattr(import_module(module), name)(*args, **named)


hand_in(
    Hooks(
        records=_later("vyre.tune.store", "open_store"),
        rules=_later("vyre.tune.fusion", "rules_for"),
        session=_later("vyre.tune.session", "session"),
        explanation=_later("vyre.report.explanation", "explanation"),
        reduce=_later("vyre.lib.reductions", "reduce"),
        scan=_later("vyre.lib.scans", "scan"),
        library=lambda name, *args, **named: _later("vyre.lib", name)(*args, **named),
        functions=lambda: import_module("vyre.lib").FUNCTIONS,
    )
)


def __getattr__(name: str) -> object:
    """Return a word of the kernel language from the table that defines it; some are loaded on first use."""
    if name in _WORDS:
        return _WORDS[name]
    if name == "lib":
        return import_module("vyre.lib")
    if name in _MODULES:
        value: object = getattr(import_module(_MODULES[name]), name)
        globals()[name] = value
        return value
    what = f"module 'vyre' has no attribute {name!r}"
    if name.startswith("_") or import_module("os").path.exists(f"{__path__[0]}/{name}"):
        raise AttributeError(what)  # `from vyre import native` then imports the package
    instead = import_module("vyre.ops.elsewhere").in_module(name)
    if name in import_module("vyre.lib").__all__:
        instead = f"write vyre.lib.{name}" + (f"; in a kernel, {instead}" if instead else "")
    near = import_module("difflib").get_close_matches(name, __all__, n=1, cutoff=0.75)
    fix = instead or (f"write {near[0]}" if near else None)
    raise AttributeError(what if fix is None else f"{what}. Fix: {fix}.")


def __dir__() -> list[str]:
    return sorted({*globals(), *_WORDS, *_MODULES, "lib"})
