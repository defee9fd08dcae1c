"""Statements with less structure: regions are replaced by their statements, and an `if` whose branches store
to the same element by one store.
"""

from __future__ import annotations

from dataclasses import replace

from vyre.ir.nodes import Block, Cond, If, Node, Program, Region, Store
from vyre.ir.walk import rewrite_block


def inline(program: Program) -> Program:
    """The program without regions.

    region("blur"): y = x + 1     becomes     y = x + 1
    """
    return replace(program, body=rewrite_block(program.body, _dissolved))


def _dissolved(node: Node) -> Block:
    return node.body if isinstance(node, Region) else (node,)


def join(program: Program) -> Program:
    """The program with an `if` of two stores replaced by one store of a Cond, without divergence.

    if c: y[i] = a
    else: y[i] = b     becomes     y[i] = a if c else b
    """
    return replace(program, body=rewrite_block(program.body, _joined))


def _joined(node: Node) -> Block:
    match node:
        case If(then=(Store() as one,), orelse=(Store() as other,)) if (one.array, one.index) == (
            other.array,
            other.index,
        ):
            return (replace(one, value=Cond(node.test, one.value, other.value)),)
    return (node,)
