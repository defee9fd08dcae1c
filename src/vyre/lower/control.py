"""The control flow of a bundle: the branches that are worth a jump, and early returns."""

from __future__ import annotations

from collections.abc import Callable

from vyre.ir.literal import Lit, number
from vyre.ir.nodes import Atomic, Block, Collective, Expr, For, Id, If, Node, Op, Return, Store
from vyre.ir.walk import blocks, evaluated_by, statements
from vyre.ops import TABLE

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
