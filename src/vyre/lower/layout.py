"""The mapping of invocations to a machine: which ids differ from lane to lane, how many lanes and strips run
together, and what index forms are to them.

A strip is a vector of lanes (0 lanes: one invocation, in scalars). A bundle is the strips that run together,
statement by statement, so that loads serve several of them and their arithmetic overlaps. In an element
kernel the lanes are neighbours along the last axis of the domain; a bundle has strips of one row, or of
several neighbouring rows, those of the first before those of the next. In a group kernel they are neighbours
in the workgroup, along its last axis if the strip fits into it, else in linear order.

A form gives the address of a strip's first lane, the stride from lane to lane, and the bounds within which a
whole range of invocations stays inside an array, so that no access need be checked.

In some loops every lane walks along a row of its own: `total += a[i, k] * x[k]` for each i. Several
iterations at a time, each lane loads a vector of its row, and the tile of all lanes is transposed in
registers. So a line of the cache is read once, whatever the distance of the rows, and no element is gathered.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache

from vyre.analysis.bounds import Intervals
from vyre.analysis.effects import trip_count
from vyre.analysis.index import Access, Form, Index, LoopVar, Range, Strides
from vyre.analysis.lockstep import Variation, Vary
from vyre.ir.literal import Lit, number
from vyre.ir.nodes import (
    Assign,
    Block,
    Collective,
    Expr,
    For,
    Id,
    If,
    Load,
    Node,
    Program,
    Region,
    Shape,
    Store,
    Var,
)  # fmt: skip
from vyre.ir.once import once
from vyre.ir.walk import evaluated, flat, loads, rewrite, statements

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


_LARGE = 2**20


def varying(layout: Layout) -> frozenset[Id]:
    """Return the ids that differ within a row of an element kernel, or within a workgroup."""
    return _varying(layout.rank, is_group=layout.group is not None)


@cache
def _varying(rank: int, *, is_group: bool) -> frozenset[Id]:
    if not is_group:
        return frozenset({Id("gid", rank - 1), Id("lid", rank - 1), Id("subgroup_lane")})
    return frozenset({*(Id("lid", axis) for axis in range(rank)), Id("subgroup_lane")})


def ids(layout: Layout, form: Form) -> tuple[tuple[Id, int], ...]:
    """Return the ids of a form that differ within a row or workgroup, with their factors."""
    differs = varying(layout)
    return tuple([(term, by) for term, by in form.terms if isinstance(term, Id) and term in differs])


def fixed_terms(layout: Layout, form: Form) -> tuple[tuple[Expr, int], ...]:
    """Return the terms of a form that are the same for a whole row or workgroup, with their factors."""
    differs = varying(layout)
    terms = [(term, by) for term, by in form.terms if not isinstance(term, LoopVar)]
    return tuple([(term, by) for term, by in terms if not isinstance(term, Id) or term not in differs])


@dataclass
class Linear:
    """The forms of a program's index expressions in which every part that is not linear is fixed."""

    layout: Layout
    index: Index
    loops: dict[str, Range]
    stops: dict[str, Form]  # of loops that end where loops around them are, outer ones first

    @property
    def definitions(self) -> Mapping[str, Expr]:
        return self.index.definitions

    @once
    def intervals(self) -> Intervals:
        """The intervals of the program's index expressions."""
        return Intervals(self.index)

    def form(self, expr: Expr) -> Form | None:
        """Return the form of an integer expression; None if it is not linear."""
        form = self.index.form(expr)
        return self._resolved(form) if form is not None and self.suits(form) else None

    def _resolved(self, form: Form) -> Form:
        """Return the form with locals replaced by their definitions: what it says of a workgroup must not
        depend on where they are assigned.
        """
        if all(isinstance(term, LoopVar | Id | Shape) for term, _ in form.terms):
            return form

        def put(expr: Expr) -> Expr:
            meant = self.definitions.get(expr.name) if isinstance(expr, Var) else None
            return expr if meant is None else rewrite(meant, put)

        total = Form(form.const)
        for term, factor in form.terms:
            plain = term if isinstance(term, LoopVar) else rewrite(term, put)
            total = total.plus(Form(0, ((plain, factor),)))
        return total

    def inside(self, part: Expr, extent: int) -> Form | None:
        """Return the form of an index that is inside an axis of this extent whatever happens; one that is not
        linear is a single term.
        """
        form = self.form(part) or Form(0, ((part, 1),))
        interval = self.intervals.of(part)
        return form if interval is not None and 0 <= interval.low and interval.high < extent else None

    def suits(self, form: Form) -> bool:
        """True if every term is an id of the lanes, a loop variable with a range, or fixed; and no number is
        so large that the access is unlikely to be inside its array: where one is not, all are checked.
        """
        differs = varying(self.layout)
        if abs(form.const) > _LARGE:
            return False
        for term, factor in form.terms:
            if abs(factor) > _LARGE:
                return False
            if isinstance(term, LoopVar):
                if term.name not in self.loops:
                    return False
            elif isinstance(term, Id):
                if term.kind == "subgroup_lane":
                    return False
            elif not self.index.fixed(term, differs):
                return False
        return True

    def loops_of(self, form: Form) -> list[str]:
        """Return the loop variables of a form, and those that their loops start from or end at."""
        names = [name for name, _ in form.loops]
        for name in names:
            around = [self.index.range(name).start, self.stops.get(name, Form())]
            names += {inner: None for part in around for inner, _ in part.loops if inner not in names}
        return names

    def is_fixed(self, expr: Expr) -> bool:
        """True if the value is the same for a whole row or workgroup, and known before its body runs."""
        return self.index.fixed(expr, varying(self.layout))

    def accesses(self) -> Iterator[Access]:
        """Yield the loads and stores whose whole index is linear; in loops that end where others are, only
        those that every iteration makes: all must be inside for any not to be checked.
        """
        for access in self.index.accesses():
            names = {name for form in access.forms for name in self.loops_of(form)}
            if names & self.stops.keys() and any(_is_open(node) for node in access.around):
                continue
            if all(map(self.suits, access.forms)):
                yield replace(access, forms=tuple(map(self._resolved, access.forms)))

    @property
    def lane(self) -> Id:
        """The id that grows by one from lane to lane, if strips are along rows."""
        return Id("gid" if self.layout.group is None else "lid", self.layout.rank - 1)

    def stride(self, form: Form) -> int | None:
        """Return the stride of the form from lane to lane; None if it differs."""
        if self.layout.rows:
            return self.index.stride(form, self.lane)
        starts = [self.loops[name].start for name in self.loops_of(form)]
        return None if any(ids(self.layout, part) for part in (form, *starts)) else 0

    def lane_stride(self, expr: Expr, vary: Vary) -> int | None:
        """Return the stride of an index from lane to lane, if it is the same everywhere, whatever the first
        value.
        """
        if self.layout.rows:
            return Strides(self.index, self.lane, lambda part: vary.of(part) < Variation.VARYING).of(expr)
        return 0 if vary.of(expr) < Variation.VARYING else None


