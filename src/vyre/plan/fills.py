"""The arrays that a launch overwrites whole, so that their earlier contents have no effect."""

from __future__ import annotations

from vyre.analysis.effects import touches, uses
from vyre.ir.nodes import Block, Name, Program, Return, Store
from vyre.ir.walk import flat, statements
from vyre.plan.merge import Extents, Piece, index_of


def fills(piece: Piece, name: Name, shape: Extents) -> bool:
    """True if a launch writes every element of an array before any read of it."""
    if piece.workgroup is not None or piece.grid != shape:
        return False
    known = index_of(piece)
    touch = touches(piece.body).get(name)
    if touch is None or touch.atomic or not all(known.is_own(index) for index in touch.loads):
        return False
    for node in flat(piece.body):  # every invocation executes these, unless it returned
        if isinstance(node, Store) and node.array == name and known.is_own(node.index):
            return not _reads((node,), name)
        if any(isinstance(inner, Return) for inner in statements((node,))) or _reads((node,), name):
            return False
    return False


def filled_outputs(program: Program) -> frozenset[Name]:
    """The outputs whose every element a launch over a domain of their shape writes, before any read of it."""
    outputs = [(param.name, (1,) * param.rank) for param in program.params if param.access == "out"]
    pieces = {shape: Piece(program.body, shape, program.workgroup, (program.name,)) for _, shape in outputs}
    return frozenset(name for name, shape in outputs if fills(pieces[shape], name, shape))


def _reads(body: Block, name: Name) -> bool:
    return any(use.array == name and use.action != "store" for use in uses(body))
