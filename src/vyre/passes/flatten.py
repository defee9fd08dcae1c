"""Statements with less structure: regions are replaced by their statements, and an `if` whose branches store
to the same element, or assign almost the same value, by one statement.
"""

from __future__ import annotations

from dataclasses import replace

from vyre.ir.literal import Lit
from vyre.ir.nodes import Assign, Block, Cond, Expr, If, Load, Node, Op, Program, Region, Store, Var
from vyre.ir.walk import rewrite_block

_MOST_CONDS = 2  # in one value: more would select where a branch skips


def inline(program: Program) -> Program:
    """The program without regions.

    region("blur"): y = x + 1     becomes     y = x + 1
    """
    return replace(program, body=rewrite_block(program.body, _dissolved))


def _dissolved(node: Node) -> Block:
    return node.body if isinstance(node, Region) else (node,)


def join(program: Program) -> Program:
    """The program with an `if` of two stores, or of two assignments whose values differ in a few operands,
    replaced by one statement with a Cond: it does not diverge, and a loop around it may run in blocks.

    if c: y[i] = a
    else: y[i] = b                 becomes     y[i] = a if c else b

    if c: total = total + a * w
    else: total = total + b * w    becomes     total = total + (a if c else b) * w
    """
    return replace(program, body=rewrite_block(program.body, _joined))


def _joined(node: Node) -> Block:
    match node:
        case If(then=(Store() as one,), orelse=(Store() as other,)) if (one.array, one.index) == (
            other.array,
            other.index,
        ):
            return (replace(one, value=Cond(node.test, one.value, other.value)),)
        case If(then=(Assign(value=Op()) as one,), orelse=(Assign(value=Op()) as other,)) if (
            one.name == other.name
        ):
            value, conds = _merged(node.test, one.value, other.value)
            return (node,) if value is None or conds > _MOST_CONDS else (replace(one, value=value),)
    return (node,)


def _merged(test: Expr, one: Expr, other: Expr) -> tuple[Expr | None, int]:
    """One expression for two that differ in operands which are not operations, and the number of Conds that
    choose those; None if they differ otherwise.
    """
    match one, other:
        case Op(), Op() if (one.op, one.dtype, len(one.args)) == (other.op, other.dtype, len(other.args)):
            pairs = [_merged(test, a, b) for a, b in zip(one.args, other.args, strict=True)]
            conds, args = sum(count for _, count in pairs), tuple(arg for arg, _ in pairs if arg is not None)
            return (replace(one, args=args) if len(args) == len(pairs) else None), conds
        case ((Lit() | Var() | Load() | Cond()), (Lit() | Var() | Load() | Cond())) if (
            one.dtype == other.dtype
        ):
            return (one, 0) if one == other else (Cond(test, one, other), 1)
    return (one, 0) if one == other else (None, 0)
