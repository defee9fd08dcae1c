"""Fuses two launches: decides legality from index maps, and builds the fused program.

Launches are represented as pieces: bodies over arrays whose names identify them, with locals that no other
piece has. Three rules:

* **forward**: both run over one domain, and each invocation touches shared arrays at its own element only.
  The value is passed in a local.
* **inline**: the first is a map (each invocation stores its own element, and does nothing else). It is
  computed where the second loads, at the index loaded, and is 0 outside the array, as the load would have
  been.
* **beside**: they share nothing that either writes, and run over one domain, or in as many equal workgroups.

A value that is passed in a local has the array's dtype, so it is rounded as the store would have rounded it;
a NaN's payload is not observable.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, replace
from functools import partial, reduce
from math import prod

from vyre.analysis.bounds import Intervals
from vyre.analysis.cost import loads_of
from vyre.analysis.effects import Touch, assigned_in, has_grid_barrier, touches, waits
from vyre.analysis.index import Index, Sizes
from vyre.ir.dtypes import DType, bool_, i32
from vyre.ir.literal import Lit, literal
from vyre.ir.nodes import (
    Assign,
    Block,
    Break,
    Cond,
    Declare,
    Expr,
    Extents,
    For,
    Id,
    If,
    Load,
    Name,
    Node,
    Program,
    Region,
    Return,
    Shape,
    Store,
    Var,
    false,
)
from vyre.ir.once import once
from vyre.ir.walk import (
    assigned,
    blocks,
    children,
    evaluated,
    expressions,
    loads,
    map_expressions,
    operands,
    rewrite_block,
    statements,
    with_blocks,
    with_children,
    with_operands,
)
from vyre.lower.prepare import own_loop_variables
from vyre.ops import build
from vyre.passes.names import with_arrays, with_names
from vyre.plan.own_elements import has_domain, is_own, is_row, row_steps

MOST_INLINED = 4_000  # duplicated expressions: above this, compiling takes longer than it can save


@dataclass(frozen=True, slots=True)
class Made:
    """An array of a plan: its shape and element type; `starts_at_zero` if the plan allocates it.

    `outer` are the shape and type that it has outside of the plan, where these are other ones.
    """

    shape: Extents
    dtype: DType
    starts_at_zero: bool = False
    outer: tuple[Extents, DType] | None = None

    @property
    def outside(self) -> tuple[Extents, DType]:
        """The shape and type that it is passed and returned with."""
        return (self.shape, self.dtype) if self.outer is None else self.outer


def bytes_of(made: Made) -> int:
    return prod(made.shape) * made.dtype.itemsize


@dataclass(frozen=True, slots=True)
class Piece:
    """A launch in a plan: its body, its grid, the kernels that it came from, and the arrays that it is known
    to store all elements of, each once, or the same again.
    """

    body: Block
    grid: Extents
    workgroup: Extents | None
    titles: tuple[str, ...]
    once: frozenset[Name] = frozenset()


def index_of(piece: Piece) -> Index:
    """The index forms of a piece, for any extents of arrays."""
    return Index(piece.body, piece.workgroup, len(piece.grid))


def invocation_at(index: Sequence[Expr], grid: Extents, shape: Extents) -> list[Expr]:
    """The invocation that owns the element at an index of such an array; None outside of the domain."""
    if grid == shape:
        return list(index)
    if not is_row(grid, shape):
        parts = iter([part for part, size in zip(index, shape, strict=True) if size != 1])
        return [next(parts) if size != 1 else Lit(i32, 0) for size in grid]
    outer, *inner = zip(row_steps(grid), grid, strict=True)
    place = [build.floordiv(index[0], literal(i32, outer[0]))]
    for step, size in inner:
        place.append(build.mod(build.floordiv(index[0], literal(i32, step)), literal(i32, size)))
    return list(place)


@dataclass(frozen=True, slots=True)
class Merged:
    """Two fused pieces, the rule that allowed it, and how often the first one's work is repeated."""

    piece: Piece
    rule: str
    repeated: float = 1.0


@dataclass(frozen=True, slots=True)
class Refused:
    """Why two pieces are not fused, for people."""

    why: str


