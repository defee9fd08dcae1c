"""The arrays that a launch overwrites whole, so that their earlier contents have no effect."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from vyre.analysis.effects import touches, uses
from vyre.analysis.index import Index
from vyre.ir.nodes import Block, Expr, Extents, Name, Program, Return, Store
from vyre.ir.walk import flat, statements
from vyre.plan.own_elements import has_domain, is_own
from vyre.targets.batch import covers

if TYPE_CHECKING:  # kernels that are recalled from the cache load this module
    from vyre.plan.merge import Piece


def fills(piece: Piece, name: Name, shape: Extents) -> bool:
    """True if a launch writes every element of an array before any read of it."""
    grid, known = piece.grid, Index(piece.body, piece.workgroup, len(piece.grid))
    if piece.workgroup is None and has_domain(grid, shape):
        return _overwrites(piece.body, name, lambda index: is_own(known, index, grid, shape))
    is_stored = name in piece.once and not touches(piece.body)[name].loads
    return is_stored or (covers(grid, piece.workgroup, shape) and _overwrites(piece.body, name, known.is_own))


def _overwrites(body: Block, name: Name, is_own: Callable[[tuple[Expr, ...]], bool]) -> bool:
    """True if every invocation stores its own element of an array before any read of it."""
    touch = touches(body).get(name)
    if touch is None or touch.atomic or not all(map(is_own, touch.loads)):
        return False
    for node in flat(body):  # every invocation executes these, unless it returned
        if isinstance(node, Store) and node.array == name and is_own(node.index):
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
    own = {rank: index.is_own for rank, index in forms.items()}
    return frozenset(name for name, rank in outputs if _overwrites(program.body, name, own[rank]))


def _reads(body: Block, name: Name) -> bool:
    return any(use.array == name and use.action != "store" for use in uses(body))
