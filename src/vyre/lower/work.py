"""The work of a kernel in units, about one vector operation each, and how often a loop counts it.

Loops with a fixed and small trip count are charged as the operations that they execute.
"""

from __future__ import annotations

from dataclasses import dataclass

from vyre.analysis.effects import trip_count
from vyre.ir.nodes import Atomic, Block, Collective, For, Program
from vyre.ir.walk import blocks, own_size

# Units between two polls. A unit takes 0.05 ns (a product of matrices) to 40 ns (a gather that misses all
# caches), so polls are 50 µs to 40 ms apart; a poll takes 50 ns.
UNITS = 1 << 20
_BRIEF = 1 << 12  # units of a loop that need not count by itself
_OFTEN = 1 << 10  # units between counts of a loop that is masked, or that may exit without counting
_ATOMIC = 64  # units of an atomic: each lane separately, perhaps on a contended cache line
# Of a program, beyond which loops are written for LLVM to take less time: with the variable as the counter of
# iterations, and the test at the end, as LLVM's rotation takes time that grows with their square (9 s for
# 1,000). A short loop is 10 % faster with a counter of its own.
MANY_LOOPS = 64


@dataclass(frozen=True, slots=True)
class LoopUnits:
    """The units of each loop's body by the loop's identity, of the whole body, and which loops count."""

    loops: dict[int, int]
    counting: frozenset[int]
    outer: frozenset[int]  # of the counting loops, those that contain others
    whole: int

    def counts(self, node: For) -> bool:
        return id(node) in self.counting

    @property
    def has_many_loops(self) -> bool:
        return len(self.loops) > MANY_LOOPS


def measured(program: Program) -> LoopUnits:
    """Measure the work of a program's body, visiting each statement once."""
    loops: dict[int, int] = {}
    counting: set[int] = set()
    outer: set[int] = set()

    def block(body: Block) -> tuple[int, bool]:
        total, any_counts = 0, False
        for node in body:
            total += own_size(node)
            total += _ATOMIC if isinstance(node, Atomic | Collective) else 0
            parts = [block(part) for part in blocks(node)]
            inner, inside = sum(units for units, _ in parts), any(counts for _, counts in parts)
            if isinstance(node, For):
                turns = trip_count(node)
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
    return LoopUnits(loops, frozenset(counting), frozenset(outer), max(whole, 1))


def turns_of_piece(units: int, bits: int, *, often: bool = False) -> int:
    """Return the iterations of a loop, of `units` each, between two counts: a number of the loop's
    own type, of so many bits.
    """
    return min(max((_OFTEN if often else UNITS) // units, 1), (1 << (bits - 1)) - 1)
