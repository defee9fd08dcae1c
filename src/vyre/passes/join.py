"""Merge the stores of both branches to the same element."""

from __future__ import annotations

from dataclasses import replace

from vyre.ir.nodes import Block, Cond, If, Node, Program, Store
from vyre.ir.walk import rewrite_block


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
