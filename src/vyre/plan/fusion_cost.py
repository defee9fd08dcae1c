"""Decides which fusions are worth it: the nanoseconds of moving arrays against those of computing again.

This is the one place for decisions that index maps leave open. `make_plan` takes them as an argument, so that
measurements can replace these estimates.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from math import prod
from typing import Any, NamedTuple, TypeAlias

from vyre.analysis.cost import busy, loads_of, nodes, with_turns
from vyre.analysis.effects import touches
from vyre.analysis.index import Index, Sizes
from vyre.analysis.times import (
    BESIDE_BYTES,
    FREE_NODES_INSIDE,
    IN_TILES,
    NS_PER_BYTE,
    NS_PER_BYTE_IN_BANDS,
    NS_PER_BYTE_MOVED,
    NS_PER_BYTE_SAVED,
    NS_PER_LAUNCH,
    NS_PER_LAUNCH_SAVED,
    NS_PER_LOAD,
    NS_PER_LOAD_INSIDE,
    NS_PER_NEAR_LOAD_INSIDE,
    NS_PER_NODE,
    NS_PER_NODE_IN_GROUPS,
    NS_PER_NODE_INSIDE,
    NS_PER_OPERATION,
    NS_PER_PLACE_INSIDE,
    NS_PER_QUOTIENT,
    NS_PER_QUOTIENT_INSIDE,
)
from vyre.ir.literal import Lit
from vyre.ir.nodes import Expr, For, Id, Load, Name, Store
from vyre.ir.walk import children, evaluated_by, loads, operands, statements
from vyre.lower.prepare import forward_ids
from vyre.passes import expand
from vyre.plan.graph import Graph, program_of
from vyre.plan.merge import Merged, Piece, bytes_of
from vyre.targets.specialization import StreamCut
from vyre.targets.target import Capabilities

FAR_BYTES = 2 << 20  # of an array that is read from memory or from a cache that cores share
FEW_TILES = 8  # of an axis: loops over the first and the last test the places of loads
FEW_LANES = 64  # neighbours: fewer do not fill vectors and the time that these wait for each other

# Why two calls that may be fused should not be; None if they should.
Worth: TypeAlias = Callable[[Graph, Piece, Piece, Merged], str | None]


def faster_alone(graph: Graph, first: Piece, second: Piece, joined: Merged) -> str | None:
    """Why two calls are faster as separate launches on a CPU, even if other rules allow fusion; else None."""
    if joined.rule == "beside":
        return _faster_one_by_one(graph, first, second)
    return _faster_outside(graph, first, second, joined) if joined.rule == "inline" else None


def _faster_one_by_one(graph: Graph, first: Piece, second: Piece) -> str | None:
    """Why two calls over different arrays should not share a launch: it would stream too many arrays at a
    time.
    """
    moving = [moved(piece, graph) for piece in (first, second)]
    if moving[0].keys() & moving[1].keys() or sum(map(sum, map(dict.values, moving))) < BESIDE_BYTES:
        return None
    return f"{first.titles[-1]} and {second.titles[0]} share no array, and go through theirs one by one"


def _faster_outside(graph: Graph, first: Piece, second: Piece, joined: Merged) -> str | None:
    """Why the first is faster by itself than in a workgroup or a loop of the second.

    There it runs in short vectors, and the places of its loads are tested one by one. A launch of its own
    does the same work in the time of moving its bytes.
    """
    is_group = second.workgroup is not None
    first_arrays, second_arrays, both = (set(touches(piece.body)) for piece in (first, second, joined.piece))
    removed = first_arrays & second_arrays - both
    loops = [node for node in statements(second.body) if isinstance(node, For)]
    loops = [loop for loop in loops if loads_of(loop.body, removed)]
    if not is_group and not loops:
        return None
    body = expand(program_of(first, graph)).body
    shapes = {name: made.shape for name, made in graph.arrays.items()}
    is_flat = any(shapes[name][-1:] != first.grid[-1:] for name in removed)
    near, far = _placed_loads(first, Index(first.body, sizes=Sizes(shapes, first.grid)), is_flat)
    alone = busy(body)
    inside = far * NS_PER_LOAD_INSIDE
    if is_flat and _uses_place(first, graph):
        inside += NS_PER_PLACE_INSIDE
    has_loops = any(isinstance(node, For) and not node.unroll for node in statements(first.body))
    is_down = _goes_down_columns(second, removed, graph)
    is_slow = is_group or has_loops or (is_down and second.grid[-1] < FEW_LANES)
    if is_slow or second.grid[0] < FEW_TILES or any(isinstance(loop.start, Lit) for loop in loops):
        # A loop over a whole axis goes beyond it, and tests the places of all loads.
        inside += near * NS_PER_NEAR_LOAD_INSIDE
    if is_slow or (is_down and max(bytes_of(graph.arrays[name]) for name in removed) >= FAR_BYTES):
        # With more work for an element, fewer vectors of a row are fetched at a time.
        is_in_tiles = second.workgroup is not None and len(second.workgroup) == 1 and not has_loops
        part = IN_TILES if is_in_tiles else 1.0
        inside += alone.quotients * NS_PER_QUOTIENT_INSIDE * part
        inside += max(nodes(body) - FREE_NODES_INSIDE, 0) * NS_PER_NODE_INSIDE * part
    size = sum(2 * bytes_of(graph.arrays[name]) for name in removed)
    moving = size * next(ns for least, ns in NS_PER_BYTE_SAVED if size >= least)
    if prod(first.grid) * inside <= moving + NS_PER_LAUNCH_SAVED:
        return None
    return f"{first.titles[-1]} is faster by itself than where {second.titles[0]} loads"


def _goes_down_columns(piece: Piece, arrays: Collection[Name], graph: Graph) -> bool:
    """True if each lane goes down a column of one of these arrays."""
    shapes = {name: made.shape for name, made in graph.arrays.items()}
    own, index = Id("gid", len(piece.grid) - 1), Index(piece.body, sizes=Sizes(shapes, piece.grid))
    forms = [index.form(load.index[-1]) for load in loads(piece.body) if load.array in arrays]
    return any(form is not None and form.of(own) for form in forms)


def _placed_loads(piece: Piece, index: Index, is_flat: bool) -> tuple[float, float]:
    """The loads of an invocation some places away from its own, and those at other places: where neighbours
    along the row load neither neighbours nor all the same. If `is_flat`, all rows are taken as one, and only
    what lies like that has a place without quotients.
    """
    lane = Id("gid", len(piece.grid) - 1)
    own = {(Id("gid", axis), prod(piece.grid[axis + 1 :])) for axis in range(len(piece.grid))}
    near = far = 0.0
    for node, times in with_turns(piece.body):
        for part in evaluated_by(node):
            if isinstance(part, Load):
                forms = [form for place in part.index if (form := index.form(place)) is not None]
                factors = [form.of(lane) for form in forms]
                is_placed = len(forms) == len(part.index) and (
                    len(forms) == 1 and {*forms[0].terms} == own
                    if is_flat
                    else not any(factors[:-1]) and factors[-1:] in ([0], [1])
                )
                is_near = is_placed and any(form.const for form in forms)
                near, far = near + times * is_near, far + times * (not is_placed)
    return near, far


def _uses_place(piece: Piece, graph: Graph) -> bool:
    """True if what an invocation computes depends on its place, other than by what it loads."""

    def depends(expr: Expr) -> bool:
        if isinstance(expr, Load):
            return False
        return (isinstance(expr, Id) and expr.kind == "gid") or any(map(depends, children(expr)))

    for node in statements(forward_ids(program_of(piece, graph)).body):
        values = (node.value,) if isinstance(node, Store) else tuple(operands(node))
        if any(not isinstance(value, Id) and depends(value) for value in values):
            return True
    return False


class Rules(NamedTuple):
    """Decides which legal fusions are made (`worth`), and which more are refused (`in_bands`) in an
    alternative plan whose arrays would stay in the cache between launches in bands; `has_bands` if the device
    runs launches so, as CPUs do, for which `alone` refuses more; `has_walks` if stencils run fastest there
    as walks of subgroups along the rows, in workgroups with `shared_bytes` of memory. `cut` gives the tuned
    cut of launches that stream.
    """

    worth: Worth
    in_bands: Worth
    has_bands: bool = True
    has_walks: bool = False
    shared_bytes: int = 48 * 1024  # as much as every GPU has
    cut: Callable[[], StreamCut] = StreamCut
    alone: Worth = faster_alone

    def on(self, device: Capabilities) -> Rules:
        """The rules for a device."""

        def worth(*pair: Any) -> str | None:
            return self.worth(*pair) or self.alone(*pair)

        return self._replace(
            worth=worth if device.has_bands else self.worth,
            has_bands=device.has_bands,
            has_walks=device.has_walks,
            shared_bytes=device.shared_bytes,
        )


def not_worth(graph: Graph, first: Piece, second: Piece, joined: Merged) -> str | None:
    """Why running the two as one would take longer; None if it would not."""
    if joined.rule != "inline":
        return None
    return _costs_more(graph, first, second, joined, trip)


def not_worth_in_bands(graph: Graph, first: Piece, second: Piece, joined: Merged) -> str | None:
    """Like `not_worth`, if arrays stay in the cache, as between launches that run band by band."""
    if joined.rule != "inline":
        return None
    return _costs_more(graph, first, second, joined, lambda size: size * NS_PER_BYTE_IN_BANDS)


def _costs_more(
    graph: Graph, first: Piece, second: Piece, joined: Merged, moved: Callable[[int], float]
) -> str | None:
    elements = prod(first.grid)
    ratio = prod(second.grid) * prod(second.workgroup or (1,)) * joined.repeated / max(elements, 1)
    first_arrays, second_arrays, both = (set(touches(piece.body)) for piece in (first, second, joined.piece))
    sizes = [bytes_of(graph.arrays[name]) for name in first_arrays & second_arrays - both]
    saved = sum(moved(size) for size in sizes) + NS_PER_LAUNCH
    each = NS_PER_NODE if second.workgroup is None else NS_PER_NODE_IN_GROUPS
    over = max(ratio - 1, 0) * elements * each
    if over == 0 or over * work(first, graph) <= saved:
        return None
    return (
        f"{first.titles[-1]} would be computed {ratio:.1f} times for each element, "
        f"which costs more than its {sum(sizes):,} bytes"
    )


def trip(size: int) -> float:
    """The nanoseconds of writing an array of `size` bytes and reading it again."""
    return size * next(ns for least, ns in NS_PER_BYTE if size >= least)


def work(piece: Piece, graph: Graph) -> float:
    """The loads and operations of an invocation, without those for indices."""
    return nodes(expand(program_of(piece, graph)).body)


class Demand(NamedTuple):
    """The nanoseconds that a launch asks of parts of a CPU that work at the same time."""

    memory: float = 0.0
    arithmetic: float = 0.0
    quotients: float = 0.0

    @property
    def ns(self) -> float:
        """The time together: quotients are computed beside all else."""
        return max(self.quotients, self.memory + self.arithmetic)

    def with_work(self, demand: Demand, factor: float = 1.0) -> Demand:
        """The same with so much of another launch's work."""
        arithmetic = self.arithmetic + factor * demand.arithmetic
        return Demand(self.memory, arithmetic, self.quotients + factor * demand.quotients)


