"""Separate stacks for kernels that need more than a little of the calling thread's.

Data that grow with the workgroup or the program (private and shared arrays, values that live across barriers,
spilled registers) are in the frames of a kernel's functions. Threads may have 64 KiB of stack, and machine
code does not check its stack use, so a kernel whose frames are larger than `THREAD_BYTES` runs on memory of
the size that it needs, mapped before its first launch, with a guard below.

How much a kernel needs is read from the instructions that set up the frames of its functions. LLVM can write
the sizes of frames into a section of the object, but llvmlite has no switch for it. Our functions are
compiled with `alignstack(64)`, which makes LLVM set up every frame in the same way:

    x86-64:   push rbp; mov rbp, rsp; push ...; and rsp, -64; sub rsp, size
    AArch64:  stp ..., [sp, #-saved]!; sub x9, sp, #size; sub x9, x9, #size; ...; and sp, x9, #-64

If that is not found, every instruction that could allocate stack is counted, at any byte offset: the result
may be too large, but never too small.

An arena is memory with stacks of one size; each has a flag that is 1 while a kernel runs on it. A kernel that
needs much stack is entered through a stub, which passes the address of its record and jumps to
`run_on_stack` (native/watch.c). That claims a stack and has `switch` call the kernel there:

    stub(args, lo, hi, watch) -> run_on_stack(args, lo, hi, watch, about)
        -> switch(args, lo, hi, watch, kernel, top)

A thread that finds all stacks claimed waits. A kernel that has a stack does not wait for others, except that
of the main thread, which may wait for the interpreter to handle a signal. As an arena has at least two
stacks, one becomes free.

A kernel that lets Python handle signals does so on the stack of the thread: a handler may need any amount of
stack. `run_on_stack` records for the watch where that stack has room, and how to return to it.
"""

from __future__ import annotations

import ctypes
import mmap
import os
import re
import struct
from weakref import WeakValueDictionary

from vyre.ir.host_limits import available_bytes
from vyre.ir.problem import CallError
from vyre.targets.bounded import Usage, gauge
from vyre.targets.cpu import elf, loader
from vyre.targets.cpu.machine import Processor
from vyre.targets.locks import SHARED

# Words at the start of an arena: how many stacks, the bytes of each, and where the first begins. The flags
# follow, each on a cache line of its own.
HEAD, FLAG = 64, 64
# The record of a stub: the addresses of the kernel, of `switch`, and of the arena.
ABOUT = struct.Struct("<QQQ")

# switch(args, lo, hi, watch, function, top): function(args, lo, hi, watch) with the stack pointer at `top`.
_SWITCH_X86 = bytes.fromhex(
    "55"  # push rbp
    "4889e5"  # mov rbp, rsp
    "4c89cc"  # mov rsp, r9
    "41ffd0"  # call r8
    "4889ec"  # mov rsp, rbp
    "5d"  # pop rbp
    "c3"  # ret
)
_SWITCH_ARM = struct.pack(
    "<7I",
    0xA9BF7BFD,  # stp x29, x30, [sp, #-16]!
    0x910003FD,  # mov x29, sp
    0x910000BF,  # mov sp, x5
    0xD63F0080,  # blr x4
    0x910003BF,  # mov sp, x29
    0xA8C17BFD,  # ldp x29, x30, [sp], #16
    0xD65F03C0,  # ret
)


def switch(*, is_x86: bool) -> bytes:
    """The instructions of `switch`."""
    return _SWITCH_X86 if is_x86 else _SWITCH_ARM


def stub(about: int, goal: int, *, is_x86: bool) -> bytes:
    """The instructions that put an address into the fifth argument and jump to another."""
    if is_x86:  # mov r8, about; mov rax, goal; jmp rax
        return b"\x49\xb8" + struct.pack("<Q", about) + b"\x48\xb8" + struct.pack("<Q", goal) + b"\xff\xe0"
    # ldr x4, about; ldr x16, goal; br x16; nop
    return struct.pack("<4I2Q", 0x58000084, 0x580000B0, 0xD61F0200, 0xD503201F, about, goal)


