"""The arrays that a launch overwrites whole, so that their earlier contents have no effect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vyre.analysis.effects import touches, uses
from vyre.analysis.index import Index
from vyre.ir.nodes import Block, Extents, Name, Program, Return, Store
from vyre.ir.walk import flat, statements
from vyre.targets.batch import covers

if TYPE_CHECKING:  # kernels that are recalled from the cache load this module
    from vyre.plan.merge import Piece


def fills(piece: Piece, name: Name, shape: Extents) -> bool:
    """True if a launch writes every element of an array before any read of it."""
    if not covers(piece.grid, piece.workgroup, shape):
        return False
    return _overwrites(piece.body, name, Index(piece.body, piece.workgroup, len(piece.grid)))


def _overwrites(body: Block, name: Name, known: Index) -> bool:
    """True if every invocation stores its own element of an array before any read of it."""
    touch = touches(body).get(name)
    if touch is None or touch.atomic or not all(known.is_own(index) for index in touch.loads):
        return False
    for node in flat(body):  # every invocation executes these, unless it returned
        if isinstance(node, Store) and node.array == name and known.is_own(node.index):
            return not _reads((node,), name)
        if any(isinstance(inner, Return) for inner in statements((node,))) or _reads((node,), name):
            return False
    return False


def filled_outputs(program: Program) -> frozenset[Name]:
    """The outputs whose every element a launch over a domain of their shape writes, before any read of it."""
    outputs = [(param.name, param.rank) for param in program.params if param.access == "out"]
    if program.workgroup is not None:  # its domain has as many axes as a workgroup
        outputs = [(name, rank) for name, rank in outputs if rank == len(program.workgroup)]
    forms = {rank: Index(program.body, program.workgroup, rank) for _, rank in outputs}
    return frozenset(name for name, rank in outputs if _overwrites(program.body, name, forms[rank]))


def _reads(body: Block, name: Name) -> bool:
    return any(use.array == name and use.action != "store" for use in uses(body))
