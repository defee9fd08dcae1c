"""Fresh names: identifiers that a Program does not use and the language does not reserve."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Set
from dataclasses import replace
from itertools import count

from vyre.ir.nodes import (
    Atomic,
    Block,
    Declare,
    Expr,
    Load,
    Name,
    Node,
    Program,
    Shape,
    Store,
    Var,
)
from vyre.ir.walk import assigned, evaluated, map_expressions, rewrite_block, statements, with_assigned
from vyre.ops.names import RESERVED


def used_names(block: Block) -> set[str]:
    """The locals that a block sets or reads, and the arrays it declares."""
    set_here = [node.name if isinstance(node, Declare) else assigned(node) for node in statements(block)]
    names = {name for name in set_here if name is not None}
    for expr in evaluated(block):
        if isinstance(expr, Var | Shape):
            names.add(expr.name if isinstance(expr, Var) else expr.array)
    return names


def fresh_names(program: Program, stem: str) -> Iterator[str]:
    """`stem0`, `stem1` and so on, without those that the program already uses; they are looked for when the
    first is asked for, as most passes need none.
    """
    taken = {*(param.name for param in program.params), *used_names(program.body), program.name}
    yield from names_beside(taken, stem)


def names_beside(taken: Set[str], stem: str) -> Iterator[str]:
    """`stem0`, `stem1` and so on, without those that are in use or reserved."""
    return (name for number in count() if (name := f"{stem}{number}") not in taken and name not in RESERVED)


def with_names(block: Block, names: Mapping[str, str]) -> Block:
    """The block with locals renamed where they are set and read."""

    def renamed(expr: Expr) -> Expr:
        return Var(names[expr.name], expr.dtype) if isinstance(expr, Var) and expr.name in names else expr

    def at(node: Node) -> Block:
        target = assigned(node)
        return (with_assigned(node, names[target]) if target is not None and target in names else node,)

    return rewrite_block(map_expressions(block, renamed), at)


def with_arrays(body: Block, names: Mapping[Name, Name]) -> Block:
    """The body with arrays renamed."""

    def expr(part: Expr) -> Expr:
        if isinstance(part, Load | Shape) and part.array in names:
            return replace(part, array=names[part.array])
        return part

    def node(stmt: Node) -> Block:
        if isinstance(stmt, Store | Atomic) and stmt.array in names:
            return (replace(stmt, array=names[stmt.array]),)
        if isinstance(stmt, Declare) and stmt.name in names:
            return (replace(stmt, name=names[stmt.name]),)
        return (stmt,)

    return rewrite_block(map_expressions(body, expr), node)


def with_plain_names(program: Program) -> Program:
    """The program with parameters and locals named by their order alone."""
    names: dict[str, str] = {}
    params = names_beside(set(), "p")
    for param in program.params:
        names[param.name] = next(params)
    locals_ = names_beside(set(), "v")
    for node in statements(program.body):
        name = node.name if isinstance(node, Declare) else assigned(node)
        if name is not None and name not in names:
            names[name] = next(locals_)
    body = with_arrays(with_names(program.body, names), names)
    renamed = tuple(replace(param, name=names[param.name]) for param in program.params)
    return replace(program, params=renamed, body=body)
