"""What the frames of kernels on NVIDIA GPUs share: how they are launched, threads, loops."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import prod

from vyre.targets.llvm.emit import Val
from vyre.targets.llvm.nvptx_body import DeviceNumbers

LINES = "xyz"
NOTE = ", !llvm.loop !0"
_MOST_ROWS = 65535  # blocks along CUDA's y and z
_ROWS = 4  # rows for each thread, so that it prepares once for all of them: if that leaves many blocks
_MANY = 2048


@dataclass(frozen=True, slots=True)
class Shape:
    """How a kernel is launched: threads of a block as CUDA counts them, neighbours for each thread, elements
    that a row may begin late, and rows for each thread. One that `meets` has a thread for every invocation,
    all of them resident, and one more word: the address of two zeros of 32 bits.
    """

    block: tuple[int, int, int]
    items: int = 1
    slack: int = 0
    tall: int = 1
    meets: bool = False
    is_group: bool = False

    def blocks(self, grid: tuple[int, ...]) -> tuple[int, int, int]:
        """The blocks of a launch over a domain, or over workgroups, along CUDA's axes."""
        if self.is_group:
            return (prod(grid), 1, 1)
        last, *outer = reversed(grid)
        width = self.block[0] * self.items
        x = -(-(last + self.slack) // width)
        steps = (self.block[1] * self.tall, self.block[2])
        rows = [-(-size // step) for size, step in zip(outer, steps, strict=False)]
        if self.meets:
            y, z = (*rows, 1, 1)[:2]
            return (x, y, z)
        if rows and self.tall == 1 and x * prod(rows) >= _MANY * _ROWS:
            rows[0] = -(-rows[0] // _ROWS)
        y, z = (*(min(count, _MOST_ROWS) for count in rows), 1, 1)[:2]
        return (x, y, z)


def thread_number(e: DeviceNumbers, line: str, block: int) -> Val:
    """A thread's number along one of CUDA's axes in the whole launch."""
    own, number = e.special(f"tid.{line}"), e.special(f"ctaid.{line}")
    start = e.bin("mul", e.convert("zext", number, "i64"), e.const("i64", 0, block))
    return e.bin("add", start, e.convert("zext", own, "i64"))


def strided(e: DeviceNumbers, first: Val, limit: Val, step: Val, body: Callable[[Val], None]) -> None:
    """`body(i)` for i from `first` below `limit` in steps."""
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
