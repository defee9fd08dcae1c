"""The work of a kernel: in units, about one vector operation each, how often a loop counts it, and which
branches of a bundle are worth a jump.

Loops with a fixed and small trip count are charged as the operations that they execute. The work of a loop is
measured where it is asked for, from the loop alone: a program has few levels of loops.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from vyre.analysis.effects import trip_count
from vyre.ir.literal import Lit, number
from vyre.ir.nodes import (
    Atomic,
    Block,
    Collective,
    Declare,
    Expr,
    For,
    Id,
    If,
    Node,
    Op,
    Program,
    Return,
    Store,
)
from vyre.ir.walk import blocks, evaluated, evaluated_by, loads, own_size, statements
from vyre.ops import TABLE

# Units between two polls. A unit takes 0.05 ns (a product of matrices) to 40 ns (a gather that misses all
# caches), so polls are 50 µs to 40 ms apart; a poll takes 50 ns.
UNITS = 1 << 20
_FEW = 8  # units of an invocation
_BRIEF = 1 << 12  # units of a loop that need not count by itself
_OFTEN = 1 << 10  # units between counts of a loop that is masked, or that may exit without counting
_ATOMIC = 64  # units of an atomic: each lane separately, perhaps on a contended cache line
# Of a program, beyond which loops are written for LLVM to take less time: with the variable as the counter of
# iterations, and the test at the end, as LLVM's rotation takes time that grows with their square (9 s for
# 1,000). A short loop is 10 % faster with a counter of its own.
MANY_LOOPS = 64


_COPIED = 64  # iterations of a loop that LLVM may replace by copies of its body


@dataclass(frozen=True, slots=True)
class LoopUnits:
    """The units of one iteration; whether the loop counts them; whether it contains loops that count."""

    units: int
    counts: bool
    is_outer: bool


def loop_units(loop: For) -> LoopUnits:
    """Measure the work of a loop, without that of the loops in it that count for themselves."""
    units, is_outer = _measured(loop.body)
    turns = trip_count(loop)
    return LoopUnits(units, is_outer or turns is None or turns * units > _BRIEF, is_outer)


def whole_units(program: Program) -> int:
    """Measure the work of a program's body, without that of the loops that count for themselves."""
    return max(_measured(program.body)[0], 1)


def is_brief(program: Program, width: int) -> bool:
    """True if the caller of a kernel, with so many invocations in a bundle, polls often enough, but for the
    loops that count for themselves: the native runtime polls after UNITS invocations.
    """
    return whole_units(program) <= _FEW * width


def has_plain_loops(program: Program) -> bool:
    """True for an element kernel in whose loops LLVM finds little to do: none is inside another or has few
    iterations, which it would copy, and no array is to be held in registers; with loads in them, invocations
    run along one axis, since rows that run together have values for each.
    """
    nodes = statements(program.body)
    loops = [node for node in nodes if isinstance(node, For)]
    inner = [part for loop in loops for part in statements(loop.body)]
    if program.workgroup is not None or any(isinstance(node, Declare) for node in nodes):
        return False
    if any(isinstance(part, For) for part in inner):
        return False
    is_one_axis = all(expr.axis == 0 for expr in evaluated(program.body) if isinstance(expr, Id))
    if not is_one_axis and any(loads(loop.body) for loop in loops):
        return False
    return not any(isinstance(loop.stop, Lit) and loop.stop.bits <= _COPIED for loop in loops)


def has_many_loops(program: Program) -> bool:
    return sum(isinstance(node, For) for node in statements(program.body)) > MANY_LOOPS


def _measured(body: Block) -> tuple[int, bool]:
    """Return the units of a block, and whether it contains loops that count."""
    total, counts = 0, False
    for node in body:
        total += own_size(node) + (_ATOMIC if isinstance(node, Atomic | Collective) else 0)
        if isinstance(node, For):
            loop = loop_units(node)
            total += 0 if loop.counts else loop.units * (trip_count(node) or 0)
            counts = counts or loop.counts
        else:
            for part in blocks(node):
                units, inside = _measured(part)
                total, counts = total + units, counts or inside
    return total, counts


def turns_of_piece(units: int, bits: int, *, often: bool = False) -> int:
    """Return the iterations of a loop, of `units` each, between two counts: a number of the loop's
    own type, which has these bits.
    """
    return min(max((_OFTEN if often else UNITS) // units, 1), (1 << (bits - 1)) - 1)


HEAVY = 12  # expression nodes from which a masked block is worth a test for an empty mask


def is_heavy(nodes: Block) -> bool:
    """True if the block is long enough to be worth jumping over."""
    total = 0
    for node in statements(nodes):
        if isinstance(node, For | Atomic | Collective | Store):
            return True
        total += len(evaluated_by(node))
    return total > HEAVY


def has_split_return(
    nodes: Block, splits: Callable[[Expr], bool], loops: Callable[[For], bool], *, split: bool = False
) -> bool:
    """True if some invocations may return while others continue."""
    for node in nodes:
        inner = (
            split or (isinstance(node, If) and splits(node.test)) or (isinstance(node, For) and loops(node))
        )
        if split and isinstance(node, Return):
            return True
        if any(has_split_return(part, splits, loops, split=inner) for part in blocks(node)):
            return True
    return False


def limit_of(test: Expr) -> Expr | None:
    """Return n of `lid() < n` or `n > lid()`; None for other tests."""
    match test:
        case Op(args=(Id(kind="lid", axis=0), limit)) if TABLE[test.op].signs == (-1,):
            return limit
        case Op(args=(limit, Id(kind="lid", axis=0))) if TABLE[test.op].signs == (1,):
            return limit
    return None


def first_lanes(node: Node) -> int | None:
    """Return n of `if lid() < n:` if it is a literal and there is no else."""
    limit = limit_of(node.test) if isinstance(node, If) and not node.orelse else None
    return int(number(limit)) if isinstance(limit, Lit) else None
