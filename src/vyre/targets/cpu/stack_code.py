"""Kernels on a stack of our own: the few instructions that C cannot express.

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

import struct

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