def _is_open(node: Node) -> bool:
    """True for an `if` whose outcome is not known."""
    return isinstance(node, If) and not isinstance(node.test, Lit)


def analyse(program: Program, layout: Layout, *, nested: bool = False) -> Linear:
    """Return the forms of a program for a layout; if `nested`, loops may end where loops around them are."""
    index = Index.of(program, layout.rank)
    linear = Linear(layout, index, {}, {})
    for node in statements(program.body):
        loop = index.loop(node.var) if isinstance(node, For) else None
        if not isinstance(node, For) or loop is None or not linear.suits(loop.start):
            continue
        stop = linear.form(loop.stop) if nested and not linear.is_fixed(loop.stop) else None
        if stop is not None:
            linear.stops[node.var] = stop
        if stop is not None or linear.is_fixed(loop.stop):
            linear.loops[node.var] = loop
    return replace(linear)


DEEP = 8  # iterations at a time, or as many as there are lanes
MOST = 12  # tiles of a loop: what registers do not hold is spilled, which is faster than to gather
_LARGEST = 400  # expression nodes of a loop's body, of which there are as many copies as it is deep


@dataclass(frozen=True, slots=True)
class Walks:
    """The loads and stores of a loop by which each lane walks along its own row, and the pairs of arrays that
    must be apart, so that an iteration may load what it does before earlier ones store.
    """

    loads: tuple[Load, ...] = ()
    stores: tuple[Store, ...] = ()
    apart: tuple[tuple[str, str], ...] = ()

    @property
    def accesses(self) -> tuple[Load | Store, ...]:
        return (*self.loads, *self.stores)


