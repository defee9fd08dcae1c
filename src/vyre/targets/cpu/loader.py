"""Object code to callable addresses, and the runtime: our own machine code, which every process needs.

On Linux x86-64 our own linker does it, in a fifth of a millisecond and without LLVM; elsewhere LLVM's does.
Code may call only functions on a list. Memory is writable until the code is in it and executable afterwards,
never both. The runtime is loaded when it is first needed and stays until the process ends: threads sleep in
it. Whoever has a cache hands it in with `make_runtime_by`.
"""

from __future__ import annotations

import contextlib
import ctypes
import functools
import itertools
import mmap
import platform
import sys
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from vyre import native
from vyre.ir.problem import CallError
from vyre.targets.cpu import elf
from vyre.targets.cpu.elf import LoadError
from vyre.targets.cpu.machine import Processor, host
from vyre.targets.locks import SHARED

# Functions that LLVM calls in the code of a kernel: most of the list serves CPUs without FMA or SSE4.1.
KERNEL_SYMBOLS = (
    "memcpy", "memmove", "memset",
    "ceil", "ceilf", "floor", "floorf", "fma", "fmaf", "roundeven", "roundevenf", "trunc", "truncf",
)  # fmt: skip

_READ_EXECUTE = 1 | 4


@dataclass(frozen=True, slots=True)
class LoadedCode:
    """Functions in memory by name; they stay there while this record lives."""

    functions: dict[str, int]
    memory: object
    size: int

    def __getitem__(self, name: str) -> int:
        """Return the address of a function."""
        return self.functions[name]

    def pin(self) -> LoadedCode:
        """Keep the code until the process ends, for threads that never return from it."""
        ctypes.pythonapi.Py_IncRef(ctypes.py_object(self.memory))
        return self


_NONE: Mapping[str, int] = {}


def load(
    data: bytes, exports: Sequence[str], *, symbols: Sequence[str] = KERNEL_SYMBOLS,
    known: Mapping[str, int] = _NONE,
) -> LoadedCode:  # fmt: skip
    """Load the functions `exports` of an object file, which may call `symbols` of the C library and of
    Python, and functions at `known` addresses.
    """
    if sys.platform == "linux" and platform.machine() == "x86_64":
        return load_elf(data, exports, symbols=symbols, known=known)
    return load_by_llvm(data, exports, symbols=symbols, known=known)


def load_elf(
    data: bytes, exports: Sequence[str], *, symbols: Sequence[str] = KERNEL_SYMBOLS,
    known: Mapping[str, int] = _NONE,
) -> LoadedCode:  # fmt: skip
    """Load with our own linker, like `load`."""
    layout = elf.read(data)
    offsets = {name: layout.function(name) for name in exports}
    _require_listed(layout.externals, (*symbols, *known))
    memory, base = code_memory(layout.size)
    image = elf.link(layout, base, lambda name: known.get(name) or address_of(name))
    memory[: len(image)] = bytes(image)
    make_executable(base, layout.code_size)
    return LoadedCode({name: base + offset for name, offset in offsets.items()}, memory, len(memory))


def code_memory(size: int) -> tuple[mmap.mmap, int]:
    """Return memory for code, to be written and then made executable, and its address."""
    memory = private_memory(max(size, elf.PAGE))
    return memory, ctypes.addressof(ctypes.c_char.from_buffer(memory))


def private_memory(size: int) -> mmap.mmap:
    """Return zeroed memory of which a forked child has a copy. Python's default shares it with the child, and
    then what machine code keeps there, such as addresses of blocks, would be the other process's.
    """
    if not hasattr(mmap, "MAP_PRIVATE"):  # a system without fork
        return mmap.mmap(-1, size)
    return mmap.mmap(-1, size, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)


def make_executable(base: int, size: int) -> None:
    """Make memory executable and no longer writable."""
    if not protect(base, size, _READ_EXECUTE):
        raise LoadError(f"the system does not let memory be executed (error {ctypes.get_errno()})")


def protect(base: int, size: int, how: int) -> bool:
    """Set the protection of memory; False if the system refuses."""
    return bool(_libc().mprotect(ctypes.c_void_p(base), ctypes.c_size_t(size), how) == 0)


def _require_listed(names: Sequence[str], symbols: Sequence[str]) -> None:
    for name in names:
        if name not in symbols:
            raise LoadError(f"the object calls {name!r}, which is not on its list")