def demand(piece: Piece, graph: Graph) -> Demand:
    """The demand of a launch by itself."""
    sizes = moved(piece, graph)
    return Demand(sum(sizes.values()) * ns_per_byte(sizes)).with_work(
        work_of(piece, graph), invocations(piece)
    )


def invocations(piece: Piece) -> int:
    return prod(piece.grid) * prod(piece.workgroup or (1,))


def work_of(piece: Piece, graph: Graph) -> Demand:
    """The demand of one invocation of a launch, without memory."""
    if piece.workgroup is not None:
        return Demand(arithmetic=work(piece, graph) * NS_PER_NODE_IN_GROUPS)
    counts = busy(expand(program_of(piece, graph)).body)
    arithmetic = counts.loads * NS_PER_LOAD + counts.operations * NS_PER_OPERATION
    return Demand(arithmetic=arithmetic, quotients=counts.quotients * NS_PER_QUOTIENT)


def moved(piece: Piece, graph: Graph) -> dict[Name, int]:
    """The bytes of each array that a launch reads or writes; twice as many if it does both."""
    return {
        name: bytes_of(graph.arrays[name]) * (bool(touch.loads) + bool(touch.writes))
        for name, touch in touches(piece.body).items()
        if name in graph.arrays
    }


def ns_per_byte(sizes: Mapping[Name, int]) -> float:
    """The nanoseconds of each byte that a launch reads or writes."""
    return next(ns for least, ns in NS_PER_BYTE_MOVED if sum(sizes.values()) >= least)


COUNTED = Rules(not_worth, not_worth_in_bands)  # by bytes moved and repeated work