THREAD_BYTES = 16 * 1024  # of the calling thread's stack, for all frames of a kernel
ELSEWHERE_BYTES = 256 * 1024  # of arrays, where kernels run on the stack of the calling thread
_SPARE_BYTES = 64 * 1024  # for signal handlers, which run on the stack of the interrupted thread
_GUARD_BYTES = 64 * 1024
_SPARE_STACKS = 6  # beside two for each thread of the pool: kernels called by threads of the user's own
_LEAST_STACKS = 2
_NO_ACCESS = 0
_NO_RESERVE = 0x4000  # MAP_NORESERVE of Linux: pages are committed when they are first written


class Arena:
    """Stacks of `size` bytes each, guard included."""

    def __init__(self, size: int, count: int) -> None:
        self.size, self.count = size, count
        flags = _aligned(HEAD + count * FLAG)
        kind = mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | _NO_RESERVE  # private: a forked child has its own
        self._memory = mmap.mmap(-1, flags + count * size, flags=kind)
        self.address = ctypes.addressof(ctypes.c_char.from_buffer(self._memory))
        first = self.address + flags
        for at in range(count):
            if not loader.protect(first + at * size, _GUARD_BYTES, _NO_ACCESS):
                raise OSError("no guard")
        for word, value in enumerate((count, size, first)):
            self._memory[8 * word : 8 * word + 8] = value.to_bytes(8, "little")

    def free(self) -> None:
        """Mark every stack as free: in a forked child none is in use."""
        ctypes.memset(self.address + HEAD, 0, self.count * FLAG)