@dataclass(frozen=True)
class Neighbours:
    """Two pieces that may be fused; arrays in `vanish` are not used elsewhere, `names` yields new names."""

    first: Piece
    second: Piece
    arrays: Mapping[Name, Made]
    vanish: frozenset[Name]
    names: Iterator[str]

    @once
    def one(self) -> dict[Name, Touch]:
        """The uses of arrays by the first piece."""
        return touches(self.first.body)

    @once
    def two(self) -> dict[Name, Touch]:
        """The uses of arrays by the second piece."""
        return touches(self.second.body)

    @once
    def indices(self) -> tuple[Index, Index]:
        """The index forms of both pieces."""
        return index_of(self.first), index_of(self.second)

    @once
    def shared(self) -> list[Name]:
        """The arrays that both touch and one of them writes."""
        both = [name for name in self.one if name in self.two and name in self.arrays]
        return [name for name in both if self.one[name].writes or self.two[name].writes]

    @property
    def written(self) -> list[Name]:
        """The shared arrays that the first writes."""
        return [name for name in self.shared if self.one[name].writes]

    @property
    def titles(self) -> tuple[str, str]:
        """The names of the adjacent kernels: the last one of the first piece, and the first one of the
        second.
        """
        return self.first.titles[-1], self.second.titles[0]

    def alike(self, removed: Container[Name]) -> dict[Extents, Name]:
        """For each shape, one of the arrays that the two access and that remain after fusion."""
        touched = [name for name in (*self.two, *self.one) if name in self.arrays]
        stay = [name for name in touched if name not in removed and name not in self.vanish]
        return {self.arrays[name].shape: name for name in reversed(stay)}

    def joined(self, rule: str, body: Block, *, repeated: float = 1.0) -> Merged:
        """The two as one piece that runs over the second's grid."""
        titles = (*self.first.titles, *self.second.titles)
        once = (self.first.once | self.second.once) - frozenset(self.shared)
        return Merged(Piece(body, self.second.grid, self.second.workgroup, titles, once), rule, repeated)


NONE_ALIKE: Mapping[Extents, Name] = {}
WORKGROUPS = "one of them runs in workgroups"


def merge(pair: Neighbours) -> Merged | Refused:
    """The two pieces as one, or the reason why not."""
    first, second = pair.first, pair.second
    if any(has_grid_barrier(piece.body) for piece in (first, second)):
        return Refused("one of them holds a grid barrier")
    if not pair.shared:
        return _beside(pair)
    why = _not_own(pair)
    if why is None:
        return _forward(pair)
    refusal = _not_inlinable(pair)
    if refusal is None:
        writer = _Inliner(pair)
        return pair.joined("inline", writer.inlined(), repeated=writer.repeated(second.body))
    is_cause = first.workgroup is None or why == WORKGROUPS
    return Refused(refusal if is_cause else f"{why}, and {refusal}")


def _beside(pair: Neighbours) -> Merged | Refused:
    first, second = pair.first, pair.second
    if first.workgroup != second.workgroup:
        return Refused("they share no array, and run in different workgroups")
    if first.grid != second.grid:
        return Refused("they share no array, and run over different domains")
    if first.workgroup is not None and any(isinstance(node, Return) for node in statements(first.body)):
        return Refused(f"they share no array, and {pair.titles[0]} returns from workgroups")
    return pair.joined("beside", (*closed(first.body, pair.names), *second.body))


# Forwarding


def _not_own(pair: Neighbours) -> str | None:
    """Why shared arrays are accessed at other elements than each invocation's own."""
    first, second = pair.first, pair.second
    if first.workgroup is not None or second.workgroup is not None:
        return WORKGROUPS
    if first.grid != second.grid:
        return f"they run over different domains, {_shown(first.grid)} and {_shown(second.grid)}"
    for name in pair.shared:
        shape = pair.arrays[name].shape
        if not has_domain(first.grid, shape):
            return f"{name} is of shape {_shown(shape)}, and the domain is {_shown(first.grid)}"
        touched = (pair.one[name], pair.two[name])
        for touch, where, title in zip(touched, pair.indices, pair.titles, strict=True):
            if touch.atomic:
                return f"{title} changes {name} by atomics"
            if not all(is_own(where, index, first.grid, shape) for index in (*touch.loads, *touch.stores)):
                return f"{title} touches {name} at other elements than its own"
    return None


def _shown(extents: Extents) -> str:
    return " x ".join(str(extent) for extent in extents)