def load_by_llvm(
    data: bytes, exports: Sequence[str], *, symbols: Sequence[str] = KERNEL_SYMBOLS,
    known: Mapping[str, int] = _NONE,
) -> LoadedCode:  # fmt: skip
    """Load with LLVM's linker, like `load`; a damaged object may end the process, so it must be intact."""
    import llvmlite.binding as llvm

    _require_listed(elf.undefined(data), (*symbols, *known))  # LLVM would find any function of the process
    library = llvm.JITLibraryBuilder().add_object_img(data)
    for name in exports:
        library.export_symbol(name)
    for name, address in known.items():
        library.import_symbol(name, address)
    for name in symbols:
        with contextlib.suppress(LoadError):  # a missing symbol matters only if the code calls it
            library.import_symbol(name, address_of(name))
    with SHARED:
        try:
            tracker = library.link(_LINKER.jit(), f"vyre{next(_LINKER.numbers)}")
        except RuntimeError as fault:
            raise LoadError(str(fault)) from None
    return LoadedCode({name: int(tracker[name]) for name in exports}, tracker, len(data))


class _Linker:
    """LLVM's linker, created on first use; libraries in it need distinct names."""

    def __init__(self) -> None:
        self.numbers = itertools.count()
        self._jit: Any = None

    def jit(self) -> Any:
        if self._jit is None:
            import llvmlite.binding as llvm

            llvm.initialize_native_target()
            llvm.initialize_native_asmprinter()
            machine = llvm.Target.from_default_triple().create_target_machine(jit=True)
            self._jit = llvm.create_lljit_compiler(machine)
        return self._jit


_LINKER = _Linker()

# Where the C library has no roundeven, rint gives the same in the rounding mode that Python runs in.
_INSTEAD = {"roundeven": "rint", "roundevenf": "rintf"}


@functools.cache
def address_of(name: str) -> int:
    """Return the address of a function of the C library or of Python."""
    for known in (name, _INSTEAD.get(name, name)):
        for library in _libraries():
            try:
                function = getattr(library, known)
            except AttributeError:
                continue
            return ctypes.cast(function, ctypes.c_void_p).value or 0
    raise LoadError(f"the C library has no {name!r}")


@functools.cache
def _libc() -> ctypes.CDLL:
    return ctypes.CDLL("ucrtbase" if sys.platform == "win32" else None, use_errno=True)


@functools.cache
def _libraries() -> tuple[ctypes.CDLL, ...]:
    """Return the libraries to search: the process and its C library, Python, the mathematical library."""
    libraries: list[ctypes.CDLL] = [_libc(), ctypes.pythonapi]
    if sys.platform == "linux":
        with contextlib.suppress(OSError):  # musl has it in its C library
            libraries.append(ctypes.CDLL("libm.so.6"))
    return tuple(libraries)


Make = Callable[[str, Processor, Collection[str]], bytes]


def compiled(text: str, target: Processor, also: Collection[str]) -> bytes:
    """The object of a text, compiled now."""
    from vyre.targets.cpu import compile  # needed once for each version of the runtime

    return compile.compile_object(text, target, also=also, passes="none")


class _Resident:
    """The loaded code, once there is any."""

    def __init__(self) -> None:
        self.make: Make = compiled
        self.runtime: LoadedCode | None = None


_RESIDENT = _Resident()


def make_runtime_by(make: Make) -> None:
    """Ask `make(text, target, intrinsics)` for the object: a cache, which calls `compiled` for a new one."""
    _RESIDENT.make = make


def runtime() -> LoadedCode:
    """The runtime's functions."""
    with SHARED:
        if _RESIDENT.runtime is None:
            _RESIDENT.runtime = _loaded_runtime()
        return _RESIDENT.runtime


def _loaded_runtime() -> LoadedCode:
    target = host()
    text = native.text(target.triple)
    if text is None:
        what = f"the cpu backend has no runtime for {target.triple}"
        raise CallError(f"{what}. Fix: use device='reference', or build one: vyre/native/build.py.")

    def loaded(data: bytes) -> LoadedCode:
        return load(data, native.EXPORTS, symbols=native.SYMBOLS).pin()

    try:
        return loaded(_RESIDENT.make(text, target, native.INTRINSICS))
    except LoadError:
        return loaded(compiled(text, target, native.INTRINSICS))
