"""Constant folding with the rows' own meanings, so that it agrees with the reference."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

import numpy as np

from vyre.analysis.effects import reached, runs_nothing
from vyre.ir import floats
from vyre.ir.dtypes import DType
from vyre.ir.literal import Lit, number
from vyre.ir.nodes import Block, Cond, Expr, For, Id, If, Load, Node, Op, Program, Shape, Table, Var
from vyre.ir.walk import map_expressions, rewrite_block
from vyre.ops import TABLE
from vyre.ops.row import Array, apply


def fold(program: Program) -> Program:
    """The program with operations on literals computed, and ifs and loops with known conditions resolved.

    if 2 < 3: y = 2 + 5     becomes     y = 7
    """
    return replace(program, body=decided(map_expressions(program.body, folded)))


def decided(block: Block) -> Block:
    """The block without ifs with a known test, loops without iterations, and code that is then unreachable.

    Every pass that may turn a step into a literal ends with this: a literal step of 0 is not valid.
    """
    return reached(rewrite_block(block, _decided))


def folded(expr: Expr) -> Expr:
    """The result of an operation on literals, or the branch that a literal test takes; else `expr` itself."""
    match expr:
        case Cond(test=Lit() as test):
            return expr.then if test.bits else expr.other
        case Op():
            literals = [arg for arg in expr.args if isinstance(arg, Lit)]
            return _computed(expr, literals) if len(literals) == len(expr.args) else expr
        case Table(index=Lit() as index):
            return _chosen(expr, int(number(index)))
        case Table() | Cond() | Lit() | Var() | Id() | Shape() | Load():
            return expr
    assert_never(expr)


def _chosen(table: Table, at: int) -> Lit:
    """The constant at a place; 0 outside the table."""
    size = table.dtype.itemsize
    inside = 0 <= at < len(table.values) // size
    return Lit(table.dtype, int.from_bytes(table.values[at * size : (at + 1) * size], "little") * inside)


def carried(lit: Lit) -> Array:
    """A literal as a carrier array of one element."""
    if lit.dtype.kind == "bool":
        return np.array([bool(lit.bits)])
    bits = np.array([lit.bits], lit.dtype.unsigned.storage)
    return floats.from_bits(lit.dtype, bits) if lit.dtype.is_float else bits.view(lit.dtype.storage)


def lit_of(dtype: DType, value: Array) -> Lit:
    """The literal with the value of a carrier array of one element."""
    if dtype.kind == "bool":
        return Lit(dtype, int(value[0]))
    bits = floats.to_bits(dtype, value) if dtype.is_float else value.view(dtype.unsigned.storage)
    return Lit(dtype, int(bits[0]))


def _computed(expr: Op, args: list[Lit]) -> Expr:
    row = TABLE[expr.op]
    if row.meaning is None:
        return expr
    value = apply(row, args[-1].dtype, expr.dtype, *(carried(arg) for arg in args))
    return lit_of(expr.dtype, np.atleast_1d(value))


def _decided(node: Node) -> Block:
    if isinstance(node, If) and isinstance(node.test, Lit):
        return node.then if node.test.bits else node.orelse
    return () if isinstance(node, For) and runs_nothing(node) else (node,)