def _forward(pair: Neighbours) -> Merged:
    """Both bodies in sequence, with shared elements in locals."""
    arrays = {name: pair.arrays[name] for name in pair.written}
    held = {name: Var(next(pair.names), made.dtype) for name, made in arrays.items()}
    grid = pair.first.grid
    start = tuple(Assign(held[name].name, _before(name, made, grid)) for name, made in arrays.items())
    before = closed(_in_locals(pair.first.body, held, pair.vanish), pair.names)
    after = _in_locals(pair.second.body, held, pair.vanish)
    removed = {name: made for name, made in arrays.items() if name in pair.vanish and made.starts_at_zero}
    alike = pair.alike(removed)
    body = map_expressions((*start, *before, *after), lambda expr: _without_shape(expr, removed, alike))
    return pair.joined("forward", body)


def _without_shape(expr: Expr, removed: Mapping[Name, Made], alike: Mapping[Extents, Name]) -> Expr:
    """The shape of a removed array as that of one that stays, of which schedules know where rows end, or as a
    literal if there is none; any other expression unchanged.
    """
    if not isinstance(expr, Shape) or expr.array not in removed:
        return expr
    shape = removed[expr.array].shape
    return replace(expr, array=alike[shape]) if shape in alike else literal(i32, shape[expr.axis])


def _before(name: Name, made: Made, grid: Extents) -> Expr:
    """The value of an invocation's own element before the first piece stores to it."""
    if made.starts_at_zero:
        return Lit(made.dtype, 0)
    ids: list[Expr] = [Id("gid", axis) for axis in range(len(grid))]
    if is_row(grid, made.shape):
        steps = [build.mul(part, literal(i32, step)) for part, step in zip(ids, row_steps(grid), strict=True)]
        ids = [reduce(build.add, steps)]
    elif made.shape != grid:
        ids = invocation_at(ids, made.shape, grid)
    return Load(name, tuple(ids), made.dtype)


def _in_locals(body: Block, held: Mapping[Name, Var], vanish: frozenset[Name]) -> Block:
    """The body with elements of these arrays in locals; arrays that stay are stored to as well."""

    def value(expr: Expr) -> Expr:
        return held[expr.array] if isinstance(expr, Load) and expr.array in held else expr

    def change(node: Node) -> Block:
        if not isinstance(node, Store) or node.array not in held:
            return (node,)
        kept = Assign(held[node.array].name, node.value, node.span)
        return (kept,) if node.array in vanish else (kept, replace(node, value=held[node.array]))

    return rewrite_block(map_expressions(body, value), change)


def closed(body: Block, names: Iterator[str]) -> Block:
    """The body such that a `return` in it ends the body alone: a loop of one iteration, left by break.

    For returns inside nested loops, a flag checked after each loop leaves the next one too.
    """
    if not any(isinstance(node, Return) for node in statements(body)):
        return body
    flag = Var(next(names), bool_)
    left = _with_breaks(body, flag, is_inside=False)
    start: Block = (
        (Assign(flag.name, false()),) if any(assigned(n) == flag.name for n in statements(left)) else ()
    )
    return (*start, For(next(names), Lit(i32, 0), Lit(i32, 1), Lit(i32, 1), left))


def _with_breaks(body: Block, flag: Var, *, is_inside: bool) -> Block:
    """The body with `return` replaced by break; `is_inside` a loop of the body, where the flag is set too."""
    out: list[Node] = []
    for node in body:
        if isinstance(node, Return):
            raised = (Assign(flag.name, literal(bool_, True)),) if is_inside else ()
            out += [*raised, Break(node.span)]
            continue
        loops = isinstance(node, For)
        parts = tuple(_with_breaks(part, flag, is_inside=is_inside or loops) for part in blocks(node))
        out.append(with_blocks(node, parts))
        if loops and any(isinstance(inner, Return) for inner in statements((node,))):
            out.append(If(flag, (Break(),)))
    return tuple(out)


def with_own_names(
    body: Block, names: Iterator[str], scalars: Mapping[Name, DType], *, but: Set[str] = frozenset()
) -> Block:
    """The body with locals and arrays of its own, so that a copy of it in another place shares none, except
    for those in `but`; a local that has the name of a scalar begins with that.
    """
    own = {name: next(names) for name in sorted(assigned_in(body) - but)}
    arrays = {node.name: next(names) for node in statements(body) if isinstance(node, Declare)}
    start = tuple(Assign(own[name], Var(name, scalars[name])) for name in own if name in scalars)
    body = with_names(body, own) if own else body
    return (*start, *(with_arrays(body, arrays) if arrays else body))


