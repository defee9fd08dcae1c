"""Two launches as one: legality from index maps, and the program that follows.

Launches come here as pieces: bodies over arrays whose names say which array it is, with locals that no other
piece has. Three rules:

* **forward**: both run over one domain, and what they share is touched by each invocation at its own element
  only. The value goes on in a local.
* **inline**: the first is a map (each invocation gives its own element, and does nothing else). It is
  computed where the second loads, at the index loaded, and 0 outside the array, as the load would have
  given.
* **beside**: they share nothing that either writes, and run over one domain, or in as many equal workgroups.

A value that goes on in a local has the array's dtype, so it is rounded as the store would have rounded it; a
NaN's payload cannot be seen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from math import prod

from vyre.ir.dtypes import DType, bool_, i32
from vyre.ir.literal import Lit, literal, number
from vyre.ir.nodes import (
    Assign,
    Atomic,
    Barrier,
    Block,
    Break,
    Collective,
    Cond,
    Declare,
    Expr,
    For,
    GridSync,
    Id,
    If,
    Load,
    Name,
    Node,
    Op,
    Region,
    Return,
    Shape,
    Store,
    Var,
    false,
)
from vyre.ir.walk import (
    assigned,
    blocks,
    children,
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
from vyre.passes.names import with_arrays, with_names

Extents = tuple[int, ...]

MOST_INLINED = 4_000  # expressions written anew: above this, compiling takes longer than it can save


@dataclass(frozen=True, slots=True)
class Made:
    """An array of a plan: its shape and element type; `starts_at_zero` if the plan makes it."""

    shape: Extents
    dtype: DType
    starts_at_zero: bool = False


def bytes_of(made: Made) -> int:
    return prod(made.shape) * made.dtype.itemsize


@dataclass(frozen=True, slots=True)
class Piece:
    """A launch in a plan: what runs, over what, and the kernels that it came from."""

    body: Block
    grid: Extents
    workgroup: Extents | None
    titles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Merged:
    """Two pieces as one, the rule that allowed it, and how often the first's work is done over."""

    piece: Piece
    rule: str
    repeated: float = 1.0


@dataclass(frozen=True, slots=True)
class Refused:
    """Why two pieces stay two, in words for a person."""

    why: str


@dataclass
class Touch:
    """How a piece touches one array: the indices of its loads and stores, and whether atomics do."""

    loads: list[tuple[Expr, ...]] = field(default_factory=list)
    stores: list[tuple[Expr, ...]] = field(default_factory=list)
    atomic: bool = False

    @property
    def writes(self) -> bool:
        return bool(self.stores) or self.atomic


def touches(body: Block) -> dict[Name, Touch]:
    """Every array that a body touches."""
    found: dict[Name, Touch] = {}
    for node in statements(body):
        if isinstance(node, Store):
            found.setdefault(node.array, Touch()).stores.append(node.index)
        elif isinstance(node, Atomic):
            found.setdefault(node.array, Touch()).atomic = True
        for operand in operands(node):
            for expr in expressions(operand):
                if isinstance(expr, Load):
                    found.setdefault(expr.array, Touch()).loads.append(expr.index)
    return found


def definitions(body: Block) -> dict[Name, Expr]:
    """The locals that are assigned once, by what they are given."""
    given: dict[Name, list[Expr | None]] = {}
    for node in statements(body):
        name = assigned(node)
        if name is not None:
            given.setdefault(name, []).append(node.value if isinstance(node, Assign) else None)
    return {name: values[0] for name, values in given.items() if len(values) == 1 and values[0] is not None}


def is_own(index: tuple[Expr, ...], known: Mapping[Name, Expr]) -> bool:
    """Is the index the invocation's own place: gid(0), gid(1), ..."""
    for axis, part in enumerate(index):
        while isinstance(part, Var) and part.name in known:
            part = known[part.name]
        if part != Id("gid", axis):
            return False
    return True


