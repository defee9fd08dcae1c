"""Polling in machine code for a stop request, after a bounded number of operations of any kind.

A kernel has a counter of units, about one vector operation each. A loop subtracts its units from the counter;
below 0 the function that the kernel's caller passed is called, and if it asks for a stop, every function
returns from where it is. The innermost loop never counts: it runs in pieces, and the units of a piece are
known at its end.

Loops with a fixed and small trip count are charged as the operations that they execute.
"""

from __future__ import annotations

from vyre.emit.llvm.builder import RARELY, Emitter, Val
from vyre.lower.work import UNITS

ARGUMENTS = "ptr noalias %units, ptr %watch"  # of functions that a kernel calls
PASSED = "ptr %units, ptr %watch"
METADATA = '!2 = !{!"branch_weights", i32 1, i32 1000000}\n'

_EFFECTS = "memory(argmem: readwrite, inaccessiblemem: readwrite)"  # arrays stay in registers across it
# True if the kernel is to stop. Word 1 of the caller's watch record is the function to poll.
_FUNCTIONS = f"""
define internal i1 @charge(ptr noalias %units, ptr %watch, i64 %spent) %INLINING nounwind {_EFFECTS} {{
  %before = load i64, ptr %units, align 8
  %left = sub i64 %before, %spent
  store i64 %left, ptr %units, align 8
  %is_over = icmp slt i64 %left, 0
  br i1 %is_over, label %asking, label %on{RARELY}
asking:
  %stop = call i1 @ask(ptr %units, ptr %watch)
  ret i1 %stop
on:
  ret i1 false
}}

define internal i1 @ask(ptr noalias %units, ptr %watch) cold noinline nounwind {_EFFECTS} {{
  %poll.p = getelementptr i64, ptr %watch, i64 1
  %poll = load ptr, ptr %poll.p, align 8
  %stop = call i1 %poll(ptr %watch)
  %more = select i1 %stop, i64 -1, i64 {UNITS}
  store i64 %more, ptr %units, align 8
  ret i1 %stop
}}
"""


def functions(*, is_huge: bool) -> str:
    """Return the functions that a module's code polls with. In a huge module they stay calls: inlined,
    polling is a third of the code of a short loop.
    """
    return _FUNCTIONS.replace("%INLINING", "noinline" if is_huge else "alwaysinline")


def charge(e: Emitter, units: Val) -> None:
    """Subtract units from the counter, and poll when none are left; the function returns if it is to stop."""
    stop = e.assign("i1", 0, f"call i1 @charge({PASSED}, {units})")
    on = e.label("on")
    e.branch(stop, QUIT, on)
    e.start_closed(on)


QUIT = "quit"
