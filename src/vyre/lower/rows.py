"""Element kernels in which every invocation accesses only its own element, so that axes do not matter.

An image of three channels has rows of three elements, too short for vectors. Where all arrays have the shape
of the domain, the kernel can run over one long row instead.
"""

from __future__ import annotations

from dataclasses import replace

from vyre.ir.nodes import Atomic, Block, Expr, Id, Load, Node, Program, Shape, Store, StridedParam
from vyre.ir.walk import evaluated_by, map_expressions, rewrite_block, statements
from vyre.lower import form
from vyre.lower.prepare import forward_ids

_OWN = (Id("gid", 0),)


def flattened(program: Program, rank: int) -> Program | None:
    """Return the program over one axis instead of `rank`; None if its ids or shapes have any other use, or
    rows are apart.
    """
    if any(isinstance(param, StridedParam) for param in program.params):
        return None
    plain = forward_ids(program)
    own = tuple(Id("gid", axis) for axis in range(rank))
    arrays = {param.name for param in program.params if param.is_array}
    ids = accesses = 0
    for node in statements(plain.body):
        if isinstance(node, Atomic):
            return None
        inside = evaluated_by(node)
        if any(isinstance(expr, Shape) for expr in inside):
            return None
        ids += sum(isinstance(expr, Id) for expr in inside)
        for access in (node, *inside):
            if isinstance(access, Load | Store) and access.array in arrays:
                if access.index != own:  # an element that several invocations read, such as x[0]
                    return None
                accesses += 1
    return (
        replace(plain, body=_along_one(plain.body, arrays)) if accesses and ids == rank * accesses else None
    )


def _along_one(body: Block, arrays: set[str]) -> Block:
    def load(expr: Expr) -> Expr:
        return replace(expr, index=_OWN) if isinstance(expr, Load) and expr.array in arrays else expr

    def store(node: Node) -> Block:
        return (replace(node, index=_OWN) if isinstance(node, Store) and node.array in arrays else node,)

    return rewrite_block(map_expressions(body, load), store)


def touched(program: Program) -> set[str]:
    """Return the array parameters that a program loads from or stores to."""
    arrays = {param.name for param in program.params if param.is_array}
    accessed = {node.array for node in statements(program.body) if isinstance(node, Store)}
    for node in statements(program.body):
        accessed |= {e.array for e in evaluated_by(node) if isinstance(e, Load)}
    return accessed & arrays


def long_rows(program: Program, total: form.Value) -> tuple[Program, form.Block]:
    """Return a flattened program over views of its arrays as one long row each, and the views."""
    arrays = touched(program)

    def name(array: str) -> str:
        return f"{array}.row" if array in arrays else array

    def load(expr: Expr) -> Expr:
        return replace(expr, array=name(expr.array)) if isinstance(expr, Load) else expr

    def store(node: Node) -> Block:
        return (replace(node, array=name(node.array)) if isinstance(node, Store) else node,)

    body = rewrite_block(map_expressions(program.body, load), store)
    params = tuple(
        replace(param, name=name(param.name), rank=1) if param.name in arrays else param
        for param in program.params
    )
    views = tuple(form.View(name(array), array, (total,)) for array in sorted(arrays))
    return replace(program, params=params, body=body), views
