"""Kernels on a stack of our own, as LLVM IR and as the few instructions that LLVM IR cannot say.

An arena is memory with stacks of one size; each has a flag that is 1 while a kernel runs on it. A kernel that
needs much stack is entered through a stub of its own, which says what kernel it is and jumps to
`run_on_stack`. That claims a stack and has `switch` call the kernel there:

    stub(args, lo, hi, watch) -> run_on_stack(args, lo, hi, watch, about)
        -> switch(args, lo, hi, watch, kernel, top)

Who finds every stack claimed waits. Kernels wait for nobody while they have one, but for that of the main
thread, which may wait for the interpreter to handle a signal; an arena has two stacks or more, so one becomes
free.

A kernel that lets Python handle signals does so on the stack of the thread: a handler may need any amount of
stack. `run_on_stack` tells what the call watches by where that stack has room, and how to get there.
"""

from __future__ import annotations

import struct

EXPORTS = ("run_on_stack",)
INTRINSICS = ("stacksave",)
_BELOW = 512  # bytes of the thread's stack below our frame: what `switch` pushes there

# Words at the start of an arena: how many stacks, the bytes of each, and where the first begins. The flags
# follow, each on a cache line of its own.
HEAD, FLAG = 64, 64
# What a stub tells of its kernel: the addresses of the kernel, of `switch`, and of the arena.
ABOUT = struct.Struct("<QQQ")

TEXT = f"""
declare ptr @llvm.stacksave.p0()
define void @run_on_stack(ptr %args, i64 %lo, i64 %hi, ptr %watch, ptr %about) nounwind {{
entry:
  %switch.p = getelementptr i64, ptr %about, i64 1
  %arena.p = getelementptr i64, ptr %about, i64 2
  %kernel = load ptr, ptr %about, align 8
  %switch = load ptr, ptr %switch.p, align 8
  %arena = load ptr, ptr %arena.p, align 8
  %size.p = getelementptr i64, ptr %arena, i64 1
  %first.p = getelementptr i64, ptr %arena, i64 2
  %count = load i64, ptr %arena, align 8
  %size = load i64, ptr %size.p, align 8
  %first = load ptr, ptr %first.p, align 8
  %flags = getelementptr i8, ptr %arena, i64 {HEAD}
  br label %seek
seek:
  %number = phi i64 [ 0, %entry ], [ %another, %again ]
  %place = urem i64 %number, %count
  %distance = mul i64 %place, {FLAG}
  %flag = getelementptr i8, ptr %flags, i64 %distance
  %held = load atomic i64, ptr %flag monotonic, align 8
  %is.free = icmp eq i64 %held, 0
  br i1 %is.free, label %try, label %again
try:
  %swap = cmpxchg ptr %flag, i64 0, i64 1 acquire monotonic
  %won = extractvalue {{ i64, i1 }} %swap, 1
  br i1 %won, label %run, label %again
again:
  %another = add i64 %number, 1
  call void @relax(i64 %number)
  br label %seek
run:
  %below = add i64 %place, 1
  %offset = mul i64 %below, %size
  %top = getelementptr i8, ptr %first, i64 %offset
  %here = call ptr @llvm.stacksave.p0()
  %room = getelementptr i8, ptr %here, i64 -{_BELOW}
  call void @watch_leave(ptr %watch, ptr %switch, ptr %room)
  call void %switch(ptr %args, i64 %lo, i64 %hi, ptr %watch, ptr %kernel, ptr %top)
  call void @watch_leave(ptr %watch, ptr null, ptr null)
  store atomic i64 0, ptr %flag release, align 8
  ret void
}}
"""

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
