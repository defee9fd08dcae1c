"""Polling in machine code for a stop request, after a bounded number of operations of any kind.

A kernel has a counter of units, about one vector operation each. A loop subtracts its units from the counter;
below 0 the function that the kernel's caller passed is called, and if it asks for a stop, every function
returns from where it is. The innermost loop never counts: it runs in pieces, and the units of a piece are
known at its end.

Loops with a fixed and small trip count are charged as the operations that they execute.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from vyre.ir.literal import Lit, number
from vyre.ir.nodes import Atomic, Block, Collective, For, Program
from vyre.ir.walk import blocks, expressions, operands
from vyre.targets.llvm.emit import Emitter, Val

# Units between two polls. A unit takes 0.05 ns (a product of matrices) to 40 ns (a gather that misses all
# caches), so polls are 50 µs to 40 ms apart; a poll takes 50 ns.
UNITS = 1 << 20
_BRIEF = 1 << 12  # units of a loop that need not count by itself
_OFTEN = 1 << 10  # units between counts of a loop that is masked, or that may exit without counting
_ATOMIC = 64  # units of an atomic: each lane separately, perhaps on a contended cache line

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
  br i1 %is_over, label %asking, label %on, !prof !2
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


@dataclass(frozen=True, slots=True)
class Work:
    """The units of each loop's body by the loop's identity, of the whole body, and which loops count."""

    loops: dict[int, int]
    counting: frozenset[int]
    outer: frozenset[int]  # of the counting loops, those that contain others
    whole: int

    def counts(self, node: For) -> bool:
        return id(node) in self.counting

    @property
    def has_loops(self) -> bool:
        return bool(self.counting)


def measured(program: Program) -> Work:
    """Measure the work of a program's body, visiting each statement once."""
    loops: dict[int, int] = {}
    counting: set[int] = set()
    outer: set[int] = set()

    def block(body: Block) -> tuple[int, bool]:
        total, any_counts = 0, False
        for node in body:
            total += 1 + sum(1 for part in operands(node) for _ in expressions(part))
            total += _ATOMIC if isinstance(node, Atomic | Collective) else 0
            parts = [block(part) for part in blocks(node)]
            inner, inside = sum(units for units, _ in parts), any(counts for _, counts in parts)
            if isinstance(node, For):
                turns = _turns(node)
                loops[id(node)] = inner
                if inside or turns is None or turns * inner > _BRIEF:
                    counting.add(id(node))
                    if inside:
                        outer.add(id(node))
                    inner, inside = 0, True
                else:
                    inner *= turns
            total, any_counts = total + inner, any_counts or inside
        return total, any_counts

    whole, _ = block(program.body)
    return Work(loops, frozenset(counting), frozenset(outer), max(whole, 1))


def _turns(node: For) -> int | None:
    """Return the trip count of a loop if all of its bounds are literals."""
    bounds = (node.start, node.stop, node.step)
    if not all(isinstance(bound, Lit) for bound in bounds):
        return None
    start, stop, step = (int(number(bound)) for bound in bounds if isinstance(bound, Lit))
    return len(range(start, stop, step)) if step else 0


def turns_of_piece(units: int, elem: str, *, often: bool = False) -> int:
    """Return the iterations of a loop, of `units` each, between two counts: a number of the loop's
    own type.
    """
    return min(max((_OFTEN if often else UNITS) // units, 1), (1 << (int(elem[1:]) - 1)) - 1)


def charge(e: Emitter, units: Val) -> None:
    """Subtract units from the counter, and poll when none are left; the function returns if it is to stop."""
    if not e.polls:
        return
    stop = e.assign("i1", 0, f"call i1 @charge({PASSED}, {units})")
    on = e.label("on")
    e.branch(stop, QUIT, on)
    e.start_closed(on)


QUIT = "quit"


def in_pieces(e: Emitter, low: Val, high: Val, piece: int, body: Callable[[Val, Val], None]) -> None:
    """Emit `body(begin, end)` for pieces of low .. high (i64) of `piece` each; nothing for an empty range."""
    if not e.polls:
        body(low, high)
        return
    head, inside, after = e.label("pieces"), e.label("piece"), e.label("through")
    at = e.alloca("i64", 8)
    e.store(low, at, 8)
    e.start(head)
    begin = e.load("i64", 0, at, 8)
    e.branch(e.icmp("slt", begin, high), inside, after)
    e.start_closed(inside)
    end = e.bin("add nsw", begin, e.call("smin", e.bin("sub nsw", high, begin), e.const("i64", 0, piece)))
    body(begin, end)
    e.store(end, at, 8)
    e.line(f"br label %{head}, !llvm.loop !0")
    e.closed = True
    e.start_closed(after)
