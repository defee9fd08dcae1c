"""The last launches of a run in bands may be of workgroups over tiles of what the others made, as the first
round of a sum of all elements is.

Its workgroups begin a number of elements apart, while bands begin at rows. A band runs those that begin in
its rows; the last of them may end some rows below, which the launches before then also compute.

```
rows of a band    0 1 2 3 | 4 5 6 7 | 8 9 A B       two bands: rows 0 to 5, and 6 to B
workgroups        0 0 0 1 1 1 2 2 2 3 3 3           0 and 1 are the first band's, 2 and 3 the second's
```
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import prod

from vyre.analysis.bounds import Intervals
from vyre.analysis.effects import has_grid_barrier, touches, uses
from vyre.analysis.index import Form, Index, Sizes, Term
from vyre.ir.nodes import Expr, Extents, Id, Name, Op
from vyre.ops import TABLE
from vyre.plan.graph import Graph
from vyre.plan.merge import Piece
from vyre.plan.own_elements import row_steps
from vyre.targets.batch import Tiles

GROUP = Id("wid", 0)


def tiles_of(
    piece: Piece, graph: Graph, grids: Mapping[Name, Extents]
) -> tuple[Tiles, dict[Name, int]] | str:  # fmt: skip
    """The places at which the workgroups of a launch begin in these arrays, each of which has an element for
    all places of a grid, and for each array the rows below its first that a workgroup may load; or why that
    is unknown.
    """
    title = piece.titles[0]
    if piece.workgroup is None or len(piece.grid) != 1:
        return f"{title} does not run in a row of workgroups"
    if has_grid_barrier(piece.body) or any(
        use.action == "atomic" and use.array in graph.arrays for use in uses(piece.body)
    ):
        return f"{title} works with other workgroups"
    shapes = {name: made.shape for name, made in graph.arrays.items()}
    index = Index(piece.body, piece.workgroup, sizes=Sizes(shapes, piece.grid))
    places = _TileIndices(Intervals(index), piece.grid[0])
    touched, tiles, below = touches(piece.body), set[Tiles](), dict.fromkeys(grids, 0)
    for name, at in [(array, index) for array in grids for index in touched[array].loads]:
        grid, row = grids[name], row_steps(grids[name])[0]
        form = places.form(at[0])
        if shapes[name] == (prod(grid),):
            each = 0 if form is None else form.of(GROUP)
            rest = None if form is None else places.intervals.of(form.plus(Form(0, ((GROUP, each),)), -1))
            if each <= 0 or rest is None or rest.low < 0:
                return f"{title} may load any element of {name}"
            tiles.add(Tiles(row, each))
            below[name] = max(below[name], (row - 1 + rest.high) // row)
        else:
            groups = 0 if form is None or shapes[name] != grid else places.groups_of_row(form)
            if not groups:
                return f"{title} may load any row of {name}"
            tiles.add(Tiles(groups, 1))
    tiling, height = next(iter(tiles), None), max((grid[0] for grid in grids.values()), default=0)
    if tiling is None or len(tiles) > 1 or tiling.groups(0, height) != range(piece.grid[0]):
        return f"{title} has no workgroup for each tile of what it loads"
    return tiling, below


@dataclass(frozen=True, slots=True)
class _TileIndices:
    """Index expressions of a launch of some workgroups."""

    intervals: Intervals
    groups: int

    def form(self, part: Expr) -> Form | None:
        """A form with the workgroup's number where that is divided by no less than the number of workgroups:
        x % n is x, and x // n is 0, for 0 <= x < n.
        """
        form = self.intervals.index.form(part)
        total = None if form is None else Form(form.const)
        for term, factor in () if form is None or total is None else form.terms:
            divisor = self._divisor(term)
            assert total is not None
            if divisor < self.groups:
                total = total.plus(Form(0, ((term, factor),)))
            elif not (isinstance(term, Op) and TABLE[term.op].quotient):
                total = total.plus(Form(0, ((GROUP, factor),)))
        return total

    def groups_of_row(self, form: Form) -> int:
        """The workgroups of a row where the index of the row is the workgroup's number divided by that, or is
        that number; 0 if it is something else.
        """
        if form.const or len(form.terms) != 1 or form.terms[0][1] != 1:
            return 0
        term = form.terms[0][0]
        is_quotient = isinstance(term, Op) and TABLE[term.op].quotient is not None
        return int(term == GROUP) or (self._divisor(term) if is_quotient else 0)

    def _divisor(self, term: Term) -> int:
        """The number by which the workgroup's number is divided in a quotient or remainder; 0 in others."""
        if not isinstance(term, Op):
            return 0
        row = TABLE[term.op]
        if not (row.quotient or row.cycles):
            return 0
        form, by = self.intervals.index.form(term.args[0]), self.intervals.of(term.args[1])
        is_known = form == Form(0, ((GROUP, 1),)) and by is not None and not by.is_own and by.low == by.high
        if by is None or not is_known:
            return 0
        return max(by.low if row.quotient is None else row.quotient(by.low), 0)
