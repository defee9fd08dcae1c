"""Rewrites of a Program before it is lowered: each loop gets its own variable, each value that a local holds
in turn gets its own local, and a local that only names an id is replaced by the id.

Kernels often contain `for i in range(...)` many times, and an unrolled loop assigns `j = ...` in every
iteration. As long as the variable is not read outside its loops, each loop may have its own, and then each
index has one meaning; the same holds for locals that one block assigns. Kernels also contain `i = lid()`;
where a barrier separates that from its uses, computing it again is cheaper than keeping it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import assert_never

from vyre.ir.literal import Lit
from vyre.ir.nodes import Assign, Block, Cond, Expr, For, Id, Load, Node, Op, Program, Shape, Table, Var
from vyre.ir.walk import (
    assigned,
    blocks,
    evaluated_by,
    expressions,
    flat,
    map_expressions,
    operands,
    rewrite,
    rewrite_block,
    statements,
    with_blocks,
    with_operands,
)
from vyre.ops import TABLE
from vyre.ops.row import OpRow

_MOST = 5  # nodes of an expression that is computed again rather than kept


def own_locals(program: Program) -> Program:
    """Return the program with one local for each value of integer locals that one block assigns several
    times.
    """
    uses_of: dict[str, _Uses] = {}
    _collect(program.body, (), uses_of)
    several = {name for name, uses in uses_of.items() if uses.is_plain and uses.assignments > 1}
    if not several:
        return program
    names = _Names(program)
    now: dict[str, str] = {}

    def named(expr: Expr) -> Expr:
        return Var(now[expr.name], expr.dtype) if isinstance(expr, Var) and expr.name in now else expr

    def renamed(block: Block) -> Block:
        out: list[Node] = []
        for node in block:
            node = with_operands(node, tuple(rewrite(part, named) for part in operands(node)))
            if isinstance(node, Assign) and node.name in several:
                now[node.name] = names.fresh(node.name)
                node = replace(node, name=now[node.name])
            out.append(with_blocks(node, tuple(renamed(part) for part in blocks(node))))
        return tuple(out)

    return replace(program, body=renamed(program.body))


@dataclass
class _Uses:
    """The uses of a local: the block that assigns it, how often, and whether there are no other uses."""

    home: tuple[int, ...]
    assignments: int = 0
    is_plain: bool = True


def _collect(block: Block, path: tuple[int, ...], found: dict[str, _Uses]) -> None:
    """Record the uses of locals in program order; a local read before its block assigns it is not plain."""
    for number, node in enumerate(block):
        for expr in evaluated_by(node):
            if isinstance(expr, Var):
                uses = found.setdefault(expr.name, _Uses(path, is_plain=False))
                uses.is_plain &= path[: len(uses.home)] == uses.home
        name = assigned(node)
        if name is not None:
            uses = found.setdefault(name, _Uses(path))
            whole = isinstance(node, Assign) and node.value.dtype.is_integer
            uses.is_plain &= whole and uses.home == path
            uses.assignments += 1
        for part, inner in enumerate(blocks(node)):
            _collect(inner, (*path, number, part), found)


class _Names:
    """A source of names that a program does not use."""

    def __init__(self, program: Program) -> None:
        self.used = {assigned(node) for node in statements(program.body)}
        self.used |= {param.name for param in program.params}
        self.last: dict[str, int] = {}  # by name, the last number assigned

    def fresh(self, name: str) -> str:
        number = self.last.get(name, 0) + 1
        while f"{name}_{number}" in self.used:
            number += 1
        self.last[name] = number
        self.used.add(f"{name}_{number}")
        return f"{name}_{number}"


def own_loop_variables(program: Program) -> Program:
    """Return the program with a separate variable for each loop where that changes nothing."""
    shared = _shared(program)
    if not shared:
        return program
    names = _Names(program)

    def change(node: Node) -> Block:
        if not isinstance(node, For) or node.var not in shared:
            return (node,)
        name = names.fresh(node.var)
        old = node.var

        def renamed(expr: Expr) -> Expr:
            return Var(name, expr.dtype) if isinstance(expr, Var) and expr.name == old else expr

        return (replace(node, var=name, body=map_expressions(node.body, renamed)),)

    return replace(program, body=rewrite_block(program.body, change))


def _shared(program: Program) -> set[str]:
    """Return variables of several loops that nothing else assigns and nothing reads outside them."""
    loops: dict[str, int] = {}
    for node in statements(program.body):
        if isinstance(node, For):
            loops[node.var] = loops.get(node.var, 0) + 1
    candidates = {name for name, count in loops.items() if count > 1}
    for node in statements(program.body):
        name = assigned(node)
        if name in candidates and not isinstance(node, For):
            candidates.discard(str(name))
    _drop_read_outside(program.body, frozenset(), candidates)
    return candidates


def _drop_read_outside(body: Block, inside: frozenset[str], candidates: set[str]) -> None:
    for node in body:
        for expr in evaluated_by(node):
            if isinstance(expr, Var) and expr.name not in inside:
                candidates.discard(expr.name)
        within = inside
        if isinstance(node, For):
            if node.var in inside:
                candidates.discard(node.var)
            within = inside | {node.var}
        for part in blocks(node):
            _drop_read_outside(part, within, candidates)


def forward_ids(program: Program, *, keeps_fixed: bool = True) -> Program:
    """Return the program without the locals that are short sums, or comparisons, of ids, numbers, shapes and
    what is known when a workgroup begins: their values are the same wherever they are computed. If it
    `keeps_fixed`, locals that are known then stay.
    """
    assignments: dict[str, list[Node]] = {}
    for node in statements(program.body):
        name = assigned(node)
        if name is not None:
            assignments.setdefault(name, []).append(node)
    meant: dict[str, Expr] = {}
    scalars = {param.name for param in program.params if not param.is_array}
    fixed = _fixed(program, scalars, {name for name, found in assignments.items() if len(found) == 1})
    scalars |= fixed

    def forwarded(expr: Expr) -> Expr:
        return meant.get(expr.name, expr) if isinstance(expr, Var) else expr

    for node in statements(program.body):
        is_kept = not isinstance(node, Assign) or (keeps_fixed and node.name in fixed)
        is_one = not is_kept and isinstance(node, Assign) and len(assignments[node.name]) == 1
        if is_one and isinstance(node, Assign) and not node.value.dtype.is_float:
            (whole,) = operands(map_expressions((node,), forwarded)[0])
            if _is_cheap(whole, scalars):
                meant[node.name] = whole

    def change(node: Node) -> Block:
        return () if isinstance(node, Assign) and node.name in meant else (node,)

    return replace(program, body=map_expressions(rewrite_block(program.body, change), forwarded))


def _fixed(program: Program, scalars: set[str], once: set[str]) -> set[str]:
    """Return the locals that are known when a workgroup begins, and are the same for all of it."""
    fixed: set[str] = set()
    for node in flat(program.body):
        if not isinstance(node, Assign) or node.name not in once or node.value.dtype.is_float:
            continue
        if all(_is_fixed(part, scalars | fixed) for part in expressions(node.value)):
            fixed.add(node.name)
    return fixed


def _is_fixed(part: Expr, known: set[str]) -> bool:
    match part:
        case Lit() | Shape() | Op():
            return True
        case Id():
            return part.kind in ("wid", "num_groups", "group_size", "domain")
        case Var():
            return part.name in known
        case Load() | Cond() | Table():
            return False
    assert_never(part)


def _is_cheap(expr: Expr, scalars: set[str]) -> bool:
    parts = expressions(expr)
    return len(parts) <= _MOST and all(
        isinstance(part, Id | Lit | Shape)
        or (isinstance(part, Var) and part.name in scalars)
        or (isinstance(part, Op) and _is_part_of_index(TABLE[part.op]))
        for part in parts
    )


def _is_part_of_index(row: OpRow) -> bool:
    """True for sums, products, shifts and comparisons, which cost no more than reading a local."""
    is_known = bool(row.weights or row.factor or row.period or row.signs)
    return row.arity == 2 and row.cost <= 1 and is_known
