"""Traversals of the IR. Passes and rules define what happens at a node; traversals are defined only here."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from operator import attrgetter, is_
from typing import Any, assert_never

from vyre.ir.literal import Lit
from vyre.ir.nodes import (
    EXPRESSIONS,
    STATEMENTS,
    Assign,
    Atomic,
    Barrier,
    Block,
    Break,
    Collective,
    Cond,
    Continue,
    Declare,
    Expr,
    For,
    GridSync,
    Id,
    If,
    Load,
    Node,
    Op,
    Region,
    Return,
    Shape,
    Store,
    Table,
    Var,
)
from vyre.ir.problem import Span


def _none(_: object) -> tuple[()]:
    return ()


# By the kind of a node, and read in C: compiling asks every node for its parts a hundred times.
_CHILDREN: dict[type, Callable[[Any], tuple[Expr, ...]]] = {
    Op: attrgetter("args"),
    Load: attrgetter("index"),
    Cond: attrgetter("test", "then", "other"),
    Table: lambda expr: (expr.index,),
    **dict.fromkeys((Var, Lit, Id, Shape), _none),
}
_OPERANDS: dict[type, Callable[[Any], tuple[Expr, ...]]] = {
    Assign: lambda node: (node.value,),
    Store: lambda node: (*node.index, node.value),
    If: lambda node: (node.test,),
    For: attrgetter("start", "stop", "step"),
    Atomic: lambda node: (*node.index, *node.args),
    Collective: attrgetter("args"),
    **dict.fromkeys((Declare, Break, Continue, Return, Barrier, GridSync, Region), _none),
}
_BLOCKS: dict[type, Callable[[Any], tuple[Block, ...]]] = {
    If: attrgetter("then", "orelse"),
    **dict.fromkeys((For, Region), lambda node: (node.body,)),
    **dict.fromkeys(
        (Assign, Store, Declare, Break, Continue, Return, Barrier, GridSync, Atomic, Collective), _none
    ),
}
_LEAVES = frozenset(kind for kind, parts in _CHILDREN.items() if parts is _none)
_PLAIN = frozenset(kind for kind, parts in _BLOCKS.items() if parts is _none)  # statements without blocks
assert set(_CHILDREN) == set(EXPRESSIONS)
assert set(_OPERANDS) == set(_BLOCKS) == set(STATEMENTS)


def children(expr: Expr) -> tuple[Expr, ...]:
    """The expressions directly inside `expr`, in evaluation order."""
    return _CHILDREN[type(expr)](expr)


def with_children(expr: Expr, parts: tuple[Expr, ...]) -> Expr:
    """`expr` with its direct children replaced; `expr` itself if they are the same objects."""
    if all(map(is_, children(expr), parts)):
        return expr
    match expr:
        case Op():
            return Op(expr.op, parts, expr.dtype)
        case Load():
            return Load(expr.array, parts, expr.dtype, expr.span)
        case Cond():
            return Cond(*parts)
        case Table():
            return replace(expr, index=parts[0])
        case Lit() | Var() | Id() | Shape():
            return expr
    assert_never(expr)


def rewrite(expr: Expr, change: Callable[[Expr], Expr]) -> Expr:
    """Apply `change` to `expr` and every expression inside it, innermost first."""
    kind = type(expr)
    if kind not in _LEAVES:
        parts = _CHILDREN[kind](expr)
        expr = with_children(expr, tuple([rewrite(part, change) for part in parts]))
    return change(expr)


def expressions(expr: Expr) -> list[Expr]:
    """`expr` and all expressions inside it."""
    return _with_parts([expr])


def _with_parts(stack: list[Expr]) -> list[Expr]:
    """The expressions of a stack, each followed by those inside it; the stack is empty afterwards."""
    parts: list[Expr] = []
    while stack:
        top = stack.pop()
        parts.append(top)
        kind = type(top)
        if kind not in _LEAVES:
            stack.extend(_CHILDREN[kind](top)[::-1])
    return parts


def operands(node: Node) -> tuple[Expr, ...]:
    """The expressions that a statement itself evaluates, in order, without those of its inner statements."""
    return _OPERANDS[type(node)](node)


def with_operands(node: Node, parts: tuple[Expr, ...]) -> Node:
    """The statement with its operands replaced; itself if they are the same objects."""
    if all(map(is_, operands(node), parts)):
        return node
    match node:
        case Assign():
            return Assign(node.name, parts[0], node.span)
        case Store():
            return Store(node.array, parts[:-1], parts[-1], node.span)
        case If():
            return replace(node, test=parts[0])
        case For():
            return replace(node, start=parts[0], stop=parts[1], step=parts[2])
        case Atomic():
            return replace(node, index=parts[: len(node.index)], args=parts[len(node.index) :])
        case Collective():
            return replace(node, args=parts)
        case Declare() | Break() | Continue() | Return() | Barrier() | GridSync() | Region():
            return node
    assert_never(node)


def blocks(node: Node) -> tuple[Block, ...]:
    """The blocks of statements directly inside a statement."""
    return _BLOCKS[type(node)](node)


def with_blocks(node: Node, parts: tuple[Block, ...]) -> Node:
    """The statement with its blocks replaced; itself if they are the same objects."""
    if all(map(is_, blocks(node), parts)):
        return node
    match node:
        case If():
            return replace(node, then=parts[0], orelse=parts[1])
        case For() | Region():
            return replace(node, body=parts[0])
        case (
            Assign() | Store() | Declare() | Break() | Continue() | Return() | Barrier() | GridSync() |
            Atomic() | Collective()
        ):  # fmt: skip
            return node
    assert_never(node)


def statements(block: Block) -> list[Node]:
    """Every statement of a block and of the blocks inside it, in source order."""
    stack, nodes = list(block[::-1]), []
    while stack:
        node = stack.pop()
        nodes.append(node)
        kind = type(node)
        if kind not in _PLAIN:
            for inner in reversed(_BLOCKS[kind](node)):
                stack.extend(inner[::-1])
    return nodes


def map_expressions(block: Block, change: Callable[[Expr], Expr]) -> Block:
    """Apply `change` to every expression of a block, innermost first."""

    def at(node: Node) -> Node:
        parts = tuple([rewrite(part, change) for part in operands(node)])
        inner = tuple([map_expressions(part, change) for part in blocks(node)])
        return with_blocks(with_operands(node, parts), inner)

    return kept(block, [at(node) for node in block])


def rewrite_block(block: Block, change: Callable[[Node], Block]) -> Block:
    """Replace every statement of a block by the result of `change`, innermost first."""
    out: list[Node] = []
    for node in block:
        inner = tuple([rewrite_block(part, change) for part in blocks(node)])
        out.extend(change(with_blocks(node, inner)))
    return kept(block, out)


def kept(block: Block, out: Sequence[Node]) -> Block:
    """The rewritten block; the original if its statements are the same objects."""
    return block if len(out) == len(block) and all(map(is_, block, out)) else tuple(out)


def assigned(node: Node) -> str | None:
    """The local that a statement itself assigns."""
    match node:
        case Assign():
            return node.name
        case For():
            return node.var
        case Atomic() | Collective():
            return node.target
        case Store() | Declare() | If() | Break() | Continue() | Return() | Barrier() | GridSync() | Region():
            return None
    assert_never(node)


def with_assigned(node: Node, name: str) -> Node:
    """The statement with the local that it assigns replaced; itself if it assigns none."""
    match node:
        case Assign():
            return replace(node, name=name)
        case For():
            return replace(node, var=name)
        case Atomic() | Collective():
            return node if node.target is None else replace(node, target=name)
        case Store() | Declare() | If() | Break() | Continue() | Return() | Barrier() | GridSync() | Region():
            return node
    assert_never(node)


def flat(block: Block) -> Iterator[Node]:
    """The statements of a block, with every region replaced by its statements."""
    for node in block:
        if isinstance(node, Region):
            yield from flat(node.body)
        else:
            yield node


def evaluated(block: Block) -> list[Expr]:
    """Every expression that the statements of a block, and of the blocks inside it, evaluate."""
    return _with_parts([part for node in reversed(statements(block)) for part in reversed(operands(node))])


def evaluated_by(node: Node) -> list[Expr]:
    """Every expression that a statement itself evaluates, without those of its inner statements."""
    return _with_parts(list(reversed(operands(node))))


def loads(block: Block) -> list[Load]:
    """Every load in a block."""
    return [expr for expr in evaluated(block) if isinstance(expr, Load)]


def own_size(node: Node) -> int:
    """The statement and the expressions that it evaluates, without the statements inside it."""
    count, stack = 1, list(_OPERANDS[type(node)](node))
    while stack:
        count += 1
        top = stack.pop()
        kind = type(top)
        if kind not in _LEAVES:
            stack.extend(_CHILDREN[kind](top))
    return count


def size(block: Block) -> int:
    """The number of statements and expressions in a block, counted as a tree."""
    return sum(map(own_size, statements(block)))


def placed(node: Node) -> list[tuple[Expr, Span | None]]:
    """Every expression that a statement itself evaluates, with its closest known place."""
    stack, expressions = [(expr, node.span) for expr in reversed(operands(node))], []
    while stack:
        expr, span = stack.pop()
        if isinstance(expr, Load) and expr.span is not None:
            span = expr.span
        expressions.append((expr, span))
        kind = type(expr)
        if kind not in _LEAVES:
            stack.extend([(part, span) for part in reversed(_CHILDREN[kind](expr))])
    return expressions