def at_index(
    place: list[Expr], grid: Extents, removed: Mapping[Name, Made], alike: Mapping[Extents, Name] = NONE_ALIKE
) -> Callable[[Expr], Expr]:
    """A rewrite of a body over `grid` to its one index `place`; shapes of arrays in `removed` are those of
    arrays in `alike`, or literals.
    """

    def change(expr: Expr) -> Expr:
        if isinstance(expr, Id) and expr.kind == "gid":
            return place[expr.axis] if expr.axis < len(place) else Lit(i32, 0)
        if isinstance(expr, Id) and expr.kind == "domain":
            return literal(i32, grid[expr.axis] if expr.axis < len(place) else 1)
        return _without_shape(expr, removed, alike)

    return change


# Inlining


def _not_inlinable(pair: Neighbours) -> str | None:
    """Why the first cannot be computed where the second loads."""
    first, two, (title, other) = pair.first, pair.two, pair.titles
    if first.workgroup is not None:
        return f"{title} runs in workgroups"
    for name, touch in pair.one.items():
        if name not in pair.arrays:  # an array of the invocation itself
            continue
        if touch.atomic:
            return f"{title} changes {name} by atomics"
        if not touch.stores:
            if name in two and two[name].writes:
                return f"{other} writes {name}, which {title} reads"
            continue
        if name not in pair.vanish:
            return f"{name} is still needed afterwards"
        if name not in two:
            return f"{name}, which {title} also writes, is not read by {other}"
        if two[name].writes:
            return f"{other} writes {name} too"
        shape = pair.arrays[name].shape
        if not has_domain(first.grid, shape) or not pair.arrays[name].starts_at_zero:
            return f"{title} does not write all of {name}"
        known = pair.indices[0]
        if not all(is_own(known, index, first.grid, shape) for index in (*touch.stores, *touch.loads)):
            return f"{title} stores to other elements than its own"
    if waits(first.body):
        return f"{title} waits for other invocations"
    places = sum(1 for load in loads(pair.second.body) if load.array in pair.written)
    if places * len(evaluated(first.body)) > MOST_INLINED:
        return f"{title} is too long to be computed wherever {other} loads"
    return None


