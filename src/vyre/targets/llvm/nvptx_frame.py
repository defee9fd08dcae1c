"""The part of the frames of kernels on NVIDIA GPUs that is common to all: threads and loops."""

from __future__ import annotations

from collections.abc import Callable

from vyre.emit.llvm.builder import Val
from vyre.targets.llvm.nvptx_body import DeviceNumbers

LINES = "xyz"
NOTE = ", !llvm.loop !0"


def thread_number(e: DeviceNumbers, line: str, block: int) -> Val:
    """Return a thread's number along one of CUDA's axes in the whole launch."""
    own, number = e.special(f"tid.{line}"), e.special(f"ctaid.{line}")
    start = e.bin("mul", e.convert("zext", number, "i64"), e.const("i64", 0, block))
    return e.bin("add", start, e.convert("zext", own, "i64"))


def strided(e: DeviceNumbers, first: Val, limit: Val, step: Val, body: Callable[[Val], None]) -> None:
    """Emit `body(i)` for i from `first` below `limit` in steps."""
    head, inside, after = e.label("rows"), e.label("row"), e.label("done")
    counter = e.alloca("i64", 8)
    e.store(first, counter, 8)
    e.start(head)
    at = e.load("i64", 0, counter, 8)
    e.branch(e.icmp("slt", at, limit), inside, after)
    e.start_closed(inside)
    body(at)
    e.store(e.bin("add nsw", at, step), counter, 8)
    e.line(f"br label %{head}{NOTE}")
    e.closed = True
    e.start_closed(after)