def merge(
    first: Piece, second: Piece, arrays: Mapping[Name, Made], *, vanish: frozenset[Name], names: Iterator[str]
) -> Merged | Refused:
    """The two pieces as one, or why not; arrays in `vanish` are seen by nobody else."""
    one, two = touches(first.body), touches(second.body)
    shared = [
        name for name in one if name in two and name in arrays and (one[name].writes or two[name].writes)
    ]
    if any(isinstance(node, GridSync) for piece in (first, second) for node in statements(piece.body)):
        return Refused("one of them holds a grid barrier")
    if not shared:
        return _beside(first, second, names)
    why = _not_own(first, second, shared, one, two, arrays)
    if why is None:
        return _forward(first, second, [name for name in shared if one[name].writes], arrays, vanish, names)
    refusal = _not_inlinable(first, second, shared, one, two, arrays, vanish)
    if refusal is None:
        return _inline(first, second, [name for name in shared if one[name].writes], arrays, names)
    return Refused(refusal if first.workgroup is None else f"{why}, and {refusal}")


def _beside(first: Piece, second: Piece, names: Iterator[str]) -> Merged | Refused:
    if first.workgroup != second.workgroup:
        return Refused("they share no array, and run in different workgroups")
    if first.grid != second.grid:
        return Refused("they share no array, and run over different domains")
    if first.workgroup is not None and any(isinstance(node, Return) for node in statements(first.body)):
        return Refused(f"they share no array, and {first.titles[-1]} returns from workgroups")
    return Merged(_joined(first, second, closed(first.body, names), second.body), "beside")


def _joined(first: Piece, second: Piece, *bodies: Block) -> Piece:
    body = tuple(node for part in bodies for node in part)
    return Piece(body, second.grid, second.workgroup, (*first.titles, *second.titles))


# Forwarding


def _not_own(
    first: Piece, second: Piece, shared: list[Name], one: Mapping[Name, Touch], two: Mapping[Name, Touch],
    arrays: Mapping[Name, Made],
) -> str | None:  # fmt: skip
    """Why what they share is not touched at each invocation's own element alone."""
    if first.workgroup is not None or second.workgroup is not None:
        return "one of them runs in workgroups"
    if first.grid != second.grid:
        return f"they run over different domains, {_shown(first.grid)} and {_shown(second.grid)}"
    known = (definitions(first.body), definitions(second.body))
    for name in shared:
        if arrays[name].shape != first.grid:
            return f"{name} is of shape {_shown(arrays[name].shape)}, and the domain is {_shown(first.grid)}"
        for touch, where, title in (
            (one[name], known[0], first.titles[-1]),
            (two[name], known[1], second.titles[0]),
        ):
            if touch.atomic:
                return f"{title} changes {name} by atomics"
            if not all(is_own(index, where) for index in (*touch.loads, *touch.stores)):
                return f"{title} touches {name} at other elements than its own"
    return None


def _shown(extents: Extents) -> str:
    return " x ".join(str(extent) for extent in extents)


def _forward(
    first: Piece, second: Piece, written: list[Name], arrays: Mapping[Name, Made], vanish: frozenset[Name],
    names: Iterator[str],
) -> Merged:  # fmt: skip
    """Both bodies in a row, what goes from one to the other in locals."""
    held = {name: Var(next(names), arrays[name].dtype) for name in written}
    start = tuple(Assign(held[name].name, _before(name, arrays[name])) for name in written)
    before = closed(_in_locals(first.body, held, vanish), names)
    after = _in_locals(second.body, held, vanish)
    gone = {name: arrays[name] for name in written if name in vanish and arrays[name].starts_at_zero}
    body = map_expressions((*start, *before, *after), _without_shapes(gone))
    return Merged(_joined(first, second, body), "forward")


def _without_shapes(gone: Mapping[Name, Made]) -> Callable[[Expr], Expr]:
    """What writes the shapes of arrays that are no longer there as numbers."""

    def change(expr: Expr) -> Expr:
        if isinstance(expr, Shape) and expr.array in gone:
            return literal(i32, gone[expr.array].shape[expr.axis])
        return expr

    return change


