"""The ids within a subgroup.

The linear local id is row-major, and a subgroup is 32 consecutive ones. So the id of an axis with a multiple
of 32 invocations behind each of its steps is the same for a whole subgroup. Along an axis that varies fastest
and has a multiple of 32 invocations, a subgroup covers exactly the ids 32 q to 32 q + 31: an expression that
depends on q alone is the same for all of them.
"""

from __future__ import annotations

from math import prod

from vyre.analysis.trips import whole
from vyre.check.level import Level
from vyre.ir.limits import SUBGROUP
from vyre.ir.nodes import Assign, Expr, Id, Op, Program, Var
from vyre.ir.walk import assigned, statements
from vyre.ops import TABLE
from vyre.ops.row import changes_at

FIXED = {"wid": Level.GROUP, "group_size": Level.GRID, "domain": Level.GRID, "num_groups": Level.GRID}


class Ids:
    """The facts about ids that follow from a program's workgroup, and the locals that are copies of an id."""

    def __init__(self, program: Program) -> None:
        self.sizes = program.workgroup
        self.copies: set[str] = set()
        self._find_copies(program)

    def shared_within(self, expr: Id) -> Level:
        """The level within which an id is the same."""
        if expr.kind in FIXED:
            return FIXED[expr.kind]
        sizes = self.sizes
        if expr.kind not in ("gid", "lid") or sizes is None or not 0 <= expr.axis < len(sizes):
            return Level.LANE
        if sizes[expr.axis] == 1:
            return Level.GRID if expr.kind == "lid" else Level.GROUP
        behind = prod(sizes[expr.axis + 1 :])
        return Level.SUBGROUP if behind > 0 and behind % SUBGROUP == 0 else Level.LANE

    def is_shared_by_subgroup(self, expr: Expr) -> bool:
        """True if an operation on an id removes the differences within a subgroup, as `lid(0) // 32` does."""
        if not isinstance(expr, Op) or len(expr.args) != 2 or expr.op not in TABLE:
            return False
        left, right = expr.args
        for counter, other, is_first in ((left, right, False), (right, left, True)):
            known = whole(other)
            if known is not None and self._counts_lanes(counter):
                return changes_at(TABLE[expr.op], known, is_first=is_first) % SUBGROUP == 0
        return False

    def _counts_lanes(self, expr: Expr) -> bool:
        """True if the expression is an id of which a subgroup covers 32 q to 32 q + 31."""
        if isinstance(expr, Var):
            return expr.name in self.copies
        if not isinstance(expr, Id) or expr.kind not in ("gid", "lid") or expr.axis < 0:
            return False
        size, *behind = (self.sizes or ())[expr.axis :] or (0,)
        return size > 0 and size % SUBGROUP == 0 and all(one == 1 for one in behind)

    def _find_copies(self, program: Program) -> None:
        """Find the locals assigned once in the whole program, to such an id or to another copy."""
        seen: set[str] = set()
        again: set[str] = {param.name for param in program.params}
        for node in statements(program.body):
            name = assigned(node)
            if name is not None:
                (again if name in seen else seen).add(name)
        for node in statements(program.body):
            if isinstance(node, Assign) and node.name not in again and self._counts_lanes(node.value):
                self.copies.add(node.name)
