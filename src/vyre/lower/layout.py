"""The mapping of invocations to a machine: which ids differ from lane to lane, and how many lanes and strips
run together.

A strip is a vector of lanes (0 lanes: one invocation, in scalars). A bundle is the strips that run together,
statement by statement, so that loads serve several of them and their arithmetic overlaps. In an element
kernel the lanes are neighbours along the last axis of the domain; a bundle has strips of one row, or of
several neighbouring rows, those of the first before those of the next. In a group kernel they are neighbours
in the workgroup, along its last axis if the strip fits into it, else in linear order.
"""

from __future__ import annotations

from dataclasses import dataclass

from vyre.analysis.index import Form
from vyre.analysis.lockstep import Variation
from vyre.ir.nodes import Collective, Id, Program
from vyre.ir.walk import statements

LINE = 64  # bytes of a cache line


@dataclass(frozen=True, slots=True)
class Layout:
    """`rank` axes of the domain or workgroup; `lanes` in a strip, `strips` in a bundle; `group` sizes or
    None; `high` rows in a bundle of an element kernel. `has_masks` if a strip is loaded and stored in part as
    fast as in whole.
    """

    rank: int
    lanes: int
    strips: int
    group: tuple[int, ...] | None = None
    has_masks: bool = False
    high: int = 1

    @property
    def width(self) -> int:
        """Invocations in a strip."""
        return max(self.lanes, 1)

    @property
    def group_size(self) -> int:
        size = 1
        for extent in self.group or ():
            size *= extent
        return size

    @property
    def rows(self) -> bool:
        """True if every strip is along the last axis."""
        return self.group is None or self.group[-1] % self.width == 0

    @property
    def bundles(self) -> int:
        """The number of bundles of a workgroup."""
        per = self.width * self.strips
        return (self.group_size + per - 1) // per

    @property
    def whole(self) -> bool:
        """True if bundles fill the workgroup exactly."""
        return self.group_size % (self.width * self.strips) == 0

    @property
    def is_one_row(self) -> bool:
        """True if one bundle is a whole workgroup of one axis, so that the `lid` of every lane is known."""
        return self.group is not None and self.rank == 1 and self.bundles == 1 and self.whole

    def kind(self, ident: Id) -> Variation:
        """Return how an id differs among the invocations of a bundle."""
        lane = Variation.VARYING if self.lanes else Variation.STRIP
        if ident.kind == "subgroup_lane":
            return lane
        if ident.kind not in ("gid", "lid") or ident.axis >= self.rank:
            return Variation.UNIFORM
        if self.group is None:
            if ident.axis == self.rank - 1:
                return lane
            return Variation.STRIP if self.high > 1 and ident.axis == self.rank - 2 else Variation.UNIFORM
        if ident.axis == self.rank - 1 or not self.rows:
            return lane
        return Variation.STRIP

    def is_lane_axis(self, ident: Id) -> bool:
        """True if this id grows by one from lane to lane."""
        return self.rows and ident.kind in ("gid", "lid") and ident.axis == self.rank - 1


def aligned_start(layout: Layout, form: Form, extent: int, itemsize: int) -> int | None:
    """Return where the first of the two aligned strips begins that a strip of a workgroup's array lies in,
    relative to the lanes' own place along the last axis.

    None if the strip is aligned itself, or if aligned ones may leave the row or are not one cache line each:
    only a load of a whole line that crosses two takes twice the time.
    """
    lanes, own = layout.lanes, Id("lid", layout.rank - 1)
    if lanes * itemsize != LINE or not layout.rows or extent % lanes or form.terms != ((own, 1),):
        return None
    start = form.const // lanes * lanes
    last = (layout.group or (0,))[-1] - 1 + start + lanes
    return start if start != form.const and 0 <= start and last < extent else None


def uses_collectives(program: Program) -> bool:
    return any(isinstance(node, Collective) for node in statements(program.body))
