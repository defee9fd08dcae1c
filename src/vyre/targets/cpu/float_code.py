"""The floating-point state of a thread in machine code, as LLVM IR.

Rounding mode, flushing of subnormal numbers and traps are kept in a register of the thread, and whoever
changed it there, such as a library built with -ffast-math, has changed what every instruction after it gives.
Code of ours that computes calls `float_begin` before and `float_end` after; that costs 2 ns if the state is
the default one, which it nearly always is.

`float_begin` gives what `float_end` takes: the state to restore, or -1.
"""

from __future__ import annotations

from vyre.targets.cpu.machine import Target


def intrinsics(target: Target) -> tuple[str, ...]:
    """The intrinsics in the code that kernels do not have."""
    if target.is_x86:
        return ("x86.sse.stmxcsr", "x86.sse.ldmxcsr")
    return ("aarch64.get.fpcr", "aarch64.set.fpcr")


def text(target: Target) -> str:
    """The definitions of `float_begin` and `float_end`."""
    return (_X86 if target.is_x86 else _ARM) + _COMMON


# The control register: all exceptions masked is 0x1F80; the six lowest bits say which have occurred.
_X86 = """
declare void @llvm.x86.sse.stmxcsr(ptr)
declare void @llvm.x86.sse.ldmxcsr(ptr)

define internal i64 @float_state() nounwind alwaysinline {
  %at = alloca i32, align 4
  call void @llvm.x86.sse.stmxcsr(ptr %at)
  %state = load i32, ptr %at, align 4
  %wide = zext i32 %state to i64
  ret i64 %wide
}
define internal void @float_set(i64 %state) nounwind {
  %at = alloca i32, align 4
  %narrow = trunc i64 %state to i32
  store i32 %narrow, ptr %at, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr %at)
  ret void
}
define internal i1 @float_is_default(i64 %state) nounwind alwaysinline {
  %control = and i64 %state, 65472
  %same = icmp eq i64 %control, 8064
  ret i1 %same
}
define internal void @float_default() nounwind {
  call void @float_set(i64 8064)
  ret void
}
"""

_ARM = """
declare i64 @llvm.aarch64.get.fpcr()
declare void @llvm.aarch64.set.fpcr(i64)

define internal i64 @float_state() nounwind alwaysinline {
  %state = call i64 @llvm.aarch64.get.fpcr()
  ret i64 %state
}
define internal void @float_set(i64 %state) nounwind {
  call void @llvm.aarch64.set.fpcr(i64 %state)
  ret void
}
define internal i1 @float_is_default(i64 %state) nounwind alwaysinline {
  %same = icmp eq i64 %state, 0
  ret i1 %same
}
define internal void @float_default() nounwind {
  call void @float_set(i64 0)
  ret void
}
"""

_COMMON = """
define internal i64 @float_begin() nounwind alwaysinline {
  %state = call i64 @float_state()
  %same = call i1 @float_is_default(i64 %state)
  br i1 %same, label %plain, label %odd
plain:
  ret i64 -1
odd:
  call void @float_default()
  ret i64 %state
}
define internal void @float_end(i64 %state) nounwind alwaysinline {
  %plain = icmp eq i64 %state, -1
  br i1 %plain, label %out, label %restore
restore:
  call void @float_set(i64 %state)
  br label %out
out:
  ret void
}
"""
