"""Replace regions by their statements."""

from __future__ import annotations

from dataclasses import replace

from vyre.ir.nodes import Block, Node, Program, Region
from vyre.ir.walk import rewrite_block


def inline(program: Program) -> Program:
    """The program without regions.

    region("blur"): y = x + 1     becomes     y = x + 1
    """
    return replace(program, body=rewrite_block(program.body, _dissolved))


def _dissolved(node: Node) -> Block:
    return node.body if isinstance(node, Region) else (node,)