def walked(node: For, linear: Linear, private: frozenset[str]) -> Walks:
    """Return the walks along rows in a loop; none if an iteration may change what a later one loads, or if
    there are none. `private` are arrays of the lanes.
    """
    is_plain = isinstance(node.step, Lit) and number(node.step) in (1, -1) and linear.index.loop(node.var)
    if not is_plain or (trip_count(node) or DEEP) < DEEP:
        return Walks()
    inside = statements(node.body)
    stores = [inner for inner in inside if isinstance(inner, Store) and inner.array not in private]
    is_known = all(isinstance(inner, Assign | If | Region | Store) for inner in inside)
    if not is_known or sum(1 for _ in evaluated(node.body)) > _LARGEST:
        return Walks()
    unique = {load: None for load in loads(node.body) if load.array not in private}
    tiles = [load for load in unique if steps(load, node.var, linear)]
    own = {store.array: store for store in stores if steps(store, node.var, linear)}
    if len(own) < len(stores) or len(tiles) + len(own) > MOST or not _run_before(node.body, own):
        return Walks()
    others = {load.array for load in unique} | own.keys()
    apart = [(name, other) for name in own for other in others if other not in own or name < other]
    return Walks(tuple(tiles), tuple(stores), tuple(sorted(apart)))


def _run_before(body: Block, own: Mapping[str, Store]) -> bool:
    """True if all iterations of a loop may load from these arrays before the first of them stores: each is
    stored to in every iteration, and loaded at the same place before that, if at all.
    """
    stored = set[str]()
    for node in flat(body):
        read = [*loads((node,))]
        if any(load.array in stored for load in read) or (isinstance(node, Store) and node.array in stored):
            return False
        if any(load.array in own and load.index != own[load.array].index for load in read):
            return False
        if isinstance(node, Store):
            stored.add(node.array)
    return stored >= own.keys()


def steps(access: Load | Store, var: str, linear: Linear) -> tuple[int, ...]:
    """Return the strides from lane to lane of an access that goes along the last axis with a loop; none if it
    does not, or if the lanes access neighbours or one element.
    """
    strides: list[int] = []
    for axis, part in enumerate(access.index):
        form = linear.form(part)
        stride = None if form is None else linear.stride(form)
        if form is None or stride is None or _factor(form, var) != int(axis == len(access.index) - 1):
            return ()
        strides.append(stride)
    return tuple(strides) if any(strides[:-1]) or strides[-1] > 1 else ()


def _factor(form: Form, var: str) -> int:
    return dict(form.loops).get(var, 0)


def walks_in_tiles(program: Program, linear: Linear) -> bool:
    """True if every row that an invocation walks along is read in tiles."""
    own = linear.lane
    tiles = {
        (access.array, access.index)
        for node in statements(program.body)
        if isinstance(node, For) and (walks := walked(node, linear, frozenset()))
        for access in walks.accesses
    }
    rows = {
        (access.array, access.index)
        for access in linear.accesses()
        if access.forms[-1].loops and any(form.of(own) for form in access.forms[:-1])
    }
    return bool(rows) and rows <= tiles