class OnStack:
    """A kernel that is entered on a stack of an arena; `address` is a function like the kernel's own."""

    def __init__(self, kernel: int, arena: Arena, run_on_stack: int, *, is_x86: bool) -> None:
        self.arena = arena
        code = switch(is_x86=is_x86)
        at = -(-len(code) // 16) * 16
        about = at + 64
        memory, base = loader.code_memory(about + ABOUT.size)
        entry = stub(base + about, run_on_stack, is_x86=is_x86)
        memory[: len(code)] = code
        memory[at : at + len(entry)] = entry
        memory[about : about + ABOUT.size] = ABOUT.pack(kernel, base, arena.address)
        loader.make_executable(base, len(memory))
        self._memory, self.address = memory, base + at


class _Arenas:
    """The arenas in use, by the size of their stacks; one lives as long as a kernel that uses it."""

    def __init__(self) -> None:
        self._arenas: WeakValueDictionary[tuple[int, int], Arena] = WeakValueDictionary()
        self._is_registered = False

    def of(self, size: int, count: int) -> Arena | None:
        """Return an arena of about `count` stacks of this size; None if there is not enough memory."""
        with SHARED:
            arena = self._arenas.get((size, count)) or _mapped(size, count)
            if arena is not None:
                self._arenas[size, count] = arena
            if not self._is_registered:
                self._is_registered = True
                os.register_at_fork(after_in_child=self._free)
            return arena

    def _free(self) -> None:
        for arena in list(self._arenas.values()):
            arena.free()

    def usage(self) -> Usage:
        """Return the address space in use; the system allocates only the pages that were accessed."""
        arenas = list(self._arenas.values())
        return Usage(len(arenas), sum(arena.size * arena.count for arena in arenas), 0, 0)


_ARENAS = _Arenas()
gauge("stacks", _ARENAS.usage)


def are_possible(target: Processor) -> bool:
    """True where kernels can run on separate stacks."""
    return target.is_linux and target.triple.startswith(("x86_64", "aarch64"))


def arena(name: str, needed: int, threads: int) -> Arena:
    """Return stacks for a kernel that needs `needed` bytes and is run by `threads` threads; a CallError if
    there is not enough memory.
    """
    size = _GUARD_BYTES + (1 << (needed + _SPARE_BYTES - 1).bit_length())
    stacks = _ARENAS.of(size, 2 * threads + _SPARE_STACKS)
    if stacks is None:
        raise too_large(name, needed, "the system does not give them")
    return stacks


def _mapped(size: int, count: int) -> Arena | None:
    """Map as many of the stacks as fit half of the memory, and as the system allows; at least two.

    A kernel of the main thread may wait for the interpreter, to handle a signal, while it has a stack. A
    thread that holds the interpreter then and waits for a stack gets another one.
    """
    count = min(count, max(available_bytes() // 2 // size, _LEAST_STACKS))
    while True:
        try:
            return Arena(size, count)
        except (OSError, ValueError, OverflowError, MemoryError):
            if count <= _LEAST_STACKS:
                return None
            count = max(count // 2, _LEAST_STACKS)


def too_large(name: str, needed: int, why: str) -> CallError:
    """Return the error for a kernel that needs more memory than it can have."""
    return CallError(
        f"{name} needs {needed:,} bytes of memory for the arrays and locals of one workgroup, and {why}. "
        f"Fix: use a smaller workgroup, smaller private arrays, or fewer locals that live across barriers."
    )


def _aligned(size: int) -> int:
    return -(-size // mmap.PAGESIZE) * mmap.PAGESIZE


# Bytes of one function: its return address, saved registers, alignment padding, the red zone, and
# the frame of a function of the C library that it calls.
BESIDE_FRAME = 512

_PUSHES = rb"(?:\x53|\x50|\x41[\x50-\x57])*"
_SUB = rb"(?:\x48\x81\xec(.{4})|\x48\x83\xec(.)|\x48\x83\xc4\x80)"
_PROLOGUE = re.compile(rb"\x55\x48\x89\xe5" + _PUSHES + rb"\x48\x83\xe4\xc0" + _SUB + rb"?", re.DOTALL)
_ANY_SUB = re.compile(rb"(?=\x48\x81\xec(.{4})|\x48\x83\xec(.))", re.DOTALL)

_SP, _X9 = 31, 9
_ALIGN_SP = 0x927AE53F  # and sp, x9, #-64


def stack_bytes(data: bytes) -> int | None:
    """Return an upper bound of the stack that a call of any function of an object uses; None for an object of
    an unsupported format.

    Our code has no recursion and no frames of dynamic size, so the sum of all frames is a bound.
    """
    functions = elf.functions(data)
    if functions is None:
        return None
    frame = _x86_frame if elf.is_x86(data) else _arm_frame
    return sum(frame(code) + BESIDE_FRAME for code in functions)


def _x86_frame(code: bytes) -> int:
    matches = list(_PROLOGUE.finditer(code)) or list(_ANY_SUB.finditer(code))
    return sum(_immediate(match[1], match[2]) for match in matches)


def _immediate(wide: bytes | None, narrow: bytes | None) -> int:
    number = wide or narrow
    return abs(int.from_bytes(number, "little", signed=True)) if number else 128


def _arm_frame(code: bytes) -> int:
    words = struct.unpack(f"<{len(code) // 4}I", code[: len(code) // 4 * 4])
    if _ALIGN_SP in words:
        return sum(_lowered(word, (_SP, _X9)) for word in words[: words.index(_ALIGN_SP)])
    return sum(_lowered(word, (_SP,)) for word in words)


def _lowered(word: int, registers: tuple[int, ...]) -> int:
    """Return by how much `sub register, register, #number` lowers one of the registers; 0 for other
    instructions.
    """
    if word & 0xFF800000 != 0xD1000000 or word & 31 not in registers or word >> 5 & 31 not in registers:
        return 0
    return (word >> 10 & 0xFFF) << (12 if word >> 22 & 1 else 0)
