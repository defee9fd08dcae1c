"""Element kernels in which every invocation accesses only its own element, so that axes do not matter.

An image of three channels has rows of three elements, too short for vectors. Where all arrays have the shape
of the domain, the kernel can run over one long row instead.
"""

from __future__ import annotations

from dataclasses import replace

from vyre.ir.nodes import Atomic, Block, Expr, Id, Load, Node, Program, Shape, Store
from vyre.ir.walk import expressions, map_expressions, operands, rewrite_block, statements
from vyre.targets.llvm.emit import Val
from vyre.targets.llvm.frame import Arguments
from vyre.targets.llvm.numbers import Numbers
from vyre.targets.llvm.prepare import forward_ids

_MOST = 1 << 31  # elements: ids have 32 bits
_OWN = (Id("gid", 0),)


def flattened(program: Program, rank: int) -> Program | None:
    """Return the program over one axis instead of `rank`; None if its ids or shapes have any other use."""
    plain = forward_ids(program)
    own = tuple(Id("gid", axis) for axis in range(rank))
    arrays = {param.name for param in program.params if param.is_array}
    ids = accesses = 0
    for node in statements(plain.body):
        if isinstance(node, Atomic):
            return None
        accesses += isinstance(node, Store) and node.array in arrays and node.index == own
        for expr in (expr for operand in operands(node) for expr in expressions(operand)):
            if isinstance(expr, Shape):
                return None
            ids += isinstance(expr, Id)
            accesses += isinstance(expr, Load) and expr.array in arrays and expr.index == own
    return (
        replace(plain, body=_along_one(plain.body, arrays)) if accesses and ids == rank * accesses else None
    )


def _along_one(body: Block, arrays: set[str]) -> Block:
    def load(expr: Expr) -> Expr:
        return replace(expr, index=_OWN) if isinstance(expr, Load) and expr.array in arrays else expr

    def store(node: Node) -> Block:
        return (replace(node, index=_OWN) if isinstance(node, Store) and node.array in arrays else node,)

    return rewrite_block(map_expressions(body, load), store)


def is_flat(e: Numbers, arguments: Arguments, touched: set[str], rank: int) -> Val:
    """Emit the test that all accessed arrays have the shape of the domain, and that it is small enough for
    ids.
    """
    test = e.icmp("slt", elements(e, arguments, rank), e.const("i64", 0, _MOST))
    for name in sorted(touched):
        for extent, size in zip(arguments.places[name].shape, arguments.grid, strict=False):
            test = e.bin("and", test, e.icmp("eq", extent, size))
    return test


def elements(e: Numbers, arguments: Arguments, rank: int) -> Val:
    """Return the number of elements of the domain."""
    total = arguments.grid[0]
    for extent in arguments.grid[1:rank]:
        total = e.bin("mul", total, extent)
    return total


def one_axis(e: Numbers, arguments: Arguments, rank: int) -> Arguments:
    """Return the arguments with every array as one long row."""
    total, one = elements(e, arguments, rank), e.const("i64", 0, 1)
    places = {name: replace(place, shape=(total,)) for name, place in arguments.places.items()}
    return Arguments(places, arguments.scalars, [total, one, one])


def touched(program: Program) -> set[str]:
    """Return the array parameters that a program loads from or stores to."""
    arrays = {param.name for param in program.params if param.is_array}
    accessed = {node.array for node in statements(program.body) if isinstance(node, Store)}
    for node in statements(program.body):
        accessed |= {e.array for part in operands(node) for e in expressions(part) if isinstance(e, Load)}
    return accessed & arrays
