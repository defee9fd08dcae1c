"""What a Program goes through before it is lowered: every loop gets a variable of its own.

People write `for i in range(...)` many times over in one kernel. As long as nobody reads the variable
outside its loops, each loop may have its own, and then each index has one meaning.
"""

from __future__ import annotations

from dataclasses import replace

from vyre.ir.nodes import Block, Expr, For, Node, Program, Var
from vyre.ir.walk import assigned, blocks, expressions, map_expressions, operands, rewrite_block, statements


def own_loop_variables(program: Program) -> Program:
    """The program with loop variables renamed apart where that changes nothing."""
    shared = _shared(program)
    if not shared:
        return program
    used = {assigned(node) for node in statements(program.body)} | {param.name for param in program.params}
    counter = 0

    def change(node: Node) -> Block:
        nonlocal counter
        if not isinstance(node, For) or node.var not in shared:
            return (node,)
        while True:
            counter += 1
            name = f"{node.var}_{counter}"
            if name not in used:
                break
        used.add(name)
        old = node.var

        def renamed(expr: Expr) -> Expr:
            return Var(name, expr.dtype) if isinstance(expr, Var) and expr.name == old else expr

        return (replace(node, var=name, body=map_expressions(node.body, renamed)),)

    return replace(program, body=rewrite_block(program.body, change))


def _shared(program: Program) -> set[str]:
    """Variables of several loops that nothing else assigns and nothing reads outside them."""
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
        for operand in operands(node):
            for expr in expressions(operand):
                if isinstance(expr, Var) and expr.name not in inside:
                    candidates.discard(expr.name)
        within = inside
        if isinstance(node, For):
            if node.var in inside:
                candidates.discard(node.var)
            within = inside | {node.var}
        for part in blocks(node):
            _drop_read_outside(part, within, candidates)