class _Inliner:
    """Rewrites the second body: every load of the first one's output becomes its computation."""

    def __init__(self, pair: Neighbours) -> None:
        self.first, self.names, self.index, self.arrays = pair.first, pair.names, pair.indices[0], pair.arrays
        self.written = {name: pair.arrays[name] for name in pair.written}
        self.alike = pair.alike(self.written)
        self.locals = sorted({name for n in statements(self.first.body) if (name := assigned(n))})
        self.declared = sorted({n.name for n in statements(self.first.body) if isinstance(n, Declare)})
        second, shapes = pair.second, {name: made.shape for name, made in pair.arrays.items()}
        self.body = second.body
        self.own_body = own_loop_variables(Program("", (), self.body)).body  # a shared one has no interval
        sizes = Sizes(shapes, second.grid)
        self.intervals = Intervals(Index(self.own_body, second.workgroup, sizes=sizes))

    def inlined(self) -> Block:
        """The second body, with its own names of loop variables."""
        loops = zip(statements(self.own_body), statements(self.body), strict=True)
        names = {own.var: loop.var for own, loop in loops if isinstance(own, For) and isinstance(loop, For)}
        return with_names(self.block(self.own_body), names)

    def block(self, body: Block) -> Block:
        out: list[Node] = []
        for node in body:
            computed: list[tuple[Load, Var]] = []
            parts = tuple([self.value(part, out, computed) for part in operands(node)])
            inner = tuple([self.block(part) for part in blocks(node)])
            out.append(with_blocks(with_operands(node, parts), inner))
        return tuple(out)

    def value(self, expr: Expr, before: list[Node], computed: list[tuple[Load, Var]]) -> Expr:
        """The expression without loads of inlined arrays; statements that it needs go to `before`."""
        if isinstance(expr, Cond) and any(
            self._is_ours(part) for side in (expr.then, expr.other) for part in expressions(side)
        ):
            return self._choice(expr, before, computed)
        parts = tuple([self.value(part, before, computed) for part in children(expr)])
        expr = with_children(expr, parts)
        if isinstance(expr, Load) and self._is_ours(expr):
            return self._computed(expr, before, computed)
        return _without_shape(expr, self.written, self.alike)

    def _is_ours(self, expr: Expr) -> bool:
        return isinstance(expr, Load) and expr.array in self.written

    def _choice(self, expr: Cond, before: list[Node], computed: list[tuple[Load, Var]]) -> Var:
        """A conditional that computes only the selected side."""
        test = self.value(expr.test, before, computed)
        local = Var(next(self.names), expr.dtype)
        sides: list[Block] = []
        for side in (expr.then, expr.other):
            inside: list[Node] = []
            value = self.value(side, inside, list(computed))
            sides.append((*inside, Assign(local.name, value)))
        before.append(If(test, sides[0], sides[1]))
        return local

    def _computed(self, load: Load, before: list[Node], computed: list[tuple[Load, Var]]) -> Var:
        for other, local in computed:
            if other == load:
                return local
        made = self.written[load.array]
        local = Var(next(self.names), made.dtype)
        computed.append((load, local))
        index: list[Expr] = []
        for part in load.index:
            if isinstance(part, Lit | Var | Id | Shape):
                index.append(part)
            else:
                before.append(Assign(held := next(self.names), part))
                index.append(Var(held, part.dtype))
        inside = self._body_at(index, load.array, local)
        before.append(Assign(local.name, Lit(made.dtype, 0)))
        axes = zip(load.index, index, made.shape, strict=True)
        tests = [within(at, extent) for part, at, extent in axes if not self._is_inside(part, extent)]
        if tests:
            inside = (If(reduce(lambda first, second: Cond(first, second, false()), tests), inside),)
        before += inside
        return local

    def _is_inside(self, index: Expr, extent: int) -> bool:
        """True if an index of the second body is inside of an axis in every invocation."""
        values = self.intervals.exact(index, index.dtype)
        return values is not None and 0 <= values.low and values.high < extent

    def _body_at(self, index: list[Expr], array: Name, local: Var) -> Block:
        """The first body at an index, its element of `array` in `local`."""
        own = {name: next(self.names) for name in self.locals}
        held = {
            name: local if name == array else Var(next(self.names), made.dtype)
            for name, made in self.written.items()
        }
        place: list[Expr] = [build.converted(part, i32) for part in index]
        body = _in_locals(self.first.body, held, frozenset(self.written))
        row = Var(next(self.names), i32)  # for ids of the second body until those of the first are gone
        if len(place) == 1:
            body = map_expressions(body, partial(self._of_row, row))
        at = at_index(
            invocation_at(place, self.first.grid, self.written[array].shape),
            self.first.grid,
            self.written,
            self.alike,
        )
        body = with_names(body, own)
        body = with_arrays(body, {name: next(self.names) for name in self.declared})
        body = map_expressions(map_expressions(body, at), lambda expr: place[0] if expr == row else expr)
        start = tuple(Assign(var.name, Lit(var.dtype, 0)) for name, var in held.items() if name != array)
        return (Region(self.first.titles[-1], (*start, *closed(body, self.names))),)

    def _of_row(self, place: Expr, expr: Expr) -> Expr:
        """A load of an invocation's own element from a row, by its place there."""
        if not isinstance(expr, Load) or len(expr.index) > 1 or expr.array not in self.arrays:
            return expr
        shape, grid = self.arrays[expr.array].shape, self.first.grid
        is_ours = is_row(grid, shape) and is_own(self.index, expr.index, grid, shape)
        return replace(expr, index=(place,)) if is_ours else expr

    def repeated(self, body: Block) -> float:
        """The computations of the first piece per element: the number of loads, times their loops."""
        return max(loads_of(body, self.written), 1.0)


def within(index: Expr, extent: int) -> Expr:
    """0 <= index < extent, in the index's own type."""
    dtype = index.dtype
    least = build.ge(index, Lit(dtype, 0))
    if extent > dtype.greatest:  # every non-negative index of this narrow type is inside
        return least
    below = build.lt(index, literal(dtype, extent))
    return below if dtype.kind == "uint" else Cond(least, below, false())