def _before(name: Name, made: Made) -> Expr:
    """An element before the first piece stores to it."""
    if made.starts_at_zero:
        return Lit(made.dtype, 0)
    return Load(name, tuple(Id("gid", axis) for axis in range(len(made.shape))), made.dtype)


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
    """The body such that a `return` in it ends the body alone: a loop of one turn, left by break.

    Out of loops inside it, a flag says at each that the next one is to be left too.
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
    """The body with `return` as break; `is_inside` a loop of its own, where the flag is set too."""
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


def at_index(place: list[Expr], grid: Extents, gone: Mapping[Name, Made]) -> Callable[[Expr], Expr]:
    """What turns a body over `grid` into that of the invocation at a place; shapes of arrays in `gone` are
    numbers.
    """

    def change(expr: Expr) -> Expr:
        if isinstance(expr, Id) and expr.kind == "gid":
            return place[expr.axis] if expr.axis < len(place) else Lit(i32, 0)
        if isinstance(expr, Id) and expr.kind == "domain":
            return literal(i32, grid[expr.axis] if expr.axis < len(place) else 1)
        if isinstance(expr, Shape) and expr.array in gone:
            return literal(i32, gone[expr.array].shape[expr.axis])
        return expr

    return change


# Inlining


def _not_inlinable(
    first: Piece, second: Piece, shared: list[Name], one: Mapping[Name, Touch], two: Mapping[Name, Touch],
    arrays: Mapping[Name, Made], vanish: frozenset[Name],
) -> str | None:  # fmt: skip
    """Why the first cannot be computed where the second loads."""
    title = first.titles[-1]
    if first.workgroup is not None:
        return f"{title} runs in workgroups"
    known = definitions(first.body)
    for name, touch in one.items():
        if name not in arrays:  # of the invocation's own
            continue
        if touch.atomic:
            return f"{title} changes {name} by atomics"
        if not touch.stores:
            if name in two and two[name].writes:
                return f"{second.titles[0]} writes {name}, which {title} reads"
            continue
        if name not in vanish:
            return f"{name} is still needed afterwards"
        if name not in two:
            return f"{name}, which {title} also writes, is not read by {second.titles[0]}"
        if two[name].writes:
            return f"{second.titles[0]} writes {name} too"
        if arrays[name].shape != first.grid or not arrays[name].starts_at_zero:
            return f"{title} does not write all of {name}"
        if not all(is_own(index, known) for index in (*touch.stores, *touch.loads)):
            return f"{title} stores to other elements than its own"
    if any(isinstance(node, Barrier | Collective | GridSync) for node in statements(first.body)):
        return f"{title} waits for other invocations"
    written = frozenset(name for name in shared if one[name].stores)
    if _size(first.body) * _places(second.body, written) > MOST_INLINED:
        return f"{title} is too long to be computed wherever {second.titles[0]} loads"
    return None


def _size(body: Block) -> int:
    return sum(1 for node in statements(body) for part in operands(node) for _ in expressions(part))


def _places(body: Block, arrays: frozenset[Name]) -> int:
    """How many loads of these arrays a body is written with."""
    return sum(1 for load in loads(body) if load.array in arrays)


def _inline(
    first: Piece, second: Piece, written: list[Name], arrays: Mapping[Name, Made], names: Iterator[str]
) -> Merged:
    writer = _Inliner(first, frozenset(written), arrays, names)
    body = writer.block(second.body)
    piece = Piece(body, second.grid, second.workgroup, (*first.titles, *second.titles))
    return Merged(piece, "inline", writer.repeated(second.body))


class _Inliner:
    """Writes the second body with the first computed at every load of what it gives."""

    def __init__(
        self, first: Piece, written: frozenset[Name], arrays: Mapping[Name, Made], names: Iterator[str]
    ) -> None:
        self.first, self.written, self.arrays, self.names = first, written, arrays, names
        self.locals = sorted({name for n in statements(first.body) if (name := assigned(n))})
        self.declared = sorted({n.name for n in statements(first.body) if isinstance(n, Declare)})

    def block(self, body: Block) -> Block:
        out: list[Node] = []
        for node in body:
            seen: list[tuple[Load, Var]] = []
            parts = tuple([self.value(part, out, seen) for part in operands(node)])
            inner = tuple([self.block(part) for part in blocks(node)])
            out.append(with_blocks(with_operands(node, parts), inner))
        return tuple(out)

    def value(self, expr: Expr, before: list[Node], seen: list[tuple[Load, Var]]) -> Expr:
        """The expression without loads of what is computed; the statements that it needs go to `before`."""
        if isinstance(expr, Cond) and any(
            self._is_ours(part) for side in (expr.then, expr.other) for part in expressions(side)
        ):
            return self._choice(expr, before, seen)
        parts = tuple([self.value(part, before, seen) for part in children(expr)])
        expr = with_children(expr, parts)
        if isinstance(expr, Load) and self._is_ours(expr):
            return self._computed(expr, before, seen)
        if isinstance(expr, Shape) and expr.array in self.written:
            return literal(i32, self.arrays[expr.array].shape[expr.axis])
        return expr

    def _is_ours(self, expr: Expr) -> bool:
        return isinstance(expr, Load) and expr.array in self.written

    def _choice(self, expr: Cond, before: list[Node], seen: list[tuple[Load, Var]]) -> Var:
        """Only the side taken is computed."""
        test = self.value(expr.test, before, seen)
        local = Var(next(self.names), expr.dtype)
        sides: list[Block] = []
        for side in (expr.then, expr.other):
            inside: list[Node] = []
            value = self.value(side, inside, list(seen))
            sides.append((*inside, Assign(local.name, value)))
        before.append(If(test, sides[0], sides[1]))
        return local

    def _computed(self, load: Load, before: list[Node], seen: list[tuple[Load, Var]]) -> Var:
        for other, local in seen:
            if other == load:
                return local
        made = self.arrays[load.array]
        local = Var(next(self.names), made.dtype)
        seen.append((load, local))
        index: list[Expr] = []
        for part in load.index:
            if isinstance(part, Lit | Var | Id | Shape):
                index.append(part)
            else:
                before.append(Assign(held := next(self.names), part))
                index.append(Var(held, part.dtype))
        inside = self._body_at(index, load.array, local)
        before.append(Assign(local.name, Lit(made.dtype, 0)))
        before.append(If(_all([_within(part, n) for part, n in zip(index, made.shape, strict=True)]), inside))
        return local

    def _body_at(self, index: list[Expr], array: Name, local: Var) -> Block:
        """The first body at an index, its element of `array` in `local`."""
        own = {name: next(self.names) for name in self.locals}
        held = {
            name: local if name == array else Var(next(self.names), self.arrays[name].dtype)
            for name in self.written
        }
        place: list[Expr] = [part if part.dtype == i32 else Op("cast", (part,), i32) for part in index]
        at = at_index(place, self.first.grid, {name: self.arrays[name] for name in self.written})

        body = with_names(_in_locals(self.first.body, held, self.written), own)
        body = with_arrays(body, {name: next(self.names) for name in self.declared})
        start = tuple(Assign(var.name, Lit(var.dtype, 0)) for name, var in held.items() if name != array)
        return (Region(self.first.titles[-1], (*start, *closed(map_expressions(body, at), self.names))),)

    def repeated(self, body: Block) -> float:
        """How often the first's work is done for each of its elements, by the loads and the loops around
        them.
        """
        total = _loads(body, self.written)
        return max(total, 1.0)


def _loads(body: Block, arrays: frozenset[Name]) -> float:
    total = 0.0
    for node in body:
        total += sum(
            1 for o in operands(node) for e in expressions(o) if isinstance(e, Load) and e.array in arrays
        )
        inner = sum(_loads(part, arrays) for part in blocks(node))
        total += inner * (trips(node) if isinstance(node, For) else 1)
    return total


def trips(loop: For) -> float:
    """How often a loop runs, or a guess."""
    bounds = [number(part) for part in (loop.start, loop.stop, loop.step) if isinstance(part, Lit)]
    if len(bounds) == 3 and bounds[2]:
        return float(len(range(int(bounds[0]), int(bounds[1]), int(bounds[2]))))
    return 16.0


def _within(index: Expr, extent: int) -> Expr:
    """0 <= index < extent, in the index's own type."""
    dtype = index.dtype
    least = Op("ge", (index, Lit(dtype, 0)), bool_)
    if extent > dtype.greatest:  # every index of so narrow a type that is not negative is inside
        return least
    below = Op("lt", (index, literal(dtype, extent)), bool_)
    return below if dtype.kind == "uint" else Cond(least, below, false())


def _all(tests: list[Expr]) -> Expr:
    result = tests[0]
    for test in tests[1:]:
        result = Cond(result, test, false())
    return result
