"""Segments without the returns that cutting leaves, where an `else` says the same.

A backend then sees straight code under uniform conditions, and no invocation that is done before the others.
"""

from __future__ import annotations

from vyre.ir.limits import BLOCK_DEPTH
from vyre.ir.nodes import Block, If, Region, Return
from vyre.ir.walk import blocks, with_blocks
from vyre.passes.effects import outcomes


def tidied(block: Block) -> Block:
    """The block with no return that an `else` can replace; itself where that would nest too deep."""
    changed = _ended(block, 1)
    return changed if _depth(changed) <= BLOCK_DEPTH else block


def _ended(block: Block, depth: int) -> Block:
    """A block after which nothing comes, without returns where that is so of them too."""
    if depth > BLOCK_DEPTH:
        return block
    for position, node in enumerate(block):
        before, rest = block[:position], block[position + 1 :]
        if isinstance(node, Return):
            return before
        if isinstance(node, If) and (not rest or _ends(node.then) or _ends(node.orelse)):
            return before + _choice(node, rest, depth)
        if isinstance(node, Region) and not rest:
            body = _ended(node.body, depth + 1)
            return (*before, with_blocks(node, (body,))) if body else before
    return block


def _choice(node: If, rest: Block, depth: int) -> Block:
    """The `if` with what comes after it moved into the branch that gets there."""
    then = _ended(node.then if _ends(node.then) else node.then + rest, depth + 1)
    orelse = _ended(node.orelse if _ends(node.orelse) else node.orelse + rest, depth + 1)
    return (with_blocks(node, (then, orelse)),) if then or orelse else ()


def _ends(block: Block) -> bool:
    return outcomes(block) == {"return"}


def _depth(block: Block) -> int:
    return 1 + max((_depth(inner) for node in block for inner in blocks(node)), default=0) if block else 0
